"""From choosing contents to a score in the column that came of it, over HTTP, at the platforms that we have met."""

import pytest

from tests.fakes import forms
from tests.fakes.browser import Browser
from tests.fakes.platform import REMOVE, Merge
from tests.flow import answers
from tests.flow.people import Visitor
from tests.make import LESSON

KINDS = ("plain", "moodle", "canvas")


def choose(room, *picked, button="add", **changes):
    """Let the course's teacher choose; give the platform's answer to what came back."""
    browser = Browser()
    asked = room.platform.select(browser, room.person("ivy"), room.course, **changes).post()
    assert asked.status == 303, asked.text[:500]
    page = browser.follow(asked)
    form = next(form for form in forms.read(page.text) if "cancel" in form.buttons)
    answer = browser.post(room.stack.base_url + form.action, form.filled(button, pick=list(picked)))
    back = forms.with_field(answer.text, "JWT")
    return browser.post(back.action, back.hidden)


def open_link(room, who, link, **changes):
    """Open a link as somebody; give them inside its session."""
    browser = Browser()
    answer = room.platform.launch(browser, room.person(who), link, **changes).post()
    assert answer.status == 303, answer.text[:500]
    return Visitor(room, browser, browser.follow(answer))


@pytest.mark.parametrize("kind", KINDS)
def test_a_chosen_quiz_is_worked_on_and_its_score_arrives(classroom_at, kind):
    room = classroom_at(kind)
    taken = choose(room, f"{LESSON}/quiz")
    assert taken.status == 200, taken.text
    [link] = room.platform.deep_links[-1]["links"]
    ada = open_link(room, "ada", link)
    assert [entry["key"] for entry in ada.me()["activities"]] == ["quiz"]
    attempt = ada.hand_in("quiz", answers.quiz(right=2))
    ada.wait_until(attempt, state="graded", delivery="confirmed")
    held = room.platform.gradebook.score(link, room.person("ada"))
    assert f"{held:.2f}" == "66.67"
    assert len(room.platform.gradebook.of_link(link)) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_a_link_in_a_copied_course_opens_what_was_picked_and_fills_its_own_column(classroom_at, kind):
    room = classroom_at(kind)
    choose(room, f"{LESSON}/exercise-1")
    [link] = room.platform.deep_links[-1]["links"]
    first = open_link(room, "ada", link)
    first.wait_until(first.hand_in("exercise-1", answers.look_backs()), delivery="confirmed")
    copy = room.platform.copy_course(room.course)
    copied = next(other for other in copy.links if other.copied_from is link)
    again = open_link(room, "ada", copied)
    assert [(entry["key"], entry["state"]) for entry in again.me()["activities"]] == [("exercise-1", "not_started")]
    again.wait_until(again.hand_in("exercise-1", answers.look_backs()), delivery="confirmed")
    book, ada = room.platform.gradebook, room.person("ada")
    assert (book.score(link, ada), book.score(copied, ada)) == (100, 100)
    assert len(book.of_link(copied)) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_a_link_whose_launch_names_no_column_finds_the_one_that_came_with_it(classroom_at, kind):
    room = classroom_at(kind)
    choose(room, f"{LESSON}/quiz")
    [link] = room.platform.deep_links[-1]["links"]
    before = len(room.platform.gradebook.items)
    ada = open_link(room, "ada", link, claims={"ags": Merge(lineitem=REMOVE)})
    ada.wait_until(ada.hand_in("quiz", answers.quiz(right=3)), delivery="confirmed")
    assert room.platform.gradebook.score(link, room.person("ada")) == 100
    assert len(room.platform.gradebook.items) == before


@pytest.mark.parametrize("kind", ["plain", "moodle"])
def test_work_on_the_whole_lesson_leaves_the_columns_of_single_links_alone(classroom_at, kind):
    room = classroom_at(kind)
    taken = choose(room, button="all")
    assert taken.status == 200, taken.text
    links = room.platform.deep_links[-1]["links"]
    overview, *single = links
    ada = open_link(room, "ada", overview)
    work = {"quiz": answers.quiz(right=2), "exercise-1": answers.look_backs()}
    for key, responses in work.items():
        ada.wait_until(ada.hand_in(key, responses), delivery="confirmed")
    book, person = room.platform.gradebook, room.person("ada")
    assert f"{book.score(overview, person):.2f}" == "66.67"
    assert [book.score(link, person) for link in single] == [None] * 4


@pytest.mark.parametrize("kind", KINDS)
def test_cancelling_adds_nothing(classroom_at, kind):
    room = classroom_at(kind)
    before = len(room.course.links)
    assert choose(room, button="cancel").status == 200
    assert len(room.course.links) == before
