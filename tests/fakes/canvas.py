"""Canvas as its documentation and source tell: one issuer for all, submissions, 422, added comments."""

import json
import secrets
from typing import Any, ClassVar

from tests.fakes import keys
from tests.fakes.gradebook import Grade, LineItem
from tests.fakes.personality import AssertionRules, Personality, opaque, with_query
from tests.fakes.registration import TOOL_CONFIGURATION, recorded
from tests.fakes.school import Course, Link, Person
from tests.fakes.scoring import moment, note, number, put
from tests.fakes.vocabulary import CANVAS, INSTITUTION, LTI, SYSTEM
from tests.fakes.wire import REASONS, Refusal, Request, Response

HOMES = ("https://sso.canvaslms.com", "https://northbank.canvas.example")
API = "/api/lti/courses/{course}"
SUBMISSION = CANVAS + "submission"
SITE = "https://www.instructure.com/"
DATES = {
    "$Canvas.assignment.dueAt.iso8601": "due",
    "$Canvas.assignment.unlockAt.iso8601": "unlock",
    "$Canvas.assignment.lockAt.iso8601": "lock",
    "$Canvas.assignment.allowedAttempts": "attempts",
    "$ResourceLink.available.startDateTime": "unlock",
    "$ResourceLink.available.endDateTime": "lock",
    "$ResourceLink.submission.endDateTime": "due",
}


def uuid_of(kind: str, value: object) -> str:
    """Make a stable UUID."""
    made = opaque(kind, value, 32)
    return "-".join((made[:8], made[8:12], "4" + made[13:16], "8" + made[17:20], made[20:]))


