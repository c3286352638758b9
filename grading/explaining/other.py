"""Copies of the question, keys struck at random, plainly another topic."""

from __future__ import annotations

import re
from functools import cache

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
from grading.text import bare, fold

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


@cache
def asked_letters() -> frozenset[str]:
    """Return the characters of the page's questions and of numbers: a copy has three others at most."""
    return frozenset("".join(_asked())).union("0123456789零〇一二两三四五六七八九十百千")


def is_copied(core: str) -> bool:
    """Tell whether a text is one of the page's questions, or part of one, numbers apart."""
    plain = _plain(core[:400])
    if len(plain) < _LETTERS:
        return False
    return any(plain in asked or (asked in plain and len(plain) <= len(asked) + 3) for asked in _asked())


def _pattern(words: str) -> re.Pattern[str]:
    entries = [word.strip() for word in re.split(r"[|\n]", words) if word.strip()]
    # Where a script has no words, nothing matches.
    latin = "|".join(re.escape(word) for word in entries if word.isascii()) or "(?!)"
    other = "|".join(re.escape(word) for word in entries if not word.isascii()) or "(?!)"
    first = re.escape("".join(sorted({entry[0] for entry in entries})))
    # The first characters alone are looked for quickly.
    return re.compile(rf"(?=[{first}])(?:(?<![a-z])(?:{latin})(?![a-z])|{other})")


_EVERYDAY, _FIGURE = _pattern(EVERYDAY), _pattern(FIGURE)
_COMMON = frozenset(COMMON_ENGLISH.split())
_IGNORANCE, _COMPARED = _pattern(IGNORANCE), _pattern(COMPARED)
_PLAIN, _SOFT = _pattern(PLAIN_EVERYDAY), _pattern(SOFT_EVERYDAY)
#: One thing before and one behind: told of a series, in whatever words.
_SERIES = re.compile(
    "[前上先头].{0,12},.{0,12}[后下再尾才]|first.{0,30}then|before|until|"
    # 一站一站, foot by foot; 没有昨天的面引子, 今天的馒头发不起来.
    r"一(.)一\1|(?<![a-z])([a-z]{2,12}) by \2(?![a-z])|没.{0,12},.{0,16}[不没哪怎]|no [a-z]+, no |no longer|as long"
)
_CAUSES, _STRUCK_CHINESE, _ASKS = _pattern(WRONG_CAUSES), _pattern(STRUCK_CHINESE), _pattern(ASKS)
_FILLERS = re.compile(FILLERS)
_NO_WORDS, _ASKED_ENGLISH = frozenset(NO_WORDS.split()), frozenset(ASKED_AGAIN_ENGLISH.split())
#: One short piece again and again: 测试测试, 123123.
_AGAIN = re.compile(r"(.{1,6}?)\1+")
_MIXED = re.compile(r"(?:[0-9][a-z]){3}|(?:[a-z][0-9]){3}")
_ASKED_AGAIN = re.compile("|".join(sorted(re.split(r"[|\s]+", ASKED_AGAIN.strip()), key=len, reverse=True)))
_NEVER = re.compile("|".join(f"{first}[{second}]" for first, second in NEVER_FOLLOWS.items()))
#: A sentence longer than this says more than a question again, and a figure may hide in it.
_SHORT = 40


def is_gibberish(text: str, *, has_words: bool) -> bool:
    """Tell whether no sentence can be read in the folded text; ``has_words`` if it holds words of the matter."""
    core = bare(text[:400])
    if len(core) <= _SHORT and _AGAIN.fullmatch(core):
        return True
    if _CHINESE.search(core):
        if all(char in SOUNDS for char in _FILLERS.sub("", core)):
            return True
        return not has_words and len(core) <= _SHORT and bool(_STRUCK_CHINESE.search(core))
    found = _LATIN_WORD.findall(text[:400])
    if not found:
        return not any(char > "\u024f" for char in core)
    if any(word in _COMMON for word in found) or _FIGURE.search(text[:400]):
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


def is_ignorance(text: str) -> bool:
    """Tell whether the folded text says that nothing can be said, in so many words."""
    return bool(_IGNORANCE.search(text[:400])) and not _FIGURE.search(_IGNORANCE.sub(" ", text[:400]))


def is_compared(text: str) -> bool:
    """Tell whether a figure of speech is announced, or a series told."""
    return bool(_COMPARED.search(text) or _SERIES.search(text))


def is_asked_again(text: str) -> bool:
    """Tell whether the folded text is made of the question's words alone, and asks or denies as it does."""
    core = bare(text[:400])
    if len(core) > _SHORT + _SHORT:
        return False
    if _CHINESE.search(core):
        return not _ASKED_AGAIN.sub("", core)
    found = re.findall("[a-z0-9']+", text[:400])
    return bool(found) and all(word in _ASKED_ENGLISH for word in found) and bool(_ASKS.search(text[:400]))


def is_wrong_cause(text: str) -> bool:
    """Tell whether the folded text names something that has nothing to do with the steps."""
    return bool(_CAUSES.search(text)) and not is_compared(text)


def is_other_topic(text: str, *, has_words: bool, relates: bool) -> bool:
    """Tell whether the folded text is everyday talk without a sign of a figure of speech.

    ``has_words`` if it holds words of the matter, ``relates`` if any that relate one thing to another.
    """
    everyday, figures = _EVERYDAY.findall(text), _FIGURE.findall(text)
    if not has_words and not is_compared(text):
        plain, soft = _PLAIN.findall(text), _SOFT.findall(text)
        left = _FIGURE.findall(_SOFT.sub(" ", _PLAIN.sub(" ", text)))
        if plain and len(plain) + len(soft) >= len(left) and all(word in WEAK_FIGURE for word in left):
            return True
        if soft and not left and not relates:
            return True
    if not figures:
        return bool(everyday) and not is_compared(text)
    return len(everyday) > len(figures) and all(word in WEAK_FIGURE for word in figures)
