"""Exercise 3: the diagram, its ends, its steps along the chain and its direct look-backs."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

import numpy as np

from grading.columns import TURNS, Rows, distance_evidence, gather, turns, verdict
from grading.integers import read
from grading.model import Check, Evidence, Exercise, Verdict, weigh
from grading.phrasing import scan
from grading.scans import Place, advice, guard
from grading.text import bare, compact, is_blank

_ENDS, _STEPS, _DIRECT, _WORDS = map(Fraction, (15, 50, 15, 20))
_ONE = "(?:1|一|单|one)"
_LOOK = (
    "(?:直接|直连|回看|连接|连线|直线|弧线|弧|箭头|加权|跳跃|跳|跨|到位|到达|读取|看|取|读|步长|步数|步|次数|次|"
    "条|线|个|回|路径|距离|长度|是|为|[:=]|即可|就到|就够|就行|而已)"
)
_WORD = (
    "(?:time|direct|weighted|single|steps?|look[ -]?backs?|look|read|jump|hop|link|connection|arc|edge|"
    "arrow|path|only|unit)"
)
#: Ways to say "one direct look-back".
_ONE_DIRECT = re.compile(
    rf"(?:只?[要需有是]?|就|仅|共|走)?(?:{_LOOK}{{0,5}}{_ONE}{_LOOK}{{1,6}}|{_LOOK}{{1,5}}{_ONE}|(?:1|一|one))"
    rf"|(?:only |just |exactly )?(?:(?:1|one|a|an) ?{_WORD}(?: {_WORD})*|single(?: {_WORD})+)"
    r"|direct(?:ly)?[ ,:(]*(?:1|one|once)\)?(?: steps?)?|look(?:s|ing)?[ -]?back (?:directly )?once(?: directly)?"
    r"|once(?:,? direct(?:ly)?)?|in one (?:step|go|look|jump|hop)"
)

_AROUND = " \n.。!,;()（）「」\"'"


def judge(exercise: Exercise, responses: Sequence[Mapping[str, Any]]) -> list[tuple[Check, ...]]:
    """Return the checks of each response, in the responses' order."""
    width = max((len(response["rows"]) for response in responses), default=1)
    rows = gather(responses, ("start", "end", "steps"), width)
    last = np.array([[len(response["tokens"])] for response in responses]).reshape(-1, 1)
    found = turns(rows, last, backward=False)
    low, high = np.minimum(rows.first, rows.second), np.maximum(rows.first, rows.second)
    ends = (rows.there & (low == 1) & (high == last)).any(axis=1)
    return [_judge_one(response, rows, at, found[at].tolist(), bool(ends[at])) for at, response in enumerate(responses)]


def _judge_one(response: Mapping[str, Any], rows: Rows, at: int, found: list[int], ends: bool) -> tuple[Check, ...]:
    given = response["rows"]
    share = len(given)
    checks = [weigh("ends", verdict(ends), _ENDS, acceptance=True)]
    texts: dict[Place, str] = {}
    for column, row in enumerate(given):
        number, direct = column + 1, row.get("direct", "")
        texts["rows.steps", number] = row.get("steps", "")
        texts["rows.direct", number] = direct
        steps = _steps(rows, at, column, found[column], _STEPS / share)
        checks += [steps, _direct(direct, number, _DIRECT / share)]
    texts["explanation"] = response.get("explanation", "")
    words = guard("no_state_quality", "state_quality", texts, _WORDS)
    notes = advice(("gpu_shortcut", "priority_claim"), texts)
    return (*checks, _with_notes(words, notes))


def _with_notes(check: Check, notes: list[Evidence]) -> Check:
    return weigh(check.name, check.verdict, check.weight, (*check.evidence, *notes), acceptance=True)


def _steps(rows: Rows, at: int, column: int, turn: int, weight: Fraction) -> Check:
    evidence = [distance_evidence(rows, at, column, turn, "steps")]
    if turn in (1, 2):
        pair = f"{rows.first[at, column]}→{rows.second[at, column]}"
        evidence.insert(0, Evidence(TURNS[turn], "rows", column + 1, read=pair))
    name = f"row_{column + 1}_steps"
    return weigh(name, verdict(turn == 0), weight, tuple(evidence), acceptance=True)


def _direct(typed: str, row: int, weight: Fraction) -> Check:
    """One direct look-back: met if said, not met if another number, else for a person to read."""
    reading = read(typed)
    judged, code = Verdict.REVIEW, "wording_unknown"
    if reading.value is not None:
        judged, code = verdict(reading.value == 1), "read_as"
    elif is_blank(typed) or not bare(typed):
        judged, code = Verdict.NOT_MET, "empty"
    elif says_one_direct(typed):
        judged, code = Verdict.MET, "said_direct"
    elif any(found.label == "use" for found in scan("state_quality", typed)):
        judged, code = Verdict.NOT_MET, "state_quality"
    elif _other_number(typed):
        judged, code = Verdict.NOT_MET, "other_number"
    seen = typed if reading.value is None else reading.value
    evidence = Evidence(code, "rows.direct", row, read=seen, expected=1)
    return weigh(f"row_{row}_direct", judged, weight, (evidence,))


def says_one_direct(typed: str) -> bool:
    """Tell whether the words say one direct look-back, and nothing else."""
    said = compact(typed).text.strip(_AROUND)
    return bool(_ONE_DIRECT.fullmatch(said) or _ONE_DIRECT.fullmatch(said.replace(" ", "")))


def _other_number(typed: str) -> bool:
    """Tell whether a number other than one stands in the words, and no one."""
    numbers = re.findall("[0-9]+|[〇零一二两三四五六七八九十百千]+", compact(typed).text)
    return bool(numbers) and all(number not in ("1", "一") for number in numbers)
