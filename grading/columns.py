"""Rows of many responses as arrays, and the verdicts on distances that need only numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from grading.integers import read
from grading.model import Evidence, Verdict

Integers = NDArray[np.int64]
Booleans = NDArray[np.bool_]
#: Positions are clipped to this before they enter an array; no sentence is as long.
FAR_OUT = 2**31
#: Stands for a number that was not read: no distance equals it, nor one more, nor one less.
UNREAD = -9


@dataclass(frozen=True, eq=False)
class Rows:
    """All rows of many responses, one after the other; ``counts`` tells how many each response has."""

    counts: Integers
    first: Integers
    second: Integers
    read: Integers
    typed: list[str]

    @property
    def numbers(self) -> Integers:
        """Each row's number in its response, from 1."""
        before = np.cumsum(self.counts) - self.counts
        return np.arange(1, len(self.typed) + 1) - np.repeat(before, self.counts)

    @property
    def distance(self) -> Integers:
        """How far apart the two positions are."""
        distance: Integers = np.abs(self.first - self.second)
        return distance

    def any_of(self, rows: Booleans) -> list[bool]:
        """Tell for each response whether one of its rows is among these."""
        owner = np.repeat(np.arange(len(self.counts)), self.counts)
        found: list[bool] = (np.bincount(owner[rows], minlength=len(self.counts)) > 0).tolist()
        return found


def _positions(positions: list[int]) -> Integers:
    """Bring positions into the range of an array's integers."""
    try:
        taken = np.array(positions, np.int64)
    except OverflowError:
        taken = np.array([max(-FAR_OUT, min(FAR_OUT, position)) for position in positions], np.int64)
    return taken.clip(-FAR_OUT, FAR_OUT)


def gather(responses: Sequence[Mapping[str, Any]], names: tuple[str, str, str]) -> Rows:
    """Lay the rows of many responses out as arrays; ``names`` are the two positions and the number."""
    one, other, number = names
    counts, first, second = [], [], []
    typed: list[str] = []
    for response in responses:
        rows = response.get("rows", ())
        counts.append(len(rows))
        for row in rows:
            first.append(row[one])
            second.append(row[other])
            typed.append(row.get(number, ""))
    values = [UNREAD if (value := read(cell).value) is None else value for cell in typed]
    return Rows(np.array(counts, np.int64), _positions(first), _positions(second), np.array(values, np.int64), typed)


#: Turn codes in the order in which the first that fits is told; 0 says that nothing is wrong.
TURNS = (
    "",
    "outside_sentence",
    "same_position",
    "looked_forward",
    "counted_both_ends",
    "counted_between",
    "other_number",
    "unread",
)
#: From here on the positions are right, and only the number is not.
COUNTED_WRONG = 4


def turns(rows: Rows, last: Integers, *, backward: bool) -> NDArray[np.int8]:
    """Name, as an index into ``TURNS``, the first thing wrong with each row.

    Parameters
    ----------
    rows : Rows
        The rows of many responses.
    last : ndarray of int, shape (rows,) or (1,)
        The last position of each row's sentence.
    backward : bool
        Whether the second position must be the earlier one.
    """
    inside = (rows.first >= 1) & (rows.first <= last) & (rows.second >= 1) & (rows.second <= last)
    way = rows.first - rows.second
    off = rows.read - np.abs(way)
    found = np.full(len(way), 6, np.int8)
    found[off == -1] = 5
    found[off == 1] = 4
    found[off == 0] = 0
    found[rows.read == UNREAD] = 7
    if backward:
        found[way < 0] = 3
    found[way == 0] = 2
    found[~inside] = 1
    return found


def distance_evidence(name: str, row: int, turn: int, typed: str, distance: int) -> Evidence:
    """Say what was read of one distance, and what was expected of it."""
    expected = None if turn in (1, 2, 3) else distance
    reading = read(typed)
    if reading.value is None:
        return Evidence(str(reading.code), f"rows.{name}", row, read=typed, expected=expected)
    code = TURNS[turn] if turn in (4, 5, 6) else "read_as"
    return Evidence(code, f"rows.{name}", row, read=reading.value, expected=expected)


def misplaced(rows: Rows, found: NDArray[np.int8]) -> list[str]:
    """Write the two positions of each row whose positions are wrong; nothing for the others."""
    written = [""] * len(rows.typed)
    for at in np.flatnonzero((found > 0) & (found < COUNTED_WRONG)).tolist():
        written[at] = f"{rows.first[at]}→{rows.second[at]}"
    return written


def verdict(met: bool) -> Verdict:
    """Turn a truth into a verdict."""
    return Verdict.MET if met else Verdict.NOT_MET
