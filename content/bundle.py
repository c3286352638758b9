"""A lesson as a value: what is stored, pinned by its digest, shown and graded by."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from typing import Any

from content.languages import in_language, known
from grading.model import Definition, Exercise, ExerciseKind, Item, ItemType, Quiz

#: Raised when the shape of the document changes, so that old rows are told from new ones.
FORMAT = 1


@dataclass(frozen=True)
class Activity:
    """A quiz or an exercise: what grades it, what is shown before release and what after."""

    key: str
    kind: str
    definition: Definition
    _entry: Mapping[str, Any] = field(repr=False)

    def title(self, language: str) -> str:
        """Name the activity (``Mark the look-backs``)."""
        return self._text("title", language)

    def heading(self, language: str) -> str:
        """Name the activity as it stands in a list (``Exercise 1: mark the look-backs``)."""
        return self._text("heading", language)

    def texts(self, language: str) -> dict[str, Any]:
        """Give the words around an activity, none of which tells an answer.

        ``heading``, ``over`` (above the title), ``title``, ``lead``, ``acceptance``; for a quiz also ``items``:
        by item key its ``title`` and the ``sections`` it goes back to.
        """
        return self._words("texts", language)

    def public(self, language: str) -> dict[str, Any]:
        """Give what a browser may hold before release: no key, no explanation."""
        return self._words("public", language)

    def released(self, language: str) -> dict[str, Any]:
        """Give keys, explanations, reference answers and derivation."""
        return self._words("released", language)

    def _text(self, name: str, language: str) -> str:
        return str(in_language(self._entry["texts"][name], known(language)))

    def _words(self, part: str, language: str) -> dict[str, Any]:
        words: dict[str, Any] = in_language(self._entry[part], known(language))
        return words


@dataclass(frozen=True)
class Bundle:
    """A lesson with its activities, in every language; equal content is an equal bundle."""

    canonical: str = field(repr=False)

    @classmethod
    def from_document(cls, document: Mapping[str, Any]) -> Bundle:
        """Make the value from what ``document`` gave; key order is nothing to it."""
        if document.get("format") != FORMAT:
            raise ValueError(f"not a bundle of format {FORMAT}: {document.get('format')!r}")
        return cls(json.dumps(document, ensure_ascii=False, sort_keys=True, separators=(",", ":")))

    def document(self) -> dict[str, Any]:
        """Give everything as JSON can hold it: texts, definitions, keys."""
        document: dict[str, Any] = json.loads(self.canonical)
        return document

    @cached_property
    def _parsed(self) -> Mapping[str, Any]:
        # Read once; whatever is handed out of it is a copy.
        return self.document()

    @cached_property
    def digest(self) -> str:
        """Name this version: the SHA-256 of the document in its canonical form."""
        return hashlib.sha256(self.canonical.encode()).hexdigest()

    @property
    def slug(self) -> str:
        """Name the lesson, across its versions."""
        return str(self._parsed["slug"])

    @property
    def main(self) -> str:
        """Name the activity whose score stands for the whole lesson."""
        return str(self._parsed["main"])

    @cached_property
    def activities(self) -> tuple[Activity, ...]:
        """List the activities in the author's order."""
        return tuple(_activity(entry) for entry in self._parsed["activities"])

    def activity(self, key: str) -> Activity:
        """Find an activity; ``KeyError`` if the lesson has none of that key."""
        for activity in self.activities:
            if activity.key == key:
                return activity
        raise KeyError(key)

    def title(self, language: str) -> str:
        """Give the whole title of the lesson."""
        return self._text("title", language)

    def short_title(self, language: str) -> str:
        """Give the title as it stands in the bar of every page."""
        return self._text("short_title", language)

    def lesson(self, language: str) -> dict[str, Any]:
        """Give what the lesson's pages show (``docs/authoring.md`` lists the members)."""
        words: dict[str, Any] = in_language(self._parsed["lesson"], known(language))
        return words

    def _text(self, name: str, language: str) -> str:
        return str(in_language(self._parsed["lesson"][name], known(language)))


def _activity(entry: dict[str, Any]) -> Activity:
    return Activity(
        key=entry["key"],
        kind=entry["kind"],
        definition=definition_from_json(entry["definition"]),
        _entry=entry,
    )


def definition_from_json(stored: Mapping[str, Any]) -> Definition:
    """Read a definition as ``grading.model.to_json`` wrote it."""
    pass_mark = Fraction(stored["pass_mark"])
    if "kind" in stored:
        return Exercise(ExerciseKind(stored["kind"]), dict(stored["parameters"]), pass_mark)
    items = tuple(
        Item(
            name=item["name"],
            type=ItemType(item["type"]),
            options=tuple(item["options"]),
            key=tuple(item["key"]),
            number=item["number"],
            partial=item["partial"],
        )
        for item in stored["items"]
    )
    return Quiz(items, pass_mark)
