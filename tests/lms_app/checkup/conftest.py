"""A platform that is well connected: registered, launched from once, our own addresses reachable.

Imports stand in the fixtures: this file is read before Django is set up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.lms_app.checkup.patient import Patient


@pytest.fixture
def patient(db: None, monkeypatch: pytest.MonkeyPatch, settings: Any) -> Callable[..., Patient]:
    """Make platforms that are to be examined."""
    from tests.lms_app.checkup.patient import maker

    return maker(monkeypatch, settings.PUBLIC_URL)
