"""What stands behind a link: its lesson's version, its activities, their settings, and whom they hold for how."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from django.db.models import (
    Case,
    DateTimeField,
    DurationField,
    ExpressionWrapper,
    F,
    IntegerField,
    Max,
    OuterRef,
    Q,
    QuerySet,
    Subquery,
    Value,
    When,
)
from django.db.models.functions import Cast, Coalesce

from content.bundle import Activity, Bundle
from content.languages import Language
from grading import policy
from grading.model import ContentFault
from lms_app.models import Attempt, ContentVersion, Counting, Extension, Late, Launch, Placement, ResourceLink
from lms_app.statements import Reading
from lms_app.terms import Terms

if TYPE_CHECKING:
    from lms_app.models import LaunchSession


#: What a teacher enters for a placement, and a platform says of a person's launch, under the same names.
TERMS = ("opens_at", "due_at", "closes_at", "attempts_allowed")


#: What the platform said to a person of a placement's link, and what a teacher gave them.
_HELD = Reading(
    """
    FROM lms_app_placement p
    LEFT JOIN lms_app_extension e ON e.placement_id = p.id AND e.user_id = %s
    LEFT JOIN lms_app_launch l ON l.id = (
        SELECT max(n.id) FROM lms_app_launch n
        WHERE n.resource_link_id = p.resource_link_id AND n.user_id = %s AND n.for_user_id IS NULL
    )
    WHERE p.id = %s
    """,
    l=Launch,
    e=Extension,
)
_MINUTE = timedelta(minutes=1)


def of(resource_link: ResourceLink, activity: str) -> Placement:
    """Return the placement of an activity on a link, made at its first use."""
    placement, _ = Placement.objects.get_or_create(resource_link=resource_link, activity=activity)
    placement.resource_link = resource_link
    return placement


def current_version(lesson: str) -> ContentVersion:
    """Return the version that new attempts are pinned to; raise the author's fault where none is loaded."""
    version = ContentVersion.objects.defer("document").filter(slug=lesson, is_current=True).first()
    if version is None:
        raise ContentFault(f"no lesson {lesson!r} is loaded")
    return version


def version_of(link: ResourceLink) -> ContentVersion:
    """Return the version that a link opens now; it may have been read together with the link."""
    return link.current_version or current_version(link.lesson)


def version_bundle(version: ContentVersion) -> Bundle:
    """Return a version as a value; its document is read from the database once per process."""
    return _bundle(version.digest)


def bundle_of(link: ResourceLink) -> Bundle:
    """Return the current version of a link's lesson."""
    return version_bundle(version_of(link))


def words_of(link: ResourceLink, language: Language) -> Mapping[str, Any]:
    """Return what the pages of a link's lesson show, in one language; the same value for all, to be read only."""
    return _words(version_of(link).digest, language)


def activities_of(version: ContentVersion) -> dict[str, Activity]:
    """Return a version's activities by key, in the author's order."""
    return _activities(version.digest)


def activity_of(version: ContentVersion, key: str) -> Activity:
    """Return one activity of a version; raise the author's fault where it has none of that key."""
    activity = _activities(version.digest).get(key)
    if activity is None:
        raise ContentFault(f"{version.slug} {version.digest[:12]} has no activity {key!r}")
    return activity


def main_activity(link: ResourceLink) -> str:
    """Return the activity whose score stands for a link's whole lesson."""
    return _main(version_of(link).digest)


def bound_activities(session: LaunchSession) -> list[str]:
    """Return the keys of the activities that a session may open, in the author's order."""
    link = session.launch.resource_link
    keys = list(activities_of(version_of(link)))
    bound = session.launch.activity
    return [key for key in keys if bound in ("", key)]


def rule_of(placement: Placement) -> policy.Rule:
    """Return which of a learner's grades counts."""
    return "last" if placement.counting == Counting.LAST else "best"


def terms_for(placement: Placement, user_id: int) -> Terms:
    """Return the terms that hold for a person now. Every write asks here, and every page."""
    said, own = _HELD.first(user_id, user_id, placement.pk) or (None, None)
    return terms(placement, said, own)


