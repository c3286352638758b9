"""The review queue: who sees which answer, and what a decision does."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from lms_app import outbox
from lms_app.models import Grade, ReviewDecision, Role, ScoreDelivery, Submission
from tests import make
from tests.lms_app.admin.cast import Work

pytestmark = pytest.mark.django_db


@pytest.fixture
def unsure(own: Work) -> Submission:
    """Ada's exercise 2 with a sentence that the rules do not know."""
    return make.graded("ada", "exercise-2", make.unsure_bill())


def _url(submission: Submission) -> str:
    return reverse("admin:review", args=[submission.pk])


def test_the_queue_opens_the_oldest_answer(ivy: Client, unsure: Submission) -> None:
    make.graded("ben", "exercise-2", make.unsure_bill())
    assert ivy.get(reverse("admin:review_queue"))["Location"] == _url(unsure)


def test_an_empty_queue_says_so(ivy: Client) -> None:
    page = ivy.get(reverse("admin:review_queue"))
    assert "Nothing waits for you." in page.content.decode()


def test_the_answer_stands_without_its_learners_name(ivy: Client, unsure: Submission) -> None:
    page = ivy.get(_url(unsure)).content.decode()
    assert "每一步会变慢一些。" in page
    assert "Ada" not in page


def test_the_reference_stands_beside_the_answer(ivy: Client, unsure: Submission) -> None:
    page = ivy.get(_url(unsure)).content.decode()
    assert str(make.bundle().activity("exercise-2").released("en")["derivation"]) in page


def test_each_decision_says_which_score_it_gives_and_gives_it(ivy: Client, unsure: Submission) -> None:
    page = ivy.get(_url(unsure)).content.decode()
    assert "Met: 100.00" in page
    assert "Not met: 80.00" in page
    assert not ScoreDelivery.objects.filter(placement=unsure.attempt.placement).exists()
    answer = ivy.post(_url(unsure), {"check_name": "what_changes", "decision": "not_met", "note": "数一数"})
    assert answer.status_code == 302
    grade = Grade.objects.get(submission=unsure, is_current=True)
    assert str(grade.score) == "80.00"
    assert ScoreDelivery.objects.get(placement=unsure.attempt.placement).grade == grade
    decision = ReviewDecision.objects.get()
    assert decision.note == "数一数"
    assert decision.decided_by is not None
    assert decision.decided_by.lti_user.sub == "ivy"


def test_a_second_answer_to_the_same_question_changes_nothing(ivy: Client, unsure: Submission) -> None:
    form = {"check_name": "what_changes", "decision": "met"}
    ivy.post(_url(unsure), form)
    again = ivy.post(_url(unsure), form | {"decision": "not_met"})
    assert again["Location"] == reverse("admin:review_queue")
    assert str(Grade.objects.get(submission=unsure, is_current=True).score) == "100.00"


@pytest.mark.parametrize("form", [{}, {"check_name": "units", "decision": "met"}, {"check_name": "what_changes"}])
def test_a_decision_that_makes_no_sense_changes_nothing(ivy: Client, unsure: Submission, form: dict[str, str]) -> None:
    assert ivy.post(_url(unsure), form).status_code in {200, 302}
    assert not ReviewDecision.objects.exists()


def test_an_answer_of_another_course_is_not_there(ivy: Client, own: Work) -> None:
    course = make.context("course-2", title="Somebody else's course")
    foreign = make.graded("ben", "exercise-2", make.unsure_bill(), on=make.link("link-2", course=course))
    assert ivy.get(_url(foreign)).status_code == 404
    assert ivy.post(_url(foreign), {"check_name": "what_changes", "decision": "met"}).status_code == 404
    assert ivy.get("/admin/review/987654321/").status_code == 404
    assert not ReviewDecision.objects.exists()


