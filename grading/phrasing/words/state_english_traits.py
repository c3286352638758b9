"""English words for traits of mind: adjectives, their nouns and adverbs, and nouns of persons. Products of data.

Sorted by what they can mean in a text on networks: ``W`` and ``P`` nothing else; ``O`` and ``$`` count only when
they are said of a model or a reader (a learner may be tired, a table may be neat, an agent may be patient).
"""

from __future__ import annotations

from itertools import product

from grading.phrasing.words.scope_turns import joined
from grading.phrasing.words.state_english_forms import adjectives, adverb, degrees, listed, noun, persons

#: Failings of memory, attention, care and wits.
_FAILING = """
absent-minded|absentminded|absent minded|forgetful|unmindful|unheeding|inattentive|unattentive|unobservant|heedless
mindless|witless|brainless|thoughtless|careless|unthinking|undiligent|slapdash|slipshod|lackadaisical|unmotivated
undisciplined|unfocused|unfocussed|unconcentrated|unintelligent|indolent|slothful|shiftless|feckless|work-shy|workshy
negligent|neglectful|oblivious|dozy|dopey|ditzy|scatty|clueless|doltish|oafish|moronic|idiotic|imbecilic|cretinous
boneheaded|crackbrained|harebrained|hare-brained|birdbrained|pea-brained|scatterbrained|scatter-brained|lamebrained
dull-witted|glassy-eyed|bleary-eyed|half-hearted|halfhearted|perfunctory|sloppy|ham-fisted|ham-handed|cack-handed
slacking|distractible|easily-distracted|spaced-out|spaced out|zoned-out|zoned out|woolgathering|wool-gathering
somnolent|soporific|comatose|unretentive|inobservant|amnesic|senile|doddery|doddering|demented|punch-drunk|muddled
muddle-headed|befuddled|addled|empty-headed|tuned-out|switched-off|clock-watching|weak-willed|faint-hearted
slow-thinking|slow-brained|goldfish-brained|unwary|unheedful|improvident|slovenly|sloppy-minded|slack-minded
lax-minded|uncaring|disengaged|demotivated|unenthusiastic|airheaded|brain-dead|braindead|brain dead|brainfogged
brain-fogged|smooth-brained|smoothbrained|smooth brained|half-awake|half awake|half-asleep|half asleep|sleep-deprived
sleep deprived|asleep|unalert|inalert|unvigilant|unwatchful
"""
#: Traits, feelings and degrees of wakefulness that a learner, a sentence or a figure may have, too.
_SAID_OF_MINDS = """
lazy|daft|gormless|tired|sleepy|drowsy|weary|fatigued|exhausted|bushed|pooped|zonked|knackered|whacked|drained
bleary|woozy|dizzy|giddy
languid|torpid|sluggish|indifferent|unconcerned|bored|jaded|blasé|dreamy|pensive|preoccupied|vacant|vacuous|vapid
bewildered|baffled|bemused|confused|perplexed|puzzled|flummoxed|disoriented|disorientated|flustered|rattled|ruffled
unnerved|panicky|panicked|panic-stricken|anxious|nervous|jittery|jumpy|antsy|stressed|overwrought|overwhelmed
overtired|capricious|whimsical|moody|sulky|sullen|surly|grumpy|grouchy|cranky|crabby|irritable|petulant|peevish|tetchy
testy|huffy|stroppy|whiny|gloomy|glum|morose|melancholy|melancholic|dejected|despondent|dispirited|disheartened
discouraged|demoralised|demoralized|downcast|crestfallen|disaffected|disillusioned|hot-headed|hotheaded|impetuous
impulsive|hasty|rash|reckless|silly|stupid|foolish|dumb|dull|obtuse|asinine|gullible|naive|ignorant|inept|incompetent
clumsy|bumbling|fumbling|butterfingered|accident-prone|haphazard|lax|slack|remiss|smug|overconfident|cocky|insouciant
cavalier|offhand|happy-go-lucky|easygoing|carefree|irresponsible|untrustworthy|amateurish|unprofessional|spineless
gutless|indecisive|irresolute|stubborn|obstinate|pig-headed|pigheaded|bullheaded|mulish|myopic|blinkered|drunk|tipsy
stoned|hungover|inebriated|unaware|dim-witted|thick|unwise|imprudent|unwitting|absent|idle|half-baked|fainthearted
skittish|ditsy|dippy|dorky|dopy|loopy|batty|dotty|potty|bonkers|barmy|unhinged|cuckoo|gaga|cooked|fried|wiped out
wiped|tuckered out|worn-out|worn out|burnt-out|burned-out|run-down|half-dead|dog-tired|dead-tired|bone-tired
dead on its feet|out cold|snoozy|yawny|dead tired|punchy|befogged|muzzy|fuzzy-headed|lost|clouded|unmoved|unimpressed
unwilling|reluctant|grudging|unambitious|idle-minded|unpunctual|tardy|dawdling|dilatory|distrait|distraught|agitated
excitable|emotional|temperamental|hysterical|neurotic|touchy|sensitive|angry|sad|unhappy|mopey|cheesed off|fed up
hangry|hungry|thirsty|homesick|lovesick|careworn
"""
#: Virtues of attention, care and wits.
_VIRTUE = """
attentive|heedful|mindful|conscientious|diligent|assiduous|sedulous|industrious|hardworking|hard-working|studious
painstaking|meticulous|scrupulous|punctilious|vigilant|watchful|wakeful|wide-awake|wide awake|clear-headed
level-headed|levelheaded|cool-headed|clever|intelligent|smart|brainy|quick-witted|sharp-witted|keen-witted|astute
shrewd|canny|savvy|perspicacious|perceptive|observant|sagacious|retentive|unforgetting|single-minded|undistracted
tireless|untiring|indefatigable|unflagging|persevering|hyper-focused|hyperfocused|laser-focused|eagle-eyed|sharp-eyed
hawk-eyed|keen-eyed|sharp-eared|long-suffering|quick-thinking|big-brained|galaxy-brained|high-iq|switched-on
alert-minded|strong-willed|wholehearted|whole-hearted|all ears|self-disciplined|undaunted
"""
#: Virtues that a step, a reader of the answer or a colour may have, too; in degrees they praise a model.
_MAYBE_VIRTUE = """
alert|awake|bright|gifted|talented|wise|knowledgeable|patient|careful|cautious|thorough|fastidious|dutiful|motivated
enthusiastic|eager|zealous|earnest|zestful|disciplined|lively|perky|cheerful|good-tempered|even-tempered|caring
concentrated|focused|focussed|tenacious|dogged|gritty|plucky|spirited|rested|refreshed|energetic|calm|serene|unhurried
unruffled|imperturbable|sober|sane|lucid|quick on the uptake|absorbed|immersed|engaged|interested|curious|inquisitive
ambitious|persistent|resolute|steadfast|committed|devoted|dedicated|determined|prudent|judicious|circumspect|wary
happy|content|in a good mood|relaxed|level|chirpy|upbeat|plugged in|locked in|dialled in|dialed in|tuned in
bright-eyed|bushy-tailed|fresh
"""
#: Words of other senses that must not be taken for a trait wherever they stand.
_NOT_TRAITS = frozenset(
    listed(
        """
        level|lost|fresh|calm|sensitive|determined|committed|dedicated|absorbed|absent|relaxed|content|cooked|fried
        engaged|interested|happy|sad|angry|dull|thick|wiped|clouded|slack|concentrated|bright|focused|focussed
        persistent|potty
        """
    )
)

