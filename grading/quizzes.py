"""Grade a quiz: items of equal weight, exact fractions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache, partial
from itertools import chain
from typing import Any

from grading.integers import read
from grading.model import (
    Check,
    ContentFault,
    Evidence,
    Item,
    ItemType,
    Outcome,
    Quiz,
    Verdict,
)
from grading.parts import GRAINS, Part, part
from grading.text import is_blank

_FULL = Fraction(100)
#: What is said beside the item, not in the list of messages.
_PLAIN = ("right", "wrong", "partly_right", "unanswered")


def judge_of(quiz: Quiz) -> Callable[[Mapping[str, Any]], Outcome]:
    """Return what grades responses to a quiz: score = 100 x points / items, exact.

    What an item's answer is worth is found out once for each different answer.

    Raises
    ------
    ContentFault
        Where no response could be graded fairly.
    """
    refuse_unusable(quiz)
    weight = _FULL / len(quiz.items)
    judges = [(item.name, lru_cache(maxsize=1024)(partial(_part, item, weight))) for item in quiz.items]
    settle = lru_cache(maxsize=4096)(partial(_settled, quiz.pass_mark))

    def judge(response: Mapping[str, Any]) -> Outcome:
        answers = response.get("items", {})
        return settle(tuple([judge_item(_kept(answers.get(name))) for name, judge_item in judges]))

    return judge


def _kept(answer: Any) -> Any:
    """Turn an answer into what a table can be asked for."""
    return tuple(answer) if isinstance(answer, list) else answer


def _settled(pass_mark: Fraction, parts: tuple[Part, ...]) -> Outcome:
    score = Fraction(sum(part.grains for part in parts)) / GRAINS
    told = tuple(dict.fromkeys(chain.from_iterable(part.told for part in parts)))
    return Outcome(score, score >= pass_mark, tuple(part.checks[0] for part in parts), told)


def _part(item: Item, weight: Fraction, answer: Any) -> Part:
    share, evidence = _JUDGES[item.type](item, answer)
    verdict = Verdict.MET if share == 1 else Verdict.NOT_MET
    made = part(Check(item.name, verdict, weight, share * weight, evidence=(evidence,)))
    return replace(made, told=() if evidence.code in _PLAIN else (evidence.code,))


def refuse_unusable(quiz: Quiz) -> None:
    """Raise the author's fault where no response could be graded fairly."""
    names = [item.name for item in quiz.items]
    if not names or len(set(names)) != len(names):
        raise ContentFault("a quiz needs items, each with a name of its own")
    for item in quiz.items:
        if item.type is ItemType.NUMBER:
            if item.number is None:
                raise ContentFault(f"{item.name}: a number item needs its number")
        elif not item.key or not set(item.key) <= set(item.options):
            raise ContentFault(f"{item.name}: the key must name options")
        elif item.type is ItemType.SINGLE and len(item.key) != 1:
            raise ContentFault(f"{item.name}: a single item has one right option")


def _judged(share: Fraction, read_as: int | str, expected: int | str) -> tuple[Fraction, Evidence]:
    code = "right" if share == 1 else "partly_right" if share else "wrong"
    return share, Evidence(code, read=read_as, expected=expected)


def _unanswered(expected: int | str | None) -> tuple[Fraction, Evidence]:
    return Fraction(0), Evidence("unanswered", expected=expected)


def _judge_single(item: Item, answer: Any) -> tuple[Fraction, Evidence]:
    if not answer:
        return _unanswered(item.key[0])
    return _judged(Fraction(answer == item.key[0]), answer, item.key[0])


def _judge_multiple(item: Item, answer: Any) -> tuple[Fraction, Evidence]:
    ticked, key = set(answer or ()), set(item.key)
    expected = " ".join(option for option in item.options if option in key)
    if not ticked:
        return _unanswered(expected)
    if item.partial:
        share = max(Fraction(0), Fraction(len(ticked & key) - len(ticked - key), len(key)))
    else:
        share = Fraction(ticked == key)
    return _judged(share, " ".join(option for option in item.options if option in ticked), expected)


def _judge_number(item: Item, answer: Any) -> tuple[Fraction, Evidence]:
    if answer is None or is_blank(answer):
        return _unanswered(item.number)
    reading = read(answer)
    if reading.value is None:
        return Fraction(0), Evidence(str(reading.code), read=answer, expected=item.number)
    return _judged(Fraction(reading.value == item.number), reading.value, item.number or 0)


_JUDGES = {
    ItemType.SINGLE: _judge_single,
    ItemType.MULTIPLE: _judge_multiple,
    ItemType.NUMBER: _judge_number,
}
