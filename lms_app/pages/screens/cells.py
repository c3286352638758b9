"""Cells of an exercise's form as templates show them, and what was refused of them in words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _

from content.bundle import Activity
from content.languages import known
from grading import feedback
from lms_app.pages.screens import Error
from lms_app.pages.sheets import Sheet


@dataclass(frozen=True)
class Cell:
    """One field of the form with what is typed in it, and its words where it has its own."""

    name: str
    value: str
    label: str = ""
    hint: str = ""
    unit: str = ""

    @property
    def id(self) -> str:
        """Name the field in the page."""
        return id_of(self.name)


@dataclass(frozen=True)
class Row:
    """One row of the form; ``cells`` by their member."""

    number: int
    cells: Mapping[str, Cell]


def id_of(name: str) -> str:
    """Write a cell's name as an id in the page."""
    return {"words": "sentence"}.get(name, name.replace(".", "-"))


def cell(sheet: Sheet, name: str, asked: Mapping[str, Any] | None = None) -> Cell:
    """Make a cell of the sheet, with the words that ask for it."""
    words = asked or {}
    return Cell(name, sheet.cell(name), words.get("label") or "", words.get("hint") or "", words.get("unit") or "")


def rows(sheet: Sheet) -> list[Row]:
    """Make the rows that the form shows."""
    return [
        Row(number, {member: cell(sheet, f"rows.{number}.{member}") for member in sheet.row_members})
        for number in sheet.row_numbers
    ]


def asked(activity: Activity, language: str) -> dict[str, dict[str, Any]]:
    """Give the words that ask for each field, and its task, under names that templates can spell (``rows_from``)."""
    return {
        field["name"].replace(".", "_"): field | {"task": task["title"]}
        for task in activity.public(language)["tasks"]
        for field in task["fields"]
    }


def errors(sheet: Sheet, refused: Mapping[str, list[str]], language: str) -> list[Error]:
    """Say what keeps a sheet from being handed in, each with a link to its cell."""
    ask = asked(sheet.activity, language)
    found = []
    for path, codes in refused.items():
        name = sheet.place_of(path)
        for code in codes:
            words = {"field": _place(name, ask), "reason": feedback.message(code, known(language))}
            found.append(Error(id_of(name), _("%(field)s: %(reason)s") % words))
    return found


def _place(name: str, ask: Mapping[str, Mapping[str, Any]]) -> str:
    """Name a cell as the page does: its row, and what is asked there."""
    head, number, member = (*name.split("."), "", "")[:3]
    key = "tokens" if head == "words" else f"{head}_{member}" if member else head
    label = str(ask.get(key, {}).get("label", ""))
    if not number:
        return label
    if head == "tokens":
        return _("Position %(n)s") % {"n": number}
    return _("Row %(n)s, %(label)s") % {"n": number, "label": label}
