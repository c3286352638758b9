"""An attempt with a time limit in a real browser: shown calmly, moved by the teacher, handed in when it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.services.stack import ToolStack

if TYPE_CHECKING:
    from playwright.sync_api import Page

SEAT = """
from datetime import timedelta
from django.utils import timezone
from lms_app.models import Attempt
from tests import make
make.content()
link = make.link('timed')
make.placement('quiz', on=link, time_limit_minutes=10, attempts_allowed=2)
session = make.session('timed', on=link, language='en')
attempt = make.attempt(session, 'quiz')
Attempt.objects.filter(pk=attempt.pk).update(started_at=timezone.now() - timedelta(minutes=7))
answer = {'sid': session.sid, 'secret': session.secret, 'attempt': str(attempt.public_id)}
"""
EXTRA = """
from django.utils import timezone
from lms_app.models import Attempt, Extension
attempt = Attempt.objects.get(public_id='%s')
answer = Extension.objects.create(
    placement=attempt.placement, user=attempt.user, extra_minutes=30, granted_at=timezone.now()
).pk
"""
NEARLY_OVER = """
from datetime import timedelta
from django.utils import timezone
from lms_app.models import Attempt
answer = Attempt.objects.filter(public_id='%s').update(
    started_at=timezone.now() - timedelta(minutes=40) + timedelta(seconds=12)
)
"""
HANDED_IN = """
from lms_app.models import Submission
answer = Submission.objects.get(attempt__public_id='%s').responses
"""


@pytest.fixture
def seat(tool_stack: ToolStack, browser_page: Page) -> dict[str, Any]:
    made: dict[str, Any] = tool_stack.ask(SEAT)
    name = f"__Host-ys-{made['sid']}"
    browser_page.context.add_cookies(
        [{"name": name, "value": made["secret"], "url": "https://localhost/", "secure": True, "httpOnly": True}]
    )
    return made


def assert_accessible(page: Page) -> None:
    assert Axe().run(page).response["violations"] == []


def test_time_is_shown_in_minutes_moves_when_it_is_given_and_hands_in_what_was_written(tool_stack, browser_page, seat):
    page = browser_page
    page.set_viewport_size({"width": 320, "height": 800})
    page.goto(f"{tool_stack.base_url}/s/{seat['sid']}/attempts/{seat['attempt']}/")
    left = page.locator("#time-left")
    expect(left).to_contain_text("Time left: 3 minutes")
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    assert_accessible(page)

    tool_stack.ask(EXTRA % seat["attempt"])
    page.locator("#in-steps").fill("7")
    expect(page.locator("#moved")).to_contain_text("Your times have changed")
    expect(left).to_contain_text("Time left: 33 minutes")
    assert page.locator("#in-steps").input_value() == "7"
    assert_accessible(page)

    tool_stack.ask(NEARLY_OVER % seat["attempt"])
    page.reload()
    expect(left).to_contain_text("about 1 minute")
    page.locator("#in-steps").fill("8")
    page.wait_for_url("**/result/", timeout=60_000)
    assert tool_stack.ask(HANDED_IN % seat["attempt"])["items"]["steps"] == "8"
