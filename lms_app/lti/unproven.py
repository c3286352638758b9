"""Browsers that may keep no cookie of ours: the platform's storage first, then a window of their own, then help."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from urllib.parse import parse_qsl, urlencode, urlsplit

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render

from lms_app.lti import cookies, storage
from lms_app.lti import launch as messages
from lms_app.lti import login as logins
from lms_app.lti.jws import Opened
from lms_app.models import LoginState
from lms_app.web import policy, problems

LOGIN_PATH, CHECK_PATH = "/lti/login/", "/lti/check/"
#: What browsers call a page inside another's (Fetch Metadata); those that say nothing are not asked first.
_FRAMES = frozenset({"iframe", "frame", "object", "embed"})
#: An address of ours longer than this may not arrive.
_QUERY_MAX = 24 * 1024
#: How much of a login is kept, to begin it again.
_KEPT_MAX = 12 * 1024


def ask_first(request: HttpRequest, parameters: Mapping[str, str], *, now: datetime) -> HttpResponse | None:
    """Answer a login whose browser may keep no cookies; None where it may go on to the platform at once.

    It must be known before the platform is asked: platforms answer a login once (Moodle, Canvas), so a window of its
    own needs one that has not been used.
    """
    if cookies.are_kept(request) or _is_on_top(request):
        return None
    if storage.frame_of(parameters):
        return _leave_secret(request, parameters, now=now)
    query = urlencode(parameters)
    if not _is_framed(request) or len(query) > _QUERY_MAX:
        return None
    _let_frame(request, parameters)
    response = HttpResponseRedirect(f"{CHECK_PATH}?{query}")
    response["Cache-Control"] = "no-store"
    cookies.set_trial(response)
    return response


def to_keep(request: HttpRequest, parameters: Mapping[str, str]) -> str:
    """Return a login's parameters as a query, to begin it again; empty where that will not be needed."""
    query = "" if cookies.are_kept(request) or _is_on_top(request) else urlencode(parameters)
    return query if len(query) <= _KEPT_MAX else ""


def offer_window(request: HttpRequest, parameters: Mapping[str, str]) -> HttpResponse:
    """Say that cookies are blocked here, with a button that begins the login in a window where they are our own."""
    _let_frame(request, parameters)
    return problems.page(request, "cookies", open_url=_window_url(request, urlencode(parameters)))


def hold(
    request: HttpRequest, form: Mapping[str, str], kept: LoginState, opened: Opened, *, now: datetime
) -> HttpResponse:
    """Answer a message that came without its cookie: ask the platform's storage, else offer a window of its own.

    The state stays good: who posts without its cookie has proven nothing and uses up nothing.
    """
    open_url = _window_url(request, kept.asked_with)
    frame = storage.frame_of(form) or storage.frame_of(dict(parse_qsl(kept.asked_with)))
    if not frame:
        return problems.page(request, "cookies", open_url=open_url)
    messages.verify(opened, platform=kept.platform, nonce=kept.nonce, now=now)
    pending = storage.hold(kept, form["state"], form["id_token"], frame, now=now)
    shown = {"launch_id": pending.launch_id, "storage": storage.described(kept.platform, frame)}
    shown |= storage.keys_for(form["state"], kept.nonce)
    return problems.page(request, "cookies", open_url=open_url, template="storage_launch.html", extra=shown)


def _leave_secret(request: HttpRequest, parameters: Mapping[str, str], *, now: datetime) -> HttpResponse:
    """Show the page that leaves a secret at the platform and goes on; where that fails, cookies are looked for."""
    begun = logins.start(parameters, now=now, asked_with=to_keep(request, parameters))
    request.framing_platform = begun.platform  # type: ignore[attr-defined]
    asked = urlsplit(begun.redirect_to)
    shown = {
        "action": asked._replace(query="").geturl(),
        "fields": parse_qsl(asked.query, keep_blank_values=True),
        "go_url": begun.redirect_to,
        "check_url": f"{CHECK_PATH}?{urlencode(parameters)}",
        "storage": storage.described(begun.platform, storage.frame_of(parameters)),
        "secret": storage.secret_for(begun.state),
        **storage.keys_for(begun.state, begun.nonce),
    }
    response = render(request, "yardstick/storage_login.html", shown)
    response["Cache-Control"] = "no-store"
    response._csp_update = {"form-action": policy.origins_of(begun.platform)}  # type: ignore[attr-defined]
    cookies.set_login(request, response, begun)
    return response


def _window_url(request: HttpRequest, query: str) -> str:
    """Return where a login begins anew; empty where it would be in the same place, or cannot be said."""
    return f"{LOGIN_PATH}?{query}" if query and len(query) <= _QUERY_MAX and not _is_on_top(request) else ""


def _let_frame(request: HttpRequest, parameters: Mapping[str, str]) -> None:
    """Let the platform that a login names frame the answer; raise `LaunchRefused` where there is none."""
    platform = logins.registration(parameters.get("iss", ""), parameters.get("client_id", ""))
    request.framing_platform = platform  # type: ignore[attr-defined]


def _is_on_top(request: HttpRequest) -> bool:
    return request.headers.get("Sec-Fetch-Dest") == "document"


def _is_framed(request: HttpRequest) -> bool:
    return request.headers.get("Sec-Fetch-Dest") in _FRAMES
