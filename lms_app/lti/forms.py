"""Parameters of messages, from query and body: each name once, or with one value."""

from __future__ import annotations

from django.core.exceptions import BadRequest, SuspiciousOperation
from django.http import HttpRequest, QueryDict, UnreadablePostError
from django.http.multipartparser import MultiPartParserError

from lms_app.lti.refusals import LaunchRefused

#: A launch is one token and one state; a login carries hints of at most 8 kB or so.
BODY_MAX = 160 * 1024
FIELDS_MAX = 50


def body(request: HttpRequest) -> dict[str, str]:
    """Return the form fields that were posted."""
    try:
        length = int(request.META.get("CONTENT_LENGTH") or 0)
    except ValueError:
        length = 0
    if length > BODY_MAX:
        raise LaunchRefused("large", "request body")
    try:
        posted, has_files = request.POST, bool(request.FILES)
    except (SuspiciousOperation, BadRequest, MultiPartParserError, UnreadablePostError, ValueError) as fault:
        raise LaunchRefused("malformed", "unreadable form") from fault
    if has_files:
        raise LaunchRefused("malformed", "file in a form")
    return _single(posted)


def query(request: HttpRequest) -> dict[str, str]:
    """Return the parameters of the address."""
    return _single(request.GET)


def body_alone(request: HttpRequest) -> dict[str, str]:
    """Return the form fields that were posted; refuse a query that says something else of one of them."""
    posted, _asked = _agreed(request)
    return posted


def query_and_body(request: HttpRequest) -> dict[str, str]:
    """Return the parameters of query and body together."""
    posted, asked = _agreed(request)
    return {**asked, **posted}


def _agreed(request: HttpRequest) -> tuple[dict[str, str], dict[str, str]]:
    posted, asked = body(request), query(request)
    if any(asked[name] != value for name, value in posted.items() if name in asked):
        raise LaunchRefused("malformed", "parameter given twice")
    return posted, asked


def _single(parameters: QueryDict) -> dict[str, str]:
    if len(parameters) > FIELDS_MAX:
        raise LaunchRefused("malformed", "too many parameters")
    single: dict[str, str] = {}
    for name, values in parameters.lists():
        if len(set(values)) != 1:
            raise LaunchRefused("malformed", "parameter given twice")
        single[name] = str(values[0])
    return single
