"""What a candidate of the hardware family is worth: a claim, unless there are signs of another stance.

Hardware is a finite field, and the ways to say that the steps are gone are endless. So hardware in a sentence that
speaks of steps, order, waiting, time or units is taken as the shortcut, unless the sentence holds the right account,
a rejection, a plain count or a fact that has no part in the question.
"""

from __future__ import annotations

import re

from grading.phrasing.findings import Label
from grading.phrasing.places import Place
from grading.phrasing.stances import stance

#: Letters of an account by which the steps stay.
_KEEPS = frozenset("XWnr")
#: The rows of one step side by side: the right account.
_ROWS_TOGETHER = re.compile("W[xwab]{0,4}P|P[xwab]{0,4}W")
#: Letters of the right account, and of facts and errands, by which hardware beside the steps claims nothing.
_ACCOUNT = frozenset("WX9N")
#: Letters that deny what hardware is said to do, or concede it.
_DENIES = frozenset("nrqsc")
#: The order undone is no account: "no more one by one", "one at a time is history".
_UNDONE = re.compile("[E!][xwaU]{0,5}X|X[xwabgSPU~]{0,7}O")
#: What others say, in the clause before.
_REPORTED_BEFORE = re.compile("(?:^|,)[xwa]{0,4}[oh][^krqpnf]{0,14}$")
#: A machine of one's own: "my cousin's rig" is no fact apart.
_OWNED = re.compile("N(?=[xwa]?[HK])")
_OWNER = re.compile("N[xwa]?$")
#: What is contrasted with the steps as they were: "rather than still fifty".
_NO_MORE_STAYS = re.compile("[rn][xwa]{0,3}X")
#: The steps do not get fewer.
_DO_NOT = re.compile("S[xwab]{0,4}n|n[xwa]{0,2}[LDA1]")
#: No order, no queue: what is denied is the order, not the effect.
_NO_ORDER = re.compile("na?S|(?<=,)[xwa]{0,2}n[xwa]{1,2}S")
#: However dense they are, they do not ...: an account by concession.
_CONCEDED = re.compile("[yc][^.?]{0,16}n")
_NO_ORDER_LEFT = re.compile("na?S(?=,)")
#: A turn, after which what was granted before no longer counts.
_TURNED = re.compile("[kf]")
#: What is not needed is the hardware itself: "no GPU is needed".
_NEEDLESS = re.compile("E[xwaU]{0,4}$")
_NEEDLESS_INSIDE = re.compile("E[xwaU]{0,4}H")
#: What happens within a step, and nothing of the steps.
_WITHIN_ONE = re.compile(
    "W[^OEAS]*[FP1]|^H[^OEAS]*W[^OEA]*$|^[^OEAM]*W[^OEAM]*H$|[FDL][xwa]{0,2}W|WW[xwa]{0,3}O|^H[^.?,]{0,4}O[U]W"
)
#: The speed is that of one step, as the clause before it or the next sentence says.
_ONE_STEP_BEFORE = re.compile("W[xwaU]{0,4}$")
_ONE_STEP_BEHIND = re.compile(r"\.[xwaF]{0,6}W|,[xwa]{0,3}W[^,.?EOAD1]*(?:[,.]|$)")
_ONLY_FAST = re.compile("[HM][xwaUhb]*F$")
#: Fast, and yet the steps stay, as the next clause says.
_STAYS_ALL_THE_SAME = re.compile(",[^.?ODA1E]*[XWs]")
#: What others say in quotation marks, and the learner's "but".
_QUOTED_BUT = re.compile("~,?k")
#: However fast it is: nothing yet, unless the next clause says what it does.
_HOWEVER_FAST = re.compile("[HM][xwa]{0,2}y[xwaF]{1,4}$")
_DOES_AFTER_ALL = re.compile(",[^,.?WXnrqs]*[ODAE1]")
#: What takes a claim back right behind it: "is an illusion", "that is nonsense", "I do not agree", "no such thing".
_DELUSION = re.compile("~?[xwa]{0,2}b?[xwa]{0,4}0")
_TAKEN_BACK = re.compile(
    ",[xwa]{0,3}b[xwa]{0,5}0|,(?:[^.?,]{0,14},)?[xwa]{0,8}p|,[xwa]{0,2}r[xwa]{0,2}(?:[,.]|$)|[?][xwa]{0,2}O[xwa]{0,2}(?:[,.]|$)"
)
#: Called wrong by the next sentence, in a word.
_CALLED_WRONG_BEHIND = re.compile("[.?][xwa~]{0,3},?[xwa]{0,6}b?[xwa]?0(?:[.,?]|$)")
_TOLD_NO = re.compile(r",[^.?]{0,14}[:,]a?n[xwa]{0,2}[,.]")
#: Put down to hardware that was not used: "because nobody bought a card; with one ...".
_LACKED = re.compile("[jb][xwa]{0,4}n[xwavU]{0,4}$")
#: What counts as done to the steps, behind hardware.
_DONE_TO_IT = frozenset("ADOL1")
#: What speaks of the steps or of what became of them.
_TOPICS = frozenset("SDOAEF1PT")
_SPARED = re.compile("E[xwa]{0,3}(?:[,.]|$)")
#: What turns from an account that was granted before: but, unless, with hardware.
_TURNS_FROM = frozenset("kfUCdV.")
#: Each step is freed of what went before it.
_EACH_FREED = re.compile("W(?=[xwa]{0,3}E)")
#: With hardware, the order: of no consequence.
_WITH_IT = re.compile("[UCVd][xwa]{0,4}$")
_THEN_ORDER = re.compile("H[a]*S$|H[xwaU]{0,3},[xwa]{0,3}S$")
_NO_CONSEQUENCE = re.compile("[xwa]{0,4}q")
#: Fewer steps, said behind.
_FEWER = re.compile(",[xwa]{0,3}(?:S[xwabv]{0,5}[LD]|D)")
#: Done with before any negation: the steps run at once, and nobody notices.
_AT_ONCE = re.compile("[HM][^.?nrq,]*S[xa]{0,2}P")
#: What is rejected is the order: "step by step is an outdated notion".
_OUTDATED = re.compile("q(?=a*$)")


