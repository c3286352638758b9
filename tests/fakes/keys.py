"""Signing keys of a platform, and tokens that a test may spoil in any way."""

import base64
import hashlib
import hmac
import json
import secrets
import weakref
from collections.abc import Mapping
from typing import Any

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import padding, rsa


def encode(data: bytes) -> str:
    """Give the unpadded URL-safe base64 that JOSE uses."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Undo :func:`encode`."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _number(value: int) -> str:
    return encode(value.to_bytes((value.bit_length() + 7) // 8, "big"))


# Making an RSA key takes long. One that nobody holds any more is used again, under another kid, so
# that two living keys are never the same.
_idle: list[Any] = []


class Key:
    """One RSA key with its ``kid``."""

    def __init__(self, kid: str | None = None, pem: str | None = None, bits: int = 2048) -> None:
        self.kid = kid or secrets.token_hex(10)
        if pem:
            self._private = serialization.load_pem_private_key(pem.encode(), None)
        elif bits != 2048:
            self._private = rsa.generate_private_key(public_exponent=65537, key_size=bits)
        else:
            self._private = _idle.pop() if _idle else rsa.generate_private_key(public_exponent=65537, key_size=bits)
            weakref.finalize(self, _idle.append, self._private)

    @property
    def pem(self) -> str:
        return self._private.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        ).decode()

    @property
    def public_pem(self) -> str:
        return (
            self._private.public_key()
            .public_bytes(serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo)
            .decode()
        )

    @property
    def jwk(self) -> dict[str, str]:
        public = self._private.public_key().public_numbers()
        return {
            "kty": "RSA",
            "alg": "RS256",
            "use": "sig",
            "kid": self.kid,
            "n": _number(public.n),
            "e": _number(public.e),
        }

    def signature(self, text: bytes) -> bytes:
        return self._private.sign(text, padding.PKCS1v15(), hashes.SHA256())


class KeyRing:
    """The published keys of a platform; the newest signs."""

    def __init__(self, keys: list[Key] | None = None) -> None:
        self._keys = keys or []

    @property
    def keys(self) -> list[Key]:
        if not self._keys:
            self._keys.append(Key())
        return self._keys

    @property
    def current(self) -> Key:
        return self.keys[-1]

    def rotate(self, *, keep_old: bool = True) -> Key:
        """Sign with a new key from now on; the old ones stay published if ``keep_old``."""
        kept = self.keys if keep_old else []
        self._keys = [*kept, Key()]
        return self.current

    def jwks(self) -> dict[str, Any]:
        return {"keys": [key.jwk for key in self.keys]}


def sign(
    claims: Mapping[str, Any] | str,
    key: Key,
    *,
    alg: str = "RS256",
    header: Mapping[str, Any] | None = None,
    remove: tuple[str, ...] = (),
) -> str:
    """Make a compact JWS. ``alg`` may be ``none``, or ``HS256`` keyed with the public PEM."""
    head: dict[str, Any] = {"typ": "JWT", "alg": alg, "kid": key.kid, **(header or {})}
    for name in remove:
        head.pop(name, None)
    payload = claims if isinstance(claims, str) else json.dumps(claims)
    text = f"{encode(json.dumps(head).encode())}.{encode(payload.encode())}"
    if alg == "none":
        return f"{text}."
    if alg.startswith("HS"):
        made = hmac.new(key.public_pem.encode(), text.encode(), hashlib.sha256).digest()
    else:
        made = key.signature(text.encode())
    return f"{text}.{encode(made)}"


def read(token: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Give header and claims of a compact JWS without checking anything."""
    head, payload, _ = token.split(".")
    return json.loads(decode(head)), json.loads(decode(payload))
