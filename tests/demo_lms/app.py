"""The demo site: the fake platform with pages for people, and a memory."""

from http.cookies import SimpleCookie
from pathlib import Path

from tests.demo_lms import gradebook, pages
from tests.demo_lms.course import ACTIVITIES, ADD, BY_KEY, Activity, added, make_school
from tests.demo_lms.store import Store
from tests.fakes.authorization import auto_post
from tests.fakes.platform import FakePlatform
from tests.fakes.school import Person
from tests.fakes.wire import Request, Response

HERE = Path(__file__).parent
HTML = "text/html; charset=utf-8"
STATIC = {"site.css": "text/css; charset=utf-8", "site.js": "text/javascript; charset=utf-8"}
LANGUAGES = {"zh": "zh-CN", "en": "en"}


class DemoLms(FakePlatform):
    """A platform with one course; ``client_id`` and ``deployment_id`` never change."""

    def __init__(self, *, tool: str, origin: str, state_dir: Path) -> None:
        self.store = Store(state_dir)
        super().__init__(
            "plain",
            tool=tool,
            origin=origin,
            client_id="yardstick-demo",
            deployment_id="1",
            school=make_school(),
            signing_keys=self.store.keys(),
        )
        self.store.restore(self)
        self.save()
        self.on_change = self.save

    def save(self) -> None:
        self.store.save(self)

    def page(self, request: Request) -> Response:
        """Answer the pages of the site; what is none of them goes to the platform's own."""
        name = request.path.strip("/")
        if name == "healthz":
            return Response(200, {"status": "ok"})
        if name == "registration.json":
            return Response(200, {"name": "Demo course site", **self.registration})
        if name == "gradebook.json":
            return Response(200, gradebook.as_json(self.gradebook), headers={"Cache-Control": "no-store"})
        if name in STATIC:
            return Response(200, (HERE / name).read_bytes(), STATIC[name], {"Cache-Control": "no-cache"})
        if name == "open":
            return self._open(request)
        if request.endpoint in ("return", "deep_link"):
            return super().page(request)
        return self._site(request)

    def _open(self, request: Request) -> Response:
        """Send the browser to the tool's login address."""
        visit = self._visit(request)
        which = request.arg("link") or ""
        language = LANGUAGES[visit.language]
        offer = {"lti_storage_target": "_parent"} if visit.offers_storage else {}
        if which == ADD.key and visit.is_instructor:
            asked = {"message": "deep-linking", "path": self.tool.launch_path}
            login = self.login(visit.person, ACTIVITIES[0].key, language=language, login=offer, **asked)
        else:
            known = {activity.key for activity in self._activities()}
            opened = which if which in known else ACTIVITIES[0].key
            login = self.login(visit.person, opened, language=language, login=offer)
        return Response(200, auto_post(login.url, login.params), HTML, {"Cache-Control": "no-store"})

    def _site(self, request: Request) -> Response:
        visit, book = self._visit(request), gradebook.as_json(self.gradebook)
        if request.path == "/":
            status, page = 200, pages.course_page(visit, book, self.tool.origin)
        elif request.path == "/gradebook":
            status, page = 200, pages.gradebook_page(visit, book)
        else:
            status, page = 404, pages.not_found(visit)
        headers = {
            "Cache-Control": "no-store",
            "Content-Security-Policy": (
                "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; "
                f"frame-src 'self' {self.tool.origin}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
            ),
            "Referrer-Policy": "no-referrer",
            # Who looks is no secret here: the cookie only keeps the choice from page to page.
            "Set-Cookie": f"demo_visit={visit.person.key}.{visit.language}; Path=/; SameSite=Lax",
        }
        return Response(status, page, HTML, headers)

    def _visit(self, request: Request) -> pages.Visit:
        """Read who looks from the address, else from the cookie of the last page."""
        cookie = SimpleCookie(request.headers.get("cookie", "")).get("demo_visit")
        before, _, spoken = (cookie.value if cookie else "ada.zh").partition(".")
        person = self._person(request.arg("as")) or self._person(before) or self.school.people[0]
        language = request.arg("lang") or spoken
        activities = self._activities()
        offered = (*activities, ADD) if person.role == "instructor" else activities
        wanted = request.arg("open")
        return pages.Visit(
            person=person,
            language=language if language in LANGUAGES else "zh",
            people=tuple(self.school.people),
            path=request.path,
            activities=offered,
            activity=next((activity for activity in offered if activity.key == wanted), ACTIVITIES[0]),
            offers_storage=request.arg("storage") == "1",
        )

    def _activities(self) -> tuple[Activity, ...]:
        """List what stands in the course: the activities of the demo, and what a teacher chose."""
        chosen = [added(link) for link in self.school.links() if link.key not in BY_KEY]
        return (*ACTIVITIES, *chosen)

    def _person(self, key: str | None) -> Person | None:
        return next((person for person in self.school.people if person.key == key), None)
