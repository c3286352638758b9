"""Open edX's LTI consumer 11 as it was run and read: declarative grades, 403 for a bad token, 201 for a score.

One simplification: a course has one address for all its columns, where Open edX has one for each block.
"""

import uuid
from typing import Any, ClassVar

from tests.fakes.gradebook import LineItem
from tests.fakes.personality import AssertionRules, Personality
from tests.fakes.school import Course, Link, Person
from tests.fakes.scoring import moment, note, number, put
from tests.fakes.vocabulary import (
    INSTITUTION,
    LINE_ITEM_READONLY,
    LTI,
    MEDIA,
    MEMBERSHIP,
    NRPS_SCOPE,
    RESULT,
    SCORE,
    SUB_ROLE,
    SYSTEM,
)
from tests.fakes.wire import Refusal, Request, Response

API = "/api/lti_consumer/v1/"
BLOCK = API + "lti/{course}/"
NOBODY = [SYSTEM + "None", INSTITUTION + "None"]
REQUIRED = ("timestamp", "activityProgress", "gradingProgress", "userId")
#: What it says of a token request, by what is wrong with it.
TOKEN_ERRORS = {
    "missing": "invalid_request",
    "kid must": "invalid_request",
    "Expired": "invalid_grant",
    "in the future": "invalid_grant",
    "kid": "invalid_client",
    "Signature": "invalid_client",
    "cannot be read": "invalid_client",
}


