"""Forms of exercises as text: nothing typed is lost, and what is handed in has its shape."""

from __future__ import annotations

import pytest
from django.http import QueryDict
from hypothesis import given
from hypothesis import strategies as st

from grading.grade import refuse_misshapen
from grading.model import ResponseRefused
from lms_app.pages import sheets
from tests import make

EXERCISES = ("exercise-1", "exercise-2", "exercise-3")
LOOK_BACKS, BILL, DIAGRAM = (make.bundle().activity(key) for key in EXERCISES)


@pytest.mark.parametrize("key", EXERCISES)
def test_what_is_stored_comes_back_unchanged(key):
    activity, responses = make.bundle().activity(key), make.exercise_responses(key)
    sheet = sheets.stored(activity, responses)
    assert sheet.draft() == responses
    assert sheet.complete() == responses


@pytest.mark.parametrize("key", EXERCISES)
def test_an_empty_form_is_a_draft_that_may_be_stored(key):
    activity = make.bundle().activity(key)
    assert refuse_misshapen(activity.definition, sheets.typed(activity, {}).draft(), draft=True) is None


@pytest.mark.parametrize("key", EXERCISES)
@given(data=st.data())
def test_whatever_is_typed_is_a_draft_that_may_be_stored(key, data):
    activity = make.bundle().activity(key)
    names = [
        *(f"tokens.{n}" for n in range(15)),
        *(f"rows.{n}.{member}" for n in range(50) for member in ("from", "to", "distance", "start", "end", "steps")),
        "words",
        "units",
        "why_serial",
        "explanation",
    ]
    text = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=20)
    posted = data.draw(st.dictionaries(st.sampled_from(names) | text, text, max_size=12))
    sheet = sheets.typed(activity, posted)
    refuse_misshapen(activity.definition, sheet.draft(), draft=True)
    assert sheets.stored(activity, sheet.draft()).draft() == sheet.draft()


def test_a_position_is_read_as_a_person_types_it():
    sheet = sheets.typed(LOOK_BACKS, {"rows.1.from": "１１", "rows.1.to": "二", "rows.1.distance": "9 步"})
    assert sheet.draft()["rows"][0] == {"from": 11, "to": 2, "distance": "9 步"}


def test_what_is_no_position_stays_in_the_form_and_out_of_the_draft():
    sheet = sheets.typed(LOOK_BACKS, {"rows.1.from": "das erste"})
    assert sheet.cell("rows.1.from") == "das erste"
    assert sheet.draft()["rows"][0]["from"] is None


def test_rows_left_blank_are_not_handed_in():
    sheet = sheets.typed(
        LOOK_BACKS, {"rows.1.distance": " ", "rows.3.from": "9", "rows.3.to": "1", "rows.3.distance": "8"}
    )
    assert sheet.complete()["rows"] == [{"from": 9, "to": 1, "distance": "8"}]


def test_a_refused_path_leads_to_the_row_that_was_typed():
    sheet = sheets.typed(LOOK_BACKS, {"rows.3.from": "9", "rows.3.distance": "8"})
    with pytest.raises(ResponseRefused) as refused:
        refuse_misshapen(LOOK_BACKS.definition, sheet.complete())
    assert [sheet.place_of(path) for path in refused.value.errors] == ["rows.3.to"]


def test_a_sentence_is_split_at_any_white_space():
    assert sheets.typed(DIAGRAM, {"words": " 门口\u3000那把  雨伞 "}).draft()["tokens"] == ["门口", "那把", "雨伞"]


def test_line_ends_are_stored_as_they_were_typed():
    posted = QueryDict(mutable=True)
    posted["explanation"] = "one\r\ntwo"
    assert sheets.typed(DIAGRAM, posted.dict()).draft()["explanation"] == "one\ntwo"


def test_rows_can_be_added_up_to_forty_and_no_further():
    sheet = sheets.typed(DIAGRAM, {})
    for _ in range(60):
        sheet = sheet.with_row()
    assert sheet.row_numbers[-1] == 40


def test_a_row_taken_out_closes_the_numbers_up():
    cells = {f"rows.{n}.steps": str(n) for n in (1, 2, 3)}
    sheet = sheets.typed(DIAGRAM, cells).without_row(2)
    assert [row["steps"] for row in sheet.draft()["rows"]] == ["1", "3"]


def test_the_last_row_is_emptied_instead_of_taken_out():
    sheet = sheets.typed(DIAGRAM, {"rows.1.steps": "5"}).without_row(1)
    assert sheet.row_numbers == range(1, 2)
    assert sheet.row_is_blank(1)


def test_a_row_number_beyond_all_reason_makes_no_rows():
    assert sheets.typed(DIAGRAM, {"rows.999999999.steps": "1"}).row_numbers == range(1, 2)
    assert len(sheets.typed(DIAGRAM, {"rows.99.steps": "1"}).row_numbers) == 40
