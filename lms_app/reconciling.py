"""Columns compared with the gradebook: what is computed, what was sent last, what the platform shows.

What never arrived is sent, what is shown is confirmed, what differs waits for a person. Nothing is overwritten.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from decimal import Decimal
from enum import StrEnum
from typing import Any

from django.conf import settings
from django.db.models import Exists, F, OuterRef, Q, QuerySet, Subquery

from lms_app import column_checks, columns, deliveries, grades, guard, nudges, probes
from lms_app.lti import ags, results
from lms_app.lti.answers import PlatformBusy, ServiceRefused
from lms_app.lti.results import Shown
from lms_app.models import (
    Choice,
    ColumnCheck,
    DeploymentState,
    Grade,
    Membership,
    Placement,
    QueueState,
    ScoreDelivery,
)

logger = logging.getLogger(__name__)

CHUNK = 500
#: How often a score that is taken and not shown is sent again by itself.
HEALS_MAX = 3
#: So few learners are asked for one by one; a list may be many pages.
ONE_BY_ONE = 3
#: Waits before a column is looked at again, in seconds: for receipts, and for a platform that is busy.
RECEIPT_WAITS = (3.0, 10.0, 60.0, 300.0, 900.0)
BUSY_WAITS = (60.0, 300.0, 900.0, 3600.0, 3600.0)
#: Scores sent longer ago are left to the nightly comparison.
RECEIPT_AGE = timedelta(days=1)
#: Ends of ours or of a platform that was away: an answer of the column is reason to try anew.
_HEALABLE = frozenset({deliveries.EXHAUSTED, deliveries.UNAUTHORISED, deliveries.COLUMN_GONE})

#: Named ends of a comparison, beside those of the calls.
NOT_READABLE = "not_readable"
SWITCHED_OFF = deliveries.SWITCHED_OFF
NO_COLUMN = deliveries.NO_COLUMN
UNREACHABLE = "unreachable"


class Finding(StrEnum):
    """How a learner's score compares."""

    UNDER_WAY = "under_way"
    SHOWN = "shown"
    CHANGED = "changed"
    KEPT = "kept"
    MISSING = "missing"
    NOT_SHOWN = "not_shown"
    STOPPED = "stopped"
    LEFT = "left"
    ZERO_HIDDEN = "zero_hidden"
    NO_POINTS = "no_points"


#: Findings that a person has to see to.
OPEN = frozenset({Finding.CHANGED, Finding.NOT_SHOWN, Finding.STOPPED})


@dataclass(frozen=True)
class Difference:
    """One learner's score in three ways, each of 100; ``there`` is None where nothing is shown."""

    delivery: int
    user: int
    finding: Finding
    computed: Decimal | None
    sent: Decimal | None
    there: Decimal | None


@dataclass
class Report:
    """What a comparison of one column found; ``reason`` names why it could not be made."""

    placement: Placement
    reason: str = ""
    counts: Counter[str] = field(default_factory=Counter)
    differences: list[Difference] = field(default_factory=list)

    @property
    def is_well(self) -> bool:
        """Tell whether nothing is left for a person to do."""
        return not self.reason and not any(self.counts[finding] for finding in OPEN)


def compare(placement: Placement, *, now: datetime, dry_run: bool = False) -> Report:
    """Compare a column with the gradebook, heal what is missing, put down what differs; ``dry_run`` writes nothing.

    What cannot be read is a named reason of the report, never an exception.
    """
    report = Report(placement)
    try:
        column = _column(placement)
        if not dry_run:
            report.counts["recounted"] = _recounted(placement, now)
        shown = _listed(placement, column, now, dry_run=dry_run)
        has_points = not (_has_zeros(shown) and guard.has_no_points(placement, column))
    except (PlatformBusy, ServiceRefused) as fault:
        report.reason = fault.reason
        if fault.reason == UNREACHABLE:
            probes.failed(placement.resource_link, None)
        return report
    probes.answered(placement.resource_link)
    _go_through(report, shown, now, has_points=has_points, dry_run=dry_run)
    return report


def run(pk: int, *, now: datetime) -> float | None:
    """Make a comparison that is due; return the seconds until the next look at the same column, None for none."""
    check = ColumnCheck.claim(pk, now=now)
    if check is None:
        return None
    placement = _placements().get(pk=check.placement_id)
    column_checks.forget(placement.pk)
    if check.is_quick:
        return _quick(check, placement, now)
    report = compare(placement, now=now)
    if report.reason in _PASSING and check.tries <= len(BUSY_WAITS):
        return _again(check, BUSY_WAITS[check.tries - 1], report.reason, now)
    state = QueueState.FAILED if report.reason else QueueState.DONE
    check.settle(state, reason=report.reason, completed_at=now, **_counted(report))
    return None


