"""Scores on their way: what each platform hears, and how each answer ends."""

from __future__ import annotations

import json
from datetime import timedelta

import pytest
from django.utils import timezone
from hypothesis import given
from hypothesis import strategies as st

from lms_app import columns, outbox, probes
from lms_app.lti import ags, http, keys
from lms_app.models import DeliveryTry, LineItem, Platform, ResourceLink, ScoreDelivery, ToolKey
from tests import make
from tests.fakes.platform import FakePlatform
from tests.fakes.transport import mounted

pytestmark = pytest.mark.django_db
KINDS = ["plain", "moodle", "canvas"]


@pytest.fixture
def lms(request, settings):
    platform = FakePlatform(getattr(request, "param", "plain"), tool="https://tool.example", keys=_public_keys)
    with _reachable(platform):
        yield platform


def _public_keys():
    return keys.public_jwks(now=timezone.now())


class _reachable:
    """Lead the tool's calls to fake platforms, and to nobody else."""

    def __init__(self, *platforms):
        self.platforms = platforms

    def __enter__(self):
        self.session = http.session_for(Platform())
        self.before = dict(self.session.adapters)
        mounted(self.session, *self.platforms)

    def __exit__(self, *_):
        self.session.adapters.clear()
        self.session.adapters.update(self.before)


@pytest.fixture(autouse=True)
def _one_key():
    """Sign with one key in all tests: making one takes longer than a whole test."""
    if not _made:
        kept = keys.create(signs_from=make.NOON)
        _made.update(kid=kept.kid, public_jwk=kept.public_jwk, private_ciphertext=kept.private_ciphertext)
    else:
        ToolKey.objects.create(**_made)


_made = {}


every_kind = pytest.mark.parametrize("lms", KINDS, indirect=True)


def deliver(delivery, now=None):
    now = now or max(make.NOON, delivery.due_at)
    wait = outbox.deliver(delivery.pk, now=now)
    delivery.refresh_from_db()
    return wait


def told(delivery):
    return delivery.state, delivery.reason


@pytest.mark.parametrize("lms", [*KINDS, "openedx"], indirect=True)
def test_a_score_arrives_exactly(lms):
    delivery = make.graded_at(lms)
    assert deliver(delivery) is None
    assert told(delivery) == ("done", "")
    assert lms.gradebook.score("quiz", "ada") == pytest.approx(66.67)
    # A good answer says that it was taken; that it is shown, only a look says.
    assert (delivery.sent_revision, delivery.confirmed_score, delivery.sent_grade) == (1, None, delivery.grade)
    assert DeliveryTry.objects.get().status in {200, 201}


@every_kind
def test_zero_is_a_score(lms):
    deliver(make.graded_at(lms, right=0))
    assert lms.gradebook.score("quiz", "ada") == 0


@every_kind
def test_the_message_says_when_it_was_handed_in_and_is_final(lms):
    delivery = make.graded_at(lms)
    deliver(delivery)
    body = lms.gradebook.messages("quiz", "ada")[0].body
    assert (body["activityProgress"], body["gradingProgress"], body["scoreMaximum"]) == (
        "Submitted",
        "FullyGraded",
        100,
    )
    assert body["submission"] == {"startedAt": "2020-09-01T12:00:00.000Z", "submittedAt": "2020-09-01T12:00:00.000Z"}
    assert (ags.CANVAS_SUBMISSION in body) == (lms.personality.name == "canvas")


def test_the_last_attempt_allowed_is_completed(lms):
    make.placement("quiz", on=make.link_at(lms), attempts_allowed=1)
    deliver(make.graded_at(lms))
    assert lms.gradebook.messages("quiz", "ada")[0].body["activityProgress"] == "Completed"


@every_kind
def test_a_better_attempt_follows_with_its_own_times(lms):
    delivery = make.graded_at(lms, right=1)
    deliver(delivery)
    make.graded_at(lms, right=3, now=make.later(make.NOON, seconds=0.2))
    deliver(delivery, make.later(make.NOON, seconds=1))
    first, second = lms.gradebook.messages("quiz", "ada", accepted=True)
    assert first.body["timestamp"][:19] < second.body["timestamp"][:19]
    assert lms.gradebook.score("quiz", "ada") == 100


