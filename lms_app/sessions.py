"""Launch sessions: begun by a launch, found by a request; the only keeper of their cookies and tokens."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, cast

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.utils import timezone
from django.utils.crypto import constant_time_compare, salted_hmac
from django.views.decorators.csrf import csrf_exempt

from lms_app import carriage
from lms_app.lti import claims
from lms_app.models import (
    ContentVersion,
    Context,
    Deployment,
    DeploymentState,
    Launch,
    LaunchSession,
    LtiUser,
    Membership,
    Platform,
    ResourceLink,
    Role,
)
from lms_app.statements import Reading
from lms_app.web import problems

P = ParamSpec("P")

#: Cookie of the latest launch in this browser; each session has one of its own beside it.
LATEST_COOKIE = "__Host-ys"
COOKIE_PREFIX = "__Host-ys-"
LOGIN_COOKIE_PREFIX = "__Host-ys-login-"
#: So many sessions a browser may carry; a request's Cookie header must stay well under 8 kB.
COOKIES_KEPT = 24

_SID = r"[A-Za-z0-9_-]{16,32}"
_SID_IN_PATH = re.compile(rf"^/s/({_SID})/")
_SID_ALONE = re.compile(_SID)
_SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS", "TRACE"})
_CSRF_SALT = "lms_app.sessions.csrf"

#: A session and all that its pages ask of it, by one statement.
_WITH_LAUNCH = Reading(
    """
    FROM lms_app_launchsession s
    JOIN lms_app_launch l ON l.id = s.launch_id
    JOIN lms_app_membership m ON m.id = s.membership_id
    JOIN lms_app_ltiuser u ON u.id = l.user_id
    JOIN lms_app_resourcelink r ON r.id = l.resource_link_id
    JOIN lms_app_context c ON c.id = r.context_id
    JOIN lms_app_deployment d ON d.id = c.deployment_id
    JOIN lms_app_platform p ON p.id = d.platform_id
    LEFT JOIN lms_app_contentversion v ON v.slug = r.lesson AND v.is_current
    WHERE s.sid = %s
    """,
    without={"p.key_set", "v.document"},
    s=LaunchSession,
    l=Launch,
    m=Membership,
    u=LtiUser,
    r=ResourceLink,
    c=Context,
    d=Deployment,
    p=Platform,
    v=ContentVersion,
)

_BEGINNERS = frozenset({Role.LEARNER, Role.INSTRUCTOR, Role.TA, Role.DESIGNER})


class LaunchRequest(HttpRequest):
    """A request whose launch session has been found (see `launch_required`)."""

    launch_session: LaunchSession


class Proven(Protocol):
    """Whatever has a public key, and a secret that only its browser holds."""

    sid: str
    secret_hash: str
    storage_frame: str


@dataclass(frozen=True, slots=True)
class Begun:
    """A session just begun, with the secret that only its browser will hold."""

    session: LaunchSession
    secret: str


def begin(launch: Launch, membership: Membership, *, language: str, now: datetime, storage_frame: str = "") -> Begun:
    """Return the session that a launch begins, still to be written: always a new one, under a key of its own.

    With ``storage_frame``, the platform's storage proved the browser, and pages carry the session (see `carriage`).
    """
    secret = secrets.token_urlsafe(32)
    session = LaunchSession(
        sid=secrets.token_urlsafe(16),
        secret_hash=digest(secret),
        launch=launch,
        membership=membership,
        language=language,
        storage_frame=storage_frame,
        created_at=now,
        expires_at=now + settings.LAUNCH_SESSION_AGE,
    )
    return Begun(session, secret)


def set_cookies(request: HttpRequest, response: HttpResponseBase, begun: Begun) -> None:
    """Hand the browser its secret, and say which launch was its latest."""
    hand_over(request, response, begun.session.sid, begun.secret)
    _set_cookie(response, LATEST_COOKIE, begun.session.sid)


def hand_over(request: HttpRequest, response: HttpResponseBase, sid: str, secret: str) -> None:
    """Hand the browser a session's secret, and let go of its oldest sessions when it carries very many."""
    _set_cookie(response, COOKIE_PREFIX + sid, secret)
    # Browsers send older cookies first (RFC 6265, 5.4).
    carried = [
        name for name in request.COOKIES if name.startswith(COOKIE_PREFIX) and not name.startswith(LOGIN_COOKIE_PREFIX)
    ]
    for name in carried[: max(0, len(carried) + 1 - COOKIES_KEPT)]:
        response.delete_cookie(name, path="/", samesite="None")


