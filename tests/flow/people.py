"""People in a course at a fake platform, each with a browser that speaks plain HTTP to the tool."""

from __future__ import annotations

import html
import re
import uuid
from dataclasses import dataclass, field
from typing import Any

from tests.fakes.browser import Browser, Reply
from tests.fakes.gradebook import Message
from tests.fakes.platform import FakePlatform
from tests.fakes.school import Course, Person, cast, lesson_links
from tests.services.stack import ToolStack

_META = re.compile(r'<meta name="([\w-]+)" content="([^"]*)">')
_TOKEN = re.compile(r'name="csrfmiddlewaretoken" value="([^"]+)"')


@dataclass
class Classroom:
    """A course of its own at a platform that the tool knows; no test sees another's rows."""

    stack: ToolStack
    platform: FakePlatform
    course: Course

    def launch(self, who: str | Person, link: str = "overview", **changes: Any) -> Visitor:
        """Open a link as somebody: login, authorization, launch, and the page that it leads to."""
        browser = Browser()
        launched = self.platform.launch(browser, self.person(who), self.course.link(link), **changes)
        answer = launched.post()
        assert answer.status == 303, f"the launch was answered {answer.status}: {answer.text[:500]}"
        return Visitor(self, browser, browser.follow(answer))

    def person(self, who: str | Person) -> Person:
        """Return one of the course's people; `ivy` is the one who teaches this course and no other."""
        if isinstance(who, Person):
            return who
        return next(person for person in self.course.people if who in (person.key, person.key.partition("-")[0]))

    def messages(self, who: str | Person, link: str = "quiz", **which: Any) -> list[Message]:
        """Return the score messages about somebody in a link's column."""
        return self.platform.gradebook.messages(self.course.link(link), self.person(who), **which)

    def score(self, who: str | Person, link: str = "quiz") -> float | None:
        """Return what stands in a link's column."""
        return self.platform.gradebook.score(self.course.link(link), self.person(who))

    def wait_for_score(self, who: str | Person, score: str, link: str = "quiz", *, seconds: float = 30) -> None:
        """Wait until a score stands in the column."""
        self.stack.wait_for(lambda: _stands(self.score(who, link), score), timeout=seconds, every=0.05)

    def assert_only(self, who: str | Person, score: str, link: str = "quiz") -> None:
        """Hold the column to one score: it stands, and no message ever said another, or the same in other words."""
        assert _stands(self.score(who, link), score)
        bodies = [message.body for message in self.messages(who, link)]
        assert bodies, "no message came"
        assert {f"{body['scoreGiven']:.2f}" for body in bodies} == {score}
        assert all(body == bodies[0] for body in bodies), bodies

    def join(self, count: int) -> list[Person]:
        """Enrol so many more learners."""
        people = self.platform.school.people
        number = max(person.number for person in people)
        new = [Person(f"learner-{number + n}", f"Learner {number + n}", number + n) for n in range(1, count + 1)]
        people.extend(new)
        self.course.people.extend(new)
        return new


