"""What the rules leave to a person: nothing is sent before that person has decided."""

import html
import re

from tests.fakes.browser import Browser
from tests.flow import answers


def test_a_review_is_decided_in_the_admin_and_only_then_sent(room):
    ada = room.launch("ada", "exercise-2")
    attempt = ada.hand_in("exercise-2", answers.unsure_bill())
    seen = ada.wait_until(attempt, state="in_review")
    assert (seen["outcome"]["score"], seen["outcome"]["accepted"]) == (None, None)
    assert seen["delivery"]["state"] == "none"
    staff = room.launch("ivy", "exercise-2").enter_admin()
    page = staff.get("review/")
    assert "每一步会变慢一些" in page.text
    assert "Ada" not in html.unescape(page.text), "the learner's name stays hidden"
    assert room.messages("ada", "exercise-2") == []
    [check] = re.findall(r'name="check_name" value="([^"]+)"', page.text)
    staff.post(page, check_name=check, decision="met", note="说得通。")
    done = ada.wait_until(attempt, state="graded", delivery="confirmed")
    assert (done["outcome"]["score"], done["outcome"]["accepted"]) == ("100.00", True)
    room.assert_only("ada", "100.00", "exercise-2")
    assert "说得通。" in ada.get(f"attempts/{attempt}/result/").text


def test_a_review_decided_against_the_learner_sends_the_lower_score(room):
    ben = room.launch("ben", "exercise-2")
    attempt = ben.hand_in("exercise-2", answers.unsure_bill())
    ben.wait_until(attempt, state="in_review")
    staff = room.launch("ivy", "exercise-2").enter_admin()
    page = staff.get("review/")
    staff.post(page, check_name="what_changes", decision="not_met", note="")
    done = ben.wait_until(attempt, state="graded", delivery="confirmed")
    assert (done["outcome"]["score"], done["outcome"]["accepted"]) == ("80.00", True)
    room.assert_only("ben", "80.00", "exercise-2")


def test_a_ticket_opens_the_admin_once_and_in_another_browser_window(room):
    way_in = room.launch("ivy", "overview").way_in()
    window = Browser()
    assert window.follow(window.get(way_in)).status == 200
    assert Browser().get(way_in).status == 403


def test_a_learner_gets_no_ticket(room):
    assert room.launch("ada", "overview").post("admin/").status == 403
