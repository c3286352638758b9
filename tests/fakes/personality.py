"""How one kind of LMS behaves. The plain one follows the specifications strictly and adds nothing.

A new kind is a subclass that changes what is different: see ``moodle.py`` and ``canvas.py``.
"""

import hashlib
import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar
from urllib.parse import parse_qsl, urlencode

from tests.fakes.gradebook import LineItem
from tests.fakes.launches import MESSAGE_TYPES
from tests.fakes.registration import PLATFORM_CONFIGURATION, TOOL_CONFIGURATION
from tests.fakes.school import Course, Link, Person
from tests.fakes.scoring import accept_plain
from tests.fakes.vocabulary import ALL_SCOPES, INSTITUTION, MEMBERSHIP, SUB_ROLE, SYSTEM, TEST_USER
from tests.fakes.wire import REASONS, Refusal, Response

if TYPE_CHECKING:
    from tests.fakes.platform import FakePlatform


def opaque(kind: str, value: object, size: int = 40) -> str:
    """Make a stable, meaningless id."""
    return hashlib.sha256(f"{kind}:{value}".encode()).hexdigest()[:size]


@dataclass(frozen=True)
class AssertionRules:
    """How strictly the token endpoint looks at a client assertion."""

    required: tuple[str, ...] = ("iss", "aud", "exp", "iat", "jti")
    audiences: Callable[[], list[str]] | None = None
    single_use: bool = True
    leeway: float = 0.0