#: Heads of all kinds: muddle-headed, woolly-minded, pea-brained, dim-witted.
_BAD_HEADS = (
    "absent|air|addle|addled|bone|bubble|chicken|cloudy|dim|dull|dumb|empty|fat|feather|feeble|fog|foggy|fuzzy|goldfish"
    "|half|hare|lunk|meat|muddle|muddy|mush|mushy|numb|pea|pin|rattle|scatter|shatter|simple|slow|soft|sleepy|thick"
    "|tired|weak|wooden|woolly|wooly|wool|knuckle|block|bird|lame|crack|hollow|vacant|distracted|weary|woolly|dizzy"
    "|giddy|hot|idle|lazy|dull|blunt|fickle|flighty|grasshopper|butterfly|monkey|sieve|forgetful|careless|dense|puny"
)
_GOOD_HEADS = (
    "single|strong|sharp|quick|keen|nimble|cool|clear|tough|serious|sober|steady|ready|swift|agile|alert|bright"
)
_HEADED = ("headed", "minded", "brained", "witted", "skulled", "memoried", "eared")


def _headed(kinds: str) -> str:
    return "|".join(
        form
        for kind, head, gap in product(kinds.split("|"), _HEADED, ("-", " ", ""))
        for form in (f"{kind}{gap}{head}", f"{kind}{gap}{head}ness", f"{kind}{gap}{head}ly")
        if (kind, head) not in {("single", "headed"), ("half", "headed"), ("sharp", "headed"), ("absent", "headed")}
    )


