"""Somebody arrives: login used up, person, standing in the course, launch and session written, all of it or nothing."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from django.db import transaction
from django.db.models import Model

from lms_app import launches, sessions
from lms_app.launches import Known
from lms_app.lti import claims
from lms_app.lti import login as logins
from lms_app.lti.launch import LaunchFacts
from lms_app.lti.refusals import LaunchRefused
from lms_app.models import Launch, LoginState, LtiUser, Membership, ResourceLink
from lms_app.sessions import Begun
from lms_app.statements import Change

#: What a launch says of its person, and of what they are in the course.
PERSON = ("name", "email", "locale")
STANDING = ("role", "is_test_user", "is_administrator", "is_active")


def enter(facts: LaunchFacts, known: Known, kept: LoginState, *, now: datetime, storage_frame: str = "") -> Begun:
    """Use up the login, write the launch and begin its session; refuse what belongs nowhere.

    ``storage_frame`` is the session's (see `sessions.begin`). Where only people are new, all of it is one change; else
    it is a transaction of several.
    """
    settled = launches.settled(facts, known)
    if settled is not None and not _steps_down(facts, known):
        return _arrive(facts, known, settled, kept, now=now, storage_frame=storage_frame)
    with transaction.atomic():
        link = launches.settle(facts, known)
        if known.membership is not None and _steps_down(facts, known):
            known.membership.sessions.filter(ended_at__isnull=True).update(ended_at=now)
        return _arrive(facts, known, link, kept, now=now, storage_frame=storage_frame)


def _steps_down(facts: LaunchFacts, known: Known) -> bool:
    """Tell whether somebody is less in the course than before, which ends their older sessions."""
    return known.membership is not None and claims.is_demotion(known.membership.role, facts.role)


def _arrive(
    facts: LaunchFacts, known: Known, link: ResourceLink, kept: LoginState, *, now: datetime, storage_frame: str
) -> Begun:
    """Write who came, as what and from where, and their session; refuse a state that somebody was quicker with."""
    change = Change()
    logins.use_up(kept, change, now=now)
    user = _person(facts, known)
    if user is not known.user:
        change.put(user, unique=("platform_id", "sub"), changing=PERSON)
    membership = _standing(facts, known, link, user, now)
    if membership is not known.membership:
        change.put(membership, unique=("context_id", "user_id"), changing=(*STANDING, "changed_at"))
    launch = _launch(facts, known, link, user, now)
    change.insert(launch)
    language = sessions.language_of(facts.locale)
    begun = sessions.begin(launch, membership, language=language, now=now, storage_frame=storage_frame)
    change.insert(begun.session)
    if not change.make():
        raise LaunchRefused("used", "state")
    return begun


def _person(facts: LaunchFacts, known: Known) -> LtiUser:
    """Return the person as the launch describes them: the one known, or what is to be written."""
    said = LtiUser(platform=facts.platform, sub=facts.sub, name=facts.name, email=facts.email, locale=facts.locale)
    return known.user if known.user is not None and _is_same(known.user, said, PERSON) else said


def _standing(facts: LaunchFacts, known: Known, link: ResourceLink, user: LtiUser, now: datetime) -> Membership:
    """Return what the person is in the course: as known, or what is to be written."""
    said = Membership(
        context=link.context,
        user=user,
        role=facts.role,
        is_test_user=facts.is_test_user,
        is_administrator=facts.is_administrator,
        changed_at=now,
    )
    return known.membership if known.membership is not None and _is_same(known.membership, said, STANDING) else said


def _launch(facts: LaunchFacts, known: Known, link: ResourceLink, user: LtiUser, now: datetime) -> Launch:
    return Launch(
        resource_link=link,
        user=user,
        role=facts.role,
        is_test_user=facts.is_test_user,
        activity=known.activity,
        locale=facts.locale,
        document_target=facts.document_target,
        return_url=facts.return_url,
        custom=dict(facts.custom),
        for_user=known.for_user,
        is_masquerade=facts.is_masquerade,
        opens_at=facts.dates.opens_at,
        due_at=facts.dates.due_at,
        closes_at=facts.dates.closes_at,
        attempts_allowed=facts.dates.attempts_allowed,
        unread=",".join(facts.dates.unread),
        launched_at=now,
    )


def _is_same(known: Model, said: Model, names: Iterable[str]) -> bool:
    return all(getattr(known, name) == getattr(said, name) for name in names)
