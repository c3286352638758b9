"""Somebody who acts as a learner, and test students: seen on every page, and nothing of it counts."""

import json
import re
import uuid

import pytest
from django.test import Client

from lms_app import grades, sessions
from lms_app.lti import custom
from lms_app.models import (
    AdminTicket,
    Attempt,
    ContentVersion,
    Launch,
    LaunchSession,
    Membership,
    ScoreDelivery,
    Submission,
)
from tests import make
from tests.fakes.platform import Merge

ACTING = "Somebody else is acting as"


@pytest.fixture
def lms(connect):
    """Canvas, its links chosen from the course."""
    ContentVersion.objects.all().delete()
    make.content()
    made = connect("canvas")
    for link in made.fake.school.links():
        link.custom = dict(custom.FIELDS)
    return made


class Inside:
    """Somebody inside a launch's session."""

    def __init__(self, lms, who="ada", link="overview", **changes):
        self.client = Client()
        answer = lms.launch(self.client, who, link, language="en", **changes)
        assert answer.status_code == 303
        self.session = LaunchSession.objects.latest("pk")
        self.home = f"/s/{self.session.sid}/"

    def get(self, path=""):
        return self.client.get(self.home + path)

    def text(self, path=""):
        return self.get(path).content.decode()

    def post(self, path, **form):
        token = sessions.csrf_token(self.session)
        return self.client.post(self.home + path, {"csrfmiddlewaretoken": token, **form})

    def api(self, method, path, value=None):
        headers = {"X-CSRFToken": sessions.csrf_token(self.session), "Idempotency-Key": uuid.uuid4().hex}
        return self.client.generic(
            method, f"/api/v1/{path}", json.dumps(value or {}), "application/json", headers=headers
        )


def test_who_acts_as_a_learner_is_seen_on_every_page(lms):
    ada = Inside(lms)
    ada.post("start/quiz/")
    acting = Inside(lms, acted_by="root")
    for path in ("", "lesson/", "activity/exercise-1/", f"attempts/{Attempt.objects.get().public_id}/"):
        assert ACTING in acting.text(path), path
        assert ACTING not in ada.text(path), path
    assert acting.api("GET", "me/").json()["masquerade"] is True
    assert ada.api("GET", "me/").json()["masquerade"] is False


def test_nothing_is_begun_saved_or_handed_in_in_anothers_name(lms):
    ada = Inside(lms)
    begun = ada.api("POST", "attempts/", {"activity": "quiz"}).json()
    draft = {"revision": begun["revision"], "responses": make.quiz_responses(right=3)}
    acting = Inside(lms, acted_by="root")
    path = f"attempts/{begun['id']}/"
    for refused in (
        acting.api("POST", "attempts/", {"activity": "exercise-1"}),
        acting.api("POST", "attempts/", {"activity": "quiz"}),
        acting.api("PATCH", path, draft),
        acting.api("POST", f"{path}submit/", {}),
    ):
        assert refused.status_code == 403
        assert refused.json()["type"].endswith("#masquerade")
    for refused in (
        acting.post("start/exercise-1/"),
        acting.post(path, action="save", revision=0),
        acting.post(path, action="submit", revision=0),
        acting.get(path),
    ):
        assert refused.status_code == 403
        assert "You act as somebody else" in refused.content.decode()
    [attempt] = Attempt.objects.all()
    assert (attempt.revision, attempt.state, attempt.is_preview) == (0, "open", False)
    assert not Submission.objects.exists()
    assert ada.api("PATCH", path, draft).status_code == 200


def test_no_button_offers_what_would_be_refused(lms):
    page = Inside(lms, acted_by="root").text()
    assert not re.search(r'action="[^"]*/start/', page)


def test_who_acts_as_a_teacher_gets_no_way_to_the_admin(lms):
    acting = Inside(lms, "ivy", acted_by="root")
    assert ACTING in acting.text()
    assert acting.post("admin/").status_code == 403
    assert not AdminTicket.objects.exists()


def test_the_person_stays_who_they_are(lms):
    Inside(lms)
    Inside(lms, acted_by="root")
    assert Membership.objects.get().is_test_user is False
    assert list(Launch.objects.order_by("pk").values_list("is_masquerade", flat=True)) == [False, True]


@pytest.mark.parametrize("name", ["masquerade", "masquerading_user_id", "canvas_masquerading_user", "Masq.masqueraded"])
@pytest.mark.parametrize(("value", "is_acted"), [(58012, True), ("58012", True), (True, True), ("", False), (0, False)])
def test_whatever_the_administrator_calls_it(lms, name, value, is_acted):
    Inside(lms, claims={"custom": Merge({name: value})})
    assert Launch.objects.get().is_masquerade is is_acted


@pytest.mark.parametrize("value", ["$Canvas.masqueradingUser.id", " $x", "false", None])
def test_a_variable_without_a_value_is_nobody(lms, value):
    Inside(lms, claims={"custom": Merge(masquerade=value), "https://www.instructure.com/masquerading": value})
    assert Launch.objects.get().is_masquerade is False


@pytest.mark.parametrize(
    "claim", ["lti_masquerading_user_id", "https://purl.imsglobal.org/spec/lti/claim/lti_masquerading"]
)
@pytest.mark.parametrize("value", ["58012", {"user_id": "58012"}, [58012]])
def test_a_claim_of_the_message_says_it_too(lms, claim, value):
    Inside(lms, claims={claim: value})
    assert Launch.objects.get().is_masquerade is True


def test_a_test_student_is_named_on_every_page_and_sends_nothing(lms):
    testa = Inside(lms, "testa")
    testa.post("start/quiz/")
    [attempt] = Attempt.objects.all()
    for path in ("", "lesson/", "activity/exercise-1/", f"attempts/{attempt.public_id}/"):
        assert "test student" in testa.text(path), path
    path = f"attempts/{attempt.public_id}/"
    assert testa.api("POST", f"{path}submit/", {"responses": make.quiz_responses(right=3)}).status_code == 202
    submission = Submission.objects.get()
    grades.grade_submission(submission.pk, now=submission.due_at)
    assert "100.00" in testa.text(f"{path}result/")
    assert not ScoreDelivery.objects.exists()


@pytest.mark.parametrize(("said", "is_test"), [(True, True), ("true", True), (False, False), ("$com.x", False)])
def test_a_students_view_by_its_parameter_alone_is_a_test_student(lms, said, is_test):
    Inside(lms, claims={"custom": Merge(student_view=said)})
    assert Launch.objects.get().is_test_user is is_test
