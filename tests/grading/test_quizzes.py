from fractions import Fraction

import pytest

from grading.grade import grade
from grading.model import ContentFault, Item, ItemType, Quiz, shown
from tests.grading.corpora import rows

SINGLE = Item("claim", ItemType.SINGLE, ("a", "b", "c", "d"), ("b",))
MULTIPLE = Item("batch", ItemType.MULTIPLE, ("a", "b", "c", "d"), ("a", "c"))
NUMBER = Item("ruler", ItemType.NUMBER, number=8)
QUIZ = Quiz((NUMBER, MULTIPLE, SINGLE))
RIGHT = {"ruler": "8 步", "batch": ["c", "a"], "claim": "b"}
WRONG = {"ruler": "9", "batch": ["a"], "claim": "a"}


def answered(correct):
    given = zip(RIGHT, correct, strict=True)
    return {"items": {name: (RIGHT if right else WRONG)[name] for name, right in given if right is not None}}


@pytest.mark.parametrize("row", rows("quiz_responses"))
def test_every_pattern_of_the_corpus_scores_as_labelled(row):
    outcome = grade(QUIZ, answered(row["correct"]))
    assert outcome.score == Fraction(row["score_exact"])
    assert shown(outcome.score) == row["score_shown"]
    assert outcome.accepted is row["passed"]


@pytest.mark.parametrize("response", [{}, {"items": {}}, {"items": {"ruler": " ", "batch": [], "claim": ""}}])
def test_nothing_ticked_or_typed_scores_nothing(response):
    outcome = grade(QUIZ, response)
    assert outcome.score == 0
    assert {check.evidence[0].code for check in outcome.checks} == {"unanswered"}


@pytest.mark.parametrize(
    ("ticked", "share"),
    [(["a"], Fraction(1, 2)), (["a", "c"], 1), (["a", "b"], 0), (["a", "c", "b"], Fraction(1, 2)), (["b", "d"], 0)],
)
def test_partial_credit_counts_right_less_wrong_and_only_where_turned_on(ticked, share):
    partial = Item("batch", ItemType.MULTIPLE, MULTIPLE.options, MULTIPLE.key, partial=True)
    assert grade(Quiz((partial,)), {"items": {"batch": ticked}}).score == 100 * share
    assert grade(Quiz((MULTIPLE,)), {"items": {"batch": ticked}}).score == (100 if set(ticked) == {"a", "c"} else 0)


def test_a_number_that_is_none_says_why():
    assert grade(QUIZ, {"items": {**RIGHT, "ruler": "约8"}}).messages == ("hedge",)


def test_59_99_is_not_passed_and_60_is():
    near = Quiz((NUMBER, SINGLE), pass_mark=Fraction(50))
    assert grade(near, {"items": {"ruler": "8"}}).accepted is True
    assert grade(Quiz((NUMBER, SINGLE)), {"items": {"ruler": "8"}}).accepted is False


@pytest.mark.parametrize(
    "items",
    [
        (),
        (SINGLE, SINGLE),
        (Item("x", ItemType.SINGLE, ("a",), ()),),
        (Item("x", ItemType.SINGLE, ("a", "b"), ("a", "b")),),
        (Item("x", ItemType.MULTIPLE, ("a",), ("z",)),),
        (Item("x", ItemType.NUMBER),),
    ],
)
def test_a_quiz_without_a_usable_key_is_the_authors_fault(items):
    with pytest.raises(ContentFault):
        grade(Quiz(items), {"items": {}})
