import pytest

from grading.grade import grade, refuse_misshapen
from grading.model import ContentFault, Exercise, ExerciseKind, Item, ItemType, Quiz, ResponseRefused
from tests.grading.responses import DIAGRAM, LOOK_BACKS, SERIAL_BILL, bill, drawn, looked

QUIZ = Quiz(
    (
        Item("one", ItemType.SINGLE, ("a", "b"), ("a",)),
        Item("some", ItemType.MULTIPLE, ("a", "b"), ("a",)),
        Item("number", ItemType.NUMBER, number=8),
    )
)
ROW = {"start": 1, "end": 6, "steps": "5", "direct": "1"}
MISSHAPEN = [
    (LOOK_BACKS, [], "", "not_an_object"),
    (LOOK_BACKS, {**looked(), "extra": 1}, "extra", "unknown_member"),
    (LOOK_BACKS, looked("tokens", value=["词"] * 13), "tokens", "too_many"),
    (LOOK_BACKS, looked("tokens", 0, value=3), "tokens.1", "not_a_text"),
    (LOOK_BACKS, looked("rows", value=looked()["rows"] * 2), "rows", "too_many"),
    (LOOK_BACKS, looked("rows", value={}), "rows", "not_a_list"),
    (LOOK_BACKS, looked("rows", 1, value=3), "rows.2", "not_an_object"),
    (LOOK_BACKS, looked("rows", 1, "from", value="9"), "rows.2.from", "not_a_position"),
    (LOOK_BACKS, looked("rows", 1, "from", value=9.0), "rows.2.from", "not_a_position"),
    (LOOK_BACKS, looked("rows", 1, "from", value=True), "rows.2.from", "not_a_position"),
    (LOOK_BACKS, looked("rows", 1, "to", value="x"), "rows.2.to", "not_a_position"),
    (LOOK_BACKS, looked("rows", 1, "distance", value=6), "rows.2.distance", "not_a_text"),
    (LOOK_BACKS, looked("rows", 1, "distance", value="6" * 201), "rows.2.distance", "too_long"),
    (SERIAL_BILL, bill(units=50), "units", "not_a_text"),
    (SERIAL_BILL, bill(why_serial="步" * 20_001), "why_serial", "too_long"),
    (SERIAL_BILL, bill(what_changes="\ud800步"), "what_changes", "unstorable_character"),
    (SERIAL_BILL, bill(what_changes="步\0"), "what_changes", "unstorable_character"),
    (DIAGRAM, drawn("tokens", value=["词"] * 201), "tokens", "too_many"),
    (DIAGRAM, drawn("rows", value=[ROW] * 41), "rows", "too_many"),
    (DIAGRAM, drawn("rows", 0, "end", value=6.5), "rows.1.end", "not_a_position"),
    (DIAGRAM, drawn("explanation", value=None), "explanation", "not_a_text"),
    (QUIZ, {"items": {"other": "a"}}, "items.other", "unknown_member"),
    (QUIZ, {"items": {"one": "z"}}, "items.one", "unknown_option"),
    (QUIZ, {"items": {"one": ["a"]}}, "items.one", "not_a_text"),
    (QUIZ, {"items": {"some": "a"}}, "items.some", "not_a_list"),
    (QUIZ, {"items": {"some": ["a", "z"]}}, "items.some", "unknown_option"),
    (QUIZ, {"items": {"number": 8}}, "items.number", "not_a_text"),
    (QUIZ, {"items": []}, "items", "not_an_object"),
]
UNFINISHED = [
    (LOOK_BACKS, {"rows": [{"from": None}]}),
    (DIAGRAM, {"tokens": ["词"], "rows": []}),
    (DIAGRAM, {}),
    (SERIAL_BILL, {}),
    (QUIZ, {}),
]


@pytest.mark.parametrize(("definition", "response", "path", "code"), MISSHAPEN)
@pytest.mark.parametrize("draft", [False, True])
def test_a_wrong_shape_names_the_field_in_drafts_too(definition, response, path, code, draft):
    with pytest.raises(ResponseRefused) as refused:
        refuse_misshapen(definition, response, draft=draft)
    assert refused.value.errors == {path: [code]}


@pytest.mark.parametrize(("definition", "response"), UNFINISHED)
def test_a_draft_may_be_unfinished(definition, response):
    assert refuse_misshapen(definition, response, draft=True) is None


@pytest.mark.parametrize(
    ("definition", "response", "path"),
    [
        (LOOK_BACKS, looked("rows", 0, "from", value=None), "rows.1.from"),
        (DIAGRAM, drawn("tokens", value=["词"]), "tokens"),
        (DIAGRAM, drawn("rows", value=[]), "rows"),
        (DIAGRAM, drawn("rows", 0, value={"steps": "5"}), "rows.1.start"),
    ],
)
def test_what_a_draft_may_lack_is_refused_when_handed_in(definition, response, path):
    refuse_misshapen(definition, response, draft=True)
    with pytest.raises(ResponseRefused) as refused:
        grade(definition, response)
    assert path in refused.value.errors


def test_a_text_of_the_greatest_length_is_graded():
    assert grade(SERIAL_BILL, bill(why_serial=("后一步要用前一步的输出。" * 2000)[:20_000])).score == 100


@pytest.mark.parametrize("parameters", [{"rows": 0}, {"far": "6"}, {"other": 3}, {"tokens": True}])
def test_unusable_parameters_are_the_authors_fault(parameters):
    with pytest.raises(ContentFault):
        grade(Exercise(ExerciseKind.LOOK_BACKS, parameters), looked())