@pytest.mark.parametrize("lms", ["canvas"], indirect=True)
def test_canvas_hears_of_a_new_submission_once_per_hand_in(lms):
    from lms_app import grades

    link = make.link_at(lms, "exercise-2")
    whose = make.session(lms.personality.subject(lms.school.person("ada")), on=link)
    submission = make.graded(whose, "exercise-2", make.unsure_bill(), now=make.NOON)
    for hour, is_met in enumerate((True, False), 1):
        now = make.later(make.NOON, hours=hour)
        grades.decide(submission, "what_changes", is_met, by=None, now=now)
        deliver(ScoreDelivery.objects.get(), now)
    bodies = [message.body for message in lms.gradebook.messages("exercise-2", "ada", accepted=True)]
    assert [body[ags.CANVAS_SUBMISSION]["new_submission"] for body in bodies] == [True, False]
    assert len({body["submission"]["submittedAt"] for body in bodies}) == 1


@every_kind
@pytest.mark.parametrize("status", [429, 502, 503, 504])
def test_a_busy_platform_is_tried_again_with_the_same_message(lms, status):
    lms.faults.add("scores", status=status)
    delivery = make.graded_at(lms)
    wait = deliver(delivery)
    assert told(delivery)[0] == "waiting"
    assert 1 <= wait <= 2
    deliver(delivery)
    assert told(delivery) == ("done", "")
    sent = [request.json() for request in lms.requests("scores")]
    assert sent[0] == sent[1]


def test_retry_after_is_kept_to(lms):
    lms.faults.down("scores")
    delivery = make.graded_at(lms)
    assert 300 <= deliver(delivery) <= 331
    assert outbox.deliver(delivery.pk, now=make.later(make.NOON, seconds=200)) is None


@every_kind
def test_a_throttling_403_is_not_a_refusal(lms):
    lms.faults.throttled("scores")
    delivery = make.graded_at(lms)
    deliver(delivery)
    assert told(delivery) == ("waiting", "throttled")
    deliver(delivery)
    assert told(delivery) == ("done", "")


@every_kind
def test_an_answer_lost_after_the_score_was_stored_ends_delivered_once(lms):
    lms.faults.add("scores", drop=True, late=True)
    delivery = make.graded_at(lms)
    deliver(delivery)
    assert told(delivery) == ("waiting", "unreachable")
    deliver(delivery)
    assert told(delivery) == ("done", "")
    assert lms.gradebook.score("quiz", "ada") == pytest.approx(66.67)


def test_a_stale_token_is_renewed_once(lms):
    deliver(make.graded_at(lms))
    lms.tokens.revoke()
    delivery = make.graded_at(lms, "ben")
    deliver(delivery)
    assert told(delivery) == ("done", "")
    # One to look and one to send, each renewed.
    assert len(lms.requests("token")) == 4


def test_a_service_that_takes_no_token_ends_named(lms):
    lms.faults.add("scores", times=None, status=401)
    delivery = make.graded_at(lms)
    deliver(delivery)
    assert told(delivery) == ("failed", "unauthorised")
    assert len(lms.requests("scores")) == 2


def test_one_token_serves_a_whole_class(lms):
    for who in ("ada", "ben", "cleo"):
        deliver(make.graded_at(lms, who))
    # One to look, one to send.
    assert len(lms.requests("token")) == 2
    assert {message.person for message in lms.gradebook.messages("quiz")} == {"ada", "ben", "cleo"}


def test_a_token_endpoint_that_refuses_is_asked_again_and_then_given_up(lms):
    lms.faults.add("token", times=None, status=400, body='{"error": "invalid_client"}')
    delivery = make.graded_at(lms)
    for _ in range(outbox.TOKEN_TRIES_MAX):
        deliver(delivery)
    assert told(delivery) == ("failed", "unauthorised")
    assert not lms.requests("scores")


