"""Calls to platforms: to their own hosts only, bounded in time and size, never to an inner address."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from http.cookiejar import DefaultCookiePolicy
from typing import Any
from urllib.parse import urljoin, urlsplit

import requests
from django.conf import settings
from requests_hardened import Config, Manager
from requests_hardened.ip_filter import InvalidIPAddress
from urllib3.connection import HTTPConnection, HTTPSConnection
from urllib3.connectionpool import HTTPConnectionPool, HTTPSConnectionPool
from urllib3.exceptions import HTTPError

from lms_app.lti.jws import strict_json
from lms_app.models import Platform
from lms_app.models.lti import URL_MAX

CONNECT_SECONDS = 5
READ_SECONDS = 20
#: A body that comes drop by drop keeps each read short of its own bound; all of it together has this one.
BODY_SECONDS = 30
MAX_BYTES = 1024 * 1024
MAX_REDIRECTS = 3
#: Why a call was given up that took too long as a whole.
NEVER_ENDS = "the answer does not end"
_LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
_local = threading.local()


class CallFailed(Exception):
    """A call that brought no answer to speak of."""


class AddressRefused(CallFailed):
    """An address that we do not call: not the platform's, not https, or an inner one."""


class PlatformUnreachable(CallFailed):
    """No answer: a timeout, a dropped connection, a name that is not found, a certificate that is not theirs."""


class AnswerTooLarge(CallFailed):
    """An answer beyond the bound that the call set."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What a platform answered; ``reason`` is the phrase of the status line (Moodle explains itself there)."""

    status: int
    reason: str
    headers: Mapping[str, str]
    body: bytes

    @property
    def text(self) -> str:
        """Return the body as text, whatever it is."""
        return self.body.decode("utf-8", "replace")

    def json(self) -> Any:
        """Return the body as strict JSON; raises ``ValueError``."""
        return strict_json(self.body)


def session_for(platform: Platform | None) -> requests.Session:
    """Return this thread's hardened session; it keeps connections, and no cookies, so that platforms may share it."""
    key = f"session_{settings.LTI_ALLOW_LOOPBACK}"
    session: requests.Session | None = getattr(_local, key, None)
    if session is None:
        config = Config(
            ip_filter_enable=True,
            ip_filter_allow_loopback_ips=settings.LTI_ALLOW_LOOPBACK,
            never_redirect=True,
            default_timeout=(CONNECT_SECONDS, READ_SECONDS),
            user_agent_override="Yardstick (LTI tool)",
        )
        session = Manager(config).get_session()
        for adapter in session.adapters.values():
            adapter.poolmanager.pool_classes_by_scheme = {"http": _HttpPool, "https": _HttpsPool}  # type: ignore[union-attr]
        session.trust_env = False
        session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        setattr(_local, key, session)
    return session


def request(
    platform: Platform,
    method: str,
    url: str,
    *,
    headers: Mapping[str, str] | None = None,
    data: Mapping[str, str] | bytes | None = None,
    signed_urls: Iterable[str] = (),
    max_bytes: int = MAX_BYTES,
    seconds: float | None = None,
) -> Reply:
    """Call a platform and return its answer, whatever the status.

    ``signed_urls`` are addresses that the platform named in a signed launch: their hosts count as its own. A GET
    follows redirects inside one origin; anything else is returned as it came. ``seconds`` tightens the bound of
    the whole call. Raises `CallFailed`.
    """
    until = time.monotonic() + min(BODY_SECONDS, BODY_SECONDS if seconds is None else seconds)
    signed, session = tuple(signed_urls), session_for(platform)
    for _hop in range(MAX_REDIRECTS + 1):
        check_address(platform, url, signed_urls=signed)
        left = max(0.1, until - time.monotonic())
        reply = _once(session, method, url, headers=headers, data=data, max_bytes=max_bytes, seconds=left)
        target = _redirected_to(method, reply)
        if not target:
            return reply
        url = beside(url, target)
    raise AddressRefused("redirected in a circle")


def introduce(
    method: str,
    url: str,
    *,
    headers: Mapping[str, str],
    data: bytes | None = None,
    max_bytes: int,
    seconds: float,
) -> Reply:
    """Call somebody who is no platform of ours yet, on any public host; redirects are followed as by `request`.

    ``seconds`` bounds the whole call. Raises `CallFailed`.
    """
    until, session = time.monotonic() + seconds, session_for(None)
    for _hop in range(MAX_REDIRECTS + 1):
        secure_host(url)
        left = max(0.1, until - time.monotonic())
        reply = _once(session, method, url, headers=headers, data=data, max_bytes=max_bytes, seconds=left)
        target = _redirected_to(method, reply)
        if not target:
            return reply
        url = beside(url, target)
    raise AddressRefused("redirected in a circle")


def check_address(platform: Platform, url: str, *, signed_urls: Iterable[str] = ()) -> None:
    """Raise `AddressRefused` unless the address is https and on a host of the platform's own."""
    host = secure_host(url)
    try:
        hosts = own_hosts(platform, signed_urls)
    except ValueError as fault:
        raise AddressRefused("not an address") from fault
    if host not in hosts:
        raise AddressRefused("not a host of this platform")


def secure_host(url: str) -> str:
    """Return the host of an address; raise `AddressRefused` unless it is https, or loopback where that is allowed."""
    try:
        parts = urlsplit(url)
        host, port = (parts.hostname or "").lower(), parts.port
    except ValueError as fault:
        raise AddressRefused("not an address") from fault
    if parts.scheme != "https" and not (parts.scheme == "http" and is_local(host)):
        raise AddressRefused("not https")
    if not host or port == 0 or parts.username is not None or parts.password is not None:
        raise AddressRefused("not an address")
    return host


