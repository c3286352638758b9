"""Normalise what a learner typed, keeping an exact map back to it.

Every table is explicit: two machines with different Unicode versions fold a text alike.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from grading.tables.traditional import SIMPLIFIED, TRADITIONAL

#: White space as Unicode defines it, line ends apart.
BLANKS = "\t\v\f \x85\xa0\u1680" + "".join(map(chr, range(0x2000, 0x200B))) + "\u202f\u205f\u3000"
LINE_ENDS = "\n\r\u2028\u2029"
WHITE_SPACE = BLANKS + LINE_ENDS + "\x1c\x1d\x1e\x1f"


def _points(*ranges: tuple[int, int]) -> str:
    return "".join(chr(point) for low, high in ranges for point in range(low, high + 1))


#: Zero-width, byte-order, joining and direction marks, variation selectors, tags, fillers.
INVISIBLE = (
    "\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u3164\ufeff\uffa0\u2800"
    + _points((0x180B, 0x180E), (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F))
    + _points((0xFE00, 0xFE0F), (0xE0000, 0xE007F), (0xE0100, 0xE01EF))
)
#: Marks that sit on a letter: a struck-through or decorated word is still that word.
COMBINING = _points((0x0300, 0x036F), (0x0483, 0x0489), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF)) + (
    _points((0x20D0, 0x20F0), (0xFE20, 0xFE2F))
)
CJK = "\u3007\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"


def _letters(start: int, count: int = 26, first: str = "a") -> dict[int, str]:
    return {start + step: chr(ord(first) + step) for step in range(count)}


def _fold_table() -> dict[int, str]:
    table = {ord(char): to for char, to in zip(TRADITIONAL, SIMPLIFIED, strict=True)}
    table |= {0xFF01 + step: chr(0x21 + step).lower() for step in range(94)}
    table |= _letters(ord("A"))
    for alphabet in range(13):  # mathematical alphanumerics: bold, italic, script, fraktur ...
        table |= _letters(0x1D400 + 52 * alphabet) | _letters(0x1D41A + 52 * alphabet)
    table |= _letters(0x24B6) | _letters(0x24D0) | _letters(0x1F130) | _letters(0x1F150)
    table |= _letters(0x1F170) | _letters(0x249C)
    for char in BLANKS:
        table[ord(char)] = " "
    for char in "\r\u2028\u2029\x1c\x1d\x1e\x1f":
        table[ord(char)] = "\n"
    same = {"'": "\u2018\u2019\u02bc\u2032`\xb4\uff07", "-": "\u2010\u2011\u2012\u2013\u2014\u2015"}
    same |= {'"': "\u201c\u201d\u201e\u201f\u2033\uff02", "·": "\u2022\u2027\u30fb\u2219\u22c5\uff65"}
    same["-"] += "\u2212\u2500\ufe58\ufe63\uff0d\u30fc\u2043"
    same |= {"~": "\u223c\u301c\uff5e", ".": "\uff0e\u2024", ",": "\uff0c", "。": "\uff61", "、": "\uff64"}
    # The comma and the sentence marks of either width mean the same to every rule.
    same |= {"…": "\u22ef", "|": "\uffe8\u2502", "/": "\u2044\u2215\u29f8"}
    for to, chars in same.items():
        table |= {ord(char): to for char in chars}
    # Cyrillic and Greek letters that look Latin: typed by mistake or to hide a word.
    table |= {ord(char): to for char, to in zip("аеорсухіѕοеτ", "aeopcyxisoet", strict=True)}
    table |= {ord("é"): "e", ord("è"): "e", ord("ï"): "i", ord("ö"): "o"}
    return table


_FOLD = _fold_table()


def fold(text: str) -> str:
    """Fold width, case, script variant and punctuation; the length never changes.

    Examples
    --------
    >>> fold("記憶ＧＰＵ，Foo")
    '记忆gpu,foo'
    """
    return text.translate(_FOLD)


Integers = NDArray[np.int64]
Points = NDArray[np.uint32]
_HIGHEST = 0x110000
_FOLDED_POINTS = np.arange(_HIGHEST, dtype=np.uint32)
_FOLDED_POINTS[list(_FOLD)] = [ord(to) for to in _FOLD.values()]


def code_points(text: str) -> Points:
    """Return the code points of a text, lone surrogates included."""
    return np.frombuffer(text.encode("utf-32-le", "surrogatepass"), np.uint32)


def _written(points: Points) -> str:
    return points.tobytes().decode("utf-32-le", "surrogatepass")


@dataclass(frozen=True, eq=False)
class Folded:
    """A folded, compacted text and where each of its characters stands in the text as typed.

    ``at[i]`` is the code point at which character ``i`` was typed, counted from ``base``.
    """

    text: str
    at: Integers
    base: int = 0

    def span(self, start: int, end: int) -> tuple[int, int]:
        """Return the half-open span, in the text as typed, of ``text[start:end]``."""
        return int(self.at[start]) - self.base, int(self.at[end - 1]) - self.base + 1


_HIDDEN = np.zeros(_HIGHEST, bool)
_HIDDEN[[ord(char) for char in INVISIBLE + COMBINING]] = True
#: What may stand between the characters of a Chinese word without being read as a sentence mark.
_STRAY = r" \-._*/\\|~·+=^#&()\[\]{}@$%"
# The mark stands first, so that the search runs from mark to mark.
_BETWEEN_CJK = re.compile(f"[{_STRAY}](?<=[{CJK}][{_STRAY}])[{_STRAY}]{{0,5}}(?=[{CJK}])")
#: Latin letters set apart one by one, by the same mark: "f o r g e t s", "G-P-U".
_SPELLED = re.compile(r"(?<![a-z0-9])[a-z](?:([ .*_·~|/\\-]{1,3})[a-z])(?:\1[a-z])+(?![a-z0-9])")
#: The last dot of "G.P.U." where the sentence goes on.
_DOTTED_ON = re.compile(rf"\.(?= ?[a-z,，{CJK}])")
_WITHIN_WORD = re.compile(r"[*_·~|^](?<=[a-z][*_·~|^])[*_·~|^]?(?=[a-z])")
_BLANK_RUN = re.compile(r" (?<=  ) *")
#: Stands between texts that are read together; no rule of this module joins it to anything.
_SEPARATOR = "\uffff"


def _without(text: str, at: Integers, spans: Iterable[tuple[int, int]]) -> tuple[str, Integers]:
    """Cut the spans (rising, disjoint) out of the text and its map."""
    kept, gone, done = [], [], 0
    for start, end in spans:
        kept.append(text[done:start])
        gone.append(np.arange(start, end))
        done = end
    if not gone:
        return text, at
    kept.append(text[done:])
    return "".join(kept), np.delete(at, np.concatenate(gone))


def _spelled_gaps(text: str) -> Iterable[tuple[int, int]]:
    for found in _SPELLED.finditer(text):
        step = len(found.group(1))
        for start in range(found.start() + 1, found.end() - 1, step + 1):
            yield start, start + step
        if found.group(1) == "." and _DOTTED_ON.match(text, found.end()):
            yield found.end(), found.end() + 1


def compact(text: str) -> Folded:
    """Fold a text and close up the gaps that people, or tricks, leave inside words.

    Examples
    --------
    >>> folded = compact("它 記-性 差")
    >>> folded.text, folded.span(1, 4)
    ('它记性差', (2, 7))
    """
    return compact_many([text])[0]


def compact_many(texts: Sequence[str]) -> list[Folded]:
    """Compact texts all at once; each as if it stood alone."""
    points = _FOLDED_POINTS[code_points(_SEPARATOR.join(texts))]
    at = np.flatnonzero(~_HIDDEN[points])
    text = _written(points[at])
    text, at = _without(text, at, (found.span() for found in _BETWEEN_CJK.finditer(text)))
    # Before runs of blanks close: "l o s e s  f o c u s" keeps its two words.
    text, at = _without(text, at, _spelled_gaps(text))
    for pattern in (_BLANK_RUN, _WITHIN_WORD):
        text, at = _without(text, at, (found.span() for found in pattern.finditer(text)))
    bounds = np.cumsum([0, *(len(text) + 1 for text in texts)])
    firsts = np.searchsorted(at, bounds[:-1]).tolist()
    lasts = np.searchsorted(at, bounds[1:] - 1).tolist()
    return [
        Folded(text[first:last], at[first:last], base)
        for first, last, base in zip(firsts, lasts, bounds.tolist(), strict=False)
    ]


_NOTHING = str.maketrans("", "", WHITE_SPACE + INVISIBLE)
_PUNCTUATION = (
    r"""!"#$%&'()*+,-./:;<=>?@[\]^_`{|}~·。，、；：？！…—–‘’“”「」『』（）【】《》〈〉〔〕﹏￥"""
    "．～－＿＂＇＃＄％＆＊＋／＜＝＞＠［＼］＾｀｛｜｝｡｢｣､･‥•※§¶†‡°¡¿«»‹›"
)
#: Characters that are no words: white space, invisible ones, marks on letters, punctuation.
MARKS = frozenset(WHITE_SPACE + INVISIBLE + COMBINING + _PUNCTUATION)
_MARKS = str.maketrans("", "", "".join(MARKS))


def is_blank(text: str) -> bool:
    """Tell whether nothing visible was typed."""
    return not text.translate(_NOTHING)


_PLAINLY = re.compile("[A-Za-z0-9\u4e00-\u9fff]")


def is_bare(text: str) -> bool:
    """Tell whether ``bare`` leaves nothing."""
    return not _PLAINLY.search(text) and not bare(text)


def bare(text: str) -> str:
    """Return the characters besides white space, invisible ones and punctuation."""
    return text.translate(_MARKS)
