"""Rows of many responses as arrays, and the verdicts on distances that need only numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from grading.integers import Reading, read
from grading.model import Evidence, Verdict

Integers = NDArray[np.int64]
Booleans = NDArray[np.bool_]
#: Positions are clipped to this before they enter an array; no sentence is as long.
FAR_OUT = 2**31
#: Stands for a number that was not read: no distance equals it, nor one more, nor one less.
UNREAD = -9


@dataclass(frozen=True)
class Rows:
    """Rows of one shape: positions, what was typed, and what was read of it.

    ``there`` tells which rows were handed in; an absent one fails every check.
    """

    there: Booleans
    first: Integers
    second: Integers
    read: Integers
    typed: list[list[str]]
    readings: list[list[Reading]]


def clip(position: int) -> int:
    """Bring a position into the range of an array's integers."""
    return max(-FAR_OUT, min(FAR_OUT, position))


def gather(responses: Sequence[Mapping[str, Any]], names: tuple[str, str, str], width: int) -> Rows:
    """Lay the rows of many responses out as arrays of shape (responses, width)."""
    shape = (len(responses), width)
    first, second = np.zeros(shape, np.int64), np.zeros(shape, np.int64)
    values, there = np.full(shape, UNREAD, np.int64), np.zeros(shape, bool)
    typed, readings = [], []
    for at, response in enumerate(responses):
        rows = response.get("rows", ())
        cells = [row.get(names[2], "") for row in rows]
        taken = [read(cell) for cell in cells]
        for column, row in enumerate(rows):
            there[at, column] = True
            first[at, column] = clip(row[names[0]])
            second[at, column] = clip(row[names[1]])
            value = taken[column].value
            values[at, column] = UNREAD if value is None else value
        typed.append(cells)
        readings.append(taken)
    return Rows(there, first, second, values, typed, readings)


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


def turns(rows: Rows, last: Integers, *, backward: bool) -> NDArray[np.int8]:
    """Name, as an index into ``TURNS``, the first thing wrong with each row.

    Parameters
    ----------
    rows : Rows
        The rows of many responses.
    last : ndarray of int, shape (responses, 1) or (1, 1)
        The last position of each sentence.
    backward : bool
        Whether the second position must be the earlier one.
    """
    inside = (rows.first >= 1) & (rows.first <= last) & (rows.second >= 1) & (rows.second <= last)
    distance = rows.first - rows.second
    expected = np.abs(distance)
    off = rows.read - expected
    conditions = [
        ~rows.there | ~inside,
        distance == 0,
        (distance < 0) & backward,
        rows.read == UNREAD,
        off == 0,
        off == 1,
        off == -1,
    ]
    found = np.select(conditions, [1, 2, 3, 7, 0, 4, 5], default=6)
    return found.astype(np.int8)


def distance_evidence(rows: Rows, at: int, column: int, turn: int, name: str) -> Evidence:
    """Say what was read of one distance, and what was expected of it."""
    row, reading = column + 1, rows.readings[at][column]
    expected = int(abs(rows.first[at, column] - rows.second[at, column])) if turn not in (1, 2, 3) else None
    if reading.value is None:
        typed = rows.typed[at][column]
        return Evidence(str(reading.code), f"rows.{name}", row, read=typed, expected=expected)
    code = TURNS[turn] if turn in (4, 5, 6) else "read_as"
    return Evidence(code, f"rows.{name}", row, read=reading.value, expected=expected)


def verdict(met: bool) -> Verdict:
    """Turn a truth into a verdict."""
    return Verdict.MET if met else Verdict.NOT_MET
