"""English ways to say what somebody is good or bad at, and what helps: built of parts."""

from __future__ import annotations

from grading.phrasing.words.scope_turns import joined
from grading.phrasing.words.state_english_forms import plain

_DOING = (
    "remembering|paying attention|concentrating|focusing|listening|recalling|memorising|memorizing|staying focused"
    "|keeping things in|keeping it in|keeping words in|keeping track|holding on to|retaining things|staying awake"
)
_BAD_AT = joined(
    "useless|hopeless|rubbish|crap|terrible|bad|poor|awful|lousy|no good|not good|not great|weak|dreadful|pathetic"
    "|not very good|not so good|not too good|abysmal|worse|not the best",
    "at",
    _DOING,
    gap=" ",
)
_GOOD_AT = joined("good|great|brilliant|excellent|better|amazing|superb|much better|really good", "at", _DOING, gap=" ")
_FINDS_IT_HARD = joined(
    "find|finds|found|finding",
    "it hard|it difficult|it tough|it impossible|it harder|it very hard|it too hard|it tricky",
    "to",
    "remember|concentrate|focus|pay attention|recall|keep track|stay focused|stay awake|keep in mind|listen|keep the",
    gap=" ",
)
_NOT_ITS_FORTE = joined(
    "isn't|is not|was never|has never been|wasn't|aren't|not exactly|isn't exactly",
    "its|their|the model's|the network's",
    "strong suit|forte|strength|strong point|thing|cup of tea|speciality",
    gap=" ",
)
_ITS_WEAKNESS_IS = joined(
    "strength|strong point|strong suit|forte|weakness|weak point|weak spot|achilles heel|undoing|downfall|secret|flaw",
    "is|lies in|was",
    gap=" ",
)
_SHARPNESS = joined(
    "sharpness|quickness|keenness|strength|power|weakness|dullness|slowness|freshness|clarity",
    "of its|of the reader's|of the model's|of one's",
    "mind|memory|concentration|brain|wits",
    gap=" ",
)
_HELPS = joined(
    "helps|help",
    "it|the model|the network|the decoder|the chain|the machine|the reader",
    "remember|recall|concentrate|pay attention|stay awake|stay focused|keep track|keep in mind|not forget|to remember"
    "|to recall|to concentrate|to pay attention|to stay awake|to stay focused|to keep track|to keep in mind"
    "|not to forget",
    gap=" ",
) + "|".join(("", *(f"reminds {whom}" for whom in ("it", "the model", "the network", "the decoder", "the chain"))))
_CANNOT_SUSTAIN = joined(
    "can't|cannot|couldn't|doesn't|does not|didn't|unable to|could not|won't|can hardly",
    "sustain|maintain|keep up",
    "attention|concentration|focus|interest|its attention|its concentration|its focus|its interest|its effort",
    gap=" ",
)
#: What follows is rejected.
_WRONG_TO = joined(
    "it would be|it'd be|it is|it's|it was|would be|seems",
    "wrong|false|incorrect|unfair|mistaken|misleading|nonsense|inaccurate|unjust|tempting|unscientific|meaningless"
    "|pointless|a stretch|going too far|a mistake|an error|nonsensical",
    "to",
    gap=" ",
)
_NO_DIFFERENCE = joined(
    "makes no difference|make no difference|would make no difference|doesn't matter|does not matter|wouldn't matter"
    "|would not matter|doesn't make a difference|no matter|it matters little|is all the same|it is irrelevant"
    "|irrelevant",
    "whether|if|how|whether or not",
    gap=" ",
)

