"""Responses to verdicts, and which of the evidence is told as a message."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from grading import distance_diagram, look_backs, serial_bill
from grading.model import DEFAULTS as DEFAULTS
from grading.model import Check, Exercise, ExerciseKind, Verdict

_JUDGES = {
    ExerciseKind.LOOK_BACKS: look_backs.judge,
    ExerciseKind.SERIAL_BILL: serial_bill.judge,
    ExerciseKind.DISTANCE_DIAGRAM: distance_diagram.judge,
}
#: Evidence that says what was seen; the result page shows it, the list of messages does not.
QUIET = frozenset(
    (
        *("read_as", "other_number", "blank_token", "token_count", "row_missing", "far_needed"),
        *("nothing_written", "said_direct", "wording_unknown", "too_short", "repeated"),
        *("copied_question", "gibberish", "does_not_know", "hardware_only", "other_topic"),
        *("said_dependence", "said_order", "said_wider", "not_recognised", "same_count_only"),
        "speed_only",
    )
)


def judge(exercise: Exercise, responses: Sequence[Mapping[str, Any]]) -> list[tuple[Check, ...]]:
    """Return the checks of each response of an exercise."""
    return _JUDGES[exercise.kind](exercise, responses)


def messages(checks: Sequence[Check]) -> tuple[str, ...]:
    """Return the codes that the learner is told, each once, in the order of the checks."""
    codes = [
        evidence.code
        for check in checks
        for evidence in check.evidence
        if evidence.code not in QUIET
        and (check.verdict is Verdict.NOT_MET or evidence.code.startswith("advice_"))
        and (evidence.label in ("", "use"))
        and not (check.name.endswith("_direct") and evidence.code != "state_quality")
    ]
    return tuple(dict.fromkeys(codes))
