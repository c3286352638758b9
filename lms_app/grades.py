"""Rows to values, graded by the core, and back: a grade and its delivery in one transaction."""

from __future__ import annotations

import logging
import secrets
from datetime import datetime, timedelta
from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING

from django.conf import settings
from django.db import transaction
from django.db.models import F

from grading import policy, rubric
from grading.grade import grade
from grading.model import ContentFault, Outcome, outcome_from_json, shown, to_json
from lms_app import deliveries, nudges, placements
from lms_app.attempts import hold
from lms_app.models import (
    Attempt,
    AttemptState,
    Grade,
    LtiUser,
    Placement,
    QueueState,
    ReviewDecision,
    ScoreDelivery,
    Submission,
)

if TYPE_CHECKING:
    from django.contrib.auth.models import AbstractUser

logger = logging.getLogger(__name__)

#: A bug of ours is tried again this often before the submission is given up, with waits that grow.
TRIES_MAX = 6
FIRST_WAIT = timedelta(seconds=5)


class NotInReview(Exception):
    """The rules decided that check by themselves; no person is asked."""


class TooLate(Exception):
    """The decision can no longer be taken back: its time is over, or its score is on its way."""


def grade_submission(pk: int, *, now: datetime) -> list[int]:
    """Grade a submission that waits; return the deliveries to nudge.

    A fault of the content ends as *failed*, a fault of ours goes round again: neither is ever a score.
    """
    submission = Submission.claim(pk, now=now)
    if submission is None:
        return []
    attempt = _attempt_of(submission)
    submission.attempt = attempt
    try:
        outcome = _graded(attempt, submission)
    except ContentFault as fault:
        logger.error("Submission %s cannot be graded: %s", pk, fault)
        _fail(submission, "content_fault")
        return []
    except Exception:
        _go_round_again(submission, now)
        return []
    with transaction.atomic():
        _hold(attempt)
        if not submission.settle(QueueState.DONE):
            return []
        delivery = _record(submission, outcome, now)
    return [] if delivery is None else [delivery]


def due(*, now: datetime) -> list[int]:
    """Re-arm what dead workers held, say of what broke too many that it failed, and list what to nudge."""
    waiting = Submission.due(now=now, lease=settings.QUEUE_LEASE)
    broken = Attempt.objects.filter(state=AttemptState.SUBMITTED, submission__state=QueueState.FAILED)
    for pk in list(broken.values_list("pk", flat=True)):
        logger.error("The submission of attempt %s broke every worker that took it", pk)
        Attempt.objects.filter(pk=pk, state=AttemptState.SUBMITTED).update(state=AttemptState.FAILED)
    return waiting


def decide(
    submission: Submission,
    check_name: str,
    is_met: bool,
    *,
    note: str = "",
    by: AbstractUser | None,
    now: datetime,
    wait: timedelta = deliveries.AT_ONCE,
) -> Grade:
    """Put a person's word on a check in review; once none is left open the grade is final and is sent after a ``wait``.

    The same check may be decided anew: the last word stands. Raises ``NotInReview`` for any other check.
    """
    with transaction.atomic():
        attempt = _attempt_of(submission)
        submission.attempt = attempt
        _hold(attempt)
        if check_name not in _graded(attempt, submission, decided=False).in_review:
            raise NotInReview(check_name)
        ReviewDecision.objects.update_or_create(
            submission=submission,
            check_name=check_name,
            defaults={"is_met": is_met, "note": note, "decided_by": by, "decided_at": now},
        )
        delivery = _record(submission, _graded(attempt, submission), now, wait)
        if delivery is not None:
            nudges.after_commit(nudges.DELIVER, delivery, countdown=wait.total_seconds())
        return Grade.objects.get(submission=submission, is_current=True)


def undo(decision: ReviewDecision, *, within: timedelta, now: datetime) -> None:
    """Take back a decision before its score is sent, as if it had not been made: the answer is in review again.

    Raises ``TooLate`` once ``within`` is over, or where a worker has the score in hand already.
    """
    with transaction.atomic():
        attempt = _attempt_of(decision.submission)
        _hold(attempt)
        submission = decision.submission
        submission.attempt = attempt
        fresh = ReviewDecision.objects.filter(pk=decision.pk, decided_at=decision.decided_at)
        if now >= decision.decided_at + within or not fresh.exists():
            raise TooLate
        if not attempt.is_preview:
            _hold_unsent(submission, now)
        fresh.delete()
        delivery = _record(submission, _graded(attempt, submission), now)
        if delivery is not None:
            nudges.after_commit(nudges.DELIVER, delivery)
        elif counting_grade(attempt.placement, attempt.user_id) is None and not deliveries.take_back(
            attempt.placement, attempt.user_id
        ):
            raise TooLate


def _hold_unsent(submission: Submission, now: datetime) -> None:
    """Hold the delivery of a submission's grade, where it is held back still; raise ``TooLate`` where it is not."""
    attempt = submission.attempt
    row = ScoreDelivery.objects.select_for_update().filter(placement=attempt.placement_id, user=attempt.user_id)
    delivery = row.select_related("grade").first()
    if delivery is None or delivery.grade.submission_id != submission.pk:
        return
    if delivery.state != QueueState.WAITING or delivery.due_at <= now:
        raise TooLate


def recount(placement: Placement, user: LtiUser, *, now: datetime) -> int | None:
    """Make what should stand in the column again, as after a change of what counts or of what late work loses."""
    with transaction.atomic():
        hold(user.pk)
        _price_anew(placement, user.pk, now)
        delivery = _settle_what_counts(placement, user.pk, now)
        if delivery is not None:
            nudges.after_commit(nudges.DELIVER, delivery)
        return delivery