class Canvas(Personality):
    """See ``Personality`` for what each member means."""

    name = "canvas"
    family = "canvas"
    version = "cloud"
    client_id = "10000000000042"
    deployment_id = "17:5c8e1f0b7a9d3e2c4b6f8091a2d3c4e5f6a7b8c9"
    token_lifetime = 3600
    page_size = 50
    paths: ClassVar[dict[str, str]] = {
        "auth": "/api/lti/authorize_redirect",
        "token": "/login/oauth2/token",
        "jwks": "/api/lti/security/jwks",
        "configuration": "/api/lti/security/openid-configuration",
        "registration": "/api/lti/registrations",
        "line_items": API + "/line_items",
        "line_item": API + "/line_items/{item}",
        "scores": API + "/line_items/{item}/scores",
        "results": API + "/line_items/{item}/results",
        "members": API + "/names_and_roles",
        "return": "/courses/{course}/external_content/success/external_tool_redirect",
        "deep_link": "/courses/{course}/deep_linking_response",
    }

    @property
    def assertion_rules(self) -> AssertionRules:
        def audiences() -> list[str]:
            return [self.url("token"), "https://canvas.instructure.com/login/oauth2/token"]

        return AssertionRules(audiences=audiences)

    def issuer(self) -> str:
        return "https://canvas.instructure.com"

    def url(self, name: str, course: Course | None = None, item: LineItem | None = None) -> str:
        made = super().url(name, course, item)
        return f"{made}?data=opaque.return.data" if name == "deep_link" else made

    # Registration

    def new_client_id(self) -> str:
        return str(10_000_000_000_000 + secrets.randbelow(10_000_000))

    def check_configuration_request(self, request: Request) -> None:
        self.platform.registrations.offer(request)

    def configuration(self) -> dict[str, Any]:
        said = json.dumps(recorded("canvas")["configuration"])
        for home in HOMES:
            said = said.replace(home, self.platform.origin)
        made: dict[str, Any] = json.loads(said)
        return {**made, "issuer": self.platform.issuer}

    def registration_refused(self, text: str, status: int) -> Refusal:
        return Refusal(Response(status, {"errors": [{"message": text or REASONS[status]}]}))

    def check_registration(self, body: Any) -> None:
        """Refuse what Canvas' own model of a registration refuses."""
        super().check_registration(body)
        known = recorded("canvas")["configuration"]["scopes_supported"]
        wrong = {
            "grant_types": not {"client_credentials", "implicit"} <= set(body.get("grant_types", ())),
            "response_types": "id_token" not in body.get("response_types", ()),
            "token_endpoint_auth_method": body.get("token_endpoint_auth_method") != "private_key_jwt",
            "application_type": body.get("application_type") != "web",
            "scopes": not set(body.get("scope", "").split()) <= set(known),
        }
        if any(wrong.values()):
            raise self.registration_refused(", ".join(name for name, is_wrong in wrong.items() if is_wrong), 422)

    def registered(self, body: dict[str, Any], client_id: str) -> dict[str, Any]:
        """Give the registration back; the deployment comes later, when an administrator installs the tool."""
        view = f"{self.url('registration')}/311"
        told = {**body[TOOL_CONFIGURATION], CANVAS + "registration_config_url": f"{view}/view"}
        return {**body, "client_id": client_id, TOOL_CONFIGURATION: told, "registration_client_uri": view}

    # Identities as the platform spells them

    def subject(self, person: Person) -> str:
        return uuid_of("person", person.key)

    def context_id(self, course: Course) -> str:
        return opaque("course", course.number)

    def link_id(self, link: Link) -> str:
        return uuid_of("link", f"{link.course.number}:{link.number}")

    def roles(self, person: Person) -> list[str]:
        given = super().roles(person)
        if person.role == "learner" and not person.test_user:
            given = [INSTITUTION + "Student", *given]
        return [*given, SYSTEM + "User"]

    def member_roles(self, person: Person) -> list[str]:
        return super().roles(person)

    def message_hint(self, link: Link) -> str:
        claims = {
            "verifier": opaque("hint", self.platform.serial(), 32),
            "link": self.link_id(link),
        }
        return keys.sign(claims, self.platform.keys.current, alg="HS256", remove=("kid",))

    def login_extras(self) -> dict[str, str]:
        return {
            "deployment_id": self.platform.deployment_id,
            "canvas_region": "us-east-1",
            "canvas_environment": "production",
            "lti_storage_target": "post_message_forwarding",
        }

    def selection(self, link: Link) -> dict[str, Any]:
        return {
            "deep_link_return_url": self.url("deep_link", link.course),
            "accept_types": ["ltiResourceLink"],
            "accept_presentation_document_targets": ["iframe", "window"],
            "accept_media_types": "application/vnd.ims.lti.v1.ltilink",
            "accept_multiple": False,
            "auto_create": False,
        }

    def title_of(self, item: dict[str, Any]) -> str:
        # The assignment is named by its column.
        return str(item.get("lineItem", {}).get("label") or item["title"])

    def variables(self, link: Link, person: Person, actor: Person | None) -> dict[str, Any]:
        """Give dates as they hold for this person; what has no value stays as it was written."""
        known = {
            name: value for name, value in super().variables(link, person, actor).items() if "DateTime" not in name
        }
        values = {name: link.date(member, person) for name, member in DATES.items()}
        if actor is not None:
            values["$Canvas.masqueradingUser.id"] = 58000 + actor.number
        return known | {name: value for name, value in values.items() if value is not None}

    def adapt(self, claims: dict[str, Any], person: Person, link: Link) -> None:
        course = link.course.number
        claims["picture"] = f"{self.platform.origin}/images/messages/avatar-50.png"
        claims[LTI + "tool_platform"]["guid"] = f"{opaque('site', self.platform.origin)}:canvas-lms"
        claims[LTI + "launch_presentation"] |= {"height": 400, "width": 800}
        legacy = opaque("legacy", person.key)
        claims[LTI + "lti11_legacy_user_id"] = legacy
        claims[LTI + "lti1p1"] = {"user_id": legacy}
        claims[LTI + "lis"] = {
            "person_sourcedid": None,
            "course_offering_sourcedid": link.course.label,
        }
        # Numbers and booleans among the strings, and variables that stay as they were written.
        own = {"canvas_course_id": course, "student_view": person.test_user}
        claims[LTI + "custom"] = {"lock": "$Canvas.assignment.lockAt.iso8601", **claims[LTI + "custom"], **own}
        if link.graded:
            own_id = 80000 + link.number
            claims[SITE + "canvas_assignment_id"] = own_id
            claims[SITE + "canvas_assignment_title"] = link.title
            claims[SITE + "canvas_assignment_points_possible"] = float(link.maximum)
        claims[SITE + "placement"] = "assignment_selection"
        claims[SITE + "canvas_user_id"] = 58000 + person.number
        claims[SITE + "canvas_user_login_id"] = person.key
        claims[SITE + "canvas_course_id"] = course
        claims[SITE + "canvas_workflow_state"] = "available"
        claims[SITE + "canvas_enrollment_state"] = "active"
        claims[SITE + "canvas_api_domain"] = self.platform.origin.partition("//")[2]

    # Services

    def refuse(self, status: int, reason: str = "", request: Request | None = None) -> Refusal:
        words = {400: "bad_request", 401: "unauthorized", 403: "forbidden", 404: "not_found"}
        words |= {412: "precondition_failed", 422: "unprocessable_entity"}
        kind = words.get(status, "error")
        return Refusal(Response(status, {"errors": {"type": kind, "message": reason or REASONS[status]}}))

    def unscoped(self, request: Request) -> Refusal:
        return self.refuse(403, "scope not granted", request)

    def foreign(self, request: Request) -> Refusal:
        return self.refuse(412, "tool not associated with the line item", request)

    def line_item(self, item: LineItem) -> dict[str, Any]:
        shown = super().line_item(item)
        shown["scoreMaximum"] = float(item.maximum)
        # A line item that the tool made becomes an assignment with a link of its own.
        shown.setdefault("resourceLinkId", uuid_of("item", item.number))
        return shown

    def created(self, item: LineItem, body: dict[str, Any]) -> dict[str, Any]:
        extended = {name: value for name, value in body.items() if name.startswith(CANVAS)}
        return {**self.line_item(item), **extended}

    def links(self, request: Request, offset: int, size: int, total: int) -> str | None:
        last = max(1, -(-total // size))
        page = offset // size + 1
        url = self.platform.origin + request.target
        places = [
            ("current", page),
            ("next", page + 1),
            ("prev", page - 1),
            ("first", 1),
            ("last", last),
        ]
        separator = "," if request.endpoint == "members" else ", "
        return separator.join(
            f'<{with_query(url, limit=size, page=at)}>; rel="{name}"' for name, at in places if 1 <= at <= last
        )

    def result(self, item: LineItem, person: Person) -> dict[str, Any] | None:
        cell = self.platform.gradebook.grade(item, person)
        # Only what came through the service is listed: a typed grade shows up once a message has come.
        if cell is None or not cell.grading:
            return None
        return {
            "id": self.result_url(item, person),
            "userId": self.subject(person),
            "resultScore": cell.score,
            "resultMaximum": float(cell.maximum),
            "comment": None,
            "scoreOf": self.url("line_item", item.course, item),
        }

    def result_url(self, item: LineItem, person: Person) -> str:
        return f"{self.url('results', item.course, item)}/{9000 + 100 * item.number + person.number}"

    def accept_score(self, item: LineItem, person: Person | None, body: Any, request: Request) -> Response:
        """Take a score as a new submission, unless the extension says otherwise."""
        if person is None or not item.course.has_learner(person):
            raise self.refuse(422, "user is not a student in the course", request)
        if item.course.concluded:
            raise self.refuse(422, "this course has concluded", request)
        cell = self.platform.gradebook.cell(item, person)
        more = body.get(SUBMISSION) or {}
        at = self._checked_time(body, more, cell, request)
        maximum = number(body.get("scoreMaximum"))
        if body.get("scoreGiven") is not None and (maximum is None or maximum < 0):
            raise self.refuse(422, "ScoreMaximum must be given", request)
        if more.get("new_submission", True):
            allowed = item.link.allowed_attempts if item.link else None
            if allowed is not None and cell.attempts >= allowed:
                raise self.refuse(422, "maximum number of attempts reached", request)
            cell.attempts += 1
        self._store(item, cell, body, more)
        note(cell, body, at)
        return Response(200, {"resultUrl": self.result_url(item, person)})

    def _checked_time(self, body: dict[str, Any], more: dict[str, Any], cell: Grade, request: Request) -> float:
        at = moment(body.get("timestamp"))
        if at is None:
            raise self.refuse(400, "timestamp is invalid", request)
        # A grade that was typed before any message makes no result, so nothing is older than it.
        if cell.at is not None and cell.grading and at < cell.at:
            raise self.refuse(400, "timestamp is older than the result", request)
        submitted = moment(more.get("submitted_at") or (body.get("submission") or {}).get("submittedAt"))
        if submitted is not None and submitted > self.platform.now() + 60:
            raise self.refuse(400, "submitted_at is in the future", request)
        return at

    def _store(self, item: LineItem, cell: Grade, body: dict[str, Any], more: dict[str, Any]) -> None:
        if body.get("comment"):
            cell.comments.append(str(body["comment"]))
        if cell.overridden_at is not None and more.get("prioritize_non_tool_grade"):
            return
        given = number(body.get("scoreGiven"))
        if given is not None and body.get("gradingProgress") in ("FullyGraded", "PendingManual"):
            put(cell, given, float(body["scoreMaximum"]), item.maximum)
            cell.overridden_at = None
        elif not more.get("preserve_score"):
            cell.raw = cell.score = None
