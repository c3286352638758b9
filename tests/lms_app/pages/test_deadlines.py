"""What a learner reads of times, lateness and extensions, and what they see when time is over."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest
from django.utils import timezone

from lms_app import grades, submissions
from lms_app.models import Attempt, Extension, Submission
from tests import make
from tests.lms_app.pages.test_attempts import form, mine, text
from tests.lms_app.pages.visitor import visit

pytestmark = pytest.mark.django_db
HOUR = timedelta(hours=1)


def over():
    make.placement("quiz", closes_at=timezone.now() - timedelta(seconds=1))


def test_a_draft_that_was_never_handed_in_is_shown_and_cannot_be_changed():
    ada = visit()
    page = ada.begin("exercise-1")
    Attempt.objects.update(responses={"rows": [{"from": 3, "to": None}]}, revision=1, saved_at=timezone.now())
    make.placement("exercise-1", closes_at=timezone.now() - timedelta(seconds=1))
    shown = ada.get(page)
    assert shown.status_code == 200
    assert "never handed in" in text(shown)
    assert ">3<" in text(shown)
    assert "<textarea" not in text(shown)
    assert 'name="revision"' not in text(shown)
    assert mine(page).state == "closed"
    assert not Submission.objects.exists()
    assert "Closed, not handed in" in text(ada.get())


@pytest.mark.parametrize("is_swept_before", [False, True])
def test_what_was_typed_too_late_comes_back_and_what_was_saved_is_handed_in(is_swept_before):
    ada = visit()
    page = ada.begin()
    ada.post(page, form(right=1), action="save")
    over()
    if is_swept_before:
        submissions.hand_in_left_open(now=timezone.now())
    answer = ada.post(page, form(right=1, revision=1, **{"item-steps": "777777"}), action="submit")
    assert answer.status_code == 403
    assert "777777" in text(answer)
    assert "was handed in" in text(answer)
    assert Submission.objects.get().responses == make.quiz_responses(right=1)
    assert ada.get(page).status_code == 302


def test_what_cannot_be_handed_in_anyway_is_told_that_time_is_over_first():
    ada = visit()
    page = ada.begin("exercise-1")
    make.placement("exercise-1", closes_at=timezone.now() - timedelta(seconds=1))
    answer = ada.post(page, {"rows.1.from": "3"}, action="submit")
    assert answer.status_code == 403
    assert "came too late" in text(answer)
    assert mine(page).state == "closed"


def test_a_later_attempt_that_was_closed_hides_no_result_and_its_draft_can_be_found():
    make.graded(responses=make.quiz_responses(right=2))
    ada = visit()
    page = ada.begin()
    Attempt.objects.filter(state="open").update(state="closed", saved_at=timezone.now())
    shown = text(ada.get(ada.get("activity/quiz/")["Location"]))
    assert "66.67" in shown
    assert page in shown


def test_a_page_opened_after_the_end_leads_to_what_was_handed_in():
    ada = visit()
    page = ada.begin()
    ada.post(page, form(right=2), action="save")
    over()
    assert ada.get(page)["Location"].endswith("/result/")
    assert Submission.objects.get().responses == make.quiz_responses(right=2)


def test_a_save_from_an_older_page_names_that_times_have_moved():
    ada = visit()
    page = ada.begin()
    make.placement("quiz", closes_at=timezone.now() + HOUR)
    was = form(right=1, until="- -")
    answer = ada.post(page, was, action="save")
    assert answer["Location"].endswith("?moved")
    assert "have changed" in text(ada.get(page + "?moved"))
    assert mine(page).responses == make.quiz_responses(right=1)


@pytest.mark.parametrize(
    ("late", "said"),
    [
        ({"late": "marked"}, "Later work is taken and marked as late, until"),
        ({"late": "per_day", "late_percent": 7}, "loses 7 points of 100 for each day begun"),
        ({"late": "fixed", "late_percent": 7}, "loses 7 points of 100,"),
        ({"late": "refused"}, "Later work is not taken"),
    ],
)
def test_before_the_start_it_says_when_how_often_how_long_and_what_late_work_costs(late, said):
    due = timezone.now() + HOUR
    settings = {"attempts_allowed": 2, "time_limit_minutes": 45, "grace_minutes": 10}
    placement = make.placement("quiz", due_at=due, closes_at=due + 9 * HOUR, **settings, **late)
    ada = visit()
    shown = text(ada.get("activity/quiz/"))
    for words in (said, f"{due:%Y-%m-%d %H:%M} UTC", "10 minutes of grace", "45 minutes for each", "2 attempts left"):
        assert words in " ".join(shown.split())
    assert "extension" not in shown
    own = timezone.now() + 3 * HOUR
    Extension.objects.create(
        placement=placement, user=make.user("ada"), due_at=own, extra_attempts=1, extra_minutes=5, granted_at=own
    )
    shown = text(ada.get("activity/quiz/"))
    for words in ("You have an extension", f"{own:%Y-%m-%d %H:%M} UTC", "50 minutes for each", "3 attempts left"):
        assert words in shown
    left = re.search(r'data-left="(\d+)"', text(ada.get(ada.begin())))
    assert 2900 < int(left[1]) <= 3000


def test_points_taken_for_being_late_stand_in_words_beside_what_the_work_earned():
    make.placement("quiz", due_at=timezone.now() - HOUR, late="fixed", late_percent=20)
    ada = visit()
    page = ada.begin()
    ada.post(page, form(right=2), action="submit")
    grades.grade_submission(Submission.objects.get().pk, now=timezone.now())
    shown = text(ada.get(page + "result/"))
    assert "the work earned 66.67, 20 points of 100 are taken for that, 46.67 counts" in shown
    assert "Not passed" in shown
