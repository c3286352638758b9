"""The exercises by plain forms, and their results check by check."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.utils import timezone

from lms_app import grades
from lms_app.models import Attempt, AttemptState, Release
from lms_app.pages import sheets
from tests import make
from tests.lms_app.pages.visitor import Visitor, text, visit

pytestmark = pytest.mark.django_db

EXERCISES = ("exercise-1", "exercise-2", "exercise-3")


def cells(key: str, responses: dict[str, Any] | None = None) -> dict[str, str]:
    """Fill an exercise's form, with its reference answer where nothing else is given."""
    activity = make.bundle().activity(key)
    sheet = sheets.stored(activity, responses or make.exercise_responses(key))
    filled = {name: value for name, value in sheet.cells.items() if value}
    return filled | {"revision": "0", "idempotency_key": "once"}


def mine(page: str) -> Attempt:
    """Return the attempt of a page's address."""
    return Attempt.objects.get(public_id=page.split("/attempts/")[1].split("/")[0])


def result_of(visitor: Visitor, key: str, responses: dict[str, Any]) -> str:
    """Hand an exercise in, have it graded, and open its result."""
    submission = make.graded(visitor.session, key, responses)
    return text(visitor.get(f"attempts/{submission.attempt.public_id}/result/"))


@pytest.mark.parametrize("language", ["en", "zh-hans"])
@pytest.mark.parametrize("key", EXERCISES)
def test_the_form_shows_the_lesson_s_own_words(key, language):
    ada = visit(language=language)
    page = text(ada.get(ada.begin(key)))
    public = make.bundle().activity(key).public(language)
    for words in (public["title"], public["lead"], *(task["fields"][0]["label"] for task in public["tasks"])):
        assert str(words) in page


@pytest.mark.parametrize("key", EXERCISES)
def test_no_page_before_release_holds_the_reference_answer(key):
    ada = visit(language="zh-hans")
    make.placement(key, on=ada.session.launch.resource_link, release=Release.NEVER)
    page = ada.begin(key)
    pages = text(ada.get(page)) + result_of(ada, key, make.exercise_responses(key))
    released = make.bundle().activity(key).released("zh-hans")
    for answer in released["answers"]:
        assert answer["text"] not in pages
    assert released["derivation"] not in pages


@pytest.mark.parametrize("key", EXERCISES)
def test_a_plain_form_saves_what_is_written(key):
    ada = visit()
    page = ada.begin(key)
    assert ada.post(page, cells(key), action="save").headers["Location"] == page
    assert mine(page).responses == make.exercise_responses(key)
    assert ada.post(page, cells(key) | {"revision": "1"}, action="save").headers["Location"] == page


@pytest.mark.parametrize("key", EXERCISES)
def test_a_plain_form_hands_in_and_is_accepted(key):
    ada = visit()
    page = ada.begin(key)
    assert ada.post(page, cells(key), action="submit").headers["Location"] == f"{page}result/"
    submission = mine(page).submission
    assert submission.responses == make.exercise_responses(key)
    grades.grade_submission(submission.pk, now=timezone.now())
    shown = text(ada.get(f"{page}result/"))
    assert "100.00" in shown
    assert "You passed" in shown


def test_a_row_without_a_position_is_named_and_linked_and_stays_written():
    ada = visit()
    page = ada.begin("exercise-1")
    typed = cells("exercise-1") | {"rows.2.to": "gestern"}
    answer = ada.post(page, typed, action="submit")
    shown = text(answer)
    assert answer.status_code == 400
    assert '<a href="#rows-2-to">Row 2, Back to: Fill in the number of a position.</a>' in shown
    assert 'value="gestern"' in shown
    assert mine(page).state == AttemptState.OPEN


def test_a_diagram_of_one_word_is_not_handed_in():
    ada = visit(language="zh-hans")
    page = ada.begin("exercise-3")
    shown = text(ada.post(page, cells("exercise-3") | {"words": "伞"}, action="submit"))
    assert 'href="#sentence"' in shown
    assert "还不够，请补上。" in shown


def test_rows_of_the_diagram_are_added_and_dropped_without_script():
    ada = visit()
    page = ada.begin("exercise-3")
    more = text(ada.post(page, cells("exercise-3"), action="add_row"))
    assert more.count('class="trow"') == 2
    assert 'value="11"' in more
    fewer = text(ada.post(page, cells("exercise-3") | {"rows.2.steps": "7"}, action="drop_row.1"))
    assert fewer.count('class="trow"') == 1
    assert 'name="rows.1.steps" data-end="steps" value="7"' in fewer


def test_an_older_window_s_draft_is_kept_beside_the_newer_one():
    ada = visit()
    page = ada.begin("exercise-2")
    ada.post(page, cells("exercise-2"), action="save")
    answer = ada.post(page, cells("exercise-2") | {"units": "49"}, action="save")
    shown = text(answer)
    assert answer.status_code == 409
    assert "A newer draft exists." in shown
    assert 'value="49"' in shown
    assert 'name="revision" value="1"' in shown


