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
LINK = """
from lms_app.models import ResourceLink
link = ResourceLink.objects.select_related("context__deployment__platform").get(
    context__deployment__platform__client_id={client_id!r}, lti_id={lti_id!r}
)
"""
READ_BACK = f"""{LINK}
from lms_app.lti import ags
result = ags.result_of(link, link.ags_lineitem_url, {{subject!r}})
answer = [f"{{{{result['resultScore']:.2f}}}}", result["resultMaximum"]]
"""
SET = f"{LINK}answer = link.placements.update(attempts_allowed=3)"
ALLOWED = f"{LINK}answer = link.placements.get().attempts_allowed"


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


def connected(stack, moodle):
    """Register, activate and approve a Moodle: three people's doings; give a course of it."""
    registered = Browser().get(moodle.registering(invite(stack)))
    assert registered.status == 200, registered.text
    assert "org.imsglobal.lti.close" in registered.text
    moodle.activate()
    room = Classroom(stack, moodle, new_course(moodle))
    login = moodle.login(room.person("ivy"), room.course.link("quiz"))
    assert Browser().post(login.url, login.params).status == 403
    stack.ask(APPROVE.format(client_id=moodle.client_id))
    return room


def reviewed_by(room, who, link):
    """Open Ada's cell of the gradebook as somebody; give the page."""
    return open_link(room, who, link, message="review", for_user=room.person("ada")).page


def test_the_way_of_a_moodle_from_its_registration_to_a_copied_course(tool_stack):
    with newcomer(tool_stack, "moodle") as moodle:
        room = connected(tool_stack, moodle)
        link = choose(room, f"{LESSON}/quiz")
        ada = open_link(room, "ada", link)
        attempt = ada.hand_in("quiz", answers.quiz(right=2))
        seen = ada.wait_until(attempt, state="graded", delivery="confirmed")
        assert seen["outcome"]["score"] == "66.67"
        person = room.person("ada")
        assert f"{moodle.gradebook.score(link, person):.2f}" == "66.67"
        assert len(moodle.gradebook.of_link(link)) == 1

        told = {"client_id": moodle.client_id, "lti_id": moodle.personality.link_id(link)}
        subject = moodle.personality.subject(person)
        assert tool_stack.ask(READ_BACK.format(**told, subject=subject)) == ["66.67", 100]

        for who in ("ivy", "ada"):
            assert "66.67" in reviewed_by(room, who, link).text

        tool_stack.ask(SET.format(**told))
        copy = moodle.copy_course(room.course)
        copied = next(other for other in copy.links if other.copied_from is link)
        again = open_link(room, "ada", copied)
        assert [(entry["key"], entry["state"]) for entry in again.me()["activities"]] == [("quiz", "not_started")]
        assert tool_stack.ask(ALLOWED.format(**told | {"lti_id": moodle.personality.link_id(copied)})) == 3
        again.wait_until(again.hand_in("quiz", answers.quiz(right=3)), delivery="confirmed")
        assert moodle.gradebook.score(copied, person) == 100
        assert f"{moodle.gradebook.score(link, person):.2f}" == "66.67"
        assert len(moodle.gradebook.of_link(copied)) == 1


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
