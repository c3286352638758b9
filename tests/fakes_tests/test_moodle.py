"""The fake Moodle has the oddities of the real one."""

import pytest

from tests.fakes.vocabulary import LTI, MEDIA, MEMBERSHIP, claim


def items_url(platform):
    return platform.personality.url("line_items", platform.school.courses[0])


def test_a_timestamp_of_the_same_second_is_refused_whatever_its_fraction(moodle):
    platform, tool = moodle
    assert tool.score(timestamp="2026-12-01T00:13:07.100Z", scoreGiven=1).status_code == 200
    refused = tool.score(timestamp="2026-12-01T00:13:07.900Z", scoreGiven=2)
    assert refused.status_code == 409
    assert refused.reason.startswith("Refusing score with an earlier timestamp for item")
    assert refused.json() == []
    assert platform.gradebook.score("quiz", "ada") == 10


@pytest.mark.parametrize(
    "message",
    [
        {"gradingProgress": "Pending"},
        {"gradingProgress": "PendingManual"},
        {"gradingProgress": "Failed"},
        {"scoreGiven": None},
        {"activityProgress": "Started", "gradingProgress": "NotReady", "scoreGiven": None},
    ],
)
def test_a_message_that_is_not_final_wipes_the_grade_and_its_time(moodle, message):
    platform, tool = moodle
    tool.score(timestamp="2026-12-01T00:10:00Z")
    assert tool.score(timestamp="2026-12-01T00:11:00Z", **message).status_code == 200
    assert platform.gradebook.score("quiz", "ada") is None
    assert tool.score(timestamp="2026-11-30T00:00:00Z").status_code == 200


def test_above_the_maximum_is_clamped_and_below_zero_is_zero(moodle):
    platform, tool = moodle
    tool.score(scoreGiven=12, timestamp="2026-12-01T00:00:00Z")
    assert platform.gradebook.score("quiz", "ada") == 100
    tool.score(scoreGiven=-3, timestamp="2026-12-01T00:00:01Z")
    assert platform.gradebook.score("quiz", "ada") == 0


def test_a_missing_comment_clears_the_earlier_one(moodle):
    platform, tool = moodle
    tool.score(comment="good", timestamp="2026-12-01T00:00:00Z")
    assert platform.gradebook.grade("quiz", "ada").comment == "good"
    tool.score(timestamp="2026-12-01T00:00:01Z")
    assert platform.gradebook.grade("quiz", "ada").comment is None


def test_an_override_stays_and_older_scores_are_refused(moodle):
    platform, tool = moodle
    platform.override("quiz", "ada", 95)
    assert tool.score(timestamp="2020-01-01T00:00:00Z").status_code == 409
    assert tool.score(timestamp="2199-01-01T00:00:00Z").status_code == 200
    assert platform.gradebook.score("quiz", "ada") == 95


def test_a_locked_column_answers_500_for_ever(moodle):
    platform, tool = moodle
    platform.lock("quiz")
    assert [tool.score().status_code for _ in range(3)] == [500] * 3
    platform.lock("quiz", locked=False)
    platform.lock("quiz", "ada")
    assert tool.score().status_code == 500
    assert tool.score(user="ben").status_code == 200


def test_a_person_who_left_and_a_deleted_column_are_refused(moodle):
    platform, tool = moodle
    tool.score()
    platform.unenrol("ada")
    assert tool.score().status_code == 400
    assert platform.gradebook.grade("quiz", "ada") is None
    url = platform.personality.url("scores", platform.school.courses[0], platform.gradebook.column("quiz"))
    platform.delete_item("quiz")
    assert tool.call("POST", url, {}, kind="scores").status_code == 404


@pytest.mark.parametrize("accept", ["application/json", f"{MEDIA['line_items']}, application/json", "*/*"])
def test_only_the_exact_media_type_finds_a_handler(moodle, accept):
    platform, tool = moodle
    refused = tool.call("GET", items_url(platform), accept=accept)
    assert refused.status_code == 400
    assert refused.json()["reason"].startswith("No ")
    assert refused.json()["request"]["accept"] == accept


