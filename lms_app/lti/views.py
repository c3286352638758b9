"""Login, launch and key set: take in, one service, answer; whatever is refused is answered in words."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from datetime import datetime
from functools import wraps
from typing import Any
from urllib.parse import urlencode

from django.db import DatabaseError, transaction
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.utils import timezone
from django.utils.cache import patch_cache_control
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_safe

from lms_app import arrivals, carriage, launches, reviews, selections, sessions
from lms_app.lti import cookies, forms, keys, storage, targets, unproven
from lms_app.lti import launch as messages
from lms_app.lti import login as logins
from lms_app.lti.jws import open_token
from lms_app.lti.launch import LaunchFacts
from lms_app.lti.refusals import LaunchRefused
from lms_app.models import LoginState, PendingLaunch
from lms_app.web import problems

logger = logging.getLogger(__name__)

#: What a platform may answer instead of a token (OpenID Connect Core 3.1.2.6; the last one is Canvas').
PLATFORM_ERRORS = frozenset(
    {
        "access_denied",
        "interaction_required",
        "invalid_request",
        "invalid_scope",
        "login_required",
        "server_error",
        "temporarily_unavailable",
        "unauthorized_client",
        "unsupported_response_type",
        "invalid_request_object",
    }
)

View = Callable[..., HttpResponse]


class SeeOther(HttpResponseRedirect):
    """303: go there by GET, so that a reload posts nothing again."""

    status_code = 303


def answers_refusals(view: View) -> View:
    """Answer a refused message with its page, and a database that is away with a page that says to come back."""

    @csrf_exempt
    @wraps(view)
    def guarded(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        try:
            return view(request, *args, **kwargs)
        except LaunchRefused as refused:
            return problems.page(request, refused.kind, cause=refused.cause, details=_details(request, refused))
        except DatabaseError:
            logger.exception("The database failed during a message.")
            return problems.page(request, "unavailable", cause="database")

    return guarded


@answers_refusals
def login(request: HttpRequest) -> HttpResponse:
    """Send the browser on to its platform, with a cookie that proves it is the same one when it comes back."""
    if request.method not in {"GET", "POST"}:
        return _only(request, "GET, POST")
    parameters, now = forms.query_and_body(request), timezone.now()
    return unproven.ask_first(request, parameters, now=now) or _to_the_platform(request, parameters, now=now)


@answers_refusals
def check(request: HttpRequest) -> HttpResponse:
    """Go on with a login whose browser has brought a cookie back; offer a window of its own to any other."""
    if request.method != "GET":
        return _only(request, "GET")
    parameters = forms.query_and_body(request)
    if not cookies.are_kept(request):
        return unproven.offer_window(request, parameters)
    return _to_the_platform(request, parameters, now=timezone.now())


@answers_refusals
def launch(request: HttpRequest, activity: str = "") -> HttpResponse:
    """Take a platform's answer to a login: verify, use up the login, write the launch, begin a session.

    The activity in the address is not read here: the signed target says it.
    """
    if request.method != "POST":
        return _only(request, "POST")
    now = timezone.now()
    form = forms.body_alone(request)
    state = form.get("state", "")
    opened = open_token(form.get("id_token", "")) if "error" not in form else None
    kept = logins.find(state, now=now)
    request.framing_platform = kept.platform  # type: ignore[attr-defined]
    if opened is None:
        code = form["error"] if form["error"] in PLATFORM_ERRORS else "another error"
        raise LaunchRefused("platform", code)
    cookie = sessions.LOGIN_COOKIE_PREFIX + logins.cookie_suffix(state)
    secret = request.COOKIES.get(cookie, "")
    if not secret:
        return unproven.hold(request, form, kept, opened, now=now)
    if not logins.is_same_browser(kept, secret):
        raise LaunchRefused("unconfirmed", "another browser")
    facts = messages.verify(opened, platform=kept.platform, nonce=kept.nonce, now=now)
    response = _let_in(request, facts, kept, now=now)
    response.delete_cookie(cookie, path="/", samesite="None")
    return response


@answers_refusals
def complete(request: HttpRequest) -> HttpResponse:
    """Take what the platform's storage held for this browser, and do what the pending message asks for."""
    if request.method != "POST":
        return _only(request, "POST")
    now, form = timezone.now(), forms.body_alone(request)
    if not carriage.is_own_page(request):
        raise LaunchRefused("unconfirmed", "another site's page")
    pending = storage.prove(form.get("launch", ""), form.get("secret", ""), now=now)
    kept = pending.login
    request.framing_platform = kept.platform  # type: ignore[attr-defined]
    opened = open_token(pending.id_token)
    facts = messages.verify(opened, platform=kept.platform, nonce=kept.nonce, now=pending.created_at)
    return _let_in(request, facts, kept, now=now, pending=pending)


