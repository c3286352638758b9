"""The families' words, compiled: ``python -m grading.phrasing.words`` writes what they say.

The compiled automaton is kept beside this file with a digest of what it was made from. Where that is not what is
there (words were changed), it is made anew in memory: slower to start, never stale.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path

import numpy as np

from grading.automaton import Automaton, smallest
from grading.lexicon import Encoded, Reader, Reading

FAMILIES = ("state_quality", "gpu_shortcut", "priority_claim")
#: Of each family, the letters of terms of the field: they claim their own characters.
TERMS = ("TZ", "", "")
COMPILED = Path(__file__).with_name("vocabulary.npz")
_HERE = Path(__file__).resolve().parent
#: What the automaton is made from: the words, and how texts are folded.
_SOURCES = (
    *sorted((_HERE / "words").glob("*.py")),
    *(_HERE.parent / name for name in ("automaton.py", "lexicon.py", "text.py", "tables/traditional.py")),
)


def digest() -> str:
    """Return the digest of what the words are now."""
    whole = hashlib.sha256()
    for source in _SOURCES:
        whole.update(source.read_bytes().replace(b"\r\n", b"\n"))
    return whole.hexdigest()


def compiled() -> Automaton:
    """Make the automaton from the words."""
    from grading.phrasing import words

    return smallest([words.lexicon(family).letter_of for family in FAMILIES])


def stored() -> Automaton | None:
    """Return the automaton as it was written; None where the words have changed since."""
    if not COMPILED.exists():
        return None
    with np.load(COMPILED) as kept:
        if str(kept["digest"]) != digest():
            return None
        return Automaton(kept["sources"], kept["points"], kept["targets"], kept["letters"])


@lru_cache(maxsize=1)
def reader() -> Reader:
    """Return what reads texts with the words of all families."""
    return Reader(stored() or compiled(), TERMS)


def read(texts: list[str]) -> dict[str, Reading]:
    """Read folded texts: for each family, their class letters."""
    return dict(zip(FAMILIES, reader().read(texts), strict=True))


def encode(family: str, text: str) -> Encoded:
    """Read one folded text for one family."""
    return read([text])[family][0]
