"""Whose request it is: the client's address behind the proxies that we trust, and nobody else's word for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from django.http import HttpRequest, HttpResponse

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

#: What only a trusted proxy may say of a request.
FORWARDED = (
    "HTTP_FORWARDED",
    "HTTP_X_FORWARDED_FOR",
    "HTTP_X_FORWARDED_HOST",
    "HTTP_X_FORWARDED_PORT",
    "HTTP_X_FORWARDED_PROTO",
)
#: A server that listens on a Unix socket sees no address of its peer; this word in TRUSTED_PROXIES trusts that peer.
SOCKET = "unix"


class TrustedProxyMiddleware:
    """Takes away what a stranger says of the original client, so that nothing later can believe it."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self._get_response = get_response
        networks(tuple(settings.TRUSTED_PROXIES), "TRUSTED_PROXIES")

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Pass the request on, with forwarding headers only from a trusted proxy."""
        if not _is_trusted(request.META.get("REMOTE_ADDR", "")):
            for name in FORWARDED:
                request.META.pop(name, None)
        return self._get_response(request)


def client_address(request: HttpRequest) -> str:
    """Return the nearest address that is not a trusted proxy, or '' where there is none to be read."""
    peer = request.META.get("REMOTE_ADDR", "")
    chain = [hop.strip() for hop in request.META.get("HTTP_X_FORWARDED_FOR", "").split(",") if hop.strip()]
    while chain and _is_trusted(peer):
        peer = chain.pop()
    read = _read(peer)
    return str(read) if read else ""


def is_within(address: str, words: tuple[str, ...], setting: str) -> bool:
    """Tell whether an address belongs to one of the addresses or networks of a setting."""
    read = _read(address)
    return read is not None and any(read in network for network in networks(words, setting))


@lru_cache(maxsize=32)
def networks(words: tuple[str, ...], setting: str) -> tuple[Network, ...]:
    """Return a setting's addresses and networks, parsed."""
    try:
        return tuple(ip_network(word, strict=False) for word in words if word != SOCKET)
    except ValueError as fault:
        raise ImproperlyConfigured(f"{setting} must list addresses or networks: {fault}.") from fault


def _is_trusted(peer: str) -> bool:
    trusted = tuple(settings.TRUSTED_PROXIES)
    if not peer:
        return SOCKET in trusted
    return bool(trusted) and is_within(peer, trusted, "TRUSTED_PROXIES")


@lru_cache(maxsize=4096)
def _read(text: str) -> Address | None:
    """Return an address, a mapped IPv4 one as IPv4, without a port; None for what is no address."""
    bare = text.partition("]")[0].removeprefix("[") if text.startswith("[") else text
    if bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        address = ip_address(bare)
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address
