"""The command line of the core: JSON Lines in, one line out for each, in order."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Mapping
from typing import Any, TextIO

from grading import explanations, integers, phrasing
from grading.grade import grade
from grading.model import ContentFault, Exercise, ExerciseKind, ResponseRefused, shown

_KINDS = dict(enumerate(ExerciseKind, start=1))


def _text(line: Mapping[str, Any], name: str = "text") -> str:
    value = line.get(name)
    if not isinstance(value, str):
        raise ValueError(f"{name}: a string is needed")
    return value


def _integer(line: Mapping[str, Any]) -> dict[str, Any]:
    reading = integers.read(_text(line))
    return {"value": reading.value, "code": reading.code}


def _phrasing(line: Mapping[str, Any]) -> dict[str, Any]:
    found = phrasing.scan(_text(line, "family"), _text(line))
    spans = [{"start": f.start, "end": f.end, "label": str(f.label)} for f in found]
    return {"label": phrasing.gravest(found), "spans": spans}


def _explanation(line: Mapping[str, Any]) -> dict[str, Any]:
    return {"verdict": str(explanations.judge(_text(line, "field"), _text(line)).verdict)}


def _exercise(line: Mapping[str, Any]) -> dict[str, Any]:
    number = line.get("exercise")
    if not isinstance(number, int) or isinstance(number, bool) or number not in _KINDS:
        raise ValueError("exercise: 1, 2 or 3 is needed")
    outcome = grade(Exercise(_KINDS[number]), line.get("response", {}))
    return {
        "score": None if outcome.score is None else shown(outcome.score),
        "accepted": outcome.accepted,
        "checks": {check.name: str(check.verdict) for check in outcome.checks},
        "messages": list(outcome.messages),
    }


COMMANDS: dict[str, Callable[[Mapping[str, Any]], dict[str, Any]]] = {
    "integer": _integer,
    "phrasing": _phrasing,
    "explanation": _explanation,
    "exercise": _exercise,
}


def _answer(command: Callable[[Mapping[str, Any]], dict[str, Any]], raw: str) -> dict[str, Any]:
    try:
        line = json.loads(raw)
        if not isinstance(line, dict):
            raise ValueError("an object is needed")
        return command(line)
    except (ValueError, RecursionError, ResponseRefused, ContentFault) as reason:
        return {"error": str(reason) or type(reason).__name__}


def main(arguments: list[str], source: TextIO, sink: TextIO) -> int:
    """Run one command over the lines of ``source``."""
    if len(arguments) != 1 or arguments[0] not in COMMANDS:
        print(f"usage: python -m grading {{{','.join(COMMANDS)}}} < lines.jsonl", file=sys.stderr)
        return 2
    for raw in source:
        # A byte-order mark may stand before the first line.
        answer = _answer(COMMANDS[arguments[0]], raw.removeprefix("\ufeff"))
        sink.write(json.dumps(answer, ensure_ascii=True) + "\n")
    return 0


if __name__ == "__main__":
    sys.stdin.reconfigure(encoding="utf-8", errors="surrogateescape", newline="\n")  # type: ignore[union-attr]
    try:
        status = main(sys.argv[1:], sys.stdin, sys.stdout)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read has enough; nothing is left to be written at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 0
    sys.exit(status)