class Personality:
    """The plain platform."""

    name = "plain"
    family = "plain"
    version = "1"
    client_id = "yardstick-plain"
    deployment_id = "1"
    token_lifetime = 300
    scopes: ClassVar[tuple[str, ...]] = ALL_SCOPES
    token_content_type = "application/json; charset=utf-8"
    page_size: int | None = 100
    deletes_coupled = False
    #: Whether a grade that a teacher types counts as newer than earlier messages.
    dates_overrides = True
    keeps: ClassVar[tuple[str, ...]] = ("startDateTime", "endDateTime", "gradesReleased", "submissionReview")
    paths: ClassVar[dict[str, str]] = {
        "auth": "/auth",
        "token": "/token",
        "jwks": "/jwks",
        "configuration": "/.well-known/openid-configuration",
        "registration": "/register",
        "line_items": "/lti/courses/{course}/lineitems",
        "line_item": "/lti/courses/{course}/lineitems/{item}",
        "scores": "/lti/courses/{course}/lineitems/{item}/scores",
        "results": "/lti/courses/{course}/lineitems/{item}/results",
        "members": "/lti/courses/{course}/members",
        "return": "/course/{course}/return",
        "deep_link": "/course/{course}/deep-link",
    }

    def __init__(self, platform: "FakePlatform") -> None:
        self.platform = platform
        self._routes = [(name, _pattern(path)) for name, path in self.paths.items()]

    # Addresses

    def match(self, path: str) -> tuple[str, dict[str, str]] | None:
        """Tell which endpoint a path belongs to."""
        for name, pattern in self._routes:
            if found := pattern.fullmatch(path):
                return name, found.groupdict()
        return None

    def url(self, name: str, course: Course | None = None, item: LineItem | None = None) -> str:
        path = self.paths[name].format(
            course=course.number if course else "",
            item=item.number if item else "",
            deployment=self.platform.deployment_id,
        )
        return self.platform.origin + path

    def issuer(self) -> str:
        return self.platform.origin

    @property
    def assertion_rules(self) -> AssertionRules:
        return AssertionRules(audiences=lambda: [self.url("token")])

    # Registration

    registered_status = 200

    def new_client_id(self) -> str:
        """Give the client id of a tool that registers now."""
        return opaque("client", secrets.token_hex(8), 15)

    def check_configuration_request(self, request: Any) -> None:
        """Refuse to say anything of the platform to somebody without a token, where it is so."""

    def configuration(self) -> dict[str, Any]:
        """Give what the platform says of itself."""
        return {
            "issuer": self.platform.issuer,
            "authorization_endpoint": self.url("auth"),
            "token_endpoint": self.url("token"),
            "token_endpoint_auth_methods_supported": ["private_key_jwt"],
            "token_endpoint_auth_signing_alg_values_supported": ["RS256"],
            "jwks_uri": self.url("jwks"),
            "registration_endpoint": self.url("registration"),
            "scopes_supported": ["openid", *self.platform.scopes],
            "response_types_supported": ["id_token"],
            "subject_types_supported": ["public"],
            "id_token_signing_alg_values_supported": ["RS256"],
            "claims_supported": ["sub", "iss", "name", "given_name", "family_name", "email"],
            PLATFORM_CONFIGURATION: {
                "product_family_code": self.family,
                "version": self.version,
                "messages_supported": [{"type": name} for name in MESSAGE_TYPES.values()],
                "variables": ["Context.id", "ResourceLink.id", "User.id"],
            },
        }

    def registration_refused(self, text: str, status: int) -> Refusal:
        """Make the refusal of a registration in this platform's form."""
        return Refusal(Response(status, {"error": text or REASONS[status]}))

    def check_registration(self, body: Any) -> None:
        """Refuse a registration that lacks something."""
        needed = ("redirect_uris", "initiate_login_uri", "client_name", "jwks_uri", TOOL_CONFIGURATION)
        missing = [name for name in needed if not isinstance(body, dict) or not body.get(name)]
        if missing:
            raise self.registration_refused(f"{missing[0]} is missing", 400)

    def registered(self, body: dict[str, Any], client_id: str) -> dict[str, Any]:
        """Give the answer to a registration."""
        told = {**body[TOOL_CONFIGURATION], "deployment_id": self.platform.deployment_id}
        return {**body, "client_id": client_id, TOOL_CONFIGURATION: told}

    # Identities as the platform spells them

    def subject(self, person: Person) -> str:
        return f"u-{person.key}"

    def context_id(self, course: Course) -> str:
        return f"course-{course.number}"

    def link_id(self, link: Link) -> str:
        return f"link-{link.number}"

    def locale(self, language: str) -> str:
        return language

    def roles(self, person: Person) -> list[str]:
        given = {
            "learner": [MEMBERSHIP + "Learner"],
            "instructor": [MEMBERSHIP + "Instructor"],
            "ta": [SUB_ROLE + "Instructor#TeachingAssistant", MEMBERSHIP + "Instructor"],
            "designer": [MEMBERSHIP + "ContentDeveloper"],
            "observer": [MEMBERSHIP + "Mentor"],
            "admin": [INSTITUTION + "Administrator", SYSTEM + "Administrator"],
            "none": [],
        }[person.role]
        marks = [TEST_USER] if person.test_user else []
        elsewhere = [INSTITUTION + "Instructor"] if person.teaches_elsewhere else []
        return [*elsewhere, *given, *marks]

    def member_roles(self, person: Person) -> list[str]:
        return self.roles(person)

    # Messages

    def message_hint(self, link: Link) -> str:
        return opaque("hint", self.platform.serial(), 24)

    def login_extras(self) -> dict[str, str]:
        return {}

    def variables(self, link: Link, person: Person, actor: Person | None) -> dict[str, Any]:
        """Give the variables that may stand in custom parameters; any other stays as it was written.

        ``actor`` is who acts as the person.
        """
        course = link.course
        own = link.own_dates.get(person.key, {})
        dates = {
            "$ResourceLink.available.startDateTime": link.dates.get("unlock", ""),
            "$ResourceLink.available.user.startDateTime": own.get("unlock", ""),
            "$ResourceLink.submission.endDateTime": link.dates.get("lock", ""),
            "$ResourceLink.submission.user.endDateTime": own.get("lock", ""),
        }
        return {
            **dates,
            "$Context.id": self.context_id(course),
            "$Context.id.history": ",".join(self.context_id(old) for old in course.history()),
            "$ResourceLink.id": self.link_id(link),
            "$ResourceLink.id.history": ",".join(self.link_id(old) for old in link.history()),
        }

    def custom(self, link: Link, person: Person, actor: Person | None = None) -> dict[str, Any]:
        """Give a link's custom parameters with the variables filled in."""
        known = self.variables(link, person, actor)
        return {name: known.get(str(value), str(value)) for name, value in link.custom.items()}

    def selection(self, link: Link) -> dict[str, Any]:
        """Give the settings of a request to choose contents for the link's course."""
        return {
            "deep_link_return_url": self.url("deep_link", link.course),
            "accept_types": ["ltiResourceLink"],
            "accept_presentation_document_targets": ["iframe", "window"],
            "accept_multiple": True,
            "accept_lineitem": True,
            "data": "opaque:data",
        }

    def can_grade_to(self, maximum: float) -> bool:
        """Tell whether a chosen item may have a column of so many points."""
        return True

    def title_of(self, item: dict[str, Any]) -> str:
        """Name the link that is made of a chosen item."""
        return str(item["title"])

    def adapt(self, claims: dict[str, Any], person: Person, link: Link) -> None:
        """Change the plain claims to what this platform sends."""

    # Services

    def token_error(self, text: str) -> str:
        """Give this platform's word for what is wrong with a token request."""
        return text

    def refuse(self, status: int, reason: str = "", request: Any = None) -> Refusal:
        """Make the refusal of a service in this platform's form."""
        body = {"error": reason or REASONS[status]}
        return Refusal(Response(status, body, reason=REASONS[status]))

    def unscoped(self, request: Any) -> Refusal:
        return self.refuse(403, "insufficient_scope", request)

    def check_request(self, request: Any) -> None:
        """Refuse a service request by its headers or its address."""

    def kept(self, body: dict[str, Any]) -> dict[str, Any]:
        """Give those further members of a line item that the platform keeps."""
        return {name: body[name] for name in self.keeps if name in body}

    def accept_score(self, item: LineItem, person: Person | None, body: Any, request: Any) -> Response:
        return accept_plain(self, item, person, body, request)

    def foreign(self, request: Any) -> Refusal:
        """Refuse to change a line item of another tool."""
        return self.refuse(403, "not your line item", request)

    def foreign_link(self, request: Any) -> Refusal:
        """Refuse a line item for a link that is not the tool's, or not of this course."""
        return self.refuse(404, "no such resource link", request)

    def bad_json(self, request: Any) -> Refusal:
        return self.refuse(400, "the body is no JSON", request)

    def check_results(self, request: Any) -> None:
        """Refuse a request for results before it is looked at."""

    def created(self, item: LineItem, body: dict[str, Any]) -> dict[str, Any]:
        """Give the answer to the creation of a line item."""
        return self.line_item(item)

    def links(self, request: Any, offset: int, size: int, total: int) -> str | None:
        """Give the ``Link`` header of a page, None if there is no other page."""
        if offset + size >= total:
            return None
        url = with_query(self.platform.origin + request.target, limit=size, page=offset // size + 2)
        return f'<{url}>; rel="next"'

    def offset(self, request: Any, size: int) -> int:
        return (int(request.arg("page") or 1) - 1) * size

    def line_item(self, item: LineItem) -> dict[str, Any]:
        """Give a line item as this platform shows it."""
        shown: dict[str, Any] = {
            "id": self.url("line_item", item.course, item),
            "label": item.label,
            "scoreMaximum": item.maximum,
        }
        if item.resource_id:
            shown["resourceId"] = item.resource_id
        if item.tag:
            shown["tag"] = item.tag
        if item.link is not None:
            shown["resourceLinkId"] = self.link_id(item.link)
        return {**shown, **item.extra}

    def result(self, item: LineItem, person: Person) -> dict[str, Any] | None:
        """Give somebody's result; None leaves it out of the list."""
        cell = self.platform.gradebook.grade(item, person)
        if cell is None or cell.score is None:
            return None
        subject = self.subject(person)
        shown = {
            "id": f"{self.url('results', item.course, item)}/{subject}",
            "scoreOf": self.url("line_item", item.course, item),
            "userId": subject,
            "resultScore": cell.score,
            "resultMaximum": cell.maximum,
        }
        return {**shown, "comment": cell.comment} if cell.comment else shown

    def member(self, person: Person) -> dict[str, Any]:
        return {
            "status": "Active",
            "user_id": self.subject(person),
            "name": person.name,
            "given_name": person.given_name,
            "family_name": person.family_name,
            "email": person.email,
            "roles": self.member_roles(person),
        }


def with_query(url: str, **values: Any) -> str:
    """Put values into the query of a URL, in place of those that are there."""
    base, _, query = url.partition("?")
    merged = dict(parse_qsl(query, keep_blank_values=True)) | {k: str(v) for k, v in values.items()}
    return f"{base}?{urlencode(merged)}"


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>[^/]+)", re.escape(path)))
