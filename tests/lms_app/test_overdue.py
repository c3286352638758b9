"""Alerts over late scores: raised once, cleared once, told in the log, in numbers and by mail, and nobody's name."""

from __future__ import annotations

import logging
from datetime import timedelta
from unittest import mock

import pytest
from django.contrib.auth.models import User
from django.core import mail
from django.test import Client

from lms_app import overdue, pauses, resends
from lms_app.models import AlertKind, DeliveryAlert, ScoreDelivery
from tests import make

pytestmark = pytest.mark.django_db
SENT = make.NOON
LATE = make.later(SENT, hours=7)


def owed(who="ada", *, state="waiting", reason="busy", at=None):
    link = make.link(course=make.context(at=at))
    submission = make.graded(make.session(who, on=link), now=SENT)
    ScoreDelivery.objects.filter(grade__submission=submission).update(state=state, reason=reason)
    return ScoreDelivery.objects.get(grade__submission=submission)


def standing():
    return sorted(DeliveryAlert.objects.filter(cleared_at=None).values_list("platform__name", "kind", "scores"))


def test_an_alert_is_raised_once_and_cleared_once_in_log_and_mail(settings, caplog):
    settings.ALERT_MAIL_TO = ["operations@tool.example"]
    row = owed()
    overdue.watch(now=make.later(SENT, hours=5))
    assert (standing(), mail.outbox) == ([], [])
    for minute in range(5):
        overdue.watch(now=make.later(LATE, minutes=minute))
    assert standing() == [("lms.example", AlertKind.LATE, 1)]
    [raised] = mail.outbox
    assert raised.to == settings.ALERT_MAIL_TO
    assert raised.subject == "发往 lms.example 的成绩迟迟未送达 / Scores to lms.example are late"
    assert "have not arrived for more than 6 hours: 1, the oldest since 2020-09-01 12:00" in raised.body
    ScoreDelivery.objects.filter(pk=row.pk).update(state="done")
    for minute in range(6, 9):
        overdue.watch(now=make.later(LATE, minutes=minute))
    assert standing() == []
    assert mail.outbox[1].subject == "已恢复：发往 lms.example 的成绩 / All clear: scores to lms.example"
    assert len(mail.outbox) == 2
    told = [record.getMessage() for record in caplog.records if record.name == "lms_app.overdue"]
    assert told == [
        f"delivery_alert raised platform={row.user.platform_id} kind=late scores=1 "
        "oldest_seconds=25200 limit_seconds=21600",
        f"delivery_alert cleared platform={row.user.platform_id} kind=late lasted_seconds=360",
    ]
    assert "Ada" not in "".join((*told, raised.body, mail.outbox[1].body))


def test_what_is_stopped_paused_held_or_needs_nothing_is_told_apart(client: Client, settings):
    other = make.platform("other.example")
    stopped = owed("ada", state="failed", reason="locked")
    owed("ben", state="failed", reason="changed_there")
    owed("cyd", state="failed", reason="refused_learner")
    owed("dan", at=other)
    off = owed("eve", reason="switched_off")
    ScoreDelivery.objects.filter(pk=off.pk).update(due_at=make.later(LATE, hours=1))
    pauses.press(other, reason="moves", by=User.objects.create_user("x"), now=SENT)
    overdue.watch(now=LATE)
    assert standing() == [("lms.example", AlertKind.STOPPED, 1)]
    with mock.patch("django.utils.timezone.now", return_value=LATE):
        numbers = client.get("/metrics").content.decode()
    here, there = stopped.user.platform_id, other.pk
    for platform, kind, age, over in (
        (here, "late", "0.0", "0.0"),
        (here, "stopped", "25200.0", "1.0"),
        (here, "held", "25200.0", "1.0"),
        (here, "paused", "25200.0", "1.0"),
        (there, "paused", "25200.0", "1.0"),
        (there, "late", "0.0", "0.0"),
    ):
        labels = f'{{kind="{kind}",platform="{platform}"}}'
        assert f"yardstick_scores_oldest_seconds{labels} {age}" in numbers
        assert f"yardstick_scores_over_limit{labels} {over}" in numbers
    assert 'yardstick_queue_oldest_due_seconds{queue="passback"} 0.0' in numbers


def test_a_pause_clears_no_alert_and_what_was_sent_again_is_given_time_but_keeps_its_age():
    platform, person = make.platform(), User.objects.create_user("x")
    row = owed()
    overdue.watch(now=LATE)
    pauses.press(platform, reason="moves", by=person, now=LATE)
    overdue.watch(now=make.later(LATE, minutes=1))
    assert standing() == [("lms.example", AlertKind.LATE, 1)]
    pauses.release(platform, by=person, now=make.later(LATE, minutes=2))
    list(resends.send(ScoreDelivery.objects.all(), now=make.later(LATE, minutes=2)))
    overdue.watch(now=make.later(LATE, minutes=3))
    assert standing() == []
    row.refresh_from_db()
    assert row.owed_since == SENT
    [owes] = overdue.measure(now=make.later(LATE, minutes=3))
    assert owes.oldest == timedelta(hours=7, minutes=3)


def test_a_mail_that_nobody_takes_is_sent_later_and_hinders_nothing(settings, caplog):
    settings.ALERT_MAIL_TO = ["operations@tool.example"]
    owed()
    with (
        mock.patch("django.core.mail.EmailMessage.send", side_effect=ConnectionRefusedError),
        caplog.at_level(logging.WARNING),
    ):
        overdue.watch(now=LATE)
    assert "ConnectionRefusedError" in caplog.text
    overdue.watch(now=make.later(LATE, minutes=1))
    overdue.watch(now=make.later(LATE, minutes=2))
    assert len(mail.outbox) == 1
