"""Words and rules of state quality in English. Data and products of data.

``WORDS`` give way to all that other files decide; ``CLASSES`` win over it.
"""

from __future__ import annotations

from itertools import product

from grading.phrasing.words.scope_turns import joined
from grading.phrasing.words.state_english_denials import DENIALS
from grading.phrasing.words.state_english_doings import DOINGS
from grading.phrasing.words.state_english_forms import inflected, plain
from grading.phrasing.words.state_english_idioms import IDIOMS
from grading.phrasing.words.state_english_means import MEANS
from grading.phrasing.words.state_english_strengths import STRENGTHS
from grading.phrasing.words.state_english_traits import TRAITS
from grading.phrasing.words.state_english_turns import TURNS_OF_MIND
from grading.phrasing.words.typos import variants

WORDS: tuple[tuple[str, str], ...] = (*TRAITS, *IDIOMS)

#: Denied and done in one: "doesn't make" would else reject what follows.
_NO_EFFORT = joined(
    "doesn't make|does not make|didn't make|did not make|don't make|do not make",
    "the|an|any|much|enough|much of an|the slightest|sufficient|a real|a proper",
    "effort",
    gap=" ",
)
#: Has not the wits: lacks.
_HAS_NOT = joined(
    "hasn't|haven't|hadn't|has not|have not|hasn't got|haven't got|doesn't have|does not have|don't have|do not have"
    "|didn't have|did not have|hasn't really|never had|never has|lacks|lacked|is without|simply lacks|simply hasn't"
    "|doesn't possess|does not possess|ain't got|won't have",
    "the|any|enough|the necessary|the required|sufficient|much|much of a|a good|a great|what you would call"
    "|the best|any real|nearly enough|quite the|half the|a decent|the slightest",
    gap=" ",
)
#: "All memory of it has gone."
_HAS_FADED = joined(
    "has|have|had|has long|has since|had long|has already|has all|has just|will have|must have|has completely"
    "|has simply",
    "faded|gone|vanished|evaporated|dimmed|crumbled|lapsed|leaked away|slipped away|worn off|worn thin|dried up|run dry"
    "|run out|ebbed away|ebbed|died away|dissolved|melted away|deserted it|failed it|given out|given up|snapped"
    "|gone blank|gone to sleep|switched off|shut down|wandered|wandered off|drifted|drifted off|strayed|slipped"
    "|flagged|waned|dwindled|gone elsewhere|been lost|got lost|left it|packed up|packed in|broken down|collapsed",
    gap=" ",
)
#: "It gets the ending wrong": an ending, and no verdict on what was said.
_GOT_WRONG = joined(
    "ending|agreement|verb|form|number|it|them|word|things|answer|translation|gender|tense|plural|suffix|prefix|this"
    "|sentences|words|endings|verbs|ones|agreements|forms|nouns|it all|long ones|long sentences|end|pronouns"
    "|everything|pronoun|reference|sentence|rest|goes|went|gone|go|all|last word|going|something|step|subject|match",
    "wrong",
    gap=" ",
)
_BLAMED = joined(
    "i'd|i would|i'll|i will|i",
    "point at|point to|point the finger at|look at|go for|put it down to|put it all down to|put this down to"
    "|put that down to"
    "|pin it on|pin this on|lay it at|single out|name|say it's|call it|attribute it to|attribute this to|ascribe it to"
    "|chalk it up to|trace it to|bet on|speak of|accuse",
    gap=" ",
)

