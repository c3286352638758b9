"""Rows to grades: what is sent, what waits for a person, and whose fault it is."""

from __future__ import annotations

from datetime import timedelta
from decimal import Decimal
from unittest import mock

import pytest

from lms_app import attempts, grades, recounting, submissions
from lms_app.models import Attempt, Extension, Grade, Role, ScoreDelivery, Submission
from tests import make

pytestmark = pytest.mark.django_db


def current(submission: Submission) -> Grade:
    return Grade.objects.get(submission=submission, is_current=True)


@pytest.mark.parametrize(
    ("right", "score", "passed"), [(3, "100.00", True), (2, "66.67", True), (1, "33.33", False), (0, "0.00", False)]
)
def test_a_quiz_is_graded_exactly_and_zero_is_a_score(right, score, passed):
    submission = make.graded(responses=make.quiz_responses(right=right))
    grade = current(submission)
    assert (str(grade.score), grade.accepted, submission.attempt.state) == (score, passed, "graded")
    assert ScoreDelivery.objects.get().grade == grade


def test_a_submission_delivered_twice_is_graded_once():
    submission = make.submitted()
    now = submission.due_at
    assert len(grades.grade_submission(submission.pk, now=now)) == 1
    assert grades.grade_submission(submission.pk, now=now) == []
    assert Grade.objects.count() == ScoreDelivery.objects.count() == 1


def test_what_the_rules_leave_open_waits_for_a_person_and_nothing_is_sent():
    submission = make.graded(activity="exercise-2", responses=make.unsure_bill())
    assert (current(submission).score, submission.attempt.state) == (None, "in_review")
    assert not ScoreDelivery.objects.exists()


def test_a_decision_makes_the_final_grade_and_its_delivery():
    submission = make.graded(activity="exercise-2", responses=make.unsure_bill())
    grade = grades.decide(
        submission, "what_changes", True, note="fine", by=None, now=make.later(submission.due_at, hours=1)
    )
    assert (grade.score, grade.accepted) == (Decimal("100.00"), True)
    assert Attempt.objects.get().state == "graded"
    assert ScoreDelivery.objects.get().grade == grade
    assert Grade.objects.filter(submission=submission).count() == 2


def test_a_decision_may_be_changed_and_the_last_word_is_sent():
    submission = make.graded(activity="exercise-2", responses=make.unsure_bill())
    for is_met in (True, False):
        grade = grades.decide(submission, "what_changes", is_met, by=None, now=make.later(submission.due_at, hours=1))
    assert grade.score == Decimal("80.00")
    delivery = ScoreDelivery.objects.get()
    assert (delivery.grade, delivery.revision) == (grade, 2)


def test_only_a_check_in_review_is_for_a_person():
    submission = make.graded(activity="exercise-2", responses=make.unsure_bill())
    with pytest.raises(grades.NotInReview, match="units"):
        grades.decide(submission, "units", True, by=None, now=submission.due_at)


def test_a_preview_is_graded_and_never_sent():
    submission = make.graded(make.session("ivy", role=Role.INSTRUCTOR))
    assert submission.attempt.state == "graded"
    assert not ScoreDelivery.objects.exists()


def test_a_test_user_is_never_sent():
    make.graded(make.session("student-view", is_test_user=True))
    assert not ScoreDelivery.objects.exists()


def test_a_fault_of_the_content_is_never_a_score():
    submission = make.submitted()
    with mock.patch("lms_app.grades.grade", side_effect=grades.ContentFault("no key")):
        assert grades.grade_submission(submission.pk, now=submission.due_at) == []
    submission.refresh_from_db()
    assert (submission.state, submission.reason, Attempt.objects.get().state) == ("failed", "content_fault", "failed")
    assert not Grade.objects.exists()


