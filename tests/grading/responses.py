"""Right responses to build on: a test changes one thing and sees one thing change."""

import copy

from grading.model import Exercise, ExerciseKind

LOOK_BACKS = Exercise(ExerciseKind.LOOK_BACKS)
SERIAL_BILL = Exercise(ExerciseKind.SERIAL_BILL)
DIAGRAM = Exercise(ExerciseKind.DISTANCE_DIAGRAM)

_LOOKED = {
    "tokens": [f"词{at}" for at in range(1, 13)],
    "rows": [
        {"from": 12, "to": 1, "distance": "11"},
        {"from": 9, "to": 3, "distance": "6"},
        {"from": 7, "to": 5, "distance": "2"},
        {"from": 4, "to": 3, "distance": "1"},
    ],
}
_BILL = {
    "units": "50",
    "batch_steps": "50",
    "why_serial": "后一步要用前一步的输出",
    "what_changes": "每一步同时处理 16 条",
}
_DRAWN = {
    "tokens": ["那些", "孩子", "在", "河边", "玩得", "浑身是泥"],
    "rows": [{"start": 1, "end": 6, "steps": "5", "direct": "1"}],
    "explanation": "两端要一致，链上走五步。",
}


def changed(right, path, value):
    """Return a copy with the member at ``path`` set."""
    response = copy.deepcopy(right)
    *parents, last = path
    place = response
    for step in parents:
        place = place[step]
    place[last] = value
    return response


def looked(*path, value=None):
    return changed(_LOOKED, path, value) if path else copy.deepcopy(_LOOKED)


def bill(**members):
    return {**_BILL, **members}


def drawn(*path, value=None):
    return changed(_DRAWN, path, value) if path else copy.deepcopy(_DRAWN)


def verdicts(outcome):
    return {check.name: str(check.verdict) for check in outcome.checks}
