"""The delivery monitor in a browser: pausing by keyboard, a preview, and both languages on a narrow screen."""

from __future__ import annotations

import os
import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.flow import answers

#: The rooms of other tests may have scores that are not sent, too.
WOULD_BE_SENT = re.compile(r"\b\d+ scores? would be sent again\.")
PASSWORD = "a long one for the monitor"
ACCOUNT = f"""
from django.contrib.auth.models import User
answer = User.objects.create_superuser("watching", password={PASSWORD!r}).pk
"""
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def assert_fit(page, name):
    for width, scheme in ((1100, "light"), (320, "dark")):
        page.set_viewport_size({"width": width, "height": 900})
        page.emulate_media(color_scheme=scheme)
        if os.environ.get("SHOTS"):
            page.screenshot(path=f"{os.environ['SHOTS']}/{name}.{width}.png", full_page=True)
        assert page.evaluate(SIDEWAYS) <= 0
        assert Axe().run(page, context="#content", options={}).response["violations"] == []
    page.set_viewport_size({"width": 1100, "height": 900})


def test_an_operator_pauses_by_keyboard_looks_and_lets_go_again(stage, room, tool_stack):
    tool_stack.ask(ACCOUNT)
    page = stage.context(locale="en").new_page()
    page.goto(f"{tool_stack.base_url}/admin/login/?next=/admin/")
    page.fill("#id_username", "watching")
    page.fill("#id_password", PASSWORD)
    page.keyboard.press("Enter")
    page.get_by_role("link", name="Delivery monitor").click()
    known = room.platform.registration["client_id"]
    number = tool_stack.ask(
        f"from lms_app.models import Platform\nanswer = Platform.objects.get(client_id={known!r}).pk"
    )
    section = page.locator(f"#platform-{number}")
    section.get_by_label("Why the scores are to wait").focus()
    page.keyboard.type("The gradebook moves")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("listitem").filter(has_text="Paused: no score goes to")).to_be_visible()

    ada = room.launch("ada", "quiz")
    attempt = ada.hand_in("quiz", answers.quiz(right=2))
    ada.wait_until(attempt, state="graded", delivery="waiting")
    tool_stack.wait_for(lambda: ada.attempt(attempt)["delivery"]["reason"] == "paused")
    page.reload()
    expect(section.get_by_role("link", name="1 Paused")).to_be_visible()
    assert_fit(page, "monitor.en")
    page.get_by_role("link", name="Send scores again").click()
    page.get_by_label("Which").select_option("unsent")
    page.get_by_role("button", name="Show what would be sent").click()
    expect(page.get_by_role("status").first).to_contain_text(WOULD_BE_SENT)
    assert_fit(page, "resend.en")
    page.get_by_role("button", name="中文").click()
    page.goto(f"{tool_stack.base_url}/admin/deliveries/")
    expect(section).to_contain_text("The gradebook moves")
    assert_fit(page, "monitor.zh")
    assert room.messages("ada") == []
    section.get_by_role("button", name="恢复向").click()
    ada.wait_until(attempt, delivery="confirmed")
    room.assert_only("ada", "66.67")
