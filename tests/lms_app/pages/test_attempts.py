"""An attempt by plain forms: begin, save, hand in; nobody else's, nothing twice, no key."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from lms_app.models import Attempt, AttemptState, Role, Submission
from tests import make
from tests.lms_app.pages.visitor import text, visit

pytestmark = pytest.mark.django_db


def form(right: int = 2, **others: Any) -> dict[str, Any]:
    """Fill the quiz's form with so many right answers."""
    given = make.quiz_responses(right=right)["items"]
    return {f"item-{key}": value for key, value in given.items()} | {"revision": "0"} | others


def mine(page: str) -> Attempt:
    """Return the attempt of a page's address."""
    return Attempt.objects.get(public_id=page.split("/attempts/")[1].split("/")[0])


def test_start_begins_one_attempt_and_the_next_press_goes_on_with_it():
    ada = visit()
    assert ada.begin() == ada.begin()
    assert Attempt.objects.count() == 1


def test_the_activity_s_page_leads_to_where_the_work_stands():
    ada = visit()
    assert "Start" in text(ada.get("activity/quiz/"))
    page = ada.begin()
    assert ada.get("activity/quiz/").headers["Location"] == page
    ada.post(page, form(), action="submit")
    assert ada.get("activity/quiz/").headers["Location"] == f"{page}result/"
    assert ada.get("activity/nothing/").status_code == 404


def test_a_plain_form_saves_what_is_written():
    ada = visit()
    page = ada.begin()
    assert ada.post(page, form(right=2), action="save").headers["Location"] == page
    assert mine(page).responses == make.quiz_responses(right=2)
    shown = text(ada.get(page))
    assert 'value="7"' in shown
    assert shown.count(" checked>") == 3


def test_a_plain_form_hands_in_what_is_written():
    ada = visit()
    page = ada.begin()
    assert ada.post(page, form(right=2), action="submit").headers["Location"] == f"{page}result/"
    assert mine(page).state == AttemptState.SUBMITTED
    assert Submission.objects.get().responses == make.quiz_responses(right=2)


def test_handing_in_twice_is_one_submission():
    ada = visit()
    page = ada.begin()
    for _press in range(3):
        answer = ada.post(page, form(), action="submit", idempotency_key="one")
        assert answer.headers["Location"] == f"{page}result/"
    assert Submission.objects.count() == 1


def test_an_empty_quiz_can_be_handed_in():
    ada = visit()
    page = ada.begin()
    ada.post(page, {"revision": "0"}, action="submit")
    assert Submission.objects.get().responses == {"items": {}}


@pytest.mark.parametrize("action", ["save", "submit"])
def test_of_two_drafts_neither_is_lost(action):
    ada = visit()
    page = ada.begin()
    ada.post(page, form(right=3), action="save")
    answer = ada.post(page, form(right=0, **{"item-steps": "11"}), action=action)
    shown = text(answer)
    assert answer.status_code == 409
    assert "A newer draft exists." in shown
    assert 'value="11"' in shown
    assert mine(page).responses == make.quiz_responses(right=3)
    revision = re.search(r'name="revision" value="(\d+)"', shown)[1]
    ada.post(page, form(right=0, revision=revision, **{"item-steps": "11"}), action="save")
    assert mine(page).responses["items"]["steps"] == "11"


@pytest.mark.parametrize("revision", ["", "-1", "x", "٣", "9" * 30])
def test_a_revision_that_no_page_holds_overwrites_nothing(revision):
    ada = visit()
    page = ada.begin()
    assert ada.post(page, form(revision=revision), action="save").status_code == 409
    assert mine(page).responses == {}


def test_what_no_field_of_ours_sends_is_refused_with_what_was_written():
    ada = visit()
    page = ada.begin()
    answer = ada.post(page, form(right=3, **{"item-claims": "z"}), action="submit")
    assert answer.status_code == 400
    assert 'value="7"' in text(answer)
    assert Submission.objects.count() == 0


def test_nothing_is_taken_after_closing():
    ada = visit()
    page = ada.begin()
    make.placement("quiz", closes_at=timezone.now() - timedelta(seconds=1))
    for answer in (ada.post(page, form(), action="submit"), ada.post(page, form(), action="save"), ada.get(page)):
        assert answer.status_code == (200 if answer.request["REQUEST_METHOD"] == "GET" else 403)
        assert "closed" in text(answer)
    assert "Continue" not in text(ada.get())
    assert Submission.objects.count() == 0


def test_another_learner_s_attempt_is_not_there():
    page = visit("ada").begin()
    ben = visit("ben")
    theirs = "attempts/" + page.split("/attempts/")[1]
    assert ben.get(theirs).status_code == 404
    assert ben.post(theirs, form(), action="submit").status_code == 404
    assert ben.get(f"{theirs}result/").status_code == 404


def test_an_instructor_s_attempt_is_a_preview():
    ivy = visit("ivy", role=Role.INSTRUCTOR)
    page = ivy.begin()
    assert "Preview." in text(ivy.get(page))
    assert mine(page).is_preview


def test_the_language_of_the_form_is_the_session_s():
    ada = visit(language="zh-hans")
    shown = text(ada.get(ada.begin()))
    assert "第1题，共3题，填数" in shown
    assert "提交后不能再改" in shown


def strings(value: Any) -> set[str]:
    """Collect every text in a document."""
    if isinstance(value, dict):
        return set().union(*map(strings, value.values())) if value else set()
    if isinstance(value, list):
        return set().union(*map(strings, value)) if value else set()
    return {value} if isinstance(value, str) and len(value) > 8 else set()


@pytest.mark.parametrize("language", ["zh-hans", "en"])
@pytest.mark.parametrize("activity", ["quiz", "exercise-1", "exercise-2", "exercise-3"])
def test_nothing_that_waits_for_release_stands_in_a_page_before(language, activity):
    ada = visit(language=language)
    found = make.bundle().activity(activity)
    public = strings([found.public(language), found.texts(language), make.bundle().lesson(language)])
    secret = {told for told in strings(found.released(language)) - public if not any(told in open_ for open_ in public)}
    page = ada.begin(activity)
    pages = [text(ada.get(path)) for path in ("", "lesson/", page)]
    responses = make.quiz_responses(right=1) if activity == "quiz" else None
    if responses:
        make.graded(ada.session, activity, responses)
        pages.append(text(ada.get(f"{page}result/")))
    leaked = {told for told in secret for shown in pages if told in shown}
    assert leaked == set()


def test_by_forms_too_who_only_looks_writes_nothing_to_an_older_attempt():
    page = visit().begin()
    looking = visit(role=Role.OBSERVER)
    there = page.replace(page.split("/")[2], looking.session.sid)
    assert [looking.post(there, form(), action=action).status_code for action in ("save", "submit")] == [403, 403]
    assert (mine(page).revision, mine(page).state) == (0, AttemptState.OPEN)


@pytest.mark.parametrize("field", ["item-steps", "idempotency_key", "revision", "action", "csrfmiddlewaretoken"])
@pytest.mark.parametrize("typed", ["\x00", "a\x00b", "9" * 5000, "\ufeff", "²"])
def test_no_form_can_hold_what_breaks_us(field, typed):
    ada = visit()
    page = ada.begin()
    sent = form() | {"action": "submit", "idempotency_key": "k", field: typed}
    assert ada.post(page, sent).status_code in {200, 302, 400, 403, 409}
