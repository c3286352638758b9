"""How many responses the grading core judges in a second, one at a time and many at once."""

from __future__ import annotations

import json
import time
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from content import loader
from grading.grade import grade, grade_many

CORPUS = Path(__file__).resolve().parents[1] / "tests" / "corpora" / "submissions.jsonl"
MANY = 2000
ONE_BY_ONE = 300


def measure() -> list[dict[str, Any]]:
    """Grade the labelled submissions of each exercise, and quiz responses, over and over."""
    lesson = next(iter(loader.bundles()))
    rows = []
    for key, responses in (("quiz", _quiz_responses()), *((f"exercise-{n}", _submissions(n)) for n in (1, 2, 3))):
        definition = lesson.activity(key).definition
        many = list(islice(cycle(responses), MANY))
        began = time.perf_counter()
        grade_many(definition, many)
        batch = time.perf_counter() - began
        began = time.perf_counter()
        for response in many[:ONE_BY_ONE]:
            grade(definition, response)
        single = time.perf_counter() - began
        rows.append(
            {
                "what": key,
                "responses": len(responses),
                "many at once, per s": round(MANY / batch),
                "one by one, per s": round(ONE_BY_ONE / single),
            }
        )
    return rows


def _submissions(exercise: int) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in CORPUS.read_text(encoding="utf-8").split("\n") if line]
    return [line["response"] for line in lines if line["exercise"] == exercise]


def _quiz_responses() -> list[dict[str, Any]]:
    from tests.flow import answers

    return [answers.quiz(right=right) for right in range(4)]
