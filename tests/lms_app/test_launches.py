"""A launch as rows: each noun once, replaced and never merged."""

import secrets
from datetime import timedelta

import pytest
from django.utils import timezone

from lms_app import arrivals, launches
from lms_app.lti.launch import ContextFacts, GradeService, LaunchFacts, LinkFacts
from lms_app.lti.refusals import LaunchRefused
from lms_app.models import (
    Context,
    Deployment,
    DeploymentState,
    Launch,
    LaunchSession,
    LoginState,
    LtiUser,
    Membership,
    Platform,
    ResourceLink,
    Role,
)
from tests.lms_app.lti.lms import load_lesson

pytestmark = pytest.mark.django_db

NOW = timezone.now()


@pytest.fixture
def platform(settings):
    load_lesson()
    made = Platform.objects.create(issuer="https://lms.example", client_id="yardstick")
    Deployment.objects.create(platform=made, deployment_id="1", state=DeploymentState.APPROVED)
    return made


def login(platform, now=NOW):
    """Begin a login, to be used up by a launch."""
    state = secrets.token_hex(32)
    return LoginState.objects.create(
        state_hash=state,
        nonce="nonce",
        browser_hash="hash",
        platform=platform,
        target_link_uri="https://tool.example/lti/launch/",
        created_at=now,
        expires_at=now + timedelta(minutes=10),
    )


@pytest.fixture
def launch(platform, settings):
    """Take a launch that says what is given, and else what Ada's usual launch says."""

    def take(now=NOW, path="/lti/launch/quiz/", **changes):
        usual = {
            "platform": platform,
            "message_type": "LtiResourceLinkRequest",
            "deployment_id": "1",
            "target_link_uri": settings.PUBLIC_URL + path,
            "sub": "ada",
            "role": Role.LEARNER,
            "name": "Ada",
            "context": ContextFacts("course-1", "BIO", "Biology"),
            "link": LinkFacts("link-1", "Quiz"),
            "grade_service": GradeService("https://lms.example/items", "https://lms.example/items/1", ("score",)),
            "memberships_url": "https://lms.example/members",
            "product_family": "moodle",
        }
        facts = LaunchFacts(**{**usual, **changes})
        return arrivals.enter(facts, launches.look_up(facts), login(platform, now), now=now).session

    return take


def test_launching_twice_makes_each_noun_once(launch):
    launch()
    launch(now=NOW + timedelta(minutes=1))
    for noun in (LtiUser, Context, ResourceLink, Membership, Deployment, Platform):
        assert noun.objects.count() == 1
    assert Launch.objects.count() == 2


def test_the_latest_launch_says_where_grades_go(launch):
    launch()
    launch(grade_service=GradeService("https://new.example/items", "", ("score", "lineitem")))
    link = ResourceLink.objects.get()
    assert (link.ags_lineitems_url, link.ags_lineitem_url) == ("https://new.example/items", "")
    assert link.ags_scopes == ["score", "lineitem"]


def test_what_is_said_of_people_and_courses_is_replaced(launch):
    launch()
    launch(name="", email="ada@school.example", context=ContextFacts("course-1", "BIO2", "Biology II"))
    user, context = LtiUser.objects.get(), Context.objects.get()
    assert (user.name, user.email) == ("", "ada@school.example")
    assert (context.label, context.title) == ("BIO2", "Biology II")


def test_the_rosters_address_is_kept_where_a_launch_leaves_it_out(launch):
    launch()
    launch(memberships_url="")
    assert Context.objects.get().memberships_url == "https://lms.example/members"


def test_the_product_is_noted(launch, platform):
    launch()
    platform.refresh_from_db()
    assert platform.product_family == "moodle"


# Roles


def test_a_role_is_replaced_and_never_merged_upward(launch):
    launch(role=Role.INSTRUCTOR)
    launch(role=Role.LEARNER)
    assert Membership.objects.get().role == Role.LEARNER


def is_over(session):
    return LaunchSession.objects.get(pk=session.pk).ended_at is not None


