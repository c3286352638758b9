"""How deliveries stand, platform by platform, in a number of queries that does not grow with the rows."""

from __future__ import annotations

import statistics
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from django.db.models import Case, CharField, Count, Max, Min, QuerySet, Value, When
from django.utils.functional import cached_property

from lms_app import outbox, places
from lms_app.models import DeliveryAlert, DeliveryPause, DeliveryTry, Platform, QueueState, ScoreDelivery
from lms_app.models.outbox import WORKER_LOST
from lms_app.statements import Reading

#: Ages of what has not arrived, by the key that an address carries: from, to.
AGES: dict[str, tuple[timedelta, timedelta]] = {
    "minute": (timedelta(0), timedelta(minutes=1)),
    "ten-minutes": (timedelta(minutes=1), timedelta(minutes=10)),
    "hour": (timedelta(minutes=10), timedelta(hours=1)),
    "six-hours": (timedelta(hours=1), timedelta(hours=6)),
    "day": (timedelta(hours=6), timedelta(days=1)),
    "older": (timedelta(days=1), timedelta(days=36_500)),
}
#: The newest tries of a platform that its health is read from.
NEWEST = 100
_AWAY = frozenset({401, 403, 408, 425, 429})
_TRIES = """
    FROM lms_app_platform p
    JOIN lms_app_deliverytry t ON t.platform_id = p.id AND t.id >= COALESCE(
        (SELECT n.id FROM lms_app_deliverytry n WHERE n.platform_id = p.id ORDER BY n.id DESC LIMIT 1 OFFSET %s), 0
    )
    WHERE p.id IN ({})
    ORDER BY t.platform_id, t.id DESC
"""


@dataclass(frozen=True)
class Group:
    """Deliveries that stand alike; ``oldest`` is the longest time that one of them has been owed."""

    state: str
    reason: str
    count: int
    oldest: timedelta | None
    next_at: datetime


@dataclass
class PlatformHealth:
    """One platform: what waits for it, how it answered lately, and whether somebody paused it."""

    platform: Platform
    groups: list[Group]
    ages: dict[str, int]
    last_taken_at: datetime | None
    tries: Sequence[DeliveryTry] = ()
    pause: DeliveryPause | None = None
    alerts: list[DeliveryAlert] = field(default_factory=list)

    @property
    def allowed(self) -> int:
        """Return how many messages it may have at once."""
        return places.allowed(self.platform)

    @property
    def under_way(self) -> int:
        """Return how many it has this moment."""
        return sum(group.count for group in self.groups if group.state == QueueState.CLAIMED)

    @cached_property
    def last_fault(self) -> DeliveryTry | None:
        """Return the last message that it did not answer, or not as a platform should."""
        return next((tried for tried in self.tries if is_fault(tried)), None)

    @cached_property
    def faults_in_a_row(self) -> int:
        """Return how many of the newest messages went so, up to `NEWEST`."""
        return next((n for n, tried in enumerate(self.tries) if not is_fault(tried)), len(self.tries))

    @cached_property
    def latency(self) -> tuple[int, int] | None:
        """Return median and 95th percentile of the newest messages, in milliseconds."""
        took = sorted(tried.milliseconds for tried in self.tries)
        if not took:
            return None
        return round(statistics.median(took)), took[min(len(took) - 1, int(0.95 * len(took)))]

    @property
    def throttled_until(self) -> datetime | None:
        """Return when the first message goes again to a platform that asked us to slow down."""
        return self._next_of("throttled")

    @property
    def probe_at(self) -> datetime | None:
        """Return when a platform that is down is asked again; None where it is not known to be down."""
        return self._next_of(outbox.PLATFORM_DOWN)

    def _next_of(self, reason: str) -> datetime | None:
        waiting = (group for group in self.groups if group.state == QueueState.WAITING)
        return next((group.next_at for group in waiting if group.reason == reason), None)


@dataclass(frozen=True)
class Overview:
    """Everything that the monitor shows."""

    platforms: list[PlatformHealth]
    groups: list[Group]
    ages: dict[str, int]


