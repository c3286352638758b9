"""Dates and attempts as a platform sends them in custom parameters; what cannot be read is named, never a failure."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, TypeVar

from lms_app.lti.custom import CANVAS, DATES

T = TypeVar("T", datetime, int)

ATTEMPTS_MAX = 10_000
_CANVAS_DATES = ("unlock", "due", "lock")
_NAMES = frozenset({*DATES, *CANVAS} - {"student_view", "masquerade"})
_TEXT_MAX = 40
#: What can be meant.
_EARLIEST, _LATEST = datetime(2000, 1, 1, tzinfo=UTC), datetime(2100, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Said:
    """What a platform says of one person's dates on a link; None where it says nothing.

    ``unread`` names the parameters whose values were no dates or numbers.
    """

    opens_at: datetime | None = None
    due_at: datetime | None = None
    closes_at: datetime | None = None
    attempts_allowed: int | None = None
    unread: tuple[str, ...] = ()


NOTHING = Said()


def read(custom: Mapping[str, Any], *, is_canvas: bool) -> Said:
    """Read the dates and attempts among a message's custom parameters.

    Canvas' own parameters name what holds for this person, and go first. Of the standard's, a person's own date goes
    before everybody's. Where a submission's end is given, nothing is accepted after it (LTI Core 1.3); in Canvas it is
    the due date, and work is taken late until the lock.
    """
    if _NAMES.isdisjoint(custom):
        return NOTHING
    reading = _Reading(custom)
    dates = {name: reading.date(name) for name in (*_CANVAS_DATES, *DATES)}
    attempts = reading.attempts("attempts")
    if any(dates[name] for name in _CANVAS_DATES):
        opens, due, closes = (dates[name] for name in _CANVAS_DATES)
    else:
        available = _own(dates, "available", "end")
        submission = _own(dates, "submission", "end")
        opens = _last(_own(dates, "available", "start"), _own(dates, "submission", "start"))
        due, closes = (submission, available) if is_canvas else (None, _first(submission, available))
    return Said(opens, due, closes, attempts, tuple(reading.unread))


def truth(value: object) -> bool:
    """Tell whether a custom parameter says yes, as a truth value, a number or a text."""
    return value is True or value == 1 or (isinstance(value, str) and value.strip().lower() in {"true", "1", "yes"})


class _Reading:
    """One reading of a message's parameters, which remembers what it could not read."""

    def __init__(self, custom: Mapping[str, Any]) -> None:
        self._custom = custom
        self.unread: list[str] = []

    def date(self, name: str) -> datetime | None:
        return self._read(name, _date)

    def attempts(self, name: str) -> int | None:
        """Return how many are allowed; a negative number is Canvas' word for as many as wanted."""
        count = self._read(name, _whole)
        return count if count is not None and count > 0 else None

    def _read(self, name: str, reader: Callable[[object], T]) -> T | None:
        value = self._custom.get(name)
        if isinstance(value, str):
            value = value.strip()
        if value is None or value == "" or (isinstance(value, str) and value.startswith("$")):
            return None
        try:
            return reader(value)
        except (ValueError, OverflowError):
            self.unread.append(name)
            return None


def _date(value: object) -> datetime:
    """Return a moment: ISO 8601 with a zone, or seconds since 1970; raise ValueError for anything else."""
    if isinstance(value, str) and not value.isdecimal():
        if len(value) > _TEXT_MAX:
            raise ValueError("too long for a date")
        moment = datetime.fromisoformat(value.upper())
        if moment.tzinfo is None:
            raise ValueError("a time without a zone could be any of many")
        moment = moment.astimezone(UTC)
    else:
        seconds = _number(value)
        if not _EARLIEST.timestamp() <= seconds < _LATEST.timestamp():
            raise ValueError("no seconds since 1970 that could be meant")
        moment = datetime.fromtimestamp(seconds, UTC)
    if not _EARLIEST <= moment < _LATEST:
        raise ValueError("no date that could be meant")
    return moment


def _whole(value: object) -> int:
    number = _number(value)
    if number == 0 or number != int(number) or number > ATTEMPTS_MAX:
        raise ValueError("no number of attempts")
    return int(number)


def _number(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        raise ValueError("no number")
    if isinstance(value, str) and len(value) > _TEXT_MAX:
        raise ValueError("too long for a number")
    return float(value)


def _own(dates: Mapping[str, datetime | None], what: str, end: str) -> datetime | None:
    return dates[f"{what}_user_{end}"] or dates[f"{what}_{end}"]


def _first(*moments: datetime | None) -> datetime | None:
    return min(_given(moments), default=None)


def _last(*moments: datetime | None) -> datetime | None:
    return max(_given(moments), default=None)


def _given(moments: Iterable[datetime | None]) -> list[datetime]:
    return [moment for moment in moments if moment is not None]
