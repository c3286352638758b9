"""What a piece of a response earns and says: made once, shared by all pieces that are judged alike."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import chain

from grading.model import REFUSED_CAP, Check, Outcome, Verdict

#: A point in grains: a weight shared out among up to forty rows is a whole number of them.
GRAINS = math.lcm(*range(1, 41))
_CAP = int(REFUSED_CAP * GRAINS)
#: Evidence that says what was seen; the result page shows it, the list of messages does not.
QUIET = frozenset(
    (
        *("read_as", "other_number", "blank_token", "token_count", "row_missing", "far_needed"),
        *("nothing_written", "said_direct", "wording_unknown", "too_short", "repeated"),
        *("copied_question", "gibberish", "does_not_know", "hardware_only", "other_topic"),
        *("said_dependence", "said_order", "said_wider", "not_recognised", "same_count_only"),
        "speed_only",
    )
)


@dataclass(frozen=True, eq=False, slots=True)
class Part:
    """Checks that belong together, and what they count for in the sum.

    ``grains`` is what they earn; ``refuses`` tells whether an acceptance check is not met,
    ``is_open`` whether one in review could count; ``told`` are the learner's messages.
    """

    checks: tuple[Check, ...]
    grains: int | Fraction
    refuses: bool
    is_open: bool
    told: tuple[str, ...]


def part(*checks: Check) -> Part:
    """Make the part that these checks are."""
    return Part(
        checks=checks,
        grains=sum(_in_grains(check.earned.numerator, check.earned.denominator) for check in checks),
        refuses=any(check.acceptance and check.verdict is Verdict.NOT_MET for check in checks),
        is_open=any(check.verdict is Verdict.REVIEW and (check.acceptance or check.weight) for check in checks),
        told=messages(checks),
    )


def messages(checks: Sequence[Check]) -> tuple[str, ...]:
    """Return the codes that the learner is told, each once, in the order of the checks."""
    codes: dict[str, None] = {}
    for check in checks:
        is_wrong, is_direct = check.verdict is Verdict.NOT_MET, check.name.endswith("_direct")
        for evidence in check.evidence:
            code = evidence.code
            if code in QUIET or evidence.label not in ("", "use") or (is_direct and code != "state_quality"):
                continue
            if is_wrong or code.startswith("advice_"):
                codes[code] = None
    return tuple(codes)


def settle(parts: tuple[Part, ...]) -> Outcome:
    """Add up a response's parts.

    While an acceptance check is not met, the outcome is final whatever is in review: reviews
    earn nothing and the score is capped. Otherwise a check in review leaves all open.
    """
    grains: int | Fraction = 0
    refused = is_open = False
    told: tuple[str, ...] = ()
    for piece in parts:
        grains += piece.grains
        refused = refused or piece.refuses
        is_open = is_open or piece.is_open
        if piece.told:
            told = (*told, *piece.told) if told else piece.told
    checks = tuple(chain.from_iterable([piece.checks for piece in parts]))
    if len(told) > 1:
        told = tuple(dict.fromkeys(told))
    if refused:
        return Outcome(_exact(min(grains, _CAP)), False, checks, told)
    if is_open:
        return Outcome(None, None, checks, told)
    return Outcome(_exact(grains), True, checks, told)


#: For parts that come again together: their outcome is one value.
settle_shared = lru_cache(maxsize=4096)(settle)


@lru_cache(maxsize=1024)
def _in_grains(numerator: int, denominator: int) -> int | Fraction:
    grains = Fraction(numerator, denominator) * GRAINS
    return grains.numerator if grains.denominator == 1 else grains


@lru_cache(maxsize=8192)
def _exact(grains: int | Fraction) -> Fraction:
    return Fraction(grains) / GRAINS