#: Persons: what a failing makes of one.
_FOOLS = """
scatterbrain|scatter-brain|airhead|air-head|bungler|dunce|dullard|dolt|dork|ditz|ninny|nincompoop|numpty|plonker
pillock|twit|twerp|prat|wazzock|numbskull|numskull|nitwit|halfwit|half-wit|dimwit|bonehead|thickhead|thicko|fathead
meathead|knucklehead|muttonhead|chucklehead|lamebrain|birdbrain|bird-brain|pea-brain|peabrain|dingbat|dumbo|dumdum
dumb-dumb|dum-dum|simpleton|ignoramus|moron|imbecile|cretin|klutz|butterfingers|sluggard|slugabed|slowcoach|slowpoke
lazybones|couch potato|sleepyhead|muddlehead|muddle-head|daydreamer|day-dreamer|slacker|layabout|loafer|shirker|skiver
dawdler|idler|space cadet|space-cadet|dumbass|dumb-ass|smooth brain|smoothbrain|bubblehead|pinhead|dunderhead
dunderpate|addlepate|rattlebrain|featherbrain|feather-brain|goofball|goof-off|slob|sleepwalker|forgetter|amnesiac
scaredy-cat|quitter|procrastinator|time-waster|timewaster|timeserver|clock-watcher|lazy bum|lazy sod|lazy git
lazy bones|lazyhead|slow learner|bad learner|poor learner|poor student|weak student|lazy student|bad pupil|poor pupil
bad listener|poor listener|bad reader|lazy reader|dozy reader
"""
_MAYBE_FOOLS = "fool|idiot|dope|dummy|muppet|wally|berk|clown|donkey|goose|sloth|goldfish|snail|dreamer|sleeper|zombie"
_SAGES = """
genius|whizz-kid|whiz kid|whizz kid|smart cookie|bright spark|smarty-pants|smarty pants|smartypants|smart aleck
know-it-all|egghead|brainbox|brainiac|boffin|clever clogs|clever-clogs|mastermind|hard worker|quick learner
fast learner|good learner|good listener|keen listener|good student|model student|model pupil|star pupil|swot
eager beaver|busy bee|tryhard|try-hard|memory champion|memory artist|memory athlete|elephant's memory
"""

