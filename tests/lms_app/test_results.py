"""What may be seen: by a learner of their own work, by an instructor of the class."""

from __future__ import annotations

import json
from datetime import timedelta

import pytest

from lms_app import class_results, grades, results
from lms_app.models import Attempt, Extension, Role, ScoreDelivery
from tests import make

pytestmark = pytest.mark.django_db
NOW = make.NOON


def states(session, now=NOW):
    return {state.key: state for state in results.activity_states(session, now)}


def result(submission, now=NOW, language="en"):
    attempt = Attempt.objects.select_related("placement", "content_version").get(pk=submission.attempt_id)
    return results.result_of(attempt, language=language, now=now)


def test_nothing_begun_is_not_started():
    found = states(make.session())
    assert list(found) == ["quiz", "exercise-1", "exercise-2", "exercise-3"]
    assert {state.state for state in found.values()} == {"not_started"}


def test_a_bound_session_lists_its_own_activity_alone():
    assert list(states(make.session(activity="exercise-2"))) == ["exercise-2"]


def test_each_state_is_told():
    session = make.session()
    make.attempt(session, "exercise-1", make.exercise_responses("exercise-1"))
    make.submitted(session, "exercise-3", make.exercise_responses("exercise-3"))
    make.graded(session, "exercise-2", make.unsure_bill())
    make.graded(session, "quiz", make.quiz_responses(right=2))
    found = states(session)
    assert {key: state.state for key, state in found.items()} == {
        "quiz": "graded",
        "exercise-1": "open",
        "exercise-2": "in_review",
        "exercise-3": "submitted",
    }
    quiz = found["quiz"]
    assert (quiz.score, quiz.accepted, quiz.delivery["state"]) == ("66.67", True, "waiting")
    assert found["exercise-2"].score is None


def test_the_list_costs_the_same_with_many_attempts(django_assert_max_num_queries):
    session = make.session()
    for right in (0, 1, 2, 3):
        make.graded(session, responses=make.quiz_responses(right=right))
    with django_assert_max_num_queries(6):
        assert states(session)["quiz"].score == "100.00"


def test_the_newest_attempt_is_shown_while_it_is_under_way_and_the_best_after():
    session = make.session()
    make.graded(session, responses=make.quiz_responses(right=2))
    second = make.attempt(session)
    assert states(session)["quiz"].attempt == second.public_id
    worse = make.graded(session, responses=make.quiz_responses(right=0))
    assert states(session)["quiz"].attempt != worse.attempt.public_id


def test_why_none_may_be_begun_is_told():
    session = make.session()
    make.placement("quiz", attempts_allowed=1)
    make.placement("exercise-1", closes_at=NOW)
    make.placement("exercise-2", opens_at=NOW + timedelta(days=1))
    make.graded(session)
    found = states(session)
    assert [found[key].blocked for key in ("quiz", "exercise-1", "exercise-2", "exercise-3")] == [
        "no_attempts_left",
        "closed",
        "not_open_yet",
        "",
    ]


def test_a_failed_quiz_with_attempts_left_keeps_its_key():
    found = result(make.graded(responses=make.quiz_responses(right=1)))
    assert (found.score, found.accepted, found.released, found.items) == ("33.33", False, False, None)
    assert all(evidence.expected is None for check in found.checks for evidence in check.evidence)


def test_a_passed_quiz_shows_key_and_explanations():
    found = result(make.graded(responses=make.quiz_responses(right=2)))
    assert found.released
    assert [item["key"] for item in found.items] == ["steps", "batch", "claims"]
    assert any(evidence.expected is not None for check in found.checks for evidence in check.evidence)


def test_the_last_attempt_releases_even_a_failed_quiz():
    make.placement("quiz", attempts_allowed=1)
    assert result(make.graded(responses=make.quiz_responses(right=0))).released


def test_an_open_attempt_holds_the_key_back():
    session = make.session()
    submission = make.graded(session, responses=make.quiz_responses(right=2))
    make.attempt(session)
    assert not result(submission).released


@pytest.mark.parametrize(("release", "early", "late"), [("never", False, False), ("after_close", False, True)])
def test_release_follows_the_placement(release, early, late):
    close = NOW + timedelta(hours=1)
    make.placement("quiz", release=release, closes_at=close)
    submission = make.graded(responses=make.quiz_responses(right=3), now=NOW)
    assert (result(submission).released, result(submission, now=close).released) == (early, late)


def test_work_in_review_has_no_score_and_no_release():
    found = result(make.graded(activity="exercise-2", responses=make.unsure_bill()))
    assert (found.score, found.accepted, found.released, found.delivery["state"]) == (None, None, False, "none")


