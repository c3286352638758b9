"""Tenants: a registration is an issuer with a client id; nothing of one is seen, opened or sent by another."""

import json

import pytest
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from lms_app import outbox, selections, sessions, tickets
from lms_app.lti import keys
from lms_app.models import (
    Attempt,
    ContentVersion,
    Context,
    Deployment,
    DeploymentState,
    Launch,
    LaunchSession,
    LtiUser,
    Membership,
    Platform,
    ResourceLink,
    Role,
    ScoreDelivery,
    Selection,
)
from tests import make
from tests.lms_app.lti.lms import photograph

pytestmark = pytest.mark.django_db

NOUNS = (Deployment, Context, ResourceLink, LtiUser, Membership, Launch)


def load_the_lesson():
    """Have the shipped lesson, and no other, in place."""
    ContentVersion.objects.all().delete()
    make.content()


@pytest.fixture
def schools(connect):
    """Two customers of one hosted platform: one issuer, one signing key, and the same ids for everything."""
    load_the_lesson()
    first = connect("canvas", origin="https://north.example", client_id="north")
    second = connect("canvas", origin="https://south.example", client_id="south", signing_keys=first.fake.keys.keys)
    assert first.row.issuer == second.row.issuer
    assert first.fake.deployment_id == second.fake.deployment_id
    return first, second


def inside(lms, who="ada", which="quiz", **changes):
    """Launch in a browser of its own; give it with its session and its headers for changes."""
    browser = Client()
    answer = lms.launch(browser, who, which, **changes)
    assert answer.status_code == 303, answer.content.decode()
    session = LaunchSession.objects.latest("pk")
    return browser, session, {"X-CSRFToken": sessions.csrf_token(session)}


def ask(browser, headers, method, path, body=None):
    return browser.generic(
        method, f"/api/v1/{path}", json.dumps(body or {}), content_type="application/json", headers=headers
    )


def worked_on(lms):
    """Let Ada begin and save a quiz there."""
    browser, session, headers = inside(lms)
    attempt = ask(browser, headers, "POST", "attempts/", {"activity": "quiz"}).json()
    return browser, session, headers, attempt


def test_the_same_ids_at_two_customers_are_two_of_everything(schools):
    for school in schools:
        inside(school)
    for noun in NOUNS:
        assert noun.objects.count() == 2, noun
    for school in schools:
        here = Launch.objects.get(user__platform=school.row)
        assert here.resource_link.context.deployment.platform == school.row


def test_work_at_one_customer_is_not_there_for_another(schools):
    first, second = schools
    _browser, session, _headers, attempt = worked_on(first)
    for who in ("ada", "ivy"):
        browser, _session, headers = inside(second, who)
        path = f"attempts/{attempt['id']}/"
        assert ask(browser, headers, "GET", path).status_code == 404
        assert ask(browser, headers, "PATCH", path, {"revision": 0, "responses": {}}).status_code == 404
        submitted = ask(browser, {**headers, "Idempotency-Key": "k"}, "POST", f"{path}submit/")
        assert submitted.status_code == 404
        for page in ("", "result/"):
            assert browser.get(f"/s/{_session.sid}/attempts/{attempt['id']}/{page}").status_code == 404
        assert browser.get(f"/s/{session.sid}/").status_code == 401
    assert Attempt.objects.get().state == "open"


def test_a_secret_of_one_customers_session_opens_no_session_of_another(schools):
    first, second = schools
    here, mine, _headers = inside(first)
    _there, theirs, _headers = inside(second)
    secret = here.cookies[sessions.COOKIE_PREFIX + mine.sid].value
    here.cookies[sessions.COOKIE_PREFIX + theirs.sid] = secret
    assert here.get(f"/s/{theirs.sid}/").status_code == 401
    assert here.get(f"/s/{mine.sid}/").status_code == 200


def test_results_of_one_customer_are_not_in_anothers_list(schools):
    first, second = schools
    worked_on(first)
    browser, session, headers = inside(second, "ivy")
    listed = ask(browser, headers, "GET", "results/").json()
    assert listed["count"] == 0
    assert "Ada" not in browser.get(f"/s/{session.sid}/class/").content.decode()


def test_a_choice_of_one_customer_is_not_opened_by_another(schools):
    first, second = schools
    here, there = Client(), Client()
    first.fake.select(here, "ivy").post()
    mine = Selection.objects.get()
    second.fake.select(there, "ivy").post()
    theirs = Selection.objects.exclude(pk=mine.pk).get()
    assert here.get(selections.entrance(mine)).status_code == 200
    there.cookies[sessions.COOKIE_PREFIX + mine.sid] = there.cookies[sessions.COOKIE_PREFIX + theirs.sid].value
    assert there.get(selections.entrance(mine)).status_code == 401


def test_a_score_is_sent_with_its_own_customers_token_to_its_own_customer(schools):
    for school in schools:
        school.fake.tool.keys = lambda: keys.public_jwks(now=timezone.now())
        inside(school)
    for school, right in zip(schools, (1, 3), strict=True):
        link = ResourceLink.objects.get(context__deployment__platform=school.row)
        make.graded(
            school.fake.personality.subject(school.fake.school.person("ada")),
            "quiz",
            make.quiz_responses(right=right),
            on=link,
        )
    for delivery in ScoreDelivery.objects.all():
        outbox.deliver(delivery.pk, now=max(delivery.due_at, timezone.now()))
    held = [f"{school.fake.gradebook.score('quiz', 'ada'):.2f}" for school in schools]
    assert held == ["33.33", "100.00"]
    for school in schools:
        [asked] = school.fake.requests("token")
        assert asked.status == 200
        assert len(school.fake.requests("scores")) == 1


