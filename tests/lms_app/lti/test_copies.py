"""Copied courses: settings come along with a link, in the forms of each platform; nothing that anybody did there."""

from datetime import timedelta

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from lms_app import copies, placements
from lms_app.lti import custom
from lms_app.models import (
    Attempt,
    ContentVersion,
    Counting,
    Deployment,
    DeploymentState,
    Late,
    LineItem,
    Placement,
    Release,
    ResourceLink,
    ScoreDelivery,
)
from tests import make
from tests.fakes.platform import Merge

SOON = timezone.now() + timedelta(days=30)
CHOSEN = {
    "attempts_allowed": 2,
    "opens_at": SOON - timedelta(days=60),
    "due_at": SOON,
    "closes_at": SOON + timedelta(days=1),
    "late": Late.PER_DAY,
    "late_percent": 10,
    "grace_minutes": 5,
    "time_limit_minutes": 90,
    "counting": Counting.LAST,
    "release": Release.NEVER,
    "hints": True,
}


@pytest.fixture
def lesson(connect):
    ContentVersion.objects.all().delete()
    make.content()


@pytest.fixture
def at(connect, lesson):
    """A platform whose links carry what we ask for, as links chosen from the course do."""

    def made(personality="plain", **fake):
        lms = connect(personality, **fake)
        for link in lms.fake.school.links():
            link.custom = {"lesson": make.LESSON, **custom.FIELDS}
        return lms

    return made


def opened(lms, link="quiz", who="ada", **changes):
    """Open a link; give its row."""
    answer = lms.launch(Client(), who, link, **changes)
    assert answer.status_code == 303, answer.content.decode()[:500]
    return ResourceLink.objects.latest("pk")


def chosen(link, activity="quiz", **changes):
    """Choose settings for an activity of a link."""
    placements.of(link, activity)
    Placement.objects.filter(resource_link=link, activity=activity).update(**{**CHOSEN, **changes})


def copied(lms, link="quiz", course=None):
    course = lms.fake.copy_course(course)
    return course.link(link)


def settings_of(link, activity="quiz"):
    return Placement.objects.filter(resource_link=link, activity=activity).values(*copies.SETTINGS).first()


DEFAULTS = {name: Placement._meta.get_field(name).get_default() for name in copies.SETTINGS}


@pytest.mark.parametrize("personality", ["plain", "moodle", "canvas"])
def test_settings_come_along_and_nothing_that_anybody_did(at, personality):
    lms = at(personality)
    first = opened(lms)
    chosen(first)
    work = make.graded(make.session(lms.fake.personality.subject(lms.fake.school.person("ada")), on=first))
    second = opened(lms, copied(lms))
    assert second != first
    assert settings_of(second) == CHOSEN
    assert Placement.objects.get(resource_link=second).copied_from == Placement.objects.get(resource_link=first)
    assert list(Attempt.objects.values_list("pk", flat=True)) == [work.attempt_id]
    assert not ScoreDelivery.objects.filter(placement__resource_link=second).exists()
    assert not LineItem.objects.filter(placement__resource_link=second).exists()
    assert second.ags_lineitem_url not in ("", first.ags_lineitem_url)


def test_every_setting_of_a_placement_is_one_that_comes_along():
    own = {"id", "resource_link", "activity", "copied_from", "is_confirmed"}
    assert {field.name for field in Placement._meta.fields} == own | set(copies.SETTINGS)


def test_what_is_changed_in_the_copy_or_in_the_first_afterwards_stays_there(at):
    lms = at()
    first = opened(lms)
    chosen(first)
    link = copied(lms)
    second = opened(lms, link)
    chosen(first, attempts_allowed=9)
    chosen(second, attempts_allowed=5)
    opened(lms, link, "ben")
    assert (settings_of(first)["attempts_allowed"], settings_of(second)["attempts_allowed"]) == (9, 5)


def test_the_nearest_ancestor_that_we_know_counts(at):
    lms = at("canvas")
    grandmother = opened(lms)
    chosen(grandmother, attempts_allowed=7)
    mother_course = lms.fake.copy_course()
    child_course = lms.fake.copy_course(mother_course)
    assert settings_of(opened(lms, child_course.link("quiz")))["attempts_allowed"] == 7
    mother = opened(lms, mother_course.link("quiz"))
    chosen(mother, attempts_allowed=3)
    other = lms.fake.copy_course(mother_course)
    assert settings_of(opened(lms, other.link("quiz")))["attempts_allowed"] == 3


def test_a_course_in_which_the_link_was_never_opened_hides_no_older_one(at):
    lms = at("moodle")
    chosen(opened(lms), attempts_allowed=7)
    mother = lms.fake.copy_course()
    opened(lms, mother.link("exercise-1"))
    child = lms.fake.copy_course(mother)
    assert settings_of(opened(lms, child.link("quiz")))["attempts_allowed"] == 7


def test_of_two_links_to_the_same_activity_the_one_of_the_same_title_counts(at):
    lms = at("moodle")
    course = lms.fake.school.courses[0]
    quiz, again = course.link("quiz"), course.link("exercise-1")
    again.path, again.title, again.key = quiz.path, "Quiz before the exam", "again"
    chosen(opened(lms, quiz), attempts_allowed=7)
    chosen(opened(lms, again), attempts_allowed=1)
    copy = lms.fake.copy_course()
    assert settings_of(opened(lms, copy.link("again")))["attempts_allowed"] == 1
    assert settings_of(opened(lms, copy.link("quiz")))["attempts_allowed"] == 7


