"""Checked parts of a bundle to its document: what is public and what waits for release, apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from content import schema
from content.bundle import FORMAT
from grading.model import Definition, Exercise, ExerciseKind, Item, ItemType, Quiz, to_json

Json = dict[str, Any]


def plain(part: schema.Part) -> Json:
    """Write a part as JSON, with the names that the files use."""
    return part.model_dump(mode="json", by_alias=True)


def document(lesson: schema.Lesson, hero: Json | None, sections: list[Json], activities: list[Json]) -> Json:
    """Put the whole bundle together."""
    clauses = lesson.title
    return {
        "format": FORMAT,
        "slug": lesson.slug,
        "main": lesson.main,
        "lesson": {
            "slug": lesson.slug,
            "minutes": lesson.minutes,
            "title": {"zh-hans": "".join(clauses.zh_hans), "en": "".join(clauses.en)},
            "title_clauses": plain(clauses),
            "short_title": plain(lesson.short_title),
            "over": plain(lesson.over),
            "objective": plain(lesson.objective),
            "handed_in": plain(lesson.handed_in),
            "assessment": plain(lesson.assessment),
            "hero": hero,
            "main": lesson.main,
            "sections": sections,
            "activities": [_listed(activity) for activity in activities],
        },
        "activities": activities,
    }


def section(part: schema.Section, number: int, blocks: list[Json]) -> Json:
    """Write a section; its ``id`` is the anchor that links and items lead to."""
    return {
        "id": anchor(number),
        "number": number,
        "key": part.key,
        "title": plain(part.title),
        "short_title": plain(part.short_title),
        "blocks": blocks,
    }


def anchor(number: int) -> str:
    """Name the anchor of a section."""
    return f"s{number}"


def activity(key: str, part: schema.AnyActivity, sections: Sequence[Json], derivation: Json) -> Json:
    """Write an activity: its definition, its words, what is public, what is released."""
    entry: Json = {"key": key, "kind": part.kind, "definition": to_json(definition(part))}
    texts: Json = {
        "heading": plain(part.heading),
        "over": plain(part.over),
        "title": plain(part.title),
        "lead": plain(part.lead),
        "acceptance": plain(part.acceptance),
    }
    if isinstance(part, schema.Quiz):
        back = {s["key"]: {name: s[name] for name in ("id", "number", "title")} for s in sections}
        texts["items"] = {
            item.key: {"title": plain(item.title), "sections": [back[k] for k in item.tests]} for item in part.items
        }
        public: Json = {"items": [_public_item(item) for item in part.items]}
        released: Json = {"items": [_released_item(item, back) for item in part.items]}
    else:
        public = _public_exercise(part, texts)
        released = {
            "answers": [plain(answer) for answer in part.answers],
            "derivation": derivation,
            "wrong_turns": [plain(turn) for turn in part.wrong_turns],
            "response": plain(part.response),
        }
    return entry | {"texts": texts, "public": public, "released": released}


def _listed(entry: Json) -> Json:
    texts = {name: words for name, words in entry["texts"].items() if name != "items"}
    return {"key": entry["key"], "kind": entry["kind"], **texts}


def definition(part: schema.AnyActivity) -> Definition:
    """Give what the grading core grades the activity by."""
    if not isinstance(part, schema.Quiz):
        return Exercise(ExerciseKind(part.kind), part.parameters.model_dump())
    return Quiz(tuple(_graded(item) for item in part.items))


def _graded(item: schema.Item) -> Item:
    if isinstance(item, schema.NumberItem):
        return Item(item.key, ItemType.NUMBER, number=item.right)
    options = tuple(option.key for option in item.options)
    if isinstance(item, schema.SingleItem):
        return Item(item.key, ItemType.SINGLE, options, (item.right,))
    return Item(item.key, ItemType.MULTIPLE, options, tuple(item.right), partial=item.partial)


def _public_item(item: schema.Item) -> Json:
    entry: Json = {
        "key": item.key,
        "type": item.type,
        "prompt": plain(item.prompt),
        "options": [],
    }
    if not isinstance(item, schema.NumberItem):
        entry["options"] = [{"key": o.key, "text": plain(o.text)} for o in item.options]
        return entry
    if item.tokens is not None:
        entry["tokens"] = plain(item.tokens)
        entry["ends"] = item.ends or []
    return entry


def _released_item(item: schema.Item, back: Mapping[str, Json]) -> Json:
    entry: Json = {
        "key": item.key,
        "type": item.type,
        "title": plain(item.title),
        "sections": [back[key] for key in item.tests],
    }
    if isinstance(item, schema.NumberItem):
        return entry | {
            "right": item.right,
            "explanation": plain(item.explanation),
            "wrong_turns": [plain(turn) for turn in item.wrong_turns],
        }
    right = [item.right] if isinstance(item, schema.SingleItem) else item.right
    options = [plain(option) | {"right": option.key in right} for option in item.options]
    return entry | {"right": right, "options": options}


def _public_exercise(part: schema.Exercise, texts: Json) -> Json:
    return {
        "kind": part.kind,
        "parameters": part.parameters.model_dump(),
        **texts,
        "given": [plain(given) for given in part.given],
        "tasks": [plain(task) for task in part.tasks],
        "hint": plain(part.hint),
    }
