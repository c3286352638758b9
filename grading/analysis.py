"""What a class's grades say, with honest intervals, and where they say too little."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from grading.intervals import Proportion as Proportion
from grading.intervals import bootstrap, feldt, fisher
from grading.intervals import proportion as proportion
from grading.model import Outcome, Verdict

#: With fewer persons no figure about items is given: its interval would hold nearly everything.
LEAST = 10
Points = NDArray[np.float64]


@dataclass(frozen=True)
class Estimate:
    """A figure with its 95 % interval; or None, and the reason why nothing can be said.

    Reasons: ``too_few`` persons, ``no_spread`` (all alike), ``perfect`` agreement (no interval).
    """

    value: float | None
    low: float | None = None
    high: float | None = None
    reason: str = ""

    @property
    def is_clear(self) -> bool:
        """Tell whether the interval leaves 0 out."""
        return self.low is not None and self.high is not None and (self.low > 0 or self.high < 0)


@dataclass(frozen=True)
class ItemAnalysis:
    """One item: the share of persons who had it right, and how it goes with the rest of the quiz."""

    right: Proportion | None
    discrimination: Estimate


@dataclass(frozen=True)
class Distribution:
    """How scores are spread: ``counts`` by score, lowest first; mean with its bootstrap interval."""

    counts: tuple[tuple[float, int], ...]
    mean: Estimate
    median: float | None
    quartiles: tuple[float, float] | None


@dataclass(frozen=True)
class WrongTurns:
    """Wrong turns: by code, persons who took it; by cell (row, field) of the tables, how often each was."""

    by_code: dict[str, int]
    by_cell: dict[tuple[int, str], dict[str, int]]


def items(points: ArrayLike) -> tuple[ItemAnalysis, ...]:
    """Analyse the items of a quiz.

    Parameters
    ----------
    points : array_like of float, shape (persons, items)
        Each person's points for each item, 1 for a right answer.

    Returns
    -------
    tuple of ItemAnalysis
        In the items' order. The share is Wilson's; the discrimination is the
        correlation of an item with the sum of the others (corrected item-total),
        its interval Fisher's.
    """
    table = np.asarray(points, np.float64)
    persons, count = table.shape
    total = table.sum(axis=1)
    return tuple(
        ItemAnalysis(
            right=proportion(int((table[:, at] == 1).sum()), persons) if persons else None,
            discrimination=_correlation(table[:, at], total - table[:, at]),
        )
        for at in range(count)
    )


def _correlation(item: Points, rest: Points) -> Estimate:
    persons = len(item)
    if persons < LEAST:
        return Estimate(None, reason="too_few")
    one, other = item - item.mean(), rest - rest.mean()
    spread = float(np.sqrt((one @ one) * (other @ other)))
    if spread < 1e-9:
        return Estimate(None, reason="no_spread")
    found = float(one @ other) / spread
    if abs(found) > 1 - 1e-12:
        return Estimate(None, reason="perfect")
    return Estimate(found, *fisher(found, persons))


def alpha(points: Points) -> Estimate:
    """Return Cronbach's alpha with Feldt's interval.

    Parameters
    ----------
    points : ndarray of float, shape (persons, items)
        Each person's points for each item.
    """
    persons, count = points.shape
    if persons < LEAST or count < 2:
        return Estimate(None, reason="too_few")
    whole = float(points.sum(axis=1).var(ddof=1))
    if whole < 1e-12:
        return Estimate(None, reason="no_spread")
    found = count / (count - 1) * (1 - float(points.var(axis=0, ddof=1).sum()) / whole)
    if found > 1 - 1e-12:
        return Estimate(None, reason="perfect")
    return Estimate(found, *feldt(found, persons, count))


def distribution(scores: Sequence[float]) -> Distribution:
    """Sum up scores: how often each, the mean with its percentile bootstrap interval, median, quartiles."""
    counts = tuple(sorted(Counter(scores).items()))
    if not scores:
        return Distribution(counts, Estimate(None, reason="too_few"), None, None)
    values = np.asarray(scores, np.float64)
    low, middle, high = (float(value) for value in np.quantile(values, [0.25, 0.5, 0.75]))
    if len(scores) < LEAST:
        mean = Estimate(None, reason="too_few")
    else:
        mean = Estimate(float(values.mean()), *bootstrap(values, lambda drawn: drawn.mean(axis=-1)))
    return Distribution(counts, mean, middle, (low, high))


def wrong_turns(outcomes: Iterable[Outcome]) -> WrongTurns:
    """Count the wrong turns of a class, one outcome for each person.

    A cell is counted where a check of its row is not met; what was merely read is no turn.
    """
    by_code: Counter[str] = Counter()
    by_cell: dict[tuple[int, str], Counter[str]] = {}
    for outcome in outcomes:
        by_code.update(outcome.messages)
        for check in outcome.checks:
            if check.verdict is not Verdict.NOT_MET:
                continue
            for evidence in check.evidence:
                if evidence.row is not None and evidence.code != "read_as":
                    by_cell.setdefault((evidence.row, evidence.field), Counter())[evidence.code] += 1
    return WrongTurns(dict(by_code.most_common()), {cell: dict(by_cell[cell]) for cell in sorted(by_cell)})


def points_of(outcomes: Sequence[Outcome]) -> Points:
    """Return what each outcome of a quiz earned of each item, shape (persons, items); of nobody, (0, 0)."""
    if not outcomes:
        return np.zeros((0, 0))
    return np.array(
        [[float(check.earned / check.weight) for check in outcome.checks] for outcome in outcomes], np.float64
    )
