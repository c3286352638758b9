"""Scores that have been owed for too long: counted by platform, told once when it begins and once when it is over.

What only a person's word keeps (a pause, a registration switched off, a teacher's change to decide over) is counted
apart and raises no alert; ends that need nothing done are not counted.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.conf import settings
from django.db import IntegrityError, transaction
from django.db.models import Count, Exists, Min, OuterRef, Q

from lms_app import alert_mails, deliveries
from lms_app.models import AlertKind, DeliveryAlert, DeliveryPause, QueueState, ScoreDelivery

logger = logging.getLogger(__name__)

#: Not on the way because a person said so or has to say something: told apart, no alert.
PAUSED, HELD = "paused", "held"
#: Ends that nobody has to do anything about: the course takes no score, or not of this learner.
_NO_FAULT = frozenset(
    {
        deliveries.NOT_LINKED,
        deliveries.NO_SCOPE,
        deliveries.REFUSED_LEARNER,
        deliveries.ATTEMPTS_USED_UP,
        deliveries.COURSE_CONCLUDED,
    }
)
KINDS = (*AlertKind.values, PAUSED, HELD)


@dataclass
class Overdue:
    """What one platform owes of one kind: the oldest, and how many are over the limit."""

    platform_id: int
    kind: str
    over: int = 0
    oldest: timedelta = timedelta(0)

    @property
    def is_over(self) -> bool:
        """Tell whether any is over the limit."""
        return self.over > 0


def measure(*, now: datetime) -> list[Overdue]:
    """Count what has not arrived, by platform and kind: `late`, `stopped`, `paused`, `held`."""
    is_paused = Exists(DeliveryPause.objects.filter(platform=OuterRef("platform"), released_at__isnull=True))
    limit = now - settings.SCORE_AGE_LIMIT
    # What a person has just sent again is given time anew; its age stays what it is.
    is_over = Q(owed_since__lte=limit) & (Q(state=QueueState.FAILED) | Q(timestamp__lte=limit))
    counted = (
        ScoreDelivery.objects.exclude(state=QueueState.DONE)
        .order_by()
        .annotate(is_paused=is_paused)
        .values_list("platform", "state", "reason", "is_paused")
        .annotate(over=Count("pk", filter=is_over), since=Min("owed_since"))
    )
    found: dict[tuple[int, str], Overdue] = {}
    for platform_id, state, reason, paused, over, since in counted:
        kind = _kind(state, reason, paused)
        if kind:
            owed = found.setdefault((platform_id, kind), Overdue(platform_id, kind))
            owed.over += over
            owed.oldest = max(owed.oldest, now - since)
    return list(found.values())


def watch(*, now: datetime) -> None:
    """Raise and clear alerts as the rows say, each once, and have their mails sent."""
    over = {(owed.platform_id, owed.kind): owed for owed in measure(now=now) if owed.is_over}
    standing = {(alert.platform_id, alert.kind): alert for alert in _open_alerts()}
    for key, owed in over.items():
        if key not in standing and owed.kind in AlertKind.values:
            _raise(owed, now)
    for key, alert in standing.items():
        is_only_paused = alert.kind == AlertKind.LATE and (alert.platform_id, PAUSED) in over
        if key not in over and not is_only_paused:
            _clear(alert, now)
    alert_mails.send(now=now)


def _kind(state: str, reason: str, is_paused: bool) -> str:
    if state == QueueState.FAILED:
        if reason in deliveries.DIFFERING:
            return HELD
        return "" if reason in _NO_FAULT else AlertKind.STOPPED
    return PAUSED if is_paused or reason == deliveries.SWITCHED_OFF else AlertKind.LATE


def _open_alerts() -> Iterator[DeliveryAlert]:
    return DeliveryAlert.objects.filter(cleared_at__isnull=True).iterator()


def _raise(owed: Overdue, now: datetime) -> None:
    try:
        with transaction.atomic():
            DeliveryAlert.objects.create(
                platform_id=owed.platform_id,
                kind=owed.kind,
                scores=owed.over,
                oldest_since=now - owed.oldest,
                raised_at=now,
            )
    except IntegrityError:
        # Another process looked at the same moment, and tells it.
        return
    logger.warning(
        "delivery_alert raised platform=%s kind=%s scores=%s oldest_seconds=%d limit_seconds=%d",
        owed.platform_id,
        owed.kind,
        owed.over,
        owed.oldest.total_seconds(),
        settings.SCORE_AGE_LIMIT.total_seconds(),
    )


def _clear(alert: DeliveryAlert, now: datetime) -> None:
    if DeliveryAlert.objects.filter(pk=alert.pk, cleared_at__isnull=True).update(cleared_at=now):
        lasted = now - alert.raised_at
        logger.warning(
            "delivery_alert cleared platform=%s kind=%s lasted_seconds=%d",
            alert.platform_id,
            alert.kind,
            lasted.total_seconds(),
        )
