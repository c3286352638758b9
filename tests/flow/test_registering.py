"""A platform's whole first day, as Moodle's was recorded: from its registration to a score that is read back."""

from __future__ import annotations

from contextlib import contextmanager

import pytest

from tests.fakes import forms
from tests.fakes.browser import Browser
from tests.fakes.platform import FakePlatform
from tests.flow import answers
from tests.flow.people import Classroom, Visitor, new_course
from tests.make import LESSON

INVITE = """
from io import StringIO
from django.core.management import call_command
out = StringIO()
call_command("invite_platform", *{options!r}, stdout=out)
answer = out.getvalue().strip()
"""
APPROVE = """
from lms_app.lti import registration
from lms_app.models import Platform
platform = Platform.objects.get(client_id={client_id!r})
registration.approve(platform)
answer = platform.pk
"""


@contextmanager
def newcomer(stack, kind):
    """Run a platform that the tool has never heard of."""
    with FakePlatform(kind, tool=stack.base_url).start("127.0.0.1") as platform:
        yield platform


def invite(stack, *options):
    return stack.ask(INVITE.format(options=options))


def choose(room, picked):
    """Let the course's teacher add one activity; give its link."""
    browser = Browser()
    page = browser.follow(room.platform.select(browser, room.person("ivy"), room.course).post())
    form = next(form for form in forms.read(page.text) if "cancel" in form.buttons)
    answer = browser.post(room.stack.base_url + form.action, form.filled("add", pick=[picked]))
    back = forms.with_field(answer.text, "JWT")
    assert browser.post(back.action, back.hidden).status == 200
    [link] = room.platform.deep_links[-1]["links"]
    return link


def open_link(room, who, link, **changes):
    browser = Browser()
    answer = room.platform.launch(browser, room.person(who), link, **changes).post()
    assert answer.status == 303, answer.text[:500]
    return Visitor(room, browser, browser.follow(answer))


def test_a_moodle_registers_is_approved_and_gets_a_score_that_is_read_back(tool_stack):
    with newcomer(tool_stack, "moodle") as moodle:
        registered = Browser().get(moodle.registering(invite(tool_stack)))
        assert registered.status == 200, registered.text
        assert "org.imsglobal.lti.close" in registered.text
        moodle.activate()
        room = Classroom(tool_stack, moodle, new_course(moodle))
        waiting = Browser()
        login = moodle.login(room.person("ivy"), room.course.link("quiz"))
        assert waiting.post(login.url, login.params).status == 403
        tool_stack.ask(APPROVE.format(client_id=moodle.client_id))
        link = choose(room, f"{LESSON}/quiz")
        ada = open_link(room, "ada", link)
        attempt = ada.hand_in("quiz", answers.quiz(right=2))
        seen = ada.wait_until(attempt, state="graded", delivery="confirmed")
        assert seen["outcome"]["score"] == "66.67"
        held = moodle.gradebook.score(link, room.person("ada"))
        assert f"{held:.2f}" == "66.67"
        assert len(moodle.gradebook.of_link(link)) == 1


@pytest.mark.parametrize("kind", ["plain", "canvas"])
def test_other_platforms_register_at_once_where_the_invitation_says_so(tool_stack, kind):
    with newcomer(tool_stack, kind) as platform:
        address = invite(tool_stack, "--approve", "--admit-deployments", f"--name=A {kind} of its own")
        assert Browser().get(platform.registering(address)).status == 200
        platform.activate()
        room = Classroom(tool_stack, platform, new_course(platform))
        link = choose(room, f"{LESSON}/quiz")
        ada = open_link(room, "ada", link)
        ada.wait_until(ada.hand_in("quiz", answers.quiz(right=3)), delivery="confirmed")
        assert platform.gradebook.score(link, room.person("ada")) == 100
