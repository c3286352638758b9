"""The smallest automaton of some vocabularies: words share what they begin with and what they end with.

Products of parts ("its|their … mind|head") are hundreds of thousands of words and few states. Words come in
order, and a state is finished as soon as no later word can change it; a state like one that is there is that one
(Daciuk, Mihov, Watson, Watson, *Incremental construction of minimal acyclic finite-state automata*, 2000).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, eq=False)
class Automaton:
    """States and the characters that lead from one to another; state 0 is the start, and none leads there.

    ``letters[v, s]`` is the class letter, as a code, of the word of vocabulary ``v`` that ends in state ``s``; 0 if
    none does.
    """

    sources: NDArray[np.int32]
    points: NDArray[np.int32]
    targets: NDArray[np.int32]
    letters: NDArray[np.uint8]


class _Open:
    """A state that words to come may still change."""

    __slots__ = ("edges", "letters")

    def __init__(self) -> None:
        self.letters = b""
        self.edges: list[tuple[int, int]] = []


def smallest(vocabularies: Sequence[Mapping[str, str]]) -> Automaton:
    """Return the smallest automaton that tells the class letter of each word in each vocabulary."""
    finished: dict[tuple[bytes, tuple[tuple[int, int], ...]], int] = {}

    def finish(state: _Open) -> int:
        return finished.setdefault((state.letters, tuple(state.edges)), len(finished) + 1)

    path, written = [_Open()], ""
    for word, letters in _together(vocabularies):
        shared = _shared(word, written)
        while len(path) > shared + 1:
            done = finish(path.pop())
            path[-1].edges.append((ord(written[len(path) - 1]), done))
        path += [_Open() for _ in range(len(word) - shared)]
        path[-1].letters = letters
        written = word
    while len(path) > 1:
        done = finish(path.pop())
        path[-1].edges.append((ord(written[len(path) - 1]), done))
    states = {0: (b"", tuple(path[0].edges))} | {at: state for state, at in finished.items()}
    return _laid_out(states, len(vocabularies))


def _together(vocabularies: Sequence[Mapping[str, str]]) -> list[tuple[str, bytes]]:
    """Return all words in order, each with its letters."""
    found: dict[str, bytearray] = {}
    for rank, letter_of in enumerate(vocabularies):
        for word, letter in letter_of.items():
            found.setdefault(word, bytearray(len(vocabularies)))[rank] = ord(letter)
    return [(word, bytes(found[word])) for word in sorted(found)]


def _shared(word: str, other: str) -> int:
    """Return how many characters two words share at their beginning."""
    most = min(len(word), len(other))
    return next((at for at in range(most) if word[at] != other[at]), most)


def _laid_out(states: Mapping[int, tuple[bytes, tuple[tuple[int, int], ...]]], count: int) -> Automaton:
    edges = np.array(
        [(at, point, to) for at, (_, leading) in states.items() for point, to in leading], np.int32
    ).reshape(-1, 3)
    letters = np.zeros((count, len(states)), np.uint8)
    for at, (codes, _) in states.items():
        if codes:
            letters[:, at] = np.frombuffer(codes, np.uint8)
    return Automaton(edges[:, 0], edges[:, 1], edges[:, 2], letters)
