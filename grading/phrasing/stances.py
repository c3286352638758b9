"""Whether a phrase is said, rejected or left open, by the words around it."""

from __future__ import annotations

import re

from grading.phrasing.findings import Label
from grading.phrasing.places import Place

#: A negation that is itself denied, or that a supposition undoes: "nobody doubts", "had it not".
_AFFIRMED = re.compile("(?:[rn][xwabQHu]{0,4}n[xwabQvF]{0,3}|d[^krc]{0,12}n[xwabQvF]{0,5}|^baQ[xwa]{0,2}n[xwab]{0,4})$")
#: What it would change to suppose so: "if it never dozed off, it is still twelve".
_SUPPOSED_AWAY = re.compile("d[^krc]{0,12}n")
_STILL = re.compile(",[^,.?]{0,8}s")
#: "Give it all the patience in the world and it still ...".
_GRANTED = re.compile("[xwa]{0,2}v[^,.?k]{0,6}$")
_STILL_SO = re.compile("[^.?kf]{0,12}s")
#: "Smart or dull, it ...": whichever it is, named in both ways.
_EITHER_WAY = re.compile("[xwa]?(?:a?G|q),(?:[^,.?]{0,12},)?[xwa]{0,2}s")
#: "Whether the ends match depends on ...": what is left open is not what is blamed.
_DEPENDS = re.compile("c[^,.?jrnuc]{2,}(?:j[^jc]{0,8})?$")
#: Said to be wrong in a word: "it is lazy. Wrong."
_CALLED_WRONG = re.compile("a{0,2}[0r](?:[.,?:]|$)")
#: The sentence goes on to ask, and answers itself: "were it keener, would 8 become 4? No."
_ASKED_AND_DENIED = re.compile(",[^.?]{0,26}\\?(?:[xwaEo]{0,3}:)?a?(?:[p0]|[nr](?=[xwaQb]{0,3}(?:[,.?]|$)))")
#: Taken up again by a word, and rejected: "..., that is a common error".
_TAKEN_BACK = re.compile("[x4]?b?a?q")
#: "Is it this, or is it that?"
_EITHER_ASKED = re.compile("[wa]{0,2}ba?Q")
_OR_ASKED = re.compile(",[^.?]{0,20}\\?")
#: "Despite its forget gate the LSTM ...": the concession is over before the subject.
_DESPITE_A_PART = re.compile("ca*[Tw]aQ[xwa]*$")
#: A quotation that is affirmed right behind it.
_QUOTE_AFFIRMED = re.compile("[a~]*(?:b?[xwa]{0,2}g|k)")
#: A negation that has had its object before a colon: "not a focus problem at all: ...".
_DONE_WITH = re.compile("[rnc][^rnc]{4,}$")
#: A hedge that stands alone behind a phrase: ", I guess", ", or so they say", ". I am not sure."
_DOUBTED = re.compile("(?:[,?][xwa]{0,4},?k?I?|\\.[xwaI]{0,2})[ho][xwab]{0,3}(?:[,.?]|$)")
#: What introduces a clause from before its comma: "reportedly, ...", "a friend told me, ...".
_INTRODUCED = re.compile("(?:^|[,:])[xwaIbk]{0,4}[oh]a{0,2}$")
#: "Not to blame: ...": the colon turns from what stands before it.
_BLAMELESS = re.compile("q[a]*$")
#: Yes, or no, as the whole answer to a question.
_YES = re.compile("[xwaI]{0,3}(?:@|b(?=a*[,.]|$))|a{1,3}(?:[,.]|$)")
_NO = re.compile("[xwaIQbk@]{0,4}(?:[pq0]|[nr](?=[xwaQb]{0,3}(?:[,.?]|$)))")
#: "Wrong", as the whole answer to what was quoted.
_WRONG = re.compile("[.,?]*(?:[xwaE]{1,6}[:b])?0")
#: What is uncertain is left out: "not sure, so I do not write it".
_LEFT_OUT = re.compile(",[xwaI]{0,2}k?[xwaI]{0,2}[rp]")
#: What announces an answer: "A: ...".
_ANSWER = re.compile("^[xwaoIE]{0,4}:")
#: What others say, and then the learner's "but".
_CONTRASTED = re.compile("a*,a*[kfI]")
#: The next speaker says no: "B: no, ...".
_CONTRADICTED = re.compile("\\.[xwaEI~]{1,4}:~?[xwa]{0,2}(?:[p0]|[nr](?=[,.?]))")
#: What decides about a report.
_DECIDED = re.compile("[hnrcpq0@]")
#: What only looks so, put right: "at first sight ..., but it is the distance".
_TURNED = re.compile(",(?:a*f|k(?!.{0,8}h)(?:a*f|.{0,6}q|[xwaQI]{0,3}b))")
#: "I would not": the learner's stance on what others say.
_NOT_I = re.compile("[xwak]{0,3}[IQ]w?[nr][xwab]{0,2}(?:[,.?]|$)")
#: How many letters behind a phrase a rejection may stand in the same clause.
REACH_RIGHT = 16
#: How near a plain negation must stand.
REACH_NEGATION = 5
#: How far it reaches to a phrase in quotation marks.
REACH_QUOTED = 12
#: Letters that can turn a phrase; a clause without them is plain.
_TURNS = frozenset("rctnlqhiuo")
#: Letters that take a quotation back; a plain negation does so only right behind it.
_REJECTS = frozenset("rqpt")
_UNWRITTEN = re.compile("[xwa~]{0,3}(?:[.,?][xwa]{0,2}[Io]?[xwa]?)?n")
#: Two to choose from: "is it this, or ...?".
_ALTERNATIVE = re.compile(r",[xwa]?s[^,.?]{0,14}\?")


