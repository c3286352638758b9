"""Words to classes: a text becomes a short string of class letters, with a map back.

Rules are then patterns over class letters, so that a rule says "faculty, then a bad quality"
and never lists sentences. The longest word claims its characters: 注意力机制 leaves no 注意力.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

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
_PLANE = 0x10000
_WORD_CODE = ord(WORD)
#: Two characters as one number: how the start of a word is looked up.
_SHIFT = np.int64(1 << 21)
_SINGLE = (1,)
_LATIN_START = re.compile("[a-z]+")


def _filler_table() -> NDArray[np.uint8]:
    """Return the class letter of every character of the first plane; 0 leaves it out."""
    table = np.full(_PLANE, ord(CHARACTER), np.uint8)
    for letter, marks in _MARKS.items():
        for mark in marks:
            table[ord(mark)] = ord(letter) if letter else 0
    for char in _LATIN + "0123456789":
        table[ord(char)] = _WORD_CODE
    return table


_FILLER = _filler_table()
#: Marks that join the letters of a word when they stand between two of them.
_IN_WORD = np.zeros(_PLANE, bool)
_IN_WORD[[ord(mark) for mark in "-'._^"]] = True


@dataclass(frozen=True)
class Encoded:
    """A text as class letters: letter ``i`` stands for the folded ``[starts[i], ends[i])``."""

    letters: str
    starts: list[int]
    ends: list[int]

    def span(self, start: int, end: int) -> tuple[int, int]:
        """Return the folded span of the letters ``[start, end)``."""
        return self.starts[start], self.ends[end - 1]


@dataclass(frozen=True)
class _Plain:
    """What a text is before any lexicon: shared by the families that read it."""

    low: NDArray[np.int64]
    letters: NDArray[np.uint8]
    pairs: NDArray[np.int64]
    #: Whether the letter at the next place goes on with a Latin word.
    inner: NDArray[np.bool_]
    cut: list[bool]
    word_ends: list[int]


@lru_cache(maxsize=8)
def _read_plain(text: str) -> _Plain:
    points = np.frombuffer(text.encode("utf-32-le", "surrogatepass"), np.uint32).astype(np.int64)
    low = np.minimum(points, _PLANE - 1)
    latin = (points >= ord("a")) & (points <= ord("z"))
    inner = latin[1:] & latin[:-1]
    return _Plain(
        low=low,
        letters=_joined(_FILLER[low], low),
        pairs=points[:-1] * _SHIFT + points[1:],
        inner=inner,
        cut=[*inner.tolist(), False],
        word_ends=_word_ends(latin),
    )


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


def _word_ends(latin: NDArray[np.bool_]) -> list[int]:
    """Return for each Latin letter where its word ends; for others their own place."""
    stops = np.where(latin, len(latin), np.arange(len(latin)))
    return [int(stop) for stop in np.minimum.accumulate(stops[::-1])[::-1].tolist()]


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
        self._triggers = frozenset(triggers)
        self._lengths = self._by_head(self.letter_of)
        points = [[ord(char) for char in head[:2]] for head in self.letter_of]
        self._pairs = np.array(sorted(pair[0] * int(_SHIFT) + pair[1] for pair in points if len(pair) == 2), np.int64)
        self._singles = np.zeros(_PLANE, bool)
        self._singles[[pair[0] for pair in points if len(pair) == 1]] = True

    @staticmethod
    def _by_head(words: Iterable[str]) -> dict[str, tuple[int, ...]]:
        """Tell by how a text goes on how long the words are that may begin there.

        It goes on with a whole Latin word, or with two characters of any other script.
        """
        lengths: dict[str, set[int]] = {}
        for word in words:
            latin = _LATIN_START.match(word)
            lengths.setdefault(latin.group() if latin else word[:2], set()).add(len(word))
        for head in lengths:
            if head[0] in lengths and not _LATIN_START.match(head):
                lengths[head].add(1)
        return {head: tuple(sorted(found, reverse=True)) for head, found in lengths.items()}

    def concerns(self, encoded: Encoded) -> bool:
        """Tell whether a trigger stands in the text."""
        return not self._triggers.isdisjoint(encoded.letters)

    def encode(self, text: str) -> Encoded:
        """Turn a folded text into class letters."""
        if not text:
            return Encoded("", [], [])
        plain = _read_plain(text)
        letters = plain.letters.copy()
        starts, stops, codes = self._words(text, plain)
        ends = np.arange(1, len(text) + 1)
        if starts:
            depth = np.zeros(len(text) + 1, np.int8)
            depth[starts] += 1
            depth[stops] -= 1
            letters[np.cumsum(depth[:-1], dtype=np.int8) > 0] = 0
            letters[starts] = np.frombuffer("".join(codes).encode("ascii"), np.uint8)
            ends[starts] = stops
        kept = np.flatnonzero(letters)
        return Encoded(letters[kept].tobytes().decode("ascii"), kept.tolist(), ends[kept].tolist())

    def _words(self, text: str, plain: _Plain) -> tuple[list[int], list[int], list[str]]:
        """Return starts, ends and letters of the words, the longest at each place."""
        at = np.searchsorted(self._pairs, plain.pairs)
        at[at == len(self._pairs)] = 0
        begins = self._singles[plain.low]
        begins[:-1] |= self._pairs[at] == plain.pairs
        begins[1:] &= ~plain.inner
        word_ends, cut = plain.word_ends, plain.cut
        starts: list[int] = []
        stops: list[int] = []
        codes: list[str] = []
        done = 0
        letter_of, lengths_of = self.letter_of, self._lengths
        for start in np.flatnonzero(begins).tolist():
            if start < done:
                continue
            stop = word_ends[start]
            head = text[start : stop if stop > start else start + 2]
            for length in lengths_of.get(head, _SINGLE):
                letter = letter_of.get(text[start : start + length])
                # A Latin word is not cut in two.
                if letter is not None and not cut[min(start + length, len(text)) - 1]:
                    done = min(start + length, len(text))
                    starts.append(start)
                    stops.append(done)
                    codes.append(letter)
                    break
        return starts, stops, codes
