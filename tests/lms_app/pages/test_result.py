"""What came of an attempt: score, verdict, receipt, and the explanations once they may be seen."""

from __future__ import annotations

import pytest
from django.utils import timezone

from lms_app.models import Attempt, AttemptState, QueueState, Release, Role, ScoreDelivery
from tests import make
from tests.lms_app.pages.visitor import text, visit

pytestmark = pytest.mark.django_db


def result_page(visitor, submission) -> str:
    """Open the result of a submission."""
    answer = visitor.get(f"attempts/{submission.attempt.public_id}/result/")
    assert answer.status_code == 200
    return text(answer)


@pytest.mark.parametrize(
    ("right", "score", "said"),
    [
        (3, "100.00", "You passed"),
        (2, "66.67", "You passed"),
        (1, "33.33", "Not passed yet"),
        (0, "0.00", "Not passed yet"),
    ],
)
def test_the_score_decides_what_is_said(right, score, said):
    ada = visit()
    page = result_page(ada, make.graded(ada.session, "quiz", make.quiz_responses(right=right)))
    assert score in page
    assert said in page
    assert f"{right} of 3 items right" in page


def test_in_chinese_too():
    ada = visit(language="zh-hans")
    page = result_page(ada, make.graded(ada.session, "quiz", make.quiz_responses(right=2)))
    for words in ("通过了", "3题对了2题，及格线是60分。", "成绩册回执", "等待送出"):
        assert words in page


def test_before_grading_the_page_says_that_it_is_under_way():
    ada = visit()
    page = result_page(ada, make.submitted(ada.session, "quiz", make.quiz_responses(right=2)))
    assert "Grading takes a few seconds" in page
    assert "data-moving" in page
    assert "66.67" not in page


def test_a_fault_of_ours_never_looks_like_a_zero():
    ada = visit()
    submission = make.submitted(ada.session, "quiz", make.quiz_responses(right=2))
    Attempt.objects.filter(pk=submission.attempt_id).update(state=AttemptState.FAILED)
    page = result_page(ada, submission)
    assert "It is our fault, not yours" in page
    assert "YS-" in page
    assert "0.00" not in page


DELIVERIES = [
    ({"state": QueueState.WAITING}, "Waiting to be sent"),
    ({"state": QueueState.WAITING, "tries": 2}, "trying again"),
    ({"state": QueueState.CLAIMED}, "On its way to the gradebook"),
    ({"state": QueueState.DONE, "sent_at": make.NOON}, "Not seen in the gradebook yet"),
    (
        {"state": QueueState.DONE, "sent_at": make.NOON, "confirmed_at": make.NOON, "confirmed_score": "66.67"},
        "your gradebook shows 66.67",
    ),
    ({"state": QueueState.FAILED, "reason": "changed_there", "there_score": "70"}, "Your teacher set 70.00"),
    ({"state": QueueState.DONE, "reason": "kept_theirs", "there_score": "70"}, "We do not overwrite it"),
    ({"state": QueueState.FAILED, "reason": "changed_there"}, "Your score was taken out of the gradebook"),
    ({"state": QueueState.DONE, "reason": "superseded"}, "A newer score stands in the gradebook"),
    ({"state": QueueState.FAILED, "reason": "locked"}, "The column is locked."),
    ({"state": QueueState.FAILED, "reason": "unheard_of"}, "The course site turned the score down."),
    ({"state": QueueState.FAILED, "reason": "no_column"}, "This course takes no score for this activity"),
]


@pytest.mark.parametrize(("row", "said"), DELIVERIES)
def test_the_receipt_tells_how_far_the_score_has_got(row, said):
    ada = visit()
    submission = make.graded(ada.session, "quiz", make.quiz_responses(right=2))
    ScoreDelivery.objects.update(**row)
    page = result_page(ada, submission)
    assert said in page
    assert ("data-moving" in page) is (row["state"] in {QueueState.WAITING, QueueState.CLAIMED})
    assert ("Reference YS-" in page) is (row.get("reason") in {"locked", "unheard_of"})


def test_a_score_taken_just_now_is_still_looked_for():
    ada = visit()
    submission = make.graded(ada.session, "quiz", make.quiz_responses(right=2))
    ScoreDelivery.objects.update(state=QueueState.DONE, sent_at=timezone.now())
    assert "data-moving" in result_page(ada, submission)


def test_a_preview_says_that_nothing_is_sent():
    ivy = visit("ivy", role=Role.INSTRUCTOR)
    page = result_page(ivy, make.graded(ivy.session, "quiz", make.quiz_responses(right=2)))
    assert "Preview: nothing is sent" in page


def test_explanations_wait_until_they_may_be_seen():
    make.placement("quiz", release=Release.NEVER)
    ada = visit()
    submission = make.graded(ada.session, "quiz", make.quiz_responses(right=2))
    explanation = make.bundle().activity("quiz").released("en")["items"][1]["options"][0]["explanation"]
    assert explanation not in result_page(ada, submission)
    make.placement("quiz", release=Release.AFTER_FINAL)
    assert explanation in result_page(ada, submission)


def test_what_was_typed_is_shown_as_typed_and_as_read():
    ada = visit()
    typed = {"items": {"steps": "<七> 步", "batch": ["b"], "claims": "a"}}
    page = result_page(ada, make.graded(ada.session, "quiz", typed))
    assert "&lt;七&gt; 步" in page
    again = make.graded("ben", "quiz", {"items": {"steps": "七步"}})
    assert "read as 7" in result_page(visit("ben"), again)


def test_another_try_can_be_begun_where_one_is_left():
    ada = visit()
    first = make.graded(ada.session, "quiz", make.quiz_responses(right=1))
    assert "Try again" in result_page(ada, first)
    make.placement("quiz", attempts_allowed=1)
    assert "Try again" not in result_page(ada, first)


def test_an_open_attempt_has_no_result_yet():
    ada = visit()
    page = ada.begin()
    assert ada.get(f"{page}result/").headers["Location"] == page


def test_the_result_asks_few_things(django_assert_max_num_queries):
    ada = visit()
    submission = make.graded(ada.session, "quiz", make.quiz_responses(right=2))
    with django_assert_max_num_queries(16):
        result_page(ada, submission)


@pytest.mark.parametrize("activity", ["quiz", "exercise-1"])
def test_what_is_never_released_is_not_promised(activity):
    make.placement(activity, release=Release.NEVER)
    ada = visit()
    responses = make.quiz_responses(right=1) if activity == "quiz" else make.exercise_responses(activity)
    page = result_page(ada, make.graded(ada.session, activity, responses))
    assert "once they may be seen" not in page
    assert "Reference answers" not in page
