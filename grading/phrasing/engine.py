"""From class letters to findings: rules propose, subjects and scopes decide."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, pairwise

import numpy as np

from grading.lexicon import Encoded, Reading
from grading.needs import Sieve, held_between, stays_within_a_sentence
from grading.phrasing.doubt import Doubt, doubt_of
from grading.phrasing.findings import Finding, Label
from grading.phrasing.vocabulary import read
from grading.text import Folded

_CLAUSE_END = re.compile("[,.?]")
_SENTENCE_END = re.compile("[.?]")
_QUOTE_MARK = re.compile("~")
#: A negation that is itself denied, or that a supposition undoes: "nobody doubts", "had it not".
_AFFIRMED = re.compile("(?:[rn][xwabQHu]{0,4}n[xwabQvF]{0,3}|d[^krc]{0,12}n[xwabQvF]{0,5}|^baQ[xwa]{0,2}n[xwab]{0,4})$")
#: What it would change to suppose so: "if it never dozed off, it is still twelve".
_SUPPOSED_AWAY = re.compile("d[^krc]{0,12}n")
_STILL = re.compile(",[^,.?]{0,8}s")
#: "Give it all the patience in the world and it still ...".
_GRANTED = re.compile("[xwa]{0,2}v[^,.?k]{0,6}$")
_STILL_SO = re.compile("[^.?kf]{0,12}s")
#: "Smart or dull, it ...": whichever it is, named in both ways.
_EITHER_WAY = re.compile("[xwa]?(?:a?G|q),(?:[^,.?]{0,12},)?[xwa]{0,2}s")
#: "Whether the ends match depends on ...": what is left open is not what is blamed.
_DEPENDS = re.compile("c[^,.?jrnuc]{2,}(?:j[^jc]{0,8})?$")
#: Said to be wrong in a word: "it is lazy. Wrong."
_CALLED_WRONG = re.compile("a{0,2}[0r](?:[.,?:]|$)")
#: The sentence goes on to ask, and answers itself: "were it keener, would 8 become 4? No."
_ASKED_AND_DENIED = re.compile(",[^.?]{0,26}\\?(?:[xwaEo]{0,3}:)?a?(?:[p0]|[nr](?=[xwaQb]{0,3}(?:[,.?]|$)))")
#: Taken up again by a word, and rejected: "..., that is a common error".
_TAKEN_BACK = re.compile("[x4]?b?a?q")
#: "Is it this, or is it that?"
_EITHER_ASKED = re.compile("[wa]{0,2}ba?Q")
_OR_ASKED = re.compile(",[^.?]{0,20}\\?")
#: "Despite its forget gate the LSTM ...": the concession is over before the subject.
_DESPITE_A_PART = re.compile("ca*[Tw]aQ[xwa]*$")
#: A quotation that is affirmed right behind it.
_QUOTE_AFFIRMED = re.compile("[a~]*(?:b?[xwa]{0,2}g|k)")
#: A negation that has had its object before a colon: "not a focus problem at all: ...".
_DONE_WITH = re.compile("[rnc][^rnc]{4,}$")
#: A hedge that stands alone behind a phrase: ", I guess", ", or so they say", ". I am not sure."
_DOUBTED = re.compile("(?:[,?][xwa]{0,4},?k?I?|\\.[xwaI]{0,2})[ho][xwab]{0,3}(?:[,.?]|$)")
#: What introduces a clause from before its comma: "reportedly, ...", "a friend told me, ...".
_INTRODUCED = re.compile("(?:^|[,:])[xwaIbk]{0,4}[oh]a{0,2}$")
#: "Not to blame: ...": the colon turns from what stands before it.
_BLAMELESS = re.compile("q[a]*$")
#: Yes, or no, as the whole answer to a question.
_YES = re.compile("[xwaI]{0,3}(?:@|b(?=a*[,.]|$))|a{1,3}(?:[,.]|$)")
_NO = re.compile("[xwaIQbk@]{0,4}(?:[pq0]|[nr](?=[xwaQb]{0,3}(?:[,.?]|$)))")
#: "Wrong", as the whole answer to what was quoted.
_WRONG = re.compile("[.,?]*(?:[xwaE]{1,6}[:b])?0")
#: What is uncertain is left out: "not sure, so I do not write it".
_LEFT_OUT = re.compile(",[xwaI]{0,2}k?[xwaI]{0,2}[rp]")
#: What announces an answer: "A: ...".
_ANSWER = re.compile("^[xwaoIE]{0,4}:")
#: What others say, and then the learner's "but".
_CONTRASTED = re.compile("a*,a*[kfI]")
#: A comma or a word or two: what stands between the parts of an enumeration.
_ENUMERATED = re.compile("[,~a]*[xw]?[~a]*$")
#: The next speaker says no: "B: no, ...".
_CONTRADICTED = re.compile("\\.[xwaEI~]{1,4}:~?[xwa]{0,2}(?:[p0]|[nr](?=[,.?]))")
#: What decides about a report.
_DECIDED = re.compile("[hnrcpq0@]")
_ALIKE = re.compile("[^,.?knrz]*$")
#: What only looks so, put right: "at first sight ..., but it is the distance".
_TURNED = re.compile(",(?:a*f|k(?!.{0,8}h)(?:a*f|.{0,6}q|[xwaQI]{0,3}b))")
#: "I would not": the learner's stance on what others say.
_NOT_I = re.compile("[xwak]{0,3}[IQ]w?[nr][xwab]{0,2}(?:[,.?]|$)")
#: From one quoted word to the next, or from one listed behind a colon to the next.
_NEXT_QUOTED = re.compile("~[,xwa]{0,3}~$")
_NEXT_LISTED = re.compile("[,a]?w?$")
#: Opposites side by side, and what stands behind them where they make no difference.
_OPPOSITES = re.compile("[xwaGsq~bQ]{0,5},?[xwaQFMA~]{0,4}$")
_INDIFFERENT = re.compile("[xwaGqbQ~]{0,3}(?:s|[sq]?,[^.?g]{0,8}(?:s|[xwab]{0,4}(?:[.?]|$)))")
#: No quotation is longer, in letters.
LONGEST_QUOTATION = 90
#: How many letters behind a phrase a rejection may stand in the same clause.
REACH_RIGHT = 16
#: How near a plain negation must stand.
REACH_NEGATION = 5
#: How far it reaches to a phrase in quotation marks.
REACH_QUOTED = 12
#: How many letters around a phrase are looked at in its clause.
REACH = 60
#: Letters that can turn a phrase; a clause without them is plain.
_TURNS = frozenset("rctnlqhiuo")
#: Letters that take a quotation back; a plain negation does so only right behind it.
_REJECTS = frozenset("rqpt")
_UNWRITTEN = re.compile("[xwa~]{0,3}(?:[.,?][xwa]{0,2}[Io]?[xwa]?)?n")
#: Two to choose from: "is it this, or ...?".
_ALTERNATIVE = re.compile(r",[xwa]?s[^,.?]{0,14}\?")
#: A text of more letters is read sentence by sentence.
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
class Candidate:
    """A phrase that a rule proposed: letters ``[start, end)`` and what it would claim."""

    start: int
    end: int
    kind: str


@dataclass(frozen=True)
class Proposal:
    """A rule that proposes candidates of a kind; whether it reads within one sentence."""

    kind: str
    pattern: re.Pattern[str]
    is_local: bool


class Marks:
    """Where the clauses and sentences of a text's letters begin and end, looked up at once."""

    def __init__(self, letters: str) -> None:
        """Walk the letters once."""
        self.clause = [found.start() for found in _CLAUSE_END.finditer(letters)]
        self.sentence = [found.start() for found in _SENTENCE_END.finditer(letters)]
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
    #: What may make unsure what the rules found or passed over.
    doubt: Doubt | None = None

    def scan(self, folded: Folded) -> tuple[Finding, ...]:
        """Return the occurrences in a text, in order, none inside another."""
        return self.find([folded], read([folded.text])[self.name])[0]

    def find(self, texts: Sequence[Folded], letters: Reading, *, blocks: bool = True) -> list[tuple[Finding, ...]]:
        """Return the occurrences in each text, read as the family's class letters.

        Where the family does not block, what is unsure counts for nothing and is not looked for.
        """
        fitting = self.sieve.fitting(letters.held)
        found = [
            self._find(folded, letters[at], ranks) if ranks else ()
            for at, (folded, ranks) in enumerate(zip(texts, fitting, strict=True))
        ]
        return self.doubt.reconsider(texts, letters, found, widen=blocks) if self.doubt else found

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
        self._letters, self._weigh, self._marks = letters, weigh, Marks(letters)
        self._known: dict[tuple[str | bool, ...], Label | None] = {}
        self._last_end = -REACH

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
    ends = [found.end() for found in _SENTENCE_END.finditer(letters)][SENTENCES - 1 :: SENTENCES]
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
    ``named``, if there are any, there is nothing to be unsure about.
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
        doubt_of(name, named),
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


