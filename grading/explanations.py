"""The two sentences of exercise 2: what is claimed, met, plainly not met, or for a person to read.

The order of the questions is the order of safety: absent, the opposite, met, plainly something
else; all that is left is review.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from grading.explaining import words
from grading.explaining.claims import WHAT_RULES, WHY_RULES, Rule
from grading.explaining.numbers import Matter, names_neighbours, number_words, other_count
from grading.explaining.other import (
    Glimpse,
    are_own,
    is_asked_again,
    is_compared,
    is_copied,
    is_gibberish,
    is_ignorance,
    is_other_topic,
    is_wrong_cause,
)
from grading.explaining.shared import COMMON
from grading.explaining.what_forms import WHAT_FORMS
from grading.explaining.why_need import WHY_NEED
from grading.explaining.why_order import WHY_ORDER
from grading.lexicon import Encoded, Lexicon, Reading
from grading.model import Verdict
from grading.needs import Sieve
from grading.text import Folded, bare, compact

__all__ = ["FIELDS", "Judgement", "Matter", "judge", "judge_many"]

#: Fewer visible characters than this are no sentence.
SHORTEST = 4
#: Sentences are read to here; a longer text says it in its first part or goes to a person.
LONGEST = 4000


@dataclass(frozen=True)
class Judgement:
    """A verdict, the code of its reason and the characters that it rests on."""

    verdict: Verdict
    code: str
    start: int | None = None
    end: int | None = None

    @property
    def is_opposite(self) -> bool:
        """Tell whether the sentence claims the contrary."""
        return self.code == "opposite_claim"


FIELDS = ("why_serial", "what_changes")
_DEFAULT = Matter()
_UNREAD = Judgement(Verdict.REVIEW, "not_recognised")


def judge(field: str, text: str, matter: Matter = _DEFAULT) -> Judgement:
    """Judge one sentence.

    Parameters
    ----------
    field : {"why_serial", "what_changes"}
        Which of the two.
    text : str
        The sentence as typed.
    matter : Matter
        The exercise's numbers.

    Returns
    -------
    Judgement
        Met, not met, or review wherever the rules do not know the words.
    """
    return judge_many(field, [text], [compact(text)], matter)[0]


def judge_many(
    field: str, texts: Sequence[str], folded: Sequence[Folded], matter: Matter = _DEFAULT
) -> list[Judgement]:
    """Judge many sentences, each with its folded form; the words of all are looked up in one walk."""
    if field not in FIELDS:
        raise ValueError(f"no such field: {field!r}")
    short = [one.text[:LONGEST] for one in folded]
    reading = _lexicon(field, matter).reader.read(short)[0]
    letters, held = reading.codes.tobytes().decode("ascii"), reading.held
    opposite, said, *_ = questions = _questions(field)
    all_ = zip(
        zip(reading.firsts.tolist(), reading.lasts.tolist(), strict=True),
        opposite.sieve.fitting(held),
        said.sieve.fitting(held),
        are_own(reading.points, reading.bounds),
        strict=False,
    )
    return [
        _judge_one(
            field, texts[at], folded[at], Claims(questions, ranks, letters[first:last], reading, at), matter, own
        )
        for at, ((first, last), *ranks, own) in enumerate(all_)
    ]


class _Compiled:
    """A rule made ready: its pattern, and what takes it back as sets."""

    __slots__ = ("any", "by", "code", "inside", "near", "search")

    def __init__(self, rule: Rule) -> None:
        self.code = rule.code
        self.search = re.compile(rule.pattern).search
        self.by, self.inside, self.near = map(frozenset, (rule.undone_by, rule.undone_inside, rule.undone_near))
        self.any = self.by | self.near

    def is_undone(self, letters: str, start: int, end: int) -> bool:
        """Look for a negation, a supposition or a rejection before the phrase, in its clause."""
        if self.inside and not self.inside.isdisjoint(letters[start:end]):
            return True
        before = letters[max(0, start - 30) : start]
        if self.any.isdisjoint(before):
            return False
        left = _CLAUSE_END.split(before)[-1]
        return not self.by.isdisjoint(left) or not self.near.isdisjoint(left[-4:])


#: Before these a clause, or what a turn takes back, ends.
_CLAUSE_END = re.compile("[,.?k]")
#: What is asked of a sentence, each as the codes of its rules.
_OPPOSITE, _SAID, _SPOILT, _CONTRARY = range(4)
_ASKED = ("opposite",), ("said_dependence", "said_order", "said_wider"), ("spoilt",), ("contrary",)


class _Question:
    """The rules that answer one question, and the sieve that passes over most of them."""

    def __init__(self, rules: Iterable[Rule], codes: Container[str]) -> None:
        asked = [rule for rule in rules if rule.code in codes]
        self.rules = [_Compiled(rule) for rule in asked]
        self.sieve = Sieve(rule.pattern for rule in asked)
        self.ranks = range(len(asked))


#: The code of a phrase and the class letters that it stands on.
_Found = tuple[str, int, int]


class Claims:
    """What a sentence claims, asked question by question."""

    __slots__ = ("_at", "_encoded", "_questions", "_ranks", "_reading", "letters")

    def __init__(
        self, questions: Sequence[_Question], ranks: Sequence[Sequence[int]], letters: str, reading: Reading, at: int
    ) -> None:
        """Take which rules of the first questions could match, and where the sentence stands among all."""
        self._questions, self._ranks, self.letters, self._reading, self._at = questions, ranks, letters, reading, at
        self._encoded: Encoded | None = None

    def encoded(self) -> Encoded:
        """Return the sentence's letters with their places."""
        if self._encoded is None:
            self._encoded = self._reading[self._at]
        return self._encoded

    def span(self, found: _Found) -> tuple[int, int]:
        """Return the folded span of a phrase."""
        return self.encoded().span(*found[1:])

    def first(self, asked: int) -> _Found | None:
        """Return the first phrase that claims this and is not taken back."""
        letters, question = self.letters, self._questions[asked]
        for rank in self._ranks[asked] if asked < len(self._ranks) else question.ranks:
            rule = question.rules[rank]
            found = rule.search(letters)
            while found:
                start, end = found.span()
                if not rule.is_undone(letters, start, end):
                    return rule.code, start, end
                found = rule.search(letters, max(end, start + 1))
        return None


