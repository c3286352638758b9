"""The platform takes a good answer to a request to choose, and no other."""

import time

import pytest

from tests.fakes import forms
from tests.fakes.keys import Key, sign
from tests.fakes.platform import FakePlatform, Merge
from tests.fakes.vocabulary import DEEP_LINKING, LTI, claim

KEY = Key()
SETTINGS = claim("deep_linking_settings")
QUIZ = {
    "type": "ltiResourceLink",
    "title": "Quiz",
    "url": "https://tool.example/lti/launch/quiz/",
    "custom": {"activity": "quiz", "context_history": "$Context.id.history"},
    "lineItem": {"scoreMaximum": 100, "label": "The quiz", "resourceId": "r", "tag": "grade"},
}


def answered(platform, items=(QUIZ,), *, form=None, key=KEY, settings=None, **changes):
    """Ask and answer; ``changes`` are put over the answer's claims."""
    asked = {"claims": {SETTINGS: Merge(settings or {})}}
    login = platform.login("ivy", "overview", message="deep-linking", path="/lti/launch/", **asked)
    claims = platform.authorize(
        {
            "scope": "openid",
            "response_type": "id_token",
            "response_mode": "form_post",
            "prompt": "none",
            "client_id": platform.client_id,
            "redirect_uri": platform.tool.launch_url,
            "login_hint": login.params["login_hint"],
            "lti_message_hint": login.params["lti_message_hint"],
            "nonce": "n",
            "state": "s",
        }
    ).claims
    now = int(time.time())
    said = {
        "iss": platform.client_id,
        "aud": platform.issuer,
        "iat": now - 5,
        "exp": now + 300,
        "nonce": f"n-{platform.serial()}",
        LTI + "message_type": "LtiDeepLinkingResponse",
        LTI + "version": "1.3.0",
        LTI + "deployment_id": platform.deployment_id,
        DEEP_LINKING + "content_items": list(items),
    }
    if "data" in claims[SETTINGS]:
        said[DEEP_LINKING + "data"] = claims[SETTINGS]["data"]
    said = {name: value for name, value in {**said, **changes}.items() if value is not None}
    token = sign(said, key)
    return platform.receive(claims[SETTINGS]["deep_link_return_url"], form or {"JWT": token})


@pytest.fixture(params=["plain", "moodle", "canvas"])
def platform(request):
    return FakePlatform(request.param, keys=lambda: {"keys": [KEY.jwk]})


def test_a_good_answer_becomes_a_link_with_a_column(platform):
    assert answered(platform).status == 200
    [link] = platform.deep_links[-1]["links"]
    assert link.title == ("The quiz" if platform.personality.name == "canvas" else "Quiz")
    assert platform.gradebook.column(link).resource_id == "r"
    copy = platform.copy_course()
    copied = next(other for other in copy.links if other.copied_from is link)
    custom = platform.personality.custom(copied, platform.school.person("ada"))
    assert custom == {"activity": "quiz", "context_history": platform.personality.context_id(link.course)}


WRONG = {
    "sides not swapped": {"iss": "https://lms.example"},
    "another audience": {"aud": "https://someone.example"},
    "expired": {"exp": int(time.time()) - 1},
    "from the future": {"iat": int(time.time()) + 86_400},
    "no nonce": {"nonce": None},
    "another deployment": {LTI + "deployment_id": "999"},
    "another message": {LTI + "message_type": "LtiDeepLinkingRequest"},
    "no version": {LTI + "version": None},
    "no items": {DEEP_LINKING + "content_items": None},
    "another data": {DEEP_LINKING + "data": "made up"},
    "another key": {"key": Key()},
    "an item of another type": {"items": [{**QUIZ, "type": "link"}]},
    "an item of another tool": {"items": [{**QUIZ, "url": "https://other.example/"}]},
    "no title": {"items": [{"type": "ltiResourceLink"}]},
    "a number among the parameters": {"items": [{**QUIZ, "custom": {"n": 1}}]},
    "a column of nothing": {"items": [{**QUIZ, "lineItem": {"scoreMaximum": 0}}]},
    "a column without end": {"items": [{**QUIZ, "lineItem": {"label": "x"}}]},
    "another field": {"form": {"jwt": "x"}},
}


@pytest.mark.parametrize("changes", WRONG.values(), ids=WRONG)
def test_any_other_answer_is_refused(platform, changes):
    before = len(platform.school.courses[0].links)
    assert answered(platform, **changes).status == 400
    assert len(platform.school.courses[0].links) == before


def test_a_nonce_is_good_once(platform):
    assert answered(platform, nonce="once").status == 200
    assert answered(platform, nonce="once").status == 400


def test_several_are_taken_only_where_the_platform_said_so():
    platform = FakePlatform("plain", keys=lambda: {"keys": [KEY.jwk]})
    assert answered(platform, [QUIZ, QUIZ], settings={"accept_multiple": False}).status == 400
    assert answered(platform, [QUIZ, QUIZ]).status == 200


def test_moodle_has_columns_of_1_to_100_whole_points():
    platform = FakePlatform("moodle", keys=lambda: {"keys": [KEY.jwk]})
    for maximum, status in ((100, 200), (1000, 400), (5.5, 400)):
        item = {**QUIZ, "lineItem": {"scoreMaximum": maximum, "label": "x"}}
        assert answered(platform, [item]).status == status


def test_forms_are_read_as_a_browser_sees_them():
    page = '<form action="/a?b=1&amp;c" method="post"><input type="hidden" name="x" value="&quot;1"><input type="radio"'
    page += ' name="pick" value="q"><button name="do" value="go">Go</button></form><input name="outside" value="1">'
    [form] = forms.read(page)
    assert (form.action, form.method, form.multiple) == ("/a?b=1&c", "post", False)
    assert form.filled("go", pick=["q"]) == {"x": '"1', "pick": ["q"], "do": "go"}
