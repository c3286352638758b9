"""One answer, from launch to gradebook, at every kind of platform."""

import re
import time

import pytest

from tests.flow import answers

KINDS = ("plain", "moodle", "canvas")


@pytest.mark.parametrize("kind", KINDS)
def test_two_of_three_right_arrive_as_66_67(classroom_at, kind):
    room = classroom_at(kind)
    ada = room.launch("ada", "quiz")
    assert {entry["key"]: entry["state"] for entry in ada.me()["activities"]} == {"quiz": "not_started"}
    attempt = ada.begin("quiz")
    assert "number" not in attempt["definition"]["items"][0]
    for right in (0, 1, 2):
        attempt = ada.save(attempt, answers.quiz(right=right))
    assert ada.submit(attempt).status == 202
    seen = ada.wait_until(attempt["id"], state="graded", delivery="confirmed")
    assert (seen["outcome"]["score"], seen["outcome"]["passed"]) == ("66.67", True)
    room.assert_only("ada", "66.67", "quiz")
    assert "66.67" in ada.get(f"attempts/{attempt['id']}/result/").text


def test_a_score_is_in_the_gradebook_within_three_seconds(room):
    # The quickest of a few: what else the machine does at the time only adds.
    took = []
    for learner in room.join(4):
        visitor = room.launch(learner, "quiz")
        attempt = visitor.save(visitor.begin(), answers.quiz(right=2))
        began = time.monotonic()
        assert visitor.submit(attempt).status == 202
        room.wait_for_score(learner, "66.67")
        took.append(time.monotonic() - began)
        if took[-1] < 3:
            break
    assert min(took) < 3, took


def test_one_of_three_right_is_33_33_and_not_passed(room):
    ben = room.launch("ben", "quiz")
    attempt = ben.hand_in("quiz", answers.quiz(right=1))
    seen = ben.wait_until(attempt, state="graded", delivery="confirmed")
    assert (seen["outcome"]["score"], seen["outcome"]["passed"]) == ("33.33", False)
    room.assert_only("ben", "33.33")


def test_the_message_carries_the_times_of_the_work(room):
    ada = room.launch("ada", "quiz")
    attempt = ada.hand_in("quiz", answers.quiz(right=3))
    seen = ada.wait_until(attempt, delivery="confirmed")
    [message] = room.messages("ada")
    body = message.body
    assert (body["scoreGiven"], body["scoreMaximum"]) == (100, 100)
    assert (body["activityProgress"], body["gradingProgress"]) == ("Submitted", "FullyGraded")
    assert body["submission"]["startedAt"][:19] == seen["started_at"][:19]
    assert body["submission"]["submittedAt"][:19] == seen["submitted_at"][:19]


@pytest.mark.parametrize("kind", KINDS)
def test_a_lesson_opened_as_a_whole_fills_a_column_for_each_activity(classroom_at, kind):
    room = classroom_at(kind)
    ada = room.launch("ada", "overview")
    keys = [entry["key"] for entry in ada.me()["activities"]]
    assert keys == ["quiz", "exercise-1", "exercise-2", "exercise-3"]
    work = (answers.quiz(right=2), answers.look_backs(), answers.bill(), answers.diagram())
    attempts = [ada.hand_in(key, response) for key, response in zip(keys, work, strict=True)]
    scores = []
    for attempt in attempts:
        seen = ada.wait_until(attempt, state="graded", delivery="confirmed")
        scores.append(seen["outcome"]["score"])
    assert scores == ["66.67", "100.00", "100.00", "100.00"]
    book = room.platform.gradebook
    columns = {message.item for message in book.messages(None, "ada") if book.items[message.item].course is room.course}
    assert len(columns) == 4
    assert {entry["state"] for entry in ada.me()["activities"]} == {"graded"}


def test_the_language_follows_the_launch(room):
    assert 'lang="zh-Hans"' in room.launch("ada", "overview", language="zh-CN").page.text
    assert 'lang="en"' in room.launch("ada", "overview", language="en-GB").page.text


def test_the_main_path_needs_no_script(room):
    ada = room.launch("ada", "quiz")
    started = ada.post("start/quiz/")
    assert "/attempts/" in started.url
    path = started.url.split(f"/s/{ada.sid}/")[1]
    hidden = dict(re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', started.text))
    names = set(re.findall(r'name="([^"]+)"', started.text))
    form = {"revision": hidden["revision"], "idempotency_key": hidden["idempotency_key"], "action": "submit"}
    number = next(name for name in names if "steps" in name)
    single = next(name for name in names if "claims" in name)
    result = ada.post(path, **form, **{number: "7", single: "c"})
    assert result.url.endswith("/result/")
    room.wait_for_score("ada", "66.67")
