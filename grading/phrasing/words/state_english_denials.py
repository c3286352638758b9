"""How English takes a quality of mind back, or speaks of something else with its words. Products of data.

These are scopes of this family alone; those that all families share stand in ``scope_words``.
"""

from __future__ import annotations

from grading.phrasing.words.scope_turns import joined
from grading.phrasing.words.state_english_forms import plain

_WHOM = (
    "it|the model|the network|the chain|the machine|the state|the unit|the rnn|the net|the encoder|the decoder"
    "|the reader|a model|a network|a chain|a machine|a reader|the cell|them|readers|networks|models"
)
_CALLING = joined(
    "calling|labelling|labeling|branding|to call|you can call|you may call|you could call|one can call|one may call"
    "|you might call|feel free to call|naming|dubbing|scolding|praising|imagining|accusing|to accuse|to scold",
    _WHOM,
    gap=" ",
)
#: "Give it all the patience in the world": conceded, for it would change nothing.
_GIVE_IT_ALL = joined(
    "give|grant|lend",
    "it|the model|the unit|the network|the chain|the cell|the reader|the machine|the rnn|the decoder|them|each cell",
    "all the|as much|every bit of|any amount of|twice the|ten times the|the best|the finest|the greatest|all the best",
    gap=" ",
)
_NOT_A_SIGN = joined(
    "isn't|is not|aren't|are not|wasn't|was not|no",
    "a reward for|a sign of|a result of|a consequence of|a symptom of|a product of|evidence of|evidence for|proof of"
    "|a mark of|a measure of|an effect of|a test of|a prize for|a punishment for|a token of|a case of|there because"
    "|so because|that because|hard because|hard because of|hard on account of|hard due to|hard from|hard through"
    "|hard for lack of|hard for want of|difficult because|difficult because of|difficult on account of"
    "|difficult due to"
    "|long because of|down to|owed to|on account of|caused by|about",
    gap=" ",
)
_OWES_NOTHING = joined(
    "owes|owe|owed", "nothing|little|not a thing", "to|to a|to any|to its|to the model's|to the network's", gap=" "
)
_MISBELIEF_THAT = joined(
    "a|it's a|it is a|the|it is an|it's an|an",
    "misunderstanding|prejudice|legend|fairy tale|rumour|rumor|superstition|cliché|error|common error"
    "|widespread error"
    "|common mistake|mistake people make|mistake|usual mistake|temptation|lazy answer|common misunderstanding"
    "|delusion",
    "that|to think that|to think|to believe|to say|is to put it down to|is to blame it on|is to blame|is to say"
    "|is to think|is to call it|would be to blame|would be to say|is to write",
    gap=" ",
)
_NEVER_IN = joined("never|not", "in how|by how|by the|with how|from how|in the quality of|in terms of", gap=" ") + (
    "|by no means is|by no means are|by no means does|by no means was|in no way is|in no way are|in no way does"
    "|at no point is|at no time is|at no time does|not for a moment is|under no circumstances is|nowhere is"
    "|in no sense is|nowhere does|in no respect is|at no point does"
)
_IS_WRONG = joined(
    "is|was|are|would be",
    "the wrong|a wrong|a false|the false|not the right|no fitting|an unfit|a misplaced|the incorrect",
    "question|diagnosis|word|words|cause|measure|description|term|label|category|yardstick|culprit|story"
    "|way to put it"
    "|wording|phrase|idea|conclusion|suspect|tree|place to look|key|lens|picture|vocabulary|verdict|charge|complaint",
    gap=" ",
)
_FOR_OTHERS = joined(
    "is|are",
    "a phrase for|a word for|a term for|words for|something for|a matter for|a category for|a complaint about"
    "|a description of",
    "pupils|people|humans|persons|children|students|schoolchildren|a school report|minds|brains|teachers",
    gap=" ",
)
_GAINS_NOTHING = joined(
    "would gain|would bring|would buy|would win|gains|gain|would give|brings|would do|would save|saves|buys|would get"
    "|would spare|would earn|would change|changes|would take away|removes|would remove|would shorten|shortens",
    "|it|the network|the model|the chain|us|them|the machine|the unit|the reader",
    "nothing|no step|not a step|not one step|not a single step|none of it|not a single one|none of them|none of the",
    gap=" ",
)
_NO_QUANTITY = joined(
    "isn't|is not|aren't|are not|is no|are no|not",
    "a quantity|quantities|quantity|a number|numbers|a distance|a unit of length|units of length|a variable|variables"
    "|a unit|units|a length|lengths",
    gap=" ",
)
_NOTHING_TO_LOSE = joined(
    "has no|have no|has neither|there is no|there's no",
    "focus|attention|memory|mind|patience|brain|mood|head|concentration|will",
    "to lose|to pay|to wander|to fail|to be bad|to improve|to forget with|that could wander|that could fail"
    "|that could be bad|in the first place|to begin with",
    gap=" ",
)
_THE_SAME = joined(
    "for|need|needs|take|takes|walk|walks|face|faces|has|have|meet|meets|go through|goes through|get|gets|cross"
    "|crosses|sees|see|pays|pay|must walk|must take|must cross|has to take|have to take|still face|run|runs|queue for"
    "|draw|draws|finds|find|climb|climbs|hop|hops",
    "the same|exactly the same|the very same|just the same|precisely the same|as many|just as many",
    gap=" ",
)
_NEEDS_NO = joined(
    "would need|needs|would have needed|could do without|would not need|wouldn't need|would manage without|would have",
    "no|no such|none of these|none of those|fewer|no extra|any",
    gap=" ",
)
_EITHER = "|".join(
    f"{first} {what}{link}{second} {what}"
    for what in ("mood", "memory", "attention", "concentration", "focus", "patience", "day", "brain", "mind")
    for first, second in (("good", "bad"), ("bad", "good"), ("strong", "weak"), ("long", "short"), ("sharp", "dull"))
    for link in (", ", " or ", " and ")
    if what != "day"
)
_NOUNS = "memory|memories|mood|attention|concentration|patience|brain|mind|focus|attention span"
_GOOD_OR_BAD = joined(
    "good or bad|bad or good|good or poor|strong or weak|weak or strong|long or short|better or worse|great or small"
    "|good and bad|sharp or dull",
    _NOUNS,
    gap=" ",
)
#: Words of its sentence, named by their grammar.
_GRAMMAR = (
    "modifies|is an adverb|is an adjective|is a noun|is a verb|is the verb|is the adverb|is the adjective|is the noun"
    "|is the subject|is the object|is the predicate|is token|is word|is my first word|is my last word|belongs to"
    "|is plural|is singular|agrees with|refers to|goes with|qualifies|describes the|is an attribute|is in position"
    "|comes before|comes after|comes first|comes last|comes right|is the first word|is the last word"
    "|is only a word|is just a word|is one word|is two words|counts as"
)
_WORD_COUNT = joined(
    "has|have|contains|counts|makes",
    "four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|4|5|6|7|8|9|10|11|12|13"
    "|14|15|16",
    "words|tokens|words long|tokens long|positions",
    gap=" ",
)
_FORGET_NOTHING = (
    "has not forgotten anything|hasn't forgotten anything|didn't forget anything|did not forget anything"
    "|does not forget anything|doesn't forget anything|has forgotten nothing|forgot nothing"
    "|nothing was forgotten|nothing is forgotten|nothing got forgotten|nothing gets forgotten|nobody forgot anything"
    "|no one forgot anything|nothing has been forgotten|nothing being forgotten"
)
_OF_THE_LEARNER = """
i don't care|i do not care|i don't mind|i couldn't care less|i didn't care|no effort was spared|effort was spared
spared no effort|no effort spared|spare no effort|a smart aleck once|smart aleck once|some smart aleck|some wise guy
a clever person once|someone clever once|a wise man once|a genius once|a clever soul once|i gave up
means nothing to it|mean nothing to it|means nothing to the model|means nothing to the network|meant nothing to it
means nothing to the chain|means nothing to the machine|means nothing to them
"""
_AND_NOT_TO_FORGET = """
it bears remembering|bears remembering|worth remembering|worth recalling|bears repeating|bears mentioning
it pays to remember|should be remembered|must be remembered|it is good to remember|it helps to remember
never forget the|never forget that|never forget your|never forget a|never forget to
"""
_NEVER_FORGETS = joined(
    "would|will|could|can|to|they|it|elephants|does|readers who|networks|people who|must",
    "never forget",
    "the|a|anything|its|any|that|what",
    gap=" ",
)

