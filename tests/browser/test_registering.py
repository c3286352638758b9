"""Registering in a frame of the platform: what its administrator sees, and how the frame closes."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.flow.test_registering import invite, newcomer

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
