"""The languages of every bundle, and how a value with words in both becomes one in one language."""

from __future__ import annotations

from typing import Any, Literal, get_args

Language = Literal["zh-hans", "en"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
_BOTH = frozenset(LANGUAGES)


def in_language(value: Any, language: Language) -> Any:
    """Copy a value, with every pair of words replaced by the words in ``language``.

    Examples
    --------
    >>> in_language({"title": {"zh-hans": "尺子", "en": "The ruler"}, "minutes": 25}, "en")
    {'title': 'The ruler', 'minutes': 25}
    """
    if isinstance(value, dict):
        if value.keys() == _BOTH:
            return in_language(value[language], language)
        return {name: in_language(member, language) for name, member in value.items()}
    if isinstance(value, list):
        return [in_language(member, language) for member in value]
    return value


def known(language: str) -> Language:
    """Give back ``language`` as one of ours; anything else is a bug of the caller."""
    for candidate in LANGUAGES:
        if language == candidate:
            return candidate
    raise ValueError(f"no such language of the lesson: {language!r}")
