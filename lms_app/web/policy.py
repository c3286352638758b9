"""What a page may load, and who may show it inside a frame."""

from __future__ import annotations

import re
from functools import lru_cache
from urllib.parse import urlsplit

from csp.constants import HEADER
from csp.middleware import CSPMiddleware, PolicyParts
from csp.utils import build_policy
from django.db import DatabaseError
from django.http import HttpRequest
from django.http.response import HttpResponseBase

from lms_app import selections, sessions
from lms_app.models import LaunchSession, Platform, Selection

SELF, NONE = "'self'", "'none'"

#: Nothing but what is named; a view adds to it with `csp.decorators.csp_update`.
DIRECTIVES: dict[str, list[str]] = {
    "default-src": [NONE],
    "style-src": [SELF],
    "script-src": [SELF],
    "img-src": [SELF, "blob:", "data:"],
    "connect-src": [SELF],
    "font-src": [SELF],
    "base-uri": [NONE],
    "form-action": [SELF],
}

LTI_PATH, PICK_PATH, PAGES_PATH, API_PATH = "/lti/", "/lti/pick/", "/s/", "/api/"
#: What a view leaves on its answer where it wants another policy (`csp.decorators`).
_CHANGES = ("_csp_config", "_csp_update", "_csp_replace", "_csp_exempt")
_PLAIN_PATH = re.compile(r"(?:/[A-Za-z0-9._~-]+)+")
_ORIGIN = re.compile(r"https?://[A-Za-z0-9.-]+(?::\d{1,5})?|https?://\[[0-9A-Fa-f:]+\](?::\d{1,5})?")


class ContentSecurityMiddleware(CSPMiddleware):
    """Sends the policy; pages of a launch may stand inside that launch's platform, everything else in no frame."""

    def get_policy_parts(
        self, request: HttpRequest, response: HttpResponseBase, report_only: bool = False
    ) -> PolicyParts:
        """Return the policy of this answer."""
        parts = super().get_policy_parts(request, response, report_only)
        if not report_only and parts.config is None:
            # On redirects too: Chromium holds each step of a framed navigation to the policy of its answer.
            parts.config = {**DIRECTIVES, "frame-ancestors": ancestors(request)}
        return parts

    def process_response(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        """Add the policy, and keep pages of people out of every cache."""
        if request.path_info.startswith((PAGES_PATH, PICK_PATH, API_PATH)):
            response.headers.setdefault("Cache-Control", "no-store")
        if request.path_info.startswith((PAGES_PATH, LTI_PATH)):
            # A launch in a new window talks to the platform's window that opened it.
            response.headers.setdefault("Cross-Origin-Opener-Policy", "unsafe-none")
        if HEADER not in response and not any(hasattr(response, name) for name in _CHANGES):
            response[HEADER] = _plain(tuple(ancestors(request)))
            return response
        answered: HttpResponseBase = super().process_response(request, response)
        return answered


@lru_cache(maxsize=256)
def _plain(framers: tuple[str, ...]) -> str:
    """Return the policy of an answer that changes nothing of it: few, and slow to put together."""
    return str(build_policy({**DIRECTIVES, "frame-ancestors": list(framers)}))


def ancestors(request: HttpRequest) -> list[str]:
    """Return who may frame an answer."""
    if not request.path_info.startswith((PAGES_PATH, LTI_PATH)):
        return [NONE]
    # Also the page that says that a session is over must be seen inside the course.
    try:
        session = sessions.named(request) if request.path_info.startswith(PAGES_PATH) else None
        if session is not None:
            return [SELF, *origins_of_session(session)]
        selection = selections.named(request) if request.path_info.startswith(PICK_PATH) else None
        if selection is not None:
            return [SELF, *origins_of_selection(selection)]
        platform: Platform | None = getattr(request, "framing_platform", None)
        if platform is not None:
            return [SELF, *origins_of(platform)]
        newcomer: list[str] = getattr(request, "may_stand_in", [])
        if newcomer:
            # Who registers is no platform of ours yet, and shall read inside its own page why it does not become one.
            return [SELF, *sorted({origin for url in newcomer for origin in _origins(url)})]
        return [SELF, *_registered_framer(request)]
    except DatabaseError:
        return [SELF]


def origins_of_session(session: LaunchSession) -> list[str]:
    """Return the origins of the platform that a session came from, the page that its launch stood in among them."""
    platform = session.launch.resource_link.context.deployment.platform
    return sorted({*origins_of(platform), *_origins(session.launch.return_url)})


def origins_of_selection(selection: Selection) -> list[str]:
    """Return the origins of the platform that asked for a choice, and of the pages that it was asked from."""
    platform = selection.deployment.platform
    asked_from = [*_origins(selection.return_url), *_origins(selections.settings_of(selection).return_url)]
    return sorted({*origins_of(platform), *asked_from})


def only_form_to(url: str) -> dict[str, list[str]]:
    """Return the change of the policy that lets a page post to one address and nowhere else."""
    origin, path = _origins(url), urlsplit(url).path
    # A policy's own separators, and what it would read as another path, leave the origin alone.
    is_plain = _PLAIN_PATH.fullmatch(path) is not None
    return {"form-action": [f"{origin[0]}{path if is_plain else ''}"] if origin else [NONE]}


def origins_of(platform: Platform) -> list[str]:
    """Return the origins that a registration and our administrator name."""
    hosts = [f"https://{host}" for host in platform.service_hosts]
    return sorted({origin for url in (platform.issuer, platform.auth_login_url, *hosts) for origin in _origins(url)})


def _registered_framer(request: HttpRequest) -> list[str]:
    """Return where a request without a session came from, if that is a registered platform, switched off or not.

    So a page that says what went wrong can be read inside the course, and no page says which platforms there are.
    """
    framer = _origins(request.headers.get("Origin") or request.headers.get("Referer") or "")
    if framer and any(framer[0] in origins_of(platform) for platform in Platform.objects.defer("key_set")):
        return list(framer)
    return []


@lru_cache(maxsize=1024)
def _origins(url: str) -> tuple[str, ...]:
    """Return an address's origin as one of one, or none for what is no plain address; a class brings the same ones."""
    try:
        parts = urlsplit(url)
        port = f":{parts.port}" if parts.port else ""
        host = parts.hostname or ""
    except ValueError:
        return ()
    origin = f"{parts.scheme}://{f'[{host}]' if ':' in host else host}{port}"
    return (origin,) if _ORIGIN.fullmatch(origin) else ()
