"""What stands around a phrase: its clause, its sentence, the quotation that holds it."""

from __future__ import annotations

import re
from bisect import bisect_left
from dataclasses import dataclass

_CLAUSE_END = re.compile("[,.?]")
SENTENCE_END = re.compile("[.?]")
_QUOTE_MARK = re.compile("~")
#: No quotation is longer, in letters.
LONGEST_QUOTATION = 90
#: How many letters around a phrase are looked at in its clause.
REACH = 60


@dataclass(frozen=True)
class Candidate:
    """A phrase that a rule proposed: letters ``[start, end)`` and what it would claim."""

    start: int
    end: int
    kind: str


class Marks:
    """Where the clauses and sentences of a text's letters begin and end, looked up at once."""

    def __init__(self, letters: str) -> None:
        """Walk the letters once."""
        self.clause = [found.start() for found in _CLAUSE_END.finditer(letters)]
        self.sentence = [found.start() for found in SENTENCE_END.finditer(letters)]
        self.quotes = _quotations(letters)
        self.end = len(letters)

    def around(self, start: int, end: int) -> tuple[int, int]:
        """Return the letters of the clause that holds ``[start, end)``."""
        left, right = bisect_left(self.clause, start), bisect_left(self.clause, end)
        return (
            self.clause[left - 1] + 1 if left else 0,
            self.clause[right] if right < len(self.clause) else self.end,
        )

    def quotation(self, start: int, end: int) -> tuple[int, int] | None:
        """Return where the quotation marks stand that enclose ``[start, end)``."""
        at = bisect_left(self.quotes, (start, start)) - 1
        if at < 0 or self.quotes[at][1] < end:
            return None
        return self.quotes[at]

    def sentence_start(self, start: int) -> int:
        """Return where the sentence begins that holds the letter."""
        at = bisect_left(self.sentence, start)
        return self.sentence[at - 1] + 1 if at else 0


def _quotations(letters: str) -> list[tuple[int, int]]:
    """Pair quotation marks in their order; marks too far apart are not a pair."""
    pairs: list[tuple[int, int]] = []
    opened: int | None = None
    for found in _QUOTE_MARK.finditer(letters):
        at = found.start()
        if opened is not None and at - opened <= LONGEST_QUOTATION:
            pairs.append((opened, at))
            opened = None
        else:
            opened = at
    return pairs


class Place:
    """A candidate with what stands around it in its clause and sentence."""

    def __init__(self, letters: str, found: Candidate, marks: Marks, other: bool) -> None:
        """Cut out the surroundings, none longer than a reader would look."""
        self.found = found
        self.follows_other = other
        #: The phrase and what follows it, whatever the clause.
        self.onward = letters[found.start : found.end + REACH]
        start, end = marks.around(found.start, found.end)
        self.left = letters[max(start, found.start - REACH) : found.start]
        self.inside = letters[found.start : found.end]
        self.right = letters[found.end : min(end, found.end + REACH)]
        sentence = marks.sentence_start(start - 1)
        self.before = letters[max(sentence, start - REACH) : max(start - 1, sentence)]
        self.after = letters[end : end + 30]
        #: Whether the clause follows another of the same sentence.
        self.is_joined = start > 0 and letters[start - 1] == ","
        quoted = marks.quotation(found.start, found.end)
        self.is_quoted = quoted is not None or ("~" in self.left[-8:] and "~" in self.right[:8])
        #: What stands in the clause before a quotation, and in this and the next sentence behind it.
        self.quoted_by, self.answered_by = "", ""
        if quoted is not None:
            opened, closed = quoted
            self.quoted_by = letters[max(marks.around(opened, opened)[0], opened - REACH) : opened]
            self.answered_by = ".".join(re.split("[.?]", letters[closed + 1 : closed + 1 + REACH])[:2])

    @property
    def key(self) -> tuple[str | bool, ...]:
        """All that a candidate is weighed by: two alike are worth the same."""
        around = (self.left, self.inside, self.right, self.before, self.after, self.onward)
        return (
            self.found.kind,
            self.follows_other,
            self.is_quoted,
            self.is_joined,
            self.quoted_by,
            self.answered_by,
            *around,
        )
