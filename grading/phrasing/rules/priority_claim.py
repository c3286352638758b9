"""Priority claim: a paper or method called the first, the earliest or the origin.

A claim is built of who (a paper, its authors), what (a method, an idea) and a word of priority:
a title, a birth, a beginning, an absence before, a following after. Only the strongest words
need neither. "First" of places, rows, steps and tries is an ordinary number; the earlier of two
dates is a fact; the source of a river in the learner's own sentence is no paper's. Seminal,
original and introduced are for a person to weigh.
"""

from __future__ import annotations


def _in(most: int, but: str = "") -> str:
    """Allow any letters of a clause but places, the learner, an example, and what the rule itself names."""
    return f"[^,.?LYI{but}]{{0,{most}}}"


def _on(most: int, but: str = "") -> str:
    """Allow the same, and the commas of a sentence."""
    return f"[^.?LYI{but}]{{0,{most}}}"


def _far(most: int, but: str = "") -> str:
    """Allow the same, and places."""
    return f"[^.?YI{but}]{{0,{most}}}"


#: What follows counts no place.
_NO_PLACE = "(?![xwa]{0,3}[LEI])"
#: The clause is over.
_ENDS = "(?=[a~]{0,4}(?:[,.?ks]|$))"
# A gap never runs over the letter it begins with or looks for: each stretch is read once.
RULES: tuple[tuple[str, str, str], ...] = (
    ("claim", "P", "says priority by itself"),
    ("claim", f"1[xwabvj~TV2FJQ]{{0,7}}?[AM]{_NO_PLACE}", "first ... paper, method"),
    ("claim", f"[AM]{_on(12, 'AM1')}(?<=[ab])1{_NO_PLACE}", "the paper ... is the first"),
    ("does", "1[xaw~]{0,3}[VC]", "first proposed: a claim of authors or of a method"),
    ("claim", f"1{_far(18, '1')}?b[xwaV~M]{{0,3}}[AJ]{{1,3}}{_ENDS}", "the first to ... is this one"),
    ("claim", "1[^,.?1]{0,14}?[AM][a~]{0,2}b[a~]{0,2}A", "the first ... paper is this one"),
    ("predicate", f"[bhuAJ][aS]{{0,3}}1{_ENDS}", "it is the first"),
    ("predicate", f"(?:A[bwVC]{{1,3}}|Jb[xaVTM]{{1,5}})1{_ENDS}", "they were there first"),
    ("predicate", f"b[xwaVTMA2]{{1,6}}1{_ENDS}", "it is, in history, the first"),
    ("predicate", f"[AJ]ba{{0,2}}1[xwaVTM]{{1,8}}{_ENDS}", "it is the oldest one"),
    ("predicate", f"1a{{0,3}}ba{{0,2}}[AJ]{_ENDS}", "the first is it"),
    ("title", "Ja{0,2}R(?=[a~]{0,4}(?:[,.?]|$))", "it ranks first"),
    ("claim", f"A[xaw]{{0,3}}D{_in(4)}M", "they, before others, do"),
    (
        "title",
        f"(?:[AM]|Ja?b){_in(9, 'AMR8G')}(?:R(?!a{{0,2}}L)|8|G(?!L))|8{_in(4, 'AM8')}[AM]|[AM]{_on(5, 'AM8')}8",
        "the paper is the birth, at the head of papers, earlier than others",
    ),
    ("title", f"[AMJ]{_in(9, 'AMJ')},a?[bk]a?R(?!a{{0,2}}L)", "earlier than others, hence the inventor"),
    (
        "title",
        f"R(?:{_in(7, 'RAM')}|{_in(4)},[xa]{{0,2}}b[xaV]{{0,2}}(?:M[xa]{{0,2}})?)[AM]{_NO_PLACE}",
        "the birth of attention",
    ),
    ("title", f"7[xab]{{0,2}}[RC1V][xaVCM]{{0,5}}[?,]{_in(3, 'A')}A(?!L)", "who gave birth to it? They did"),
    (
        "title",
        f"[MH]{_on(8, 'MHW')}W(?:{_in(5, 'A')}A(?!L)|{_in(2, 'J')}J{_ENDS})",
        "attention goes back to this paper; all of it goes back to it",
    ),
    ("title", f"[AJ]{_in(6, 'AJC')}C{_in(5, 'M')}M{_NO_PLACE}", "they created attention"),
    ("made", f"C{_in(5, 'CM')}M{_NO_PLACE}", "created attention"),
    ("title", f"[AM]{_in(6, 'AMC')}C{_in(5, 'A')}A(?!L)", "attention was created by them"),
    ("title", f"3(?!{_in(4)}L)", "where attention begins"),
    ("title", f"M{_on(6, 'MA')}A{{1,3}}{_in(3, 'AC')}C", "attention was by them created"),
    ("claim", f"[MH]{_on(10, 'MHA')}(?:A{{1,3}}|(?<=F)J){_in(4, 'AO')}O", "attention from this paper on"),
    (
        "claim",
        f"[Fv][xa2]{{0,3}}A{{1,3}}{_on(3, 'AO')}O{_in(4, 'MH')}[MH]",
        "from this paper on, with this paper there is attention",
    ),
    ("claim", "M[xwab]{0,2}(?:F[xa]{1,3})?O[xwa]{0,3}(?:,[vab]{0,2})?[A2J]", "attention starts with this paper"),
    ("claim", f"M{_on(4, 'MQ')}Q(?:[xa]{{0,2}}[OV]|{_ENDS})|Q{_on(8, 'QM')}M{_NO_PLACE}", "since then, attention"),
    ("absence", f"[NZ]{_on(12, 'NZB')}B{_NO_PLACE}", "nobody before"),
    ("absence", f"[NZ]{_far(12, 'NZMA')}[MA]{_far(12, 'NZBU')}[BU]{_NO_PLACE}", "nobody aligned words before"),
    ("absence", f"B{_on(14, 'BNZ')}[NZ]{_NO_PLACE}", "before, nobody"),
    ("absence", f"[BU]{_on(12, 'BUnNZ')}[nNZ]{_far(6, ',M')}M{_NO_PLACE}", "until then no attention"),
    ("absence", "[nN][xwav]{0,3}M[xwa]{0,3}[nU]a?[AJ]", "no attention without this paper"),
    ("absence", f"B[,xa]{{0,2}}7{_in(6, 'n')}n", "before, who had it?"),
    ("absence", f"U[xa]{{0,2}}[A2]{{1,2}}{_in(6, 'M')}M{_NO_PLACE}", "not until this paper was there attention"),
    ("absence", f"nB{_on(6, 'M')}M{_NO_PLACE}", "not until 2014 did anyone align"),
    ("absence", f"B{_far(22, 'BN')}N{_far(3, ',M')}M{_NO_PLACE}", "before them it was all a vector; nobody aligned"),
    (
        "absence",
        "(?:n[xwaVb]{1,3}M|M[bvnqwa]{1,4}[Vw]{1,2})B(?=[2A]|[a~]{0,4}(?:[,.?]|$))",
        "had not seen attention before",
    ),
    ("absence", "MN[nU]a?[AJ]", "would not exist without it"),
    ("absence", f"Ha?nV{_on(4, 'A')}A", "others did not, and they did"),
    ("absence", f"N{_far(14, 'NBU')}[BU]a?[2AJ]{_NO_PLACE}", "nobody had scored all positions until 2014"),
    ("absence", f"U{_on(4, 'UA2')}[A2]{_on(8, 'UNZ')}[NZ]", "until this paper nobody"),
    (
        "absence",
        f"M{_in(8, 'MnN')}[nN]{_on(8, 'MBU')}[BU]{_on(3, 'AJ2M')}[AJ2M]",
        "there was no attention until this paper",
    ),
    ("absence", f"[nN][xwav]{{0,3}}M{_on(6, 'MBUF')}[BUF]{_on(4, 'AJ2')}[AJ2]", "no attention before this paper"),
    (
        "absence",
        f"[AJ2][xaV]{{0,3}}B{_far(22, 'BnNZ')}[nNZ]{_far(6, ',M')}M{_NO_PLACE}",
        "before them no alignment",
    ),
    ("absence", f"6[aT]{{0,2}}[AM]{_NO_PLACE}", "no earlier paper"),
    ("absence", "Z[^,.?YIZM]{0,5}M(?!a{0,2}[xw]?L)", "never had a machine looked back"),
    (
        "absence",
        f"[rnN][xwavU]{{0,4}}?K(?:a{{0,2}}|[wxa]{{0,2}}M[wxab]{{0,3}})[AMJ]{_NO_PLACE}",
        "you will not find an older paper",
    ),
    (
        "absence",
        f"N(?:{_in(5, 'NK')}K(?=[aw~]{{0,2}}(?:[AMJV,.?]|$))|{_in(3, 'AJN')}[AJ]{_in(3, '5')}5)",
        "no paper is older",
    ),
    ("absence", "Ka{0,2}[AM]{1,3}[.?,]?[xwba]{0,3}N", "an older paper? There is none"),
    (
        "absence",
        f"[nUzr][aAJ2]{{1,3}}[axwb~]{{0,4}},?[xaswbMI]{{0,4}}?[nN]{_in(6, 'MH')}[MH]",
        "without them no attention",
    ),
    (
        "claim",
        f"G{_in(10, 'GK5B')}[K5B]|J{_in(9, 'JAMG')}G(?!L)|K[xwa]{{0,2}}(?:[HG](?!a?L)|[AJH]{{1,3}}a?5)",
        "earlier than all others",
    ),
    ("claim", f"[AJ]a?X{_in(4, 'MHA')}[MHA]", "its heirs are all the models"),
    (
        "claim",
        f"(?:H{_in(8, 'HX')}|M{_on(8, 'MX')}(?<=[as])|A{_in(4, 'AX')}(?<=b))X"
        f"(?:{_in(5, 'AMJR')}[AMJR]|[a~]{{0,4}}(?=[,.?]|$))",
        "all others copied this",
    ),
    ("weak", "S", "seminal, original, introduced"),
    ("bare", "1", "first, of nothing named: kept only where it is rejected or a claim is near"),
)
TRIGGERS = "P1RCWOGHXNZKUBSDQ368n"
#: A paper, its authors or a method, or a word of priority; "not" alone is none.
NAMED = f"AM{TRIGGERS}".replace("n", "")
