"""Asking for a column to be compared with the gradebook: all of it, or soon what was sent just now."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from django.core.cache import cache
from django.db.models import Exists, OuterRef, QuerySet
from redis.exceptions import RedisError

from lms_app import nudges
from lms_app.lti import ags
from lms_app.models import ColumnCheck, Placement, QueueState, ScoreDelivery

#: How soon after a score was taken the gradebook is looked at; what is sent meanwhile is seen in the same look.
SOON = 2.0
#: How long one question holds for the scores that follow it, should the look never come.
ASKED_SECONDS = 30
CHUNK = 1000


def ask_soon(placement: Placement, *, now: datetime) -> None:
    """Have the gradebook looked at shortly, for receipts; asked once for many scores."""
    if ags.RESULT_READ not in placement.resource_link.ags_scopes or not _is_first(placement.pk):
        return
    said = _said(now + timedelta(seconds=SOON), is_quick=True)
    check, is_new = ColumnCheck.objects.get_or_create(placement=placement, defaults=said)
    if not is_new:
        mine = ColumnCheck.objects.filter(pk=check.pk)
        mine.filter(state__in=(QueueState.DONE, QueueState.FAILED)).update(**said)
        mine.filter(state=QueueState.WAITING, due_at__gt=said["due_at"], is_quick=True).update(due_at=said["due_at"])
    nudges.now(nudges.COMPARE, check.pk, countdown=SOON)


def ask(placements: QuerySet[Placement], *, now: datetime) -> int:
    """Have columns compared as a whole, by and by; return how many. One that is being compared is not asked again."""
    with_scores = Exists(ScoreDelivery.objects.filter(placement=OuterRef("pk")))
    pks = list(placements.filter(with_scores).order_by("pk").values_list("pk", flat=True))
    said = _said(now, is_quick=False)
    for start in range(0, len(pks), CHUNK):
        some = pks[start : start + CHUNK]
        ColumnCheck.objects.bulk_create((ColumnCheck(placement_id=pk, **said) for pk in some), ignore_conflicts=True)
        ColumnCheck.objects.filter(placement__in=some).exclude(state=QueueState.CLAIMED).update(**said)
    return len(pks)


def forget(placement_id: int) -> None:
    """Let the next score that is taken ask anew: the look begins now."""
    try:
        cache.delete(_key(placement_id))
    except RedisError:
        return


def _said(due_at: datetime, *, is_quick: bool) -> dict[str, Any]:
    return {
        "state": QueueState.WAITING,
        "due_at": due_at,
        "is_quick": is_quick,
        "tries": 0,
        "losses": 0,
        "reason": "",
    }


def _is_first(placement_id: int) -> bool:
    try:
        return bool(cache.add(_key(placement_id), 1, timeout=ASKED_SECONDS))
    except RedisError:
        return True


def _key(placement_id: int) -> str:
    return f"column_check:{placement_id}"
