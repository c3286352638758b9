"""Words to classes: a text becomes a short string of class letters, with a map back.

Rules are then patterns over class letters, so that a rule says "faculty, then a bad quality"
and never lists sentences. The longest word claims its characters: 注意力机制 leaves no 注意力.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np
from numpy.typing import NDArray

from grading.automaton import Automaton, smallest
from grading.needs import Held, held_between
from grading.text import code_points
from grading.trie import PLANE, Booleans, Integers, Trie, Words

#: Class letters of what no lexicon claims.
CHARACTER, WORD, COMMA, COLON, STOP, QUESTION, QUOTE = "xw,:.?~"
_MARKS = {
    COMMA: ",;，；",
    COLON: ":：",
    STOP: ".。!！\n…",
    QUESTION: "?？",
    QUOTE: "\"「」『』《》〈〉【】'",
    "": "、 ()（）[]{}*#_/\\|~·+=<>&^$@%`",
}
_LATIN = "abcdefghijklmnopqrstuvwxyz"
_WORD_CODE = ord(WORD)
#: Stands between texts that are read together; no word of a lexicon holds it.
_SEPARATOR = "\uffff"


def _filler_table() -> NDArray[np.uint8]:
    """Return the class letter of every character of the first plane; 0 leaves it out."""
    table = np.full(PLANE, ord(CHARACTER), np.uint8)
    for letter, marks in _MARKS.items():
        for mark in marks:
            table[ord(mark)] = ord(letter) if letter else 0
    for char in _LATIN + "0123456789":
        table[ord(char)] = _WORD_CODE
    return table


_FILLER = _filler_table()
#: Marks that join the letters of a word when they stand between two of them.
_IN_WORD = np.zeros(PLANE, bool)
_IN_WORD[[ord(mark) for mark in "-'._^"]] = True


@dataclass(frozen=True, eq=False)
class Encoded:
    """A text as class letters: letter ``i`` stands for the folded ``[starts[i], ends[i])``, both from ``base``."""

    letters: str
    starts: Integers
    ends: Integers
    base: int = 0

    def span(self, start: int, end: int) -> tuple[int, int]:
        """Return the folded span of the letters ``[start, end)``."""
        return int(self.starts[start]) - self.base, int(self.ends[end - 1]) - self.base

    def letter_at(self, place: int) -> int:
        """Return the first letter that ends behind a place of the folded text."""
        return int(np.searchsorted(self.ends, place + self.base, side="right"))


@dataclass(frozen=True, eq=False)
class _Plain:
    """What a text is before any lexicon: shared by the families that read it."""

    points: Integers
    low: Integers
    letters: NDArray[np.uint8]
    #: Where a word may begin: anywhere but inside a Latin word.
    open_: Booleans
    #: Where none may end: before another letter of a Latin word.
    cut: Booleans


@lru_cache(maxsize=4)
def _read_plain(text: str) -> _Plain:
    points = code_points(text).astype(np.int64)
    low = np.minimum(points, PLANE - 1)
    latin = (points >= ord("a")) & (points <= ord("z"))
    cut = np.zeros(len(points), bool)
    cut[:-1] = latin[1:] & latin[:-1]
    open_ = np.ones(len(points), bool)
    open_[1:] = ~cut[:-1]
    return _Plain(points, low, _joined(_FILLER[low], low), open_, cut)


def _joined(letters: NDArray[np.uint8], low: NDArray[np.int64]) -> NDArray[np.uint8]:
    """Join the letters of a word; read hyphens and apostrophes by their neighbours."""
    is_word = letters == _WORD_CODE
    between = np.zeros(len(letters), bool)
    between[1:-1] = is_word[:-2] & is_word[2:] & _IN_WORD[low[1:-1]]
    letters[(low == ord("-")) & ~between] = ord(COMMA)
    joined = is_word | between
    letters[joined] = 0
    first = joined.copy()
    first[1:] &= ~joined[:-1]
    letters[first] = _WORD_CODE
    return letters


class Reading:
    """Many texts as the class letters of one lexicon, laid out one behind the other.

    Text ``i`` is what stands between ``bounds[i]`` and the place before ``bounds[i + 1]``; its letters are
    ``codes[firsts[i]:lasts[i]]``. A separator stands between two texts, and has a letter.
    """

    def __init__(
        self, points: Integers, codes: NDArray[np.uint8], starts: Integers, ends: Integers, bounds: Integers
    ) -> None:
        """Take the characters and the letters of all texts."""
        self.points, self.codes, self.starts, self.ends, self.bounds = points, codes, starts, ends, bounds
        self.firsts = np.searchsorted(starts, bounds[:-1])
        self.lasts = np.searchsorted(starts, bounds[1:] - 1)
        self._letters = codes.tobytes().decode("ascii")
        self._places = list(zip(self.firsts.tolist(), self.lasts.tolist(), bounds.tolist(), strict=False))

    def __getitem__(self, at: int) -> Encoded:
        """Return one of the texts."""
        first, last, base = self._places[at]
        return Encoded(self._letters[first:last], self.starts[first:last], self.ends[first:last], base)

    @cached_property
    def held(self) -> Held:
        """Which letters each text holds."""
        return held_between(self.codes, self.firsts, self.lasts)


class Lexicon:
    """The words of a family and its scopes, each with its class letter."""

    def __init__(
        self,
        classes: Iterable[tuple[str, str]],
        *,
        variants: Callable[[dict[str, str]], dict[str, str]] | None = None,
    ) -> None:
        """Take (letter, words separated by ``|`` or line ends) pairs; later ones win.

        ``variants`` may add misspelt forms.
        """
        self.letter_of: dict[str, str] = {}
        for letter, words in classes:
            for word in re.split(r"[|\n]", words):
                if word.strip():
                    self.letter_of[word.strip()] = letter
        if variants is not None:
            self.letter_of |= variants(self.letter_of)

    @cached_property
    def reader(self) -> Reader:
        """What looks up the words of this lexicon alone."""
        return Reader(smallest([self.letter_of]))


class Reader:
    """Looks up the longest words of some lexicons in many folded texts, all in one walk."""

    def __init__(self, automaton: Automaton, terms: Sequence[str] = ()) -> None:
        """Take the words of all lexicons, laid out together.

        ``terms`` are, for each lexicon, the letters of words that claim their own characters: no other word ends
        inside one. Of "loses its attention weights" the words are "loses", "its" and "attention weights".
        """
        self._trie = Trie(automaton)
        self._terms = [np.array([ord(letter) for letter in letters], np.uint8) for letters in terms]

    def read(self, texts: Sequence[str]) -> list[Reading]:
        """Turn the texts into the class letters of each lexicon; each text as if it stood alone."""
        plain = _read_plain(_SEPARATOR.join(texts))
        bounds = np.cumsum([0, *(len(text) + 1 for text in texts)])
        found = self._trie.longest(plain.points, plain.low, plain.open_, plain.cut)
        for rank, letters in enumerate(self._terms):
            found[rank] = self._claimed(plain, found[rank], rank, letters)
        return [Reading(plain.points, *_lettered(plain.letters.copy(), *_apart(*words)), bounds) for words in found]

    def _claimed(self, plain: _Plain, words: Words, rank: int, letters: NDArray[np.uint8]) -> Words:
        """Give way to terms: a word that ends inside one is looked up again, and ends before it."""
        starts, stops, codes = words
        is_term = np.isin(codes, letters)
        firsts, lasts = starts[is_term], stops[is_term]
        if not len(firsts):
            return words
        # The last term that begins before a word's end.
        at = np.searchsorted(firsts, stops) - 1
        into = ~is_term & (at >= 0) & (firsts[at] > starts) & (lasts[at] > stops)
        if not into.any():
            return words
        inside = np.zeros(len(plain.points) + 1, np.int64)
        np.add.at(inside, firsts, 1)
        np.add.at(inside, lasts - 1, -1)
        again = np.zeros(len(plain.points), bool)
        again[starts[into]] = True
        others = self._trie.longest(plain.points, plain.low, again, plain.cut | (np.cumsum(inside[:-1]) > 0))[rank]
        order = np.argsort(np.concatenate((starts[~into], others[0])), kind="stable")
        return (
            np.concatenate((starts[~into], others[0]))[order],
            np.concatenate((stops[~into], others[1]))[order],
            np.concatenate((codes[~into], others[2]))[order],
        )


def _lettered(
    letters: NDArray[np.uint8], starts: Integers, stops: Integers, codes: NDArray[np.uint8]
) -> tuple[NDArray[np.uint8], Integers, Integers]:
    """Put the words' letters in place of their characters: letters, and where each begins and ends."""
    depth = np.zeros(len(letters) + 1, np.int8)
    depth[starts] += 1
    depth[stops] -= 1
    letters[np.cumsum(depth[:-1], dtype=np.int8) > 0] = 0
    letters[starts] = codes
    ends = np.arange(1, len(letters) + 1)
    ends[starts] = stops
    kept = np.flatnonzero(letters)
    return letters[kept], kept, ends[kept]


def _apart(starts: Integers, stops: Integers, codes: NDArray[np.uint8]) -> Words:
    """Keep, from the left, the words that do not reach into one kept before.

    A kept word leads on to the first that begins behind it. In each round twice as many
    such steps are taken at once, so that rounds grow with the logarithm of the words.
    """
    count = len(starts)
    if not count:
        return starts, stops, codes
    step = np.append(np.searchsorted(starts, stops), count)
    kept = np.zeros(count + 1, bool)
    kept[0] = True
    while step[0] < count:
        kept[step[np.flatnonzero(kept)]] = True
        step = step[step]
    chosen = np.flatnonzero(kept[:-1])
    return starts[chosen], stops[chosen], codes[chosen]
