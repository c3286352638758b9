"""What a pattern over class letters cannot match without: most rules are passed over at a glance."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

#: Sets of letters; every match holds at least one letter of each.
Needs = tuple[frozenset[str], ...]
#: The letters that a text holds: a bit for each of the 128 of ASCII, in two words.
Held = NDArray[np.uint64]
_BITS = np.zeros((128, 2), np.uint64)
_BITS[np.arange(128), np.arange(128) // 64] = np.uint64(1) << (np.arange(128) % 64).astype(np.uint64)
_TOKEN = re.compile(
    r"(?P<look>\(\?<?[=!])|(?P<open>\((?:\?:)?)|(?P<close>\))|(?P<or>\|)"
    r"|\[(?P<class>\^?\]?(?:\\.|[^\]\\])*)\]|(?P<times>[*+?]|\{(?P<least>\d*),?\d*\})\??|\\(?P<escaped>.)|(?P<letter>.)",
    re.DOTALL,
)


def needs(pattern: str) -> Needs:
    """Return what every match of a pattern needs.

    Examples
    --------
    >>> [sorted(need) for need in needs("[FM][xa]{0,3}B|Cn?[DE]")]
    [['B', 'C']]
    >>> [sorted(need) for need in needs("Q[^,.]{0,4}(?!n)(?:R|S)x*$")]
    [['Q'], ['R', 'S']]
    """
    tokens = list(_TOKEN.finditer(pattern))
    found, _ = _alternatives(tokens, 0)
    return tuple(dict.fromkeys(found))


def held(texts: Sequence[str]) -> Held:
    """Return which letters each text of class letters holds, as bits of shape ``(len(texts), 2)``."""
    bounds = np.cumsum([0, *map(len, texts)])
    return held_between(np.frombuffer("".join(texts).encode("ascii"), np.uint8), bounds[:-1], bounds[1:])


def held_between(codes: NDArray[np.uint8], firsts: NDArray[np.int64], lasts: NDArray[np.int64]) -> Held:
    """Return which letters stand in each stretch ``[first, last)`` of letters laid out one after the other."""
    bits = np.zeros((len(firsts), 2), np.uint64)
    written = np.flatnonzero(firsts < lasts)
    if len(written):
        edges = np.column_stack((firsts[written], lasts[written])).ravel()
        words = np.append(_BITS[codes], np.zeros((1, 2), np.uint64), axis=0)
        bits[written] = np.bitwise_or.reduceat(words, edges)[::2]
    return bits


class Sieve:
    """Tells which of many patterns could match which of many texts, for all of them at once."""

    def __init__(self, patterns: Iterable[str], always: str = "") -> None:
        """Lay out what each pattern needs; one of the letters ``always`` is needed by all."""
        needed = [needs(pattern) for pattern in patterns]
        # A pattern that needs nothing is laid out with all letters, and let pass.
        self._free = np.array([not sets for sets in needed], bool)
        rows = [sets or (frozenset(map(chr, range(128))),) for sets in needed]
        self._firsts = np.cumsum([0, *(len(sets) for sets in rows)])[:-1]
        self._needed = held(["".join(letters) for sets in rows for letters in sets])
        self._always = held([always or "".join(map(chr, range(128)))])[0]
        self._asks_all = not always

    def fitting(self, bits: Held) -> list[Sequence[int]]:
        """Return, for each text by the letters that it holds, the patterns that could match it."""
        found: list[Sequence[int]] = [()] * len(bits)
        if not len(self._firsts):
            return found
        asked = np.arange(len(bits)) if self._asks_all else np.flatnonzero((bits & self._always).any(axis=1))
        if not len(asked):
            return found
        some = bits[asked]
        has = (some[:, :1] & self._needed[:, 0]) | (some[:, 1:] & self._needed[:, 1])
        could = np.logical_and.reduceat(has != 0, self._firsts, axis=1) | self._free
        rows, columns = np.nonzero(could)
        bounds, patterns = np.searchsorted(rows, np.arange(len(asked) + 1)).tolist(), columns.tolist()
        for at, (start, end) in zip(asked.tolist(), pairwise(bounds), strict=True):
            found[at] = patterns[start:end]
        return found


#: Ends of a pattern that look for the end of a clause or of the text: they look no further than that.
_ENDINGS = re.compile(r"\[,?\.\?k?s?\]\|\$")


def stays_within_a_sentence(pattern: str) -> bool:
    """Tell whether all that a pattern reads stands in one sentence, its mark included.

    Examples
    --------
    >>> stays_within_a_sentence("Q[^.?]{0,4}B(?=a*(?:[,.?]|$))"), stays_within_a_sentence("B[.]Q")
    (True, False)
    """
    depth, looks = 0, []
    for token in _TOKEN.finditer(_ENDINGS.sub("[,.?]", pattern)):
        if token["open"] or token["look"]:
            depth += 1
            if token["look"]:
                looks.append(depth)
        elif token["close"]:
            if looks and looks[-1] == depth:
                looks.pop()
            depth -= 1
        elif token["letter"] in ("^", "$") or (not looks and _reads_a_mark(token)):
            return False
    return True


def _reads_a_mark(token: re.Match[str]) -> bool:
    """Tell whether a piece of a pattern may read the mark at a sentence's end."""
    letters = token["class"]
    if letters is None:
        return token["letter"] == "." or token["escaped"] in (".", "?")
    if letters.startswith("^"):
        return not {".", "?"} <= set(letters[1:])
    return not {".", "?"}.isdisjoint(letters)


def _alternatives(tokens: Sequence[re.Match[str]], at: int) -> tuple[list[frozenset[str]], int]:
    """Read alternatives up to the end of their group: a match needs what one of them needs."""
    branches: list[list[frozenset[str]]] = []
    while True:
        branch, at = _sequence(tokens, at)
        branches.append(branch)
        if at == len(tokens) or tokens[at].lastgroup == "close":
            break
        at += 1
    if len(branches) == 1:
        return branches[0], at
    if not all(branches):
        return [], at
    return [frozenset().union(*(min(branch, key=len) for branch in branches))], at


def _sequence(tokens: Sequence[re.Match[str]], at: int) -> tuple[list[frozenset[str]], int]:
    """Read one alternative: a match needs what each of its pieces needs."""
    found: list[frozenset[str]] = []
    while at < len(tokens) and tokens[at].lastgroup not in ("close", "or"):
        token = tokens[at]
        if token["open"] or token["look"]:
            piece, at = _alternatives(tokens, at + 1)
            if token["look"]:
                piece = []
        else:
            piece = _piece(token)
        at += 1
        if at < len(tokens) and tokens[at]["times"]:
            if tokens[at]["times"] in "*?" or tokens[at]["least"] in ("", "0"):
                piece = []
            at += 1
        found += piece
    return found, at


def _piece(token: re.Match[str]) -> list[frozenset[str]]:
    letters = token["class"]
    if letters is not None:
        plain = letters.replace("\\", "")
        # A class that leaves letters out, or names a range, is taken to need nothing.
        return [] if letters.startswith("^") or "-" in plain.strip("-") else [frozenset(plain)]
    char = token["escaped"] or token["letter"]
    if char in "^$." and not token["escaped"]:
        return []
    return [] if token["escaped"] and char.isalnum() else [frozenset(char)]
