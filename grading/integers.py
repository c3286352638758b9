"""Read one integer from what a person typed, or say why none was read."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from grading.text import INVISIBLE, WHITE_SPACE, bare, fold

#: Most characters that a number cell holds, and most digits that are read.
CELL_LENGTH = 200
MOST_DIGITS = 6
#: Zeros of the scripts' plain decimal digits, frozen at Unicode 15.
ZEROS = (
    *(0x660, 0x6F0, 0x7C0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66, 0xDE6),
    *(0xE50, 0xED0, 0xF20, 0x1040, 0x1090, 0x17E0, 0x1810, 0x1946, 0x19D0, 0x1A80, 0x1A90, 0x1B50),
    *(0x1BB0, 0x1C40, 0x1C50, 0xA620, 0xA8D0, 0xA900, 0xA9D0, 0xA9F0, 0xAA50, 0xABF0, 0x104A0),
    *(0x10D30, 0x11066, 0x110F0, 0x11136, 0x111D0, 0x112F0, 0x11450, 0x114D0, 0x11650, 0x116C0),
    *(0x11730, 0x118E0, 0x11950, 0x11C50, 0x11D50, 0x11DA0, 0x11F50, 0x16A60, 0x16AC0, 0x16B50),
    *(0x1E140, 0x1E2F0, 0x1E4F0, 0x1E950),
)
_DIGITS = {zero + step: str(step) for zero in ZEROS for step in range(10)}
_SCRIPT = {zero + step: zero for zero in ZEROS for step in range(10)}
#: Characters that only look like digits: superscripts, fractions, circled, mathematical, Roman.
_COMPATIBILITY = re.compile(
    "[\xb2\xb3\xb9\xbc-\xbe\u2070-\u209f\u2150-\u218f\u2460-\u249b\u24ea-\u24ff\u2776-\u2793"
    "\u3021-\u3029\u3038-\u303a\u3192-\u3195\u3220-\u3229\u3248-\u324f\u3251-\u325f\u3280-\u3289"
    "\u32b1-\u32bf\U0001d7ce-\U0001d7ff\U0001f100-\U0001f10c\U0001fbf0-\U0001fbf9]"
)
_KEYCAP = "\u20e3"
_NUMERAL = "零〇一二两三四五六七八九十百千"
_OUTSIDE = "廿卅卌俩仨壹贰叁肆伍陆柒捌玖拾佰仟"
_GROUP = r"(?:\d+|[" + _NUMERAL + "]+)"
_UNIT = r"(?:个?(?:步骤|步|单位时间|时间单位|时间步|单位)|(?:time[ -]?)?steps?|units?)"
_WHOLE = re.compile(rf"(\+?\d+|[{_NUMERAL}]+) *{_UNIT}? *[.。]?", re.ASCII)
_HEDGE_WORDS = (
    "大约|大概|大致|约莫|约|左右|上下|不到|差不多|以上|以下|以内|之内|至少|最少|最多|起码|几乎|将近|接近|"
    "超过|大于|小于|不超过|不少于|不足|可能|也许|或许|应该|估计|好像|多于|少于|有余|出头|来步|多步|十几|几十|几百|多|"
    r"about|around|approx|roughly|circa|at least|at most|up to|nearly|almost|maybe|perhaps|probably|"
    r"more than|less than|fewer than|over|under|or so|ish\b|or more|or less|i think|i guess|ca\.|>|<|≥|≤|"
    "≈|≒|≅|±|∼"
)
#: Tried in this order; the first that fits names the reason.
_REASONS: tuple[tuple[str, re.Pattern[str]], ...] = tuple(
    (code, re.compile(pattern, re.ASCII))
    for code, pattern in (
        ("words", "八九不离十|一五一十|七七八八|乱七八糟|九牛一毛"),
        ("extra_words", "from "),
        ("program_literal", r"[+-]?0[xbo][0-9a-f]+$"),
        ("stray_sign", r"[+\-](?: *[+\-])+ *\d+$|\+ +\d+$|\d+ *[+\-]+$"),
        ("negative", rf"(?:- *|minus ?|negative ?|负) *{_GROUP}"),
        ("hedge", rf"~ *{_GROUP}|(?=.*[\d{_NUMERAL}]).*(?:{_HEDGE_WORDS})|{_GROUP} *(?:{_UNIT})? *\?$"),
        ("decimal", rf"[^\d]*\d* *[.。٫] *\d+(?:e[+-]?\d+)?(?![.\d])|.*(?:{_GROUP}|^)点{_GROUP}|[^\d]*\d+\.\d+"),
        ("exponent_form", r"[+-]?\d+e[+-]?\d+"),
        ("range", rf".*(?:between|从).*{_GROUP}.*{_GROUP}"),
        ("ordinal", rf"第 *{_GROUP}|\d+ ?(?:st|nd|rd|th)\b"),
        ("chinese_over_9999", rf"[\d{_NUMERAL}]*[万亿][{_NUMERAL}万亿]* *{_UNIT}?$"),
        ("range", rf".*{_GROUP} *{_UNIT}? *(?:~|到|至|或者?|还是|or|to|\.\.+|…+|和|and|、) *{_GROUP}"),
        ("arithmetic", rf".*{_GROUP} *{_UNIT}? *(?:[=+*/×÷^x]+|加|减|乘以?|除以?|plus|minus|times|over|mod) *{_GROUP}"),
        ("too_many_digits", rf"\+?\d{{7,}} *{_UNIT}? *[.。]?$"),
        ("separated_digits", r"\+?\d+(?:[ ,'_;:、\n]+\d+)+"),
    )
)
_MINUS = re.compile(rf".*?({_GROUP}) *{_UNIT}? *- *({_GROUP})", re.ASCII)
_NEIGHBOURS = re.compile(rf"([二三四五六七八九一两])([二三四五六七八九])(?:十|百|千)? *{_UNIT}?$", re.ASCII)
_NUMERALS_ALONE = re.compile(rf"\+? *[{_NUMERAL}{_OUTSIDE}\d][{_NUMERAL}{_OUTSIDE}\d]* *{_UNIT}? *[.。]?$", re.ASCII)
_NUMBER_THEN = re.compile(rf"\+?{_GROUP} *(.*)$", re.ASCII | re.DOTALL)
_STARTS_WITH_UNIT = re.compile(rf"{_UNIT}")
_HAS_NUMBER = re.compile(rf"[\d{_NUMERAL}{_OUTSIDE}]", re.ASCII)
_AROUND = WHITE_SPACE + INVISIBLE
_INVISIBLE = re.compile(f"[{re.escape(INVISIBLE)}]+")
_SPLIT_NUMBER = re.compile(rf"[\d{_NUMERAL}][{re.escape(INVISIBLE)}]+[ ]*[\d{_NUMERAL}]", re.ASCII)
_UNITS = {"十": 10, "百": 100, "千": 1000}
_VALUES = {char: value for value, char in enumerate("零一二三四五六七八九")} | {"〇": 0, "两": 2}


@dataclass(frozen=True)
class Reading:
    """What was read: either a value, or the code of the reason why not."""

    value: int | None
    code: str | None = None


def _numeral(text: str) -> int | None:
    """Return the value of a Chinese numeral in standard form up to 9999, else None.

    A place left out inside is marked by 零; 十 stands without 一 at the front only.
    """
    if text in ("零", "〇"):
        return 0
    total, place, gap, digit, at = 0, 10_000, False, None, 0
    for at, char in enumerate(text):
        if char in "零〇":
            if gap or digit is not None or at == 0 or place == 1:
                return None
            gap = True
        elif char in _VALUES:
            if digit is not None:
                return None
            digit = _VALUES[char]
        else:
            unit = _UNITS[char]
            if digit is None and unit == 10 and at == 0:
                digit = 1
            skipped = unit * 10 < place and place != 10_000
            if digit is None or unit >= place or skipped != gap:
                return None
            if unit == 10 and text[at - 1 : at] == "两":
                return None
            total, place, digit, gap = total + digit * unit, unit, None, False
    if digit is None:
        return None if gap else total
    if place > 10 and place != 10_000 and not gap:
        return None
    if gap and place <= 10:
        return None
    if text[-1] == "两" and len(text) > 1:
        return None
    return total + digit


def _ascii_digits(text: str) -> tuple[str, int]:
    """Write every plain decimal digit in ASCII; also return how many scripts were mixed."""
    scripts = {_SCRIPT[ord(char)] for char in text if ord(char) in _SCRIPT}
    if any(char in "0123456789" for char in text):
        scripts.add(0x30)
    return text.translate(_DIGITS), len(scripts)


def _value_of(group: str) -> int | None:
    return int(group) if group.isdecimal() else _numeral(group)


def _difference(text: str) -> str | None:
    """Tell a range (7-8) from a subtraction (9-1)."""
    found = _MINUS.match(text)
    if not found:
        return None
    if "=" in text:
        return "arithmetic"
    first, second = (_value_of(group[-9:]) for group in found.groups())
    return "range" if first is not None and second is not None and first < second else "arithmetic"


def _why_not(text: str) -> str:
    """Name the reason why no integer is read from the folded text."""
    for code, pattern in _REASONS:
        if pattern.match(text):
            if code in ("range", "arithmetic") and "=" in text:
                return "arithmetic"
            return code
        if code == "exponent_form" and (difference := _difference(text)):
            return difference
    neighbours = _NEIGHBOURS.match(text)
    if neighbours and _VALUES[neighbours.group(1)] + 1 == _VALUES[neighbours.group(2)]:
        return "range"
    if not _HAS_NUMBER.search(text):
        return "words" if bare(text) else "stray_sign"
    if _NUMERALS_ALONE.match(text):
        return "malformed_numeral"
    found = _NUMBER_THEN.match(text)
    if not found or not bare(found.group(1)):
        return "extra_words" if bare(text.translate(_NO_NUMBER)) else _signs(found)
    rest = found.group(1)
    known = _STARTS_WITH_UNIT.match(rest)
    return "extra_words" if known or _HAS_NUMBER.search(rest) else "other_unit"


_NO_NUMBER = dict.fromkeys(map(ord, "0123456789" + _NUMERAL))


def _signs(found: re.Match[str] | None) -> str:
    return "other_unit" if found and found.group(1).strip(WHITE_SPACE) in ("%", "°", "℃", "‰") else "stray_sign"


def _short_value(group: str) -> int | None:
    """Return the value of plain digits, if they are few enough, or of a numeral."""
    digits = group.lstrip("+")
    if not digits.isdecimal():
        return _numeral(group)
    return int(digits) if len(digits) <= MOST_DIGITS else None


@lru_cache(maxsize=4096)
def read(text: str) -> Reading:
    """Read one integer, as the rules for number cells say.

    Parameters
    ----------
    text : str
        The cell as typed.

    Returns
    -------
    Reading
        The value, or the code of the first reason that fits.

    Examples
    --------
    >>> read("８ 步。").value, read("一百零五").value, read("8.0").code, read("7-8").code
    (8, 105, 'decimal', 'range')
    """
    core = text.strip(_AROUND)
    if not core:
        return Reading(None, "empty")
    if _KEYCAP in core:
        return Reading(None, "keycap_emoji")
    if _COMPATIBILITY.search(core):
        return Reading(None, "compatibility_digit")
    if len(core) > CELL_LENGTH:
        return Reading(None, "too_many_digits" if _ascii_digits(fold(core))[0].isdecimal() else "too_long")
    plain, scripts = _ascii_digits(fold(core))
    if scripts > 1:
        return Reading(None, "mixed_scripts")
    if _SPLIT_NUMBER.search(plain):
        return Reading(None, "separated_digits")
    plain = _INVISIBLE.sub("", plain)
    found = _WHOLE.fullmatch(plain)
    if found:
        value = _short_value(found.group(1))
        if value is not None:
            return Reading(value)
    return Reading(None, _why_not(plain))
