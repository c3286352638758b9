"""Platforms' public keys: kept with the registration, fetched again seldom, never lost to a bad fetch."""

from __future__ import annotations

import base64
import logging
import re
import time
from collections.abc import Mapping
from datetime import datetime, timedelta
from functools import lru_cache
from typing import Any

from cryptography.hazmat.primitives.asymmetric.rsa import RSAPublicKey, RSAPublicNumbers
from django.db.models import Q

from lms_app.lti import http
from lms_app.lti.jws import ALGORITHM
from lms_app.lti.refusals import LaunchRefused
from lms_app.models import Platform

logger = logging.getLogger(__name__)

MAX_BYTES = 256 * 1024
KEYS_MAX = 100
BITS_MIN, BITS_MAX = 2048, 8192
AGE_MIN, AGE_DEFAULT, AGE_MAX = timedelta(minutes=5), timedelta(hours=1), timedelta(hours=24)
#: So long a launch waits for a fetch that another one has just begun.
WAIT = timedelta(seconds=2)
#: At most one fetch a minute and registration, however many launches ask for it.
FETCH_INTERVAL = timedelta(minutes=1) + WAIT
_WAIT_STEP = 0.1


def verification_key(platform: Platform, kid: str, *, now: datetime) -> RSAPublicKey:
    """Return the platform's key of that id; refuse the launch if there is none, also after one fetch."""
    is_fresh = platform.key_set_expires_at is not None and platform.key_set_expires_at > now
    key = find(platform.key_set, kid)
    if key is not None and is_fresh:
        return key
    has_answered = refresh(platform, now=now)
    key = find(platform.key_set, kid)
    if key is not None:
        return key
    if has_answered is False or not platform.key_set:
        raise LaunchRefused("unavailable", "no key set")
    raise LaunchRefused("unconfirmed", "unknown key id")


def refresh(platform: Platform, *, now: datetime) -> bool | None:
    """Fetch the key set unless that was tried within a minute.

    Returns whether the platform gave one, or None if it was not asked. A failed fetch changes nothing but the time
    of the try: the last good set stays.
    """
    stale = Q(key_set_tried_at__isnull=True) | Q(key_set_tried_at__lte=now - FETCH_INTERVAL)
    if not Platform.objects.filter(stale, pk=platform.pk).update(key_set_tried_at=now):
        _wait_for_another(platform, now)
        return None
    try:
        reply = http.request(platform, "GET", platform.jwks_url, headers={"Accept": "*/*"}, max_bytes=MAX_BYTES)
        key_set = _checked(reply)
    except (http.CallFailed, ValueError) as fault:
        logger.warning("The key set of platform %s could not be fetched: %s", platform.pk, fault)
        _settle(platform, now)
        return False
    _settle(platform, now, key_set=key_set, key_set_expires_at=now + max_age(reply))
    return True


def find(key_set: Mapping[str, Any] | None, kid: str) -> RSAPublicKey | None:
    """Return the usable key of that id in a stored set."""
    for entry in (key_set or {}).get("keys", ()):
        if entry.get("kid") == kid:
            return _parsed(entry["n"], entry["e"])
    return None


def max_age(reply: http.Reply) -> timedelta:
    """Return for how long a fetched set is believed: the platform's word, within our bounds."""
    directive = re.search(r"(?:^|[,\s])max-age\s*=\s*\"?(\d{1,9})", reply.headers.get("Cache-Control", ""), re.I)
    age = timedelta(seconds=int(directive[1])) if directive else AGE_DEFAULT
    return min(max(age, AGE_MIN), AGE_MAX)


def usable(entry: Any) -> dict[str, str] | None:
    """Return the members of a key that we use, or None for a key that we do not."""
    if not isinstance(entry, dict) or entry.get("kty") != "RSA":
        return None
    kid, n, e = entry.get("kid"), entry.get("n"), entry.get("e")
    if not (isinstance(kid, str) and 0 < len(kid) <= 255 and isinstance(n, str) and isinstance(e, str)):
        return None
    if entry.get("use") not in (None, "sig") or entry.get("alg") not in (None, ALGORITHM):
        return None
    try:
        _parsed(n, e)
    except ValueError:
        return None
    return {"kid": kid, "n": n, "e": e}


def _settle(platform: Platform, now: datetime, **fetched: Any) -> None:
    """End a fetch: its time is put back by the wait, which tells others that it is under way no more."""
    for name, value in {**fetched, "key_set_tried_at": now - WAIT}.items():
        setattr(platform, name, value)
    platform.save(update_fields=[*fetched, "key_set_tried_at"])


def _checked(reply: http.Reply) -> dict[str, Any]:
    if reply.status != 200:
        raise ValueError(f"status {reply.status}")
    document = reply.json()
    entries = document.get("keys") if isinstance(document, dict) else None
    if not isinstance(entries, list):
        raise ValueError("not a key set")
    keys = [key for key in map(usable, entries[:KEYS_MAX]) if key is not None]
    if not keys:
        raise ValueError("no usable key")
    return {"keys": keys}


@lru_cache(maxsize=256)
def _parsed(n: str, e: str) -> RSAPublicKey:
    """Parse a key once and for all launches."""
    modulus, exponent = _number(n), _number(e)
    if not BITS_MIN <= modulus.bit_length() <= BITS_MAX or not 3 <= exponent < 2**32:
        raise ValueError("unfit key")
    return RSAPublicNumbers(exponent, modulus).public_key()


def _number(text: str) -> int:
    if not re.fullmatch(r"[A-Za-z0-9_-]{1,1400}={0,2}", text):
        raise ValueError("not base64url")
    bare = text.rstrip("=")
    return int.from_bytes(base64.urlsafe_b64decode(bare + "=" * (-len(bare) % 4)))


def _wait_for_another(platform: Platform, now: datetime) -> None:
    """Give a fetch that has just begun elsewhere a moment, so that a class does not fail at a change of keys."""
    deadline = time.monotonic() + WAIT.total_seconds()
    while True:
        platform.refresh_from_db(fields=["key_set", "key_set_expires_at", "key_set_tried_at"])
        tried = platform.key_set_tried_at
        is_under_way = tried is not None and abs(now - tried) < WAIT
        if not is_under_way or time.monotonic() >= deadline:
            return
        time.sleep(_WAIT_STEP)
