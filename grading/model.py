"""The core's words: frozen values that definitions, verdicts and outcomes are made of."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from typing import Any

PASS_MARK = Fraction(60)
#: Highest score while an acceptance check is not met, so that 60 means "passed" everywhere.
REFUSED_CAP = Fraction(59)


class ContentFault(Exception):
    """The author's fault: the definition cannot be graded. Never a learner's zero."""


class ResponseRefused(Exception):
    """The response has the wrong shape; it is neither stored nor graded.

    ``errors`` maps a field path (``rows.2.from``) to the reasons, as stable codes.
    """

    def __init__(self, errors: Mapping[str, list[str]]) -> None:
        super().__init__("; ".join(f"{path}: {', '.join(codes)}" for path, codes in errors.items()))
        self.errors = dict(errors)


class Verdict(StrEnum):
    """What a check says."""

    MET = "met"
    NOT_MET = "not_met"
    REVIEW = "review"


class ItemType(StrEnum):
    """How an item of a quiz is answered."""

    SINGLE = "single"
    MULTIPLE = "multiple"
    NUMBER = "number"


class ExerciseKind(StrEnum):
    """The structured exercises that the core can grade (sections 3 to 5 of the grading rules)."""

    LOOK_BACKS = "look_backs"
    SERIAL_BILL = "serial_bill"
    DISTANCE_DIAGRAM = "distance_diagram"


@dataclass(frozen=True)
class Item:
    """One item of a quiz, without its words.

    ``key`` holds the right option keys (``single``: one; ``multiple``: all that are right);
    ``number`` the integer expected. ``partial`` turns partial credit on for ``multiple``.
    """

    name: str
    type: ItemType
    options: tuple[str, ...] = ()
    key: tuple[str, ...] = ()
    number: int | None = None
    partial: bool = False


@dataclass(frozen=True)
class Quiz:
    """A quiz: items of equal weight, scored 100 x points / items."""

    items: tuple[Item, ...]
    pass_mark: Fraction = PASS_MARK


@dataclass(frozen=True)
class Exercise:
    """A structured exercise: its kind and the numbers that the author chose.

    Parameters left out take the kind's defaults (``grading.checks.DEFAULTS``).
    """

    kind: ExerciseKind
    parameters: Mapping[str, int] = field(default_factory=dict)
    pass_mark: Fraction = PASS_MARK


#: The lesson-free defaults: a sentence's positions and rows, the far distance, length and batch.
DEFAULTS: Mapping[ExerciseKind, Mapping[str, int]] = {
    ExerciseKind.LOOK_BACKS: {"tokens": 12, "rows": 4, "far": 6},
    ExerciseKind.SERIAL_BILL: {"length": 50, "batch": 16},
    ExerciseKind.DISTANCE_DIAGRAM: {},
}


def parameters_of(exercise: Exercise) -> dict[str, int]:
    """Return the exercise's parameters over its kind's defaults.

    Raises
    ------
    ContentFault
        If one is unknown to the kind, or no positive integer.
    """
    defaults = DEFAULTS[exercise.kind]
    for name, value in exercise.parameters.items():
        if name not in defaults:
            raise ContentFault(f"{exercise.kind}: unknown parameter {name!r}")
        if not isinstance(value, int) or isinstance(value, bool) or value < 1:
            raise ContentFault(f"{exercise.kind}: {name} must be a positive integer, not {value!r}")
    return {**defaults, **exercise.parameters}


Definition = Quiz | Exercise


@dataclass(frozen=True)
class Evidence:
    """What a verdict rests on.

    Parameters
    ----------
    code : str
        Stable word (``counted_both_ends``, ``read_as``, ``state_quality``).
    field : str
        The response's field (``rows.distance``, ``explanation``); empty if none.
    row : int or None
        Row from 1, where the field stands in a row.
    start, end : int or None
        Span in the learner's text as typed, in code points, half open.
    label : str
        ``use``, ``mention`` or ``unsure`` for a phrase, else empty.
    read : int, str or None
        The value read.
    expected : int, str or None
        The value expected; hidden until release.
    """

    code: str
    field: str = ""
    row: int | None = None
    start: int | None = None
    end: int | None = None
    label: str = ""
    read: int | str | None = None
    expected: int | str | None = None


@dataclass(frozen=True)
class Check:
    """One rule applied to one response: its verdict, what it earned of its weight, and why.

    A ``derived`` check follows from others by itself: no person decides it.
    """

    name: str
    verdict: Verdict
    weight: Fraction
    earned: Fraction
    acceptance: bool = False
    evidence: tuple[Evidence, ...] = ()
    derived: bool = False


_NOTHING = Fraction(0)


def weigh(
    name: str,
    verdict: Verdict,
    weight: Fraction,
    evidence: tuple[Evidence, ...] = (),
    *,
    acceptance: bool = False,
    derived: bool = False,
) -> Check:
    """Make a check that earns its whole weight when met, else nothing."""
    earned = weight if verdict is Verdict.MET else _NOTHING
    return Check(name, verdict, weight, earned, acceptance, evidence, derived)


@dataclass(frozen=True)
class Outcome:
    """What grading decided.

    ``score`` is exact, 0 to 100; ``score`` and ``accepted`` are None while a check in review
    could still change them. For a quiz ``accepted`` says whether it is passed. ``messages``
    are the codes that the learner is told, each once, in the order of the checks.
    """

    score: Fraction | None
    accepted: bool | None
    checks: tuple[Check, ...]
    messages: tuple[str, ...] = ()

    @property
    def is_final(self) -> bool:
        """Tell whether nothing is left to be decided."""
        return self.score is not None

    @property
    def in_review(self) -> tuple[str, ...]:
        """Names of the checks that a person must decide; empty once the outcome is final."""
        if self.is_final:
            return ()
        return tuple(check.name for check in self.checks if check.verdict is Verdict.REVIEW and not check.derived)


def shown(score: Fraction) -> str:
    """Write a score with two decimals, half up.

    Examples
    --------
    >>> shown(Fraction(200, 3))
    '66.67'
    >>> shown(Fraction(1, 200))
    '0.01'
    """
    # Decided on the fraction: a decimal cut at 28 digits could fall below the half.
    cents = math.floor(score * 100 + Fraction(1, 2))
    return f"{cents // 100}.{cents % 100:02d}"


def to_json(value: Any) -> Any:
    """Turn a value of this module into what JSON can hold; ``outcome_from_json`` reads it back."""
    if isinstance(value, Fraction):
        return f"{value.numerator}/{value.denominator}"
    if isinstance(value, Mapping):
        return {key: to_json(member) for key, member in value.items()}
    if isinstance(value, (tuple, list)):
        return [to_json(member) for member in value]
    if hasattr(value, "__dataclass_fields__"):
        return {name: to_json(getattr(value, name)) for name in value.__dataclass_fields__}
    return value


def outcome_from_json(stored: Mapping[str, Any]) -> Outcome:
    """Read an outcome as ``to_json`` wrote it."""
    return Outcome(
        score=None if stored["score"] is None else Fraction(stored["score"]),
        accepted=stored["accepted"],
        checks=tuple(
            Check(
                name=check["name"],
                verdict=Verdict(check["verdict"]),
                weight=Fraction(check["weight"]),
                earned=Fraction(check["earned"]),
                acceptance=check["acceptance"],
                evidence=tuple(Evidence(**evidence) for evidence in check["evidence"]),
                derived=check.get("derived", False),
            )
            for check in stored["checks"]
        ),
        messages=tuple(stored["messages"]),
    )
