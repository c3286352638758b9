"""What the grading core does in a second on one core, what a long text takes, and that memory stays flat."""

from __future__ import annotations

import gc
import json
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import psutil

from content import loader
from grading.grade import grade, grade_each, grade_many
from grading.model import Definition, Exercise, ExerciseKind
from grading.phrasing import FAMILIES
from grading.regrade import compare
from grading.text import compact

CORPORA = Path(__file__).resolve().parents[1] / "tests" / "corpora"
Response = dict[str, Any]
#: The best of so many: another program on the machine makes a run slower, never faster.
ROUNDS = 5
LONG = 20_000
MANY = 1_000_000


def measure() -> list[Response]:
    """Grade made-up classes and the labelled submissions; times are processor time, the best of five."""
    chance = random.Random(7)  # noqa: S311 - made-up answers, no secrets
    diagram, bill = Exercise(ExerciseKind.DISTANCE_DIAGRAM), Exercise(ExerciseKind.SERIAL_BILL)
    look_backs = Exercise(ExerciseKind.LOOK_BACKS)
    drawings = [_drawing(chance, 1) for _ in range(20_000)]
    bills = [_bill(chance) for _ in range(2000)]
    return [
        _per_second("exercise 3, one row, no free text", diagram, drawings),
        _per_second("exercise 3, three rows, no free text", diagram, [_drawing(chance, 3) for _ in range(10_000)]),
        _per_second("exercise 1", look_backs, [_looked(chance) for _ in range(10_000)]),
        _per_second("exercise 2, two sentences of 60 characters", bill, bills),
        *_of_the_corpus(),
        *_long_texts(chance),
        _regrade(chance),
        _memory("exercise 3", diagram, drawings, MANY),
        _memory("exercise 2", bill, bills, MANY // 25),
    ]


def _row(what: str, count: int, found: str, unit: str) -> Response:
    return {"what": what, "of": count, "found": found, "unit": unit}


def _best(act: Callable[[], Any]) -> float:
    taken = []
    for _ in range(ROUNDS):
        began = time.process_time()
        act()
        taken.append(time.process_time() - began)
    return min(taken)


def _per_second(what: str, definition: Definition, responses: list[Response]) -> Response:
    best = _best(lambda: grade_many(definition, responses))
    return _row(what, len(responses), f"{len(responses) / best:.0f}", "responses/s")


def _of_the_corpus() -> Iterator[Response]:
    """Grade the labelled submissions over and over, and each alone."""
    lesson = next(iter(loader.bundles()))
    for key, responses in (("quiz", _quiz(2000)), *((f"exercise-{n}", _submissions(n)) for n in (1, 2, 3))):
        definition = lesson.activity(key).definition
        yield _per_second(f"{key}, labelled answers", definition, list(islice(cycle(responses), 2000)))
        some = list(islice(cycle(responses), 200))
        best = _best(lambda definition=definition, some=some: [grade(definition, one) for one in some])  # type: ignore[misc]
        yield _row(f"{key}, one by one", len(some), f"{len(some) / best:.0f}", "responses/s")


def _long_texts(chance: random.Random) -> Iterator[Response]:
    plain = "链上一共走八步，直接回看一次，误差沿链往回乘八次同样的权重。" * 900
    labelled = [row["text"] for row in _lines("phrasing")]
    uses = [row["text"] for row in _lines("phrasing") if row["label"] == "use"]
    texts = {
        "plain": plain,
        "labelled sentences": "。".join(chance.choice(labelled) for _ in range(2000)),
        "a use in every sentence": "。".join(chance.choice(uses) for _ in range(2000)),
        "nothing but two-word uses": "记性差，GPU快，首创，" * 2500,
    }
    for family, scanner in FAMILIES.items():
        for name, text in texts.items():
            best = _best(lambda scanner=scanner, text=text: scanner.scan(compact(text[:LONG])))  # type: ignore[misc]
            yield _row(f"{family}, {name}", LONG, f"{1000 * best:.1f}", "ms/text")


def _regrade(chance: random.Random) -> Response:
    lesson = next(iter(loader.bundles()))
    quiz = lesson.activity("quiz").definition
    one = next(item for item in quiz.items if item.options)
    other = replace(one, key=(next(option for option in one.options if option not in one.key),))
    new = replace(quiz, items=tuple(other if item is one else item for item in quiz.items))
    stored = list(enumerate(chance.choices(_quiz(400), k=100_000)))
    began = time.process_time()
    found = compare(quiz, new, stored)
    taken = time.process_time() - began
    return _row(f"regrade of quiz attempts, {len(found.changes)} change", len(stored), f"{taken:.2f}", "s")


def _memory(what: str, definition: Definition, responses: list[Response], count: int) -> Response:
    """Grade as responses come, and tell how much memory grew after the first tenth."""
    process = psutil.Process()
    settled = 0
    for at, _ in enumerate(grade_each(definition, islice(cycle(responses), count))):
        if at == count // 10:
            gc.collect()
            settled = process.memory_info().rss
    gc.collect()
    return _row(f"memory, {what}: growth", count, f"{(process.memory_info().rss - settled) / 2**20:.1f}", "MiB")


def _drawing(chance: random.Random, rows: int) -> Response:
    """Draw as a class does: mostly right, some counted both ends or only between."""
    last = chance.randint(4, 20)
    drawn = []
    for row in range(rows):
        start, end = (1, last) if row == 0 else (chance.randint(1, last), chance.randint(1, last))
        steps = abs(start - end) + chance.choice((0, 0, 0, 0, 1, -1, 3))
        typed = chance.choice(("1", "1", "一步", "2", "一次直连回看"))
        drawn.append({"start": start, "end": end, "steps": str(steps), "direct": typed})
    return {"tokens": [f"词{chance.randint(0, 999)}" for _ in range(last)], "rows": drawn, "explanation": ""}


def _looked(chance: random.Random) -> Response:
    rows = []
    for _ in range(4):
        start = chance.randint(2, 12)
        end = chance.randint(1, start - 1)
        rows.append({"from": start, "to": end, "distance": str(start - end + chance.choice((0, 0, 0, 1)))})
    return {"tokens": [f"词{chance.randint(0, 9999)}" for _ in range(12)], "rows": rows}


def _bill(chance: random.Random) -> Response:
    said = [row["text"] for row in _lines("explanations")]
    numbers = {name: chance.choice(("50", "50", "800", "49")) for name in ("units", "batch_steps")}
    sentences = {name: "，".join(chance.sample(said, 6))[:60] for name in ("why_serial", "what_changes")}
    return {**numbers, **sentences}


def _quiz(count: int) -> list[Response]:
    from tests.flow import answers

    return [answers.quiz(right=at % 4) for at in range(count)]


def _submissions(exercise: int) -> list[Response]:
    return [row["response"] for row in _lines("submissions") if row["exercise"] == exercise]


_READ: dict[str, list[Response]] = {}


def _lines(name: str) -> list[Response]:
    if name not in _READ:
        text = (CORPORA / f"{name}.jsonl").read_text(encoding="utf-8")
        _READ[name] = [json.loads(line) for line in text.split("\n") if line]
    return _READ[name]
