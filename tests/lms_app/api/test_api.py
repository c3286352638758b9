"""The API's doors: what pages and scripts rely on."""

from __future__ import annotations

import csv
import io
import json
from datetime import timedelta
from unittest import mock

import pytest
from django.test import Client
from django.utils import timezone

from lms_app import grades
from lms_app.api.results import harmless
from lms_app.models import Attempt, Context, LaunchSession, Role, ScoreDelivery, Submission
from tests import make

#: An id that no attempt has; the same in every process that collects these tests.
NOBODYS = "0b9de1f6-3f5a-4c36-9d0e-0f6f3c6b1a52"
pytestmark = pytest.mark.django_db


class Caller:
    """Somebody's browser, speaking JSON."""

    def __init__(self, session):
        self.session = session
        self.client = Client(raise_request_exception=False)
        self.headers = make.sign_in(self.client, session)

    def __call__(self, method, path, body=None, **headers):
        sent = {"content_type": "application/json"}
        if body is not None:
            sent["data"] = body if isinstance(body, str | bytes) else json.dumps(body)
        return self.client.generic(method, f"/api/v1/{path}", headers={**self.headers, **headers}, **sent)

    def begin(self, activity="quiz"):
        return self("POST", "attempts/", {"activity": activity})

    def save(self, attempt, responses, revision=None):
        revision = attempt["revision"] if revision is None else revision
        return self("PATCH", f"attempts/{attempt['id']}/", {"revision": revision, "responses": responses})

    def submit(self, attempt, key="key-1", body=None):
        return self("POST", f"attempts/{attempt['id']}/submit/", body or {}, **{"Idempotency-Key": key})


@pytest.fixture
def ada():
    return Caller(make.session("ada"))


def assert_problem(response, status, code):
    assert (response.status_code, response["Content-Type"]) == (status, "application/problem+json")
    said = response.json()
    assert said["code"] == code
    assert (said["status"], bool(said["title"]), bool(said["detail"])) == (status, True, True)
    return said


def test_me_says_who_is_here_and_where_they_stand(ada):
    make.graded(ada.session)
    said = ada("GET", "me/").json()
    assert (said["role"], said["test_user"], said["name"]) == ("learner", False, "Ada")
    assert said["context"] == {"id": "course-1", "title": "Deep learning"}
    assert said["resource_link"]["id"] == "link-1"
    assert [(activity["key"], activity["state"]) for activity in said["activities"]] == [
        ("quiz", "graded"),
        ("exercise-1", "not_started"),
        ("exercise-2", "not_started"),
        ("exercise-3", "not_started"),
    ]
    assert said["csrf"] == ada.headers["X-CSRFToken"]


def test_without_a_session_every_door_answers_401():
    for method, path in (
        ("GET", "me/"),
        ("POST", "attempts/"),
        ("GET", f"attempts/{NOBODYS}/"),
        ("GET", "results/"),
    ):
        assert_problem(Client().generic(method, f"/api/v1/{path}"), 401, "no_session")


def test_an_ended_session_is_no_session(ada):
    LaunchSession.objects.update(ended_at=timezone.now())
    assert_problem(ada("GET", "me/"), 401, "no_session")


def test_a_change_needs_its_own_sessions_token(ada):
    other = Caller(make.session("ben"))
    for token in ("", "x", other.headers["X-CSRFToken"]):
        said = ada(
            "POST", "attempts/", {"activity": "quiz"}, **{"X-CSRFToken": token, "X-Launch-Session": ada.session.sid}
        )
        assert_problem(said, 403, "csrf")
    assert not Attempt.objects.exists()


def test_an_attempt_is_begun_once_and_then_resumed(ada):
    first, second = ada.begin(), ada.begin()
    assert (first.status_code, second.status_code) == (201, 200)
    assert first.json()["id"] == second.json()["id"]
    assert first["Location"] == f"/api/v1/attempts/{first.json()['id']}/"
    assert (first.json()["state"], first.json()["revision"], first.json()["outcome"]) == ("open", 0, None)


def test_a_definition_holds_no_key_and_no_explanation(ada):
    said = ada.begin().json()
    items = said["definition"]["items"]
    assert [(item["key"], item["type"]) for item in items] == [
        ("steps", "number"),
        ("batch", "multiple"),
        ("claims", "single"),
    ]
    told = json.dumps(said, ensure_ascii=False)
    released = make.bundle().activity("quiz").released("en")
    assert not any(option["explanation"] in told for item in released["items"] for option in item.get("options", ()))
    assert '"right"' not in told