def test_a_member_of_one_customer_is_no_teacher_in_anothers_course(schools):
    first, second = schools
    inside(first, "ivy")
    inside(second, "ivy", claims={"roles": ["http://purl.imsglobal.org/vocab/lis/v2/membership#Learner"]})
    roles = {m.user.platform_id: m.role for m in Membership.objects.select_related("user")}
    assert roles == {first.row.pk: Role.INSTRUCTOR, second.row.pk: Role.LEARNER}


def test_a_deployment_admitted_at_one_customer_is_not_admitted_at_another(schools):
    first, second = schools
    Deployment.objects.filter(platform=second.row).delete()
    assert second.launch(Client()).status_code == 403
    assert Deployment.objects.get(platform=second.row).state == DeploymentState.PENDING
    assert first.launch(Client()).status_code == 303


def test_two_deployments_of_one_registration_share_people_and_nothing_else(connect):
    load_the_lesson()
    first = connect("plain", deployment_id="1")
    inside(first)
    Deployment.objects.create(platform=first.row, deployment_id="2", state=DeploymentState.APPROVED)
    first.fake.deployment_id = "2"
    inside(first)
    assert LtiUser.objects.count() == 1
    assert (Context.objects.count(), ResourceLink.objects.count(), Membership.objects.count()) == (2, 2, 2)


# Switched off


def doors_of(lms):
    """Open every kind of door at a platform; give each as a call that answers with a status."""
    ada, session, headers, attempt = worked_on(lms)
    ivy, taught, teaching = inside(lms, "ivy")
    chooser = Client()
    lms.fake.select(chooser, "ivy").post()
    choice = Selection.objects.latest("pk")
    staff = Client()
    staff.get(reverse("admin:enter", args=[tickets.issue(taught, now=timezone.now())]))
    path = f"attempts/{attempt['id']}/"
    draft = {"revision": attempt["revision"], "responses": {"items": {}}}
    token = {"csrfmiddlewaretoken": sessions.csrf_token(choice), "pick": f"{make.LESSON}/quiz"}
    under_way = lms.fake.launch(Client())
    return {
        "page": lambda: ada.get(f"/s/{session.sid}/"),
        "who is here": lambda: ask(ada, headers, "GET", "me/"),
        "an attempt": lambda: ask(ada, headers, "GET", path),
        "a draft": lambda: ask(ada, headers, "PATCH", path, draft),
        "a hand-in": lambda: ask(ada, {**headers, "Idempotency-Key": "k"}, "POST", f"{path}submit/"),
        "class": lambda: ivy.get(f"/s/{taught.sid}/class/"),
        "results": lambda: ask(ivy, teaching, "GET", "results/"),
        "a way into the admin": lambda: ivy.post(
            f"/s/{taught.sid}/admin/", {"csrfmiddlewaretoken": teaching["X-CSRFToken"]}
        ),
        "choice": lambda: chooser.get(selections.entrance(choice)),
        "what was chosen": lambda: chooser.post(selections.entrance(choice), token),
        "admin": lambda: staff.get(reverse("admin:lms_app_attempt_changelist")),
        "a launch under way": under_way.post,
        "a login": lambda: Client().post("/lti/login/", lms.fake.login().params),
    }


@pytest.mark.parametrize(
    "switch",
    [
        lambda lms: Platform.objects.filter(pk=lms.row.pk).update(is_active=False),
        lambda lms: Deployment.objects.filter(platform=lms.row).update(state=DeploymentState.REFUSED),
    ],
    ids=["registration", "deployment"],
)
def test_what_is_switched_off_stops_at_the_next_request_and_nothing_else_does(schools, switch):
    first, second = schools
    closed, still_open = doors_of(first), doors_of(second)
    for door in ("page", "class", "choice", "admin"):
        assert closed[door]().status_code == 200
    switch(first)
    before = photograph()
    # A login names no deployment that could be believed.
    named = Deployment.objects.get(platform=first.row).state == DeploymentState.APPROVED
    for door, opened in closed.items():
        if door == "a login" and not named:
            continue
        assert opened().status_code in {302, 401, 403}, door
        assert door != "admin" or "/login/" in opened()["Location"]
    assert photograph() == before
    for door, opened in still_open.items():
        assert opened().status_code in {200, 202, 302, 303}, door


def test_what_is_switched_on_again_goes_on_where_it_stopped(schools):
    first, _second = schools
    doors = doors_of(first)
    Platform.objects.filter(pk=first.row.pk).update(is_active=False)
    assert doors["a draft"]().status_code == 401
    Platform.objects.filter(pk=first.row.pk).update(is_active=True)
    assert doors["a draft"]().status_code == 200


@pytest.mark.parametrize(
    ("changes", "status"), [({"is_active": False}, 403), ({"is_active": False, "is_pending": True}, 403)]
)
def test_why_a_platform_may_not_come_in_can_be_read_inside_it(schools, changes, status):
    first, _second = schools
    Platform.objects.filter(pk=first.row.pk).update(**changes)
    headers = {"Origin": first.fake.origin, "Referer": f"{first.fake.origin}/"}
    answer = Client().post("/lti/login/", first.fake.login().params, headers=headers)
    assert answer.status_code == status
    assert first.fake.origin in answer["Content-Security-Policy"]
