"""Handing in: once, whole, and in time."""

from __future__ import annotations

import uuid
from datetime import timedelta
from unittest import mock

import pytest
from django.db import connection
from kombu.exceptions import OperationalError

from grading.model import ResponseRefused
from lms_app import attempts, endings, nudges, submissions
from lms_app.models import Attempt, Role, Submission
from tests import make

pytestmark = pytest.mark.django_db
NOW = make.NOON


def hand_in(attempt, key="k", **more):
    return submissions.submit(attempt, idempotency_key=key, now=NOW, **more)


def test_what_is_handed_in_is_frozen_and_queued():
    submission = hand_in(make.attempt(responses=make.quiz_responses(right=2), now=NOW))
    assert (submission.responses, submission.state) == (make.quiz_responses(right=2), "waiting")
    assert (submission.attempt.state, submission.attempt.submitted_at) == ("submitted", NOW)


def test_twice_is_one_submission_whatever_the_key():
    attempt = make.attempt(now=NOW)
    assert hand_in(attempt) == hand_in(attempt) == hand_in(attempt, key="another")
    assert Submission.objects.count() == 1


def test_something_else_handed_in_later_is_refused():
    attempt = make.attempt(now=NOW)
    hand_in(attempt)
    with pytest.raises(attempts.AttemptClosed, match="submitted"):
        hand_in(attempt, key="another", responses=make.quiz_responses(right=3))


def test_a_last_draft_is_handed_in_with_it():
    attempt = make.attempt(responses=make.quiz_responses(right=0), now=NOW)
    submission = hand_in(attempt, responses=make.quiz_responses(right=3), revision=1)
    assert submission.responses == Attempt.objects.get().responses == make.quiz_responses(right=3)


def test_a_stale_last_draft_hands_nothing_in():
    attempt = make.attempt(responses=make.quiz_responses(right=0), now=NOW)
    with pytest.raises(attempts.StaleDraft):
        hand_in(attempt, responses=make.quiz_responses(right=3), revision=0)
    assert not Submission.objects.exists()


def test_a_misshapen_hand_in_is_not_stored():
    attempt = make.attempt(activity="exercise-1", now=NOW)
    with pytest.raises(ResponseRefused, match=r"rows\.1\.from"):
        hand_in(attempt, responses={"rows": [{"to": 1}]})
    assert Attempt.objects.get().state == "open"


def test_nothing_is_taken_after_the_close():
    attempt = make.attempt(now=NOW)
    make.placement("quiz", closes_at=NOW)
    with pytest.raises(attempts.AttemptClosed, match="closed"):
        hand_in(attempt)


def test_a_quiz_may_be_handed_in_unanswered():
    assert hand_in(make.attempt(now=NOW)).responses == {}


def test_the_nudge_goes_out_once_the_row_is_there(django_capture_on_commit_callbacks):
    attempt = make.attempt(now=NOW)
    with mock.patch.object(nudges, "now") as nudge, django_capture_on_commit_callbacks(execute=True):
        submission = hand_in(attempt)
        nudge.assert_not_called()
    nudge.assert_called_once_with(nudges.GRADE, submission.pk, countdown=0)


def test_a_broker_that_is_down_is_no_fault_of_the_hand_in(django_capture_on_commit_callbacks, monkeypatch):
    monkeypatch.setattr(nudges, "_silent_until", 0.0)
    attempt = make.attempt(now=NOW)
    with mock.patch("celery.current_app.send_task", side_effect=OperationalError("down")) as send:
        with django_capture_on_commit_callbacks(execute=True):
            hand_in(attempt)
        nudges.now(nudges.GRADE, 1)
    assert send.call_count == 1
    assert Submission.objects.get().state == "waiting"


def test_handing_in_costs_few_statements(django_assert_max_num_queries):
    attempt = make.attempt(responses=make.quiz_responses(right=2), now=NOW)
    with django_assert_max_num_queries(6):
        hand_in(attempt)