def weigh(place: Place) -> Label | None:
    """Tell what a candidate is worth; None drops it."""
    label = _weigh(place)
    return Label.UNSURE if label is Label.USE and _is_open(place) else label


def _is_open(place: Place) -> bool:
    """Tell whether it is guessed in its midst, or reported in the clause before."""
    if not {"h", "o"}.isdisjoint(place.inside):
        return "@" not in place.after
    if not place.is_joined or not {"k", "f"}.isdisjoint(place.left) or "@" in place.after:
        return False
    return _REPORTED_BEFORE.search(place.before) is not None


def _weigh(place: Place) -> Label | None:
    kind, inside = place.found.kind, place.inside
    if kind == "instead":
        return Label.MENTION if place.is_quoted else Label.USE
    if "5" in (place.before if place.is_joined else "") + place.left + inside:
        return None
    if "p" in place.left and "k" not in place.left:
        return Label.MENTION
    if place.is_quoted and place.quoted_by[-1:] == "O":
        return Label.MENTION
    if kind in ("effect", "near", "overlap", "onestep") and _is_taken_back(place):
        return Label.MENTION
    if kind in ("near", "call", "blame", "only"):
        return _weigh_near(place)
    if inside[0] == "F" and not {"W", "N"}.isdisjoint(place.left + place.right):
        return None
    if (kind not in ("echo", "gone") and _denied_inside(inside)) or _NEEDLESS.search(place.left):
        return Label.MENTION
    if _explained(place) or _is_beside_it(place):
        return None
    if _LACKED.search(place.left) and "r" not in place.left:
        return Label.USE
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
        if "W" in place.left + inside + place.right:
            return None
        return Label.USE if "v" in inside and not {"M", "S"} & set(place.right) else Label.UNSURE
    if said is Label.USE and _WITHIN_ONE.search(inside + place.right[:6]) and not _FEWER.search(place.onward):
        return None
    return said


