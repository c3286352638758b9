"""The demo's gradebook as JSON, for its pages and for tests.

``GET /gradebook.json``::

    {"version": 3,                                   # goes up with every score message
     "people":  [{"key": "ada", "name": "林安", "role": "learner"}, …],
     "columns": [{"key": "quiz", "label": "小测验", "label_en": "Quiz", "maximum": 100, "coupled": true}, …],
     "cells":   {"ada": {"quiz": {"score": 66.67, "maximum": 100, "at": "2026-12-01T09:00:00+00:00",
                                  "comment": null, "progress": "Completed", "grading": "FullyGraded"}}}}

A column that the tool made has the key ``item-N`` and ``coupled`` false. A score of null means that a
message came, but no score stands. ``at`` is the timestamp of the last message.
"""

from datetime import UTC, datetime
from typing import Any

from tests.demo_lms.course import BY_KEY
from tests.fakes.gradebook import Grade, Gradebook, LineItem


def column_key(item: LineItem) -> str:
    """Give the key by which pages and tests know a column."""
    return item.link.key if item.coupled and item.link else f"item-{item.number}"


def column(item: LineItem) -> dict[str, Any]:
    activity = BY_KEY.get(item.link.key) if item.coupled and item.link else None
    return {
        "key": column_key(item),
        "label": activity.column("zh") if activity else item.label,
        "label_en": activity.column("en") if activity else item.label,
        "maximum": _tidy(item.maximum),
        "coupled": item.coupled,
    }


def cell(grade: Grade) -> dict[str, Any]:
    return {
        "score": None if grade.score is None else _tidy(round(grade.score, 2)),
        "maximum": _tidy(grade.maximum),
        "at": None if grade.at is None else datetime.fromtimestamp(grade.at, UTC).isoformat(timespec="milliseconds"),
        "comment": grade.comment,
        "progress": grade.activity,
        "grading": grade.grading,
    }


def as_json(book: Gradebook) -> dict[str, Any]:
    """Give the whole gradebook."""
    with book.changed:
        people = book.school.people
        cells: dict[str, dict[str, Any]] = {person.key: {} for person in people}
        for (number, key), grade in book.cells.items():
            if key in cells and number in book.items:
                cells[key][column_key(book.items[number])] = cell(grade)
        return {
            "version": len(book.log),
            "people": [{"key": p.key, "name": p.name, "role": p.role} for p in people],
            "columns": [column(item) for item in book.items.values()],
            "cells": cells,
        }


def _tidy(value: float) -> float | int:
    return int(value) if float(value).is_integer() else value
