"""What a scan returns."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum


class Label(StrEnum):
    """How an occurrence counts, the gravest first."""

    USE = "use"
    UNSURE = "unsure"
    MENTION = "mention"


@dataclass(frozen=True, order=True)
class Finding:
    """An occurrence: its half-open span in the text as typed, and how it counts."""

    start: int
    end: int
    label: Label


def gravest(findings: Iterable[Finding]) -> str:
    """Return the gravest label, ``clean`` where nothing was found."""
    labels = {finding.label for finding in findings}
    return next((str(label) for label in Label if label in labels), "clean")