@pytest.mark.parametrize(
    ("kind", "spoil", "reason"),
    [
        ("moodle", lambda lms: lms.unenrol("ada"), "refused_learner"),
        ("canvas", lambda lms: lms.unenrol("ada"), "refused_learner"),
        ("canvas", lambda lms: setattr(lms.school.courses[0], "concluded", True), "course_concluded"),
        ("canvas", lambda lms: lms.faults.add("scores", status=412), "not_ours"),
        ("plain", lambda lms: lms.faults.add("scores", status=403, body="no"), "forbidden"),
        ("plain", lambda lms: lms.faults.add("scores", status=422), "refused"),
    ],
)
def test_a_refusal_is_parked_with_a_named_reason(kind, spoil, reason):
    lms = FakePlatform(kind, tool="https://tool.example", keys=_public_keys)
    delivery = make.graded_at(lms)
    spoil(lms)
    with _reachable(lms):
        deliver(delivery)
        assert told(delivery) == ("failed", reason)
        assert outbox.due(now=make.later(make.NOON, days=9)) == []
    assert len(lms.requests("scores")) == 1


@pytest.mark.parametrize("lms", ["moodle"], indirect=True)
def test_a_locked_grade_is_parked_after_a_bounded_number_of_tries(lms):
    lms.lock("quiz")
    delivery = make.graded_at(lms)
    waits = [deliver(delivery) for _ in range(outbox.BROKEN_TRIES_MAX)]
    assert told(delivery) == ("failed", "locked")
    assert 6 * 3600 < sum(wait for wait in waits if wait) < 48 * 3600
    lms.lock("quiz", locked=False)
    outbox.resend(delivery, now=make.later(make.NOON, days=2))
    deliver(delivery, make.later(make.NOON, days=2))
    assert told(delivery) == ("done", "")


@every_kind
def test_a_deleted_column_is_looked_for_once_and_then_parked(lms):
    delivery = make.graded_at(lms)
    lms.delete_item("quiz")
    deliver(delivery)
    assert told(delivery) == ("failed", "column_gone")
    assert len(lms.requests("scores")) == 1


def test_a_column_that_moved_is_found_again(lms):
    delivery = make.graded_at(lms)
    link = lms.school.link("quiz")
    lms.delete_item("quiz")
    lms.gradebook.add(link.course, "Quiz", 100, link=link, coupled=True)
    deliver(delivery)
    assert told(delivery) == ("done", "")
    assert lms.gradebook.score("quiz", "ada") == pytest.approx(66.67)


@every_kind
def test_each_activity_of_a_lesson_gets_a_column_of_its_own(lms):
    make.link_at(lms, "overview")
    for activity in ("quiz", "exercise-1", "exercise-3"):
        delivery = make.graded_at(lms, key="overview", activity=activity)
        deliver(delivery)
        assert told(delivery) == ("done", ""), activity
    made = [item for item in lms.gradebook.items.values() if not item.coupled]
    assert {item.resource_id for item in made} == {f"{make.LESSON}/exercise-1", f"{make.LESSON}/exercise-3"}
    assert lms.gradebook.score("overview", "ada") == pytest.approx(66.67)
    assert LineItem.objects.count() == 3


@every_kind
def test_a_class_makes_one_column(lms):
    make.link_at(lms, "overview")
    for who in ("ada", "ben", "cleo"):
        deliver(make.graded_at(lms, who, "overview", activity="exercise-1"))
    assert len([item for item in lms.gradebook.items.values() if not item.coupled]) == 1


@pytest.mark.parametrize("made", ["http://[::1", "javascript:alert(1)", "https://lms.example/" + "x" * 2000, 7, None])
def test_a_made_column_that_has_no_address_is_a_named_end(lms, made):
    make.link_at(lms, "overview")
    body = json.dumps({"id": made, "label": "x", "scoreMaximum": 100})
    lms.faults.add("line_items", status=201, body=body, when=lambda request: request.method == "POST")
    delivery = make.graded_at(lms, key="overview", activity="exercise-1")
    deliver(delivery)
    assert told(delivery) == ("failed", "no_column")


def test_a_column_made_in_a_try_that_was_lost_is_found_and_not_made_again(lms):
    make.link_at(lms, "overview")
    lms.faults.add("line_items", drop=True, late=True, when=lambda request: request.method == "POST")
    delivery = make.graded_at(lms, key="overview", activity="exercise-1")
    deliver(delivery)
    deliver(delivery)
    assert told(delivery) == ("done", "")
    assert len([item for item in lms.gradebook.items.values() if not item.coupled]) == 1


