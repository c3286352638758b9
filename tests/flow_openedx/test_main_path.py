"""Login, launch, answer, score: each step as Open edX's consumer speaks it."""

from __future__ import annotations

from typing import Any

import pytest

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
