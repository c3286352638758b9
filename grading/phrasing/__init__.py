"""Forbidden phrasing: what is said, what is only named, and what is unsure."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from grading.phrasing.families import FAMILIES
from grading.phrasing.findings import Finding as Finding
from grading.phrasing.findings import Label as Label
from grading.phrasing.findings import gravest as gravest
from grading.phrasing.vocabulary import read
from grading.text import Folded, compact

#: A text no longer than this is a cell, and worth remembering.
_SHORT = 32


def scan(family: str, text: str) -> tuple[Finding, ...]:
    """Find a family's occurrences in a text.

    Parameters
    ----------
    family : {"state_quality", "gpu_shortcut", "priority_claim"}
        The family.
    text : str
        The text as typed.

    Returns
    -------
    tuple of Finding
        In the text's order, none inside another, spans in the text as typed.

    Raises
    ------
    ValueError
        If there is no such family.
    """
    if family not in FAMILIES:
        raise ValueError(f"no such family: {family!r}")
    if len(text) <= _SHORT:
        return _scan_short(family, text)
    return FAMILIES[family].scan(_compacted(text))


def scan_folded(families: Sequence[str], texts: Sequence[Folded]) -> dict[str, list[tuple[Finding, ...]]]:
    """Find the families' occurrences in many folded texts; each as ``scan`` finds them."""
    letters = read([folded.text for folded in texts])
    return {name: FAMILIES[name].find(texts, letters[name]) for name in families}


@lru_cache(maxsize=8192)
def _scan_short(family: str, text: str) -> tuple[Finding, ...]:
    """Scan a cell: a class types the same few again and again."""
    return FAMILIES[family].scan(_compacted(text))


@lru_cache(maxsize=32)
def _compacted(text: str) -> Folded:
    """Fold once for all families; a handful of texts at most is kept."""
    return compact(text)
