"""Where a message belongs: rows found where they are known, made where they are new, changed where they differ."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from django.db.models import Model

from lms_app import copies
from lms_app.lti import targets
from lms_app.lti.launch import ContextFacts, LaunchFacts, LinkFacts
from lms_app.lti.refusals import LaunchRefused
from lms_app.models import (
    ContentVersion,
    Context,
    Deployment,
    DeploymentState,
    LtiUser,
    Membership,
    ResourceLink,
)
from lms_app.statements import Reading

#: All that a launch may find of itself, by one statement: what is not known comes as None.
_KNOWN = Reading(
    """
    FROM lms_app_deployment d
    LEFT JOIN lms_app_context c ON c.deployment_id = d.id AND c.lti_id = %s
    LEFT JOIN lms_app_resourcelink l ON l.context_id = c.id AND l.lti_id = %s
    LEFT JOIN lms_app_ltiuser u ON u.platform_id = d.platform_id AND u.sub = %s
    LEFT JOIN lms_app_membership m ON m.context_id = c.id AND m.user_id = u.id
    WHERE d.platform_id = %s AND d.deployment_id = %s
    """,
    d=Deployment,
    c=Context,
    l=ResourceLink,
    u=LtiUser,
    m=Membership,
)


@dataclass(frozen=True, slots=True)
class Known:
    """What we know of a launch before it is written.

    The deployment may still be unsaved; link, person and membership are None where they are new.
    """

    deployment: Deployment
    activity: str
    link: ResourceLink | None = None
    user: LtiUser | None = None
    membership: Membership | None = None
    #: Whose work a gradebook opens; the link is known then, and the message says nothing new of it.
    for_user: LtiUser | None = None


def look_up(facts: LaunchFacts) -> Known:
    """Return what is known of a launch; refuse a deployment that is not admitted.

    A new deployment is kept, to be approved: that row stays although the launch is refused. Where the registration
    admits new ones by itself, the row is left to `settle`.
    """
    named = activity_named(facts)
    if facts.link is None:
        raise LaunchRefused("malformed", "no resource link")
    if facts.context is None:
        return _known_without_context(facts, facts.link, named)
    found = _KNOWN.first(facts.context.lti_id, facts.link.lti_id, facts.sub, facts.platform.pk, facts.deployment_id)
    if found is None:
        return Known(_admitted(facts, _deployment(facts)), named)
    deployment, context, link, user, membership = found
    _admitted(facts, deployment)
    if context is not None:
        context.deployment = deployment
    if link is not None:
        link.context = context
    if membership is not None:
        membership.context, membership.user = context, user
    return Known(deployment, named, link, user, membership)


def deployment_of(facts: LaunchFacts) -> Deployment:
    """Return the deployment of a message without a link, as a row; refuse one not admitted, as `look_up` does."""
    deployment = known_deployment(facts)
    if deployment.pk is None:
        deployment = _saved(facts)
        deployment.platform = facts.platform
    return deployment


def known_deployment(facts: LaunchFacts) -> Deployment:
    """Return the deployment of a message, unsaved where the registration admits new ones; refuse one not admitted."""
    return _admitted(facts, _deployment(facts))


def settled(facts: LaunchFacts, known: Known) -> ResourceLink | None:
    """Return the link of a launch that says nothing new of where it belongs, else None: then `settle` has to write."""
    link = known.link
    is_settled = link is not None and (known.for_user is not None or not _news(facts, link, known.activity))
    return link if is_settled else None


def settle(facts: LaunchFacts, known: Known) -> ResourceLink:
    """Return the link of a launch, made or changed to what the launch says of it; refuse what belongs nowhere."""
    if known.link is None:
        return _said_first(facts, known.deployment, known.activity)
    if known.for_user is not None:
        return known.link
    for row, words in _news(facts, known.link, known.activity):
        _change(row, **words)
    return known.link


def activity_named(facts: LaunchFacts) -> str:
    """Return the activity that a launch is for: the custom parameter's, else the address's, else none."""
    in_address = targets.activity_of(facts.target_link_uri)
    in_custom = facts.custom.get("activity")
    if in_custom in (None, ""):
        return in_address
    if not isinstance(in_custom, str) or not targets.ACTIVITY.fullmatch(in_custom):
        raise LaunchRefused("activity", "custom parameter")
    return in_custom


def _known_without_context(facts: LaunchFacts, link: LinkFacts, activity: str) -> Known:
    """Return what is known of a launch that names no course: the deployment's only link of that id says which."""
    deployment = _admitted(facts, _deployment(facts))
    links = ResourceLink.objects.select_related("context").filter(
        context__deployment__platform=facts.platform,
        context__deployment__deployment_id=facts.deployment_id,
        lti_id=link.lti_id,
    )
    found = list(links[:2])
    if len(found) != 1:
        return Known(deployment, activity)
    [only] = found
    only.context.deployment = deployment
    user = LtiUser.objects.filter(platform=facts.platform, sub=facts.sub).first()
    membership = Membership.objects.filter(context=only.context, user=user).first() if user else None
    return Known(deployment, activity, only, user, membership)


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


def _news(facts: LaunchFacts, link: ResourceLink, activity: str) -> list[tuple[Model, dict[str, Any]]]:
    """List the rows of which a launch says something new, with what it says; refuse an activity that is not there."""
    lesson = _lesson(facts, link.lesson)
    if (lesson, activity) != (link.lesson, link.activity):
        _check_activity(lesson, activity)
    said: list[tuple[Model, dict[str, Any]]] = [
        (link, {**_link_words(facts), "lesson": lesson, "activity": activity}),
        (link.context, _context_words(facts, facts.context) if facts.context else {}),
        (facts.platform, _platform_words(facts)),
    ]
    news = [(row, {name: value for name, value in words.items() if getattr(row, name) != value}) for row, words in said]
    return [(row, words) for row, words in news if words]


def _said_first(facts: LaunchFacts, deployment: Deployment, activity: str) -> ResourceLink:
    """Bind a link that we have not seen in this course; a copy elsewhere is a binding of its own."""
    if facts.context is None or facts.link is None:
        raise LaunchRefused("context", "unknown link without context")
    source = copies.source_of(facts, deployment, activity)
    lesson = _lesson(facts, source.lesson if source is not None else "")
    _check_activity(lesson, activity)
    if deployment.pk is None:
        deployment = _saved(facts)
    words = _context_words(facts, facts.context)
    context, is_new = Context.objects.get_or_create(deployment=deployment, lti_id=facts.context.lti_id, defaults=words)
    if not is_new:
        _change(context, **words)
    _change(facts.platform, **_platform_words(facts))
    # Another launch may have made the link a moment ago: what it says and what we say is the same message.
    link, is_new = ResourceLink.objects.get_or_create(
        context=context,
        lti_id=facts.link.lti_id,
        defaults={**_link_words(facts), "lesson": lesson, "activity": activity},
    )
    if is_new and source is not None:
        copies.bring_settings(link, source)
    return link


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


def _platform_words(facts: LaunchFacts) -> dict[str, str]:
    return {"product_family": facts.product_family} if facts.product_family else {}


def _change(row: Model, **values: Any) -> None:
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