def _weigh_near(place: Place) -> Label | None:
    """Weigh hardware beside the steps, or a call for it: a claim, if no word tells otherwise."""
    if "o" in place.left and _QUOTED_BUT.search(place.inside):
        return Label.MENTION
    said = stance(place)
    if "N" in place.after and _TOPICS.isdisjoint(place.inside[:-1] + place.right + place.after):
        return None
    if _is_done_to_it(place):
        return Label.USE if said is Label.MENTION else said
    if _of_no_consequence(place):
        return Label.USE
    if said is Label.MENTION or _NEEDLESS.search(place.left) or _NEEDLESS_INSIDE.match(place.inside):
        return Label.MENTION
    if place.found.kind == "only":
        return said
    turned = place.inside.rpartition("k")
    said_of_it = turned[2] if "H" in turned[2] else place.inside
    is_turned = said_of_it != place.inside
    said_of_it = _NO_ORDER.sub("S", _UNDONE.sub("O", _NO_MORE_STAYS.sub("", said_of_it + place.right)))
    said_of_it = _OWNED.sub("", _EACH_FREED.sub("", said_of_it))
    granted = "" if place.found.kind == "blame" or is_turned else _granted(place)
    if not _DONE_TO_IT.isdisjoint(said_of_it):
        granted = granted.replace("N", "")
    if not _ACCOUNT.isdisjoint(said_of_it + granted) or not _DENIES.isdisjoint(said_of_it):
        return Label.MENTION if "q" in said_of_it else None
    if not {"X", "W", "9"}.isdisjoint(_UNDONE.sub("O", _NO_MORE_STAYS.sub("", place.after))):
        return None
    if _CONCEDED.search(place.left[-4:] + place.inside + place.right):
        return None
    if _DO_NOT.search(place.after.split(".")[0]):
        return None
    if place.found.kind == "near" and "J" in said_of_it.partition("H")[2] and "E" not in said_of_it:
        return None
    return said


def _is_taken_back(place: Place) -> bool:
    """Tell whether what follows calls the claim an illusion, or says no to it."""
    if _DELUSION.match(place.right) or _TAKEN_BACK.match(place.after) or _CALLED_WRONG_BEHIND.search(place.after):
        return True
    return "o" in place.left and _TOLD_NO.match(place.after) is not None


def _is_done_to_it(place: Place) -> bool:
    """Tell whether something is done to the steps behind the hardware, whatever was granted before it."""
    head, _, tail = place.inside.rpartition("H")
    tail = _UNDONE.sub("O", tail + place.right + place.after.split(".")[0])
    done = not _DONE_TO_IT.isdisjoint(tail) or _SPARED.search(tail)
    if not done or not _ACCOUNT.isdisjoint(tail) or not {"n", "r", "q", "s", "?"}.isdisjoint(tail):
        return False
    granted = place.before + "," + place.left + head
    _, found, since = granted.rpartition("X")
    left = re.split("[k,]", place.left + head)[-1]
    if not {"n", "r", "c", "o", "h", "u"}.isdisjoint(left[-12:]) or "W" in left or ("N" in left and not found):
        return False
    return (
        "W" not in since and (not found or not _TURNS_FROM.isdisjoint(since)) and bool(found or "S" in granted + tail)
    )


def _of_no_consequence(place: Place) -> bool:
    """Tell whether, with hardware, the order is said to be of no consequence."""
    return (
        _WITH_IT.search(place.left) is not None
        and _THEN_ORDER.match(place.inside) is not None
        and _NO_CONSEQUENCE.match(place.right) is not None
    )


def _is_beside_it(place: Place) -> bool:
    """Tell whether speed is that of one step, or hardware and effect are of two clauses that have nothing in common."""
    inside = place.inside
    if _HOWEVER_FAST.match(inside) and not _DOES_AFTER_ALL.match(place.after):
        return place.after[:1] == ","
    if "N" in inside + place.left and {"O", "D", "A", "1", "E", "S"}.isdisjoint(inside):
        return place.found.kind == "effect"
    if _ONLY_FAST.match(inside) and _STAYS_ALL_THE_SAME.match(place.after):
        return True
    if _ONLY_FAST.match(inside) and (_ONE_STEP_BEFORE.search(place.left) or _ONE_STEP_BEHIND.match(place.after)):
        return True
    head, comma, _ = inside.partition(",")
    return bool(comma) and "N" in head


def _granted(place: Place) -> str:
    """Return what was said before in the sentence; what holds without hardware is no account."""
    before = place.before if place.is_joined else place.before.replace("N", "")
    left = _OWNER.sub("", place.left) if place.inside[0] in "HK" else place.left
    granted = _TURNED.split(_UNDONE.sub("O", _NO_MORE_STAYS.sub("", before + "," + left)))[-1]
    granted = _OWNED.sub("", granted)
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
    return any(letter in _NO_ORDER_LEFT.sub("S", _OUTDATED.sub("", inside[1:-1])) for letter in "nrq")
