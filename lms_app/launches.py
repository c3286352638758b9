"""A verified message to rows: found where they are known, made where they are new, changed where they differ."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from typing import Any, TypeVar

from django.db import transaction
from django.db.models import Model

from lms_app.lti import claims, targets
from lms_app.lti.launch import ContextFacts, LaunchFacts
from lms_app.lti.refusals import LaunchRefused
from lms_app.models import (
    ContentVersion,
    Context,
    Deployment,
    DeploymentState,
    Launch,
    LtiUser,
    Membership,
    ResourceLink,
)

M = TypeVar("M", bound=Model)


@dataclass(frozen=True, slots=True)
class Known:
    """What we know of a launch before it is written; the deployment may still be unsaved, the link be new."""

    deployment: Deployment
    link: ResourceLink | None
    activity: str


@dataclass(frozen=True, slots=True)
class Recorded:
    """The launch as a row, with the membership that it set."""

    launch: Launch
    membership: Membership


def look_up(facts: LaunchFacts) -> Known:
    """Return the deployment and the link of a launch, as far as they are known; refuse a deployment not admitted.

    A new deployment is kept, to be approved: that row stays although the launch is refused. Where the registration
    admits new ones by itself, the row is left to `record`.
    """
    named = activity_named(facts)
    link = _known_link(facts)
    deployment = _admitted(facts, link.context.deployment if link is not None else _deployment(facts))
    return Known(deployment, link, named)


def deployment_of(facts: LaunchFacts) -> Deployment:
    """Return the deployment of a message without a link, as a row; refuse one not admitted, as `look_up` does."""
    deployment = _admitted(facts, _deployment(facts))
    if deployment.pk is None:
        deployment = _saved(facts)
        deployment.platform = facts.platform
    return deployment


@transaction.atomic(savepoint=False)
def record(facts: LaunchFacts, known: Known, *, now: datetime) -> Recorded:
    """Write what a launch says: who came, in which role, from which link. Refuses what belongs nowhere."""
    if known.link is not None:
        link = _said_again(facts, known.link, known.activity)
    else:
        link = _said_first(facts, known.deployment, known.activity)
    membership = _membership(facts, link.context, now)
    if facts.product_family:
        _change(facts.platform, product_family=facts.product_family)
    launch = Launch.objects.create(
        resource_link=link,
        user=membership.user,
        role=facts.role,
        is_test_user=facts.is_test_user,
        activity=known.activity,
        locale=facts.locale,
        document_target=facts.document_target,
        return_url=facts.return_url,
        custom=dict(facts.custom),
        launched_at=now,
    )
    return Recorded(launch, membership)


def activity_named(facts: LaunchFacts) -> str:
    """Return the activity that a launch is for: the custom parameter's, else the address's, else none."""
    in_address = targets.activity_of(facts.target_link_uri)
    in_custom = facts.custom.get("activity")
    if in_custom in (None, ""):
        return in_address
    if not isinstance(in_custom, str) or not targets.ACTIVITY.fullmatch(in_custom):
        raise LaunchRefused("activity", "custom parameter")
    return in_custom


def _known_link(facts: LaunchFacts) -> ResourceLink | None:
    """Return the link in the course that the launch names; without a course, the deployment's only one of that id."""
    if facts.link is None:
        raise LaunchRefused("malformed", "no resource link")
    links = ResourceLink.objects.select_related("context__deployment").filter(
        context__deployment__platform=facts.platform,
        context__deployment__deployment_id=facts.deployment_id,
        lti_id=facts.link.lti_id,
    )
    if facts.context is not None:
        links = links.filter(context__lti_id=facts.context.lti_id)
    found = list(links[:2])
    return found[0] if len(found) == 1 else None


def _admitted(facts: LaunchFacts, deployment: Deployment) -> Deployment:
    if deployment.state != DeploymentState.APPROVED:
        raise LaunchRefused("deployment", f"deployment {deployment.state}")
    deployment.platform = facts.platform
    return deployment


def _saved(facts: LaunchFacts) -> Deployment:
    """Make the row of a deployment that the registration admits by itself."""
    return Deployment.objects.get_or_create(
        platform=facts.platform,
        deployment_id=facts.deployment_id,
        defaults={"state": DeploymentState.APPROVED},
    )[0]


def _deployment(facts: LaunchFacts) -> Deployment:
    named: dict[str, Any] = {"platform": facts.platform, "deployment_id": facts.deployment_id}
    known = Deployment.objects.filter(**named).first()
    if known is not None:
        return known
    if facts.platform.admits_deployments:
        return Deployment(**named, state=DeploymentState.APPROVED)
    return Deployment.objects.get_or_create(**named)[0]