def placement(pk: int) -> Placement:
    """Read a placement with all that a comparison needs."""
    return _placements().get(pk=pk)


def record(report: Report, *, now: datetime) -> None:
    """Put down what a comparison beside the queue found, unless the queue is at the same column."""
    ended = {
        "state": QueueState.FAILED if report.reason else QueueState.DONE,
        "reason": report.reason,
        "is_quick": False,
        "due_at": now,
        "completed_at": now,
        **_counted(report),
    }
    check, is_new = ColumnCheck.objects.get_or_create(placement=report.placement, defaults=ended)
    if not is_new:
        ColumnCheck.objects.filter(pk=check.pk).exclude(state=QueueState.CLAIMED).update(**ended)


def due(*, now: datetime, limit: int = 50) -> list[int]:
    """Re-arm what dead workers held; list what to nudge."""
    return ColumnCheck.due(now=now, lease=settings.QUEUE_LEASE, limit=limit)


def to_compare(*, platform: int | None = None, context: int | None = None) -> QuerySet[Placement]:
    """Return the placements that have scores to compare, those not compared for longest first."""
    found = _placements().filter(Exists(ScoreDelivery.objects.filter(placement=OuterRef("pk"))))
    if platform is not None:
        found = found.filter(resource_link__context__deployment__platform=platform)
    if context is not None:
        found = found.filter(resource_link__context=context)
    return found.order_by(F("column_check__completed_at").asc(nulls_first=True), "pk")


def finding(delivery: ScoreDelivery, shown: Shown, *, has_left: bool = False, shows_zeros: bool = True) -> Finding:
    """Say how a score compares with what is shown; ``shows_zeros``: whether the platform lists grades of 0."""
    if delivery.state in (QueueState.WAITING, QueueState.CLAIMED):
        return Finding.UNDER_WAY
    if not shown.is_comparable:
        return Finding.NO_POINTS
    if shown.is_score(delivery.grade.score):
        return Finding.SHOWN
    if shown.score is not None:
        return _other_score(delivery, shown)
    if has_left:
        return Finding.LEFT
    if delivery.reason == deliveries.SUPERSEDED:
        return Finding.STOPPED
    if delivery.reason == deliveries.KEPT_THEIRS:
        return Finding.KEPT if delivery.there_score is None else Finding.CHANGED
    if delivery.state == QueueState.FAILED and not _may_heal(delivery):
        return Finding.NOT_SHOWN if delivery.reason == deliveries.NOT_SHOWN else Finding.STOPPED
    if not delivery.grade.score and not shown.is_listed and not shows_zeros:
        return Finding.ZERO_HIDDEN
    if not shows_zeros and guard.has_vanished(delivery, shown):
        return Finding.CHANGED
    if shown.is_listed and guard.is_changed(delivery, shown):
        return Finding.CHANGED
    return Finding.NOT_SHOWN if delivery.heals >= HEALS_MAX else Finding.MISSING


def _other_score(delivery: ScoreDelivery, shown: Shown) -> Finding:
    if delivery.reason == deliveries.KEPT_THEIRS:
        return Finding.KEPT
    if guard.is_changed(delivery, shown):
        return Finding.CHANGED
    # An older one of ours: the newer has not arrived.
    if delivery.state == QueueState.FAILED and not _may_heal(delivery):
        return Finding.STOPPED
    return Finding.NOT_SHOWN if delivery.heals >= HEALS_MAX else Finding.MISSING


def _may_heal(delivery: ScoreDelivery) -> bool:
    return delivery.reason in _HEALABLE or delivery.reason in deliveries.DIFFERING


def _placements() -> QuerySet[Placement]:
    return Placement.objects.select_related("resource_link__context__deployment__platform")


def _column(placement: Placement) -> columns.Column:
    """Return the column as it is known; nothing is looked for or made."""
    link = placement.resource_link
    deployment = link.context.deployment
    if not deployment.platform.is_active or deployment.state != DeploymentState.APPROVED:
        raise ServiceRefused(SWITCHED_OFF)
    if ags.RESULT_READ not in link.ags_scopes:
        raise ServiceRefused(NOT_READABLE)
    column = columns.known(placement)
    if column is None:
        raise ServiceRefused(NO_COLUMN)
    if probes.pause(link):
        raise PlatformBusy(UNREACHABLE)
    return column


