"""Scores to the gradebook: claim a delivery, post it, settle what came of it. No HTTP inside a transaction."""

from __future__ import annotations

import logging
import random
import time
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from decimal import Decimal
from typing import TYPE_CHECKING

from django.db.models import Exists, F, OuterRef, Subquery

from lms_app import column_checks, columns, deliveries, guard, nudges, placements, places, probes
from lms_app.lti import ags
from lms_app.lti.answers import Meaning, PlatformBusy, ServiceRefused, TokenRefused, Verdict, judge
from lms_app.lti.http import Reply
from lms_app.lti.results import Shown
from lms_app.models import (
    Attempt,
    Choice,
    DeliveryTry,
    Deployment,
    DeploymentState,
    Launch,
    Placement,
    Platform,
    QueueState,
    ResourceLink,
    ScoreDelivery,
)
from lms_app.models.queue import not_before

if TYPE_CHECKING:
    from django.contrib.auth.models import AbstractBaseUser

logger = logging.getLogger(__name__)

FIRST_WAIT = 2.0
LONGEST_WAIT = 2 * 60 * 60.0
#: Tries at a platform that is busy or not there: with the waits above about five days.
BUSY_TRIES_MAX = 70
#: Tries at a platform that breaks over this one message: Moodle says 500 for ever over a locked grade. About a day.
BROKEN_TRIES_MAX = 22
#: Tries where no token is given: a platform may still hold our key set from before a rotation. About an hour.
TOKEN_TRIES_MAX = 10
#: How soon another worker's search for the column is asked after.
SEARCH_WAIT = 2.0
SWITCHED_OFF_WAIT = 60 * 60.0
#: While our signing key cannot be opened: whoever runs the tool mends that, and nothing is counted against the score.
OWN_KEY_WAIT = 5 * 60.0
#: More than this ahead of our clock, a message's time was made by a wrong one.
AHEAD_MAX = timedelta(minutes=1)
PLATFORM_DOWN = "platform_down"
COLUMN_SOUGHT = "column_sought"
#: After these nobody in line is called up: the next would fare the same, and without a message.
_HOLDS_LINE = frozenset({COLUMN_SOUGHT, deliveries.OWN_KEY})


@dataclass(frozen=True)
class _Ending:
    """How a claim ends: ``reason`` "" and no wait is success."""

    state: QueueState
    reason: str = ""
    wait: float | None = None
    status: int | None = None
    is_probe: bool = False
    #: What the gradebook showed of the learner, where it was read.
    shown: Shown | None = None
    #: The platform holds a later time than the message had: the next one gets a new time.
    needs_later_time: bool = False


def deliver(pk: int, *, now: datetime) -> float | None:
    """Send the score that should stand, if it is due; return the seconds until the next try, None if there is none.

    Where its platform has no place for it, it waits in line (`places`), and whoever leaves a place calls up the next.
    """
    claim = places.take(pk, now=now)
    if claim is None:
        return None
    delivery = _read(pk)
    # The claim counts as it was taken; the score as it stands now.
    delivery.claims = claim
    if delivery.due_at > now:
        # Changed between, and held back so that it can be taken back.
        delivery.settle(QueueState.WAITING, tries=max(0, delivery.tries - 1))
        places.call_up(delivery.platform_id, now=now)
        return (delivery.due_at - now).total_seconds()
    places.hold(delivery)
    try:
        return _delivered(delivery, now)
    finally:
        places.leave(delivery)


def _delivered(delivery: ScoreDelivery, now: datetime) -> float | None:
    _mend_time(delivery, now)
    began = time.monotonic()
    ending = _attempted(delivery, now)
    took = timedelta(seconds=time.monotonic() - began)
    if ending.is_probe:
        _log(delivery, ending, now, took)
    wait = _settle(delivery, ending, now + took)
    if ending.state == QueueState.DONE and not ending.reason and ending.shown is None:
        column_checks.ask_soon(delivery.placement, now=now + took)
    if ending.reason not in _HOLDS_LINE:
        places.call_up(delivery.platform_id, now=now + took)
    return wait


def resend(delivery: ScoreDelivery, *, now: datetime) -> None:
    """Send the standing score once more, because a person asked for it."""
    deliveries.send_again(delivery, now=now)
    nudges.after_commit(nudges.DELIVER, delivery.pk)


def send_ours(delivery: ScoreDelivery, *, by: AbstractBaseUser | None, now: datetime) -> None:
    """Send the standing score over what somebody changed in the gradebook, because a person asked for just that."""
    deliveries.send_ours(delivery, by=by, now=now)
    nudges.after_commit(nudges.DELIVER, delivery.pk)


