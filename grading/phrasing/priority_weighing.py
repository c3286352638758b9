"""What a claim of priority is worth: whose sentence it stands in, who is the subject, what is rejected."""

from __future__ import annotations

import re

from grading.phrasing.findings import Label
from grading.phrasing.places import Place
from grading.phrasing.stances import stance

#: "Is not the first": denied within the phrase.
_NOT_FIRST = re.compile("na{0,2}1")
#: Whoever is said to do it, nearest before the phrase.
_SUBJECTS = "IAMJTY"
#: A question that the text answers with a paper or its authors, or answers no.
_ANSWERED = re.compile("[a~]{0,2}(?:[?][xwa:bo~2]{0,5}[AM]|[,:][xa]{0,2}b?[xa]{0,2}A[xa~]{0,2}(?:[,.?]|$))")
_UNANSWERED = re.compile("[?][^.?]{0,8}[rnq]|,[xwaL]{0,4}I?[xwa]{0,2}[Nnrq]")
#: A wording that is named, and rejected behind the comma.
_WORDING = re.compile("[a~]{0,2}4")
_CALLED = re.compile("^[xak]{0,2}%")
_REPLACED = re.compile("[~a]{1,3}y")
_TAKEN_BACK = re.compile(",[xwaI~:4]{0,4}[rqn]")
#: The learner, right before what is done.
_LEARNER = re.compile("I[xwaTVLM~]{0,4}$")
#: Nobody taught it to the learner.
_OF_THE_LEARNER = re.compile("[xwaV]{0,4}I")
#: A question within the sentence, and whom it would go to.
_WHO = re.compile("7[xwab]{0,2}$|^[ka~]{0,2}9[xwabAMJ]{0,4}$")
_OF_WHOM = re.compile("[xab]{0,3}7")
#: Invented by me.
_BY_THE_LEARNER = re.compile("w?I(?:[,.?]|$)")
#: One of the sentence's words, and where it stands.
_AT_A_PLACE = re.compile("[~a]{1,2}[xwab]{0,2}L")
#: First one thing, then another.
_THEN = re.compile(",[xa]{0,2}[Ly]")
#: A place, right before "before".
_AFTER_A_PLACE = re.compile("L[xwab]{0,2}$")
#: "Not seq2seq was first, but ...": denied of one, said of the other.
_NOT_THIS_ONE, _BUT_THAT_ONE = re.compile("[rn][xab]{0,2}$"), re.compile("[^,.?]{1,10},[xa]{0,2}b")
_NAMED = frozenset("AM")
#: Whose sentence it is: the learner's, an example's; and who or what else a claim may be of.
_OWN, _OTHERS = frozenset("IY"), frozenset("AMJ2H")
#: Where one of a sentence's words stands: at position 1, at 5.
_WHERE = re.compile("[~a]{0,2}x(?:L|w(?:[,.]|$))")


def weigh(place: Place) -> Label | None:
    """Weigh a candidate of the family."""
    kind, inside = place.found.kind, place.inside
    if kind != "weak" and (_is_example(place) or _is_learners(place)):
        return None
    if inside[0] == "P" and _is_of_the_task(place):
        return None
    if kind in ("claim", "bare", "does") and "1" in inside and _is_place(place):
        return None
    if place.is_quoted and _AT_A_PLACE.match(place.right):
        return None
    if re.match("A?1", inside) and not place.left.strip("a") and _THEN.match(place.right + place.after):
        return None
    if kind == "predicate" and "L" in place.left + place.before and not _is_named(place):
        return None
    if kind == "absence" and _OF_THE_LEARNER.match(place.right) and _NAMED.isdisjoint(place.left):
        return None
    if kind == "does" and _ANSWERED.match(place.right + place.after):
        return Label.USE
    if kind == "title" and "W" in inside and "L" in place.left[-8:]:
        return None
    if kind == "absence" and "Z" in inside and not _is_named(place) and _NAMED.isdisjoint(inside):
        return None
    if kind == "does" and "L" in place.right[:4]:
        return None
    if kind == "made" and {"A", "J", "2"}.isdisjoint(place.before + place.left + place.right + place.after[:12]):
        return None
    if kind == "does" and not _has_doer(place):
        return None
    if "X" in inside and "L" in place.before + place.left + place.right and not _is_named(place):
        return None
    if inside[0] == "K" and not _is_named(place) and ("L" in place.before + place.left or "J" not in place.left[-3:]):
        return None
    if kind == "absence" and "I" in place.before and not _is_named(place) and _NAMED.isdisjoint(inside):
        return None
    if kind == "absence" and inside[0] in "Nn" and "L" in place.left[-4:] and not _is_named(place):
        return None
    if kind == "absence" and inside[0] == "B" and _AFTER_A_PLACE.search(place.left):
        return None
    said = stance(place)
    if said is Label.MENTION and _NOT_THIS_ONE.search(place.left) and _BUT_THAT_ONE.match(inside):
        return Label.USE
    if kind != "absence" and _denied_inside(inside, place.left):
        return Label.MENTION
    if said is not Label.MENTION and _is_wording(place):
        return Label.MENTION
    if said is Label.UNSURE:
        if _UNANSWERED.match(place.after):
            return Label.MENTION
        if place.after[:1] == "?" and _ANSWERED.match(place.after):
            return Label.USE
    if said is not Label.MENTION and _is_asked_within(place):
        return Label.MENTION
    if said is Label.USE and "h" in inside:
        return Label.UNSURE
    if said is Label.MENTION:
        return said
    if kind == "bare":
        return Label.USE if "1" in inside and _ANSWERED.match(place.right + place.after) else None
    if kind == "weak":
        return Label.UNSURE if "A" in place.left + place.right or "M" in place.left + place.right else None
    return said


