"""Handing in twice, previews, further attempts, and a class of twenty."""

import re
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.flow import answers


def test_the_same_key_again_has_the_same_answer(room):
    ada = room.launch("ada", "quiz")
    attempt = ada.save(ada.begin(), answers.quiz(right=2))
    first, second = ada.submit(attempt, key="once"), ada.submit(attempt, key="once")
    assert (first.status, second.status) == (202, 202)
    assert first.json() == second.json()
    ada.wait_until(attempt["id"], delivery="confirmed")
    assert len(room.messages("ada")) == 1


def test_another_key_is_told_that_it_is_handed_in_and_changes_nothing(room):
    ada = room.launch("ada", "quiz")
    attempt = ada.save(ada.begin(), answers.quiz(right=2))
    assert ada.submit(attempt, key="once").status == 202
    again = ada.submit(attempt, key="twice", responses=answers.quiz(right=3))
    assert (again.status, again.json()["code"]) == (409, "submitted")
    late = ada.api("PATCH", f"attempts/{attempt['id']}/", {"revision": 1, "responses": answers.quiz(right=3)})
    assert late.status == 409
    ada.wait_until(attempt["id"], delivery="confirmed")
    room.assert_only("ada", "66.67")
    assert len(room.messages("ada")) == 1


def test_a_double_click_is_one_submission(room):
    ada = room.launch("ada", "quiz")
    attempt = ada.save(ada.begin(), answers.quiz(right=2))
    together = threading.Barrier(6)

    def click(key):
        together.wait()
        return ada.submit(attempt, key=key).status

    with ThreadPoolExecutor(6) as pool:
        statuses = list(pool.map(click, ["once"] * 4 + ["other", "another"]))
    assert statuses.count(202) in (1, 4), statuses
    assert set(statuses) <= {202, 409}
    ada.wait_until(attempt["id"], delivery="confirmed")
    room.assert_only("ada", "66.67")
    assert len(room.messages("ada")) == 1


@pytest.mark.parametrize("who", ["ivy", "tom", "testa"])
def test_a_preview_is_graded_and_never_sent(room, who):
    visitor = room.launch(who, "quiz")
    attempt = visitor.hand_in("quiz", answers.quiz(right=2))
    seen = visitor.wait_until(attempt, state="graded")
    assert (seen["outcome"]["score"], seen["delivery"]["state"]) == ("66.67", "preview")
    # A learner's score that is sent after it shows that the preview's time to be sent has passed.
    ada = room.launch("ada", "quiz")
    ada.wait_until(ada.hand_in("quiz", answers.quiz(right=3)), delivery="confirmed")
    assert room.messages(who) == []


@pytest.mark.parametrize("who", ["oskar", "nobody"])
def test_who_only_looks_begins_no_attempt(room, who):
    visitor = room.launch(who, "overview")
    assert visitor.get("lesson/").status == 200
    assert visitor.api("POST", "attempts/", {"activity": "quiz"}).status == 403


@pytest.mark.parametrize(("counting", "stands"), [("best", "66.67"), ("last", "33.33")])
def test_of_two_attempts_the_best_or_the_last_stands(room, counting, stands):
    ada = room.launch("ada", "quiz")
    first = ada.hand_in("quiz", answers.quiz(right=2))
    ada.wait_until(first, delivery="confirmed")
    if counting == "last":
        set_counting(room, counting)
    second = ada.hand_in("quiz", answers.quiz(right=1))
    ada.wait_until(second, state="graded")
    if counting == "last":
        room.wait_for_score("ada", stands)
    seen = ada.wait_until(second if counting == "last" else first, delivery="confirmed")
    assert seen["outcome"]["score"] == stands
    sent = [f"{message.body['scoreGiven']:.2f}" for message in room.messages("ada", accepted=True)]
    assert sent == (["66.67"] if counting == "best" else ["66.67", "33.33"])
    stamps = [message.body["timestamp"] for message in room.messages("ada")]
    assert stamps == sorted(set(stamps))


def set_counting(room, rule):
    """Choose in the admin, as the instructor does, which attempt counts."""
    staff = room.launch("ivy", "quiz").enter_admin()
    listed = staff.get("lms_app/placement/")
    found = re.search(r"/admin/lms_app/placement/(\d+)/change/", listed.text)
    assert found, listed.text
    page = staff.get(f"lms_app/placement/{found[1]}/change/")
    form = dict(re.findall(r'<input[^>]*name="([^"]+)"[^>]*value="([^"]*)"', page.text))
    chosen = re.findall(r'<select[^>]*name="([^"]+)".*?<option value="([^"]*)" selected', page.text, re.DOTALL)
    form |= dict(chosen) | {"counting": rule, "_save": "1"}
    form.pop("csrfmiddlewaretoken")
    saved = staff.post(page, **form)
    assert "errornote" not in saved.text, saved.text


def test_twenty_learners_hand_in_at_once_and_each_has_their_own_score(room):
    people = room.join(20)
    together = threading.Barrier(20)

    def work(n):
        learner = room.launch(people[n], "quiz")
        attempt = learner.save(learner.begin(), answers.quiz(right=n % 4))
        together.wait(60)
        assert learner.submit(attempt).status == 202
        return learner, attempt["id"]

    with ThreadPoolExecutor(20) as pool:
        handed_in = list(pool.map(work, range(20)))
    for n, (learner, attempt) in enumerate(handed_in):
        learner.wait_until(attempt, delivery="confirmed")
        room.assert_only(people[n], answers.SCORES[n % 4])
        assert len(room.messages(people[n])) == 1
