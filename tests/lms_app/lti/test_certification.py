"""The certification guide's checks for tools: what must be refused, what must be let in, and what is done with it.

Every launch here goes through the login.
"""

import json
from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from lms_app import outbox, rosters
from lms_app.lti import keys
from lms_app.models import ContentVersion, Context, Launch, LaunchSession, Membership, RosterSync, ScoreDelivery
from tests import make
from tests.fakes import forms
from tests.fakes.keys import read
from tests.fakes.platform import REMOVE
from tests.fakes.vocabulary import AGS, DEEP_LINKING, LTI, MEDIA, NRPS_SCOPE
from tests.lms_app.lti.forging import Judge

MEMBERSHIP = "http://purl.imsglobal.org/vocab/lis/v2/membership#"
NOBODY = {"name": REMOVE, "given_name": REMOVE, "family_name": REMOVE, "email": REMOVE}
LTI_CLAIMS = ("message_type", "version", "deployment_id", "target_link_uri", "resource_link", "roles", "context")

REFUSED = {
    "no key id": ("unconfirmed", {"header": {"kid": REMOVE}}),
    "a wrong key id": ("unconfirmed", {"header": {"kid": "not-published"}}),
    "a wrong version": ("malformed", {"claims": {"version": "11.3"}}),
    "no version": ("malformed", {"claims": {"version": REMOVE}}),
    "no LTI message": ("malformed", {"claims": {"message_type": "NotAnLtiMessage"}}),
    "no LTI claims": ("malformed", {"claims": dict.fromkeys(LTI_CLAIMS, REMOVE)}),
    "a wrong time": ("unconfirmed", {"claims": {"iat": 11111, "exp": 22222}}),
    "no message type": ("malformed", {"claims": {"message_type": REMOVE}}),
    "no roles": ("malformed", {"claims": {"roles": REMOVE}}),
    "no deployment": ("malformed", {"claims": {"deployment_id": REMOVE}}),
    "no resource link": ("malformed", {"claims": {"resource_link": {"title": "Quiz"}}}),
    "no user": ("anonymous", {"claims": {"sub": REMOVE}}),
}