#: Weights, not a mind, are divided.
_DIVIDED = joined(
    "attention is|its attention is|the attention is|attention gets|their attention is|attention can be|attention was",
    "divided|split|shared|distributed|spread|spread out",
    "among|over|between|across|evenly|equally",
    gap=" ",
)
_PATHS = joined(
    "short|shorter|direct|single|long|one|less|more|little|no|weak|low|high|most",
    "attention",
    "weight|weights|path|paths|link|arc|arrow|edge|score|mass|step|route|connection|heads|layers",
    gap=" ",
)
_MUST_CONCENTRATE = joined(
    "you|one|we|readers|people",
    "need to|must|have to|has to|needs to",
    "concentrate|concentrate hard|pay attention|stay focused|stay awake|be attentive|be very attentive",
    "to link|to connect|to get|to manage|to reach|to match|for that|to remember|to tie|to follow",
    gap=" ",
)
_STOLEN = joined(
    "steal|steals|stole|hog|hogs|hogged|hijack|hijacks|hijacked|divert|diverts|occupy|occupies|absorb|absorbs|eat up",
    "its|the model's|the network's|the chain's|all its|the reader's",
    "attention|concentration|mind|focus",
    gap=" ",
)
_UNNOTICED = joined(
    "escape|escapes|escaped|slips|slipped|eludes|eluded|escaping",
    "its|their|the network's|the model's|the chain's|the reader's",
    "notice|attention|mind|memory",
    gap=" ",
)
_MENTALLY = joined(
    "mentally",
    "absent|elsewhere|checked out|asleep|lazy|slow|tired|exhausted|drained|weak|on holiday|gone|unfit",
    gap=" ",
)
_EASY_TO_FORGET = joined(
    "human|people|model|network|chain|rnn|machine|reader|humans|readers|models|networks",
    "is|are",
    "easy to forget|easily to forget|easy forget|easy to be distracted|easy to lose focus|easy to get tired"
    "|easy to be tired",
    gap=" ",
)

STRENGTHS: tuple[tuple[str, str], ...] = (
    ("W", f"{_BAD_AT}|{_FINDS_IT_HARD}|{plain(_CANNOT_SUSTAIN)}|lazy way out|mental batteries|batteries are flat"),
    ("W", "beyond its powers|beyond its mental|more than it can remember|more than it can take in|can take it all in"),
    ("P", f"{_GOOD_AT}|{_HELPS}"),
    (
        "P",
        joined(
            "feel like|feels like|felt like|is in the mood for|in the mood for",
            "remembering|looking back|trying|thinking|listening|paying attention|concentrating|caring|making an effort",
            gap=" ",
        ),
    ),
    ("B", plain(_NOT_ITS_FORTE)),
    ("j", f"{_ITS_WEAKNESS_IS}|the trouble with|trouble with|the problem with"),
    ("J", _SHARPNESS),
    ("r", f"{plain(_WRONG_TO)}|{plain(_NO_DIFFERENCE)}"),
    # s: as you like, and nothing changes.
    ("s", "as you like|as you please|as you want|as it likes|as it wants|as you wish"),
    # y: supposed only to say that nothing would change.
    (
        "y",
        "give it|give the chain|give the network|give the model|make it as|imagine a|imagine the|picture a|suppose a",
    ),
    # 5: what is quoted next is named as a word.
    ("5", "the adjective|the term|the phrase|words like|words such as|the expression"),
    ("T", f"{_DIVIDED}|{_PATHS}"),
    (
        "x",
        "that's smart|that is smart|that's clever|that is clever|that's brilliant|how clever|pretty clever"
        "|quite clever",
    ),
    ("n", "is not so|isn't so|was not so|wasn't so"),
    ("q", "is not so.|isn't so.|is not so,|isn't so,"),
    ("P", f"{_MUST_CONCENTRATE}|have a good memory|have an excellent memory|have a great memory|have a better memory"),
    (
        "P",
        "have a long memory|have a clear head|have a sharp mind|have a good head|have good memory|have better memory",
    ),
    ("W", f"{_STOLEN}|{_UNNOTICED}|{_MENTALLY}|{_EASY_TO_FORGET}"),
    ("W", "thinks of nothing but|thinks only of|only thinks of|cares only about|cares only for|has eyes only for"),
    (
        "W",
        "only has eyes for|only cares about|only cares for|thinks about nothing but|has no eyes for|is off daydreaming",
    ),
    (
        "B",
        "plays tricks|plays tricks on it|playing tricks|has let it down|had let it down|has failed it|has deserted it",
    ),
)