def _judge_one(field: str, text: str, folded: Folded, claims: Claims, matter: Matter, is_own: bool) -> Judgement:
    absent = None if is_own else _absent(text)
    if absent:
        return Judgement(Verdict.NOT_MET, absent)
    letters = claims.letters
    opposite, met = claims.first(_OPPOSITE), claims.first(_SAID)
    if opposite and met and _is_impossible(letters, opposite[2]):
        # "顺序倒过来都不成，每步只认它前面那步": named only to be called impossible.
        opposite = None
    elif not opposite and field == "what_changes":
        counted = other_count(folded.text[:LONGEST], claims.encoded, matter)
        if counted and not (met and _is_impossible(letters, claims.encoded().letter_at(counted[1] - 1) + 1)):
            return _judged(Verdict.NOT_MET, "opposite_claim", folded, counted)
    if opposite and field == "why_serial" and (met or _is_impossible(letters, opposite[2])):
        # Both claims in one sentence: the rules may have misread one of them.
        return _judged(Verdict.REVIEW, "not_recognised", folded, claims.span(opposite))
    if opposite:
        return _judged(Verdict.NOT_MET, "opposite_claim", folded, claims.span(opposite))
    if met and (spoilt := claims.first(_SPOILT)):
        return _judged(Verdict.REVIEW, "not_recognised", folded, claims.span(spoilt))
    if met:
        return _judged(Verdict.MET, met[0], folded, claims.span(met))
    known = frozenset(letters)
    if field == "why_serial" and names_neighbours(folded.text[:LONGEST], known):
        return Judgement(Verdict.MET, "said_dependence")
    if field == "what_changes" and (alone := claims.first(_CONTRARY)):
        return _judged(Verdict.NOT_MET, "opposite_claim", folded, claims.span(alone))
    return _unrecognised(field, folded.text[:LONGEST], known)