def test_a_decided_check_carries_the_note():
    submission = make.graded(activity="exercise-2", responses=make.unsure_bill())
    grades.decide(submission, "what_changes", True, note="well seen", by=None, now=NOW)
    found = result(submission)
    assert [check.note for check in found.checks if check.decided] == ["well seen"]
    assert (found.score, found.delivery["state"], found.reference is not None) == ("100.00", "waiting", True)


def test_an_attempt_that_does_not_count_says_so():
    make.graded(responses=make.quiz_responses(right=3))
    worse = make.graded(responses=make.quiz_responses(right=2))
    assert result(worse).delivery["reason"] == "not_counting"


def test_late_work_is_marked():
    make.placement("quiz", due_at=NOW - timedelta(minutes=1))
    assert result(make.graded(now=NOW)).is_late


@pytest.mark.parametrize("language", ["en", "zh-hans"])
def test_every_exercise_result_has_words_in_both_languages(language):
    for key in ("exercise-1", "exercise-2", "exercise-3"):
        found = result(make.graded(activity=key, responses=make.exercise_responses(key)), language=language)
        assert found.score == "100.00"
        assert all(check.title for check in found.checks)


def test_the_class_in_short_leaves_out_previews_and_test_users():
    for who, right in (("ada", 3), ("ben", 1), ("cleo", 2)):
        make.graded(who, responses=make.quiz_responses(right=right))
    make.graded(make.session("ivy", role=Role.INSTRUCTOR))
    make.graded(make.session("student-view", is_test_user=True))
    make.graded("ada", "exercise-2", make.unsure_bill())
    summary = class_results.class_summary(make.link(), NOW, language="en")
    quiz, _, bill, _ = summary.activities
    assert (summary.learners, summary.review_count, summary.deliveries) == (3, 1, {"waiting": 3})
    assert (quiz.handed_in, quiz.passed.count, quiz.passed.total) == (3, 2, 3)
    assert quiz.scores == (("33.33", 1), ("66.67", 1), ("100.00", 1))
    assert [item.right.count for item in quiz.items] == [3, 2, 1]
    assert (bill.handed_in, bill.in_review, bill.passed) == (1, 1, None)


@pytest.mark.parametrize(("counting", "score"), [("best", "100.00"), ("last", "33.33")])
def test_the_class_counts_the_same_grade_as_the_learner_and_the_gradebook(counting, score):
    placement = make.placement("quiz", counting=counting)
    session = make.session()
    for right in (3, 1):
        make.graded(session, responses=make.quiz_responses(right=right))
    quiz = class_results.class_summary(placement.resource_link, NOW).activities[0]
    assert quiz.scores == ((score, 1),)
    assert states(session)["quiz"].score == score
    assert str(ScoreDelivery.objects.get().grade.score) == score


def test_of_several_links_to_an_activity_the_class_counts_each_learner_once():
    for link, right in ((make.link(), 1), (make.link("link-2"), 2)):
        make.graded("ada", responses=make.quiz_responses(right=right), on=link)
    assert class_results.class_summary(make.link(), NOW).activities[0].scores == (("66.67", 1),)


def test_another_course_is_no_part_of_the_class():
    other = make.link("link-2", course=make.context("course-2"))
    make.graded("ada")
    make.graded("ben", on=other)
    assert class_results.class_summary(make.link(), NOW).activities[0].handed_in == 1
    page = class_results.course_results(class_results.course_attempts(make.session("ivy", role=Role.INSTRUCTOR)))
    assert [row.learner for row in page] == ["Ada"]


def test_a_page_of_results_costs_few_queries_and_names_what_was_late(django_assert_num_queries):
    placement = make.placement("quiz", due_at=NOW, late="fixed", late_percent=6)
    Extension.objects.create(placement=placement, user=make.user("ben"), due_at=NOW + timedelta(days=1), granted_at=NOW)
    for who in ("ada", "ben", "cleo"):
        make.graded(who, now=NOW + timedelta(hours=1))
    session = make.session("ivy", role=Role.INSTRUCTOR)
    with django_assert_num_queries(5):
        rows = list(class_results.course_results(class_results.course_attempts(session)[:50]))
    assert {(row.learner, str(row.score), row.is_late, row.points_off) for row in rows} == {
        ("Ada", "60.67", True, 6),
        ("Ben", "66.67", False, 0),
        ("Cleo", "60.67", True, 6),
    }
    assert {(row.counts, row.delivery["state"]) for row in rows} == {(True, "waiting")}


def test_an_unreleased_result_holds_no_explanation():
    submission = make.graded(responses=make.quiz_responses(right=1))
    told = json.dumps(
        [[evidence.text, evidence.expected] for check in result(submission).checks for evidence in check.evidence]
    )
    released = make.bundle().activity("quiz").released("en")
    assert not any(option["explanation"] in told for item in released["items"] for option in item.get("options", ()))
