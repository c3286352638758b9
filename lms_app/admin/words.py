"""The outbox's states and reasons in a teacher's words; codes never reach a page."""

from __future__ import annotations

from django.utils.translation import gettext_lazy as _

from lms_app.models import QueueState, ScoreDelivery

_STATES = {
    "confirmed": _("In the gradebook"),
    "waiting": _("Waiting to be sent"),
    "retrying": _("Trying again"),
    "sending": _("Being sent"),
    "failed": _("Not sent"),
    "superseded": _("The gradebook holds something newer"),
}

_REASONS = {
    "": "",
    "busy": _("The course site is busy; it is tried again by itself."),
    "throttled": _("The course site asks us to slow down; it is tried again by itself."),
    "unreachable": _("The course site does not answer; it is tried again by itself."),
    "server_error": _("The course site had a fault; it is tried again by itself."),
    "no_column": _("The course site offers no gradebook column for this activity."),
    "no_scope": _("The course site does not let this tool write scores; its administrator can allow it."),
    "column_gone": _("The gradebook column was deleted."),
    "refused": _("The course site refused the score."),
    "refused_learner": _("The course site says that this person is not a learner of the course any more."),
    "attempts_used_up": _("The course site counts no further attempt for this learner."),
    "locked": _("The grade or the column is locked in the gradebook."),
    "not_linked": _("The gradebook column does not belong to this tool."),
    "unauthorised": _("The course site did not accept this tool's key; its administrator must look."),
    "forbidden": _("The course site does not allow this tool to write this score."),
    "superseded": _("The gradebook holds something newer, perhaps a teacher's change; it was left alone."),
    "exhausted": _("It was tried for days without success."),
    "broke_workers": _("It failed again and again for a reason on our side."),
    "foreign_column": _("The column's address is not on the course site; nothing was sent there."),
    "switched_off": _("This course site is switched off here."),
}


def delivery_state(delivery: ScoreDelivery) -> str:
    """Say where a score is, in few words."""
    if delivery.state == QueueState.WAITING:
        return str(_STATES["retrying" if delivery.tries else "waiting"])
    if delivery.state == QueueState.CLAIMED:
        return str(_STATES["sending"])
    if delivery.state == QueueState.FAILED:
        return str(_STATES["failed"])
    return str(_STATES["superseded" if delivery.reason == "superseded" else "confirmed"])


def delivery_reason(reason: str) -> str:
    """Say why, and what to do, in a sentence."""
    return str(_REASONS.get(reason, _("It was refused for a reason that this tool does not know.")))
