"""So many messages at one platform at a time, one about each learner, and a line that nobody is lost from."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from unittest import mock

import pytest
from django.db import connections

from lms_app import couriers, nudges, outbox, places
from lms_app.models import QueueState, ScoreDelivery
from tests import make

NOW = make.later(make.NOON, minutes=1)
PEOPLE = [f"learner-{n}" for n in range(6)]


def in_line(*people, at=None, activity="quiz"):
    link = make.link(course=make.context(at=at))
    made = [make.graded(make.session(who, on=link), activity, _right(activity), now=make.NOON) for who in people]
    return [ScoreDelivery.objects.get(grade__submission=submission) for submission in made]


def _right(activity):
    return make.quiz_responses() if activity == "quiz" else make.exercise_responses(activity)


def take(delivery, now=NOW):
    claim = places.take(delivery.pk, now=now)
    delivery.refresh_from_db()
    assert claim in {None, delivery.claims}
    return None if claim is None else delivery


def told(delivery):
    delivery.refresh_from_db()
    return delivery.state, delivery.reason, delivery.tries


@pytest.fixture
def nudged():
    with mock.patch.object(nudges, "now") as nudge:
        yield lambda: [call.args[1] for call in nudge.call_args_list if call.args[0] == nudges.DELIVER]


@pytest.mark.django_db(transaction=True)
def test_workers_that_come_at_once_take_as_many_places_as_there_are(settings):
    settings.SCORES_AT_ONCE = 2
    deliveries = in_line(*PEOPLE)
    at_once = threading.Barrier(len(PEOPLE))

    def worker(delivery):
        at_once.wait()
        try:
            return take(delivery) is not None
        finally:
            connections.close_all()

    with ThreadPoolExecutor(len(PEOPLE)) as workers:
        assert sorted(workers.map(worker, deliveries)) == [False] * 4 + [True] * 2
    ends = sorted(told(delivery) for delivery in deliveries)
    assert ends == [("claimed", "", 1)] * 2 + [("waiting", "in_line", 0)] * 4


@pytest.mark.django_db
def test_a_registration_may_have_a_number_of_its_own_and_leaves_the_others_theirs(settings):
    settings.SCORES_AT_ONCE = 2
    other = make.platform("other.example", scores_at_once=1)
    here, there = in_line(*PEOPLE[:3]), in_line(*PEOPLE[:3], at=other)
    assert [take(delivery) is not None for delivery in (*here, *there)] == [True, True, False, True, False, False]
    assert [pk for pk in outbox.due(now=NOW) if pk in {delivery.pk for delivery in there}] == [there[1].pk]


@pytest.mark.django_db
def test_two_columns_of_one_learner_go_one_after_the_other(nudged):
    first, second, other = *in_line("ada"), *in_line("ada", activity="exercise-1"), *in_line("ben")
    assert take(first) is not None
    assert take(second) is None
    assert told(second) == ("waiting", "in_line", 0)
    assert take(other) is not None
    ScoreDelivery.objects.filter(pk=first.pk).update(state=QueueState.DONE)
    places.call_up(first.user.platform_id, now=NOW)
    assert nudged() == [second.pk]
    assert take(second) is not None


@pytest.mark.django_db
def test_the_place_of_a_worker_that_was_killed_is_free_after_the_lease_and_one_that_speaks_up_keeps_it(settings):
    settings.SCORES_AT_ONCE = 2
    killed, alive, waiting = in_line(*PEOPLE[:3])
    take(killed)
    held = take(alive)
    places.hold(held)
    later = NOW + places.lease() + timedelta(seconds=1)
    places.keep(now=later - timedelta(seconds=5))
    assert take(waiting, later - timedelta(seconds=2)) is None
    assert take(waiting, later) is not None
    assert outbox.due(now=later) == [killed.pk]
    places.leave(held)


@pytest.mark.django_db
def test_whoever_leaves_a_place_calls_up_the_next_and_a_broken_line_grows_again(settings, nudged):
    settings.SCORES_AT_ONCE = 4
    deliveries = in_line(*PEOPLE)
    for delivery in deliveries[:3]:
        take(delivery)
    places.call_up(deliveries[0].user.platform_id, now=NOW)
    assert nudged() == [deliveries[3].pk]
    ScoreDelivery.objects.filter(pk=deliveries[0].pk).update(state=QueueState.DONE)
    places.call_up(deliveries[0].user.platform_id, now=NOW)
    assert nudged()[1:] == [deliveries[3].pk, deliveries[4].pk]


@pytest.mark.django_db
def test_a_crowd_at_one_platform_leaves_the_sweep_room_for_the_others(settings):
    settings.SCORES_AT_ONCE = 2
    crowd = in_line(*PEOPLE)
    (other,) = in_line("mallory", at=make.platform("other.example"))
    ScoreDelivery.objects.filter(pk=other.pk).update(due_at=NOW)
    assert outbox.due(now=NOW) == [crowd[0].pk, other.pk, crowd[1].pk]


class TestCouriers:
    @pytest.fixture(autouse=True)
    def _none_but_new_ones(self):
        """Let no courier of another test, with its connection, carry for these."""
        couriers.finish()
        yield
        couriers.finish()

    def test_a_worker_turns_from_a_platform_that_takes_long_to_the_next(self, monkeypatch):
        monkeypatch.setattr(couriers, "PATIENCE", 0.05)
        answers, seen = threading.Event(), []

        def deliver(pk):
            if pk == 1:
                answers.wait(10)
            seen.append(pk)

        couriers.carry(deliver, 1)
        couriers.carry(deliver, 2)
        assert seen == [2]
        assert not couriers.carry(deliver, 3, most=1)
        answers.set()
        couriers.finish()
        assert seen == [2, 1]

    def test_what_breaks_is_told_whoever_waits_for_it(self):
        def breaks(_pk):
            raise RuntimeError("broken")

        with pytest.raises(RuntimeError):
            couriers.carry(breaks, 1)
        couriers.finish()