def is_local(host: str) -> bool:
    """Tell whether a host is this machine, where that is allowed (`LTI_ALLOW_LOOPBACK`)."""
    return settings.LTI_ALLOW_LOOPBACK and host in _LOOPBACK


def own_hosts(platform: Platform, signed_urls: Iterable[str] = ()) -> set[str]:
    """Return the hosts that a platform's registration, our administrator or its signed launches name."""
    registered = (platform.issuer, platform.auth_login_url, platform.auth_token_url, platform.jwks_url)
    hosts = {(urlsplit(url).hostname or "").lower() for url in (*registered, *signed_urls)}
    hosts |= {str(host).lower() for host in platform.service_hosts}
    return hosts - {""}


def beside(url: str, target: str) -> str:
    """Return where an answer of ``url`` leads; raise `AddressRefused` unless it is on the same origin."""
    try:
        led_to = urljoin(url, target)
        is_beside = _origin(led_to) == _origin(url)
    except ValueError as fault:
        raise AddressRefused("not an address") from fault
    if not is_beside:
        raise AddressRefused("led to another origin")
    return led_to


def is_address(text: object) -> bool:
    """Tell whether something that came in is an address on the web, and one that can be kept."""
    return isinstance(text, str) and len(text) <= URL_MAX and _is_on_the_web(text)


@lru_cache(maxsize=1024)
def _is_on_the_web(text: str) -> bool:
    """Read an address once: a whole class brings the same ones."""
    try:
        parts = urlsplit(text)
        return parts.scheme in {"https", "http"} and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def _origin(url: str) -> str:
    """Return scheme, host and port of an address, in one spelling."""
    parts = urlsplit(url)
    port = parts.port or {"https": 443, "http": 80}.get(parts.scheme, 0)
    return f"{parts.scheme}://{parts.hostname}:{port}"


def _redirected_to(method: str, reply: Reply) -> str:
    """Return where an answer sends on whoever asked by GET, empty where it does not."""
    is_redirect = method == "GET" and reply.status in {301, 302, 303, 307, 308}
    return reply.headers.get("Location", "") if is_redirect else ""


def _once(
    session: requests.Session,
    method: str,
    url: str,
    *,
    headers: Mapping[str, str] | None,
    data: Mapping[str, str] | bytes | None,
    max_bytes: int,
    seconds: float,
) -> Reply:
    waits, until = (min(CONNECT_SECONDS, seconds), min(READ_SECONDS, seconds)), time.monotonic() + seconds
    watch = _local.watch = _Watch(seconds)
    try:
        with session.request(
            method,
            url,
            headers=dict(headers or {}),
            data=data,
            stream=True,
            timeout=waits,
            allow_redirects=False,
        ) as answer:
            body = _body(answer, max_bytes, until)
            if watch.has_hung_up:
                raise PlatformUnreachable(NEVER_ENDS)
            return Reply(answer.status_code, answer.reason or "", answer.headers, body)
    except InvalidIPAddress as fault:
        raise AddressRefused("an inner address") from fault
    except (requests.RequestException, HTTPError, ValueError) as fault:
        # A ValueError: the answer leads to what is no address, and requests reads it even when it shall not follow.
        raise PlatformUnreachable(NEVER_ENDS if watch.has_hung_up else type(fault).__name__) from fault
    finally:
        watch.end()


def _body(answer: requests.Response, max_bytes: int, until: float) -> bytes:
    """Read a body as it comes, so far as its bounds in size and time allow."""
    body = bytearray()
    while chunk := answer.raw.read1(16 * 1024, decode_content=True):
        body += chunk
        if len(body) > max_bytes:
            raise AnswerTooLarge(f"more than {max_bytes} bytes")
        if time.monotonic() > until:
            raise PlatformUnreachable(NEVER_ENDS)
    return bytes(body)


class _Watch:
    """Hangs up on an answer that keeps each read short of its bound and never ends: a drip of headers, or of sizes."""

    def __init__(self, seconds: float) -> None:
        self._timer = threading.Timer(seconds, self._hang_up)
        self._timer.daemon = True
        self._socket: socket.socket | None = None
        self.has_hung_up = False

    def begin(self, connected: socket.socket) -> None:
        """Watch a connection from now on."""
        self._socket = connected
        self._timer.start()

    def end(self) -> None:
        """Watch no more."""
        self._timer.cancel()

    def _hang_up(self) -> None:
        self.has_hung_up = True
        if self._socket is not None:
            with suppress(OSError):
                # Not the TLS layer's own: that one waits for the other side.
                socket.socket.shutdown(self._socket, socket.SHUT_RDWR)


class _Watched:
    """A connection whose answer the call's watch looks at."""

    def getresponse(self) -> Any:
        """Return the answer, so far as it comes in time."""
        _local.watch.begin(self.sock)  # type: ignore[attr-defined]
        return super().getresponse()  # type: ignore[misc]


class _HttpConnection(_Watched, HTTPConnection):
    pass


class _HttpsConnection(_Watched, HTTPSConnection):
    pass


class _HttpPool(HTTPConnectionPool):
    ConnectionCls = _HttpConnection


class _HttpsPool(HTTPSConnectionPool):
    ConnectionCls = _HttpsConnection
