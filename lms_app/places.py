"""Places at a platform: so many messages at once over all workers, one about each learner, none while it is paused.

A claimed delivery is a place taken, and the claim is made under the platform's row: what the rows say is all that
counts. A worker that holds a claim says so again and again (`keep`); one that was killed says nothing more, and its
place is free after the lease. What finds no place waits in line, by its row alone, until one that leaves calls it up.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.conf import settings
from django.db import connection, transaction
from django.db.models import Exists, F, OuterRef, Window
from django.db.models.functions import RowNumber

from lms_app import nudges
from lms_app.deliveries import IN_LINE, PAUSED
from lms_app.models import DeliveryPause, Platform, QueueState, ScoreDelivery

#: How long a claim counts that nobody says again, unless rows of all queues are given up sooner.
LEASE = timedelta(seconds=30)
#: A row that has been due for so long has lost its own nudge, or will not mind another.
FRESH = timedelta(seconds=2)
#: Called up by one that leaves: its own place, and one more that stands empty. So a line that broke off grows again.
CALLED_UP = 2

_in_hand: dict[int, int] = {}

_FIND = """
    SELECT p.id, d.user_id, d.claims
    FROM lms_app_scoredelivery d JOIN lms_app_platform p ON p.id = d.platform_id
    WHERE d.id = %s AND d.state = 'waiting' AND d.due_at <= %s
"""
_STANDING = """
    SELECT
        COALESCE(NULLIF(p.scores_at_once, 0), %s),
        EXISTS (SELECT 1 FROM lms_app_deliverypause z WHERE z.platform_id = p.id AND z.released_at IS NULL),
        (
            SELECT COUNT(*) FROM lms_app_scoredelivery d
            WHERE d.platform_id = p.id AND d.state = 'claimed' AND d.claimed_at > %s
        ),
        EXISTS (
            SELECT 1 FROM lms_app_scoredelivery d
            WHERE d.state = 'claimed' AND d.claimed_at > %s AND d.user_id = %s
        )
    FROM lms_app_platform p WHERE p.id = %s
"""
_NEXT = """
    SELECT d.id
    FROM lms_app_scoredelivery d
    WHERE d.platform_id = %s AND d.state = 'waiting' AND d.due_at <= %s AND (d.reason = 'in_line' OR d.due_at <= %s)
        AND NOT EXISTS (
            SELECT 1 FROM lms_app_scoredelivery c
            WHERE c.state = 'claimed' AND c.claimed_at > %s AND c.user_id = d.user_id
        )
    ORDER BY d.due_at, d.id LIMIT %s
"""


@dataclass(frozen=True)
class _Standing:
    """How a platform stands: messages that it may have at once and has, and whether it may have this learner's."""

    allowed: int
    is_paused: bool
    taken: int
    has_learner: bool

    @property
    def refusal(self) -> str:
        """Return why no place is given, or ""."""
        if self.is_paused:
            return PAUSED
        return IN_LINE if self.has_learner or self.taken >= self.allowed else ""


def lease() -> timedelta:
    """Return how long a claim counts that nobody says again."""
    return min(settings.QUEUE_LEASE, LEASE)


def allowed(platform: Platform) -> int:
    """Return how many messages a platform may have at once."""
    return platform.scores_at_once or settings.SCORES_AT_ONCE


def take(pk: int, *, now: datetime) -> int | None:
    """Claim a delivery that is due and has a place at its platform; return the number of the claim, else None.

    No try is counted for one that waits.
    """
    while True:
        with transaction.atomic():
            found = _locked(pk, now)
            if found is None:
                return None
            platform_id, user_id, claims = found
            refusal = _standing(platform_id, user_id, now).refusal
            if not refusal and ScoreDelivery.take(pk, now=now):
                return claims + 1
            ScoreDelivery.objects.filter(pk=pk, state=QueueState.WAITING).update(reason=refusal)
        # Whoever left before this row stood in line has not called it up: look once more.
        if _standing(platform_id, user_id, now).refusal:
            return None


def hold(delivery: ScoreDelivery) -> None:
    """Have this process say of a claim, whenever `keep` is called, that it is still at it."""
    _in_hand[delivery.pk] = delivery.claims


def leave(delivery: ScoreDelivery) -> None:
    """Say nothing more of a claim."""
    _in_hand.pop(delivery.pk, None)


def keep(*, now: datetime) -> None:
    """Say that this process is still at its claims."""
    for pk, claims in list(_in_hand.items()):
        ScoreDelivery.objects.filter(pk=pk, claims=claims, state=QueueState.CLAIMED).update(claimed_at=now)


def call_up(platform_id: int, *, now: datetime, most: int = CALLED_UP) -> None:
    """Nudge the next in line at a platform, as far as places stand empty."""
    standing = _standing(platform_id, 0, now)
    free = 0 if standing.is_paused else min(most, standing.allowed - standing.taken)
    if free <= 0:
        return
    since = now - lease()
    for (pk,) in _rows(_NEXT, [platform_id, now, now - FRESH, since, free]):
        nudges.now(nudges.DELIVER, pk)


def due(*, now: datetime) -> list[int]:
    """List deliveries to nudge: of each platform as many as it may have at once, the longest due first."""
    paused = DeliveryPause.objects.filter(platform=OuterRef("platform"), released_at__isnull=True)
    waiting = ScoreDelivery.objects.filter(state=QueueState.WAITING, due_at__lte=now)
    waiting.filter(Exists(paused)).exclude(reason=PAUSED).update(reason=PAUSED)
    ranked = waiting.exclude(Exists(paused)).annotate(
        rank=Window(RowNumber(), partition_by=F("platform"), order_by=[F("due_at"), F("pk")])
    )
    own = Platform.objects.filter(scores_at_once__isnull=False).values_list("pk", "scores_at_once")
    numbers = {pk: number or settings.SCORES_AT_ONCE for pk, number in own}
    most = max([settings.SCORES_AT_ONCE, *numbers.values()])
    first = ranked.filter(rank__lte=most).values_list("pk", "platform", "rank").order_by("rank", "due_at")
    return [pk for pk, platform_id, rank in first if rank <= numbers.get(platform_id, settings.SCORES_AT_ONCE)]


def _locked(pk: int, now: datetime) -> tuple[int, ...] | None:
    """Find a due delivery's platform, learner and claims; nobody else gives places there before the transaction ends.

    None where it is not due, or not waiting.
    """
    lock = " FOR NO KEY UPDATE OF p" if connection.features.has_select_for_update_of else ""
    found = _rows(_FIND + lock, [pk, now])
    return found[0] if found else None


def _standing(platform_id: int, user_id: int, now: datetime) -> _Standing:
    since = now - lease()
    (row,) = _rows(_STANDING, [settings.SCORES_AT_ONCE, since, since, user_id, platform_id])
    return _Standing(allowed=row[0], is_paused=bool(row[1]), taken=row[2], has_learner=bool(row[3]))


def _rows(sql: str, values: Collection[int | datetime]) -> list[tuple[int, ...]]:
    adapt = connection.ops.adapt_datetimefield_value
    with connection.cursor() as cursor:
        cursor.execute(sql, [adapt(value) if isinstance(value, datetime) else value for value in values])
        return list(cursor.fetchall())
