"""What should stand in a gradebook column, and how the row says how far that has got."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from django.db import transaction
from django.db.models import Case, DateTimeField, ExpressionWrapper, F, Q, Value, When

from lms_app.models import Choice, Grade, LtiUser, Placement, QueueState, ScoreDelivery

if TYPE_CHECKING:
    from django.contrib.auth.models import AbstractBaseUser

#: Moodle compares whole seconds, so two messages about one learner lie a whole second apart.
SPACING = timedelta(seconds=1)
AT_ONCE = timedelta()

#: Named ends that a person can do something about, or that need nothing done.
SUPERSEDED = "superseded"
NOT_LINKED = "not_linked"
NO_SCOPE = "no_scope"
NO_COLUMN = "no_column"
COLUMN_GONE = "column_gone"
FOREIGN_ADDRESS = "foreign_address"
REFUSED = "refused"
REFUSED_LEARNER = "refused_learner"
LOCKED = "locked"
UNAUTHORISED = "unauthorised"
FORBIDDEN = "forbidden"
NOT_OURS = "not_ours"
ATTEMPTS_USED_UP = "attempts_used_up"
COURSE_CONCLUDED = "course_concluded"
EXHAUSTED = "exhausted"
BROKE_WORKERS = "broke_workers"
SWITCHED_OFF = "switched_off"
OWN_KEY = "own_key"
#: Due, but the platform has as many messages as it may, or one about this learner; and held back by a person.
IN_LINE = "in_line"
PAUSED = "paused"
#: The gradebook shows what somebody else put there: a person decides.
CHANGED_THERE = "changed_there"
#: Ours was sent because a person asked for it, and the platform keeps what stands there.
KEPT_THERE = "kept_there"
#: A person decided that what stands there stays.
KEPT_THEIRS = "kept_theirs"
#: Taken again and again, and never shown.
NOT_SHOWN = "not_shown"
#: What differs from the gradebook and waits for a person.
DIFFERING = frozenset({CHANGED_THERE, KEPT_THERE})


def should_stand(
    placement: Placement, user_id: int, grade: Grade, *, now: datetime, hold: timedelta = AT_ONCE
) -> int | None:
    """Say which grade should stand; return the delivery to nudge, or None where it stands already.

    ``hold`` is how long it is not sent, so that it can be taken back. To be called inside the transaction that holds
    the learner. A message being sent meanwhile is not disturbed: its worker finds the newer revision when it settles,
    and sends again.
    """
    delivery = ScoreDelivery.objects.filter(placement=placement, user=user_id).first()
    if delivery is None:
        person = LtiUser.objects.only("platform").get(pk=user_id)
        return ScoreDelivery.objects.create(
            placement=placement,
            user=person,
            platform_id=person.platform_id,
            grade=grade,
            timestamp=now,
            owed_since=now,
            due_at=now + hold,
        ).pk
    if delivery.grade_id == grade.pk:
        return None
    if delivery.choice == Choice.THEIRS:
        if not _is_newer_hand_in(delivery, grade):
            # Decided: a correction of the same work is kept here, and not sent.
            ScoreDelivery.objects.filter(pk=delivery.pk).update(grade=grade)
            return None
        ScoreDelivery.objects.filter(pk=delivery.pk).update(choice="")
    _renew(delivery, grade.pk, now, hold)
    return delivery.pk


def take_back(placement: Placement, user_id: int) -> bool:
    """Let nothing stand where nothing stood; tell whether no delivery is left, for one that ever went out stays."""
    mine = ScoreDelivery.objects.filter(placement=placement, user=user_id)
    mine.filter(state=QueueState.WAITING, sent_revision=0, try_log__isnull=True).delete()
    return not mine.exists()


def send_again(delivery: ScoreDelivery, *, now: datetime) -> None:
    """Queue the standing grade anew under a later timestamp; what a teacher changed there is still not overwritten."""
    _renew(delivery, None, now)


def send_all_again(pks: Collection[int], *, now: datetime) -> None:
    """Queue the standing grades of many deliveries anew, each under a later timestamp, in line at their platforms."""
    in_hand, done = Q(state=QueueState.CLAIMED), Q(state=QueueState.DONE)
    # Held back for a while, so that it can be taken back: that stays so.
    on_hold = Q(state=QueueState.WAITING, tries=0, reason="", due_at__gt=now)
    after_last = ExpressionWrapper(F("timestamp") + SPACING, output_field=DateTimeField())
    ScoreDelivery.objects.filter(pk__in=pks).update(
        revision=F("revision") + 1,
        timestamp=Case(When(timestamp__lte=now - SPACING, then=Value(now)), default=after_last),
        state=Case(When(in_hand, then=F("state")), default=Value(QueueState.WAITING)),
        owed_since=Case(When(done, then=Value(now)), default=F("owed_since")),
        due_at=Case(When(on_hold, then=F("due_at")), default=Value(now)),
        tries=0,
        reason=Case(When(in_hand | on_hold, then=Value("")), default=Value(IN_LINE)),
        heals=0,
    )


def heal(delivery: ScoreDelivery, *, now: datetime) -> None:
    """Queue the standing grade anew because the gradebook does not show it, and count how often."""
    _renew(delivery, None, now, heals=F("heals") + 1)


def send_ours(delivery: ScoreDelivery, *, by: AbstractBaseUser | None, now: datetime) -> None:
    """Queue the standing grade, to be sent over whatever stands there, because a person asked for just that."""
    chosen: dict[str, Any] = {
        "choice": Choice.OURS,
        "chosen_revision": F("revision") + 1,
        "chosen_by": by,
        "chosen_at": now,
    }
    _renew(delivery, None, now, **chosen)


def keep_theirs(delivery: ScoreDelivery, *, by: AbstractBaseUser | None, now: datetime) -> bool:
    """Leave what stands there until a newer hand-in counts; False where nothing differs any more."""
    differing = ScoreDelivery.objects.filter(pk=delivery.pk, state=QueueState.FAILED, reason__in=DIFFERING)
    return bool(
        differing.update(
            state=QueueState.DONE,
            reason=KEPT_THEIRS,
            choice=Choice.THEIRS,
            chosen_revision=F("revision"),
            chosen_by=by,
            chosen_at=now,
        )
    )


def next_timestamp(last: datetime, now: datetime) -> datetime:
    """Return a time for the next message: now, or where that is too early a whole second after the last."""
    return max(now, last.replace(microsecond=0) + SPACING)


def view(delivery: ScoreDelivery | None, *, is_preview: bool = False, grade_id: int | None = None) -> dict[str, Any]:
    """Say in few words how far a score has got.

    ``state``: ``none`` (nothing to send; ``reason`` ``not_counting`` where another attempt's grade stands),
    ``preview``, ``waiting``, ``sending``, ``retrying`` (``next_at``), ``sent`` (taken, not seen in the gradebook yet),
    ``confirmed`` (the gradebook shows it), ``changed`` or ``kept`` (it shows something else: ``there_score``,
    ``there_at``), ``superseded`` or ``failed``.
    """
    said: dict[str, Any] = {"state": "none", "sent_at": None, "confirmed_at": None, "reason": "", "next_at": None}
    if is_preview:
        return said | {"state": "preview"}
    if delivery is None:
        return said
    if grade_id is not None and delivery.grade_id != grade_id:
        return said | {"reason": "not_counting"}
    said |= {
        "state": word(delivery),
        "sent_at": delivery.sent_at,
        "confirmed_at": delivery.confirmed_at,
        "reason": delivery.reason,
        "next_at": delivery.due_at if delivery.state == QueueState.WAITING and delivery.tries else None,
        "score": delivery.confirmed_score,
        "there_score": delivery.there_score,
        "there_at": delivery.there_at,
    }
    return said


def word(delivery: ScoreDelivery) -> str:
    """Say in one word how far a delivery has got (see `view`)."""
    if delivery.state == QueueState.CLAIMED:
        return "sending"
    if delivery.state == QueueState.WAITING:
        return "retrying" if delivery.tries else "waiting"
    if delivery.reason in DIFFERING:
        return "changed"
    if delivery.state == QueueState.FAILED:
        return "failed"
    ended = {SUPERSEDED: "superseded", KEPT_THEIRS: "kept"}
    return ended.get(delivery.reason) or ("confirmed" if delivery.is_confirmed else "sent")


def _is_newer_hand_in(delivery: ScoreDelivery, grade: Grade) -> bool:
    return grade.submission.submitted_at > delivery.grade.submission.submitted_at


def _renew(
    delivery: ScoreDelivery, grade_id: int | None, now: datetime, hold: timedelta = AT_ONCE, **also: Any
) -> None:
    """Raise the revision; whoever holds the row's claim keeps it, and settles into another round."""
    with transaction.atomic():
        last = ScoreDelivery.objects.select_for_update(of=("self",)).get(pk=delivery.pk)
        is_news = grade_id is not None or last.state == QueueState.DONE
        in_hand = When(state=QueueState.CLAIMED, then=F("state"))
        ScoreDelivery.objects.filter(pk=delivery.pk).update(
            grade=grade_id or last.grade_id,
            revision=F("revision") + 1,
            timestamp=next_timestamp(last.timestamp, now),
            state=Case(in_hand, default=Value(QueueState.WAITING)),
            owed_since=now if is_news else last.owed_since,
            due_at=now + hold,
            tries=0,
            reason="",
            **({"heals": 0} | also),
        )
