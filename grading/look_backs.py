"""Exercise 1: places of a sentence that look back, and how far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import repeat
from typing import Any

import numpy as np
from numpy.typing import NDArray

from grading.columns import TURNS, Rows, distance_evidence, gather, misplaced, turns, verdict
from grading.model import Evidence, Exercise, parameters_of, weigh
from grading.parts import Part, part
from grading.text import is_blank

_TOKENS, _POSITIONS, _DISTANCES, _DISTINCT, _FAR = map(Fraction, (10, 20, 40, 10, 20))


def judge(exercise: Exercise, responses: Sequence[Mapping[str, Any]]) -> list[tuple[Part, ...]]:
    """Return the checks of each response, in parts, in the responses' order."""
    given = parameters_of(exercise)
    width, least = given["rows"], given["far"]
    rows = gather(responses, ("from", "to", "distance"))
    found = turns(rows, np.array([given["tokens"]]), backward=True)
    far = rows.any_of((found == 0) & (rows.read >= least))
    parts = _row_parts(rows, found, width)
    judged, start = [], 0
    for at, (response, count) in enumerate(zip(responses, rows.counts.tolist(), strict=True)):
        missing = [_missing(number, width) for number in range(count + 1, width + 1)]
        distinct = not missing and _is_distinct(response["rows"])
        judged.append(
            (
                _tokens(response.get("tokens", ()), given["tokens"]),
                *parts[start : start + count],
                *missing,
                _whole(distinct, far[at], least),
            )
        )
        start += count
    return judged


def _row_parts(rows: Rows, found: NDArray[np.int8], width: int) -> list[Part]:
    """Return each row's checks: where it looks, and how far."""
    where = misplaced(rows, found)
    columns = rows.numbers.tolist(), repeat(width), found.tolist(), rows.typed, rows.distance.tolist(), where
    return list(map(_row, *columns))


@lru_cache(maxsize=8192)
def _row(number: int, width: int, turn: int, typed: str, distance: int, where: str) -> Part:
    placed = not where
    elsewhere = () if placed else (Evidence(TURNS[turn], "rows", number, read=where),)
    how_far = distance_evidence("distance", number, turn, typed, distance)
    return part(
        weigh(f"row_{number}_positions", verdict(placed), _POSITIONS / width, elsewhere),
        weigh(f"row_{number}_distance", verdict(turn == 0), _DISTANCES / width, (how_far,), acceptance=True),
    )


@lru_cache(maxsize=256)
def _missing(number: int, width: int) -> Part:
    nowhere = (Evidence("row_missing", "rows", number),)
    return part(
        weigh(f"row_{number}_positions", verdict(False), _POSITIONS / width, nowhere),
        weigh(f"row_{number}_distance", verdict(False), _DISTANCES / width, acceptance=True),
    )


def _is_distinct(rows: Sequence[Mapping[str, Any]]) -> bool:
    return len({(row["from"], row["to"]) for row in rows}) == len(rows)


@lru_cache(maxsize=64)
def _whole(distinct: bool, far: bool, least: int) -> Part:
    return part(
        weigh("distinct", verdict(distinct), _DISTINCT, acceptance=True),
        weigh("far", verdict(far), _FAR, (Evidence("far_needed", read=least),), acceptance=True),
    )


def _tokens(tokens: Sequence[str], count: int) -> Part:
    blank = tuple(at for at, token in enumerate(tokens, start=1) if _is_blank(token))
    return _told_tokens(blank, len(tokens), count)


_is_blank = lru_cache(maxsize=8192)(is_blank)


@lru_cache(maxsize=1024)
def _told_tokens(blank: tuple[int, ...], there: int, count: int) -> Part:
    evidence = tuple(Evidence("blank_token", "tokens", at) for at in blank)
    if there != count:
        evidence += (Evidence("token_count", "tokens", read=there),)
    return part(weigh("tokens", verdict(not evidence), _TOKENS, evidence, acceptance=True))