#: Nouns of failings, states and feelings.
_FAILINGS = """
amnesia|dementia|senility|oblivion of|inattention|inattentiveness|distractibility|absence of mind|absent-mindedness
want of care|negligence|stupidity|idiocy|imbecility|foolishness|lethargy|torpor|apathy|indolence|sloth|weariness
boredom|ennui|listlessness|languor|drowsiness|sleepiness|somnolence|stupor|daydreaming|daydreams|day-dreaming
procrastination|complacency|nonchalance|indifference|disinterest|unconcern|moodiness|sulkiness|tantrum|tantrums
hissy fit|temper tantrum|mood swings|mood swing|bad mood|foul mood|bad temper|grumpiness|irritability|stage fright
jitters|brain fog|brainfog|brain fart|brain rot|brainrot|brain freeze|brain drain|mental fog|mental haze|mental sloth
mental laziness|mental exhaustion|mental tiredness|mental block|mental blank|mental lapse|skill issue|laziness
forgetting everything|short-termism of mind|mind fog|mind-wandering|mind wandering|zoning out|scatterbrainedness
clock-watching|slacking|slackness of mind|dullness of mind|dullness|absence of attention|absence of concentration
absence of care|absence of effort|sleep deprivation|lack of sleep|too little sleep|sleepwalking|yawning|impatience
learned helplessness|poor memory|bad memory|weak memory|burnout|overtiredness|incompetence|ineptitude|cluelessness
dimness|dim wits|slow wits|weak will|weakness of will|want of wits|want of interest|want of will|poverty of memory
poverty of attention|loss of heart|loss of nerve|loss of interest|loss of focus|loss of concentration
loss of attention|failure of memory|failure of attention|failure of concentration|lapse of mind|lack of wits
lack of brains|lack of brainpower|lack of care|lack of mindfulness|lack of heed|lack of will|lack of grit|lack of zeal
lack of thought|lack of smarts|lack of memory power|lack of perseverance|lack of stamina|lack of enthusiasm
lack of discipline|lack of drive|lack of alertness|lack of vigilance|lack of mental effort|lack of commitment
"""
#: Faculties: said to be good, bad, wanting or decisive.
_FACULTIES = """
alertness|vigilance|watchfulness|heedfulness|carefulness|assiduity|industriousness|studiousness|meticulousness
intelligence|cleverness|smartness|smarts|brainpower|brain power|brain-power|wit|wits|astuteness|shrewdness|acumen
sagacity|nous|savvy|common sense|gumption|retentiveness|perseverance|tenacity|grit|resolve|willpower|will power
will-power|self-discipline|determination|motivation|enthusiasm|eagerness|zeal|stamina|composure|cool-headedness
presence of mind|powers of observation|power of observation|powers of retention|power of retention|powers of memory
power of attention|powers of attention|mental stamina|mental effort|mental grip|mental grasp|mental agility
mental discipline|strength of will|strength of mind|staying power|willingness to remember|willingness to concentrate
willingness to learn|willingness to try|ability to keep things in mind|attention spans|concentration spans
memory spans|spans of attention|span of attention|span of memory|span of concentration|span of its attention
span of its memory|power of its memory|strength of its memory|mnemonic powers|mnemonic power|mnemonic ability
memory muscle|memory muscles|memory banks|noggin|noddle|bonce|grey cells|little grey cells|gray cells|brain cell
mental faculties|mental fitness|mental sharpness|sharpness of mind|quickness of mind|keenness of mind|love of detail
eye for detail|ear for detail|interest in the sentence|interest in the subject|good will|goodwill|work ethic
thoroughness|attentivity|memorisation|memorization|remembrance|memorizing ability|memorising ability|iq|i.q.
character of the reader|perspicacity|conscientiousness|absorption in|self-control|temper|temperament|morale
"""


def _degrees_of(words: list[str], how: tuple[str, ...]) -> str:
    return "|".join(f"{much} {word}" for much, word in product(how, words))


