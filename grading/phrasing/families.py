"""The three families: what a candidate is worth, by subject and errand."""

from __future__ import annotations

from grading.phrasing import state_quality
from grading.phrasing.engine import Family, Place, family, stance
from grading.phrasing.findings import Label


def _weigh_state(place: Place) -> Label | None:
    kind = place.found.kind
    said = stance(place)
    if kind == "bare":
        return Label.MENTION if said is Label.MENTION else None
    if _is_order(place) or _is_example(place):
        return None
    if said is Label.MENTION:
        return Label.MENTION
    if kind == "weak":
        return Label.UNSURE
    subject = _subject(place)
    if subject == "I":
        return _own(place, kind)
    if kind == "forget" and subject == "" and _has_errand(place):
        return None
    return said


def _subject(place: Place) -> str:
    """Return the letter of who the phrase is said of, the nearest before it; empty if nobody."""
    for text in (place.inside, place.left, place.before):
        for letter in reversed(text):
            if letter in "QHIZ":
                return "Q" if letter == "Z" else letter
    return ""


def _has_errand(place: Place) -> bool:
    return "E" in place.left[-6:] + place.right[:8]


def _own(place: Place, kind: str) -> Label | None:
    """The learner's own: an errand is nothing, a slip is unsure, a reader's trouble is a use."""
    around = place.left + place.right
    if "L" in around and "E" not in around:
        return Label.USE
    if kind in ("forget", "good", "measure"):
        return None
    return Label.UNSURE if kind == "bad" else None


def _is_order(place: Place) -> bool:
    return "Y" in place.left[-2:]


def _is_example(place: Place) -> bool:
    """Tell whether the phrase stands in the learner's own example sentence."""
    if "1" in place.left and (":" in place.left or "~" in place.left):
        return True
    return place.is_quoted and "2" in place.right[:6]


STATE: Family = family(
    "state_quality",
    state_quality.CLASSES,
    state_quality.RULES,
    state_quality.TRIGGERS,
    _weigh_state,
)

FAMILIES: dict[str, Family] = {family_.name: family_ for family_ in (STATE,)}
