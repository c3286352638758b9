"""Names and Role Provisioning Services 2.0: one page of a course's roster, read strictly."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.utils import timezone

from lms_app.lti import claims, http, members, services
from lms_app.lti.answers import PlatformBusy, ServiceRefused, is_passing, retry_after
from lms_app.lti.launch import EMAIL_MAX
from lms_app.lti.refusals import LaunchRefused
from lms_app.models import Context, Role
from lms_app.models.lti import ID_MAX

SCOPE = "https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly"
MEDIA_TYPE = "application/vnd.ims.lti-nrps.v2.membershipcontainer+json"
#: Moodle sends a whole course in one page: this much holds some 25,000 members.
PAGE_BYTES = 8 * 1024 * 1024

_GONE = frozenset({"inactive", "deleted"})
_NO = {401: "unauthorised", 403: "forbidden", 404: "course_gone", 410: "course_gone"}


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody on the roster; ``name`` and ``email`` are empty where the platform does not share them."""

    sub: str
    role: Role
    is_test_user: bool
    is_active: bool
    name: str = ""
    email: str = ""


@dataclass(frozen=True, slots=True)
class Page:
    """One page: its members, each once, how many entries could not be read, and where the next page is."""

    members: tuple[Member, ...]
    unreadable: int
    following: str


def page(context: Context, url: str) -> Page:
    """Read the page at an address that the platform named; the course's own roster address has the first.

    Raises ``ServiceRefused`` with ``no_scope``, ``unauthorised``, ``forbidden``, ``course_gone``, ``refused``,
    ``foreign_address``, ``foreign_course``, ``too_large`` or ``unreadable``, and ``PlatformBusy``.
    """
    reply = _asked(context, url)
    try:
        body = reply.json()
    except ValueError as fault:
        raise ServiceRefused("unreadable", status=reply.status) from fault
    listed = body.get("members") if isinstance(body, dict) else None
    if not isinstance(listed, list):
        raise ServiceRefused("unreadable", status=reply.status)
    if _course_named(body) not in {"", context.lti_id}:
        raise ServiceRefused("foreign_course", status=reply.status)
    try:
        following = services.following(url, reply)
    except http.AddressRefused as fault:
        raise ServiceRefused("foreign_address", status=reply.status) from fault
    if following and not http.is_address(following):
        raise ServiceRefused("unreadable", status=reply.status)
    read = [_member(entry) for entry in listed]
    return Page(_each_once([found for found in read if found is not None]), read.count(None), following)


def _asked(context: Context, url: str) -> http.Reply:
    headers = {"Accept": MEDIA_TYPE}
    signed = [context.memberships_url]
    try:
        reply = services.call(
            context.deployment, "GET", url, [SCOPE], headers=headers, signed_urls=signed, max_bytes=PAGE_BYTES
        )
    except http.AddressRefused as fault:
        raise ServiceRefused("foreign_address") from fault
    except http.AnswerTooLarge as fault:
        raise ServiceRefused("too_large") from fault
    except http.CallFailed as fault:
        raise PlatformBusy("unreachable") from fault
    if is_passing(reply):
        raise PlatformBusy("busy", status=reply.status, retry_after=retry_after(reply, now=timezone.now()))
    if not 200 <= reply.status < 300:
        raise ServiceRefused(_NO.get(reply.status, "refused"), status=reply.status)
    return reply


def _course_named(body: Mapping[str, Any]) -> str:
    course = body.get("context")
    named = course.get("id") if isinstance(course, dict) else None
    return named if isinstance(named, str) else ""


@dataclass(frozen=True, slots=True)
class _Entry:
    sub: str
    roles: tuple[str, ...]
    is_active: bool
    name: str
    email: str


def _member(entry: Any) -> _Entry | None:
    """Read one entry; None where it does not say who somebody is, and as what."""
    if not isinstance(entry, dict):
        return None
    try:
        sub = members.identifier(entry, "user_id")
        roles = members.required_texts(entry, "roles")
        status = members.text(entry, "status") or "Active"
        given, family = members.words(entry, "given_name"), members.words(entry, "family_name")
        name = members.words(entry, "name") or f"{given} {family}".strip()[:ID_MAX]
        email = (members.text(entry, "email") or "").strip()
    except LaunchRefused:
        return None
    if not sub.isascii() or not sub.isprintable():
        return None
    return _Entry(sub, roles, status.lower() not in _GONE, name, email if len(email) <= EMAIL_MAX else "")


def _each_once(entries: list[_Entry]) -> tuple[Member, ...]:
    """Make one member of the entries about one person: with the roles of all that are in force."""
    of_each: dict[str, list[_Entry]] = {}
    for entry in entries:
        of_each.setdefault(entry.sub, []).append(entry)
    return tuple(_as_one(sub, said) for sub, said in of_each.items())


def _as_one(sub: str, said: list[_Entry]) -> Member:
    in_force = [entry for entry in said if entry.is_active]
    roles = [role for entry in in_force or said for role in entry.roles]
    return Member(
        sub=sub,
        role=claims.role_of(roles),
        is_test_user=claims.is_test_user(roles),
        is_active=bool(in_force),
        name=next((entry.name for entry in said if entry.name), ""),
        email=next((entry.email for entry in said if entry.email), ""),
    )