def test_the_page_speaks_the_launchs_language(own: Work, unsure: Submission) -> None:
    from django.utils import timezone

    from lms_app import tickets

    client = Client()
    session = make.session("ivy", role=Role.INSTRUCTOR, language="zh-hans")
    client.get(reverse("admin:enter", args=[tickets.issue(session, now=timezone.now())]))
    page = client.get(_url(unsure)).content.decode()
    assert "复核队列" in page
    assert 'lang="zh-Hans"' in page
    client.post(reverse("admin:language", args=["en"]))
    assert "Review queue" in client.get(_url(unsure)).content.decode()


def decide(ivy: Client, submission: Submission) -> None:
    ivy.post(_url(submission), {"check_name": "what_changes", "decision": "met", "note": ""})


def test_a_decision_is_held_back_for_a_minute_and_can_be_undone_until_then(ivy: Client, unsure: Submission) -> None:
    decide(ivy, unsure)
    delivery = ScoreDelivery.objects.get(placement=unsure.attempt.placement)
    assert outbox.deliver(delivery.pk, now=delivery.due_at - timedelta(seconds=1)) is None
    assert delivery.due_at - delivery.timestamp == timedelta(seconds=60)
    page = ivy.get(reverse("admin:review_queue")).content.decode()
    assert "Undo the last decision" in page
    assert ivy.post(reverse("admin:review_undo"))["Location"] == _url(unsure)
    unsure.attempt.refresh_from_db()
    assert unsure.attempt.state == "in_review"
    assert Grade.objects.get(submission=unsure, is_current=True).score is None
    assert not ReviewDecision.objects.exists()
    assert not ScoreDelivery.objects.filter(placement=unsure.attempt.placement).exists()
    decide(ivy, unsure)
    assert str(ScoreDelivery.objects.get(placement=unsure.attempt.placement).grade.score) == "100.00"


def test_undoing_brings_back_the_grade_that_stood_before(ivy: Client, own: Work) -> None:
    first = make.graded("ada", "exercise-2", make.exercise_responses("exercise-2") | {"units": "不知道"})
    before = ScoreDelivery.objects.get(placement=first.attempt.placement)
    second = make.graded("ada", "exercise-2", make.unsure_bill())
    decide(ivy, second)
    held = ScoreDelivery.objects.get(pk=before.pk)
    assert held.grade.submission == second
    ivy.post(reverse("admin:review_undo"))
    after = ScoreDelivery.objects.get(pk=before.pk)
    assert (after.grade, after.revision) == (before.grade, held.revision + 1)


@pytest.mark.parametrize("change", [{"state": "claimed"}, {"due_at": make.NOON}])
def test_what_is_on_its_way_is_not_undone(ivy: Client, unsure: Submission, change: dict[str, Any]) -> None:
    decide(ivy, unsure)
    ScoreDelivery.objects.filter(placement=unsure.attempt.placement).update(**change)
    assert ivy.post(reverse("admin:review_undo"))["Location"] == reverse("admin:review_queue")
    unsure.attempt.refresh_from_db()
    assert (unsure.attempt.state, ReviewDecision.objects.count()) == ("graded", 1)


def test_only_ones_own_decision_of_the_last_minute_is_undone(ivy: Client, unsure: Submission) -> None:
    decide(ivy, unsure)
    ReviewDecision.objects.update(decided_at=make.NOON)
    ivy.post(reverse("admin:review_undo"))
    assert ReviewDecision.objects.count() == 1
    ReviewDecision.objects.update(decided_at=timezone.now(), decided_by=None)
    ivy.post(reverse("admin:review_undo"))
    assert ReviewDecision.objects.count() == 1


def test_late_work_in_review_says_the_score_that_a_decision_would_make(ivy: Client, unsure: Submission) -> None:
    due = unsure.submitted_at - timedelta(hours=1)
    make.placement("exercise-2", due_at=due, late="fixed", late_percent=15)
    page = ivy.get(_url(unsure)).content.decode()
    assert "Met: 85.00" in page
    assert "Not met: 65.00" in page