#: Twists of the tongue: it is foolish to say ...; the writing is judged, and what follows rejected.
_JUDGED = joined(
    "it is|it's|its|it was|it would be|it'd be|it seems|i find it|i think it|that would be|that is|that's",
    "silly|stupid|foolish|lazy|careless|thoughtless|unwise|rash|naive|dumb|daft|idiotic|sloppy|ignorant|too easy"
    "|cheap|lame|childish",
    "to",
    gap=" ",
)
#: Of the writing and of steps, not of a mind.
_OTHERWISE = (
    joined(
        "it is|it's|it was|would be|seems|i think it|more|very|quite|so",
        "boring|tedious|tiring|confusing|puzzling|exhausting|annoying",
        gap=" ",
    )
    + "|"
    + joined(
        "dense|dull|lazy|eager|dumb|idle|slack|wise|sensitive",
        "layer|layers|vector|vectors|matrix|matrices|connection|connections|embedding|embeddings|loading|evaluation"
        "|execution|initialisation|initialization|pointer|variable|variables|terminal|core|cores|cycle|cycles|colour"
        "|colours|color|colors|cell|red|blue|green|yellow|peak|peaks|line|lines|spot|spots|gpu|gpus|card|cards|time"
        "|update|updates|copy|mode|token|tokens|word|words|arrow|arrows|phone|phones",
        gap=" ",
    )
    + "|"
    + joined(
        "smart|smarter|clever|cleverer|silly|stupid|intelligent|brilliant|thoughtful|careful|meticulous|shrewd"
        "|lazy|dumb"
        "|idiotic|foolish|careless|sloppy|half-hearted|thoughtless|more careful|more intelligent|hasty|more clever",
        "part|thing|way|bit|trick|idea|method|design|choice|move|shortcut|solution|use|rule|device|mistake"
        "|mistakes|error"
        "|errors|count|counting|answer|answers|sketch|figure|line|diagram|work|note|slip|question|questions|example"
        "|example sentence|sentence|title|notation|typo|drawing|handwriting|remark|sort of trick|look at row|check"
        "|counting of|numbering|labelling|wording|explanation",
        gap=" ",
    )
    + "|"
    + joined(
        "attentive|careful|observant|patient|kind|thoughtful|diligent|eagle-eyed|watchful|keen|alert|interested|curious"
        "|astute|impatient|tired|hurried|busy",
        "reader|readers|eyes",
        "will|may|might|can|could|would notice|should|who checks|of my|of this|who counts|notices|sees|of the table"
        "|must forgive|who wants",
        gap=" ",
    )
)
#: Good or bad, which makes no difference.
_EITHER = (
    ("attentive", "inattentive|distracted|careless|absent-minded|dozy|sleepy|not|daydreaming|dreaming"),
    ("smart", "stupid|dumb|dim|dull|foolish|not|silly|slow|thick"),
    ("clever", "stupid|dumb|dim|dull|foolish|not|silly|slow|thick"),
    ("bright", "dim|dull|stupid|not|slow"),
    ("intelligent", "stupid|dumb|not|dim|unintelligent"),
    ("genius", "dunce|idiot|fool|moron|not|dullard"),
    ("wide awake", "sleepy|asleep|half asleep|dozing|drowsy|tired|not|nodding off"),
    ("awake", "asleep|half asleep|dozing|drowsy|sleepy|not"),
    ("alert", "sleepy|drowsy|tired|dozing|asleep|not|dozy"),
    ("fresh", "tired|weary|exhausted|worn out|not"),
    ("rested", "tired|weary|exhausted|not"),
    ("careful", "careless|sloppy|hasty|not|slapdash|negligent"),
    ("diligent", "lazy|idle|slack|not|indolent"),
    ("hard-working", "lazy|idle|not"),
    ("hardworking", "lazy|idle|not"),
    ("patient", "impatient|hasty|not|bored"),
    ("focused", "distracted|unfocused|scattered|scatterbrained|not|dreamy"),
    ("concentrated", "distracted|scattered|not|dreamy"),
    ("motivated", "lazy|bored|unmotivated|not|indifferent"),
    ("interested", "bored|not|uninterested|indifferent"),
    ("cheerful", "moody|sulky|gloomy|sad|grumpy|not|glum"),
    ("happy", "sad|grumpy|moody|not|unhappy|sulking"),
    ("forgetful", "retentive|attentive|not|sharp|blessed with perfect recall"),
    ("distracted", "not|focused|attentive"),
    ("lazy", "not|diligent|hard-working|keen|eager"),
    ("tired", "not|awake|wide awake|fresh"),
    ("sleepy", "not|awake|wide awake"),
    ("bored", "not|keen|eager|interested"),
)
_EITHER_WAY = "|".join(
    form
    for good, bads in _EITHER
    for bad in bads.split("|")
    for form in (f"{good} or {bad}", f"{bad} or {good}", f"{good} nor {bad}", f"{bad} nor {good}")
    if not form.startswith("not ")
)

_BAD = [word for word in listed(_SAID_OF_MINDS) if word not in _NOT_TRAITS]
_GOOD = [word for word in listed(_MAYBE_VIRTUE) if word not in _NOT_TRAITS]

TRAITS: tuple[tuple[str, str], ...] = (
    ("O", "|".join(_BAD) + "|" + "|".join(adverb(word) for word in _BAD if " " not in word)),
    ("O", "|".join(form for word in _BAD for form in degrees(word))),
    ("$", "|".join(_GOOD) + "|" + "|".join(adverb(word) for word in _GOOD if " " not in word)),
    # Less of a virtue: blame; less of a failing: praise.
    ("W", _degrees_of([*listed(_VIRTUE), *_GOOD], ("less", "least"))),
    ("P", _degrees_of([*listed(_FAILING), *_BAD], ("less",))),
    ("P", "|".join(f"{state} {word}" for state, word in product(("being", "been"), [*listed(_VIRTUE), *_GOOD]))),
    ("W", adjectives(_FAILING) + "|" + _headed(_BAD_HEADS)),
    ("P", adjectives(_VIRTUE) + "|" + _headed(_GOOD_HEADS)),
    ("F", "|".join(noun(word) for word in [*listed(_VIRTUE), *_GOOD])),
    ("W", persons(_FOOLS)),
    ("O", persons(_MAYBE_FOOLS)),
    ("P", persons(_SAGES)),
    ("W", _FAILINGS),
    ("F", _FACULTIES),
    ("x", _OTHERWISE),
    ("r", _JUDGED),
    # J: good or bad, the quality as a measure.
    ("J", _EITHER_WAY),
)
