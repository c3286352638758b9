"""Scores lost or wrong at other tools, as their users reported it: each kind once, and what happens here."""

from __future__ import annotations

from io import StringIO

import pytest
from django.core.management import call_command

from lms_app import grades, outbox, reconciling, submissions
from lms_app.lti import ags
from lms_app.models import Attempt, DeliveryTry, LineItem, Placement, ScoreDelivery, Submission
from tests import make
from tests.lms_app import reach

pytestmark = pytest.mark.django_db
LATER = make.later(make.NOON, days=2)


@pytest.fixture
def lms(request):
    kind, courses = getattr(request, "param", ("plain", 1))
    with reach.platform(kind, courses=courses) as platform:
        yield platform


def at(kind, courses=1):
    return pytest.mark.parametrize("lms", [(kind, courses)], indirect=True)


def deliver(delivery, now=None):
    delivery.refresh_from_db()
    outbox.deliver(delivery.pk, now=now or max(make.NOON, delivery.due_at))
    delivery.refresh_from_db()
    return delivery.state, delivery.reason


def test_a_failed_report_is_not_ignored(lms):
    lms.faults.refused("scores", 422)
    ada = make.graded_at(lms)
    assert deliver(ada) == ("failed", "refused")
    assert DeliveryTry.objects.get().status == 422
    out = StringIO()
    call_command("resend_scores", stdout=out)
    assert deliver(ada, LATER.replace(year=2100)) == ("done", "")
    assert lms.gradebook.score("quiz", "ada") == pytest.approx(66.67)


def test_a_zero_arrives(lms):
    deliver(make.graded_at(lms, right=0))
    (message,) = lms.gradebook.messages("quiz", "ada")
    assert (message.body["scoreGiven"], lms.gradebook.score("quiz", "ada")) == (0, 0)


def test_an_opened_test_sends_nothing(lms):
    ada = make.session("u-ada", on=make.link_at(lms))
    make.attempt(ada, now=make.NOON)
    submissions.hand_in_left_open(now=LATER)
    assert not ScoreDelivery.objects.exists()
    assert reconciling.to_compare().count() == 0
    assert not lms.requests()


def test_an_attempt_that_was_never_ended_is_handed_in_and_sent(lms):
    link = make.link_at(lms)
    make.placement("quiz", on=link, closes_at=make.later(make.NOON, hours=1))
    make.attempt(make.session("u-ada", on=link), responses=make.quiz_responses(right=2), now=make.NOON)
    soon = make.later(make.NOON, hours=1, minutes=1)
    submissions.hand_in_left_open(now=soon)
    grades.grade_submission(Submission.objects.get().pk, now=soon)
    assert deliver(ScoreDelivery.objects.get()) == ("done", "")
    (message,) = lms.gradebook.messages("quiz", "ada")
    assert message.body["submission"]["submittedAt"] == "2020-09-01T13:00:00.000Z"


@pytest.mark.parametrize("lms", [("plain", 1), ("canvas", 1), ("moodle", 1)], indirect=True)
def test_a_sync_in_bulk_destroys_no_override(lms):
    ada, ben = make.graded_at(lms), make.graded_at(lms, "ben")
    deliver(ada)
    deliver(ben)
    lms.override("quiz", "ada", 80)
    call_command("resend_scores", "--all", stdout=StringIO())
    for delivery in (ada, ben):
        deliver(delivery, LATER.replace(year=2100))
    ScoreDelivery.objects.filter(state="done").update(sent_at=make.NOON)
    reconciling.compare(reconciling.placement(ada.placement_id), now=LATER)
    assert lms.gradebook.score("quiz", "ada") == 80
    assert lms.gradebook.score("quiz", "ben") == pytest.approx(66.67)


