"""The serial bill: numbers and sentences, task by task as the author set them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _

from content.bundle import Activity
from lms_app.pages.screens.cells import Cell, cell
from lms_app.pages.screens.exercise import ExerciseScreen
from lms_app.pages.sheets import Sheet

NUMBERS = frozenset({"units", "batch_steps"})


@dataclass(frozen=True)
class Task:
    """One task and its cells; each pair tells whether the cell takes a number."""

    title: str
    cells: tuple[tuple[Cell, bool], ...]


class SerialBill(ExerciseScreen):
    """Two numbers and two sentences."""

    FORM = "serial_bill.html"

    def form(self, sheet: Sheet, activity: Activity, language: str, /) -> dict[str, Any]:
        """Give the tasks with their cells, and how much of them is filled in."""
        context = super().form(sheet, activity, language)
        tasks = [_task(sheet, task) for task in activity.public(language)["tasks"]]
        return context | {"tasks": tasks}

    def cells(self, sheet: Sheet, ask: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
        """Say how many of the cells are filled in."""
        done = sum(1 for name in ask if sheet.cell(name).strip())
        return {"progress_text": _("%(done)s of %(all)s filled in") % {"done": done, "all": len(ask)}}


def _task(sheet: Sheet, task: Mapping[str, Any]) -> Task:
    fields = task["fields"]
    return Task(task["title"], tuple((cell(sheet, field["name"], field), field["name"] in NUMBERS) for field in fields))
