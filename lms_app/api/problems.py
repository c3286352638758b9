"""Everything that goes wrong, as problem details (RFC 9457)."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

from django.core.exceptions import PermissionDenied
from django.http import Http404
from rest_framework import exceptions
from rest_framework.renderers import JSONRenderer
from rest_framework.response import Response

from content.languages import known
from grading import feedback
from grading.model import ResponseRefused
from lms_app.api import documents
from lms_app.attempts import AttemptClosed, NotAllowed, StaleDraft
from lms_app.models import Attempt, LaunchSession

logger = logging.getLogger(__name__)

MEDIA_TYPE = "application/problem+json"
#: Where a problem's type leads a reader.
TYPES = "/api/v1/docs/#"

#: By code: status, title, detail.
PROBLEMS: dict[str, tuple[int, str, str]] = {
    "role": (403, "Not for this role", "This role looks at the lesson, but begins no attempts."),
    "masquerade": (403, "Somebody else acts as this person", "What they do in another's name is not written."),
    "review": (403, "This visit only shows work", "It came from the gradebook. Open the activity from the course."),
    "not_here": (403, "Not on this link", "This link opens another activity. Open this one from its own link."),
    "unknown_activity": (404, "No such activity", "The lesson has no activity of that key."),
    "not_open_yet": (409, "Not open yet", "The activity opens later."),
    "closed": (409, "Closed", "The time for handing in is over."),
    "no_attempts_left": (409, "No attempts left", "Every attempt that is allowed has been used."),
    "submitted": (409, "Handed in already", "A submitted attempt takes nothing more."),
    "stale_draft": (
        409,
        "A newer draft is stored",
        "The stored draft is under `current`; choose, and save from its revision.",
    ),
    "refused": (400, "The response has the wrong shape", "Nothing was stored. `errors` names each field."),
    "no_key": (
        400,
        "Idempotency-Key is missing",
        "Send a key of 1 to 200 visible ASCII characters, one for each hand-in.",
    ),
    "fault": (500, "A fault of ours", "It is noted under the reference; nothing is lost."),
}


class Problem(exceptions.APIException):
    """A problem of ours, by its code."""

    def __init__(self, code: str, **members: Any) -> None:
        self.status_code, _, detail = PROBLEMS[code]
        self.members = members
        super().__init__(detail, code)


def handle(fault: Exception, context: dict[str, Any]) -> Response:
    """Answer an exception of a view; what is not known here is a fault of ours, noted under a reference."""
    request = context.get("request")
    if request is not None:
        # A problem is JSON, whatever the view would have answered in.
        request.accepted_renderer, request.accepted_media_type = JSONRenderer(), MEDIA_TYPE
    session = getattr(request, "auth", None)
    language = session.language if isinstance(session, LaunchSession) else "en"
    match fault:
        case Problem():
            code = str(fault.get_codes())
            return _problem(code, **fault.members)
        case NotAllowed():
            return _problem(fault.code)
        case AttemptClosed():
            return _problem(fault.code, current=documents.attempt(fault.attempt, language=language))
        case StaleDraft():
            return _problem("stale_draft", current=documents.attempt(fault.current, language=language))
        case ResponseRefused():
            return _problem("refused", errors=_in_words(fault.errors, language), codes=fault.errors)
        case Http404() | Attempt.DoesNotExist():
            return _answer(404, "not_found", "Not found", "There is nothing of that name for this session.")
        case PermissionDenied():
            return _answer(403, "forbidden", "Not allowed", "This session may not do that.")
        case exceptions.ValidationError():
            return _invalid(fault)
        case exceptions.APIException():
            return _known(fault)
    reference = secrets.token_hex(4)
    logger.error("A fault of ours, reference %s", reference, exc_info=fault)
    return _problem("fault", reference=reference)


def _in_words(errors: Mapping[str, list[str]], language: str) -> dict[str, list[str]]:
    return {path: [feedback.message(code, known(language)) for code in codes] for path, codes in errors.items()}


def _problem(code: str, **members: Any) -> Response:
    status, title, detail = PROBLEMS[code]
    return _answer(status, code, title, detail, **members)


def _invalid(fault: exceptions.ValidationError) -> Response:
    detail = fault.detail
    errors = detail if isinstance(detail, dict) else {"": detail}
    return _answer(400, "invalid", "The request is not as expected", "`errors` names each field.", errors=errors)


def _known(fault: exceptions.APIException) -> Response:
    headers: dict[str, str] = {}
    if isinstance(fault, exceptions.NotAuthenticated | exceptions.AuthenticationFailed):
        headers["WWW-Authenticate"] = getattr(fault, "auth_header", "LaunchSession")
        detail = "No launch session is in force. Open the activity again from the course."
        return _answer(401, "no_session", "No session", detail, headers=headers)
    codes = fault.get_codes()
    code = codes if isinstance(codes, str) else "invalid"
    return _answer(fault.status_code, code, HTTPStatus(fault.status_code).phrase, str(fault.detail))


def _answer(
    status: int, code: str, title: str, detail: str, *, headers: Mapping[str, str] | None = None, **members: Any
) -> Response:
    body = {"type": TYPES + code, "title": title, "status": status, "detail": detail, "code": code, **members}
    return Response(body, status=status, headers=dict(headers or {}), content_type=MEDIA_TYPE)
