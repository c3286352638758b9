"""Registering in a frame of the platform: what its administrator sees, and how the frame closes."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.flow.people import Classroom, new_course
from tests.flow.test_registering import invite, newcomer

PASSWORD = "a long one for tests"
ACCOUNT = f"""
from django.contrib.auth.models import User
answer = User.objects.create_superuser("inviting", password={PASSWORD!r}).pk
"""

CLOSED = "() => window.received.some((data) => data.subject === 'org.imsglobal.lti.close')"


@pytest.fixture
def site(tool_stack):
    """A Moodle that nobody knows yet."""
    with newcomer(tool_stack, "moodle") as moodle:
        yield moodle


@pytest.mark.parametrize("language", ["zh-CN", "en"])
def test_a_registration_says_that_it_waits_and_then_closes_its_frame(stage, site, tool_stack, language):
    page = stage.context(locale=language).new_page()
    page.set_viewport_size({"width": 320, "height": 700})
    page.goto(site.registering_page_url(invite(tool_stack)))
    tool = page.frame_locator("#tool")
    expect(tool.locator("h1")).to_have_text(
        {"zh-CN": "注册等待批准", "en": "The registration waits for approval"}[language]
    )
    frame = page.frames[1]
    assert frame.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert Axe().run(frame).response["violations"] == []
    page.wait_for_function(CLOSED)
    expect(page.locator("#tool")).to_be_hidden()


def test_the_frame_is_closed_by_its_button_from_the_keyboard(stage, site, tool_stack):
    page = stage.context(locale="en").new_page()
    page.goto(site.registering_page_url(invite(tool_stack)))
    button = page.frame_locator("#tool").get_by_role("button", name="Close")
    button.focus()
    page.keyboard.press("Enter")
    page.wait_for_function(CLOSED, timeout=2000)


def test_a_refusal_is_read_in_the_frame_in_both_languages(stage, site, tool_stack):
    site.faults.add("registration", status=401, body="token_already_used")
    page = stage.context(locale="zh-CN").new_page()
    page.set_viewport_size({"width": 320, "height": 700})
    page.goto(site.registering_page_url(invite(tool_stack)))
    tool = page.frame_locator("#tool")
    expect(tool.locator("h1")).to_have_text("您的平台拒绝了注册")
    expect(tool.locator("h2")).to_have_text("Your platform refused the registration")
    expect(tool.locator("body")).to_contain_text("token_already_used")
    expect(tool.locator("#ref")).to_contain_text("YS-")
    frame = page.frames[1]
    assert frame.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert Axe().run(frame).response["violations"] == []


def test_two_administrators_connect_a_platform_from_beginning_to_end(stage, site, tool_stack):
    ours = stage.context(locale="en", viewport={"width": 1100, "height": 800}).new_page()
    tool_stack.ask(ACCOUNT)
    ours.goto(f"{tool_stack.base_url}/admin/login/?next=/admin/lms_app/invitation/add/")
    ours.fill("#id_username", "inviting")
    ours.fill("#id_password", PASSWORD)
    ours.locator("[type=submit]").first.click()
    ours.fill("#id_name", "A Moodle of friends")
    ours.locator("[name=_save]").click()
    address = ours.locator("#address").inner_text()
    assert address.startswith(f"{tool_stack.base_url}/lti/register/?invitation=")
    expect(ours.get_by_role("button", name="Copy")).to_be_visible()

    theirs = stage.context(locale="en").new_page()
    theirs.goto(site.registering_page_url(address))
    expect(theirs.frame_locator("#tool").locator("h1")).to_have_text("The registration waits for approval")

    ours.goto(f"{tool_stack.base_url}/admin/lms_app/platform/?is_pending__exact=1")
    ours.locator("tr", has_text="A Moodle of friends").locator("[type=checkbox]").check()
    ours.locator("select[name=action]").select_option("approve")
    ours.get_by_role("button", name="Go").click()
    expect(ours.locator(".messagelist")).to_contain_text("1 approved.")
    site.activate()
    room = Classroom(tool_stack, site, new_course(site))
    assert room.launch("ada", "quiz").me()["role"] == "learner"
