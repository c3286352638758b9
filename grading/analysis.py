"""What a class's grades say, with honest intervals."""

from __future__ import annotations

import math
from typing import NamedTuple

#: Normal quantile of a two-sided 95 % interval.
Z95 = 1.959963984540054


class Proportion(NamedTuple):
    """A share and its interval, each from 0 to 1."""

    share: float
    low: float
    high: float


def proportion(count: int, total: int, *, z: float = Z95) -> Proportion:
    """Return a share with its Wilson interval.

    Parameters
    ----------
    count, total : int
        How many of how many; ``0 <= count <= total`` and ``total >= 1``.
    z : float, default 1.96
        Normal quantile of the interval.

    Examples
    --------
    >>> found = proportion(7, 10)
    >>> round(found.share, 3), round(found.low, 3), round(found.high, 3)
    (0.7, 0.397, 0.892)
    """
    if total < 1 or not 0 <= count <= total:
        raise ValueError(f"no share of {count} in {total}")
    share = count / total
    scale = 1 + z * z / total
    centre = (share + z * z / (2 * total)) / scale
    half = z * math.sqrt(share * (1 - share) / total + z * z / (4 * total * total)) / scale
    return Proportion(share, max(0.0, min(share, centre - half)), min(1.0, max(share, centre + half)))