@csrf_exempt
@require_safe
def jwks(request: HttpRequest) -> HttpResponse:
    """Publish our public keys."""
    response = JsonResponse(keys.public_jwks(now=timezone.now()))
    patch_cache_control(response, public=True, max_age=int(keys.PUBLISHED_AGE.total_seconds()))
    response["Access-Control-Allow-Origin"] = "*"
    return response


def _to_the_platform(request: HttpRequest, parameters: Mapping[str, str], *, now: datetime) -> HttpResponse:
    begun = logins.start(parameters, now=now, asked_with=unproven.to_keep(request, parameters))
    request.framing_platform = begun.platform  # type: ignore[attr-defined]
    response = HttpResponseRedirect(begun.redirect_to)
    response["Cache-Control"] = "no-store"
    cookies.set_login(request, response, begun)
    return response


def _let_in(
    request: HttpRequest, facts: LaunchFacts, kept: LoginState, *, now: datetime, pending: PendingLaunch | None = None
) -> HttpResponse:
    """Begin what the message of a proven browser asks for, and lead there."""
    _check_purpose(facts, kept)
    frame = pending.storage_frame if pending else ""
    if facts.selection is not None:
        choice = _begin_choice(facts, kept, now=now, storage_frame=frame)
        response = _lead_to(selections.entrance(choice.selection), choice.selection.sid, pending, now=now)
        sessions.hand_over(request, response, choice.selection.sid, choice.secret)
        return response
    known = reviews.look_up(facts) if facts.for_user else launches.look_up(facts)
    begun = arrivals.enter(facts, known, kept, now=now, storage_frame=frame)
    response = _lead_to(sessions.entrance(begun.session), begun.session.sid, pending, now=now)
    sessions.set_cookies(request, response, begun)
    return response


def _lead_to(page: str, sid: str, pending: PendingLaunch | None, *, now: datetime) -> HttpResponse:
    """Lead to a session's first page; who may bring no cookie there is let in by what the address says, once."""
    way = f"?{urlencode({carriage.WAY: storage.open_way(pending, sid, now=now)})}" if pending else ""
    response = SeeOther(page + way)
    response["Cache-Control"] = "no-store"
    return response


def _begin_choice(facts: LaunchFacts, kept: LoginState, *, now: datetime, storage_frame: str) -> selections.Begun:
    """Use up the login and begin a choice of contents."""
    deployment = launches.deployment_of(facts)
    with transaction.atomic():
        logins.consume(kept, now=now)
        return selections.begin(facts, deployment, now=now, storage_frame=storage_frame)


def _check_purpose(facts: LaunchFacts, kept: LoginState) -> None:
    """Refuse a message for another place, or one that its person may not send: a choice, or a look at another's work.

    The login's target is unsigned: where the signed one differs, which it should not, the signed one decides.
    """
    if facts.target_link_uri != kept.target_link_uri:
        logger.info("Login %s was for another target than its launch.", kept.pk)
    targets.activity_of(facts.target_link_uri)
    if facts.selection is not None:
        selections.refuse_others(facts)
    if facts.for_user:
        reviews.refuse_others(facts)


def _details(request: HttpRequest, refused: LaunchRefused) -> list[tuple[str, str]]:
    """Return what an administrator needs to connect a platform; shown as text, cut, for an unknown one only."""
    if refused.kind != "unknown":
        return []
    given = {**request.GET.dict(), **request.POST.dict()}
    return [(name, str(given[name])[:200]) for name in ("iss", "client_id", "lti_deployment_id") if given.get(name)]


def _only(request: HttpRequest, methods: str) -> HttpResponse:
    response = problems.page(request, "method", cause="method")
    response["Allow"] = methods
    return response
