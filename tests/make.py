"""Rows for tests. The cast: Ada and Ben learn, Ivy instructs, Mallory is at another platform.

Each builder takes plain values and makes what is missing around them::

    session = make.session("ada")                      # a learner's session on the overview link
    session = make.session("ivy", role=Role.INSTRUCTOR)
    attempt = make.attempt("ada", activity="quiz", responses=make.quiz_responses(right=2))
    submission = make.submitted("ada", "quiz", make.quiz_responses(right=2))    # handed in, waiting
    submission = make.graded("ada", "quiz", make.quiz_responses(right=2))       # and graded
"""

from __future__ import annotations

import uuid
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Any

from django.utils import timezone

from content import loader
from content.bundle import Bundle
from lms_app import attempts, grades, lessons, placements, sessions, submissions
from lms_app.models import (
    Attempt,
    ContentVersion,
    Context,
    Deployment,
    DeploymentState,
    Launch,
    LaunchSession,
    LtiUser,
    Membership,
    Placement,
    Platform,
    ResourceLink,
    Role,
    ScoreDelivery,
    Submission,
)
from tests.fakes.launches import endpoint
from tests.fakes.platform import FakePlatform

LESSON = "why-sequences-are-hard"
AGS = "https://purl.imsglobal.org/spec/lti-ags/scope/"
SCOPES = [AGS + name for name in ("lineitem", "lineitem.readonly", "result.readonly", "score")]
NOON = datetime(2020, 9, 1, 12, tzinfo=UTC)
NAMES = {"ada": "Ada", "ben": "Ben", "ivy": "Ivy", "mallory": "Mallory"}


@cache
def bundle() -> Bundle:
    """Return the shipped lesson, read once."""
    return next(found for found in loader.bundles() if found.slug == LESSON)


def content() -> ContentVersion:
    """Load the shipped lesson as the current version."""
    return lessons.load(bundle()).version


def platform(name: str = "lms.example", **changes: Any) -> Platform:
    """Return the platform of that name, made at first."""
    origin = f"https://{name}"
    values: dict[str, Any] = {
        "name": name,
        "auth_login_url": f"{origin}/auth",
        "auth_token_url": f"{origin}/token",
        "jwks_url": f"{origin}/jwks",
    }
    found, _ = Platform.objects.get_or_create(
        issuer=changes.pop("issuer", origin), client_id=changes.pop("client_id", "yardstick"), defaults=values | changes
    )
    return found


def context(lti_id: str = "course-1", *, at: Platform | None = None, title: str = "Deep learning") -> Context:
    """Return a course on an approved deployment."""
    deployment, _ = Deployment.objects.get_or_create(
        platform=at or platform(), deployment_id="1", defaults={"state": DeploymentState.APPROVED}
    )
    found, _ = Context.objects.get_or_create(deployment=deployment, lti_id=lti_id, defaults={"title": title})
    return found


def link(lti_id: str = "link-1", *, course: Context | None = None, activity: str = "", **changes: Any) -> ResourceLink:
    """Return a link with a coupled column and all scopes."""
    course = course or context()
    origin = course.deployment.platform.issuer
    values: dict[str, Any] = {
        "lesson": LESSON,
        "activity": activity,
        "title": "Why sequences are hard",
        "ags_lineitems_url": f"{origin}/lineitems",
        "ags_lineitem_url": f"{origin}/lineitems/{lti_id}",
        "ags_scopes": SCOPES,
    }
    found, _ = ResourceLink.objects.get_or_create(context=course, lti_id=lti_id, defaults=values | changes)
    return found


def user(sub: str = "ada", *, at: Platform | None = None) -> LtiUser:
    """Return a person as one platform knows them."""
    found, _ = LtiUser.objects.get_or_create(
        platform=at or platform(), sub=sub, defaults={"name": NAMES.get(sub, sub.title())}
    )
    return found


def session(
    who: str = "ada",
    *,
    role: str = Role.LEARNER,
    on: ResourceLink | None = None,
    activity: str = "",
    is_test_user: bool = False,
    language: str = "en",
    now: datetime | None = None,
) -> LaunchSession:
    """Begin a session as a launch would; its secret is left on it as ``secret`` (see `sign_in`)."""
    content()
    on = on or link()
    person = user(who, at=on.context.deployment.platform)
    now = now or timezone.now()
    membership, _ = Membership.objects.update_or_create(
        context=on.context,
        user=person,
        defaults={"role": role, "is_test_user": is_test_user, "is_active": True, "changed_at": now},
    )
    launch = Launch.objects.create(
        resource_link=on, user=person, role=role, is_test_user=is_test_user, activity=activity, launched_at=now
    )
    begun = sessions.begin(launch, membership, language=language, now=now)
    begun.session.save()
    begun.session.secret = begun.secret  # type: ignore[attr-defined]
    return begun.session


def sign_in(client: Any, session: LaunchSession) -> dict[str, str]:
    """Give a test client the session's cookies; return the headers that a change needs."""
    client.cookies[sessions.COOKIE_PREFIX + session.sid] = session.secret  # type: ignore[attr-defined]
    client.cookies[sessions.LATEST_COOKIE] = session.sid
    return {"X-CSRFToken": sessions.csrf_token(session)}


