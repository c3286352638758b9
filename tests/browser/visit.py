"""Somebody in a real browser, with the tool in a frame of a course page on another site."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser import blocking
from tests.flow import answers
from tests.flow.people import Classroom

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Frame, FrameLocator, Page, Request

#: Long enough for a machine that does much else; what is there sooner is seen sooner.
PATIENCE = 20_000
OURS = {"localhost", "127.0.0.1"}
EXCUSED = re.compile(r"net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|the server responded with a status of 4\d\d")

USUAL: dict[str, Any] = {"locale": "zh-CN", "viewport": {"width": 1100, "height": 900}}

expect.set_options(timeout=PATIENCE)


@dataclass
class Watch:
    """What a browser complained about, and whom it asked."""

    complaints: list[str] = field(default_factory=list)
    strangers: set[str] = field(default_factory=set)

    def over(self, context: BrowserContext) -> None:
        """Listen to every page of a context."""
        context.on("console", self._console)
        context.on("weberror", lambda fault: self.complaints.append(str(fault.error)))
        context.on("request", self._request)

    def assert_quiet(self) -> None:
        """Hold the pages to no error, no violation of the content policy and no third party."""
        assert self.complaints == []
        assert self.strangers == set()

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not EXCUSED.search(message.text):
            self.complaints.append(f"{message.type}: {message.text} ({message.page.url if message.page else ''})")

    def _request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob") and parts.hostname not in OURS:
            self.strangers.add(request.url)


@dataclass
class Visit:
    """A page of the course site with the tool in its frame."""

    page: Page

    @property
    def tool(self) -> FrameLocator:
        """The tool's frame, to find things in."""
        return self.page.frame_locator("#tool")

    @property
    def frame(self) -> Frame:
        """The tool's frame, to run scripts in."""
        handle = self.page.locator("#tool").element_handle()
        found = handle.content_frame() if handle else None
        assert found
        return found

    def settled(self) -> Frame:
        """Wait until a page of the tool is there whole; return its frame."""
        expect(self.tool.locator("main h1").first).to_be_visible()
        frame = self.frame
        frame.wait_for_load_state("load")
        return frame

    def start(self, activity: str) -> None:
        """Press Start, or Continue, on the overview's card."""
        self.tool.locator(f".act:has(#act-{activity}) .act__go").click()
        expect(self.tool.locator("#attempt")).to_be_visible()

    def begin(self) -> None:
        """Press Start on the page before an activity, and wait until its modules have come too."""
        self.tool.locator("main .btn--main").first.click()
        expect(self.tool.locator("#attempt")).to_be_visible()
        self.frame.wait_for_load_state("load")

    def answer_quiz(self, *, right: int = 2) -> None:
        """Answer so many items right and the others wrong, by typing and clicking."""
        given = answers.quiz(right=right)["items"]
        for name, value in given.items():
            item = self.tool.locator(f'[data-item="{name}"]')
            if item.get_attribute("data-type") == "number":
                item.locator("input").fill(value)
                continue
            for option in value:
                item.locator(f'.option:has(input[value="{option}"])').click()

    def fill(self, **cells: str) -> None:
        """Write into fields by their names."""
        for name, text in cells.items():
            self.tool.locator(f'[name="{name}"]').fill(text)

    def hand_in(self) -> None:
        """Press Hand in and confirm."""
        self.tool.locator("[data-hand-in]").click()
        self.tool.locator("#confirm [data-confirm]").click()
        expect(self.tool.locator("#result")).to_be_visible()

    def await_result(self, score: str) -> None:
        """Wait until the page itself shows a score."""
        expect(self.tool.locator(".score__big")).to_contain_text(score)


@dataclass
class Stage:
    """Where browsers with settings of their own are opened, all watched."""

    browser: Browser
    contexts: list[BrowserContext] = field(default_factory=list)
    watch: Watch = field(default_factory=Watch)
    folder: Path | None = None

    def context(self, **settings: Any) -> BrowserContext:
        """Open a browser without any past."""
        return self._watched(self.browser.new_context(**{**USUAL, **settings}))

    def blocking_context(self, room: Classroom, **settings: Any) -> BrowserContext:
        """Open a browser that keeps no cookie of the tool inside the room's course site."""
        assert self.folder
        made = blocking.open_profile(
            self.browser.browser_type,
            self.folder / f"profile-{len(self.contexts)}",
            tool=room.stack.base_url,
            course_sites=[room.platform.origin],
            **{**USUAL, **settings},
        )
        return self._watched(made)

    def _watched(self, made: BrowserContext) -> BrowserContext:
        made.set_default_timeout(PATIENCE)
        self.watch.over(made)
        self.contexts.append(made)
        return made

    def open(
        self, room: Classroom, who: str, link: str = "overview", *, on: Page | None = None, **launch: Any
    ) -> Visit:
        """Open a link of the course as somebody."""
        page = on or self.context().new_page()
        page.goto(room.platform.page_url(room.person(who), room.course.link(link), **launch))
        visit = Visit(page)
        visit.settled()
        return visit

    def choose(self, room: Classroom, who: str = "ivy", *, on: Page | None = None, **launch: Any) -> Visit:
        """Ask somebody to choose contents for the course."""
        asked = {"message": "deep-linking", "path": "/lti/launch/"}
        return self.open(room, who, "overview", on=on, **asked, **launch)

    def close(self) -> None:
        """Close all of them."""
        for context in self.contexts:
            context.close()
