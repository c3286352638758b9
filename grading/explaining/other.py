"""Copies of the question, keys struck at random, plainly another topic."""

from __future__ import annotations

import re
from functools import cache, cached_property
from operator import add

import numpy as np
from numpy.typing import NDArray

from grading.explaining.everyday import (
    COMMON_ENGLISH,
    EVERYDAY,
    FIGURE,
    QUESTIONS,
    SOUNDS,
    WEAK_FIGURE,
)
from grading.explaining.non_answers import (
    ASKED_AGAIN,
    ASKED_AGAIN_ENGLISH,
    ASKS,
    COMPARED,
    FILLERS,
    IGNORANCE,
    NEVER_FOLLOWS,
    NO_WORDS,
    PLAIN_EVERYDAY,
    SOFT_EVERYDAY,
    STRUCK_CHINESE,
    WRONG_CAUSES,
)
from grading.text import MARKS, bare, code_points, fold
from grading.trie import PLANE

_DIGITS = re.compile("[0-9零〇一二两三四五六七八九十百千]")
_LATIN_WORD = re.compile("[a-z]+")
_CHINESE = re.compile("[\u4e00-\u9fff]")
#: Three keys in a row, or as many consonants as no word has.
_STRUCK = re.compile(
    "asd|sdf|dfg|fgh|ghj|hjk|jkl|qwe|wer|rty|tyu|uio|zxc|xcv|cvb|vbn|bnm|lkj|kjh|poi|mnb|[bcdfghjklmnpqrstvwxz]{5}"
)
_LETTERS = 4


def _plain(text: str) -> str:
    return _DIGITS.sub("", bare(fold(text)))


@cache
def _asked() -> tuple[str, ...]:
    return tuple(_plain(question) for question in QUESTIONS)


#: What stands between two questions in one text.
_BREAK = "\uffff"
#: Characters that a copy may leave out or add, at its ends.
_MORE = 3
#: A copy is told by as many characters as these.
_GLANCE = 400


@cache
def _asked_text() -> str:
    return _BREAK.join(_asked())


def is_copied(core: str) -> bool:
    """Tell whether a text is one of the page's questions, or part of one, numbers apart."""
    plain = _plain(core[:_GLANCE])
    if len(plain) < _LETTERS:
        return False
    return plain in _asked_text() or any(
        len(asked) <= len(plain) <= len(asked) + _MORE and asked in plain for asked in _asked()
    )


_LEFT_OUT = np.zeros(PLANE, bool)
_LEFT_OUT[[ord(char) for char in MARKS.union("0123456789零〇一二两三四五六七八九十百千") if ord(char) < PLANE]] = True


def _pairs(points: NDArray[np.int64]) -> NDArray[np.int64]:
    return points[:-1] * 2**21 + points[1:]


@cache
def _asked_pairs() -> NDArray[np.int64]:
    found: NDArray[np.int64] = np.unique(_pairs(code_points(_asked_text()).astype(np.int64)))
    return found


def are_own(points: NDArray[np.int64], bounds: NDArray[np.int64]) -> list[bool]:
    """Tell at a glance which of many texts are written in words, and not in those of the question.

    Text ``i`` is what stands between ``bounds[i]`` and the place before ``bounds[i + 1]``. Its words are its own
    where more characters follow one another than in a copy that do not so in the questions.
    """
    kept = np.flatnonzero(~_LEFT_OUT[np.minimum(points, PLANE - 1)])
    written = points[kept]
    pairs, asked = _pairs(written), _asked_pairs()
    strange = asked[np.minimum(np.searchsorted(asked, pairs), len(asked) - 1)] != pairs
    strangers = np.append(0, np.cumsum(strange))
    # One character again and again is no word: some other must follow it.
    changes = np.append(0, np.cumsum(written[1:] != written[:-1]))
    first = np.searchsorted(kept, bounds[:-1])
    last = np.searchsorted(kept, np.minimum(bounds[:-1] + _GLANCE, bounds[1:] - 1)) - 1
    many = np.flatnonzero(last > first)
    first, last = first[many], last[many]
    own = np.zeros(len(bounds) - 1, bool)
    own[many] = (strangers[last] - strangers[first] > _MORE) & (changes[last] > changes[first])
    found: list[bool] = own.tolist()
    return found