def stance(place: Place) -> Label:
    """Tell from the words around a phrase whether it is said, rejected or left open."""
    if _is_rhetorical(place) and not _answered_no(place):
        return Label.USE
    label = _left_stance(place)
    if label is not Label.MENTION and _answered_yes(place):
        return Label.USE
    if _is_conceded(place):
        return Label.MENTION
    if label is None and place.is_joined and _INTRODUCED.search(place.before):
        label = Label.UNSURE
    if label is Label.UNSURE and _is_left_open(place):
        return Label.UNSURE
    if label is Label.MENTION or _rejected_behind(place):
        return Label.MENTION
    if _answered_no(place) or _quoted_to_reject(place):
        return Label.MENTION
    if place.is_quoted and "o" in place.quoted_by and label is None:
        return Label.UNSURE
    if label is Label.UNSURE and _is_agreed(place):
        return Label.USE
    if "m" in place.right[:8] or "m" in place.left[-8:]:
        return Label.UNSURE
    if label is None and _is_asked(place) and not _is_dared(place):
        return Label.UNSURE
    return label or Label.USE


def _left_stance(place: Place) -> Label | None:
    """Read the clause backwards from the phrase; the nearest word decides."""
    if place.left[:1] == "0" and place.left[1:2] not in tuple("bwx"):
        return Label.MENTION
    if _SUPPOSED_AWAY.search(place.left) and _STILL.match(place.after):
        return Label.MENTION
    if "e" in place.left[:2] and not {"r", "n"}.isdisjoint(place.before[-30:]):
        return Label.MENTION
    if _TURNS.isdisjoint(place.left) or _AFFIRMED.search(place.left):
        return None
    if "j" in place.left + place.inside[:1] and _DEPENDS.search(place.left):
        return None
    hedged: Label | None = None
    reach = REACH_QUOTED if place.is_quoted else REACH_NEGATION
    for distance, letter in enumerate(reversed(place.left)):
        if letter == "k" and "o" in place.left[: -distance - 1]:
            return Label.UNSURE
        if letter in "kzf" or (letter == ":" and _is_done(place.left[: -distance - 1], place.is_quoted)):
            break
        if letter == "c" and _DESPITE_A_PART.match(place.left[len(place.left) - distance - 1 :]):
            break
        if letter in "rct" or (letter in "nl" and distance < reach):
            return Label.MENTION
        if letter == "q" and distance < REACH_NEGATION:
            return Label.MENTION
        if letter == "j":
            # "难不难全看记性": a negation before the cause does not reach over it.
            reach = 0
        if letter in "hiuo":
            hedged = Label.UNSURE
        if letter == "b" and distance == 0 and place.follows_other:
            break
    return hedged


def _is_done(left: str, quoted: bool) -> bool:
    """Tell whether what stands before a colon has had its object, and rejects nothing behind it."""
    if _DONE_WITH.search(left):
        return True
    if quoted:
        return False
    return _BLAMELESS.search(left) is not None and not any(letter in left for letter in "rnct")


def _is_rhetorical(place: Place) -> bool:
    """Tell whether a question affirms: "what is that if not", 不是……是什么."""
    if "!" in place.left[-6:]:
        return True
    if "@" in place.right[:6] and "r" not in place.left and {"p", "q", "0"}.isdisjoint(place.right.split("@")[0]):
        return True
    return place.right[:1] == "!" and not {"r", "n", "z"}.isdisjoint(place.left[-4:])


def _quoted_to_reject(place: Place) -> bool:
    """Tell whether what stands around a quotation takes it back."""
    if place.is_quoted and "o" in place.quoted_by and _CONTRASTED.match(place.answered_by):
        return True
    if place.is_quoted and "dE" in place.quoted_by:
        return True
    if not place.is_quoted or _QUOTE_AFFIRMED.match(place.answered_by):
        return False
    for letter in reversed(place.quoted_by):
        if letter in "kfz":
            break
        if letter in "rcnt":
            return True
    if _WRONG.match(place.answered_by) or _UNWRITTEN.match(place.answered_by):
        return True
    return not _REJECTS.isdisjoint(place.answered_by)


