"""Calls of a platform's services with a token, and what their refusals mean; shared by roster and gradebook."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from django.utils.translation import gettext_lazy as _

from lms_app.checkup import scopes as scopes_check
from lms_app.checkup import why
from lms_app.checkup.case import Case
from lms_app.checkup.findings import Found, Level, Words, found
from lms_app.lti import http
from lms_app.lti.answers import Meaning, judge
from lms_app.models import Deployment

if TYPE_CHECKING:
    from datetime import datetime

    from django.utils.functional import _StrPromise

WORDS = {
    "service-unreachable": Words(
        Level.PROBLEM,
        _("%(what)s: the service at %(host)s cannot be reached: %(why)s."),
        _("Ask the course site's administrator. A host of its own must be entered as “service host” at the platform."),
    ),
    "service-token": Words(
        Level.PROBLEM,
        _("%(what)s: the platform does not accept the token that it has just given (status 401)."),
        _(
            "See that the service is switched on for this tool in this course; the platform may "
            "need the tool installed anew."
        ),
    ),
    "service-forbidden": Words(
        Level.PROBLEM,
        _("%(what)s: the platform forbids it (status %(status)s)."),
        _("Allow the service for this tool at the course site; see “Tokens and scopes”."),
    ),
    "service-busy": Words(
        Level.PROBLEM,
        _("%(what)s: the platform is busy, under maintenance, or asks us to slow down (status %(status)s)."),
        _("Check again later; scores wait until then."),
    ),
    "service-missing": Words(
        Level.PROBLEM,
        _("%(what)s: there is nothing at the address that the last launch named (status %(status)s)."),
        _("Open the tool from a course that is still there, then check again."),
    ),
    "service-refused": Words(
        Level.PROBLEM,
        _("%(what)s: the platform refused (status %(status)s)."),
        _("Look into the course site's log at this time; give its administrator this page."),
    ),
    "service-unreadable": Words(
        Level.PROBLEM,
        _("%(what)s: the answer is not what the standard says (no list in it)."),
        _("A proxy or a login page may stand before the service; ask the course site's administrator."),
    ),
    "service-no-token": Words(
        Level.NOTE,
        _("%(what)s: not tried, for we have no token that is good for it."),
        _("See “Tokens and scopes”."),
    ),
}


class Unserved(Exception):
    """A service that did not do what it was asked; ``finding`` says why."""

    def __init__(self, finding: Found) -> None:
        super().__init__(finding.code)
        self.finding = finding


def call(
    case: Case,
    deployment: Deployment,
    scopes: Iterable[str],
    method: str,
    url: str,
    *,
    what: _StrPromise,
    now: datetime,
    named: str,
    accept: str = "",
    content_type: str = "",
    data: bytes | None = None,
) -> http.Reply:
    """Call with the case's token and return a good answer; raises `Unserved`.

    One of the scopes is enough. ``named`` is the address of the service in a signed launch: its host is the platform's.
    """
    scopes_check.ask_for(case, deployment)
    token, granted = case.tokens.get(deployment.pk, ("", frozenset()))
    if granted.isdisjoint(scopes):
        raise Unserved(found("service-no-token", what=what))
    headers = {"Authorization": f"Bearer {token}", "Accept": accept, "Content-Type": content_type}
    try:
        reply = case.call(
            method,
            url,
            headers={name: value for name, value in headers.items() if value},
            data=data,
            signed_urls=[named],
        )
    except http.CallFailed as fault:
        raise Unserved(found("service-unreachable", what=what, host=why.host(url), why=why.of(fault))) from fault
    if 200 <= reply.status < 300:
        return reply
    raise Unserved(found(_code(reply, now), what=what, status=reply.status))


def _code(reply: http.Reply, now: datetime) -> str:
    meaning = judge(reply, now=now).meaning
    if meaning in {Meaning.LATER, Meaning.BROKEN}:
        return "service-busy"
    by_status = {401: "service-token", 403: "service-forbidden", 404: "service-missing", 410: "service-missing"}
    return by_status.get(reply.status, "service-refused")
