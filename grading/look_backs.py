"""Exercise 1: places of a sentence that look back, and how far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any

import numpy as np

from grading.columns import TURNS, Rows, distance_evidence, gather, turns, verdict
from grading.model import Check, Evidence, Exercise, parameters_of, weigh
from grading.text import is_blank

_TOKENS, _POSITIONS, _DISTANCES, _DISTINCT, _FAR = map(Fraction, (10, 20, 40, 10, 20))


def judge(exercise: Exercise, responses: Sequence[Mapping[str, Any]]) -> list[tuple[Check, ...]]:
    """Return the checks of each response, in the responses' order."""
    given = parameters_of(exercise)
    rows = gather(responses, ("from", "to", "distance"), given["rows"])
    found = turns(rows, np.array([[given["tokens"]]]), backward=True)
    placed = (found == 0) | (found > 3)
    right = found == 0
    far = (right & (rows.read >= given["far"])).any(axis=1)
    distinct = _distinct(rows)
    return [
        (
            _tokens(tuple(response.get("tokens", ())), given["tokens"]),
            *_row_checks(rows, at, found[at].tolist(), placed[at].tolist(), right[at].tolist()),
            weigh("distinct", verdict(distinct[at]), _DISTINCT, acceptance=True),
            weigh("far", verdict(far[at]), _FAR, _far(given["far"]), acceptance=True),
        )
        for at, response in enumerate(responses)
    ]


def _distinct(rows: Rows) -> list[bool]:
    """Tell which responses have all their rows, no pair of positions twice."""
    complete = rows.there.all(axis=1)
    pairs = np.sort(rows.first * (4 * 2**32) + rows.second, axis=1)
    twice = (np.diff(pairs, axis=1) == 0).any(axis=1)
    return [bool(value) for value in complete & ~twice]


def _far(least: int) -> tuple[Evidence, ...]:
    return (Evidence("far_needed", read=least),)


@lru_cache(maxsize=1024)
def _tokens(tokens: tuple[str, ...], count: int) -> Check:
    blank = [at for at, token in enumerate(tokens, start=1) if is_blank(token)]
    evidence = tuple(Evidence("blank_token", "tokens", at) for at in blank)
    if len(tokens) != count:
        evidence += (Evidence("token_count", "tokens", read=len(tokens)),)
    return weigh("tokens", verdict(not evidence), _TOKENS, evidence, acceptance=True)


def _row_checks(rows: Rows, at: int, found: list[int], placed: list[bool], right: list[bool]) -> list[Check]:
    checks = []
    for column, turn in enumerate(found):
        row, there = column + 1, bool(rows.there[at, column])
        where = () if placed[column] else (_misplaced(rows, at, column, turn),)
        how_far = (distance_evidence(rows, at, column, turn, "distance"),) if there else ()
        weight = len(found)
        checks += [
            weigh(f"row_{row}_positions", verdict(placed[column]), _POSITIONS / weight, where),
            weigh(
                f"row_{row}_distance",
                verdict(right[column]),
                _DISTANCES / weight,
                how_far,
                acceptance=True,
            ),
        ]
    return checks


def _misplaced(rows: Rows, at: int, column: int, turn: int) -> Evidence:
    if not rows.there[at, column]:
        return Evidence("row_missing", "rows", column + 1)
    pair = f"{rows.first[at, column]}→{rows.second[at, column]}"
    return Evidence(TURNS[turn], "rows", column + 1, read=pair)
