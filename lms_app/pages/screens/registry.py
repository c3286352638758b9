"""Which screen shows which kind of activity."""

from __future__ import annotations

from lms_app.pages.screens import Screen, quiz
from lms_app.pages.screens.distance_diagram import DistanceDiagram
from lms_app.pages.screens.look_backs import LookBacks
from lms_app.pages.screens.serial_bill import SerialBill

_SCREENS: dict[str, Screen] = {
    "quiz": quiz,
    "look_backs": LookBacks(),
    "serial_bill": SerialBill(),
    "distance_diagram": DistanceDiagram(),
}


def of(kind: str) -> Screen:
    """Return the screen of a kind of activity; a kind without one is a bug."""
    return _SCREENS[kind]
