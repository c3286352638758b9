"""What a candidate of the hardware family is worth: a claim, unless there are signs of another stance.

Hardware is a finite field, and the ways to say that the steps are gone are endless. So hardware in a sentence that
speaks of steps, order, waiting, time or units is taken as the shortcut, unless the sentence holds the right account,
a rejection, a plain count or a fact that has no part in the question.
"""

from __future__ import annotations

import re

from grading.phrasing.engine import Place, stance
from grading.phrasing.findings import Label

#: Letters of an account by which the steps stay.
_KEEPS = frozenset("XWnr")
#: The rows of one step side by side: the right account.
_ROWS_TOGETHER = re.compile("W[xwab]{0,4}P|P[xwab]{0,4}W")
#: Letters of the right account, and of facts and errands, by which hardware beside the steps claims nothing.
_ACCOUNT = frozenset("WX9N")
#: Letters that deny what hardware is said to do, or concede it.
_DENIES = frozenset("nrqsc")
#: The order undone is no account: "no more one by one", "one at a time is history".
_UNDONE = re.compile("[E!][xwaU]{0,5}X|X[xwab]{0,3}O")
#: No order, no queue: what is denied is the order, not the effect.
_NO_ORDER = re.compile("na?S")
#: A turn, after which what was granted before no longer counts.
_TURNED = re.compile("[kf]")
#: What is not needed is the hardware itself: "no GPU is needed".
_NEEDLESS = re.compile("E[xwaU]{0,4}$")
_NEEDLESS_INSIDE = re.compile("E[xwaU]{0,4}H")
#: What happens within a step, and nothing of the steps.
_WITHIN_ONE = re.compile("W[^OEAS]*[FP1]|^H[^OEAS]*W[^OEA]*$|^[^OEAM]*W[^OEAM]*H$")
#: Fewer steps, said behind.
_FEWER = re.compile(",[xwa]{0,3}(?:S[xwabv]{0,5}[LD]|D)")
#: Done with before any negation: the steps run at once, and nobody notices.
_AT_ONCE = re.compile("[HM][^.?nrq,]*S[xa]{0,2}P")
#: What is rejected is the order: "step by step is an outdated notion".
_OUTDATED = re.compile("q(?=a*$)")


def weigh(place: Place) -> Label | None:
    """Tell what a candidate is worth; None drops it."""
    kind, inside = place.found.kind, place.inside
    if kind in ("near", "call", "blame", "only"):
        return _weigh_near(place)
    if (kind != "echo" and _denied_inside(inside)) or _NEEDLESS.search(place.left):
        return Label.MENTION
    if _explained(place):
        return None
    if _is_wrong_turn(place):
        return Label.MENTION
    said = stance(place)
    if kind == "dared" and said is Label.UNSURE:
        return Label.USE
    within_one = "W" in place.left and "," in inside
    if kind == "overlap" and (within_one or _ROWS_TOGETHER.search(inside + place.right[:4])):
        return None
    if kind == "vague" and said is Label.USE:
        if "X" in place.before and "k" in place.left:
            return Label.USE
        return None if "W" in place.left + inside + place.right else Label.UNSURE
    if said is Label.USE and _WITHIN_ONE.search(inside + place.right[:6]) and not _FEWER.search(place.onward):
        return None
    return said


def _weigh_near(place: Place) -> Label | None:
    """Weigh hardware beside the steps, or a call for it: a claim, if no word tells otherwise."""
    said = stance(place)
    if said is Label.MENTION or _NEEDLESS.search(place.left) or _NEEDLESS_INSIDE.match(place.inside):
        return Label.MENTION
    if place.found.kind == "only":
        return said
    said_of_it = _NO_ORDER.sub("S", _UNDONE.sub("O", place.inside + place.right))
    granted = "" if place.found.kind == "blame" else _granted(place)
    if not _ACCOUNT.isdisjoint(said_of_it + granted) or not _DENIES.isdisjoint(said_of_it):
        return Label.MENTION if "q" in said_of_it else None
    if not {"X", "W", "9"}.isdisjoint(_UNDONE.sub("O", place.after)):
        return None
    if place.found.kind == "near" and "J" in said_of_it.partition("H")[2] and "E" not in said_of_it:
        return None
    return said


def _granted(place: Place) -> str:
    """Return what was said before in the sentence; what holds without hardware is no account."""
    granted = _TURNED.split(_UNDONE.sub("O", place.before + "," + place.left))[-1]
    return granted.replace("X", "") if "K" in granted else granted


def _is_wrong_turn(place: Place) -> bool:
    """Tell whether a fragment names a wrong turn, and the right account follows: "Divided by the batch. ..."."""
    alone = place.left.strip("a~") == "" and place.right.strip("xwa~") == "" and place.after[:1] == "."
    return alone and place.inside[0] == "D" and not _KEEPS.isdisjoint(place.after)


def _explained(place: Place) -> bool:
    """Tell whether the right account follows: the steps remain."""
    onward = _UNDONE.sub("O", place.onward.split(".")[0])
    return "X" in onward or ("9" in onward and place.found.kind != "without")


def _denied_inside(inside: str) -> bool:
    """Tell whether cause and effect are joined by a negation."""
    if _AT_ONCE.match(inside):
        return False
    return any(letter in _OUTDATED.sub("", inside[1:-1]) for letter in "nrq")
