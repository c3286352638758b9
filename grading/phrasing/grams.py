"""What a text is to the ear: n-grams and pairs of its characters, words and class letters, as slots of a table.

Four sequences are laid out over the folded characters of many texts, one behind the other:

==========  ======================================================  ===============================
sequence    members                                                 read as
==========  ======================================================  ===============================
characters  each character                                          runs of 1 to 4
words       each Chinese character, Latin word, number, mark        runs of 1 and 2, pairs up to 8 apart
mixed       class letters, and the words that have no class         runs of 1 to 4
classes     class letters alone                                     pairs up to 6 apart
==========  ======================================================  ===============================

A run reaches over the edge of a text by one place, so that how it begins and ends is heard; a pair never does.
All is arithmetic on 64 bits: every machine comes to the same slots.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from grading.lexicon import CHARACTER, QUOTE, WORD, Reading

#: Slots in each family's table, as a power of two.
BITS = 18
Slots = NDArray[np.int64]
Places = NDArray[np.int64]
_Values = NDArray[np.uint64]
#: Stands at a text's edges; between texts it is what separates them.
_EDGE = 0xFFFF
_PRIME, _SCATTER, _DROP = np.uint64(0x100000001B3), np.uint64(0x9E3779B97F4A7C15), np.uint64(64 - BITS)
_LONGEST_WORD = 64
#: What a word's characters count, from its first on; behind the last of these all count alike.
_POWERS = np.array([pow(0x100000001B3, power, 1 << 64) for power in range(_LONGEST_WORD)], np.uint64)
#: Tells a class letter from a character.
_CLASS = np.uint64(1 << 40)
_NO_CLASS = np.frombuffer(f"{CHARACTER}{WORD}".encode(), np.uint8)
_FILLERS = np.frombuffer(f"{CHARACTER}{WORD}a{QUOTE}".encode(), np.uint8)
_A, _Z, _ZERO, _NINE, _SPACE, _LINE_END, _APOSTROPHE = (ord(char) for char in "az09 \n'")


@dataclass(frozen=True, eq=False)
class Sequence:
    """Members in a row, and how they are read: ``runs`` up to so many together, ``pairs`` up to so far apart."""

    members: _Values
    #: The character that each begins with; None where the members are the characters.
    starts: Places | None
    seed: int
    runs: int = 0
    pairs: int = 0

    def place(self, at: Places) -> Places:
        """Return the first member that begins at a character or behind it."""
        return at if self.starts is None else np.searchsorted(self.starts, at)

    def grams(self) -> Iterator[tuple[int, int, Slots]]:
        """Yield the slots of all grams of a kind, how many members one spans, and how far it reaches over an edge."""
        if self.runs:
            yield from ((size, 1, _slots(found)) for size, found in self._runs())
        seed = np.uint64(self.seed)
        for apart in range(2, min(self.pairs, len(self.members) - 1) + 1):
            first, second = self.members[:-apart], self.members[apart:]
            yield apart + 1, 0, _slots((first * _PRIME ^ (second + seed) * _SCATTER) * _PRIME)

    def _runs(self) -> Iterator[tuple[int, _Values]]:
        edge = np.array([_EDGE], np.uint64)
        padded = np.concatenate((edge, self.members, edge))
        found = np.full(len(padded), self.seed, np.uint64) * _SCATTER
        for size in range(1, min(self.runs, len(padded)) + 1):
            found = (found[: len(padded) - size + 1] ^ padded[size - 1 :]) * _PRIME
            yield size, found


def sequences(read: Reading) -> tuple[Sequence, ...]:
    """Return the four sequences of texts that were read together."""
    points = read.points.astype(np.uint64)
    word_at = _words(read.points)
    word_ends = np.append(word_at[1:], len(points))
    spoken = ~np.isin(read.points[word_at], (_SPACE, _LINE_END))
    classed = ~np.isin(read.codes, _NO_CLASS)
    mixed = _hashed(points, read.starts, read.ends)
    mixed[classed] = read.codes[classed] + _CLASS
    telling = ~np.isin(read.codes, _FILLERS)
    return (
        Sequence(points, None, 1, runs=4),
        Sequence(_hashed(points, word_at, word_ends)[spoken], word_at[spoken], 2, runs=2, pairs=8),
        Sequence(mixed, read.starts, 3, runs=4),
        Sequence(read.codes[telling].astype(np.uint64), read.starts[telling], 4, pairs=6),
    )


def slots(read: Reading) -> Slots:
    """Return the slots of all grams of a text that was read alone."""
    return np.concatenate([found for sequence in sequences(read) for *_, found in sequence.grams()])


def _slots(found: _Values) -> Slots:
    return ((found * _SCATTER) >> _DROP).astype(np.int64)


def _words(points: NDArray[np.int64]) -> Places:
    """Return where a word begins: a run of Latin letters, apostrophes within, or of digits; else each character."""
    latin = (points >= _A) & (points <= _Z)
    inside = points == _APOSTROPHE
    inside[1:] &= latin[:-1]
    inside[:-1] &= latin[1:]
    inside[-1:] = False
    digit = (points >= _ZERO) & (points <= _NINE)
    letter = latin | inside
    begins = np.ones(len(points), bool)
    begins[1:] = ~((letter[1:] & letter[:-1]) | (digit[1:] & digit[:-1]))
    return np.flatnonzero(begins)


def _hashed(points: _Values, starts: Places, ends: Places) -> _Values:
    """Return a number for each stretch ``[start, end)`` of characters; a single character is its own."""
    if not len(starts):
        return np.zeros(0, np.uint64)
    begun = np.zeros(len(points), np.int64)
    begun[starts] = starts
    along = np.arange(len(points)) - np.maximum.accumulate(begun)
    counted = points * _POWERS[np.minimum(along, _LONGEST_WORD - 1)]
    edges = np.column_stack((starts, ends)).ravel()
    return np.add.reduceat(np.append(counted, np.uint64(0)), edges)[::2]
