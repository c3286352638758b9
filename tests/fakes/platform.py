"""A small LMS for tests: it signs launches, gives tokens, keeps scores, and misbehaves on demand.

In one process, with Django's test client (no socket anywhere)::

    platform = FakePlatform("moodle", tool="http://testserver", keys=tool_jwks)   # or "canvas", "openedx", "plain"
    register(**platform.registration)          # issuer, client_id, deployment_id, the three addresses
    launch = platform.launch(client, "ada", "quiz")     # does the login through the client
    response = launch.post()                   # POSTs state and id_token with the same client
    platform.gradebook.score("quiz", "ada")    # → 66.67 once the tool has posted it

``keys`` is a function that gives the tool's key set. As a real HTTP server on a free port, with the
tool on another one (then the tool's keys are fetched from its ``/lti/jwks/``)::

    with FakePlatform("moodle", tool="http://localhost:8000").start("127.0.0.1") as platform:
        launch = platform.launch(Browser(), "ada", "quiz")     # tests.fakes.browser.Browser
        page.goto(platform.page_url("ada", "quiz"))            # or a real browser: tool in an iframe
        platform.gradebook.wait_for("quiz", "ada")             # until an accepted score is there

In-process the tool's own HTTP calls can be led here: ``platform.app`` is a WSGI application and
``tests.fakes.transport.mounted(session, platform)`` puts it under a ``requests.Session``.

Who and what: people ``ada ben cleo`` learn, ``ivy`` instructs, ``tom`` is a TA, ``testa`` a test user,
``oskar`` an observer, ``dora`` a designer, ``root`` an administrator, ``nobody`` has no role; Mallory is
at another platform, that is, at another ``FakePlatform``. Links ``overview quiz exercise-1 exercise-2
exercise-3`` have a coupled line item each (maximum 100), ``ungraded`` has none. All may be given as
keys or as objects; ``platform.school`` has them, ``FakePlatform(courses=2)`` makes a second course.

Spoiled launches: every keyword of ``tests.fakes.launches.Changes``::

    platform.launch(client, "ada", "quiz", claims={"roles": [], "sub": REMOVE}, alg="none")
    platform.launch(client, "ada", "quiz", key=Key(), header={"kid": REMOVE}, form={"state": "x"})

Whole messages as Moodle and Canvas send them, oddities and all (``tests.fakes.samples.names()``)::

    platform.launch(client, sample="canvas-learner-with-extra-members")

Choosing contents: ``platform.select(client, "ivy").post()`` asks the tool, ``platform.receive(url, form)`` takes what
its page posts back: verified to the letter, then links with columns. ``platform.deep_links`` keeps every answer taken,
with its ``claims`` and the ``links`` made of it.

Registering: ``platform.registering(address)`` gives what the platform's frame opens when an administrator enters the
tool's address (with its invitation); after the tool has registered, ``platform.activate()`` switches it on at the
platform. ``platform.registrations.taken`` keeps what was asked and answered.

Step by step: ``platform.login(person, link)`` → a ``Login`` with ``url`` and ``params`` for the tool;
``platform.authorize(url_or_params)`` → an ``Answer`` with ``url``, ``form``, ``claims``, ``problem``;
``platform.id_token(person, link, nonce=…)`` → a signed token with no login at all.

Faults: ``platform.faults.add("scores", times=2, status=503, headers={}, body="", delay=0.2)``;
``drop=True`` hangs up, ``late=True`` does so (or answers ``status``) after the score was stored;
``faults.down(e)``, ``throttled(e[, 429])``, ``slow(e, s)``, ``refused(e, 401)`` in the platform's own words,
``broken(e)`` for ever, ``curly_links(e)``, ``wrong_type(e)``. Endpoints: ``auth token jwks
configuration registration line_items line_item scores results members``. ``times=None`` is for ever.

Teachers: ``platform.override(link, who, 9.5)``, ``lock(link[, who])``, ``delete_item(link)``,
``unenrol(who)``, ``enrol(who)``, ``copy_course()``. Keys: ``platform.rotate_keys(keep_old=True)``.
Tokens: ``platform.tokens.revoke()``; fewer scopes: ``platform.scopes = (SCORE,)``.
Every request is in ``platform.requests("scores")``; time is ``platform.now()``, moved by ``platform.skew``.
"""

