"""Whatever happens on the way, the gradebook ends with exactly the score that should stand."""

from __future__ import annotations

from datetime import timedelta
from unittest import mock

import pytest
from django.core.cache import cache
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.extra.django import TestCase
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from lms_app import grades, outbox
from lms_app.lti import ags, http, keys
from lms_app.models import LtiUser, Placement, Platform, Role, ScoreDelivery, Submission, ToolKey
from tests import make
from tests.fakes.platform import FakePlatform
from tests.fakes.transport import mounted

LEARNERS = ("ada", "ben")
LEASE = timedelta(seconds=151)
FAULTS = (
    {"status": 503},
    {"status": 429, "headers": {"Retry-After": "30"}},
    {"status": 403, "body": "403 Forbidden (Rate Limit Exceeded)"},
    {"status": 500},
    {"drop": True},
    {"drop": True, "late": True},
    {"status": 502, "late": True},
)


class Killed(BaseException):
    """A kill -9: no handler of ours runs."""


class Deliveries(RuleBasedStateMachine):
    """Learners hand in, workers die, messages are lost, the platform misbehaves, time goes on."""

    kind = "plain"
    key: dict = {}

    def __init__(self):
        super().__init__()
        cache.clear()
        for model in (ScoreDelivery, Placement, LtiUser, Platform, ToolKey):
            model.objects.all().delete()
        ToolKey.objects.create(**self.key)
        self.lms = FakePlatform(self.kind, tool="https://tool.example", keys=self._public_keys)
        self.session = http.session_for(Platform())
        mounted(self.session, self.lms)
        self.link = make.link_at(self.lms)
        self.now = make.NOON
        self.overridden = {}

    def _public_keys(self):
        return keys.public_jwks(now=self.now)

    def _session(self, who, **more):
        return make.session(self.lms.personality.subject(self.lms.school.person(who)), on=self.link, **more)

    @rule(who=st.sampled_from(LEARNERS), right=st.integers(0, 3), graded=st.booleans())
    def hands_in(self, who, right, graded):
        make.submitted(self._session(who), responses=make.quiz_responses(right=right), on=self.link, now=self.now)
        if graded:
            self.worker_grades()

    @rule(right=st.integers(0, 3))
    def previews(self, right):
        whose = self._session("ivy", role=Role.INSTRUCTOR)
        make.graded(whose, responses=make.quiz_responses(right=right), on=self.link, now=self.now)

    @rule()
    def worker_grades(self):
        for pk in Submission.objects.filter(state="waiting").values_list("pk", flat=True):
            grades.grade_submission(pk, now=self.now)

    @rule(fault=st.sampled_from([None, None, *FAULTS]), where=st.sampled_from(["scores", "scores", "token"]))
    def worker_delivers(self, fault=None, where=""):
        if fault:
            self.lms.faults.add(where, **fault)
        for pk in ScoreDelivery.objects.filter(state="waiting").values_list("pk", flat=True):
            outbox.deliver(pk, now=self.now)

    @rule(after=st.booleans())
    def worker_is_killed_at_its_post(self, after):
        post = ags.post_score

        def dying(*args):
            if after:
                post(*args)
            raise Killed

        with mock.patch.object(ags, "post_score", dying):
            for pk in ScoreDelivery.objects.filter(state="waiting").values_list("pk", flat=True):
                try:
                    outbox.deliver(pk, now=self.now)
                except Killed:
                    continue

    @rule(lost=st.sampled_from(["tokens", "cache"]))
    def something_is_forgotten(self, lost):
        if lost == "cache":
            cache.clear()
        else:
            self.lms.tokens.revoke()

    @rule(seconds=st.sampled_from([0.01, 0.7, 5, 40, 400]))
    def time_goes_on(self, seconds):
        self.now += timedelta(seconds=seconds)

    @rule()
    def sweep(self):
        grades.due(now=self.now)
        outbox.due(now=self.now)

    @rule(who=st.sampled_from(LEARNERS), pressed=st.booleans())
    def teacher_sends_again(self, who, pressed):
        subject = self.lms.personality.subject(self.lms.school.person(who))
        for delivery in ScoreDelivery.objects.filter(user__sub=subject):
            outbox.resend(delivery, now=self.now)

    @rule(who=st.sampled_from(LEARNERS), score=st.sampled_from([12.5, 88]))
    def teacher_overrides(self, who, score):
        self.lms.override("quiz", who, score)
        self.overridden[who] = score

    @invariant()
    def only_final_scores_of_learners_are_ever_sent(self):
        for message in self.lms.gradebook.messages("quiz"):
            assert message.body["gradingProgress"] == "FullyGraded"
            assert message.body["scoreGiven"] is not None
            assert message.person in LEARNERS

    @invariant()
    def timestamps_never_go_back(self):
        for who in LEARNERS:
            stamps = [message.body["timestamp"] for message in self.lms.gradebook.messages("quiz", who, accepted=True)]
            assert stamps == sorted(stamps)

    def teardown(self):
        self.lms.faults.clear()
        for _ in range(12):
            self.now += timedelta(hours=3)
            cache.clear()
            self.sweep()
            self.worker_grades()
            self.worker_delivers()
        for who in LEARNERS:
            subject = self.lms.personality.subject(self.lms.school.person(who))
            delivery = ScoreDelivery.objects.filter(user__sub=subject).first()
            if delivery is None:
                assert self.lms.gradebook.score("quiz", who) == self.overridden.get(who)
                continue
            best = max(g.score for g in self._final_grades(subject))
            assert delivery.grade.score == best
            assert (delivery.state, delivery.reason) in {
                ("done", ""),
                *((("failed", "changed_there"),) if who in self.overridden else ()),
            }
            shown = self.overridden.get(who, float(best))
            assert self.lms.gradebook.score("quiz", who) == pytest.approx(shown)

    def _final_grades(self, subject):
        from lms_app.models import Grade

        return Grade.objects.filter(submission__attempt__user__sub=subject, is_current=True)


@pytest.mark.timeout(400)
class TestDeliveries(TestCase):
    """One run for each kind of platform."""

    def setUp(self):
        made = keys.create(signs_from=make.NOON)
        Deliveries.key = {
            "kid": made.kid,
            "public_jwk": made.public_jwk,
            "private_ciphertext": made.private_ciphertext,
        }
        session = http.session_for(Platform())
        before = dict(session.adapters)
        self.addCleanup(lambda: (session.adapters.clear(), session.adapters.update(before)))

    def assert_holds_at(self, kind):
        machine = type(f"Deliveries_{kind}", (Deliveries,), {"kind": kind})
        run_state_machine_as_test(
            machine,
            settings=settings(
                max_examples=6 if kind == "openedx" else 12,
                stateful_step_count=20,
                deadline=None,
                suppress_health_check=list(HealthCheck),
            ),
        )

    def test_a_plain_platform_ends_with_the_score_that_should_stand(self):
        self.assert_holds_at("plain")

    def test_moodle_ends_with_the_score_that_should_stand_or_the_teachers(self):
        self.assert_holds_at("moodle")

    def test_canvas_ends_with_the_score_that_should_stand(self):
        self.assert_holds_at("canvas")

    def test_open_edx_ends_with_the_score_that_should_stand(self):
        self.assert_holds_at("openedx")