@dataclass
class Visitor:
    """Somebody inside one launch's session."""

    room: Classroom
    browser: Browser
    page: Reply
    sid: str = field(init=False)
    csrf: str = field(init=False)

    def __post_init__(self) -> None:
        assert self.page.status == 200, self.page.text[:500]
        metas = dict(_META.findall(self.page.text))
        self.sid, self.csrf = metas["launch-session"], metas["csrf-token"]

    def url(self, path: str = "") -> str:
        """Return an address inside the session."""
        return f"{self.room.stack.base_url}/s/{self.sid}/{path}"

    def get(self, path: str = "") -> Reply:
        """Open a page of the session."""
        return self.browser.follow(self.browser.get(self.url(path)))

    def post(self, path: str, **form: str) -> Reply:
        """Send a form of a page; give the page that follows."""
        sent = self.browser.post(self.url(path), {"csrfmiddlewaretoken": self.csrf, **form})
        return self.browser.follow(sent)

    def api(self, method: str, path: str, value: Any = None, **headers: str) -> Reply:
        """Ask the API."""
        url = f"{self.room.stack.base_url}/api/v1/{path}"
        sent = {"X-CSRFToken": self.csrf, **{name.replace("_", "-"): text for name, text in headers.items()}}
        if method == "GET":
            return self.browser.get(url, **sent)
        return self.browser.send_json(method, url, value or {}, sent)

    def me(self) -> dict[str, Any]:
        """Ask who this is."""
        return _document(self.api("GET", "me/"), 200)

    def begin(self, activity: str = "quiz") -> dict[str, Any]:
        """Begin an attempt, or go on with the open one."""
        reply = self.api("POST", "attempts/", {"activity": activity})
        assert reply.status in (200, 201), reply.text
        return _document(reply, reply.status)

    def save(self, attempt: dict[str, Any], responses: dict[str, Any]) -> dict[str, Any]:
        """Save a draft."""
        draft = {"revision": attempt["revision"], "responses": responses}
        return _document(self.api("PATCH", f"attempts/{attempt['id']}/", draft), 200)

    def submit(self, attempt: dict[str, Any], *, key: str = "", **last: Any) -> Reply:
        """Hand in, with what is stored or with a last draft."""
        return self.api("POST", f"attempts/{attempt['id']}/submit/", last, Idempotency_Key=key or uuid.uuid4().hex)

    def hand_in(self, activity: str, responses: dict[str, Any]) -> str:
        """Begin, save and hand in; return the attempt's id."""
        attempt = self.save(self.begin(activity), responses)
        assert _document(self.submit(attempt), 202)["state"] == "submitted"
        return str(attempt["id"])

    def attempt(self, attempt_id: str) -> dict[str, Any]:
        """Read an attempt."""
        return _document(self.api("GET", f"attempts/{attempt_id}/"), 200)

    def wait_until(self, attempt_id: str, *, state: str = "", delivery: str = "") -> dict[str, Any]:
        """Read an attempt again until it, or its score's delivery, has got so far."""

        def there() -> dict[str, Any] | None:
            found = self.attempt(attempt_id)
            so_far = (found["delivery"] or {}).get("state")
            return found if state in ("", found["state"]) and delivery in ("", so_far) else None

        found: dict[str, Any] = self.room.stack.wait_for(there, timeout=40)
        return found

    def enter_admin(self) -> Staff:
        """Go from the launch to the admin by a ticket."""
        staff = Staff(self.room, Browser(), self.page)
        staff.page = staff.browser.follow(staff.browser.get(self.way_in()))
        assert staff.page.status == 200, staff.page.text[:500]
        return staff

    def way_in(self) -> str:
        """Ask for a ticket; return the address where it is good, once."""
        page = self.post("admin/")
        assert page.status == 200, page.text[:500]
        found = re.search(r'href="(/admin/enter/[^"]+)"', page.text)
        assert found, page.text
        return self.room.stack.base_url + found[1]


@dataclass
class Staff:
    """Somebody in the admin."""

    room: Classroom
    browser: Browser
    page: Reply

    def get(self, path: str) -> Reply:
        """Open a page of the admin."""
        return self.browser.follow(self.browser.get(f"{self.room.stack.base_url}/admin/{path}"))

    def post(self, page: Reply, **form: str) -> Reply:
        """Send a page's own form back to it, with its token."""
        token = _TOKEN.search(page.text)
        assert token, page.text[:500]
        sent = {"csrfmiddlewaretoken": html.unescape(token[1]), **form}
        return self.browser.follow(self.browser.post(page.url, sent, Origin=self.room.stack.base_url, Referer=page.url))


def new_course(platform: FakePlatform) -> Course:
    """Open a course with the cast and every link of the lesson; who teaches it teaches nothing else."""
    number = platform.school.next_number()
    ivy = Person(f"ivy-{number}", "Ivy 周慧", 10_000 + number, role="instructor")
    platform.school.people.append(ivy)
    people = [platform.school.person(person.key) for person in cast() if person.key != "ivy"]
    course = Course(number, f"SEQ{number}", f"序列模型导论 {number}", people=[*people, ivy])
    course.links = lesson_links(course)
    for place, link in enumerate(course.links, 1):
        link.number = number + place
    platform.school.courses.append(course)
    platform.gradebook.open_columns(course)
    return course


def register(stack: ToolStack, *platforms: FakePlatform) -> None:
    """Make running platforms known to the tool, as its operator does."""
    calls = []
    for platform in platforms:
        options = [f"--{name.replace('_', '-')}={value}" for name, value in platform.registration.items()]
        calls.append([f"--name={platform.personality.name}", *options])
    code = "from django.core.management import call_command"
    code += f"\nfor options in {calls!r}:\n    call_command('register_platform', *options)\nanswer = True"
    stack.ask(code)


def _stands(held: float | None, score: str) -> bool:
    return held is not None and f"{held:.2f}" == score


def _document(reply: Reply, status: int) -> dict[str, Any]:
    assert reply.status == status, f"{reply.status}: {reply.text[:800]}"
    found: dict[str, Any] = reply.json()
    return found
