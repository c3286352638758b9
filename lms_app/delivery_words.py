"""Where a score is and why it is not further, in an instructor's words; codes never reach a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.utils.translation import gettext_lazy as _

from lms_app import deliveries
from lms_app.models import QueueState, ScoreDelivery

if TYPE_CHECKING:
    from django.utils.functional import _StrPromise

STATES: dict[str, _StrPromise] = {
    "confirmed": _("In the gradebook"),
    "sent": _("Taken by the course site"),
    "changed": _("The gradebook shows something else"),
    "kept": _("What stands in the gradebook is kept"),
    "waiting": _("Waiting to be sent"),
    "retrying": _("Trying again"),
    "sending": _("Being sent"),
    "failed": _("Not sent"),
    "superseded": _("The gradebook holds something newer"),
}

#: Why the gradebook holds no score, and what the instructor can do.
REMEDIES: dict[str, _StrPromise] = {
    deliveries.NOT_LINKED: _(
        "The course link has no gradebook column. Allow grading in the link's settings, then send again."
    ),
    deliveries.NO_SCOPE: _("The course site does not let us send scores. Its administrator can allow it."),
    deliveries.NO_COLUMN: _("There is no column for this activity, and we may not make one. Add one, then send again."),
    deliveries.COLUMN_GONE: _("The column was removed. Put it back or link the activity anew, then send again."),
    deliveries.LOCKED: _("The column is locked. Unlock it, then send again."),
    deliveries.REFUSED_LEARNER: _(
        "The course site does not know the learner in this course any more. Nothing to do if they have left."
    ),
    deliveries.UNAUTHORISED: _(
        "The course site refused our key. Its administrator should check the tool's registration."
    ),
    deliveries.FORBIDDEN: _("The course site forbids it. Its administrator should check the tool's permissions."),
    deliveries.EXHAUSTED: _("The course site has not answered for long. Send again once it does."),
    deliveries.SWITCHED_OFF: _("The registration of this course site is switched off here."),
    deliveries.NOT_OURS: _("The gradebook column does not belong to this tool."),
    deliveries.FOREIGN_ADDRESS: _("The column's address is not on the course site; nothing was sent there."),
    deliveries.CHANGED_THERE: _(
        "The gradebook shows another grade, typed or emptied by somebody there. It is not overwritten: keep it, or "
        "send ours."
    ),
    deliveries.KEPT_THERE: _(
        "The course site took our score as asked and still shows its own: take the override back there, or keep it."
    ),
    deliveries.KEPT_THEIRS: _(
        "Somebody decided to keep what stands in the gradebook. A newer hand-in is held for a decision as well."
    ),
    deliveries.NOT_SHOWN: _(
        "The gradebook took the score several times and does not show it. See whether the column has points."
    ),
    deliveries.SUPERSEDED: _("The gradebook holds something newer, perhaps a teacher's change; it was left alone."),
    "attempts_used_up": _("The course site counts no further attempt for this learner."),
    "course_concluded": _("The course has ended on the course site; it takes no more scores."),
    "broke_workers": _("It failed again and again for a reason on our side."),
}
NO_REMEDY = _("The course site turned the score down. Send again, or ask its administrator.")

#: Why it takes longer; nothing is to be done.
_PASSING: dict[str, _StrPromise] = {
    "busy": _("The course site is busy; it is tried again by itself."),
    "token_busy": _("The course site is busy; it is tried again by itself."),
    "throttled": _("The course site asks us to slow down; it is tried again by itself."),
    "unreachable": _("The course site does not answer; it is tried again by itself."),
    "platform_down": _("The course site does not answer; it is tried again by itself."),
    "broken": _("The course site had a fault; it is tried again by itself."),
    deliveries.IN_LINE: _("The course site takes a few scores at a time; this one is in line."),
    deliveries.PAUSED: _("Somebody has paused the scores to this course site; they are sent once it is released."),
    "clock_ahead": _("The clocks of the course site and of this tool differ; it is tried again by itself."),
    "later_time": _("The gradebook holds a message with a later time; it is tried again with a newer one."),
    "worker_lost": _("The worker that sent it never came back; whether it arrived is looked up."),
    "column_sought": _("The column is being looked for."),
    deliveries.OWN_KEY: _(
        "Our own signing key cannot be opened. Whoever runs this tool has to mend that; the score waits until then."
    ),
}


def where(delivery: ScoreDelivery) -> str:
    """Say where a score is, in few words."""
    return str(STATES[deliveries.word(delivery)])


def standing(state: str, reason: str) -> str:
    """Say how deliveries stand that share a state and a reason, in few words."""
    if reason == deliveries.PAUSED:
        return str(_("Paused"))
    if state == QueueState.DONE and not reason:
        return str(_("Taken by the gradebook"))
    return where(ScoreDelivery(state=state, reason=reason))


def why(reason: str) -> str:
    """Say why a score is not further, and what to do about it; nothing for no reason."""
    return str(remedy(reason)) if reason else ""


def knows(reason: str) -> bool:
    """Tell whether a reason has words of its own."""
    return reason in REMEDIES or reason in _PASSING


#: Why a column could not be compared.
_UNREAD: dict[str, _StrPromise] = {
    "not_readable": _("The course site does not let us read results, so nothing can be compared."),
    "forbidden": _("The course site does not let us read results, so nothing can be compared."),
    "no_scope": _("The course site does not let us read results, so nothing can be compared."),
    "unreadable": _("What the course site answers is no list of results."),
    "foreign_address": _("The list of results leads to another site; it was not followed."),
    deliveries.NO_COLUMN: _("There is no column yet."),
}


def why_unread(reason: str) -> str:
    """Say why a column could not be compared with the gradebook; nothing for no reason."""
    return str(_UNREAD[reason]) if reason in _UNREAD else why(reason)


def remedy(reason: str) -> _StrPromise:
    """Return why a score is not further, to be read in the language of whoever shows it."""
    return REMEDIES.get(reason) or _PASSING.get(reason) or NO_REMEDY
