"""The login, the launch and the services, on each kind of platform."""

import threading
from email.utils import parsedate_to_datetime

import jwt
import pytest
import requests

from tests.fakes.browser import Browser
from tests.fakes.keys import Key, read
from tests.fakes.launches import Merge
from tests.fakes.platform import REMOVE, FakePlatform
from tests.fakes.vocabulary import LTI, SCORE, claim


def verified(platform, token):
    keys = jwt.PyJWKSet.from_dict(platform.keys.jwks())
    key = keys[jwt.get_unverified_header(token)["kid"]].key
    return jwt.decode(token, key, algorithms=["RS256"], audience=platform.client_id)


def test_a_launch_is_signed_with_the_published_key(both):
    platform, tool = both
    launch = platform.launch(tool, "ada", "quiz")
    claims = verified(platform, launch.form["id_token"])
    assert claims == launch.claims
    assert claims["nonce"] == tool.nonce
    assert launch.form["state"] == tool.state
    assert claims["iss"] == platform.issuer
    assert claims[LTI + "roles"][0].endswith(("#Learner", "#Student"))


def test_a_launch_names_the_line_item_of_its_link_only(both):
    platform, tool = both
    graded = platform.launch(tool, "ada", "exercise-2").claims[claim("ags")]
    assert "exercise-2" in platform.gradebook.column("exercise-2").resource_id
    assert str(platform.gradebook.column("exercise-2").number) in graded["lineitem"]
    assert "lineitem" not in platform.launch(tool, "ada", "ungraded").claims[claim("ags")]


def test_a_login_can_be_used_once(both):
    platform, tool = both
    login = platform.login("ada", "quiz")
    asked = tool.authentication(login.params)
    assert platform.authorize(asked).reached
    again = platform.authorize(asked)
    assert not again.reached
    assert "before" in again.problem


def test_rotated_keys_sign_and_the_old_ones_stay_published(both):
    platform, tool = both
    old = platform.launch(tool).form["id_token"]
    platform.rotate_keys()
    new = platform.launch(tool).form["id_token"]
    assert read(old)[0]["kid"] != read(new)[0]["kid"]
    assert verified(platform, old)
    assert verified(platform, new)
    platform.rotate_keys(keep_old=False)
    assert len(platform.keys.jwks()["keys"]) == 1


def test_claims_can_be_changed_removed_and_merged(both):
    platform, tool = both
    changed = {"roles": [], "sub": REMOVE, "context": Merge(title="Other"), "x": 1}
    claims = platform.launch(tool, claims=changed).claims
    assert claims[LTI + "roles"] == []
    assert "sub" not in claims
    assert claims[LTI + "context"]["title"] == "Other"
    assert claims[LTI + "context"]["id"]
    assert claims["x"] == 1


def test_tokens_can_be_spoiled(both):
    platform, tool = both
    unsigned = platform.launch(tool, alg="none").form["id_token"]
    assert unsigned.endswith(".")
    assert read(platform.launch(tool, alg="HS256").form["id_token"])[0]["alg"] == "HS256"
    assert "kid" not in read(platform.launch(tool, header={"kid": REMOVE}).form["id_token"])[0]
    forged = platform.launch(tool, key=Key()).form["id_token"]
    with pytest.raises(jwt.InvalidSignatureError):
        verified(platform, forged)
    assert platform.launch(tool, mangle=lambda token: token[:-9]).form["id_token"]


def test_a_token_allows_only_its_scopes(both):
    platform, tool = both
    tool.ask_token((SCORE,))
    url = platform.personality.url("line_items", platform.school.courses[0])
    refused = tool.get(url, "line_items")
    assert refused.status_code == (401 if platform.personality.name == "moodle" else 403)
    assert tool.score().status_code == 200


def test_a_revoked_token_is_refused(both):
    platform, tool = both
    platform.tokens.revoke()
    assert tool.score().status_code == 401
    tool.ask_token()
    assert tool.score().status_code == 200


def test_an_assertion_signed_by_another_key_gets_no_token(both):
    _, tool = both
    forged = tool.assertion(key=Key(), header={"kid": tool.key.kid})
    assert tool.ask_token(assertion=forged).status_code == 400


def test_an_assertion_from_the_future_gets_no_token(both):
    platform, tool = both
    platform.skew = -30
    assert tool.ask_token().status_code == 400


def test_a_score_lands_on_the_columns_own_scale(both):
    platform, tool = both
    assert tool.score("quiz", "ada", scoreGiven=2, scoreMaximum=3).status_code == 200
    assert round(platform.gradebook.score("quiz", "ada"), 2) == 66.67
    assert platform.gradebook.score("quiz", "ben") is None
    assert len(platform.gradebook.messages("quiz", "ada", accepted=True)) == 1