def overview(rows: QuerySet[ScoreDelivery], platforms: QuerySet[Platform], *, now: datetime) -> Overview:
    """Read how ``rows`` stand, by platform; the health of a platform is that of all its messages."""
    found: dict[int, list[tuple[Group, str, datetime | None]]] = defaultdict(list)
    for platform_id, group, age, taken_at in _grouped(rows, now):
        found[platform_id].append((group, age, taken_at))
    listed = list(platforms.order_by("name", "pk"))
    tries = _newest_tries([platform.pk for platform in listed])
    pauses = {pause.platform_id: pause for pause in _pauses()}
    alerts = defaultdict(list)
    for alert in DeliveryAlert.objects.filter(cleared_at__isnull=True).order_by("raised_at"):
        alerts[alert.platform_id].append(alert)
    healths = [
        PlatformHealth(
            platform=platform,
            groups=_merged(group for group, _age, _at in found[platform.pk]),
            ages=_ages((group, age) for group, age, _at in found[platform.pk]),
            last_taken_at=max((at for _group, _age, at in found[platform.pk] if at), default=None),
            tries=tries.get(platform.pk, ()),
            pause=pauses.get(platform.pk),
            alerts=alerts[platform.pk],
        )
        for platform in listed
    ]
    everything = [row for of_platform in found.values() for row in of_platform]
    return Overview(
        platforms=healths,
        groups=_merged(group for group, _age, _at in everything),
        ages=_ages((group, age) for group, age, _at in everything),
    )


def is_fault(tried: DeliveryTry) -> bool:
    """Tell whether a try says that the platform was not there or lets nothing of ours in, whatever the score."""
    return tried.status is None or tried.status >= 500 or tried.status in _AWAY


def of_age(rows: QuerySet[ScoreDelivery], key: str, *, now: datetime) -> QuerySet[ScoreDelivery]:
    """Keep what has not arrived and has been owed for so long (a key of `AGES`)."""
    if key not in AGES:
        return rows
    least, most = AGES[key]
    return rows.exclude(state=QueueState.DONE).filter(owed_since__lte=now - least, owed_since__gt=now - most)


def _grouped(rows: QuerySet[ScoreDelivery], now: datetime) -> Iterable[tuple[int, Group, str, datetime | None]]:
    older = [When(owed_since__gt=now - most, then=Value(key)) for key, (_least, most) in AGES.items()]
    age = Case(When(state=QueueState.DONE, then=Value("")), *older, default=Value("older"), output_field=CharField())
    counted = (
        rows.order_by()
        .annotate(age=age)
        .values_list("platform", "state", "reason", "age")
        .annotate(count=Count("pk"), since=Min("owed_since"), next_at=Min("due_at"), taken_at=Max("sent_at"))
    )
    for platform_id, state, reason, key, count, since, next_at, taken_at in counted:
        oldest = None if state == QueueState.DONE else max(timedelta(0), now - since)
        yield platform_id, Group(state, reason, count, oldest, next_at), key, taken_at


def _merged(groups: Iterable[Group]) -> list[Group]:
    """Put together what stands alike, the most urgent first."""
    alike: dict[tuple[str, str], Group] = {}
    for group in groups:
        key = (group.state, group.reason)
        known = alike.get(key)
        alike[key] = group if known is None else _sum(known, group)
    order = [QueueState.FAILED, QueueState.WAITING, QueueState.CLAIMED, QueueState.DONE]
    return sorted(alike.values(), key=lambda group: (order.index(QueueState(group.state)), -group.count, group.reason))


def _sum(one: Group, other: Group) -> Group:
    oldest = None if one.oldest is None or other.oldest is None else max(one.oldest, other.oldest)
    return Group(one.state, one.reason, one.count + other.count, oldest, min(one.next_at, other.next_at))


def _ages(groups: Iterable[tuple[Group, str]]) -> dict[str, int]:
    counted = dict.fromkeys(AGES, 0)
    for group, key in groups:
        if key:
            counted[key] += group.count
    return counted


def _pauses() -> QuerySet[DeliveryPause]:
    return DeliveryPause.objects.filter(released_at__isnull=True).select_related("paused_by")


def _newest_tries(platform_ids: list[int]) -> dict[int, list[DeliveryTry]]:
    found: dict[int, list[DeliveryTry]] = defaultdict(list)
    if platform_ids:
        newest = Reading(_TRIES.format(", ".join(["%s"] * len(platform_ids))), t=DeliveryTry)
        for (tried,) in newest.all(NEWEST - 1, *platform_ids):
            # A worker that died says nothing of the platform.
            if tried.reason != WORKER_LOST:
                found[tried.platform_id].append(tried)
    return found
