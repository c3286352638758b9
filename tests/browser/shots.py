"""Take a picture of every screen: ``python -m tests.browser.shots FOLDER``; of one look only with ``--quick``."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from tests.browser import screens
from tests.browser.visit import Stage
from tests.demo_lms.app import DemoLms
from tests.fakes.platform import FakePlatform
from tests.flow.people import Classroom, new_course, register
from tests.services import base, chromium, stack

if TYPE_CHECKING:
    from playwright.sync_api import Page

LOOKS = [(width, scheme) for width in (1100, 320) for scheme in ("light", "dark")]
ADMIN = {"index": "", "attempts": "lms_app/attempt/", "review": "review/", "deliveries": "lms_app/scoredelivery/"}


def main() -> None:
    """Start everything, take the pictures, end everything."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser.shots", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--quick", action="store_true", help="wide and light only")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    looks = LOOKS[:1] if options.quick else LOOKS
    with _running() as (tool, plain, demo), sync_playwright() as playwright:
        flags = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=chromium.get(), args=flags)
        stage = Stage(browser)
        room = Classroom(tool, plain, new_course(plain))
        screens.prepare(room)
        for language in ("zh-CN", "en"):
            page = stage.context(locale=language).new_page()
            for name, show in screens.all_of(stage, room, page, language):
                visit = show()
                visit.settled()
                _shoot(page, options.folder, f"{name}.{language[:2]}", looks, part="#tool")
        _shoot_admin(stage, room, options.folder)
        _shoot_course_site(stage, demo, options.folder, looks)
        stage.close()
        browser.close()
        stage.watch.assert_quiet()


@contextmanager
def _running() -> Iterator[tuple[stack.ToolStack, FakePlatform, DemoLms]]:
    services = base.start()
    tool = stack.make(Path(os.environ[base.FOLDER]) / "shots", env={})
    port = stack.free_port()
    state = tool.folder / "lms"
    state.mkdir()
    plain = FakePlatform("plain", tool=tool.base_url)
    demo = DemoLms(tool=tool.base_url, origin=f"http://127.0.0.1:{port}", state_dir=state)
    try:
        tool.start()
        with plain.start("127.0.0.1"), demo.start("127.0.0.1", port):
            register(tool, plain, demo)
            yield tool, plain, demo
    finally:
        tool.stop()
        if services:
            services.stop()


def _shoot(page: Page, folder: Path, name: str, looks: list[tuple[int, str]], *, part: str = "") -> None:
    for width, scheme in looks:
        page.set_viewport_size({"width": width, "height": 900})
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        # The frame is told how tall its page is at most twice a second; what is below the window is not drawn.
        page.wait_for_timeout(900)
        height = page.evaluate("document.documentElement.scrollHeight")
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(200)
        path = folder / f"{name}.{width}.{scheme}.png"
        if part:
            page.locator(part).screenshot(path=path)
        else:
            page.screenshot(path=path, full_page=True)
    page.set_viewport_size({"width": 1100, "height": 900})
    page.emulate_media(color_scheme="light")


def _shoot_admin(stage: Stage, room: Classroom, folder: Path) -> None:
    for language in ("zh-CN", "en"):
        context = stage.context(locale=language)
        ivy = stage.open(room, "ivy", on=context.new_page(), language=language)
        with context.expect_page() as opened:
            ivy.tool.locator("form[data-window] button").first.click()
        window = opened.value
        window.wait_for_url("**/admin/")
        for name, path in ADMIN.items():
            window.goto(f"{room.stack.base_url}/admin/{path}")
            _shoot(window, folder, f"admin-{name}.{language[:2]}", LOOKS[:1])
        window.goto(f"{room.stack.base_url}/admin/lms_app/attempt/")
        window.locator("#result_list tbody tr th a").first.click()
        _shoot(window, folder, f"admin-attempt.{language[:2]}", LOOKS[:1])


def _shoot_course_site(stage: Stage, demo: DemoLms, folder: Path, looks: list[tuple[int, str]]) -> None:
    page = stage.context().new_page()
    page.goto(f"{demo.origin}/?as=ada&lang=zh&open=overview")
    page.frame_locator("#tool").locator("main h1").first.wait_for()
    _shoot(page, folder, "course.zh", looks)
    page.goto(f"{demo.origin}/gradebook?as=ivy&lang=zh")
    _shoot(page, folder, "gradebook.zh", looks)


if __name__ == "__main__":
    main()
