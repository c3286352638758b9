"""What the screens of all exercises share; each adds its form."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from django.http import QueryDict

from content.bundle import Activity
from grading.model import ExerciseKind
from lms_app.models import Attempt
from lms_app.pages import sheets
from lms_app.pages.screens import Error, cells, judged
from lms_app.pages.sheets import Sheet
from lms_app.results import ResultView


@dataclass(frozen=True)
class Answered:
    """A reference answer with the words that asked for it."""

    label: str
    text: str


class ExerciseScreen(ABC):
    """An exercise: cells as typed in, lines of judgement out."""

    FORM: str
    RESULT = "exercise_result.html"

    def stored(self, activity: Activity, responses: Mapping[str, Any], /) -> Sheet:
        """Write stored responses into the form."""
        return sheets.stored(activity, responses)

    def typed(self, activity: Activity, posted: QueryDict, /) -> Sheet:
        """Take the form as it was posted."""
        return sheets.typed(activity, {name: str(posted[name]) for name in posted})

    def edited(self, sheet: Sheet, do: str, /) -> Sheet | None:
        """Add or drop a row, where the kind lets the learner choose how many."""
        return None

    def draft(self, sheet: Sheet, /) -> dict[str, Any]:
        """Give the responses as far as they are written."""
        return sheet.draft()

    def complete(self, sheet: Sheet, /) -> dict[str, Any]:
        """Give the responses to be handed in."""
        return sheet.complete()

    def errors(self, sheet: Sheet, refused: Mapping[str, list[str]], language: str, /) -> list[Error]:
        """Say what keeps the sheet from being handed in."""
        return cells.errors(sheet, refused, language)

    def form(self, sheet: Sheet, activity: Activity, language: str, /) -> dict[str, Any]:
        """Give the cells with what is typed in them, and the words that ask for them."""
        ask = cells.asked(activity, language)
        return {"ask": ask, **self.cells(sheet, ask)}

    @abstractmethod
    def cells(self, sheet: Sheet, ask: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
        """Give the cells of this kind's form; ``ask`` holds the words that ask for each."""

    def result(self, attempt: Attempt, activity: Activity, outcome: ResultView, language: str, /) -> dict[str, Any]:
        """Give the checks line by line and, once it may be seen, the reference answer."""
        lines = judged.lines(outcome)
        decided = [line for line in lines if line.check.decided]
        ask = cells.asked(activity, language)
        told = outcome.reference or {}
        answers = [
            Answered(ask.get(answer["field"].replace(".", "_"), {}).get("label", ""), answer["text"])
            for answer in told.get("answers", ())
        ]
        return {
            "lines": lines,
            "missing": judged.missing(lines),
            "open_lines": [line for line in lines if line.look == "open"],
            "decided": decided,
            "counts": all(line.look == "met" for line in decided),
            "answers": answers,
            "told": told,
            "directed": activity.kind == ExerciseKind.LOOK_BACKS,
            "is_capped": outcome.accepted is False and _earned(lines) > Decimal(outcome.score or 0),
        }


def _earned(lines: list[judged.Line]) -> Decimal:
    return sum((Decimal(line.check.points) for line in lines if line.look == "met"), Decimal(0))