def _recounted(placement: Placement, now: datetime) -> int:
    """Have the grade that counts stand in every row again, where it does not; return in how many it did not."""
    owing = grades.not_standing(placement)
    for learner in owing:
        grades.recount(placement, learner, now=now)
    return len(owing)


def _listed(
    placement: Placement, column: columns.Column, now: datetime, *, dry_run: bool
) -> Mapping[str, Mapping[str, Any]]:
    link = placement.resource_link
    try:
        return ags.results_of(link, column.url)
    except ServiceRefused as refusal:
        if refusal.reason != deliveries.COLUMN_GONE or dry_run:
            raise
        found = columns.look_again(placement, column.url, now=now)
        if found is None:
            raise
        return ags.results_of(link, found.url)


def _go_through(
    report: Report, listed: Mapping[str, Mapping[str, Any]], now: datetime, *, has_points: bool, dry_run: bool
) -> None:
    shows_zeros = _shows_zeros(report.placement, listed)
    known = set()
    for chunk in _chunks(_rows_of(report.placement, now)):
        left = _who_left(report.placement, chunk)
        confirmed = []
        for delivery in chunk:
            known.add(delivery.user.sub)
            shown = results.read(listed.get(delivery.user.sub)) if has_points else results.POINTLESS
            found = finding(delivery, shown, has_left=delivery.user_id in left, shows_zeros=shows_zeros)
            _note(report, delivery, shown, found)
            if found is Finding.SHOWN and _is_plainly_sent(delivery):
                confirmed.append(delivery.pk)
            elif not dry_run:
                _act(delivery, shown, found, now)
        if not dry_run:
            _confirm(confirmed, now)
    report.counts["unknown"] = len(listed.keys() - known)


def _rows_of(placement: Placement, now: datetime) -> QuerySet[ScoreDelivery]:
    """Return the column's rows; one sent while the list was read is not compared with it."""
    rows = ScoreDelivery.objects.filter(Q(sent_at__isnull=True) | Q(sent_at__lte=now), placement=placement)
    rows = rows.select_related("user", "grade", "sent_grade", "placement__resource_link__context__deployment__platform")
    return rows.defer("grade__outcome", "sent_grade__outcome").order_by("pk")


def _chunks(rows: QuerySet[ScoreDelivery]) -> Iterator[list[ScoreDelivery]]:
    last = 0
    while chunk := list(rows.filter(pk__gt=last)[:CHUNK]):
        yield chunk
        last = chunk[-1].pk


def _who_left(placement: Placement, chunk: list[ScoreDelivery]) -> set[int]:
    gone = Membership.objects.filter(
        context=placement.resource_link.context_id, user__in=[row.user_id for row in chunk], is_active=False
    )
    return set(gone.values_list("user_id", flat=True))


def _shows_zeros(placement: Placement, listed: Mapping[str, Mapping[str, Any]]) -> bool:
    """Tell whether a grade of 0 would be in the list: Canvas shows it; older Moodles leave it out."""
    family = placement.resource_link.context.deployment.platform.product_family.lower()
    return family == guard.CANVAS or _has_zeros(listed)


def _has_zeros(listed: Mapping[str, Mapping[str, Any]]) -> bool:
    return any(result.get("resultScore") == 0 for result in listed.values())


def _note(report: Report, delivery: ScoreDelivery, shown: Shown, found: Finding) -> None:
    report.counts[found] += 1
    report.counts["compared"] += 1
    if found in OPEN or found is Finding.MISSING:
        sent = delivery.sent_grade.score if delivery.sent_grade else None
        said = Difference(delivery.pk, delivery.user_id, found, delivery.grade.score, sent, shown.score)
        report.differences.append(said)


def _is_plainly_sent(delivery: ScoreDelivery) -> bool:
    return delivery.state == QueueState.DONE and not delivery.reason


def _confirm(pks: list[int], now: datetime) -> None:
    """Put down that the gradebook shows these, each since it was first seen there."""
    score = Grade.objects.filter(pk=OuterRef("sent_grade")).values("score")
    unseen = ScoreDelivery.objects.filter(
        Q(confirmed_at__isnull=True) | Q(confirmed_at__lt=F("sent_at")),
        pk__in=pks,
        state=QueueState.DONE,
        reason="",
        sent_at__lte=now,
    )
    unseen.update(confirmed_at=now, confirmed_score=Subquery(score), heals=0, choice="")


