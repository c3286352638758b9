"""The fake Open edX has the oddities of the consumer that was run."""

import pytest

from tests.fakes.keys import Key
from tests.fakes.vocabulary import ALL_SCOPES, LTI, MEMBERSHIP, SCORE
from tests.fakes_tests.conftest import connected


@pytest.fixture
def openedx():
    return connected("openedx")


def url(platform, name, link="quiz"):
    column = platform.gradebook.column(link)
    return platform.personality.url(name, column.course, column)


def test_a_launch_says_who_is_authorised_and_no_name(openedx):
    platform, tool = openedx
    claims = platform.launch(tool, "ada", "quiz").claims
    assert claims["azp"] == claims["aud"] == platform.client_id
    assert {"name", "email", "locale"}.isdisjoint(claims)
    assert "product_family_code" not in claims[LTI + "tool_platform"]
    assert claims[LTI + "deployment_id"] == "1"


def test_an_instructor_is_administrator_too_and_an_assistant_learns(openedx):
    platform, tool = openedx
    roles = LTI + "roles"
    assert MEMBERSHIP + "Administrator" in platform.launch(tool, "ivy").claims[roles]
    assert MEMBERSHIP + "Learner" in platform.launch(tool, "tom").claims[roles]


def test_a_score_is_201_and_the_same_time_again_already_exists(openedx):
    platform, tool = openedx
    assert tool.score(timestamp="2026-12-01T00:00:00Z", scoreGiven=4).status_code == 201
    again = tool.score(timestamp="2026-12-01T00:00:00Z", scoreGiven=9)
    assert again.status_code == 400
    assert "already exists" in again.json()["timestamp"][0]
    earlier = tool.score(timestamp="2026-11-01T00:00:00Z")
    assert "later point in time" in earlier.json()["timestamp"][0]
    assert platform.gradebook.score("quiz", "ada") == 40


def test_a_score_above_the_maximum_and_a_teachers_are_taken(openedx):
    platform, tool = openedx
    assert tool.score(scoreGiven=12).status_code == 201
    assert platform.gradebook.score("quiz", "ada") == 120
    assert tool.score(user="ivy").status_code == 201


@pytest.mark.parametrize(
    "body",
    [{"timestamp": None}, {"timestamp": "noon"}, {"userId": ""}, {"scoreMaximum": 0}, {"activityProgress": None}],
)
def test_a_malformed_score_is_a_400_that_names_the_field(openedx, body):
    _, tool = openedx
    refused = tool.score(**body)
    assert refused.status_code == 400
    assert list(refused.json()) == list(body)


def test_a_token_that_is_no_good_is_403(openedx):
    platform, tool = openedx
    platform.tokens.revoke()
    refused = tool.score()
    assert (refused.status_code, refused.json()) == (403, {"detail": "Invalid token signature."})


def test_columns_are_read_only_unless_the_author_allows_more(openedx):
    platform, tool = openedx
    body = {"label": "x", "scoreMaximum": 10, "resourceId": "x"}
    items = url(platform, "line_items")
    assert tool.call("POST", items, body, kind="line_item").status_code == 403
    platform.scopes = ALL_SCOPES
    tool.ask_token()
    assert tool.call("POST", items, body, kind="line_item").status_code == 201


def test_a_column_is_read_in_its_own_media_type_only(openedx):
    platform, tool = openedx
    assert tool.call("GET", url(platform, "line_items"), accept="application/json").status_code == 406
    assert tool.get(url(platform, "line_items"), "line_items").status_code == 200
    platform.scopes = ALL_SCOPES
    tool.ask_token()
    assert tool.call("POST", url(platform, "line_items"), {}, kind="application/json").status_code == 415


def test_a_column_is_never_deleted(openedx):
    platform, tool = openedx
    platform.scopes = ALL_SCOPES
    tool.ask_token()
    body = {"label": "x", "scoreMaximum": 10, "resourceId": "x"}
    made = tool.call("POST", url(platform, "line_items"), body, kind="line_item").json()["id"]
    assert tool.call("DELETE", made).status_code == 403
    assert tool.get(made, "line_item").status_code == 200


def test_results_know_no_filter_and_columns_no_limit(openedx):
    platform, tool = openedx
    tool.score("quiz", "ada")
    tool.score("quiz", "ben")
    one = platform.personality.subject(platform.school.person("ada"))
    assert len(tool.get(f"{url(platform, 'results')}?user_id={one}", "results").json()) == 2
    assert len(tool.get(f"{url(platform, 'line_items')}?limit=1", "line_items").json()) == 5


def test_members_have_no_names_and_come_in_pages_when_asked(openedx):
    platform, tool = openedx
    members = platform.personality.url("members", platform.school.courses[0])
    page = tool.get(f"{members}?limit=3", "members")
    assert len(page.json()["members"]) == 3
    assert all(set(member) == {"status", "user_id", "roles"} for member in page.json()["members"])
    assert tool.get(page.links["next"]["url"], "members").json()["members"]


def test_a_refused_assertion_is_told_in_few_words(openedx):
    _, tool = openedx
    forged = tool.assertion(key=Key(), header={"kid": tool.key.kid})
    assert tool.ask_token(assertion=forged).json() == {"error": "invalid_client"}
    assert tool.ask_token((SCORE,), assertion=tool.assertion(exp=1)).json() == {"error": "invalid_grant"}


def test_the_audience_is_not_looked_at(openedx):
    _, tool = openedx
    assert tool.ask_token(assertion=tool.assertion(aud="https://elsewhere.example")).status_code == 200
