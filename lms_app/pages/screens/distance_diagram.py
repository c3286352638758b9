"""The diagram: a sentence, as many rows as the learner likes, and a drawing that follows what is typed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lms_app.pages.screens.cells import cell, rows
from lms_app.pages.screens.exercise import ExerciseScreen
from lms_app.pages.sheets import Sheet

_DROP = "drop_row."


class DistanceDiagram(ExerciseScreen):
    """Three columns, row by row."""

    FORM = "distance_diagram.html"

    def edited(self, sheet: Sheet, do: str, /) -> Sheet | None:
        """Add a row, or drop one."""
        if do == "add_row":
            return sheet.with_row()
        number = do.removeprefix(_DROP)
        if do.startswith(_DROP) and number.isdecimal() and int(number) in sheet.row_numbers:
            return sheet.without_row(int(number))
        return None

    def cells(self, sheet: Sheet, ask: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
        """Give the sentence, the rows and the words beside the drawing."""
        return {
            "sentence": cell(sheet, "words"),
            "numbered": sheet.tokens,
            "rows": rows(sheet),
            "explanation": cell(sheet, "explanation"),
        }
