"""Sending scores again in bulk: which, what that would change in the gradebook, and the sending itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from django.db.models import Count, F, Max, Q, QuerySet, Sum

from lms_app import deliveries, places
from lms_app.models import Platform, QueueState, ScoreDelivery

CHUNK = 500
#: Ends that say that somebody changed the grade in the gradebook.
HELD = deliveries.DIFFERING | {deliveries.KEPT_THEIRS}


class Which(StrEnum):
    """How far the scores have got that are sent again."""

    FAILED = "failed"
    UNSENT = "unsent"
    ALL = "all"


_STATES: dict[Which, tuple[QueueState, ...]] = {
    Which.FAILED: (QueueState.FAILED,),
    Which.UNSENT: (QueueState.FAILED, QueueState.WAITING),
    Which.ALL: tuple(QueueState),
}


@dataclass(frozen=True)
class Chosen:
    """What to send again; what is None or empty does not narrow it."""

    which: Which = Which.FAILED
    platform: int | None = None
    context: int | None = None
    activity: str = ""
    reason: str = ""
    older_than: timedelta | None = None


@dataclass(frozen=True)
class Preview:
    """What sending again would do: so many scores, so many of them not what was sent last.

    ``held`` are left out: a teacher changed them in the gradebook. ``mark`` is the same as long as the same scores
    would be sent.
    """

    count: int
    changing: int
    held: int
    mark: str


def find(rows: QuerySet[ScoreDelivery], chosen: Chosen, *, now: datetime) -> QuerySet[ScoreDelivery]:
    """Return those of ``rows`` that are chosen.

    What a teacher changed in the gradebook is not among them, unless its reason was chosen: that is decided elsewhere.
    """
    found = _chosen(rows, chosen, now)
    return found if chosen.reason else found.exclude(reason__in=HELD)


def _chosen(rows: QuerySet[ScoreDelivery], chosen: Chosen, now: datetime) -> QuerySet[ScoreDelivery]:
    found = rows.filter(state__in=_STATES[chosen.which])
    if chosen.platform is not None:
        found = found.filter(platform=chosen.platform)
    if chosen.context is not None:
        found = found.filter(placement__resource_link__context=chosen.context)
    if chosen.activity:
        found = found.filter(placement__activity=chosen.activity)
    if chosen.reason:
        found = found.filter(reason=chosen.reason)
    if chosen.older_than is not None:
        found = found.filter(owed_since__lte=now - chosen.older_than)
    return found


def changing(found: QuerySet[ScoreDelivery]) -> QuerySet[ScoreDelivery]:
    """Return those whose score that should stand is not the one sent last."""
    return found.filter(Q(sent_grade=None) | ~Q(sent_grade__score=F("grade__score")))


def preview(rows: QuerySet[ScoreDelivery], chosen: Chosen, *, now: datetime) -> Preview:
    """Count what would be sent, and what of it changes what the gradebook shows."""
    found = find(rows, chosen, now=now)
    held = 0 if chosen.reason else _chosen(rows, chosen, now).filter(reason__in=HELD).count()
    said = found.order_by().aggregate(count=Count("pk"), revisions=Sum("revision"), rows=Sum("pk"), last=Max("grade"))
    changes = changing(found).count()
    parts = (said["count"], changes, said["revisions"] or 0, said["rows"] or 0, said["last"] or 0)
    return Preview(said["count"], changes, held, "-".join(map(str, parts)))


def send(found: QuerySet[ScoreDelivery], *, now: datetime) -> Iterator[list[int]]:
    """Queue the chosen scores in line at their platforms, and yield the ids of each lot that is queued.

    As many as a platform takes at once are nudged; each of them calls up the next.
    """
    platforms: set[int] = set()
    rows = list(found.order_by("pk").values_list("pk", "platform"))
    for begin in range(0, len(rows), CHUNK):
        lot = [pk for pk, _platform in rows[begin : begin + CHUNK]]
        platforms.update(platform for _pk, platform in rows[begin : begin + CHUNK])
        deliveries.send_all_again(lot, now=now)
        yield lot
    for platform in Platform.objects.filter(pk__in=platforms):
        places.call_up(platform.pk, now=now, most=places.allowed(platform))