@pytest.mark.parametrize("role", [Role.OBSERVER, Role.NONE])
def test_who_only_looks_begins_nothing(role):
    assert_problem(Caller(make.session("oskar", role=role)).begin(), 403, "role")
    assert not Attempt.objects.exists()


@pytest.mark.parametrize("role", [Role.OBSERVER, Role.NONE])
def test_who_only_looks_writes_nothing_to_an_older_attempt(ada, role):
    attempt = ada.begin().json()
    looking = Caller(make.session("ada", role=role))
    assert looking("GET", f"attempts/{attempt['id']}/").status_code == 200
    assert_problem(looking.save(attempt, make.quiz_responses(right=1)), 403, "role")
    assert_problem(looking.submit(attempt), 403, "role")
    assert Attempt.objects.get().state == "open"


def test_what_a_learner_began_and_an_instructor_hands_in_is_never_sent(ada):
    attempt = ada.save(ada.begin().json(), make.quiz_responses(right=2)).json()
    assert Caller(make.session("ada", role=Role.INSTRUCTOR)).submit(attempt).status_code == 202
    grades.grade_submission(Submission.objects.get().pk, now=timezone.now())
    assert Attempt.objects.get().is_preview
    assert not ScoreDelivery.objects.exists()


@pytest.mark.parametrize("role", [Role.INSTRUCTOR, Role.TA, Role.DESIGNER])
def test_who_teaches_begins_a_preview(role):
    assert Caller(make.session("ivy", role=role)).begin().json()["preview"] is True


def test_what_cannot_be_begun_is_named(ada):
    now = timezone.now()
    assert_problem(ada.begin("quiz-9"), 404, "unknown_activity")
    make.placement("exercise-1", opens_at=now + timedelta(days=1))
    make.placement("exercise-2", closes_at=now)
    make.placement("exercise-3", attempts_allowed=0)
    assert_problem(ada.begin("exercise-1"), 409, "not_open_yet")
    assert_problem(ada.begin("exercise-2"), 409, "closed")
    assert_problem(ada.begin("exercise-3"), 409, "no_attempts_left")
    assert_problem(Caller(make.session("ben", activity="quiz")).begin("exercise-1"), 403, "not_here")


@pytest.mark.parametrize(
    "body",
    [
        "",
        "[]",
        "nonsense",
        '{"activity": 7}',
        "{}",
        '{"activity": null}',
        '{"activity": "a", "activity": "quiz"}',
        '{"activity": NaN}',
        '{"activity": "\\ud800"}',
        '{"activity": "\\u0000"}',
        "[" * 5000,
    ],
)
def test_a_body_that_is_no_clear_json_is_refused(ada, body):
    response = ada("POST", "attempts/", body)
    assert (response.status_code, response["Content-Type"]) == (400, "application/problem+json")
    assert not Attempt.objects.exists()


def test_another_media_type_is_refused(ada):
    response = ada.client.post("/api/v1/attempts/", {"activity": "quiz"}, headers=ada.headers)
    assert (response.status_code, response["Content-Type"]) == (415, "application/problem+json")


def test_a_body_beyond_the_limit_is_refused(ada, settings):
    settings.DATA_UPLOAD_MAX_MEMORY_SIZE = 1000
    assert_problem(ada("POST", "attempts/", json.dumps({"activity": "x" * 2000})), 413, "too_large")


def test_a_draft_is_saved_whole_and_read_again(ada):
    attempt = ada.begin().json()
    draft = {"items": {"steps": "7步 "}}
    saved = ada.save(attempt, draft).json()
    assert (saved["revision"], saved["responses"]) == (1, draft)
    assert ada("GET", f"attempts/{attempt['id']}/").json()["responses"] == draft


def test_a_stale_draft_is_answered_with_the_newer_one(ada):
    attempt = ada.begin().json()
    newer = {"items": {"steps": "7"}}
    ada.save(attempt, newer)
    said = assert_problem(ada.save(attempt, {"items": {"steps": "8"}}), 409, "stale_draft")
    assert (said["current"]["revision"], said["current"]["responses"]) == (1, newer)


