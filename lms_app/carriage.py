"""Sessions whose browser keeps no cookie for us: each page carries its session's token to the next.

The token stands in the page and travels in a form's body or a header, never in an address, so that no log, history
or Referer holds it. A page is asked for by posting the token to it (``?carried``); what is merely opened by its
address, as after a reload, gets a page that takes the token from the platform's storage and posts it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone, translation

from lms_app.lti import storage, targets
from lms_app.models import Platform
from lms_app.web import problems

#: In the address of a page asked for by posting its token.
CARRIED = "carried"
#: In the address of a session's first page: what lets in once.
WAY = "way"
_PATHS = ("/s/", "/lti/pick/")
_REDIRECTS = frozenset({302, 303})


class Carried(Protocol):
    """What pages may carry."""

    sid: str
    language: str
    storage_frame: str


def is_own_page(request: HttpRequest) -> bool:
    """Tell whether nothing says that a page of another site sent this; a browser says so of every form."""
    origin, site = request.headers.get("Origin"), request.headers.get("Sec-Fetch-Site")
    return (origin is None or targets.is_ours(origin)) and site in {None, "same-origin"}


def token_of(request: HttpRequest) -> str:
    """Return the token that a page of ours sent along, in a header or in its form; empty from anybody else's page."""
    if not is_own_page(request):
        return ""
    in_header = request.headers.get("X-CSRFToken", "")
    if in_header or not request.path_info.startswith(_PATHS):
        return in_header
    return getattr(request, "carried_token", "") or request.POST.get("csrfmiddlewaretoken", "")


def way_in(request: HttpRequest, carried: Carried, platform: Platform, *, token: str) -> HttpResponse | None:
    """Return the page that posts the token to the address that was opened; None where the session needs its cookie.

    None too where a token was posted and not taken: the one that the storage holds would not be either, for ever.

    Only the way that a completed launch opened brings the token with it (200), and only to who is led there by our own
    answer: somebody else's link would bring somebody else's session. Any other page asks the platform's storage for it
    (401).
    """
    if not carried.storage_frame or request.method != "GET" or CARRIED in request.GET:
        return None
    shown = {
        "here": f"{request.path}?{CARRIED}",
        "key": storage.key_of_session(carried.sid),
        "storage": storage.described(platform, carried.storage_frame),
    }
    with translation.override(carried.language):
        if is_own_page(request) and storage.take_way(carried.sid, request.GET.get(WAY, ""), now=timezone.now()):
            return render(request, "yardstick/storage_arrive.html", {**shown, "token": token})
        return problems.page(request, "session", cause="carried", template="storage_resume.html", extra=shown)


class CarriageMiddleware:
    """Takes a token posted to a page as the asking for that page, and carries it through redirects."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self._get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Answer the request."""
        if request.method != "POST" or not request.path_info.startswith(_PATHS):
            return self._get_response(request)
        if CARRIED in request.GET:
            request.carried_token = request.POST.get("csrfmiddlewaretoken", "")  # type: ignore[attr-defined]
            request.method = request.META["REQUEST_METHOD"] = "GET"
        response = self._get_response(request)
        if response.status_code in _REDIRECTS and getattr(request, "is_carried", False):
            _carry_on(response)
        return response


def _carry_on(response: HttpResponse) -> None:
    """Have the browser post the same form, token and all, to where it is led."""
    parts = urlsplit(response["Location"])
    if parts.netloc or not parts.path.startswith(_PATHS):
        return
    query = urlencode([*parse_qsl(parts.query), (CARRIED, "")])
    response["Location"] = urlunsplit(parts._replace(query=query))
    response.status_code = 307
