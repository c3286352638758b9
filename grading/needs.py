"""What a pattern over class letters cannot match without: most rules are passed over at a glance."""

from __future__ import annotations

import re
from collections.abc import Sequence

#: Sets of letters; every match holds at least one letter of each.
Needs = tuple[frozenset[str], ...]
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


def can_match(needed: Needs, letters: frozenset[str]) -> bool:
    """Tell whether a text of these letters could hold a match."""
    return not any(need.isdisjoint(letters) for need in needed)


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