def test_a_bug_of_ours_goes_round_again_and_ends_named():
    submission = make.submitted()
    now = submission.due_at
    with mock.patch("lms_app.grades.grade", side_effect=ZeroDivisionError):
        waits = []
        for _ in range(grades.TRIES_MAX):
            grades.grade_submission(submission.pk, now=now)
            submission.refresh_from_db()
            waits.append(submission.due_at - now)
            now = submission.due_at
    assert waits[:-1] == sorted(waits[:-1])
    assert waits[0] == timedelta(seconds=5)
    assert submission.state == "failed"
    assert submission.reason.startswith("exhausted")
    assert not Grade.objects.exists()


def test_the_best_attempt_counts_and_a_worse_one_sends_nothing():
    make.graded(responses=make.quiz_responses(right=2))
    make.graded(responses=make.quiz_responses(right=1))
    delivery = ScoreDelivery.objects.get()
    assert (delivery.grade.score, delivery.revision) == (Decimal("66.67"), 1)
    make.graded(responses=make.quiz_responses(right=3))
    delivery.refresh_from_db()
    assert (delivery.grade.score, delivery.revision, delivery.state) == (Decimal("100.00"), 2, "waiting")


def test_the_last_attempt_counts_where_the_placement_says_so():
    make.placement("quiz", counting="last")
    make.graded(responses=make.quiz_responses(right=3))
    make.graded(responses=make.quiz_responses(right=1))
    assert ScoreDelivery.objects.get().grade.score == Decimal("33.33")


def test_a_change_of_counting_is_recounted():
    make.graded(responses=make.quiz_responses(right=3))
    submission = make.graded(responses=make.quiz_responses(right=1))
    placement = make.placement("quiz", counting="last")
    grades.recount(placement, submission.attempt.user, now=submission.due_at)
    assert ScoreDelivery.objects.get().grade.score == Decimal("33.33")


def test_a_placement_is_recounted_for_every_learner():
    for who in ("ada", "ben"):
        make.graded(who, responses=make.quiz_responses(right=3))
        make.graded(who, responses=make.quiz_responses(right=1))
    make.graded("cleo")
    placement = make.placement("quiz", counting="last")
    assert recounting.apply(placement, now=make.NOON) == 2
    assert sorted(str(delivery.grade.score) for delivery in ScoreDelivery.objects.all()) == ["33.33", "33.33", "66.67"]


def test_timestamps_rise_by_whole_seconds():
    first = make.graded(responses=make.quiz_responses(right=1), now=make.NOON)
    stamps = [ScoreDelivery.objects.get().timestamp]
    for right in (2, 3):
        make.graded(responses=make.quiz_responses(right=right), now=first.submitted_at)
        stamps.append(ScoreDelivery.objects.get().timestamp)
    seconds = [stamp.replace(microsecond=0) for stamp in stamps]
    assert len(set(seconds)) == 3
    assert seconds == sorted(seconds)


def test_a_newer_grade_does_not_take_the_claim_from_the_worker_that_sends():
    make.graded(responses=make.quiz_responses(right=1))
    delivery = ScoreDelivery.objects.get()
    claimed = ScoreDelivery.claim(delivery.pk, now=delivery.due_at)
    make.graded(responses=make.quiz_responses(right=3))
    delivery.refresh_from_db()
    assert (delivery.state, delivery.revision, delivery.claims) == ("claimed", 2, claimed.claims)


def test_attempts_left_and_submit_live_together():
    make.placement("quiz", attempts_allowed=1)
    make.graded()
    with pytest.raises(attempts.NotAllowed, match="no_attempts_left"):
        make.attempt()
    assert submissions is not None


HOUR, DAY = timedelta(hours=1), timedelta(days=1)


