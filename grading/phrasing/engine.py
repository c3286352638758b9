"""From class letters to findings: rules propose, subjects and scopes decide."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice, pairwise

import numpy as np

from grading.lexicon import Encoded, Reading
from grading.needs import Sieve, held_between, stays_within_a_sentence
from grading.phrasing.findings import Finding, Label
from grading.phrasing.opinion import Opinion, opinion_of
from grading.phrasing.places import REACH, SENTENCE_END, Candidate, Marks, Place
from grading.phrasing.vocabulary import read
from grading.text import Folded

#: A comma or a word or two: what stands between the parts of an enumeration.
_ENUMERATED = re.compile("[,~a]*[xw]?[~a]*$")
_ALIKE = re.compile("[^,.?knrz]*$")
#: From one quoted word to the next, or from one listed behind a colon to the next.
_NEXT_QUOTED = re.compile("~[,xwa]{0,3}~$")
_NEXT_LISTED = re.compile("[,a]?w?$")
#: Opposites side by side, and what stands behind them where they make no difference.
_OPPOSITES = re.compile("[xwaGsq~bQ]{0,5},?[xwaQFMA~]{0,4}$")
_INDIFFERENT = re.compile("[xwaGqbQ~]{0,3}(?:s|[sq]?,[^.?g]{0,8}(?:s|[xwab]{0,4}(?:[.?]|$)))")
#: A text of more letters is read some sentences at a time.
LONG = 300
#: Of more uses in one text only so many are named: nobody reads on, and one is enough.
MOST_USES = 100
#: A text with more places than these is read no further: what follows is for a person.
MOST_PLACES = 400
#: So many sentences of a long text are read at once.
SENTENCES = 32
#: What a rule found: whether its kind yields, its length below zero, its rank, its place, its kind.
Match = tuple[bool, int, int, int, int, str]
#: Kinds that give way to any other where they overlap.
YIELDING = ("bare", "call", "vague", "near")


@dataclass(frozen=True)
class Proposal:
    """A rule that proposes candidates of a kind; whether it reads within one sentence."""

    kind: str
    pattern: re.Pattern[str]
    is_local: bool


@dataclass(frozen=True)
class Family:
    """What a family adds to the shared grammar of scopes."""

    name: str
    rules: tuple[Proposal, ...]
    sieve: Sieve
    #: The ranks of the rules that read within a sentence, and what sifts them.
    locals_: tuple[int, ...]
    local: Sieve
    #: Tells what a candidate is worth before its scope is looked at; None drops it.
    weigh: Callable[[Place], Label | None]
    #: What is weighed against what the rules found or passed over.
    opinion: Opinion | None = None

    def scan(self, folded: Folded) -> tuple[Finding, ...]:
        """Return the occurrences in a text, in order, none inside another."""
        return self.find([folded], read([folded.text])[self.name])[0]

    def find(self, texts: Sequence[Folded], letters: Reading) -> list[tuple[Finding, ...]]:
        """Return the occurrences in each text, read as the family's class letters."""
        fitting = self.sieve.fitting(letters.held)
        found = [
            self._find(folded, letters[at], ranks) if ranks else ()
            for at, (folded, ranks) in enumerate(zip(texts, fitting, strict=True))
        ]
        return self.opinion.reconsider(texts, letters, found) if self.opinion else found

    def _find(self, folded: Folded, encoded: Encoded, fitting: Sequence[int]) -> tuple[Finding, ...]:
        letters = encoded.letters
        weigher = _Weigher(letters, self.weigh)
        read_to = 0
        for end, matches in self._proposed(letters, fitting):
            read_to = weigher.take(_apart(matches)) or end
            if weigher.is_enough:
                break
        weighed = weigher.weighed
        if read_to < len(letters) and not weigher.uses:
            weighed.append((Candidate(read_to, len(letters), "unread"), Label.UNSURE))
        return tuple(_finding(folded, encoded, found, label) for found, label in _enumerated(letters, weighed))

    def _proposed(self, letters: str, fitting: Sequence[int]) -> Iterator[tuple[int, list[Match]]]:
        """Yield what the rules find in a text, stretch by stretch, with where each stretch ends.

        A long text is read some sentences at a time, and they are asked only what they could match.
        """
        if len(letters) <= LONG:
            yield len(letters), list(self._matches(letters, (0, len(letters)), fitting))
            return
        others = [rank for rank in fitting if not self.rules[rank].is_local]
        across, read_to = self._some(letters, (0, len(letters)), others)
        across.sort(key=_first)
        places = _blocks(letters[:read_to])
        asked = self.local.fitting(held_between(np.frombuffer(letters.encode("ascii"), np.uint8), *np.array(places).T))
        for (start, end), ranks in zip(places, asked, strict=True):
            found, cut = self._some(letters, (start, end), [self.locals_[rank] for rank in ranks])
            upto = bisect_left(across, cut, key=_first)
            yield cut, [*across[:upto], *found]
            if cut < end:
                return
            across = across[upto:]

    def _some(self, letters: str, place: tuple[int, int], ranks: Sequence[int]) -> tuple[list[Match], int]:
        """Collect what rules find between two places, and tell how far: a rule that finds very much ends it."""
        found: list[Match] = []
        cut = place[1]
        for rank in ranks:
            some = list(islice(self._matches(letters, place, (rank,)), MOST_PLACES))
            if len(some) == MOST_PLACES:
                cut = min(cut, some[-1][4])
            found += some
        return [match for match in found if match[4] <= cut], cut

    def _matches(self, letters: str, place: tuple[int, int], ranks: Sequence[int]) -> Iterator[Match]:
        for rank in ranks:
            rule = self.rules[rank]
            yields = rule.kind in YIELDING
            for match in rule.pattern.finditer(letters, *place):
                first, last = match.span()
                yield yields, first - last, rank, first, last, rule.kind


