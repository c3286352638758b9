"""What a check finds: a stable code, how bad it is, and words for people."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Protocol

from django.utils import translation
from django.utils.translation import gettext_lazy as _

if TYPE_CHECKING:
    from django.utils.functional import _StrPromise

    from lms_app.checkup.case import Case


#: Texts from outside, such as ids and titles, are shown up to here.
SHOWN_MAX = 200


class Level(StrEnum):
    """How bad a finding is; only a problem keeps a connection from being well."""

    OK = "ok"
    NOTE = "note"
    PROBLEM = "problem"


LEVELS: dict[Level, _StrPromise] = {Level.OK: _("Well"), Level.NOTE: _("Note"), Level.PROBLEM: _("Problem")}


@dataclass(frozen=True, slots=True)
class Words:
    """What a code says, and its remedy; both may hold ``%(name)s`` for the finding's values."""

    level: Level
    says: _StrPromise
    remedy: _StrPromise | str = ""


@dataclass(frozen=True, slots=True)
class Found:
    """A code and its values, as a check yields it: hosts, numbers, names of scopes; never a token or a person."""

    code: str
    values: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Finding:
    """A code with its words, for whoever shows it."""

    code: str
    words: Words
    values: Mapping[str, Any]

    @property
    def level(self) -> Level:
        """Return how bad it is."""
        return self.words.level

    @property
    def level_word(self) -> str:
        """Return the level in the language of the moment."""
        return str(LEVELS[self.level])

    @property
    def says(self) -> str:
        """Return what was found, in the language of the moment."""
        return str(self.words.says) % self.values

    @property
    def remedy(self) -> str:
        """Return what to do about it, in the language of the moment; empty where nothing is to be done."""
        return str(self.words.remedy) % self.values

    def as_json(self, languages: tuple[str, ...]) -> dict[str, Any]:
        """Return the finding with its words in each language."""
        said: dict[str, Any] = {"code": self.code, "level": str(self.level), "says": {}, "remedy": {}}
        for language in languages:
            with translation.override(language):
                said["says"][language], said["remedy"][language] = self.says, self.remedy
        return said


class Family(Protocol):
    """A module of checks that belong together."""

    @property
    def TITLE(self) -> _StrPromise:
        """Return what the checks are about."""

    @property
    def WORDS(self) -> Mapping[str, Words]:
        """Return the words of every code."""

    @property
    def check(self) -> Callable[[Case], Iterator[Found]]:
        """Return the check."""


def found(code: str, **values: Any) -> Found:
    """Make a finding of a check; texts that came from outside are cut and can move no terminal."""
    return Found(code, {name: _harmless(value) if isinstance(value, str) else value for name, value in values.items()})


def _harmless(text: str) -> str:
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text[:SHOWN_MAX])
