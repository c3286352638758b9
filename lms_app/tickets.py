"""One-time tickets: from a launch inside the frame to the admin in a window of its own."""

from __future__ import annotations

import hashlib
import secrets
from datetime import datetime, timedelta

from django.contrib.auth.models import User
from django.db import transaction

from lms_app.models import AdminTicket, LaunchSession, LtiUser
from lms_app.teaching import TEACHING_ROLES, contexts_of

TICKET_AGE = timedelta(seconds=60)


class TicketRefused(Exception):
    """The ticket is unknown, used, too old, or its person teaches nowhere any more."""


def issue(session: LaunchSession, *, now: datetime) -> str:
    """Make a ticket for the session's instructor and return its token; only the token's hash is kept.

    Raises
    ------
    TicketRefused
        If the session is not an instructor's or a teaching assistant's, or somebody else acts as them.
    """
    if session.launch.role not in TEACHING_ROLES or session.launch.is_masquerade:
        raise TicketRefused("not teaching")
    token = secrets.token_urlsafe(32)
    AdminTicket.objects.filter(expires_at__lt=now - timedelta(days=1)).delete()
    AdminTicket.objects.create(
        token_hash=_hash(token),
        user=session.launch.user,
        language=session.language,
        created_at=now,
        expires_at=now + TICKET_AGE,
    )
    return token


def redeem(token: str, *, now: datetime) -> AdminTicket:
    """Use a ticket up; afterwards its person has a staff account.

    Raises
    ------
    TicketRefused
        If somebody used it before, however close, or it is not good any more.
    """
    mine = AdminTicket.objects.filter(token_hash=_hash(token), used_at=None, expires_at__gt=now)
    if not mine.update(used_at=now):
        raise TicketRefused("unknown, used or expired")
    ticket = AdminTicket.objects.select_related("user__staff_account").get(token_hash=_hash(token))
    account = _staff_account(ticket.user)
    if not account.is_active or not contexts_of(account).exists():
        raise TicketRefused("teaches nowhere")
    return ticket


def _staff_account(person: LtiUser) -> User:
    """Return the person's account for the admin, made at the first ticket; never joined by name or e-mail."""
    with transaction.atomic():
        locked = LtiUser.objects.select_for_update().select_related(None).get(pk=person.pk)
        if locked.staff_account is None:
            account = User(username=f"lti-{secrets.token_hex(8)}", first_name=person.name[:150], is_staff=True)
            account.set_unusable_password()
            account.save()
            locked.staff_account = account
            locked.save(update_fields=["staff_account"])
    person.staff_account = locked.staff_account
    return locked.staff_account


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
