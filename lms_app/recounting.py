"""What a change of settings or of somebody's own terms changes in the gradebook: shown first, then applied."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from fractions import Fraction

from django.db.models import Exists, OuterRef

from grading import policy
from grading.model import shown
from lms_app import grades, placements
from lms_app.models import Extension, Grade, Launch, LtiUser, Placement, ScoreDelivery
from lms_app.terms import Terms


@dataclass(frozen=True, slots=True)
class Change:
    """One learner for whom another score, or another attempt, would stand; ``before`` None: nothing stands yet."""

    user: LtiUser
    before: Decimal | None
    after: Decimal
    attempt: int


@dataclass(frozen=True, slots=True)
class Difference:
    """``changes`` for whom something else would stand; ``touched`` whose grades, also those that do not count."""

    changes: tuple[Change, ...]
    touched: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Final:
    """A final grade as it is, and as the terms would have it."""

    pk: int
    attempt: int
    score: Decimal
    is_repriced: bool


def difference(placement: Placement, *, own: Mapping[int, Extension | None] | None = None) -> Difference:
    """Say for whom something else would stand under a placement's settings as they are in memory; five queries.

    ``own`` are extensions that would be given (or, None, taken away) by the person's id, beside those in the database.
    Writes nothing.
    """
    finals = _finals(placement)
    said = _said(placement)
    given = {one.user_id: one for one in Extension.objects.filter(placement=placement.pk)} | dict(own or {})
    deliveries = ScoreDelivery.objects.filter(placement=placement.pk).select_related("grade")
    standing = {found.user_id: found.grade for found in deliveries}
    people = LtiUser.objects.in_bulk(list(finals))
    changes, touched = [], []
    for user_id, rows in sorted(finals.items()):
        terms = placements.terms(placement, said.get(user_id), given.get(user_id))
        priced = _priced(rows, terms)
        counts = policy.counting(priced, placements.rule_of(placement))
        stands = standing.get(user_id)
        is_changed = counts is not None and (stands is None or stands.pk != counts.pk or counts.is_repriced)
        if counts is not None and is_changed:
            before = None if stands is None else stands.score
            changes.append(Change(people[user_id], before, counts.score, counts.attempt))
        if is_changed or any(row.is_repriced for row in priced):
            touched.append(user_id)
    return Difference(tuple(changes), tuple(touched))


def apply(placement: Placement, *, now: datetime) -> int:
    """Recount whom the difference touches, under the settings as they are stored; return how many are sent anew."""
    touched = LtiUser.objects.filter(pk__in=difference(placement).touched).order_by("pk")
    return sum(grades.recount(placement, learner, now=now) is not None for learner in touched)


_Row = tuple[int, int, datetime, int, str, Decimal]


def _finals(placement: Placement) -> dict[int, list[_Row]]:
    """Return each learner's final grades, oldest attempt first."""
    rows = Grade.objects.filter(
        is_current=True,
        score__isnull=False,
        submission__attempt__placement=placement.pk,
        submission__attempt__is_preview=False,
    )
    found: dict[int, list[_Row]] = defaultdict(list)
    for user_id, *row in rows.order_by("submission__attempt__number").values_list(
        "submission__attempt__user",
        "pk",
        "submission__attempt__number",
        "submission__submitted_at",
        "late_percent",
        "outcome__score",
        "score",
    ):
        found[user_id].append(tuple(row))
    return found


def _priced(rows: list[_Row], terms: Terms) -> list[_Final]:
    priced = []
    for pk, attempt, submitted_at, points_off, earned, score in rows:
        anew = terms.points_off(submitted_at)
        is_repriced = anew != points_off
        after = Decimal(shown(policy.less(Fraction(earned), anew))) if is_repriced else score
        priced.append(_Final(pk, attempt, after, is_repriced))
    return priced


def _said(placement: Placement) -> dict[int, Launch]:
    """Return what the platform said to each person when they last came by the placement's link."""
    launches = Launch.objects.filter(resource_link=placement.resource_link_id, for_user=None)
    later = Launch.objects.filter(
        resource_link=OuterRef("resource_link"), user=OuterRef("user"), for_user=None, pk__gt=OuterRef("pk")
    )
    return {launch.user_id: launch for launch in launches.filter(~Exists(later)).defer("custom")}
