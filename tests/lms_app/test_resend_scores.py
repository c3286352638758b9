"""Sending again, by command."""

from __future__ import annotations

import pytest
from django.core.management import CommandError, call_command

from lms_app.models import ScoreDelivery
from tests import make

pytestmark = pytest.mark.django_db


@pytest.fixture
def deliveries():
    made = {}
    for who, state, reason in (("ada", "failed", "locked"), ("ben", "done", ""), ("cleo", "failed", "refused")):
        submission = make.graded(who)
        ScoreDelivery.objects.filter(user=submission.attempt.user).update(state=state, reason=reason)
        made[who] = ScoreDelivery.objects.get(user=submission.attempt.user)
    return made


def waiting():
    return set(ScoreDelivery.objects.filter(state="waiting").values_list("user__sub", flat=True))


def test_only_what_failed_is_sent_again(deliveries, capsys):
    call_command("resend_scores")
    assert waiting() == {"ada", "cleo"}
    assert capsys.readouterr().out.splitlines()[-1] == "2 queued"
    again = ScoreDelivery.objects.get(user__sub="ada")
    assert again.revision == 2
    assert again.timestamp > deliveries["ada"].timestamp


def test_a_dry_run_lists_and_changes_nothing(deliveries, capsys):
    before = list(ScoreDelivery.objects.order_by("pk").values())
    call_command("resend_scores", "--dry-run", "--all")
    assert list(ScoreDelivery.objects.order_by("pk").values()) == before
    assert capsys.readouterr().out.splitlines()[-1] == "3 would be sent"


def test_a_reason_a_course_and_a_platform_narrow_it(deliveries):
    elsewhere = make.context("course-2")
    call_command("resend_scores", "--context", str(elsewhere.pk))
    assert waiting() == set()
    call_command("resend_scores", "--reason", "locked", "--platform", str(make.platform().pk))
    assert waiting() == {"ada"}


def test_an_unknown_course_is_named():
    with pytest.raises(CommandError, match="no course 77"):
        call_command("resend_scores", "--context", "77")
