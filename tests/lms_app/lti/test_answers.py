"""What each answer of a platform means: one table, no network."""

from __future__ import annotations

from datetime import timedelta
from email.utils import format_datetime

import pytest

from lms_app.lti.answers import Meaning, PlatformBusy, TokenRefused, judge, judge_token_answer, retry_after
from lms_app.lti.http import Reply
from tests.make import NOON

WANTED = "a b"


def reply(status, body="", reason="", **headers):
    return Reply(status, reason, {name.replace("_", "-"): value for name, value in headers.items()}, body.encode())


@pytest.mark.parametrize("status", [200, 201, 202, 204])
def test_every_2xx_is_accepted(status):
    assert judge(reply(status), now=NOON).meaning is Meaning.ACCEPTED


@pytest.mark.parametrize(
    ("answer", "meaning", "reason"),
    [
        (reply(401), Meaning.TOKEN, "unauthorised"),
        (reply(403, "403 Forbidden (Rate Limit Exceeded)"), Meaning.LATER, "throttled"),
        (reply(403, X_Rate_Limit_Remaining="0.0"), Meaning.LATER, "throttled"),
        (reply(403, "insufficient scope"), Meaning.REFUSED, "forbidden"),
        (reply(429), Meaning.LATER, "throttled"),
        (reply(404), Meaning.COLUMN, "column_gone"),
        (reply(410), Meaning.COLUMN, "column_gone"),
        (reply(409, reason="Refusing score with an earlier timestamp"), Meaning.LOOK, "superseded"),
        (reply(400, '{"message": "timestamp is older than the result"}'), Meaning.LOOK, "superseded"),
        (reply(400, "Score already exists"), Meaning.LOOK, "superseded"),
        (reply(400, reason="Incorrect score received"), Meaning.REFUSED, "refused_learner"),
        (reply(400), Meaning.REFUSED, "refused"),
        (reply(412), Meaning.REFUSED, "not_ours"),
        (reply(422, "user is not a student in the course"), Meaning.REFUSED, "refused_learner"),
        (reply(422, "maximum number of attempts reached"), Meaning.REFUSED, "attempts_used_up"),
        (reply(422, "this course has concluded"), Meaning.REFUSED, "course_concluded"),
        (reply(500, "[]"), Meaning.BROKEN, "broken"),
        (reply(502), Meaning.LATER, "busy"),
        (reply(503, "<!doctype html>"), Meaning.LATER, "busy"),
        (reply(504), Meaning.LATER, "busy"),
        (reply(408), Meaning.LATER, "busy"),
        (reply(301), Meaning.REFUSED, "refused"),
    ],
)
def test_the_table_of_answers(answer, meaning, reason):
    verdict = judge(answer, now=NOON)
    assert (verdict.meaning, verdict.reason) == (meaning, reason)


@pytest.mark.parametrize(
    ("value", "seconds"),
    [
        ("120", 120.0),
        ("0", 0.0),
        (format_datetime(NOON + timedelta(seconds=90), usegmt=True), 90.0),
        (format_datetime(NOON - timedelta(seconds=90), usegmt=True), 0.0),
        ("99999999", 86_400.0),
        ("soon", None),
        ("-5", None),
        ("", None),
    ],
)
def test_retry_after_is_read_in_both_forms_and_kept_in_bounds(value, seconds):
    assert retry_after(reply(503, Retry_After=value), now=NOON) == seconds


def test_a_token_is_read_whatever_the_content_type_says():
    body = '{"access_token": "t", "expires_in": 60, "scope": "b a c", "token_type": "bearer"}'
    assert judge_token_answer(reply(200, body, Content_Type="text/html"), WANTED, now=NOON) == ("t", 60.0)


@pytest.mark.parametrize("seconds", ["null", "-1", "0", '"60"', "true"])
def test_a_lifetime_that_makes_no_sense_is_taken_as_an_hour(seconds):
    assert (
        judge_token_answer(reply(200, f'{{"access_token": "t", "expires_in": {seconds}}}'), WANTED, now=NOON)[1]
        == 3600.0
    )


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (reply(400, '{"error": "invalid_scope"}'), "no_scope"),
        (reply(400, '{"error": "invalid_client"}'), "unauthorised"),
        (reply(400, '{ "error" : ""kid" invalid" }'), "unauthorised"),
        (reply(401, "[]"), "unauthorised"),
        (reply(200, '{"access_token": "t", "scope": "a"}'), "no_scope"),
        (reply(200, '{"access_token": ""}'), "unauthorised"),
        (reply(200, "<html>"), "unauthorised"),
    ],
)
def test_no_token_ends_by_name(answer, reason):
    with pytest.raises(TokenRefused) as caught:
        judge_token_answer(answer, WANTED, now=NOON)
    assert caught.value.reason == reason


@pytest.mark.parametrize("status", [429, 500, 503])
def test_a_busy_token_endpoint_is_asked_later(status):
    with pytest.raises(PlatformBusy):
        judge_token_answer(reply(status), WANTED, now=NOON)
