"""Fixtures of whole processes and of the browser."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.services import base, chromium, stack

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


@pytest.fixture(scope="session")
def make_stack() -> Iterator[Callable[..., stack.ToolStack]]:
    """Start stacks of the tool with an environment of their own; all end with the session."""
    made: list[stack.ToolStack] = []

    def start(**env: str) -> stack.ToolStack:
        folder = Path(os.environ[base.FOLDER]) / f"stack-{os.getpid()}-{len(made)}"
        running = stack.make(folder, env=env)
        made.append(running)
        running.start()
        return running

    yield start
    for running in made:
        running.stop()


@pytest.fixture(scope="session")
def shared_stack(make_stack: Callable[..., stack.ToolStack]) -> stack.ToolStack:
    """One running tool for all whole flows; use `tool_stack`."""
    return make_stack()


@pytest.fixture
def tool_stack(shared_stack: stack.ToolStack) -> stack.ToolStack:
    """The running tool, whole again whatever the test before did to it."""
    shared_stack.repair()
    return shared_stack


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A Chromium as it comes: third-party cookies blocked, only partitioned ones kept.

    Not longer than a module: while Playwright's loop runs in a thread, Django refuses that thread its rows.
    """
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium.get(), args=chromium.flags())
        yield running
        running.close()


@pytest.fixture
def browser_page(browser: Browser) -> Iterator[Page]:
    """A fresh page of a browser without any past; a script's error on it fails the test."""
    context = browser.new_context(locale="zh-CN", viewport={"width": 1100, "height": 900})
    page = context.new_page()
    faults: list[str] = []
    context.on("weberror", lambda fault: faults.append(str(fault.error)))
    yield page
    context.close()
    assert faults == []