class _Weigher:
    """Weighs the candidates of one text, and tells when it has seen enough."""

    def __init__(self, letters: str, weigh: Callable[[Place], Label | None]) -> None:
        self.weighed: list[tuple[Candidate, Label]] = []
        self.uses = self._places = 0
        self._letters, self._weigh = letters, weigh
        self._known: dict[tuple[str | bool, ...], Label | None] = {}
        self._last_end = -REACH

    @cached_property
    def _marks(self) -> Marks:
        return Marks(self._letters)

    @property
    def is_enough(self) -> bool:
        """Tell whether so much was found that nobody would read on."""
        return self.uses >= MOST_USES or self._places >= MOST_PLACES

    def take(self, candidates: Iterable[Candidate]) -> int:
        """Weigh candidates, in the text's order; where it is enough, return how far it was read."""
        for found in candidates:
            place = Place(self._letters, found, self._marks, found.start - self._last_end < REACH)
            self._last_end = found.end
            if (key := place.key) not in self._known:
                self._known[key] = self._weigh(place)
            label = self._known[key]
            self._places += 1
            if label is not None:
                self.weighed.append((found, label))
                self.uses += label is Label.USE
            if self.is_enough:
                return found.end
        return 0


def _blocks(letters: str) -> list[tuple[int, int]]:
    """Cut a long text into blocks of some whole sentences."""
    ends = [found.end() for found in SENTENCE_END.finditer(letters)][SENTENCES - 1 :: SENTENCES]
    return list(pairwise(dict.fromkeys((0, *ends, len(letters)))))


def _first(match: Match) -> int:
    return match[3]


def family(
    name: str,
    rules: Iterable[tuple[str, str, str]],
    triggers: str,
    weigh: Callable[[Place], Label | None],
    *,
    named: str = "",
) -> Family:
    """Build a family from its data.

    Without one of the letters ``triggers`` the rules find nothing in a text; without one of
    ``named``, if there are any, it says nothing of the family, whatever it sounds like.
    """
    proposals = tuple(
        Proposal(kind, re.compile(pattern), stays_within_a_sentence(pattern)) for kind, pattern, _ in rules
    )
    locals_ = tuple(rank for rank, rule in enumerate(proposals) if rule.is_local)
    return Family(
        name,
        proposals,
        Sieve((rule.pattern.pattern for rule in proposals), triggers),
        locals_,
        Sieve((proposals[rank].pattern.pattern for rank in locals_), triggers),
        weigh,
        opinion_of(name, named),
    )


def _apart(found: list[Match]) -> list[Candidate]:
    """Keep, of two that overlap, the earlier rule's or the longer one."""
    if not found:
        return []
    base = min(map(_first, found))
    taken = bytearray(max(match[4] for match in found) - base)
    kept = []
    for *_, start, end, kind in sorted(found):
        if not any(taken[start - base : end - base]):
            taken[start - base : end - base] = b"\1" * (end - start)
            kept.append(Candidate(start, end, kind))
    return sorted(kept, key=lambda candidate: candidate.start)


def _finding(folded: Folded, encoded: Encoded, found: Candidate, label: Label) -> Finding:
    return Finding(*folded.span(*encoded.span(found.start, found.end)), label)


def _enumerated(letters: str, weighed: list[tuple[Candidate, Label]]) -> list[tuple[Candidate, Label]]:
    """Let what is rejected behind an enumeration be rejected of all its parts."""
    shared = weighed[:]
    for at in range(len(shared) - 2, -1, -1):
        (found, label), (after, rejected) = shared[at], shared[at + 1]
        joined = after.start - found.end <= 4 and _ENUMERATED.match(letters[found.end : after.start])
        if joined and label is Label.USE and rejected is Label.MENTION:
            shared[at] = (found, Label.MENTION)
    listed = False
    for at in range(1, len(shared)):
        (before, label), (found, said) = shared[at - 1], shared[at]
        gap = letters[before.end : found.start]
        listed = label is Label.MENTION and (listed or ":" in letters[max(before.start - 2, 0) : before.start])
        listed = listed and _NEXT_LISTED.match(gap) is not None
        if listed or (label is Label.MENTION and _NEXT_QUOTED.match(gap)):
            shared[at] = (found, Label.MENTION)
        elif Label.USE in (label, said) and _makes_no_difference(letters, before, found):
            shared[at - 1], shared[at] = (before, Label.MENTION), (found, Label.MENTION)
    return shared


def _makes_no_difference(letters: str, before: Candidate, found: Candidate) -> bool:
    """Tell whether opposites stand side by side, and what is said holds for both."""
    gap = letters[before.end : found.start]
    if {before.kind, found.kind} != {"good", "bad"} or len(gap) > 14:
        return False
    if "s" in gap and _ALIKE.match(gap):
        return True
    behind = letters[found.end : found.end + 16]
    return _OPPOSITES.match(gap) is not None and _INDIFFERENT.match(behind) is not None
