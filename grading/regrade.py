"""Regrading as a pure difference: stored responses under an old and a new definition."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import tee
from typing import Any, Generic, TypeVar

from grading.grade import grade_each
from grading.model import PASS_MARK, Definition, Outcome

Key = TypeVar("Key")


@dataclass(frozen=True)
class Change(Generic[Key]):
    """One response whose outcome is another under the new definition."""

    key: Key
    old: Outcome
    new: Outcome

    @property
    def by(self) -> Fraction | None:
        """By how much the score changes; None where either is pending."""
        if self.old.score is None or self.new.score is None:
            return None
        return self.new.score - self.old.score

    @property
    def crosses(self) -> int:
        """1 where the score rises to the pass mark or above, -1 where it falls below, else 0."""
        if self.old.score is None or self.new.score is None:
            return 0
        return (self.new.score >= PASS_MARK) - (self.old.score >= PASS_MARK)


@dataclass(frozen=True)
class Difference(Generic[Key]):
    """What a regrade would change, in the responses' order, of how many."""

    looked_at: int
    changes: tuple[Change[Key], ...]

    @property
    def raised(self) -> int:
        """How many scores would rise."""
        return sum(change.by is not None and change.by > 0 for change in self.changes)

    @property
    def lowered(self) -> int:
        """How many scores would fall."""
        return sum(change.by is not None and change.by < 0 for change in self.changes)

    @property
    def newly_passed(self) -> tuple[Key, ...]:
        """Whose score would rise to the pass mark or above."""
        return tuple(change.key for change in self.changes if change.crosses > 0)

    @property
    def newly_failed(self) -> tuple[Key, ...]:
        """Whose score would fall below the pass mark."""
        return tuple(change.key for change in self.changes if change.crosses < 0)

    @property
    def newly_open(self) -> tuple[Key, ...]:
        """Whose outcome was final and would need a person."""
        return tuple(change.key for change in self.changes if change.old.is_final and not change.new.is_final)


def compare(old: Definition, new: Definition, responses: Iterable[tuple[Key, Mapping[str, Any]]]) -> Difference[Key]:
    """Tell what grading stored responses by another definition would change.

    Parameters
    ----------
    old, new : Quiz or Exercise
        The definition that the responses were graded by, and the one to try.
    responses : iterable of (key, mapping)
        What was handed in, each with whatever names it to the caller. Read once, as it comes.

    Returns
    -------
    Difference
        Every response whose score, acceptance or set of checks in review changes.

    Raises
    ------
    ResponseRefused
        If a response does not fit one of the definitions: they ask for other things.
    """
    keyed, before, after = tee(responses, 3)
    outcomes = zip(
        (key for key, _ in keyed),
        grade_each(old, (response for _, response in before)),
        grade_each(new, (response for _, response in after)),
        strict=True,
    )
    looked_at, changes = 0, []
    for key, one, other in outcomes:
        looked_at += 1
        if _differ(one, other):
            changes.append(Change(key, one, other))
    return Difference(looked_at, tuple(changes))


def _differ(old: Outcome, new: Outcome) -> bool:
    return (
        old.score != new.score or old.accepted != new.accepted or (not new.is_final and old.in_review != new.in_review)
    )