def test_a_demotion_ends_older_sessions_in_that_course_only(launch):
    here = launch(role=Role.INSTRUCTOR)
    elsewhere = launch(role=Role.INSTRUCTOR, context=ContextFacts("course-2"), link=LinkFacts("link-2"))
    somebody_else = launch(sub="ben", role=Role.INSTRUCTOR)
    now = launch(role=Role.LEARNER)
    assert is_over(here)
    assert not any(is_over(session) for session in (elsewhere, somebody_else, now))


def test_a_promotion_ends_nothing(launch):
    before = launch(role=Role.LEARNER)
    launch(role=Role.INSTRUCTOR)
    assert not is_over(before)


def test_somebody_who_was_gone_is_back_by_launching(launch):
    launch()
    Membership.objects.update(is_active=False)
    launch()
    assert Membership.objects.get().is_active


def test_a_test_user_is_marked(launch):
    assert launch(is_test_user=True).membership.is_test_user
    assert not launch(is_test_user=False).membership.is_test_user


# Links


def test_the_same_link_in_two_courses_is_two_links(launch):
    first = launch(context=ContextFacts("course-1")).launch.resource_link
    second = launch(context=ContextFacts("course-2")).launch.resource_link
    assert first != second


def test_ids_are_case_sensitive(launch):
    launch(sub="Ada", link=LinkFacts("Link"), context=ContextFacts("Course"))
    launch(sub="ada", link=LinkFacts("link"), context=ContextFacts("course"))
    assert LtiUser.objects.count() == Context.objects.count() == ResourceLink.objects.count() == 2


def test_a_known_link_needs_no_course_and_an_unknown_one_does(launch):
    known = launch().launch.resource_link
    assert launch(context=None).launch.resource_link == known
    with pytest.raises(LaunchRefused) as refused:
        launch(context=None, link=LinkFacts("unknown"))
    assert refused.value.kind == "context"


def test_a_link_known_in_two_courses_needs_its_course(launch):
    launch(context=ContextFacts("course-1"))
    launch(context=ContextFacts("course-2"))
    with pytest.raises(LaunchRefused):
        launch(context=None)


def test_a_link_of_another_deployment_is_not_known_here(launch, platform):
    launch()
    Deployment.objects.create(platform=platform, deployment_id="2", state=DeploymentState.APPROVED)
    with pytest.raises(LaunchRefused):
        launch(deployment_id="2", context=None)


# Lessons and activities


def test_the_address_binds_and_the_parameter_wins(launch):
    assert launch().launch.activity == "quiz"
    assert launch(custom={"activity": "exercise-3"}).launch.activity == "exercise-3"
    assert ResourceLink.objects.get().activity == "exercise-3"
    assert launch(path="/lti/launch/").launch.activity == ""


@pytest.mark.parametrize("activity", ["exercise-9", "Quiz", "", None, 5, True])
def test_an_activity_must_be_one_of_the_lesson(launch, activity):
    if activity in ("", None):
        assert launch(custom={"activity": activity}).launch.activity == "quiz"
        return
    with pytest.raises(LaunchRefused) as refused:
        launch(custom={"activity": activity})
    assert refused.value.kind == "activity"


def test_a_link_stays_with_its_lesson_when_another_is_loaded(launch):
    launch()
    load_lesson("another-lesson", ("quiz",))
    launch()
    assert ResourceLink.objects.get().lesson == "a-lesson"


def test_a_parameter_may_name_the_lesson(launch):
    load_lesson("another-lesson", ("only-this",))
    recorded = launch(path="/lti/launch/", custom={"lesson": "another-lesson", "activity": "only-this"})
    assert recorded.launch.resource_link.lesson == "another-lesson"
    for unheard in ("unheard-of", "x" * 500):
        with pytest.raises(LaunchRefused):
            launch(custom={"lesson": unheard})
    with pytest.raises(LaunchRefused):
        launch(custom={"lesson": "another-lesson", "activity": "exercise-1"})


def test_without_any_lesson_nothing_can_be_opened(launch):
    from lms_app.models import ContentVersion

    ContentVersion.objects.all().delete()
    with pytest.raises(LaunchRefused) as refused:
        launch()
    assert refused.value.kind == "unavailable"