def test_scores_as_plain_json_find_no_handler(moodle):
    platform, tool = moodle
    column = platform.gradebook.column("quiz")
    url = platform.personality.url("scores", column.course, column)
    assert tool.call("POST", url, {}, kind="application/json").status_code == 400


def test_scores_after_the_query_find_no_handler(moodle):
    platform, tool = moodle
    column = platform.gradebook.column("quiz")
    url = platform.personality.url("line_item", column.course, column) + "/scores"
    assert tool.call("POST", url, {}, kind="scores").status_code == 400


def test_an_address_of_another_tool_is_401(moodle):
    platform, tool = moodle
    other = items_url(platform).replace("type_id=1", "type_id=2")
    assert tool.get(other, "line_items").status_code == 401


def test_links_between_pages_have_curly_quotes_and_entities(moodle):
    platform, tool = moodle
    header = tool.get(f"{items_url(platform)}&limit=2", "line_items").headers["Link"]
    assert "rel=“next”" in header
    assert "&amp;limit=2&amp;from=2>" in header


def test_results_with_a_limit_are_a_404(moodle):
    platform, tool = moodle
    column = platform.gradebook.column("quiz")
    url = platform.personality.url("results", column.course, column)
    assert tool.get(f"{url}&limit=2", "results").status_code == 404


def test_a_token_comes_as_html_and_an_unknown_kid_as_broken_json(moodle):
    _, tool = moodle
    assert tool.ask_token().headers["Content-Type"] == "text/html; charset=utf-8"
    broken = tool.ask_token(assertion=tool.assertion(header={"kid": "x"}))
    assert broken.status_code == 400
    with pytest.raises(ValueError, match="Expecting"):
        broken.json()


def test_the_audience_and_the_jti_are_not_looked_at(moodle):
    _, tool = moodle
    assertion = tool.assertion(aud="https://elsewhere.example")
    assert [tool.ask_token(assertion=assertion).status_code for _ in range(2)] == [200, 200]


def test_a_teacher_who_may_not_edit_is_instructor_at_launch_and_learner_in_the_roster(moodle):
    platform, tool = moodle
    assert platform.launch(tool, "tom").claims[LTI + "roles"] == [MEMBERSHIP + "Instructor"]
    url = platform.personality.url("members", platform.school.courses[0])
    members = tool.get(url, "members").json()["members"]
    assert [m["roles"] for m in members if m["ext_user_username"] == "tom"] == [["Learner"]]


def test_a_link_with_only_an_item_of_the_tool_has_an_empty_lineitem(moodle):
    platform, tool = moodle
    body = {"label": "Own", "scoreMaximum": 10, "resourceLinkId": "106"}
    assert tool.call("POST", items_url(platform), body, kind="line_item").status_code == 201
    assert platform.launch(tool, "ada", "ungraded").claims[claim("ags")]["lineitem"] == ""


def test_a_put_without_the_link_unbinds_an_item_of_the_tool(moodle):
    platform, tool = moodle
    body = {"label": "Own", "scoreMaximum": 10, "resourceLinkId": "106"}
    made = tool.call("POST", items_url(platform), body, kind="line_item").json()["id"]
    tool.call("PUT", made, {"label": "Own", "scoreMaximum": 10}, kind="line_item")
    assert "resourceLinkId" not in tool.get(made, "line_item").json()


def test_a_foreign_link_is_403(moodle):
    platform, tool = moodle
    body = {"label": "x", "scoreMaximum": 10, "resourceLinkId": "9999"}
    assert tool.call("POST", items_url(platform), body, kind="line_item").status_code == 403


def test_maintenance_is_a_503_in_html(moodle):
    platform, tool = moodle
    platform.faults.down("scores")
    answer = tool.score()
    assert (answer.status_code, answer.reason) == (503, "Moodle under maintenance")
    assert answer.headers["Content-Type"].startswith("text/html")