#: The learner's own figure is called careless, not a mind.
_SLOPPY_FIGURE = joined(
    "diagram|figure|drawing|sketch|handwriting|picture|arrows|lines|labels",
    "is|was|are|looks|got",
    "a bit|rather|very|quite|",
    "sloppy|careless|slapdash|lazy|half-hearted",
    gap=" ",
)
_NUMBERED = joined("position|token|word", "|".join(str(number) for number in range(1, 41)), "is|was|reads", gap=" ")
_FOR_A_GENIUS = joined(
    "for|even for|even to|also for",
    "a genius|an idiot|a fool|a dunce|an einstein|the cleverest|the smartest|the most attentive|the dumbest",
    gap=" ",
)
_SOUNDS_NICE = (
    joined(
        "sounds|sound",
        "nice|poetic|human|witty|funny|cute|catchy|nice enough|like poetry|like an excuse|like gossip|like small talk",
        gap=" ",
    )
    + "|makes a nice story|is a nice story|is a nice metaphor|is a nice image|is just an image|is poetry|is just poetry"
)
_LIKE_TO_SAY = joined(
    "people|some|many|we|students|everybody|everyone|others",
    "like to|love to|are quick to|are fond of|tend to|always|often|happily|readily",
    "say|blame|talk about|talk of|speak of|write|saying|blaming|call",
    gap=" ",
)

