"""How far a course's roster has been read, and why no further, in a teacher's words; codes never reach a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from lms_app import rosters
from lms_app.models import QueueState

if TYPE_CHECKING:
    from django.utils.functional import _StrPromise

    from lms_app.models import RosterSync

_NO_ROSTER = gettext_lazy("The course site's answer is no list of members. Its administrator can look into it.")
_BUSY = gettext_lazy("The course site is busy; it is tried again by itself.")

#: Why a roster was not read, or not whole, and what can be done.
REMEDIES: dict[str, _StrPromise] = {
    rosters.NOT_OFFERED: gettext_lazy(
        "The course site offers no list of members. Its administrator can allow it for this tool; "
        "then open the activity once more."
    ),
    "no_scope": gettext_lazy("The course site does not let us read its members. Its administrator can allow it."),
    "unauthorised": gettext_lazy(
        "The course site refused our key. Its administrator should check the tool's registration."
    ),
    "forbidden": gettext_lazy("The course site forbids it. Its administrator should check the tool's permissions."),
    "course_gone": gettext_lazy("The course site does not know this course any more."),
    "refused": gettext_lazy("The course site turned the request down. Try again, or ask its administrator."),
    "foreign_address": gettext_lazy("The list leads away from the course site; it was not followed there."),
    "foreign_course": gettext_lazy("The course site answered with the members of another course."),
    "unreadable": _NO_ROSTER,
    rosters.EMPTY: gettext_lazy("The course site listed nobody at all; that was not believed."),
    rosters.ENDLESS: gettext_lazy("The list does not end. The course site's administrator can look into it."),
    rosters.TOO_LARGE: gettext_lazy("The list is larger than we read."),
    rosters.EXHAUSTED: gettext_lazy("The course site did not answer. Try again once it does."),
    rosters.SWITCHED_OFF: gettext_lazy("The registration of this course site is switched off here."),
    rosters.INCOMPLETE: gettext_lazy("Some entries could not be read, so nobody was marked as gone."),
    "broke_workers": gettext_lazy("It failed again and again for a reason on our side."),
    "busy": _BUSY,
    "unreachable": gettext_lazy("The course site does not answer; it is tried again by itself."),
    "token_busy": _BUSY,
}


def where(roster: RosterSync | None) -> str:
    """Say how far a course's roster has got."""
    if roster is None:
        return _("Never read")
    if roster.state == QueueState.DONE:
        return _("Read: %(members)d members, %(joined)d new, %(changed)d changed, %(gone)d gone") % _counts(roster)
    if roster.state == QueueState.FAILED:
        return _("Not read")
    if roster.pages:
        return _("Being read: page %(page)d, %(members)d members so far") % _counts(roster)
    return _("Waiting to be read") if roster.state == QueueState.WAITING else _("Being read: page 1")


def why(roster: RosterSync | None) -> str:
    """Say why a roster is not further, and what to do about it; nothing where there is no reason."""
    if roster is None or not roster.reason:
        return ""
    return str(REMEDIES.get(roster.reason, REMEDIES["refused"]))


def _counts(roster: RosterSync) -> dict[str, int]:
    return {
        "page": roster.pages + 1,
        "members": roster.members,
        "joined": roster.joined,
        "changed": roster.changed,
        "gone": roster.gone,
    }
