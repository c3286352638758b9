"""The roster of the last course: can it be read."""

from __future__ import annotations

from collections.abc import Iterator

from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from lms_app.checkup import services
from lms_app.checkup.case import Case
from lms_app.checkup.findings import Found, Level, Words, found
from lms_app.checkup.scopes import ROSTER

TITLE = _("Roster")
MEDIA_TYPE = "application/vnd.ims.lti-nrps.v2.membershipcontainer+json"

WORDS = {
    "roster-readable": Words(
        Level.OK, _("The roster of the last course can be read; members on its first page: %(count)s.")
    ),
    "roster-not-offered": Words(
        Level.NOTE,
        _("No launch from there has named a roster."),
        _("Allow names and roles for the tool, then open it from a course that already has an activity of it."),
    ),
    **services.WORDS,
}


def check(case: Case) -> Iterator[Found]:
    """Read the first page of the roster that the last launch named; of the people only the number is kept."""
    launch = case.last_launch(resource_link__context__memberships_url="")
    if launch is None:
        yield found("roster-not-offered")
        return
    context = launch.resource_link.context
    try:
        reply = services.call(
            case,
            context.deployment,
            [ROSTER],
            "GET",
            context.memberships_url,
            what=TITLE,
            now=timezone.now(),
            named=context.memberships_url,
            accept=MEDIA_TYPE,
        )
    except services.Unserved as unserved:
        yield unserved.finding
        return
    try:
        page = reply.json()
    except ValueError:
        page = None
    members = page.get("members") if isinstance(page, dict) else None
    if isinstance(members, list):
        yield found("roster-readable", count=len(members))
    else:
        yield found("service-unreadable", what=TITLE)