import itertools
import random
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from email.utils import formatdate
from typing import Any
from urllib.parse import parse_qs, quote, urlencode, urlsplit

from werkzeug.serving import make_server

from tests.fakes import launches, pages
from tests.fakes.authorization import Answer, Authorization, Login
from tests.fakes.browser import Launch, adapted
from tests.fakes.canvas import Canvas
from tests.fakes.faults import Fault, Faults, wait
from tests.fakes.gradebook import Gradebook, LineItem
from tests.fakes.keys import Key, KeyRing
from tests.fakes.launches import Changes, Merge
from tests.fakes.moodle import Moodle
from tests.fakes.openedx import OpenEdx
from tests.fakes.personality import Personality
from tests.fakes.registration import Registrations
from tests.fakes.school import Course, Link, Person, School, make_school
from tests.fakes.services import METHODS, Services
from tests.fakes.tokens import Tokens
from tests.fakes.tool import Tool
from tests.fakes.vocabulary import REMOVE, claim
from tests.fakes.wire import Dropped, QuietHandler, Refusal, Request, Response, wsgi

__all__ = ["REMOVE", "Changes", "FakePlatform", "Key", "Launch", "Merge", "Tool", "claim"]

PERSONALITIES: dict[str, type[Personality]] = {
    "plain": Personality,
    "moodle": Moodle,
    "canvas": Canvas,
    "openedx": OpenEdx,
}


