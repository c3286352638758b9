"""Our own signing keys: encrypted in the database, parsed once in a process, published until every cache is over."""

from __future__ import annotations

import base64
import secrets
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import lru_cache
from typing import Any

from cryptography.fernet import Fernet
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import rsa
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from django.conf import settings
from django.db.models import Q

from lms_app.lti.jws import ALGORITHM
from lms_app.models import ToolKey

BITS = 2048
#: How long platforms may keep our key set; we say so in its answer.
PUBLISHED_AGE = timedelta(hours=1)
#: How long a key stays published after it signed last: longer than any platform is known to cache.
OVERLAP = timedelta(days=7)


@dataclass(frozen=True, slots=True)
class SigningKey:
    """The key that signs now, parsed."""

    kid: str
    private_key: rsa.RSAPrivateKey


def signing_key() -> SigningKey:
    """Return the key that signs, made at the first need."""
    newest = _newest()
    return SigningKey(newest.kid, _parsed(bytes(newest.private_ciphertext), settings.SECRET_KEY))


def public_jwks(*, now: datetime) -> dict[str, list[dict[str, Any]]]:
    """Return the key set that platforms read: every key that signs or signed lately."""
    _newest()
    kept = ToolKey.objects.filter(Q(retires_at__isnull=True) | Q(retires_at__gt=now)).order_by("-created_at", "-pk")
    return {"keys": [key.public_jwk for key in kept]}


def rotate(*, now: datetime) -> ToolKey:
    """Sign with a new key from now on; the old ones stay published for `OVERLAP`."""
    made = create()
    ToolKey.objects.filter(retires_at__isnull=True).exclude(pk=made.pk).update(retires_at=now + OVERLAP)
    return made


def create() -> ToolKey:
    """Make and keep a new key pair; its id was never used before."""
    private_key = rsa.generate_private_key(public_exponent=65537, key_size=BITS)
    kid = secrets.token_urlsafe(12)
    stored = private_key.private_bytes(
        serialization.Encoding.DER, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    numbers = private_key.public_key().public_numbers()
    public_jwk = {
        "kty": "RSA",
        "kid": kid,
        "alg": ALGORITHM,
        "use": "sig",
        "n": _base64url(numbers.n),
        "e": _base64url(numbers.e),
    }
    return ToolKey.objects.create(
        kid=kid, public_jwk=public_jwk, private_ciphertext=_cipher(settings.SECRET_KEY).encrypt(stored)
    )


def _newest() -> ToolKey:
    newest = ToolKey.objects.filter(retires_at__isnull=True).order_by("-created_at", "-pk").first()
    return newest or create()


@lru_cache(maxsize=4)
def _parsed(ciphertext: bytes, secret: str) -> rsa.RSAPrivateKey:
    """Decrypt and parse a key once and for all signatures."""
    private_key = serialization.load_der_private_key(_cipher(secret).decrypt(ciphertext), password=None)
    if not isinstance(private_key, rsa.RSAPrivateKey):
        raise TypeError("a signing key that is not an RSA key")
    return private_key


@lru_cache(maxsize=2)
def _cipher(secret: str) -> Fernet:
    """Return the cipher of the keys at rest; its key is derived from the secret of the environment."""
    derived = HKDF(algorithm=hashes.SHA256(), length=32, salt=None, info=b"yardstick tool keys").derive(secret.encode())
    return Fernet(base64.urlsafe_b64encode(derived))


def _base64url(number: int) -> str:
    raw = number.to_bytes((number.bit_length() + 7) // 8)
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
