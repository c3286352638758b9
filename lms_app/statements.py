"""Statements of the requests that a whole class makes in one minute: few, and made once, on either database.

The ORM compiles a query anew each time, which costs more than the database needs to answer it. What is read and written
here stays the models' own: their columns, their conversions, their defaults.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from django.db import DEFAULT_DB_ALIAS, connections, transaction
from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.models import Model
from django.db.models.base import ModelState


class Reading:
    """A join read as instances, None where an outer join finds nothing.

    ``Reading("FROM … WHERE s.sid = %s", s=LaunchSession, l=Launch)`` names each alias of a table with its model, in the
    order in which the instances are wanted; ``without`` names columns that are left for later, as ``l.custom``.
    """

    def __init__(self, source: str, *, without: Collection[str] = (), **models: type[Model]) -> None:
        self._source = source
        self._parts = [
            (model, [field for field in model._meta.concrete_fields if f"{alias}.{field.name}" not in without])
            for alias, model in models.items()
        ]
        self._aliases = list(models)

    def all(self, *values: Any) -> list[tuple[Any, ...]]:
        """Return the instances of each row."""
        with _database().cursor() as cursor:
            cursor.execute(self._text, values)
            return [self._instances(row) for row in cursor.fetchall()]

    def first(self, *values: Any) -> tuple[Any, ...] | None:
        """Return the instances of the first row, or None where there is none."""
        return next(iter(self.all(*values)), None)

    @cached_property
    def _text(self) -> str:
        columns = [
            f'{alias}."{field.column}"'
            for alias, (_model, fields) in zip(self._aliases, self._parts, strict=True)
            for field in fields
        ]
        return f"SELECT {', '.join(columns)} {self._source}"

    @cached_property
    def _shapes(self) -> list[tuple[type[Model], list[str], list[tuple[str, Any, Any]]]]:
        """Return of each model which values make it, and which are converted how; for all connections the same."""
        database = _database()
        return [
            (
                model,
                [field.attname for field in fields],
                [
                    (field.attname, convert, column)
                    for field, column in ((field, field.get_col(model._meta.db_table)) for field in fields)
                    for convert in (*database.ops.get_db_converters(column), *column.get_db_converters(database))
                ],
            )
            for model, fields in self._parts
        ]

    def _instances(self, row: Sequence[Any]) -> tuple[Any, ...]:
        found: list[Model | None] = []
        database, begin = _database(), 0
        for model, names, converters in self._shapes:
            end = begin + len(names)
            if row[begin] is None:
                found.append(None)
            else:
                values = dict(zip(names, row[begin:end], strict=True))
                for name, convert, column in converters:
                    values[name] = convert(values[name], column, database)
                found.append(_restored(model, values))
            begin = end
        return tuple(found)


def _database() -> BaseDatabaseWrapper:
    """Return this thread's connection itself: what stands for it elsewhere looks it up for each attribute."""
    return connections[DEFAULT_DB_ALIAS]


def _restored(model: type[Model], values: dict[str, Any]) -> Model:
    """Return what `Model.from_db` would, without its signals, which nobody here hears, and its look at each field.

    Values that are not given are read when they are asked for, as there.
    """
    row = model.__new__(model)
    state = ModelState()
    state.adding, state.db = False, DEFAULT_DB_ALIAS
    row.__dict__.update(values, _state=state)
    return row


def write_for_now(row: Model) -> None:
    """Write a new row by itself, and give it its id; a crash of the database in the next second may lose it.

    Only for rows without which somebody begins anew. A later change that builds on the row is safe with it: what a
    commit waits for includes all that was written before.
    """
    database = _database()
    soon = " FROM set_config('synchronous_commit', 'off', true)" if database.vendor == "postgresql" else ""
    with database.cursor() as cursor:
        cursor.execute(f"{_insertion(type(row))}{soon} RETURNING id", _values(row))
        row.pk = cursor.fetchone()[0]
    row._state.adding = False


@dataclass(frozen=True, slots=True)
class _Step:
    """One row to be written, as a statement that returns its id; a value may be a row of an earlier step."""

    row: Model
    sql: str
    values: list[Any]


