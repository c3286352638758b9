"""Open edX's LTI consumer in a process and an environment of its own."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from config.local import processes
from tests.fakes.browser import FIELD, FORM, Browser, Reply
from tests.services import stack
from tests.services.base import FOLDER

INTERPRETER = stack.ROOT / ".venv-openedx" / "bin" / "python"
HOST = Path(__file__).with_name("host.py")


@dataclass
class OpenEdx:
    """The running platform, and how somebody opens the lesson there."""

    stack: stack.ToolStack
    origin: str
    facts: dict[str, str]

    def open(self, person: str, *, role: str = "student", activity: str = "") -> tuple[Browser, Reply]:
        """Open the block, follow the login to the platform and its launch to the tool; give the tool's page."""
        where = {"person": person, "role": role, "activity": activity, "config_id": self.facts["config_id"]}
        return self._launched("open", where)

    def open_chosen(self, person: str, *, role: str = "student") -> tuple[Browser, Reply]:
        """Open the block whose content was chosen; give the tool's page."""
        return self._launched("open", {"person": person, "role": role, "config_id": self.facts["empty_config_id"]})

    def choose(self, person: str) -> tuple[Browser, Reply]:
        """Begin to choose the content of the block that has none; give the tool's page."""
        where = {"person": person, "role": "instructor", "config_id": self.facts["empty_config_id"]}
        return self._launched("choose", where)

    def _launched(self, door: str, where: dict[str, str]) -> tuple[Browser, Reply]:
        browser = Browser()
        page = browser.follow(browser.get(f"{self.origin}/{door}", where))
        assert page.status == 200, page.text[:500]
        form = FORM.search(page.text)
        assert form, page.text[:500]
        fields = {unescape(name): unescape(value) for name, value in FIELD.findall(page.text)}
        return browser, browser.follow(browser.post(unescape(form[1]), fields))

    def gradebook(self) -> dict[str, Any]:
        """Return what the platform's gradebook holds."""
        found: dict[str, Any] = Browser().get(f"{self.origin}/gradebook").json()
        return found


@pytest.fixture(scope="session")
def openedx(shared_stack: stack.ToolStack) -> Iterator[OpenEdx]:
    assert INTERPRETER.exists(), "run make .venv-openedx/.done"
    port = stack.free_port()
    folder = Path(os.environ[FOLDER]) / f"openedx-{port}"
    folder.mkdir()
    errors = folder / "errors.log"
    with errors.open("wb") as output:
        process = subprocess.Popen(
            [INTERPRETER, HOST, "--port", str(port), "--tool", shared_stack.base_url, "--folder", folder],
            stdout=subprocess.PIPE,
            stderr=output,
            env={"PATH": os.defpath},
            start_new_session=True,
            preexec_fn=processes.death_wish(),
        )
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line, errors.read_text()
    platform = OpenEdx(shared_stack, f"http://127.0.0.1:{port}", json.loads(line))
    register(platform)
    yield platform
    processes.stop_all([process], grace=3)
    process.stdout.close()


def register(platform: OpenEdx) -> None:
    """Make the platform known to the tool, as its operator does."""
    facts = platform.facts
    printed = platform.stack.manage(
        "register_platform",
        *("--name", "Open edX", "--issuer", platform.origin, "--client-id", facts["client_id"]),
        *("--auth-login-url", facts["auth_login_url"], "--auth-token-url", facts["auth_token_url"]),
        *("--jwks-url", facts["jwks_url"], "--deployment-id", facts["deployment_id"]),
    )
    assert re.search(r'"launch": "http://localhost:\d+/lti/launch/"', printed)
