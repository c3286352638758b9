"""Faculties of mind by name, what becomes of them, and the quality as a measure, in English. Products of data."""

from __future__ import annotations

from grading.phrasing.words.scope_turns import joined
from grading.phrasing.words.state_english_forms import OWN, inflected, listed, noun, plain

#: Faculties of the mind by name.
_MENTAL = joined(
    "mental|cognitive|intellectual|brain",
    "horsepower|energy|capacity|capacities|power|powers|strength|resources|ability|abilities|bandwidth|muscle|acuity"
    "|toughness|reserves|clarity|fortitude|discipline|endurance|equipment|make-up|makeup|health|fuel|wattage|attitude"
    "|condition|firepower|vigour|prowess|gifts|speed|presence|readiness|staying power|effort|focus|sharpness",
    gap=" ",
)
_DEVOTION = (
    "dedication|devotion|loyalty|faithfulness|commitment|earnestness|seriousness|curiosity|eagerness|ambition"
    "|discipline|ingenuity|cunning|resourcefulness|forbearance|calm|steadiness of mind|application|assiduousness"
    "|endurance of mind|thoughtfulness|mindfulness|wakefulness|alacrity|wit|sense of duty|conscience"
    "|strength of memory"
    "|steadfastness|doggedness|persistence|hard work|stick-to-itiveness|follow-through|get-up-and-go|oomph|zest"
    "|gusto|brain juice|mettle"
    "|fortitude|guts|fighting spirit|team spirit|thirst for knowledge|presence of mind|rememberance"
    "|rememberence|remeberance|attentivness"
)
_WITH_DEVOTION = joined(
    "with|with any|with real|with much|with full|with due|with proper|with great|with true|with enough|with genuine"
    "|with all its|with more|with sufficient",
    "dedication|devotion|diligence|concentration|attention to detail|enthusiasm|interest|zeal|thought|patience"
    "|motivation"
    "|an open mind|a clear head|a clear mind|a fresh mind|an alert mind|wide-open eyes|open eyes",
    gap=" ",
)
_WITHOUT = joined(
    "without|without any|without due|without proper|without enough|without much|without real|without a shred of"
    "|without an ounce of|without sufficient|without a trace of|with no|with little|with scant|with too little"
    "|with hardly any|without the slightest",
    "care|diligence|concentration|dedication|patience|thought|enthusiasm|zeal|devotion|interest|heed|effort",
    gap=" ",
) + (
    "|without thinking|without listening|without caring|without bothering|without paying attention|without looking"
    " properly|without concentrating|without really reading|without really listening|without really looking"
    "|without reading properly|without trying|without a second thought|without a second look|without a care"
)
#: Out of loyalty, by sheer willpower: what it is put down to.
_THROUGH_VIRTUE = (
    joined(
        "by|by sheer|through|through sheer|by dint of|out of|out of sheer|out of pure|thanks to its|thanks to",
        "concentration|willpower|diligence|attentiveness|cleverness|intelligence|loyalty|perseverance|brainpower"
        "|hard work"
        "|devotion|dedication|self-discipline|cunning|wit|vigilance|force of will|strength of will|love|habit of mind"
        "|ingenuity|good will|kindness|mental effort|enthusiasm|interest|sheer interest|curiosity"
        "|attention to detail",
        gap=" ",
    )
    + "|"
    + joined(
        "a matter of|a question of|it's all about|a test of",
        "character|temperament|attitude|loyalty|faith|willpower|motivation|discipline|brains|wits|patience|heart"
        "|goodwill|good will|diligence|cleverness|intelligence|mood|moods|temper|upbringing|grit|willingness"
        "|effort|will|talent|mental strength",
        gap=" ",
    )
)
_VIRTUES = (
    "attentive|careful|diligent|alert|awake|clever|smart|bright|intelligent|patient|focused|concentrated"
    "|conscientious"
    "|thorough|motivated|interested|keen|eager|disciplined|vigilant|observant|mindful|meticulous|hard-working"
    "|hardworking"
    "|industrious|sharp|quick-witted|wide awake|reliable in memory|enthusiastic|dedicated|committed|studious|wakeful"
    "|brilliant|a genius|einstein|a quick thinker|a good listener|a careful reader|an attentive reader|a hard worker"
)
_FAR_FROM = joined(
    "far from|anything but|none too|less than|nowhere near|not nearly|not remotely|everything but|not the least bit"
    "|not in the least|not particularly|not exactly|not overly|not terribly|not what you would call"
    "|not what i'd call",
    _VIRTUES,
    gap=" ",
)
#: "It did not get any wiser": no blame, but a denial that praise is the reason.
_NO_WISER = joined(
    "did not|didn't|has not|hasn't|does not|doesn't|is not|isn't|had not|need not|needn't|doesn't have to"
    "|does not have to"
    "|never|neither",
    "get|got|become|becomes|became|grown|grow|getting|gotten|made it|make it|turn|turned|be",
    "any|a bit|suddenly|more|smarter|wiser|cleverer|sharper|brighter|keener",
    "wiser|smarter|cleverer|sharper|brighter|better|more attentive|more careful|more diligent|keener|attentive"
    "|careful"
    "|alert|diligent|focused|patient|intelligent|concentrated|smart|clever|",
    gap=" ",
)
#: The quality as the measure: how far the network can remember.
_HOW_FAR = (
    joined(
        "how much|how far|how long|how hard|how many words|how much of it|how far back|how fast|how easily"
        "|how quickly"
        "|how often|how strongly|how deeply|how closely|how carefully",
        "the|a|each|one's|our|this|any",
        "model|network|chain|machine|reader|rnn|unit|net|decoder|encoder|cell|state|system|person",
        gap=" ",
    )
    + "|"
    + joined(
        "how much|how far|how long|how hard|how many words|how far back|how easily|how quickly|how carefully",
        "it|they|people|readers|one",
        gap=" ",
    )
)
_CANNOT_THINK = joined(
    "can't|cannot|can not|couldn't|could not|can hardly|can barely|unable to|isn't able to|not able to|never",
    "hold|keep|keep hold of|hold on to|hang on to|finish|follow|keep up|sustain|complete|hold onto",
    "a thought|a single thought|one thought|a train of thought|any thought|its thoughts|two thoughts"
    "|the thread|a thread|its train of thought|the plot",
    gap=" ",
)
_FROM_MEMORY = "|".join(
    joined("|".join(inflected(verb)), "from|out of", "|".join(OWN), "memory", gap=" ")
    for verb in (
        "slip",
        "fade",
        "vanish",
        "drop",
        "disappear",
        "fall",
        "escape",
        "trickle",
        "leak",
        "drain",
        "evaporate",
    )
)
_REMEMBERS_LESS = (
    joined(
        "remember|remembers|remembered|recall|recalls|recalled|memorises|memorizes|memorised|keeps in mind"
        "|concentrates"
        "|cares|care|cared|tries|tried|listens|listened|thinks|focuses|pays attention|pay attention|paid attention",
        "a little|a bit|even|far|much|somewhat|slightly|still|ever|",
        "less|less and less|less well|less clearly|less hard|worse",
        gap=" ",
    )
    + "|"
    + joined(
        "remembers|remember|remembered|retain|retains|retained|recalls|recall|recalled|memorises|memorizes|memorised",
        "things|words|it|them|everything|the subject|the first word|what it read|what it has read|information",
        "badly|poorly|imperfectly|so badly|so poorly|too badly|very badly|only vaguely|only dimly|dimly|vaguely"
        "|hazily"
        "|only hazily|only faintly|faintly|so-so|half",
        gap=" ",
    )
)
_MISREMEMBERS = "|".join(
    form for verb in ("misremember", "misrecall", "misrecollect", "disremember") for form in inflected(verb)
)
_NOT_TRYING = joined(
    "isn't|is not|wasn't|was not|aren't|are not|not|weren't|never",
    "that into|all that into|really into|trying|even trying|really trying|trying hard|feeling it|with it"
    "|into it|up for it|in the mood|having it|interested"
    "|really interested|bright|that bright|very bright|listening|really listening|thinking|really thinking",
    gap=" ",
)
_WORKS_WRONG = joined(
    "ending|endings|verb|number|answer|translation|agreement|sentence|end|pronoun|result|it|word|form"
    "|everything|one|they",
    "comes out|come out|came out|turns out|turn out|turned out|ends up|end up|ended up|gets it|may come out|will be"
    "|may be|will come out|is then",
    "wrong",
    gap=" ",
)
#: Somebody of everyday life, as example sentences have them.
_PEOPLE = """
driver|drivers|fox|foxes|king|queen|boy|boys|girl|girls|man|woman|men|women|teacher|teachers|professor|doctor|nurse
gardener|farmer|waiter|waitress|chef|cook|pilot|sailor|soldier|soldiers|clerk|secretary|uncle|aunt|dwarf|princess
prince
wizard|witch|bear|hare|tortoise|raven|crow|owl|poodle|puppy|kitten|tourist|tourists|traveller|neighbour|neighbours
neighbor|tailor|baker|shepherd|thief|detective|policeman|watchman|porter|janitor|librarian|captain|knight
actor|singer|painter|poet|lawyer|judge|mayor|cat|cats|dog|dogs|bird|birds|horse|horses|cow|cows|farmhand|postman
shopkeeper|plumber|carpenter|electrician|mechanic|cyclist|hiker|hikers|passenger|passengers|boss|colleague|colleagues
manager|engineer|engineers|scientist|scientists|inventor|wolf|lion|elephant|tiger|monkey|monkeys|grandfather
grandmother
husband|wife|son|daughter|twins|brothers|sisters|goalkeeper|striker|runner up|swimmer|coach|burglar|barber|butcher
board|boards|quotes|quote|phone|phones|watch|tv|card reader|speaker system|home|homes|city|bulb|lock|scale|whiteboard
"""