class TestLeftOpen:
    close = NOW + timedelta(hours=1)

    def sweep(self, now=None):
        return submissions.hand_in_left_open(now=now or self.close)

    def test_saved_work_is_handed_in_as_of_the_closing_time(self):
        make.placement("quiz", closes_at=self.close)
        make.attempt(responses=make.quiz_responses(right=2), now=NOW)
        assert self.sweep(self.close - timedelta(seconds=1)) == []
        assert len(self.sweep(self.close + timedelta(minutes=3))) == 1
        assert Submission.objects.get().submitted_at == self.close
        assert self.sweep() == []

    def test_what_is_a_preview_stays(self):
        make.placement("quiz", closes_at=self.close)
        make.attempt(make.session("ivy", role=Role.INSTRUCTOR), responses=make.quiz_responses(right=2), now=NOW)
        assert self.sweep() == []

    @pytest.mark.parametrize(
        ("activity", "draft"),
        [
            ("exercise-1", {"rows": [{"from": 3, "to": None}]}),
            ("quiz", {"items": {"steps": "  "}}),
            ("quiz", None),
        ],
    )
    def test_what_cannot_be_graded_or_says_nothing_is_closed_and_is_no_zero(self, activity, draft):
        make.placement(activity, closes_at=self.close)
        make.attempt(activity=activity, responses=draft, now=NOW)
        assert self.sweep(self.close - timedelta(seconds=1)) == []
        assert Attempt.objects.get().state == "open"
        assert self.sweep(self.close + timedelta(days=9)) == []
        closed = Attempt.objects.get()
        assert (closed.state, closed.submitted_at, closed.responses) == ("closed", None, draft or {})
        assert not Submission.objects.exists()

    def test_a_sweep_that_did_not_run_for_days_makes_up_for_it(self):
        make.placement("quiz", closes_at=self.close)
        make.attempt(responses=make.quiz_responses(right=2), now=NOW)
        assert len(self.sweep(self.close + timedelta(days=9))) == 1
        assert Submission.objects.get().submitted_at == self.close

    def test_one_that_breaks_holds_up_no_other(self):
        make.placement("quiz", closes_at=self.close)
        broken, whole = (make.attempt(who, responses=make.quiz_responses(right=2), now=NOW) for who in ("ben", "ada"))
        Attempt.objects.filter(pk=broken.pk).update(responses=["no", "mapping"])
        with mock.patch.object(endings, "is_answered", side_effect=lambda found: found["items"]):
            assert len(self.sweep()) == 1
        assert Submission.objects.get().attempt == whole

    def test_drafts_that_cannot_be_graded_hold_up_nobody(self):
        make.placement("exercise-1", closes_at=self.close)
        for learner in ("ben", "cleo", "dan"):
            make.attempt(learner, "exercise-1", {"rows": [{"from": 3, "to": None}]}, now=NOW)
        whole = make.attempt("ada", "exercise-1", make.exercise_responses("exercise-1"), now=NOW)
        submissions.hand_in_left_open(now=self.close, limit=2)
        assert Submission.objects.get().attempt == whole

    @pytest.mark.parametrize("now_is", [{"role": Role.INSTRUCTOR}, {"role": Role.OBSERVER}, {"is_test_user": True}])
    def test_what_somebody_began_who_learns_here_no_more_stays(self, now_is):
        make.placement("quiz", closes_at=self.close)
        make.attempt("ada", responses=make.quiz_responses(right=2), now=NOW)
        make.session("ada", **now_is)
        assert self.sweep() == []


@pytest.mark.django_db(transaction=True)
class TestAtOnce:
    """Several requests at the same moment, each on a connection of its own."""

    def together(self, calls):
        from concurrent.futures import ThreadPoolExecutor
        from threading import Barrier

        barrier = Barrier(len(calls))

        def one(call):
            try:
                barrier.wait(10)
                return call()
            except Exception as fault:
                return fault
            finally:
                connection.close()

        with ThreadPoolExecutor(len(calls)) as pool:
            return list(pool.map(one, calls))

    def test_twenty_hand_ins_are_one_submission(self):
        attempt = make.attempt(responses=make.quiz_responses(right=2), now=NOW)
        with mock.patch.object(nudges, "now"):
            found = self.together([lambda: hand_in(attempt).pk] * 20)
        assert len(set(found)) == 1
        assert Submission.objects.count() == 1

    def test_ten_tabs_begin_one_attempt(self):
        session = make.session()
        found = self.together([lambda: attempts.open_or_resume(session, "quiz", now=NOW).attempt.pk] * 10)
        assert len(set(found)) == 1
        assert Attempt.objects.count() == 1

    def test_beginning_and_handing_in_at_once_makes_no_attempt_too_many(self):
        make.placement("quiz", attempts_allowed=2)
        session = make.session()

        def go_round():
            for _ in range(4):
                try:
                    hand_in(attempts.open_or_resume(session, "quiz", now=NOW).attempt, key=uuid.uuid4().hex)
                except (attempts.NotAllowed, attempts.AttemptClosed):
                    continue

        with mock.patch.object(nudges, "now"):
            assert set(self.together([go_round] * 6)) == {None}
        assert sorted(Attempt.objects.values_list("number", flat=True)) == [1, 2]

    def test_of_ten_saves_from_one_revision_one_wins(self):
        attempt = make.attempt(now=NOW)

        def save(number):
            return lambda: attempts.save(attempt.pk, revision=0, responses={"items": {"steps": str(number)}}, now=NOW)

        found = self.together([save(number) for number in range(10)])
        assert sum(isinstance(one, Attempt) for one in found) == 1
        assert sum(isinstance(one, attempts.StaleDraft) for one in found) == 9

    def test_a_save_beside_a_hand_in_is_in_it_or_refused(self):
        attempt = make.attempt(responses=make.quiz_responses(right=1), now=NOW)
        newer = make.quiz_responses(right=3)
        with mock.patch.object(nudges, "now"):
            saved, _ = self.together(
                [lambda: attempts.save(attempt.pk, revision=1, responses=newer, now=NOW), lambda: hand_in(attempt)]
            )
        frozen = Submission.objects.get().responses
        assert Attempt.objects.get().responses == frozen
        assert isinstance(saved, Attempt) == (frozen == newer)

    def test_two_workers_grade_one_submission_once(self):
        from lms_app import grades
        from lms_app.models import Grade, ScoreDelivery

        submission = make.submitted(now=NOW)
        found = self.together([lambda: grades.grade_submission(submission.pk, now=NOW)] * 4)
        assert sorted(len(one) for one in found) == [0, 0, 0, 1]
        assert Grade.objects.count() == ScoreDelivery.objects.count() == 1

    def test_two_attempts_graded_at_once_leave_the_better_standing(self):
        from lms_app import grades
        from lms_app.models import ScoreDelivery

        waiting = [make.submitted(responses=make.quiz_responses(right=right), now=NOW).pk for right in (3, 1, 2)]
        self.together([lambda pk=pk: grades.grade_submission(pk, now=NOW) for pk in waiting])
        assert str(ScoreDelivery.objects.get().grade.score) == "100.00"
