"""A course's roster, read from its platform page by page: who is in the course, as what, and who is gone.

Each page is written as it comes, in one transaction with how far the reading has got. Nobody is gone before the last
page is in.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime, timedelta
from typing import Any, TypeVar

from django.conf import settings
from django.contrib.auth.models import AbstractBaseUser
from django.db import transaction
from django.db.models import Exists, OuterRef, QuerySet

from lms_app import nudges
from lms_app.lti import claims, nrps
from lms_app.lti.answers import PlatformBusy, ServiceRefused
from lms_app.lti.nrps import Member
from lms_app.models import (
    Context,
    DeploymentState,
    Launch,
    LaunchSession,
    LtiUser,
    Membership,
    Platform,
    QueueState,
    Role,
    RosterSync,
)
from lms_app.teaching import TEACHING_ROLES

T = TypeVar("T")

#: How long one task reads on; the next one goes on from there. With one slow page it stays below a task's time limit.
SLICE_SECONDS = 25.0
PAGES_MAX = 1000
MEMBERS_MAX = 50_000
#: Waits before a page is asked for again, in seconds; after the last one the reading is given up.
WAITS = (5.0, 15.0, 60.0, 300.0, 900.0)
#: Rows read and written at a time.
CHUNK = 500

#: What a roster says of somebody in the course.
_STANDING = ("role", "is_active", "is_test_user")
#: What a reading counts, before it has read anything.
_NOTHING = dict.fromkeys(("pages", "members", "unreadable", "joined", "changed", "gone"), 0)

#: Named ends beside those of `lti.nrps.page`.
NOT_OFFERED = "not_offered"
SWITCHED_OFF = "switched_off"
ENDLESS = "endless"
TOO_LARGE = "too_large"
EMPTY = "empty"
EXHAUSTED = "exhausted"
#: Read, but for entries that said too little: nobody is gone for it.
INCOMPLETE = "incomplete"


class _Overtaken(Exception):
    """The claim is another worker's by now; nothing of this one's page is kept."""


def ask(context: Context, *, by: AbstractBaseUser | None, now: datetime) -> bool:
    """Have a course's roster read; False where that is under way already."""
    said: dict[str, Any] = {
        "state": QueueState.WAITING,
        "due_at": now,
        "asked_at": now,
        "asked_by": by,
        "began_at": None,
        "reason": "",
        "tries": 0,
        "losses": 0,
        **_NOTHING,
    }
    roster, is_new = RosterSync.objects.get_or_create(context=context, defaults=said)
    ended = RosterSync.objects.filter(pk=roster.pk, state__in=(QueueState.DONE, QueueState.FAILED))
    if not is_new and not ended.update(**said):
        return False
    nudges.after_commit(nudges.ROSTER, roster.pk)
    return True


def is_under_way(roster: RosterSync) -> bool:
    """Tell whether a roster is being read, or is to be."""
    return roster.state in {QueueState.WAITING, QueueState.CLAIMED}


def sync(pk: int, *, now: datetime) -> float | None:
    """Read on in a roster, if it is due; return the seconds until the next turn, None where there is none."""
    claimed = RosterSync.claim(pk, now=now)
    if claimed is None:
        return None
    roster = RosterSync.objects.select_related("context__deployment__platform").get(pk=pk)
    # The claim counts as it was taken: whoever took it over since has another number.
    roster.claims = claimed.claims
    began = time.monotonic()

    def clock() -> datetime:
        return now + timedelta(seconds=time.monotonic() - began)

    try:
        return _turn(roster, clock)
    except _Overtaken:
        return None
    except PlatformBusy as busy:
        return _later(roster, busy, clock())
    except ServiceRefused as refusal:
        roster.settle(QueueState.FAILED, reason=refusal.reason)
        return None


def due(*, now: datetime, limit: int = 500) -> list[int]:
    """Re-arm what dead workers held; list what to nudge."""
    return RosterSync.due(now=now, lease=settings.QUEUE_LEASE, limit=limit)