def test_the_same_save_sent_twice_is_one(ada):
    attempt = ada.begin().json()
    for _ in range(2):
        assert ada.save(attempt, {"items": {"steps": "7"}}).json()["revision"] == 1


@pytest.mark.parametrize("revision", [None, "0", 0.5, True, -1, 2**40])
def test_a_revision_is_a_whole_number(ada, revision):
    attempt = ada.begin().json()
    response = ada("PATCH", f"attempts/{attempt['id']}/", {"revision": revision, "responses": {}})
    assert list(assert_problem(response, 400, "invalid")["errors"]) == ["revision"]


def test_a_misshapen_draft_names_its_fields_and_stores_nothing(ada):
    attempt = ada.begin("exercise-1").json()
    given = {"tokens": ["a"] * 12, "rows": [{"from": "3", "to": 1, "distance": "2"}]}
    said = assert_problem(ada.save(attempt, given), 400, "refused")
    assert list(said["errors"]) == list(said["codes"])
    assert any("from" in path for path in said["errors"])
    assert Attempt.objects.get().revision == 0


def test_handing_in_twice_is_one_submission_with_the_same_answer(ada):
    attempt = ada.begin().json()
    ada.save(attempt, make.quiz_responses(right=2))
    first, second = ada.submit(attempt), ada.submit(attempt)
    assert (first.status_code, second.status_code) == (202, 202)
    assert first.json() == second.json()
    assert first.json()["state"] == "submitted"
    assert Submission.objects.count() == 1


def test_the_answer_stays_the_same_after_grading(ada):
    attempt = ada.begin().json()
    first = ada.submit(attempt)
    submission = Submission.objects.get()
    grades.grade_submission(submission.pk, now=submission.due_at)
    assert ada.submit(attempt).json() == first.json()


def test_a_submitted_attempt_takes_nothing_more(ada):
    attempt = ada.begin().json()
    ada.submit(attempt, body={"responses": make.quiz_responses(right=1), "revision": 0})
    assert_problem(ada.submit(attempt, key="key-2"), 409, "submitted")
    assert_problem(ada.submit(attempt, key="key-2", body={"responses": make.quiz_responses(right=3)}), 409, "submitted")
    assert_problem(ada.save(attempt, make.quiz_responses(right=3), revision=1), 409, "submitted")
    assert Submission.objects.get().responses == make.quiz_responses(right=1)


def test_a_hand_in_carries_the_last_draft(ada):
    attempt = ada.begin().json()
    said = ada.submit(attempt, body={"revision": 0, "responses": make.quiz_responses(right=3)})
    assert said.status_code == 202
    assert Submission.objects.get().responses == make.quiz_responses(right=3)


def test_a_hand_in_from_a_stale_draft_hands_nothing_in(ada):
    attempt = ada.begin().json()
    ada.save(attempt, {"items": {}})
    assert_problem(ada.submit(attempt, body={"revision": 0, "responses": {"items": {}}}), 409, "stale_draft")
    assert not Submission.objects.exists()


@pytest.mark.parametrize("key", ["", " ", "é", "x" * 201])
def test_a_hand_in_needs_a_key(ada, key):
    attempt = ada.begin().json()
    assert_problem(ada.submit(attempt, key=key), 400, "no_key")
    assert not Submission.objects.exists()


def test_an_exercise_of_the_wrong_shape_is_not_handed_in(ada):
    attempt = ada.begin("exercise-1").json()
    assert ada.save(attempt, {"tokens": ["a"], "rows": [{"from": 3, "to": None}]}).status_code == 200
    assert assert_problem(ada.submit(attempt), 400, "refused")["errors"]
    assert Attempt.objects.get().state == "open"


def test_a_closed_placement_takes_no_draft_and_no_hand_in(ada):
    attempt = ada.begin().json()
    make.placement("quiz", closes_at=timezone.now())
    assert_problem(ada.save(attempt, {"items": {}}), 409, "closed")
    assert_problem(ada.submit(attempt), 409, "closed")


