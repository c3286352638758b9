"""Our own signing keys: encrypted in the database, parsed once in a process, published until every cache is over.

One key signs. The next one is published beside it from the start, so that when it begins to sign every platform's
cached copy of our key set has it already. One that signed stays published until no message of it can be on its way.
"""

from __future__ import annotations

import base64
import logging
import secrets
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import lru_cache
from typing import Any

from cryptography.fernet import Fernet, InvalidToken, MultiFernet
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import rsa
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from django.conf import settings
from django.db import transaction
from django.db.models import Q
from django.utils import timezone

from lms_app.lti.jws import ALGORITHM
from lms_app.models import ToolKey

logger = logging.getLogger(__name__)

BITS = 2048
#: How long platforms may keep our key set; we say so in its answer.
PUBLISHED_AGE = timedelta(hours=1)
#: How long a key is published before it signs: the age of a cached set, and a little for clocks and for fetching.
NOTICE = PUBLISHED_AGE + timedelta(minutes=5)
#: How long a key stays published after it signed last: longer than any platform is known to cache.
OVERLAP = timedelta(days=7)

_told: set[str] = set()


class KeyUnreadable(Exception):
    """A stored key that the secrets of the environment do not open: nothing can be signed until that is mended."""

    def __init__(self, kid: str) -> None:
        super().__init__(
            f"Signing key {kid} cannot be opened: TOOL_KEY_SECRET (SECRET_KEY where that is not set) is not the one it "
            "was stored with. Set it back, name the former one as TOOL_KEY_SECRET_OLD, or run `manage.py rotate_keys`."
        )


@dataclass(frozen=True, slots=True)
class SigningKey:
    """The key that signs now, parsed."""

    kid: str
    private_key: rsa.RSAPrivateKey


def signing_key() -> SigningKey:
    """Return the key that signs, made at the first need; raises `KeyUnreadable`."""
    stored = _signing(timezone.now())
    try:
        return SigningKey(stored.kid, _opened(stored))
    except KeyUnreadable as fault:
        if stored.kid not in _told:
            _told.add(stored.kid)
            logger.error("%s", fault)
        raise


def public_jwks(*, now: datetime) -> dict[str, list[dict[str, Any]]]:
    """Return the key set that platforms read: first the key that signs, then those to come and those that signed."""
    signing = _signing(now)
    kept = ToolKey.objects.filter(Q(retires_at__isnull=True) | Q(retires_at__gt=now)).order_by("-pk")
    return {"keys": [key.public_jwk for key in sorted(kept, key=lambda key: key.pk != signing.pk)]}


def rotate(*, now: datetime, at_once: bool = False) -> ToolKey:
    """Let the next key sign and publish another one to come; return the one that signs (see its ``signs_from``).

    It signs at once where every cached copy of our key set has it, where ``at_once`` says so, or where the key that
    signed cannot be opened; else when `NOTICE` is over. The one that signed stays published for `OVERLAP` from then.
    """
    with transaction.atomic():
        before = _signing(now)
        following = _next(now) or create(signs_from=None)
        is_urgent = at_once or not _opens(before) or _is_in_every_copy(following)
        following.signs_from = now if is_urgent else max(now, following.created_at + NOTICE)
        following.save(update_fields=["signs_from"])
        older = ToolKey.objects.filter(signs_from__isnull=False, retires_at__isnull=True).exclude(pk=following.pk)
        older.update(retires_at=following.signs_from + OVERLAP)
        create(signs_from=None)
    return following


def replace_all(*, now: datetime) -> ToolKey:
    """Withdraw every key at once and sign with a new one: for when a private key may be in other hands."""
    with transaction.atomic():
        ToolKey.objects.filter(Q(retires_at__isnull=True) | Q(retires_at__gt=now)).update(
            signs_from=None, retires_at=now
        )
        return _pair(now)


