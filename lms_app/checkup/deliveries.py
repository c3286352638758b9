"""Scores on their way: do they get through, and does somebody carry them."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta

from django.conf import settings
from django.db.models import Count, Min, QuerySet
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from lms_app import deliveries, delivery_words
from lms_app.checkup.case import Case
from lms_app.checkup.findings import Found, Level, Words, found
from lms_app.models import QueueState, ScoreDelivery

TITLE = _("Scores on their way")
#: A score that was to be sent so long ago has nobody who sends it: the sweep looks far more often.
UNATTENDED = timedelta(minutes=10)
#: A score that is tried again and again for so long deserves a look.
LONG = timedelta(hours=1)
#: Ends that say something of a learner or a course and nothing of the connection.
_NO_FAULT = frozenset({deliveries.REFUSED_LEARNER, deliveries.ATTEMPTS_USED_UP, deliveries.COURSE_CONCLUDED}) | (
    deliveries.DIFFERING
)

WORDS = {
    "scores-through": Words(Level.OK, _("No score is stuck; in the gradebook: %(count)s.")),
    "scores-not-sent": Words(
        Level.PROBLEM,
        _("Scores that could not be sent: %(count)s. %(why)s"),
        _("When the cause is mended: manage.py resend_scores --platform %(platform)s --reason %(reason)s"),
    ),
    "scores-given-up": Words(Level.NOTE, _("Scores that the course site takes no more: %(count)s. %(why)s")),
    "scores-tried-again": Words(
        Level.PROBLEM,
        _("Scores tried again for more than an hour: %(count)s, the oldest since %(since)s. %(why)s"),
        _("They are sent by themselves once the cause is gone; the other findings here may name it."),
    ),
    "scores-paused": Words(
        Level.NOTE,
        _("Scores that wait because somebody paused them: %(count)s, the oldest since %(since)s."),
        _("Let them go again in the delivery monitor of the admin, once the reason given there is gone."),
    ),
    "scores-unattended": Words(
        Level.PROBLEM,
        _("Scores that were due long ago and nobody sends: %(count)s, the oldest due %(since)s."),
        _("Worker or sweep is not at work: see that both run (celery worker and beat) and that the broker answers."),
    ),
}


def check(case: Case) -> Iterator[Found]:
    """Count the platform's deliveries by state and reason."""
    now, is_well = timezone.now(), True
    rows = ScoreDelivery.objects.filter(platform=case.platform)
    failed = rows.filter(state=QueueState.FAILED).values("reason").annotate(count=Count("pk")).order_by("reason")
    for group in failed:
        reason = group["reason"]
        code = "scores-given-up" if reason in _NO_FAULT else "scores-not-sent"
        is_well = is_well and code == "scores-given-up"
        yield found(
            code, count=group["count"], why=delivery_words.remedy(reason), reason=reason, platform=case.platform.pk
        )
    yield from _paused(rows)
    for stuck in (*_tried_again(rows, now), *_unattended(rows, now)):
        is_well = False
        yield stuck
    if is_well:
        yield found("scores-through", count=rows.filter(state=QueueState.DONE).count())


def _tried_again(rows: QuerySet[ScoreDelivery], now: datetime) -> Iterator[Found]:
    waiting = rows.filter(state=QueueState.WAITING, timestamp__lt=now - LONG)
    waiting = waiting.exclude(reason__in=("", deliveries.PAUSED))
    for group in waiting.values("reason").annotate(count=Count("pk"), since=Min("timestamp")).order_by("reason"):
        yield found(
            "scores-tried-again",
            count=group["count"],
            since=_when(group["since"]),
            why=delivery_words.remedy(group["reason"]),
        )


def _paused(rows: QuerySet[ScoreDelivery]) -> Iterator[Found]:
    paused = rows.filter(state=QueueState.WAITING, reason=deliveries.PAUSED)
    told = paused.aggregate(count=Count("pk"), since=Min("owed_since"))
    if told["count"]:
        yield found("scores-paused", count=told["count"], since=_when(told["since"]))


def _unattended(rows: QuerySet[ScoreDelivery], now: datetime) -> Iterator[Found]:
    overdue = rows.filter(state=QueueState.WAITING, due_at__lt=now - UNATTENDED)
    overdue = overdue.exclude(reason=deliveries.PAUSED)
    if rows.filter(state=QueueState.CLAIMED, claimed_at__gt=now - UNATTENDED).exists():
        # Where others are being sent, what is in line is attended to.
        overdue = overdue.exclude(reason=deliveries.IN_LINE)
    dead = rows.filter(state=QueueState.CLAIMED, claimed_at__lt=now - settings.QUEUE_LEASE - UNATTENDED)
    told = (overdue | dead).aggregate(count=Count("pk"), since=Min("due_at"))
    if told["count"]:
        yield found("scores-unattended", count=told["count"], since=_when(told["since"]))


def _when(moment: datetime) -> str:
    return timezone.localtime(moment).strftime("%Y-%m-%d %H:%M")
