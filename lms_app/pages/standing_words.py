"""What the page of a class calls slips, ends of deliveries and their states."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from django.utils.translation import gettext_lazy as _

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

#: Why nothing is said about how an item goes with the rest.
UNSAID: dict[str, _StrPromise] = {
    "too_few": _("too few answers to say"),
    "no_spread": _("nothing to compare: all alike"),
    "perfect": _("always as the rest: no interval"),
}


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
    Shown(
        ("sent",),
        "sent",
        "sent",
        _("Taken"),
        _("The course site has taken it; that the gradebook shows it is not seen yet. Nothing to do."),
    ),
    Shown(("waiting", "sending"), "sent", "sent", _("On its way"), _("Usually there within a minute. Nothing to do.")),
    Shown(
        ("retrying",),
        "retry",
        "retry",
        _("Retrying"),
        _("The course site does not answer; it is tried again by itself. Nothing to do."),
    ),
    Shown(
        ("changed",),
        "review",
        "eye",
        _("Changed by a teacher"),
        _("What was set there counts and is not overwritten. In the admin you can keep it or send ours."),
    ),
    Shown(("kept",), "idle", "person", _("Kept as a teacher set it"), _("Decided. Nothing to do.")),
    Shown(
        ("superseded",),
        "idle",
        "info",
        _("Superseded"),
        _("The gradebook holds a newer score and keeps it. Nothing to do."),
    ),
)
