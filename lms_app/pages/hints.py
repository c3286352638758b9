"""Wording that would not be accepted, pointed out before the work is handed in, where the teacher wants that."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from content.bundle import Activity
from grading.model import ExerciseKind
from grading.phrasing import scan
from lms_app.models import Attempt

#: Which family of wording an exercise refuses, and in which of its fields.
_REFUSED: dict[str, tuple[str, tuple[str, ...]]] = {
    ExerciseKind.SERIAL_BILL: ("gpu_shortcut", ("why_serial", "what_changes")),
    ExerciseKind.DISTANCE_DIAGRAM: ("state_quality", ("explanation", "rows.steps", "rows.direct")),
}


@dataclass(frozen=True)
class Mark:
    """A stretch of a text, in code points."""

    start: int
    end: int
    label: str = "use"


@dataclass(frozen=True)
class Hint:
    """A text with the wording in it that would not be accepted; ``cell`` is its field in the form."""

    code: str
    cell: str
    text: str
    marks: tuple[Mark, ...]


def of(attempt: Attempt, activity: Activity) -> list[Hint]:
    """Point out what is used in an attempt's draft; nothing where the placement does not ask for it."""
    refused = _REFUSED.get(activity.kind)
    if refused is None or not attempt.placement.hints:
        return []
    family, fields = refused
    found = []
    for field in fields:
        for cell, text in _texts(field, attempt.responses):
            marks = tuple(Mark(at.start, at.end) for at in scan(family, text) if at.label == "use")
            if marks:
                found.append(Hint(family, cell, text, marks))
    return found


def _texts(field: str, responses: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Give the texts of a field with the ids of their cells."""
    name, _sep, member = field.partition(".")
    if not member:
        return [(name, responses.get(name, ""))]
    return [(f"{name}-{n}-{member}", row.get(member, "")) for n, row in enumerate(responses.get(name, ()), start=1)]
