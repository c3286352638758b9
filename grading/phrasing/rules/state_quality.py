"""State quality: the difficulty put down to memory, attention, care, wits, effort or mood.

``RULES`` are patterns over the class letters of ``state_words``. A rule says why it stands
there; its kind is ``bad``, ``good`` or ``measure`` (a quality is claimed), ``forget`` (unless
an errand), ``weak`` (a teacher should look) or ``bare`` (kept only where it is rejected).
"""

from __future__ import annotations

#: What may stand inside a phrase: unknown characters and words, adverbs, copulas, the subject.
_GAP = "[xwabQLUH12~]"
RULES: tuple[tuple[str, str, str], ...] = (
    # (kind, pattern over class letters, reason)
    ("bad", "W", "a whole way to say inattentive, forgetful, careless"),
    ("past", "8", "never lost its focus: what is over is denied"),
    ("forget", "K", "cannot remember, in one word"),
    ("forget", "V", "forgetting, unless it is an errand or an order"),
    ("good", "P", "a whole way to praise memory or attention"),
    ("measure", "J", "whether it does or does not: quality as the measure"),
    ("bad", f"[FM]{_GAP}{{0,7}}y?a{{0,2}}[BD]", "memory ... bad, in this order"),
    ("bad", f"[FM][xa]?[,?](?:{_GAP}|z){{0,4}},?a?B", "memory? bad: topic, then comment"),
    ("bad", f"A{_GAP}{{0,9}}[DB]", "attention ... scattered, short"),
    ("bad", "D[xwa~]{0,3}A", "scatters its attention"),
    ("bad", f"[AFM]{_GAP}{{0,6}}n[xwav~]{{0,3}}[CG$]", "attention is not concentrated, memory is not good"),
    ("bad", f"A{_GAP}{{0,5}},{_GAP}{{0,6}}D", "attention ..., and it wanders"),
    ("bad", "Ca{0,2}D", "its focus wanders"),
    ("bad", "R[xwab]{0,3},b?B", "remembers, and badly"),
    ("good", "[QU][xwa1]{0,8}&", "keeps it in mind"),
    ("good", "A[xwab]{0,3}N[xwavy]{0,3}[DB]", "attention no longer wanders"),
    ("bad", "Cn[xwa]{0,2}A|C[xwa]{0,3}n[xwa]?A", "cannot concentrate its attention"),
    ("bad", "B[xwavj~]{0,2}[FM]|B[wa]?A", "bad memory"),
    ("bad", "n[wav]{0,3}G[a]{0,2}[FM]", "has no good memory: praise denied in the phrase"),
    ("bad", "[nN][xwav]{0,3}[C$]|n[xwa]{0,2}P|[C$]a{0,2}B|B[xa]?[C$]", "does not concentrate, care, try; not smart"),
    ("bad", "n[xwavbQ1LE]{0,10}&", "did not take to heart"),
    ("bad", "(?<!R)n[xwa]{0,2}R", "does not remember"),
    ("bad", "S[xwab]{0,2}B(?![xa]?E|n)", "its state or mood is bad"),
    ("bad", "[QHZ][xwabUvhzcdL]{0,8}O|O[xwa]{0,2}Q", "it is tired, lazy, stupid: only of a model or reader"),
    ("good", f"[FM]{_GAP}{{0,5}}y?a{{0,2}}[GU]", "memory ... good"),
    ("good", "[GU][wa]{0,3}[FM]|[GU][wa]?A", "good memory"),
    ("good", "A[xwab~]{0,4}U[xa]{0,2}[C$G]|A[xwab]{0,4}G", "its attention is more concentrated"),
    ("good", "U[xwa]{0,2}[C$]|[C$][xwa]{0,1}U", "more focused, tries harder"),
    ("good", r"Q[xwab]{0,5}\$", "the model is careful, tries"),
    ("good", "[$P]a?[HQ]", "a careful reader, a clever model"),
    ("good", r"Q[^,.?nrT]{0,8}(?:\$|C)(?=a*(?:[,.?]|$))", "the model ... focused, and nothing that it focuses on"),
    ("bad", r"n[xwavb]{0,6}\$", "not one step was walked with care"),
    ("bad", "(?:^|(?<=:))a{0,2}O(?=[a.~]*$)", "one word as the whole answer: lazy"),
    ("bad", r"Q[^,.?]{0,3}d[xwab]{0,4}\$|d[xwab]{0,3}Q[xwab]{0,4}\$", "had it only cared"),
    ("bad", "B[xwa]{0,2}Q[xwa]{0,2}R", "the worse it remembers"),
    ("good", "Qa?[b]?a{1,3}C", "the model is very focused"),
    ("good", "R[xwaQ]{0,5}[GU]", "remembers well"),
    ("measure", f"[FMS][xwab]{{0,3}}X|X{_GAP}{{0,5}}[FMR]", "how good the memory is"),
    ("measure", f"j{_GAP}{{0,4}}[FM]", "put down to memory"),
    ("measure", "F[xwab~]{0,3}g|M[ab~]{0,2}g", "a problem of memory"),
    ("bad", "[FM]:a?B", "memory: bad"),
    ("measure", "j[xwabQ]{0,3}u[xa]{0,2}[C$R]", "depends on whether it cares"),
    ("weak", "Q[xwab]{0,5}%", "a word of the mind said of the model"),
    ("weak", "A[ab~]{0,2}g", "a matter of attention: which?"),
    ("bad", "l[aw]{0,2}R|l[awx]{0,4}[FAM]|l[aw]{0,2}[C$]", "lacks concentration"),
    ("good", "U[xwa]{0,1}R", "better able to remember"),
    ("bad", "[B][wa]{0,2}R|n[wa]{0,3}G[wa]{0,2}R|R[xwa]{0,2}B", "bad at remembering"),
    ("good", "G[wa]{0,2}R", "good at remembering"),
    ("bad", "Q[xwab]{0,3}R[xwaF]{0,7}B", "its way of remembering is weak"),
    ("bad", "vna?F", "has no patience, no memory"),
    ("measure", "F[xwab~]{0,3}U[xwa]{0,2}(?:g|j)", "the quality matters more"),
    ("bad", "da{1,2}F(?=,)|da{0,2}v?a?F(?=[,a])", "had it a memory"),
    ("bad", f"[QH][xwabL]{{0,6}}[FAM]{_GAP}{{0,4}}n", "its mind does not ..."),
    ("bad", "[QH][xwab]{0,2}n[xwav]{0,5}[FA]", "does not keep its mind on it"),
    ("weak", "Z[xwab]{0,2}B", "what is left beside a term of the field"),
    ("weak", "[QZSH][xwabhvzs]{0,6}R", "neutral remembering said of the model"),
    ("weak", "[vQ][xwab]{0,3}na?M", "no memory, without a quality"),
    ("bare", "[FM]", "a faculty named: kept only where it is rejected"),
    # memory
    ("good", "[QU][xwa1GbvL]{0,10}&|G[xwa]{0,2}&", "holds it fast in its head"),
    # heed
    ("bad", "A[xwab]{0,7}O", "its attention is led astray"),
    ("good", "A[ab]{0,3}C(?=a*(?:[,.?]|$))", "its spirits gather, and on nothing"),
    ("good", "[UG][wa]{0,2}va{0,2}F", "has more patience, a better head"),
    ("good", "Q[xwab]{0,3}va{0,2}F(?=a*(?:[,.?]|$))", "the model has a memory"),
    # wits
    ("bad", "Qa{0,2},a{0,2}O(?=[xwa]{0,2}(?:[,.?]|$))", "this model, well: a dunce"),
    # mood
    ("mood", "9", "listless, impatient, tired: a whole use, unless the learner's own"),
    ("bad", "(?:^|(?<=[:.,]))[ab]{1,3}O(?=[a.~]*$)|(?<=,)[ab]{1,2}xO(?=a*(?:[,.?]|$))", "in plain words: just lazy"),
    ("bad", "O[xw]{2}aQ", "a network of the kind of dunces"),
    ("bad", "[FM][xwab~]{0,4}O|Oa?F", "its brain is tangled, its mind is tired; a wooden head"),
    ("good", r"H[xwabUd]{0,3}\$(?=a*(?:[,.?]|$))|Ta{1,2}\$(?=a*(?:[,.?]|$))", "the reader cares, has patience"),
    ("good", "A[xwab]{0,2}C(?=a*(?:[,.?]|$))", "its attention is concentrated, and on nothing in particular"),
    (
        "bad",
        r"Q[xwab]{0,3}[WO][wa]?,[xwa]{0,3}Q[xwab]{0,3}(?:P|\$|F[xwa]{0,3}G)(?![^.?]{0,12}s)"
        r"|Q[xwab]{0,3}(?:P|\$|F[xwa]{0,3}G)[wa]?,[xwa]{0,3}Q[xwab]{0,3}[WO](?![^.?]{0,12}s)",
        "the old net is forgetful, the new one keen: two of whom one is better",
    ),
    # english
    ("past", "[P$]a?[QH]?#[OW](?:a?[QH])?|[OW]a?[QH]?#[P$](?:a?[QH])?", "a smart chain and a stupid chain: alike"),
    ("past", "(?<![^.,?])(?:P|a?v?[GU]a?F),?I", "with a little patience I drew it"),
    ("bad", "(?<=!)[xwah]{0,3}[R$&]", "who could remember that?"),
    ("bad", "(?<![^.,?])a?O[xwa]{0,5},a?[QH]|[QH],a{0,2}O", "bored, it guesses; the chain, lazy as ever"),
    ("bad", "(?<![^.,?kj])b[aw]{0,2}O", "it's mentally exhausted"),
    ("past", "H[xwab]{0,3}[VWOP$][wa]{0,2},k?a?Q[wa]?[nr]", "people get tired, networks don't"),
    ("measure", "X[xwab]{0,2}[QH][wa]{0,3}[$PR]", "how long the reader can stay focused"),
    ("bad", "n[xwavb]{0,5}Ga?[$PA]", "not given enough attention, not enough attentive"),
    ("past", "(?<![^.,?])J,|,J(?=[a~]*(?:[.?]|$))", "sleepy or wide awake, it ...: alike"),
    ("past", "[$P]a?H[wa]{0,2}E", "careful readers count"),
    ("good", "[QHU][xwa1Lv]{0,9}&", "keeps the sentence in its head"),
    ("bad", "[FM][xa]?,[xwabG]{0,12},B", "its memory, which ..., fails"),
    ("bad", "l[aw]{0,2}[FMP]|l[aw]{0,3}G[aw]{0,2}[FMA]", "has not the wits"),
    ("good", r"Q[xwabv]{0,4}v[xwab]{0,3}P", "it has to be attentive"),
    ("measure", r"X[xwabQ]{0,3}[RC$&]", "how far the network can remember"),
    ("bad", r"d[xwab]{0,5}\$(?=[xwa]{0,3}[,.?])", "were it but willing to take its time"),
    (
        "past",
        "[WOP$]a?[QH]?#[PWOGB][xwa]{0,2}s|[P$][aw]{1,2}[WO]a?s|[WO][aw]{1,2}[P$]a?s",
        "for geniuses and dunces alike",
    ),
    ("bad", f"j{_GAP}{{0,4}}F[ab]{{0,3}}D", "because its head is elsewhere"),
    ("bad", "d[wabn]{0,6}O", "if the network weren't so lazy"),
    ("bad", "na?F,a{0,2}[QH]", "no discipline, this network"),
    ("bad", "l[xwa1]{0,6}&", "has trouble keeping it in mind"),
    ("bad", "(?<=:)b[aw]{0,2}O", "in short: it's drowsy"),
    ("good", r"Q[xwab]{0,2}v[xwab]{0,4}\$", "it has learnt to be attentive"),
)
TRIGGERS = "89%FMASWVKPJC$&DROZ"
#: A machine or one of its parts, or what a rule begins with: without one a text says nothing of a state.
NAMED = f"Q{TRIGGERS}"
