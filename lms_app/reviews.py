"""Submission reviews: somebody's work, opened from the cell of a gradebook (LTI Submission Review 1.0)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from django.db.models import Q, QuerySet

from lms_app import class_results, launches, placements
from lms_app.attempts import UNENDED
from lms_app.class_results import ResultRow
from lms_app.launches import Known
from lms_app.lti.launch import LaunchFacts
from lms_app.lti.refusals import LaunchRefused
from lms_app.models import (
    Attempt,
    Deployment,
    LaunchSession,
    LineItem,
    LtiUser,
    Membership,
    ResourceLink,
    Role,
)

#: Who may see anybody's work in the course.
REVIEWERS = frozenset({Role.INSTRUCTOR, Role.TA})


@dataclass(frozen=True, slots=True)
class _Place:
    """What a column is about."""

    link: ResourceLink
    activity: str


def refuse_others(facts: LaunchFacts) -> None:
    """Refuse a review by anybody but a teacher of the course, or a learner of their own work."""
    is_own = facts.role == Role.LEARNER and facts.for_user == facts.sub
    if facts.role not in REVIEWERS and not is_own:
        raise LaunchRefused("role", "review of somebody else")


def look_up(facts: LaunchFacts) -> Known:
    """Return whose work at what a message opens; refuse a column or a person that the signed course does not have."""
    deployment = launches.known_deployment(facts)
    place = _place(facts, deployment)
    if place is None:
        raise LaunchRefused("review", "unknown column")
    person = _person(facts, place.link)
    if person is None:
        raise LaunchRefused("review", "unknown person")
    course = place.link.context
    looks = LtiUser.objects.filter(platform=facts.platform, sub=facts.sub).first()
    membership = Membership.objects.filter(context=course, user=looks).first() if looks is not None else None
    return Known(course.deployment, place.activity, place.link, looks, membership, for_user=person)


def handed_in(session: LaunchSession) -> QuerySet[Attempt]:
    """Return what the person of a review handed in at its activity, newest first; nothing outside a review."""
    launch = session.launch
    attempts = Attempt.objects.filter(
        placement__resource_link=launch.resource_link,
        placement__activity=launch.activity,
        user=launch.for_user_id,
    ).exclude(state__in=UNENDED)
    return (
        attempts.select_related("user", "placement__resource_link", "content_version", "submission")
        .defer("content_version__document")
        .order_by("-number")
    )


def rows(attempts: Sequence[Attempt]) -> list[ResultRow]:
    """Return attempts with their grades and what became of them; three queries."""
    return list(class_results.course_results(attempts))


def shown_first(results: Sequence[ResultRow]) -> ResultRow | None:
    """Pick what a gradebook's cell is about: the attempt whose grade counts, else the newest."""
    return next((row for row in results if row.counts), results[0] if results else None)


def _place(facts: LaunchFacts, deployment: Deployment) -> _Place | None:
    """Find what the message's column is about; where we know none for its link, the link itself says it."""
    if deployment.pk is None:
        return None
    course = {"context__lti_id": facts.context.lti_id} if facts.context is not None else {}
    links = ResourceLink.objects.select_related("context__deployment").filter(context__deployment=deployment, **course)
    url = facts.grade_service.lineitem
    return (url and _of_column(links, url)) or _of_link(facts, links, has_column=bool(url))


def _of_column(links: QuerySet[ResourceLink], url: str) -> _Place | None:
    kept = LineItem.objects.filter(url=url, placement__resource_link__in=links).select_related("placement").first()
    if kept is not None:
        return _Place(links.get(pk=kept.placement.resource_link_id), kept.placement.activity)
    named = list(links.filter(ags_lineitem_url=url)[:2])
    return _Place(named[0], _coupled(named[0])) if len(named) == 1 else None


def _of_link(facts: LaunchFacts, links: QuerySet[ResourceLink], *, has_column: bool) -> _Place | None:
    """Take the link that the message names; a column beside the one that we know of it is another's."""
    if facts.link is None:
        return None
    found = list(links.filter(lti_id=facts.link.lti_id)[:2])
    if len(found) != 1:
        return None
    link = found[0]
    activity = launches.activity_named(facts) or _coupled(link)
    if activity not in placements.activities_of(placements.current_version(link.lesson)):
        return None
    if has_column and (link.ags_lineitem_url or _has_column(link, activity)):
        return None
    return _Place(link, activity)


def _coupled(link: ResourceLink) -> str:
    return link.activity or placements.main_activity(link)


def _has_column(link: ResourceLink, activity: str) -> bool:
    return LineItem.objects.filter(placement__resource_link=link, placement__activity=activity).exclude(url="").exists()


def _person(facts: LaunchFacts, link: ResourceLink) -> LtiUser | None:
    """Return the person of the message if they have been in the link's course."""
    here = Q(memberships__context=link.context) | Q(attempts__placement__resource_link__context=link.context)
    return LtiUser.objects.filter(here, platform=facts.platform, sub=facts.for_user).first()
