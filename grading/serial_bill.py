"""Exercise 2: two numbers and two sentences about steps that cannot be cut."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from grading import explanations
from grading.columns import verdict
from grading.explanations import Judgement, Matter
from grading.integers import read
from grading.model import Check, Evidence, Exercise, parameters_of, weigh
from grading.rubric import any_of
from grading.scans import Place, advice, guard
from grading.text import fold

SENTENCES = ("why_serial", "what_changes")
_NUMBER, _SENTENCE, _SHORTCUT, _NONE = map(Fraction, (25, 20, 10, 0))
_QUOTIENT = re.compile(r"(\d{1,6}) *[/÷] *(\d{1,6})|(\d{1,6}\.\d{1,6})", re.ASCII)
#: Why a sentence counts as not written: the check ``present`` fails.
_ABSENT = ("empty", "too_short", "repeated", "copied_question")


def judge(exercise: Exercise, responses: Sequence[Mapping[str, Any]]) -> list[tuple[Check, ...]]:
    """Return the checks of each response, in the responses' order."""
    given = parameters_of(exercise)
    matter = Matter(given["length"], given["batch"])
    return [_judge_one(matter, response) for response in responses]


def _judge_one(matter: Matter, response: Mapping[str, Any]) -> tuple[Check, ...]:
    texts: dict[Place, str] = {name: response.get(name, "") for name in SENTENCES}
    said = {name: explanations.judge(name, str(texts[name]), matter) for name in SENTENCES}
    numbers = [_number(name, response.get(name, ""), matter) for name in ("units", "batch_steps")]
    sentences = [_sentence(name, said[name]) for name in SENTENCES]
    absent = [Evidence(judged.code, name) for name, judged in said.items() if judged.code in _ABSENT]
    opposite = [_span(name, said[name]) for name in SENTENCES if said[name].is_opposite]
    present = (*absent, *advice(("state_quality", "priority_claim"), texts))
    return (
        numbers[0],
        numbers[1],
        *sentences,
        guard("no_gpu_shortcut", "gpu_shortcut", texts, _SHORTCUT),
        weigh("present", verdict(not absent), _NONE, present, acceptance=True),
        weigh("no_opposite", verdict(not opposite), _NONE, tuple(opposite), acceptance=True),
        weigh(
            "explained",
            any_of(tuple(check.verdict for check in sentences)),
            _NONE,
            acceptance=True,
            derived=True,
        ),
    )


def _span(name: str, judged: Judgement) -> Evidence:
    return Evidence(judged.code, name, start=judged.start, end=judged.end)


def _sentence(name: str, judged: Judgement) -> Check:
    return weigh(name, judged.verdict, _SENTENCE, (_span(name, judged),))


def _number(name: str, typed: str, matter: Matter) -> Check:
    """Both tasks have the same answer: a batch adds no step and removes none."""
    reading = read(typed)
    if reading.value == matter.length:
        code = "read_as"
    else:
        code = _wrong_turn(typed, reading.value, matter) or reading.code or "other_number"
    seen = typed if reading.value is None else reading.value
    evidence = Evidence(code, name, read=seen, expected=matter.length)
    return weigh(name, verdict(code == "read_as"), _NUMBER, (evidence,), acceptance=True)


def _wrong_turn(typed: str, value: int | None, matter: Matter) -> str | None:
    """Name the known slip that leads to the number typed, whole or not."""
    number = Fraction(value) if value is not None else _fraction(typed)
    length, batch = matter.length, matter.batch
    share = Fraction(length, batch)
    slips = (
        ("counted_gaps", {length - 1}),
        ("multiplied_by_batch", {length * batch}),
        ("divided_by_batch", {share, Fraction(length // batch), Fraction(-(-length // batch))}),
        ("answered_batch_size", {batch}),
        ("added_batch", {length + batch}),
    )
    return next((code for code, numbers in slips if number in numbers), None)


def _fraction(typed: str) -> Fraction | None:
    found = _QUOTIENT.search(fold(typed))
    if not found:
        return None
    above, below, decimal = found.groups()
    if decimal:
        return Fraction(decimal)
    return Fraction(int(above), int(below)) if int(below) else None
