"""Find every word of some vocabularies in long texts at once: one walk for all places, a step for each length."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from grading.automaton import Automaton

Integers = NDArray[np.int64]
Booleans = NDArray[np.bool_]
#: Where words begin, where they end, and their class letters, as codes.
Words = tuple[Integers, Integers, NDArray[np.uint8]]
PLANE = 0x10000
#: A node and the character that leads on from it, as one number.
_SHIFT = np.int64(1 << 21)
#: A key's place in the table is the high bits of a product; a table is at most a quarter full.
_FACTOR = np.int64(0x1E3779B97F4A7C15)
_EMPTY = np.int64(-1)


class Trie:
    """Walks an automaton of words from all places of a text at once."""

    def __init__(self, automaton: Automaton) -> None:
        """Lay the edges out as a table. No word begins beyond the first plane."""
        self._letters = automaton.letters
        keys = automaton.sources * _SHIFT + automaton.points
        targets = automaton.targets.astype(np.int64)
        first = (automaton.sources == 0) & (automaton.points < PLANE)
        self._first = np.zeros(PLANE, np.int64)
        self._first[automaton.points[first]] = targets[first]
        self._mask = np.int64((1 << (4 * len(keys)).bit_length()) - 1)
        self._keys = np.full(int(self._mask) + 1, _EMPTY)
        self._children = np.zeros(int(self._mask) + 1, np.int64)
        self._fill(keys, targets)

    def _fill(self, keys: Integers, children: Integers) -> None:
        """Put each edge into the first free slot from its own on."""
        slots = self._slots(keys)
        while len(keys):
            free = np.flatnonzero(self._keys[slots] == _EMPTY)
            taken, first = np.unique(slots[free], return_index=True)
            put = free[first]
            self._keys[taken], self._children[taken] = keys[put], children[put]
            left = np.ones(len(keys), bool)
            left[put] = False
            keys, children, slots = keys[left], children[left], (slots[left] + 1) & self._mask

    def _slots(self, keys: Integers) -> Integers:
        """Scatter keys; a product that overflows wraps around, on every machine alike."""
        slots: Integers = (keys * _FACTOR >> np.int64(36)) & self._mask
        return slots

    def _follow(self, keys: Integers) -> Integers:
        """Return the nodes that edges lead to; 0 where there is no such edge."""
        slots = self._slots(keys)
        stored = self._keys[slots]
        children = np.where(stored == keys, self._children[slots], 0)
        open_ = np.flatnonzero((stored != keys) & (stored != _EMPTY))
        while len(open_):
            slots[open_] = (slots[open_] + 1) & self._mask
            stored = self._keys[slots[open_]]
            hit = stored == keys[open_]
            children[open_[hit]] = self._children[slots[open_[hit]]]
            open_ = open_[~hit & (stored != _EMPTY)]
        return children

    def longest(self, points: Integers, low: Integers, open_: Booleans, cut: Booleans) -> list[Words]:
        """Return, for each vocabulary, the longest word at each place that begins one.

        Parameters
        ----------
        points, low : ndarray of int, shape (n,)
            The characters, and the same clipped to the first plane.
        open_, cut : ndarray of bool, shape (n,)
            Whether a word may begin at a place; whether none may end behind it.
        """
        total = len(points)
        node = self._first[low]
        at = np.flatnonzero((node > 0) & open_)
        node = node[at]
        lengths = np.zeros((len(self._letters), total), np.int64)
        letters = np.zeros((len(self._letters), total), np.uint8)
        depth = 1
        while len(at):
            ending = np.flatnonzero(~cut[at + (depth - 1)])
            letter = self._letters[:, node[ending]]
            rank, ended = np.nonzero(letter)
            where = at[ending[ended]]
            lengths[rank, where] = depth
            letters[rank, where] = letter[rank, ended]
            if len(at) and at[-1] + depth >= total:
                inside = at + depth < total
                at, node = at[inside], node[inside]
            node = self._follow(node * _SHIFT + points[at + depth])
            known = node > 0
            at, node = at[known], node[known]
            depth += 1
        return [_words(*pair) for pair in zip(lengths, letters, strict=True)]


def _words(lengths: Integers, letters: NDArray[np.uint8]) -> Words:
    places = np.flatnonzero(lengths)
    return places, places + lengths[places], letters[places]
