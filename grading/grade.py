"""The one way in: a definition and a response to what they are worth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from grading import checks, parts, quizzes
from grading.model import Definition, Exercise, ExerciseKind, Outcome, Quiz
from grading.shapes import refuse_misshapen as refuse_misshapen

#: Responses, and characters of their sentences, laid out together: memory stays flat however many come.
BATCH = 2048
BATCH_CHARACTERS = 30_000
_SENTENCES = {
    ExerciseKind.LOOK_BACKS: (),
    ExerciseKind.SERIAL_BILL: ("why_serial", "what_changes"),
    ExerciseKind.DISTANCE_DIAGRAM: ("explanation",),
}


def grade(definition: Definition, response: Mapping[str, Any]) -> Outcome:
    """Grade one response.

    Parameters
    ----------
    definition : Quiz or Exercise
        What was asked.
    response : mapping
        What was handed in, as JSON values.

    Returns
    -------
    Outcome
        Final, or pending while a check in review could change it.

    Raises
    ------
    ResponseRefused
        If the response has the wrong shape.
    ContentFault
        If the definition cannot be graded.
    """
    return grade_many(definition, [response])[0]


def grade_many(definition: Definition, responses: Sequence[Mapping[str, Any]]) -> list[Outcome]:
    """Grade many responses; each outcome is what ``grade`` gives for that response alone."""
    return list(grade_each(definition, responses))


def grade_each(definition: Definition, responses: Iterable[Mapping[str, Any]]) -> Iterator[Outcome]:
    """Grade responses as they come, some at a time; what was graded is not kept.

    Raises
    ------
    ResponseRefused
        When a response of the wrong shape comes; those of its batch are not graded.
    """
    if isinstance(definition, Quiz):
        judge = quizzes.judge_of(definition)
        for response in responses:
            refuse_misshapen(definition, response)
            yield judge(response)
        return
    # No two sentences are alike: their outcomes are not worth keeping.
    settle = parts.settle if definition.kind is ExerciseKind.SERIAL_BILL else parts.settle_shared
    for batch in _batches(definition, responses):
        yield from map(settle, checks.judge(definition, batch))


def _batches(exercise: Exercise, responses: Iterable[Mapping[str, Any]]) -> Iterator[list[Mapping[str, Any]]]:
    """Gather responses of the right shape; a batch is full by their number or by what is written in them."""
    batch: list[Mapping[str, Any]] = []
    characters, sentences = 0, _SENTENCES[exercise.kind]
    for response in responses:
        refuse_misshapen(exercise, response)
        batch.append(response)
        for name in sentences:
            characters += len(response.get(name, ""))
        if len(batch) == BATCH or characters > BATCH_CHARACTERS:
            yield batch
            batch, characters = [], 0
    if batch:
        yield batch