#: What the head cannot take.
_CANNOT_TAKE = joined(
    "brain|brains|mind|attention span|its head|their heads",
    "can't|cannot|couldn't|could not|can hardly|can only|cant",
    "hold|take|handle|cope|keep|process|contain|manage|follow|stretch|remember|retain|last",
    gap=" ",
)
_WHOM = "it|them|the model|the network|the chain|the decoder|the encoder|the net|the rnn|the reader"
_ROUSED = (
    joined(
        "|".join(form for verb in ("wake", "perk", "liven", "cheer") for form in inflected(verb)), _WHOM, "up", gap=" "
    )
    + "|"
    + joined(
        "|".join(form for verb in ("jolt", "shake", "keep", "kept") for form in inflected(verb)),
        _WHOM,
        "awake",
        gap=" ",
    )
    + "|"
    + joined(
        "keeps|kept|keeping",
        _WHOM,
        "alert|attentive|focused|focussed|on its toes|on their toes|interested|motivated|concentrated|from nodding off"
        "|from dozing off|from drifting off|from falling asleep|from getting bored|from getting distracted|sharp",
        gap=" ",
    )
)
#: Ability, and no guess: only a genius could keep track.
_COULD = joined(
    "could",
    "do|manage|link|reach|keep|make|connect|tie|carry|hold|agree|bridge|cope|handle|solve|master|jump|find"
    "|remember|recall"
    "|track|follow|concentrate|match|still",
    gap=" ",
)
#: What a better one would not do wrong: no denial of the praise.
_WOULD_NOT_FAIL = joined(
    "would not|wouldn't|would never|will not|won't|would hardly|would scarcely",
    "lose|forget|drop|miss|mix|confuse|stumble|fail|slip|skip|overlook|fall|go wrong|make such|make this|make that|trip"
    "|let|get lost|get it wrong|get confused|be confused|be fooled|be thrown|have lost|have forgotten|have dropped"
    "|have missed|have mixed|have made|break the agreement|mess|botch|fumble",
    gap=" ",
)
#: On whether, on how: what it depends on follows.
_ON_WHETHER = joined(
    "depends on|depend on|hinges on|hangs on|comes down to|boils down to|turns on|rests on|a matter of|a question of"
    "|is down to|is about|all about|what matters is|what counts is|it matters",
    "whether the|whether it|whether|whether a|whether you|whether they|whether its|whether or not the|whether or not it"
    "|if the|if it|if|how the",
    gap=" ",
)
_OF_CONCENTRATION = joined(
    "a matter of|a question of|comes down to|is down to|boils down to|depends on|hinges on|a lack of|for want of"
    "|a test of"
    "|an exercise in|matter of|question of|a feat of|takes|takes some|takes real|requires|demands|needs",
    "concentration|good concentration|poor concentration|mental focus|sheer concentration|mere concentration"
    "|pure concentration|full concentration|constant concentration|great concentration|a lot of concentration"
    "|much concentration|the reader's concentration|intense concentration|strong concentration|a good memory"
    "|a great memory|a strong memory|a better memory|brains|a brain|a good brain|good brains|patience and brains",
    gap=" ",
)
#: Said of readers in general, and meant as advice.
_EASILY_FORGOTTEN = joined(
    "one|you|we",
    "easily|often|might|may|can easily|could easily|tend to|tends to|soon|quickly|sometimes|must not|should not"
    "|shouldn't"
    "|mustn't|will easily|always",
    "forget|forgets",
    gap=" ",
) + (
    "|easy to forget|tempting to forget|not to forget|without forgetting|lest we forget|before i forget"
    "|in case you forget"
)
#: Things that care for nothing.
_THINGS_DO_NOT_CARE = joined(
    "path|paths|steps|distance|arithmetic|numbers|number|subtraction|length|count|geometry|structure|formula|diagram"
    "|figure|middle column|ruler|figures|maths|math",
    "does not care|doesn't care|do not care|don't care|doesn't mind|does not mind|do not mind|don't mind"
    "|couldn't care less",
    gap=" ",
)
_ALSO = joined(
    "reader|readers|model|network|chain|machine|person|people|one|human|rnn|student|net",
    "too|as well|alike|also",
    gap=" ",
)
#: Words that are often mistyped, by class.
_SLIPPERY = {
    "W": "carelessness|daydreaming|daydreams|laziness|scatterbrained|forgetfulness|inattention|distraction"
    "|absent-minded",
    "C": "concentrating|concentrated|focusing|focused|concentrates",
    "P": "attentive|intelligent|diligent|clever",
    "R": "remembering|memorise|memorize|memorises|memorizes",
    "F": "intelligence|attentiveness",
    "V": "forgetting|forgotten",
}
_MISTYPED = tuple(
    (letter, "|".join(slip for word in words.split("|") for slip in variants(word)))
    for letter, words in _SLIPPERY.items()
)
#: As they are heard.
_MISHEARD = (
    (
        "F",
        "consentration|concentraition|consantration|pacience|patiance|patients to|brane|intellegence|inteligence"
        "|memorie",
    ),
    ("M", "memmory|memry|memery|memorry|memroy|meemory|mammory"),
    ("A", "attension|atention|attenshun|attentoin|atenttion|attantion|attencion"),
    ("C", "consentrate|consentrates|consentrating|focuss|fokus|focusd|foccus|concentrat"),
    ("V", "forgetted|forgeted|forgetts|forgott|forgots|fergets|fergot|forgeting"),
    (
        "R",
        "remeber|remebers|rember|rembers|rememeber|rememebers|remmember|remmembers|remembre|memorice|recollect"
        "|recollects",
    ),
    ("R", "recollected|recollecting|recalling"),
    ("W", "forgetfull|forgettful|forgetable|forgetfullness|inattentative|inatentive|unattentive|distracked|destracted"),
    # Of "is absent" and "minded" the first would reject.
    (
        "W",
        "|".join(
            f"{be} {how}{mind}"
            for be, how, mind in product(
                ("is", "are", "was", "were", "be", "being", "been", "gets", "becomes", "it's"),
                ("", "so ", "very ", "too ", "rather ", "plain ", "simply ", "just ", "a bit ", "as "),
                ("absent-minded", "absent minded", "absentminded"),
            )
        ),
    ),
    ("W", "distrackted|carless|careles|carelesly|absendminded|absent-minding|unconcentrate|unconcentration|unfocus"),
    ("W", "inattention|inconcentration|discentrated|deconcentrated|deconcentrate|unconcentrating|not concentrative"),
    ("O", "lasy|laizy|stupit|stuped|boared|tierd|dumm|thick-head"),
    ("P", "intellegent|inteligent|dilligent|diligant|attentif|concentrative|attentional reader"),
)

