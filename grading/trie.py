"""Find every word of a vocabulary in long texts at once: one walk for all places, a step for each length."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

Integers = NDArray[np.int64]
Booleans = NDArray[np.bool_]
PLANE = 0x10000
#: A node and the character that leads on from it, as one number.
_SHIFT = np.int64(1 << 21)
#: A key's place in a table of which keys there may be: the high bits of a product.
_FACTOR, _BITS = np.int64(0x1E3779B97F4A7C15), 17
_HIGH = np.int64((1 << _BITS) - 1)


def _slot(keys: Integers) -> Integers:
    """Scatter keys; a product that overflows wraps around, on every machine alike."""
    slots: Integers = (keys * _FACTOR >> np.int64(40)) & _HIGH
    return slots


class Trie:
    """Words as paths of characters; a node where a word ends holds its class letter."""

    def __init__(self, letter_of: Mapping[str, str]) -> None:
        """Lay the words' paths out as arrays. No word begins beyond the first plane."""
        edges: dict[int, int] = {}
        letters = [0]
        for word, letter in letter_of.items():
            node = 0
            for char in word:
                key = node * int(_SHIFT) + ord(char)
                if key not in edges:
                    edges[key] = len(letters)
                    letters.append(0)
                node = edges[key]
            letters[node] = ord(letter)
        self._letters = np.array(letters, np.uint8)
        self._first = np.zeros(PLANE, np.int64)
        for key, node in edges.items():
            if key < PLANE:
                self._first[key] = node
        self._keys = np.array(sorted(edges), np.int64)
        self._children = np.array([edges[key] for key in sorted(edges)], np.int64)
        self._maybe = np.zeros(1 << _BITS, bool)
        self._maybe[_slot(self._keys)] = True

    def longest(self, points: Integers, low: Integers, open_: Booleans, cut: Booleans) -> tuple[Integers, ...]:
        """Return places, lengths and letters of the longest word at each place that begins one.

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
        lengths = np.zeros(total, np.int64)
        letters = np.zeros(total, np.int64)
        depth = 1
        while len(at):
            letter = self._letters[node]
            ends = (letter > 0) & ~cut[at + (depth - 1)]
            ended = at[ends]
            lengths[ended] = depth
            letters[ended] = letter[ends]
            if len(at) and at[-1] + depth >= total:
                inside = at + depth < total
                at, node = at[inside], node[inside]
            keys = node * _SHIFT + points[at + depth]
            maybe = self._maybe[_slot(keys)]
            at, keys = at[maybe], keys[maybe]
            slots = np.searchsorted(self._keys, keys)
            slots[slots == len(self._keys)] = 0
            known = self._keys[slots] == keys
            at, node = at[known], self._children[slots[known]]
            depth += 1
        places = np.flatnonzero(lengths)
        return places, lengths[places], letters[places]
