"""The two sentences of exercise 2: what is claimed, met, plainly not met, or for a person to read.

The order of the questions is the order of safety: absent, the opposite, met, plainly something
else; all that is left is review.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from grading.explaining import words
from grading.explaining.claims import WHAT_RULES, WHY_RULES, Rule
from grading.explaining.other import (
    asked_letters,
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
from grading.explaining.why_forms import WHY_FORMS
from grading.integers import read
from grading.lexicon import Encoded, Lexicon
from grading.model import Verdict
from grading.needs import Sieve
from grading.numerals import in_chinese, in_english
from grading.text import MARKS, Folded, bare, compact

#: Fewer visible characters than this are no sentence.
SHORTEST = 4
#: More characters than this that the question does not have: no copy.
STRANGE = 3
#: What a copy is made of.
_FAMILIAR = asked_letters() | MARKS
#: Sentences are read to here; a longer text says it in its first part or goes to a person.
LONGEST = 4000


@dataclass(frozen=True)
class Matter:
    """The numbers that the sentences speak of."""

    length: int = 50
    batch: int = 16


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


_SAID = frozenset(("said_dependence", "said_order", "said_wider"))
_OPPOSITE, _SPOILT, _CONTRARY = (frozenset((code,)) for code in ("opposite", "spoilt", "contrary"))
FIELDS = ("why_serial", "what_changes")
_DEFAULT = Matter()


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
    read_ = _lexicon(field, matter).reader.read([one.text[:LONGEST] for one in folded])[0]
    rules, sieve = _rules(field)
    letters = read_.held
    claims = (Claims([rules[rank] for rank in ranks], read_[at]) for at, ranks in enumerate(sieve.fitting(letters)))
    return [_judge_one(field, *one, matter) for one in zip(texts, folded, claims, strict=True)]


class _Compiled:
    """A rule made ready: its pattern, and what takes it back as sets."""

    __slots__ = ("by", "code", "finditer", "inside", "near")

    def __init__(self, rule: Rule) -> None:
        self.code = rule.code
        self.finditer = re.compile(rule.pattern).finditer
        self.by, self.inside, self.near = map(frozenset, (rule.undone_by, rule.undone_inside, rule.undone_near))

    def is_undone(self, letters: str, start: int, end: int) -> bool:
        """Look for a negation, a supposition or a rejection before the phrase, in its clause."""
        if self.inside and not self.inside.isdisjoint(letters[start:end]):
            return True
        if not start:
            return False
        left = _CLAUSE_END.split(letters[max(0, start - 30) : start])[-1]
        return not self.by.isdisjoint(left) or not self.near.isdisjoint(left[-4:])


#: Before these a clause, or what a turn takes back, ends.
_CLAUSE_END = re.compile("[,.?k]")


class Claims:
    """What a sentence claims, asked code by code."""

    __slots__ = ("_rules", "encoded")

    def __init__(self, rules: Sequence[_Compiled], encoded: Encoded) -> None:
        """Take the rules that could match the sentence."""
        self._rules, self.encoded = rules, encoded

    def first(self, codes: frozenset[str]) -> tuple[str, tuple[int, int]] | None:
        """Return the code and the folded span of the first phrase that claims one of these and is not taken back."""
        letters = self.encoded.letters
        for rule in self._rules:
            if rule.code in codes:
                for found in rule.finditer(letters):
                    start, end = found.span()
                    if not rule.is_undone(letters, start, end):
                        return rule.code, self.encoded.span(start, end)
        return None

    def span(self, codes: frozenset[str]) -> tuple[int, int] | None:
        """Return the folded span of the first such phrase."""
        found = self.first(codes)
        return found[1] if found else None


def _judge_one(field: str, text: str, folded: Folded, claims: Claims, matter: Matter) -> Judgement:
    encoded = claims.encoded
    absent = None if _is_own(folded.text) else _absent(text)
    if absent:
        return Judgement(Verdict.NOT_MET, absent)
    opposite = claims.span(_OPPOSITE) or _other_count(field, folded, encoded, matter)
    met = claims.first(_SAID)
    if opposite and met and _is_impossible(encoded, opposite):
        # "顺序倒过来都不成，每步只认它前面那步": named only to be called impossible.
        opposite = None
    if opposite and field == "why_serial" and (met or _is_impossible(encoded, opposite)):
        # Both claims in one sentence: the rules may have misread one of them.
        return _judged(Verdict.REVIEW, "not_recognised", folded, opposite)
    if opposite:
        return _judged(Verdict.NOT_MET, "opposite_claim", folded, opposite)
    if met and (spoilt := claims.span(_SPOILT)):
        return _judged(Verdict.REVIEW, "not_recognised", folded, spoilt)
    if met:
        return _judged(Verdict.MET, met[0], folded, met[1])
    if field == "why_serial" and _names_neighbours(folded.text[:LONGEST], encoded.letters):
        return Judgement(Verdict.MET, "said_dependence")
    if field == "what_changes" and (alone := claims.span(_CONTRARY)):
        return _judged(Verdict.NOT_MET, "opposite_claim", folded, alone)
    return _unrecognised(field, folded.text[:LONGEST], encoded.letters)


def _is_own(text: str) -> bool:
    """Tell at a glance that a folded text is written in words, and not in those of the question."""
    return len(set(text[:400]) - _FAMILIAR) > STRANGE


_SENTENCE = re.compile("[.?]")


def _is_impossible(encoded: Encoded, span: tuple[int, int]) -> bool:
    """Tell whether what follows the phrase calls it impossible: 不靠前一步，就没法算."""
    rest = _SENTENCE.split(encoded.letters[encoded.letter_at(span[1] - 1) :])[0]
    return not {"K", "V"}.isdisjoint(rest[:24])


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


def _unrecognised(field: str, text: str, letters: str) -> Judgement:
    """Tell plainly something else from what a person should read."""
    known = set(letters)
    on_topic = bool(known & _ON_TOPIC[field]) or (field == "why_serial" and {"D", "R"} <= known)
    if is_gibberish(text, has_words=on_topic):
        return Judgement(Verdict.NOT_MET, "gibberish")
    if is_asked_again(text):
        return Judgement(Verdict.NOT_MET, "copied_question")
    says_none = ("y" in known and not known & _CLAIMING[field]) or (not on_topic and is_ignorance(text))
    if says_none and not is_compared(text):
        return Judgement(Verdict.NOT_MET, "does_not_know")
    if "G" in known and not known & set("PNXFS" if field == "why_serial" else "CBTWES"):
        return Judgement(Verdict.NOT_MET, "hardware_only")
    relates = bool(known & _RELATING[field])
    if is_other_topic(text, has_words=on_topic, relates=relates) or (not on_topic and is_wrong_cause(text)):
        return Judgement(Verdict.NOT_MET, "other_topic")
    if field == "what_changes":
        if "Y" in known and not known & set("TWQ"):
            return Judgement(Verdict.REVIEW, "same_count_only")
        if "f" in known:
            return Judgement(Verdict.REVIEW, "speed_only")
    return Judgement(Verdict.REVIEW, "not_recognised")


def _judged(verdict: Verdict, code: str, folded: Folded, span: tuple[int, int]) -> Judgement:
    return Judgement(verdict, code, *folded.span(*span))


@lru_cache(maxsize=16)
def _lexicon(field: str, matter: Matter) -> Lexicon:
    """Build the field's lexicon with the exercise's numbers in it."""
    # What the plain lists say goes before what is built of parts.
    own = (*WHY_FORMS, *words.WHY) if field == "why_serial" else (*WHAT_FORMS, *words.WHAT)
    batch = "|".join((str(matter.batch), in_chinese(matter.batch), in_english(matter.batch)))
    numbers = (
        [("B", batch), ("B", _others(matter)), ("W", _forms(matter)), ("+", _products(matter)), ("#", _total(matter))]
        if field == "what_changes"
        else []
    )
    return Lexicon((*COMMON, *own, *numbers))


def _others(matter: Matter) -> str:
    """Write all of the batch but one: 多带了15条, fifteen more."""
    left = matter.batch - 1
    chinese, english = in_chinese(left), in_english(left)
    units = [f"{number}{unit}" for number in (str(left), f"{left} ", chinese) for unit in ("条", "个", "份", "行")]
    more = [f"{number} {word}" for number in (str(left), english) for word in ("more", "additional", "others", "other")]
    return "|".join((*units, *more, f"其余{chinese}", f"其余{left}", f"另外{left}", f"另外{chinese}"))


def _total(matter: Matter) -> str:
    """Write the batch's many lengths as one number."""
    total = matter.batch * matter.length
    return f"{total}|{in_chinese(total)}"


