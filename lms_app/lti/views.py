"""Login, launch and key set: take in, one service, answer; whatever is refused is answered in words."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime
from functools import wraps
from typing import Any

from django.conf import settings
from django.db import DatabaseError, transaction
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.utils import timezone
from django.utils.cache import patch_cache_control
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_safe

from lms_app import launches, selections, sessions
from lms_app.lti import forms, keys, targets
from lms_app.lti import launch as messages
from lms_app.lti import login as logins
from lms_app.lti.jws import open_token
from lms_app.lti.launch import LaunchFacts
from lms_app.lti.refusals import LaunchRefused
from lms_app.models import LoginState, Role
from lms_app.sessions import Begun
from lms_app.web import problems

logger = logging.getLogger(__name__)

#: Logins that a browser may have under way; more are tabs forgotten. With the sessions' they stay well under 8 kB.
LOGIN_COOKIES_KEPT = 40

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
    begun = logins.start(forms.query_and_body(request), now=timezone.now())
    request.framing_platform = begun.platform  # type: ignore[attr-defined]
    response = HttpResponseRedirect(begun.redirect_to)
    response["Cache-Control"] = "no-store"
    _let_go_of_old_logins(request, response)
    response.set_cookie(
        sessions.LOGIN_COOKIE_PREFIX + begun.cookie,
        begun.browser_secret,
        max_age=int(settings.LOGIN_STATE_AGE.total_seconds()),
        secure=True,
        httponly=True,
        samesite="None",
        path="/",
    )
    return response


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
        # The state stays good: who posts without its cookie has proven nothing and uses up nothing.
        return problems.page(request, "cookies")
    if not logins.is_same_browser(kept, secret):
        raise LaunchRefused("unconfirmed", "another browser")
    facts = messages.verify(opened, platform=kept.platform, nonce=kept.nonce, now=now)
    _check_purpose(facts, kept)
    if facts.selection is not None:
        response = _to_the_choice(request, facts, kept, now=now)
        response.delete_cookie(cookie, path="/", samesite="None")
        return response
    begun = _enter(facts, kept, now=now)
    response = SeeOther(sessions.entrance(begun.session))
    response["Cache-Control"] = "no-store"
    sessions.set_cookies(request, response, begun)
    response.delete_cookie(cookie, path="/", samesite="None")
    return response


@csrf_exempt
@require_safe
def jwks(request: HttpRequest) -> HttpResponse:
    """Publish our public keys."""
    response = JsonResponse(keys.public_jwks(now=timezone.now()))
    patch_cache_control(response, public=True, max_age=int(keys.PUBLISHED_AGE.total_seconds()))
    response["Access-Control-Allow-Origin"] = "*"
    return response


def _enter(facts: LaunchFacts, kept: LoginState, *, now: datetime) -> Begun:
    """Use up the login, write the launch and begin its session: all of it, or nothing."""
    known = launches.look_up(facts)
    with transaction.atomic():
        logins.consume(kept, now=now)
        recorded = launches.record(facts, known, now=now)
        return sessions.begin(
            recorded.launch,
            language=sessions.language_of(facts.locale),
            now=now,
            membership=recorded.membership,
        )


def _to_the_choice(request: HttpRequest, facts: LaunchFacts, kept: LoginState, *, now: datetime) -> HttpResponse:
    """Use up the login, begin a choice of contents, and lead to it."""
    deployment = launches.deployment_of(facts)
    with transaction.atomic():
        logins.consume(kept, now=now)
        begun = selections.begin(facts, deployment, now=now)
    response = SeeOther(selections.entrance(begun.selection))
    response["Cache-Control"] = "no-store"
    sessions.hand_over(request, response, begun.selection.sid, begun.secret)
    return response


def _check_purpose(facts: LaunchFacts, kept: LoginState) -> None:
    """Refuse a message that its person may not send: a choice of contents, or a look at somebody else's work.

    The login's target is unsigned: where the signed one differs, which it should not, the signed one decides.
    """
    if facts.target_link_uri != kept.target_link_uri:
        logger.info("Login %s was for another target than its launch.", kept.pk)
    if facts.selection is not None:
        targets.activity_of(facts.target_link_uri)
        selections.refuse_others(facts)
    is_own_work = facts.for_user in {"", facts.sub}
    if not is_own_work and facts.role not in {Role.INSTRUCTOR, Role.TA}:
        raise LaunchRefused("role", "review of somebody else")


def _details(request: HttpRequest, refused: LaunchRefused) -> list[tuple[str, str]]:
    """Return what an administrator needs to connect a platform; shown as text, cut, for an unknown one only."""
    if refused.kind != "unknown":
        return []
    given = {**request.GET.dict(), **request.POST.dict()}
    return [(name, str(given[name])[:200]) for name in ("iss", "client_id", "lti_deployment_id") if given.get(name)]


def _let_go_of_old_logins(request: HttpRequest, response: HttpResponse) -> None:
    under_way = [name for name in request.COOKIES if name.startswith(sessions.LOGIN_COOKIE_PREFIX)]
    for name in under_way[: max(0, len(under_way) + 1 - LOGIN_COOKIES_KEPT)]:
        response.delete_cookie(name, path="/", samesite="None")


def _only(request: HttpRequest, methods: str) -> HttpResponse:
    response = problems.page(request, "method", cause="method")
    response["Allow"] = methods
    return response
