import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grading.intervals import bootstrap, f_cdf, f_quantile, feldt, fisher, incomplete_beta, proportion


@given(st.integers(1, 500).flatmap(lambda total: st.tuples(st.integers(0, total), st.just(total))))
def test_the_interval_holds_the_share_and_solves_wilsons_equation(case):
    count, total = case
    share, low, high = proportion(count, total)
    assert 0 <= low <= share <= high <= 1
    z = 1.959963984540054
    for bound in (low, high):
        if 0 < bound < 1:
            assert math.isclose(abs(share - bound), z * math.sqrt(bound * (1 - bound) / total), abs_tol=1e-7)


@pytest.mark.parametrize(("count", "total"), [(0, 0), (3, 2), (-1, 4)])
def test_no_share_of_nothing(count, total):
    with pytest.raises(ValueError, match="no share"):
        proportion(count, total)


# Percentage points of F as printed in NIST/SEMATECH's tables: upper 5 %, 10 % and 1 %.
@pytest.mark.parametrize(
    ("probability", "one", "other", "printed"),
    [
        (0.95, 1, 1, 161.448),
        (0.95, 2, 10, 4.103),
        (0.95, 5, 10, 3.326),
        (0.95, 10, 20, 2.348),
        (0.90, 4, 12, 2.480),
        (0.99, 3, 12, 5.953),
        (0.99, 10, 100, 2.503),
    ],
)
def test_quantiles_of_f_are_those_of_the_printed_table(probability, one, other, printed):
    assert f_quantile(probability, one, other) == pytest.approx(printed, abs=6e-4 * max(1, printed / 10))


def oracle_f_cdf(value, one, other, steps=20_000):
    """Simpson's rule on the density; good for two degrees of freedom or more."""
    half = math.lgamma((one + other) / 2) - math.lgamma(one / 2) - math.lgamma(other / 2)

    def density(x):
        if x == 0:
            return 1.0 if one == 2 else 0.0
        ratio = one / other
        power = one / 2 * math.log(ratio) + (one / 2 - 1) * math.log(x)
        return math.exp(half + power - (one + other) / 2 * math.log1p(ratio * x))

    width = value / steps
    inner = sum((4 if at % 2 else 2) * density(at * width) for at in range(1, steps))
    return width / 3 * (density(0) + inner + density(value))


@pytest.mark.parametrize(("one", "other"), [(2, 2), (6, 6), (9, 18), (30, 60), (41, 82), (199, 398)])
@pytest.mark.parametrize("value", [0.3, 0.8, 1.0, 1.7, 3.0])
def test_the_distribution_of_f_is_the_integral_of_its_density(value, one, other):
    assert f_cdf(value, one, other) == pytest.approx(oracle_f_cdf(value, one, other), abs=2e-7)


@given(st.floats(0.001, 0.999), st.integers(1, 300), st.integers(1, 300))
def test_the_quantile_undoes_the_distribution(probability, one, other):
    assert f_cdf(f_quantile(probability, one, other), one, other) == pytest.approx(probability, abs=1e-9)


@given(st.floats(0, 1), st.floats(0.5, 200), st.floats(0.5, 200))
def test_the_beta_function_is_symmetric_and_a_probability(x, a, b):
    found = incomplete_beta(x, a, b)
    assert 0 <= found <= 1 + 1e-12
    assert found == pytest.approx(1 - incomplete_beta(1 - x, b, a), abs=1e-9)


def test_fishers_interval_is_the_one_worked_by_hand():
    # r = 0.5 of 28 pairs: z = 0.5493, half width 1.95996 / 5 = 0.39199.
    low, high = fisher(0.5, 28)
    assert (low, high) == (
        pytest.approx(math.tanh(0.549306 - 0.391993), abs=1e-6),
        pytest.approx(math.tanh(0.549306 + 0.391993), abs=1e-6),
    )
    with pytest.raises(ValueError, match="no interval"):
        fisher(1.0, 28)
    with pytest.raises(ValueError, match="no interval"):
        fisher(0.5, 3)


def test_feldts_interval_covers_as_often_as_it_says():
    """Parallel items with a known alpha: 95 of 100 intervals hold it, give or take."""
    chance = np.random.default_rng(11)
    persons, items, runs = 25, 3, 600
    # One unit of true score, one of error an item: alpha = 3 / 4.
    covered = 0
    for _ in range(runs):
        points = chance.normal(size=(persons, 1)) + chance.normal(size=(persons, items))
        whole, parts = points.sum(axis=1).var(ddof=1), points.var(axis=0, ddof=1).sum()
        low, high = feldt(items / (items - 1) * (1 - parts / whole), persons, items)
        covered += low <= 0.75 <= high
    assert 0.92 <= covered / runs <= 0.98


def test_a_bootstrap_is_the_same_at_every_call_and_holds_the_mean():
    values = np.array([0.0, 33.3, 66.7, 66.7, 100.0] * 4)
    found = [bootstrap(values, lambda drawn: drawn.mean(axis=-1)) for _ in range(2)]
    assert found[0] == found[1]
    assert found[0].low < values.mean() < found[0].high
