"""Whole flows where the browser keeps no cookie in the frame: by the platform's storage, and in a window of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.fakes.platform import FakePlatform
from tests.flow.people import Classroom, new_course, register
from tests.services.stack import ToolStack


@pytest.fixture(scope="session")
def canvas(shared_stack: ToolStack) -> Iterator[FakePlatform]:
    """A platform that offers storage."""
    platform = FakePlatform("canvas", tool=shared_stack.base_url, client_id="yardstick-storage")
    with platform.start("127.0.0.1"):
        register(shared_stack, platform)
        yield platform


@pytest.fixture
def storage_room(tool_stack: ToolStack, canvas: FakePlatform) -> Classroom:
    """A new course at the platform that offers storage."""
    return Classroom(tool_stack, canvas, new_course(canvas))


def test_with_the_platforms_storage_a_quiz_is_done_in_the_frame(stage, storage_room):
    context = stage.blocking_context(storage_room)
    ada = stage.open(storage_room, "ada", "quiz", on=context.new_page())
    ada.begin()
    ada.answer_quiz(right=2)
    ada.hand_in()
    ada.await_result("66.67")
    storage_room.wait_for_score("ada", "66.67")
    assert not [cookie for cookie in context.cookies() if cookie["name"].startswith("__Host-ys")]
