"""English turns of phrase about minds, built of parts; these words win over those of other files."""

from __future__ import annotations

from grading.phrasing.words.scope_turns import joined
from grading.phrasing.words.state_english_forms import plain

#: Who could remember that? Nobody can.
_WHO_COULD = joined(
    "who|how|how on earth|who on earth",
    "could|can|would|should|could anyone|can anyone|could anybody|should anyone|is anyone supposed to"
    "|is it supposed to"
    "|are we supposed to|is anybody supposed to|could it|should it",
    gap=" ",
)
_HARDLY_ANYONE = joined(
    "nobody|no one|no human|no reader|no person|hardly anyone|hardly anybody|few people|few readers|few"
    "|hardly any reader",
    "can|could|would|is able to|manages to|will",
    gap=" ",
)
_ONLY_REMEMBERS = joined(
    "only|only ever|only just|just|merely|at best|at most",
    "remembers|remember|recalls|retains the last|remembered|recalled",
    gap=" ",
)
_ALL_IT_REMEMBERS = joined(
    "all it can|all it ever|all the model can|all they can|all the network can|the only thing it can|the most it can"
    "|all it will|all one can|all that it can|all the chain can|everything it ever",
    "remember|remembers|recall|recalls|keep in mind|hold in mind|keep track of",
    gap=" ",
)
_ONLY_THE_BEST = joined(
    "all but the|only the|none but the|except the|only for the|only to the|only by the|save the",
    "most attentive|most careful|most alert|sharpest|smartest|cleverest|brightest|most intelligent|most diligent"
    "|most patient|most focused|most disciplined|most concentrated|most observant|keenest|most conscientious",
    gap=" ",
)
_NEEDS_IS = joined("wants|needs|lacks|is missing|is lacking|requires|is called for|misses|could do with", "is", gap=" ")
#: How sharp the network is: the quality as the measure.
_HOW = (
    joined(
        "how",
        "sharp|bright|quick",
        "the network|the model|the reader|the chain|the machine|its mind|his mind|their mind|the mind|a mind"
        "|the rnn|the net",
        gap=" ",
    )
    + "|"
    + joined(
        "how",
        "alert|awake|tired|sleepy|bored|lazy|stupid|silly|impatient|motivated|eager|interested|focused|concentrated"
        "|disciplined|moody|nervous|weary|exhausted|drowsy|keen|gifted|willing|thorough|enthusiastic|good a memory",
        gap=" ",
    )
)
_WHO_CARE = joined(
    "who|who really|who only|that",
    "concentrate|concentrates|pay attention|pays attention|is awake|was awake|are awake|is alert|cares|care|cared"
    "|listens"
    "|is careful|are careful|stay focused|stays focused|stays awake|stay awake|is patient|is focused|are focused"
    "|is attentive|are attentive|takes care|is clever|is smart|bothers to remember|makes an effort|make an effort"
    "|tried",
    gap=" ",
)
_WHO_SEES = joined(
    "who pays attention|who pay attention|who is careful|who are careful|who concentrates|who cares|who care"
    "|who is awake",
    "will|may|might|can see|sees|see|notices|notice|about|to check|should",
    gap=" ",
)
_NOT_LISTENING = joined(
    "must not|mustn't|can't|cannot|couldn't|may not|might not|could not",
    "have been",
    "listening|paying attention|concentrating|looking|focusing|awake|careful|attentive|trying|thinking|alert",
    gap=" ",
)
_WITH_CARE = joined(
    "with a bit of|with a little|with some|with more|with enough|with a little more|with a bit more|given enough"
    "|given some",
    "effort|goodwill|good will|concentration|patience|care|willpower|discipline|brains|brainpower|motivation"
    "|diligence"
    "|determination|perseverance|enthusiasm|thought",
    gap=" ",
)
_OF_TWO_WORDS = joined(
    "of|of about|of maybe",
    "1|2|3|4|5|one|two|three|four|five|six|a few|zero",
    "tokens|words|seconds|steps|token|word|second|step",
    gap=" ",
)
#: Denied, blame.
_PROPERLY = (
    joined(
        "read|look|listen|looked|listened|looking|listening|reading|watch|watching|think|thinking",
        "properly|closely|hard enough|with care|attentively",
        gap=" ",
    )
    + "|"
    + joined("properly|closely|attentively|really|even", "listening|reading|trying|concentrating|thinking", gap=" ")
    + "|"
    + joined(
        "too|very|that|so|particularly|exactly|terribly|all that|especially|overly|awfully", "bright|with it", gap=" "
    )
)
_NO_EINSTEIN = joined(
    "is no|was no|isn't exactly an|isn't exactly a|not exactly an|isn't an|hardly an|not quite an|far from an"
    "|not an|are no|is not a|is not an|isn't a|is not exactly a|was not exactly a|aren't exactly|was not a"
    "|wasn't a|not a"
    "|hardly a|not exactly a|isn't quite a|isn't exactly|not exactly",
    "einstein|genius|mastermind|brainbox|sherlock|scholar|rocket scientist|elephant|memory champion|mensa member"
    "|geniuses"
    "|bright spark|quick thinker|deep thinker|great thinker|good listener|hard worker|star pupil",
    gap=" ",
)
_THOUGHT_GIVEN = joined(
    "too little|not enough|hardly any|scant|insufficient|so little|very little",
    "thought|care|heed|regard|notice",
    gap=" ",
)
_OF_THE_GATE = (
    joined(
        "forgets|forget|forgetting|forgot",
        "by multiplying|by means of|via|through|by way of|with its gate|with a gate|gate|gates|by the gate"
        "|or keep|or keeps"
        "|by a factor|part of its content|a part of its content|some of its content|irrelevant|and input|rate"
        "|factor|bias",
        gap=" ",
    )
    + "|"
    + joined("what to|how much to|whether to|keep or|learns to|learn to|what it should|allowed to", "forget", gap=" ")
    + "|capacity of the state|capacity of the hidden state|size of the state|dimension of the state"
    "|size of the hidden state"
    "|concentration of weight|concentration of the weight|concentration of weights|concentration of the weights"
    "|concentration of mass|concentration of probability|concentration of the attention|concentration on one position"
)
_NUMBERS = "|".join(str(number) for number in range(1, 41))
_FOR_READING = joined(
    "for reading|for checking|for grading|for correcting|for marking|for looking|for counting",
    "attentively|so attentively|carefully|so carefully|this carefully|patiently|so patiently|this attentively"
    "|diligently",
    gap=" ",
)
_WERE_IT = joined(
    "if",
    "memory|attention|care|effort|concentration|cleverness|intelligence|patience|mood|forgetfulness|diligence|laziness",
    "were|was",
    gap=" ",
)
_SAYINGS = """
thinking about something else|thinking of something else|thinking about lunch|thinking of lunch
thinking of other things
thinking about other things|has better things to do|had better things to do|have better things to do|in its thoughts
lost in its thoughts|deep in thought|wakey wakey|rise and shine|fatigue|tiredness|a goldfish for you
basically a goldfish
basically goldfish|is a goldfish|are goldfish|worse than a goldfish|goldfish level|goldfish-level|goldfish tier
but a blur|just a blur|only a blur|a blur to|a blur in its|out of mind|soon out of mind|dozing|drowsing|sulking
napping
running on fumes|running on empty|at the end of its tether|at its wits' end|at its wit's end|nodding and dozing
dead on its feet|in such a hurry|in too much of a hurry|too much of a hurry|out of its depth mentally|bored to tears
bored stiff|bored to death|bored out of its mind|bored out of its skull|drunk on words|cannot see the wood
loses patience
can't see the wood|had its head screwed on|would forget its own|its own head if|forget its head
lock, stock and barrel asleep
"""

