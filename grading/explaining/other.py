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
    latin = "|".join(re.escape(word) for word in entries if word.isascii())
    other = "|".join(re.escape(word) for word in entries if not word.isascii())
    first = re.escape("".join(sorted({entry[0] for entry in entries})))
    # The first characters alone are looked for quickly.
    return re.compile(rf"(?=[{first}])(?:(?<![a-z])(?:{latin})(?![a-z])|{other})")


_EVERYDAY, _FIGURE = _pattern(EVERYDAY), _pattern(FIGURE)
_COMMON = frozenset(COMMON_ENGLISH.split())


def is_gibberish(text: str) -> bool:
    """Tell whether no sentence can be read in the folded text."""
    core = bare(text[:400])
    if _CHINESE.search(core):
        return all(char in SOUNDS for char in core)
    found = _LATIN_WORD.findall(text[:400])
    if not found:
        return not any(char > "\u024f" for char in core)
    if any(word in _COMMON for word in found) or _FIGURE.search(text[:400]):
        return False
    struck = sum(bool(_STRUCK.search(word)) for word in found)
    return struck > 0 or len(found) == 1 or not any(_has_vowel(word) for word in found)


def _has_vowel(word: str) -> bool:
    return any(char in "aeiouy" for char in word)


def is_other_topic(text: str) -> bool:
    """Tell whether the folded text is everyday talk without a sign of a figure of speech."""
    everyday, figures = _EVERYDAY.findall(text), _FIGURE.findall(text)
    if not figures:
        return bool(everyday)
    return len(everyday) > len(figures) and all(word in WEAK_FIGURE for word in figures)
