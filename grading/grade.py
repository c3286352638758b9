"""The one way in: a definition and a response to what they are worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from grading import checks, quizzes, rubric
from grading.model import Definition, Outcome, Quiz
from grading.shapes import refuse_misshapen as refuse_misshapen

#: Responses laid out as arrays at a time, so that memory stays flat however many come.
BATCH = 2048


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
    for response in responses:
        refuse_misshapen(definition, response)
    if isinstance(definition, Quiz):
        quizzes.refuse_unusable(definition)
        return [quizzes.judge(definition, response) for response in responses]
    outcomes = []
    for start in range(0, len(responses), BATCH):
        for judged in checks.judge(definition, responses[start : start + BATCH]):
            outcomes.append(rubric.settle(judged, checks.messages(judged)))
    return outcomes
