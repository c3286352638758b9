"""A learner's way, by clicking and by keyboard, in the frame of a course site."""

import re

from playwright.sync_api import expect

from tests.browser.visit import Visit
from tests.flow import answers


def test_from_the_course_page_to_66_67_in_the_gradebook(stage, demo):
    context = stage.context()
    gradebook, page = context.new_page(), context.new_page()
    gradebook.goto(f"{demo.origin}/gradebook?as=ada&lang=zh")
    page.goto(f"{demo.origin}/?as=ada&lang=zh&open=overview")
    ada = Visit(page)
    ada.settled()
    expect(ada.tool.locator("html")).to_have_attribute("lang", "zh-Hans")
    expect(ada.tool.locator("h1")).to_contain_text("序列")
    ada.tool.get_by_role("link", name="从头读").click()
    expect(ada.tool.locator("article, .prose").first).to_be_visible()
    ada.tool.locator(".bar__home").click()
    ada.start("quiz")
    ada.answer_quiz(right=2)
    ada.hand_in()
    ada.await_result("66.67")
    expect(ada.tool.locator("main .head .status")).to_have_text("已通过")
    cell = gradebook.locator('td[data-person="ada"][data-column="overview"]')
    expect(cell).to_contain_text("66.67")
    expect(ada.tool.locator(".receipt")).to_contain_text("66.67")
    assert demo.gradebook.score("overview", "ada") == 66.67


def test_the_locale_of_the_launch_speaks_english(stage, demo):
    page = stage.context(locale="en-GB").new_page()
    page.goto(f"{demo.origin}/?as=ben&lang=en&open=quiz")
    ben = Visit(page)
    ben.settled()
    expect(ben.tool.locator("html")).to_have_attribute("lang", "en")
    ben.begin()
    ben.answer_quiz(right=1)
    ben.hand_in()
    ben.await_result("33.33")
    expect(ben.tool.locator("main .head .status")).to_have_text("Not passed")
    ben.tool.locator(".lang button[lang='zh-Hans']").click()
    expect(ben.tool.locator("main .head .status")).to_have_text("未通过")


def test_the_keyboard_alone_is_enough(stage, room):
    ada = stage.open(room, "ada", "quiz")
    keyboard = ada.page.keyboard

    def tab_to(selector):
        for _ in range(60):
            keyboard.press("Tab")
            if ada.frame.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
                return
        raise AssertionError(f"Tab never came to {selector}")

    tab_to("main form .btn--main")
    keyboard.press("Enter")
    expect(ada.tool.locator("#attempt")).to_be_visible()
    tab_to('[name="item-steps"]')
    keyboard.type("7")
    for option in ("b", "d", "e"):
        tab_to(f'[name="item-batch"][value="{option}"]')
        keyboard.press("Space")
    tab_to('[name="item-claims"]')
    keyboard.press("Space")
    tab_to("[data-hand-in]")
    keyboard.press("Enter")
    expect(ada.tool.locator("#confirm")).to_be_visible()
    tab_to("[data-confirm]")
    keyboard.press("Enter")
    ada.await_result("66.67")


def test_look_backs_are_filled_in_and_accepted(stage, room):
    ada = stage.open(room, "ada", "exercise-1")
    ada.begin()
    response = answers.reference("exercise-1")
    words = ada.tool.locator(".arcs__tokens .input")
    for n, token in enumerate(response["tokens"]):
        words.nth(n).fill(token)
    for row, given in zip(ada.tool.locator(".rowedit").all(), response["rows"], strict=True):
        for end in ("from", "to", "distance"):
            row.locator(f'[data-end="{end}"]').fill(str(given[end]))
    expect(ada.tool.locator(".arcs__svg path").first).to_be_attached()
    ada.hand_in()
    ada.await_result("100")
    expect(ada.tool.locator("main .head .status")).to_have_text("已通过")


def test_positions_can_be_picked_instead_of_typed(stage, room):
    ada = stage.open(room, "ada", "exercise-1")
    ada.begin()
    ada.tool.locator('[data-pos="11"]').click()
    ada.tool.locator('[data-pos="2"]').click()
    row = ada.tool.locator(".rowedit").first
    expect(row.locator('[data-end="from"]')).to_have_value("11")
    expect(row.locator('[data-end="to"]')).to_have_value("2")


def test_a_bill_with_800_steps_is_refused_and_says_why(stage, room):
    ada = stage.open(room, "ada", "exercise-2")
    ada.begin()
    ada.fill(**answers.reference("exercise-2") | {"batch_steps": "800"})
    ada.hand_in()
    ada.await_result("59")
    expect(ada.tool.locator("main .head .status")).to_have_text("未通过")
    expect(ada.tool.locator("#result")).to_contain_text("800")


