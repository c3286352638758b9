"""The only gate to an attempt: begin or resume one, find one's own, save a draft."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from django.db import transaction
from django.db.models import F, Max, QuerySet

from grading.grade import refuse_misshapen
from lms_app import endings, placements, sessions
from lms_app.models import Attempt, AttemptState, ContentVersion, LaunchSession, LtiUser, Placement, Role
from lms_app.terms import Terms

#: States of an attempt that was not handed in: where its time is moved, it is gone on with.
UNENDED = (AttemptState.OPEN, AttemptState.CLOSED)


class NotAllowed(Exception):
    """The session may not begin that activity now.

    ``code``: ``role``, ``masquerade``, ``review``, ``unknown_activity``, ``not_here``, ``not_open_yet``, ``closed``
    or ``no_attempts_left``.
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class AttemptClosed(Exception):
    """The attempt takes nothing more. ``code``: ``submitted`` or ``closed``."""

    def __init__(self, code: str, attempt: Attempt) -> None:
        super().__init__(code)
        self.code = code
        self.attempt = attempt


class StaleDraft(Exception):
    """A newer draft is stored than the one that this write began from; ``current`` holds it."""

    def __init__(self, current: Attempt) -> None:
        super().__init__(f"revision {current.revision} is stored")
        self.current = current


@dataclass(frozen=True)
class Opened:
    """The attempt to work on, and whether it was begun just now."""

    attempt: Attempt
    is_new: bool


def open_or_resume(session: LaunchSession, activity: str, *, now: datetime) -> Opened:
    """Return the person's open attempt at an activity, or begin one where they may."""
    _refuse_who_only_looks(session)
    link, user = session.launch.resource_link, session.launch.user
    version = placements.current_version(link.lesson)
    if activity not in placements.activities_of(version):
        raise NotAllowed("unknown_activity")
    if session.launch.activity not in ("", activity):
        raise NotAllowed("not_here")
    placement = placements.of(link, activity)
    terms = None if previews(session) else placements.terms_for(placement, user.pk)
    if terms is not None:
        _refuse_outside_window(terms, now)
    found = _open_attempt(placement, user)
    if found is not None and terms is not None and not found.is_preview and terms.is_over(found.started_at, now):
        endings.end_if_over(found.pk, now=now)
    elif found is not None and found.is_preview == (terms is None):
        return Opened(found, is_new=False)
    with transaction.atomic():
        hold(user.pk)
        return _opened(placement, user, version, terms, now)


def hold(user_id: int) -> None:
    """Hold what a person begins and is graded for until the transaction ends: counted and written by one at a time."""
    LtiUser.objects.select_for_update(no_key=True).only("pk").get(pk=user_id)


def previews(session: LaunchSession) -> bool:
    """Tell whether what this session does is a preview: graded, shown, never sent.

    A learner of yesterday who teaches today previews in every session, also in one from yesterday.
    """
    now_in_course = session.membership
    is_learner = {session.launch.role, now_in_course.role} == {Role.LEARNER}
    return not is_learner or session.launch.is_test_user or now_in_course.is_test_user


def get_for(session: LaunchSession, public_id: UUID | str) -> Attempt:
    """Return one's own attempt on this session's link; raise ``Attempt.DoesNotExist`` for any other."""
    attempt = _read().get(
        public_id=public_id, user=session.launch.user, placement__resource_link=session.launch.resource_link
    )
    attempt.placement.resource_link = session.launch.resource_link
    attempt.user = session.launch.user
    return attempt


def get_to_write(session: LaunchSession, public_id: UUID | str) -> Attempt:
    """Return one's own attempt to be written to; who only looks raises ``NotAllowed``.

    In the hands of somebody who previews it becomes a preview, whoever began it.
    """
    attempt = get_for(session, public_id)
    _refuse_who_only_looks(session)
    if attempt.state == AttemptState.OPEN and not attempt.is_preview and previews(session):
        attempt.is_preview = True
        Attempt.objects.filter(pk=attempt.pk, state=AttemptState.OPEN).update(is_preview=True)
    return attempt


def save(attempt_id: int, *, revision: int, responses: Mapping[str, Any], now: datetime) -> Attempt:
    """Store a draft that began from ``revision``; the same draft sent twice is stored once.

    Raises ``ResponseRefused``, ``StaleDraft`` or ``AttemptClosed``; nothing is stored then.
    """
    attempt = _read().get(pk=attempt_id)
    reopen(attempt, now)
    refuse_closed(attempt, now)
    definition = placements.activity_of(attempt.content_version, attempt.placement.activity).definition
    refuse_misshapen(definition, responses, draft=True)
    unchanged = Attempt.objects.filter(pk=attempt_id, state=AttemptState.OPEN, revision=revision)
    if unchanged.update(responses=responses, revision=F("revision") + 1, saved_at=now):
        attempt.responses, attempt.revision, attempt.saved_at = dict(responses), revision + 1, now
        return attempt
    current = _read().get(pk=attempt_id)
    refuse_closed(current, now)
    if current.revision == revision + 1 and current.responses == responses:
        return current
    raise StaleDraft(current)


