"""The quiz's own manners: what is read, what is left open, what a key does, and that it needs no script."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

CORPUS = Path(__file__).resolve().parents[1] / "corpora" / "integers.jsonl"
READ_ALL = """async (texts) => {
    const page = document.querySelector('script[src*="quiz"]').src;
    const { read } = await import(page.replace(/quiz[.\\w]*js/, "integers.js"));
    return texts.map(read);
}"""


def test_what_is_left_open_is_named_before_handing_in(stage, room):
    ada = stage.open(room, "ada", "quiz")
    ada.begin()
    ada.fill(**{"item-steps": "7"})
    ada.tool.locator("[data-hand-in]").click()
    dialog = ada.tool.get_by_role("dialog")
    expect(dialog).to_contain_text("第2、3题还没答")
    ada.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(ada.tool.locator("[data-hand-in]")).to_be_focused()


def test_the_question_before_handing_in_opens_where_the_eyes_are(stage, room):
    page = stage.context(viewport={"width": 390, "height": 700}).new_page()
    ada = stage.open(room, "ada", "quiz", on=page)
    ada.begin()
    for width in (390, 1100):
        page.set_viewport_size({"width": width, "height": 700})
        page.wait_for_function("document.getElementById('tool').offsetHeight > 1.5 * innerHeight")
        ada.tool.locator("[data-hand-in]").click()
        box = ada.tool.get_by_role("dialog").bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 700
        page.keyboard.press("Escape")


def test_enter_in_a_field_saves_and_never_hands_in(stage, room):
    ada = stage.open(room, "ada", "quiz")
    ada.begin()
    ada.fill(**{"item-steps": "7"})
    ada.page.keyboard.press("Enter")
    expect(ada.tool.locator('[data-save="saved"]')).to_be_visible()
    expect(ada.tool.get_by_role("dialog")).to_be_hidden()
    expect(ada.tool.locator("#attempt")).to_be_visible()


def test_a_number_is_read_back_as_it_will_be_graded(stage, room):
    ada = stage.open(room, "ada", "quiz")
    ada.begin()
    field = ada.tool.locator('[name="item-steps"]')
    field.fill("七步")
    expect(ada.tool.get_by_text("读作7")).to_be_visible()
    field.fill("7-8")
    field.blur()
    expect(ada.tool.get_by_text("没读出一个整数：「7-8」")).to_be_visible()
    expect(field).to_have_attribute("aria-invalid", "true")


def test_the_page_reads_every_number_of_the_corpus_like_the_core(stage, room):
    ada = stage.open(room, "ada", "quiz")
    ada.begin()
    examples = [json.loads(line) for line in CORPUS.read_text(encoding="utf-8").splitlines()]
    got = ada.settled().evaluate(READ_ALL, [example["text"] for example in examples])
    assert [e["text"] for e, value in zip(examples, got, strict=True) if e["value"] != value] == []


def test_a_click_reaches_its_option_though_a_message_comes_as_the_field_is_left(stage, room):
    ada = stage.open(room, "ada", "quiz")
    ada.begin()
    ada.fill(**{"item-steps": "many"})
    for option in ("b", "d"):
        ada.tool.locator(f'[name="item-batch"][value="{option}"]').check()
    expect(ada.tool.locator('[name="item-batch"]:checked')).to_have_count(2)


def test_the_language_is_switched_without_losing_what_was_just_typed(stage, room):
    ada = stage.open(room, "ada", "quiz")
    ada.begin()
    ada.fill(**{"item-steps": "7"})
    ada.tool.locator('.lang button[lang="en"]').click()
    expect(ada.tool.get_by_role("heading", level=1)).to_have_text("Quiz")
    expect(ada.tool.locator('[name="item-steps"]')).to_have_value("7")


def test_the_whole_way_works_without_script(stage, room):
    page = stage.context(java_script_enabled=False).new_page()
    login = room.platform.page_url("ada", room.course.link("quiz"))
    page.goto(login)
    frame = page.frame_locator("iframe")
    frame.get_by_role("button", name="Continue").click()
    expect(frame.locator('[name="id_token"]')).to_be_attached()
    frame.get_by_role("button", name="Continue").click()
    frame.locator("main .btn--main").click()
    frame.locator('[name="item-steps"]').fill("7")
    for option in ("b", "d", "e"):
        frame.locator(f'[name="item-batch"][value="{option}"]').check()
    frame.locator('.dock [value="save"]').click()
    expect(frame.locator('[name="item-steps"]')).to_have_value("7")
    frame.locator("[data-hand-in]").click()
    expect(frame.get_by_role("heading", level=1)).to_have_text(re.compile("已提交|通过了"))
    room.wait_for_score("ada", "66.67")