def test_while_one_worker_looks_for_a_column_the_others_wait(lms):
    make.link_at(lms, "overview")
    delivery = make.graded_at(lms, key="overview", activity="exercise-1")
    LineItem.objects.create(placement=delivery.placement, url="", found_at=make.NOON)
    assert deliver(delivery) == outbox.SEARCH_WAIT
    assert not lms.requests()
    later = make.NOON + columns.SEARCH_LEASE + timedelta(seconds=3)
    deliver(delivery, later)
    assert told(delivery) == ("done", "")


def test_a_link_without_gradebook_ends_named_and_goes_on_when_it_is_linked(lms):
    link = make.link_at(lms, ags_lineitems_url="", ags_lineitem_url="", ags_scopes=[])
    delivery = make.graded_at(lms)
    deliver(delivery)
    assert told(delivery) == ("failed", "not_linked")
    assert not lms.requests()
    assert outbox.due(now=make.NOON) == []
    assert make.link_at(lms) == link
    assert outbox.due(now=make.NOON) == [delivery.pk]


@pytest.mark.parametrize(("missing", "reason"), [("score", "no_scope"), ("lineitem", "no_column")])
def test_a_missing_scope_is_named(lms, missing, reason):
    link = make.link_at(lms, "overview")
    link.ags_scopes = [scope for scope in link.ags_scopes if not scope.endswith(f"/{missing}")]
    link.save()
    delivery = make.graded_at(lms, key="overview", activity="exercise-1")
    deliver(delivery)
    assert told(delivery) == ("failed", reason)
    assert not lms.requests("scores")


def test_a_score_goes_only_to_hosts_of_its_platform(lms):
    make.link_at(lms, ags_lineitem_url="", ags_lineitems_url="https://lms.example/items")
    delivery = make.graded_at(lms)
    LineItem.objects.create(placement=delivery.placement, url="https://elsewhere.example/item", found_at=make.NOON)
    deliver(delivery)
    assert told(delivery) == ("failed", "foreign_address")


def test_a_column_that_went_to_another_activity_gets_no_more_scores_of_the_first(lms):
    deliver(make.graded_at(lms, key="overview", activity="quiz"))
    link = make.link_at(lms, "overview", activity="exercise-1")
    deliver(make.graded_at(lms, key="overview", activity="exercise-1"))
    deliver(make.graded_at(lms, "ben", key="overview", activity="quiz"))
    assert lms.gradebook.score("overview", "ada") == 100
    assert lms.gradebook.score("overview", "ben") is None
    assert lms.gradebook.score(f"{make.LESSON}/quiz", "ben") == pytest.approx(66.67)
    assert LineItem.objects.filter(placement__resource_link=link).count() == 2


@pytest.mark.parametrize("lms", ["moodle"], indirect=True)
def test_a_conflict_whose_results_may_not_be_read_is_superseded(lms):
    delivery = make.graded_at(lms)
    lms.override("quiz", "ada", 80)
    lms.faults.add("results", status=404)
    deliver(delivery)
    assert told(delivery) == ("done", "superseded")


def test_a_newer_score_that_comes_while_one_is_being_sent_is_sent_next(lms, monkeypatch):
    delivery = make.graded_at(lms, right=1)
    post = ags.post_score

    def meanwhile(*args):
        monkeypatch.setattr(ags, "post_score", post)
        make.graded_at(lms, right=3)
        return post(*args)

    monkeypatch.setattr(ags, "post_score", meanwhile)
    assert deliver(delivery) == 0
    assert told(delivery) == ("waiting", "")
    deliver(delivery, make.later(make.NOON, seconds=2))
    assert told(delivery) == ("done", "")
    assert [message.body["scoreGiven"] for message in lms.gradebook.messages("quiz", "ada")] == [33.33, 100]


