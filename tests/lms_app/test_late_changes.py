"""What changes while something else is under way: settings, a message, a role, the end of time."""

from __future__ import annotations

from datetime import timedelta
from unittest import mock

import pytest

from lms_app import attempts, grades, recounting, results, submissions
from lms_app.lti import ags
from lms_app.models import Attempt, Extension, Grade, Placement, ScoreDelivery
from tests import make
from tests.lms_app import reach
from tests.lms_app.test_outbox import deliver, told

pytestmark = pytest.mark.django_db
HOUR = timedelta(hours=1)


@pytest.fixture
def lms():
    with reach.platform("plain") as platform:
        yield platform


def test_work_saved_in_time_is_not_late_though_its_time_ends_days_later():
    make.placement(
        "quiz", due_at=make.NOON + HOUR, closes_at=make.NOON + timedelta(days=5), late="per_day", late_percent=20
    )
    make.attempt("ada", responses=make.quiz_responses(right=3), now=make.NOON)
    (pk,) = submissions.hand_in_left_open(now=make.NOON + timedelta(days=6))
    grades.grade_submission(pk, now=make.NOON + timedelta(days=6))
    grade = Grade.objects.get()
    assert (grade.score, grade.late_percent) == (100, 0)
    assert grade.submission.submitted_at == make.NOON + HOUR


def test_settings_saved_while_a_worker_waits_hold_for_what_it_grades():
    placement = make.placement("quiz", counting="best", attempts_allowed=None)
    make.graded(responses=make.quiz_responses(right=3))
    second = make.submitted(responses=make.quiz_responses(right=1))
    hold = grades.hold

    def settings_change(user):
        changed = Placement.objects.get(pk=placement.pk)
        changed.counting, changed.late, changed.late_percent = "last", "fixed", 30
        changed.due_at = make.NOON - timedelta(days=1)
        changed.save()
        with mock.patch.object(grades, "hold", hold):
            recounting.apply(changed, now=second.due_at)
        hold(user)

    with mock.patch.object(grades, "hold", settings_change):
        grades.grade_submission(second.pk, now=second.due_at)
    standing = ScoreDelivery.objects.get().grade
    assert (standing.submission_id, standing.late_percent) == (second.pk, 30)
    assert not recounting.difference(Placement.objects.get(pk=placement.pk)).changes


def test_a_decision_while_a_message_is_under_way_can_be_undone_all_the_same(lms):
    make.link_at(lms, "overview")
    right = make.exercise_responses("exercise-2")
    with mock.patch.object(make, "exercise_responses", return_value=right | {"units": "不知道"}):
        ada = make.graded_at(lms, "ada", key="overview", activity="exercise-2")
    whose = make.session(ada.user.sub, on=ada.placement.resource_link)
    unsure = right | {"what_changes": "每一步会变慢一些。"}
    second = make.graded(whose, "exercise-2", unsure, now=make.later(make.NOON, minutes=1))
    now = make.later(make.NOON, minutes=2)
    minute = timedelta(seconds=60)
    post = ags.post_score

    def decided_meanwhile(*message):
        with mock.patch.object(ags, "post_score", post):
            grades.decide(second, "what_changes", True, by=None, now=now, wait=minute)
        return post(*message)

    with mock.patch.object(ags, "post_score", decided_meanwhile):
        deliver(ada, now)
    assert told(ada) == ("waiting", "")
    assert (ada.grade.submission_id, ada.due_at) == (second.pk, now + minute)
    grades.undo(second.decisions.get(), within=minute, now=now + timedelta(seconds=5))
    assert not second.decisions.exists()


def test_what_was_tried_out_costs_no_time_of_a_learners():
    make.placement("quiz", time_limit_minutes=30)
    ivy = make.session("ivy", role="instructor")
    make.attempt(ivy, responses=make.quiz_responses(right=1), now=make.NOON)
    learner = make.session("ivy", role="learner")
    taken = attempts.open_or_resume(learner, "quiz", now=make.NOON + 3 * HOUR)
    assert not attempts.is_over(taken.attempt, make.NOON + 3 * HOUR)
    assert submissions.hand_in_left_open(now=make.NOON + 3 * HOUR) == []


def test_an_attempt_that_was_closed_may_be_gone_on_with_once_there_is_time_again():
    make.placement("quiz", attempts_allowed=2, closes_at=make.NOON + HOUR)
    make.graded("ada", responses=make.quiz_responses(right=1), now=make.NOON)
    session = make.session("ada")
    begun = attempts.open_or_resume(session, "quiz", now=make.NOON).attempt
    submissions.hand_in_left_open(now=make.NOON + 2 * HOUR)
    assert Attempt.objects.get(pk=begun.pk).state == "closed"

    def state(now):
        return next(one for one in results.activity_states(session, now) if one.key == "quiz")

    assert state(make.NOON + 3 * HOUR).blocked == "closed"
    Extension.objects.create(
        placement=begun.placement, user=begun.user, granted_at=make.NOON, closes_at=make.NOON + 9 * HOUR
    )
    assert state(make.NOON + 3 * HOUR).blocked == ""
    assert attempts.open_or_resume(session, "quiz", now=make.NOON + 3 * HOUR).attempt.pk == begun.pk
