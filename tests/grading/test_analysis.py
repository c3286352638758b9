import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grading.analysis import proportion


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
