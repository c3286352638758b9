from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grading.grade import grade
from grading.model import Exercise, ExerciseKind, ResponseRefused
from grading.regrade import compare
from tests.grading.responses import LOOK_BACKS, SERIAL_BILL, bill, looked
from tests.grading.test_shapes import QUIZ

OTHER_KEY = replace(QUIZ, items=(replace(QUIZ.items[0], key=("b",)), *QUIZ.items[1:]))
ANSWERS = st.fixed_dictionaries(
    {},
    optional={
        "one": st.sampled_from(["", "a", "b"]),
        "some": st.lists(st.sampled_from(["a", "b"]), unique=True),
        "number": st.sampled_from(["8", "9", "八", "x"]),
    },
).map(lambda items: {"items": items})


def test_a_new_key_tells_who_rises_who_falls_and_who_crosses_the_pass_mark():
    responses = {
        "rises over it": {"one": "b", "some": ["a"]},
        "falls below it": {"one": "a", "some": ["a"]},
        "falls above nothing": {"one": "a"},
        "stays": {"some": ["a"], "number": "8"},
    }
    found = compare(QUIZ, OTHER_KEY, ((name, {"items": items}) for name, items in responses.items()))
    assert found.looked_at == 4
    assert [change.key for change in found.changes] == ["rises over it", "falls below it", "falls above nothing"]
    assert [change.by for change in found.changes] == [Fraction(100, 3), Fraction(-100, 3), Fraction(-100, 3)]
    assert (found.raised, found.lowered) == (1, 2)
    assert found.newly_passed == ("rises over it",)
    assert found.newly_failed == ("falls below it",)


@given(st.lists(ANSWERS))
def test_a_difference_is_what_grading_twice_tells_apart(answers):
    found = compare(QUIZ, OTHER_KEY, enumerate(answers))
    pairs = [(grade(QUIZ, answer), grade(OTHER_KEY, answer)) for answer in answers]
    assert {change.key for change in found.changes} == {
        at for at, (old, new) in enumerate(pairs) if old.score != new.score
    }
    assert all((change.old, change.new) == pairs[change.key] for change in found.changes)


@given(st.lists(ANSWERS))
def test_the_same_definition_changes_nothing(answers):
    assert compare(QUIZ, QUIZ, enumerate(answers)).changes == ()


def test_other_numbers_of_an_exercise_are_tried_on_what_was_handed_in():
    nearer = Exercise(ExerciseKind.LOOK_BACKS, {"far": 3})
    near = looked("rows", 0, value={"from": 6, "to": 1, "distance": "5"})
    near["rows"][1] = {"from": 9, "to": 5, "distance": "4"}
    (change,) = compare(LOOK_BACKS, nearer, [("near", near), ("far", looked())]).changes
    assert (change.key, change.crosses) == ("near", 1)
    assert change.by == 41


def test_what_needs_a_person_only_then_is_told():
    other = Exercise(ExerciseKind.SERIAL_BILL, {"length": 60})
    unread = bill(why_serial="像多米诺一样", what_changes="像多米诺一样", units="60", batch_steps="60")
    found = compare(SERIAL_BILL, other, [("unread", unread)])
    assert found.newly_open == ("unread",)
    assert found.changes[0].by is None
    assert found.changes[0].crosses == 0


def test_a_response_to_another_question_is_refused():
    with pytest.raises(ResponseRefused):
        compare(QUIZ, replace(QUIZ, items=QUIZ.items[1:]), [(1, {"items": {"one": "a"}})])
