"""What the doctor says of scores on their way."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.utils import timezone

from lms_app.checkup import deliveries
from lms_app.checkup.case import Case
from lms_app.models import Platform, ScoreDelivery
from tests import make

pytestmark = pytest.mark.django_db


def told(**changes):
    """Give the codes about one delivery with these changes."""
    delivery = make.graded("ada", "quiz") and ScoreDelivery.objects.get()
    now = timezone.now()
    ScoreDelivery.objects.filter(pk=delivery.pk).update(**{"timestamp": now, "due_at": now, **changes})
    case = Case(Platform.objects.get(), 5)
    return [(found.code, found.values.get("count")) for found in deliveries.check(case)]


def test_a_score_that_has_just_been_made_is_no_finding():
    assert told() == [("scores-through", 0)]


def test_scores_in_the_gradebook_are_counted():
    assert told(state="done") == [("scores-through", 1)]


@pytest.mark.parametrize("reason", ["locked", "no_column", "unauthorised", "exhausted", "something new"])
def test_a_score_that_could_not_be_sent_is_a_problem(reason):
    assert told(state="failed", reason=reason) == [("scores-not-sent", 1)]


@pytest.mark.parametrize("reason", ["refused_learner", "attempts_used_up", "course_concluded"])
def test_a_score_of_somebody_who_left_is_no_fault_of_the_connection(reason):
    assert told(state="failed", reason=reason) == [("scores-given-up", 1), ("scores-through", 0)]


def test_a_score_that_is_tried_for_long_is_a_problem():
    long_ago, soon = timezone.now() - timedelta(hours=3), timezone.now() + timedelta(minutes=5)
    assert told(reason="unreachable", timestamp=long_ago, due_at=soon) == [("scores-tried-again", 1)]


@pytest.mark.parametrize(
    "changes",
    [
        {"due_at": timezone.now() - timedelta(hours=1)},
        {"state": "claimed", "claimed_at": timezone.now() - timedelta(hours=1)},
    ],
)
def test_a_score_that_nobody_sends_is_a_problem(changes):
    assert told(**changes) == [("scores-unattended", 1)]


def test_another_platforms_scores_are_not_counted():
    make.graded("ada", "quiz")
    ScoreDelivery.objects.update(state="failed", reason="locked")
    case = Case(make.platform("other.example"), 5)
    assert [found.code for found in deliveries.check(case)] == ["scores-through"]
