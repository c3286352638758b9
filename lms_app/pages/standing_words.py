"""What the page of a class calls slips, ends of deliveries and their states."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from django.utils.translation import gettext_lazy as _

from lms_app import deliveries

if TYPE_CHECKING:
    from django.utils.functional import _StrPromise

#: What a slip is called in short; learners read a sentence instead.
TURN_NAMES: dict[str, _StrPromise] = {
    "counted_both_ends": _("Counted both ends"),
    "counted_between": _("Counted only what stands between"),
    "counted_gaps": _("Counted the gaps"),
    "multiplied_by_batch": _("Multiplied by the batch"),
    "divided_by_batch": _("Divided by the batch"),
    "answered_batch_size": _("Wrote the size of the batch"),
    "added_batch": _("Added the batch"),
    "opposite_claim": _("Claimed the opposite"),
    "gpu_shortcut": _("Put the speed down to hardware"),
    "state_quality": _("Put it down to memory or attention"),
    "advice_gpu_shortcut": _("Put the speed down to hardware (a note only)"),
    "advice_state_quality": _("Put it down to memory or attention (a note only)"),
    "advice_priority_claim": _("Called something the first (a note only)"),
    "looked_forward": _("Looked forward instead of back"),
    "outside_sentence": _("Named a position outside the sentence"),
    "same_position": _("Named one position twice"),
    "empty": _("Left something empty"),
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
}
NO_REMEDY = _("The course site turned the score down. Send again, or ask its administrator.")


@dataclass(frozen=True)
class Shown:
    """How deliveries of some states (words of `deliveries.view`) are shown together."""

    words: tuple[str, ...]
    look: str
    icon: str
    state: _StrPromise
    meaning: _StrPromise


STATES = (
    Shown(("confirmed",), "ok", "passed", _("Confirmed"), _("The gradebook holds what is held here.")),
    Shown(("waiting", "sending"), "sent", "sent", _("On its way"), _("Usually there within a minute. Nothing to do.")),
    Shown(
        ("retrying",),
        "retry",
        "retry",
        _("Retrying"),
        _("The course site does not answer; it is tried again by itself. Nothing to do."),
    ),
    Shown(
        ("superseded",),
        "idle",
        "info",
        _("Superseded"),
        _("The gradebook holds a newer score and keeps it. Nothing to do."),
    ),
)