ACCEPTED = {
    "a plain launch": {},
    "several roles": {
        "roles": lambda role: [
            "http://purl.imsglobal.org/vocab/lis/v2/institution/person#Staff",
            MEMBERSHIP + role,
            "http://purl.imsglobal.org/vocab/lis/v2/system/person#User",
        ]
    },
    "a short role": {"roles": lambda role: [role]},
    "an unknown role": {
        "roles": lambda role: ["http://purl.imsglobal.org/vocab/lis/v2/unknown/unknown#Helper", MEMBERSHIP + role]
    },
    "no role": {"roles": lambda role: []},
    "an e-mail only": {**NOBODY, "email": "somebody@school.example"},
    "names only": {"email": REMOVE},
    "no personal data": NOBODY,
    "an e-mail without course": {**NOBODY, "email": "somebody@school.example", "context": REMOVE},
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_known_bad_launch_is_refused_and_changes_nothing(client, lms, caplog, case):
    kind, changes = REFUSED[case]
    lms.launch(client)  # so that the keys are there, and the log holds no fetch
    launch = lms.fake.launch(client, "ada", "quiz", **changes)
    judge = Judge(caplog)
    judge.refused(launch.post(), kind, case, launch.state)
    judge.nothing_changed()


@pytest.mark.parametrize(("who", "role"), [("ivy", "Instructor"), ("ada", "Learner")])
@pytest.mark.parametrize("case", ACCEPTED)
def test_a_valid_launch_is_let_in(client, lms, who, role, case):
    lms.launch(client, who, "quiz")  # so that the link is known, as a launch without course needs it
    changed = {name: value(role) if callable(value) else value for name, value in ACCEPTED[case].items()}
    response = lms.launch(client, who, "quiz", claims=changed)
    assert response.status_code == 303
    assert LaunchSession.objects.count() == 2
    expected = "none" if case == "no role" else role.lower()
    assert Launch.objects.latest("pk").role == expected


@pytest.fixture
def course(lms):
    """A platform that knows our keys, and the lesson as shipped."""
    lms.fake.tool.keys = lambda: keys.public_jwks(now=timezone.now())
    ContentVersion.objects.all().delete()
    make.content()
    return lms


def test_deep_linking_takes_the_request_and_gives_a_right_answer(client, course):
    """The request is received; the answer arrives, with its format, times, signature, claims and values."""
    asked = course.fake.select(client, "ivy")
    settings = asked.claims[DEEP_LINKING + "deep_linking_settings"]
    page = asked.post()
    assert page.status_code == 303
    form = next(form for form in forms.read(client.get(page["Location"]).content.decode()) if "add" in form.buttons)
    answer = client.post(form.action, form.filled("add", pick=[f"{make.LESSON}/exercise-1"]))
    sent = forms.with_field(answer.content.decode(), "JWT")
    assert sent.action == settings["deep_link_return_url"]
    assert list(sent.hidden) == ["JWT"]

    # Signature, times, audience and every required claim are verified by the platform before it says 200.
    assert course.fake.receive(sent.action, sent.hidden).status == 200
    header, claims = read(sent.hidden["JWT"])
    published = {key["kid"] for key in keys.public_jwks(now=timezone.now())["keys"]}
    assert (header["alg"], header["kid"] in published) == ("RS256", True)
    assert (claims["iss"], claims["aud"]) == (course.row.client_id, course.row.issuer)
    assert claims["iat"] <= course.fake.now() < claims["exp"]
    assert claims[LTI + "message_type"] == "LtiDeepLinkingResponse"
    assert claims[LTI + "version"] == "1.3.0"
    assert claims[LTI + "deployment_id"] == asked.claims[LTI + "deployment_id"]
    assert claims.get(DEEP_LINKING + "data") == settings.get("data")
    [item] = claims[DEEP_LINKING + "content_items"]
    assert (item["type"], item["lineItem"]["scoreMaximum"]) == ("ltiResourceLink", 100)
    [link] = course.fake.deep_links[-1]["links"]
    assert course.launch(Client(), "ada", link)["Location"].endswith("/activity/exercise-1/")


def test_names_and_roles_the_roster_of_the_launch_is_asked_for_by_its_rules(client, course):
    """A launch with the claim; the request arrives, with the right `Accept`, a bearer token, and no scope too many."""
    launch = course.fake.launch(client, "ivy", "overview")
    claim = launch.claims["https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice"]
    assert launch.post().status_code == 303
    context, now = Context.objects.get(), timezone.now()
    assert rosters.ask(context, by=None, now=now)
    rosters.sync(RosterSync.objects.get(context=context).pk, now=now)

    asked = course.fake.requests("members")[0]
    assert (course.fake.origin + asked.target).startswith(claim["context_memberships_url"])
    assert asked.headers["accept"] == MEDIA["members"]
    assert asked.headers["authorization"].startswith("Bearer ")
    assert asked.status == 200
    assert [request.form["scope"] for request in course.fake.requests("token")] == [[NRPS_SCOPE]]
    assert RosterSync.objects.get().state == "done"
    assert Membership.objects.filter(context=context).count() == len(course.fake.school.courses[0].people)


def test_grades_a_column_is_made_and_a_score_is_posted_by_the_tool_itself(client, course):
    """A launch whose claim names no column: the tool makes one, then posts to it, with a token for each."""
    launch = course.fake.launch(client, "ada", "ungraded", claims={"custom": {"activity": "quiz"}})
    claim = launch.claims["https://purl.imsglobal.org/spec/lti-ags/claim/endpoint"]
    assert "lineitem" not in claim
    assert launch.post().status_code == 303
    make.graded(LaunchSession.objects.get(), "quiz", make.quiz_responses(right=2))
    delivery = ScoreDelivery.objects.get()
    outbox.deliver(delivery.pk, now=max(timezone.now(), delivery.due_at) + timedelta(seconds=1))

    [made] = [request for request in course.fake.requests("line_items") if request.method == "POST"]
    assert made.headers["content-type"] == made.headers["accept"] == MEDIA["line_item"]
    assert json.loads(made.body)["scoreMaximum"] == 100
    [score] = course.fake.requests("scores")
    assert score.headers["content-type"] == MEDIA["scores"]
    said = json.loads(score.body)
    assert (said["userId"], said["gradingProgress"]) == (launch.claims["sub"], "FullyGraded")
    assert said["scoreGiven"] / said["scoreMaximum"] == pytest.approx(0.6667, abs=1e-4)
    for request in (made, score):
        assert request.headers["authorization"].startswith("Bearer ")
    asked = [request.form["scope"][0].split() for request in course.fake.requests("token")]
    assert {AGS + "lineitem", AGS + "score"} <= {scope for scopes in asked for scope in scopes}
    delivery.refresh_from_db()
    assert delivery.state == "done"