def test_nobody_finds_anothers_attempt(ada):
    attempt = ada.begin().json()
    elsewhere = make.link("link-2")
    mallory = make.link(course=make.context(at=make.platform("evil.example")))
    for other in (
        make.session("ben"),
        make.session("ivy", role=Role.INSTRUCTOR),
        make.session("ada", on=elsewhere),
        make.session("ada", on=mallory),
    ):
        caller = Caller(other)
        assert_problem(caller("GET", f"attempts/{attempt['id']}/"), 404, "not_found")
        assert_problem(caller.save(attempt, {"items": {}}), 404, "not_found")
        assert_problem(caller.submit(attempt), 404, "not_found")


@pytest.mark.parametrize("path", ["attempts/7/", f"attempts/{NOBODYS}/", "nothing/", ""])
def test_what_is_not_there_is_a_problem_too(ada, path):
    assert_problem(ada("GET", path), 404, "not_found")


def test_a_method_that_is_not_there_is_a_problem(ada):
    assert_problem(ada("DELETE", "me/"), 405, "method_not_allowed")


@pytest.mark.parametrize("method", ["GET", "POST", "OPTIONS", "DELETE", "TRACE"])
def test_an_address_that_is_not_there_answers_every_method_alike(method):
    assert_problem(Client().generic(method, "/api/v1/nothing/"), 404, "not_found")


@pytest.mark.parametrize("path", ["me/", "schema/", "results/"])
def test_a_problem_is_json_whatever_was_asked_for(path):
    caller = Caller(make.session("ivy", role=Role.INSTRUCTOR, language="zh-hans"))
    said = assert_problem(caller("GET", path, Accept="image/png"), 406, "not_acceptable")
    assert said["title"] == "Not Acceptable"
    assert_problem(caller("GET", "results/?format=csv&page=1", **{"X-Launch-Session": "x" * 22}), 401, "no_session")


def test_a_result_shows_outcome_and_delivery(ada):
    submission = make.graded(ada.session, responses=make.quiz_responses(right=2))
    path = f"attempts/{submission.attempt.public_id}/"
    said = ada("GET", path).json()
    assert (said["state"], said["outcome"]["score"], said["outcome"]["passed"]) == ("graded", "66.67", True)
    assert said["outcome"]["released"] is True
    assert [check["verdict"] for check in said["outcome"]["checks"]] == ["met", "met", "not_met"]
    assert said["delivery"] == {
        "state": "waiting",
        "sent_at": None,
        "confirmed_at": None,
        "reason": "",
        "next_at": None,
        "score": None,
        "there_score": None,
        "there_at": None,
    }


def test_an_unreleased_result_holds_no_key(ada):
    submission = make.graded(ada.session, responses=make.quiz_responses(right=1))
    outcome = ada("GET", f"attempts/{submission.attempt.public_id}/").json()["outcome"]
    assert outcome["released"] is False
    assert "items" not in outcome
    assert not any("expected" in found for check in outcome["checks"] for found in check["evidence"])


def test_in_review_there_is_no_score(ada):
    submission = make.graded(ada.session, "exercise-2", make.unsure_bill())
    said = ada("GET", f"attempts/{submission.attempt.public_id}/").json()
    assert (said["state"], said["outcome"]["score"], said["outcome"]["passed"], said["delivery"]["state"]) == (
        "in_review",
        None,
        None,
        "none",
    )


def test_a_failed_grading_shows_no_score(ada):
    submission = make.submitted(ada.session)
    with mock.patch("lms_app.grades.grade", side_effect=grades.ContentFault("no key")):
        grades.grade_submission(submission.pk, now=submission.due_at)
    said = ada("GET", f"attempts/{submission.attempt.public_id}/").json()
    assert (said["state"], said["outcome"]) == ("failed", None)


def test_words_follow_the_sessions_language():
    caller = Caller(make.session("ada", language="zh-hans"))
    said = caller.begin("exercise-1").json()
    assert said["title"] == make.bundle().activity("exercise-1").title("zh-hans")


def test_a_fault_of_ours_is_a_problem_with_a_reference(ada):
    with mock.patch("lms_app.attempts.open_or_resume", side_effect=ZeroDivisionError):
        assert assert_problem(ada.begin(), 500, "fault")["reference"]


def test_the_learners_path_costs_few_statements(ada, django_assert_max_num_queries):
    attempt = ada.begin().json()
    with django_assert_max_num_queries(5):
        attempt = ada.save(attempt, make.quiz_responses(right=2)).json()
    with django_assert_max_num_queries(8):
        ada.submit(attempt)
    with django_assert_max_num_queries(9):
        ada("GET", f"attempts/{attempt['id']}/")
    with django_assert_max_num_queries(7):
        ada("GET", "me/")


