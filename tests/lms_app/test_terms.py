"""Which dates and attempts hold for whom: on opening, saving, handing in, and when time is up."""

from datetime import timedelta

import pytest

from lms_app import attempts, columns, outbox, placements, results, submissions
from lms_app.models import Launch, Role, ScoreDelivery, Submission
from lms_app.terms import Terms
from tests import make

pytestmark = pytest.mark.django_db
NOW = make.NOON
HOUR = timedelta(hours=1)


def say(session, **terms):
    """Let the platform say something to a session's person, by one more launch."""
    link, user = session.launch.resource_link, session.launch.user
    return Launch.objects.create(resource_link=link, user=user, role=session.launch.role, launched_at=NOW, **terms)


def holds(who="ada", activity="quiz"):
    return placements.terms_for(placements.of(make.link(), activity), make.user(who).pk)


# Which goes first


def test_what_is_entered_here_goes_first_field_by_field():
    make.placement("quiz", closes_at=NOW + HOUR)
    say(make.session(), closes_at=NOW + 9 * HOUR, due_at=NOW, attempts_allowed=3)
    assert holds() == Terms(None, NOW, NOW + HOUR, 3)


def test_what_came_with_a_copy_goes_after_the_platform_until_it_is_saved_here():
    placement = make.placement("quiz", closes_at=NOW + HOUR, attempts_allowed=1, is_confirmed=False)
    assert (holds().closes_at, holds().attempts_allowed) == (NOW + HOUR, 1)
    say(make.session(), closes_at=NOW + 9 * HOUR)
    assert (holds().closes_at, holds().attempts_allowed) == (NOW + 9 * HOUR, 1)
    placement.is_confirmed = True
    placement.save()
    assert holds().closes_at == NOW + HOUR


def test_the_newest_launch_says_what_holds():
    session = make.session()
    say(session, closes_at=NOW)
    say(session, closes_at=NOW + HOUR)
    assert holds().closes_at == NOW + HOUR
    say(session)
    assert holds().closes_at is None


def test_everybody_has_their_own():
    say(make.session("ada"), closes_at=NOW)
    say(make.session("ben"), closes_at=NOW + HOUR)
    say(make.session("ivy", role=Role.INSTRUCTOR), closes_at=NOW + 9 * HOUR)
    assert [holds(who).closes_at for who in ("ada", "ben")] == [NOW, NOW + HOUR]


def test_what_is_said_of_one_link_says_nothing_of_another():
    other = make.link("link-2")
    say(make.session("ada", on=other), closes_at=NOW)
    assert holds().closes_at is None


# On every write


def test_nothing_is_begun_saved_or_handed_in_after_the_end_that_the_platform_gave():
    session = make.session()
    say(session, closes_at=NOW + HOUR)
    attempt = make.attempt(session, responses=make.quiz_responses(right=2), now=NOW)
    late = NOW + HOUR
    with pytest.raises(attempts.AttemptClosed, match="closed"):
        attempts.save(attempt.pk, revision=attempt.revision, responses=make.quiz_responses(right=3), now=late)
    with pytest.raises(attempts.AttemptClosed, match="closed"):
        submissions.submit(attempt, idempotency_key="k", now=late)
    with pytest.raises(attempts.NotAllowed, match="closed"):
        attempts.open_or_resume(session, "exercise-1", now=late)
    assert not Submission.objects.exists()
    assert attempts.save(attempt.pk, revision=1, responses={"items": {}}, now=late - timedelta(seconds=1)).revision == 2


def test_a_later_launch_moves_the_end_of_work_that_is_under_way():
    session = make.session()
    say(session, closes_at=NOW + HOUR)
    attempt = make.attempt(session, responses=make.quiz_responses(right=2), now=NOW)
    say(session, closes_at=NOW + 3 * HOUR)
    assert submissions.submit(attempt, idempotency_key="k", now=NOW + 2 * HOUR).submitted_at == NOW + 2 * HOUR


def test_nothing_is_begun_before_the_platform_opens_it():
    session = make.session()
    say(session, opens_at=NOW + HOUR)
    with pytest.raises(attempts.NotAllowed, match="not_open_yet"):
        attempts.open_or_resume(session, "quiz", now=NOW)
    assert attempts.open_or_resume(session, "quiz", now=NOW + HOUR).is_new


def test_the_platforms_number_of_attempts_holds():
    session = make.session()
    say(session, attempts_allowed=1)
    make.graded(session, now=NOW)
    with pytest.raises(attempts.NotAllowed, match="no_attempts_left"):
        attempts.open_or_resume(session, "quiz", now=NOW)
    [quiz] = [state for state in results.activity_states(session, NOW) if state.key == "quiz"]
    assert (quiz.attempts_left, quiz.blocked) == (0, "no_attempts_left")
    column = columns.Column("https://lms.example/lineitems/1", is_ours=False)
    assert outbox.message_of(ScoreDelivery.objects.get(), column).is_last_attempt


def test_a_preview_knows_no_dates_of_the_platform_either():
    session = make.session("ivy", role=Role.INSTRUCTOR)
    say(session, closes_at=NOW, opens_at=NOW + HOUR, attempts_allowed=1)
    assert attempts.open_or_resume(session, "quiz", now=NOW).attempt.is_preview


def test_work_after_the_persons_own_due_date_is_late():
    for who, due in (("ada", NOW - HOUR), ("ben", NOW + HOUR)):
        session = make.session(who)
        say(session, due_at=due)
        attempt = make.graded(session, now=NOW).attempt
        assert results.result_of(attempt, language="en", now=NOW).is_late is (due < NOW)


# When time is up


def left_open(who, **terms):
    session = make.session(who)
    say(session, **terms)
    return make.attempt(session, responses=make.quiz_responses(right=2), now=NOW)


def test_what_is_left_open_is_handed_in_as_of_each_persons_own_end():
    adas, bens = left_open("ada", closes_at=NOW + HOUR), left_open("ben", closes_at=NOW + 3 * HOUR)
    left_open("cleo")
    assert len(submissions.hand_in_left_open(now=NOW + 2 * HOUR)) == 1
    assert Submission.objects.get().attempt == adas
    assert Submission.objects.get().submitted_at == NOW + HOUR
    assert len(submissions.hand_in_left_open(now=NOW + 4 * HOUR)) == 1
    assert Submission.objects.get(attempt=bens).submitted_at == NOW + 3 * HOUR
    assert submissions.hand_in_left_open(now=NOW + 4 * HOUR) == []


@pytest.mark.parametrize(("is_confirmed", "ends"), [(True, 3), (False, 1)])
def test_the_sweep_and_the_form_go_by_the_same_end(is_confirmed, ends):
    attempt = left_open("ada", closes_at=NOW + HOUR)
    attempt.placement = make.placement("quiz", closes_at=NOW + 3 * HOUR, is_confirmed=is_confirmed)
    assert submissions.hand_in_left_open(now=NOW + ends * HOUR - timedelta(seconds=1)) == []
    assert len(submissions.hand_in_left_open(now=NOW + ends * HOUR)) == 1
    assert Submission.objects.get().submitted_at == NOW + ends * HOUR
    assert placements.terms_for(attempt.placement, attempt.user_id).closes_at == NOW + ends * HOUR


def test_an_end_that_a_later_launch_moved_away_hands_nothing_in():
    left_open("ada", closes_at=NOW + HOUR)
    say(make.session("ada"), closes_at=NOW + 9 * HOUR)
    assert submissions.hand_in_left_open(now=NOW + 2 * HOUR) == []
