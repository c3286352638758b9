"""The demo course site: pages, live gradebook, and a memory that outlives a restart."""

import signal
import socket
import subprocess
import sys
import time
import urllib.request
from http.client import HTTPConnection
from pathlib import Path

import pytest
import requests

from tests.demo_lms.app import DemoLms
from tests.fakes.keys import read
from tests.fakes.school import Link
from tests.fakes.transport import mounted
from tests.fakes.vocabulary import LTI, claim
from tests.fakes.wire import Request
from tests.fakes_tests.stub_tool import StubTool

ORIGIN = "http://127.0.0.1:8001"
ROOT = Path(__file__).parents[2]


@pytest.fixture
def tool():
    return StubTool()


@pytest.fixture
def site(tool, tmp_path):
    made = DemoLms(tool="http://localhost:8000", origin=ORIGIN, state_dir=tmp_path)
    made.tool.keys = tool.jwks
    tool.connect(made)
    tool.ask_token()
    return made


def test_what_a_teacher_chose_stands_in_the_course_and_outlives_a_restart(site, tmp_path):
    course = site.school.courses[0]
    link = Link("added-9", "测验", 9, course, path="/lti/launch/quiz/", tag="grade", custom={"activity": "quiz"})
    course.links.append(link)
    site.gradebook.open_column(link)
    site.save()
    again = DemoLms(tool="http://localhost:8000", origin=ORIGIN, state_dir=tmp_path)
    kept = again.school.link("added-9")
    assert (kept.title, kept.custom) == ("测验", {"activity": "quiz"})
    assert again.gradebook.column(kept).label == "测验"
    for who, shown in (("ada", False), ("ivy", True)):
        page = again.handle(Request("GET", "/", f"as={who}&lang=zh", {}, b"")).body
        assert "open=added-9" in page
        assert ("添加活动" in page) is shown


@pytest.fixture
def browser(site):
    return mounted(requests.Session(), site)


def test_the_course_lists_five_activities_and_frames_the_open_one(browser):
    page = browser.get(f"{ORIGIN}/?as=ben&open=exercise-1&lang=en").text
    assert page.count("data-grade=") == 5
    assert 'src="/open?as=ben&amp;lang=en&amp;link=exercise-1"' in page
    assert "Introduction to sequence models" in page


def test_opening_an_activity_begins_a_real_login(site, browser, tool):
    page = browser.get(f"{ORIGIN}/open?as=ivy&lang=en&link=overview").text
    assert 'action="http://localhost:8000/lti/login/"' in page
    launch = site.launch(tool, "ivy", "overview")
    _, claims = read(launch.form["id_token"])
    assert claims["iss"] == ORIGIN
    assert claims[LTI + "roles"][0].endswith("#Instructor")
    assert claims[claim("ags")]["lineitem"].startswith(ORIGIN)


def test_every_link_has_its_own_column_of_100(browser):
    columns = browser.get(f"{ORIGIN}/gradebook.json").json()["columns"]
    assert [(c["key"], c["maximum"]) for c in columns] == [
        (key, 100) for key in ("overview", "quiz", "exercise-1", "exercise-2", "exercise-3")
    ]


def test_a_score_shows_in_the_gradebook(browser, tool):
    assert tool.score(scoreGiven=66.67, scoreMaximum=100, comment="<b>好</b>").ok
    cell = browser.get(f"{ORIGIN}/gradebook.json").json()["cells"]["ada"]["quiz"]
    assert (cell["score"], cell["maximum"], cell["progress"]) == (66.67, 100, "Completed")
    assert cell["at"] == "2026-12-01T00:00:00.000+00:00"
    page = browser.get(f"{ORIGIN}/gradebook?as=ivy").text
    assert "<b>66.67</b>/100" in page
    assert "&lt;b&gt;好" in page
    assert "<b>好" not in page


def test_a_learner_is_shown_one_row_only(browser):
    assert browser.get(f"{ORIGIN}/gradebook?as=ada").text.count("<tr data-person=") == 1
    assert browser.get(f"{ORIGIN}/gradebook?as=ivy").text.count("<tr data-person=") == 2


def test_a_column_made_by_the_tool_appears(site, browser, tool):
    url = site.personality.url("line_items", site.school.courses[0])
    tool.call("POST", url, {"label": "Resit", "scoreMaximum": 10}, kind="line_item")
    column = browser.get(f"{ORIGIN}/gradebook.json").json()["columns"][-1]
    assert (column["label"], column["maximum"], column["coupled"]) == ("Resit", 10, False)


def test_a_restart_keeps_keys_grades_and_columns(site, tool, tmp_path):
    tool.score()
    url = site.personality.url("line_items", site.school.courses[0])
    tool.call("POST", url, {"label": "Resit", "scoreMaximum": 10}, kind="line_item")
    again = DemoLms(tool="http://localhost:8000", origin=ORIGIN, state_dir=tmp_path)
    assert again.keys.jwks() == site.keys.jwks()
    assert again.gradebook.score("quiz", "ada") == 80
    assert again.gradebook.column("Resit").maximum == 10
    assert [path.name for path in tmp_path.iterdir()] == ["demo-lms.json"]


def test_an_unknown_page_is_a_404(browser):
    assert browser.get(f"{ORIGIN}/nothing").status_code == 404


def test_the_program_serves_until_it_is_told_to_stop(tmp_path):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "tests.demo_lms", "--port", str(port), "--state-dir", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT) as running:
        try:
            wait_for(port)
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/registration.json") as answer:
                assert b"yardstick-demo" in answer.read()
        finally:
            running.send_signal(signal.SIGTERM)
        assert running.wait(10) == 0


def wait_for(port: int) -> None:
    end = time.monotonic() + 20
    while True:
        connection = HTTPConnection("127.0.0.1", port, timeout=5)
        try:
            connection.request("GET", "/healthz")
            if connection.getresponse().status == 200:
                return
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.05)
        finally:
            connection.close()