def _forms(matter: Matter) -> str:
    """Write the shape of a batch: 16×d, (16, d)."""
    joins = (
        "{}×{}",
        "{} × {}",
        "{}x{}",
        "{} x {}",
        "{}*{}",
        "{} by {}",
        "({},{}",
        "({}, {}",
        "[{},{}",
        "[{}, {}",
        "{}乘{}",
    )
    names = ("d", "n", "h", "m", "k", "1", "hidden", "dim")
    steps = f"steps of {matter.batch}|steps of {in_english(matter.batch)}|{matter.batch}-row|{matter.batch}-wide"
    return "|".join((steps, *(join.format(matter.batch, name) for join in joins for name in names)))


def _products(matter: Matter) -> str:
    """Write the batch's many lengths, as those do who multiply the steps."""
    numbers = [(matter.batch, matter.length), (matter.length, matter.batch)]
    pairs = [(str(one), str(other)) for one, other in numbers]
    pairs += [(in_chinese(one), in_chinese(other)) for one, other in numbers]
    total = matter.batch * matter.length
    sums = [f"{word}{gap}{total}" for word in ("一共", "总共", "共", "合计", "加起来", "共计") for gap in ("", " ")]
    sums += [f"{total}{gap}{unit}" for gap in ("", " ") for unit in ("个单位", "个时间单位", "单位时间", "units")]
    sums += [f"{word}{total}" for word in ("长", "长度", "长度为", "长度变成", "length ", "length of ")]
    sums += [f"{total} {word}" for word in ("altogether", "in total", "in all", "overall", "unit", "long")]
    sums += [f"{in_chinese(matter.batch)}个{matter.length}步", f"{matter.batch}个{in_chinese(matter.length)}步"]
    return (
        "|".join(sums)
        + "".join(
            "|" + form.format(*pair)
            for pair in pairs
            for form in (
                "{}×{}",
                "{} × {}",
                "{}x{}",
                "{} x {}",
                "{}*{}",
                "{} * {}",
                "{}乘{}",
                "{}乘以{}",
                "{} 乘 {}",
                "{} times {}",
            )
        )
        + "".join(f"|{one}个{other}步|{one} 个 {other} 步" for one, other in (pairs[0], pairs[2]))
    )


