"""Screens: how one kind of activity is asked, read back from a form, and shown when graded.

A screen is a module with the members of `Screen`; the views know activities only through it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from django.http import QueryDict

from content.bundle import Activity
from lms_app.models import Attempt


@dataclass(frozen=True)
class Error:
    """What must be put right before handing in: the field's id in the page, and the words."""

    id: str
    text: str


class Screen(Protocol):
    """What the views ask of a kind of activity; a sheet is the form's cells as typed."""

    #: Template of the form, extends ``_attempt.html``.
    FORM: str
    #: Template of the result, extends ``_result.html``.
    RESULT: str

    def stored(self, activity: Activity, responses: Mapping[str, Any], /) -> Any:
        """Make the sheet of stored responses."""

    def typed(self, activity: Activity, posted: QueryDict, /) -> Any:
        """Make the sheet of a posted form."""

    def edited(self, sheet: Any, do: str, /) -> Any | None:
        """Give the sheet after an action of its own (a row added); None if ``do`` is none of them."""

    def draft(self, sheet: Any, /) -> dict[str, Any]:
        """Give the responses as far as they are written."""

    def complete(self, sheet: Any, /) -> dict[str, Any]:
        """Give the responses to be handed in."""

    def errors(self, sheet: Any, refused: Mapping[str, list[str]], language: str, /) -> list[Error]:
        """Say what keeps the sheet from being handed in; ``refused`` are paths and codes of `ResponseRefused`."""

    def form(self, sheet: Any, activity: Activity, language: str, /) -> dict[str, Any]:
        """Give what the form's template needs."""

    def result(self, attempt: Attempt, activity: Activity, outcome: Any, language: str, /) -> dict[str, Any]:
        """Give what the result's template needs beyond the outcome (`results.result_of`)."""