_DROPS = joined(
    "vigilance|alertness|patience|motivation|enthusiasm|energy|attentiveness|concentration|interest|mental energy"
    "|willpower|diligence|zeal|good mood|watchfulness|brainpower|attention span",
    "drops|dropped|dips|dipped|sinks|sank|wanes|waned|sags|sagged|dwindles|dwindled|ebbs|ebbed|plummets|plummeted"
    "|declines|declined|deteriorates|deteriorated|tails off|trails off|runs low|lets up|drops off|falls off|nosedives"
    "|takes a nosedive|lags|diminishes|decreases|falls|fell|crumbles|evaporates|drains away|melts away|dies",
    gap=" ",
)
_CANNOT_STAY = joined(
    "can't|cannot|couldn't|could not|can hardly|doesn't|does not|didn't|won't|never|unable to|can barely",
    "stay|keep|remain",
    "on task|awake|focused|focussed|alert|sharp|attentive|tuned in|on the ball|interested|concentrated|on the subject"
    "|with it|on track|vigilant|fresh|motivated",
    gap=" ",
)
_CAN_KEEP = joined(
    "can|could|will|is able to|are able to|has to|manages to|can still|would",
    "keep in mind|bear in mind|hold in mind|hold in its head|keep in its head|keep in memory|hold in memory|take in",
    gap=" ",
)

