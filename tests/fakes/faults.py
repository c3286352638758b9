"""Faults that a platform shows on demand."""

import re
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Fault:
    """What goes wrong at one endpoint, and how often.

    Without ``status`` and ``drop`` the request is answered as usual, after ``delay`` and with
    ``headers`` put over the real ones. With ``late`` the request is handled first: the score is
    stored, and only the answer is lost or replaced. ``hold`` keeps a finished answer back so long,
    ``change`` makes another of it. ``in_own_words`` refuses with the platform's usual body.
    """

    endpoint: str
    times: int | None = 1
    status: int | None = None
    reason: str = ""
    headers: Mapping[str, str] = field(default_factory=dict)
    body: Any = ""
    delay: float = 0.0
    hold: float = 0.0
    drop: bool = False
    late: bool = False
    when: Callable[[Any], bool] | None = None
    in_own_words: bool = False
    change: Callable[[Any], Any] = lambda response: response
    hits: int = 0

    @property
    def is_over(self) -> bool:
        return self.times is not None and self.hits >= self.times


class Faults:
    """The faults still to come, oldest first."""

    def __init__(self) -> None:
        self._faults: list[Fault] = []
        self._lock = threading.Lock()

    def add(self, endpoint: str, **what: Any) -> Fault:
        """Let ``endpoint`` fail: see :class:`Fault`. ``times=None`` is for ever, ``"*"`` everywhere."""
        fault = Fault(endpoint, **what)
        with self._lock:
            self._faults.append(fault)
        return fault

    def clear(self) -> None:
        """Be well again."""
        with self._lock:
            self._faults.clear()

    def take(self, endpoint: str, request: Any) -> Fault | None:
        """Give the fault that this request meets and count it."""
        with self._lock:
            for fault in self._faults:
                wanted = fault.endpoint in (endpoint, "*") and not fault.is_over
                if wanted and (fault.when is None or fault.when(request)):
                    fault.hits += 1
                    return fault
        return None

    # The usual ones by name.

    def slow(self, endpoint: str, seconds: float, times: int | None = 1) -> Fault:
        return self.add(endpoint, delay=seconds, times=times)

    def down(self, endpoint: str, times: int | None = 1) -> Fault:
        """Show the maintenance page of Moodle: 503, HTML, ``Retry-After``."""
        return self.add(
            endpoint,
            times=times,
            status=503,
            reason="Moodle under maintenance",
            headers={"Content-Type": "text/html; charset=utf-8", "Retry-After": "300"},
            body="<!doctype html><title>Maintenance</title><h1>This site is undergoing maintenance</h1>",
        )

    def throttled(self, endpoint: str, status: int = 403, times: int | None = 1, after: str = "") -> Fault:
        """Refuse as Canvas does when its bucket is full: 403 or 429 with the text that tells."""
        words = "Forbidden" if status == 403 else "Too Many Requests"
        headers = {
            "Content-Type": "text/plain",
            "X-Rate-Limit-Remaining": "0.0",
            "X-Request-Cost": "1.4",
        }
        if after:
            headers["Retry-After"] = after
        body = f"{status} {words} (Rate Limit Exceeded)"
        return self.add(endpoint, status=status, times=times, headers=headers, body=body)

    def refused(self, endpoint: str, status: int, times: int | None = 1, reason: str = "") -> Fault:
        """Refuse as this platform words it: 401, 409, 412, 422 and their like."""
        return self.add(endpoint, status=status, reason=reason, times=times, in_own_words=True)

    def broken(self, endpoint: str, times: int | None = None) -> Fault:
        """Answer 500, for ever if not said otherwise, as Moodle does over a locked grade."""
        return self.add(endpoint, status=500, times=times)

    def curly_links(self, endpoint: str, times: int | None = None) -> Fault:
        """Write the ``Link`` header as Moodle does: typographic quotes, and entities for ampersands."""
        return self.add(endpoint, times=times, change=_curly)

    def wrong_type(self, endpoint: str, media_type: str = "text/html; charset=utf-8", times: int | None = 1) -> Fault:
        """Give the right answer under another media type."""
        return self.add(endpoint, times=times, headers={"Content-Type": media_type})


def _curly(response: Any) -> Any:
    if link := response.headers.get("Link"):
        curled = re.sub(r'rel="(\w+)"', "rel=\N{LEFT DOUBLE QUOTATION MARK}\\1\N{RIGHT DOUBLE QUOTATION MARK}", link)
        response.headers["Link"] = re.sub(r"&(?!amp;)", "&amp;", curled)
    return response


def wait(seconds: float) -> None:
    """Hold an answer back, as a slow platform does."""
    if seconds > 0:
        time.sleep(seconds)
