"""The exercises' forms in a real browser: what modules add to what plain forms do already."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pytest

from tests.services.stack import ToolStack

if TYPE_CHECKING:
    from playwright.sync_api import Page

SENTENCE = "那台 旧相机 是 外婆 年轻时 攒了 半年 工资 才 买下的 它 还能拍"


@dataclass
class Desk:
    """A learner at an exercise's form."""

    stack: ToolStack
    page: Page
    sid: str
    attempt: str

    @property
    def url(self) -> str:
        """The form's address."""
        return f"{self.stack.base_url}/s/{self.sid}/attempts/{self.attempt}/"

    def stored(self) -> dict[str, Any]:
        """Return the attempt as the API gives it."""
        found: dict[str, Any] = self.page.evaluate(
            "([path, sid]) => fetch(path, { headers: { 'X-Launch-Session': sid } }).then((answer) => answer.json())",
            [f"/api/v1/attempts/{self.attempt}/", self.sid],
        )
        return found

    def until_stored(self, is_so: Callable[[dict[str, Any]], Any]) -> None:
        """Wait until the draft that the tool holds is as wanted."""
        self.stack.wait_for(lambda: is_so(self.stored()["responses"]))

    def hand_in(self) -> None:
        """Press the button and confirm."""
        self.page.locator("[data-hand-in]").click()
        self.page.locator("#confirm [data-confirm]").click()
        self.page.wait_for_url("**/result/")


@pytest.fixture(scope="module")
def seats(shared_stack: ToolStack) -> dict[str, list[dict[str, str]]]:
    """Begin each exercise as a few learners, signed in as launches would: free seats by exercise and language."""
    made: dict[str, list[dict[str, str]]] = shared_stack.ask(
        "from tests import make\n"
        "answer = {}\n"
        "make.content()\n"
        "make.placement('exercise-3', hints=True)\n"
        "for key in ('exercise-1', 'exercise-2', 'exercise-3'):\n"
        "    for language in ('en', 'zh-hans'):\n"
        "        for n in range(6):\n"
        "            session = make.session(f'{key}-{language}-{n}', language=language)\n"
        "            seat = {'sid': session.sid, 'secret': session.secret}\n"
        "            seat['attempt'] = str(make.attempt(session, key).public_id)\n"
        "            answer.setdefault(f'{key} {language}', []).append(seat)"
    )
    return made


@pytest.fixture
def sit_down(tool_stack: ToolStack, browser_page: Page, seats: dict[str, list[dict[str, str]]]) -> Callable[..., Desk]:
    """Open an exercise's form as a learner who has not been there before."""

    def begin(key: str, language: str = "en") -> Desk:
        seat = seats[f"{key} {language}"].pop()
        name = f"__Host-ys-{seat['sid']}"
        browser_page.context.add_cookies(
            [{"name": name, "value": seat["secret"], "url": "https://localhost/", "secure": True, "httpOnly": True}]
        )
        desk = Desk(tool_stack, browser_page, seat["sid"], seat["attempt"])
        browser_page.goto(desk.url)
        return desk

    return begin


def paste(page: Page, text: str) -> None:
    """Paste into the field that has focus."""
    page.evaluate(
        """(text) => {
          const data = new DataTransfer();
          data.setData("text/plain", text);
          const event = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
          document.activeElement.dispatchEvent(event);
        }""",
        text,
    )


def test_look_backs_are_pasted_picked_and_kept(sit_down):
    desk = sit_down("exercise-1")
    page = desk.page
    page.get_by_label("Word at position 1", exact=True).focus()
    paste(page, SENTENCE)
    for row, (start, to) in enumerate([(11, 2), (10, 4), (12, 2), (8, 6)], start=1):
        page.locator(f'[data-row="{row}"] [data-pick]').click()
        page.get_by_label(f"Pick position {start}", exact=True).click()
        page.get_by_label(f"Pick position {to}", exact=True).click()
        page.locator(f"#rows-{row}-distance").fill(str(start - to))
    assert page.locator("#m1").inner_text() == "它 → 旧相机, you wrote 9"
    assert page.locator(".arcs__svg .arc").count() == 4
    desk.until_stored(lambda responses: responses.get("rows", [{}])[-1] == {"from": 8, "to": 6, "distance": "2"})
    page.reload()
    assert page.get_by_label("Word at position 12", exact=True).input_value() == "还能拍"
    page.locator("[data-hand-in]").click()
    assert page.locator("#confirm-left").is_hidden()
    page.locator("#confirm [data-confirm]").click()
    page.get_by_text("100.00").first.wait_for()


