"""On what terms a person works: until when, how often, how long, and what late work costs. Values, and nothing read."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from lms_app.models import Extension, Late

MINUTE, DAY = timedelta(minutes=1), timedelta(days=1)
NOTHING = timedelta()


@dataclass(frozen=True, slots=True)
class Terms:
    """On what terms one person works on a placement; None: without that bound.

    ``late_percent`` are points of 100; ``is_extended`` tells that some of it was given to this person alone.
    """

    opens_at: datetime | None = None
    due_at: datetime | None = None
    closes_at: datetime | None = None
    attempts_allowed: int | None = None
    late: str = Late.MARKED
    late_percent: int = 0
    grace: timedelta = NOTHING
    time_limit: timedelta | None = None
    is_extended: bool = False

    @property
    def late_after(self) -> datetime | None:
        """The moment after which work is late: the due time with the grace."""
        return None if self.due_at is None else self.due_at + self.grace

    @property
    def grace_minutes(self) -> int:
        """The grace in whole minutes."""
        return self.grace // MINUTE

    @property
    def limit_minutes(self) -> int | None:
        """The time limit of an attempt in whole minutes."""
        return None if self.time_limit is None else self.time_limit // MINUTE

    def ends_at(self, started_at: datetime | None = None) -> datetime | None:
        """Return the effective deadline: from this moment on nothing is taken; None: never.

        Of an attempt begun at ``started_at``, or without it of the placement for this person.
        """
        ends = [self.closes_at]
        if self.late == Late.REFUSED:
            ends.append(self.late_after)
        if self.time_limit is not None and started_at is not None:
            ends.append(started_at + self.time_limit)
        return min((end for end in ends if end is not None), default=None)

    def has_opened(self, now: datetime) -> bool:
        """Tell whether work may be begun already."""
        return self.opens_at is None or now >= self.opens_at

    def is_closed(self, now: datetime) -> bool:
        """Tell whether the time for handing anything in is over."""
        return self.is_over(None, now)

    def is_over(self, started_at: datetime | None, now: datetime) -> bool:
        """Tell whether an attempt begun at ``started_at`` takes nothing more."""
        end = self.ends_at(started_at)
        return end is not None and now >= end

    def attempts_left(self, used: int) -> int | None:
        """Return how many attempts may still be begun; None: as many as wanted."""
        return None if self.attempts_allowed is None else max(0, self.attempts_allowed - used)

    def is_late(self, submitted_at: datetime) -> bool:
        """Tell whether work handed in at that moment is late; in the very moment it is not."""
        return self.late_after is not None and submitted_at > self.late_after

    def points_off(self, submitted_at: datetime) -> int:
        """Return how many points of 100 work handed in at that moment loses, at most 100."""
        if self.late_after is None or submitted_at <= self.late_after:
            return 0
        if self.late == Late.FIXED:
            return self.late_percent
        if self.late == Late.PER_DAY:
            days_begun = -((self.late_after - submitted_at) // DAY)
            return min(100, self.late_percent * days_begun)
        return 0

    def extended(self, own: Extension) -> Terms:
        """Return the terms with what was given to one person.

        An own due time alone keeps the activity from closing before it and its grace. Where late work is not taken, an
        own closing time alone is the own due time too: else it would give nothing.
        """
        due_at, closes_at = own.due_at or self.due_at, own.closes_at or self.closes_at
        if own.due_at is not None and own.closes_at is None and closes_at is not None:
            closes_at = max(closes_at, own.due_at + self.grace)
        if own.closes_at is not None and own.due_at is None and self.late == Late.REFUSED:
            due_at = own.closes_at
        allowed, limit = self.attempts_allowed, self.time_limit
        return replace(
            self,
            due_at=due_at,
            closes_at=closes_at,
            attempts_allowed=None if allowed is None else allowed + own.extra_attempts,
            time_limit=None if limit is None else limit + timedelta(minutes=own.extra_minutes),
            is_extended=True,
        )
