"""What holds for every response, whatever is in it."""

import doctest
import importlib
import pkgutil
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import grading
from grading.grade import grade, grade_many
from grading.model import ResponseRefused, Verdict
from tests.grading.corpora import rows
from tests.grading.responses import DIAGRAM, LOOK_BACKS, SERIAL_BILL

CELLS = st.one_of(
    st.integers(-3, 20).map(str),
    st.text(max_size=6),
    st.sampled_from(["约8", "八步", "1", "一步", "记性差", "50", "800", ""]),
)
SENTENCES = st.one_of(
    st.text(max_size=40),
    st.sampled_from([row["text"] for row in rows("explanations") + rows("phrasing")]),
)
POSITIONS = st.integers(-2, 15)
LOOKED = st.fixed_dictionaries(
    {
        "tokens": st.lists(st.text(max_size=3), max_size=12),
        "rows": st.lists(st.fixed_dictionaries({"from": POSITIONS, "to": POSITIONS, "distance": CELLS}), max_size=4),
    }
)
BILLS = st.fixed_dictionaries(
    {"units": CELLS, "batch_steps": CELLS, "why_serial": SENTENCES, "what_changes": SENTENCES}
)
DRAWN = st.fixed_dictionaries(
    {
        "tokens": st.lists(st.text(max_size=3), min_size=2, max_size=12),
        "rows": st.lists(
            st.fixed_dictionaries({"start": POSITIONS, "end": POSITIONS, "steps": CELLS, "direct": CELLS}),
            min_size=1,
            max_size=5,
        ),
        "explanation": SENTENCES,
    }
)
CASES = st.one_of(
    st.tuples(st.just(LOOK_BACKS), st.lists(LOOKED, min_size=1, max_size=5)),
    st.tuples(st.just(SERIAL_BILL), st.lists(BILLS, min_size=1, max_size=5)),
    st.tuples(st.just(DIAGRAM), st.lists(DRAWN, min_size=1, max_size=5)),
)


def graded(exercise, responses):
    kept = []
    for response in responses:
        try:
            kept.append((response, grade(exercise, response)))
        except ResponseRefused:
            continue
    return kept


@given(CASES, st.randoms(use_true_random=False))
def test_a_response_is_graded_alike_alone_in_any_batch_and_in_any_order(case, chance):
    exercise, responses = case
    pairs = graded(exercise, responses)
    chance.shuffle(pairs)
    assert grade_many(exercise, [response for response, _ in pairs]) == [outcome for _, outcome in pairs]


@given(CASES)
def test_every_outcome_keeps_the_rules_of_the_score(case):
    for _, outcome in graded(*case):
        assert sum(check.weight for check in outcome.checks) == 100
        refused = any(check.acceptance and check.verdict is Verdict.NOT_MET for check in outcome.checks)
        assert all(check.earned in (0, check.weight) for check in outcome.checks)
        assert all(check.earned == 0 for check in outcome.checks if check.verdict is not Verdict.MET)
        if outcome.is_final:
            assert 0 <= outcome.score <= (59 if refused else 100)
            assert outcome.accepted is not refused
        else:
            assert outcome.accepted is None
            assert outcome.in_review
            assert not refused
        assert len(outcome.messages) == len(set(outcome.messages))


@given(CASES)
def test_spans_of_evidence_point_into_the_field(case):
    for response, outcome in graded(*case):
        for evidence in (evidence for check in outcome.checks for evidence in check.evidence):
            if evidence.start is not None:
                text = field_of(response, evidence)
                assert 0 <= evidence.start < evidence.end <= len(text)


def field_of(response, evidence):
    if evidence.row is None:
        return response[evidence.field]
    return response["rows"][evidence.row - 1][evidence.field.removeprefix("rows.")]


@pytest.mark.parametrize("exercise", [1, 2, 3])
def test_the_corpus_is_graded_alike_shuffled_and_whole(exercise):
    responses = [row["response"] for row in rows("submissions") if row["exercise"] == exercise]
    definition = {1: LOOK_BACKS, 2: SERIAL_BILL, 3: DIAGRAM}[exercise]
    alone = [grade(definition, response) for response in responses]
    order = list(range(len(responses)))
    random.Random(7).shuffle(order)
    assert grade_many(definition, [responses[at] for at in order]) == [alone[at] for at in order]


MODULES = sorted(
    module.name
    for module in pkgutil.walk_packages(grading.__path__, "grading.")
    if module.name not in ("grading.tasks", "grading.__main__", "grading.tables.generate")
)


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_in_the_docstrings_hold(name):
    assert doctest.testmod(importlib.import_module(name)).failed == 0