def test_a_diagram_that_blames_concentration_has_that_phrase_marked(stage, room):
    ada = stage.open(room, "ada", "exercise-3")
    ada.begin()
    response = answers.reference("exercise-3")
    ada.fill(words=" ".join(response["tokens"]), explanation="两端对不上，是因为模型注意力不集中。")
    row = ada.tool.locator(".trow").first
    for end in ("start", "end", "steps", "direct"):
        row.locator(f'[data-end="{end}"]').fill(str(response["rows"][0][end]))
    expect(ada.tool.locator("#drawing")).to_be_visible()
    ada.hand_in()
    expect(ada.tool.locator(".quote mark").first).to_have_text("注意力不集中")
    expect(ada.tool.locator("main .head .status")).to_have_text("未通过")


def test_a_double_click_on_hand_in_is_one_submission(stage, room):
    ada = stage.open(room, "ada", "quiz")
    ada.begin()
    ada.answer_quiz(right=2)
    ada.tool.locator("[data-hand-in]").click()
    ada.tool.locator("[data-confirm]").dblclick(no_wait_after=True)
    ada.await_result("66.67")
    room.wait_for_score("ada", "66.67")
    assert len(room.messages("ada")) == 1


def test_reloading_and_going_back_after_handing_in_lead_to_the_result(stage, room):
    ada = stage.open(room, "ada", "quiz")
    ada.begin()
    ada.answer_quiz(right=2)
    ada.hand_in()
    ada.await_result("66.67")
    ada.frame.evaluate("location.reload()")
    ada.await_result("66.67")
    ada.frame.evaluate("history.back()")
    ada.await_result("66.67")
    room.wait_for_score("ada", "66.67")
    assert len(room.messages("ada")) == 1


def test_a_draft_survives_a_new_launch(stage, room):
    ada = stage.open(room, "ada", "quiz")
    ada.begin()
    ada.answer_quiz(right=3)
    expect(ada.tool.locator('[data-save="saved"]')).to_be_visible()
    again = stage.open(room, "ada", "quiz")
    expect(again.tool.locator('[name="item-steps"]')).to_have_value("7")
    expect(again.tool.locator('[name="item-claims"][value="c"]')).to_be_checked()


def test_without_a_network_the_page_says_so_and_saves_when_it_is_back(stage, room):
    ada = stage.open(room, "ada", "quiz")
    ada.begin()
    ada.page.context.set_offline(True)
    ada.fill(**{"item-steps": "7"})
    expect(ada.tool.locator('[data-save="offline"]')).to_be_visible()
    ada.page.context.set_offline(False)
    expect(ada.tool.locator('[data-save="saved"]')).to_be_visible()
    again = stage.open(room, "ada", "quiz")
    expect(again.tool.locator('[name="item-steps"]')).to_have_value("7")


def test_two_tabs_with_two_drafts_leave_the_choice(stage, room):
    context = stage.context()
    first = stage.open(room, "ada", "quiz", on=context.new_page())
    first.begin()
    second = stage.open(room, "ada", "quiz", on=context.new_page())
    first.fill(**{"item-steps": "7"})
    expect(first.tool.locator('[data-save="saved"]')).to_be_visible()
    second.fill(**{"item-steps": "8"})
    expect(second.tool.locator("#conflict")).to_be_visible()
    second.tool.locator('[data-take="newer"]').click()
    expect(second.tool.locator('[name="item-steps"]')).to_have_value("7")


def test_the_frame_grows_with_its_page(stage, room):
    ada = stage.open(room, "ada", "overview")
    ada.page.wait_for_function("window.received.some(({ subject }) => subject === 'lti.frameResize')")
    ada.page.wait_for_function(
        "document.getElementById('tool').offsetHeight > innerHeight",
    )
    assert not ada.frame.evaluate("document.documentElement.scrollHeight > innerHeight + 4")


def test_no_plain_third_party_cookie_is_sent_here(stage, room):
    """Shows that the other tests mean something: this browser keeps no unpartitioned cookie of a framed site."""
    context = stage.context()
    ada = stage.open(room, "ada", "overview", on=context.new_page())
    cookies = [cookie for cookie in context.cookies() if re.match("__Host-ys", cookie["name"])]
    assert cookies
    assert all(cookie.get("partitionKey") for cookie in cookies)
    top = context.new_page()
    answer = top.goto(ada.frame.url)
    assert answer
    assert answer.status == 401
