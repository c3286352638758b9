"""What a gradebook shows of a learner, read from a Result of the Assignment and Grade Services. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

#: Platforms round what they show to two decimals on the column's scale; where the scale is shorter than this, finer.
ROUNDED_SCALE_MIN = 10
HALF_A_HUNDREDTH = 0.005
#: What floats lose on the way.
SLACK = 0.001
#: The largest percentage that is kept: a teacher may give more than the maximum.
SCORE_MAX = Decimal("99999.9999")


@dataclass(frozen=True)
class Shown:
    """One learner's cell as the platform tells it.

    ``score`` is of 100, None where none is shown. ``is_listed``: the platform names the learner at all.
    ``is_comparable`` is False for a column without points: it reads the same whatever was sent.
    """

    is_listed: bool = False
    score: Decimal | None = None
    tolerance: float = 0.0
    is_comparable: bool = True
    comment: str = ""

    def is_score(self, score: Decimal | None) -> bool:
        """Tell whether the cell shows this score of 100, as far as the platform's rounding lets one see it."""
        if score is None or self.score is None:
            return False
        return abs(float(self.score) - float(score)) <= self.tolerance


ABSENT = Shown()
#: In a column without points.
POINTLESS = Shown(is_listed=True, is_comparable=False)


def read(result: Mapping[str, Any] | None) -> Shown:
    """Read a result; what makes no sense as a number counts as no score.

    >>> read({"resultScore": 13.33, "resultMaximum": 20}).is_score(Decimal("66.67"))
    True
    >>> read({"resultScore": 67, "resultMaximum": 100}).is_score(Decimal("66.67"))
    False
    >>> read({"resultScore": 0.0, "resultMaximum": 0}).is_comparable
    False
    """
    if result is None:
        return ABSENT
    comment = result.get("comment")
    said = comment if isinstance(comment, str) else ""
    given, maximum = _number(result.get("resultScore")), _number(result.get("resultMaximum"))
    # The standard's default; more than that without a scale is on the one that scores are sent with.
    unsaid = 100.0 if given is not None and given > 1 else 1.0
    scale = unsaid if maximum is None else maximum
    if scale <= 0:
        return Shown(is_listed=True, is_comparable=False, comment=said)
    if given is None:
        return Shown(is_listed=True, comment=said)
    score = min(max(Decimal(str(round(100 * given / scale, 4))), -SCORE_MAX), SCORE_MAX)
    tolerance = 100 * HALF_A_HUNDREDTH / max(scale, ROUNDED_SCALE_MIN) + SLACK
    return Shown(is_listed=True, score=score, tolerance=tolerance, comment=said)


def _number(value: object) -> float | None:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return float(value)
