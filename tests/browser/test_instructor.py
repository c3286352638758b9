"""The instructor's way: the class in short, the class page, and the admin in a window of its own."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.flow import answers


@pytest.fixture
def worked(room):
    """A course in which Ada has passed the quiz, and Ben's bill waits for a person."""
    ada, ben = room.launch("ada", "quiz"), room.launch("ben", "exercise-2")
    quiz = ada.hand_in("quiz", answers.quiz(right=2))
    bill = ben.hand_in("exercise-2", answers.unsure_bill())
    ada.wait_until(quiz, delivery="confirmed")
    ben.wait_until(bill, state="in_review")
    return room


def open_admin(ivy):
    """Press the button that opens the admin; return its window."""
    with ivy.page.context.expect_page() as opened:
        ivy.tool.locator("form[data-window] button").first.click()
    window = opened.value
    window.wait_for_url("**/admin/")
    return window


def test_the_class_page_shows_how_the_class_stands(stage, worked):
    ivy = stage.open(worked, "ivy", "quiz")
    expect(ivy.tool.locator("#class-h")).to_be_visible()
    ivy.tool.locator('main a[href$="/class/"]').click()
    expect(ivy.tool.locator("main h1")).to_be_visible()
    expect(ivy.tool.locator("main")).to_contain_text("算串行这笔账")


def test_the_results_are_handed_out_as_a_table(stage, worked):
    ivy = stage.open(worked, "ivy", "quiz")
    ivy.tool.locator('main a[href$="/class/"]').click()
    with ivy.page.expect_download() as handed_out:
        ivy.tool.locator('main a[href*="/api/v1/results/"]').click()
    table = handed_out.value.path().read_text(encoding="utf-8-sig")
    assert "Ada 林安" in table
    assert "66.67" in table


def test_a_review_is_decided_in_a_window_of_its_own_and_the_score_is_sent(stage, worked):
    ivy = stage.open(worked, "ivy", "exercise-2")
    admin = open_admin(ivy)
    expect(admin.locator("#site-name")).to_contain_text("Yardstick")
    admin.goto(admin.url.split("/admin/")[0] + "/admin/lms_app/attempt/")
    expect(admin.locator("#result_list tbody tr")).to_have_count(2)
    admin.locator("#result_list tbody tr").filter(has_text="Ben").locator("a").first.click()
    expect(admin.locator("main")).to_contain_text("每一步会变慢一些")
    admin.locator('a[href*="/admin/review/"].button').click()
    expect(admin.locator(".quote").filter(has_text="每一步会变慢一些")).to_be_visible()
    admin.locator('textarea[name="note"]').fill("说得通。")
    admin.locator('[name="decision"][value="met"]').first.click()
    expect(admin.locator(".note--ok").first).to_contain_text("100")
    worked.wait_for_score("ben", "100.00", "exercise-2")


def test_a_learner_is_offered_no_admin(stage, room):
    ada = stage.open(room, "ada", "overview")
    expect(ada.tool.locator("form[data-window]")).to_have_count(0)