def due(*, now: datetime) -> list[int]:
    """Re-arm what dead workers held, what a launch has linked and what an operator switched on; list what to nudge."""
    _rearm_linked(now)
    _rearm_remade(now)
    _rearm_switched_on(now)
    ScoreDelivery.rearm_lost(now=now, lease=places.lease())
    return places.due(now=now)


def wait_before(tries: int, *, asked: float | None = None, chance: float) -> float:
    """Return the seconds before the next try: doubled with each, spread by ``chance`` (0 to 1), never below ``asked``.

    >>> [wait_before(tries, chance=1.0) for tries in (1, 2, 3, 30)]
    [2.0, 4.0, 8.0, 7200.0]
    >>> wait_before(1, asked=300, chance=0.0)
    300.0
    """
    grown = min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** (min(tries, 30) - 1))
    spread = grown * (0.5 + 0.5 * chance)
    if asked is None:
        return spread
    return max(spread, asked + (0.1 * asked * chance))


def _rearm_linked(now: datetime) -> None:
    """Queue again what had nowhere to go until a later launch named the gradebook."""
    # What the platform itself turned down waits for a launch that may say otherwise.
    launched = Launch.objects.filter(resource_link=OuterRef("delivery__placement__resource_link")).order_by("-pk")
    refused = DeliveryTry.objects.filter(
        delivery=OuterRef("pk"), reason=deliveries.NO_SCOPE, tried_at__gte=Subquery(launched.values("launched_at")[:1])
    )
    stuck = ScoreDelivery.objects.filter(
        ~Exists(refused), state=QueueState.FAILED, reason__in=(deliveries.NOT_LINKED, deliveries.NO_SCOPE)
    )
    links = ResourceLink.objects.filter(placements__deliveries__in=stuck).distinct()
    linked = [link for link in links if columns.takes_scores(link)]
    if linked:
        stuck.filter(placement__resource_link__in=linked).update(
            state=QueueState.WAITING, due_at=now, tries=0, reason=""
        )


def _rearm_remade(now: datetime) -> None:
    """Queue again what lost its column, once a launch names another one for the link."""
    stuck = ScoreDelivery.objects.filter(
        state=QueueState.FAILED, reason=deliveries.COLUMN_GONE, placement__line_item__isnull=False
    ).exclude(placement__resource_link__ags_lineitem_url__in=("", F("placement__line_item__url")))
    remade = Placement.objects.filter(deliveries__in=stuck).select_related("resource_link").distinct()
    ready = [placement for placement in remade if columns.is_coupled(placement)]
    if ready:
        stuck.filter(placement__in=ready).update(state=QueueState.WAITING, due_at=now, tries=0, reason="")


def _rearm_switched_on(now: datetime) -> None:
    """Make due what waits for a registration or deployment that is in force again."""
    in_force = Deployment.objects.filter(state=DeploymentState.APPROVED, platform__is_active=True)
    waiting = ScoreDelivery.objects.filter(
        state=QueueState.WAITING,
        reason=deliveries.SWITCHED_OFF,
        due_at__gt=now,
        placement__resource_link__context__deployment__in=in_force,
    )
    waiting.update(due_at=now)


def _read(pk: int) -> ScoreDelivery:
    claimed = ScoreDelivery.objects.select_related(
        "user",
        "grade__submission__attempt",
        "sent_grade__submission",
        "placement__resource_link__context__deployment__platform",
    ).defer(
        "grade__outcome", "grade__submission__responses", "grade__submission__attempt__responses", "sent_grade__outcome"
    )
    return claimed.get(pk=pk)


def _mend_time(delivery: ScoreDelivery, now: datetime) -> None:
    """Make a time anew that our clock gave when it was ahead, as long as no platform has heard it.

    Moodle takes a time from the future, and then nothing until it has come.
    """
    is_unheard = delivery.sent_revision == 0 and delivery.tries == 1 and not delivery.losses
    if is_unheard and delivery.timestamp > now + AHEAD_MAX and not delivery.try_log.exists():
        delivery.timestamp = now
        ScoreDelivery.objects.filter(pk=delivery.pk, revision=delivery.revision).update(timestamp=now)