@pytest.fixture
def ivy():
    return Caller(make.session("ivy", role=Role.INSTRUCTOR))


@pytest.mark.parametrize("role", [Role.LEARNER, Role.DESIGNER, Role.OBSERVER, Role.NONE])
@pytest.mark.parametrize("query", ["", "?format=csv"])
def test_results_are_for_those_who_teach(role, query):
    assert_problem(Caller(make.session("ada", role=role))("GET", f"results/{query}"), 403, "role")


def test_results_come_in_pages_of_the_own_course(ivy):
    for who in ("ada", "ben", "cleo"):
        make.graded(who)
    make.graded("dan", on=make.link("link-2", course=make.context("course-2")))
    make.graded(make.session("student-view", is_test_user=True))
    make.graded(ivy.session)
    page = ivy("GET", "results/?page_size=2").json()
    assert (page["count"], len(page["results"]), page["previous"]) == (3, 2, None)
    row = page["results"][0]
    assert (row["score"], row["passed"], row["counts"], row["delivery"]["state"]) == ("66.67", True, True, "waiting")
    rest = ivy.client.get(page["next"], headers=ivy.headers).json()
    names = {row["learner"]["name"] for row in page["results"] + rest["results"]}
    assert names == {"Ada", "Ben", "Cleo"}


def test_a_page_of_results_costs_the_same_whatever_its_length(ivy, django_assert_max_num_queries):
    for who in ("ada", "ben", "cleo"):
        make.graded(who)
    with django_assert_max_num_queries(7):
        assert ivy("GET", "results/").json()["count"] == 3


def read_csv(response):
    raw = b"".join(response.streaming_content)
    assert raw.startswith(b"\xef\xbb\xbf")
    return list(csv.DictReader(io.StringIO(raw.decode("utf-8-sig"))))


@pytest.mark.parametrize("ask", [{"path": "results/?format=csv"}, {"path": "results/", "Accept": "text/csv"}])
def test_results_as_csv_are_whole_and_chinese_in_excel(ivy, ask):
    person = make.user("ada")
    person.name = "林安"
    person.save()
    make.graded("ada")
    response = ivy("GET", ask.pop("path"), **ask)
    assert response["Content-Type"] == "text/csv; charset=utf-8"
    assert [(row["learner"], row["score"], row["passed"]) for row in read_csv(response)] == [("林安", "66.67", "yes")]


def test_a_name_that_is_a_formula_stays_text(ivy):
    person = make.user("ada")
    person.name = '=HYPERLINK("https://evil.example")'
    person.save()
    make.graded("ada")
    assert read_csv(ivy("GET", "results/?format=csv"))[0]["learner"].startswith("'=")


@pytest.mark.parametrize("cell", ["=1", "+1", "-1", "@a", "\t=1", "\r=1", " =1", "＝1", "\n+1"])
def test_whatever_a_spreadsheet_would_run_is_made_text(cell):
    assert harmless(cell) == f"'{cell}"


@pytest.mark.parametrize("cell", ["Ada", "66.67", "exercise-1", "", "林安"])
def test_plain_cells_stay_as_they_are(cell):
    assert harmless(cell) == cell


def test_a_course_without_results_is_an_empty_page(ivy):
    assert ivy("GET", "results/").json()["results"] == []
    assert read_csv(ivy("GET", "results/?format=csv")) == []
    assert Context.objects.count() == 1


def test_the_schema_names_every_request(client, capsys):
    schema = client.get("/api/v1/schema/", headers={"Accept": "application/json"}).json()
    assert set(schema["paths"]) == {
        "/api/v1/me/",
        "/api/v1/attempts/",
        "/api/v1/attempts/{public_id}/",
        "/api/v1/attempts/{public_id}/submit/",
        "/api/v1/results/",
    }
    assert "Warning" not in capsys.readouterr().err


def test_the_docs_are_a_page_without_scripts(client):
    page = client.get("/api/v1/docs/")
    assert page.status_code == 200
    assert b"<script" not in page.content
    assert b"/api/v1/attempts/{public_id}/submit/" in page.content
