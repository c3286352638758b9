"""Which of a learner's grades counts."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any, Literal, Protocol, TypeVar

Rule = Literal["best", "last"]
RULES: tuple[Rule, ...] = ("best", "last")


class Scored(Protocol):
    """Anything with a score; None while it is pending."""

    @property
    def score(self) -> Any:
        """The score, comparable with the others'."""


Grade = TypeVar("Grade", bound=Scored)


def counting(grades: Iterable[Grade], rule: str) -> Grade | None:
    """Pick the grade that counts, or None while none is final.

    Parameters
    ----------
    grades : iterable of Scored
        One learner's grades for one activity, oldest first; pending ones are passed over.
    rule : {"best", "last"}
        ``best``: the highest score, the oldest of equals. ``last``: the newest.
    """
    final = [grade for grade in grades if grade.score is not None]
    if rule not in RULES:
        raise ValueError(f"unknown rule: {rule!r}")
    if not final:
        return None
    return final[-1] if rule == "last" else max(final, key=lambda grade: grade.score)


def less(score: Fraction, points: int) -> Fraction:
    """Take points of 100 from a score, which never falls below 0.

    >>> less(Fraction(200, 3), 20), less(Fraction(10), 20)
    (Fraction(140, 3), Fraction(0, 1))
    """
    return max(Fraction(0), score - points)