def _attempted(delivery: ScoreDelivery, now: datetime) -> _Ending:
    """Try once, and say how it ended; every exception of the calls has its ending here."""
    link = delivery.placement.resource_link
    deployment = link.context.deployment
    if not deployment.platform.is_active or deployment.state != DeploymentState.APPROVED:
        return _Ending(QueueState.WAITING, deliveries.SWITCHED_OFF, SWITCHED_OFF_WAIT)
    pause = probes.pause(link)
    if pause:
        return _Ending(QueueState.WAITING, PLATFORM_DOWN, pause + random.random())  # noqa: S311 - spreads a crowd
    try:
        ending = _posted(delivery, now)
    except PlatformBusy as busy:
        probes.failed(link, busy.retry_after)
        return _later(delivery, Verdict(Meaning.LATER, busy.reason, busy.retry_after), BUSY_TRIES_MAX, busy.status)
    except TokenRefused as refusal:
        if refusal.reason == deliveries.OWN_KEY:
            return _Ending(QueueState.WAITING, refusal.reason, OWN_KEY_WAIT)
        if refusal.reason != deliveries.UNAUTHORISED:
            return _Ending(QueueState.FAILED, refusal.reason, status=refusal.status, is_probe=True)
        return _later(delivery, Verdict(Meaning.LATER, refusal.reason), TOKEN_TRIES_MAX, refusal.status)
    except ServiceRefused as refusal:
        return _Ending(QueueState.FAILED, refusal.reason, status=refusal.status, is_probe=True)
    except columns.NoColumn as none:
        return _Ending(QueueState.FAILED, none.reason)
    except columns.ColumnSought:
        return _Ending(QueueState.WAITING, COLUMN_SOUGHT, SEARCH_WAIT)
    if probes.answered(link):
        _wake(deployment.platform, now)
    return ending


def _wake(platform: Platform, now: datetime) -> None:
    """Make what waited for a platform due, now that it answers."""
    waiting = ScoreDelivery.objects.filter(
        state=QueueState.WAITING,
        reason=PLATFORM_DOWN,
        platform=platform,
    )
    waiting.update(due_at=now, reason=deliveries.IN_LINE)


def _posted(delivery: ScoreDelivery, now: datetime) -> _Ending:
    """Post to the column, and once more where that was found elsewhere; each time look first."""
    column = columns.of(delivery.placement, now=now)
    ending, verdict = _posted_to(delivery, column, now)
    if verdict is Meaning.COLUMN:
        found = columns.look_again(delivery.placement, column.url, now=now)
        if found is not None:
            ending, _verdict = _posted_to(delivery, found, now)
    return ending


def _posted_to(delivery: ScoreDelivery, column: columns.Column, now: datetime) -> tuple[_Ending, Meaning]:
    sight = guard.look(delivery, column)
    if sight.changed is not None:
        return _held(delivery, sight.changed), Meaning.REFUSED
    reply = _sent(delivery, column, sight.comment, now)
    verdict = judge(reply, now=now)
    if verdict.meaning is Meaning.LOOK:
        return _looked(delivery, column, reply.status), verdict.meaning
    if verdict.meaning is Meaning.LATER:
        raise PlatformBusy(verdict.reason, status=reply.status, retry_after=verdict.retry_after)
    if verdict.meaning is Meaning.BROKEN:
        return _later(delivery, verdict, BROKEN_TRIES_MAX, reply.status), verdict.meaning
    state = QueueState.DONE if verdict.meaning is Meaning.ACCEPTED else QueueState.FAILED
    return _Ending(state, verdict.reason, status=reply.status, is_probe=True), verdict.meaning


def _sent(delivery: ScoreDelivery, column: columns.Column, comment: str, now: datetime) -> Reply:
    """Post; once more where the platform counts no further hand-in."""
    link = delivery.placement.resource_link
    message = replace(message_of(delivery, column), comment=comment)
    reply = ags.post_score(link, column.url, message)
    if judge(reply, now=now).reason == deliveries.ATTEMPTS_USED_UP and message.is_new_submission:
        reply = ags.post_score(link, column.url, replace(message, is_new_submission=False))
    return reply


def _held(delivery: ScoreDelivery, shown: Shown) -> _Ending:
    """End without a message: something else stands there, and a person decides, or has decided to keep it."""
    if delivery.choice == Choice.THEIRS:
        return _Ending(QueueState.DONE, deliveries.KEPT_THEIRS, shown=shown)
    return _Ending(QueueState.FAILED, deliveries.CHANGED_THERE, shown=shown)


def message_of(delivery: ScoreDelivery, column: columns.Column) -> ags.Score:
    """Return the message of a delivery as it stands: read when it is sent, the same at every retry."""
    attempt = delivery.grade.submission.attempt
    used = Attempt.objects.filter(placement=delivery.placement_id, user=delivery.user_id, is_preview=False).count()
    terms = placements.terms_for(delivery.placement, delivery.user_id)
    before = delivery.sent_grade
    return ags.Score(
        user_id=delivery.user.sub,
        score=_score(delivery),
        timestamp=delivery.timestamp,
        started_at=attempt.started_at,
        submitted_at=delivery.grade.submission.submitted_at,
        is_last_attempt=terms.attempts_left(used) == 0,
        is_new_submission=before is None or before.submission.submitted_at < delivery.grade.submission.submitted_at,
        maximum=column.maximum or Decimal(ags.SCORE_MAXIMUM),
        is_asked=delivery.is_asked,
    )


