"""What counts as said, as patterns over the classes of ``words``: data only."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Rule:
    """A pattern that claims ``code``, and the classes before it that take the claim back."""

    code: str
    pattern: str
    reason: str
    #: Anywhere before the phrase in its clause.
    undone_by: str = "ri"
    #: Within four letters before the phrase.
    undone_near: str = ""
    #: Within the phrase itself.
    undone_inside: str = ""


_MET, _ORDER, _WIDER, _OPPOSITE = "said_dependence", "said_order", "said_wider", "opposite"
#: Anything inside a clause; anything inside a sentence.
_IN = r"[^,.?:]"
_ON = r"[^.?]"

#: What makes a sentence that says the right thing doubtful.
_SPOILT = Rule("spoilt", "s", "one at a time, less work, of no use", "rintK")

#: Inside a sentence, and no word of doubt: negated, independent, supposed, fast, hardware.
_SURE = "[^.?ndIAsirchfGuO]"

WHY_RULES: tuple[Rule, ...] = (
    _SPOILT,
    Rule(
        "spoilt",
        r"G[^.?nK]{0,4}c[^,.?nK]{0,3}[OAV](?![^.]{0,4}\?)",
        "hardware makes it possible",
        "rnKe",
        undone_inside="nK",
    ),
    Rule(
        _OPPOSITE,
        "N[^,.?nKd]{0,3}c[^.?nKd]{0,4}e[^.?nKd]{0,3}P[^.?]{0,2}Z|e[^.?nKd]{0,3}P[^.?nKdV]{0,4}Z[^.?nKdV]{0,3}N[^.?nKdV]{0,3}[ch]",
        "even without the previous the next can",
        "ri",
    ),
    Rule(
        _OPPOSITE,
        "n[^,.?IKDXO]{0,4}o|N[xw]{0,2}eP|Z[xw]?P[^.?]{0,2}c",
        "steps that do without one another",
        "rieKG",
        "n",
    ),
    Rule(_OPPOSITE, "u", "it can be cut after all", "rinKe", "nKb"),
    Rule(_OPPOSITE, "I", "steps said to be independent", "rieKG", "nK"),
    Rule(_OPPOSITE, f"n{_IN}{{0,4}}D[^,.?:q]{{0,3}}[Po]", "needs no previous step", "rieZGK"),
    Rule(
        _OPPOSITE,
        f"d[^,.?l]{{0,4}}(?:[Po]|D(?!{_IN}{{0,2}}[lB])|$|[,.])",
        "need not wait for the previous step",
        "rieZGKn",
        undone_inside="G",
    ),
    Rule(_OPPOSITE, f"n{_IN}{{0,3}}P(?=[^,.?]{{0,8}}(?:c|V))", "without the previous one it still can", "rieZMG"),
    Rule(
        _OPPOSITE,
        f"c[xwbMaNSRPo]{{0,7}}(?:O|A)(?!{_IN}{{0,3}}[nK])",
        "can run at once, in any order",
        "rieKnGBl",
        "KnM",
        undone_inside="nKdri",
    ),
    Rule(
        _OPPOSITE,
        f"F{_IN}{{0,4}}A|A{_IN}{{0,3}}F|O{_IN}{{0,4}}A|A{_IN}{{0,3}}O",
        "any order will do",
        "rieKn",
        "nK",
        undone_inside="nKdri",
    ),
    Rule(_OPPOSITE, f"[OPN]{_IN}{{0,12}}h", "the other way round would do too", "rieKn"),
    Rule(
        _OPPOSITE,
        "^[^,.?DP]{0,6}A(?![^,.?]{0,14}[DPM])",
        "any of them first, all the same",
        "rieKn",
        undone_inside="nKdri",
    ),
    Rule(_MET, f"D[^,.?:G]{{0,7}}P{_IN}{{0,4}}[RZ]?", "needs the previous step", "ri", "nd", undone_inside="d"),
    Rule(
        _MET,
        f"P{_IN}{{0,8}}[bD]{_IN}{{0,8}}N",
        "the previous is what the next takes",
        "ri",
        undone_near="d",
        undone_inside="d",
    ),
    Rule(
        _MET,
        f"[nKV]{_IN}{{0,8}}q{_IN}{{0,4}}P",
        "nothing before the previous is done",
        "ri",
        undone_near="d",
        undone_inside="d",
    ),
    Rule(
        _MET,
        f"Z{_IN}{{0,4}}N{_IN}{{0,4}}V",
        "without one, the next has nothing",
        "r",
        undone_near="d",
        undone_inside="d",
    ),
    Rule(_MET, f"P{_IN}{{0,4}}b[xw]?D", "the previous is required", "rin", "nd", undone_inside="d"),
    Rule(_MET, f"D{_IN}{{0,3}}o", "they depend on one another", "rind", "nd", undone_inside="d"),
    Rule(
        _MET,
        f"P{_IN}{{0,4}}[RZ]{_IN}{{0,6}}[bDM]",
        "the previous result serves",
        "ri",
        undone_near="d",
        undone_inside="d",
    ),
    Rule(
        _MET,
        f"P{_ON}{{0,6}}Z{_ON}{{0,10}}(?:V|K|N)",
        "the previous not done, the next cannot",
        "i",
        undone_near="d",
        undone_inside="d",
    ),
    Rule(
        _MET,
        f"(?:N|V|K){_IN}{{0,10}}(?:Z|D|R){_IN}{{0,6}}P",
        "the next waits for the previous",
        "ri",
        undone_near="d",
        undone_inside="nd",
    ),
    Rule(
        _MET,
        f"[Zn]{_IN}{{0,5}}P{_ON}{{0,12}}(?:V|K|n)",
        "without the previous, nothing",
        "r",
        undone_near="d",
        undone_inside="d",
    ),
    Rule(_MET, f"N{_IN}{{0,8}}P{_IN}{{0,5}}(?:D|R)", "the next from the previous", "ri", "nd", undone_inside="d"),
    Rule(
        _MET, f"P{_IN}{{0,5}}R{_IN}{{0,8}}(?:N|R)", "the previous output, the next input", "ri", "nd", undone_inside="d"
    ),
    Rule(
        _MET,
        f"M{_IN}{{0,4}}P{_IN}{{0,8}}(?:V|M|N)",
        "first the previous, then the next",
        "ri",
        undone_near="d",
        undone_inside="d",
    ),
    Rule(_MET, f"P{_IN}{{0,3}}M{_IN}{{0,4}}V", "only then can it go on", "ri", undone_near="d", undone_inside="d"),
    Rule(_MET, f"N{_IN}{{0,6}}D{_IN}{{0,4}}(?:F|P)", "each waits", "ri", "nd", undone_inside="d"),
    Rule(_MET, f"d{_IN}{{0,4}}P{_ON}{{0,14}}[KV]", "not using the previous, it cannot", "ri"),
    Rule(
        _MET, f"P{_IN}{{0,5}}n{_IN}{{0,5}}[R]?{_ON}{{0,5}}V", "the previous gives nothing, the next cannot", "ri", "d"
    ),
    Rule(_MET, f"P{_IN}{{0,3}}n{_IN}{{0,3}}N{_IN}{{0,3}}K", "the previous not done, the next cannot", "ri", "d"),
    Rule(_MET, f"N{_IN}{{0,6}}n{_IN}{{0,10}}q{_IN}{{0,4}}[NP]", "the next has nothing until this one", "ri"),
    Rule(_MET, f"O{_IN}{{0,6}},{_IN}{{0,8}}n{_IN}{{0,3}}R", "skip one, and there is no state", "ri", "nK"),
    Rule(_MET, f"q{_IN}{{0,3}}P{_ON}{{0,12}}V", "until the previous delivers, the next is stuck", "ri"),
    Rule(
        _MET,
        f"N{_SURE}{{0,6}}[DRZqMKF]{_SURE}{{0,8}}P|N{_SURE}{{0,10}}P{_SURE}{{0,6}}[DRqb]",
        "the next, and what it has to do with the previous",
        "rinduIAh",
        "nd",
    ),
    Rule(
        _MET,
        f"P{_SURE}{{0,10}}[DRMqF]{_SURE}{{0,10}}N|P{_SURE}{{0,8}}N{_SURE}{{0,5}}[DMVF]",
        "the previous, and what it has to do with the next",
        "rinduIAh",
        "nd",
    ),
    Rule(
        _MET,
        f"N{_SURE}{{0,6}}(?:D{_SURE}{{0,4}}R|R{_SURE}{{0,4}}D){_SURE}{{0,4}}N",
        "each gives its result to the next",
        "rinduIAh",
    ),
    Rule(
        _MET,
        "P[^.?dIAcuh]{0,6}[nZ][^.?dIAcuh]{0,8}N[^.?dIAcuh]{0,8}[nZKV]",
        "without the previous no next",
        "r",
        "d",
    ),
    Rule(
        _MET,
        "N[^.?dIAcuh]{0,4}[nZ][^.?dIAcuh]{0,4}P[^.?dIAcuh]{0,4}[nKV]",
        "the next without the previous is stuck",
        "r",
        "d",
    ),
    Rule(
        _MET,
        "[OZnim][^.?dAIuG]{0,12}N[^.?dAPIu]{0,4}(?:[nZ][^.?]{0,2}R|V)",
        "leave one out, and the next has no input",
        "r",
    ),
    Rule(
        _MET,
        f"P{_IN}{{0,3}}V{_IN}{{0,3}}N|P{_IN}{{0,3}}q{_IN}{{0,2}}[No]{_IN}{{0,3}}V",
        "only then the next",
        "rindu",
        "d",
    ),
    Rule(_MET, f"[Kn]{_IN}{{0,6}}u{_IN}{{0,3}}P", "none can go before or without the previous", "r"),
    Rule(_MET, "P[^,.?n]{0,2}R,?b?N[^,.?n]{0,2}R", "what the one gives is what the next takes", "rid"),
    Rule(_MET, "K[^.?dAIu]{0,10}N[^.?dAIun]{0,5}P[^.?]{0,2}P", "none can come before the one before it", "r"),
    Rule(
        _MET, "P[PD]?,[^.?dAIunG]{0,3}N[^.?dAIunG]{0,2}$|PP,[^.?dAIun]{0,2}[ND]", "first the one, then the other", "rid"
    ),
    Rule(
        _MET,
        "NM[^.?ndIAu,]{0,5}q[^.?ndIAu,]{0,2}N[^.?ndIAu,]{0,4}[cVD]|N[^.?ndIAu,]{0,4}[KVZ][^.?ndIAu,]{0,5}q[^.?ndIAu,]{0,4}[NZ]",
        "one must be there before the next can be",
        "rind",
        "d",
    ),
    Rule(
        _MET, "P[^.?dIAun]{0,2}V[^.?dIAuh]{0,3}N[^.?dIAuh]{0,4}[nZKV]", "the previous stuck, the next stuck", "r", "d"
    ),
    Rule(_ORDER, f"T{_IN}{{0,4}}F|F{_IN}{{0,3}}T", "the structure fixes the order", "rin", "n"),
    Rule(_ORDER, f"[rn]{_IN}{{0,3}}I", "not independent", "i", "d"),
    Rule(_ORDER, f"X{_IN}{{0,12}}", "there is a dependence", "rin", "n"),
    Rule(_ORDER, f"[Kn]{_IN}{{0,6}}O", "cannot be swapped, overlapped, run at once", "ri"),
    Rule(_ORDER, f"[OF]{_IN}{{0,3}}K", "swapping is impossible", "ri"),
    Rule(_ORDER, f"F{_IN}{{0,4}}T", "the order is fixed", "rin", "n"),
    Rule(_ORDER, f"M{_IN}{{0,8}}F", "must go in order", "rin", "n"),
    Rule(_ORDER, f"N{_IN}{{0,6}}D(?={_IN}{{0,3}}$)", "each step waits", "rin", "n", "IAOcdfus"),
)

WHAT_RULES: tuple[Rule, ...] = (
    Rule("spoilt", f"s(?!{_IN}{{0,3}}[UA]{_IN}{{0,3}}B)", "one at a time, less work", "rintK"),
    Rule(
        "contrary",
        "^[^,.?tTWiAndrekKy+U]{0,14}s[^,.?tTWiAndrekKyU]{0,8}[,.]?$",
        "one at a time, less, narrower, and no more",
        "",
    ),
    Rule("contrary", "C[^,.?tTWindrekKy]{0,6}Q[^,.?tTWindrekKy]{0,3}L", "less in each step", "rintkKy"),
    Rule("spoilt", "C[^,.?tTWindrekKyY]{0,6}Q[^,.?tTWindrekKyY]{0,2}L(?=[,.]|$)", "less in each step", "rintkKy"),
    Rule(_OPPOSITE, "BU[xw]?L(?=[,.]|$)", "sixteen times shorter", "rinKYCty", "nKYC"),
    Rule(
        "spoilt",
        "^[^CE]*G[^CE]*$|B[xw]{0,2}G|Bu|BS(?!.{0,2}[QH])|C[^,.?THQWv]{0,8}f[^,.?THQWv]{0,8}[BU]",
        "time, not work",
        "rintK",
    ),
    Rule(
        _OPPOSITE,
        f"E{_IN}{{0,4}}[LA](?!{_IN}{{0,2}}[n])",
        "more or fewer steps",
        "rinKYty",
        "nKY",
        undone_inside="nKYdrk",
    ),
    Rule(_OPPOSITE, "E[xwa]{0,2}U(?=[,.?]|$)", "the steps became more", "rinKYCty", "nKYC"),
    Rule(
        _OPPOSITE,
        f"[UAE]{_IN}{{0,4}}#|BU[xw]?S(?=[,.?]|$)",
        "becomes the batch's many lengths",
        "rinKYty",
        "nKY",
        "nKYdrk",
    ),
    Rule(_OPPOSITE, r"\+(?![^.?]{0,5}[?r])", "more steps", "rinKYCty", "nKYC", undone_inside="nKYdrk"),
    Rule(_OPPOSITE, "[LA][^,.?:jWQ]{0,3}E", "more or fewer steps", "rinKYCty", "nKYC", undone_inside="nKYdrk"),
    Rule(
        _OPPOSITE,
        f"B[xwa]{{0,2}}U[^,.?:WQC]{{0,3}}E|E{_IN}{{0,4}}B[xw]?U",
        "sixteen times as many steps",
        "rinKYCty",
        "nKYC",
        undone_inside="nKYCdrk",
    ),
    Rule(
        _OPPOSITE,
        "s[xwa]{0,3}[ES]|E[^,.?CknKYdrit]{0,9}[LA](?=[xw]{0,3}(?:[,.?]|$))",
        "more or fewer steps",
        "rinKYCty",
        "nKYC",
    ),
    Rule(_OPPOSITE, "[ESC][^,.?BnKTo]{0,4}[IJ](?![^.?]{0,6}[BT])", "steps said to be independent", "rinKBTo", "nK"),
    Rule(
        _OPPOSITE,
        r"[ES][^,.?BnK]{0,5}J(?![^,.?]{0,4}\?)|J[^,.?nK]{0,4}[ES](?![^,.?]{0,4}\?)",
        "steps in any order",
        "rinK",
        "nK",
    ),
    Rule(
        _WIDER,
        "C[^.?fGLEsun]{0,12}B(?![xwa]{0,2}[ESfGLu])|B[^.?fGLEsunS]{0,8}C(?!S|[^.?]{0,10}[EfGL])",
        "each step, and the batch's number",
        "rin",
        "n",
    ),
    Rule(_WIDER, f"B{_IN}{{0,8}}v|v{_IN}{{0,3}}T|T{_IN}{{0,3}}v", "all of them go on", "rins", "n"),
    Rule(_WIDER, f"p{_IN}{{0,9}}B", "the shape becomes the batch's", "rins", "n"),
    Rule(
        _WIDER,
        "j[^.?EsGLu]{0,7}[UtA][^.?EsGLu]{0,7}B(?!.?[SEu])|B[^.?EsGLuS]{0,4}[tUr][xw]{0,2}j(?!.?[SEu])|[tUr]j[^.?]{0,2}B(?!.?[SEu])|t[^.?Es]{0,6}j[^.?EsSu]{0,8}B(?!.?[SEu])",
        "from one to all",
        "rin",
        "n",
    ),
    Rule(
        _WIDER,
        "z[^.?ESLG]{0,6}C[^.?ESLGs]{0,6}[QBW]|C[^.?ESLGs]{0,5}z[^.?ESLGs]{0,5}[QBW]",
        "what changes is how much",
        "rin",
        "n",
    ),
    Rule(_WIDER, f"T{_IN}{{0,2}}C(?:,|$)|C{_IN}{{0,3}}T$", "parallel inside a step", "rins", "n"),
    Rule(
        _WIDER,
        "U[xwb]{0,3}Q?C(?:$|[,.])|C(?:[^.?EsfLGnx]|x(?!xx)){0,4}U$|C[^.?ELsfn]{0,8}[QH][^.?ELsfn]{0,4}A|Ct[bxwM]{0,3}j",
        "more in each step",
        "rinEs",
        "n",
    ),
    Rule(_WIDER, f"C{_ON}{{0,14}}B{_ON}{{0,12}}[TH]", "each step handles the whole batch", "ri"),
    Rule(_WIDER, f"C{_ON}{{0,14}}[TH]{_ON}{{0,8}}B", "each step handles the whole batch", "ri", "n"),
    Rule(_WIDER, f"B{_IN}{{0,8}}T{_IN}{{0,8}}", "the batch goes together", "ri", "n"),
    Rule(_WIDER, f"T{_IN}{{0,8}}B", "together, the batch", "ri", "n"),
    Rule(_WIDER, f"C{_ON}{{0,12}}[QH][^.?L]{{0,10}}(?:U|B)", "more work in each step", "rin", "n"),
    Rule(_WIDER, f"C{_ON}{{0,10}}U{_ON}{{0,6}}[QB]", "more work in each step", "rin", "n"),
    Rule(_WIDER, f"[UB]{_IN}{{0,6}}Q{_ON}{{0,6}}C", "more work in each step", "rin", "n"),
    Rule(_WIDER, f"C{_ON}{{0,10}}B{_ON}{{0,4}}[QUW]", "sixteen times the work in each step", "rin", "n"),
    Rule(_WIDER, f"C{_ON}{{0,8}}[UA]{_ON}{{0,6}}T", "more of them together in each step", "rin", "n"),
    Rule(_WIDER, f"C{_ON}{{0,10}}Q{_IN}{{0,4}}A", "more work in each step", "rin", "n"),
    Rule(_WIDER, f"B{_ON}{{0,16}}C{_ON}{{0,6}}T", "the batch goes through each step together", "rin", "n"),
    Rule(_WIDER, "C[^.?E]{0,12}[AU][^.?E,]{0,3}B", "in each step, so many more", "rin", "n"),
    Rule(_WIDER, f"Q{_ON}{{0,6}}C{_ON}{{0,6}}[UA]", "more work in each step", "rin", "n"),
    Rule(_WIDER, "W", "wider", "rin", "n"),
    Rule(_WIDER, f"Q{_IN}{{0,8}}(?:B|U)|Q[xwM]{{0,2}}A", "sixteen times the work", "rin", "n"),
    Rule(_WIDER, f"B{_IN}{{0,12}}C(?![^.]*E)", "all of the batch in one step", "rin", "n"),
)
