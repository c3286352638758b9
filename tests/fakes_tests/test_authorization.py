"""The authorization endpoint refuses what Moodle was seen to refuse, aloud or in silence."""

import pytest

from tests.fakes.browser import Browser, LoginRefused, adapted
from tests.fakes.platform import FakePlatform
from tests.fakes_tests.stub_tool import StubTool

LAUNCH = "https://tool.example/lti/launch/"

SILENT = {
    "another redirect_uri": {"redirect_uri": "https://tool.example/other"},
    "a redirect_uri with a query": {"redirect_uri": f"{LAUNCH}?x=1"},
    "no client_id": {"client_id": None},
    "no hint": {"lti_message_hint": None},
    "another hint": {"lti_message_hint": "x"},
    "no nonce": {"nonce": None},
    "another response_type": {"response_type": "code"},
    "a further scope": {"scope": "openid profile"},
}
ALOUD = {
    "another client_id": ({"client_id": "x"}, {"error": "unauthorized_client"}),
    "another login_hint": ({"login_hint": "x"}, {"error": "access_denied"}),
    "another prompt": (
        {"prompt": "login"},
        {"error": "invalid_request", "error_description": "Invalid prompt"},
    ),
    "no response_mode": (
        {"response_mode": None},
        {"error": "invalid_request", "error_description": "Invalid response_mode"},
    ),
    "response_mode query": (
        {"response_mode": "query"},
        {"error": "invalid_request", "error_description": "Invalid response_mode"},
    ),
}


def asked(both, **changes):
    platform, tool = both
    login = platform.login("ada", "quiz")
    return platform.authorize(tool.authentication(login.params, **changes))


@pytest.mark.parametrize("case", SILENT)
def test_the_tool_hears_nothing_of(both, case):
    answer = asked(both, **SILENT[case])
    assert not answer.reached
    assert answer.page.status == 400


@pytest.mark.parametrize("case", ALOUD)
def test_the_tool_is_told_of(both, case):
    changes, error = ALOUD[case]
    answer = asked(both, **changes)
    assert answer.url == LAUNCH
    assert answer.form == {**error, "state": both[1].state}


def test_a_request_without_prompt_is_answered(both):
    assert "id_token" in asked(both, prompt=None).form


def test_a_missing_state_comes_back_empty(both):
    assert asked(both, state=None).form["state"] == ""


def test_a_state_comes_back_without_tags_but_else_unchanged(both):
    special = "a+b/c==\"&'é"
    assert asked(both, state=special + "<b>").form["state"] == special
    assert "a+b/c==&quot;&amp;&#x27;é" in asked(both, state=special).page.body


def test_a_parameter_given_twice_is_refused(both):
    platform, tool = both
    login = platform.login("ada", "quiz")
    params = {name: [value] for name, value in tool.authentication(login.params).items()}
    assert not platform.authorization.answer({**params, "nonce": ["a", "b"]}).reached


def test_canvas_offers_storage_and_moodle_does_not(moodle, canvas):
    assert "lti_storage_target" not in moodle[0].login().params
    assert canvas[0].login().params["lti_storage_target"] == "post_message_forwarding"
    assert canvas[0].issuer == "https://canvas.instructure.com"
    assert moodle[0].login().params["lti_message_hint"].startswith('{"cmid":')


def test_a_tool_that_does_not_send_the_login_on_is_reported():
    tool = StubTool()
    with FakePlatform(keys=tool.jwks, tool="http://127.0.0.1:9").start() as server:
        # A platform is no tool: its 404 stands for any page that is not a redirect.
        server.tool.origin = server.origin
        with pytest.raises(LoginRefused, match="404"):
            server.launch(Browser())
    assert adapted(tool) is tool