CLASSES: tuple[tuple[str, str], ...] = (
    ("W", plain(_NO_EFFORT)),
    ("W", plain(_CANNOT_TAKE)),
    ("P", _ROUSED),
    ("w", f"{_COULD}|{plain(_WOULD_NOT_FAIL)}"),
    ("j", _ON_WHETHER),
    ("J", _OF_CONCENTRATION),
    ("r", plain(_THINGS_DO_NOT_CARE)),
    ("x", f"{_EASILY_FORGOTTEN}|slow memory|slow gpu memory"),
    # s: it would be the same for ... too.
    ("s", _ALSO),
    (
        "B",
        "slow|foggier|hazier|fuzzier|dimmer|poorer|shakier|patchier|vaguer|fainter|blurrier|leakier|feebler"
        "|too much for",
    ),
    (
        "B",
        joined(
            "leave|leaves|left",
            "a lot|much|something|plenty|a great deal|a good deal|everything",
            "to be desired",
            gap=" ",
        ),
    ),
    (
        "W",
        plain(
            joined(
                "doesn't|does not|didn't|did not|never|hardly|barely|fails to|failed to|doesn't really|never really",
                "register with|registers with|registered with|registers|register in its|sink in|sinks in|stick with",
                gap=" ",
            )
            + "|isn't with it|is not with it|wasn't with it|isn't quite with it|not quite with it|isn't really with it"
        ),
    ),
    (
        "&",
        "a second thought|a second glance|sink in|sinks in|sank in|due heed|the slightest thought|a moment's thought",
    ),
    ("n", "hardly"),
    ("p", "hardly.|hardly,|hardly:"),
    ("F", "heed"),
    # 3: what follows is the learner's own sentence, or a title.
    ("3", "the sentence:|my sentence:|example:|title|entitled|titled|subtitle|the words:|sentence reads|example reads"),
    # Y: of the learner's own things and friends; an order.
    ("Y", "please|pls|kindly"),
    (
        "Y",
        joined(
            "my|our|the neighbour's|the neighbor's|my neighbour's",
            "laptop|phone|computer|cat|dog|tablet|printer|browser|pen|pencil|hand|hands|eyes|wrist|mouse|keyboard"
            "|wifi|internet"
            "|old laptop|old computer|sister|brother|baby|kid|son|daughter|roommate|flatmate|grandma|grandmother"
            "|grandpa",
            gap=" ",
        ),
    ),
    # $: the base form of praise may be advice.
    (
        "$",
        "stay focused|stay focussed|pay more attention|pay closer attention|pay better attention|concentrate harder"
        "|concentrate more|concentrate better|focus better|focus more|focus harder|try harder|remember better"
        "|remember longer"
        "|work harder|stay alert|stay attentive|be careful|be attentive|be more careful|be more attentive",
    ),
    *TURNS_OF_MIND,
    *STRENGTHS,
    *DOINGS,
    *MEANS,
    *DENIALS,
    *_MISTYPED,
    *_MISHEARD,
    ("l", plain(_HAS_NOT)),
    ("B", _HAS_FADED),
    ("x", _GOT_WRONG),
    ("k", plain(_BLAMED)),
    # A: what wanders, when it is somebody's.
    ("A", joined("its|his|her|their|your|one's", "eyes|gaze|ears|imagination", gap=" ") + "|thoughts"),
    (
        "W",
        joined(
            "its|his|her|their|your|one's",
            "heart isn't in it|heart is not in it|heart wasn't in it|heart sinks",
            gap=" ",
        ),
    ),
    ("H", "anybody|everybody|everyone|most people|most of us|most readers|some readers|listeners|audience|translator"),
    (
        "H",
        "translators|viewer|viewers|interpreter|speaker|speakers|pupil|pupils|kids|children|the eye|the average reader",
    ),
    (
        "Q",
        "recurrent approach|the recurrent approach|recurrent one|the recurrent one|contraption|gadget|gizmo|beast"
        "|thingy",
    ),
    (
        "Q",
        "the poor chain|the poor network|the poor model|the little model|brave little model|our friend|this thing"
        "|creature",
    ),
    # n: "cannot hold" asks for what is held, and where.
    (
        "n",
        "can't hold|cannot hold|can not hold|couldn't hold|could not hold|can hardly hold|can't keep|cannot keep"
        "|cant hold",
    ),
    # r: a need that is denied.
    (
        "r",
        plain(
            "doesn't need|does not need|don't need|do not need|didn't need|wouldn't need|would not need|won't need"
            "|doesn't require|does not require|no need of|calls for no|doesn't call for"
        ),
    ),
    (
        "p",
        plain(
            "of course it doesn't|of course it does not|of course it isn't|of course it is not|of course they don't"
            "|of course they do not|of course not|surely not|naturally not|of course it didn't|of course it can't"
        ),
    ),
    # a: what may stand within a phrase: has to concentrate, should listen.
    (
        "a",
        "has to|have to|had to|needs to|ought to|has got to|would have to|and a bit|and a little|at the best of times",
    ),
    # #: ties two subjects together.
    ("#", "and a|and an|and the|or a|or an|or the|nor a|as well as a|or even a"),
    (
        "B",
        "nothing to write home about|nothing special|nothing to boast of|nothing to be proud of|not worth much|a joke",
    ),
)
