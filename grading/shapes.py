"""Refuse a response of the wrong shape before it is stored or graded."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from grading.integers import CELL_LENGTH
from grading.model import (
    Definition,
    Exercise,
    ExerciseKind,
    Item,
    ItemType,
    Quiz,
    ResponseRefused,
    parameters_of,
)

TEXT_LENGTH = 20_000
#: Exercise 3: the learner chooses the sentence and the number of rows, within these.
TOKENS = (2, 200)
ROWS = (1, 40)
_UNSTORABLE = re.compile("[\ud800-\udfff\0]")


class _Errors:
    """Collects the reasons by field path."""

    def __init__(self) -> None:
        self.found: dict[str, list[str]] = {}

    def add(self, path: str, code: str) -> None:
        self.found.setdefault(path, []).append(code)

    def members(self, value: Any, path: str, known: Sequence[str]) -> Mapping[str, Any]:
        """Return the object's members, or none if it is no object."""
        if not isinstance(value, Mapping):
            self.add(path, "not_an_object")
            return {}
        for name in value:
            if name not in known:
                self.add(f"{path}.{name}".lstrip("."), "unknown_member")
        return value

    def rows(self, value: Any, path: str, least: int, most: int) -> Sequence[Any]:
        """Return the list's elements, or none if it is no list or too long."""
        if not isinstance(value, list | tuple):
            self.add(path, "not_a_list")
            return ()
        if len(value) > most:
            self.add(path, "too_many")
            return ()
        if len(value) < least:
            self.add(path, "too_few")
        return value

    def text(self, value: Any, path: str, most: int) -> None:
        if not isinstance(value, str):
            self.add(path, "not_a_text")
        elif len(value) > most:
            self.add(path, "too_long")
        elif _UNSTORABLE.search(value):
            self.add(path, "unstorable_character")

    def position(self, value: Any, path: str, *, draft: bool) -> None:
        if value is None and draft:
            return
        if not isinstance(value, int) or isinstance(value, bool):
            self.add(path, "not_a_position")


def refuse_misshapen(definition: Definition, response: Any, *, draft: bool = False) -> None:
    """Raise if the response has the wrong shape.

    Parameters
    ----------
    definition : Quiz or Exercise
        What was asked.
    response : object
        What was sent, as JSON values.
    draft : bool, default False
        A draft may be incomplete: fields, rows and positions may be missing.

    Raises
    ------
    ResponseRefused
        With the reasons by field path, such as ``rows.2.from``.
    """
    errors = _Errors()
    if isinstance(definition, Quiz):
        _check_quiz(errors, definition, response)
    else:
        _check_exercise(errors, definition, response, draft=draft)
    if errors.found:
        raise ResponseRefused(errors.found)


def _check_quiz(errors: _Errors, quiz: Quiz, response: Any) -> None:
    members = errors.members(response, "", ["items"])
    items = {item.name: item for item in quiz.items}
    given = errors.members(members.get("items", {}), "items", list(items))
    for name, answer in given.items():
        if name in items:
            _check_item(errors, items[name], answer, f"items.{name}")


def _check_item(errors: _Errors, item: Item, answer: Any, path: str) -> None:
    if item.type is ItemType.NUMBER:
        errors.text(answer, path, CELL_LENGTH)
    elif item.type is ItemType.SINGLE:
        errors.text(answer, path, CELL_LENGTH)
        if isinstance(answer, str) and answer and answer not in item.options:
            errors.add(path, "unknown_option")
    else:
        for option in errors.rows(answer, path, 0, len(item.options)):
            if not isinstance(option, str) or option not in item.options:
                errors.add(path, "unknown_option")


def _check_exercise(errors: _Errors, exercise: Exercise, response: Any, *, draft: bool) -> None:
    if exercise.kind is ExerciseKind.SERIAL_BILL:
        lengths = {"units": CELL_LENGTH, "batch_steps": CELL_LENGTH}
        lengths |= {"why_serial": TEXT_LENGTH, "what_changes": TEXT_LENGTH}
        members = errors.members(response, "", tuple(lengths))
        for name, most in lengths.items():
            errors.text(members.get(name, ""), name, most)
        return
    if exercise.kind is ExerciseKind.LOOK_BACKS:
        members = errors.members(response, "", ("tokens", "rows"))
        tokens, rows = (0, parameters_of(exercise)["tokens"]), (0, parameters_of(exercise)["rows"])
        positions, cells = ("from", "to"), ["distance"]
    else:
        members = errors.members(response, "", ("tokens", "rows", "explanation"))
        tokens, rows = ((0, high) if draft else (low, high) for low, high in (TOKENS, ROWS))
        positions, cells = ("start", "end"), ["steps", "direct"]
        errors.text(members.get("explanation", ""), "explanation", TEXT_LENGTH)
    for at, token in enumerate(errors.rows(members.get("tokens", ()), "tokens", *tokens), start=1):
        errors.text(token, f"tokens.{at}", CELL_LENGTH)
    for at, row in enumerate(errors.rows(members.get("rows", ()), "rows", *rows), start=1):
        _check_row(errors, row, f"rows.{at}", positions, cells, draft=draft)


def _check_row(
    errors: _Errors,
    row: Any,
    path: str,
    positions: Sequence[str],
    cells: Sequence[str],
    *,
    draft: bool,
) -> None:
    members = errors.members(row, path, (*positions, *cells))
    if not isinstance(row, Mapping):
        return
    for name in positions:
        errors.position(members.get(name), f"{path}.{name}", draft=draft)
    for name in cells:
        errors.text(members.get(name, ""), f"{path}.{name}", CELL_LENGTH)
