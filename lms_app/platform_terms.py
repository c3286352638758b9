"""What a platform said of a link's dates and attempts over all its learners, for whoever teaches there."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from django.db.models import Count, Exists, Max, Min, OuterRef, QuerySet

from lms_app.models import Launch, Role
from lms_app.placements import TERMS


@dataclass(frozen=True, slots=True)
class Heard:
    """One field as the newest launches have it; ``earliest`` and ``latest`` differ where learners have their own."""

    name: str
    earliest: datetime | int
    latest: datetime | int
    learners: int


@dataclass(frozen=True, slots=True)
class NotUnderstood:
    """Custom parameters whose values were ignored, and when one came last."""

    names: tuple[str, ...]
    at: datetime


def of_link(link_id: int) -> list[Heard]:
    """Sum up what the platform said to each learner when they last came; one query."""
    newest = _newest(link_id).filter(role=Role.LEARNER, is_test_user=False)
    found = newest.aggregate(
        **{f"{name}__{end.__name__}": end(name) for name in TERMS for end in (Min, Max, Count)},
    )
    return [
        Heard(name, found[f"{name}__Min"], found[f"{name}__Max"], found[f"{name}__Count"])
        for name in TERMS
        if found[f"{name}__Count"]
    ]


def not_understood(link_id: int) -> NotUnderstood | None:
    """Return what the newest launches said that was no date or number; one query."""
    said = list(_newest(link_id).exclude(unread="").order_by("-pk").values_list("unread", "launched_at")[:50])
    if not said:
        return None
    names = {name for unread, _at in said for name in unread.split(",")}
    return NotUnderstood(tuple(sorted(names)), said[0][1])


def _newest(link_id: int) -> QuerySet[Launch]:
    """Return each person's newest launch of a link."""
    launches = Launch.objects.filter(resource_link=link_id, for_user=None)
    later = Launch.objects.filter(
        resource_link=OuterRef("resource_link"), user=OuterRef("user"), for_user=None, pk__gt=OuterRef("pk")
    )
    return launches.filter(~Exists(later))
