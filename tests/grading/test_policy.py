from dataclasses import dataclass
from fractions import Fraction

import pytest

from grading.policy import counting


@dataclass(frozen=True)
class Grade:
    name: str
    score: Fraction | None


FIRST, SECOND, THIRD = Grade("first", Fraction(80)), Grade("second", Fraction(80)), Grade("third", Fraction(40))
PENDING = Grade("pending", None)


def test_the_best_counts_and_of_equals_the_oldest():
    assert counting([FIRST, SECOND, THIRD], "best") is FIRST


def test_the_last_final_one_counts():
    assert counting([FIRST, THIRD, PENDING], "last") is THIRD


@pytest.mark.parametrize("rule", ["best", "last"])
def test_nothing_counts_while_nothing_is_final(rule):
    assert counting([PENDING], rule) is None


def test_an_unknown_rule_is_refused():
    with pytest.raises(ValueError, match="mean"):
        counting([FIRST], "mean")
