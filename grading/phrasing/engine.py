"""From class letters to findings: rules propose, subjects and scopes decide."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from grading.lexicon import Encoded, Lexicon
from grading.phrasing.findings import Finding, Label
from grading.phrasing.scope_words import SCOPES
from grading.text import Folded

_CLAUSE_END = re.compile("[,.?]")
_SENTENCE_END = re.compile("[.?]")
#: How many letters behind a phrase a rejection may stand in the same clause.
REACH_RIGHT = 16
#: How near a plain negation must stand.
REACH_NEGATION = 5
#: Kinds that give way to any other where they overlap.
YIELDING = ("bare", "call", "vague")


@dataclass(frozen=True)
class Candidate:
    """A phrase that a rule proposed: letters ``[start, end)`` and what it would claim."""

    start: int
    end: int
    kind: str


@dataclass(frozen=True)
class Place:
    """A candidate with the clause and the sentence that it stands in."""

    letters: str
    found: Candidate
    others: Sequence[Candidate]

    @cached_property
    def clause(self) -> tuple[int, int]:
        """Letters from the last clause mark to the next."""
        return (
            _last(self.letters, ",.?", self.found.start) + 1,
            _next(_CLAUSE_END, self.letters, self.found.end),
        )

    @cached_property
    def left(self) -> str:
        """What stands before the phrase in its clause."""
        return self.letters[max(self.clause[0], self.found.start - 60) : self.found.start]

    @cached_property
    def right(self) -> str:
        """What stands behind the phrase in its clause."""
        return self.letters[self.found.end : min(self.clause[1], self.found.end + 60)]

    @cached_property
    def inside(self) -> str:
        """The phrase itself."""
        return self.letters[self.found.start : self.found.end]

    @cached_property
    def before(self) -> str:
        """The sentence up to this clause."""
        start = _last(self.letters, ".?", self.clause[0] - 1) + 1
        return self.letters[max(start, self.clause[0] - 80) : max(self.clause[0] - 1, start)]

    @cached_property
    def after(self) -> str:
        """The clause and sentence that follow, from the mark that ends this clause."""
        return self.letters[self.clause[1] : self.clause[1] + 30]

    @cached_property
    def is_quoted(self) -> bool:
        """Tell whether quotation marks stand around the phrase, near."""
        return "~" in self.left[-8:] and "~" in self.right[:8]


def _last(letters: str, marks: str, end: int) -> int:
    return max(letters.rfind(mark, max(0, end - 400), max(end, 0)) for mark in marks)


def _next(pattern: re.Pattern[str], letters: str, start: int) -> int:
    found = pattern.search(letters, start)
    return found.start() if found else len(letters)


@dataclass(frozen=True)
class Family:
    """What a family adds to the shared grammar of scopes."""

    name: str
    lexicon: Lexicon
    rules: tuple[tuple[str, re.Pattern[str]], ...]
    #: Tells what a candidate is worth before its scope is looked at; None drops it.
    weigh: Callable[[Place], Label | None]

    def scan(self, folded: Folded) -> tuple[Finding, ...]:
        """Return the occurrences in a text, in order, none inside another."""
        if not self.lexicon.concerns(folded.text):
            return ()
        encoded = self.lexicon.encode(folded.text)
        candidates = _proposed(self.rules, encoded.letters)
        findings = []
        for found in candidates:
            place = Place(encoded.letters, found, candidates)
            label = self.weigh(place)
            if label is not None:
                findings.append(_finding(folded, encoded, found, label))
        return tuple(findings)


def family(
    name: str,
    classes: Iterable[tuple[str, str]],
    rules: Iterable[tuple[str, str, str]],
    triggers: str,
    weigh: Callable[[Place], Label | None],
) -> Family:
    """Build a family from its data."""
    return Family(
        name,
        Lexicon((*SCOPES, *classes), triggers=triggers),
        tuple((kind, re.compile(pattern)) for kind, pattern, _ in rules),
        weigh,
    )


def _proposed(rules: Sequence[tuple[str, re.Pattern[str]]], letters: str) -> list[Candidate]:
    """Collect what the rules find; of two that overlap the earlier rule's or longer one stays."""
    found = []
    for rank, (kind, pattern) in enumerate(rules):
        for match in pattern.finditer(letters):
            length = match.end() - match.start()
            found.append((kind in YIELDING, -length, rank, match.start(), match.end(), kind))
    taken = bytearray(len(letters))
    kept = []
    for *_, start, end, kind in sorted(found):
        if not any(taken[start:end]):
            taken[start:end] = b"\1" * (end - start)
            kept.append(Candidate(start, end, kind))
    return sorted(kept, key=lambda candidate: candidate.start)


def _finding(folded: Folded, encoded: Encoded, found: Candidate, label: Label) -> Finding:
    spans = [span for span in encoded.spans[found.start : found.end] if span is not None]
    start, end = folded.span(spans[0][0], spans[-1][1])
    return Finding(start, end, label)


def stance(place: Place) -> Label:
    """Tell from the words around a phrase whether it is said, rejected or left open."""
    label = _left_stance(place)
    if label is Label.MENTION or _rejected_behind(place):
        return Label.MENTION
    if _answered_no(place) or _inherited(place):
        return Label.MENTION
    if "m" in place.right[:8] or "m" in place.left[-8:]:
        return Label.UNSURE
    if label is None and _is_asked(place):
        return Label.UNSURE
    return label or Label.USE


def _left_stance(place: Place) -> Label | None:
    """Read the clause backwards from the phrase; the nearest word decides."""
    left = place.left
    hedged: Label | None = None
    reach = REACH_NEGATION
    for distance, letter in enumerate(reversed(left)):
        if letter == "k":
            break
        if letter in "rct":
            return Label.MENTION
        if (letter == "n" and distance < reach) or (letter == "q" and distance < REACH_NEGATION):
            return Label.MENTION
        if letter == "j":
            # "难不难全看记性": a negation before the cause does not reach over it.
            reach = 0
        if letter == "z":
            break
        if letter in "hiu":
            hedged = Label.UNSURE
        if letter == "o":
            hedged = Label.UNSURE
        if letter == "b" and distance == 0 and _splits_from_other(place, len(left)):
            break
    if "y" in place.inside + left[-3:] and "s" in place.right[:6]:
        return Label.MENTION
    return hedged


def _splits_from_other(place: Place, length: int) -> bool:
    """Tell whether another phrase stands between the clause's start and the copula here."""
    start = place.found.start - length
    return any(start <= other.start < place.found.start for other in place.others)


def _rejected_behind(place: Place) -> bool:
    right = place.right[:REACH_RIGHT]
    claimed = right.split("k")[0]
    return "q" in claimed or "p" in claimed


def _answered_no(place: Place) -> bool:
    """Tell whether the text itself takes the phrase back in what follows."""
    mark, rest = place.after[:1], place.after[1:]
    open_ = place.is_quoted or any(letter in place.left + place.before for letter in "oit")
    if mark == "?" or "u" in place.right:
        return rest[:1] in ("p", "r", "n", "q") or rest[:2] in ("ap", "ar", "wn", "wr")
    if "p" in rest[:3]:
        return True
    if not open_:
        return False
    if "i" in place.left and "r" in rest:
        return True
    following = re.split("[.]", rest)[0] if mark == "," else rest[:14]
    return any(letter in following[:24] for letter in "pq")


def _inherited(place: Place) -> bool:
    """Tell whether the clause only continues a list that the clause before rejected."""
    return False


def _is_asked(place: Place) -> bool:
    return place.after[:1] == "?" or any(letter in place.right for letter in "u")
