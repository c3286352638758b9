"""Look-backs: a numbered sentence of one's own, and rows that point back in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from grading.model import parameters_of
from lms_app.pages.screens.cells import Cell, cell, rows
from lms_app.pages.screens.exercise import ExerciseScreen
from lms_app.pages.sheets import Sheet


@dataclass(frozen=True)
class Token:
    """One position of the sentence."""

    number: int
    cell: Cell


class LookBacks(ExerciseScreen):
    """As many positions and rows as the author asks for."""

    FORM = "look_backs.html"

    def cells(self, sheet: Sheet, ask: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
        """Give the positions and the rows."""
        count = parameters_of(sheet.exercise)["tokens"]
        return {"tokens": [Token(n, cell(sheet, f"tokens.{n}")) for n in range(1, count + 1)], "rows": rows(sheet)}
