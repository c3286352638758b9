"""English idioms of memory, attention, care and effort: products of verbs, body parts and owners.

An idiom is given once, with its first word in the base form and ``its`` where an owner stands.
"""

from __future__ import annotations

from grading.phrasing.words.scope_turns import joined
from grading.phrasing.words.state_english_forms import OWN, inflected, listed, phrases, plain

#: Others than the reader who is spoken to: praise with "your" would be advice.
_THEIRS = ("its", "his", "their", "the")
_PLACES = "head|heads|mind|minds|brain|brains|skull|thoughts|noggin"
_MINDS_OF = "|".join((*OWN, "people's", "the reader's", "the model's", "the network's"))
_HEADS_OF = f"{_MINDS_OF}|anybody's|anyone's|somebody's|a person's|the chain's|the rnn's|readers'|a reader's"

#: Lapses of memory, attention and care: whole in themselves.
_LAPSES = """
nod off|doze off|doze away|drift off|zone out|space out|tune out|blank out|conk out|flake out|veg out|fall asleep
drop off to sleep|go to sleep|go off to sleep|sleep through|sleep on the job|sleep at the wheel|take a nap|have a nap
take forty winks|have forty winks|catch some z's|count sheep|hit snooze|hit the snooze|press snooze|snooze off
daydream|day-dream|slumber|snooze|doze|drowse|sleepwalk|sleep-walk|stare into space|gaze into space
stare into the void|stare out of the window|gaze out of the window|look out of the window|look out the window
gather wool|build castles in the air|chase butterflies|twiddle its thumbs|sit on its hands|sit on its backside
rest on its laurels|drag its feet|go through the motions|cut corners|phone it in|mail it in|skive|skive off|shirk
slack off|goof off|muck about|mess about|faff|faff about|faff around|fool around|fool about|laze|laze about
laze around|lounge about|loaf|loaf about|loaf around|dawdle|dilly-dally|procrastinate|malinger|sulk|mope|take it easy
half-ass it|half-arse it|go on autopilot|run on autopilot|read on autopilot|switch to autopilot|switch off mentally
check out mentally|drop the ball|drop the thread|lose the plot|lose the thread|lose its thread
lose its train of thought|lose its place|lose its marbles|lose its mind|lose its memory|lose its wits|lose its head
lose its cool|lose its nerve|lose heart|lose its focus|lose its concentration|lose its attention|lose its interest
lose its patience|lose its temper|lose its motivation|lose its will|lose its drive|lose its grip|lose its bearings
lose its way|lose the will|lose all interest|lose all focus|lose all concentration|lose all patience
lose all motivation|lose all recollection|lose patience|lose motivation|lose enthusiasm|lose the will to
lose concentration halfway|lose focus halfway|run out of patience|run out of puff|run out of steam
run out of brainpower|run out of motivation|run out of enthusiasm|throw in the towel|give up the ghost|give up halfway
give up caring|give up trying|give up listening|give up paying attention|give up remembering|give up concentrating
give up focusing|give up thinking|give up bothering|quit caring|quit trying|quit paying attention|quit listening
quit thinking|burn itself out|tire itself out|get distracted|get sidetracked|get bored|get tired|get sleepy|get lazy
get sloppy|get confused|get careless|get muddled|get mixed up|get flustered|get frustrated|get impatient
get overwhelmed|get fed up|get complacent|get absent-minded|get lost in thought|get carried away|get cold feet
grow bored|grow tired|grow weary|grow sleepy|grow careless|grow impatient|grow lazy|grow inattentive|grow forgetful
turn lazy|turn forgetful|turn sloppy|have a senior moment|have a brain fart|have a brain freeze|have a blonde moment
have a mental block|have a mental blank|have a blank|have a memory lapse|have a lapse|draw a blank|go blank
go to pieces|go off the boil|go walkabout|go wool-gathering|go woolgathering|go off into a daydream
go off into a dream|go off into a reverie|go off with the fairies|go off into la-la land|go off into la la land
go off to la-la land|go off to la la land|go to la-la land|be in la-la land|be off with the fairies
be away with the fairies|be on another planet|be in another world|be in a world of its own|be in its own world
be in its own little world|live in its own world|live in a dream world|live in cloud cuckoo land|let its mind wander
let its thoughts wander|let its attention wander|let its attention slip|let its attention drift|let its attention flag
let its concentration slip|let its mind drift|let its guard down|let its eyes wander|let its thoughts drift
let things slide|let it slide|let things slip|let it go in one ear|take its eye off the ball
take its eyes off the ball|take its mind off|take its eye off|take its eyes off|take off its thinking cap
switch its brain off|switch off its brain|turn its brain off|turn off its brain|leave its brain at|leave its brain in
check its brain at|park its brain|shut its brain down|shut down its brain|close its mind|shut its eyes
close its eyes to|shut its ears|turn a deaf ear|turn a blind eye|close its ears|pay no attention|pay no heed
pay no mind|pay little heed|pay little attention|pay scant attention|pay scant heed|pay lip service|pay less attention
pay half attention|pay hardly any attention|pay too little attention|take no notice|take little notice|take no heed
take no care|take little care|take no interest|take too little care|make no effort|make little effort
make a half-hearted attempt|make a half-hearted effort|put in no effort|put in little effort|put in minimal effort
put in half the effort|put no effort|put little effort|show no interest|show no effort|show little interest
show no patience|have no patience|have no interest|have no time for|have no brains|have no brain|have no wits
have no clue|have no sense|have no memory for|have no head for|have no attention span|have no focus
have no concentration|have no motivation|have no drive|have no willpower|have no discipline|have no stamina
have little patience|have little interest|have a bad memory|have a poor memory|have a short memory
have a short attention span|have a short fuse|have its mind elsewhere|have its mind on other things
have its head elsewhere|have its thoughts elsewhere|have its head in the clouds|have its head in a cloud
have its mind on|have half an ear|have one eye on|have half an eye|have a tantrum|throw a tantrum|throw a wobbly
throw a fit|throw a strop|throw its toys|get the hump|be in a huff|be in a mood|be in a strop|be in a sulk
be in a bad mood|be in a foul mood|be in no mood|be not in the mood|get out of bed on the wrong side
get up on the wrong side|wake up on the wrong side|have a bad day|have an off day|have a bad hair day|have a hangover
be under the weather|be out of sorts|be off its game|be off form|be off colour|nap through|stay up too late
burn the candle|be asleep|be half asleep|be fast asleep|be sound asleep|be out cold|be out to lunch
be on holiday mentally|be elsewhere in its mind|be somewhere else in its head|be miles away|be not with it
be not all there|be a few sandwiches short|unlearn its|mind-wander|bungle|botch the job|bumble|goof|goof up|fluff it
space on|blank on|get amnesia|suffer from amnesia|suffer amnesia|suffer from memory loss|suffer memory loss
suffer from brain fog|suffer from a short memory|suffer from inattention|suffer from a lack of attention
suffer from poor concentration|fail to listen|fail to concentrate|fail to focus|fail to pay attention|fail to care
fail to bother|fail to recall|fail to keep in mind|fail to take notice|fail to heed|fail to bear in mind
neglect to listen|neglect to remember|refuse to concentrate|refuse to pay attention|refuse to listen|refuse to try
struggle to concentrate|struggle to focus|struggle to recall|struggle to pay attention|struggle to stay awake
struggle to stay focused|struggle to keep awake|fight to stay awake|fight sleep|glaze over|fog over|brain-fart
brainfart|ghost the subject|sleep on the subject|lag mentally|skim carelessly|skim half-heartedly|read half-heartedly
read carelessly|read absent-mindedly|read without thinking|read without care|read without interest
read without attention|read with half an eye|listen with half an ear|half-listen|half listen|half-read|half-forget
tax its memory|overtax its memory|overburden its memory|strain its memory|overload its memory|overload its brain
strain its brain|tax its brain|exhaust its attention|exhaust its patience|try its patience|test its patience
tax its patience|drain its concentration|sap its concentration|break its concentration|disturb its concentration
distract it|distract its attention|divert its attention|bore it|tire it out|wear it out|confuse it so that it forgets
overwhelm its memory|overwhelm it|send it to sleep|put it to sleep|lull it to sleep
"""
#: Praise: whole in itself; denied, it blames.
_PRAISE = """
keep its eyes open|keep its eyes peeled|keep its eyes skinned|keep its eye on the ball|keep its eyes on the ball
keep its eye on the prize|keep its eyes on the prize|keep its wits about it|keep its wits about them
keep its mind on|keep its head in the game|keep its mind on the job|keep its head down|keep a cool head|keep its cool
keep a clear head|keep its head clear|keep calm|keep its attention on|keep its concentration|keep its focus
keep its nose to the grindstone|keep its ears open|keep an eye on|keep tabs on|keep awake|keep focused|keep alert
stay awake|stay alert|stay focused|stay focussed|stay on task|stay on the ball|stay on its toes|stay concentrated
stay attentive|stay interested|stay motivated|stay sharp|stay calm|stay with it|stay tuned in|stay the course
prick up its ears|prick its ears|perk up|perk its ears up|sit up and take notice|sit up and listen|wake up to
wake itself up|snap out of it|snap to attention|stand to attention|pay attention|pay more attention|pay close attention
pay closer attention|pay better attention|pay full attention|pay proper attention|pay careful attention
pay undivided attention|pay its full attention|pay enough attention|pay due attention|pay greater attention|pay heed
pay more heed|pay closer heed|pay close heed|pay better heed|pay greater heed|pay due heed|pay proper heed|pay mind
pay more mind|pay closer mind|pay regard|pay more regard|pay better notice|take heed|take more heed|take notice
take more notice|take more care|take better care|take greater care|take great care|take extra care|take pains
take great pains|take the trouble|take trouble|take more trouble|take its time|take it seriously|take things seriously
take more interest|take an interest|take a real interest|take a keen interest|lend an ear|lend its ear|give it its all
give its all|give its best|give its best shot|give it its best shot|give its undivided attention|give its full attention
give its whole attention|give more attention|give it some thought|give it thought|give it a good try|give a damn
give a hoot|give a fig|give a toss|give a monkey's|give a stuff|give a rap|give a darn|give a rat's ass|give a shit
give a rat's arse|give a fuck|give a crap|give a flying|give a tinker's|give a flip|give a sod|give a second thought
give it a second thought|give a thought|give more thought|give two hoots|give one hundred percent|give 100%|give 100
put its back into|put its heart into|put its soul into|put its mind to|put its heart in it|put its thinking cap on
put on its thinking cap|put on a thinking cap|put its brain in gear|put its brain into gear|put its best foot forward
put its shoulder to|put its mind into|put more effort|put more heart|put in the effort|put in more effort
put in an effort|put in some effort|put in enough effort|put in any effort|put in effort|put in the hours
put in the work|put in the hard yards|put effort into|put any effort|put enough effort|put some effort|put thought into
put any thought|put care into|put some thought|put its glasses on|make an effort|make more effort|make the effort
make any effort|make much effort|make much of an effort|make more of an effort|make enough effort|make some effort
make a real effort|make a big effort|make a proper effort|make an extra effort|make every effort
make the slightest effort
make a point of remembering|make a mental note|take a mental note|use its head|use its brain|use its brains|use its loaf
use its noddle|use its noggin|use its wits|use its memory|use its grey matter|exercise its memory|train its memory
train its attention|train its concentration|rack its brain|rack its brains|cudgel its brains|wrack its brain
apply itself|exert itself|strain itself|push itself|motivate itself|pull itself together|pull its socks up
pull its weight
pull its finger out|get its act together|get a grip|get its head in the game|get its head together|get its head around
get its head round|get its mind around|get its brain in gear|get serious|get interested|roll up its sleeves
roll its sleeves up|buckle down|knuckle down|bear down|dig in its heels and concentrate|go the extra mile
go all out|bend over backwards|leave no stone unturned|dot its i's|mind its p's and q's|burn the midnight oil
pull an all-nighter and remember|know it by heart|learn it by heart|know by heart|learn by heart|have it by heart
have it off pat|have its wits about it|have a good memory|have an excellent memory|have a great memory
have a better memory|have a long memory|have a good head|have a clear head|have a sharp mind|have a head for
have a memory for|have a mind like a steel trap|have the patience|have the patience to|have the brains|have the brain
have the wits|have the wit|have the sense|have the intelligence|have the concentration|have the focus
have the attention span|have the willpower|have the motivation|have the discipline|have the stamina|have the energy to
have the drive|have the brainpower|have the smarts|have the will to|have the presence of mind|have the good sense
have the decency to look back|have the memory for|have enough patience|have enough focus|have enough concentration
have enough brains|have enough brainpower|have enough motivation|have enough willpower|have eyes in the back of its head
have its eye on the ball|have its mind on the job|have its head screwed on|have its head together|have a photographic
have an elephant's memory|have total recall|have perfect recall|have a retentive|have its finger on the pulse
commit it to memory|commit to memory|commit the subject to memory|commit everything to memory|take to heart
take it to heart|lay it to heart|carry it in its head|carry it in its heart|hold it in its head|hold it in its mind
hold it dear|hang on every word|hang on its every word|listen carefully|listen closely|listen attentively|listen well
listen up|listen properly|listen intently|listen harder|concentrate hard|concentrate harder|concentrate more
concentrate better|concentrate properly|concentrate enough|concentrate fully|concentrate well|concentrate deeply
focus hard|focus harder|focus better|focus enough|focus properly|focus well|focus its mind|focus its attention better
think hard|think harder|think enough|think properly|think straight|think clearly|think it through|think carefully
work hard|work harder|work diligently|work its socks off|try hard|try harder|try its best|try its hardest|try enough
try hard enough|do its best|do its level best|do its utmost|do its homework|care enough|care more|care deeply
care a lot|care about the subject|care about the beginning|care about the first word|care about the start
care about agreement|care about grammar|care what|bother to look|bother to remember|bother to read|bother to listen
bother to check|bother to look back|bother to keep|bother to think|bother to try|bother with the subject|bother much
bother enough|bother looking|bother reading|bother remembering|bother listening|bother checking|bother keeping
remember it well|remember things well|remember everything|remember perfectly|remember forever|remember longer
remember better|remember more|remember clearly|remember vividly|remember properly|remember well|remember enough
remember far back|remember that far|remember that far back|remember this far|recall perfectly|recall everything
recall clearly|recall vividly|recall better|recall well|memorise everything|memorize everything|memorise better
memorize better|memorise well|memorize well|memorise properly|memorize properly|look carefully|look closely
look properly|look harder|look with care|read carefully|read closely|read attentively|read with care|read properly
read with attention|read with concentration|read more carefully|read diligently|watch carefully|watch closely
concentrate the mind|jog its memory|refresh its memory|sharpen its memory|sharpen its mind|sharpen its wits
sharpen its attention|sharpen its focus|improve its memory|improve its concentration|improve its attention span
boost its memory|boost its concentration|boost its attention|boost its brainpower|strengthen its memory
strengthen its concentration|revive its memory|restore its memory|stir its memory|prod its memory|wake it up
cheer it up|perk it up|liven it up|motivate it|keep it awake|keep it focused|keep it on its toes|keep it interested
keep it attentive|keep it alert|lift its mood|calm it down|cure its forgetfulness|cure its amnesia|cure its laziness
cure its inattention|cure its bad memory|cure its distraction|jolt it awake|shake it awake|grab its attention
hold its attention|hold its interest|keep its interest|catch its attention|capture its attention|command its attention
"""