def encrypt_anew() -> int:
    """Store every key under the present secret; return how many.

    Raises `KeyUnreadable`, and changes nothing, where a key that has still to sign cannot be opened; one that signs no
    more stays as it is then.
    """
    with transaction.atomic():
        kept = list(ToolKey.objects.select_for_update())
        signing = _signing(timezone.now())
        for key in kept:
            if (key.retires_at is None or key.pk == signing.pk) and not _opens(key):
                raise KeyUnreadable(key.kid)
        opened = [key for key in kept if _opens(key)]
        for key in opened:
            key.private_ciphertext = _cipher(*_secrets()).rotate(bytes(key.private_ciphertext))
        ToolKey.objects.bulk_update(opened, ["private_ciphertext"])
    return len(opened)


def create(*, signs_from: datetime | None) -> ToolKey:
    """Make and keep a new key pair, one to come where it signs from no time yet; its id was never used before."""
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
        kid=kid,
        public_jwk=public_jwk,
        private_ciphertext=_cipher(*_secrets()).encrypt(stored),
        signs_from=signs_from,
    )


def _pair(now: datetime) -> ToolKey:
    """Make the key to come, then the one that signs: no set without the former is ever published."""
    create(signs_from=None)
    return create(signs_from=now)


def _signing(now: datetime) -> ToolKey:
    begun = ToolKey.objects.filter(signs_from__lte=now).order_by("-signs_from", "-pk").first()
    # A clock that was put back finds none that has begun: the earliest will do.
    found = begun or ToolKey.objects.filter(signs_from__isnull=False).order_by("signs_from", "pk").first()
    if found is not None:
        return found
    with transaction.atomic():
        return _pair(now)


def _next(now: datetime) -> ToolKey | None:
    """Return the key that is published and has not signed yet; withdraw what never will, for it cannot be opened."""
    waiting = list(ToolKey.objects.filter(signs_from__isnull=True, retires_at__isnull=True).order_by("pk"))
    lost = [key.pk for key in waiting if not _opens(key)]
    ToolKey.objects.filter(pk__in=lost).update(retires_at=now)
    return next((key for key in waiting if key.pk not in lost), None)


def _is_in_every_copy(key: ToolKey) -> bool:
    """Tell whether no key was published before it, so that no copy of our set is without it."""
    return not ToolKey.objects.filter(pk__lt=key.pk).exists()


def _opens(key: ToolKey) -> bool:
    try:
        _opened(key)
    except KeyUnreadable:
        return False
    return True


def _opened(key: ToolKey) -> rsa.RSAPrivateKey:
    try:
        return _parsed(bytes(key.private_ciphertext), _secrets())
    except (InvalidToken, ValueError, TypeError) as fault:
        raise KeyUnreadable(key.kid) from fault


@lru_cache(maxsize=4)
def _parsed(ciphertext: bytes, known: tuple[str, ...]) -> rsa.RSAPrivateKey:
    """Decrypt and parse a key once and for all signatures."""
    private_key = serialization.load_der_private_key(_cipher(*known).decrypt(ciphertext), password=None)
    if not isinstance(private_key, rsa.RSAPrivateKey):
        raise TypeError("a signing key that is not an RSA key")
    return private_key


def _secrets() -> tuple[str, ...]:
    """Return the secret that new keys are stored with, and the former one that old keys may still need."""
    return tuple(filter(None, (settings.TOOL_KEY_SECRET, settings.TOOL_KEY_SECRET_OLD)))


@lru_cache(maxsize=2)
def _cipher(*known: str) -> MultiFernet:
    """Return the cipher of the keys at rest: it writes with the first secret and reads with any."""
    return MultiFernet([Fernet(_derived(secret)) for secret in known])


def _derived(secret: str) -> bytes:
    made = HKDF(algorithm=hashes.SHA256(), length=32, salt=None, info=b"yardstick tool keys").derive(secret.encode())
    return base64.urlsafe_b64encode(made)


def _base64url(number: int) -> str:
    raw = number.to_bytes((number.bit_length() + 7) // 8)
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