def stance(place: Place) -> Label:
    """Tell from the words around a phrase whether it is said, rejected or left open."""
    if _is_rhetorical(place) and not _answered_no(place):
        return Label.USE
    label = _left_stance(place)
    if label is not Label.MENTION and _answered_yes(place):
        return Label.USE
    if _is_conceded(place):
        return Label.MENTION
    if label is None and place.is_joined and _INTRODUCED.search(place.before):
        label = Label.UNSURE
    if label is Label.UNSURE and _is_left_open(place):
        return Label.UNSURE
    if label is Label.MENTION or _rejected_behind(place):
        return Label.MENTION
    if _answered_no(place) or _quoted_to_reject(place):
        return Label.MENTION
    if place.is_quoted and "o" in place.quoted_by and label is None:
        return Label.UNSURE
    if label is Label.UNSURE and _is_agreed(place):
        return Label.USE
    if "m" in place.right[:8] or "m" in place.left[-8:]:
        return Label.UNSURE
    if label is None and _is_asked(place) and not _is_dared(place):
        return Label.UNSURE
    return label or Label.USE


def _left_stance(place: Place) -> Label | None:
    """Read the clause backwards from the phrase; the nearest word decides."""
    if place.left[:1] == "0" and place.left[1:2] not in tuple("bwx"):
        return Label.MENTION
    if _SUPPOSED_AWAY.search(place.left) and _STILL.match(place.after):
        return Label.MENTION
    if "e" in place.left[:2] and not {"r", "n"}.isdisjoint(place.before[-30:]):
        return Label.MENTION
    if _TURNS.isdisjoint(place.left) or _AFFIRMED.search(place.left):
        return None
    if "j" in place.left + place.inside[:1] and _DEPENDS.search(place.left):
        return None
    hedged: Label | None = None
    reach = REACH_QUOTED if place.is_quoted else REACH_NEGATION
    for distance, letter in enumerate(reversed(place.left)):
        if letter == "k" and "o" in place.left[: -distance - 1]:
            return Label.UNSURE
        if letter in "kzf" or (letter == ":" and _is_done(place.left[: -distance - 1], place.is_quoted)):
            break
        if letter == "c" and _DESPITE_A_PART.match(place.left[len(place.left) - distance - 1 :]):
            break
        if letter in "rct" or (letter in "nl" and distance < reach):
            return Label.MENTION
        if letter == "q" and distance < REACH_NEGATION:
            return Label.MENTION
        if letter == "j":
            # "难不难全看记性": a negation before the cause does not reach over it.
            reach = 0
        if letter in "hiuo":
            hedged = Label.UNSURE
        if letter == "b" and distance == 0 and place.follows_other:
            break
    return hedged


