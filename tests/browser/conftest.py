"""A watched browser, and course sites that the running tool knows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.visit import Stage
from tests.demo_lms.app import DemoLms
from tests.fakes.platform import FakePlatform
from tests.flow.people import Classroom, new_course, register
from tests.services.stack import ToolStack, free_port

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.fixture(scope="session")
def course_sites(
    shared_stack: ToolStack, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[FakePlatform, DemoLms]]:
    """A plain platform and the demo course site, on another site than the tool."""
    port = free_port()
    state = tmp_path_factory.mktemp("demo-lms")
    tool = shared_stack.base_url
    demo = DemoLms(tool=tool, origin=f"http://127.0.0.1:{port}", state_dir=state)
    plain = FakePlatform("plain", tool=tool, client_id="yardstick-browser")
    with plain.start("127.0.0.1"), demo.start("127.0.0.1", port):
        register(shared_stack, plain, demo)
        yield plain, demo


@pytest.fixture
def demo(tool_stack: ToolStack, course_sites: tuple[FakePlatform, DemoLms]) -> DemoLms:
    """The demo course site."""
    return course_sites[1]


@pytest.fixture
def room(tool_stack: ToolStack, course_sites: tuple[FakePlatform, DemoLms]) -> Classroom:
    """A new course at the plain platform."""
    return Classroom(tool_stack, course_sites[0], new_course(course_sites[0]))


@pytest.fixture
def stage(browser: Browser, tmp_path: Path) -> Iterator[Stage]:
    """Browsers that are watched: an error, a violation or a third party fails the test."""
    made = Stage(browser, folder=tmp_path)
    yield made
    made.close()
    made.watch.assert_quiet()
