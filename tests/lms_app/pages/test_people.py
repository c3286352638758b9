"""Who has not begun: known from launches and from the roster, by name or by pseudonym."""

from __future__ import annotations

import csv
import io
import re

import pytest
from django.utils import timezone

from lms_app import pseudonyms, rosters
from lms_app.models import LtiUser, Membership, Role, RosterSync
from lms_app.pages import people
from tests import make
from tests.lms_app.pages.visitor import text, visit

pytestmark = pytest.mark.django_db


def ivy(**launch):
    """Sign the instructor in, in a course that offers its roster."""
    teacher = visit("ivy", role=Role.INSTRUCTOR, **launch)
    course = teacher.session.launch.resource_link.context
    course.memberships_url = "https://lms.example/members"
    course.save()
    return teacher


def member(who, role=Role.LEARNER, *, name=None, **more):
    person = make.user(who)
    if name is not None:
        person.name = name
        person.save()
    return Membership.objects.create(context=make.context(), user=person, role=role, changed_at=timezone.now(), **more)


def names(page):
    listed = re.search(r'<ul class="names">(.*?)</ul>', page, re.DOTALL)
    return re.findall(r"<li>(.*?)</li>", listed[1]) if listed else []


def test_learners_who_have_begun_nothing_are_listed_by_name():
    make.attempt("begun")
    member("ben")
    member("ada")
    member("gone", is_active=False)
    member("student-view", is_test_user=True)
    member("tom", Role.TA)
    page = text(ivy().get("class/"))
    assert "2 learners have begun nothing of this lesson" in page
    assert names(page) == ["Ada", "Ben"]


def test_a_preview_is_no_beginning():
    make.attempt(make.session("ada", role=Role.INSTRUCTOR))
    Membership.objects.filter(user__sub="ada").update(role=Role.LEARNER)
    assert names(text(ivy().get("class/"))) == ["Ada"]


def test_another_course_and_another_platform_are_no_part_of_it():
    other = make.context("course-1", at=make.platform("other.example"))
    person = make.user("mallory", at=other.deployment.platform)
    Membership.objects.create(context=other, user=person, role=Role.LEARNER, changed_at=timezone.now())
    page = text(ivy().get("class/"))
    assert "Everybody whom we know of has begun." in page
    assert "Mallory" not in page


@pytest.mark.parametrize(("language", "word"), [("en", "Member"), ("zh-hans", "成员")])
def test_who_has_no_name_has_a_pseudonym_in_the_pages_language(language, word):
    absent = member("ada", name="")
    code = pseudonyms.code(absent.user_id, absent.context_id)
    assert names(text(ivy(language=language).get("class/"))) == [f"{word} {code}"]


def test_a_pseudonym_is_the_same_in_one_course_and_another_elsewhere():
    codes = {pseudonyms.code(user, 7) for user in range(1, 5000)}
    assert len(codes) == 4999
    assert pseudonyms.code(41, 7) == pseudonyms.code(41, 7)
    assert pseudonyms.code(41, 7) != pseudonyms.code(41, 8)


@pytest.mark.parametrize(("language", "word"), [("en", "Member"), ("zh-hans", "成员")])
def test_the_results_show_the_pseudonym_and_json_says_that_there_is_no_name(language, word):
    attempt = make.graded("ada").attempt
    LtiUser.objects.filter(sub="ada").update(name="")
    shown = f"{word} {pseudonyms.code(attempt.user_id, make.context().pk)}"
    teacher = ivy(language=language)
    headers = {"X-Launch-Session": teacher.session.sid}
    found = teacher.client.get("/api/v1/results/", headers=headers).json()["results"]
    assert found[0]["learner"] == {"id": "ada", "name": None, "shown_as": shown}
    answer = teacher.client.get("/api/v1/results/?format=csv", headers=headers)
    rows = list(csv.DictReader(io.StringIO(b"".join(answer).decode("utf-8-sig"))))
    assert [(row["learner_id"], row["learner"]) for row in rows] == [("ada", shown)]


def test_a_name_is_shown_as_text():
    member("ada", name="<script>alert(1)</script>")
    page = text(ivy().get("class/"))
    assert "<script>alert" not in page
    assert names(page) == ["&lt;script&gt;alert(1)&lt;/script&gt;"]


def test_of_very_many_the_rest_is_a_number(monkeypatch):
    monkeypatch.setattr(people, "SHOWN_MAX", 3)
    for n in range(5):
        member(f"p{n}")
    page = text(ivy().get("class/"))
    assert len(names(page)) == 3
    assert "5 learners have begun nothing" in page
    assert "and 2 more" in page


def test_the_roster_is_asked_for_from_the_page():
    teacher = ivy()
    assert "Never read" in text(teacher.get("class/"))
    answer = teacher.post("class/roster/")
    assert (answer.status_code, answer.headers["Location"]) == (303, f"{teacher.url('class/')}#people-h")
    roster = RosterSync.objects.get()
    assert roster.context == teacher.session.launch.resource_link.context
    page = text(teacher.get("class/"))
    assert "Waiting to be read" in page
    assert "class/roster/" not in page
    teacher.post("class/roster/")
    assert RosterSync.objects.count() == 1


def test_the_page_says_how_far_the_roster_is():
    teacher = ivy()
    teacher.post("class/roster/")
    RosterSync.objects.update(state="claimed", pages=2, members=100)
    assert "Being read: page 3, 100 members so far" in text(teacher.get("class/"))
    now = timezone.now()
    RosterSync.objects.update(state="done", pages=3, members=120, joined=118, gone=2, completed_at=now)
    page = text(teacher.get("class/"))
    assert "Read: 120 members, 118 new, 0 changed, 2 gone" in page
    assert "Last read whole" in page
    assert "class/roster/" in page


def test_every_named_end_of_a_roster_has_its_words():
    teacher = ivy()
    teacher.post("class/roster/")
    ends = ("no_scope", "course_gone", "foreign_course", "endless", rosters.EMPTY, rosters.EXHAUSTED, "something_new")
    for reason in ends:
        RosterSync.objects.update(state="failed", reason=reason)
        page = text(teacher.get("class/"))
        assert "Not read" in page
        assert reason not in page


def test_a_course_without_the_service_offers_no_button():
    teacher = visit("ivy", role=Role.INSTRUCTOR)
    assert "class/roster/" not in text(teacher.get("class/"))


@pytest.mark.parametrize("role", [Role.LEARNER, Role.DESIGNER, Role.OBSERVER, Role.NONE])
def test_only_those_who_teach_ask_for_the_roster(role):
    assert visit("ben", role=role).post("class/roster/").status_code == 403
    assert not RosterSync.objects.exists()


def test_a_roster_is_not_asked_for_by_a_link_or_a_forged_form():
    teacher = ivy()
    assert teacher.get("class/roster/").status_code == 405
    assert teacher.client.post(teacher.url("class/roster/"), {}).status_code == 403
    assert not RosterSync.objects.exists()


def test_who_left_after_handing_in_still_counts_among_the_learners():
    make.graded("ada")
    make.graded("ben")
    member("cem")
    Membership.objects.filter(user__sub="ben").update(is_active=False)
    page = text(ivy().get("class/"))
    assert "of 3 learners" in page
    assert "1 learner has not handed in." in page
