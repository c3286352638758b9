"""Codes to the words that a learner reads. No HTML, and no key before it may be seen."""

from __future__ import annotations

import re
from typing import Literal

from grading import words
from grading.model import Evidence

Language = Literal["zh-hans", "en"]
_ROW = re.compile(r"row_(\d+)_(\w+)")
#: Codes whose words stand on what was read; without it they use the plain sentence.
_BARE_READ = re.compile(
    r"(?:读作|Read as) \{read\}[。.] ?|你写「\{read\}」[。，]|You wrote “\{read\}”[.,] ?|[（(]\{read\}[)）]"
)


def _in(language: str, pair: tuple[str, str]) -> str:
    return pair[0] if language.lower().startswith("zh") else pair[1]


def _filled(template: str, read: object) -> str:
    if read is None:
        template = _BARE_READ.sub("", template).replace(" {read}", "").replace("{read} ", "")
        template = template.replace("「{read}」", "").replace(" “{read}”", "").lstrip()
        return template[:1].upper() + template[1:]
    return template.replace("{read}", str(read))


def say(evidence: Evidence, language: Language, *, released: bool) -> str:
    """Put one piece of evidence in words.

    Parameters
    ----------
    evidence : Evidence
        What a verdict rests on.
    language : {"zh-hans", "en"}
        The launch's language.
    released : bool
        Whether the key may be seen; only then what was expected is said.
    """
    if evidence.label in words.LABELS:
        return _in(language, words.LABELS[evidence.label])
    said = _reason(evidence.code, language, evidence.read)
    if released and evidence.expected is not None and evidence.code not in ("read_as", "right"):
        expected = _in(language, words.EXPECTED).replace("{expected}", str(evidence.expected))
        said += expected if _in(language, ("", " ")) == "" else f" {expected}"
    return said


def _reason(code: str, language: str, read: object) -> str:
    if code in words.INTEGER_REASONS:
        reason = _in(language, words.INTEGER_REASONS[code])
        if read is None:
            return reason[:1].upper() + reason[1:]
        return _filled(_in(language, words.UNREAD), read) + reason
    pair = words.WORDS.get(code) or words.REFUSALS.get(code)
    if read is None:
        pair = words.BARE.get(code, pair)
    if pair is None:
        raise KeyError(f"no words for {code!r}")
    return _filled(_in(language, pair), read)


def message(code: str, language: Language) -> str:
    """Return the words of a message or of a refusal, by its code alone."""
    return _reason(code, language, None)


def title(check_name: str, language: Language) -> str:
    """Name a check.

    Examples
    --------
    >>> title("row_3_distance", "zh-hans"), title("row_3_distance", "en")
    ('第 3 行的距离', 'Row 3, distance')
    """
    found = _ROW.fullmatch(check_name)
    name, row = (f"row_{found.group(2)}", found.group(1)) if found else (check_name, "")
    if name not in words.TITLES:
        return check_name
    return _in(language, words.TITLES[name]).replace("{row}", row)
