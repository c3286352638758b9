"""Frames that a sentence is put into (reported, denied, judged, asked and answered): products of data.

A frame has a place for whoever speaks and one for what is done; each list is a part, and ``joined`` makes the
words. The letters are those of ``scope_words``; these words win over its own.
"""

from __future__ import annotations

from grading.phrasing.words import scope_agreement, scope_denials, scope_judgements, scope_reports
from grading.phrasing.words.scope_turns import joined

#: "Where would it ...": denies by asking.
NEVER_WOULD = (
    joined(
        "哪里|哪儿|哪|岂|何曾|怎可",
        "会|能|可能|懂得|知道什么叫|晓得|有过|曾",
    )
    + "|怎么可能|怎可能|怎么会|怎会|又怎么会|又怎会|哪里就|哪能够|哪来什么|何曾有过|how could|how should|why would"
    "|why should"
)
#: Still has to, whoever walks.
THE_SAME = (
    joined(
        "would|will|must|both|all|has to|have to|had to|would all|will all|would both|each",
        "need|take|walk|make|pass|go through|need those|cross|count|require|face|need to take|have to take",
        "|the same|those same|just as many|exactly as many|all|all the|the very same|those|no fewer|every",
        gap=" ",
    )
    + "|"
    + joined(
        "needs|takes|walks|makes|passes|goes through|need|take|walk|crosses|requires",
        "as many|the same|those same|just as many|exactly as many|all|the very same|no fewer|every one of|every",
        gap=" ",
    )
    + "|"
    + joined(
        "都要|都得|都走|全要|全得|全走|一样走|同样走|都会走|都还要|都需要|都需|都须|都必须",
        "|走|过|跨|经过|走完|数",
    )
    + "|both come to|both come out at|makes no step fewer|照样是|还是那么多|一步不少|一步也不少|一步不能少"
    "|一步都不少|步数不变|步数一样"
)
#: Done by way of examples of what the clause before rejects.
ONE_OF_THEM = "一种是|一种|另一种是|另一种|一类是|另一类是|一个是|另一个是|一是|二是|要么"
#: Said to whoever reads the answer, not of a reader of the sentence.
ADDRESSED = (
    joined(
        "careful|attentive|observant|sharp-eyed|astute|alert|eagle-eyed|patient|diligent|conscientious",
        "readers|reader|eyes|markers|marker|graders|grader|viewers|viewer|eye|observer|observers",
        "will|may|might|can|would|of my|of this|of the|has|have|should|could|who|notice|see|spots|spot",
        gap=" ",
    )
    + "|"
    + joined(
        "细心|认真|仔细|专心|耐心|眼尖|用心",
        "的|一点的",
        "读者|老师|同学|人|批改者|助教|看官",
        "会|能|可以|一定|应该|大概会|可能会|不难",
    )
)
#: A cause of a mistake, and no mistake.
CAUSES = joined(
    "是|才是|正是|就是",
    "错误|出错|犯错|失误|配错|答错|预测错误",
    "的原因|的根源|的来源|的根子|的由来|的缘由|的祸根|的缘故",
)
#: However able whoever walks may be.
WHOEVER_WALKS = (
    joined("就算|哪怕|即使|即便|纵使", "让|换|请|给|找|派|换成|换了|把", "|最|一个|个|更|再|一位")
    + "|"
    + joined("就是", "让|换|请|给|找|换成|换了", "最|再")
    + "|换谁来|让谁来|叫谁来"
)
#: A question that expects no.
EXPECTED = (
    joined("你|谁|谁还|你还|还|还能|怎么能|难道|难道还|你能", "指望|指望着")
    + "|"
    + joined(
        "do you|who would|would you|can you|who could|how can you|how could you|would anyone",
        "expect it to|expect the model to|expect the network to|expect the chain to|expect that to",
        gap=" ",
    )
)

FRAMES: tuple[tuple[str, str], ...] = (
    ("o", scope_reports.REPORTED),
    ("r", scope_denials.DENIED),
    ("q", scope_judgements.JUDGED),
    ("z", scope_agreement.BEYOND_DOUBT),
    ("!", f"{scope_agreement.DARED}|{EXPECTED}|才怪|才怪呢|才怪了|才是怪事|才叫怪"),
    ("n", f"{NEVER_WOULD}|{scope_denials.COMPARED}"),
    (
        "a",
        f"{scope_agreement.WONDERED}|{scope_agreement.ASSERTED}|certainly|definitely|absolutely|indeed|exactly|precisely",
    ),
    ("@", scope_agreement.ALSO_SAID),
    # 0 at the head of a clause: whatever is quoted behind is wrong.
    ("0", "错:|错误:|wrong:|false:|incorrect:|mistake:|error:"),
    ("h", scope_reports.LEFT_OPEN),
    # i: supposed for the sake of argument.
    (
        "i",
        "假设|假设真|假设真有|设想|试想|想象一下|假定|姑且假设|imagine|imagine that|suppose|suppose that"
        "|let us suppose"
        "|let's suppose|let's assume|let us assume|assume|assume that|say for a moment that|supposing|assuming",
    ),
    ("y", "换哪个|换哪一个|换哪种|换谁的|换什么样的|换别的|换成哪个"),
    ("p", f"{scope_denials.THESE_ARE_NOT}|{scope_judgements.THAT_IS_A_MISTAKE}"),
    # t: first thought, then taken back.
    ("t", joined("at first|initially|originally|earlier|to begin with", "i|i had|i even|i also|we|i always", gap=" ")),
    ("c", WHOEVER_WALKS),
    # k and j: what is blamed, by the learner.
    (
        "k",
        "i'd point at|i would point at|i'd point to|i would point to|i'd put it down to|i would put it down to"
        "|i'd rather say"
        "|i'd single out|i'd point the finger at|i would rather blame|i'd rather blame|i'd sooner blame",
    ),
    ("j", "i blame|i can only blame|i'll blame|i must blame|i have to blame|i blamed"),
    ("s", THE_SAME),
    ("e", ONE_OF_THEM),
    ("x", f"{ADDRESSED}|认真名|不认真名"),
    ("g", CAUSES),
)
