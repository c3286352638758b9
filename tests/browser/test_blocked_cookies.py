"""Whole flows where the browser keeps no cookie in the frame: by the platform's storage, and in a window of its own."""

from __future__ import annotations

import csv
from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.visit import Visit
from tests.fakes.platform import FakePlatform
from tests.flow import answers
from tests.flow.people import Classroom, new_course, register
from tests.services.stack import ToolStack

#: Each opens a browser of its own beside the one that is there.
pytestmark = pytest.mark.timeout(300)


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


class Overheard:
    """Addresses that a browser asked the tool for, and what it said of the pages that it came from."""

    def __init__(self, context, tool):
        self.said = []
        context.on("request", lambda request: request.url.startswith(tool) and self._note(request))

    def _note(self, request):
        self.said += [request.url, request.headers.get("referer", "")]

    def assert_without(self, secret):
        assert self.said
        assert not [one for one in self.said if secret in one]


def cookies_of(context):
    return [cookie["name"] for cookie in context.cookies() if cookie["name"].startswith("__Host-ys")]


def test_with_the_platforms_storage_a_quiz_is_done_in_the_frame(stage, storage_room):
    context = stage.blocking_context(storage_room)
    overheard = Overheard(context, storage_room.stack.base_url)
    ada = stage.open(storage_room, "ada", "overview", on=context.new_page())
    token = ada.tool.locator('meta[name="csrf-token"]').get_attribute("content")
    ada.start("quiz")
    ada.answer_quiz(right=2)
    expect(ada.tool.locator('[data-save="saved"]')).to_be_visible()
    ada.hand_in()
    ada.await_result("66.67")
    storage_room.wait_for_score("ada", "66.67", "overview")
    assert cookies_of(context) == []
    overheard.assert_without(token.partition(".")[2])
    assert "?" not in ada.frame.url
    assert token.partition(".")[2].encode() not in storage_room.stack.log("web")


def test_the_demo_course_offers_storage_where_it_is_asked_to(stage, demo, tool_stack):
    course = Classroom(tool_stack, demo, demo.school.courses[0])
    context = stage.blocking_context(course)
    page = context.new_page()
    page.goto(f"{demo.origin}/?as=ben&lang=en&open=overview&storage=1")
    Visit(page).settled()
    expect(Visit(page).tool.locator(".bar__who")).to_contain_text("Ben Okoye")
    assert cookies_of(context) == []


def test_pages_without_cookies_are_loaded_anew_gone_back_to_and_switched(stage, storage_room):
    context = stage.blocking_context(storage_room)
    ada = stage.open(storage_room, "ada", "overview", on=context.new_page())
    ada.tool.locator('a[href*="/lesson/"]').first.click()
    expect(ada.tool.locator("article, .prose").first).to_be_visible()
    ada.frame.evaluate("location.reload()")
    expect(ada.tool.locator("article, .prose").first).to_be_visible()
    ada.tool.locator(".lang button[lang='en']").click()
    expect(ada.tool.locator("html")).to_have_attribute("lang", "en")
    expect(ada.tool.locator("article, .prose").first).to_be_visible()
    ada.page.evaluate("history.back()")
    expect(ada.tool.locator("main h1").first).to_be_visible()
    ada.tool.locator(".bar__home").click()
    expect(ada.tool.locator(".act").first).to_be_visible()
    assert cookies_of(context) == []


def test_a_page_carried_is_nobodys_elsewhere(stage, storage_room):
    ada = stage.open(storage_room, "ada", "overview", on=stage.blocking_context(storage_room).new_page())
    elsewhere = stage.context().new_page()
    answer = elsewhere.goto(ada.frame.url)
    assert answer
    assert answer.status == 401
    expect(elsewhere.locator(".problem h1")).to_be_visible()
    assert "Ada" not in elsewhere.content()


