"""The delivery monitor: numbers with their rows behind them, health, the pause switch, sending again in bulk."""

from __future__ import annotations

import re
import time
from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils import timezone

from lms_app import deliveries, pauses
from lms_app.models import DeliveryPause, DeliveryTry, LtiUser, Membership, Platform, Role, ScoreDelivery
from tests import make

pytestmark = pytest.mark.django_db
MONITOR = "admin:deliveries"


@pytest.fixture(autouse=True)
def _in_english(operator):
    operator.defaults["HTTP_ACCEPT_LANGUAGE"] = "en"


def put(who="ada", *, state="failed", reason="locked", age=timedelta(hours=2), on=None):
    submission = make.graded(make.session(who, on=on), "quiz", make.quiz_responses(right=2))
    row = ScoreDelivery.objects.get(grade__submission=submission)
    now = timezone.now()
    ScoreDelivery.objects.filter(pk=row.pk).update(state=state, reason=reason, owed_since=now - age, due_at=now)
    row.refresh_from_db()
    return row


def tried(delivery, status, reason="", milliseconds=40):
    DeliveryTry.objects.create(
        delivery=delivery,
        platform=delivery.user.platform,
        revision=1,
        score=1,
        tried_at=timezone.now(),
        status=status,
        reason=reason,
        milliseconds=milliseconds,
    )


def crowd(delivery, number):
    """Multiply a delivery: as many learners, each with the same score."""
    people = LtiUser.objects.bulk_create(
        LtiUser(platform=delivery.user.platform, sub=f"crowd-{n}", name=f"Crowd {n}") for n in range(number)
    )
    same = {
        "placement": delivery.placement,
        "platform": delivery.platform,
        "grade": delivery.grade,
        "timestamp": delivery.timestamp,
    }
    rows = ScoreDelivery.objects.bulk_create(
        ScoreDelivery(user=person, due_at=delivery.due_at, owed_since=delivery.owed_since, state="failed", **same)
        for person in people
    )
    DeliveryTry.objects.bulk_create(
        DeliveryTry(
            delivery=row,
            platform=delivery.user.platform,
            revision=1,
            score=1,
            tried_at=timezone.now(),
            status=503,
            reason="busy",
            milliseconds=9,
        )
        for row in rows
    )


def text(page):
    return " ".join(re.sub(r"<[^>]+>", " ", page.content.decode()).split())


def test_numbers_say_what_waits_why_and_for_how_long_and_lead_to_their_rows(operator):
    locked, waits = put(), put("ben", state="waiting", reason="busy", age=timedelta(minutes=5))
    put("cyd", state="done", reason="")
    tried(locked, 200, milliseconds=20)
    tried(locked, 500, "broken", milliseconds=120)
    tried(waits, None, "unreachable", milliseconds=400)
    page = operator.get(reverse(MONITOR))
    said = text(page)
    for words in (
        "1 Not sent oldest: 2 hours The column is locked. Unlock it, then send again.",
        "1 Waiting to be sent oldest: 5 minutes The course site is busy",
        "1 Taken by the gradebook",
        "1 1 to 10 minutes",
        "1 1 to 6 hours",
        "Failures in a row 2",
        "no answer · The course site does not answer",
        "half within 120 ms, 95% within 400 ms, of the last 3",
        "At once 0 of 8",
    ):
        assert words in said, words
    section = next(found for found in page.context["sections"])
    lists = {line.what: operator.get(line.url) for line in (*section.lines, *section.ages)}
    assert [row.pk for row in lists["Not sent"].context["cl"].result_list] == [locked.pk]
    assert [row.pk for row in lists["1 to 10 minutes"].context["cl"].result_list] == [waits.pk]
    assert operator.get(reverse("admin:lms_app_scoredelivery_changelist") + "?age=never").status_code == 200


def test_two_thousand_rows_take_as_many_queries_as_one_and_under_a_tenth_of_a_second(operator):
    row = put()
    tried(row, 200)
    operator.get(reverse(MONITOR))
    with CaptureQueriesContext(connection) as few:
        operator.get(reverse(MONITOR))
    crowd(row, 2000)
    with CaptureQueriesContext(connection) as many:
        page = operator.get(reverse(MONITOR))
    assert len(many) == len(few)
    assert "100 or more" in text(page)
    took = []
    for _ in range(5):
        began = time.process_time()
        operator.get(reverse(MONITOR))
        took.append(time.process_time() - began)
    assert min(took) < 0.1


