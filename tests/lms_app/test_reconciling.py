"""Columns compared with the gradebook: missing scores are healed, differences told, nothing overwritten."""

from __future__ import annotations

import json
from datetime import timedelta
from decimal import Decimal
from functools import partial
from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.utils import timezone

from grading import tasks
from lms_app import deliveries, outbox, reconciling
from lms_app.models import ColumnCheck, Membership, Placement, Platform, ScoreDelivery
from tests import make
from tests.lms_app import reach

pytestmark = pytest.mark.django_db
EVENING = make.later(make.NOON, hours=8)


@pytest.fixture
def lms(request):
    with reach.platform(getattr(request, "param", "plain")) as platform:
        yield platform


every_kind = pytest.mark.parametrize("lms", ["plain", "moodle", "canvas", "openedx"], indirect=True)


def delivered(lms, who="ada", **what):
    delivery = make.graded_at(lms, who, **what)
    outbox.deliver(delivery.pk, now=max(make.NOON, delivery.due_at))
    delivery.refresh_from_db()
    return delivery


def compared(now=EVENING, **how):
    return reconciling.compare(reconciling.placement(Placement.objects.get().pk), now=now, **how)


def reconcile(*options):
    out = StringIO()
    try:
        call_command("reconcile", *options, stdout=out, stderr=out)
    except SystemExit as end:
        return end.code, out.getvalue()
    return 0, out.getvalue()


def told(delivery):
    delivery.refresh_from_db()
    return delivery.state, delivery.reason


@every_kind
def test_what_is_shown_is_confirmed_since_it_was_first_seen(lms):
    ada = delivered(lms)
    assert deliveries.word(ada) == "sent"
    report = compared()
    assert (report.is_well, report.counts["shown"]) == (True, 1)
    compared(make.later(EVENING, hours=1))
    ada.refresh_from_db()
    assert (deliveries.word(ada), ada.confirmed_at, ada.confirmed_score) == ("confirmed", EVENING, Decimal("66.67"))
    assert len(lms.requests("results")) == 2 + (lms.personality.name in ("plain", "openedx"))


@every_kind
def test_what_a_platform_forgot_is_sent_again_and_then_reported(lms):
    ada = delivered(lms)
    for night in range(1, reconciling.HEALS_MAX + 2):
        lms.gradebook.cells.clear()
        now = make.later(EVENING, days=night)
        report = compared(now)
        if night <= reconciling.HEALS_MAX:
            assert [one.finding for one in report.differences] == ["missing"]
            assert outbox.deliver(ada.pk, now=now) is None
            assert lms.gradebook.score("quiz", "ada") == pytest.approx(66.67)
            ScoreDelivery.objects.update(sent_at=now)
    assert told(ada) == ("failed", "not_shown")
    assert not report.is_well


@pytest.mark.parametrize("lms", ["plain", "moodle", "canvas"], indirect=True)
def test_what_a_teacher_changed_is_told_in_three_ways_and_left(lms):
    ada, ben = delivered(lms), delivered(lms, "ben")
    lms.override("quiz", "ada", 80)
    report = compared()
    (one,) = report.differences
    assert (one.delivery, one.computed, one.sent, one.there) == (ada.pk, Decimal("66.67"), Decimal("66.67"), 80)
    assert (told(ada), told(ben)) == (("failed", "changed_there"), ("done", ""))
    assert (lms.gradebook.score("quiz", "ada"), len(lms.requests("scores"))) == (80, 2)
    deliveries.keep_theirs(ada, by=None, now=EVENING)
    assert compared().is_well
    lms.override("quiz", "ada", 66.67)
    compared()
    assert told(ada) == ("done", "")


@pytest.mark.parametrize("lms", ["moodle"], indirect=True)
def test_what_moodle_keeps_although_ours_was_asked_for_is_said(lms):
    ada = delivered(lms)
    lms.override("quiz", "ada", 80)
    compared()
    now = make.datetime.fromtimestamp(lms.now() + 5, tz=make.UTC)
    outbox.send_ours(ada, by=None, now=now)
    outbox.deliver(ada.pk, now=now)
    compared(make.later(now, minutes=1))
    assert told(ada) == ("failed", "kept_there")


def test_a_dry_run_writes_nothing(lms):
    ada, ben = delivered(lms), delivered(lms, "ben")
    lms.override("quiz", "ada", 80)
    lms.gradebook.cells.pop((lms.gradebook.column("quiz").number, "ben"))
    before = list(ScoreDelivery.objects.order_by("pk").values())
    status, said = reconcile("--dry-run")
    assert (status, list(ScoreDelivery.objects.order_by("pk").values())) == (1, before)
    assert f"delivery {ada.pk}" in said
    assert f"delivery {ben.pk}" in said
    assert "Ada" not in said
    assert not ColumnCheck.objects.filter(completed_at__isnull=False).exists()


def test_the_command_heals_and_tells_in_json(lms):
    ada = delivered(lms)
    lms.gradebook.cells.clear()
    status, said = reconcile("--json")
    lines = [json.loads(line) for line in said.splitlines()]
    assert (status, lines[-1]["sum"]["healed"], lines[1]["finding"]) == (0, 1, "missing")
    assert told(ada) == ("waiting", "")
    outbox.deliver(ada.pk, now=timezone.now() + timedelta(seconds=1))
    ScoreDelivery.objects.update(sent_at=make.NOON)
    assert reconcile()[0] == 0
    assert lms.gradebook.score("quiz", "ada") == pytest.approx(66.67)
    assert deliveries.word(ScoreDelivery.objects.get()) == "confirmed"


