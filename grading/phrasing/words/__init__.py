"""The words of the three families, as data: what a text's class letters are made of.

Nothing here runs when a text is read: ``grading.phrasing.vocabulary`` has the words as one compiled automaton.
"""

from __future__ import annotations

from grading.lexicon import Lexicon
from grading.phrasing.words import gpu_shortcut, priority_claim, state_words
from grading.phrasing.words.scope_words import SCOPES
from grading.phrasing.words.typos import slips
from grading.text import fold

#: The classes of each family, behind those that all share; later ones win.
CLASSES = {
    "state_quality": state_words.CLASSES,
    "gpu_shortcut": gpu_shortcut.CLASSES,
    "priority_claim": priority_claim.CLASSES,
}


def lexicon(family: str) -> Lexicon:
    """Return a family's words, folded as texts are: 不求甚解 stands in a folded text as 不求什解."""
    return Lexicon(((letter, fold(words)) for letter, words in (*SCOPES, *CLASSES[family])), variants=slips)
