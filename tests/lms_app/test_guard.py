"""What somebody changed in the gradebook: seen as far as each platform lets one see it, never overwritten unasked."""

from __future__ import annotations

from datetime import timedelta
from decimal import Decimal
from functools import partial

import pytest

from lms_app import deliveries, grades, outbox
from lms_app.lti import ags
from lms_app.models import DeliveryTry, ScoreDelivery
from tests import make
from tests.lms_app import reach

pytestmark = pytest.mark.django_db
KINDS = ["plain", "moodle", "canvas", "openedx"]


@pytest.fixture
def lms(request):
    with reach.platform(getattr(request, "param", "plain")) as platform:
        yield platform


every_kind = pytest.mark.parametrize("lms", KINDS, indirect=True)


def deliver(delivery, now=None):
    delivery.refresh_from_db()
    outbox.deliver(delivery.pk, now=now or max(make.NOON, delivery.due_at))
    delivery.refresh_from_db()
    return delivery.state, delivery.reason


def types(lms, score, who="ada", where="quiz"):
    """Let a teacher type a grade at noon, before what is handed in later."""
    lms.override(where, who, score)
    cell = lms.gradebook.grade(where, who)
    cell.at = cell.at and make.later(make.NOON, minutes=-1).timestamp()


def hands_in_again(lms, *, hours=1, **what):
    return make.graded_at(lms, now=make.later(make.NOON, hours=hours), **what)


@every_kind
def test_a_grade_typed_before_the_first_hand_in_survives_it(lms):
    types(lms, 80)
    delivery = make.graded_at(lms)
    deliver(delivery)
    assert lms.gradebook.score("quiz", "ada") == 80
    if lms.personality.name == "plain":
        assert (delivery.state, delivery.reason, delivery.there_score) == ("failed", "changed_there", Decimal(80))
        assert not lms.requests("scores")
    if lms.personality.name in ("moodle", "canvas"):
        # They keep a typed grade by themselves: no look is spent on it.
        assert not lms.requests("results")


@every_kind
def test_a_grade_typed_over_ours_survives_a_better_attempt(lms):
    delivery = make.graded_at(lms, right=1)
    deliver(delivery)
    types(lms, 80)
    hands_in_again(lms, right=3)
    deliver(delivery)
    assert lms.gradebook.score("quiz", "ada") == 80
    if lms.personality.name != "openedx":
        # Open edX keeps what staff typed, and tells nobody.
        assert (delivery.state, delivery.reason, delivery.there_score) == ("failed", "changed_there", Decimal(80))
        assert len(lms.requests("scores")) == 1


@pytest.mark.parametrize("lms", ["moodle"], indirect=True)
def test_moodle_guards_no_column_that_a_tool_made_so_the_first_message_looks(lms):
    make.link_at(lms, "overview")
    deliver(make.graded_at(lms, "ben", key="overview", activity="exercise-1"))
    column = f"{make.LESSON}/exercise-1"
    types(lms, 55, where=column)
    delivery = make.graded_at(lms, key="overview", activity="exercise-1")
    assert deliver(delivery) == ("failed", "changed_there")
    assert lms.gradebook.score(column, "ada") == 55


@pytest.mark.parametrize("lms", ["moodle"], indirect=True)
def test_a_conflict_over_a_typed_grade_is_a_persons_to_decide(lms):
    delivery = make.graded_at(lms)
    lms.override("quiz", "ada", 80)
    assert deliver(delivery) == ("failed", "changed_there")
    assert delivery.there_score == 80


@pytest.mark.parametrize("lms", ["plain", "moodle", "canvas"], indirect=True)
def test_ours_is_sent_when_it_is_asked_for_and_theirs_stays_when_it_is_kept(lms):
    delivery = make.graded_at(lms, right=1)
    deliver(delivery)
    types(lms, 80)
    hands_in_again(lms, right=2)
    deliver(delivery)
    assert deliveries.keep_theirs(delivery, by=None, now=make.NOON)
    delivery.refresh_from_db()
    assert deliveries.word(delivery) == "kept"
    # A correction of the same work changes nothing; "send again" neither.
    grades.recount(delivery.placement, delivery.user, now=make.later(make.NOON, hours=1))
    outbox.resend(delivery, now=make.later(make.NOON, hours=2))
    delivery.refresh_from_db()
    assert deliver(delivery) == ("done", "kept_theirs")
    # A newer hand-in that counts is held as well: still theirs unless asked.
    hands_in_again(lms, right=3, hours=3)
    delivery.refresh_from_db()
    assert deliver(delivery) == ("failed", "changed_there")
    assert lms.gradebook.score("quiz", "ada") == 80
    outbox.send_ours(delivery, by=None, now=lms_now(lms))
    delivery.refresh_from_db()
    assert deliver(delivery) == ("done", "")
    # Moodle keeps an override whatever is sent; the comparison says so.
    assert lms.gradebook.score("quiz", "ada") == (80 if lms.personality.name == "moodle" else 100)
    assert delivery.there_at is None


