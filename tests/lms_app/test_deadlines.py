"""One effective deadline: settings, the platform's dates, extension, limit and grace, against a plain reference."""

from __future__ import annotations

from datetime import timedelta
from math import ceil

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lms_app import attempts, placements, submissions
from lms_app.models import Attempt, Extension, Late, Launch, LtiUser, Placement, Submission
from lms_app.terms import Terms
from tests import make

NOW = make.NOON
SECOND, MINUTE, HOUR, DAY = timedelta(seconds=1), timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)
MOMENTS = st.none() | st.integers(-300, 300).map(lambda minutes: NOW + minutes * MINUTE)

PLACEMENTS = st.builds(
    Placement,
    due_at=MOMENTS,
    closes_at=MOMENTS,
    late=st.sampled_from(Late.values),
    late_percent=st.integers(0, 100),
    grace_minutes=st.sampled_from([0, 1, 30]),
    time_limit_minutes=st.sampled_from([None, 1, 45]),
    is_confirmed=st.booleans(),
)
SAID = st.none() | st.builds(Launch, due_at=MOMENTS, closes_at=MOMENTS)
OWN = st.none() | st.builds(
    Extension, due_at=MOMENTS, closes_at=MOMENTS, extra_minutes=st.sampled_from([0, 20]), extra_attempts=st.just(0)
)


def deadline(placement, said, own, started_at):
    """Say the deadline as docs/attempts.md says it, a step at a time."""
    held = {}
    for name in ("due_at", "closes_at"):
        entered, heard = getattr(placement, name), said and getattr(said, name)
        order = [entered, heard] if placement.is_confirmed else [heard, entered]
        held[name] = next((moment for moment in order if moment), None)
    grace = placement.grace_minutes * MINUTE
    due, closes = held["due_at"], held["closes_at"]
    if own and own.due_at:
        due = own.due_at
        if closes and not own.closes_at and closes < due + grace:
            closes = due + grace
    if own and own.closes_at:
        closes = own.closes_at
        if placement.late == "refused" and not own.due_at:
            due = closes
    ends = [closes] if closes else []
    if placement.late == "refused" and due:
        ends.append(due + grace)
    if placement.time_limit_minutes:
        ends.append(started_at + (placement.time_limit_minutes + (own.extra_minutes if own else 0)) * MINUTE)
    return min(ends) if ends else None, due + grace if due else None


@given(PLACEMENTS, SAID, OWN, st.integers(-200, 200))
def test_the_deadline_is_what_the_plain_reference_says_to_the_second(placement, said, own, begun):
    started_at = NOW + begun * MINUTE
    end, late_after = deadline(placement, said, own, started_at)
    terms = placements.terms(placement, said, own)
    assert terms.ends_at(started_at) == end
    if end is not None:
        assert [terms.is_over(started_at, end + step) for step in (-SECOND, timedelta(), SECOND)] == [False, True, True]
    if late_after is not None:
        assert [terms.is_late(late_after + step) for step in (timedelta(), SECOND)] == [False, True]


@given(PLACEMENTS, st.integers(-5_000_000, 5_000_000))
def test_points_off_grow_with_each_day_begun_and_never_pass_the_whole(placement, seconds):
    terms = placements.terms(placement, None)
    moment = NOW + seconds * SECOND
    days = 0 if terms.late_after is None else max(0, ceil((moment - terms.late_after) / DAY))
    want = {Late.PER_DAY: min(100, days * placement.late_percent), Late.FIXED: placement.late_percent if days else 0}
    assert terms.points_off(moment) == want.get(placement.late, 0)


@pytest.mark.django_db
@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(PLACEMENTS, SAID, OWN, st.integers(-200, 0), st.integers(-300, 300))
def test_begin_save_submit_and_sweep_go_by_one_deadline(placement, said, own, begun, asked):
    """Every door, at any moment and at the deadline's very second, on real rows."""
    session = make.session("ada")
    link, user = session.launch.resource_link, session.launch.user
    Attempt.objects.all().delete()
    Placement.objects.filter(resource_link=link).delete()
    Launch.objects.exclude(pk=session.launch_id).delete()
    placement.resource_link, placement.activity, placement.pk = link, "quiz", None
    placement.save()
    if said is not None:
        said.pk, said.resource_link, said.user, said.role, said.launched_at = None, link, user, "learner", NOW
        said.save()
    if own is not None:
        own.pk, own.placement, own.user, own.granted_at = None, placement, user, NOW
        own.save()
    started_at = NOW + begun * MINUTE
    end, _late = deadline(placement, said, own, started_at)
    attempt = Attempt.objects.create(
        placement=placement,
        user=LtiUser.objects.get(pk=user.pk),
        content_version=make.content(),
        number=1,
        started_at=started_at,
        saved_at=started_at,
        responses=make.quiz_responses(right=1),
    )
    for now in [NOW + asked * MINUTE, *([end - SECOND, end] if end else [])]:
        is_over = end is not None and now >= end
        tries = (
            lambda now=now: attempts.save(attempt.pk, revision=attempt.revision, responses=attempt.responses, now=now),
            lambda now=now: attempts.refuse_closed(Attempt.objects.get(pk=attempt.pk), now),
        )
        for write in tries:
            if is_over:
                with pytest.raises(attempts.AttemptClosed, match="closed"):
                    write()
            else:
                write()
        attempt.refresh_from_db()
    if end is None:
        assert submissions.hand_in_left_open(now=NOW + 999 * DAY) == []
        return
    assert submissions.hand_in_left_open(now=end - SECOND) == []
    with pytest.raises(attempts.AttemptClosed, match="closed"):
        submissions.submit(attempt, idempotency_key="k", now=end)
    assert len(submissions.hand_in_left_open(now=end + 999 * DAY)) == 1
    Attempt.objects.get().refresh_from_db()
    assert Submission.objects.get().submitted_at == max(end, started_at, Attempt.objects.get().saved_at)


