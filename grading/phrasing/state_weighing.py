"""What a candidate of the family state quality is worth, by subject and errand."""

from __future__ import annotations

import re

from grading.phrasing.findings import Label
from grading.phrasing.places import Place
from grading.phrasing.stances import stance

#: Letters of a faculty or of whoever has it.
_MINDS = frozenset("AFMQHI")


def weigh(place: Place) -> Label | None:
    """Return what a candidate is worth; None drops it."""
    kind = place.found.kind
    said = stance(place)
    if kind == "good" and _no_trouble_left(place):
        return Label.USE
    if _makes_no_difference(place) or _is_named_only(place):
        return Label.MENTION
    if said is Label.UNSURE:
        said = _settled(place, said)
    if kind == "past":
        return Label.MENTION if {"T", "A"}.isdisjoint(place.left + place.before) else said
    if "6" in place.left:
        return None
    if kind == "bare":
        return said if said is Label.MENTION else _weigh_faculty(place, said)
    if _is_order(place) or _is_example(place):
        return None
    if kind == "measure" and not {"n", "r", "s", "D"}.isdisjoint(place.right[:4]) and not _NOT_HIGH.match(place.right):
        return Label.MENTION
    if kind == "good" and "s" in place.right[:5]:
        return Label.MENTION
    if kind == "bad" and "d" in place.left and "k" in place.after[1:26]:
        return Label.MENTION
    if said is Label.MENTION or (kind == "good" and "d" not in place.left and _DENIED_BEHIND.match(place.right)):
        return Label.MENTION
    if "!" in place.right[:5] and kind in ("weak", "good"):
        # "It would be a wonder if it remembered": it does not.
        return Label.USE
    if place.right[:1] == "U" and _DENIED_REMEMBERING.search(place.inside):
        return Label.MENTION
    if kind == "weak" or (place.inside == "P" and "d" not in place.left and _bearer(place.left) == "Z"):
        return Label.UNSURE
    if (place.right[:1] == "=" or "=" in place.left) and not _LIKENED.search(place.left + place.inside):
        return None
    if _is_of_a_term(place) or _is_the_mechanism(place):
        return None
    if "7" in place.left[-8:] and "Q" not in place.left + place.before + place.inside + place.right + place.after:
        return None
    subject = _subject(place)
    # What stands behind the learner's "because" is no longer the learner's own.
    blamed = "j" in place.left[place.left.rfind("I") + 1 :] + place.inside[:1] and "I" not in place.inside
    if subject == "I" and not blamed:
        return _own(place, kind)
    if kind == "forget" and subject == "" and _has_errand(place):
        return None
    return said


#: Praise that does not help: "a better memory would not ...".
_DENIED_BEHIND = re.compile(".{0,2}[nr]")
#: "Does not remember", where "better" follows: praise denied.
_DENIED_REMEMBERING = re.compile("n[^R]*R$|K$")
#: "How well it concentrates is not high": a quality found wanting.
_NOT_HIGH = re.compile("a{0,2}na{0,2}[GU]")
#: "It is a lazy clerk": the model is likened to somebody; else a clerk of the example sentence is.
_LIKENED = re.compile("[QHZj]")
#: A word named as one of the sentence's, before its quotation marks.
_AS_A_WORD = re.compile("5[xwab]{0,3}$|1[:b]a?$")
#: "The carelessness of the network".
_OF_A_MIND = re.compile("aa[QH]")
#: Whose a faculty is, right beside it.
_OWNED = re.compile("[QH][xa~7]{0,3}$")


#: "..., the steps remain": what is said would change nothing.
_REMAINS = re.compile(",[^.?nkq]{0,10}s(?!n)")
#: "..., all the same a quality": 就看它专不专心 is none.
_BLAMED = re.compile("j[^,.?:]{0,6}$")
#: 专注也好走神也好: either way.
_EITHER = re.compile("a?G[^,.?]{0,5}$")
#: "If one wrote that ...".
_WRITTEN = re.compile("[xwa]{0,2}E")
#: "..., is it? Answer: no."
_ANSWERED_NO = re.compile(",[^.?]{0,14}\\?[xwa]{0,2}p")


def _no_trouble_left(place: Place) -> bool:
    """Tell whether with the quality praised there is no difficulty left: praise, and a use."""
    if "*" not in place.right[:8] + place.after[1:12]:
        return False
    return {"r", "n", "c", "o", "h", "t", "p", "I"}.isdisjoint(place.left)