def _is_conceded(place: Place) -> bool:
    """Tell whether it is "however good", and would change nothing."""
    if "u" in place.left[-2:] + place.inside[:2] and "s" in place.after[1:3]:
        return True
    if place.found.kind == "measure" and _STILL.match(place.after):
        return True
    if _EITHER_WAY.match(place.right + place.after) or _or_not(place):
        return True
    if (
        place.found.kind in ("good", "bare")
        and _GRANTED.match(place.left)
        and _STILL_SO.match(place.right + place.after)
    ):
        return True
    if place.left[:1] == "y" and _STILL.match(place.after):
        return True
    if "y" not in place.inside + place.left[-3:]:
        return False
    return "s" in place.right[:6] or (any(letter in place.after[1:9] for letter in "snq") and "d" not in place.left)


def _or_not(place: Place) -> bool:
    """Tell whether it is named together with its contrary: 粗心不粗心的."""
    return place.right.startswith("n" + place.inside) or place.left.endswith(place.inside + "n")


def _rejected_behind(place: Place) -> bool:
    right = place.right[:REACH_RIGHT]
    claimed = re.split("[kf]", right)[0]
    if place.is_quoted and not {"n", "N"}.isdisjoint(right[:4]):
        return True
    return "q" in claimed or "p" in claimed


def _answered_yes(place: Place) -> bool:
    """Tell whether the text itself says yes to what it has asked."""
    if place.after[:1] != "?" or "!" in place.after[1:8]:
        return False
    return _YES.match(_ANSWER.sub("", place.after[1:])) is not None


def _is_agreed(place: Place) -> bool:
    """Tell whether a report or a guess is agreed with in what follows, before anything else is said of it."""
    if {"o", "h"}.isdisjoint(place.left + place.quoted_by):
        return False
    found = _DECIDED.search(place.right + place.after)
    return found is not None and found[0] == "@"


def _is_left_open(place: Place) -> bool:
    """Tell whether a report or a guess is left as it is before anything takes it back."""
    if {"o", "h", "u"}.isdisjoint(place.left + place.before):
        return False
    for letter in place.after:
        if letter in "h":
            return True
        if letter in "pqrnk@0":
            return False
    return False


def _answered_no(place: Place) -> bool:
    """Tell whether the text itself takes the phrase back in what follows."""
    mark, rest = place.after[:1], place.after[1:]
    open_ = place.is_quoted or any(letter in place.left + place.before for letter in "oit")
    if mark == "?" or "u" in place.right:
        rest = _ANSWER.sub("", rest)
        answer = re.split("[.,?]", rest)[0]
        return (
            rest[:1] in ("p", "r", "n", "q", "0")
            or rest[:2] in ("ap", "ar", "wn", "wr")
            or "q" in answer
            or (_NO.match(rest) is not None)
        )
    if (
        "p" in rest[:4]
        or _CALLED_WRONG.match(rest)
        or (mark == "," and _TAKEN_BACK.match(rest))
        or _ASKED_AND_DENIED.match(place.after)
        or ("d" in place.left and "q" in rest[:8])
    ):
        return True
    if _CONTRADICTED.match(place.after):
        return True
    if "h" in place.left and _TURNED.match(place.after):
        return True
    if _LEFT_OUT.match(place.after) and not {"h", "u"}.isdisjoint(place.left + place.inside):
        return True
    if not open_:
        return False
    if _NOT_I.match(rest):
        return True
    if "i" in place.left + place.before and not {"r", "q", "s", "p"}.isdisjoint(rest):
        return True
    following = re.split("[.]", rest)[0] if mark == "," else rest[:14]
    if (
        any(letter in following[:24] for letter in "pq")
        or "f" in following[:3]
        or (following[:1] == "k" and "o" in place.left)
        or "r" in following[:3]
    ):
        return True
    return "o" in place.left and any(letter in place.after[1:28] for letter in "pq")


def _is_dared(place: Place) -> bool:
    """Tell whether a question denies a denial, and so affirms: 谁敢说它不健忘？."""
    return "u" not in place.left + place.right and _AFFIRMED.search(place.left) is not None


def _is_asked(place: Place) -> bool:
    """Tell whether the phrase is asked, or doubted right behind."""
    if _DOUBTED.match(place.after) or _ALTERNATIVE.match(place.after):
        return True
    if _EITHER_ASKED.match(place.left) and _OR_ASKED.match(place.after):
        return True
    return place.after[:1] == "?" or "u" in place.right or "h" in place.right[:3]