def test_a_teacher_without_cookies_has_the_results_as_a_file(stage, storage_room):
    context = stage.blocking_context(storage_room)
    ivy = stage.open(storage_room, "ivy", "quiz", on=context.new_page())
    ivy.tool.locator('a[href$="/class/"]').click()
    with ivy.page.expect_download() as downloading:
        ivy.tool.locator('a[href*="format=csv"]').click()
    with downloading.value.path().open(encoding="utf-8-sig") as file:
        assert next(csv.reader(file))


@pytest.mark.parametrize(
    ("storage", "is_asked"),
    [("", False), ("answer.error = { code: 'storage_exhaustion' };", False), ("answer.value = null;", True)],
    ids=["silent", "full", "forgetful"],
)
def test_where_the_storage_fails_a_window_is_offered(stage, storage_room, storage, is_asked):
    """Before the platform is asked where that can be known: what it holds was lost only at the forgetful one."""
    context = stage.blocking_context(storage_room)
    page = context.new_page()
    shown = storage_page(f"{storage} source.postMessage(answer, origin);" if storage else "")
    page.route("**/storage", lambda route: route.fulfill(body=shown, content_type="text/html"))
    page.goto(storage_room.platform.page_url(storage_room.person("ada"), storage_room.course.link("quiz")))
    ada = Visit(page)
    expect(ada.tool.locator('.problem a[target="_blank"]')).to_be_visible()
    expect(ada.tool.locator("#ref")).to_be_visible()
    assert ("/lti/launch/" in ada.frame.url) is is_asked
    assert Axe().run(ada.frame).response["violations"] == []


def storage_page(answers_so):
    return f"""<!doctype html><title>Storage</title><script>
addEventListener("message", ({{ data, origin, source }}) => {{
  if (typeof data !== "object" || data === null) return;
  const answer = {{ subject: data.subject + ".response", message_id: data.message_id, key: data.key }};
  {answers_so}
}});
</script>"""


def test_without_cookies_and_storage_a_quiz_is_done_in_a_window_of_its_own(stage, room):
    context = stage.blocking_context(room)
    page = context.new_page()
    page.goto(room.platform.page_url(room.person("ada"), room.course.link("quiz")))
    frame = Visit(page)
    button = frame.tool.locator('a[target="_blank"]')
    expect(button).to_be_visible()
    assert Axe().run(frame.frame).response["violations"] == []
    with context.expect_page() as opening:
        button.click()
    window = opening.value
    window.locator("main .btn--main").first.click()
    expect(window.locator("#attempt")).to_be_visible()
    fill_quiz(window)
    window.locator("[data-hand-in]").click()
    window.locator("#confirm [data-confirm]").click()
    expect(window.locator(".score__big")).to_contain_text("66.67")
    room.wait_for_score("ada", "66.67")
    assert cookies_of(context)
    expect(button).to_be_visible()


@pytest.mark.parametrize("is_blocked", [False, True], ids=["in the frame", "in a window of its own"])
def test_without_script_a_quiz_is_done(stage, room, is_blocked):
    settings = {"java_script_enabled": False}
    context = stage.blocking_context(room, **settings) if is_blocked else stage.context(**settings)
    page = context.new_page()
    page.goto(room.platform.page_url(room.person("ada"), room.course.link("quiz")))
    here = page.frame_locator("#tool")
    with page.expect_event("framenavigated", lambda frame: "/check/?" in frame.url or "/auth?" in frame.url):
        here.locator("noscript button").click()
    if is_blocked:
        with context.expect_page() as opening:
            here.locator('a[target="_blank"]').click()
        here = opening.value
    here.locator("noscript button").click()
    here.locator("main .btn--main").first.click()
    fill_quiz(here)
    here.locator("[data-hand-in]").click()
    expect(here.locator("#result")).to_be_visible()
    room.wait_for_score("ada", "66.67")


def fill_quiz(page, right=2):
    """Answer by the form's own fields."""
    for name, value in answers.quiz(right=right)["items"].items():
        item = page.locator(f'[data-item="{name}"]')
        if item.get_attribute("data-type") == "number":
            item.locator("input").fill(value)
            continue
        for option in value:
            item.locator(f'.option:has(input[value="{option}"])').click()