class Change:
    """Rows written together, in order; a row may refer to one before it that has no id yet.

    The first step says whether any of it happens. On PostgreSQL all steps are one statement, and so one transaction;
    SQLite, which is asked without a way to go, takes them one after the other in a transaction.
    """

    def __init__(self) -> None:
        self._steps: list[_Step] = []

    def update(self, row: Model, *, where: str, values: Sequence[Any], **said: Any) -> None:
        """Change a row if a condition still holds for it; the first step of a change."""
        setting = ", ".join(f'"{row._meta.get_field(name).attname}" = %s' for name in said)  # type: ignore[union-attr]
        sql = f'UPDATE "{row._meta.db_table}" SET {setting} WHERE id = %s AND {where} RETURNING id'
        adapt = _database().ops.adapt_unknown_value
        self._steps.append(_Step(row, sql, [adapt(value) for value in (*said.values(), row.pk, *values)]))

    def insert(self, row: Model) -> None:
        """Write a new row."""
        self._insert(row, "")

    def put(self, row: Model, *, unique: Sequence[str], changing: Sequence[str]) -> None:
        """Write a new row, or change those columns of the one that is already there by its unique ones."""
        setting = ", ".join(f'"{name}" = excluded."{name}"' for name in changing)
        self._insert(row, f" ON CONFLICT ({', '.join(unique)}) DO UPDATE SET {setting}")

    def make(self) -> bool:
        """Write the rows and give each its id; False, and nothing written, where the first step's row is not found."""
        ids = self._at_once() if _database().vendor == "postgresql" else self._one_by_one()
        for step, pk in zip(self._steps, ids, strict=False):
            step.row.pk, step.row._state.adding = pk, False
            for field, row in _unresolved(step.row):
                setattr(step.row, field.name, row)
        return bool(ids)

    def _insert(self, row: Model, conflict: str) -> None:
        """Add a row's insertion; unless the first step found its row, it is not written."""
        sql = f"{_insertion(type(row))} WHERE %s IS NOT NULL{conflict} RETURNING id"
        self._steps.append(_Step(row, sql, [*_values(row), self._steps[0].row]))

    def _at_once(self) -> list[int]:
        place = {id(step.row): number for number, step in enumerate(self._steps)}
        shape = tuple((step.sql, tuple(place.get(id(value)) for value in step.values)) for step in self._steps)
        sent = [value for step in self._steps for value in step.values if id(value) not in place]
        with _database().cursor() as cursor:
            cursor.execute(_woven(shape), sent)
            made = list(cursor.fetchone())
        return made if made[0] is not None else []

    @transaction.atomic(savepoint=False)
    def _one_by_one(self) -> list[int]:
        made: dict[int, int] = {}
        with _database().cursor() as cursor:
            for step in self._steps:
                sent = [made[id(value)] if isinstance(value, Model) else value for value in step.values]
                cursor.execute(step.sql, sent)
                row = cursor.fetchone()
                if row is None:
                    return []
                made[id(step.row)] = row[0]
        return list(made.values())


@lru_cache(maxsize=64)
def _woven(shape: tuple[tuple[str, tuple[int | None, ...]], ...]) -> str:
    """Return the one statement of several steps; each value of a step is a slot, or the place of an earlier step."""
    texts = []
    for number, (sql, references) in enumerate(shape):
        slots = ["%s" if place is None else f"(SELECT id FROM step_{place})" for place in references]
        text = "".join(piece + slot for piece, slot in zip(sql.split("%s"), [*slots, ""], strict=True))
        texts.append(f"step_{number} AS ({text})")
    ids = ", ".join(f"(SELECT id FROM step_{number})" for number in range(len(shape)))
    return f"WITH {', '.join(texts)} SELECT {ids}"


@lru_cache(maxsize=64)
def _insertion(model: type[Model]) -> str:
    columns = [field.column for field in _fields(model)]
    names, slots = ", ".join(f'"{column}"' for column in columns), ", ".join(["%s"] * len(columns))
    return f'INSERT INTO "{model._meta.db_table}" ({names}) SELECT {slots}'


def _values(row: Model) -> list[Any]:
    """Return a row's values as the database takes them, and in their place the rows that have no id yet."""
    database, later = _database(), {field.name: other for field, other in _unresolved(row)}
    return [
        later.get(each.name) or each.get_db_prep_save(each.pre_save(row, True), database) for each in _fields(type(row))
    ]


@lru_cache(maxsize=64)
def _fields(model: type[Model]) -> list[Any]:
    return [field for field in model._meta.concrete_fields if not field.primary_key]


def _unresolved(row: Model) -> list[tuple[Any, Model]]:
    """Return the references of a row to rows that had no id when it was made, with those rows."""
    return [
        (field, field.get_cached_value(row))
        for field in _fields(type(row))
        if field.is_relation and getattr(row, field.attname) is None and field.get_cached_value(row, default=None)
    ]