TURNS_OF_MIND: tuple[tuple[str, str], ...] = (
    # !: a question that affirms: who could remember that?
    ("!", _WHO_COULD),
    ("n", _HARDLY_ANYONE),
    ("d", "as long as|so long as|provided that|only if|only when"),
    ("W", f"{_ALL_IT_REMEMBERS}|{plain(_NOT_LISTENING)}|{plain(_NO_EINSTEIN)}|{_THOUGHT_GIVEN}|{plain(_SAYINGS)}"),
    ("$", _PROPERLY),
    ("K", _ONLY_REMEMBERS),
    ("P", f"{_ONLY_THE_BEST}|{_WHO_CARE}|{_WITH_CARE}"),
    ("J", _HOW),
    ("j", _NEEDS_IS),
    ("B", f"{_OF_TWO_WORDS}|on its last legs|on the blink|past its best|in tatters|in ruins|in shreds|down the drain"),
    (
        "B",
        "that little|so little|very little|precious little|little or no|hardly any|snaps|frays|buckles|caves in|droops",
    ),
    ("F", "concentration|backbone|staying power|moral fibre|strength of character|good will|pluck"),
    ("$", "cared|lock in|locked in|dial in|listened"),
    ("O", "idle|in a hurry|in a rush|in haste|overhasty|cooked|out cold|fried"),
    ("H", "one gets|one becomes|one grows|you get|you become|you grow|one feels|one starts|those"),
    (
        "a",
        plain(
            "i reckon|i figure|i'd argue|i bet|i'm sure|i am sure|i'm convinced|i maintain|i swear|i must say"
            "|i have to say"
        ),
    ),
    (
        "w",
        joined(
            "would have|would've|has|have|had|would face", "no", "problem|problems|trouble|difficulty|issue", gap=" "
        ),
    ),
    ("b", "word is"),
    ("o", "word is that"),
    ("x", f"{_WHO_SEES}|{_FOR_READING}|{_WERE_IT}|sits idle|sit idle|sitting idle|stands idle|left idle|lie idle"),
    (
        "x",
        "the attention of a|not a person's attention|in the everyday sense|effort of will|act of will|those that"
        "|those two",
    ),
    ("T", _OF_THE_GATE),
    # 2: where a word of the sentence stands.
    ("2", joined("at|is at|are at|was at|stands at|is number|is word|comes at", _NUMBERS, gap=" ")),
    ("r", "i left|no effort of will|no act of will|we left out"),
    ("#", "and for a|or for a|and of a|and by a|and to a|and for an|or for an|and an|and a|or an|or a|and the|or the"),
)
