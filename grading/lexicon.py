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

from grading.text import code_points
from grading.trie import PLANE, Booleans, Integers, Trie

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

    @cached_property
    def present(self) -> frozenset[str]:
        """The class letters that stand in the text."""
        return frozenset(self.letters)

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


class Lexicon:
    """Finds the longest words of a family and its scopes in a folded text."""

    def __init__(
        self,
        classes: Iterable[tuple[str, str]],
        *,
        triggers: str,
        variants: Callable[[dict[str, str]], dict[str, str]] | None = None,
    ) -> None:
        """Take (letter, words separated by ``|`` or line ends) pairs; later ones win.

        ``triggers`` are the letters without which a text holds no occurrence; ``variants``
        may add misspelt forms.
        """
        self.letter_of: dict[str, str] = {}
        for letter, words in classes:
            for word in re.split(r"[|\n]", words):
                if word.strip():
                    self.letter_of[word.strip()] = letter
        if variants is not None:
            self.letter_of |= variants(self.letter_of)
        self._trigger = re.compile(f"[{re.escape(triggers)}]")
        self._trie = Trie(self.letter_of)

    def concerns(self, encoded: Encoded) -> bool:
        """Tell whether a trigger stands in the text."""
        return self._trigger.search(encoded.letters) is not None

    def encode(self, text: str) -> Encoded:
        """Turn a folded text into class letters."""
        return self.encode_many([text])[0]

    def encode_many(self, texts: Sequence[str]) -> list[Encoded]:
        """Turn folded texts into class letters, all in one walk; each as if it stood alone."""
        joined = _SEPARATOR.join(texts)
        letters, starts, stops = self._read(joined)
        bounds = np.cumsum([0, *(len(text) + 1 for text in texts)])
        firsts = np.searchsorted(starts, bounds[:-1]).tolist()
        lasts = np.searchsorted(starts, bounds[1:] - 1).tolist()
        return [
            Encoded(letters[first:last], starts[first:last], stops[first:last], base)
            for first, last, base in zip(firsts, lasts, bounds.tolist(), strict=False)
        ]

    def _read(self, text: str) -> tuple[str, Integers, Integers]:
        """Return the class letters of a text, and where each begins and ends."""
        plain = _read_plain(text)
        letters = plain.letters.copy()
        starts, stops, codes = _apart(*self._trie.longest(plain.points, plain.low, plain.open_, plain.cut))
        depth = np.zeros(len(text) + 1, np.int8)
        depth[starts] += 1
        depth[stops] -= 1
        letters[np.cumsum(depth[:-1], dtype=np.int8) > 0] = 0
        letters[starts] = codes
        ends = np.arange(1, len(text) + 1)
        ends[starts] = stops
        kept = np.flatnonzero(letters)
        return letters[kept].tobytes().decode("ascii"), kept, ends[kept]


def _apart(places: Integers, lengths: Integers, letters: Integers) -> tuple[Integers, Integers, Integers]:
    """Keep, from the left, the words that do not reach into one kept before: starts, ends, letters."""
    chosen: list[int] = []
    done = 0
    stops = places + lengths
    for index, (start, stop) in enumerate(zip(places.tolist(), stops.tolist(), strict=True)):
        if start >= done:
            chosen.append(index)
            done = stop
    return places[chosen], stops[chosen], letters[chosen]