def _score(delivery: ScoreDelivery) -> Decimal:
    score = delivery.grade.score
    if score is None:
        raise ValueError(f"delivery {delivery.pk} stands on a grade without a score")
    return score


def _looked(delivery: ScoreDelivery, column: columns.Column, status: int) -> _Ending:
    """Look at what the gradebook holds, where it says that its own is newer.

    Our own score was delivered by a try that we never heard of. Something else is somebody's change. An empty cell, or
    an older one of ours: the platform only holds a later time, and the next try has a later one still.
    """
    shown = guard.seen(delivery, column)
    if shown is None or not shown.is_comparable or guard.is_hidden(delivery, shown):
        return _Ending(QueueState.DONE, deliveries.SUPERSEDED, status=status, is_probe=True)
    if shown.is_score(delivery.grade.score):
        return _Ending(QueueState.DONE, status=status, is_probe=True, shown=shown)
    if guard.is_changed(delivery, shown) and not delivery.is_asked:
        return replace(_held(delivery, shown), status=status, is_probe=True)
    if delivery.tries >= BROKEN_TRIES_MAX:
        return _Ending(QueueState.DONE, deliveries.SUPERSEDED, status=status, is_probe=True)
    wait = wait_before(delivery.tries, chance=random.random())  # noqa: S311
    later = _Ending(QueueState.WAITING, "later_time", wait, status=status, is_probe=True)
    return replace(later, needs_later_time=True)


def _later(delivery: ScoreDelivery, verdict: Verdict, tries_max: int, status: int | None) -> _Ending:
    if delivery.tries >= tries_max:
        reason = deliveries.LOCKED if verdict.meaning is Meaning.BROKEN else _end_of(verdict.reason)
        return _Ending(QueueState.FAILED, reason, status=status, is_probe=True)
    wait = wait_before(delivery.tries, asked=verdict.retry_after, chance=random.random())  # noqa: S311
    return _Ending(QueueState.WAITING, verdict.reason, wait, status=status, is_probe=True)


def _end_of(reason: str) -> str:
    return reason if reason == deliveries.UNAUTHORISED else deliveries.EXHAUSTED


def _settle(delivery: ScoreDelivery, ending: _Ending, now: datetime) -> float | None:
    """Write the ending if the claim is still ours; a revision that came meanwhile is sent next."""
    accepted = ending.state == QueueState.DONE and not ending.reason
    taken: dict[str, object] = {}
    if accepted:
        taken = {
            "sent_revision": delivery.revision,
            "sent_grade": delivery.grade_id,
            "sent_at": now,
            "there_score": None,
            "there_at": None,
        }
    taken |= _seen(delivery, ending, now)
    mine = ScoreDelivery.objects.filter(pk=delivery.pk, state=QueueState.CLAIMED, claims=delivery.claims)
    if ending.needs_later_time:
        taken["timestamp"] = deliveries.next_timestamp(delivery.timestamp, now)
    ended = {"state": ending.state, "reason": ending.reason, "losses": 0, **taken}
    if ending.wait is not None:
        ended["due_at"] = now + timedelta(seconds=ending.wait)
        if not ending.is_probe:
            ended["tries"] = max(0, delivery.tries - 1)
    if mine.filter(revision=delivery.revision).update(**ended):
        return ending.wait
    again = {"state": QueueState.WAITING, "reason": "", "due_at": not_before(now), "tries": 0, "losses": 0, **taken}
    return 0.0 if mine.update(**again) else None


def _seen(delivery: ScoreDelivery, ending: _Ending, now: datetime) -> dict[str, object]:
    """Return what was read in the gradebook, as the row keeps it."""
    if ending.shown is None:
        return {}
    if ending.state == QueueState.DONE and not ending.reason:
        return {"confirmed_at": now, "confirmed_score": delivery.grade.score}
    is_same = delivery.there_at is not None and delivery.there_score == ending.shown.score
    return {"there_score": ending.shown.score, "there_at": delivery.there_at if is_same else now}


def _log(delivery: ScoreDelivery, ending: _Ending, now: datetime, took: timedelta) -> None:
    DeliveryTry.objects.create(
        delivery=delivery,
        platform_id=delivery.platform_id,
        revision=delivery.revision,
        score=_score(delivery),
        tried_at=now,
        status=ending.status,
        reason=ending.reason,
        milliseconds=took // timedelta(milliseconds=1),
    )
    if ending.state == QueueState.FAILED:
        logger.warning("Delivery %s came to an end: %s (status %s)", delivery.pk, ending.reason, ending.status)
