"""Limits per address and per session, by atomic counters: wide enough for a class behind one address.

A window is one minute of the clock. A class that launches together passes; a flood does not. Where the broker is away
nothing is counted, for a learner must be able to work then too.
"""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from django.conf import settings
from django.core.cache import cache
from django.http import HttpRequest, HttpResponse, JsonResponse
from redis.exceptions import RedisError

from lms_app.web import problems
from lms_app.web.proxies import client_address

logger = logging.getLogger(__name__)

WINDOW = 60
#: Seconds for which nothing is counted after the broker failed, so that no request waits for it in vain.
PAUSE = 5.0
UNCOUNTED = ("/healthz", "/readyz", "/metrics")
LAUNCH_PATHS = ("/lti/login/", "/lti/launch/")
SAFE_METHODS = ("GET", "HEAD", "OPTIONS", "TRACE")
PAGE_OF_SESSION = re.compile(r"^/s/([A-Za-z0-9_-]{1,64})/")
SID = re.compile(r"^[A-Za-z0-9_-]{1,64}$")


@dataclass(frozen=True)
class Limit:
    """At most ``allowed`` requests in a window under one key; 0 lifts the limit."""

    key: str
    allowed: int


class RateLimitMiddleware:
    """Answers 429 to whoever asks too much, before anything else is done for them."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self._get_response = get_response
        self._paused_until = 0.0

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Count the request under each limit that it falls under, then pass it on or refuse it."""
        if time.monotonic() >= self._paused_until:
            now = time.time()
            try:
                if any(_count(limit, now) > limit.allowed for limit in limits_of(request)):
                    return refusal(request, retry_after=WINDOW - int(now) % WINDOW)
            except RedisError:
                logger.warning("The broker did not answer; nothing is counted for %s s.", PAUSE)
                self._paused_until = time.monotonic() + PAUSE
        return self._get_response(request)


def limits_of(request: HttpRequest) -> list[Limit]:
    """Return the limits that a request falls under: never one of a registration or a course."""
    path = request.path_info
    if path in UNCOUNTED or path.startswith(settings.STATIC_URL):
        return []
    address = _address_key(client_address(request))
    limits = [Limit(f"all:{address}", settings.LIMIT_REQUESTS)]
    # Login and launch are counted apart: one launch is one request to each.
    limits += [Limit(f"{start}:{address}", settings.LIMIT_LAUNCHES) for start in LAUNCH_PATHS if path.startswith(start)]
    session = _session_key(request) if request.method not in SAFE_METHODS else None
    if session:
        limits.append(Limit(f"session:{session}", settings.LIMIT_SESSION_WRITES))
    return [limit for limit in limits if limit.allowed]


def refusal(request: HttpRequest, *, retry_after: int) -> HttpResponse:
    """Answer that it was too much, as a problem to the API and as a sentence to people."""
    seconds, reference = max(1, retry_after), problems.new_reference()
    logger.warning("%s: 429 too many", reference)
    response: HttpResponse
    if request.path_info.startswith("/api/"):
        problem = {
            "type": "about:blank",
            "title": "Too many requests",
            "status": 429,
            "detail": f"Try again in {seconds} seconds.",
            "code": "too_many",
            "reference": reference,
        }
        response = JsonResponse(problem, status=429, content_type="application/problem+json")
    else:
        sentences = (
            f"请求过于频繁，请在 {seconds} 秒后再试。编号：{reference}",
            f"Too many requests: try again in {seconds} seconds. Reference: {reference}",
        )
        response = HttpResponse("\n".join((*sentences, "")), status=429, content_type="text/plain; charset=utf-8")
    response["Retry-After"] = str(seconds)
    response["Cache-Control"] = "no-store"
    # Nothing inside answers any more that would add these; any course may show the sentence in its frame.
    response["Content-Security-Policy"] = "default-src 'none'; base-uri 'none'; form-action 'none'"
    response["X-Content-Type-Options"] = "nosniff"
    return response


def _count(limit: Limit, now: float) -> int:
    """Count one more in the running window and return how many there are now."""
    key = f"limit:{limit.key}:{int(now) // WINDOW}"
    try:
        return int(cache.incr(key))
    except ValueError:
        if cache.add(key, 1, timeout=2 * WINDOW):
            return 1
        return int(cache.incr(key))


@lru_cache(maxsize=4096)
def _address_key(address: str) -> str:
    """Return what stands for one client: an IPv6 customer owns a /64, not one address."""
    if not address:
        return "unknown"
    read = ip_address(address)
    return str(ip_network((read, 64), strict=False)) if isinstance(read, IPv6Address) else address


def _session_key(request: HttpRequest) -> str | None:
    """Return the launch session that a request names, unproven: enough for counting."""
    page = PAGE_OF_SESSION.match(request.path_info)
    named = (
        page.group(1)
        if page
        else request.headers.get("X-Launch-Session")
        or request.headers.get("X-CSRFToken", "").partition(".")[0]
        or request.COOKIES.get("__Host-ys", "")
    )
    return named if SID.match(named) else None
