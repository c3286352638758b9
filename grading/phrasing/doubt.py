"""A second opinion: a linear model over n-grams that can only make a finding unsure, never a use.

Each family has whole-number weights, one for each slot of a hash table. What a stretch of text
sounds like is the sum of the weights of its n-grams, of its folded characters and of its class
letters, over the square root of their number: every machine gets the same. The weights are made
by ``python -m tests.grading.train`` from the labelled sentences, never by hand.
"""

from __future__ import annotations

import math
import re
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from grading.lexicon import Encoded
from grading.phrasing.findings import Finding, Label
from grading.text import Folded, code_points

WEIGHTS = Path(__file__).with_name("doubt.npz")
#: Weights in each family's table, as a power of two.
BITS = 16
#: How many characters, and how many class letters, an n-gram has at most.
CHARACTERS, LETTERS = 3, 4
#: A longer text is looked at in stretches of whole sentences, each about as long as this.
STRETCH = 240
#: What is shorter is a cell, not a sentence: the rules alone decide.
SHORTEST = 8
Slots = NDArray[np.int64]
_EDGE = "\uffff"
_SEEDS = (np.uint64(0xCBF29CE484222325), np.uint64(0x9AE16A3B2F90404F))
_PRIME, _SCATTER, _DROP = np.uint64(0x100000001B3), np.uint64(0x9E3779B97F4A7C15), np.uint64(64 - BITS)
_SENTENCE_END = re.compile(r"[.。!！?？…\n]")
_CLAUSE = re.compile(r"[^,，;；:：.。!！?？…\n]+")
_BREAK = re.compile(r"[,，;；:：.。!！?？…\n]")


def slots(text: str, letters: str) -> Slots:
    """Return the slots of all n-grams of a folded text and of its class letters, edges included."""
    return np.concatenate((*_hashed(text, CHARACTERS, _SEEDS[0]), *_hashed(letters, LETTERS, _SEEDS[1])))


def _hashed(text: str, most: int, seed: np.uint64) -> Iterator[Slots]:
    """Yield the slots of all single characters, of all pairs, and so on."""
    points = code_points(f"{_EDGE}{text}{_EDGE}").astype(np.uint64)
    found = np.full(len(points), seed, np.uint64)
    for size in range(1, min(most, len(points)) + 1):
        found = (found[: len(points) - size + 1] ^ points[size - 1 :]) * _PRIME
        yield ((found * _SCATTER) >> _DROP).astype(np.int64)


class Tone:
    """What any stretch of a text sounds like: sums of weights, added up once along the text."""

    def __init__(self, weights: NDArray[np.int16], folded: Folded, encoded: Encoded) -> None:
        """Read the text's characters and its class letters."""
        self._starts = encoded.starts - encoded.base
        self._sums = [
            [np.concatenate(([0], np.cumsum(weights[found], dtype=np.int64))) for found in _hashed(*grams)]
            for grams in ((folded.text, CHARACTERS, _SEEDS[0]), (encoded.letters, LETTERS, _SEEDS[1]))
        ]

    def score(self, start: int, end: int) -> int:
        """Return how much the folded ``[start, end)``, with one character around it, sounds like a use."""
        total = count = 0
        first, last = np.searchsorted(self._starts, (start, end)).tolist()
        for sums, (left, right) in zip(self._sums, ((start, end), (first, last)), strict=True):
            for size, summed in enumerate(sums, start=1):
                grams = max(0, right + 2 - left - size + 1)
                total += int(summed[left + grams] - summed[left])
                count += grams
        return math.floor(total / math.sqrt(count))


@dataclass(frozen=True, eq=False)
class Doubt:
    """A family's weights, and how far a stretch of text must lean to be doubted.

    A stretch without a use that scores ``leans`` or more is unsure; so is a use in one that
    scores ``clears`` or less, unless its own clause sounds like a use.
    """

    weights: NDArray[np.int16]
    leans: int
    clears: int
    #: Letters without one of which a text is no use: hardware, for the hardware shortcut.
    named: str = ""

    def score(self, found: Slots) -> int:
        """Return how much a text with these slots sounds like a use."""
        return math.floor(int(self.weights[found].sum(dtype=np.int64)) / math.sqrt(len(found)))

    def reconsider(
        self, folded: Folded, encoded: Encoded, found: tuple[Finding, ...], *, widen: bool
    ) -> tuple[Finding, ...]:
        """Return what the rules found, unsure where the weights say otherwise.

        Without ``widen`` only uses are looked at: what is unsure counts for nothing there.
        """
        has_use = any(one.label is Label.USE for one in found)
        if not has_use and not (widen and self._is_sentence(folded, encoded)):
            return found
        tone = Tone(self.weights, folded, encoded)
        kept: list[Finding] = []
        starts, done = [one.start for one in found], 0
        for start, end in stretches(folded.text):
            upto = bisect_left(starts, folded.span(start, end)[1])
            kept += self._weighed(folded, tone, (start, end), found[done:upto])
            done = upto
        return tuple(kept)

    def _is_sentence(self, folded: Folded, encoded: Encoded) -> bool:
        """Tell whether there is something to be in doubt about."""
        named = not self.named or any(letter in encoded.letters for letter in self.named)
        return named and len(folded.text) >= SHORTEST

    def _weighed(
        self, folded: Folded, tone: Tone, place: tuple[int, int], found: tuple[Finding, ...]
    ) -> tuple[Finding, ...]:
        """Weigh one stretch and what the rules found in it."""
        labels = {one.label for one in found}
        score = tone.score(*place)
        if Label.USE in labels and score <= self.clears:
            return tuple(self._cleared(folded, tone, one) for one in found)
        if labels <= {Label.MENTION} and score >= self.leans:
            clauses = [one.span() for one in _CLAUSE.finditer(folded.text, *place)]
            loudest = max(clauses, key=lambda clause: tone.score(*clause), default=place)
            doubted = Finding(*folded.span(*loudest), Label.UNSURE)
            apart = (one for one in found if one.end <= doubted.start or one.start >= doubted.end)
            return tuple(sorted((*apart, doubted)))
        return found

    def _cleared(self, folded: Folded, tone: Tone, found: Finding) -> Finding:
        """Make a use unsure whose own clause does not sound like one either."""
        if found.label is not Label.USE:
            return found
        at = int(np.searchsorted(folded.at, found.start + folded.base))
        reach = max(0, at - STRETCH)
        left = max((one.end() for one in _BREAK.finditer(folded.text, reach, at)), default=reach)
        right = _BREAK.search(folded.text, at)
        score = tone.score(left, right.start() if right else len(folded.text))
        return replace(found, label=Label.UNSURE) if score < self.leans else found


def stretches(text: str) -> list[tuple[int, int]]:
    """Cut a folded text into stretches of whole sentences; most texts are one."""
    found, start = [], 0
    if len(text) > STRETCH:
        for end in (one.end() for one in _SENTENCE_END.finditer(text)):
            if end - start >= STRETCH // 2:
                found.append((start, end))
                start = end
    if start < len(text):
        found.append((start, len(text)))
    return found


@lru_cache(maxsize=1)
def _stored() -> dict[str, Doubt]:
    with np.load(WEIGHTS) as stored:
        names = [name for name in stored.files if not name.endswith("_at")]
        return {name: Doubt(stored[name], *stored[f"{name}_at"].tolist()) for name in names}


def doubt_of(family: str, named: str = "") -> Doubt | None:
    """Return a family's weights; none before they are first made."""
    stored = _stored().get(family) if WEIGHTS.exists() else None
    return replace(stored, named=named) if stored else None
