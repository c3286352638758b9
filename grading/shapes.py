"""Refuse a response of the wrong shape before it is stored or graded."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import itemgetter
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
    fits = _fits_quiz(definition, response) if isinstance(definition, Quiz) else _fits(definition, response)
    if fits:
        return
    errors = _Errors()
    if isinstance(definition, Quiz):
        _check_quiz(errors, definition, response)
    else:
        _check_exercise(errors, definition, response, draft=draft)
    if errors.found:
        raise ResponseRefused(errors.found)


@dataclass(frozen=True)
class _Form:
    """What a response of an exercise with rows is made of."""

    members: tuple[str, ...]
    positions: tuple[str, str]
    cells: tuple[str, ...]

    @cached_property
    def row(self) -> tuple[str, ...]:
        """Members of a row."""
        return (*self.positions, *self.cells)

    @cached_property
    def of_row(self) -> Callable[[Any], tuple[Any, ...]]:
        """What takes a row's members out of it."""
        return itemgetter(*self.row)


#: Members of exercise 2, and how long each may be.
_BILL = {"units": CELL_LENGTH, "batch_steps": CELL_LENGTH, "why_serial": TEXT_LENGTH, "what_changes": TEXT_LENGTH}
_BILL_OF = itemgetter(*_BILL)
_FORMS = {
    ExerciseKind.LOOK_BACKS: _Form(("tokens", "rows"), ("from", "to"), ("distance",)),
    ExerciseKind.DISTANCE_DIAGRAM: _Form(("tokens", "rows", "explanation"), ("start", "end"), ("steps", "direct")),
}


def _bounds(exercise: Exercise, *, draft: bool) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the least and the most of tokens and of rows."""
    if exercise.kind is ExerciseKind.LOOK_BACKS:
        given = parameters_of(exercise)
        return (0, given["tokens"]), (0, given["rows"])
    return ((0, TOKENS[1]), (0, ROWS[1])) if draft else (TOKENS, ROWS)


def _fits(exercise: Exercise, response: Any) -> bool:
    """Tell at a glance that a finished response is well formed; False only sends it to be looked at closely."""
    form = _FORMS.get(exercise.kind)
    if form is None:
        return type(response) is dict and _fits_bill(response)
    if type(response) is not dict or len(response) > len(form.members):
        return False
    tokens, rows = response.get("tokens"), response.get("rows")
    if type(tokens) is not list or type(rows) is not list:
        return False
    said = response.get("explanation", "")
    if type(said) is not str or len(response) != 2 + ("explanation" in response):
        return False
    (least, most), (fewest, highest) = _bounds(exercise, draft=False)
    if not (least <= len(tokens) <= most and fewest <= len(rows) <= highest):
        return False
    cells = _cells_of(rows, form.of_row, len(form.row))
    if cells is None:
        return False
    cells += tokens
    return _are_texts(cells, CELL_LENGTH) and (not said or _are_texts([said], TEXT_LENGTH))


def _fits_quiz(quiz: Quiz, response: Any) -> bool:
    if type(response) is not dict or len(response) != 1 or type(given := response.get("items")) is not dict:
        return False
    known = 0
    for item in quiz.items:
        answer = given.get(item.name)
        if answer is None:
            continue
        known += 1
        if item.type is ItemType.SINGLE:
            fits = answer in item.options or answer == ""
        elif item.type is ItemType.NUMBER:
            fits = _are_texts([answer], CELL_LENGTH)
        else:
            fits = (
                type(answer) is list
                and len(answer) <= len(item.options)
                and all(option in item.options for option in answer)
            )
        if not fits:
            return False
    return known == len(given)


def _fits_bill(response: dict[Any, Any]) -> bool:
    if len(response) != len(_BILL):
        return False
    try:
        *cells, why, what = _BILL_OF(response)
    except KeyError:
        return False
    return _are_texts(cells, CELL_LENGTH) and _are_texts([why, what], TEXT_LENGTH)


def _cells_of(rows: list[Any], members: Callable[[Any], tuple[Any, ...]], width: int) -> list[Any] | None:
    """Return the cells of rows that have every member and whole positions; else None."""
    cells: list[Any] = []
    for row in rows:
        if type(row) is not dict or len(row) != width:
            return None
        try:
            one, other, *written = members(row)
        except KeyError:
            return None
        if type(one) is not int or type(other) is not int:
            return None
        cells += written
    return cells


def _are_texts(values: list[Any], most: int) -> bool:
    """Tell whether all are texts that can be stored, none too long."""
    try:
        joined = "".join(values)
        joined.encode()
    except (TypeError, UnicodeEncodeError):
        return False
    return "\0" not in joined and (len(joined) <= most or max(map(len, values)) <= most)


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
        members = errors.members(response, "", tuple(_BILL))
        for name, most in _BILL.items():
            errors.text(members.get(name, ""), name, most)
        return
    form = _FORMS[exercise.kind]
    members = errors.members(response, "", form.members)
    if "explanation" in form.members:
        errors.text(members.get("explanation", ""), "explanation", TEXT_LENGTH)
    tokens, rows = _bounds(exercise, draft=draft)
    for at, token in enumerate(errors.rows(members.get("tokens", ()), "tokens", *tokens), start=1):
        errors.text(token, f"tokens.{at}", CELL_LENGTH)
    for at, row in enumerate(errors.rows(members.get("rows", ()), "rows", *rows), start=1):
        _check_row(errors, row, f"rows.{at}", form, draft=draft)


def _check_row(errors: _Errors, row: Any, path: str, form: _Form, *, draft: bool) -> None:
    members = errors.members(row, path, form.row)
    if not isinstance(row, Mapping):
        return
    for name in form.positions:
        errors.position(members.get(name), f"{path}.{name}", draft=draft)
    for name in form.cells:
        errors.text(members.get(name, ""), f"{path}.{name}", CELL_LENGTH)