def test_the_words_have_room_at_every_width(sit_down):
    page = sit_down("exercise-1", "zh-hans").page
    cells = page.locator(".arcs__tokens .input")
    for width in (320, 640, 780, 860, 1100):
        page.set_viewport_size({"width": width, "height": 800})
        boxes = [box for cell in cells.all() if (box := cell.bounding_box())]
        assert min(box["width"] for box in boxes) > 44
        assert len({(box["x"] // 44, box["y"] // 40) for box in boxes}) == 12


def test_positions_are_picked_with_the_keyboard_alone(sit_down):
    desk = sit_down("exercise-1")
    page = desk.page
    page.locator('[data-row="1"] [data-pick]').focus()
    page.keyboard.press("Enter")
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    for key in ("Home", "ArrowRight", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    assert page.locator("#rows-1-from").input_value() == "12"
    assert page.locator("#rows-1-to").input_value() == "3"
    assert page.locator(".arcs__tokens .pos[tabindex='0']").count() == 1


def test_the_form_says_what_is_no_number_and_never_what_is_wrong(sit_down):
    desk = sit_down("exercise-1")
    page = desk.page
    for name, value in (("from", "4"), ("to", "8"), ("distance", "4")):
        page.locator(f"#rows-1-{name}").fill(value)
    assert "Position 8 comes after 4." in page.locator("#m1").inner_text()
    assert page.locator("#rows-1-to").get_attribute("aria-invalid") == "true"
    for name, value in (("from", "10"), ("to", "1"), ("distance", "10")):
        page.locator(f"#rows-2-{name}").fill(value)
    assert "you wrote 10" in page.locator("#m2").inner_text()
    page.locator("#rows-2-distance").fill("10-1")
    assert "No whole number in “10-1”." in page.locator("#m2").inner_text()


def test_before_handing_in_it_is_said_what_still_wants_a_look(sit_down):
    desk = sit_down("exercise-2", "zh-hans")
    page = desk.page
    page.locator("#units").fill("５０")
    page.locator("#units").blur()
    assert page.locator("#units-m").inner_text() == "读作50"
    page.locator("#batch_steps").fill("约50")
    page.locator("#batch_steps").blur()
    assert "没读出一个整数" in page.locator("#batch_steps-m").inner_text()
    assert page.locator("#progress").inner_text() == "4空填了2空"
    page.locator("[data-hand-in]").click()
    left = page.locator("#confirm-left").inner_text()
    assert "一次前向还要走多少步？" in left
    assert "每一步里变的是什么？" in left
    assert "一次前向要多少个单位时间" not in left
    page.keyboard.press("Escape")
    assert desk.stored()["state"] == "open"


def test_a_save_that_fails_says_so_and_catches_up(sit_down):
    desk = sit_down("exercise-2")
    page = desk.page
    page.route("**/api/v1/attempts/**", lambda route: route.abort())
    page.locator("#why_serial").fill("Each step needs the one before.")
    page.locator('[data-save="offline"]').wait_for()
    page.unroute("**/api/v1/attempts/**")
    page.locator('[data-save="saved"]').wait_for()
    assert desk.stored()["responses"]["why_serial"] == "Each step needs the one before."


def test_of_two_windows_neither_undoes_the_other(sit_down):
    desk = sit_down("exercise-2")
    first, second = desk.page, desk.page.context.new_page()
    second.goto(desk.url)
    second.locator("#units").fill("49")
    desk.until_stored(lambda responses: responses.get("units") == "49")
    first.locator("#units").fill("50")
    first.locator("#conflict").wait_for()
    assert desk.stored()["responses"]["units"] == "49"
    first.locator('[data-take="mine"]').click()
    desk.until_stored(lambda responses: responses["units"] == "50")


def test_the_drawing_follows_the_typing_and_can_be_taken_away(sit_down):
    desk = sit_down("exercise-3", "zh-hans")
    page = desk.page
    page.locator("#sentence").fill("门口 那把 蓝色 雨伞 是 邻居 借走 的")
    for name, value in (("start", "1"), ("end", "8"), ("steps", "七步"), ("direct", "1")):
        page.locator(f"#rows-1-{name}").fill(value)
    assert page.locator("#preview li").count() == 8
    assert "第 1 位 门口 与第 8 位 的：沿链 七步" in page.locator("#drawing desc").text_content()
    page.locator("#add").click()
    page.locator("#rows-2-start").fill("4")
    page.locator("#rows-2-end").fill("7")
    page.locator("#rows-2-steps").fill("好几步")
    assert page.locator("#drawing text", has_text="还不是整数").count() == 1
    with page.expect_download() as taken:
        page.locator("#svg").click()
    drawn = taken.value.path().read_text(encoding="utf-8")
    assert "七步" in drawn
    assert "var(" not in drawn
    with page.expect_download() as taken:
        page.locator("#png").click()
    assert taken.value.path().read_bytes().startswith(b"\x89PNG")


def test_rows_removed_close_their_numbers_up(sit_down):
    desk = sit_down("exercise-3")
    page = desk.page
    for n in (1, 2, 3):
        if n > 1:
            page.locator("#add").click()
        page.locator(f"#rows-{n}-steps").fill(str(n * 11))
    page.get_by_label("Remove row 2", exact=True).click()
    desk.until_stored(lambda responses: [row["steps"] for row in responses.get("rows", [])] == ["11", "33"])
    assert page.locator("legend").all_inner_texts() == ["Row 1", "Row 2"]
    assert page.get_by_label("Remove row 2", exact=True).get_attribute("value") == "drop_row.2"


def test_a_phrase_is_marked_where_the_learner_wrote_it(sit_down):
    desk = sit_down("exercise-3", "zh-hans")
    page = desk.page
    page.locator("#sentence").fill("门口 那把 蓝色 雨伞")
    for name, value in (("start", "1"), ("end", "4"), ("steps", "3"), ("direct", "1")):
        page.locator(f"#rows-1-{name}").fill(value)
    page.locator("#explanation").fill("隔得远，是因为注意力不集中。")
    desk.hand_in()
    page.locator("mark", has_text="注意力不集中").wait_for()
    assert page.locator(".quote").inner_text() == "隔得远，是因为注意力不集中。"
    assert page.locator("h1").inner_text() == "还没通过"


def test_a_hint_follows_the_typing_and_selects_its_words(sit_down):
    page = sit_down("exercise-3", "zh-hans").page
    page.locator("#explanation").fill("𝔸 门口太远，模型记不住。")
    page.locator("#hints mark", has_text="记不住").wait_for()
    page.get_by_role("button", name="选中这几个字").click()
    chosen = "({ value, selectionStart, selectionEnd }) => value.slice(selectionStart, selectionEnd)"
    assert page.locator("#explanation").evaluate(chosen) == page.locator("#hints mark").inner_text()
    page.locator("#explanation").fill("要走七步。")
    page.locator("#hints mark").wait_for(state="detached")


def test_what_keeps_it_from_being_handed_in_is_named_and_nothing_is_lost(sit_down):
    desk = sit_down("exercise-1")
    page = desk.page
    page.locator("#rows-1-from").fill("5")
    page.locator("#rows-1-distance").fill("4")
    page.locator("[data-hand-in]").click()
    page.locator("#confirm [data-confirm]").click()
    page.get_by_role("link", name="Row 1, Back to: Fill in the number of a position.").click()
    assert page.evaluate("location.hash") == "#rows-1-to"
    desk.until_stored(lambda responses: responses["rows"][0] == {"from": 5, "to": None, "distance": "4"})
    page.locator("#rows-1-to").fill("1")
    desk.until_stored(lambda responses: responses["rows"][0]["to"] == 1)
    assert desk.stored()["state"] == "open"


def test_a_form_that_is_open_past_the_closing_time_says_so(sit_down):
    desk = sit_down("exercise-2")
    close = (
        "from django.utils import timezone\n"
        "from lms_app.models import Placement\n"
        "answer = Placement.objects.filter(activity='exercise-2').update(closes_at={})"
    )
    desk.stack.ask(close.format("timezone.now()"))
    try:
        desk.page.locator("#units").fill("50")
        desk.page.get_by_text("This activity is closed.").first.wait_for()
        assert desk.page.locator("#conflict").is_hidden()
    finally:
        desk.stack.ask(close.format("None"))


@pytest.mark.parametrize("key", ["exercise-1", "exercise-2", "exercise-3"])
def test_a_form_keeps_to_the_page_s_policy_and_to_a_narrow_screen(sit_down, browser_page, key):
    said: list[str] = []
    browser_page.on("console", lambda message: said.append(message.text) if message.type == "error" else None)
    page = sit_down(key).page
    page.set_viewport_size({"width": 320, "height": 700})
    page.wait_for_function("document.documentElement.scrollWidth === 320")
    page.wait_for_load_state("networkidle")
    assert said == []