def _wisely(bases: str, *, praise: bool = False) -> str:
    return plain(phrases(bases, _THEIRS if praise else OWN))


#: Out of its head, over its head: gone from the mind.
_OUT = (
    joined("out of", _MINDS_OF.replace("|the|", "|"), _PLACES, gap=" ")
    + "|"
    + joined("from|off|past|through", _MINDS_OF.replace("|the|", "|"), "mind|minds|brain|brains|thoughts", gap=" ")
    + "|"
    + "|".join(
        joined("|".join(inflected(verb)), "over|right over", "|".join(OWN), "head|heads", gap=" ")
        for verb in ("go", "fly", "pass")
    )
    + "|"
    + "|".join(
        joined("|".join(inflected(verb)), _MINDS_OF, "mind|minds|memory|attention", gap=" ")
        for verb in ("slip", "escape", "leave", "elude")
    )
)
#: In its head, in people's minds: denied from further away.
_IN = joined("in|into|inside|within", _HEADS_OF, "head|heads|mind|minds|brain|brains|skull|skulls", gap=" ") + (
    "|in mind|in memory for long|in living memory|to mind|to heart|by heart|off by heart|on the brain|upon its heart"
)
_STUCK = "|".join(
    joined("|".join(inflected(verb)), "in", _HEADS_OF, "memory", gap=" ")
    for verb in (
        "stick",
        "stay",
        "lodge",
        "sink",
        "register",
        "remain",
        "linger",
        "settle",
        "take root",
        "leave a trace",
    )
)
_MARKED = joined(
    "etched|engraved|burned|burnt|branded|imprinted|carved|seared|stamped|ingrained|lodged|fresh|alive|rent-free"
    "|rent free",
    "in|into|on",
    "its|their|the",
    "memory|mind|brain",
    gap=" ",
)
#: The head is elsewhere, the mind a blank.
_AWAY = (
    "in the clouds|up in the clouds|in a cloud|in the sand|in a spin|in a daze|in a dream"
    "|a blank|a complete blank|a total blank|a jumble|a muddle|a mess|porridge|jelly|scrambled eggs|scrambled"
    "|on other things|on something else|on lunch|on holiday|on vacation|on the weekend|on its phone|on dinner"
    "|at the beach"
    "|far away|full of holes|full of cotton wool|full of fluff|full of straw|full of air|full of fog"
    "|turned off|not in it|not in the game|not on the job|not on it|not there"
    "|totally empty|cooked|toast|cloudy|spinning|swimming|reeling|wandering|drifting|roaming"
    "|all over the shop|adrift|absent|numb"
    "|somewhere else entirely|somewhere else completely|drained|on strike|off duty|out of order"
)
#: "Not the sharpest": the denial belongs to the saying.
_NOT_SHARPEST = joined(
    "not|isn't|is not|ain't|hardly|not exactly|isn't exactly|not quite|not really|wasn't|was not|wasn't exactly"
    "|far from"
    "|not always|certainly not|isn't really|aren't|are not|never",
    "the",
    "sharpest|brightest|smartest|cleverest|quickest|most attentive|most careful|most diligent|most patient|keenest"
    "|most observant|most intelligent|most focused|most hard-working|most hardworking|best listener|best student"
    "|most conscientious|most retentive|brainiest|best memory|best of memories|best attention span|most alert"
    "|greatest memory|greatest attention span|longest attention span|longest memory|strongest memory",
    gap=" ",
)
_CANNOT = "can't|cannot|can not|couldn't|could not|can hardly|could hardly|can barely|won't|simply can't|just can't"
_NOT_BOTHERED = joined(_CANNOT, "be", "bothered|arsed|fussed|stuffed|asked to remember|troubled to|bovvered", gap=" ")
_SHORT_OF = joined(
    "short of|shy of",
    "a picnic|a full picnic|a load|a full load|a deck|a full deck|a happy meal|a barrel|a six-pack|a full set"
    "|a shilling"
    "|a wagonload|a pound|a dozen|a full house|a quid",
    gap=" ",
)
#: Part of an ear, half a mind: attention by halves.
_HALVES = joined(
    "half an|half a|only half an|only half a|just half an|with half an|with half a|half its|half their|half the",
    "ear|eye|mind|brain|brain cell|attention",
    gap=" ",
) + ("|half listening|only half listening|half paying attention|only half paying attention|half watching|half trying")
_BRAIN_CELLS = joined(
    "one|two|a single|single|its one|its last|the last|its only|no|zero|not enough|too few|few|lacks|lost|missing",
    "brain cell|brain cells|braincell|braincells",
    gap=" ",
)
_DISTANT = joined(
    "a distant|a faint|a dim|a hazy|a vague|a fading|a faded|a blurred|a blurry|a foggy|a fuzzy|only a|just a|but a"
    "|nothing but a|no more than a|little more than a|a long-lost|a lost|a mere",
    "memory|recollection",
    gap=" ",
)
_LIKE = joined(
    "like a|like an|of a|of an|worse than a|like that of a|like that of an|as short as a",
    "sieve|colander|goldfish|goldfish's|leaky bucket|leaky sieve|leaky tap|gnat|gnat's|mayfly|mayfly's|fruit fly"
    "|wet sponge"
    "|dead battery|fishing net|tea strainer|etch a sketch|etch-a-sketch|teflon pan|toddler|puppy|squirrel|hamster|moth"
    "|butterfly|grasshopper|potato|brick|fish|hen|jellyfish|flea|fly|broken hard drive|rusty gate|blancmange",
    gap=" ",
)
_LIKE_ELEPHANTS = joined(
    "like a|like an|of a|of an|as good as a|as good as an",
    "steel trap|elephant|elephant's|sponge|camera|vault|razor|filing cabinet|encyclopedia|encyclopaedia|hawk|eagle|owl"
    "|bloodhound|whip|tack|chess master|scholar|monk|saint",
    gap=" ",
)
_DRAWN = """
nobody home|nobody's home|nobody is home|nobody at home|no one home|no one's home|no one is home|no-one home
nobody's at home|the lights are on|lights are on but|lights on but|wheel is spinning but the hamster|hamster is dead
not firing on all cylinders|not playing with a full deck|a screw loose|has a screw loose|lift doesn't go all the way
elevator doesn't go to|thick as two short planks|as thick as|thick as a plank|thick as a brick|dumb as a rock
dumb as a brick|dumb as rocks|dumb as a box|daft as a brush|dull as ditchwater|dumb af|lazy af|stupid af
in one ear|out the other|out of the other ear|out at the other|out of sight, out of mind|easy come easy go
asleep at the wheel|asleep at the switch|asleep on the job|asleep at the controls|asleep at its desk|asleep on its feet
fast asleep|sound asleep|half asleep|dead to the world|in the land of nod|in dreamland|in the arms of morpheus
in a trance|in a daze|in a stupor|in a reverie|in a dream|in a haze|in la la land|in la-la land|in lala land
in cloud cuckoo land|in cloud-cuckoo-land|in cloud-cuckoo land|on cloud nine|on another planet|on autopilot
with the fairies|not with us|out to lunch|off with the pixies|away in its own world|in a world of its own
no thoughts head empty|no thoughts, head empty|head empty|smooth brain|brain rot|brainrot|brain.exe|404 brain
brain not found|npc brain|tiktok brain|tiktok attention span|adhd brain|caught lacking|fumbled the bag|fumbles the bag
lost the plot|loses the plot|zoned tf out|checked tf out|skill issue|low iq|room temperature iq|iq of a|mid memory
trash memory|garbage memory|potato brain|peanut brain|mashed potato brain|pudding for brains|sawdust for brains
mush for brains|birdseed for brains|cotton wool for brains|cotton wool between|straw between its ears
nothing between its ears|nothing between the ears|empty between the ears|slow off the mark|slow to catch on
hard of thinking|not the full shilling|not the full quid|a brick short|two bricks short|one sandwich short
a sandwich short|butterfly mind|grasshopper mind|monkey mind|one-track mind|cobwebs in|rusty brain|brain on holiday
brain is on holiday|brain on standby|brain in neutral|brain out of gear|mind in neutral|brain went to sleep
too lazy|too tired|too sleepy|too bored|too dumb|too stupid|too dim|too slow-witted|too forgetful|too distracted
too careless|too impatient|too hasty to look|too scatterbrained|too dozy|too thick to|too dense to|too dull to
too absent-minded|too sloppy|too inattentive|too moody|too drunk|too weary|too exhausted to|too excited to
too nervous to
not bright enough|not smart enough|forgor|4gets|4got|forgetz|frgets|memory of water|written in water|written on water
long since forgotten|long forgotten|quickly forgotten|soon forgotten|already forgotten|half forgotten|half-forgotten
all but forgotten|clean forgotten|completely forgotten|totally forgotten|is forgotten|was forgotten|are forgotten
gets forgotten|get forgotten|got forgotten|be forgotten|been forgotten|forgotten by|sinks into oblivion
falls into oblivion|fall into oblivion|fades into oblivion|consigned to oblivion|lost to memory|lost to oblivion
dead and buried in its memory|dropped from memory|gone from memory|wiped from memory|swept from memory|fled its memory
fails to sink in|doesn't sink in|does not sink in|didn't sink in|hasn't sunk in|never sinks in|doesn't stick
does not stick|didn't stick|won't stick|nothing sticks|hardly sticks|barely sticks|never sticks|not stick in the mind
brain says no|brain gave up|brain gives up|brain checked out|mind checked out|mind has gone|mind goes|mind went
mind is gone|head is gone|head's gone|memory's gone|memory is shot|brain is shot|memory has holes|memory full of holes
holes in the memory|gaps in the memory|lapses of mind|moment of inattention|moments of inattention
moment of distraction|lack of application|lapse of focus|slip of attention|slips of attention|slip of concentration
attention gap|attention gaps|attention lapse|attention lapses|memory trouble|memory troubles
memory failure|memory failures|attention failure|poor retention
"""
_CARE_NOUNS = joined(
    "without|without any|without much|without enough|with no|with little|with too little|with hardly any|for want of"
    "|for lack of|through lack of|from lack of|through want of|through sheer|out of sheer|out of pure|from sheer"
    "|through|out of|from|sheer|pure|plain|down to sheer|down to pure",
    "carelessness|laziness|inattention|forgetfulness|boredom|stupidity|fatigue|tiredness|idleness|negligence"
    "|absence of mind"
    "|haste|impatience|exhaustion|indifference|apathy|sloppiness|distraction|dullness|thoughtlessness|heedlessness",
    gap=" ",
)
_PRAISED = """
sharp as a tack|sharp as a razor|sharp as a pin|bright as a button|smart as a whip|on the ball|on its toes|all ears
all eyes|eyes wide open|ears wide open|with bated breath|with rapt attention|in the zone|in its element|locked in
big brain|big-brain|galaxy brain|200 iq|high iq|goated memory|goat memory|elite memory|cracked memory|insane memory
w memory|mad memory|sick memory|a mind like a steel trap|mind like a steel trap|mind like a sponge|memory like a vault
eyes in the back of its head|ears to the ground|ear to the ground|nose to the grindstone|head screwed on
head screwed on right|thinking cap|rent free in its head|rent-free in its head|rent free in its mind
heart and soul|body and soul|with all its heart|with all its might|with might and main|with heart and soul
tooth and nail|blood, sweat and tears|elbow grease|to the best of its ability|at the top of its game|on top form
on top of its game|on good form|in good form|in good spirits|in high spirits|full of energy and attention
never forgets a thing|forgets nothing|never misses a beat|never misses a trick|doesn't miss a trick|misses nothing
doesn't miss a beat|never misses a thing|doesn't forget a thing|hasn't forgotten|has not forgotten|never forgot
remembers like an elephant|elephants never forget|an elephant never forgets|pin-sharp memory|iron will|iron memory
nerves of steel|patience of a saint|the patience of job|patience of job|patience of an angel|eye like a hawk
eyes like a hawk|watches like a hawk|watched like a hawk|watch like a hawk|steady concentration|rapt attention
close attention|careful attention|undivided attention|unbroken attention|unwavering attention|keen attention
presence of mind|quick mind|keen mind|sharp mind|clear mind|alert mind|fresh mind|open mind|brilliant mind|good brain
"""

#: The base form of praise may be advice: it counts when it is said of somebody.
_ADVICE = [base.replace("its ", f"{whose} ", 1) for base in listed(_PRAISE) for whose in _THEIRS]

IDIOMS: tuple[tuple[str, str], ...] = (
    ("P", _wisely(_PRAISE, praise=True)),
    ("$", "|".join(dict.fromkeys(_ADVICE))),
    ("W", _wisely(_LAPSES)),
    ("&", f"{_IN}|{_STUCK}"),
    ("P", f"{_MARKED}|{plain(_PRAISED)}"),
    ("G", _LIKE_ELEPHANTS),
    ("B", _LIKE),
    ("D", _AWAY),
    ("W", f"{_OUT}|{plain(_NOT_BOTHERED)}|{plain(_NOT_SHARPEST)}|{_SHORT_OF}|{_HALVES}|{_BRAIN_CELLS}|{_DISTANT}"),
    ("W", f"{plain(_DRAWN)}|{_CARE_NOUNS}"),
)
