"""Statements of the requests that a whole class makes in one minute: few, and made once, on either database.

The ORM compiles a query anew each time, which costs more than the database needs to answer it. What is read and written
here stays the models' own: their columns, their conversions, their defaults.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from django.db import DEFAULT_DB_ALIAS, connection, connections, transaction
from django.db.models import Model


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
        with connection.cursor() as cursor:
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
    def _converters(self) -> list[list[tuple[int, Any, Any]]]:
        """Return for each model which of its values are converted, and how; the same for every connection of ours."""
        return [
            [
                (place, convert, column)
                for place, column in enumerate(field.get_col(field.model._meta.db_table) for field in fields)
                for convert in (*connection.ops.get_db_converters(column), *column.get_db_converters(connection))
            ]
            for _model, fields in self._parts
        ]

    def _instances(self, row: Sequence[Any]) -> tuple[Any, ...]:
        found: list[Model | None] = []
        begin = 0
        for (model, fields), converters in zip(self._parts, self._converters, strict=True):
            end = begin + len(fields)
            values = list(row[begin:end])
            begin = end
            if values[0] is None:
                found.append(None)
                continue
            for place, convert, column in converters:
                values[place] = convert(values[place], column, connection)
            found.append(model.from_db(connection.alias, [field.attname for field in fields], values))
        return tuple(found)


def write(row: Model) -> None:
    """Write a new row by itself, and give it its id."""
    sql, values = _insertion(row)
    with connection.cursor() as cursor:
        cursor.execute(f"{sql} RETURNING id", values)
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
        adapted = [connection.ops.adapt_unknown_value(value) for value in (*said.values(), row.pk, *values)]
        self._steps.append(_Step(row, sql, adapted))

    def insert(self, row: Model) -> None:
        """Write a new row."""
        sql, values = self._guarded(row)
        self._steps.append(_Step(row, f"{sql} RETURNING id", values))

    def put(self, row: Model, *, unique: Sequence[str], changing: Sequence[str]) -> None:
        """Write a new row, or change those columns of the one that is already there by its unique ones."""
        sql, values = self._guarded(row)
        setting = ", ".join(f'"{name}" = excluded."{name}"' for name in changing)
        sql = f"{sql} ON CONFLICT ({', '.join(unique)}) DO UPDATE SET {setting} RETURNING id"
        self._steps.append(_Step(row, sql, values))

    def make(self) -> bool:
        """Write the rows and give each its id; False, and nothing written, where the first step's row is not found."""
        ids = self._at_once() if connection.vendor == "postgresql" else self._one_by_one()
        for step, pk in zip(self._steps, ids, strict=False):
            step.row.pk, step.row._state.adding = pk, False
            for field in _unresolved(step.row):
                setattr(step.row, field.name, field.get_cached_value(step.row))
        return bool(ids)

    def _guarded(self, row: Model) -> tuple[str, list[Any]]:
        """Return a row's insertion; unless the first step found its row, no other one is written."""
        sql, values = _insertion(row)
        return f"{sql} WHERE %s IS NOT NULL", [*values, self._steps[0].row]

    def _at_once(self) -> list[int]:
        place = {id(step.row): f"step_{number}" for number, step in enumerate(self._steps)}
        texts, sent = [], []
        for step in self._steps:
            slots = [f"(SELECT id FROM {place[id(v)]})" if isinstance(v, Model) else "%s" for v in step.values]
            pieces = step.sql.split("%s")
            text = "".join(piece + slot for piece, slot in zip(pieces, [*slots, ""], strict=True))
            texts.append(f"{place[id(step.row)]} AS ({text})")
            sent += [value for value in step.values if not isinstance(value, Model)]
        ids = ", ".join(f"(SELECT id FROM {name})" for name in place.values())
        with connection.cursor() as cursor:
            cursor.execute(f"WITH {', '.join(texts)} SELECT {ids}", sent)
            made = list(cursor.fetchone())
        return made if made[0] is not None else []

    @transaction.atomic(savepoint=False)
    def _one_by_one(self) -> list[int]:
        made: dict[int, int] = {}
        with connection.cursor() as cursor:
            for step in self._steps:
                sent = [made[id(value)] if isinstance(value, Model) else value for value in step.values]
                cursor.execute(step.sql, sent)
                row = cursor.fetchone()
                if row is None:
                    return []
                made[id(step.row)] = row[0]
        return list(made.values())


def _insertion(row: Model) -> tuple[str, list[Any]]:
    database = connections[DEFAULT_DB_ALIAS]
    fields: list[Any] = [field for field in row._meta.concrete_fields if not field.primary_key]
    later = {field.name: field.get_cached_value(row) for field in _unresolved(row)}
    values = [later.get(each.name) or each.get_db_prep_save(each.pre_save(row, True), database) for each in fields]
    columns, slots = ", ".join(f'"{field.column}"' for field in fields), ", ".join(["%s"] * len(fields))
    return f'INSERT INTO "{row._meta.db_table}" ({columns}) SELECT {slots}', values


def _unresolved(row: Model) -> list[Any]:
    """Return the references of a row to rows that had no id when it was made."""
    fields: list[Any] = list(row._meta.concrete_fields)
    return [
        field
        for field in fields
        if field.is_relation and getattr(row, field.attname) is None and field.get_cached_value(row, default=None)
    ]
