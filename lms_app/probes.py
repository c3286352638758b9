"""A gradebook that is down is asked by one worker at a time, not by the whole queue.

What is down is a host: one registration may serve many schools, each at a host of its own.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from django.core.cache import cache
from redis.exceptions import RedisError

from lms_app.models import ResourceLink

#: Failures in a row after which the others wait for one probe.
TOLERATED = 3
PAUSE_SECONDS = 15.0
PAUSE_MAX = 300.0
#: How long failures are remembered: longer than any pause.
MEMORY_SECONDS = 900


def pause(link: ResourceLink) -> float:
    """Return how many seconds to leave a gradebook alone; 0 lets this worker ask, as the one probe if it was down."""
    try:
        failures = int(cache.get(_key(link, "failures")) or 0)
        if failures < TOLERATED:
            return 0.0
        seconds = float(cache.get(_key(link, "pause")) or PAUSE_SECONDS)
        is_probe = cache.add(_key(link, "probe"), 1, timeout=max(1, int(seconds)))
    except RedisError:
        return 0.0
    return 0.0 if is_probe else seconds


def failed(link: ResourceLink, retry_after: float | None) -> None:
    """Remember that a gradebook did not answer."""
    key = _key(link, "failures")
    try:
        cache.add(key, 0, timeout=MEMORY_SECONDS)
        failures = cache.incr(key)
        cache.touch(key, MEMORY_SECONDS)
        seconds = min(PAUSE_MAX, max(PAUSE_SECONDS * 2.0 ** max(0, failures - TOLERATED - 1), retry_after or 0.0))
        cache.set(_key(link, "pause"), seconds, timeout=MEMORY_SECONDS)
    except (RedisError, ValueError):
        return


def answered(link: ResourceLink) -> bool:
    """Forget the failures; tell whether the gradebook was down until now."""
    try:
        failures = int(cache.get(_key(link, "failures")) or 0)
        if failures:
            cache.delete_many([_key(link, name) for name in ("failures", "pause", "probe")])
    except RedisError:
        return False
    return failures >= TOLERATED


def _key(link: ResourceLink, name: str) -> str:
    host = urlsplit(link.ags_lineitem_url or link.ags_lineitems_url).netloc
    return f"gradebook:{link.context.deployment.platform_id}:{host}:{name}"