@pytest.mark.parametrize(
    ("settings", "hours", "score", "points_off", "passed"),
    [
        ({"late": "marked"}, 49, "66.67", 0, True),
        ({"late": "per_day", "late_percent": 5}, 0, "66.67", 0, True),
        ({"late": "per_day", "late_percent": 5, "grace_minutes": 60}, 1, "66.67", 0, True),
        ({"late": "per_day", "late_percent": 5}, 1, "61.67", 5, True),
        ({"late": "per_day", "late_percent": 5}, 24, "61.67", 5, True),
        ({"late": "per_day", "late_percent": 5}, 25, "56.67", 10, False),
        ({"late": "per_day", "late_percent": 90}, 99, "0.00", 100, False),
        ({"late": "fixed", "late_percent": 20}, 99, "46.67", 20, False),
    ],
)
def test_late_work_loses_what_the_placement_says_and_never_more_than_it_has(settings, hours, score, points_off, passed):
    make.placement("quiz", due_at=make.NOON, **settings)
    grade = current(make.graded(responses=make.quiz_responses(right=2), now=make.NOON + hours * HOUR))
    assert (str(grade.score), grade.late_percent, grade.accepted) == (score, points_off, passed)
    assert grade.outcome["score"] == "200/3"


class TestChangedAfterwards:
    """Another rule, another date, an extension: first what it would change, and then exactly that."""

    late = make.NOON + 2 * HOUR

    @pytest.fixture
    def placement(self):
        placement = make.placement("quiz", due_at=make.NOON)
        for who, rights in (("ada", (3, 1)), ("ben", (2,)), ("cleo", (0,))):
            for right in rights:
                make.graded(who, responses=make.quiz_responses(right=right), now=self.late)
        return placement

    def standing(self):
        rows = ScoreDelivery.objects.select_related("grade", "user")
        return {row.user.sub: (str(row.grade.score), row.revision) for row in rows}

    def preview(self, placement, **own):
        given = {make.user(who).pk: extension for who, extension in own.items()}
        changes = recounting.difference(placement, own=given).changes
        return {change.user.sub: (str(change.before), str(change.after), change.attempt) for change in changes}

    def test_a_price_set_later_is_previewed_then_applied_and_taken_back(self, placement):
        before = self.standing()
        placement.late, placement.late_percent = "fixed", 10
        seen = self.preview(placement)
        assert seen == {
            "ada": ("100.00", "90.00", 1),
            "ben": ("66.67", "56.67", 1),
            "cleo": ("0.00", "0.00", 1),
        }
        assert self.standing() == before
        placement.save()
        assert recounting.apply(placement, now=self.late + HOUR) == 3
        assert {who: score for who, (score, _) in self.standing().items()} == {w: s[1] for w, s in seen.items()}
        assert self.preview(placement) == {}
        assert recounting.apply(placement, now=self.late + HOUR) == 0
        placement.late, placement.late_percent = "marked", 0
        placement.save()
        recounting.apply(placement, now=self.late + 2 * HOUR)
        assert {who: score for who, (score, _) in self.standing().items()} == {w: s[0] for w, s in before.items()}
        assert Grade.objects.filter(submission__attempt__user__sub="ben").count() == 3

    def test_an_extension_makes_one_learners_work_timely_and_touches_nobody_else(self, placement):
        placement.late, placement.late_percent = "fixed", 10
        placement.save()
        recounting.apply(placement, now=self.late)
        own = Extension(placement=placement, user=make.user("ben"), due_at=self.late, granted_at=self.late)
        assert self.preview(placement, ben=own) == {"ben": ("56.67", "66.67", 1)}
        own.save()
        before = self.standing()
        assert recounting.apply(placement, now=self.late + HOUR) == 1
        assert self.standing() == before | {"ben": ("66.67", before["ben"][1] + 1)}
        assert self.preview(placement, ben=None) == {"ben": ("66.67", "56.67", 1)}

    def test_only_those_change_for_whom_another_attempt_counts(self, placement):
        placement.counting = "last"
        assert self.preview(placement) == {"ada": ("100.00", "33.33", 2)}

    def test_a_preview_costs_few_queries_whatever_the_class(self, placement, django_assert_max_num_queries):
        with django_assert_max_num_queries(5):
            self.preview(placement)

    def test_when_it_was_handed_in_never_moves(self, placement):
        when = dict(Submission.objects.values_list("pk", "submitted_at"))
        placement.late, placement.late_percent, placement.due_at = "per_day", 3, make.NOON - 5 * DAY
        placement.save()
        recounting.apply(placement, now=self.late + DAY)
        assert dict(Submission.objects.values_list("pk", "submitted_at")) == when
