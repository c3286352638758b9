"""Platforms that are busy, slow, down or forgetful: the score arrives in the end, once and right."""

import pytest

from tests.flow import answers


def handed_in(room, who="ada", link="quiz"):
    visitor = room.launch(who, link)
    attempt = visitor.hand_in("quiz", answers.quiz(right=2))
    return visitor, attempt


def test_a_platform_that_is_down_gets_the_score_when_it_is_up_again(room):
    room.platform.faults.add("*", times=None, status=503, when=lambda request: request.endpoint in ("token", "scores"))
    ada, attempt = handed_in(room)
    seen = ada.wait_until(attempt, state="graded", delivery="retrying")
    assert seen["outcome"]["score"] == "66.67"
    assert room.score("ada") is None
    room.platform.faults.clear()
    ada.wait_until(attempt, delivery="confirmed")
    room.assert_only("ada", "66.67")


@pytest.mark.parametrize("kind", ["plain", "moodle", "canvas"])
def test_a_connection_lost_after_the_score_was_stored_ends_with_one_score(classroom_at, kind):
    room = classroom_at(kind)
    room.platform.faults.add("scores", drop=True, late=True)
    ada, attempt = handed_in(room)
    ada.wait_until(attempt, delivery="confirmed")
    room.assert_only("ada", "66.67")
    assert len(room.messages("ada")) == 2


def test_a_token_that_ended_early_is_asked_for_again(room):
    ben, attempt = handed_in(room, "ben")
    ben.wait_until(attempt, delivery="confirmed")
    room.platform.tokens.revoke()
    ada, attempt = handed_in(room)
    ada.wait_until(attempt, delivery="confirmed")
    room.assert_only("ada", "66.67")
    assert [request.status for request in room.platform.requests("scores")][-2:] == [401, 200]


def test_a_throttling_canvas_is_asked_again(classroom_at):
    room = classroom_at("canvas")
    room.platform.faults.throttled("scores", times=1)
    ada, attempt = handed_in(room)
    ada.wait_until(attempt, delivery="confirmed")
    room.assert_only("ada", "66.67")


def test_a_platform_slower_than_a_claim_lasts_gets_nothing_but_the_same_message(classroom_at):
    room = classroom_at("moodle")
    room.platform.faults.add("scores", delay=4.5)
    ada, attempt = handed_in(room)
    ada.wait_until(attempt, delivery="confirmed")
    room.assert_only("ada", "66.67")


def test_a_deleted_column_ends_with_its_name_and_no_further_message(classroom_at):
    room = classroom_at("moodle")
    ada = room.launch("ada", "quiz")
    room.platform.delete_item(room.course.link("quiz"))
    attempt = ada.hand_in("quiz", answers.quiz(right=2))
    seen = ada.wait_until(attempt, state="graded", delivery="failed")
    assert seen["delivery"]["reason"] == "column_gone"
    assert seen["outcome"]["score"] == "66.67"


@pytest.mark.parametrize("kind", ["moodle", "canvas"])
def test_somebody_who_left_the_course_ends_with_a_name_too(classroom_at, kind):
    room = classroom_at(kind)
    ada = room.launch("ada", "quiz")
    room.platform.unenrol("ada", room.course)
    attempt = ada.hand_in("quiz", answers.quiz(right=2))
    seen = ada.wait_until(attempt, state="graded", delivery="failed")
    assert seen["delivery"]["reason"] == "refused_learner"