def placement(activity: str = "quiz", *, on: ResourceLink | None = None, **settings: Any) -> Placement:
    """Return the placement of an activity, with settings changed."""
    found = placements.of(on or link(), activity)
    for name, value in settings.items():
        setattr(found, name, value)
    found.save()
    return found


def attempt(
    who: str | LaunchSession = "ada",
    activity: str = "quiz",
    responses: dict[str, Any] | None = None,
    *,
    on: ResourceLink | None = None,
    now: datetime | None = None,
) -> Attempt:
    """Begin an attempt, with a saved draft where responses are given."""
    now = now or timezone.now()
    whose = who if isinstance(who, LaunchSession) else session(who, on=on)
    begun = attempts.open_or_resume(whose, activity, now=now).attempt
    if responses is not None:
        begun = attempts.save(begun.pk, revision=begun.revision, responses=responses, now=now)
    return begun


def submitted(
    who: str | LaunchSession = "ada",
    activity: str = "quiz",
    responses: dict[str, Any] | None = None,
    *,
    on: ResourceLink | None = None,
    now: datetime | None = None,
) -> Submission:
    """Hand in an attempt; nobody grades it yet."""
    now = now or timezone.now()
    given = responses if responses is not None else quiz_responses(right=2)
    begun = attempt(who, activity, given, on=on, now=now)
    return submissions.submit(begun, idempotency_key=uuid.uuid4().hex, now=now)


def graded(
    who: str | LaunchSession = "ada",
    activity: str = "quiz",
    responses: dict[str, Any] | None = None,
    *,
    on: ResourceLink | None = None,
    now: datetime | None = None,
) -> Submission:
    """Hand in an attempt and grade it."""
    now = now or timezone.now()
    submission = submitted(who, activity, responses, on=on, now=now)
    grades.grade_submission(submission.pk, now=now)
    return Submission.objects.select_related("attempt").get(pk=submission.pk)


def quiz_responses(*, right: int = 3) -> dict[str, Any]:
    """Answer the shipped quiz with so many items right, the others left out."""
    quiz: Any = bundle().activity("quiz").definition
    answers: dict[str, Any] = {}
    for item in quiz.items[:right]:
        if item.type == "number":
            answers[item.name] = str(item.number)
        else:
            answers[item.name] = list(item.key) if item.type == "multiple" else item.key[0]
    return {"items": answers}


def exercise_responses(key: str) -> dict[str, Any]:
    """Answer an exercise of the shipped lesson as its reference answer does."""
    response: dict[str, Any] = bundle().activity(key).released("zh-hans")["response"]
    return response


def unsure_bill() -> dict[str, Any]:
    """Answer exercise 2 on topic, in words that the rules leave to a person."""
    return exercise_responses("exercise-2") | {"what_changes": "每一步会变慢一些。"}


def later(moment: datetime, **amounts: float) -> datetime:
    """Return a moment so much later."""
    return moment + timedelta(**amounts)


def registered(lms: FakePlatform) -> Platform:
    """Register a fake platform, its deployment approved."""
    facts = dict(lms.registration)
    deployment_id = facts.pop("deployment_id")
    found, _ = Platform.objects.get_or_create(
        issuer=facts.pop("issuer"),
        client_id=facts.pop("client_id"),
        defaults={**facts, "name": lms.personality.name, "product_family": lms.personality.family},
    )
    Deployment.objects.get_or_create(
        platform=found, deployment_id=deployment_id, defaults={"state": DeploymentState.APPROVED}
    )
    return found


def link_at(lms: FakePlatform, key: str = "quiz", *, activity: str | None = None, **changes: Any) -> ResourceLink:
    """Know a fake platform's link as after a launch from it; ``overview`` carries the whole lesson."""
    there = lms.school.link(key)
    deployment = registered(lms).deployments.get()
    course, _ = Context.objects.get_or_create(deployment=deployment, lti_id=lms.personality.context_id(there.course))
    claim = endpoint(lms, there)
    bound = activity if activity is not None else "" if key in ("overview", "ungraded") else key
    values = {
        "lesson": LESSON,
        "activity": bound,
        "ags_lineitems_url": claim["lineitems"],
        "ags_lineitem_url": claim.get("lineitem", ""),
        "ags_scopes": claim["scope"],
    }
    found, _ = ResourceLink.objects.update_or_create(
        context=course, lti_id=lms.personality.link_id(there), defaults=values | changes
    )
    return found


def graded_at(
    lms: FakePlatform, who: str = "ada", key: str = "quiz", *, activity: str = "", right: int = 2, now: datetime = NOON
) -> ScoreDelivery:
    """Grade somebody's attempt on a fake platform's link; return the delivery that waits."""
    activity = activity or key
    on = ResourceLink.objects.filter(lti_id=lms.personality.link_id(lms.school.link(key))).first() or link_at(lms, key)
    given = quiz_responses(right=right) if activity == "quiz" else exercise_responses(activity)
    whose = session(lms.personality.subject(lms.school.person(who)), on=on)
    submission = graded(whose, activity, given, now=now)
    return ScoreDelivery.objects.get(
        placement__activity=activity, placement__resource_link=on, user=submission.attempt.user
    )
