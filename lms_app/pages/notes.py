"""What whoever teaches should know of a link's settings: that they came with a copy, that the platform was not read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from lms_app import platform_terms
from lms_app.models import Placement, ResourceLink
from lms_app.platform_terms import NotUnderstood


@dataclass(frozen=True)
class Notes:
    """``copied`` names activities whose settings came along and were not saved since; ``closed`` those of them over."""

    copied: tuple[str, ...]
    closed: tuple[str, ...]
    not_understood: NotUnderstood | None


def of_link(link: ResourceLink, lesson: Mapping[str, Any], now: datetime) -> Notes:
    """Gather the notes; two queries."""
    headings = {entry["key"]: str(entry["heading"]) for entry in lesson["activities"]}
    copied = [
        placement
        for placement in Placement.objects.filter(resource_link=link, is_confirmed=False).order_by("pk")
        if placement.activity in headings
    ]
    closed = [placement for placement in copied if placement.closes_at is not None and placement.closes_at <= now]
    return Notes(
        copied=_named(copied, headings),
        closed=_named(closed, headings),
        not_understood=platform_terms.not_understood(link.pk),
    )


def _named(placements: Sequence[Placement], headings: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(headings[placement.activity] for placement in placements)
