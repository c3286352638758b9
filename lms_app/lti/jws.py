"""A compact JWS taken apart: strictly, before any key is touched."""

from __future__ import annotations

import base64
import binascii
import json
import math
import re
from dataclasses import dataclass
from typing import Any, NoReturn

from lms_app.lti.refusals import LaunchRefused

MAX_BYTES = 64 * 1024
MAX_DEPTH = 24
#: The one algorithm that platforms sign with (Security Framework 1.0, "Message Signing").
ALGORITHM = "RS256"

#: The signature may be empty here: such a token is whole, but nobody vouches for it.
_COMPACT = re.compile(r"([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]*)")
#: Members that change what is signed, or that must be understood: no platform sends one.
_EXTENSIONS = frozenset({"b64", "crit", "enc", "zip"})
#: PostgreSQL stores no NUL, and half a surrogate pair is not text.
_NOT_TEXT = re.compile("[\x00\ud800-\udfff]")


@dataclass(frozen=True, slots=True)
class Opened:
    """A token's header and claims, not yet believed."""

    token: str
    kid: str
    header: dict[str, Any]
    claims: dict[str, Any]
    signature: bytes

    @property
    def signed(self) -> bytes:
        """What the signature is of."""
        return self.token.rpartition(".")[0].encode("ascii")


def open_token(token: str) -> Opened:
    """Take a token apart and refuse what no platform of ours sends."""
    if len(token) > MAX_BYTES:
        raise LaunchRefused("large", "token size")
    parts = _COMPACT.fullmatch(token)
    if parts is None:
        raise LaunchRefused("malformed", "not a compact JWS")
    header, claims = _object(parts[1]), _object(parts[2])
    signature = _decoded(parts[3])
    if header.get("alg") != ALGORITHM:
        raise LaunchRefused("unconfirmed", "algorithm")
    if not _EXTENSIONS.isdisjoint(header):
        raise LaunchRefused("unconfirmed", "header extension")
    kid = header.get("kid")
    if not isinstance(kid, str) or not 0 < len(kid) <= 255:
        raise LaunchRefused("unconfirmed", "no key id")
    return Opened(token, kid, header, claims, signature)


def strict_json(text: bytes | str) -> Any:
    """Read JSON without duplicate members, numbers beyond JSON, unstorable text or depth beyond reason.

    Raises ``ValueError``.
    """
    try:
        value = json.loads(
            text,
            object_pairs_hook=_unique,
            parse_constant=_refuse_constant,
            parse_float=_finite,
        )
    except RecursionError:
        raise ValueError("too deep") from None
    _check(value, 0)
    return value


def _object(part: str) -> dict[str, Any]:
    try:
        value = strict_json(_decoded(part).decode("utf-8"))
    except ValueError as fault:
        raise LaunchRefused("malformed", "token is not JSON") from fault
    if not isinstance(value, dict):
        raise LaunchRefused("malformed", "token holds no object")
    return value


def _decoded(part: str) -> bytes:
    try:
        raw = base64.b64decode(part + "=" * (-len(part) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError) as fault:
        raise LaunchRefused("malformed", "token is not base64url") from fault
    # One value, one spelling: stray bits in the last letter are refused.
    if base64.urlsafe_b64encode(raw).rstrip(b"=").decode() != part:
        raise LaunchRefused("malformed", "token is not base64url")
    return raw


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    members = dict(pairs)
    if len(members) != len(pairs):
        raise ValueError("a member stands twice")
    return members


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON number")


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError("number out of range")
    return number


def _check(value: Any, depth: int) -> None:
    if depth > MAX_DEPTH:
        raise ValueError("too deep")
    if isinstance(value, str):
        if _NOT_TEXT.search(value):
            raise ValueError("not text")
    elif isinstance(value, dict):
        for name, member in value.items():
            _check(name, depth)
            _check(member, depth + 1)
    elif isinstance(value, list):
        for member in value:
            _check(member, depth + 1)
