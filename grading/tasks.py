"""Celery's door to the services: an id in, one service called, what came of it nudged."""

from __future__ import annotations

from celery import shared_task
from django.conf import settings
from django.utils import timezone

from lms_app import column_checks, couriers, grades, nudges, outbox, overdue, reconciling, rosters, submissions


@shared_task
def grade_submission(pk: int) -> None:
    """Grade a submission, and nudge the delivery that came of it."""
    for delivery in grades.grade_submission(pk, now=timezone.now()):
        nudges.now(nudges.DELIVER, delivery)


@shared_task
def deliver_score(pk: int) -> None:
    """Have a score sent, for as long as its platform does not hold up the worker."""
    if not couriers.carry(_deliver, pk):
        nudges.now(nudges.DELIVER, pk, countdown=couriers.NOBODY_FREE_WAIT)


def _deliver(pk: int) -> None:
    """Send a score; where it must go again soon, say when."""
    seconds = outbox.deliver(pk, now=timezone.now())
    if seconds is not None and seconds < settings.SWEEP_INTERVAL.total_seconds():
        nudges.now(nudges.DELIVER, pk, countdown=seconds)


@shared_task
def sync_roster(pk: int) -> None:
    """Have a course's roster read, for as long as its platform does not hold up the worker."""
    couriers.carry(_sync, pk, most=couriers.BESIDE_WITH_TIME)


def _sync(pk: int) -> None:
    """Read on in a course's roster; where there is more to be read soon, say when."""
    seconds = rosters.sync(pk, now=timezone.now())
    if seconds is not None and seconds < settings.SWEEP_INTERVAL.total_seconds():
        nudges.now(nudges.ROSTER, pk, countdown=seconds)


@shared_task
def compare_column(pk: int) -> None:
    """Have a column compared with the gradebook, for as long as its platform does not hold up the worker."""
    couriers.carry(_compare, pk, most=couriers.BESIDE_WITH_TIME)


def _compare(pk: int) -> None:
    """Compare a column; where it is to be looked at again soon, say when."""
    seconds = reconciling.run(pk, now=timezone.now())
    if seconds is not None and seconds < settings.SWEEP_INTERVAL.total_seconds():
        nudges.now(nudges.COMPARE, pk, countdown=seconds)


@shared_task
def reconcile() -> None:
    """Have every column compared with its gradebook; the sweep sees to it that all are."""
    column_checks.ask(reconciling.to_compare(), now=timezone.now())


@shared_task
def watch_scores() -> None:
    """Raise and clear alerts over scores that are owed for too long."""
    overdue.watch(now=timezone.now())


@shared_task
def sweep() -> None:
    """Hand in what was left open at closing time, re-arm what dead workers held, and nudge every row that is due."""
    now = timezone.now()
    submissions.hand_in_left_open(now=now)
    for pk in grades.due(now=now):
        nudges.now(nudges.GRADE, pk)
    for pk in outbox.due(now=now):
        nudges.now(nudges.DELIVER, pk)
    for pk in rosters.due(now=now):
        nudges.now(nudges.ROSTER, pk)
    for pk in reconciling.due(now=now):
        nudges.now(nudges.COMPARE, pk)
