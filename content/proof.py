"""Reference responses, graded while loading: what the author calls right must earn everything."""

from __future__ import annotations

from collections.abc import Iterator

from content.languages import LANGUAGES
from content.rules import Complaint
from content.schema import Responses
from grading.grade import grade
from grading.model import Definition, ResponseRefused


def of_response(definition: Definition, response: Responses) -> Iterator[Complaint]:
    """Grade the reference response in every language."""
    for language, given in zip(LANGUAGES, (response.zh_hans, response.en), strict=True):
        path = ("response", language)
        try:
            outcome = grade(definition, given)
        except ResponseRefused as exc:
            yield path, f"the response has the wrong shape: {exc}"
            continue
        # In review is no fault: a rule that grows more careful must not make old content unreadable.
        if outcome.is_final and outcome.score != 100:
            short = [check.name for check in outcome.checks if check.earned != check.weight]
            yield path, f"the response does not earn everything: {', '.join(short)}"
