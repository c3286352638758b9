"""Addresses of ours that a platform may send people to."""

from __future__ import annotations

import re
from functools import lru_cache
from urllib.parse import urlsplit

from django.conf import settings

from lms_app.lti.refusals import LaunchRefused

LAUNCH_PATH = "/lti/launch/"
#: Keys of activities, as they stand in addresses and custom parameters.
ACTIVITY = re.compile(r"[a-z0-9](?:[a-z0-9_-]{0,38}[a-z0-9])?")
_ROUTE = re.compile(rf"/lti/launch(?:/(?P<activity>{ACTIVITY.pattern}))?/?")


def launch_url() -> str:
    """Return our launch address, the one `redirect_uri` that we ever ask for."""
    return settings.PUBLIC_URL + LAUNCH_PATH


def is_ours(address: str) -> bool:
    """Tell whether an address is on our own origin, exactly."""
    try:
        parts = urlsplit(address)
        port = parts.port or _default_port(parts.scheme)
    except ValueError:
        return False
    return (
        (parts.scheme, parts.hostname or "", port) == _origin(settings.PUBLIC_URL)
        and parts.username is None
        and parts.password is None
        and address.isprintable()
        and "\\" not in address
    )


def activity_of(address: str) -> str:
    """Return the activity that a launch target names, empty for the overview; refuse what is not a launch of ours."""
    if not is_ours(address):
        raise LaunchRefused("target", "target on another origin")
    route = _ROUTE.fullmatch(urlsplit(address).path)
    if route is None:
        raise LaunchRefused("target", "target is no route")
    return route["activity"] or ""


@lru_cache(maxsize=8)
def _origin(url: str) -> tuple[str, str | None, int]:
    parts = urlsplit(url)
    return parts.scheme, parts.hostname, parts.port or _default_port(parts.scheme)


def _default_port(scheme: str) -> int:
    return {"https": 443, "http": 80}.get(scheme, 0)
