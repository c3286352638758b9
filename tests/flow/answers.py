"""Answers to the shipped lesson's activities, right and wrong in known ways."""

from __future__ import annotations

from functools import cache
from typing import Any

from content import loader
from content.bundle import Bundle

RIGHT = {"steps": "7", "batch": ["b", "d", "e"], "claims": "c"}
WRONG = {"steps": "8", "batch": ["a"], "claims": "a"}
#: By how many of the three items are right.
SCORES = ("0.00", "33.33", "66.67", "100.00")


def quiz(*, right: int) -> dict[str, Any]:
    """Answer the quiz with so many items right and the others wrong."""
    names = list(RIGHT)
    return {"items": {name: (RIGHT if n < right else WRONG)[name] for n, name in enumerate(names)}}


@cache
def _lesson() -> Bundle:
    return next(found for found in loader.bundles() if found.slug == "why-sequences-are-hard")


def reference(activity: str) -> dict[str, Any]:
    """Answer an exercise as its reference does."""
    response: dict[str, Any] = _lesson().activity(activity).released("zh-hans")["response"]
    return dict(response)


def look_backs() -> dict[str, Any]:
    """Answer exercise 1 as the reference does."""
    return reference("exercise-1")


def near_look_backs() -> dict[str, Any]:
    """Answer exercise 1 with four true rows of which none is far, and one that counts both ends."""
    rows = [
        {"from": 4, "to": 2, "distance": "2"},
        {"from": 6, "to": 3, "distance": "3"},
        {"from": 9, "to": 5, "distance": "5"},
        {"from": 12, "to": 8, "distance": "4"},
    ]
    return look_backs() | {"rows": rows}


def bill() -> dict[str, Any]:
    """Answer exercise 2 as the reference does."""
    return reference("exercise-2")


def diagram() -> dict[str, Any]:
    """Answer exercise 3 as the reference does."""
    return reference("exercise-3")


def unsure_bill() -> dict[str, Any]:
    """Answer exercise 2 on topic, in words that the rules leave to a person."""
    return bill() | {"what_changes": "每一步会变慢一些。"}
