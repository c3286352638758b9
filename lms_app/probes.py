"""A platform that is down is asked by one worker at a time, not by the whole queue."""

from __future__ import annotations

from django.core.cache import cache
from redis.exceptions import RedisError

from lms_app.models import Platform

#: Failures in a row after which the others wait for one probe.
TOLERATED = 3
PAUSE_SECONDS = 15.0
PAUSE_MAX = 300.0
#: How long failures are remembered: longer than any pause.
MEMORY_SECONDS = 900


def pause(platform: Platform) -> float:
    """Return how many seconds to leave a platform alone; 0 lets this worker ask, as the one probe if it was down."""
    try:
        failures = int(cache.get(_key(platform, "failures")) or 0)
        if failures < TOLERATED:
            return 0.0
        seconds = float(cache.get(_key(platform, "pause")) or PAUSE_SECONDS)
        is_probe = cache.add(_key(platform, "probe"), 1, timeout=max(1, int(seconds)))
    except RedisError:
        return 0.0
    return 0.0 if is_probe else seconds


def failed(platform: Platform, retry_after: float | None) -> None:
    """Remember that a platform did not answer."""
    key = _key(platform, "failures")
    try:
        cache.add(key, 0, timeout=MEMORY_SECONDS)
        failures = cache.incr(key)
        cache.touch(key, MEMORY_SECONDS)
        seconds = min(PAUSE_MAX, max(PAUSE_SECONDS * 2.0 ** max(0, failures - TOLERATED - 1), retry_after or 0.0))
        cache.set(_key(platform, "pause"), seconds, timeout=MEMORY_SECONDS)
    except (RedisError, ValueError):
        return


def answered(platform: Platform) -> bool:
    """Forget the failures; tell whether the platform was down until now."""
    try:
        failures = int(cache.get(_key(platform, "failures")) or 0)
        if failures:
            cache.delete_many([_key(platform, name) for name in ("failures", "pause", "probe")])
    except RedisError:
        return False
    return failures >= TOLERATED


def _key(platform: Platform, name: str) -> str:
    return f"platform:{platform.pk}:{name}"