_SENTENCE = re.compile("[.?]")
_IMPOSSIBLE = frozenset("KV")


def _is_impossible(letters: str, end: int) -> bool:
    """Tell whether what follows the phrase that ends here calls it impossible: 不靠前一步，就没法算."""
    rest = _SENTENCE.split(letters[end - 1 :], maxsplit=1)[0]
    return not _IMPOSSIBLE.isdisjoint(rest[:24])


def _absent(text: str) -> str | None:
    """Name why a text counts as not written."""
    core = bare(text)
    if not core:
        return "empty"
    if len(set(core)) == 1:
        return "repeated" if len(core) >= SHORTEST else "too_short"
    if len(core) < SHORTEST:
        return "too_short"
    return "copied_question" if is_copied(core) else None


#: Classes that a sentence about something else does not hold.
_ON_TOPIC = {"why_serial": frozenset("PNXFOoIAu"), "what_changes": frozenset("CETWBvpY")}
#: Classes that relate one thing to another, or tell of a change: a figure of speech may hold them alone.
_RELATING = {"why_serial": frozenset("KZVMOFqi"), "what_changes": frozenset("UATHYWt")}
#: Classes beside which "I don't know" is not all.
_CLAIMING = {"why_serial": frozenset("PDX"), "what_changes": frozenset("CTW")}
#: Classes beside which talk of hardware is not all.
_BESIDE_HARDWARE = {"why_serial": frozenset("PNXFS"), "what_changes": frozenset("CBTWES")}
#: Classes beside which "the count stays" is not all.
_BESIDE_COUNT = frozenset("TWQ")


def _unrecognised(field: str, text: str, known: frozenset[str]) -> Judgement:
    """Tell plainly something else from what a person should read."""
    seen = Glimpse(text)
    on_topic = not known.isdisjoint(_ON_TOPIC[field]) or (field == "why_serial" and "D" in known and "R" in known)
    if is_gibberish(seen, has_words=on_topic):
        return Judgement(Verdict.NOT_MET, "gibberish")
    if is_asked_again(seen):
        return Judgement(Verdict.NOT_MET, "copied_question")
    says_none = ("y" in known and known.isdisjoint(_CLAIMING[field])) or (not on_topic and is_ignorance(seen))
    if says_none and not is_compared(seen):
        return Judgement(Verdict.NOT_MET, "does_not_know")
    if "G" in known and known.isdisjoint(_BESIDE_HARDWARE[field]):
        return Judgement(Verdict.NOT_MET, "hardware_only")
    relates = not known.isdisjoint(_RELATING[field])
    if is_other_topic(seen, has_words=on_topic, relates=relates) or (not on_topic and is_wrong_cause(seen)):
        return Judgement(Verdict.NOT_MET, "other_topic")
    if field == "what_changes":
        if "Y" in known and known.isdisjoint(_BESIDE_COUNT):
            return Judgement(Verdict.REVIEW, "same_count_only")
        if "f" in known:
            return Judgement(Verdict.REVIEW, "speed_only")
    return _UNREAD


def _judged(verdict: Verdict, code: str, folded: Folded, span: tuple[int, int]) -> Judgement:
    return Judgement(verdict, code, *folded.span(*span))


@lru_cache(maxsize=16)
def _lexicon(field: str, matter: Matter) -> Lexicon:
    """Build the field's lexicon with the exercise's numbers in it."""
    # What the plain lists say goes before what is built of parts.
    if field == "why_serial":
        return Lexicon((*COMMON, *WHY_NEED, *WHY_ORDER, *words.WHY))
    return Lexicon((*COMMON, *WHAT_FORMS, *words.WHAT, *number_words(matter)))


@lru_cache(maxsize=2)
def _questions(field: str) -> tuple[_Question, ...]:
    rules = WHY_RULES if field == "why_serial" else WHAT_RULES
    return tuple(_Question(rules, codes) for codes in _ASKED)
