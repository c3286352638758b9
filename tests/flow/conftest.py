"""Platforms that the running tool knows, and a course of its own for each test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.fakes.platform import PERSONALITIES, FakePlatform
from tests.flow.people import Classroom, new_course, register
from tests.services.stack import ToolStack


@pytest.fixture(scope="session")
def platforms(shared_stack: ToolStack) -> Iterator[dict[str, FakePlatform]]:
    """Platforms by their personality, running and registered."""
    made = {kind: FakePlatform(kind, tool=shared_stack.base_url) for kind in PERSONALITIES}
    with ExitStack() as running:
        for platform in made.values():
            running.enter_context(platform.start("127.0.0.1"))
        register(shared_stack, *made.values())
        yield made


@pytest.fixture
def classroom_at(tool_stack: ToolStack, platforms: dict[str, FakePlatform]) -> Iterator[Callable[[str], Classroom]]:
    """A new course at the platform of that personality, which is well again afterwards."""
    used: list[FakePlatform] = []

    def open_course(kind: str) -> Classroom:
        platform = platforms[kind]
        used.append(platform)
        return Classroom(tool_stack, platform, new_course(platform))

    yield open_course
    for platform in used:
        platform.faults.clear()


@pytest.fixture
def room(classroom_at: Callable[[str], Classroom]) -> Classroom:
    """A new course at the plain platform."""
    return classroom_at("plain")
