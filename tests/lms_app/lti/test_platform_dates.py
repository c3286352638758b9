"""Dates and attempts as platforms send them: each learner's own, moved and taken away, never a failed launch."""

from datetime import UTC, datetime

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from lms_app import placements
from lms_app.lti import custom
from lms_app.models import Attempt, ContentVersion, Launch, LtiUser, Placement, ResourceLink
from lms_app.terms import Terms
from tests import make


@pytest.fixture
def canvas(connect):
    """Canvas, its quiz chosen from the course."""
    ContentVersion.objects.all().delete()
    make.content()
    lms = connect("canvas")
    lms.fake.school.link("quiz").custom = dict(custom.FIELDS)
    return lms


DAY = "2030-01-{:02}T00:00:00Z"


def january(day):
    return datetime(2030, 1, day, tzinfo=UTC)


def told(lms, who):
    """Come by the quiz; give what holds for whoever came."""
    assert lms.launch(Client(), who).status_code == 303
    person = LtiUser.objects.get(sub=lms.fake.personality.subject(lms.fake.school.person(who)))
    return placements.terms_for(placements.of(ResourceLink.objects.get(), "quiz"), person.pk)


def test_canvas_says_to_each_learner_their_own_dates(canvas):
    quiz = canvas.fake.school.link("quiz")
    quiz.dates = {"unlock": DAY.format(1), "due": DAY.format(5), "lock": DAY.format(9), "attempts": 3}
    quiz.own_dates = {"ben": {"due": DAY.format(7), "lock": DAY.format(12)}}
    assert told(canvas, "ada") == Terms(january(1), january(5), january(9), 3)
    assert told(canvas, "ben") == Terms(january(1), january(7), january(12), 3)
    assert told(canvas, "ivy").due_at == january(7)
    assert told(canvas, "ada") == Terms(january(1), january(5), january(9), 3)


def test_a_date_that_canvas_takes_away_is_gone_with_the_next_launch(canvas):
    quiz = canvas.fake.school.link("quiz")
    quiz.dates = {"due": DAY.format(5), "attempts": -1}
    assert told(canvas, "ada") == Terms(due_at=january(5))
    quiz.dates = {}
    assert told(canvas, "ada") == Terms()
    assert Launch.objects.filter(unread="").count() == 2


def test_nonsense_lets_the_learner_in_and_is_named(canvas):
    quiz = canvas.fake.school.link("quiz")
    quiz.dates = {"due": "soon", "lock": DAY.format(9), "attempts": "many"}
    assert told(canvas, "ada") == Terms(closes_at=january(9))
    # Canvas fills the standard's parameter for the end of submission with the due date too.
    assert set(Launch.objects.get().unread.split(",")) == {"due", "submission_end", "attempts"}


@pytest.mark.parametrize("personality", ["plain", "moodle"])
def test_what_a_platform_leaves_as_it_was_written_says_nothing(connect, personality):
    ContentVersion.objects.all().delete()
    make.content()
    lms = connect(personality)
    quiz = lms.fake.school.link("quiz")
    quiz.custom = dict(custom.FIELDS)
    assert told(lms, "ada") == Terms()
    quiz.dates, quiz.own_dates = {"lock": DAY.format(9)}, {"ben": {"lock": DAY.format(12)}}
    ends = [told(lms, who).closes_at for who in ("ada", "ben")]
    assert ends == ([None, None] if personality == "moodle" else [january(9), january(12)])


def test_dates_cost_a_launch_no_statement_more(canvas):
    quiz = canvas.fake.school.link("quiz")
    counts = []
    for dates in ({}, {}, {"due": DAY.format(5), "attempts": 2}, {"due": "nonsense"}):
        quiz.dates = dates
        launch = canvas.fake.launch(Client(), "ada")
        with CaptureQueriesContext(connection) as asked:
            assert launch.post().status_code == 303
        counts.append(len(asked))
    assert len(set(counts[1:])) == 1
    assert Attempt.objects.count() == Placement.objects.count() == 0
