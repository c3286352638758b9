"""Copied courses: the settings of what was copied come along with a link; work, grades and columns never do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote

from lms_app.lti.launch import LaunchFacts
from lms_app.models import Deployment, Placement, ResourceLink
from lms_app.models.lti import ID_MAX

#: What a teacher decides about a placement, and nothing that anybody did there.
SETTINGS = (
    "attempts_allowed",
    "opens_at",
    "due_at",
    "closes_at",
    "late",
    "late_percent",
    "grace_minutes",
    "time_limit_minutes",
    "counting",
    "release",
    "hints",
)
#: So many ancestors are looked at; a course is not copied more often.
ANCESTORS_MAX = 50


@dataclass(frozen=True, slots=True)
class _Wanted:
    """What a copied link opens, and what it is called."""

    lesson: str
    activity: str
    title: str

    def fits(self, link: ResourceLink) -> bool:
        return self.lesson in ("", link.lesson) and self.activity == link.activity


def source_of(facts: LaunchFacts, deployment: Deployment, activity: str) -> ResourceLink | None:
    """Return the link that a link not seen before was copied from; None where the message names none that we know.

    The histories are looked up inside the deployment of the signed message only: an id of another platform, client or
    deployment is unknown here. The nearest ancestor that we know counts.
    """
    links, courses = (_ids(facts.custom, name) for name in ("link_history", "context_history"))
    if deployment.pk is None or not (links or courses):
        return None
    lesson = facts.custom.get("lesson")
    wanted = _Wanted(lesson if isinstance(lesson, str) else "", activity, facts.link.title if facts.link else "")
    return _by_link(deployment, links, courses) or _by_course(deployment, courses, wanted)


def bring_settings(link: ResourceLink, source: ResourceLink) -> None:
    """Give a new link the settings of the one that it was copied from, where both open the same lesson."""
    if link.lesson != source.lesson:
        return
    Placement.objects.bulk_create(
        Placement(
            resource_link=link,
            activity=old.activity,
            copied_from=old,
            is_confirmed=False,
            **{name: getattr(old, name) for name in SETTINGS},
        )
        for old in source.placements.all()
    )


def _by_link(deployment: Deployment, links: list[str], courses: list[str]) -> ResourceLink | None:
    """Find the nearest link of a history; one id in several courses is told apart by the courses' history."""
    if not links:
        return None
    known = ResourceLink.objects.select_related("context").filter(context__deployment=deployment, lti_id__in=links)
    return _nearest({link: (links.index(link.lti_id), _place(courses, link)) for link in known})


def _by_course(deployment: Deployment, courses: list[str], wanted: _Wanted) -> ResourceLink | None:
    """Find the link of the nearest course that opens the same; among several the one of the same title."""
    if not courses:
        return None
    known = ResourceLink.objects.select_related("context").filter(
        context__deployment=deployment, context__lti_id__in=courses
    )
    fitting = [link for link in known if wanted.fits(link)]
    return _nearest({link: (_place(courses, link), link.title != wanted.title) for link in fitting})


def _nearest(ranked: Mapping[ResourceLink, tuple[int, int]]) -> ResourceLink | None:
    """Return the one that comes first; None where two come first together, for a guess could be wrong."""
    best = min(ranked.values(), default=None)
    found = [link for link, rank in ranked.items() if rank == best]
    return found[0] if len(found) == 1 else None


def _place(courses: list[str], link: ResourceLink) -> int:
    course = link.context.lti_id
    return courses.index(course) if course in courses else len(courses)


def _ids(custom: Mapping[str, Any], name: str) -> list[str]:
    """Read a history: ids, nearest first, with commas between them and URL-encoded (LTI Core 1.3, appendix C).

    A number is one id: platforms with numbers for ids send a list of one like that.
    """
    value = custom.get(name)
    if isinstance(value, bool) or not isinstance(value, str | int):
        return []
    ids = (unquote(part.strip()) for part in str(value).split(",", ANCESTORS_MAX)[:ANCESTORS_MAX])
    return list(dict.fromkeys(one for one in ids if one.isprintable() and 0 < len(one) <= ID_MAX))
