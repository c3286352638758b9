"""A second opinion: what a stretch of text sounds like, weighed against what the rules found in it.

Each family has whole-number weights, one for each slot of a hash table. What a stretch of text
sounds like is the sum of the weights of its grams (``grams.py``) over the square root of their
number: every machine gets the same. The weights and the thresholds are made by
``python -m tests.grading.train`` from the labelled sentences, never by hand.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache, partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from grading.lexicon import Reading
from grading.needs import held
from grading.phrasing.findings import Finding, Label
from grading.phrasing.grams import sequences
from grading.text import Folded

WEIGHTS = Path(__file__).with_name("opinion.npz")
#: A longer text is looked at in stretches of whole sentences, each about as long as this.
STRETCH = 240
#: What is shorter is a cell, not a sentence: the rules alone decide.
SHORTEST = 8
#: Stretches of a text to how much each sounds like a use.
Heard = Callable[[Sequence[tuple[int, int]]], list[int]]
_SENTENCE_END = re.compile(r"[.。!！?？…\n]")
_CLAUSE = re.compile(r"[^,，;；:：.。!！?？…\n]+")


class Tone:
    """What any stretch of some texts sounds like: sums of weights, added up once along them."""

    def __init__(self, weights: NDArray[np.int16], read: Reading) -> None:
        """Take the texts as they were read."""
        self._bounds = read.bounds
        self._sums = [
            (
                sequence,
                [
                    (size, over, np.concatenate(([0], np.cumsum(weights[found], dtype=np.int64))))
                    for size, over, found in sequence.grams()
                ],
            )
            for sequence in sequences(read)
        ]

    def of(self, starts: NDArray[np.int64], ends: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return how much stretches ``[start, end)`` of the characters sound like a use."""
        total, count = np.zeros(len(starts), np.int64), np.zeros(len(starts), np.int64)
        for sequence, kinds in self._sums:
            left, right = sequence.place(starts), sequence.place(ends)
            for size, over, summed in kinds:
                grams = np.maximum(0, right - left + 2 * over + 1 - size)
                first = np.minimum(left, len(summed) - 1 - grams)
                total += summed[first + grams] - summed[first]
                count += grams
        return np.floor(total / np.sqrt(np.maximum(count, 1))).astype(np.int64)

    def whole(self) -> NDArray[np.int64]:
        """Return how much each text sounds like a use."""
        return self.of(self._bounds[:-1], self._bounds[1:] - 1)

    def within(self, at: int, places: Sequence[tuple[int, int]]) -> list[int]:
        """Return how much stretches of one of the texts sound like a use."""
        starts, ends = np.array(places).T + self._bounds[at]
        scores: list[int] = self.of(starts, ends).tolist()
        return scores


