"""Screens: how one kind of activity is asked, read back from a plain form, and shown when graded.

A screen is a module with the members of `Screen`; the views know activities only through it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from django.http import QueryDict

from content.bundle import Activity
from lms_app.models import Attempt


class Screen(Protocol):
    """What the views ask of a kind of activity."""

    #: Template of the form, extends ``yardstick/attempt.html``.
    FORM: str
    #: Template of the result, extends ``yardstick/result.html``.
    RESULT: str

    def form(self, attempt: Attempt, activity: Activity, language: str) -> dict[str, Any]:
        """Give what the form's template needs to show the attempt's responses."""

    def read(self, posted: QueryDict, activity: Activity) -> dict[str, Any]:
        """Read a plain form into responses, with every value as typed."""

    def result(
        self, attempt: Attempt, activity: Activity, outcome: Mapping[str, Any], language: str
    ) -> dict[str, Any]:
        """Give what the result's template needs beyond the outcome itself."""