def test_a_phrase_in_the_diagram_is_refused_and_marked():
    ada = visit(language="zh-hans")
    given = make.exercise_responses("exercise-3") | {"explanation": "句尾太远，是因为它<注意力不集中>，所以走十一步。"}
    page = result_of(ada, "exercise-3", given)
    assert "还没通过" in page
    assert "59.00" in page
    assert "&lt;<mark>注意力不集中</mark>&gt;" in page


def test_a_slip_is_named_without_the_number_expected():
    ada = visit()
    make.placement("exercise-2", on=ada.session.launch.resource_link, release=Release.NEVER)
    page = result_of(ada, "exercise-2", make.exercise_responses("exercise-2") | {"batch_steps": "800"})
    assert "It looks as if the batch was multiplied in." in page
    assert "Expected" not in page


def test_an_answer_in_words_unknown_waits_for_the_teacher_without_a_score():
    ada = visit()
    page = result_of(ada, "exercise-2", make.unsure_bill())
    assert "One answer goes to your teacher." in page
    assert "No score yet" in page
    assert "Gradebook receipt" not in page
    assert "每一步会变慢一些。" in page


def test_what_the_teacher_decided_is_said_with_the_note():
    ada = visit()
    submission = make.graded(ada.session, "exercise-2", make.unsure_bill())
    teacher = User.objects.create(username="ivy")
    grades.decide(submission, "what_changes", True, note="A new way to put it.", by=teacher, now=timezone.now())
    page = text(ada.get(f"attempts/{submission.attempt.public_id}/result/"))
    assert "Your teacher read it and counts it." in page
    assert "Note from your teacher: A new way to put it." in page
    assert "100.00" in page


def test_what_the_teacher_did_not_count_is_never_said_to_count():
    ada = visit()
    submission = make.graded(ada.session, "exercise-2", make.unsure_bill())
    teacher = User.objects.create(username="ivy")
    grades.decide(submission, "what_changes", False, note="Say it of one step.", by=teacher, now=timezone.now())
    page = text(ada.get(f"attempts/{submission.attempt.public_id}/result/"))
    assert "counts it" not in page
    assert "your teacher will read it" not in page
    assert "Decided by your teacher." in page
    assert "Note from your teacher: Say it of one step." in page
    assert "每一步会变慢一些。" in page


def test_a_number_beside_wrong_positions_says_what_it_waits_for():
    ada = visit()
    given = make.exercise_responses("exercise-1")
    rows = [*given["rows"][:3], {"from": 3, "to": 9, "distance": "6"}]
    page = result_of(ada, "exercise-1", given | {"rows": rows})
    assert "The number counts once the two positions stand." in page


def test_what_a_learner_typed_is_never_markup():
    ada = visit()
    nasty = "<img src=x onerror=alert(1)>"
    given = make.exercise_responses("exercise-1")
    page = result_of(ada, "exercise-1", given | {"tokens": [nasty, *given["tokens"][1:]]})
    form = ada.begin("exercise-3")
    page += text(ada.post(form, {"words": nasty, "explanation": f"</textarea>{nasty}"}, action="add_row"))
    assert "<img" not in page
    assert page.count("</textarea>") == 1


@pytest.mark.parametrize("key", EXERCISES)
def test_no_form_needs_script_or_style_in_its_markup(key):
    ada = visit()
    page = text(ada.get(ada.begin(key)))
    assert not re.search(r"<script(?![^>]* src=)|<style|\sstyle=|\son[a-z]+=|javascript:", page)


WORDS = "句尾太远，因为它<注意力不集中>。不是记性差的问题。"


def test_hints_point_out_wording_before_the_work_is_handed_in():
    ada = visit(language="zh-hans")
    make.placement("exercise-3", on=ada.session.launch.resource_link, hints=True)
    page = ada.begin("exercise-3")
    ada.post(page, cells("exercise-3") | {"explanation": WORDS}, action="save")
    for shown in (text(ada.get(page)), text(ada.get(f"{page}hints/"))):
        assert "因为它&lt;<mark>注意力不集中</mark>&gt;。不是记性差的问题。" in shown
        assert "标出的说法把难处归给了记性或专心。" in shown


def test_without_the_teacher_s_wish_there_are_no_hints():
    ada = visit()
    page = ada.begin("exercise-3")
    ada.post(page, cells("exercise-3") | {"explanation": WORDS}, action="save")
    assert "<mark>" not in text(ada.get(page)) + text(ada.get(f"{page}hints/"))
    assert visit("ben").get(f"{page}hints/").status_code in {401, 404}


def test_a_learner_s_own_sentence_is_never_hinted_at():
    ada = visit()
    make.placement("exercise-3", on=ada.session.launch.resource_link, hints=True)
    page = ada.begin("exercise-3")
    ada.post(page, cells("exercise-3") | {"words": "我 走神 忘了 带伞 注意力不集中"}, action="save")
    assert "<mark>" not in text(ada.get(page))