@dataclass(frozen=True, eq=False)
class Opinion:
    """A family's weights, and what a stretch of text has to score.

    Where the rules found no use, a stretch that scores ``says`` or more is one, in the clause that
    sounds most like it, and one that scores ``leans`` or more is unsure. Where they found one, it is
    unsure in a stretch that scores less than ``keeps``, unless its own clause sounds like a use.
    """

    weights: NDArray[np.int16]
    says: int
    leans: int
    keeps: int
    #: Letters without one of which a text is no use, whatever it sounds like: what the family is about.
    named: str = ""

    def reconsider(
        self, texts: Sequence[Folded], read: Reading, found: list[tuple[Finding, ...]]
    ) -> list[tuple[Finding, ...]]:
        """Return what was found in each text, where the rules and the weights are heard together."""
        named = (read.held & held([self.named])[0]).any(axis=1) if self.named else np.ones(len(texts), bool)
        has_use = [any(one.label is Label.USE for one in inside) for inside in found]
        asked = [at for at, folded in enumerate(texts) if has_use[at] or (named[at] and len(folded.text) >= SHORTEST)]
        if not asked:
            return found
        tone = Tone(self.weights, read)
        scores, kept = tone.whole().tolist(), list(found)
        for at in asked:
            text, heard = texts[at].text, partial(tone.within, at)
            if len(text) > STRETCH:
                kept[at] = self._long(texts[at], heard, found[at])
            elif scores[at] >= self.leans or (has_use[at] and scores[at] < self.keeps):
                kept[at] = self._weighed(texts[at], Clauses(text, heard), (0, len(text)), scores[at], found[at])
        return kept

    def _long(self, folded: Folded, heard: Heard, found: tuple[Finding, ...]) -> tuple[Finding, ...]:
        """Weigh a long text stretch by stretch; beside a use no other stretch is weighed."""
        has_use = any(one.label is Label.USE for one in found)
        places, clauses = stretches(folded.text), Clauses(folded.text, heard)
        kept: list[Finding] = []
        starts, done = [one.start for one in found], 0
        for place, score in zip(places, heard(places), strict=True):
            upto = bisect_left(starts, folded.span(*place)[1])
            if has_use and all(one.label is not Label.USE for one in found[done:upto]):
                kept += found[done:upto]
                done = upto
                continue
            for one in self._weighed(folded, clauses, place, score, found[done:upto]):
                # What the rules found may reach over the end of the stretch before.
                if kept and kept[-1].end > one.start:
                    if kept[-1].label is not Label.MENTION:
                        continue
                    kept.pop()
                kept.append(one)
            done = upto
        return tuple(kept)

    def _weighed(
        self, folded: Folded, clauses: Clauses, place: tuple[int, int], score: int, found: tuple[Finding, ...]
    ) -> tuple[Finding, ...]:
        """Weigh one stretch and what the rules found in it."""
        labels = {one.label for one in found}
        if Label.USE in labels:
            return tuple(self._cleared(folded, clauses, one) for one in found) if score < self.keeps else found
        if labels <= {Label.MENTION} and score >= self.leans:
            label = Label.USE if score >= self.says else Label.UNSURE
            heard = Finding(*folded.span(*clauses.loudest(*place)), label)
            apart = (one for one in found if one.end <= heard.start or one.start >= heard.end)
            return tuple(sorted((*apart, heard)))
        return found

    def _cleared(self, folded: Folded, clauses: Clauses, found: Finding) -> Finding:
        """Make a use unsure whose own clause does not sound like one either."""
        at = int(np.searchsorted(folded.at, found.start + folded.base))
        if found.label is Label.USE and clauses.score_at(at) < self.leans:
            return replace(found, label=Label.UNSURE)
        return found


class Clauses:
    """The clauses of a text, and how much each sounds like a use: added up together, when first asked for."""

    def __init__(self, text: str, heard: Heard) -> None:
        """Take the text and what tells how its stretches sound."""
        self._text, self._heard = text, heard

    @cached_property
    def _places(self) -> list[tuple[int, int]]:
        return [found.span() for found in _CLAUSE.finditer(self._text)] or [(0, len(self._text))]

    @cached_property
    def _starts(self) -> list[int]:
        return [start for start, _ in self._places]

    @cached_property
    def _scores(self) -> list[int]:
        return self._heard(self._places)

    def score_at(self, at: int) -> int:
        """Return the score of the clause that a character stands in."""
        return self._scores[max(0, bisect_right(self._starts, at) - 1)]

    def loudest(self, start: int, end: int) -> tuple[int, int]:
        """Return the clause of a stretch that sounds most like a use."""
        first, last = bisect_left(self._starts, start), bisect_left(self._starts, end)
        if first == last:
            return start, end
        return self._places[max(range(first, last), key=self._scores.__getitem__)]


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
def _stored() -> dict[str, Opinion]:
    with np.load(WEIGHTS) as stored:
        names = [name for name in stored.files if not name.endswith("_at")]
        return {name: Opinion(stored[name], *stored[f"{name}_at"].tolist()) for name in names}


def opinion_of(family: str, named: str = "") -> Opinion | None:
    """Return a family's weights; none before they are first made."""
    stored = _stored().get(family) if WEIGHTS.exists() else None
    return replace(stored, named=named) if stored else None
