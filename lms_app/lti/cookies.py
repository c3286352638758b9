"""Cookies of logins, and what the cookies of a request tell of its browser."""

from __future__ import annotations

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from lms_app import sessions
from lms_app.lti.login import Login

#: Logins that a browser may have under way; more are tabs forgotten. With the sessions' they stay well under 8 kB.
LOGINS_KEPT = 40
#: Every cookie of ours that may stand in a frame begins so.
_OURS = "__Host-ys"
_TRIAL = "__Host-yskept"


def are_kept(request: HttpRequest) -> bool:
    """Tell whether this browser has brought back any cookie of ours, from where it is now."""
    return any(name.startswith(_OURS) for name in request.COOKIES)


def set_trial(response: HttpResponse) -> None:
    """Hand the browser a cookie that says nothing, to see whether it comes back."""
    age = int(settings.LAUNCH_SESSION_AGE.total_seconds())
    response.set_cookie(_TRIAL, "1", max_age=age, secure=True, httponly=True, samesite="None", path="/")


def set_login(request: HttpRequest, response: HttpResponse, begun: Login) -> None:
    """Hand the browser the secret of a login, and let go of the oldest of very many."""
    under_way = [name for name in request.COOKIES if name.startswith(sessions.LOGIN_COOKIE_PREFIX)]
    for name in under_way[: max(0, len(under_way) + 1 - LOGINS_KEPT)]:
        response.delete_cookie(name, path="/", samesite="None")
    response.set_cookie(
        sessions.LOGIN_COOKIE_PREFIX + begun.cookie,
        begun.browser_secret,
        max_age=int(settings.LOGIN_STATE_AGE.total_seconds()),
        secure=True,
        httponly=True,
        samesite="None",
        path="/",
    )