def not_standing(placement: Placement) -> list[LtiUser]:
    """Return the learners whose counting grade is not the one that stands in their delivery, or who have none."""
    final = Grade.objects.filter(
        is_current=True,
        score__isnull=False,
        submission__attempt__placement=placement,
        submission__attempt__is_preview=False,
    ).order_by("submission__attempt__user", "submission__attempt__number")
    rows = final.annotate(learner=F("submission__attempt__user")).only("pk", "score")
    standing = dict(ScoreDelivery.objects.filter(placement=placement).values_list("user", "grade"))
    rule = placements.rule_of(placement)
    owing = []
    for learner, theirs in groupby(rows.iterator(chunk_size=500), key=attrgetter("learner")):
        counts = policy.counting(theirs, rule)
        if counts is not None and standing.get(learner) != counts.pk:
            owing.append(learner)
    return list(LtiUser.objects.filter(pk__in=owing))


def counting_grade(placement: Placement, user_id: int) -> Grade | None:
    """Return the grade that counts among a learner's final ones for an activity; previews are none."""
    final = Grade.objects.filter(
        is_current=True,
        score__isnull=False,
        submission__attempt__placement=placement,
        submission__attempt__user=user_id,
        submission__attempt__is_preview=False,
    )
    return policy.counting(final.order_by("submission__attempt__number"), placements.rule_of(placement))


def _attempt_of(submission: Submission) -> Attempt:
    return (
        Attempt.objects.select_related("placement__resource_link", "content_version")
        .defer("content_version__document")
        .get(pk=submission.attempt_id)
    )


def _hold(attempt: Attempt) -> None:
    """Hold the learner, and go by the settings as they stand then: they may have changed while it was waited for."""
    hold(attempt.user_id)
    attempt.placement.refresh_from_db()
    attempt.__dict__.pop("_terms", None)


def _graded(attempt: Attempt, submission: Submission, *, decided: bool = True) -> Outcome:
    definition = placements.activity_of(attempt.content_version, attempt.placement.activity).definition
    outcome = grade(definition, submission.responses)
    decisions: dict[str, bool] = {}
    if decided and not outcome.is_final:
        decisions = dict(submission.decisions.values_list("check_name", "is_met"))
    return rubric.decide(definition, outcome, decisions) if decisions else outcome


def _record(
    submission: Submission, outcome: Outcome, now: datetime, wait: timedelta = deliveries.AT_ONCE
) -> int | None:
    """Write the new current grade and what follows from it; return the delivery to nudge."""
    attempt = submission.attempt
    points_off = 0 if attempt.is_preview else placements.terms_of(attempt).points_off(submission.submitted_at)
    _write(submission, outcome, points_off, now)
    attempt.state = AttemptState.GRADED if outcome.is_final else AttemptState.IN_REVIEW
    attempt.save(update_fields=["state"])
    if attempt.is_preview:
        return None
    return _settle_what_counts(attempt.placement, attempt.user_id, now, wait)


def _write(submission: Submission, outcome: Outcome, points_off: int, now: datetime) -> None:
    """Write a submission's new current grade: what the work earned, less the points for being late."""
    attempt = submission.attempt
    score, accepted = outcome.score, outcome.accepted
    if score is not None and points_off:
        score = policy.less(score, points_off)
        definition = placements.activity_of(attempt.content_version, attempt.placement.activity).definition
        accepted = bool(accepted) and score >= definition.pass_mark
    Grade.objects.filter(submission=submission, is_current=True).update(is_current=False)
    Grade.objects.create(
        submission=submission,
        outcome=to_json(outcome),
        score_exact="" if score is None else str(score),
        score=None if score is None else shown(score),
        late_percent=0 if score is None else points_off,
        accepted=accepted,
        graded_at=now,
    )


def _price_anew(placement: Placement, user_id: int, now: datetime) -> None:
    """Give a new grade to each final one whose points off are others by the terms of today."""
    final = Grade.objects.filter(is_current=True, score__isnull=False)
    mine = final.filter(submission__attempt__placement=placement, submission__attempt__user=user_id)
    terms = placements.terms_for(placement, user_id)
    for before in mine.filter(submission__attempt__is_preview=False).select_related("submission"):
        points_off = terms.points_off(before.submission.submitted_at)
        if points_off != before.late_percent:
            before.submission.attempt = _attempt_of(before.submission)
            _write(before.submission, outcome_from_json(before.outcome), points_off, now)


def _settle_what_counts(
    placement: Placement, user_id: int, now: datetime, wait: timedelta = deliveries.AT_ONCE
) -> int | None:
    counts = counting_grade(placement, user_id)
    return None if counts is None else deliveries.should_stand(placement, user_id, counts, now=now, hold=wait)


def _fail(submission: Submission, reason: str) -> None:
    with transaction.atomic():
        if submission.settle(QueueState.FAILED, reason=reason):
            Attempt.objects.filter(pk=submission.attempt_id).update(state=AttemptState.FAILED)


def _go_round_again(submission: Submission, now: datetime) -> None:
    reference = secrets.token_hex(4)
    logger.exception("Grading submission %s broke; reference %s", submission.pk, reference)
    if submission.tries >= TRIES_MAX:
        _fail(submission, f"exhausted {reference}")
        return
    wait = FIRST_WAIT * 2 ** (submission.tries - 1)
    submission.settle(QueueState.WAITING, reason=f"broke {reference}", due_at=now + wait)