class Glimpse:
    """A folded text and what the words of a list may begin with in it."""

    def __init__(self, text: str) -> None:
        """Take the text and its visible characters."""
        self.text, self.core = text, bare(text[:_GLANCE])
        self.is_chinese = bool(_CHINESE.search(self.core))

    @cached_property
    def starts(self) -> set[str]:
        """Its characters, pairs of characters and Latin words."""
        text = self.text
        found = set(text)
        if not text.isascii():
            found.update(map(add, text, text[1:]))
        found.update(map(" {}".format, _LATIN_WORD.findall(text)))
        return found


class _Words:
    """Words that are looked for in a text: passed over where none can begin."""

    __slots__ = ("_findall", "_search", "_starts", "sub")

    def __init__(self, words: str) -> None:
        entries = [word.strip() for word in re.split(r"[|\n]", words) if word.strip()]
        # Where a script has no words, nothing matches.
        latin = "|".join(re.escape(word) for word in entries if word.isascii()) or "(?!)"
        other = "|".join(re.escape(word) for word in entries if not word.isascii()) or "(?!)"
        first = re.escape("".join(sorted({entry[0] for entry in entries})))
        # The first characters alone are looked for quickly.
        pattern = re.compile(rf"(?=[{first}])(?:(?<![a-z])(?:{latin})(?![a-z])|{other})")
        self._search, self._findall, self.sub = pattern.search, pattern.findall, pattern.sub
        self._starts = frozenset(map(_start, entries))

    def are_in(self, seen: Glimpse, length: int | None = None) -> bool:
        """Tell whether the text, to a length, holds one."""
        return not self._starts.isdisjoint(seen.starts) and bool(self._search(seen.text[:length]))

    def all_in(self, seen: Glimpse) -> list[str]:
        """Return all that the text holds."""
        return [] if self._starts.isdisjoint(seen.starts) else self._findall(seen.text)

    def are_in_text(self, text: str) -> bool:
        """Tell whether a text holds one."""
        return bool(self._search(text))


def _start(entry: str) -> str:
    """Return what a text that holds the entry has among its glimpse."""
    if not entry.isascii():
        return entry[:2]
    word = _LATIN_WORD.match(entry)
    return f" {word.group()}" if word else entry[0]


_EVERYDAY, _FIGURE = _Words(EVERYDAY), _Words(FIGURE)
_COMMON = frozenset(COMMON_ENGLISH.split())
_IGNORANCE, _COMPARED = _Words(IGNORANCE), _Words(COMPARED)
_PLAIN, _SOFT = _Words(PLAIN_EVERYDAY), _Words(SOFT_EVERYDAY)
#: One thing before and one behind: told of a series, in whatever words.
_SERIES = re.compile(
    "[前上先头].{0,12},.{0,12}[后下再尾才]|first.{0,30}then|before|until|"
    # 一站一站, foot by foot; 没有昨天的面引子, 今天的馒头发不起来.
    r"一(.)一\1|(?<![a-z])([a-z]{2,12}) by \2(?![a-z])|没.{0,12},.{0,16}[不没哪怎]|no [a-z]+, no |no longer|as long"
)
_CAUSES, _STRUCK_CHINESE, _ASKS = _Words(WRONG_CAUSES), _Words(STRUCK_CHINESE), _Words(ASKS)
_FILLERS = re.compile(FILLERS)
#: What a text of sounds and fillers alone begins with.
_SOUND_STARTS = frozenset(SOUNDS).union(word[0] for word in FILLERS.split("|"))
_NO_WORDS, _ASKED_ENGLISH = frozenset(NO_WORDS.split()), frozenset(ASKED_AGAIN_ENGLISH.split())
#: One short piece again and again: 测试测试, 123123.
_AGAIN = re.compile(r"(.{1,6}?)\1+")
_MIXED = re.compile(r"(?:[0-9][a-z]){3}|(?:[a-z][0-9]){3}")
_ASKED_AGAIN = re.compile("|".join(sorted(re.split(r"[| \n]+", ASKED_AGAIN.strip()), key=len, reverse=True)))
_ASKED_STARTS = frozenset(word[:1] for word in re.split(r"[| \n]+", ASKED_AGAIN.strip()))
_NEVER = re.compile("|".join(f"{first}[{second}]" for first, second in NEVER_FOLLOWS.items()))
#: A sentence longer than this says more than a question again, and a figure may hide in it.
_SHORT = 40


