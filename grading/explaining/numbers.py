"""The numbers that the sentences of exercise 2 speak of: as words, and as counts of steps."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from grading.integers import read
from grading.lexicon import Encoded
from grading.numerals import in_chinese, in_english


@dataclass(frozen=True)
class Matter:
    """The exercise's numbers."""

    length: int = 50
    batch: int = 16


def number_words(matter: Matter) -> list[tuple[str, str]]:
    """Write the batch and what comes of it, as words of a lexicon."""
    batch = "|".join((str(matter.batch), in_chinese(matter.batch), in_english(matter.batch)))
    return [
        ("B", batch),
        ("B", _others(matter)),
        ("W", _forms(matter)),
        ("+", _products(matter)),
        ("#", _total(matter)),
    ]


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


_STEP_NUMBER = re.compile(
    r"(?:第 ?|前 ?|位置 ?|步骤 ?|状态 ?|steps? |states? |tokens? |words? |positions? |numbers? |[hsx]_?\{?|t ?= ?)"
    r"(\d{1,3}|[一二三四五六七八九十]{1,3})|(?<!\d)(\d{1,3})(?=st|nd|rd|th)",
    re.ASCII,
)
_NEXT_BY_NAME = re.compile(
    r"(?:step|state|第|时刻) ?([a-z]) ?\+ ?1.{0,60}\1|(?:step|state|第|时刻) ?([a-z])\b.{0,60}\2 ?\+ ?1", re.ASCII
)
#: Classes of need or hindrance; classes that take it back, and those that do beside no word of "only then".
_NEEDING, _UNNEEDED, _FREE, _ONLY_THEN = map(frozenset, ("DVKZqMRF", "dIAriu", "c", "MK"))


def names_neighbours(text: str, known: frozenset[str]) -> bool:
    """Tell whether two neighbouring steps are named with a word of need or hindrance, in these classes."""
    # "only after step 3 can step 4 begin": may, but only then.
    if known.isdisjoint(_NEEDING) or not known.isdisjoint(_UNNEEDED):
        return False
    if not known.isdisjoint(_FREE) and known.isdisjoint(_ONLY_THEN):
        return False
    values = (read(number or ordinal).value for number, ordinal in _STEP_NUMBER.findall(text))
    numbers = {value for value in values if value is not None}
    return any(number + 1 in numbers for number in numbers) or ("1" in text and bool(_NEXT_BY_NAME.search(text)))


#: What a count that is not one single step holds: looked for before anything else.
_COUNTED = re.compile(
    r"(?:[\d零〇二两三四五六七八九十百千]|一(?=一))一? ?个? ?多?(?:时间|time ?)?(?:步|steps)|"
    "(?:one|two|three|four|five|six|seven|eight|nine|ten|hundred|ty|teen)[ -]? ?个? ?多?(?:时间|time ?)?(?:步|steps)",
    re.ASCII,
)
_COUNT = re.compile(
    # What a number, or the word before it, begins with: looked for quickly.
    r"(?=[第每前相任这那某头隔差顶抵原\d零〇一二两三四五六七八九十百千othfsen])"
    r"(第|每|(?<![a-z])(?:h_?|t-?)|step |steps |前后|相邻|相隔|任意|任何|这|那|某|头|隔|差|顶|抵|抵得上|相当于|原来"
    r"|原先)? ?"
    # A number begins where no digit stands before it: a run of digits is read once.
    r"((?:(?<!\d)\d+(?: ?[x×*/÷] ?\d+)?)|(?<![零〇一二两三四五六七八九十百千])[零〇一二两三四五六七八九十百千]+|"
    r"(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|hundred|thirty|forty|fifty|sixty|sixteen)[ -]?){1,6})"
    r" ?个? ?(?:多)?(?:时间步|步|time steps|timesteps|steps)"
    r"(?!骤?里|骤?中|之内|内|走完一条|骤?的[活量事工计]|之间|'? worth)",
    re.ASCII,
)
_UNDONE_COUNT = re.compile("[nrKidty]")


def other_count(text: str, encoded: Callable[[], Encoded], matter: Matter) -> tuple[int, int] | None:
    """Find a claimed number of steps that is not the length: 800 steps, only 4 steps."""
    if not ("步" in text or "steps" in text) or not _COUNTED.search(text):
        return None
    counts = [found for found in _COUNT.finditer(text) if not found.group(1)]
    # "逐条算要 800 步，合成一批仍是 50 步": what is said last stands.
    settled = [at for at, found in enumerate(counts) if _is_length(found.group(2), matter)]
    for found in counts[settled[-1] + 1 :] if settled else counts:
        if _is_length(found.group(2), matter):
            continue
        read_ = encoded()
        at = read_.letter_at(found.start())
        clause = max(read_.letters.rfind(mark, 0, at) for mark in ",.?") + 1
        left = read_.letters[max(clause, at - 12) : at]
        if not _UNDONE_COUNT.search(left.rsplit("k", 1)[-1]):
            return found.span()
    return None


def _is_length(number: str, matter: Matter) -> bool:
    """Tell whether the number is the length, or one: a single step is no count."""
    if number.strip(" ") in ("one", in_english(matter.length)):
        return True
    return read(number).value in (1, matter.length)
