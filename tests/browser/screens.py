"""Every screen of the tool by name, brought up as a person would see it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from tests.browser.visit import Stage, Visit
from tests.fakes.platform import Merge
from tests.flow import answers
from tests.flow.people import Classroom

if TYPE_CHECKING:
    from playwright.sync_api import Page

Screen = tuple[str, Callable[[], Visit]]

BLAMING = "两端对不上，是因为模型注意力不集中。"


def prepare(room: Classroom) -> None:
    """Let Ada and Ben work, so that every screen has something to show."""
    ada, ben = room.launch("ada", "overview"), room.launch("ben", "overview")
    passed = ada.hand_in("quiz", answers.quiz(right=2))
    bill = ada.hand_in("exercise-2", answers.bill() | {"batch_steps": "800"})
    blamed = ada.hand_in("exercise-3", answers.diagram() | {"explanation": BLAMING})
    failed = ben.hand_in("quiz", answers.quiz(right=1))
    unsure = ben.hand_in("exercise-2", answers.unsure_bill())
    for visitor, attempt in ((ada, passed), (ada, bill), (ada, blamed), (ben, failed)):
        visitor.wait_until(attempt, state="graded", delivery="confirmed")
    ben.wait_until(unsure, state="in_review")


def all_of(stage: Stage, room: Classroom, page: Page, language: str) -> Iterator[Screen]:
    """Give each screen's name, and what shows it on the page, in a language."""

    def opened(who: str, link: str = "overview", press: str = "", **launch: object) -> Callable[[], Visit]:
        def show() -> Visit:
            visit = stage.open(room, who, link, on=page, language=language, **launch)
            if press:
                visit.tool.locator(press).first.click()
            visit.settled()
            return visit

        return show

    def begun(activity: str) -> Callable[[], Visit]:
        def show() -> Visit:
            visit = stage.open(room, "cleo", on=page, language=language)
            visit.start(activity)
            return visit

        return show

    def result(who: str, activity: str) -> Callable[[], Visit]:
        return opened(who, press=f".act:has(#act-{activity}) a.act__go")

    def reviewed(whose: str) -> Callable[[], Visit]:
        return opened("ivy", message="review", for_user=room.person(whose))

    def told(who: str, **custom: str) -> Callable[[], Visit]:
        return opened(who, claims={"custom": Merge(custom)})

    def asked(press: str = "", **settings: object) -> Callable[[], Visit]:
        def show() -> Visit:
            # The page that posts back is gone at once, unless its module does not come.
            page.route("**/post-back*.js", lambda route: route.abort())
            claims = {"deep_linking_settings": Merge(settings)}
            visit = stage.choose(room, on=page, language=language, claims=claims)
            if press:
                visit.tool.locator(press).click()
            visit.settled()
            return visit

        return show

    yield "overview", opened("ada")
    yield "overview-instructor", opened("ivy")
    yield "lesson", opened("ada", press='main a[href$="/lesson/"]')
    yield "start", opened("cleo", "exercise-1")
    yield "quiz", begun("quiz")
    yield "exercise-1", begun("exercise-1")
    yield "exercise-2", begun("exercise-2")
    yield "exercise-3", begun("exercise-3")
    yield "quiz-result", result("ada", "quiz")
    yield "quiz-result-not-passed", result("ben", "quiz")
    yield "exercise-result-refused", result("ada", "exercise-3")
    yield "exercise-result-review", result("ben", "exercise-2")
    yield "review", reviewed("ben")
    yield "review-nothing", reviewed("cleo")
    yield "acted-by-another", told("ada", masquerade="12")
    yield "dates-not-understood", told("ivy", due="soon", lock="later")
    yield "class", opened("ivy", press='main a[href$="/class/"]')
    yield "to-admin", lambda: _way_in(stage, room, page, language)
    yield "pick", asked()
    yield "pick-one", asked(accept_multiple=False, accept_lineitem=False)
    yield "pick-nothing", asked(accept_types=["file"])
    yield "pick-confirm", asked('button[value="all"]', auto_create=True)
    yield "post-back", asked('button[value="all"]')
    yield "launch-problem", lambda: _problem(room, page, language)


def _way_in(stage: Stage, room: Classroom, page: Page, language: str) -> Visit:
    """Show the page that leads to the admin where no window may be opened."""
    visit = stage.open(room, "ivy", on=page, language=language)
    visit.frame.evaluate("window.open = () => null")
    visit.tool.locator("form[data-window] button").first.click()
    visit.tool.locator("[data-way-in]").wait_for()
    visit.settled()
    return visit


def _problem(room: Classroom, page: Page, language: str) -> Visit:
    """Show what somebody sees whose launch is refused: its token is too old."""
    link = room.course.link("quiz")
    page.goto(room.platform.page_url(room.person("ada"), link, language=language, age=7200))
    visit = Visit(page)
    visit.settled()
    return visit