def test_where_two_could_be_meant_nothing_comes_along(at):
    lms = at("moodle")
    course = lms.fake.school.courses[0]
    quiz, again = course.link("quiz"), course.link("exercise-1")
    again.path, again.title, again.key = quiz.path, quiz.title, "again"
    chosen(opened(lms, quiz))
    chosen(opened(lms, again), attempts_allowed=1)
    assert settings_of(opened(lms, lms.fake.copy_course().link("quiz"))) is None


def test_the_settings_of_every_activity_of_a_lessons_link_come_along(at):
    lms = at("moodle")
    first = opened(lms, "overview")
    chosen(first, "quiz")
    chosen(first, "exercise-2", attempts_allowed=4)
    second = opened(lms, copied(lms, "overview"))
    assert settings_of(second, "exercise-2")["attempts_allowed"] == 4
    assert settings_of(second, "quiz") == CHOSEN
    assert settings_of(second, "exercise-1") is None


def named(lms, link, **history):
    return opened(lms, link, claims={"custom": Merge(history)})


def histories(link):
    """Every way to say where a link comes from."""
    said = {"context_history": link.context.lti_id, "link_history": link.lti_id}
    return [said, {"context_history": said["context_history"]}, {"link_history": said["link_history"]}]


@pytest.mark.parametrize("which", [0, 1, 2])
def test_ids_of_another_platform_bring_nothing(at, which):
    mallory, lms = at(origin="https://mallory.example"), at()
    chosen(opened(mallory))
    theirs = histories(ResourceLink.objects.get())[which]
    link = lms.fake.copy_course().link("quiz")
    link.custom = {"lesson": make.LESSON}
    assert settings_of(named(lms, link, **theirs)) is None


@pytest.mark.parametrize("which", [0, 1, 2])
def test_ids_of_another_deployment_of_the_same_registration_bring_nothing(at, which):
    lms = at()
    chosen(opened(lms))
    theirs = histories(ResourceLink.objects.get())[which]
    Deployment.objects.create(platform=lms.row, deployment_id="2", state=DeploymentState.APPROVED)
    link = lms.fake.copy_course().link("quiz")
    link.custom = {"lesson": make.LESSON}
    answer = named(lms, link, **theirs)
    assert settings_of(answer) == CHOSEN
    lms.fake.deployment_id = "2"
    assert settings_of(named(lms, lms.fake.copy_course().link("quiz"), **theirs)) is None


@pytest.mark.parametrize(
    "said",
    ["$ResourceLink.id.history", "", ",,,", "%00", "x" * 300, ",".join(map(str, range(2000))), "\u202e", True, 1.5, 0],
)
def test_a_history_that_says_nothing_of_ours_is_no_failure(at, said):
    lms = at()
    chosen(opened(lms))
    link = lms.fake.copy_course().link("quiz")
    link.custom = {}
    assert settings_of(named(lms, link, link_history=said, context_history=said)) is None


def test_ids_are_decoded_and_a_number_is_one_id(at):
    lms = at()
    first = opened(lms)
    chosen(first)
    ResourceLink.objects.filter(pk=first.pk).update(lti_id="a,b/c 1")
    link = lms.fake.copy_course().link("quiz")
    link.custom = {}
    assert settings_of(named(lms, link, link_history="unknown, a%2Cb%2Fc%201 ,17")) == CHOSEN
    ResourceLink.objects.filter(pk=first.pk).update(lti_id="17")
    other = lms.fake.copy_course().link("quiz")
    other.custom = {}
    assert settings_of(named(lms, other, link_history=17)) == CHOSEN


def test_the_signed_course_counts_and_not_what_an_address_says(at):
    lms = at()
    first = opened(lms)
    chosen(first)
    make.graded(make.session(lms.fake.personality.subject(lms.fake.school.person("ada")), on=first))
    link = lms.fake.copy_course().link("quiz")
    link.path += f"?context_id={first.context.lti_id}&resource_link_id={first.lti_id}&attempt=1"
    second = opened(lms, link)
    assert second.context.lti_id == lms.fake.personality.context_id(link.course)
    assert second != first
    assert Attempt.objects.filter(placement__resource_link=second).count() == 0


def test_a_copy_that_names_no_lesson_opens_the_lesson_of_the_first(at, settings):
    from tests.lms_app.lti.lms import load_lesson

    lms = at()
    link = lms.fake.school.link("quiz")
    link.custom = {**custom.HISTORY}
    first = opened(lms)
    load_lesson("another-lesson")
    ContentVersion.objects.filter(slug=make.LESSON).update(is_current=False)
    ContentVersion.objects.create(
        slug=make.LESSON, digest="newer", document=ContentVersion.objects.get(slug=make.LESSON).document
    )
    assert opened(lms, copied(lms)).lesson == first.lesson == make.LESSON


def test_a_copy_that_opens_another_lesson_takes_no_settings(at):
    from tests.lms_app.lti.lms import load_lesson

    lms = at()
    chosen(opened(lms))
    load_lesson("another-lesson")
    link = copied(lms)
    link.custom = {**custom.FIELDS, "lesson": "another-lesson"}
    assert settings_of(opened(lms, link)) is None


def test_a_known_link_asks_nothing_of_its_history(at):
    lms = at()
    chosen(opened(lms))
    link = copied(lms)
    opened(lms, link)
    launch = lms.fake.launch(Client(), "ben", link)
    with CaptureQueriesContext(connection) as asked:
        assert launch.post().status_code == 303
    assert not [query for query in asked.captured_queries if "placement" in query["sql"].lower()]
