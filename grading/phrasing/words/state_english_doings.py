"""What a mind does and is like, in English: haste, sloth, tiredness, pains taken. Products of data.

What counts only of a model or a reader stands in ``O`` (failing) and ``$`` (virtue); the rest says it by itself.
"""

from __future__ import annotations

from grading.phrasing.words.scope_turns import joined
from grading.phrasing.words.state_english_forms import inflected, phrases, plain

#: Done in haste, by halves, half asleep, in a temper: verbs that say so of a model or a reader.
_SLACKS = """
rush|rush through|rush ahead|rush past|rush over|rush it|rush things|rush on|hurry|hurry through|hurry along
hurry past
hurry on|hurry over|race through|race ahead|race past|dash through|gallop through|breeze through|whizz through
whiz through|bolt for|bolt through|skim|skim over|skim through|skate over|gloss over|glide over
slide over|slur over|leaf through|flick through|flip through|thumb through|speed-read|coast|coast along|coast through
cruise along|freewheel|plod|plod along|trudge|trudge along|limp along|dither|dally|loiter|fidget|yawn|snore|nod|droop
wilt|slump|slouch|tire|tire of|weary|weary of|flounder|fumble|bumble|bungle|botch|bodge|fudge|wing it|blag it|bluff
half-ass|half-arse|skimp|skimp on|scrimp|stint on|lounge|laze|loll|idle|vegetate|hibernate|switch off|clock off
log off
knock off early|pack up early|bail|bail out|bottle it|bottle out|chicken out|wimp out|cop out|flake|give up|cave in
quit|pack it in|pack in|call it a day|call it quits|let itself go|let things slip|let it slip|let go of itself|panic
fret|pout|whine|moan|grumble|brood|freak out|lose it|melt down|neglect|overlook|mislay|play fast and loose
play around|play dumb|play truant|play hooky|act up|slip up|trip over its own feet|stare blankly|look blank|gape|gawp
look the other way|look away|lie back|sit back|kick back|burn out|burn itself out|run out of breath|run out of energy
run out of gas|run out of juice|run out of stamina|run out of oomph|grow restless|get restless|turn restless
get itchy feet|get antsy|get fidgety|get grumpy|get cranky|get moody|get cross|get rattled|get cold feet
get discouraged|get demotivated|get drowsy|grow drowsy|grow bored|grow sloppy|grow complacent|grow lax|grow slack
muddle everything|muddle up|mix everything up|jumble everything|confuse everything|get everything mixed up|cry off
nap|drowse|muse|stargaze|moon about|moon around|drift along|stop thinking|stop caring|stop trying
stop listening|stop paying attention|stop concentrating|stop bothering|stop reading properly|stop focusing
drop its guard|lower its guard|jump to conclusions|leap to conclusions|pass the buck|take a breather|take a break
take a holiday|take a back seat
take shortcuts|take short cuts|take the easy way|take the easy way out|take things lightly|take it lightly
treat lightly
do a runner|make a hash of|make a mess of|make a pig's ear|make light of|make a muddle|get the wrong end
get its wires crossed|get its lines crossed|get in a muddle|get into a muddle|get in a tizzy|get in a flap
get muddled up|dream on|live for the moment|live in the moment|want to go home|want to get it over|want to be done
want it over|wish it were elsewhere|wish it was elsewhere|jump the gun|lag behind mentally|sleepread|sleep-read
pay only lip service|lack application|chill|chill out|flag|goof around|mess around|muck around|zone
"""
#: A poor job: what is done so, and how.
_JOBS = (
    joined(
        "|".join(inflected("do")),
        "a|an|such a|only a|just a|",
        "sloppy|shoddy|slapdash|slipshod|lousy|botched|half-hearted|halfhearted|careless|lazy|rushed|rush|half-baked"
        "|hurried|hasty|lackadaisical|half-arsed|half-assed",
        "job|work",
        gap=" ",
    )
    + "|"
    + joined(
        "doing|does|do|did|done",
        "the bare|the barest|the absolute|only the|just the|the strict",
        "minimum|least",
        gap=" ",
    )
)
#: What it has had enough of.
_SICK_OF = (
    joined("sick|tired|bored|weary|fed up|sick and tired", "of|with|by", gap=" ")
    + "|can't wait|cannot wait|can hardly wait|couldn't wait|could not wait|couldn't wait to be done"
    "|beside itself|out of its depth|out of patience|out of puff|out of steam|out of sorts|out of temper|past caring"
    "|beyond caring|off the ball|off its guard|off guard|off its food|off with its thoughts|not itself"
)
#: Adjectives that say it of a mind.
_MOODY = """
too busy|too preoccupied|too excited|led astray|carried away|lured away|easily fooled|easily swayed|easily led
sees no reason|sees no point|sees no need|saw no reason|saw no point|sees no sense
restless|fidgety|fickle|flighty|superficial|cursory|unserious|unbothered|uninterested|incurious|nonchalant|lukewarm
groggy|dazed|stupefied|bad-tempered|ill-tempered|ill-humoured|hot-tempered|cantankerous|irascible|crotchety|cross|sour
headstrong|self-absorbed|self-satisfied|unthorough|unpunctual|unfaithful|disloyal|unsteady in mind|short-sighted
blear-eyed|heavy-eyed|heavy-lidded|sluggardly|lumpish|dronish|loutish|bovine|uninspired|apathetic|listless|lethargic
phlegmatic|enervated|jet-lagged|jetlagged|overworked|overtaxed|frazzled|burned out|burnt out|spent|ratty|snappy
snoozing|musing|skimming|rushing|hurrying|coasting|fidgeting|yawning|flagging|slumping|rushed|cursorily|superficially
in no mood|in no hurry to remember|in two minds|in a bad way mentally|at sixes and sevens|under the influence
up in arms
loopy|not feeling it|half there|half present|only half there|only half present|not fully there|not fully present
not really there|not all there|somewhere else|a bit slow|a little slow|not too bright|not so bright|none too bright
"""
#: Moods, tempers and spirits, and how they are.
_IN_A_MOOD = (
    joined(
        "in|in such|into|of",
        "a|an|such a|a rather|a very|a really",
        "bad|foul|vile|sulky|grumpy|sour|lousy|terrible|awful|black|filthy|rotten|nasty|sullen|gloomy|poor|stroppy"
        "|lazy|dreamy|drowsy|sleepy|forgetful|careless|distracted",
        "mood|temper|humour|humor|frame of mind",
        gap=" ",
    )
    + "|"
    + joined("in|in such", "low|bad|poor", "spirits", gap=" ")
)
_IN_GOOD_MOOD = (
    joined(
        "in|in such|into|of",
        "a|a better|a much|a very|such a|",
        "good|better|great|cheerful|sunny|attentive|fine|brighter|happier|concentrated|alert",
        "mood|temper|humour|humor|frame of mind|spirits",
        gap=" ",
    )
    + "|"
    + joined("in", "high|good|better|best of|fine|great|excellent", "spirits", gap=" ")
)
_WHICH_MOOD = joined(
    "what|which|what sort of|what kind of|the", "mood|temper|frame of mind|humour", "it|the|they|a", gap=" "
)
#: Virtues that only say something of a model or a reader.
_LIKE_VIRTUES = """
ingenious|faithful|loyal|trusty|trustworthy|unforgetful|unhurried|unwearying|unwearied|wide-eyed|bright-minded
well-rested
well rested|good-humoured|good-natured|strong-minded|sharp-minded|deep-thinking|hard-thinking|inventive|resourceful
crafty|cunning|ingeniously|faithfully|loyally|patiently|eagerly|willingly|zealously|devotedly|dutifully
thoroughly awake
wide-awake|obedient|well-behaved|well behaved|well-trained in attention|undistractible|indistractible|spellbound
riveted|engrossed|raring to go|up for it|keen as mustard|with it again|back in form|on its best behaviour
on its guard|at full attention|at full concentration
"""
#: What it does that takes heart, wits or wakefulness.
_EXERTS_ITSELF = """
wake up|wake up to|perk up|brace itself|pull up its socks|pull itself together|gather its wits|collect its thoughts
collect itself|compose itself|think ahead|think twice|think again|think before|think about it|think about what
think of what|think for itself|think for a moment|keep faith|keep the faith|stick at it|stick with it|stay on task
stay on it|hang in there|soldier on|plug away|keep at it|persevere|show interest|show some interest|show patience
show some patience|show willing|study hard|take some trouble|take enough trouble|take much trouble|take any trouble
take proper care|take enough care|take due care|take sufficient care|take any care|take more trouble
take great trouble
read everything carefully|read with interest|read with heart|mind what|mind its business|come to its senses
come to life|come awake|sober up|cheer up|liven up|sharpen up|smarten up|wise up|toughen up|get its second wind
get a second wind|do its duty|go about it carefully|go about it conscientiously|be on its guard|be on the alert
be all there|be fully there|be fully present|be with it|look sharp|stay sharp|stay keen|stay fresh|keep fresh
keep sharp
keep its eyes on|keep its eye on|want to remember|want to concentrate|want to learn|want to understand|learn to care
learn to concentrate|learn to focus|learn to listen|learn to pay attention|manage to concentrate|manage to focus
manage to stay awake|manage to pay attention|try to concentrate|try to listen|try to pay attention|persist in trying
watch out|listen out|concentrate all the way|focus all the way
"""
_REALLY_THINKS = joined(
    "actually|really|truly|finally|properly|genuinely|even|at last",
    "think|thinks|thought|cares|care|cared|looks|tries|tried|bothers|bothered|listens|wakes|wake|concentrates"
    "|concentrate|concentrated",
    gap=" ",
)
#: Similes: a trait as of an animal, a thing.
_SLOW_AS = """
as slow as a snail|as slow as molasses|slow as treacle|dumb as an ox|dumb as a post|as stubborn as a mule
stubborn as a mule|lazy as a sloth|as lazy as a cat|blind as a bat|deaf as a post|deaf as a doorpost|mad as a hatter
drunk as a lord|sick as a parrot|dull as dishwater|daft as a bat|dead as a doornail|dead as a dodo mentally
as fickle as the weather|forgetful as a goldfish|slow as a tortoise|slow as a wet week|sleepy as a cat
sleepy as a dormouse|tired as a dog|thick as mince|as dense as a brick|absent-minded as a professor
like a headless chicken|like headless chickens
like a sleepwalker|like sleepwalkers|like a zombie|like a drunk|like a drunkard|like a sleepyhead
like a sulky child|like a bored child|like a bored teenager|like a moody teenager|like a tired child|like an old man
like an old professor|like an absent-minded professor|like a lazy student|like a lazy pupil|like a distracted child
like a child in a sweetshop|like a bad student|like a bad pupil|like a dog with a squirrel|like grandpa
like my grandpa
like my grandma|like grandma|like a schoolboy on friday|like a student on monday|like a student in the last row
like a drowsy student|like a bull in a china shop|like a bull at a gate|as if half asleep|as though half asleep
as if asleep|as if drunk|as though asleep|as if it had a train to catch|as if it had a bus to catch
as though it had a train to catch|as if it were bored|as if it were asleep|as if nothing mattered|any old how
in a slapdash way|in a slapdash manner
in a careless way|in a sloppy way|in a half-hearted way|in a lazy way|in a careless manner|in a sloppy manner
at the back of the class|in the back row of its mind|with its eyes shut|with its eyes closed|with eyes half shut
with closed eyes|with half-closed eyes|with one eye shut|with its mind elsewhere|with its head elsewhere
with its thoughts elsewhere|with its mind on other things|with its head in the clouds|with half a brain
with half a mind
half there|half-there|half gone|in its sleep|in their sleep|on the brink of sleep|on the verge of sleep
on the edge of sleep|on the point of falling asleep|close to falling asleep|near sleep|ready for bed
past its bedtime|past bedtime|in need of a nap|in need of sleep|in need of coffee|in need of a coffee|needs a nap
needs a coffee|needs coffee|needs some sleep|needs sleep|needs a rest|needs a break|needs a holiday|needs caffeine
needs a wake-up call|could do with a nap|could use a nap|could use some sleep|could use a coffee|needs glasses
needs a kick|needs its beauty sleep|short of sleep|low on energy|low on battery mentally|out of energy
no head for|no mind for|no eye for|no ear for|no feeling for detail|no nose for|no stomach for
"""
_SHARP_AS = """
fresh as a daisy|busy as a bee|busy as a beaver|keen as mustard|cool as a cucumber|patient as a saint|patient as job
patient as an ox|wise as an owl|wise as solomon|sly as a fox|clever as a fox|cunning as a fox|quick as a flash
smart as paint|sharp as a knife|sharp as a needle|calm as a millpond|steady as a rock|eager as a beaver
faithful as a dog|loyal as a dog|like an eager beaver|like a good student|like a good pupil|like a model student
like an attentive student|like an attentive reader|like a careful reader|like a hawk|like an eagle|like a watchdog
like a bloodhound|its wits about it|their wits about them|his wits about him|its head screwed on
its feet on the ground
its eyes on the ball|its eye on the ball|its mind on the job|its mind on the task|its mind on the sentence
its heart in it|its back into it|its ear to the ground|its nose to the grindstone|its finger on the pulse
its best foot forward|its thinking cap on|all its heart|heart and mind|the patience of a|the memory of an elephant
the mind of a genius|the brain of a genius|the brains of a genius|the eyes of a hawk|the focus of a monk
the concentration of a monk|the concentration of a chess|a head for detail|a head for details|an eye for detail
an ear for detail|an eye for details
"""
_SMALL_MINDS = joined(
    "memory|attention|attention span|concentration|focus|patience|mind|brain|brains|intelligence|iq|wits|recall"
    "|span of attention|the attention",
    "of a|of an|of the average|of a small|of a two-year-old|of a drunk|of a tired|of a bored",
    "toddler|puppy|kitten|child|squirrel|monkey|kid|baby|teenager|teen|housefly|insect|bug|pigeon|hamster|guppy"
    "|drunkard|stone|rock|brick|amoeba|snail|worm|slug|moth|flea|magpie|budgie|parrot|chicken|sheep|cow|donkey|goose"
    "|pea|peanut|walnut|gnat|ant|sparrow|newborn|pebble|plank|lamppost|doorknob|turnip|cabbage|old man|dreamer",
    gap=" ",
)
DOINGS: tuple[tuple[str, str], ...] = (
    ("O", plain(phrases(_SLACKS)) + f"|{plain(_SICK_OF)}|{plain(_MOODY)}|{_JOBS}"),
    ("9", _IN_A_MOOD),
    ("W", f"{plain(_SLOW_AS)}|{_SMALL_MINDS}"),
    ("P", f"{_IN_GOOD_MOOD}|{plain(_SHARP_AS)}"),
    (
        "$",
        f"{plain(_LIKE_VIRTUES)}|{plain(phrases(_EXERTS_ITSELF))}|{_REALLY_THINKS}|bothers|bothered|bothering"
        "|listens|listened",
    ),
    ("J", _WHICH_MOOD),
)