def test_the_command_refuses_what_is_not_there():
    with pytest.raises(CommandError, match="no platform 7") as fault:
        call_command("reconcile", "--platform", "7")
    assert fault.value.returncode == 2


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda lms: lms.faults.add("results", status=404), "column_gone"),
        (lambda lms: lms.faults.add("results", status=403), "forbidden"),
        (lambda lms: lms.faults.add("results", status=200, body="{}"), "unreadable"),
        (lambda lms: lms.faults.add("results", status=503), "busy"),
        (lambda lms: Platform.objects.update(is_active=False), "switched_off"),
        (
            lambda lms: lms.faults.add("results", headers={"Link": '<https://elsewhere.example/2>; rel="next"'}),
            "foreign_address",
        ),
    ],
)
def test_a_column_that_cannot_be_read_is_named_and_stops_no_other(lms, spoil, reason):
    delivered(lms, key="overview", activity="quiz")
    delivered(lms, "ben")
    spoil(lms)
    status, said = reconcile()
    assert (status, reason in said) == (1, True)
    other = 0 if reason == "switched_off" else 1
    assert f"2 columns, {other} scores" in said
    assert set(ScoreDelivery.objects.values_list("state", flat=True)) == {"done"}


def test_a_platform_that_is_down_is_not_asked_for_every_column(lms):
    delivered(lms)
    lms.faults.add("results", times=None, drop=True)
    reports = [compared() for _ in range(6)]
    assert {report.reason for report in reports} == {"unreachable"}
    assert len([request for request in lms.requests("results") if not request.arg("user_id")]) == 4


def test_people_who_left_zeros_and_strangers_are_understood(lms):
    delivered(lms, "ada")
    delivered(lms, "ben", right=0)
    lms.override("quiz", "cleo", 40)
    cells, number = lms.gradebook.cells, lms.gradebook.column("quiz").number
    del cells[number, "ada"], cells[number, "ben"]
    Membership.objects.filter(user__sub="u-ada").update(is_active=False)
    report = compared()
    assert (report.counts["left"], report.counts["zero_hidden"], report.counts["unknown"]) == (1, 1, 1)
    assert report.is_well
    # A list that does show zeros lacks this one.
    lms.override("quiz", "cleo", 0)
    assert compared().counts["missing"] == 1


@pytest.mark.parametrize("scale", [0, 100])
def test_a_column_without_points_is_compared_with_nothing(lms, scale):
    ada = delivered(lms)
    lms.gradebook.column("quiz").maximum = 0
    lms.faults.add("results", change=partial(_without_points, scale=scale))
    report = compared()
    assert (report.counts["no_points"], told(ada)) == (1, ("done", ""))


def _without_points(response, scale):
    response.body = [{**result, "resultScore": 0, "resultMaximum": scale} for result in response.body]
    return response


def test_a_grade_that_stands_nowhere_is_put_in_its_place(lms):
    ada = delivered(lms)
    ScoreDelivery.objects.all().delete()
    report = compared()
    assert report.counts["recounted"] == 1
    again = ScoreDelivery.objects.get()
    assert (again.grade_id, again.state) == (ada.grade_id, "waiting")


def test_a_class_is_one_list_and_few_statements(lms, django_assert_max_num_queries):
    for who in ("ada", "ben", "cleo"):
        delivered(lms, who)
    before = len(lms.requests("results"))
    with django_assert_max_num_queries(16):
        assert compared().counts["shown"] == 3
    assert len(lms.requests("results")) == before + 1


@pytest.mark.parametrize("lms", ["canvas"], indirect=True)
def test_a_receipt_comes_by_itself_and_a_long_list_is_read_to_its_end(lms, monkeypatch):
    monkeypatch.setattr(reconciling, "ONE_BY_ONE", 2)
    lms.personality.page_size = 2
    now = timezone.now()
    for who in ("ada", "ben", "cleo"):
        outbox.deliver(make.graded_at(lms, who, now=now).pk, now=now)
    (check,) = ColumnCheck.objects.all()
    assert reconciling.run(check.pk, now=make.later(now, seconds=3)) is None
    assert {deliveries.word(row) for row in ScoreDelivery.objects.all()} == {"confirmed"}
    assert len(lms.requests("results")) == 2


def test_a_receipt_that_does_not_come_is_waited_for_and_nothing_is_sent_anew(lms):
    now = timezone.now()
    ada = make.graded_at(lms, now=now)
    outbox.deliver(ada.pk, now=now)
    lms.gradebook.cells.clear()
    (check,) = ColumnCheck.objects.all()
    waits = []
    while (wait := reconciling.run(check.pk, now=now + timedelta(seconds=3 + sum(waits)))) is not None:
        waits.append(wait)
    assert waits == list(reconciling.RECEIPT_WAITS)
    assert told(ada) == ("done", "")
    assert len(lms.requests("scores")) == 1


def test_the_night_compares_every_column_and_goes_on_where_it_was_broken_off(lms):
    delivered(lms, key="overview", activity="quiz")
    delivered(lms, "ben")
    tasks.reconcile()
    now = timezone.now() + timedelta(seconds=1)
    first, second = reconciling.due(now=now)
    reconciling.run(first, now=now)
    assert reconciling.due(now=now) == [second]
    lms.faults.add("results", status=503)
    assert reconciling.run(second, now=now) == reconciling.BUSY_WAITS[0]
    assert reconciling.run(second, now=make.later(now, minutes=2)) is None
    assert set(ColumnCheck.objects.values_list("state", "compared")) == {("done", 1)}