class OpenEdx(Personality):
    """See ``Personality`` for what each member means."""

    name = "openedx"
    client_id = "0f4d7c1e-6a51-4f4c-9d3a-2b7c3a8e5d10"
    token_lifetime = 3600
    #: The course's author allows to send grades only; making columns is another setting.
    scopes: ClassVar[tuple[str, ...]] = (LINE_ITEM_READONLY, RESULT, SCORE, NRPS_SCOPE)
    page_size = None
    dates_overrides = False
    keeps: ClassVar[tuple[str, ...]] = ("startDateTime", "endDateTime")
    paths: ClassVar[dict[str, str]] = {
        "auth": API + "launch/",
        "token": API + "token/5f1c9a52-7d70-4d5e-8a56-0d2f5a3b9c44",
        "jwks": API + "public_keysets/5f1c9a52-7d70-4d5e-8a56-0d2f5a3b9c44",
        "configuration": "/.well-known/openid-configuration",
        "line_items": BLOCK + "lti-ags",
        "line_item": BLOCK + "lti-ags/{item}",
        "scores": BLOCK + "lti-ags/{item}/scores",
        "results": BLOCK + "lti-ags/{item}/results",
        "members": BLOCK + "memberships",
        "return": "/courses/{course}/return",
        "deep_link": BLOCK + "lti-dl/response",
    }

    @property
    def assertion_rules(self) -> AssertionRules:
        return AssertionRules(required=("iss", "sub", "exp"), single_use=False)

    def subject(self, person: Person) -> str:
        return str(uuid.uuid5(uuid.NAMESPACE_URL, person.key))

    def context_id(self, course: Course) -> str:
        return f"course-v1:Yardstick+{course.label}+2026"

    def link_id(self, link: Link) -> str:
        return f"block-v1:Yardstick+{link.course.label}+2026+type@lti_consumer+block@{link.number}"

    def roles(self, person: Person) -> list[str]:
        return [*NOBODY, *self.member_roles(person)]

    def member_roles(self, person: Person) -> list[str]:
        if person.role == "instructor":
            return [MEMBERSHIP + "Administrator", MEMBERSHIP + "Instructor"]
        if person.role == "admin":
            return [MEMBERSHIP + "Instructor"]
        assistant = [SUB_ROLE + "Instructor#TeachingAssistant"] if person.role == "ta" else []
        return [MEMBERSHIP + "Learner", *assistant]

    def member(self, person: Person) -> dict[str, Any]:
        return {"status": "Active", "user_id": self.subject(person), "roles": self.member_roles(person)}

    def adapt(self, claims: dict[str, Any], person: Person, link: Link) -> None:
        claims["azp"] = claims["aud"]
        for name in ("given_name", "family_name", "locale", "email", "name"):
            claims.pop(name)
        claims[LTI + "tool_platform"] = {"guid": str(uuid.uuid5(uuid.NAMESPACE_DNS, "Open edX")), "name": "Open edX"}
        claims[LTI + "launch_presentation"] = {"document_target": "iframe"}

    def token_error(self, text: str) -> str:
        known = {"invalid_request", "invalid_client", "unsupported_grant_type"}
        said = (word for part, word in TOKEN_ERRORS.items() if part in text)
        return text if text in known else next(said, "unidentified_error")

    # Services

    def check_request(self, request: Request) -> None:
        """Read a column in its own media type only, know no limit for columns, and delete none for anybody."""
        if request.endpoint not in ("line_items", "line_item"):
            return
        if request.method == "DELETE":
            raise self.unscoped(request)
        request.args.pop("limit", None)
        accept = request.headers.get("accept", "*/*").split(";")[0].strip()
        if accept not in ("*/*", "", MEDIA["line_items"], MEDIA["line_item"]):
            raise self.refuse(406, "Could not satisfy the request Accept header.")
        if request.method in ("POST", "PUT") and request.media_type != MEDIA["line_item"]:
            raise self.refuse(415, f'Unsupported media type "{request.media_type}" in request.')

    def refuse(self, status: int, reason: str = "", request: Any = None) -> Refusal:
        # A token that is no good is 403 too.
        words = {401: "Invalid token signature.", 404: "Not found.", 405: "Method not allowed."}
        said = reason if reason and status != 404 else words.get(status, "Refused.")
        return Refusal(Response(403 if status == 401 else status, {"detail": said}))

    def unscoped(self, request: Any) -> Refusal:
        return self.refuse(403, "You do not have permission to perform this action.")

    def check_results(self, request: Request) -> None:
        """Know no filter by person: everybody's results come."""
        request.args.pop("user_id", None)

    def result(self, item: LineItem, person: Person) -> dict[str, Any] | None:
        """Show what the tool posted last: what staff overrides stands elsewhere, and is not told."""
        shown = super().result(item, person)
        raw = self.platform.gradebook.cells[item.number, person.key].raw if shown else None
        return None if shown is None or raw is None else {**shown, "resultScore": round(raw, 5)}

    def links(self, request: Any, offset: int, size: int, total: int) -> str | None:
        return super().links(request, offset, size, total) if request.endpoint == "members" else None

    def accept_score(self, item: LineItem, person: Person | None, body: Any, request: Any) -> Response:
        """Take any score of anybody, also above the maximum; only a time that is not later is refused."""
        faults = _faults(body)
        at = moment(body.get("timestamp")) if isinstance(body, dict) else None
        cell = self.platform.gradebook.cell(item, person) if person else None
        if cell is not None and cell.at is not None and at is not None and at <= cell.at:
            said = "Score already exists for the provided timestamp"
            later = "Score timestamp can only be updated to a later point in time"
            faults = {"timestamp": [said if at == cell.at else later]}
        if faults:
            raise Refusal(Response(400, faults))
        if cell is not None:
            note(cell, body, at)
            given = number(body.get("scoreGiven"))
            if given is not None and body["gradingProgress"] == "FullyGraded":
                typed = cell.score
                put(cell, given, float(body["scoreMaximum"]), item.maximum)
                # An override of staff stands until staff takes it away.
                cell.score = typed if cell.overridden_at is not None else cell.score
            cell.comments = [body["comment"]] if body.get("comment") else []
        return Response(201, {name: body.get(name) for name in (*REQUIRED, "scoreGiven", "scoreMaximum", "comment")})


def _faults(body: Any) -> dict[str, list[str]]:
    if not isinstance(body, dict):
        return {"non_field_errors": ["Invalid data. Expected a dictionary."]}
    faults = {name: ["This field is required."] for name in REQUIRED if body.get(name) in (None, "")}
    if "timestamp" not in faults and moment(body["timestamp"]) is None:
        faults["timestamp"] = ["Datetime has wrong format."]
    maximum = number(body.get("scoreMaximum"))
    if body.get("scoreGiven") is not None and (maximum is None or maximum <= 0):
        faults["scoreMaximum"] = ["scoreMaximum must be a positive number when scoreGiven is provided."]
    return faults
