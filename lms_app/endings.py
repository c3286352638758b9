"""How an attempt ends: frozen and queued for grading, or closed because nothing can be graded."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from datetime import datetime

from django.db import transaction

from grading.grade import refuse_misshapen
from grading.model import ResponseRefused
from lms_app import nudges, placements
from lms_app.models import Attempt, AttemptState, Submission
from lms_app.terms import Terms

logger = logging.getLogger(__name__)


def held(pk: int) -> Attempt:
    """Read an attempt and hold it until the transaction ends."""
    rows = Attempt.objects.select_for_update(of=("self",)).select_related("placement", "content_version")
    return rows.defer("content_version__document").get(pk=pk)


def is_answered(responses: object) -> bool:
    """Tell whether anything at all stands in a draft; white space is nothing.

    >>> is_answered({"items": {"steps": " ", "claims": []}}), is_answered({"rows": [{"from": 0, "to": None}]})
    (False, True)
    """
    if isinstance(responses, Mapping):
        return any(is_answered(value) for value in responses.values())
    if isinstance(responses, list | tuple):
        return any(is_answered(value) for value in responses)
    if isinstance(responses, str):
        return bool(responses.strip())
    return responses is not None


def freeze(attempt: Attempt, key: str, at: datetime) -> Submission:
    """Hand in what stands in a held attempt, as of a moment; raise ``ResponseRefused`` for what cannot be graded."""
    definition = placements.activity_of(attempt.content_version, attempt.placement.activity).definition
    refuse_misshapen(definition, attempt.responses)
    attempt.state = AttemptState.SUBMITTED
    attempt.submitted_at = max(at, attempt.started_at)
    attempt.save(update_fields=["state", "submitted_at", "responses", "saved_at", "revision"])
    submission = Submission.objects.create(
        attempt=attempt,
        idempotency_key=key,
        responses=attempt.responses,
        submitted_at=attempt.submitted_at,
        due_at=at,
    )
    submission.attempt = attempt
    return submission


def was_ended(attempt: Attempt) -> bool:
    """Tell whether an attempt was handed in because its time was over, by nobody's press."""
    return Submission.objects.filter(attempt=attempt, idempotency_key="").exists()


def end_if_over(pk: int, *, now: datetime) -> Submission | None:
    """End a learner's open attempt whose time is over; return what was handed in by that.

    What was saved in time is handed in as of then, what was saved late as of the effective deadline, or of the last
    save where the deadline was moved before it. An attempt in which nothing was answered, or nothing that can be
    graded, is closed: it is no zero.
    """
    with transaction.atomic():
        attempt = held(pk)
        terms = placements.terms_of(attempt)
        end = terms.ends_at(attempt.started_at)
        if attempt.state != AttemptState.OPEN or attempt.is_preview or end is None or end > now:
            return None
        submission = _handed_in(attempt, _as_of(terms, end, attempt.saved_at or end))
        if submission is None:
            Attempt.objects.filter(pk=pk).update(state=AttemptState.CLOSED)
            return None
        nudges.after_commit(nudges.GRADE, submission.pk)
        return submission


def _as_of(terms: Terms, end: datetime, saved_at: datetime) -> datetime:
    """Return when work that was left open counts as handed in: never late where its last save was not."""
    if terms.late_after is not None and not terms.is_late(saved_at):
        end = min(end, terms.late_after)
    return max(end, saved_at)


def _handed_in(attempt: Attempt, at: datetime) -> Submission | None:
    if attempt.saved_at is None or not is_answered(attempt.responses):
        return None
    try:
        return freeze(attempt, "", at)
    except ResponseRefused as refusal:
        logger.info("Attempt %s is closed with a draft that cannot be graded: %s", attempt.public_id, refusal)
        return None