def _is_done(left: str, quoted: bool) -> bool:
    """Tell whether what stands before a colon has had its object, and rejects nothing behind it."""
    if _DONE_WITH.search(left):
        return True
    if quoted:
        return False
    return _BLAMELESS.search(left) is not None and not any(letter in left for letter in "rnct")


def _is_rhetorical(place: Place) -> bool:
    """Tell whether a question affirms: "what is that if not", 不是……是什么."""
    if "!" in place.left[-6:]:
        return True
    if "@" in place.right[:6] and "r" not in place.left and {"p", "q", "0"}.isdisjoint(place.right.split("@")[0]):
        return True
    return place.right[:1] == "!" and not {"r", "n", "z"}.isdisjoint(place.left[-4:])


def _quoted_to_reject(place: Place) -> bool:
    """Tell whether what stands around a quotation takes it back."""
    if place.is_quoted and "o" in place.quoted_by and _CONTRASTED.match(place.answered_by):
        return True
    if place.is_quoted and "dE" in place.quoted_by:
        return True
    if not place.is_quoted or _QUOTE_AFFIRMED.match(place.answered_by):
        return False
    for letter in reversed(place.quoted_by):
        if letter in "kfz":
            break
        if letter in "rcnt":
            return True
    if _WRONG.match(place.answered_by) or _UNWRITTEN.match(place.answered_by):
        return True
    return not _REJECTS.isdisjoint(place.answered_by)