@lru_cache(maxsize=2)
def _rules(field: str) -> tuple[tuple[_Compiled, ...], Sieve]:
    rules = WHY_RULES if field == "why_serial" else WHAT_RULES
    return tuple(map(_Compiled, rules)), Sieve(rule.pattern for rule in rules)


_STEP_NUMBER = re.compile(
    r"(?:第 ?|前 ?|位置 ?|步骤 ?|状态 ?|steps? |states? |tokens? |words? |positions? |numbers? |[hsx]_?\{?|t ?= ?)"
    r"(\d{1,3}|[一二三四五六七八九十]{1,3})|(?<!\d)(\d{1,3})(?=st|nd|rd|th)",
    re.ASCII,
)


_NEXT_BY_NAME = re.compile(
    r"(?:step|state|第|时刻) ?([a-z]) ?\+ ?1.{0,60}\1|(?:step|state|第|时刻) ?([a-z])\b.{0,60}\2 ?\+ ?1", re.ASCII
)


def _names_neighbours(text: str, letters: str) -> bool:
    """Tell whether two neighbouring steps are named with a word of need or hindrance."""
    values = (read(number or ordinal).value for number, ordinal in _STEP_NUMBER.findall(text))
    numbers = {value for value in values if value is not None}
    near = any(number + 1 in numbers for number in numbers) or bool(_NEXT_BY_NAME.search(text))
    # "only after step 3 can step 4 begin": may, but only then.
    may = not set(letters).isdisjoint("MK")
    return near and bool(set(letters) & set("DVKZqMRF")) and not set(letters) & set("dIAriu" if may else "dIAricu")


_COUNT = re.compile(
    # What a number, or the word before it, begins with: looked for quickly.
    r"(?=[第每前相任这那某头隔差顶抵原\d零〇一二两三四五六七八九十百千othfsen])"
    r"(第|每|h_?|t-?|step |steps |前后|相邻|相隔|任意|任何|这|那|某|头|隔|差|顶|抵|抵得上|相当于|原来|原先)? ?"
    # A number begins where no digit stands before it: a run of digits is read once.
    r"((?:(?<!\d)\d+(?: ?[x×*/÷] ?\d+)?)|(?<![零〇一二两三四五六七八九十百千])[零〇一二两三四五六七八九十百千]+|"
    r"(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|hundred|thirty|forty|fifty|sixty|sixteen)[ -]?){1,6})"
    r" ?个? ?(?:多)?(?:时间步|步|time steps|timesteps|steps)"
    r"(?!骤?里|骤?中|之内|内|走完一条|骤?的[活量事工计]|之间|'? worth)",
    re.ASCII,
)
_UNDONE_COUNT = re.compile("[nrKidty]")


def _other_count(field: str, folded: Folded, encoded: Encoded, matter: Matter) -> tuple[int, int] | None:
    """Find a claimed number of steps that is not the length: 800 steps, only 4 steps."""
    if field != "what_changes" or not ("步" in folded.text or "steps" in folded.text):
        return None
    counts = [found for found in _COUNT.finditer(folded.text[:LONGEST]) if not found.group(1)]
    # "逐条算要 800 步，合成一批仍是 50 步": what is said last stands.
    settled = [at for at, found in enumerate(counts) if _is_length(found.group(2), matter)]
    for found in counts[settled[-1] + 1 :] if settled else counts:
        if _is_length(found.group(2), matter):
            continue
        at = encoded.letter_at(found.start())
        clause = max(encoded.letters.rfind(mark, 0, at) for mark in ",.?") + 1
        left = encoded.letters[max(clause, at - 12) : at]
        if not _UNDONE_COUNT.search(left.rsplit("k", 1)[-1]):
            return found.span()
    return None


def _is_length(number: str, matter: Matter) -> bool:
    """Tell whether the number is the length, or one: a single step is no count."""
    if number.strip(" ") in ("one", in_english(matter.length)):
        return True
    return read(number).value in (1, matter.length)