def _turn(roster: RosterSync, clock: Callable[[], datetime]) -> float | None:
    context, until = roster.context, clock() + timedelta(seconds=SLICE_SECONDS)
    deployment = context.deployment
    if not deployment.platform.is_active or deployment.state != DeploymentState.APPROVED:
        raise ServiceRefused(SWITCHED_OFF)
    if not context.memberships_url:
        raise ServiceRefused(NOT_OFFERED)
    # Who lost a worker begins anew: what was read before may be out of date.
    if roster.began_at is None or roster.losses:
        _begin(roster, clock())
    while True:
        page = nrps.page(context, roster.next_url or context.memberships_url)
        _take(roster, page, clock())
        if not page.following:
            _finish(roster, clock())
            return None
        if roster.pages >= PAGES_MAX:
            raise ServiceRefused(ENDLESS)
        if roster.members >= MEMBERS_MAX:
            raise ServiceRefused(TOO_LARGE)
        if clock() >= until:
            roster.settle(QueueState.WAITING, due_at=clock(), tries=0)
            return 0.0


def _later(roster: RosterSync, busy: PlatformBusy, now: datetime) -> float | None:
    if roster.tries > len(WAITS):
        roster.settle(QueueState.FAILED, reason=EXHAUSTED)
        return None
    wait = max(WAITS[roster.tries - 1], busy.retry_after or 0.0)
    roster.settle(QueueState.WAITING, reason=busy.reason, due_at=now + timedelta(seconds=wait))
    return wait


def _begin(roster: RosterSync, now: datetime) -> None:
    """Begin a run: from here on a launch says more than the roster does."""
    _note(roster, run=roster.run + 1, began_at=now, next_url="", **_NOTHING)


def _note(roster: RosterSync, **values: Any) -> None:
    """Write how far the reading has got, if the claim is still ours; hold the row until the transaction ends."""
    mine = RosterSync.objects.filter(pk=roster.pk, state=QueueState.CLAIMED, claims=roster.claims)
    if not mine.update(**values):
        raise _Overtaken
    for name, value in values.items():
        setattr(roster, name, value)


def _take(roster: RosterSync, page: nrps.Page, now: datetime) -> None:
    """Write a page: people, what each is in the course, and that the reading has come so far."""
    with transaction.atomic():
        _note(roster, claimed_at=now, reason="", tries=1)
        listed_again = 0
        for chunk in _chunks(page.members):
            people = _people(roster.context.deployment.platform, chunk)
            listed_again += _memberships(roster, chunk, people, now)
        if page.following and page.members and listed_again == len(page.members):
            # Pages that lead in a circle list the same members again.
            raise ServiceRefused(ENDLESS)
        _note(
            roster,
            next_url=page.following,
            pages=roster.pages + 1,
            members=roster.members + len(page.members) - listed_again,
            unreadable=roster.unreadable + page.unreadable,
            joined=roster.joined,
            changed=roster.changed,
        )


def _people(platform: Platform, listed: Sequence[Member]) -> dict[str, LtiUser]:
    """Return the people listed by their `sub`: made where they are new and in force, named as far as that is shared."""
    by_sub = {member.sub: member for member in listed}
    has_launched = Exists(Launch.objects.filter(user=OuterRef("pk")))
    known = LtiUser.objects.filter(platform=platform, sub__in=by_sub).annotate(has_launched=has_launched)
    people: dict[str, LtiUser] = {person.sub: person for person in known}
    unknown = [member for member in listed if member.sub not in people and member.is_active]
    LtiUser.objects.bulk_create(
        (LtiUser(platform=platform, sub=made.sub, name=made.name, email=made.email) for made in unknown),
        ignore_conflicts=True,
    )
    if unknown:
        people |= {person.sub: person for person in known.filter(sub__in=[made.sub for made in unknown])}
    renamed = [person for person in people.values() if _rename(person, by_sub[person.sub])]
    LtiUser.objects.bulk_update(renamed, ["name", "email"])
    return people


def _rename(person: Any, said: Member) -> bool:
    """Take what the roster shares; what it does not share stays only if a launch of the person's own did share it."""
    changed = False
    for field in ("name", "email"):
        given = getattr(said, field)
        if getattr(person, field) != given and (given or not person.has_launched):
            setattr(person, field, given)
            changed = True
    return changed


def _memberships(roster: RosterSync, listed: Sequence[Member], people: dict[str, LtiUser], now: datetime) -> int:
    """Set what each member is in the course; return how many this run had listed before."""
    members = {people[member.sub].pk: member for member in listed if member.sub in people}
    held = Membership.objects.select_for_update(no_key=True, of=("self",)).filter(
        context=roster.context, user__in=members
    )
    known = {membership.user_id: membership for membership in held.order_by("pk")}
    again = sum(membership.listed_in == roster.run for membership in known.values())
    _change(roster, members, known, now)
    new = [_new(roster, user_id, member, now) for user_id, member in members.items() if user_id not in known]
    in_force = [membership for membership in new if membership.is_active]
    Membership.objects.bulk_create(in_force, ignore_conflicts=True)
    roster.joined += len(in_force)
    return again