def test_an_instructor_sees_own_courses_and_pauses_nothing(ivy, own, other_course, other_platform):
    page = ivy.get(reverse(MONITOR))
    assert page.status_code == 200
    assert [section.health.platform.name for section in page.context["sections"]] == ["lms.example"]
    assert [line.count for line in page.context["lines"]] == [1]
    assert "other.example" not in page.content.decode()
    platform = Platform.objects.get(name="lms.example")
    answer = ivy.post(reverse("admin:pause_deliveries", args=[platform.pk]), {"action": "pause", "reason": "no"})
    assert answer.status_code == 403
    seen = ivy.get(reverse("admin:resend_deliveries"), {"look": "1", "which": "all"})
    assert seen.context["seen"].count == 1
    foreign = other_platform.submission.attempt.placement.resource_link.context_id
    refused = ivy.get(reverse("admin:resend_deliveries"), {"look": "1", "which": "all", "context": foreign})
    assert refused.context["seen"] is None
    Membership.objects.filter(user__sub="ivy").update(role=Role.LEARNER)
    assert ivy.get(reverse(MONITOR)).status_code == 302


def test_an_operator_pauses_for_a_reason_and_lets_go_again(operator):
    row = put(state="waiting", reason="")
    url = reverse("admin:pause_deliveries", args=[row.user.platform_id])
    assert "Say in a few words" in text(operator.post(url, {"action": "pause", "reason": " "}, follow=True))
    assert not DeliveryPause.objects.exists()
    page = operator.post(url, {"action": "pause", "reason": "the gradebook moves"}, follow=True)
    assert "by operator: “the gradebook moves”" in text(page)
    assert "1 Paused oldest: 2 hours Somebody has paused the scores" in text(page)
    assert operator.get(url).status_code == 405
    page = operator.post(url, {"action": "release"}, follow=True)
    row.refresh_from_db()
    assert (row.state, row.reason, row.tries) == ("waiting", "in_line", 0)
    assert DeliveryPause.objects.get().released_by.username == "operator"


def test_a_preview_says_what_changes_and_a_changed_choice_is_asked_about_again(operator):
    same, changed = put("ada"), put("ben")
    put("eve", reason="changed_there")
    every = operator.get(reverse("admin:resend_deliveries"), {"look": "1"})
    assert "1 such score is left out." in text(every)
    assert every.context["seen"].count == 2
    ScoreDelivery.objects.filter(pk=same.pk).update(sent_grade=same.grade)
    url, choice = reverse("admin:resend_deliveries"), {"reason": "locked", "activity": "quiz", "older_than": "1"}
    page = operator.get(url, {**choice, "look": "1"})
    assert "2 scores would be sent again. 1 is not what was sent last" in text(page)
    assert "Ben Deep learning quiz nothing yet 66.67" in text(page)
    mark = page.context["seen"].mark
    late = put("cyd")
    asked = operator.post(url, {**choice, "mark": mark})
    assert (asked.status_code, asked.context["seen"].count) == (409, 3)
    assert not ScoreDelivery.objects.filter(state="waiting").exists()
    done = operator.post(url, {**choice, "mark": asked.context["seen"].mark}, follow=True)
    assert "3 scores will be sent again." in text(done)
    for row in (same, changed, late):
        before, owed = row.timestamp, row.owed_since
        row.refresh_from_db()
        assert (row.state, row.reason, row.revision, row.owed_since) == ("waiting", "in_line", 2, owed)
        assert row.timestamp >= before + deliveries.SPACING
    assert "No score is like that" in text(operator.post(url, {**choice, "mark": mark}))


def test_a_learner_reads_that_sending_is_paused(client):
    session = make.session("ada")
    submission = make.graded(session)
    pauses.press(make.platform(), reason="secret", by=User.objects.get(), now=timezone.now())
    make.sign_in(client, session)
    page = client.get(f"/s/{session.sid}/attempts/{submission.attempt.public_id}/result/")
    assert "Sending to this course site is paused for now" in text(page)
    assert "secret" not in page.content.decode()