def language_of(locale: str) -> str:
    """Return the language that a launch's locale asks for."""
    return "zh-hans" if not locale or locale.lower().startswith("zh") else "en"


def switch_language(session: LaunchSession, language: str) -> None:
    """Keep the language that somebody chose for this session."""
    session.language = language
    session.save(update_fields=["language"])


def home(session: LaunchSession) -> str:
    """Return the overview of a session, under which all its pages stand."""
    return f"/s/{session.sid}/"


def entrance(session: LaunchSession) -> str:
    """Return the page that a launch opens: its activity for who works on it, the overview for who teaches.

    A launch from a cell of the gradebook opens the work that the cell is about.
    """
    launch = session.launch
    if launch.for_user_id is not None:
        return f"{home(session)}review/"
    if launch.activity and launch.role not in {Role.INSTRUCTOR, Role.TA}:
        return f"{home(session)}activity/{launch.activity}/"
    return home(session)


def find(request: HttpRequest) -> LaunchSession | None:
    """Return the session that a request belongs to: named, proven by its cookie, and in force."""
    session = named(request)
    if session is None or not is_proven(request, session) or not _is_in_force(session, timezone.now()):
        return None
    return session


def named(request: HttpRequest) -> LaunchSession | None:
    """Return the session that a request only names, asked for once and then remembered; proof of nothing."""
    if not hasattr(request, "_named_session"):
        sid = sid_of(request)
        request._named_session = _read(sid) if sid else None  # type: ignore[attr-defined]
    return cast("LaunchSession | None", request._named_session)  # type: ignore[attr-defined]


def sid_of(request: HttpRequest) -> str:
    """Return the key of the session that a request names: its path, header, token or query, else the latest launch."""
    in_path = _SID_IN_PATH.match(request.path_info)
    if in_path:
        return in_path[1]
    token_sid = request.headers.get("X-CSRFToken", "").partition(".")[0]
    # A link can send no header: a download of the API names its session in the address.
    for named in (request.headers.get("X-Launch-Session", ""), token_sid, request.GET.get("session", "")):
        if named:
            return named if _SID_ALONE.fullmatch(named) else ""
    latest = request.COOKIES.get(LATEST_COOKIE, "")
    return latest if _SID_ALONE.fullmatch(latest) else ""


def is_proven(request: HttpRequest, session: Proven) -> bool:
    """Tell whether a request carries the secret of the session that it names, or where pages carry it, its token."""
    secret = request.COOKIES.get(COOKIE_PREFIX + session.sid, "")
    if hmac.compare_digest(session.secret_hash, digest(secret)):
        return True
    is_carried = bool(session.storage_frame) and csrf_is_valid(session, carriage.token_of(request))
    request.is_carried = is_carried  # type: ignore[attr-defined]
    return is_carried


def begin_allowed(session: LaunchSession) -> bool:
    """Tell whether this session may begin attempts (whoever teaches does so as a preview)."""
    return not why_only_looking(session)


def why_only_looking(session: LaunchSession) -> str:
    """Return why a session writes nothing: ``masquerade``, ``review`` or ``role``; empty where it may.

    A launch from a cell of the gradebook says nothing of the dates that hold for its person: it only shows.
    """
    launch = session.launch
    if launch.is_masquerade:
        return "masquerade"
    if launch.for_user_id is not None:
        return "review"
    return "" if launch.role in _BEGINNERS else "role"


def csrf_token(session: Proven) -> str:
    """Return the token that a page of this session sends with every change."""
    return f"{session.sid}.{_csrf_mac(session)}"


