"""The gate to attempts: who begins, who resumes, who saves."""

from __future__ import annotations

from datetime import timedelta

import pytest

from grading.model import ResponseRefused
from lms_app import attempts
from lms_app.models import Attempt, Role
from tests import make

pytestmark = pytest.mark.django_db
NOW = make.NOON
DRAFT = {"items": {"steps": "7"}}


def begin(session, activity="quiz", now=NOW):
    return attempts.open_or_resume(session, activity, now=now)


def test_an_attempt_is_begun_and_then_resumed():
    session = make.session()
    first, second = begin(session), begin(session, now=NOW + timedelta(minutes=5))
    assert (first.is_new, second.is_new) == (True, False)
    assert first.attempt == second.attempt
    assert first.attempt.started_at == NOW


def test_attempts_are_numbered_and_counted():
    make.placement("quiz", attempts_allowed=2)
    session = make.session()
    assert [make.graded(session).attempt.number for _ in range(2)] == [1, 2]
    with pytest.raises(attempts.NotAllowed, match="no_attempts_left"):
        begin(session)


@pytest.mark.parametrize("role", [Role.OBSERVER, Role.NONE])
def test_who_only_looks_begins_nothing(role):
    with pytest.raises(attempts.NotAllowed, match="role"):
        begin(make.session(role=role))


def test_the_window_holds_for_learners_and_not_for_previews():
    make.placement("quiz", opens_at=NOW + timedelta(hours=1))
    make.placement("exercise-1", closes_at=NOW)
    for activity, code in (("quiz", "not_open_yet"), ("exercise-1", "closed")):
        with pytest.raises(attempts.NotAllowed, match=code):
            begin(make.session(), activity)
        assert begin(make.session("ivy", role=Role.INSTRUCTOR), activity).attempt.is_preview


def test_a_link_bound_to_one_activity_opens_no_other():
    with pytest.raises(attempts.NotAllowed, match="not_here"):
        begin(make.session(activity="exercise-1"))


def test_an_unknown_activity_is_named():
    with pytest.raises(attempts.NotAllowed, match="unknown_activity"):
        begin(make.session(), "../quiz")


def test_what_was_begun_as_a_preview_counts_once_its_person_learns():
    begin(make.session("tom", role=Role.TA))
    opened = begin(make.session("tom", role=Role.LEARNER))
    assert (opened.is_new, opened.attempt.is_preview) == (False, False)
    assert Attempt.objects.count() == 1


def test_a_preview_does_not_use_up_an_attempt():
    make.placement("quiz", attempts_allowed=1)
    make.graded(make.session("tom", role=Role.TA))
    assert begin(make.session("tom", role=Role.LEARNER)).is_new


def test_only_ones_own_attempt_on_the_own_link_is_found():
    mine = make.attempt("ada")
    assert attempts.get_for(make.session("ada"), mine.public_id) == mine
    other_course = make.link("link-2", course=make.context("course-2"))
    for session in (
        make.session("ben"),
        make.session("ivy", role=Role.INSTRUCTOR),
        make.session("ada", on=other_course),
    ):
        with pytest.raises(Attempt.DoesNotExist):
            attempts.get_for(session, mine.public_id)


def test_an_attempt_is_found_with_one_query(django_assert_num_queries):
    mine, session = make.attempt(), make.session()
    with django_assert_num_queries(1):
        found = attempts.get_for(session, mine.public_id)
        assert found.placement.resource_link.context.deployment.platform.name
        assert found.content_version.digest


def test_a_draft_is_stored_as_typed():
    attempt = make.attempt()
    saved = attempts.save(attempt.pk, revision=0, responses={"items": {"steps": " 7步 "}}, now=NOW)
    assert (saved.revision, saved.saved_at) == (1, NOW)
    assert Attempt.objects.get().responses == {"items": {"steps": " 7步 "}}


def test_a_stale_draft_changes_nothing_and_brings_the_newer_one():
    attempt = make.attempt(responses=DRAFT)
    with pytest.raises(attempts.StaleDraft) as caught:
        attempts.save(attempt.pk, revision=0, responses={"items": {"steps": "8"}}, now=NOW)
    assert (caught.value.current.responses, caught.value.current.revision) == (DRAFT, 1)


def test_a_retry_of_the_same_save_is_no_conflict():
    attempt = make.attempt(responses=DRAFT)
    assert attempts.save(attempt.pk, revision=0, responses=DRAFT, now=NOW).revision == 1


def test_a_misshapen_draft_is_not_stored():
    attempt = make.attempt()
    with pytest.raises(ResponseRefused, match="unknown"):
        attempts.save(attempt.pk, revision=0, responses={"items": {"nothing": "1"}}, now=NOW)
    assert Attempt.objects.get().revision == 0


def test_a_submitted_attempt_takes_no_draft():
    submission = make.submitted()
    with pytest.raises(attempts.AttemptClosed, match="submitted"):
        attempts.save(submission.attempt_id, revision=1, responses=DRAFT, now=NOW)


def test_a_closed_placement_takes_no_draft():
    attempt = make.attempt(now=NOW)
    make.placement("quiz", closes_at=NOW)
    with pytest.raises(attempts.AttemptClosed, match="closed"):
        attempts.save(attempt.pk, revision=0, responses=DRAFT, now=NOW)


TEACHING = [{"role": Role.INSTRUCTOR}, {"role": Role.TA}, {"is_test_user": True}]


@pytest.mark.parametrize("becomes", TEACHING)
def test_what_a_learner_began_is_a_preview_in_the_hands_of_who_previews(becomes):
    begun = make.attempt("ada", responses=DRAFT)
    session = make.session("ada", **becomes)
    assert attempts.get_for(session, begun.public_id).is_preview is False
    assert attempts.get_to_write(session, begun.public_id).is_preview
    begun.refresh_from_db()
    assert begun.is_preview


@pytest.mark.parametrize("becomes", TEACHING)
def test_a_session_from_before_previews_too_once_its_person_teaches(becomes):
    before = make.session("ada")
    begun = make.attempt(before)
    make.session("ada", **becomes)
    before.membership.refresh_from_db()
    assert attempts.previews(before)
    assert attempts.get_to_write(before, begun.public_id).is_preview


def test_what_was_handed_in_stays_what_it_was():
    handed_in = make.graded("ada").attempt
    session = make.session("ada", role=Role.INSTRUCTOR)
    assert attempts.get_to_write(session, handed_in.public_id).is_preview is False


@pytest.mark.parametrize("role", [Role.OBSERVER, Role.NONE])
def test_who_only_looks_reads_an_older_attempt_and_writes_nothing(role):
    begun = make.attempt("ada")
    session = make.session("ada", role=role)
    assert attempts.get_for(session, begun.public_id) == begun
    with pytest.raises(attempts.NotAllowed, match="role"):
        attempts.get_to_write(session, begun.public_id)