def test_a_score_for_a_teacher_is_refused(both):
    platform, tool = both
    refused = tool.score(user="ivy")
    assert refused.status_code == (400 if platform.personality.name == "moodle" else 422)
    assert platform.gradebook.messages("quiz")[0].status == refused.status_code


def test_results_show_what_the_gradebook_holds(both):
    platform, tool = both
    tool.score("quiz", "ada", scoreGiven=0, scoreMaximum=10)
    column = platform.gradebook.column("quiz")
    url = platform.personality.url("results", column.course, column)
    shown = tool.get(url, "results").json()
    assert [(row["resultScore"], row["resultMaximum"]) for row in shown] == [(0, 100)]


def test_members_come_with_their_roles(both):
    platform, tool = both
    url = platform.personality.url("members", platform.school.courses[0])
    first = tool.get(url, "members").json()
    assert {member["user_id"] for member in first["members"]} >= {
        platform.personality.subject(platform.school.person(key)) for key in ("ada", "ivy")
    }
    paged = tool.get(f"{url}?limit=2", "members")
    assert len(paged.json()["members"]) == 2
    following = tool.get(paged.links["next"]["url"], "members").json()["members"]
    assert following[0]["user_id"] not in {m["user_id"] for m in paged.json()["members"]}


def test_line_items_are_made_found_changed_and_deleted(both):
    platform, tool = both
    url = platform.personality.url("line_items", platform.school.courses[0])
    body = {"label": "Exercise 9", "scoreMaximum": 50, "resourceId": "exercise-9", "tag": "grade"}
    made = tool.call("POST", url, body, kind="line_item")
    assert made.status_code == 201
    item = made.json()["id"]
    joiner = "&" if "?" in url else "?"
    found = tool.get(f"{url}{joiner}resource_id=exercise-9", "line_items").json()
    assert [row["id"] for row in found] == [item]
    changed = {**tool.get(item, "line_item").json(), "label": "Renamed"}
    assert tool.call("PUT", item, changed, kind="line_item").json()["label"] == "Renamed"
    assert tool.call("DELETE", item).status_code == 204
    assert tool.get(item, "line_item").status_code == 404


def test_faults_come_as_often_as_asked_and_then_end(both):
    platform, tool = both
    platform.faults.add("scores", times=2, status=503, headers={"Retry-After": "1"})
    assert [tool.score().status_code for _ in range(3)] == [503, 503, 200]


def test_a_dropped_answer_loses_the_score_or_keeps_it(both):
    platform, tool = both
    platform.faults.add("scores", drop=True)
    with pytest.raises(requests.ConnectionError):
        tool.score()
    assert platform.gradebook.score("quiz", "ada") is None
    platform.faults.add("scores", drop=True, late=True)
    with pytest.raises(requests.ConnectionError):
        tool.score()
    assert platform.gradebook.score("quiz", "ada") == 80


def test_a_copied_course_has_new_ids_and_the_same_resource_ids(both):
    platform, tool = both
    tool.score()
    copy = platform.copy_course()
    old, new = platform.gradebook.column("quiz"), platform.gradebook.column(copy.link("quiz"))
    assert (old.number, old.course) != (new.number, new.course)
    assert old.resource_id == new.resource_id
    assert platform.gradebook.score(new, "ada") is None
    claims = platform.launch(tool, "ada", copy.link("quiz")).claims
    assert claims[LTI + "context"]["id"] != platform.personality.context_id(old.course)


def test_the_platform_serves_over_http():
    with FakePlatform("moodle").start("127.0.0.1") as platform:
        browser = Browser()
        keys = browser.get(platform.registration["jwks_url"])
        assert "max-age" in keys.header("Cache-Control")
        assert keys.json() == platform.keys.jwks()
        page = browser.get(platform.open_url("ada", "quiz")).text
        assert "https://tool.example/lti/login/" in page
        platform.faults.add("jwks", drop=True)
        with pytest.raises(ConnectionError):
            browser.get(platform.registration["jwks_url"])


def test_waiting_for_a_score_ends_when_it_comes(both):
    platform, tool = both
    sender = threading.Timer(0.05, tool.score)
    sender.start()
    assert platform.gradebook.wait_for("quiz", "ada", seconds=5)[0].accepted
    sender.join()
    with pytest.raises(TimeoutError):
        platform.gradebook.wait_for("quiz", "ben", seconds=0.01)


def test_every_answer_says_the_platforms_own_time_once():
    with FakePlatform("plain").start("127.0.0.1") as platform:
        platform.skew = 3600
        platform.faults.add("auth", status=503)
        for name in ("jwks", "auth"):
            said = requests.get(platform.personality.url(name), timeout=5).raw.headers.getlist("Date")
            assert len(said) == 1
            assert abs(parsedate_to_datetime(said[0]).timestamp() - platform.now()) < 5
