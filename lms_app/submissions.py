"""Handing in: freeze what was written, queue it, nudge a worker."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

from django.db import transaction
from django.db.models import Exists, OuterRef, QuerySet

from grading.grade import refuse_misshapen
from grading.model import ResponseRefused
from lms_app import nudges, placements
from lms_app.attempts import AttemptClosed, StaleDraft, refuse_closed
from lms_app.models import Attempt, AttemptState, Membership, Role, Submission

logger = logging.getLogger(__name__)

#: An idempotency key: visible ASCII, as the header of that name allows, and short enough to keep.
_KEY = re.compile(r"[\x21-\x7e](?:[\x20-\x7e]{0,198}[\x21-\x7e])?")
#: How long after the closing time the sweep looks for work left open.
LEFT_OPEN_AGE = timedelta(days=1)


def is_key(text: str) -> bool:
    """Tell whether a text can be an idempotency key."""
    return _KEY.fullmatch(text) is not None


def submit(
    attempt: Attempt,
    *,
    responses: Mapping[str, Any] | None = None,
    revision: int | None = None,
    idempotency_key: str,
    now: datetime,
) -> Submission:
    """Hand in an attempt, with a last draft if one is given; twice is one submission.

    Raises ``ResponseRefused`` for what cannot be graded, ``StaleDraft`` where ``revision`` is not the stored
    one, and ``AttemptClosed`` after closing time or where something else has been handed in already.
    """
    with transaction.atomic():
        current = _held(attempt.pk)
        if current.state != AttemptState.OPEN:
            return _handed_in_before(current, responses, idempotency_key)
        refuse_closed(current, now)
        if revision is not None and revision != current.revision:
            raise StaleDraft(current)
        if responses is not None:
            current.responses, current.saved_at = dict(responses), now
            current.revision += 1
        submission = _freeze(current, idempotency_key, now)
        nudges.after_commit(nudges.GRADE, submission.pk)
    return submission


def hand_in_left_open(*, now: datetime, limit: int = 200) -> list[int]:
    """Hand in, as of the closing time, what learners saved and left open; return the submissions to nudge.

    At most ``limit`` are handed in at a time. A draft that lacks what grading needs stays as it is and holds up no
    other; for a day its learner's teacher may still open the placement.
    """
    made: list[int] = []
    for pk in list(_left_open(now).order_by("pk").values_list("pk", flat=True)):
        if len(made) == limit:
            break
        with transaction.atomic():
            attempt = _held(pk)
            closed_at = placements.terms_of(attempt).closes_at
            if attempt.state != AttemptState.OPEN or closed_at is None or closed_at > now:
                continue
            try:
                made.append(_freeze(attempt, "", closed_at).pk)
            except ResponseRefused as refusal:
                logger.info("Attempt %s stays open: %s", attempt.public_id, refusal)
    return made


def _left_open(now: datetime) -> QuerySet[Attempt]:
    """Return what was saved and left open, by who is a learner of the course to this day."""
    learns = Membership.objects.filter(
        context=OuterRef("placement__resource_link__context"),
        user=OuterRef("user"),
        role=Role.LEARNER,
        is_test_user=False,
    )
    left_open = Attempt.objects.filter(
        Exists(learns), state=AttemptState.OPEN, is_preview=False, saved_at__isnull=False
    )
    return left_open.alias(closed_at=placements.closing_of_attempts()).filter(
        closed_at__lte=now, closed_at__gt=now - LEFT_OPEN_AGE
    )


def _held(pk: int) -> Attempt:
    """Read an attempt and hold it until the transaction ends."""
    held = Attempt.objects.select_for_update(of=("self",)).select_related("placement", "content_version")
    return held.defer("content_version__document").get(pk=pk)


def _handed_in_before(attempt: Attempt, responses: Mapping[str, Any] | None, key: str) -> Submission:
    """Return what was handed in before, unless another request tries to hand in something else."""
    submission = Submission.objects.get(attempt=attempt)
    is_same = responses is None or responses == submission.responses
    if not is_same and key != submission.idempotency_key:
        raise AttemptClosed("submitted", attempt)
    submission.attempt = attempt
    return submission


def _freeze(attempt: Attempt, key: str, now: datetime) -> Submission:
    definition = placements.activity_of(attempt.content_version, attempt.placement.activity).definition
    refuse_misshapen(definition, attempt.responses)
    attempt.state = AttemptState.SUBMITTED
    attempt.submitted_at = max(now, attempt.started_at)
    attempt.save(update_fields=["state", "submitted_at", "responses", "saved_at", "revision"])
    submission = Submission.objects.create(
        attempt=attempt,
        idempotency_key=key,
        responses=attempt.responses,
        submitted_at=attempt.submitted_at,
        due_at=now,
    )
    submission.attempt = attempt
    return submission
