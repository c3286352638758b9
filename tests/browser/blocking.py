"""A Chromium that keeps no cookie of the tool inside a course page; in a window of its own it does."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.services import chromium

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, BrowserType

BLOCK = 2
#: A frame that goes from site to site and back within a moment changes its process each time, and whoever drives the
#: browser may lose sight of it. In one process it stays the same frame; cookies are blocked by site as before.
ONE_PROCESS = "--disable-site-isolation-trials"


def open_profile(
    browser_type: BrowserType, folder: Path, *, tool: str, course_sites: Sequence[str], **settings: Any
) -> BrowserContext:
    """Open a browser whose owner blocks the tool's cookies on those course sites, and nowhere else."""
    rules = {f"{tool},{site}": {"setting": BLOCK} for site in course_sites}
    preferences = {"profile": {"content_settings": {"exceptions": {"cookies": rules}}}}
    profile = folder / "Default"
    profile.mkdir(parents=True)
    (profile / "Preferences").write_text(json.dumps(preferences))
    return browser_type.launch_persistent_context(
        folder, executable_path=chromium.get(), args=[*chromium.flags(), ONE_PROCESS], **settings
    )