#: Would forget its own name.
_ITS_OWN = joined(
    "forget|forgets|forgot|lose|loses|lost|misplace|misplaces",
    "its own|his own|their own|its",
    "name|head|keys|birthday|phone number|glasses|mother|shoes|address|way home",
    gap=" ",
)
_PAYS_NO = joined(
    "pay|pays|paid|paying",
    "it|the subject|the first word|the beginning|the start|the early words|word 1|position 1|the past|them"
    "|the earlier words|the first token|the verb",
    "no mind|no heed|no attention|little attention|little heed|scant attention|too little attention"
    "|hardly any attention|no regard|not enough attention",
    gap=" ",
)
_MIND_IS_ON = joined(
    "its|their|his",
    "mind|thoughts|head|brain",
    "is|are|was|were",
    "already on|still on|only on|on|already at|still with|busy with|with",
    "the|something|other|dinner|lunch|holiday|its|what",
    gap=" ",
)
_IN_THE_HEAD = joined("slow|soft|weak|thick|touched|wrong|light|dull|not right", "in the|in its", "head|brain", gap=" ")

_LASTS = joined(
    "lasts|only lasts|lasted|stretches|reaches",
    "about|only|for|just|barely|all of|at most|no longer than|no more than|a few|two|three|four|five|six"
    "|no further than",
    gap=" ",
)
_TO_SLEEP = joined(
    "put|puts|send|sends|bore|bores",
    "any network|anyone|anybody|the network|the model|everyone|any reader|the reader|a network|even the best|it",
    "to sleep|to tears|to death|to distraction",
    gap=" ",
)
_LITTLE = joined(
    "has|have|had|shows|with",
    "little|not much|hardly any|no great|no real|limited|too little|precious little",
    "brain|brains|patience|concentration|interest in|staying power|attention span|willpower|discipline|intelligence"
    "|diligence|motivation|enthusiasm|stamina|wit|head for",
    gap=" ",
)
_NEVER_BRIGHTEST = joined(
    "never was|was never|were never|has never been|isn't|is not",
    "the|among the|one of the",
    "brightest|sharpest|smartest|cleverest|most attentive|most careful|most diligent|quickest|most patient|keenest",
    gap=" ",
)
_BRIGHT_MODEL = joined(
    "bright|focused|focussed|concentrated|determined|calm|fresh|sharp|committed|dedicated|keen|persistent"
    "|sharper|brighter",
    "network|model|machine|chain|reader|rnn|unit|mind|decoder|encoder|net|system|person|human",
    gap=" ",
)
_NOBODY_HAS = joined(
    "nobody|no one|hardly anyone|hardly anybody|no human|no reader|no network|no model|no person|no chain|few people"
    "|no machine|few readers",
    "has|have|had|has got|has the|has that much|has so much|has enough|can have|would have|will have",
    gap=" ",
)