def lms_now(lms):
    return make.datetime.fromtimestamp(lms.now() + 5, tz=make.UTC)


@pytest.mark.parametrize("lms", ["plain", "moodle"], indirect=True)
def test_a_teachers_comment_is_handed_along_and_not_cleared(lms):
    delivery = make.graded_at(lms, right=1)
    deliver(delivery)
    lms.gradebook.grade("quiz", "ada").comments = ["See me."]
    hands_in_again(lms, right=3)
    assert deliver(delivery) == ("done", "")
    assert (lms.gradebook.score("quiz", "ada"), lms.gradebook.grade("quiz", "ada").comment) == (100, "See me.")


@pytest.mark.parametrize("lms", ["canvas"], indirect=True)
def test_canvas_is_told_to_keep_what_was_typed_unless_ours_is_asked_for(lms):
    delivery = make.graded_at(lms)
    deliver(delivery)
    types(lms, 80)
    outbox.send_ours(delivery, by=None, now=lms_now(lms))
    delivery.refresh_from_db()
    deliver(delivery)
    told = [m.body[ags.CANVAS_SUBMISSION]["prioritize_non_tool_grade"] for m in lms.gradebook.messages("quiz", "ada")]
    assert told == [True, False]
    assert lms.gradebook.score("quiz", "ada") == pytest.approx(66.67)


def test_ours_from_a_try_that_nobody_heard_of_is_nobodys_change(lms, monkeypatch):
    delivery = make.graded_at(lms, right=1)
    with monkeypatch.context() as killed:
        killed.setattr(outbox, "_settle", lambda *_: None)
        killed.setattr(outbox, "_log", lambda *_: None)
        deliver(delivery)
    make.graded_at(lms, right=3, now=make.later(make.NOON, minutes=1))
    later = make.later(make.NOON, minutes=10)
    outbox.due(now=later)
    assert deliver(delivery, later) == ("done", "")
    assert lms.gradebook.score("quiz", "ada") == 100
    assert "worker_lost" in set(DeliveryTry.objects.values_list("reason", flat=True))


@pytest.mark.parametrize("empty", [{"status": 404}, {"status": 403}, {"status": 200, "body": "{}"}])
def test_where_results_cannot_be_read_the_score_is_sent_all_the_same(lms, empty):
    lms.faults.add("results", times=None, **empty)
    assert deliver(make.graded_at(lms)) == ("done", "")


def test_while_results_do_not_answer_nothing_is_sent_blindly(lms):
    delivery = make.graded_at(lms, right=1)
    deliver(delivery)
    types(lms, 80)
    hands_in_again(lms, right=3)
    lms.faults.add("results", status=503)
    assert deliver(delivery)[0] == "waiting"
    assert deliver(delivery) == ("failed", "changed_there")


@pytest.mark.parametrize("scale", [0, 100])
def test_what_shows_no_points_is_compared_with_nothing(lms, scale):
    lms.gradebook.column("quiz").maximum = 0
    lms.faults.add("results", times=None, change=partial(_without_points, scale=scale))
    delivery = make.graded_at(lms, right=1)
    deliver(delivery)
    hands_in_again(lms, right=3)
    assert deliver(delivery) == ("done", "")


def _without_points(response, scale):
    response.body = [{**result, "resultScore": 0, "resultMaximum": scale} for result in response.body]
    return response


@pytest.mark.parametrize("lms", ["moodle"], indirect=True)
def test_a_refusal_for_its_time_alone_is_sent_again_with_a_later_one(lms):
    delivery = make.graded_at(lms, right=1)
    deliver(delivery)
    lms.gradebook.grade("quiz", "ada").at = make.later(make.NOON, hours=1, seconds=30).timestamp()
    hands_in_again(lms, right=2)
    assert deliver(delivery) == ("waiting", "later_time")
    assert deliver(delivery, make.later(make.NOON, hours=1, minutes=1)) == ("waiting", "later_time")
    assert deliver(delivery, make.later(make.NOON, hours=1, minutes=2)) == ("done", "")
    assert lms.gradebook.score("quiz", "ada") == pytest.approx(66.67)


@pytest.mark.parametrize("lms", ["moodle"], indirect=True)
def test_a_conflict_with_what_is_not_shown_is_left_alone(lms):
    delivery = make.graded_at(lms)
    lms.override("quiz", "ada", 0)
    # As older Moodles do: a grade of 0 is in no list.
    lms.faults.add("results", times=None, status=200, body="[]")
    assert deliver(delivery) == ("done", "superseded")
    assert lms.gradebook.score("quiz", "ada") == 0


def test_a_time_made_by_a_clock_that_was_ahead_is_made_anew_before_anybody_hears_it(lms):
    delivery = make.graded_at(lms, now=make.later(make.NOON, days=1))
    ScoreDelivery.objects.update(due_at=make.NOON)
    deliver(delivery, make.NOON)
    assert lms.gradebook.messages("quiz", "ada")[0].body["timestamp"].startswith("2020-09-01T12:00:00")
    assert delivery.timestamp - make.NOON < timedelta(minutes=1)
