"""The quiz: items side by side in one form; afterwards each with what was given and, once released, why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.http import QueryDict

from content.bundle import Activity
from lms_app.models import Attempt

FORM = "quiz.html"
RESULT = "quiz_result.html"


@dataclass(frozen=True)
class Option:
    """One option as it stands in the form."""

    key: str
    text: str
    is_chosen: bool


@dataclass(frozen=True)
class Token:
    """One numbered position of an item's sentence."""

    number: int
    text: str
    is_end: bool


@dataclass(frozen=True)
class Field:
    """One item as it stands in the form."""

    number: int
    key: str
    type: str
    prompt: str
    options: tuple[Option, ...]
    tokens: tuple[Token, ...]
    typed: str

    @property
    def is_answered(self) -> bool:
        """Tell whether something was given."""
        return bool(self.typed.strip()) or any(option.is_chosen for option in self.options)


def form(attempt: Attempt, activity: Activity, language: str) -> dict[str, Any]:
    """Give the items with the attempt's responses in them."""
    given = attempt.responses.get("items", {})
    items = activity.public(language)["items"]
    fields = [_field(number, item, given.get(item["key"])) for number, item in enumerate(items, start=1)]
    return {"fields": fields, "progress": fields, "answered": sum(field.is_answered for field in fields)}


def _field(number: int, item: Mapping[str, Any], given: Any) -> Field:
    chosen = given if isinstance(given, list) else [given]
    ends = item.get("ends", [])
    return Field(
        number=number,
        key=item["key"],
        type=item["type"],
        prompt=item["prompt"],
        options=tuple(Option(o["key"], o["text"], o["key"] in chosen) for o in item["options"]),
        tokens=tuple(Token(n, text, n in ends) for n, text in enumerate(item.get("tokens", ()), start=1)),
        typed=given if item["type"] == "number" and isinstance(given, str) else "",
    )


def read(posted: QueryDict, activity: Activity) -> dict[str, Any]:
    """Read the form's fields; an item without an answer is left out."""
    given: dict[str, Any] = {}
    for item in activity.public("en")["items"]:
        name = f"item-{item['key']}"
        value: Any = posted.getlist(name) if item["type"] == "multiple" else posted.get(name, "")
        if value:
            given[item["key"]] = value
    return {"items": given}


def result(
    attempt: Attempt, activity: Activity, outcome: Mapping[str, Any], language: str
) -> dict[str, Any]:
    """Give each item with its verdict, what was given, and, where the outcome is released, the explanations."""
    given = attempt.submission.responses.get("items", {})
    checks = {check["name"]: check for check in outcome["checks"]}
    words = activity.texts(language)["items"]
    explained = {}
    if outcome["released"]:
        explained = {item["key"]: item for item in activity.released(language)["items"]}
    shown = [
        _shown(field, checks.get(field.key, {}), words[field.key], explained.get(field.key))
        for field in (
            _field(number, item, given.get(item["key"]))
            for number, item in enumerate(activity.public(language)["items"], start=1)
        )
    ]
    return {
        "items": shown,
        "items_right": sum(entry["is_right"] for entry in shown),
        "items_total": len(shown),
    }


def _shown(
    field: Field, check: Mapping[str, Any], words: Mapping[str, Any], explained: Mapping[str, Any] | None
) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "field": field,
        "title": words["title"],
        "is_right": check.get("verdict") == "met",
        "evidence": check.get("evidence", []),
        "options": field.options,
        "sections": words["sections"],
        "explanation": "",
    }
    if explained is None:
        return entry
    if field.type != "number":
        told = {option["key"]: option for option in explained["options"]}
        entry["options"] = [
            {"text": o.text, "is_chosen": o.is_chosen, "right": told[o.key]["right"], "why": told[o.key]["explanation"]}
            for o in field.options
        ]
        return entry
    read_as = next((e.get("read") for e in check.get("evidence", [])), None)
    turns = {turn["value"]: turn["explanation"] for turn in explained["wrong_turns"]}
    entry["explanation"] = turns.get(read_as, explained["explanation"])
    return entry
