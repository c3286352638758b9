"""The registration side of the fake platforms: as it was recorded of Moodle, as Canvas documents it."""

import json
from urllib.parse import parse_qs, urlsplit

import pytest

from tests.fakes.platform import FakePlatform
from tests.fakes.registration import TOOL_CONFIGURATION, recorded
from tests.fakes.wire import Request

MOODLE = recorded("moodle")
BAD_TOKENS = ("err-bad-token", "err-bad-signature")


def ask(platform, endpoint, *, method="GET", token="", body=None):
    path = urlsplit(platform.personality.url(endpoint)).path
    headers = {"authorization": f"Bearer {token}"} if token else {}
    raw = body.encode() if isinstance(body, str) else json.dumps(body).encode()
    return platform.handle(Request(method, path, "", {**headers, "content-type": "application/json"}, raw))


def test_the_frame_opens_the_tools_address_with_two_more_parameters():
    platform = FakePlatform("moodle")
    opened = urlsplit(platform.registering("https://tool.example/register?invitation=x"))
    asked = parse_qs(opened.query)
    assert asked.pop("registration_token")
    assert asked == {"invitation": ["x"], "openid_configuration": [platform.personality.url("configuration")]}


@pytest.mark.parametrize("kind", ["moodle", "canvas"])
def test_a_platform_says_of_itself_what_was_recorded(kind):
    platform = FakePlatform(kind)
    token = platform.registrations.token()
    said = ask(platform, "configuration", token=token).body
    kept = recorded(kind)["configuration"]
    assert set(said) == set(kept)
    for name in ("authorization_endpoint", "token_endpoint", "jwks_uri"):
        endpoint = {"authorization_endpoint": "auth", "token_endpoint": "token", "jwks_uri": "jwks"}[name]
        assert said[name] == platform.personality.url(endpoint)
        assert urlsplit(said[name]).path == urlsplit(kept[name]).path
    assert said["issuer"] == kept["issuer"]


def test_canvas_says_nothing_without_a_token():
    assert ask(FakePlatform("canvas"), "configuration").status == 401


@pytest.mark.parametrize("name", sorted(MOODLE["cases"]))
def test_moodle_answers_each_recorded_request_as_recorded(name):
    platform, case = FakePlatform("moodle"), MOODLE["cases"][name]
    token = ""
    if case["has_token"]:
        token = "none of its own" if name in BAD_TOKENS else platform.registrations.token()
    answer = ask(platform, "registration", method=case["method"], token=token, body=case["body"])
    assert (answer.status, answer.content_type) == (case["status"], case["content_type"])
    if case["answer"] is None:
        assert "<html" in answer.body
    elif isinstance(case["answer"], str):
        assert answer.body == case["answer"]
    else:
        told = answer.body[TOOL_CONFIGURATION]
        kept = case["answer"][TOOL_CONFIGURATION]
        assert {**told, "deployment_id": kept["deployment_id"]} == kept
        assert {**answer.body, TOOL_CONFIGURATION: kept, "client_id": case["answer"]["client_id"]} == case["answer"]


def test_a_registration_answers_as_moodle_did_and_its_token_is_used_up():
    platform = FakePlatform("moodle")
    token = platform.registrations.token()
    answer = ask(platform, "registration", method="POST", token=token, body=MOODLE["request"])
    assert answer.status == 200
    assert answer.body == {**MOODLE["answer"], "client_id": platform.client_id}
    assert len(platform.client_id) == 15
    again = ask(platform, "registration", method="POST", token=token, body=MOODLE["request"])
    assert (again.status, again.body) == (401, "token_already_used")


def test_a_registration_at_canvas_names_no_deployment():
    platform, kept = FakePlatform("canvas"), recorded("canvas")
    token = platform.registrations.token()
    answer = ask(platform, "registration", method="POST", token=token, body=kept["request"])
    assert answer.status == 200
    assert set(answer.body) == set(kept["answer"])
    assert "deployment_id" not in answer.body[TOOL_CONFIGURATION]
    assert set(answer.body[TOOL_CONFIGURATION]) == set(kept["answer"][TOOL_CONFIGURATION])


@pytest.mark.parametrize("kind", ["plain", "moodle", "canvas"])
def test_a_tool_that_registered_waits_until_it_is_activated(kind):
    platform = FakePlatform(kind)
    body = {**recorded("canvas")["request"], "scope": ""}
    token = platform.registrations.token()
    assert ask(platform, "registration", method="POST", token=token, body=body).status == 200
    with pytest.raises(AssertionError, match="waits to be activated"):
        platform.login()
    platform.activate()
    assert platform.login().url == body["initiate_login_uri"]
