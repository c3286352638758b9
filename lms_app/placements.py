"""What stands behind a link: its lesson's version, its activities, their settings, and whom they hold for how."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from django.db.models import Case, OuterRef, Subquery, When
from django.db.models.functions import Coalesce

from content.bundle import Activity, Bundle
from content.languages import Language
from grading import policy
from grading.model import ContentFault
from lms_app.models import Attempt, ContentVersion, Counting, Launch, Placement, ResourceLink
from lms_app.statements import Reading

if TYPE_CHECKING:
    from lms_app.models import LaunchSession


#: What a teacher enters for a placement, and a platform says of a person's launch, under the same names.
TERMS = ("opens_at", "due_at", "closes_at", "attempts_allowed")


_SAID = Reading(
    """
    FROM lms_app_launch l WHERE l.resource_link_id = %s AND l.user_id = %s AND l.for_user_id IS NULL
    ORDER BY l.id DESC LIMIT 1
    """,
    l=Launch,
)


@dataclass(frozen=True, slots=True)
class Terms:
    """On what terms one person works on a placement; None: without that bound."""

    opens_at: datetime | None = None
    due_at: datetime | None = None
    closes_at: datetime | None = None
    attempts_allowed: int | None = None

    def has_opened(self, now: datetime) -> bool:
        """Tell whether work may be begun already."""
        return self.opens_at is None or now >= self.opens_at

    def is_closed(self, now: datetime) -> bool:
        """Tell whether the time for handing in is over."""
        return self.closes_at is not None and now >= self.closes_at

    def attempts_left(self, used: int) -> int | None:
        """Return how many attempts may still be begun; None: as many as wanted."""
        return None if self.attempts_allowed is None else max(0, self.attempts_allowed - used)


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
    """Return the dates and attempts that hold for a person now. Every write asks here, and every page."""
    return terms(placement, said_to(placement.resource_link_id, user_id))


def terms_of(attempt: Attempt) -> Terms:
    """Return what holds for an attempt's person, asked for once by whoever holds the attempt."""
    known: Terms | None = attempt.__dict__.get("_terms")
    if known is None:
        known = attempt.__dict__["_terms"] = terms_for(attempt.placement, attempt.user_id)
    return known


def terms(placement: Placement, said: Launch | None) -> Terms:
    """Return what holds of what a teacher entered here and what the platform ``said`` to a person.

    Each field by itself: what was entered here goes before what the platform says. What came along with a copied course
    goes after it, until somebody saves it here.
    """

    def holding(name: str) -> Any:
        entered, heard = getattr(placement, name), getattr(said, name, None)
        goes_first, else_ = (entered, heard) if placement.is_confirmed else (heard, entered)
        return else_ if goes_first is None else goes_first

    return Terms(**{name: holding(name) for name in TERMS})


def said_to(link_id: int, user_id: int) -> Launch | None:
    """Return what the platform said to a person when they last came by a link, not to look at somebody's work."""
    found = _SAID.first(link_id, user_id)
    return found[0] if found else None


def closing_of_attempts() -> Case:
    """Return, for a query of attempts, the closing time that `terms_for` would give of each."""
    said = Launch.objects.filter(
        resource_link=OuterRef("placement__resource_link"), user=OuterRef("user"), for_user=None
    ).order_by("-pk")
    heard = Subquery(said.values("closes_at")[:1])
    confirmed = When(placement__is_confirmed=True, then=Coalesce("placement__closes_at", heard))
    return Case(confirmed, default=Coalesce(heard, "placement__closes_at"))


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
