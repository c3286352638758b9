"""The quiz: items side by side in one form; afterwards each with what was given and, once released, why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.http import QueryDict

from content.bundle import Activity
from content.languages import known as known_language
from grading import feedback
from lms_app.models import Attempt
from lms_app.pages.screens import Error
from lms_app.results import CheckView, ResultView

#: The answers by item key, as the form holds them.
Sheet = dict[str, Any]

#: Evidence that the status beside it says already.
_PLAIN = frozenset({"right", "wrong", "partly_right", "unanswered"})

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
class Explained:
    """An option after release: whether it holds, and why."""

    option: Option
    is_right: bool
    why: str


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


@dataclass(frozen=True)
class Answer:
    """One item as the result shows it; ``options`` and ``explanation`` are empty before release."""

    field: Field
    title: str
    is_right: bool
    read_as: int | None
    said: tuple[str, ...]
    sections: list[dict[str, Any]]
    explanation: str
    options: tuple[Explained, ...]

    @property
    def is_read_otherwise(self) -> bool:
        """Tell whether the number read is spelled otherwise than typed."""
        return self.read_as is not None and str(self.read_as) != self.field.typed.strip()


def stored(activity: Activity, responses: Mapping[str, Any]) -> Sheet:
    """Take the answers of stored responses."""
    return dict(responses.get("items", {}))


def typed(activity: Activity, posted: QueryDict) -> Sheet:
    """Take the answers of a posted form; an item without one is left out."""
    given: Sheet = {}
    for item in activity.public("en")["items"]:
        name = f"item-{item['key']}"
        value: Any = posted.getlist(name) if item["type"] == "multiple" else posted.get(name, "")
        if value:
            given[item["key"]] = value
    return given


def edited(sheet: Sheet, do: str) -> Sheet | None:
    """Know no actions of its own."""
    return None


def draft(sheet: Sheet) -> dict[str, Any]:
    """Give the answers as far as they are given."""
    return {"items": sheet}


def complete(sheet: Sheet) -> dict[str, Any]:
    """Give the answers to be handed in; items may stay unanswered."""
    return {"items": sheet}


def errors(sheet: Sheet, refused: Mapping[str, list[str]], language: str) -> list[Error]:
    """Say what no field of ours could have sent, with a link to the item."""
    known = known_language(language)
    return [
        Error(id=f"in-{path.split('.')[1]}" if "." in path else "", text=feedback.message(code, known))
        for path, codes in refused.items()
        for code in codes
    ]


def form(sheet: Sheet, activity: Activity, language: str) -> dict[str, Any]:
    """Give the items with the answers in them."""
    items = activity.public(language)["items"]
    fields = [_field(number, item, sheet.get(item["key"])) for number, item in enumerate(items, start=1)]
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


def result(attempt: Attempt, activity: Activity, outcome: ResultView, language: str) -> dict[str, Any]:
    """Give each item with its verdict, what was given, and, where it may be seen, why."""
    given = outcome.responses.get("items", {})
    checks = {check.name: check for check in outcome.checks}
    words = activity.texts(language)["items"]
    told = {item["key"]: item for item in outcome.items or ()}
    fields = [
        _field(number, item, given.get(item["key"]))
        for number, item in enumerate(activity.public(language)["items"], start=1)
    ]
    answers = [
        _answer(field, checks[field.key], words[field.key], told.get(field.key))
        for field in fields
        if field.key in checks
    ]
    return {
        "answers": answers,
        "answers_right": sum(answer.is_right for answer in answers),
    }


def _answer(field: Field, check: CheckView, words: Mapping[str, Any], told: Mapping[str, Any] | None) -> Answer:
    why = {option["key"]: option for option in told["options"]} if told and field.options else {}
    return Answer(
        field=field,
        title=words["title"],
        is_right=check.verdict == "met",
        read_as=next((found.read for found in check.evidence if isinstance(found.read, int)), None),
        said=tuple(found.text for found in check.evidence if found.code not in _PLAIN),
        sections=words["sections"],
        explanation=_explanation(check, told) if told and not field.options else "",
        options=tuple(
            Explained(option, bool(why[option.key]["right"]), why[option.key]["explanation"])
            for option in field.options
            if option.key in why
        ),
    )


def _explanation(check: CheckView, told: Mapping[str, Any]) -> str:
    """Explain a number: the known wrong turn that was taken, else the right way."""
    turns = {turn["value"]: turn["explanation"] for turn in told["wrong_turns"]}
    read_as = next((found.read for found in check.evidence), None)
    return str(turns.get(read_as, told["explanation"]))