def terms_of(attempt: Attempt) -> Terms:
    """Return what holds for an attempt's person, asked for once by whoever holds the attempt."""
    known: Terms | None = attempt.__dict__.get("_terms")
    if known is None:
        known = attempt.__dict__["_terms"] = terms_for(attempt.placement, attempt.user_id)
    return known


def read_terms(attempts: Sequence[Attempt]) -> None:
    """Read what holds for the people of many attempts, for `terms_of` to find: two queries, however many."""
    on, who = {attempt.placement_id for attempt in attempts}, {attempt.user_id for attempt in attempts}
    own = {(one.placement_id, one.user_id): one for one in Extension.objects.filter(placement__in=on, user__in=who)}
    came = Launch.objects.filter(resource_link__placements__in=on, user__in=who, for_user=None)
    newest = came.order_by().values("resource_link", "user").annotate(last=Max("pk")).values("last")
    said = {(one.resource_link_id, one.user_id): one for one in Launch.objects.filter(pk__in=newest).defer("custom")}
    for attempt in attempts:
        placement, user = attempt.placement, attempt.user_id
        held = terms(placement, said.get((placement.resource_link_id, user)), own.get((placement.pk, user)))
        attempt.__dict__["_terms"] = held


def terms(placement: Placement, said: Launch | None, own: Extension | None = None) -> Terms:
    """Return what holds of what a teacher entered here, the platform ``said`` to a person, and a teacher gave them.

    Each field by itself: what was given to the person goes first, then what was entered here, then what the platform
    says. What came along with a copied course goes after it, until somebody saves it here.
    """

    def holding(name: str) -> Any:
        entered, heard = getattr(placement, name), getattr(said, name, None)
        goes_first, else_ = (entered, heard) if placement.is_confirmed else (heard, entered)
        return else_ if goes_first is None else goes_first

    limit = placement.time_limit_minutes
    held = Terms(
        **{name: holding(name) for name in TERMS},
        late=placement.late,
        late_percent=placement.late_percent,
        grace=placement.grace_minutes * _MINUTE,
        time_limit=None if limit is None else limit * _MINUTE,
    )
    return held if own is None else held.extended(own)


def perhaps_over(attempts: QuerySet[Attempt], now: datetime) -> QuerySet[Attempt]:
    """Keep the attempts whose time may be over; `Terms.is_over` then says it of each.

    None that is over is left out, and few are kept that are not.
    """
    heard = Launch.objects.filter(
        resource_link=OuterRef("placement__resource_link"), user=OuterRef("user"), for_user=None
    ).order_by("-pk")
    own = Extension.objects.filter(placement=OuterRef("placement"), user=OuterRef("user"))

    def holding(name: str) -> Case:
        given, said, entered = Subquery(own.values(name)[:1]), Subquery(heard.values(name)[:1]), f"placement__{name}"
        confirmed = When(placement__is_confirmed=True, then=Coalesce(given, entered, said))
        return Case(confirmed, default=Coalesce(given, said, entered))

    minutes = Cast("placement__time_limit_minutes", IntegerField())
    limit = ExpressionWrapper(minutes * Value(_MINUTE), output_field=DurationField())
    known = attempts.alias(
        closing=holding("closes_at"),
        due=holding("due_at"),
        limit_ends=ExpressionWrapper(F("started_at") + limit, output_field=DateTimeField()),
    )
    is_refused_late = Q(placement__late=Late.REFUSED, due__lte=now)
    return known.filter(Q(closing__lte=now) | is_refused_late | Q(limit_ends__lte=now))


@lru_cache(maxsize=32)
def _bundle(digest: str) -> Bundle:
    return Bundle.from_document(ContentVersion.objects.values_list("document", flat=True).get(digest=digest))


@lru_cache(maxsize=32)
def _words(digest: str, language: Language) -> Mapping[str, Any]:
    return _bundle(digest).lesson(language)


@lru_cache(maxsize=32)
def _main(digest: str) -> str:
    return _bundle(digest).main


@lru_cache(maxsize=32)
def _activities(digest: str) -> dict[str, Activity]:
    return {activity.key: activity for activity in _bundle(digest).activities}
