"""GPU shortcut: hardware, parallel cards or a bigger batch said to make the serial steps go away.

A cause and an effect on the serial steps, in either order, within a sentence. An effect on
what happens inside one step (16 side by side) is the right account and no effect here.
"""

from __future__ import annotations

#: What may stand between cause and effect: anything but the end of the sentence.
_GAP = r"[^.?HM]"
#: What may stand before hardware in a clause that only calls for it.
_OWN = "[aUCbjlF]"
RULES: tuple[tuple[str, str, str], ...] = (
    (
        "instead",
        "[rn][xa]{0,2}[HM][^.?,]{0,12}?[DOAL1F][^.?,]{0,6}?,[xa]{0,2}b[xwaU]{0,4}[HK]",
        "not the batch makes them fewer, but the cards",
    ),
    ("effect", f"[HM]{_GAP}{{0,26}}?[DO]", "hardware, so the steps are fewer or do not matter"),
    ("without", f"n[xwaU]{{0,3}}[HM]{_GAP}{{0,14}}?9", "no hardware, so it cannot be fast"),
    ("without", "K[^.?HM]{0,14}?9", "the want of hardware, so it cannot be fast"),
    ("dared", f"[HM]{_GAP}{{0,10}}?![^.?]{{0,6}}[SJ]", "hardware: who fears the steps?"),
    ("dared", f"[HM]{_GAP}{{0,16}}?S[xa]{{0,2}}![xa]{{0,3}}[?]?", "with hardware, are these steps?"),
    ("dared", f"![^.?nr]{{0,6}}S{_GAP}{{0,12}}?[HM]", "who fears the steps, with hardware?"),
    ("onestep", f"[HM]{_GAP}{{0,20}}?1", "hardware, and it takes one step"),
    ("overlap", "[HM][^.?W]{0,14}?S[xa]{0,3}H(?=a*(?:[,.?]|$))", "hardware, and the steps go parallel"),
    ("effect", f"[HM]{_GAP}{{0,26}}?F", "hardware, so it is fast"),
    ("overlap", f"[HM]{_GAP}{{0,20}}?(?:P[^.?Wkj]{{0,6}}?S|S[^.?Wk]{{0,6}}?P)", "hardware runs the steps at once"),
    ("effect", "[DO][^.?HMq~]{0,12}?[HM]|1[^.?HMq~]{0,12}?H", "fewer or no matter, thanks to hardware"),
    ("effect", "H[xwaU]{0,4}[.]k[^.?HMXWn]{0,16}?[DO1]", "there is hardware. So the steps are fewer"),
    ("effect", "E[xwa]{0,5}S[xwa]{0,4},[xwa]{0,3}b[xwa]{0,3}[HM]", "no more steps, and that is what hardware is for"),
    ("overlap", f"(?:P[^.?Wk]{{0,5}}?S|S[^.?Wk]{{0,5}}?P){_GAP}{{0,10}}?[HM]", "the steps at once, thanks to hardware"),
    ("effect", f"[HM]{_GAP}{{0,24}}?(?:S[xwabv]{{0,5}}L|L[xwabv]{{0,4}}S)", "hardware, so there are fewer steps"),
    ("effect", f"[HM]{_GAP}{{0,24}}?S[xa]{{0,3}}v[xwa]{{0,4}}S", "hardware, and so many steps become so few"),
    ("effect", "(?:S[xwabv]{0,5}L|L[xwabv]{0,4}S)[^.?HM~]{0,10}[HM]", "fewer steps, thanks to hardware"),
    (
        "effect",
        f"[HM]{_GAP}{{0,16}}?S[xa]{{0,2}}B[xwS]|[HM]{_GAP}{{0,14}}?S[xa,]{{0,3}}Bw",
        "hardware, and the steps become so few",
    ),
    ("effect", f"[HM]{_GAP}{{0,20}}?E[^.?,]{{0,8}}?[SPJ]", "hardware, and then no order"),
    ("effect", f"[HM]{_GAP}{{0,14}}?S[xwa]{{0,3}}E", "hardware, and the steps need not ..."),
    ("effect", f"S[xwa]{{0,3}}Y[xwaU]{{0,4}}[HM]|Y[xwa]{{0,3}}S{_GAP}{{0,6}}[HM]", "the steps shared out over cards"),
    ("effect", f"[HM]{_GAP}{{0,4}}Y[xwa]{{0,3}}S", "hardware or a batch shares the steps out"),
    ("effect", f"[CV][xwaU]{{0,3}}H{_GAP}{{0,8}}?[FDO]", "get hardware, and it is fast"),
    ("effect", f"[HM]{_GAP}{{0,20}}?S[^.?,nX]{{0,4}}?(?:Y|L|D)", "hardware, and the steps are cut or shared"),
    ("effect", f"[HM]{_GAP}{{0,24}}?(?:A[xwa]{{0,4}}S|S[xwav]{{0,4}}A)", "hardware does away with the steps"),
    ("effect", "H[.][xwa]{0,2}[ODA]", "G.P.U. = no queue"),
    ("effect", "H[^.?HMWXnr]{0,16}?T", "with hardware the answer would be another"),
    ("echo", "S[xwa]{0,2}[?]+[na]{1,2}[xwaU]{0,2}H", "serial? not on hardware"),
    ("echo", "H[:,]?[xa]{0,3}S[?]+[xwa]{0,4}[FODE1]", "hardware: steps? gone"),
    ("near", "[HK][xwa]{0,4}g[xaru]{0,3}S|S[xwa]{0,4}j[xwa]{0,4}H", "hardware decides the steps"),
    ("effect", "G", "a step to each card"),
    ("effect", "H[^.?HMWnr]{0,8}?Bw", "hardware makes it such a number"),
    ("call", f"^{_OWN}{{0,4}}[HK][xwa]{{0,3}}[.]?$", "nothing but hardware, as the answer"),
    ("only", "(?:K|n[xwaUC]{0,3}H)[xwa,]{0,3}2", "only without hardware is there a wait"),
    ("blame", "[jb][xwaCU]{0,8}K|K(?=,[xwa]{0,2}r)", "put down to the want of hardware"),
    ("near", f"(?:^|[,.?]){_OWN}{{1,4}}K[xa]{{0,3}}(?:$|[,.?])", "nothing but a want of hardware"),
    ("near", "K[^.?HMX]{0,16}?[SEHODF]|S[^.?HMX]{0,14}?K", "the want of hardware beside the steps"),
    ("near", f"(?:^|[,.?]){_OWN}{{1,4}}H[xa]{{0,2}}(?:$|[,.?])", "nothing but a call for hardware"),
    ("near", "C[xwaUbM]{0,4}?H", "get hardware"),
    ("near", f"H{_GAP}{{0,30}}?[SEA]|[SEA]{_GAP}{{0,24}}?H", "hardware beside the steps, nothing said of what stays"),
    ("near", f"M{_GAP}{{0,24}}?[SA]|S{_GAP}{{0,16}}?M", "a batch beside the steps, nothing said of what stays"),
    ("near", "S[xwa,]{0,6}j[xwa]{0,6}H", "the steps, put down to hardware"),
    ("call", "V[xwaUbMH]{0,4}?H", "just use hardware, as if that were the answer"),
    (
        "gone",
        "[CV][xwaU]{0,3}H[^.?,XWMyc]{0,5},[xwa]{0,3}S[xwa]{0,2}n(?![xwab]{0,2}[LDA1XFOS])",
        "get hardware, and the order is no more",
    ),
    ("effect", "F[^.?HMWXnqN~]{1,10}?H", "fast, thanks to hardware"),
    (
        "effect",
        "W[^.?XnHM]{0,16}?(?:S[xwabv]{0,5}[LDA]|D(?:[xwa]{0,2}S|[xwa]{0,3}(?:[,.?]|$))|[LA][xwabv]{0,4}S)",
        "sixteen together, and so there are fewer steps",
    ),
    ("vague", f"H{_GAP}{{0,12}}?P", "at the same time, and it is not said what"),
)
TRIGGERS = "HMKG"
#: Hardware or a batch: without one nothing is a shortcut.
NAMED = "HM"
