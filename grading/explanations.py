"""The two sentences of exercise 2: do they say what must be said?"""

from __future__ import annotations

import re
from dataclasses import dataclass

from grading.model import Verdict
from grading.text import bare, compact


@dataclass(frozen=True)
class Matter:
    """The numbers that a sentence may speak of."""

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


def judge(field: str, text: str, matter: Matter = Matter()) -> Judgement:
    if field not in ("why_serial", "what_changes"):
        raise ValueError(field)
    core = bare(text)
    if not core:
        return Judgement(Verdict.NOT_MET, "empty")
    if len(core) < 4:
        return Judgement(Verdict.NOT_MET, "too_short")
    t = compact(text).text
    if re.search("上一步|前一步|previous|before" if field == "why_serial" else "16|十六|sixteen", t):
        return Judgement(Verdict.MET, "said_dependence")
    return Judgement(Verdict.REVIEW, "not_recognised")
