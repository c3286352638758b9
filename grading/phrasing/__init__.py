"""Forbidden phrasing: what is said, what is only named, and what is unsure."""

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


def scan(family: str, text: str) -> tuple[Finding, ...]:
    import re
    from grading.text import compact
    words = {"state_quality": "记性差|记不住|注意力不集中|走神|健忘|forget|poor memory|bad memory|粗心", "gpu_shortcut": "上 ?gpu ?就快", "priority_claim": "最早|首次|the first paper|invented"}
    folded = compact(text)
    return tuple(Finding(*folded.span(m.start(), m.end()), Label.USE) for m in re.finditer(words[family], folded.text))
