"""A teacher changes a grade in the course site: seen, told to both, kept or sent over by a person's word."""

from __future__ import annotations

import time

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.test_accessibility import SIDEWAYS
from tests.browser.test_instructor import open_admin
from tests.flow import answers


def test_a_changed_grade_is_compared_shown_in_three_ways_and_kept(stage, room):
    ada = room.launch("ada", "quiz")
    ada.wait_until(ada.hand_in("quiz", answers.quiz(right=2)), delivery="confirmed")
    learner = stage.open(room, "ada", "quiz")
    expect(learner.tool.locator("main")).to_contain_text("66.67")
    room.platform.override(room.course.link("quiz"), room.person("ada"), 80)
    admin = open_admin(stage.open(room, "ivy", "quiz"))
    admin.get_by_role("link", name="不一致的分数").click()
    admin.locator('button[value="compare"]').click()
    _wait_for_row(admin)
    row = admin.locator("tbody tr").filter(has_text="Ada").first
    expect(row).to_contain_text("66.67")
    expect(row).to_contain_text("80.00")
    for width in (1100, 320):
        admin.set_viewport_size({"width": width, "height": 900})
        assert admin.evaluate(SIDEWAYS) <= 0
        assert Axe().run(admin, "#content-main").response["violations"] == []
    row.locator('input[name="row"]').check()
    admin.locator('button[value="keep"]').click()
    expect(admin.locator("main")).to_contain_text("80.00")
    admin.locator('button[value="keep"]').click()
    expect(admin.locator(".messagelist")).to_contain_text("1")
    again = stage.open(room, "ada", "quiz")
    expect(again.tool.locator("main")).to_contain_text("老师在成绩册里改成了")
    assert room.platform.gradebook.score(room.course.link("quiz"), room.person("ada")) == 80


def _wait_for_row(admin):
    """Look again until the workers have compared the column."""
    for _ in range(60):
        admin.reload()
        if admin.locator('input[name="row"]').count():
            return
        time.sleep(0.5)
    raise AssertionError("nothing differs after half a minute")
