"""Exercise 2: two numbers and two sentences about steps that cannot be cut."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any

from grading import explanations
from grading.columns import verdict
from grading.explanations import Judgement, Matter
from grading.integers import read
from grading.model import Evidence, Exercise, Verdict, parameters_of, weigh
from grading.parts import Part, part
from grading.rubric import any_of
from grading.scans import Place, Scans, advice, guard
from grading.text import fold

SENTENCES = ("why_serial", "what_changes")
_BLOCKING, _ADVISING = "gpu_shortcut", ("state_quality", "priority_claim")
_NUMBER, _SENTENCE, _SHORTCUT, _NONE = map(Fraction, (25, 20, 10, 0))
_QUOTIENT = re.compile(r"(\d{1,6}) *[/÷] *(\d{1,6})|(\d{1,6}\.\d{1,6})", re.ASCII)
#: Why a sentence counts as not written: the check ``present`` fails.
_ABSENT = ("empty", "too_short", "repeated", "copied_question")


def judge(exercise: Exercise, responses: Sequence[Mapping[str, Any]]) -> list[tuple[Part, ...]]:
    """Return the checks of each response, in parts, in the responses' order."""
    given = parameters_of(exercise)
    matter = Matter(given["length"], given["batch"])
    scans = Scans(_BLOCKING, _ADVISING, (response.get(name, "") for response in responses for name in SENTENCES))
    said = {name: _judged(name, responses, matter, scans) for name in SENTENCES}
    return [_judge_one(matter, response, said, scans) for response in responses]


def _judged(name: str, responses: Sequence[Mapping[str, Any]], matter: Matter, scans: Scans) -> dict[str, Judgement]:
    """Judge each different sentence once."""
    texts = list(dict.fromkeys(response.get(name, "") for response in responses))
    judged = explanations.judge_many(name, texts, [scans.folded[text] for text in texts], matter)
    return dict(zip(texts, judged, strict=True))


def _judge_one(
    matter: Matter, response: Mapping[str, Any], judged: Mapping[str, Mapping[str, Judgement]], scans: Scans
) -> tuple[Part, ...]:
    texts: dict[Place, str] = {name: response.get(name, "") for name in SENTENCES}
    said = [(name, judged[name][response.get(name, "")]) for name in SENTENCES]
    why, what = (_sentence(*pair) for pair in said)
    return (
        *(_number(name, response.get(name, ""), matter) for name in ("units", "batch_steps")),
        why,
        what,
        _shortcut(texts, scans),
        _present([Evidence(one.code, name) for name, one in said if one.code in _ABSENT], texts, scans),
        _opposite(tuple(_span(*pair) for pair in said if pair[1].is_opposite)),
        _explained(any_of((said[0][1].verdict, said[1][1].verdict))),
    )


def _sentence(name: str, judged: Judgement) -> Part:
    """Judge one sentence: what it counts for is alike for all that are judged alike."""
    like = _judged_alike(name, judged.verdict, judged.code)
    check = weigh(name, judged.verdict, _SENTENCE, (_span(name, judged),))
    return Part((check,), like.grains, like.refuses, like.is_open, like.told)


@lru_cache(maxsize=64)
def _judged_alike(name: str, found: Verdict, code: str) -> Part:
    return part(weigh(name, found, _SENTENCE, (Evidence(code, name),)))


def _shortcut(texts: Mapping[Place, str], scans: Scans) -> Part:
    check = guard("no_gpu_shortcut", _BLOCKING, texts, _SHORTCUT, scans)
    return part(check) if check.evidence else _no_shortcut()


@lru_cache(maxsize=1)
def _no_shortcut() -> Part:
    return part(weigh("no_gpu_shortcut", Verdict.MET, _SHORTCUT, acceptance=True))


def _present(absent: list[Evidence], texts: Mapping[Place, str], scans: Scans) -> Part:
    """Return whether both sentences were written, with notes on their wording."""
    seen = (*absent, *advice(_ADVISING, texts, scans))
    return _told("present", not absent, seen) if seen else _sound("present")


def _opposite(seen: tuple[Evidence, ...]) -> Part:
    return _told("no_opposite", False, seen) if seen else _sound("no_opposite")


@lru_cache(maxsize=2)
def _sound(name: str) -> Part:
    return _told(name, True, ())


def _told(name: str, holds: bool, seen: tuple[Evidence, ...]) -> Part:
    return part(weigh(name, verdict(holds), _NONE, seen, acceptance=True))


@lru_cache(maxsize=3)
def _explained(found: Verdict) -> Part:
    return part(weigh("explained", found, _NONE, acceptance=True, derived=True))


def _span(name: str, judged: Judgement) -> Evidence:
    return Evidence(judged.code, name, start=judged.start, end=judged.end)


@lru_cache(maxsize=4096)
def _number(name: str, typed: str, matter: Matter) -> Part:
    """Both tasks have the same answer: a batch adds no step and removes none."""
    reading = read(typed)
    if reading.value == matter.length:
        code = "read_as"
    else:
        code = _wrong_turn(typed, reading.value, matter) or reading.code or "other_number"
    seen = typed if reading.value is None else reading.value
    evidence = Evidence(code, name, read=seen, expected=matter.length)
    return part(weigh(name, verdict(code == "read_as"), _NUMBER, (evidence,), acceptance=True))


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