def csrf_is_valid(session: Proven, token: str) -> bool:
    """Tell whether a token belongs to this session."""
    sid, _, mac = token.partition(".")
    return sid == session.sid and constant_time_compare(mac, _csrf_mac(session))


def request_is_forged(request: HttpRequest, session: Proven) -> bool:
    """Tell whether a changing request lacks its session's token, in header and in form."""
    if request.method in _SAFE_METHODS:
        return False
    token = request.headers.get("X-CSRFToken") or request.POST.get("csrfmiddlewaretoken", "")
    return not csrf_is_valid(session, token)


def launch_required(
    view: Callable[Concatenate[LaunchRequest, P], HttpResponseBase],
) -> Callable[..., HttpResponseBase]:
    """Let a view in only with a session; it finds it as ``request.launch_session`` and gets no ``sid``."""

    @csrf_exempt
    @wraps(view)
    def guarded(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        kwargs.pop("sid", None)
        session = find(request)
        if session is None:
            return _way_in(request) or problems.page(request, "session", return_url=_way_back(request))
        if request_is_forged(request, session):
            return problems.page(request, "forged")
        known = cast(LaunchRequest, request)
        known.launch_session = session
        return view(known, *args, **kwargs)

    return guarded


def role_required(
    *roles: str,
) -> Callable[
    [Callable[Concatenate[LaunchRequest, P], HttpResponseBase]],
    Callable[Concatenate[LaunchRequest, P], HttpResponseBase],
]:
    """Let a view (inside `launch_required`) in only with one of the roles."""

    def decorate(
        view: Callable[Concatenate[LaunchRequest, P], HttpResponseBase],
    ) -> Callable[Concatenate[LaunchRequest, P], HttpResponseBase]:
        @wraps(view)
        def guarded(request: LaunchRequest, /, *args: P.args, **kwargs: P.kwargs) -> HttpResponseBase:
            if request.launch_session.launch.role not in roles:
                return problems.page(request, "role")
            return view(request, *args, **kwargs)

        return guarded

    return decorate


def _read(sid: str) -> LaunchSession | None:
    """Return a session with all that stands behind it: launch, standing, person, link, course, platform, lesson."""
    found = _WITH_LAUNCH.first(sid)
    if found is None:
        return None
    session: LaunchSession = found[0]
    session.launch, session.membership = found[1:3]
    session.launch.user, session.launch.resource_link = found[3:5]
    link = session.launch.resource_link
    link.context, link.context.deployment, link.context.deployment.platform, link.current_version = found[5:]
    return session


def _set_cookie(response: HttpResponseBase, name: str, value: str) -> None:
    age = settings.LAUNCH_SESSION_AGE
    response.set_cookie(name, value, max_age=age, secure=True, httponly=True, samesite="None", path="/")


def _way_in(request: HttpRequest) -> HttpResponse | None:
    """Return the page that brings in whose pages carry the session, None where nothing can."""
    session = named(request)
    if session is None or not _is_in_force(session, timezone.now()):
        return None
    platform = session.launch.resource_link.context.deployment.platform
    return carriage.way_in(request, session, platform, token=csrf_token(session))


def _way_back(request: HttpRequest) -> str:
    """Return the course's address for whoever held the session that a request names and that is over."""
    session = named(request)
    address = session.launch.return_url if session and is_proven(request, session) else ""
    return address if address.startswith(("https://", "http://")) else ""


def _is_in_force(session: LaunchSession, now: datetime) -> bool:
    deployment = session.launch.resource_link.context.deployment
    return (
        session.ended_at is None
        and session.expires_at > now
        and deployment.platform.is_active
        and deployment.state == DeploymentState.APPROVED
        and session.membership.is_active
        and not claims.is_demotion(session.launch.role, session.membership.role)
    )


def digest(secret: str) -> str:
    """Return the hash under which a session's secret is kept."""
    return hashlib.sha256(secret.encode("utf-8", "surrogateescape")).hexdigest()


def _csrf_mac(session: Proven) -> str:
    return salted_hmac(_CSRF_SALT, f"{session.sid}:{session.secret_hash}", algorithm="sha256").hexdigest()
