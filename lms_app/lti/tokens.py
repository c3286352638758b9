"""Access tokens of a platform's services: asked for with a signed assertion, kept until shortly before they end."""

from __future__ import annotations

import hashlib
import logging
import secrets
import threading
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import jwt
from django.core.cache import cache
from django.utils import timezone
from redis.exceptions import RedisError

from lms_app.lti import http, keys
from lms_app.lti.answers import PlatformBusy, TokenRefused, judge_token_answer
from lms_app.models import Deployment

logger = logging.getLogger(__name__)

ASSERTION_TYPE = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer"
DEPLOYMENT_CLAIM = "https://purl.imsglobal.org/spec/lti/claim/deployment_id"
ASSERTION_SECONDS = 300
#: Moodle allows a clock no leeway at all: an assertion must not seem to come from the future.
BACKDATED_SECONDS = 10
#: A token is not used in its last minute, so that it does not end on the way.
SPARED_SECONDS = 60
#: How long one worker's refresh keeps the others waiting before they ask themselves.
REFRESH_SECONDS = 8.0


@dataclass
class _Kept:
    """What this process knows for a time when the cache is down, and its own turn at each token."""

    tokens: dict[str, tuple[str, float]] = field(default_factory=dict)
    turns: dict[str, threading.Lock] = field(default_factory=lambda: defaultdict(threading.Lock))


_kept = _Kept()


def access_token(deployment: Deployment, scopes: Iterable[str], *, refused: str = "") -> str:
    """Return a token for exactly these scopes; ``refused`` is one that a service would not take any more.

    Raises ``TokenRefused`` where the platform gives none, ``PlatformBusy`` where it does not answer.
    """
    wanted = " ".join(sorted(scopes))
    key = _key(deployment, wanted)
    known = _look_up(key)
    if known and known != refused:
        return known
    with _kept.turns[key], _one_refresh(key) as is_mine:
        known = _look_up(key) if is_mine else _await(key, refused)
        if known and known != refused:
            return known
        token, seconds = _ask(deployment, wanted)
        _keep(key, token, seconds)
        return token


def _key(deployment: Deployment, wanted: str) -> str:
    """Name a token by registration, deployment and scopes: it is never shared between registrations."""
    platform = deployment.platform
    parts = (platform.issuer, platform.client_id, platform.auth_token_url, deployment.deployment_id, wanted)
    return "token:" + hashlib.sha256("\n".join(parts).encode()).hexdigest()


def _look_up(key: str) -> str:
    try:
        return str(cache.get(key) or "")
    except RedisError:
        token, until = _kept.tokens.get(key, ("", 0.0))
        return token if time.monotonic() < until else ""


def _keep(key: str, token: str, seconds: float) -> None:
    usable = max(0.0, seconds - SPARED_SECONDS) or seconds / 2
    if len(_kept.tokens) > 500:
        _kept.tokens.clear()
    _kept.tokens[key] = (token, time.monotonic() + usable)
    try:
        cache.set(key, token, timeout=int(usable))
    except RedisError as fault:
        logger.warning("A token could not be shared between workers: %s", type(fault).__name__)


@contextmanager
def _one_refresh(key: str) -> Iterator[bool]:
    """Let one worker refresh at a time; a cache that is down makes everybody that one."""
    mark, lock = secrets.token_hex(8), f"{key}:refresh"
    try:
        is_mine = bool(cache.add(lock, mark, timeout=int(REFRESH_SECONDS)))
    except RedisError:
        is_mine = True
    try:
        yield is_mine
    finally:
        if is_mine:
            _release(lock, mark)


def _release(lock: str, mark: str) -> None:
    try:
        if cache.get(lock) == mark:
            cache.delete(lock)
    except RedisError as fault:
        logger.warning("A refresh lock is left to run out: %s", type(fault).__name__)


def _await(key: str, refused: str) -> str:
    """Wait for the token that another worker is asking for."""
    until = time.monotonic() + REFRESH_SECONDS
    while time.monotonic() < until:
        known = _look_up(key)
        if known and known != refused:
            return known
        time.sleep(0.05)
    return ""


def request_form(deployment: Deployment, wanted: str) -> dict[str, str]:
    """Return what a token is asked for with, freshly signed; raises ``keys.KeyUnreadable``."""
    return {
        "grant_type": "client_credentials",
        "client_assertion_type": ASSERTION_TYPE,
        "client_assertion": _assertion(deployment),
        "scope": wanted,
    }


def _ask(deployment: Deployment, wanted: str) -> tuple[str, float]:
    platform = deployment.platform
    try:
        form = request_form(deployment, wanted)
        reply = http.request(
            platform, "POST", platform.auth_token_url, data=form, headers={"Accept": "application/json"}
        )
    except keys.KeyUnreadable as fault:
        raise TokenRefused("own_key") from fault
    except http.AddressRefused as fault:
        raise TokenRefused("foreign_address") from fault
    except http.CallFailed as fault:
        raise PlatformBusy("unreachable") from fault
    return judge_token_answer(reply, wanted, now=timezone.now())


def _assertion(deployment: Deployment) -> str:
    platform, key = deployment.platform, keys.signing_key()
    issued = int(time.time()) - BACKDATED_SECONDS
    claims = {
        "iss": platform.client_id,
        "sub": platform.client_id,
        "aud": platform.token_audience or platform.auth_token_url,
        "iat": issued,
        "exp": issued + ASSERTION_SECONDS,
        "jti": secrets.token_urlsafe(16),
        DEPLOYMENT_CLAIM: deployment.deployment_id,
    }
    return jwt.encode(claims, key.private_key, algorithm="RS256", headers={"kid": key.kid})