def _is_conceded(place: Place) -> bool:
    """Tell whether it is "however good", and would change nothing."""
    if "u" in place.left[-2:] + place.inside[:2] and "s" in place.after[1:3]:
        return True
    if place.found.kind == "measure" and _STILL.match(place.after):
        return True
    if _EITHER_WAY.match(place.right + place.after) or _or_not(place):
        return True
    if (
        place.found.kind in ("good", "bare")
        and _GRANTED.match(place.left)
        and _STILL_SO.match(place.right + place.after)
    ):
        return True
    if place.left[:1] == "y" and _STILL.match(place.after):
        return True
    if "y" not in place.inside + place.left[-3:]:
        return False
    return "s" in place.right[:6] or (any(letter in place.after[1:9] for letter in "snq") and "d" not in place.left)


def _or_not(place: Place) -> bool:
    """Tell whether it is named together with its contrary: 粗心不粗心的."""
    return place.right.startswith("n" + place.inside) or place.left.endswith(place.inside + "n")


def _rejected_behind(place: Place) -> bool:
    right = place.right[:REACH_RIGHT]
    claimed = re.split("[kf]", right)[0]
    if place.is_quoted and not {"n", "N"}.isdisjoint(right[:4]):
        return True
    return "q" in claimed or "p" in claimed


def _answered_yes(place: Place) -> bool:
    """Tell whether the text itself says yes to what it has asked."""
    if place.after[:1] != "?" or "!" in place.after[1:8]:
        return False
    return _YES.match(_ANSWER.sub("", place.after[1:])) is not None


def _is_agreed(place: Place) -> bool:
    """Tell whether a report or a guess is agreed with in what follows, before anything else is said of it."""
    if {"o", "h"}.isdisjoint(place.left + place.quoted_by):
        return False
    found = _DECIDED.search(place.right + place.after)
    return found is not None and found[0] == "@"


def _is_left_open(place: Place) -> bool:
    """Tell whether a report or a guess is left as it is before anything takes it back."""
    if {"o", "h", "u"}.isdisjoint(place.left + place.before):
        return False
    for letter in place.after:
        if letter in "h":
            return True
        if letter in "pqrnk@0":
            return False
    return False


def _answered_no(place: Place) -> bool:
    """Tell whether the text itself takes the phrase back in what follows."""
    mark, rest = place.after[:1], place.after[1:]
    open_ = place.is_quoted or any(letter in place.left + place.before for letter in "oit")
    if mark == "?" or "u" in place.right:
        rest = _ANSWER.sub("", rest)
        answer = re.split("[.,?]", rest)[0]
        return (
            rest[:1] in ("p", "r", "n", "q", "0")
            or rest[:2] in ("ap", "ar", "wn", "wr")
            or "q" in answer
            or (_NO.match(rest) is not None)
        )
    if (
        "p" in rest[:4]
        or _CALLED_WRONG.match(rest)
        or (mark == "," and _TAKEN_BACK.match(rest))
        or _ASKED_AND_DENIED.match(place.after)
        or ("d" in place.left and "q" in rest[:8])
    ):
        return True
    if _CONTRADICTED.match(place.after):
        return True
    if "h" in place.left and _TURNED.match(place.after):
        return True
    if _LEFT_OUT.match(place.after) and not {"h", "u"}.isdisjoint(place.left + place.inside):
        return True
    if not open_:
        return False
    if _NOT_I.match(rest):
        return True
    if "i" in place.left + place.before and not {"r", "q", "s", "p"}.isdisjoint(rest):
        return True
    following = re.split("[.]", rest)[0] if mark == "," else rest[:14]
    if (
        any(letter in following[:24] for letter in "pq")
        or "f" in following[:3]
        or (following[:1] == "k" and "o" in place.left)
        or "r" in following[:3]
    ):
        return True
    return "o" in place.left and any(letter in place.after[1:28] for letter in "pq")


def _is_dared(place: Place) -> bool:
    """Tell whether a question denies a denial, and so affirms: 谁敢说它不健忘？."""
    return "u" not in place.left + place.right and _AFFIRMED.search(place.left) is not None


def _is_asked(place: Place) -> bool:
    """Tell whether the phrase is asked, or doubted right behind."""
    if _DOUBTED.match(place.after) or _ALTERNATIVE.match(place.after):
        return True
    if _EITHER_ASKED.match(place.left) and _OR_ASKED.match(place.after):
        return True
    return place.after[:1] == "?" or "u" in place.right or "h" in place.right[:3]