@pytest.mark.django_db
class TestMoved:
    """A page that was opened before its time was moved sees the newer time at its next write."""

    def begun(self, **settings):
        make.placement("quiz", **settings)
        return make.attempt("ada", responses=make.quiz_responses(right=2), now=NOW)

    def save(self, attempt, now, right=3):
        current = Attempt.objects.get(pk=attempt.pk)
        return attempts.save(current.pk, revision=current.revision, responses=make.quiz_responses(right=right), now=now)

    def extend(self, attempt, **given):
        Extension.objects.update_or_create(
            placement=attempt.placement, user=attempt.user, defaults={"granted_at": NOW, **given}
        )

    def test_an_extension_reopens_what_was_closed_and_nothing_is_lost(self):
        make.placement("exercise-1", closes_at=NOW + HOUR)
        draft = {"rows": [{"from": 3, "to": None}]}
        attempt = make.attempt("ada", "exercise-1", draft, now=NOW)
        submissions.hand_in_left_open(now=NOW + HOUR)
        assert Attempt.objects.get().state == "closed"
        with pytest.raises(attempts.AttemptClosed, match="closed"):
            attempts.save(attempt.pk, revision=1, responses=draft, now=NOW + HOUR)
        self.extend(attempt, due_at=NOW + 3 * HOUR)
        again = attempts.open_or_resume(make.session("ada"), "exercise-1", now=NOW + 2 * HOUR)
        assert (again.is_new, again.attempt.pk, again.attempt.responses) == (False, attempt.pk, draft)
        Attempt.objects.update(state="closed")
        whole = make.exercise_responses("exercise-1")
        assert attempts.save(attempt.pk, revision=1, responses=whole, now=NOW + 2 * HOUR).state == "open"
        Attempt.objects.update(state="closed")
        attempt.refresh_from_db()
        assert submissions.submit(attempt, idempotency_key="k", now=NOW + 2 * HOUR).responses == whole

    def test_a_deadline_moved_before_the_last_save_hands_in_what_was_saved_as_of_that_save(self):
        attempt = self.begun(closes_at=NOW + 9 * HOUR)
        self.save(attempt, NOW + 2 * HOUR)
        make.placement("quiz", closes_at=NOW + HOUR)
        with pytest.raises(attempts.AttemptClosed, match="closed"):
            self.save(attempt, NOW + 2 * HOUR + SECOND)
        submissions.hand_in_left_open(now=NOW + 3 * HOUR)
        assert Submission.objects.get().submitted_at == NOW + 2 * HOUR
        assert Submission.objects.get().responses == make.quiz_responses(right=3)

    def test_extra_time_given_while_an_attempt_runs_holds_at_once_and_for_that_person_only(self):
        attempt = self.begun(time_limit_minutes=30)
        bens = make.attempt("ben", responses=make.quiz_responses(right=1), now=NOW)
        self.extend(attempt, extra_minutes=15)
        now = NOW + 40 * MINUTE
        assert self.save(attempt, now).revision == 2
        with pytest.raises(attempts.AttemptClosed, match="closed"):
            self.save(bens, now)
        assert len(submissions.hand_in_left_open(now=now)) == 1
        assert Submission.objects.get().submitted_at == NOW + 30 * MINUTE

    def test_a_limit_that_ran_out_uses_the_attempt_up_and_leaves_the_next_one(self):
        self.begun(time_limit_minutes=30, attempts_allowed=2)
        session = make.session("ada")
        second = attempts.open_or_resume(session, "quiz", now=NOW + HOUR)
        assert (second.is_new, second.attempt.number) == (True, 2)
        assert Submission.objects.get().submitted_at == NOW + 30 * MINUTE
        with pytest.raises(attempts.NotAllowed, match="no_attempts_left"):
            attempts.open_or_resume(session, "quiz", now=NOW + 2 * HOUR)
        assert [one.state for one in Attempt.objects.order_by("number")] == ["submitted", "closed"]
        self.extend(second.attempt, extra_attempts=1)
        assert attempts.open_or_resume(session, "quiz", now=NOW + 2 * HOUR).attempt.number == 3

    def test_previews_know_no_limit(self):
        make.placement("quiz", time_limit_minutes=1, closes_at=NOW)
        preview = make.attempt(make.session("ivy", role="instructor"), responses=make.quiz_responses(right=1), now=NOW)
        assert attempts.save(preview.pk, revision=1, responses={"items": {}}, now=NOW + DAY).revision == 2


def test_an_own_closing_time_alone_opens_what_takes_no_late_work():
    closed = Terms(due_at=NOW, closes_at=NOW + HOUR, late=Late.REFUSED)
    own = Extension(closes_at=NOW + DAY)
    assert (closed.ends_at(), closed.extended(own).ends_at()) == (NOW, NOW + DAY)
    assert closed.extended(own).is_late(NOW + HOUR) is False
