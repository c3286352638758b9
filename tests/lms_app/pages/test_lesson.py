"""The overview, the lesson's text and the switch of language."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest
from django.utils import timezone

from lms_app.models import LtiUser, Role
from tests import make
from tests.lms_app.pages.visitor import text, visit

pytestmark = pytest.mark.django_db
LANGUAGES = ("zh-hans", "en")


def filled_buttons(page: str) -> list[str]:
    """Return the words of the page's filled buttons."""
    return re.findall(r'class="btn btn--main[^>]*>([^<]*)<', page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_overview_lists_every_activity_in_the_launch_s_language(language):
    page = text(visit(language=language).get())
    for entry in make.bundle().lesson(language)["activities"]:
        assert entry["heading"] in page
    assert f'<html lang="{"en" if language == "en" else "zh-Hans"}">' in page
    assert ("未开始" in page) is (language != "en")
    assert ("Not started" in page) is (language == "en")


def test_one_next_step_is_offered():
    ada = visit()
    assert filled_buttons(text(ada.get())) == ["Start"]
    ada.begin("exercise-2")
    assert filled_buttons(text(ada.get())) == ["Continue"]


def test_a_link_bound_to_one_activity_shows_it_alone():
    page = text(visit(activity="exercise-3").get())
    assert "Exercise 3" in page
    assert "Exercise 1" not in page


def test_without_a_shared_name_a_page_says_who_is_here_by_a_pseudonym():
    ada, ben = visit("sub-4711"), visit("sub-4712")
    LtiUser.objects.update(name="")
    said = [re.findall(r'<span class="bar__who">(.+?) · learner</span>', text(visitor.get())) for visitor in (ada, ben)]
    assert all(name.startswith("Member ") for [name] in said)
    assert said[0] != said[1]
    assert "sub-4711" not in text(ada.get()).lower()


@pytest.mark.parametrize("path", ["", "lesson/", "activity/quiz/"])
def test_every_page_says_in_which_course_it_is(path):
    ada = visit()
    course = str(ada.session.launch.resource_link.context)
    assert f'<span class="bar__course">{course}</span>' in text(ada.get(path))


def test_a_name_is_text_and_never_markup():
    ada = visit()
    LtiUser.objects.filter(pk=ada.session.launch.user_id).update(name="<b>Ada</b>")
    page = text(ada.get())
    assert "<b>Ada</b>" not in page
    assert "&lt;b&gt;Ada&lt;/b&gt;" in page


def test_a_graded_activity_tells_its_score():
    ada = visit()
    make.graded(ada.session, "quiz", make.quiz_responses(right=2))
    page = text(ada.get())
    assert "66.67 of 100. On its way to the gradebook" in page
    assert "Passed" in page


def test_a_closed_activity_cannot_be_started():
    make.placement("quiz", closes_at=timezone.now() - timedelta(hours=1))
    page = text(visit(activity="quiz").get())
    assert "Closed" in page
    assert filled_buttons(page) == []


@pytest.mark.parametrize("role", [Role.OBSERVER, Role.NONE])
def test_who_may_only_look_is_offered_no_start(role):
    guest = visit("ben", role=role)
    assert "/start/" not in text(guest.get())
    assert guest.get("lesson/").status_code == 200
    refused = guest.post("start/quiz/")
    assert refused.status_code == 403
    assert "you can read the lesson" in text(refused)


def test_whoever_teaches_finds_the_class_and_the_admin():
    page = text(visit("ivy", role=Role.INSTRUCTOR).get())
    assert "Your class" in page
    assert "Open the admin" in page
    assert "Preview: nothing is sent" in page
    assert "Your class" not in text(visit("ada").get())


def test_the_admin_opens_by_a_ticket_for_whoever_teaches():
    ivy = visit("ivy", role=Role.INSTRUCTOR)
    way_in = re.search(r'href="(/admin/enter/[\w-]+/)" target="_blank" rel="noopener"', text(ivy.post("admin/")))
    assert way_in
    assert ivy.client.get(way_in[1]).headers["Location"] == "/admin/"
    assert visit("ada").post("admin/").status_code == 403


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_shows_every_section(language):
    page = text(visit(language=language).get("lesson/"))
    lesson = make.bundle().lesson(language)
    for section in lesson["sections"]:
        assert f'id="{section["id"]}"' in page
        for block in section["blocks"]:
            if block["kind"] == "prose":
                assert block["html"] in page


def test_the_language_can_be_switched_and_is_kept():
    ada = visit(language="zh-hans")
    answer = ada.post("language/", language="en", next=ada.url("lesson/"))
    assert answer.headers["Location"] == ada.url("lesson/")
    assert "On this page" in text(ada.get("lesson/"))


@pytest.mark.parametrize("elsewhere", ["https://evil.example/", "//evil.example/", "/admin/", "\\\\evil.example"])
def test_the_switch_leads_nowhere_else(elsewhere):
    ada = visit()
    assert ada.post("language/", language="en", next=elsewhere).headers["Location"] == ada.url()


def test_an_unknown_language_changes_nothing():
    ada = visit(language="zh-hans")
    ada.post("language/", language="tlh")
    assert "未开始" in text(ada.get())


def test_pages_need_their_session_and_changes_their_token(client):
    ada = visit()
    assert client.get(ada.url()).status_code == 401
    assert ada.client.post(ada.url("language/"), {"language": "en"}).status_code == 403


def test_no_page_carries_style_or_script_of_its_own():
    ada = visit()
    for path in ("", "lesson/", ada.begin()):
        page = text(ada.get(path))
        assert " style=" not in page
        assert "<style" not in page
        assert re.findall(r"<script(?![^>]*\bsrc=)", page) == []
        assert re.findall(r"\son[a-z]+=", page) == []


def test_the_overview_asks_few_things_however_much_there_is(django_assert_max_num_queries):
    ada = visit()
    for activity in ("quiz", "exercise-1", "exercise-2", "exercise-3"):
        responses = make.quiz_responses(right=2) if activity == "quiz" else make.exercise_responses(activity)
        make.graded(ada.session, activity, responses)
    with django_assert_max_num_queries(9):
        ada.get()
