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

#: A number changed, and nothing put right.
CHANGED_TO = joined("改成|改为|换成", "| ", "1|2|4|8|16|32|64|128|256|512|1024|一|两|更大|更多|八|十六|三十二|六十四")
#: What the learner tells those who said so.
EXPLAINED_TO_THEM = (
    joined(
        "我|我就|我只好|我赶紧|我",
        "跟他|跟她|跟他们|向他|向她|给他|给她|对他|对她|纠正|反问",
        "解释|讲不|说不|讲不是|说不是|说明|指出|纠正|摇头|更正",
    )
    + "|我纠正|我反问|我怼|我回怼|等于把尺子|就等于把尺子|等于没有尺子|等于没量|等于没数|等于白数"
    + "|i set them straight|i set him straight|i set her straight|so i don't call it that|i don't call it that"
    + "|it doesn't belong|it does not belong|it has no place|they don't belong|they have no place"
)
#: No obstacle then: what was supposed would solve it, and is not denied.
NO_OBSTACLE = (
    joined(
        "多少次|多少步|多长|再长|几步|多远|再远|再多|多少格",
        "都|也",
        "没关系|没问题|没事|无所谓|不怕|不要紧|不碍事|无妨|不在话下|不成问题|不是问题|不算事|不算什么",
    )
    + "|"
    + joined(
        "|也|都|就|压根|根本|便|还真",
        "不算",
        "事|个事|事儿|什么|啥|什么难题|难题|难事|什么难事|障碍|什么障碍|什么问题|多大事|什么距离|什么挑战|什么难关",
    )
    + "|就不是问题|便不是问题|也就不是问题|就不成问题|不在话下|小菜一碟|就没问题|就不怕了|就不难了"
    + "|would be no obstacle|would be no problem|would be no trouble|would be no issue|would be nothing|would be easy"
)
#: Does not know where it is: said of a model, and no doubt of the learner's.
LOST = joined(
    "不知道|不晓得|不清楚|不懂得",
    "回头|回看|往回看|前面|前头|开头|主语|自己|在干嘛|在读|读到|说到|讲到|走到|看到|早|句首|前文|上文|刚才|身在"
    "|轻重|好歹|疲倦|厌倦|检查|复查|核对|留神|小心",
)
THE_DIFFERENCE = joined(
    "就|就是|全在|就在|都在|差就差在|只有",
    "这么个|这个|这|这点|这一点|这么点|这么大",
    "差别|区别|差距|缘故|道理|原因|不同",
)
FRAMES: tuple[tuple[str, str], ...] = (
    ("o", scope_reports.REPORTED),
    ("r", scope_denials.DENIED),
    ("q", f"{scope_judgements.JUDGED}|{scope_denials.NO_HAND_IN_IT}"),
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
    ("p", f"{scope_denials.THESE_ARE_NOT}|{scope_judgements.TAKEN_BACK}|{EXPLAINED_TO_THEM}"),
    # t: first thought, then taken back.
    ("t", joined("at first|initially|originally|earlier|to begin with", "i|i had|i even|i also|we|i always", gap=" ")),
    ("c", f"{WHOEVER_WALKS}|就当|权当|姑且当|姑且算|且当|虽使|虽令"),
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
    ("g", f"{CAUSES}|{THE_DIFFERENCE}"),
    # k: nothing holds against what follows; "I don't", and what follows is the learner's own.
    ("k", "架不住|挡不住|搁不住|抵不住|怎奈|无奈|奈何|哪禁得住|i don't:|we don't:|i do not:"),
    ("y", "虽"),
    # f: found out later, and against what was first thought.
    (
        "f",
        "后来发现|"
        "现在知道|现在明白|后来才明白|后来才知道|后来明白|后来懂了|数完才明白|数完才知道|数过才知道|这才明白|才明白|才知道|"
        "才发现|后来一数|学了才知道|学完才知道|学了这课才知道|学了这课才明白|上完课才知道|上完课才明白|现在才知道|现在才明白|后来才懂",
    ),
    ("z", "哪有人不|哪有不|谁不|谁还不|哪个不"),
    (
        "x",
        f"{NO_OBSTACLE}|{LOST}|{CHANGED_TO}|别做梦|别做梦了|别想了|甭想|别指望了"
        "|责任|任务|主任|班主任|信任|任课|任教|担任|胜任|任期|任一|means nothing to it|means nothing to him",
    ),
    ("r", scope_judgements.DISOWNED),
    ("a", "从头到尾|自始至终|从始至终|全程|始终|时时刻刻|时时|一路|一路上"),
    # s: what would follow and does not: a supposition taken to where it fails.
    ("s", "就该|也该|早该|早就该|应该也|would also|would fail|为什么还|为何还|怎么还|为什么也"),
    # n: denied in more words; a quality behind it is found wanting.
    ("n", "not at all|certainly not|absolutely not|definitely not|by no means|not really|not quite"),
    (
        "t",
        joined(
            "wanted to|was going to|were going to|meant to|used to",
            "write|say|put|answer|claim|blame|call|argue|note|caption it",
            gap=" ",
        ),
    ),
    ("q", "decided against it|decided against that|voted it down|thought better of it|think better of it"),
    (
        "t",
        joined(
            "old|former",
            "explanation|answer|caption|wording|version|sentence|text|draft|label|note|title",
            gap=" ",
        ),
    ),
)