def _denied_inside(inside: str, left: str) -> bool:
    if any(letter in inside for letter in "rq") or _NOT_FIRST.search(inside):
        return True
    return "1" in inside and "N" in left


def _is_wording(place: Place) -> bool:
    """Tell whether the phrase is named as a wording, and rejected right behind."""
    named = place.is_quoted or _WORDING.match(place.right) is not None
    if place.is_quoted and _REPLACED.match(place.right):
        return True
    named = named or _CALLED.match(place.left) is not None
    return named and _TAKEN_BACK.match(place.after) is not None


def _is_asked_within(place: Place) -> bool:
    """Tell whether it is left open within the sentence who it was: "who invented it is not stated"."""
    if _ANSWERED.match(place.right + place.after):
        return False
    if "7" in place.inside and place.found.kind != "absence":
        # "Who opened that road? They did."
        return {"?", ","}.isdisjoint(place.inside)
    if place.is_joined and place.left[:1] == "9":
        # ", which no paper before had done": of what was said, and no question.
        return False
    return _WHO.search(place.left) is not None or _OF_WHOM.match(place.right) is not None


def _is_example(place: Place) -> bool:
    """Tell whether the phrase stands in the learner's own sentence, or is about a mistake."""
    around = place.before + place.left + place.inside + place.right
    if "Y" not in around:
        return False
    if "Y" in place.left:
        since = place.left[place.left.rindex("Y") :]
        if ":" in since or "~" in since or ("b" in since and "A" not in since):
            return True
    return _NAMED.isdisjoint(around)


def _is_of_the_task(place: Place) -> bool:
    """Tell whether a strong word is one of the learner's own sentence, or of a place in it, with no paper near."""
    around = place.before + place.left + place.inside + place.right + place.after
    if not _OTHERS.isdisjoint(around):
        return False
    return not _OWN.isdisjoint(around) or _WHERE.match(place.right) is not None


def _is_learners(place: Place) -> bool:
    """Tell whether the learner is the one who does it."""
    kind, inside = place.found.kind, place.inside
    if "A" in inside and "O" in inside:
        # "The attention that we use comes down from them."
        return False
    if _BY_THE_LEARNER.match(place.right):
        return True
    if kind == "absence" and inside[0] not in "ZB" and inside[-1] != "B":
        return False
    if kind == "title" and "W" in inside:
        return place.left[-1:] == "I"
    return _LEARNER.search(place.left) is not None


def _has_doer(place: Place) -> bool:
    """Tell whether authors or a method are said to have done it first."""
    doer = next((letter for letter in reversed(place.left) if letter in _SUBJECTS), "")
    if doer:
        return doer in "AMJ"
    return not _NAMED.isdisjoint(place.right + place.inside)


def _is_named(place: Place) -> bool:
    """Tell whether a paper or a method stands near."""
    return not _NAMED.isdisjoint(place.before + place.left + place.right + place.after[:16])


def _is_place(place: Place) -> bool:
    """Tell whether "first" counts places, or one of two that are told apart."""
    at = place.onward.find("1")
    behind = place.onward[at + 1 : at + 4].lstrip("a~w")
    return behind[:1] == "L" or "E" in place.right + place.after[:24]
