"""A course from its first choice to its copy, with the platform's dates and its gradebook, over HTTP."""

import re
from datetime import UTC, datetime, timedelta

import pytest

from tests.fakes.browser import Browser
from tests.flow import answers
from tests.flow.people import Visitor
from tests.flow.test_deep_linking import KINDS, choose, open_link
from tests.make import LESSON


def iso(moment):
    return moment.isoformat()


def review(room, who, whose, link):
    """Open somebody's cell of the gradebook; give the page that it leads to."""
    browser = Browser()
    answer = room.platform.launch(
        browser, room.person(who), link, message="review", for_user=room.person(whose), language="en"
    ).post()
    assert answer.status == 303, answer.text[:500]
    return browser.follow(answer)


def set_attempts(ivy, key, count):
    """Allow so many attempts, as a teacher does in the admin."""
    staff = ivy.enter_admin()
    listed = staff.get("lms_app/placement/")
    assert listed.status == 200
    [path] = set(re.findall(rf'href="/admin/(lms_app/placement/\d+/change/)[^"]*">{key}<', listed.text))
    page = staff.get(path)
    saved = staff.post(page, attempts_allowed=str(count), counting="last", release="never", hints="on")
    assert saved.status == 200, saved.text[:300]


@pytest.mark.parametrize("kind", KINDS)
def test_a_copied_course_has_the_settings_and_no_work(classroom_at, kind):
    room = classroom_at(kind)
    choose(room, f"{LESSON}/quiz")
    [link] = room.platform.deep_links[-1]["links"]
    ada = open_link(room, "ada", link)
    ada.wait_until(ada.hand_in("quiz", answers.quiz(right=2)), delivery="confirmed")
    set_attempts(open_link(room, "ivy", link), "quiz", 1)
    copy = room.platform.copy_course(room.course)
    copied = next(other for other in copy.links if other.copied_from is link)
    again = open_link(room, "ada", copied)
    [quiz] = again.me()["activities"]
    assert (quiz["state"], quiz["attempts_left"]) == ("not_started", 1)
    again.wait_until(again.hand_in("quiz", answers.quiz(right=3)), delivery="confirmed")
    assert again.api("POST", "attempts/", {"activity": "quiz"}).status == 409
    book, person = room.platform.gradebook, room.person("ada")
    assert f"{book.score(link, person):.2f} {book.score(copied, person):.2f}" == "66.67 100.00"


def test_canvas_moves_a_learners_end_and_ours_follows(classroom_at):
    room = classroom_at("canvas")
    choose(room, f"{LESSON}/quiz")
    [link] = room.platform.deep_links[-1]["links"]
    now = datetime.now(UTC)
    link.dates = {"lock": iso(now - timedelta(hours=1))}
    link.own_dates = {"ben": {"lock": iso(now + timedelta(hours=1))}}
    ada, ben = open_link(room, "ada", link), open_link(room, "ben", link)
    refused = ada.api("POST", "attempts/", {"activity": "quiz"})
    assert (refused.status, refused.json()["type"].rpartition("#")[2]) == (409, "closed")
    attempt = ben.save(ben.begin("quiz"), answers.quiz(right=2))
    link.own_dates = {"ben": {"lock": iso(now - timedelta(minutes=1))}}
    assert room.platform.launch(Browser(), room.person("ben"), link).post().status == 303
    assert ben.submit(attempt).status == 409
    link.dates = {"lock": iso(now + timedelta(hours=2))}
    open_link(room, "ada", link)
    ada.wait_until(ada.hand_in("quiz", answers.quiz(right=2)), delivery="confirmed")
    assert f"{room.platform.gradebook.score(link, room.person('ada')):.2f}" == "66.67"


@pytest.mark.parametrize("kind", KINDS)
def test_the_gradebook_opens_the_work_it_is_about(classroom_at, kind):
    room = classroom_at(kind)
    choose(room, f"{LESSON}/quiz")
    [link] = room.platform.deep_links[-1]["links"]
    ada = open_link(room, "ada", link)
    ada.wait_until(ada.hand_in("quiz", answers.quiz(right=2)), delivery="confirmed")
    assert review(room, "ada", "ada", link).url.endswith("/result/")
    page = review(room, "ivy", "ada", link)
    assert page.status == 200
    assert "66.67" in page.text
    assert room.person("ada").name in page.text
    refused = room.platform.launch(
        Browser(), room.person("ben"), link, message="review", for_user=room.person("ada")
    ).post()
    assert refused.status == 403


def test_who_acts_as_a_learner_sees_and_writes_nothing(classroom_at):
    room = classroom_at("canvas")
    choose(room, f"{LESSON}/quiz")
    [link] = room.platform.deep_links[-1]["links"]
    acting: Visitor = open_link(room, "ada", link, acted_by=room.person("root"), language="en")
    assert "Somebody else is acting as" in acting.page.text
    assert acting.api("POST", "attempts/", {"activity": "quiz"}).status == 403
