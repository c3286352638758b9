"""The instructor has the course's members read, sees how far that is, and then who has not begun."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.flow import answers


@pytest.fixture
def begun(room):
    """A course in which Ada alone has begun."""
    room.launch("ada", "quiz").hand_in("quiz", answers.quiz(right=2))
    return room


def read(ivy):
    """Press the button, and look again until the list is read."""
    section = ivy.tool.locator("section[aria-labelledby=people-h]")
    section.get_by_role("button").press("Enter")
    again = section.get_by_role("link")
    for _ in range(30):
        expect(section.get_by_role("button").or_(again)).to_be_visible()
        if not again.count():
            return section
        ivy.page.wait_for_timeout(1000)
        again.press("Enter")
    raise AssertionError("the roster was not read")


def test_who_has_not_begun_is_listed_once_the_roster_is_read(stage, begun):
    ivy = stage.open(begun, "ivy", "quiz")
    ivy.tool.locator('main a[href$="/class/"]').click()
    section = read(ivy)
    section.locator("summary").press("Enter")
    expect(section.locator("ul.names li")).to_have_text(["Ben Okoye", "Cleo Marchetti"])


def test_who_has_left_is_no_longer_let_in(stage, begun):
    ben, ivy = stage.open(begun, "ben", "quiz"), stage.open(begun, "ivy", "quiz")
    ben.settled()
    begun.platform.unenrol(begun.person("ben"), begun.course)
    ivy.tool.locator('main a[href$="/class/"]').click()
    read(ivy)
    assert ben.frame.evaluate("fetch('/api/v1/me/').then(answer => answer.status)") == 401