def _act(delivery: ScoreDelivery, shown: Shown, found: Finding, now: datetime) -> None:
    as_read = ScoreDelivery.objects.filter(
        pk=delivery.pk, state=delivery.state, reason=delivery.reason, revision=delivery.revision
    )
    there = {
        "there_score": shown.score,
        "there_at": delivery.there_at if delivery.there_at and delivery.there_score == shown.score else now,
    }
    match found:
        case Finding.SHOWN:
            as_read.update(**_arrived(delivery, now))
        case Finding.CHANGED:
            is_done = delivery.choice == Choice.OURS and delivery.sent_revision >= delivery.chosen_revision
            reason = deliveries.KEPT_THERE if is_done else deliveries.CHANGED_THERE
            as_read.update(state=QueueState.FAILED, reason=reason, **there)
        case Finding.KEPT:
            as_read.update(**there)
        case Finding.NOT_SHOWN:
            as_read.update(state=QueueState.FAILED, reason=deliveries.NOT_SHOWN)
        case Finding.MISSING:
            if as_read.exists():
                deliveries.heal(delivery, now=now)
                nudges.after_commit(nudges.DELIVER, delivery.pk)
        case _:
            return


def _arrived(delivery: ScoreDelivery, now: datetime) -> dict[str, Any]:
    """Return what to put down of a score that is shown after all."""
    return {
        "state": QueueState.DONE,
        "reason": "",
        "sent_revision": delivery.revision,
        "sent_grade": delivery.grade_id,
        "sent_at": delivery.sent_at or now,
        "confirmed_at": now,
        "confirmed_score": delivery.grade.score,
        "there_score": None,
        "there_at": None,
        "choice": "",
        "heals": 0,
    }


# --- Receipts -------------------------------------------------------------------------------------

_PASSING = frozenset({"busy", "unreachable", "throttled", "token_busy", deliveries.OWN_KEY})


def _quick(check: ColumnCheck, placement: Placement, now: datetime) -> float | None:
    """Look whether what was sent lately is shown by now; send nothing anew."""
    reason = ""
    try:
        _receipts(placement, _column(placement), now)
    except (PlatformBusy, ServiceRefused) as fault:
        reason = fault.reason
    waits = RECEIPT_WAITS if not reason or reason in _PASSING else ()
    if _unconfirmed(placement, now).exists() and check.tries <= len(waits):
        return _again(check, waits[check.tries - 1], reason, now)
    check.settle(QueueState.FAILED if reason else QueueState.DONE, reason=reason)
    return None


def _receipts(placement: Placement, column: columns.Column, now: datetime) -> None:
    rows = list(_rows_of(placement, now).filter(pk__in=_unconfirmed(placement, now))[: ONE_BY_ONE + 1])
    link = placement.resource_link
    if len(rows) > ONE_BY_ONE:
        listed = ags.results_of(link, column.url)
        rows = list(_rows_of(placement, now).filter(pk__in=_unconfirmed(placement, now))[:CHUNK])
    else:
        found = ((row.user.sub, ags.result_of(link, column.url, row.user.sub)) for row in rows)
        listed = {sub: result for sub, result in found if result is not None}
    confirmed = []
    for delivery in rows:
        shown = results.read(listed.get(delivery.user.sub))
        what = finding(delivery, shown)
        if what is Finding.SHOWN:
            confirmed.append(delivery.pk)
        elif what is Finding.CHANGED and not (shown.score == 0 and guard.has_no_points(placement, column)):
            _act(delivery, shown, what, now)
    _confirm(confirmed, now)


def _unconfirmed(placement: Placement, now: datetime) -> QuerySet[ScoreDelivery]:
    return ScoreDelivery.objects.filter(
        Q(confirmed_at__isnull=True) | Q(confirmed_at__lt=F("sent_at")),
        placement=placement,
        state=QueueState.DONE,
        reason="",
        sent_at__gt=now - RECEIPT_AGE,
    )


def _again(check: ColumnCheck, wait: float, reason: str, now: datetime) -> float:
    check.settle(QueueState.WAITING, reason=reason, due_at=now + timedelta(seconds=wait))
    return wait


def _counted(report: Report) -> dict[str, Any]:
    counts = report.counts
    return {
        "compared": counts["compared"],
        "confirmed": counts[Finding.SHOWN],
        "healed": counts[Finding.MISSING],
        "differing": counts[Finding.CHANGED],
        "missing": counts[Finding.NOT_SHOWN] + counts[Finding.STOPPED],
        "left": counts[Finding.LEFT],
        "unknown": counts["unknown"],
    }