def _said_again(facts: LaunchFacts, link: ResourceLink, activity: str) -> ResourceLink:
    """Change a known link to what the launch says of it now."""
    lesson = _lesson(facts, link.lesson)
    if (lesson, activity) != (link.lesson, link.activity):
        _check_activity(lesson, activity)
    _change(link, **_link_words(facts), lesson=lesson, activity=activity)
    if facts.context is not None:
        _change(link.context, **_context_words(facts, facts.context))
    return link


def _said_first(facts: LaunchFacts, deployment: Deployment, activity: str) -> ResourceLink:
    """Bind a link that we have not seen in this course; a copy elsewhere is a binding of its own."""
    if facts.context is None or facts.link is None:
        raise LaunchRefused("context", "unknown link without context")
    lesson = _lesson(facts, "")
    _check_activity(lesson, activity)
    if deployment.pk is None:
        deployment = _saved(facts)
    words = _context_words(facts, facts.context)
    context, is_new = Context.objects.get_or_create(deployment=deployment, lti_id=facts.context.lti_id, defaults=words)
    if not is_new:
        _change(context, **words)
    # Another launch may have made the link a moment ago: what it says and what we say is the same message.
    return ResourceLink.objects.get_or_create(
        context=context,
        lti_id=facts.link.lti_id,
        defaults={**_link_words(facts), "lesson": lesson, "activity": activity},
    )[0]


def _link_words(facts: LaunchFacts) -> dict[str, Any]:
    return {
        "title": facts.link.title if facts.link else "",
        "ags_lineitems_url": facts.grade_service.lineitems,
        "ags_lineitem_url": facts.grade_service.lineitem,
        "ags_scopes": list(facts.grade_service.scopes),
    }


def _context_words(facts: LaunchFacts, context: ContextFacts) -> dict[str, str]:
    words = {"label": context.label, "title": context.title}
    # Messages that offer no roster leave its address out; the last one known is kept.
    return {**words, "memberships_url": facts.memberships_url} if facts.memberships_url else words


def _membership(facts: LaunchFacts, context: Context, now: datetime) -> Membership:
    """Set what somebody is in the course to what this launch says; a step down ends their older sessions."""
    said: dict[str, Any] = {"role": facts.role, "is_test_user": facts.is_test_user, "is_active": True}
    membership = (
        Membership.objects.select_related("user")
        .filter(context=context, user__platform=facts.platform, user__sub=facts.sub)
        .first()
    )
    if membership is None:
        user, _is_new = LtiUser.objects.get_or_create(platform=facts.platform, sub=facts.sub, defaults=_person(facts))
        membership, _is_new = Membership.objects.get_or_create(
            context=context, user=user, defaults={**said, "changed_at": now}
        )
    _change(membership.user, **_person(facts))
    is_demoted = claims.is_demotion(membership.role, facts.role)
    if any(getattr(membership, name) != value for name, value in said.items()):
        _change(membership, **said, changed_at=now)
    if is_demoted:
        membership.sessions.filter(ended_at__isnull=True).update(ended_at=now)
    return membership


def _person(facts: LaunchFacts) -> dict[str, str]:
    return {"name": facts.name, "email": facts.email, "locale": facts.locale}


def _change(row: M, **values: Any) -> None:
    """Save the named fields that differ, and nothing if none does."""
    changed = [name for name, value in values.items() if getattr(row, name) != value]
    for name in changed:
        setattr(row, name, values[name])
    if changed:
        row.save(update_fields=changed)


def _lesson(facts: LaunchFacts, bound: str) -> str:
    """Return the lesson of a launch: the custom parameter's, else the link's, else the first one loaded."""
    named = facts.custom.get("lesson")
    if isinstance(named, str) and named:
        if named != bound and not ContentVersion.objects.filter(slug=named, is_current=True).exists():
            raise LaunchRefused("activity", "no such lesson")
        return named
    if bound:
        return bound
    first = ContentVersion.objects.filter(is_current=True).order_by("pk").values_list("slug", flat=True).first()
    if first is None:
        raise LaunchRefused("unavailable", "no lesson is loaded")
    return first


def _check_activity(lesson: str, activity: str) -> None:
    if not activity:
        return
    digest = ContentVersion.objects.filter(slug=lesson, is_current=True).values_list("digest", flat=True).first()
    if digest is None or activity not in _activities(digest):
        raise LaunchRefused("activity", "not in the lesson")


@lru_cache(maxsize=32)
def _activities(digest: str) -> frozenset[str]:
    document = ContentVersion.objects.values_list("document", flat=True).get(digest=digest)
    return frozenset(entry["key"] for entry in document["activities"])