_AS_EVER = joined(
    "as",
    "attentive|clever|smart|careful|diligent|forgetful|lazy|careless|awake|alert|intelligent|tired|focused|bright|patient",
    "as ever|as before|as always|as it was",
    gap=" ",
)
_NO_FAILING = """
gives up one|gives up a|gives up some|gives up its|gives up the|gave up one|hurries the|hurried the|listens on|listen on
neglects small|neglects the bias|neglects tiny|neglect small|neglect the bias|idle unit|idle units|idle cell|idle cells
idle machine|idle machines|idle time|may skim|can skim|may skip|misses the point of|missed the point of
"""
_HOW_WE_TALK = (
    joined(
        "is",
        "how we talk|how people talk|how one talks|how you talk|what we say of|what one says of|a way of speaking",
        gap=" ",
    )
    + "|is a manner of speaking|is a figure of speech|is just a figure of speech"
)

DENIALS: tuple[tuple[str, str], ...] = (
    ("r", f"{_CALLING}|{plain(_NOT_A_SIGN)}|{_OWES_NOTHING}|{plain(_MISBELIEF_THAT)}|{_NEVER_IN}"),
    ("c", _GIVE_IT_ALL),
    ("q", f"{_IS_WRONG}|{_FOR_OTHERS}|{_GAINS_NOTHING}|{plain(_NO_QUANTITY)}|{_NOTHING_TO_LOSE}"),
    ("q", "doesn't belong|does not belong|don't belong|do not belong|has nothing to do|have nothing to do|is outdated"),
    ("q", "is obsolete|if you like|if you must|if you wish|if you insist|all you like|all you want|as you please"),
    ("q", f"{_SOUNDS_NICE}|{_HOW_WE_TALK}"),
    ("r", joined("would be|is|are|remains|stays", "the same for", gap=" ")),
    ("x", f"{_AS_EVER}|{_NO_FAILING}"),
    ("o", _LIKE_TO_SAY),
    ("5", _NUMBERED),
    ("x", f"{_SLOPPY_FIGURE}|{_FOR_A_GENIUS}"),
    ("s", _THE_SAME),
    ("w", plain(_NEEDS_NO)),
    ("J", f"{_EITHER}|{_GOOD_OR_BAD}"),
    ("2", _GRAMMAR),
    ("4", _WORD_COUNT),
    ("x", f"{plain(_FORGET_NOTHING)}|{plain(_OF_THE_LEARNER)}"),
    ("Y", _AND_NOT_TO_FORGET),
    ("P", _NEVER_FORGETS),
)
