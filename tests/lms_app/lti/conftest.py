"""A platform that the tool knows, and eyes on the rows; imported late, for models need Django set up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.lms_app.lti.lms import Lms, Rows


@pytest.fixture
def connect(db: None, monkeypatch: pytest.MonkeyPatch, settings: Any) -> Callable[..., Lms]:
    """Make platforms that are registered here, their deployment approved."""
    from tests.lms_app.lti.lms import connector

    return connector(monkeypatch, settings.PUBLIC_URL)


@pytest.fixture
def lms(connect: Callable[..., Lms]) -> Lms:
    """The platform of Ada, Ben and Ivy."""
    return connect()


@pytest.fixture
def rows() -> Callable[[], Rows]:
    """Photograph the rows."""
    from tests.lms_app.lti.lms import photograph

    return photograph
