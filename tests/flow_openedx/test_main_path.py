"""Login, launch, choice of contents, answer, score: each step as Open edX's consumer speaks it."""

from __future__ import annotations

from typing import Any
from urllib.parse import urljoin

import pytest

from tests.fakes import forms
from tests.flow import answers
from tests.flow.people import Visitor
from tests.flow_openedx.conftest import OpenEdx

pytestmark = pytest.mark.timeout(180)


def published(openedx: OpenEdx, person: str) -> list[float]:
    return [grade["score"] for grade in openedx.gradebook()["published"] if grade["person"] == person]


def test_two_of_three_right_arrive_as_66_67(openedx: OpenEdx) -> None:
    browser, page = openedx.open("ada", activity="quiz")
    ada = Visitor(openedx, browser, page)  # type: ignore[arg-type] - it asks for the stack only
    assert ada.me()["role"] == "learner"

    attempt = ada.hand_in("quiz", answers.quiz(right=2))
    seen = ada.wait_until(attempt, state="graded", delivery="confirmed")

    assert (seen["outcome"]["score"], seen["outcome"]["passed"]) == ("66.67", True)
    openedx.stack.wait_for(lambda: published(openedx, "ada"))
    assert {round(score, 4) for score in published(openedx, "ada")} == {0.6667}
    [kept] = [score for score in openedx.gradebook()["scores"] if score["user_id"] == "ada"]
    assert (kept["grading_progress"], kept["score_maximum"]) == ("FullyGraded", 100)


def test_a_better_second_try_replaces_the_score(openedx: OpenEdx) -> None:
    browser, page = openedx.open("ben", activity="quiz")
    ben = Visitor(openedx, browser, page)  # type: ignore[arg-type]
    ben.wait_until(ben.hand_in("quiz", answers.quiz(right=1)), delivery="confirmed")
    ben.wait_until(ben.hand_in("quiz", answers.quiz(right=3)), delivery="confirmed")
    assert [round(score, 4) for score in published(openedx, "ben")] == [0.3333, 1.0]


def test_the_instructor_is_known_as_one_and_leaves_no_score(openedx: OpenEdx) -> None:
    browser, page = openedx.open("ivy", role="instructor", activity="quiz")
    ivy = Visitor(openedx, browser, page)  # type: ignore[arg-type]
    assert ivy.me()["role"] == "instructor"
    seen: dict[str, Any] = ivy.wait_until(ivy.hand_in("quiz", answers.quiz(right=3)), state="graded")
    assert seen["delivery"]["state"] == "preview"
    assert published(openedx, "ivy") == []


def test_a_chosen_exercise_is_what_learners_open_and_its_score_arrives(openedx: OpenEdx) -> None:
    browser, page = openedx.choose("ivy")
    assert "/lti/pick/" in page.url, page.text[:500]
    picker = forms.with_field(page.text, "pick")
    picked = next(value for value in picker.options if value.endswith("/exercise-1"))
    # What is chosen is saved at once there, so it is asked for a last time.
    asked = browser.post(urljoin(page.url, picker.action), picker.filled("add", pick=[picked]))
    confirming = next(form for form in forms.read(asked.text) if "confirm" in form.buttons)
    answer = browser.post(urljoin(page.url, confirming.action), confirming.filled("confirm"))
    sent = forms.with_field(answer.text, "JWT")
    saved = browser.post(sent.action, sent.hidden)
    assert saved.status == 200, saved.text[:500]

    browser, page = openedx.open_chosen("cleo")
    assert page.url.endswith("/activity/exercise-1/"), page.url
    cleo = Visitor(openedx, browser, page)  # type: ignore[arg-type]
    cleo.wait_until(cleo.hand_in("exercise-1", answers.look_backs()), delivery="confirmed")
    openedx.stack.wait_for(lambda: published(openedx, "cleo"))
    assert published(openedx, "cleo") == [1.0]


def test_a_choice_that_is_cancelled_leaves_the_block_as_it_was(openedx: OpenEdx) -> None:
    browser, page = openedx.choose("ivy")
    picker = forms.with_field(page.text, "pick")
    answer = browser.post(urljoin(page.url, picker.action), picker.filled("cancel"))
    sent = forms.with_field(answer.text, "JWT")
    assert browser.post(sent.action, sent.hidden).status == 200
    _browser, page = openedx.open_chosen("ada")
    assert page.status == 200
    assert "/activity/" not in page.url
