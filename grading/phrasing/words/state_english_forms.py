"""How English words of state quality are inflected and derived: a word given once yields all its forms.

Forms that English does not use (stupidness) do no harm: nobody writes them.
"""

from __future__ import annotations

#: Verbs that do not follow the rule: base, third person, past forms, -ing.
_IRREGULAR: dict[str, tuple[str, ...]] = {
    line.split("|")[0].strip(): tuple(line.strip().split("|"))
    for line in """
    be|is|was|are|were|been|being|am
    bend|bends|bent|bending
    bite|bites|bit|bitten|biting
    blow|blows|blew|blown|blowing
    break|breaks|broke|broken|breaking
    bring|brings|brought|bringing
    build|builds|built|building
    burn|burns|burnt|burned|burning
    catch|catches|caught|catching
    come|comes|came|coming
    cut|cuts|cutting
    do|does|did|done|doing
    draw|draws|drew|drawn|drawing
    dream|dreams|dreamt|dreamed|dreaming
    fall|falls|fell|fallen|falling
    fly|flies|flew|flown|flying
    forget|forgets|forgot|forgotten|forgetting
    get|gets|got|gotten|getting
    give|gives|gave|given|giving
    go|goes|went|gone|going
    hang|hangs|hung|hanging
    have|has|had|having
    hear|hears|heard|hearing
    hit|hits|hitting
    hold|holds|held|holding
    keep|keeps|kept|keeping
    know|knows|knew|known|knowing
    leave|leaves|left|leaving
    let|lets|letting
    lie|lies|lay|lain|lying
    lose|loses|lost|losing|loose|looses|loosing
    make|makes|made|making
    pay|pays|paid|payed|paying
    put|puts|putting
    read|reads|reading
    rest|rests|rested|resting
    ring|rings|rang|rung|ringing
    rise|rises|rose|risen|rising
    run|runs|ran|running
    see|sees|saw|seen|seeing
    sing|sings|sang|sung|singing
    sink|sinks|sank|sunk|sinking
    sit|sits|sat|sitting
    sleep|sleeps|slept|sleeping
    slide|slides|slid|sliding
    spend|spends|spent|spending
    stand|stands|stood|standing
    stick|sticks|stuck|sticking
    sweep|sweeps|swept|sweeping
    take|takes|took|taken|taking
    think|thinks|thought|thinking
    throw|throws|threw|thrown|throwing
    wake|wakes|woke|woken|waking
    wear|wears|wore|worn|wearing
    weep|weeps|wept|weeping
    """.strip().splitlines()
}
#: Whose: one class of words.
OWN = ("its", "his", "their", "your", "one's", "the")
_NAMED = ("the model's", "the network's", "the reader's")
#: What a model or a reader is said to have by name: the model's memory.
_MINDS = ("memory", "attention", "mind", "wits", "concentration", "brain", "patience", "forgetfulness", "laziness")
_VOWELS = "aeiou"


def listed(words: str) -> list[str]:
    """Split a list of a lexicon, parted by ``|`` or line ends."""
    return [word.strip() for line in words.splitlines() for word in line.split("|") if word.strip()]


def inflected(verb: str) -> tuple[str, ...]:
    """Return all forms of a verb.

    Examples
    --------
    >>> inflected("slip")
    ('slip', 'slips', 'slipped', 'slipping')
    >>> inflected("tidy")[1:]
    ('tidies', 'tidied', 'tidying')
    """
    if verb in _IRREGULAR:
        return _IRREGULAR[verb]
    if verb.endswith("e"):
        return verb, verb + "s", verb + "d", verb[:-1] + "ing"
    if verb.endswith("y") and verb[-2] not in _VOWELS:
        return verb, verb[:-1] + "ies", verb[:-1] + "ied", verb + "ing"
    third = verb + ("es" if verb.endswith(("s", "sh", "ch", "x", "z")) else "s")
    doubled = len(verb) < 6 and verb[-1] not in "aeiouwxy" and verb[-2] in _VOWELS and verb[-3] not in _VOWELS
    stem = verb + verb[-1] if doubled else verb
    return verb, third, stem + "ed", stem + "ing"


def phrases(bases: str, own: tuple[str, ...] = OWN) -> str:
    """Return idioms in all forms of their first word, with every owner in the place of ``its``.

    Examples
    --------
    >>> phrases("nod off").split("|")
    ['nod off', 'nods off', 'nodded off', 'nodding off']
    """
    found: list[str] = []
    for base in listed(bases):
        verb, _, rest = base.partition(" ")
        owners = (*own, *_NAMED) if rest.endswith(_MINDS) else own
        rests = [rest.replace("its ", f"{whose} ", 1) for whose in owners] if "its " in f"{rest} " else [rest]
        found += [f"{form} {end}".strip() for form in inflected(verb) for end in rests]
    return "|".join(dict.fromkeys(found))


def plain(words: str) -> str:
    """Add the forms that are typed without an apostrophe: cant be bothered, nobodys home."""
    every = listed(words)
    return "|".join(dict.fromkeys([*every, *(word.replace("'", "") for word in every if "'" in word)]))


def adverb(word: str) -> str:
    """Return the adverb of an adjective: lazily, attentively, idly, apathetically."""
    if word.endswith("y"):
        return word[:-1] + "ily"
    if word.endswith("le"):
        return word[:-1] + "y"
    if word.endswith("ic"):
        return word + "ally"
    return word + ("y" if word.endswith("ll") else "ly")


def noun(word: str) -> str:
    """Return the noun in -ness of an adjective: laziness, carelessness."""
    return (word[:-1] + "i" if word.endswith("y") and word[-2] not in "-aeiou" else word) + "ness"


def degrees(word: str) -> tuple[str, ...]:
    """Return the degrees of a short adjective: sleepier, sleepiest; of a longer one nothing."""
    if word.endswith("y") and len(word) < 9:
        return word[:-1] + "ier", word[:-1] + "iest"
    if len(word) > 5 or word.endswith(("ed", "id")):
        return ()
    return (word + "r", word + "st") if word.endswith("e") else (word + "er", word + "est")


def adjectives(words: str) -> str:
    """Return adjectives with their adverbs, nouns and degrees."""
    found: list[str] = []
    for word in listed(words):
        found += [word, adverb(word), noun(word), *degrees(word)]
    return "|".join(dict.fromkeys(found))


def persons(words: str) -> str:
    """Return nouns of persons with their plurals."""
    return "|".join(
        form
        for word in listed(words)
        for form in (word, word + ("es" if word.endswith(("s", "ch", "sh", "x")) else "s"))
    )