def _makes_no_difference(place: Place) -> bool:
    """Tell whether the quality, had it or not, leaves everything as it is."""
    kind = place.found.kind
    if place.is_quoted and "d" in place.quoted_by and _WRITTEN.match(place.answered_by):
        return True
    if "*" in place.right[:8]:
        return kind != "good"
    if place.right.startswith("n" + place.inside) and "j" not in place.left[-4:]:
        return True
    remains = _REMAINS.match(place.after) is not None
    if kind == "measure":
        if _BLAMED.search(place.left) or "j" in place.inside:
            return False
        return remains or "q" in place.after[1:8] or place.left[-1:] == "D"
    if remains and _EITHER.match(place.right):
        return True
    return remains and ("d" in place.left or (kind == "good" and "j" not in place.left))


def _is_named_only(place: Place) -> bool:
    """Tell whether the phrase is named as a word that does not belong here."""
    if "=" not in place.right[:2]:
        return False
    return not {"n", "r", "q", "p"}.isdisjoint(place.right[:8] + place.after[1:8])


def _settled(place: Place, said: Label) -> Label:
    """Settle what only looks like a question: 走神呢, as one tells; a question answered no."""
    if place.right == "u" and place.after[:1] in ("", ",", "."):
        return said if not {"u", "h", "o", "i", "m"}.isdisjoint(place.left + place.before) else Label.USE
    if "u" in place.left and _ANSWERED_NO.match(place.after):
        return Label.MENTION
    return said


def _weigh_faculty(place: Place, said: Label) -> Label | None:
    """Weigh a faculty of which nothing is said that the words know: it is the model's, or nobody's."""
    if _is_order(place) or _is_example(place) or _subject(place) == "I":
        return None
    if not _OWNED.search(place.left):
        return None
    return said if place.inside == "F" else Label.UNSURE


def _subject(place: Place) -> str:
    """Return the letter of who the phrase is said of, the nearest before it; empty if nobody."""
    if place.inside[0] == "H" and "I" in place.left[-3:]:
        return "I"
    if place.found.kind == "good":
        near = place.left.rpartition(":")[2].replace("QI", "Q")
        if "I" in (near if "Q" in near else place.left):
            return "I"
    if (owner := _OF_A_MIND.match(place.right)) and place.found.kind != "forget":
        return owner[0][-1]
    found = _bearer(place.inside) or _bearer(place.left) or _bearer(place.before)
    others = (_bearer(place.before[::-1]), _bearer(place.right[:4]))
    if found == "I" and "I" not in place.inside + place.left and "Q" in others:
        return "Q"
    return "Q" if found == "Z" else found


def _bearer(letters: str) -> str:
    """Return the last letter of a model, reader, learner or content-bearing term."""
    return next((letter for letter in reversed(letters.replace("QI", "Q")) if letter in "QHIZ"), "")


def _is_of_a_term(place: Place) -> bool:
    """Tell whether weights or scores, not a mind, are concentrated or spread."""
    if _MINDS.isdisjoint(place.inside) and not {"C", "D"}.isdisjoint(place.inside):
        nearest = next((letter for letter in reversed(place.left) if letter in "TQHIZ"), "")
        return nearest == "T"
    return False


def _is_the_mechanism(place: Place) -> bool:
    """Tell whether attention itself, nobody's, is called good."""
    praised = place.found.kind == "good" and place.inside[0] == "A" and place.inside[-1] == "G"
    return praised and {"Q", "H"}.isdisjoint(place.left[-8:] + place.right[:2])


def _has_errand(place: Place) -> bool:
    return "E" in place.left[-6:] + place.right[:8]


def _own(place: Place, kind: str) -> Label | None:
    """Weigh the learner's own: an errand is nothing, a slip is unsure, a reader's trouble is a use."""
    around = place.left + place.right
    if "S" in place.inside or ("O" in place.inside and "H" not in place.inside[1:]):
        return None
    if "L" in around and "E" not in around and kind != "good":
        return Label.USE
    if kind in ("forget", "good", "measure"):
        return None
    # "Careless today": a feeling, unless the learner counted, wrote or drew by it.
    return Label.UNSURE if kind == "bad" and "E" in around + place.before + place.after else None


#: "Please, fellow students, concentrate ...".
_ORDERED = re.compile("Y[xwaHIL]{0,6}$")


def _is_order(place: Place) -> bool:
    return _ORDERED.search(place.left) is not None


def _is_example(place: Place) -> bool:
    """Tell whether the phrase stands in the learner's own example sentence."""
    if "1" in place.left and (":" in place.left or "~" in place.left):
        return True
    if place.is_quoted and _AS_A_WORD.search(place.quoted_by):
        return True
    if "3" in place.left[-10:] + place.right[:4] or "4" in place.right + place.after[:5]:
        return True
    return place.is_quoted and ("2" in place.right[:6] or not {"2", "4"}.isdisjoint(place.answered_by[:3]))