class FakePlatform:
    """One LMS with one registration of the tool."""

    def __init__(
        self,
        personality: str = "plain",
        *,
        tool: Tool | str = "https://tool.example",
        keys: Callable[[], dict[str, Any]] | None = None,
        origin: str = "https://lms.example",
        client_id: str | None = None,
        deployment_id: str | None = None,
        courses: int = 1,
        school: School | None = None,
        signing_keys: list[Key] | None = None,
        language: str = "zh-Hans",
    ) -> None:
        kind = PERSONALITIES[personality]
        self.origin = origin
        self.tool = Tool(tool, keys) if isinstance(tool, str) else tool
        self.client_id = client_id or kind.client_id
        self.deployment_id = deployment_id or kind.deployment_id
        self.language = language
        self.personality = kind(self)
        self.scopes: tuple[str, ...] = kind.scopes
        self.school = school or make_school(courses)
        self.gradebook = Gradebook(self.school, self.client_id)
        self.keys = KeyRing(signing_keys)
        self.jwks_max_age = 3600
        self.skew = 0.0
        self.faults = Faults()
        self.tokens = Tokens(self)
        self.services = Services(self)
        self.authorization = Authorization(self)
        self.registrations = Registrations(self)
        self.asked: dict[str, dict[str, Any]] = {}
        self.nonces: set[str] = set()
        self.deep_links: list[dict[str, Any]] = []
        self.on_change: Callable[[], None] = lambda: None
        self.app = wsgi(self.handle, self.now)
        self._journal: list[Request] = []
        self._numbers = itertools.count(random.randrange(10**8, 10**9))
        self._lock = threading.RLock()
        self._issuer: str | None = None

    # What the tool is told about this platform

    @property
    def issuer(self) -> str:
        return self._issuer or self.personality.issuer()

    @issuer.setter
    def issuer(self, value: str) -> None:
        self._issuer = value

    @property
    def registration(self) -> dict[str, str]:
        """Give what the tool must know: the arguments of its ``register_platform`` by name."""
        url = self.personality.url
        return {
            "issuer": self.issuer,
            "client_id": self.client_id,
            "deployment_id": self.deployment_id,
            "auth_login_url": url("auth"),
            "auth_token_url": url("token"),
            "jwks_url": url("jwks"),
        }

    def registering(self, address: str) -> str:
        """Give what the platform's frame opens when an administrator registers the tool at this address."""
        return self.registrations.begin(address)

    def registering_page_url(self, address: str) -> str:
        """Give an address of this server: its administrator's page with the tool's registration in a frame."""
        return f"{self.origin}/registering?address={quote(address, safe='')}"

    def activate(self) -> None:
        """Switch a tool that registered itself on, as an administrator of the platform does."""
        self.registrations.is_waiting = False

    def now(self) -> float:
        """Give the platform's time in seconds since 1970."""
        return time.time() + self.skew

    def serial(self) -> int:
        """Give a number that was never given before."""
        return next(self._numbers)

    # Launches

    def target(self, link: Link, path: str | None = None) -> str:
        made = link.path if path is None else path
        return made if "://" in made else self.tool.origin + made

    def login(self, who: Person | str = "ada", which: Link | str = "quiz", **changes: Any) -> Login:
        """Begin a launch: what a click on the link sends to the tool's login address."""
        if self.registrations.is_waiting:
            raise AssertionError("the tool waits to be activated here; nobody can open it")
        person, link = self.school.person(who), self.school.link(which)
        return self.authorization.begin(person, link, Changes(**changes))

    def authorize(self, request: str | Mapping[str, str]) -> Answer:
        """Answer an authentication request, given as its URL or as its parameters."""
        if isinstance(request, str):
            params = parse_qs(urlsplit(request).query, keep_blank_values=True)
        else:
            params = {name: [value] for name, value in request.items()}
        with self._lock:
            return self.authorization.answer(params)

    def launch(
        self,
        client: Any,
        who: Person | str = "ada",
        which: Link | str = "quiz",
        *,
        method: str = "POST",
        **changes: Any,
    ) -> Launch:
        """Log in through ``client`` (Django's, or a ``Browser``); give what is to be posted to the tool."""
        login = self.login(who, which, **changes)
        browser = adapted(client)
        location = browser.redirected(method, login.url, login.params)
        if not location.startswith(self.personality.url("auth")):
            raise AssertionError(f"the tool sent the login to {location}")
        return Launch(browser, self.authorize(location))

    def id_token(
        self,
        who: Person | str = "ada",
        which: Link | str = "quiz",
        *,
        nonce: str = "nonce",
        **changes: Any,
    ) -> str:
        """Sign a token as for a launch, without any login."""
        person, link, made = self.school.person(who), self.school.link(which), Changes(**changes)
        return launches.signed(self, launches.build(self, person, link, nonce, made), made)

    def open_url(self, who: Person | str, which: Link | str, **changes: Any) -> str:
        """Give an address of this server that logs a browser in at the tool."""
        hint = self.login(who, which, **changes).params["lti_message_hint"]
        return f"{self.origin}/open?hint={quote(hint, safe='')}"

    def page_url(self, who: Person | str, which: Link | str, **changes: Any) -> str:
        """Give an address of this server: a course page with the tool in an iframe."""
        return self.open_url(who, which, **changes).replace("/open?", "/page?")

    def select(self, client: Any, who: Person | str = "ivy", course: Course | None = None, **changes: Any) -> Launch:
        """Log in through ``client`` to choose contents for a course; give what is to be posted to the tool."""
        link = (course or self.school.courses[0]).links[0]
        return self.launch(client, who, link, message="deep-linking", path=self.tool.launch_path, **changes)

    def receive(self, url: str, form: Mapping[str, str]) -> Response:
        """Take a form that a page of the tool posts to an address of this platform."""
        parts = urlsplit(url)
        if f"{parts.scheme}://{parts.netloc}" != self.origin:
            raise AssertionError(f"the form goes to {url}")
        headers = {"content-type": "application/x-www-form-urlencoded"}
        body = urlencode(form).encode()
        return self.handle(Request("POST", parts.path, parts.query, headers, body, at=self.now()))

    # Teachers' and administrators' doings

    def override(self, where: "LineItem | Link | str", who: Person | str, score: float, comment: str = "") -> None:
        """Type a grade over the tool's, on the column's scale."""
        heard = getattr(self.gradebook.grade(where, who), "at", None)
        cell = self.gradebook.override(where, who, score, float(int(self.now())), comment)
        if not self.personality.dates_overrides:
            cell.at = heard

    def lock(
        self,
        where: "LineItem | Link | str",
        who: Person | str | None = None,
        *,
        locked: bool = True,
    ) -> None:
        self.gradebook.lock(where, who, locked=locked)

    def delete_item(self, where: "LineItem | Link | str") -> None:
        self.gradebook.delete(self.gradebook.column(where))

    def unenrol(self, who: Person | str, course: Course | None = None) -> None:
        """Take somebody out of a course; the grades go too."""
        person, left = self.school.person(who), course or self.school.courses[0]
        left.people.remove(person)
        self.gradebook.forget_person(left, person)

    def enrol(self, who: Person | str, course: Course | None = None) -> None:
        (course or self.school.courses[0]).people.append(self.school.person(who))

    def copy_course(self, course: Course | None = None) -> Course:
        """Copy a course: new ids for links and line items, same resource ids and tags, no grades."""
        old = course or self.school.courses[0]
        number = self.school.next_number()
        new = Course(number, f"{old.label}-2", old.title, list(old.people), copied_from=old)
        for n, link in enumerate(old.links, 1):
            new.links.append(Link(**{**link.__dict__, "number": number + n, "course": new, "copied_from": link}))
        self.school.courses.append(new)
        self.gradebook.open_columns(new)
        return new

    def rotate_keys(self, *, keep_old: bool = True) -> Key:
        """Sign with a new key from now on."""
        return self.keys.rotate(keep_old=keep_old)

    def by_subject(self, subject: str) -> Person | None:
        """Find the person whom the tool calls ``subject``."""
        people = self.school.people
        return next((p for p in people if self.personality.subject(p) == subject), None)

    # HTTP

    def requests(self, endpoint: str | None = None) -> list[Request]:
        """Give the requests that came, oldest first."""
        return [request for request in list(self._journal) if endpoint in (None, request.endpoint)]

    def handle(self, request: Request) -> Response:
        """Answer any request, faults first."""
        found = self.personality.match(request.path)
        request.endpoint, request.variables = found or (request.path.strip("/"), {})
        self._journal.append(request)
        fault = self.faults.take(request.endpoint, request)
        response = self._spoiled(request, fault) if fault else self._answer(request)
        response.headers = {"Date": formatdate(self.now(), usegmt=True), **response.headers}
        request.status = response.status
        return response

    def _spoiled(self, request: Request, fault: Fault) -> Response:
        wait(fault.delay)
        plain = fault.status is None and not fault.drop
        real = self._answer(request) if plain or fault.late else None
        wait(fault.hold)
        if fault.drop:
            raise Dropped("the platform hung up")
        if plain and real is not None:
            real.headers = {**real.headers, **fault.headers}
            return fault.change(real)
        if fault.in_own_words and fault.status is not None:
            refused = self.personality.refuse(fault.status, fault.reason, request).response
            return replace(refused, status=fault.status, headers={**refused.headers, **fault.headers})
        headers = {"Content-Type": "text/plain", **fault.headers}
        return Response(fault.status or 500, fault.body, headers=headers, reason=fault.reason)

    def _answer(self, request: Request) -> Response:
        try:
            with self._lock:
                response = self._dispatch(request)
        except Refusal as refusal:
            return refusal.response
        if request.method not in ("GET", "HEAD"):
            self.on_change()
        return response

    def _dispatch(self, request: Request) -> Response:
        name = request.endpoint
        if name in METHODS:
            return self.services.answer(request)
        if name == "token":
            return self.tokens.answer(request)
        if name == "jwks":
            headers = {"Cache-Control": f"public, max-age={self.jwks_max_age}"}
            return Response(200, self.keys.jwks(), headers=headers)
        if name == "configuration":
            return self.registrations.configuration(request)
        if name == "registration":
            return self.registrations.answer(request)
        if name == "auth":
            params = {**request.args}
            for field, values in request.form.items():
                params[field] = [*params.get(field, []), *values]
            return self.authorization.answer(params).page
        return self.page(request)

    def page(self, request: Request) -> Response:
        """Answer what is no endpoint of LTI; a platform with a site of its own does more here."""
        return pages.answer(self, request)

    @contextmanager
    def start(self, host: str = "localhost", port: int = 0) -> "Iterator[FakePlatform]":
        """Serve over HTTP in a thread; ``origin`` becomes the real one while it lasts."""
        address = "127.0.0.1" if host == "localhost" else host
        server = make_server(address, port, self.app, threaded=True, request_handler=QuietHandler)
        before, self.origin = self.origin, f"http://{host}:{server.server_port}"
        thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
        thread.start()
        try:
            yield self
        finally:
            server.shutdown()
            thread.join()
            server.server_close()
            self.origin = before
