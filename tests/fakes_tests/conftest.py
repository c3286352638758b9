"""A platform of each kind with a stub tool connected to it."""

import pytest

from tests.fakes.platform import FakePlatform
from tests.fakes_tests.stub_tool import StubTool


def connected(kind: str, **settings) -> tuple[FakePlatform, StubTool]:
    tool = StubTool()
    platform = FakePlatform(kind, keys=tool.jwks, **settings)
    tool.connect(platform)
    tool.ask_token()
    return platform, tool


@pytest.fixture(params=["plain", "moodle", "canvas"])
def both(request):
    """Give platform and tool, once for each kind."""
    return connected(request.param)


@pytest.fixture
def moodle():
    return connected("moodle")


@pytest.fixture
def canvas():
    return connected("canvas")
