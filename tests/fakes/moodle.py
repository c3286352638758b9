"""Moodle 5.1 as it was observed: exact media types, whole seconds, wiped grades, odd links."""

import json
import re
import secrets
import string
import uuid
from datetime import UTC, datetime
from typing import Any, ClassVar

from tests.fakes.gradebook import LineItem
from tests.fakes.personality import AssertionRules, Personality
from tests.fakes.registration import TOOL_CONFIGURATION, recorded, text_refusal
from tests.fakes.school import Course, Link, Person
from tests.fakes.scoring import REQUIRED, moment, note, put
from tests.fakes.vocabulary import AGS, INSTITUTION, LTI, MEDIA, MEMBERSHIP, NRPS_SCOPE, SYSTEM, claim
from tests.fakes.wire import REASONS, Refusal, Request, Response

SERVICES = "/mod/lti/services.php"
HOME = "https://lms.example"
REGISTRATION_MEMBERS = (
    "response_types",
    "initiate_login_uri",
    "redirect_uris",
    "client_name",
    "jwks_uri",
    "token_endpoint_auth_method",
    TOOL_CONFIGURATION,
)
CLAIM_ORDER = ("sub", "iss", "name", "family_name", "given_name", "email")


class Moodle(Personality):
    """See ``Personality`` for what each member means."""

    name = "moodle"
    family = "moodle"
    version = "2025100600.02"
    client_id = "k7WqLm2RtBx9ZaP"
    token_lifetime = 60
    page_size = None
    deletes_coupled = True
    keeps: ClassVar[tuple[str, ...]] = ("submissionReview",)
    token_content_type = "text/html; charset=utf-8"
    paths: ClassVar[dict[str, str]] = {
        "auth": "/mod/lti/auth.php",
        "token": "/mod/lti/token.php",
        "jwks": "/mod/lti/certs.php",
        "configuration": "/mod/lti/openid-configuration.php",
        "registration": "/mod/lti/openid-registration.php",
        "line_items": SERVICES + "/{course}/lineitems",
        "line_item": SERVICES + "/{course}/lineitems/{item}/lineitem",
        "scores": SERVICES + "/{course}/lineitems/{item}/lineitem/scores",
        "results": SERVICES + "/{course}/lineitems/{item}/lineitem/results",
        "members": SERVICES + "/CourseSection/{course}/bindings/{deployment}/memberships",
        "return": "/mod/lti/return.php",
        "deep_link": "/mod/lti/contentitem_return.php",
    }

    @property
    def assertion_rules(self) -> AssertionRules:
        # Only kid, signature, sub and times are looked at; without any leeway.
        return AssertionRules(required=(), single_use=False)

    def url(self, name: str, course: Course | None = None, item: LineItem | None = None) -> str:
        made = super().url(name, course, item)
        if name in ("line_items", "line_item", "scores", "results"):
            return f"{made}?type_id={self.platform.deployment_id}"
        if name == "return" and course is not None:
            return f"{made}?course={course.number}&launch_container=3&instanceid=1&sesskey=SESSKEY0001"
        if name == "deep_link" and course is not None:
            return f"{made}?course={course.number}&id={self.platform.deployment_id}&sesskey=SESSKEY0001"
        return made

    # Registration

    def new_client_id(self) -> str:
        return "".join(secrets.choice(string.ascii_letters + string.digits) for _ in range(15))

    def configuration(self) -> dict[str, Any]:
        said = json.dumps(recorded("moodle")["configuration"]).replace(HOME, self.platform.origin)
        made: dict[str, Any] = json.loads(said)
        return {**made, "issuer": self.platform.issuer}

    def registration_refused(self, text: str, status: int) -> Refusal:
        return text_refusal(text, status)

    def check_registration(self, body: Any) -> None:
        """Refuse in the order and the words of a real one."""
        if not isinstance(body, dict):
            raise text_refusal("", 404)
        for name in REGISTRATION_MEMBERS:
            if name not in body:
                raise text_refusal(f"missing required attribute {name}", 400)
        told = body[TOOL_CONFIGURATION]
        wrong = {
            "invalid_response_types": "id_token" not in body["response_types"],
            "invalid_redirect_uris": not isinstance(body["redirect_uris"], list),
            "invalid_token_endpoint_auth_method": body["token_endpoint_auth_method"] != "private_key_jwt",
            "invalid_application_type": body.get("application_type", "web") != "web",
            "missing_domain": not told.get("domain"),
            "domain_targetlinkuri_mismatch": _domain(told.get("target_link_uri") or told.get("domain", ""))
            != _domain(told.get("domain", "")),
        }
        for text, is_wrong in wrong.items():
            if is_wrong:
                raise text_refusal(text, 400)

    def registered(self, body: dict[str, Any], client_id: str) -> dict[str, Any]:
        """Give the registration back as Moodle keeps it: all scopes of a service, values cut, one message only."""
        told, asked = body[TOOL_CONFIGURATION], body.get("scope", "").split()
        ags = [AGS + name for name in ("score", "result.readonly", "lineitem.readonly", "lineitem")]
        scopes = [*(ags if any(scope in ags for scope in asked) else []), *(s for s in asked if s == NRPS_SCOPE)]
        chosen = [m for m in told.get("messages", []) if m["type"] == "LtiDeepLinkingRequest"]
        messages = [{"type": m["type"], "target_link_uri": m["target_link_uri"]} for m in chosen]
        custom = {name: str(value).partition("=")[0] for name, value in told.get("custom_parameters", {}).items()}
        kept = {
            "version": "1.3.0",
            "deployment_id": self.platform.deployment_id,
            "target_link_uri": told.get("target_link_uri") or "https://" + told["domain"],
            "domain": _domain(told["domain"]),
            "description": told.get("description", ""),
            "claims": [name for name in CLAIM_ORDER if name in told.get("claims", [])],
        }
        kept |= {"messages": messages} if messages else {}
        kept |= {"custom_parameters": custom} if custom else {}
        return {
            "client_id": client_id,
            "response_types": ["id_token"],
            "jwks_uri": body["jwks_uri"],
            "initiate_login_uri": body["initiate_login_uri"],
            "grant_types": ["client_credentials", "implicit"],
            "redirect_uris": body["redirect_uris"],
            "application_type": "web",
            "token_endpoint_auth_method": "private_key_jwt",
            "client_name": body["client_name"],
            "logo_uri": body.get("logo_uri", ""),
            "scope": " ".join(scopes),
            TOOL_CONFIGURATION: kept,
        }

    # Identities as the platform spells them

    def subject(self, person: Person) -> str:
        return str(person.number)

    def context_id(self, course: Course) -> str:
        return str(course.number)

    def link_id(self, link: Link) -> str:
        return str(link.number)

    def locale(self, language: str) -> str:
        return {"zh-Hans": "zh_cn", "zh-CN": "zh_cn"}.get(language, language)

    def roles(self, person: Person) -> list[str]:
        if person.role in ("instructor", "ta", "admin"):
            more = [INSTITUTION + "Administrator", SYSTEM + "Administrator"]
            return [MEMBERSHIP + "Instructor", *(more if person.role == "admin" else [])]
        return [MEMBERSHIP + "Learner"]

    def member_roles(self, person: Person) -> list[str]:
        # A non-editing teacher is Instructor at launch, but Learner in the roster.
        return ["Instructor" if person.role in ("instructor", "admin") else "Learner"]

    def message_hint(self, link: Link) -> str:
        hint = {
            "cmid": link.number + 1,
            "launchid": f"ltilaunch{link.number}_{self.platform.serial()}",
        }
        return json.dumps(hint, separators=(",", ":"))

    def variables(self, link: Link, person: Person, actor: Person | None) -> dict[str, Any]:
        known = super().variables(link, person, actor)
        return {name: known[name] for name in ("$Context.id", "$Context.id.history", "$ResourceLink.id")}

    def selection(self, link: Link) -> dict[str, Any]:
        return {
            "accept_types": ["ltiResourceLink"],
            "accept_presentation_document_targets": ["frame", "iframe", "window"],
            "accept_copy_advice": False,
            "accept_multiple": True,
            "accept_unsigned": False,
            "auto_create": False,
            "can_confirm": False,
            "deep_link_return_url": self.url("deep_link", link.course),
            "title": "Yardstick",
            "text": "",
        }

    def can_grade_to(self, maximum: float) -> bool:
        # A form refuses to save anything else, or makes a column that shows nothing.
        return isinstance(maximum, int) and 1 <= maximum <= 100

    def adapt(self, claims: dict[str, Any], person: Person, link: Link) -> None:
        claims.pop("locale")
        claims[LTI + "context"]["type"] = ["CourseSection"]
        claims[LTI + "lis"] = {
            "person_sourcedid": "",
            "course_section_sourcedid": f"SIS-{link.course.label}",
        }
        claims[LTI + "ext"] = {"user_username": person.key, "lms": "moodle-2"}
        site = {"guid": guid(self.platform.origin), "description": "Example Moodle"}
        claims[LTI + "tool_platform"].update(site)
        claims[claim("nrps")]["service_versions"] = ["1.0", "2.0"]
        custom = claims[LTI + "custom"]
        custom["context_memberships_url"] = claims[claim("nrps")]["context_memberships_url"]
        if LTI + "resource_link" in claims:
            claims[LTI + "resource_link"]["description"] = ""
        else:
            # "Select content" names no page to return to.
            claims[LTI + "launch_presentation"] = {"locale": claims[LTI + "launch_presentation"]["locale"]}
        items = self.platform.gradebook.of_link(link)
        if items and not any(item.coupled for item in items) and "lineitem" in claims[claim("ags")]:
            # Only an item that the tool made: the member is there, and empty.
            claims[claim("ags")]["lineitem"] = ""

    # Services

    def refuse(self, status: int, reason: str = "", request: Request | None = None) -> Refusal:
        told = reason if reason and status in (400, 403, 404) else REASONS[status]
        body: Any = {"status": status, "reason": told}
        if request is not None:
            body["request"] = {
                "method": request.method,
                "url": request.target,
                "accept": request.headers.get("accept", ""),
                "contentType": request.headers.get("content-type", ""),
            }
        return Refusal(Response(status, body, reason=told))

    def unscoped(self, request: Request) -> Refusal:
        return self.refuse(401, request=request)

    def foreign(self, request: Request) -> Refusal:
        return self.refuse(403, "Invalid LTI id supplied.", request)

    def foreign_link(self, request: Request) -> Refusal:
        return self.refuse(403, "Forbidden", request)

    def check_request(self, request: Request) -> None:
        """Take only the exact media type (a list or JSON finds no handler), and only the own tool's address."""
        short = request.path.removeprefix(SERVICES)
        if request.method in ("POST", "PUT"):
            expected = MEDIA["scores" if request.endpoint == "scores" else "line_item"]
            if request.media_type != expected:
                given = request.headers.get("content-type", "")
                raise self.refuse(400, f"No handler found for {short}  {given}", request)
        accept = request.headers.get("accept")
        if request.method == "GET" and accept not in (None, MEDIA.get(request.endpoint)):
            if "*/*" not in accept:
                raise self.refuse(400, f"No handler found for {short} {accept} ", request)
            if request.endpoint not in ("members", "results"):
                raise self.refuse(400, "No context or unsupported content type", request)
        named = request.arg("type_id") or request.variables.get("deployment")
        if named not in (None, self.platform.deployment_id):
            raise self.refuse(401, request=request)

    def check_results(self, request: Request) -> None:
        if request.arg("limit") and request.arg("type_id"):
            page = "<!doctype html><title>Error</title><p>Error</p>"
            raise Refusal(Response(404, page, "text/html; charset=utf-8"))

    def created(self, item: LineItem, body: dict[str, Any]) -> dict[str, Any]:
        return {**body, "id": self.url("line_item", item.course, item)}

    def line_item(self, item: LineItem) -> dict[str, Any]:
        shown = super().line_item(item)
        shown.setdefault("resourceId", "")
        shown.setdefault("tag", "")
        if item.link is not None:
            shown["ltiLinkId"] = shown["resourceLinkId"]
        return shown

    def result(self, item: LineItem, person: Person) -> dict[str, Any] | None:
        cell = self.platform.gradebook.grade(item, person)
        if cell is None or (cell.score is None and item.coupled):
            return None
        subject = self.subject(person)
        shown: dict[str, Any] = {"id": f"{self.url('results', item.course, item)}&user_id={subject}"}
        shown["userId"] = subject
        if cell.score is None:
            return shown
        shown |= {"resultScore": cell.score, "resultMaximum": cell.maximum}
        if cell.comment:
            shown["comment"] = cell.comment
        shown["scoreOf"] = self.url("line_item", item.course, item)
        shown["timestamp"] = _iso(cell.at)
        return shown

    def member(self, person: Person) -> dict[str, Any]:
        more = {"lis_person_sourcedid": "", "ext_user_username": person.key}
        return {**super().member(person), **more}

    def offset(self, request: Request, size: int) -> int:
        return int(request.arg("from") or 0)

    def links(self, request: Request, offset: int, size: int, total: int) -> str | None:
        """Give Moodle's links: curly quotes and ``&amp;`` for grades; plain, but forgetful, for members."""
        if request.endpoint == "members":
            if offset + size >= total:
                return None
            url = f"{self.platform.origin}{request.path}?limit={size}&from={offset + size}"
            rlid = request.arg("rlid")
            return f'<{url}{"&rlid=" + rlid if rlid else ""}>; rel="next"'
        last = (total - 1) // size * size if total else 0
        places = [("first", 0), ("prev", offset - size), ("canonical", offset)]
        places += [("next", offset + size), ("last", last)]
        type_id = request.arg("type_id")
        start = f"{self.platform.origin}{request.path}?" + (f"type_id={type_id}&amp;" if type_id else "")
        return ", ".join(f"<{start}limit={size}&amp;from={at}>; rel=“{name}”" for name, at in places if 0 <= at <= last)

    # Scores

    def bad_json(self, request: Request) -> Refusal:
        return self._incorrect(request)

    def _incorrect(self, request: Request) -> Refusal:
        reason = "Incorrect score received" + request.body.decode(errors="replace")
        return Refusal(Response(400, [], f"{MEDIA['scores']}; charset=utf-8", reason=reason))

    def accept_score(self, item: LineItem, person: Person | None, body: Any, request: Request) -> Response:
        """Take a score with Moodle's order of checks and its ways of forgetting."""
        score_type = f"{MEDIA['scores']}; charset=utf-8"
        if not _well_formed(body):
            raise self._incorrect(request)
        if not str(body["userId"]).isdigit():
            page = "<html><head><title>502 Bad Gateway</title></head></html>"
            raise Refusal(Response(502, page, "text/html"))
        if person is None or not item.course.has_learner(person):
            raise self._incorrect(request)
        at = int(moment(body["timestamp"]) or 0)
        cell = self.platform.gradebook.cell(item, person)
        if cell.at is not None and at <= int(cell.at):
            reason = f"Refusing score with an earlier timestamp for item {item.number} and user {person.number}"
            raise Refusal(Response(409, [], score_type, reason=reason))
        if item.locked or cell.locked:
            raise Refusal(Response(500, [], score_type))
        given = body.get("scoreGiven")
        if given is None or body["gradingProgress"] != "FullyGraded":
            self._wipe(item, person)
            note(cell, body, cell.at)
            return Response(200, "", score_type)
        self._store(item, person, body, at)
        return Response(200, "", score_type)

    def _wipe(self, item: LineItem, person: Person) -> None:
        """Erase the grade; the time that protects it goes too, or becomes the server's own."""
        cell = self.platform.gradebook.cell(item, person)
        cell.raw, cell.comments = None, []
        if cell.overridden_at is None:
            cell.score = None
        cell.at = None if item.coupled else self.platform.now()

    def _store(self, item: LineItem, person: Person, body: dict[str, Any], at: float) -> None:
        cell = self.platform.gradebook.cell(item, person)
        # Only an activity's own column knows overrides; what is typed into one that a tool made is a grade like others.
        overridden = (cell.score, cell.at, cell.comments) if cell.overridden_at and item.coupled else None
        put(cell, round(float(body["scoreGiven"]), 5), float(body["scoreMaximum"]), item.maximum)
        cell.score = min(max(cell.score or 0.0, 0.0), item.maximum)
        cell.comments = [str(body["comment"])] if body.get("comment") else []
        note(cell, body, at)
        if overridden:
            cell.score, cell.at, cell.comments = overridden


def _domain(address: str) -> str:
    """Give what Moodle takes for the domain of an address: host and port, without www."""
    found = re.match(r"(?:https?://)?(?:www\.)?([^/]+)", address)
    return found[1] if found else ""


def _well_formed(body: Any) -> bool:
    if not isinstance(body, dict) or any(body.get(name) is None for name in REQUIRED):
        return False
    if moment(body["timestamp"]) is None:
        return False
    if body.get("scoreGiven") is None:
        return True
    try:
        float(body["scoreGiven"])
        float(body["scoreMaximum"])
    except (KeyError, TypeError, ValueError):
        return False
    return True


def _iso(at: float | None) -> str:
    return datetime.fromtimestamp(int(at or 0), UTC).isoformat()


def guid(origin: str) -> str:
    """Give the id of the site."""
    return uuid.uuid5(uuid.NAMESPACE_URL, origin).hex
