"""Priority claim: a paper or method called the first, the earliest or the origin.

A claim is built of who (a paper, its authors), what (a method, an idea) and a word of priority:
a title, a birth, a beginning, an absence before, a following after. Only the strongest words
need neither. "First" of places, rows, steps and tries is an ordinary number; the earlier of two
dates is a fact; the source of a river in the learner's own sentence is no paper's. Seminal,
original and introduced are for a person to weigh.
"""

from __future__ import annotations

#: Any letters of a clause, or of a sentence, but places, the learner and the learner's example.
_IN = "[^,.?LYI]"
_ON = "[^.?LYI]"
#: What follows counts no place.
_NO_PLACE = "(?![xwa]{0,3}[LEI])"
#: The clause is over.
_ENDS = "(?=[a~]*(?:[,.?ks]|$))"
RULES: tuple[tuple[str, str, str], ...] = (
    ("claim", "P", "says priority by itself"),
    ("claim", f"1[xwabvj~TV2FJQ]{{0,7}}?[AM]{_NO_PLACE}", "first ... paper, method"),
    ("claim", f"[AM](?!A*,a?[AM]){_ON}{{0,12}}?[ab]1{_NO_PLACE}", "the paper ... is the first"),
    ("does", "1[xaw~]{0,3}[VC]", "first proposed: a claim of authors or of a method"),
    ("claim", f"1[^.?YI1]{{0,18}}?b[xwaV~]{{0,3}}[AJ]{{1,3}}{_ENDS}", "the first to ... is this one"),
    ("claim", "1[^,.?]{0,14}?[AM][a~]{0,2}b[a~]{0,2}A", "the first ... paper is this one"),
    ("predicate", f"[bhuAJ][aS]{{0,3}}1{_ENDS}", "it is the first"),
    ("predicate", f"(?:A[bwVC]{{1,3}}|Jb[xaVTM]{{1,5}})1{_ENDS}", "they were there first"),
    ("predicate", f"b[xwaVTMA2]{{1,6}}1{_ENDS}", "it is, in history, the first"),
    ("predicate", f"[AJ]ba{{0,2}}1[xwaVTM]{{1,8}}{_ENDS}", "it is the oldest one"),
    ("predicate", f"1a{{0,3}}ba{{0,2}}[AJ]{_ENDS}", "the first is it"),
    ("title", "Ja{0,2}R(?=[a~]*(?:[,.?]|$))", "it ranks first"),
    ("claim", f"A[xaw]{{0,3}}D{_IN}{{0,4}}M", "they, before others, do"),
    ("title", f"(?:[AM]|Ja?b){_IN}{{0,9}}?R(?!a{{0,2}}L)", "the paper is the birth"),
    ("title", f"[AMJ]{_IN}{{0,9}}?,a?[bk]a?R(?!a{{0,2}}L)", "earlier than others, hence the inventor"),
    ("title", f"R{_IN}{{0,7}}?[AM]{_NO_PLACE}", "the birth of attention"),
    ("title", f"[MH]{_ON}{{0,8}}?W{_IN}{{0,5}}?A(?!L)", "attention goes back to this paper"),
    ("title", f"[AJ]{_IN}{{0,6}}?C{_IN}{{0,5}}?M{_NO_PLACE}", "they created attention"),
    ("title", f"[MH]{_ON}{{0,8}}?W{_IN}{{0,2}}?J{_ENDS}", "all of it goes back to it"),
    ("made", f"C{_IN}{{0,5}}?M{_NO_PLACE}", "created attention"),
    ("title", f"[AM]{_IN}{{0,6}}?C{_IN}{{0,5}}?A(?!L)", "attention was created by them"),
    (
        "title",
        f"3(?!{_IN}{{0,4}}L)|[AM]{_IN}{{0,6}}8|8{_IN}{{0,4}}?[AM]",
        "where attention begins; at the head of papers",
    ),
    ("title", f"M{_ON}{{0,6}}?A{_IN}{{0,3}}?C", "attention was by them created"),
    ("claim", f"[MH]{_ON}{{0,8}}?F?[xa2]{{0,3}}A{{1,3}}{_IN}{{0,4}}?O", "attention from this paper on"),
    ("claim", f"F[xa2]{{0,3}}A{{1,3}}{_IN}{{0,3}}?O{_IN}{{0,4}}?M", "from this paper on there is attention"),
    ("claim", "M[xwa]{0,2}O[xwa]{0,3}[A2J]", "attention starts with this paper"),
    ("claim", f"M{_ON}{{0,4}}?Q[xa]{{0,2}}[OV]|Q{_ON}{{0,8}}?M{_NO_PLACE}", "since then, attention"),
    ("absence", f"[NZ]{_ON}{{0,12}}?B{_NO_PLACE}", "nobody before"),
    ("absence", f"[NZ][^.?YI]{{0,12}}?[MA][^.?YI]{{0,12}}?[BU]{_NO_PLACE}", "nobody aligned words before"),
    ("absence", f"B{_ON}{{0,14}}?[NZ]{_NO_PLACE}", "before, nobody"),
    ("absence", f"[BU]{_ON}{{0,12}}?[nNZ][^.?,YI]{{0,6}}?M{_NO_PLACE}", "until then no attention"),
    ("absence", "[nN][xwav]{0,3}M[xwa]{0,3}[nU]a?[AJ]", "no attention without this paper"),
    ("absence", f"B[,xa]{{0,2}}7{_IN}{{0,6}}?n", "before, who had it?"),
    ("absence", f"U[xa]{{0,2}}[A2]{{1,2}}{_IN}{{0,6}}?M{_NO_PLACE}", "not until this paper was there attention"),
    ("absence", f"nB{_ON}{{0,6}}?M{_NO_PLACE}", "not until 2014 did anyone align"),
    ("absence", f"B[^.?YI]{{0,22}}?N[^.?,YI]{{0,3}}M{_NO_PLACE}", "before them it was all a vector; nobody aligned"),
    (
        "absence",
        "(?:n[xwaVb]{1,3}M|M[bvnqwa]{1,4}[Vw]{1,2})B(?=[2A]|[a~]*(?:[,.?]|$))",
        "had not seen attention before",
    ),
    ("absence", "MN[nU]a?[AJ]", "would not exist without it"),
    ("absence", f"Ha?nV{_ON}{{0,4}}?A", "others did not, and they did"),
    ("absence", f"U{_ON}{{0,4}}?[A2]{_ON}{{0,8}}?[NZ]", "until this paper nobody"),
    ("absence", f"M{_IN}{{0,8}}?[nN]{_ON}{{0,8}}?[BU]{_ON}{{0,3}}?[AJ2]", "there was no attention until this paper"),
    ("absence", f"[nN][xwav]{{0,3}}M{_ON}{{0,6}}?[BUF]{_ON}{{0,4}}?[AJ2]", "no attention before this paper"),
    ("absence", f"[AJ2][xaV]{{0,3}}B[^.?YI]{{0,22}}?[nNZ][^.?,YI]{{0,6}}?M{_NO_PLACE}", "before them ... no alignment"),
    ("absence", f"6[aT]{{0,2}}[AM]{_NO_PLACE}", "no earlier paper"),
    ("absence", "Z[^,.?YI]{0,5}?M(?!a{0,2}[xw]?L)", "never had a machine looked back"),
    ("absence", f"[rn][xwavU]{{1,4}}?Ka{{0,2}}[AM]{_NO_PLACE}", "you will not find an older paper"),
    ("absence", f"N{_IN}{{0,5}}?K(?=[aw~]{{0,2}}(?:[AMJV,.?]|$))|N{_IN}{{0,3}}[AJ]{_IN}{{0,3}}5", "no paper is older"),
    ("absence", "Ka{0,2}[AM]{1,2}[.?][xwb]{0,3}N", "an older paper? There is none"),
    (
        "absence",
        f"[nUzr][aAJ2]{{1,3}}[axwb~]{{0,4}},?[xaswbM]{{0,4}}?[nN]{_IN}{{0,6}}?[MH]",
        "without them no attention",
    ),
    ("claim", f"va{{0,2}}A{{1,3}}[xa,]{{0,3}}O{_IN}{{0,4}}?[MH]", "with this paper there came"),
    ("claim", f"G{_IN}{{0,10}}?[K5B]|[AMJ]{_IN}{{0,10}}?G(?!L)", "earlier than all others"),
    ("claim", f"[AJ]a?X{_IN}{{0,4}}?[MHA]", "its heirs are all the models"),
    ("claim", f"H{_IN}{{0,8}}?X(?:{_IN}{{0,5}}?[AMJR]|[a~]*(?=[,.?]|$))", "all others copied this"),
    ("weak", "S", "seminal, original, introduced"),
    ("bare", "1", "first, of nothing named: kept only where it is rejected or a claim is near"),
)
TRIGGERS = "P1RCWOGHXNZKUBSDQ368n"
