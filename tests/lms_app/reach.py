"""Fake platforms that the tool's own calls reach, tokens and all, in the same process."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from django.utils import timezone

from lms_app.lti import http, keys
from lms_app.models import Platform, ToolKey
from tests.fakes.platform import FakePlatform
from tests.fakes.transport import mounted

_made: dict[str, Any] = {}


@contextmanager
def platform(kind: str = "plain", **changes: Any) -> Iterator[FakePlatform]:
    """Make a platform that takes the tool's tokens; lead the tool's calls there, and to nobody else."""
    changes = {"tool": "https://tool.example", "keys": lambda: keys.public_jwks(now=timezone.now()), **changes}
    made = FakePlatform(kind, **changes)
    _sign()
    session = http.session_for(Platform())
    before = dict(session.adapters)
    mounted(session, made)
    try:
        yield made
    finally:
        session.adapters.clear()
        session.adapters.update(before)


def _sign() -> None:
    """Sign with one key in all tests: making one takes longer than a whole test."""
    if _made:
        ToolKey.objects.create(**_made)
        return
    kept = keys.create(signs_from=timezone.now())
    _made.update(kid=kept.kid, public_jwk=kept.public_jwk, private_ciphertext=kept.private_ciphertext)
