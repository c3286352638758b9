"""The fake Canvas has the ways of the real one."""

import pytest

from tests.fakes.vocabulary import CANVAS, LTI, MEMBERSHIP, SUB_ROLE, TEST_USER

SUBMISSION = CANVAS + "submission"


def test_every_message_is_a_new_submission_unless_it_says_otherwise(canvas):
    platform, tool = canvas
    tool.score(timestamp="2026-12-01T00:00:00Z")
    tool.score(timestamp="2026-12-01T00:00:01Z", **{SUBMISSION: {"new_submission": False}})
    assert platform.gradebook.grade("quiz", "ada").attempts == 1
    tool.score(timestamp="2026-12-01T00:00:02Z")
    assert platform.gradebook.grade("quiz", "ada").attempts == 2


def test_used_up_attempts_are_422_but_corrections_pass(canvas):
    platform, tool = canvas
    platform.school.link("quiz").allowed_attempts = 1
    assert tool.score(timestamp="2026-12-01T00:00:00Z").status_code == 200
    assert tool.score(timestamp="2026-12-01T00:00:01Z").status_code == 422
    correction = {SUBMISSION: {"new_submission": False}}
    assert tool.score(timestamp="2026-12-01T00:00:02Z", **correction).status_code == 200


def test_the_same_timestamp_is_taken_and_an_older_one_is_not(canvas):
    _, tool = canvas
    assert tool.score(timestamp="2026-12-01T00:00:01Z").status_code == 200
    assert tool.score(timestamp="2026-12-01T00:00:01Z").status_code == 200
    assert tool.score(timestamp="2026-12-01T00:00:00Z").status_code == 400


def test_progress_wipes_the_score_unless_it_is_preserved(canvas):
    platform, tool = canvas
    tool.score(timestamp="2026-12-01T00:00:00Z")
    kept = {SUBMISSION: {"preserve_score": True}}
    tool.score(timestamp="2026-12-01T00:00:01Z", gradingProgress="Pending", **kept)
    assert platform.gradebook.score("quiz", "ada") == 80
    tool.score(timestamp="2026-12-01T00:00:02Z", gradingProgress="Pending")
    assert platform.gradebook.score("quiz", "ada") is None


def test_comments_are_added_and_never_replaced(canvas):
    platform, tool = canvas
    tool.score(timestamp="2026-12-01T00:00:00Z", comment="one")
    tool.score(timestamp="2026-12-01T00:00:01Z", comment="two")
    assert platform.gradebook.grade("quiz", "ada").comments == ["one", "two"]


def test_a_typed_grade_is_kept_only_if_asked(canvas):
    platform, tool = canvas
    platform.override("quiz", "ada", 95)
    later = "2199-01-01T00:00:0{}Z"
    tool.score(timestamp=later.format(0), **{SUBMISSION: {"prioritize_non_tool_grade": True}})
    assert platform.gradebook.score("quiz", "ada") == 95
    tool.score(timestamp=later.format(1))
    assert platform.gradebook.score("quiz", "ada") == 80


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"scoreMaximum": None}, 422),
        ({"scoreMaximum": -1}, 422),
        ({"timestamp": "yesterday"}, 400),
        ({SUBMISSION: {"submitted_at": "2199-01-01T00:00:00Z"}}, 400),
    ],
)
def test_bad_fields_are_refused(canvas, change, status):
    assert canvas[1].score(**change).status_code == status


def test_a_concluded_course_takes_no_scores(canvas):
    platform, tool = canvas
    platform.school.courses[0].concluded = True
    assert tool.score().status_code == 422


def test_an_item_of_another_tool_is_412(canvas):
    platform, tool = canvas
    platform.gradebook.column("quiz").owner = "another tool"
    assert tool.score().status_code == 412


def test_throttling_is_a_403_that_says_so(canvas):
    platform, tool = canvas
    platform.faults.throttled("scores")
    answer = tool.score()
    assert answer.status_code == 403
    assert "Rate Limit Exceeded" in answer.text
    assert answer.headers["X-Rate-Limit-Remaining"] == "0.0"


def test_an_assertion_can_be_used_once(canvas):
    _, tool = canvas
    assertion = tool.assertion()
    assert [tool.ask_token(assertion=assertion).status_code for _ in range(2)] == [200, 400]


def test_the_launch_has_ta_and_test_user_as_canvas_sends_them(canvas):
    platform, tool = canvas
    ta = platform.launch(tool, "tom").claims[LTI + "roles"]
    assert {SUB_ROLE + "Instructor#TeachingAssistant", MEMBERSHIP + "Instructor"} <= set(ta)
    assert TEST_USER in platform.launch(tool, "testa").claims[LTI + "roles"]
    custom = platform.launch(tool, "testa").claims[LTI + "custom"]
    assert custom["student_view"] is True
    assert custom["lock"].startswith("$Canvas")


def test_the_item_of_a_link_cannot_be_deleted(canvas):
    platform, tool = canvas
    column = platform.gradebook.column("quiz")
    assert tool.call("DELETE", platform.personality.url("line_item", column.course, column)).status_code == 401


def test_results_list_nulls_and_have_no_comments(canvas):
    platform, tool = canvas
    tool.score(gradingProgress="Pending", comment="x")
    column = platform.gradebook.column("quiz")
    shown = tool.get(platform.personality.url("results", column.course, column), "results").json()
    assert [(row["resultScore"], row["comment"]) for row in shown] == [(None, None)]
