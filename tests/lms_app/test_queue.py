"""Rows as promises: whatever dies in between, each is kept, and once."""

from __future__ import annotations

from datetime import timedelta
from unittest import mock

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.extra.django import TestCase

from grading import tasks
from lms_app import grades, nudges, outbox
from lms_app.models import Attempt, Grade, QueueState, ScoreDelivery, Submission
from tests import make

NOW = make.NOON
LEASE = timedelta(seconds=150)


@pytest.mark.django_db
class TestClaims:
    def test_a_row_is_claimed_by_one(self):
        submission = make.submitted(now=NOW)
        assert Submission.claim(submission.pk, now=NOW) is not None
        assert Submission.claim(submission.pk, now=NOW) is None

    def test_a_row_is_not_claimed_before_it_is_due(self):
        submission = make.submitted(now=NOW)
        assert Submission.claim(submission.pk, now=NOW - timedelta(seconds=1)) is None

    def test_a_claim_that_was_lost_settles_nothing(self):
        submission = make.submitted(now=NOW)
        lost = Submission.claim(submission.pk, now=NOW)
        later = NOW + LEASE + timedelta(seconds=1)
        assert Submission.due(now=later, lease=LEASE) == [submission.pk]
        mine = Submission.claim(submission.pk, now=later)
        assert not lost.settle(QueueState.FAILED, reason="too late")
        assert mine.settle(QueueState.DONE)

    def test_a_worker_that_comes_back_late_writes_no_second_grade(self):
        submission = make.submitted(now=NOW)
        real = grades.grade

        def slow(*args):
            later = NOW + LEASE + timedelta(seconds=1)
            Submission.due(now=later, lease=LEASE)
            with mock.patch("lms_app.grades.grade", real):
                grades.grade_submission(submission.pk, now=later)
            return real(*args)

        with mock.patch("lms_app.grades.grade", slow):
            assert grades.grade_submission(submission.pk, now=NOW) == []
        assert Grade.objects.count() == ScoreDelivery.objects.count() == 1

    def test_a_row_that_breaks_every_worker_is_given_up_by_name(self):
        submission = make.submitted(now=NOW)
        now = NOW
        for _ in range(Submission.LOSSES_MAX + 1):
            assert Submission.claim(submission.pk, now=now) is not None
            now += LEASE + timedelta(seconds=1)
            grades.due(now=now)
        submission.refresh_from_db()
        assert (submission.state, submission.reason) == ("failed", "broke_workers")
        assert Attempt.objects.get().state == "failed"


@pytest.mark.django_db
class TestTasks:
    def test_the_task_nudges_the_delivery(self):
        submission = make.submitted()
        with mock.patch.object(nudges, "now") as nudge:
            tasks.grade_submission(submission.pk)
        nudge.assert_called_once_with(nudges.DELIVER, ScoreDelivery.objects.get().pk)

    def test_the_sweep_nudges_every_row_that_is_due(self):
        waiting = make.submitted("ada")
        make.graded("ben")
        with mock.patch.object(nudges, "now") as nudge:
            tasks.sweep()
        assert [call.args for call in nudge.call_args_list] == [
            (nudges.GRADE, waiting.pk),
            (nudges.DELIVER, ScoreDelivery.objects.get().pk),
        ]

    @pytest.mark.parametrize(("wait", "nudged"), [(None, False), (0.0, True), (5.0, True), (3600.0, False)])
    def test_a_delivery_that_goes_again_soon_is_nudged_for_then(self, wait, nudged):
        with mock.patch.object(outbox, "deliver", return_value=wait), mock.patch.object(nudges, "now") as nudge:
            tasks.deliver_score(7)
        assert nudge.called is nudged

    def test_the_names_of_the_nudges_are_the_tasks_names(self):
        assert (tasks.grade_submission.name, tasks.deliver_score.name) == (nudges.GRADE, nudges.DELIVER)


class Killed(BaseException):
    """A kill -9: no handler of ours runs."""


STEPS = ("lms_app.grades._graded", "lms_app.grades._record", "lms_app.deliveries.should_stand")


class TestKills(TestCase):
    """A worker killed at any step, any number of times, in any order of steps."""

    @settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
    @given(st.lists(st.tuples(st.sampled_from(STEPS), st.booleans()), max_size=6))
    def test_end_with_one_grade_and_one_delivery(self, kills):
        submission, now = make.submitted(now=NOW), NOW
        for where, after in kills:
            self._killed_at(where, after, submission.pk, now)
            now += LEASE + timedelta(seconds=1)
            Submission.due(now=now, lease=LEASE)
        grades.grade_submission(submission.pk, now=now)
        assert Grade.objects.filter(submission=submission).count() == 1
        assert ScoreDelivery.objects.filter(user=submission.attempt.user).count() == 1
        submission.refresh_from_db()
        assert submission.state == QueueState.DONE

    def _killed_at(self, where, after, pk, now):
        module, _, name = where.rpartition(".")
        real = getattr(__import__(module, fromlist=[name]), name)

        def dying(*args, **kwargs):
            if after:
                real(*args, **kwargs)
            raise Killed

        with mock.patch(where, dying):
            try:
                grades.grade_submission(pk, now=now)
            except Killed:
                return