@every_kind
def test_a_worker_killed_after_its_post_ends_with_one_right_score(lms, monkeypatch):
    delivery = make.graded_at(lms)
    with monkeypatch.context() as killed:
        killed.setattr(outbox, "_settle", lambda *_: None)
        deliver(delivery)
    assert delivery.state == "claimed"
    later = make.later(make.NOON, minutes=10)
    assert outbox.due(now=later) == [delivery.pk]
    deliver(delivery, later)
    assert told(delivery) == ("done", "")
    assert lms.gradebook.score("quiz", "ada") == pytest.approx(66.67)


def test_a_platform_that_is_down_is_asked_by_one_at_a_time(lms):
    waiting = [make.graded_at(lms, who) for who in ("ada", "ben", "cleo")]
    lms.faults.add("*", times=None, drop=True)
    for _ in range(4):
        for delivery in waiting:
            deliver(delivery)
    assert len(lms.requests()) <= 4
    lms.faults.clear()
    from django.core.cache import cache

    cache.delete_many(_probe_keys())
    for delivery in waiting:
        deliver(delivery)
    assert {told(delivery) for delivery in waiting} == {("done", "")}


def _probe_keys():
    links = ResourceLink.objects.select_related("context__deployment")
    return [probes._key(link, name) for link in links for name in ("probe", "failures")]


def test_a_school_that_is_down_holds_up_no_other_school_of_the_registration(lms):
    away = make.link_at(lms, "exercise-1", ags_lineitem_url="https://other.example/lineitem")
    for who in ("ada", "ben", "cleo", "dan", "eve"):
        make.graded(make.session(who, on=away), "exercise-1", make.exercise_responses("exercise-1"), now=make.NOON)
    for delivery in ScoreDelivery.objects.all():
        deliver(delivery)
    assert ScoreDelivery.objects.filter(reason="platform_down").exists()
    here = make.graded_at(lms)
    deliver(here)
    assert told(here) == ("done", "")


def test_a_platform_switched_off_waits_without_a_call(lms):
    delivery = make.graded_at(lms)
    Platform.objects.update(is_active=False)
    deliver(delivery)
    assert told(delivery) == ("waiting", "switched_off")
    assert (delivery.tries, lms.requests()) == (0, [])


def test_what_waited_while_a_platform_was_off_is_due_as_soon_as_it_is_on(lms):
    delivery = make.graded_at(lms)
    soon = make.NOON + timedelta(minutes=1)
    Platform.objects.update(is_active=False)
    deliver(delivery)
    assert outbox.due(now=soon) == []
    Platform.objects.update(is_active=True)
    assert outbox.due(now=soon) == [delivery.pk]
    deliver(delivery, soon)
    assert told(delivery) == ("done", "")


def test_no_token_and_no_answer_is_kept_in_the_log_of_tries(lms):
    deliver(make.graded_at(lms))
    kept = DeliveryTry.objects.values().get()
    assert not any("eyJ" in str(value) for value in kept.values())
    assert ResourceLink.objects.count() == 1


@given(st.integers(1, 200), st.floats(0, 1))
def test_waits_grow_to_a_cap_and_spread(tries, chance):
    wait = outbox.wait_before(tries, chance=chance)
    assert outbox.FIRST_WAIT / 2 <= wait <= outbox.LONGEST_WAIT
    assert outbox.wait_before(tries + 1, chance=chance) >= wait


@given(st.integers(1, 200), st.floats(0, 1), st.floats(0, 86_400))
def test_a_wait_is_never_shorter_than_the_platform_asked(tries, chance, asked):
    assert outbox.wait_before(tries, asked=asked, chance=chance) >= asked


def test_while_our_own_key_cannot_be_opened_a_score_waits_and_loses_no_try(lms, settings):
    delivery = make.graded_at(lms)
    kept = settings.TOOL_KEY_SECRET
    settings.TOOL_KEY_SECRET = "another secret, long enough to be taken for one 0123456789"
    for _ in range(3):
        assert deliver(delivery) == outbox.OWN_KEY_WAIT
        assert told(delivery) == ("waiting", "own_key")
    assert (delivery.tries, DeliveryTry.objects.count()) == (0, 0)
    settings.TOOL_KEY_SECRET = kept
    deliver(delivery)
    assert told(delivery) == ("done", "")
