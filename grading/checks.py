"""Responses to checks, by the kind of the exercise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from grading import distance_diagram, look_backs, serial_bill
from grading.model import DEFAULTS as DEFAULTS
from grading.model import Exercise, ExerciseKind
from grading.parts import Part

_JUDGES = {
    ExerciseKind.LOOK_BACKS: look_backs.judge,
    ExerciseKind.SERIAL_BILL: serial_bill.judge,
    ExerciseKind.DISTANCE_DIAGRAM: distance_diagram.judge,
}


def judge(exercise: Exercise, responses: Sequence[Mapping[str, Any]]) -> list[tuple[Part, ...]]:
    """Return the checks of each response of an exercise, in parts."""
    return _JUDGES[exercise.kind](exercise, responses)
