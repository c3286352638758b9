"""What stands behind a link: its lesson's version, its activities, and their settings."""

from __future__ import annotations

from datetime import datetime
from functools import lru_cache
from typing import TYPE_CHECKING

from content.bundle import Activity, Bundle
from grading import policy
from grading.model import ContentFault
from lms_app.models import ContentVersion, Counting, Placement, ResourceLink

if TYPE_CHECKING:
    from lms_app.models import LaunchSession


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


def version_bundle(version: ContentVersion) -> Bundle:
    """Return a version as a value; its document is read from the database once per process."""
    return _bundle(version.digest)


def bundle_of(link: ResourceLink) -> Bundle:
    """Return the current version of a link's lesson."""
    return version_bundle(current_version(link.lesson))


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
    return _main(current_version(link.lesson).digest)


def bound_activities(session: LaunchSession) -> list[str]:
    """Return the keys of the activities that a session may open, in the author's order."""
    link = session.launch.resource_link
    keys = list(activities_of(current_version(link.lesson)))
    bound = session.launch.activity
    return [key for key in keys if bound in ("", key)]


def rule_of(placement: Placement) -> policy.Rule:
    """Return which of a learner's grades counts."""
    return "last" if placement.counting == Counting.LAST else "best"


def closes_at(placement: Placement) -> datetime | None:
    """Return when the placement takes nothing more; None: never. Every write asks here."""
    return placement.closes_at


def is_closed(placement: Placement, now: datetime) -> bool:
    """Tell whether the time for handing in is over."""
    limit = closes_at(placement)
    return limit is not None and now >= limit


def activity_is_open(placement: Placement, now: datetime) -> bool:
    """Tell whether work may be begun and handed in at this moment."""
    has_opened = placement.opens_at is None or now >= placement.opens_at
    return has_opened and not is_closed(placement, now)


@lru_cache(maxsize=32)
def _bundle(digest: str) -> Bundle:
    return Bundle.from_document(ContentVersion.objects.values_list("document", flat=True).get(digest=digest))


@lru_cache(maxsize=32)
def _main(digest: str) -> str:
    return _bundle(digest).main


@lru_cache(maxsize=32)
def _activities(digest: str) -> dict[str, Activity]:
    return {activity.key: activity for activity in _bundle(digest).activities}
