"""Choosing contents in a frame of the course site: by keyboard alone, without script, and back in the course."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.fakes.platform import Merge


def test_contents_are_chosen_by_keyboard_alone(stage, room):
    ivy = stage.choose(room, language="en")
    assert Axe().run(ivy.frame).response["violations"] == []
    keyboard = ivy.page.keyboard
    boxes = ivy.tool.locator('input[name="pick"]')
    expect(boxes).to_have_count(5)
    boxes.first.focus()
    keyboard.press("Tab")
    expect(boxes.nth(1)).to_be_focused()
    keyboard.press("Space")
    keyboard.press("Tab")
    keyboard.press("Space")
    for _ in range(3):
        keyboard.press("Tab")
    expect(ivy.tool.locator('button[value="add"]')).to_be_focused()
    keyboard.press("Enter")
    expect(ivy.tool.locator("h1")).to_have_text("Course")
    expect(ivy.tool.locator("li")).to_have_count(2)
    links = room.platform.deep_links[-1]["links"]
    assert [link.custom["activity"] for link in links] == ["quiz", "exercise-1"]
    assert links[0].course is room.course


def test_a_learner_opens_what_was_chosen(stage, room):
    ivy = stage.choose(room)
    ivy.tool.locator('input[value$="/exercise-2"]').check()
    ivy.tool.locator('button[value="add"]').click()
    expect(ivy.tool.locator("h1")).to_have_text("Course")
    expect(ivy.tool.locator("li")).to_have_count(1)
    [link] = room.platform.deep_links[-1]["links"]
    ada = stage.open(room, "ada", link.key)
    expect(ada.tool.locator("main h1")).to_contain_text("账")


def test_one_of_several_must_be_marked_where_one_is_taken(stage, room):
    ivy = stage.choose(room, claims={"deep_linking_settings": Merge(accept_multiple=False)})
    before = len(room.platform.deep_links)
    ivy.tool.locator('button[value="add"]').click()
    assert ivy.tool.locator('input[name="pick"]').first.evaluate("radio => radio.validity.valueMissing")
    ivy.tool.locator('button[value="cancel"]').click()
    expect(ivy.tool.locator("h1")).to_have_text("Course")
    expect(ivy.tool.locator("body")).to_contain_text("什么都没有选。")
    assert len(room.platform.deep_links) == before + 1


@pytest.mark.parametrize("button", ["add", "cancel"])
def test_choosing_needs_no_script(stage, room, button):
    page = stage.context(java_script_enabled=False, locale="en").new_page()
    page.goto(
        room.platform.open_url(
            room.person("ivy"), room.course.link("overview"), message="deep-linking", path="/lti/launch/", language="en"
        )
    )
    while page.locator("noscript button").count():
        page.locator("noscript button").click()
    expect(page.locator("h1")).to_have_text("Choose what to add")
    if button == "add":
        page.locator('input[value$="/quiz"]').check()
    page.locator(f'button[value="{button}"]').click()
    expect(page.locator("h1")).to_have_text("Back to your course")
    page.locator("form button").click()
    expect(page.locator("h1")).to_have_text("Course")
    assert len(room.platform.deep_links[-1]["links"]) == (1 if button == "add" else 0)


@pytest.fixture
def demo_course(demo):
    """The demo's course, which is as before afterwards."""
    course = demo.school.courses[0]
    before = list(course.links)
    yield course
    for link in course.links:
        if link not in before:
            demo.delete_item(link)
    course.links = before
    demo.save()


def test_the_demo_course_takes_what_its_teacher_chooses(stage, demo, demo_course):
    page = stage.context(locale="en").new_page()
    page.goto(f"{demo.origin}/?as=ivy&lang=en&open=add")
    tool = page.frame_locator("#tool")
    tool.locator('input[value$="/exercise-1"]').check()
    tool.locator('button[value="add"]').click()
    tool.get_by_role("link", name="Back to the course").click()
    expect(page.locator(".activities li")).to_have_count(7)
    page.locator(".activities .name", has_text="look-backs").last.click()
    expect(tool.locator("main h1")).to_be_visible()
    assert demo_course.links[-1].custom["activity"] == "exercise-1"