def refuse_closed(attempt: Attempt, now: datetime) -> None:
    """Raise ``AttemptClosed`` where nothing more may be written; previews know no closing time."""
    if attempt.state not in UNENDED:
        raise AttemptClosed("submitted", attempt)
    if attempt.state == AttemptState.CLOSED or is_over(attempt, now):
        raise AttemptClosed("closed", attempt)


def is_over(attempt: Attempt, now: datetime) -> bool:
    """Tell whether an attempt's time is over; a preview's never is."""
    return not attempt.is_preview and placements.terms_of(attempt).is_over(attempt.started_at, now)


def reopen(attempt: Attempt, now: datetime) -> None:
    """Open an attempt again that was closed, where its time has been moved and no other has been begun since."""
    if attempt.state != AttemptState.CLOSED:
        return
    if placements.terms_for(attempt.placement, attempt.user_id).is_over(attempt.started_at, now):
        return
    with transaction.atomic():
        hold(attempt.user_id)
        newer = Attempt.objects.filter(placement=attempt.placement_id, user=attempt.user_id, number__gt=attempt.number)
        if not newer.exists():
            Attempt.objects.filter(pk=attempt.pk, state=AttemptState.CLOSED).update(state=AttemptState.OPEN)
            attempt.refresh_from_db(fields=["state"])


def _read() -> QuerySet[Attempt]:
    """Read attempts with all that a page about one needs, without a version's long document."""
    return Attempt.objects.select_related("placement", "content_version", "submission").defer(
        "content_version__document"
    )


def _open_attempt(placement: Placement, user: LtiUser) -> Attempt | None:
    attempt = _read().filter(placement=placement, user=user, state=AttemptState.OPEN).first()
    if attempt is not None:
        attempt.placement = placement
    return attempt


def _reopened(placement: Placement, user: LtiUser, terms: Terms, now: datetime) -> Attempt | None:
    """Open a person's newest attempt again where it was closed and its time has been moved since."""
    newest = _read().filter(placement=placement, user=user).order_by("-number").first()
    if newest is None or newest.state != AttemptState.CLOSED or terms.is_over(newest.started_at, now):
        return None
    newest.placement, newest.state = placement, AttemptState.OPEN
    newest.save(update_fields=["state"])
    return newest


def _refuse_who_only_looks(session: LaunchSession) -> None:
    why = sessions.why_only_looking(session)
    if why:
        raise NotAllowed(why)


def _refuse_outside_window(terms: Terms, now: datetime) -> None:
    if not terms.has_opened(now):
        raise NotAllowed("not_open_yet")
    if terms.is_closed(now):
        raise NotAllowed("closed")


def _refuse_without_attempts_left(placement: Placement, user: LtiUser, terms: Terms) -> None:
    used = Attempt.objects.filter(placement=placement, user=user, is_preview=False).count()
    if terms.attempts_left(used) == 0:
        raise NotAllowed("no_attempts_left")


def _opened(placement: Placement, user: LtiUser, version: ContentVersion, terms: Terms | None, now: datetime) -> Opened:
    """Go on with the open attempt or begin one, while nobody else does so for this person; no terms: a preview.

    What was begun in another role is taken over: what counts is who hands it in.
    """
    is_preview = terms is None
    found = _open_attempt(placement, user)
    if found is not None and found.is_preview == is_preview:
        return Opened(found, is_new=False)
    reopened = None if found is not None or terms is None else _reopened(placement, user, terms, now)
    if reopened is not None:
        return Opened(reopened, is_new=False)
    if terms is not None:
        _refuse_without_attempts_left(placement, user, terms)
    if found is not None:
        # What was tried out before has cost no time of a learner's.
        found.is_preview, found.started_at = is_preview, found.started_at if is_preview else now
        found.save(update_fields=["is_preview", "started_at"])
        return Opened(found, is_new=False)
    last = Attempt.objects.filter(placement=placement, user=user).aggregate(last=Max("number"))["last"] or 0
    attempt = Attempt.objects.create(
        placement=placement,
        user=user,
        content_version=version,
        number=last + 1,
        is_preview=is_preview,
        started_at=now,
    )
    return Opened(attempt, is_new=True)
