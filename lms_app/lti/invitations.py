"""Invitations to register: made by our administrators, taken by one registration at a time, used up by one."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Iterable
from datetime import datetime, timedelta
from urllib.parse import urlsplit

from django.conf import settings
from django.contrib.auth.models import User
from django.db.models import Q, QuerySet
from django.urls import reverse

from lms_app.lti.registration_refusals import RegistrationRefused
from lms_app.models import Invitation, Platform
from lms_app.models.invitation import NAME_MAX

DAYS = 7
DAYS_MAX = 90
#: A registration that took longer than this has died; the invitation is free again.
LEASE = timedelta(minutes=2)
_HOST = re.compile(r"[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?")


def issue(
    invitation: Invitation,
    *,
    now: datetime,
    further_hosts: Iterable[str] = (),
    days: int = DAYS,
    by: User | None = None,
) -> str:
    """Save a new invitation and return its address, which can be shown this once: only its token's hash is kept.

    Raises ``ValueError`` for a host that is none, a name too long to keep, and days that are not 1 to `DAYS_MAX`.
    """
    if len(invitation.name) > NAME_MAX:
        raise ValueError(f"the name has more than {NAME_MAX} characters")
    if not 1 <= days <= DAYS_MAX:
        raise ValueError(f"{days} days are not 1 to {DAYS_MAX}")
    token = secrets.token_urlsafe(32)
    invitation.token_hash = _hash(token)
    invitation.further_hosts = sorted({host_of(host) for host in further_hosts})
    invitation.created_at, invitation.created_by = now, by
    invitation.expires_at = now + timedelta(days=days)
    invitation.save(force_insert=True)
    return f"{settings.PUBLIC_URL}{reverse('register')}?invitation={token}"


def host_of(text: str) -> str:
    """Return a host that was given as a name or as an address; raises ``ValueError``."""
    host = (urlsplit(text if "//" in text else f"//{text}").hostname or "").lower()
    if not _HOST.fullmatch(host):
        raise ValueError(f"{text!r} is not a host")
    return host


def claim(token: str, *, now: datetime) -> Invitation:
    """Take an invitation for one registration: of many that come with it at once, one gets past here.

    Raises `RegistrationRefused` for one that is unknown, used, too old, or taken at the moment.
    """
    found = Invitation.objects.filter(token_hash=_hash(token)).first() if token else None
    if found is None:
        raise RegistrationRefused("uninvited", "unknown invitation" if token else "no invitation")
    if found.used_at is not None:
        raise RegistrationRefused("used", "used invitation")
    if found.expires_at <= now:
        raise RegistrationRefused("expired", "expired invitation")
    is_free = Q(claimed_at__isnull=True) | Q(claimed_at__lt=now - LEASE)
    unused = Invitation.objects.filter(is_free, pk=found.pk, used_at__isnull=True)
    if not unused.update(claimed_at=now):
        raise RegistrationRefused("taken", "invitation under way")
    found.claimed_at = now
    return found


def release(invitation: Invitation) -> None:
    """Give an invitation back after a registration that came to nothing."""
    _ours(invitation).update(claimed_at=None)


def use_up(invitation: Invitation, platform: Platform, *, now: datetime) -> None:
    """End an invitation with the registration that it led to; only while it is still ours to end."""
    if not _ours(invitation).update(used_at=now, platform=platform):
        raise RegistrationRefused("taken", "invitation lost")


def _ours(invitation: Invitation) -> QuerySet[Invitation]:
    return Invitation.objects.filter(pk=invitation.pk, claimed_at=invitation.claimed_at, used_at__isnull=True)


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
