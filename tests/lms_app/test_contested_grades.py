"""Grades that somebody else has touched, in the corners: what a person decided holds, and no more than that."""

from __future__ import annotations

from datetime import datetime

import pytest

from lms_app import deliveries, outbox, reconciling
from lms_app.models import DeliveryTry, Launch, Placement
from tests import make
from tests.lms_app import reach

pytestmark = pytest.mark.django_db
EVENING = make.later(make.NOON, hours=8)
only_moodle = pytest.mark.parametrize("lms", ["moodle"], indirect=True)
only_canvas = pytest.mark.parametrize("lms", ["canvas"], indirect=True)


@pytest.fixture
def lms(request):
    with reach.platform(getattr(request, "param", "plain")) as platform:
        yield platform


def delivered(lms, **what):
    delivery = make.graded_at(lms, "ada", **what)
    outbox.deliver(delivery.pk, now=max(make.NOON, delivery.due_at))
    delivery.refresh_from_db()
    return delivery


def compared(now=EVENING):
    return reconciling.compare(reconciling.placement(Placement.objects.get().pk), now=now)


def later(lms, **ahead):
    """Return a moment that the platform's clock has passed too."""
    return make.later(datetime.fromtimestamp(lms.now() + 5, tz=make.UTC), **ahead)


def told(delivery):
    delivery.refresh_from_db()
    return delivery.state, delivery.reason


def without_empty_cells(response):
    response.body = [result for result in response.body if result.get("resultScore")]
    return response


def test_theirs_is_kept_over_an_emptied_cell_too(lms):
    ada = delivered(lms)
    compared()

    def emptied(response):
        response.body = [{key: result[key] for key in result if key != "resultScore"} for result in response.body]
        return response

    lms.faults.add("results", times=None, change=emptied)
    compared(make.later(EVENING, hours=1))
    assert told(ada) == ("failed", "changed_there")
    assert deliveries.keep_theirs(ada, by=None, now=make.later(EVENING, hours=2))
    compared(make.later(EVENING, hours=24))
    assert told(ada) == ("done", "kept_theirs")


def test_a_wish_to_send_ours_holds_for_that_score_alone(lms):
    ada = delivered(lms, right=1)
    lms.override("quiz", "ada", 80)
    compared()
    now = later(lms)
    lms.faults.add("scores", times=1, status=403)
    outbox.send_ours(ada, by=None, now=now)
    outbox.deliver(ada.pk, now=now)
    lms.override("quiz", "ada", 90)
    compared(later(lms, hours=20))
    make.graded_at(lms, "ada", now=later(lms, hours=30), right=3)
    outbox.deliver(ada.pk, now=later(lms, hours=31))
    assert told(ada) == ("failed", "changed_there")
    assert lms.gradebook.score("quiz", "ada") == 90


@only_moodle
def test_a_zero_that_the_list_leaves_out_is_a_teachers(lms):
    make.link_at(lms, "overview")
    ada = make.graded_at(lms, "ada", key="overview", activity="exercise-1")
    outbox.deliver(ada.pk, now=max(make.NOON, ada.due_at))
    compared()
    column = f"{make.LESSON}/exercise-1"
    lms.override(column, "ada", 0)
    lms.faults.add("results", times=None, change=without_empty_cells)
    compared(later(lms))
    assert told(ada) == ("failed", "changed_there")
    outbox.deliver(ada.pk, now=later(lms, minutes=2))
    assert lms.gradebook.score(column, "ada") == 0


def test_what_was_seen_there_is_not_forgotten_when_it_cannot_be_read(lms):
    ada = delivered(lms)
    lms.override("quiz", "ada", 80)
    compared()
    lms.faults.add("results", times=None, status=403)
    outbox.resend(ada, now=make.later(EVENING, hours=1))
    outbox.deliver(ada.pk, now=make.later(EVENING, hours=1))
    ada.refresh_from_db()
    assert ada.there_score == 80


def test_a_scale_that_cannot_be_asked_for_accuses_nobody(lms):
    ada = delivered(lms)
    lms.gradebook.column("quiz").maximum = 0

    def nothing(response):
        response.body = [{**result, "resultScore": 0, "resultMaximum": 100} for result in response.body]
        return response

    lms.faults.add("results", times=None, change=nothing)
    lms.faults.add("line_item", times=1, status=503)
    compared()
    compared(make.later(EVENING, hours=1))
    assert told(ada) == ("done", "")


@only_canvas
def test_a_hand_in_that_counts_again_is_no_new_one(lms):
    ada = delivered(lms, right=1)
    first = ada.grade
    make.graded_at(lms, "ada", now=make.later(make.NOON, hours=1), right=3)
    outbox.deliver(ada.pk, now=make.later(make.NOON, hours=1))
    deliveries.should_stand(Placement.objects.get(), ada.user_id, first, now=make.later(make.NOON, hours=2))
    outbox.deliver(ada.pk, now=make.later(make.NOON, hours=2))
    told_new = [
        request.json()["https://canvas.instructure.com/lti/submission"]["new_submission"]
        for request in lms.requests("scores")
    ]
    assert told_new == [True, True, False]


def test_a_scope_that_the_platform_withholds_is_asked_for_once_a_launch(lms):
    lms.faults.add("token", times=None, status=400, body={"error": "invalid_scope"})
    ada = make.graded_at(lms, "ada")
    Launch.objects.update(launched_at=make.later(make.NOON, minutes=-1))
    for minutes in (1, 2, 3):
        now = make.later(make.NOON, minutes=minutes)
        for pk in outbox.due(now=now):
            outbox.deliver(pk, now=now)
    assert told(ada) == ("failed", "no_scope")
    assert DeliveryTry.objects.count() == 1
    Launch.objects.update(launched_at=make.later(make.NOON, minutes=4))
    assert outbox.due(now=make.later(make.NOON, minutes=5)) == [ada.pk]