@at("canvas")
def test_a_late_regrade_marks_no_work_late(lms):
    link = make.link_at(lms, "exercise-2")
    whose = make.session(lms.personality.subject(lms.school.person("ada")), on=link)
    work = make.graded(whose, "exercise-2", make.unsure_bill(), now=make.NOON)
    for days, is_met in ((1, True), (9, False)):
        now = make.later(make.NOON, days=days)
        grades.decide(work, "what_changes", is_met, by=None, now=now)
        deliver(ScoreDelivery.objects.get(), make.later(now, minutes=5))
    first, second = (message.body for message in lms.gradebook.messages("exercise-2", "ada", accepted=True))
    assert first["submission"] == second["submission"]
    assert first[ags.CANVAS_SUBMISSION]["submitted_at"] == second[ags.CANVAS_SUBMISSION]["submitted_at"]
    assert [body[ags.CANVAS_SUBMISSION]["new_submission"] for body in (first, second)] == [True, False]
    assert "comment" not in first | second


def test_points_travel_with_their_scale(lms):
    lms.gradebook.column("quiz").maximum = 20
    make.link_at(lms, "overview")
    made = lms.gradebook.add(lms.school.courses[0], "Ex", 20, resource_id=f"{make.LESSON}/exercise-1", tag="grade")
    deliver(make.graded_at(lms))
    deliver(make.graded_at(lms, key="overview", activity="exercise-1"))
    sent = [(message.body["scoreGiven"], message.body["scoreMaximum"]) for message in lms.gradebook.messages()]
    assert sent == [(66.67, 100), (20, 20)]
    assert (lms.gradebook.score("quiz", "ada"), lms.gradebook.score(made, "ada")) == (pytest.approx(13.334), 20)
    assert reconciling.compare(reconciling.placement(Placement.objects.first().pk), now=LATER).is_well


def test_a_copied_course_reports_nothing_to_the_old_one(lms):
    deliver(make.graded_at(lms))
    copied = lms.copy_course().link("quiz")
    make.link_at(lms, copied, activity="quiz")
    deliver(make.graded_at(lms, key=copied, activity="quiz", right=3))
    assert (lms.gradebook.score("quiz", "ada"), lms.gradebook.score(copied, "ada")) == (pytest.approx(66.67), 100)


@at("plain", courses=2)
def test_one_quiz_in_two_courses_is_two_scores(lms):
    links = [course.link("quiz") for course in lms.school.courses]
    for link, right in zip(links, (1, 3), strict=True):
        make.link_at(lms, link, activity="quiz")
        deliver(make.graded_at(lms, key=link, activity="quiz", right=right))
    assert [round(lms.gradebook.score(link, "ada")) for link in links] == [33, 100]
    assert Placement.objects.count() == LineItem.objects.count() == 2


def test_no_column_is_made_twice(lms):
    make.link_at(lms, "overview")
    deliver(make.graded_at(lms, key="overview", activity="exercise-1"))
    # Another installation of the tool, or a database from before: the column is known to the platform only.
    LineItem.objects.all().delete()
    deliver(make.graded_at(lms, "ben", key="overview", activity="exercise-1"))
    assert [item.resource_id for item in lms.gradebook.items.values() if not item.coupled] == [
        f"{make.LESSON}/exercise-1"
    ]


@pytest.mark.parametrize("lms", [("plain", 1), ("canvas", 1), ("moodle", 1)], indirect=True)
def test_a_student_who_dropped_out_is_a_named_end_and_no_storm(lms):
    ada = make.graded_at(lms)
    lms.unenrol("ada")
    assert deliver(ada) == ("failed", "refused_learner")
    assert ada.pk not in outbox.due(now=LATER)
    assert len(lms.requests("scores")) == 1
    lms.enrol("ada")
    outbox.resend(ada, now=LATER)
    assert deliver(ada) == ("done", "")


@at("canvas")
def test_where_attempts_are_exhausted_the_score_goes_as_no_new_hand_in(lms):
    lms.school.link("quiz").allowed_attempts = 1
    ada = make.graded_at(lms, right=1)
    deliver(ada)
    make.graded_at(lms, right=3, now=make.later(make.NOON, hours=1))
    assert deliver(ada) == ("done", "")
    assert lms.gradebook.score("quiz", "ada") == 100
    told = [message.body[ags.CANVAS_SUBMISSION]["new_submission"] for message in lms.gradebook.messages("quiz", "ada")]
    assert told == [True, True, False]
    assert Attempt.objects.count() == 2