def _change(roster: RosterSync, members: dict[int, Member], known: dict[int, Membership], now: datetime) -> None:
    """Write what is new of memberships that were there, and that the run lists them."""
    launched = set(_launches_since(roster).filter(user__in=members).values_list("user_id", flat=True))
    changed, ended = [], []
    for user_id, membership in known.items():
        before = [getattr(membership, name) for name in _STANDING]
        _say(membership, members[user_id], roster, has_said_more=user_id in launched)
        if [getattr(membership, name) for name in _STANDING] != before:
            membership.changed_at = now
            changed.append(membership)
            if claims.is_demotion(before[0], membership.role) or not membership.is_active:
                ended.append(membership.pk)
    Membership.objects.bulk_update(changed, [*_STANDING, "changed_at"])
    _end_sessions(ended, now)
    roster.changed += len(changed)
    for role in Role:
        listed = [membership.pk for user_id, membership in known.items() if members[user_id].role == role]
        Membership.objects.filter(pk__in=listed).update(listed_in=roster.run, listed_as=role)


def _say(membership: Membership, member: Member, roster: RosterSync, *, has_said_more: bool) -> None:
    """Replace what somebody is by what the roster says, as a launch would; a launch since the run began says more."""
    if not has_said_more:
        if not _says_nothing(membership, member, roster.context.deployment.platform):
            membership.role = member.role
        membership.is_active = member.is_active
    # The student that a teacher tries things out as stays one: rosters leave the mark out.
    membership.is_test_user = membership.is_test_user or member.is_test_user


def _says_nothing(membership: Membership, member: Member, platform: Platform) -> bool:
    """Tell whether a role is too vague to count: Moodle lists as learners whom it launches as non-editing teachers."""
    is_vague = platform.product_family.lower() == "moodle" and member.role == Role.LEARNER
    return is_vague and membership.role in TEACHING_ROLES and membership.listed_as not in TEACHING_ROLES


def _new(roster: RosterSync, user_id: int, member: Member, now: datetime) -> Membership:
    return Membership(
        context=roster.context,
        user_id=user_id,
        role=member.role,
        is_test_user=member.is_test_user,
        is_active=member.is_active,
        changed_at=now,
        listed_in=roster.run,
        listed_as=member.role,
    )


def _finish(roster: RosterSync, now: datetime) -> None:
    """End a run whose every page is in: who was not listed is gone."""
    if not roster.members:
        # Whoever asked is in the course: a roster of nobody is a fault of the service.
        raise ServiceRefused(EMPTY)
    with transaction.atomic():
        _note(roster, claimed_at=now)
        gone = 0 if roster.unreadable else _mark_gone(roster, now)
        reason = INCOMPLETE if roster.unreadable else ""
        roster.settle(QueueState.DONE, reason=reason, gone=gone, completed_at=now)


def _mark_gone(roster: RosterSync, now: datetime) -> int:
    """Mark who is no longer listed, and end their sessions; their work stays. Return how many they are.

    Not test users, whom rosters leave out, nor administrators, who are in no course; nor whoever launched meanwhile.
    """
    absent = Membership.objects.filter(
        ~Exists(_launches_since(roster).filter(user=OuterRef("user"))),
        context=roster.context,
        is_active=True,
        is_test_user=False,
        is_administrator=False,
    ).exclude(listed_in=roster.run)
    gone = list(absent.order_by("pk").values_list("pk", flat=True))
    for chunk in _chunks(gone):
        Membership.objects.filter(pk__in=chunk).update(is_active=False, changed_at=now)
    _end_sessions(gone, now)
    return len(gone)


def _launches_since(roster: RosterSync) -> QuerySet[Launch]:
    return Launch.objects.filter(resource_link__context=roster.context, launched_at__gte=roster.began_at)


def _end_sessions(memberships: Sequence[int], now: datetime) -> None:
    """End what began under a role that somebody no longer has."""
    for chunk in _chunks(memberships):
        LaunchSession.objects.filter(membership__in=chunk, ended_at__isnull=True).update(ended_at=now)


def _chunks(rows: Sequence[T]) -> Iterator[Sequence[T]]:
    for start in range(0, len(rows), CHUNK):
        yield rows[start : start + CHUNK]
