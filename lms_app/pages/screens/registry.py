"""Which screen shows which kind of activity."""

from __future__ import annotations

from lms_app.pages.screens import Screen, quiz

_SCREENS: dict[str, Screen] = {
    "quiz": quiz,
}


def of(kind: str) -> Screen:
    """Return the screen of a kind of activity; a kind without one is a bug."""
    return _SCREENS[kind]
