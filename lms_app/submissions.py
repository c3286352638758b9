"""Handing in: freeze what was written, queue it, nudge a worker."""

from __future__ import annotations

import logging
import re
import secrets
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from django.db import transaction
from django.db.models import Exists, OuterRef, QuerySet

from lms_app import endings, nudges, placements
from lms_app.attempts import UNENDED, AttemptClosed, StaleDraft, refuse_closed, reopen
from lms_app.models import Attempt, AttemptState, Membership, Role, Submission

logger = logging.getLogger(__name__)

#: An idempotency key: visible ASCII, as the header of that name allows, and short enough to keep.
_KEY = re.compile(r"[\x21-\x7e](?:[\x20-\x7e]{0,198}[\x21-\x7e])?")


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
    reopen(attempt, now)
    with transaction.atomic():
        current = endings.held(attempt.pk)
        if current.state not in UNENDED:
            return _handed_in_before(current, responses, idempotency_key)
        refuse_closed(current, now)
        if revision is not None and revision != current.revision:
            raise StaleDraft(current)
        if responses is not None:
            current.responses, current.saved_at = dict(responses), now
            current.revision += 1
        submission = endings.freeze(current, idempotency_key, now)
        nudges.after_commit(nudges.GRADE, submission.pk)
    return submission


def hand_in_left_open(*, now: datetime, limit: int = 200) -> list[int]:
    """End what learners left open past its time; return the submissions to nudge.

    However long ago the time was over: a sweep that did not run for days makes up for it. At most ``limit`` are handed
    in at a time; one that breaks holds up no other.
    """
    made: list[int] = []
    for pk in list(_left_open(now).order_by("pk").values_list("pk", flat=True)):
        if len(made) == limit:
            break
        try:
            submission = endings.end_if_over(pk, now=now)
        except Exception:
            logger.exception("Ending attempt %s broke; reference %s", pk, secrets.token_hex(4))
            continue
        if submission is not None:
            made.append(submission.pk)
    return made


def _left_open(now: datetime) -> QuerySet[Attempt]:
    """Return what may be over and is open still, of who is a learner of the course to this day."""
    learns = Membership.objects.filter(
        context=OuterRef("placement__resource_link__context"),
        user=OuterRef("user"),
        role=Role.LEARNER,
        is_test_user=False,
    )
    left_open = Attempt.objects.filter(Exists(learns), state=AttemptState.OPEN, is_preview=False)
    return placements.perhaps_over(left_open, now)


def _handed_in_before(attempt: Attempt, responses: Mapping[str, Any] | None, key: str) -> Submission:
    """Return what was handed in before, unless another request tries to hand in something else."""
    submission = Submission.objects.get(attempt=attempt)
    is_same = responses is None or responses == submission.responses
    if not is_same and key != submission.idempotency_key:
        raise AttemptClosed("submitted", attempt)
    submission.attempt = attempt
    return submission
