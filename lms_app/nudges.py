"""Nudges to the workers: a message that says "look at this row", lost without harm."""

from __future__ import annotations

import logging
import time
from functools import partial

from celery import current_app
from django.db import transaction
from kombu.exceptions import OperationalError

logger = logging.getLogger(__name__)

GRADE = "grading.tasks.grade_submission"
DELIVER = "grading.tasks.deliver_score"
ROSTER = "grading.tasks.sync_roster"
COMPARE = "grading.tasks.compare_column"

#: After a broker that did not answer, leave it alone this long: the sweep finds the rows.
BREAK_SECONDS = 10.0
_silent_until = 0.0


def after_commit(task: str, pk: int, *, countdown: float = 0) -> None:
    """Nudge a worker once the row is committed; a broker that is down is no fault of the request."""
    transaction.on_commit(partial(now, task, pk, countdown=countdown), robust=True)


def now(task: str, pk: int, *, countdown: float = 0) -> None:
    """Nudge a worker, once and briefly. Only a nudge: if the broker loses it, the sweep finds the queued row."""
    global _silent_until
    if time.monotonic() < _silent_until:
        return
    try:
        current_app.send_task(task, args=(pk,), countdown=countdown or None, retry=False)
    except (OperationalError, OSError) as fault:
        _silent_until = time.monotonic() + BREAK_SECONDS
        logger.warning("The broker takes no nudges (%s); the sweep will find the rows.", type(fault).__name__)
