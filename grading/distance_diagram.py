"""Exercise 3: the diagram, its ends, its steps along the chain and its direct look-backs."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from grading.columns import TURNS, Rows, distance_evidence, gather, misplaced, turns, verdict
from grading.integers import read
from grading.model import Check, Evidence, Exercise, Verdict, parameters_of, weigh
from grading.parts import Part, part
from grading.phrasing import scan
from grading.scans import Place, Scans, advice, guard
from grading.text import bare, compact, is_blank

_ENDS, _STEPS, _DIRECT, _WORDS = map(Fraction, (15, 50, 15, 20))
_BLOCKING, _ADVISING = "state_quality", ("gpu_shortcut", "priority_claim")
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

_NUMBER = (
    "[+-]?[0-9]+(?:[./][0-9]+)?|[〇零一二两三四五六七八九十百千]+|zero|one|two|three|four|five|six|seven|eight|nine|ten"
)
#: A count of steps or looks, and nothing else.
_COUNTED = re.compile(rf"(?:只?[要需有是]?|就|仅|共|走)?({_NUMBER})(?: ?(?:个|{_LOOK}|{_WORD}))*", re.ASCII)
_AROUND = " \n.。!,;()（）「」\"'"


#: A cell that holds nothing to read, words that no family knows, or a phrase to be looked at.
_BLANK, _PLAIN, _PHRASED = range(3)


def judge(exercise: Exercise, responses: Sequence[Mapping[str, Any]]) -> list[tuple[Part, ...]]:
    """Return the checks of each response, in parts, in the responses' order."""
    parameters_of(exercise)
    rows = gather(responses, ("start", "end", "steps"))
    last = np.repeat(np.array([len(response["tokens"]) for response in responses]), rows.counts)
    found = turns(rows, last, backward=False)
    low, high = np.minimum(rows.first, rows.second), np.maximum(rows.first, rows.second)
    ends = rows.any_of((low == 1) & (high == last))
    directs = [row.get("direct", "") for response in responses for row in response["rows"]]
    parts = _row_parts(rows, found, directs)
    scans = Scans(_BLOCKING, _ADVISING, [text for response in responses if (text := response.get("explanation", ""))])
    judged, start = [], 0
    for at, (response, count) in enumerate(zip(responses, rows.counts.tolist(), strict=True)):
        stop = start + count
        words = _words(rows.typed[start:stop], directs[start:stop], response.get("explanation", ""), scans)
        judged.append((_ends(ends[at]), *parts[start:stop], words))
        start = stop
    return judged


def _row_parts(rows: Rows, found: NDArray[np.int8], directs: list[str]) -> list[Part]:
    """Return each row's checks: its steps along the chain, and its direct look-back."""
    numbers, counts = rows.numbers.tolist(), np.repeat(rows.counts, rows.counts).tolist()
    where = misplaced(rows, found)
    return list(map(_row, numbers, counts, found.tolist(), rows.typed, directs, rows.distance.tolist(), where))


@lru_cache(maxsize=2)
def _ends(joined: bool) -> Part:
    return part(weigh("ends", verdict(joined), _ENDS, acceptance=True))


@lru_cache(maxsize=8192)
def _row(number: int, count: int, turn: int, typed: str, direct: str, distance: int, where: str) -> Part:
    evidence = [distance_evidence("steps", number, turn, typed, distance)]
    if where:
        evidence.insert(0, Evidence(TURNS[turn], "rows", number, read=where))
    steps = weigh(f"row_{number}_steps", verdict(turn == 0), _STEPS / count, tuple(evidence), acceptance=True)
    return part(steps, _direct(direct, number, _DIRECT / count))


def _words(steps: Sequence[str], directs: Sequence[str], explanation: str, scans: Scans) -> Part:
    """Return the check of what was written, with notes; most responses hold nothing but plain cells."""
    most = max(max(map(_cell, steps)), max(map(_cell, directs)))
    if most < _PHRASED and not explanation:
        return _plain_words(most == _PLAIN)
    texts: dict[Place, str] = {}
    for number, (typed, direct) in enumerate(zip(steps, directs, strict=True), start=1):
        texts["rows.steps", number] = typed
        texts["rows.direct", number] = direct
    texts["explanation"] = explanation
    words = guard("no_state_quality", _BLOCKING, texts, _WORDS, scans)
    notes = advice(_ADVISING, texts, scans)
    if words.verdict is Verdict.MET and not words.evidence and not notes:
        return _plain_words(True)
    return part(replace(words, evidence=(*words.evidence, *notes)))


@lru_cache(maxsize=8192)
def _cell(text: str) -> int:
    if any(scan(family, text) for family in (_BLOCKING, *_ADVISING)):
        return _PHRASED
    return _PLAIN if bare(text) else _BLANK


@lru_cache(maxsize=2)
def _plain_words(written: bool) -> Part:
    texts: dict[Place, str] = {"rows.steps": "1" if written else ""}
    return part(guard("no_state_quality", _BLOCKING, texts, _WORDS, Scans(_BLOCKING, _ADVISING, ())))


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
    """Tell whether the words say a number other than one, and nothing else: 两次直连, two direct look-backs."""
    said = _COUNTED.fullmatch(compact(typed).text.strip(_AROUND))
    return said is not None and said[1] not in ("1", "一", "one")
