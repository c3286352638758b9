"""Faults on demand: each kind comes on every platform, as often as asked, and then the platform is well again."""

import time

import pytest
import requests

from tests.fakes_tests.conftest import connected

EVERY = pytest.mark.parametrize("kind", ["plain", "moodle", "canvas", "openedx"])


def given(kind):
    platform, tool = connected(kind)
    return platform, tool, platform.personality.url("line_items", platform.school.courses[0])


@EVERY
@pytest.mark.parametrize("status", [401, 403, 404, 409, 412, 422])
def test_a_refusal_comes_in_the_platforms_own_words_and_once(kind, status):
    platform, tool, _ = given(kind)
    platform.faults.refused("scores", status)
    answer = tool.score()
    assert answer.status_code == status
    assert isinstance(answer.json(), dict | list)
    assert platform.gradebook.score("quiz", "ada") is None
    assert tool.score().ok


@EVERY
@pytest.mark.parametrize("status", [403, 429])
def test_a_full_bucket_says_so_in_words_header_and_time(kind, status):
    platform, tool, _ = given(kind)
    platform.faults.throttled("scores", status, after="7")
    answer = tool.score()
    assert (answer.status_code, answer.headers["Retry-After"]) == (status, "7")
    assert answer.headers["X-Rate-Limit-Remaining"] == "0.0"
    assert "Rate Limit Exceeded" in answer.text
    assert tool.score().ok


@EVERY
def test_a_500_never_ends_until_it_is_mended(kind):
    platform, tool, _ = given(kind)
    platform.faults.broken("scores")
    assert {tool.score().status_code for _ in range(5)} == {500}
    platform.faults.clear()
    assert tool.score().ok


@EVERY
def test_maintenance_is_a_page(kind):
    platform, tool, _ = given(kind)
    platform.faults.down("scores")
    answer = tool.score()
    assert (answer.status_code, answer.headers["Retry-After"]) == (503, "300")
    assert answer.headers["Content-Type"].startswith("text/html")
    with pytest.raises(ValueError, match="Expecting"):
        answer.json()


@EVERY
def test_a_slow_answer_comes_late_and_whole(kind):
    platform, tool, _ = given(kind)
    platform.faults.slow("scores", 0.2)
    began = time.monotonic()
    assert tool.score().ok
    assert time.monotonic() - began >= 0.2


@EVERY
@pytest.mark.parametrize("late", [False, True])
def test_a_dropped_connection_loses_the_score_or_only_the_answer(kind, late):
    platform, tool, _ = given(kind)
    platform.faults.add("scores", drop=True, late=late)
    with pytest.raises(requests.ConnectionError):
        tool.score()
    assert platform.gradebook.score("quiz", "ada") == (80 if late else None)


@EVERY
def test_links_are_curled_on_demand(kind):
    platform, tool, items = given(kind)
    members = platform.personality.url("members", platform.school.courses[0])
    platform.faults.curly_links("members")
    link = tool.get(f"{members}?limit=2", "members").headers["Link"]
    assert "rel=“next”" in link
    assert "&amp;" in link
    assert tool.get(items, "line_items").ok


@EVERY
def test_a_right_answer_comes_under_a_wrong_type(kind):
    platform, tool, items = given(kind)
    platform.faults.wrong_type("line_items")
    answer = tool.get(items, "line_items")
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert len(answer.json()) == 5
    assert "json" in tool.get(items, "line_items").headers["Content-Type"]
