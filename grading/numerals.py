"""Write a small integer the way people write it in words."""

from __future__ import annotations

_DIGITS = "零一二三四五六七八九"
_ENGLISH = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"),
    *("ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen"),
    *("eighteen", "nineteen"),
)
_TENS = ("", "ten", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")


def in_chinese(value: int) -> str:
    """Return the Chinese numeral in standard form, up to 9999; digits beyond.

    Examples
    --------
    >>> in_chinese(16), in_chinese(50), in_chinese(105)
    ('十六', '五十', '一百零五')
    """
    if not 0 < value < 10_000:
        return str(value)
    written, gap = "", False
    for place, unit in ((1000, "千"), (100, "百"), (10, "十"), (1, "")):
        digit = value // place % 10
        if digit:
            written += ("零" if gap and written else "") + _DIGITS[digit] + unit
        gap = not digit
    return written.removeprefix("一") if written.startswith("一十") else written


def in_english(value: int) -> str:
    """Return the English numeral up to 99; digits beyond.

    Examples
    --------
    >>> in_english(16), in_english(50), in_english(42)
    ('sixteen', 'fifty', 'forty-two')
    """
    if not 0 <= value < 100:
        return str(value)
    if value < 20:
        return _ENGLISH[value]
    tens, ones = divmod(value, 10)
    return _TENS[tens] + (f"-{_ENGLISH[ones]}" if ones else "")
