"""A class passes, a flood does not, and nobody is held up when the broker is away."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest
import time_machine
from django.core.cache import cache
from django.http import HttpRequest, HttpResponse
from django.test import RequestFactory
from redis.exceptions import ConnectionError as BrokerAway

from lms_app.web.limits import RateLimitMiddleware

START_OF_A_MINUTE = datetime(2026, 3, 2, 9, 0, tzinfo=UTC)


@pytest.fixture(autouse=True)
def _one_minute() -> Any:
    with time_machine.travel(START_OF_A_MINUTE, tick=False):
        yield


@pytest.fixture
def door() -> RateLimitMiddleware:
    return RateLimitMiddleware(lambda request: HttpResponse("served"))


def ask(path: str, *, method: str = "POST", peer: str = "192.0.2.7", **headers: str) -> HttpRequest:
    return RequestFactory().generic(method, path, REMOTE_ADDR=peer, **headers)


def refused(door: RateLimitMiddleware, requests: list[HttpRequest]) -> int:
    return sum(door(request).status_code == 429 for request in requests)


def test_six_hundred_launches_in_a_minute_from_one_address_pass(door: RateLimitMiddleware) -> None:
    class_ = [ask(path) for _ in range(600) for path in ("/lti/login/", "/lti/launch/quiz/")]
    assert refused(door, class_) == 0


def test_three_thousand_launches_in_fifteen_seconds_do_not(door: RateLimitMiddleware) -> None:
    assert refused(door, [ask("/lti/launch/") for _ in range(3000)]) == 1800


def test_a_flood_across_two_minutes_is_refused_too(door: RateLimitMiddleware) -> None:
    with time_machine.travel(START_OF_A_MINUTE, tick=False) as clock:
        clock.shift(52)
        first = refused(door, [ask("/lti/launch/") for _ in range(1500)])
        clock.shift(15)
        assert first + refused(door, [ask("/lti/launch/") for _ in range(1500)]) == 600


def test_another_address_is_not_counted_with_the_flood(door: RateLimitMiddleware, settings: Any) -> None:
    settings.LIMIT_LAUNCHES = 2
    assert refused(door, [ask("/lti/login/") for _ in range(3)]) == 1
    assert refused(door, [ask("/lti/login/", peer="192.0.2.8")]) == 0


def test_the_next_minute_begins_anew_and_the_answer_says_when(door: RateLimitMiddleware, settings: Any) -> None:
    settings.LIMIT_LAUNCHES = 1
    with time_machine.travel(START_OF_A_MINUTE, tick=False) as clock:
        clock.shift(20)
        door(ask("/lti/login/"))
        answer = door(ask("/lti/login/"))
        assert answer["Retry-After"] == "40"
        clock.shift(40)
        assert door(ask("/lti/login/")).status_code == 200


def test_an_ipv6_customer_is_one_however_many_addresses(door: RateLimitMiddleware, settings: Any) -> None:
    settings.LIMIT_REQUESTS = 1
    assert refused(door, [ask("/", peer="2001:db8::1"), ask("/", peer="2001:db8::ffff:1")]) == 1
    assert refused(door, [ask("/", peer="2001:db8:0:1::1")]) == 0


@pytest.mark.parametrize(
    ("path", "headers"),
    [
        ("/s/abc/attempts/1/", {}),
        ("/api/v1/attempts/", {"HTTP_X_LAUNCH_SESSION": "abc"}),
        ("/api/v1/attempts/", {"HTTP_X_CSRFTOKEN": "abc.0123"}),
        ("/api/v1/attempts/", {"HTTP_COOKIE": "__Host-ys=abc"}),
    ],
)
def test_writes_are_counted_by_session(
    door: RateLimitMiddleware, settings: Any, path: str, headers: dict[str, str]
) -> None:
    settings.LIMIT_SESSION_WRITES = 2
    assert refused(door, [ask(path, method="GET", **headers) for _ in range(5)]) == 0
    assert refused(door, [ask(path, **headers) for _ in range(3)]) == 1
    assert refused(door, [ask("/s/another/attempts/1/")]) == 0


def test_the_api_is_refused_with_a_problem(door: RateLimitMiddleware, settings: Any) -> None:
    settings.LIMIT_REQUESTS = 1
    door(ask("/api/v1/me/"))
    answer = door(ask("/api/v1/me/"))
    assert answer["Content-Type"] == "application/problem+json"
    assert b'"status": 429' in answer.content
    assert answer["Content-Security-Policy"].startswith("default-src 'none'")
    assert answer["X-Content-Type-Options"] == "nosniff"


def test_a_limit_of_nothing_lifts_it(door: RateLimitMiddleware, settings: Any) -> None:
    settings.LIMIT_REQUESTS = settings.LIMIT_LAUNCHES = settings.LIMIT_SESSION_WRITES = 0
    assert refused(door, [ask("/lti/launch/") for _ in range(50)]) == 0


def test_files_and_health_are_not_counted(door: RateLimitMiddleware, settings: Any) -> None:
    settings.LIMIT_REQUESTS = 1
    assert refused(door, [ask(path) for path in ("/static/a.css", "/healthz", "/readyz") for _ in range(3)]) == 0


def test_where_the_broker_is_away_everybody_is_served_and_it_is_not_asked_each_time(
    door: RateLimitMiddleware, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def away(*args: object, **kwargs: object) -> int:
        asked.append(args)
        raise BrokerAway

    monkeypatch.setattr(cache, "incr", away)
    assert refused(door, [ask("/lti/launch/") for _ in range(5)]) == 0
    assert len(asked) == 1
