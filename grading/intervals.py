"""Intervals that a small class can bear, and the quantiles that they need; numpy and the standard library only."""

from __future__ import annotations

import math
from collections.abc import Callable
from statistics import NormalDist
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

#: How sure every interval is, unless asked otherwise.
LEVEL = 0.95
#: Normal quantile of a two-sided 95 % interval.
Z95 = 1.959963984540054
#: Samples that a bootstrap draws, and the seed that makes it the same everywhere.
DRAWS, SEED = 2000, 20_260_901


class Interval(NamedTuple):
    """From where to where."""

    low: float
    high: float


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


def fisher(correlation: float, pairs: int, *, level: float = LEVEL) -> Interval:
    """Return the interval of a correlation by Fisher's z; needs four pairs and no perfect correlation."""
    if pairs < 4 or not -1 < correlation < 1:
        raise ValueError(f"no interval for r = {correlation} of {pairs} pairs")
    half = NormalDist().inv_cdf((1 + level) / 2) / math.sqrt(pairs - 3)
    middle = math.atanh(correlation)
    return Interval(math.tanh(middle - half), math.tanh(middle + half))


def feldt(alpha: float, persons: int, items: int, *, level: float = LEVEL) -> Interval:
    """Return the interval of Cronbach's alpha after Feldt [1]_.

    ``(1 - population) / (1 - alpha)`` follows F with ``persons - 1`` and
    ``(persons - 1)(items - 1)`` degrees of freedom.

    References
    ----------
    .. [1] L. S. Feldt, D. J. Woodruff, F. A. Salih, "Statistical inference for
       coefficient alpha", Applied Psychological Measurement 11 (1987), 93-103.
    """
    if persons < 2 or items < 2:
        raise ValueError(f"no interval for alpha of {persons} persons and {items} items")
    one, other = persons - 1, (persons - 1) * (items - 1)
    tail = (1 - level) / 2
    return Interval(
        1 - (1 - alpha) * f_quantile(1 - tail, one, other),
        1 - (1 - alpha) * f_quantile(tail, one, other),
    )


def bootstrap(
    values: NDArray[np.float64],
    of: Callable[[NDArray[np.float64]], NDArray[np.float64]],
    *,
    level: float = LEVEL,
    draws: int = DRAWS,
) -> Interval:
    """Return the percentile interval of a statistic over resampled persons; the same at every call.

    Parameters
    ----------
    values : ndarray of float, shape (persons,)
        What each person has.
    of : callable
        The statistic, over the last axis.
    """
    chosen = np.random.default_rng(SEED).integers(0, len(values), (draws, len(values)))
    low, high = np.quantile(of(values[chosen]), [(1 - level) / 2, (1 + level) / 2])
    return Interval(float(low), float(high))


def f_quantile(probability: float, one: float, other: float) -> float:
    """Return the quantile of the F distribution, by halving on its distribution function."""
    low, high = 0.0, 1.0
    while f_cdf(high, one, other) < probability:
        low, high = high, 2 * high
    for _ in range(200):
        middle = (low + high) / 2
        if middle in (low, high):
            break
        if f_cdf(middle, one, other) < probability:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def f_cdf(value: float, one: float, other: float) -> float:
    """Return the probability that F with these degrees of freedom is at most the value."""
    return incomplete_beta(one * value / (one * value + other), one / 2, other / 2)


def incomplete_beta(x: float, a: float, b: float) -> float:
    """Return the regularised incomplete beta function, by its continued fraction [1]_.

    References
    ----------
    .. [1] NIST Digital Library of Mathematical Functions, 8.17.22 and the symmetry 8.17.4.
    """
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):
        return 1 - incomplete_beta(1 - x, b, a)
    front = math.exp(math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log1p(-x))
    return front * _fraction(x, a, b) / a


def _fraction(x: float, a: float, b: float) -> float:
    """Sum the continued fraction from its front (Lentz's way), until nothing changes."""
    upper, lower = 1.0, 1 / (1 - (a + b) * x / (a + 1))
    value = lower
    for m in range(1, 10_000):
        even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        before = value
        for term in (even, odd):
            upper = 1 + term / upper
            lower = 1 / (1 + term * lower)
            value *= upper * lower
        if abs(value - before) <= 1e-15 * abs(value):
            break
    return value
