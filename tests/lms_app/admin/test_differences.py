"""Three scores side by side in the admin, and a person's word on which is to stand."""

from __future__ import annotations

import html

import pytest
from django.contrib.admin.models import LogEntry
from django.urls import reverse

from lms_app.models import ColumnCheck, ScoreDelivery
from tests import make

pytestmark = pytest.mark.django_db


def differs(work, there="80"):
    row = ScoreDelivery.objects.get(user=work.submission.attempt.user)
    ScoreDelivery.objects.filter(pk=row.pk).update(
        state="failed",
        reason="changed_there",
        there_score=there,
        there_at=make.NOON,
        sent_grade=row.grade,
        sent_revision=1,
        sent_at=make.NOON,
    )
    return ScoreDelivery.objects.get(pk=row.pk)


def page(client, **query):
    answer = client.get(reverse("admin:differences"), query)
    assert answer.status_code == 200
    return html.unescape(answer.content.decode())


def press(client, delivery, do, **more):
    return client.post(reverse("admin:differences"), {"row": delivery.pk, "do": do, **more})


def test_an_instructor_sees_own_differences_in_three_ways_and_nobody_elses(ivy, own, other_course, other_platform):
    mine = differs(own)
    others = [differs(other_course, "71"), differs(other_platform, "72")]
    said = page(ivy)
    assert ("66.67" in said, "80.00" in said, "71.00" in said, "72.00" in said) == (True, True, False, False)
    for other in others:
        for mark in ({}, {"mark": "x"}):
            press(ivy, other, "ours", **mark)
        other.refresh_from_db()
        assert (other.state, other.choice) == ("failed", "")
    press(ivy, mine, "ours")
    mine.refresh_from_db()
    assert mine.choice == ""


@pytest.mark.parametrize(("do", "state", "choice"), [("keep", "done", "theirs"), ("ours", "waiting", "ours")])
def test_a_choice_is_shown_first_then_done_and_kept_in_the_log(ivy, own, do, state, choice):
    mine = differs(own)
    shown = press(ivy, mine, do)
    assert shown.status_code == 200
    assert "80.00" in shown.content.decode()
    mark = shown.context["mark"]
    ScoreDelivery.objects.update(there_score="81")
    assert press(ivy, mine, do, mark=mark).status_code == 409
    ScoreDelivery.objects.update(there_score="80")
    assert press(ivy, mine, do, mark=mark).status_code == 302
    mine.refresh_from_db()
    assert (mine.state, mine.choice, mine.chosen_by) == (state, choice, LogEntry.objects.get().user)
    assert ("80.00" in page(ivy, kept="1")) is (do == "keep")


def test_a_choice_of_nothing_is_told(ivy, own):
    answer = ivy.post(reverse("admin:differences"), {"do": "keep"}, follow=True)
    assert "Choose scores" in answer.content.decode() or "请" in answer.content.decode()


def test_columns_are_compared_when_somebody_asks(ivy, own, other_course):
    ivy.post(reverse("admin:differences"), {"do": "compare"})
    (check,) = ColumnCheck.objects.all()
    assert (check.placement, check.is_quick, check.state) == (own.submission.attempt.placement, False, "waiting")


def test_the_page_asks_no_more_for_many_than_for_one(ivy, own, django_assert_max_num_queries):
    differs(own)
    with django_assert_max_num_queries(14):
        page(ivy)
    for number in range(8):
        differs_too = make.graded(f"learner-{number}", "quiz", on=own.submission.attempt.placement.resource_link)
        ScoreDelivery.objects.filter(user=differs_too.attempt.user).update(
            state="failed", reason="changed_there", there_score="50", there_at=make.NOON
        )
    with django_assert_max_num_queries(14):
        assert page(ivy).count("50.00") == 8
