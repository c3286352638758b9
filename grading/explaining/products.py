"""Words built of parts: products of short lists, so that one new part serves all its combinations."""

from __future__ import annotations

from collections.abc import Iterable


def joined(*parts: Iterable[str]) -> str:
    """Join every choice of one from each part, as words for a lexicon."""
    found = [""]
    for part in parts:
        choices = tuple(part)
        found = [left + right for left in found for right in choices]
    return "|".join(found)