_NO_IMPRESSION = (
    joined(
        "make|makes|made|leave|leaves|left",
        "no|no lasting|little|hardly any|no deep|no real|only a faint|but a faint",
        "impression",
        gap=" ",
    )
    + "|fleeting thought|passing thought|fleeting glance|passing glance|cursory glance"
)
_ATTITUDE_OF = (
    joined(
        "attitude|mood|frame of mind|mindset|mentality|temperament|willingness|goodwill",
        "of the",
        "network|model|chain|machine|reader|rnn|unit|decoder|encoder|state",
        gap=" ",
    )
    + "|all in its head|all in the mind|all in its attitude"
)

MEANS: tuple[tuple[str, str], ...] = (
    ("R", _CAN_KEEP),
    ("W", f"{_FROM_MEMORY}|{_MISREMEMBERS}|{_REMEMBERS_LESS}"),
    ("W", f"{plain(_CANNOT_THINK)}|{plain(_NOT_TRYING)}|{plain(_FAR_FROM)}|{_WITHOUT}"),
    ("J", _THROUGH_VIRTUE),
    ("F", f"{_MENTAL}|{_DEVOTION}|{'|'.join(noun(word) for word in listed('keen|eager|loyal|faithful|thorough'))}"),
    ("&", f"{_WITH_DEVOTION}|to save its life|for the life of it|if its life depended on it|to save their lives"),
    ("X", _HOW_FAR),
    ("x", f"{plain(_NO_WISER)}|{_WORKS_WRONG}"),
    # N: what is over.
    ("N", "stopped being|stops being|ceased to be|ceases to be|quit being|has stopped being|cured of being|done being"),
    (
        "d",
        joined(
            "were|should|had|if", "the|a|our|this|each", "network|model|chain|machine|state|unit|reader|rnn", gap=" "
        ),
    ),
    ("=", _PEOPLE),
    ("=", joined("students|pupils|children|kids", "who|that", gap=" ")),
    (
        "G",
        joined("up to|equal to", "the job|it|scratch|the task|par|snuff|that|much|standard|the mark|speed", gap=" "),
    ),
    ("B", _LASTS + "|average|ordinary|run-of-the-mill|middling|shoddy|cools|cooled|cools off|has cooled|goes cold"),
    ("W", f"{_DROPS}|{plain(_CANNOT_STAY)}|{_ITS_OWN}|{_PAYS_NO}|{_MIND_IS_ON}|{_IN_THE_HEAD}|{_TO_SLEEP}|{_LITTLE}"),
    ("W", f"{_NEVER_BRIGHTEST}|with half a heart|half its heart|wet behind the ears|green behind the ears"),
    ("P", _BRIGHT_MODEL),
    ("W", _NO_IMPRESSION),
    ("J", _ATTITUDE_OF),
    ("l", _NOBODY_HAS),
    ("x", "who cares how|who cares what|who cares if|who cares whether|who cares about the number|isn't trying to"),
    ("x", "full stop|full stops|waits idly|wait idly|waiting idly|sits idly|stands idly|stand idly"),
    (
        "x",
        joined(
            "lazy|sleepy|dull|boring|stupid|silly",
            "sunday|saturday|monday|friday|afternoon|day|morning|weekend|evening|summer|holidays",
            gap=" ",
        ),
    ),
    (
        "T",
        "memory of the gpu|memory of the card|memory of the graphics card|memory of the computer|memory of my"
        "|gpu's memory|memory of the cards|memory of the machine was",
    ),
    ("s", "alike|for both of them|for either of them|for all of them|for every one of them"),
    ("x", "reading head|read head|write head|tape head|print head|recording head|head of a|head of the list"),
    ("T", "ran out of memory|runs out of memory|run out of memory|running out of memory|short of memory|low on memory"),
    ("Q", "the bot|bot|bots|ours|the poor thing|poor thing|this contraption"),
)
