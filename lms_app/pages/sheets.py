"""An exercise's form as text: every cell under its name, to and from the responses that are stored.

Names say where a value goes (``units``, ``tokens.3``, ``rows.2.from``); ``words`` is a sentence in one line.
What a person typed into a position stays text here, so that nothing typed is lost when it is no number.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from content.bundle import Activity
from grading.integers import read
from grading.model import Exercise, ExerciseKind, parameters_of
from grading.shapes import ROWS

POSITIONS = {
    ExerciseKind.LOOK_BACKS: ("from", "to"),
    ExerciseKind.DISTANCE_DIAGRAM: ("start", "end"),
}
CELLS = {
    ExerciseKind.LOOK_BACKS: ("distance",),
    ExerciseKind.DISTANCE_DIAGRAM: ("steps", "direct"),
}
SENTENCES = ("units", "why_serial", "batch_steps", "what_changes")
_ROW = re.compile(r"rows\.([1-9][0-9]?)\.[a-z]+")


@dataclass(frozen=True)
class Sheet:
    """The cells of one exercise's form, as typed."""

    activity: Activity
    cells: Mapping[str, str]

    @property
    def exercise(self) -> Exercise:
        """Give what is asked for."""
        definition = self.activity.definition
        if not isinstance(definition, Exercise):
            raise TypeError(f"{self.activity.key} is no exercise")
        return definition

    def cell(self, name: str) -> str:
        """Give a cell's text; an absent one is empty."""
        return self.cells.get(name, "")

    @property
    def row_numbers(self) -> range:
        """Number the rows that the form shows."""
        if self.exercise.kind is ExerciseKind.LOOK_BACKS:
            return range(1, parameters_of(self.exercise)["rows"] + 1)
        rows = [int(found[1]) for name in self.cells if (found := _ROW.fullmatch(name))]
        return range(1, min(max(rows, default=1), ROWS[1]) + 1)

    @property
    def row_members(self) -> tuple[str, ...]:
        """Name what stands in a row, in the order of the form."""
        kind = self.exercise.kind
        return (*POSITIONS.get(kind, ()), *CELLS.get(kind, ()))

    def row_is_blank(self, number: int) -> bool:
        """Tell whether nothing was typed into a row."""
        return not any(self.cell(f"rows.{number}.{name}").strip() for name in self.row_members)

    @property
    def filled_rows(self) -> list[int]:
        """Number the rows that hold anything: these are handed in, in their order."""
        return [number for number in self.row_numbers if not self.row_is_blank(number)]

    def draft(self) -> dict[str, Any]:
        """Give the responses as far as they are written; a position not yet read is None."""
        return self._responses(list(self.row_numbers))

    def complete(self) -> dict[str, Any]:
        """Give the responses to be handed in: rows left blank are left out."""
        return self._responses(self.filled_rows)

    def _responses(self, rows: list[int]) -> dict[str, Any]:
        kind = self.exercise.kind
        if kind is ExerciseKind.SERIAL_BILL:
            return {name: self.cell(name) for name in SENTENCES}
        responses: dict[str, Any] = {"tokens": self.tokens, "rows": [self._row(n) for n in rows]}
        if kind is ExerciseKind.DISTANCE_DIAGRAM:
            responses["explanation"] = self.cell("explanation")
        return responses

    @property
    def tokens(self) -> list[str]:
        """Give the sentence, position by position."""
        if self.exercise.kind is ExerciseKind.DISTANCE_DIAGRAM:
            return self.cell("words").split()
        return [self.cell(f"tokens.{n}") for n in range(1, parameters_of(self.exercise)["tokens"] + 1)]

    def _row(self, number: int) -> dict[str, Any]:
        kind = self.exercise.kind
        row: dict[str, Any] = {name: read(self.cell(f"rows.{number}.{name}")).value for name in POSITIONS[kind]}
        return row | {name: self.cell(f"rows.{number}.{name}") for name in CELLS[kind]}

    def with_row(self) -> Sheet:
        """Add an empty row below the others."""
        number = self.row_numbers[-1] + 1
        if number > ROWS[1]:
            return self
        return Sheet(self.activity, {**self.cells, f"rows.{number}.{self.row_members[0]}": ""})

    def without_row(self, number: int) -> Sheet:
        """Take a row out and close the numbers up; the last one stays, emptied."""
        cells = {name: text for name, text in self.cells.items() if not _ROW.fullmatch(name)}
        kept = [n for n in self.row_numbers if n != number] or [0]
        for place, old in enumerate(kept, start=1):
            for name in self.row_members:
                cells[f"rows.{place}.{name}"] = self.cell(f"rows.{old}.{name}")
        return Sheet(self.activity, cells)

    def place_of(self, path: str) -> str:
        """Name the cell that a path into ``complete()`` (``rows.2.from``) came from."""
        name, _, rest = path.partition(".")
        at, _, member = rest.partition(".")
        if name == "rows" and at.isdecimal() and int(at) <= len(self.filled_rows):
            return f"rows.{self.filled_rows[int(at) - 1]}.{member or self.row_members[0]}"
        if name == "tokens" and self.exercise.kind is ExerciseKind.DISTANCE_DIAGRAM:
            return "words"
        return path


def stored(activity: Activity, responses: Mapping[str, Any]) -> Sheet:
    """Write stored responses into the form."""
    cells: dict[str, str] = {name: str(responses.get(name, "")) for name in (*SENTENCES, "explanation")}
    tokens = [str(token) for token in responses.get("tokens", ())]
    cells["words"] = " ".join(tokens)
    cells |= {f"tokens.{at}": token for at, token in enumerate(tokens, start=1)}
    for at, row in enumerate(responses.get("rows", ()), start=1):
        cells |= {f"rows.{at}.{name}": "" if value is None else str(value) for name, value in row.items()}
    return Sheet(activity, cells)


def typed(activity: Activity, posted: Mapping[str, str]) -> Sheet:
    """Take the form as it was posted; line ends are one character again, as they were typed."""
    return Sheet(activity, {name: text.replace("\r\n", "\n") for name, text in posted.items()})
