"""What Django answers by itself, in our words: unknown addresses, broken requests, and what broke on our side."""

from __future__ import annotations

import sys

from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse, JsonResponse

from lms_app.web import problems

API_PATH = "/api/"


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Answer a request that cannot be read."""
    return _answer(request, "unreadable")


def forbidden(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Answer a request that may not be made."""
    return _answer(request, "role")


def forged(request: HttpRequest, reason: str = "") -> HttpResponse:
    """Answer a form that came without its page's token."""
    return _answer(request, "forged")


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Answer for an address that leads nowhere."""
    return _answer(request, "missing")


def server_error(request: HttpRequest) -> HttpResponse:
    """Answer when something of ours broke, or the database is away."""
    is_away = isinstance(sys.exc_info()[1], OperationalError | InterfaceError)
    return _answer(request, "unavailable" if is_away else "fault")


def _answer(request: HttpRequest, kind: str) -> HttpResponse:
    if not request.path_info.startswith(API_PATH):
        return problems.page(request, kind)
    problem, reference = problems.PROBLEMS[kind], problems.note(kind)
    body = {
        "type": "about:blank",
        "title": str(problem.title),
        "status": problem.status,
        "detail": str(problem.text),
        "code": kind,
        "reference": reference,
    }
    return JsonResponse(body, status=problem.status, content_type="application/problem+json")
