import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grading import analysis
from grading.analysis import alpha, distribution, items, points_of, wrong_turns
from grading.grade import grade, grade_many
from grading.intervals import f_quantile
from tests.grading.responses import DIAGRAM, LOOK_BACKS, drawn, looked
from tests.grading.test_shapes import QUIZ

TABLES = st.integers(2, 6).flatmap(
    lambda count: st.lists(st.lists(st.sampled_from([0.0, 0.5, 1.0]), min_size=count, max_size=count), min_size=10)
)


def mean(values):
    return math.fsum(values) / len(values)


def variance(values):
    middle = mean(values)
    return math.fsum((value - middle) ** 2 for value in values) / (len(values) - 1)


def correlation(one, other):
    first, second = mean(one), mean(other)
    shared = math.fsum((a - first) * (b - second) for a, b in zip(one, other, strict=True)) / (len(one) - 1)
    return shared / math.sqrt(variance(one) * variance(other))


@given(TABLES)
def test_discrimination_agrees_with_plain_python(table):
    for at, found in enumerate(items(np.array(table))):
        item = [row[at] for row in table]
        rest = [math.fsum(row) - row[at] for row in table]
        assert found.right.share == item.count(1.0) / len(item)
        if found.discrimination.reason == "no_spread":
            assert len(set(item)) == 1 or len(set(rest)) == 1
            continue
        expected = correlation(item, rest)
        if found.discrimination.reason == "perfect":
            assert abs(expected) == pytest.approx(1)
            continue
        assert found.discrimination.value == pytest.approx(expected, abs=1e-9)
        half = 1.959963984540054 / math.sqrt(len(item) - 3)
        assert found.discrimination.low == pytest.approx(math.tanh(math.atanh(expected) - half), abs=1e-7)
        assert found.discrimination.high == pytest.approx(math.tanh(math.atanh(expected) + half), abs=1e-7)


@given(TABLES)
def test_alpha_agrees_with_plain_python(table):
    found = alpha(np.array(table))
    count, persons = len(table[0]), len(table)
    whole = variance([math.fsum(row) for row in table])
    if found.reason == "no_spread":
        assert whole == pytest.approx(0, abs=1e-9)
        return
    expected = count / (count - 1) * (1 - math.fsum(variance(column) for column in zip(*table, strict=True)) / whole)
    if found.reason == "perfect":
        assert expected == pytest.approx(1)
        return
    assert found.value == pytest.approx(expected, abs=1e-9)
    degrees = persons - 1, (persons - 1) * (count - 1)
    assert found.low == pytest.approx(1 - (1 - expected) * f_quantile(0.975, *degrees), abs=1e-7)
    assert found.high == pytest.approx(1 - (1 - expected) * f_quantile(0.025, *degrees), abs=1e-7)
    assert found.low <= found.value <= found.high


def test_a_small_class_gets_a_reason_instead_of_a_number():
    nine = np.array([[1.0, 0.0, 1.0]] * 4 + [[0.0, 1.0, 0.0]] * 5)
    assert {found.discrimination.reason for found in items(nine)} == {"too_few"}
    assert alpha(nine).reason == "too_few"
    assert distribution([60.0] * 9).mean.reason == "too_few"
    assert all(found.right.low < found.right.share < found.right.high for found in items(nine))


def test_what_does_not_vary_or_agrees_perfectly_has_no_figure():
    assert items(np.ones((20, 3)))[0].discrimination == analysis.Estimate(None, reason="no_spread")
    agreed = np.array([[1.0, 1.0], [0.0, 0.0]] * 10)
    assert items(agreed)[0].discrimination == analysis.Estimate(None, reason="perfect")
    assert alpha(agreed).reason == "perfect"


def test_nobody_is_no_class():
    assert [found.right for found in items(np.zeros((0, 3)))] == [None] * 3
    assert distribution([]) == analysis.Distribution((), analysis.Estimate(None, reason="too_few"), None, None)


def test_a_clear_estimate_leaves_zero_out():
    assert analysis.Estimate(0.5, 0.1, 0.8).is_clear
    assert not analysis.Estimate(0.2, -0.1, 0.5).is_clear
    assert not analysis.Estimate(None, reason="too_few").is_clear


def test_scores_are_counted_and_their_middle_told():
    found = distribution([0.0, 100.0, 100.0, 50.0] * 3)
    assert found.counts == ((0.0, 3), (50.0, 3), (100.0, 6))
    assert (found.median, found.quartiles) == (75.0, (37.5, 100.0))
    assert found.mean.low < found.mean.value == 62.5 < found.mean.high


def test_points_are_read_off_the_outcomes_of_a_quiz():
    answers = [{"items": {"one": "a", "number": "8"}}, {"items": {"some": ["a"]}}]
    assert points_of(grade_many(QUIZ, answers)).tolist() == [[1, 0, 1], [0, 1, 0]]


def test_a_class_of_nobody_has_no_points():
    assert points_of([]).shape == (0, 0)
    assert items(points_of([])) == ()
    assert alpha(points_of([])).reason == "too_few"


def test_wrong_turns_are_counted_by_person_and_by_cell():
    both_ends = looked("rows", 1, "distance", value="7")
    twice = looked("rows", 1, "distance", value="7")
    twice["rows"][2]["distance"] = "3"
    forward = looked("rows", 3, value={"from": 3, "to": 4, "distance": "1"})
    found = wrong_turns(grade(LOOK_BACKS, response) for response in (both_ends, twice, forward, looked()))
    assert found.by_code["counted_both_ends"] == 2
    assert found.by_cell == {
        (2, "rows.distance"): {"counted_both_ends": 2},
        (3, "rows.distance"): {"counted_both_ends": 1},
        (4, "rows"): {"looked_forward": 1},
    }


def test_cells_of_the_diagram_are_counted_too():
    found = wrong_turns([grade(DIAGRAM, drawn("rows", 0, "steps", value="6"))])
    assert found.by_cell == {(1, "rows.steps"): {"counted_both_ends": 1}}
