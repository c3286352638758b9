"""How much waits in each queue, counted from the rows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from django.db.models import Count, Min, Q

from lms_app.deliveries import PAUSED
from lms_app.models import QueuedRow, QueueState, RosterSync, ScoreDelivery, Submission

QUEUES: dict[str, type[QueuedRow]] = {
    "grading": Submission,
    "passback": ScoreDelivery,
    "roster": RosterSync,
}
UNFINISHED = (QueueState.WAITING, QueueState.CLAIMED)


@dataclass(frozen=True)
class Measured:
    """One queue at one moment."""

    name: str
    rows: dict[str, int]
    oldest_due_seconds: float


def measure(now: datetime) -> Iterator[Measured]:
    """Count each queue's rows by state and find how long its oldest unfinished row has been due, pauses apart."""
    for name, model in QUEUES.items():
        counted = model._default_manager.values_list("state").annotate(
            rows=Count("pk"), oldest=Min("due_at", filter=~Q(reason=PAUSED))
        )
        found = {state: (rows, oldest) for state, rows, oldest in counted.order_by()}
        oldest = [found[state][1] for state in UNFINISHED if state in found and found[state][1] is not None]
        yield Measured(
            name=name,
            rows={state: found.get(state, (0, None))[0] for state in QueueState.values},
            oldest_due_seconds=max(0.0, (now - min(oldest)).total_seconds()) if oldest else 0.0,
        )