def is_gibberish(seen: Glimpse, *, has_words: bool) -> bool:
    """Tell whether no sentence can be read in the folded text; ``has_words`` if it holds words of the matter."""
    core = seen.core
    short = len(core) <= _SHORT
    if short and core[:1] in core[1:7] and _AGAIN.fullmatch(core):
        return True
    if seen.is_chinese:
        if core[0] in _SOUND_STARTS and all(char in SOUNDS for char in _FILLERS.sub("", core)):
            return True
        return short and not has_words and _STRUCK_CHINESE.are_in_text(core)
    found = _LATIN_WORD.findall(seen.text[:400])
    if not found:
        return not any(char > "\u024f" for char in core)
    if not _COMMON.isdisjoint(found) or _FIGURE.are_in(seen, 400):
        return False
    struck = sum(bool(_STRUCK.search(word)) or _is_repeated(word) for word in found)
    if struck > 0 or len(found) == 1 or not any(_has_vowel(word) for word in found):
        return True
    unlikely = sum(word in _NO_WORDS or bool(_NEVER.search(word)) for word in found)
    return not has_words and (2 * unlikely >= len(found) or bool(_MIXED.search(core)))


def _is_repeated(word: str) -> bool:
    return len(word) >= _LETTERS - 1 and len(set(word)) == 1


def _has_vowel(word: str) -> bool:
    return any(char in "aeiouy" for char in word)


def is_ignorance(seen: Glimpse) -> bool:
    """Tell whether the folded text says that nothing can be said, in so many words."""
    return _IGNORANCE.are_in(seen, 400) and not _FIGURE.are_in_text(_IGNORANCE.sub(" ", seen.text[:400]))


def is_compared(seen: Glimpse) -> bool:
    """Tell whether a figure of speech is announced, or a series told."""
    return _COMPARED.are_in(seen) or bool(_SERIES.search(seen.text))


def is_asked_again(seen: Glimpse) -> bool:
    """Tell whether the folded text is made of the question's words alone, and asks or denies as it does."""
    core = seen.core
    if len(core) > _SHORT + _SHORT:
        return False
    if seen.is_chinese:
        return core[0] in _ASKED_STARTS and not _ASKED_AGAIN.sub("", core)
    found = re.findall("[a-z0-9']+", seen.text[:400])
    return bool(found) and all(word in _ASKED_ENGLISH for word in found) and _ASKS.are_in(seen, 400)


def is_wrong_cause(seen: Glimpse) -> bool:
    """Tell whether the folded text names something that has nothing to do with the steps."""
    return _CAUSES.are_in(seen) and not is_compared(seen)


def is_other_topic(seen: Glimpse, *, has_words: bool, relates: bool) -> bool:
    """Tell whether the folded text is everyday talk without a sign of a figure of speech.

    ``has_words`` if it holds words of the matter, ``relates`` if any that relate one thing to another.
    """
    if not has_words:
        plain, soft = _PLAIN.all_in(seen), _SOFT.all_in(seen)
        if (plain or soft) and not is_compared(seen):
            left = _FIGURE.all_in(Glimpse(_SOFT.sub(" ", _PLAIN.sub(" ", seen.text))))
            if plain and len(plain) + len(soft) >= len(left) and all(word in WEAK_FIGURE for word in left):
                return True
            if soft and not left and not relates:
                return True
    everyday = _EVERYDAY.all_in(seen)
    if not everyday:
        return False
    figures = _FIGURE.all_in(seen)
    if not figures:
        return not is_compared(seen)
    return len(everyday) > len(figures) and all(word in WEAK_FIGURE for word in figures)
