"""Turns of phrase of state quality that are built of parts: products of data; these words win over all others."""

from __future__ import annotations

from grading.phrasing.words.scope_turns import joined

#: 走神经网路 is a way through a network; 走神经常 is none.
THROUGH_NERVES = joined("走|走过|走了|走遍|走完|分|出|跑", "神经", "网|元|单元|系统|细胞|层|机器翻译")
#: "Never lost focus", of what is over: denied. "Never forgets" praises.
NEVER_LOST = (
    joined(
        "never|never once|never even",
        "lost|lost its|lost any",
        "focus|concentration|attention|interest|patience|track",
        gap=" ",
    )
    + "|"
    + joined(
        "never|never once|never even",
        "forgot|dozed off|drifted off|fell asleep|got distracted|was distracted|got tired|got bored|lapsed|zoned out"
        "|wandered off|was careless|was inattentive|was forgetful|slacked off",
        gap=" ",
    )
)
#: Less of a failing: praise by comparison.
LESS_FAILING = (
    joined(
        "比较不会|比较不容易|比较不|更不容易|更不易|不那么容易|没那么容易|比较少|不太容易|较不会|较不容易|就不容易",
        "走神|分心|健忘|忘|忘记|遗忘|忘事|粗心|开小差|出神|恍神|打瞌睡|犯困|马虎|累|偷懒",
    )
    + "|"
    + joined(
        "less",
        "forgetful|distracted|careless|absent-minded|inattentive|easily distracted|likely to forget|prone to forget"
        "|likely to drift off|likely to lose focus|prone to distraction",
        gap=" ",
    )
)
#: 不够 patient: half in one language, half in the other.
LACKING = joined(
    "不够|不|不太|没那么|不是很|不怎么",
    " patient| careful| focused| smart| attentive| clever| concentrated| diligent|patient|careful|focused"
    "|smart|attentive",
)
#: Had it tried: an effort that would have made the difference.
EFFORTS = (
    joined(
        "tried|worked|concentrated|listened",
        "harder|a bit harder|a little harder|much harder|more carefully",
        gap=" ",
    )
    + "|made an effort|made more effort|took more care|paid more attention|cared more"
)
#: 没走完它就犯困: what is denied is that the way was done.
NOT_DONE = joined(
    "没|没有|还没|还没有|都没|都没有|未|尚未|也没",
    "走完|读完|数完|看完|听完|走到|读到|走到头|读到尾|走几步|走一半|过半|结束",
)
DROPPED = (
    joined("丢|漏|掉|丢掉|丢了|丢失|丢失了|漏掉|漏了|掉了|撒了", "记忆|记性|印象")
    + "|"
    + joined("把", "记忆|印象|记性", "丢了|丢掉|丢掉了|弄丢|弄丢了|丢光|漏了|漏掉|抛掉|落下")
)
#: 背了后头忘前头.
BACK_AND_FORTH = joined(
    "后头|后面|后边|这头|新的|下句|末尾|后半|后一句|尾巴",
    "忘|忘了|就忘|就忘了|忘掉",
    "前头|前面|前边|那头|旧的|上句|开头|前半|前一句|头",
)
#: 对齐以后记性变强 speaks of 记性, and not of a postscript.
AFTERWARDS = joined("以后|之后|然后|最后|后", "记性|记忆力")
#: Left behind by the learner, somewhere.
LEFT_BEHIND = joined(
    "忘|落|丢|忘了|忘记",
    "在|到|在了",
    "教室|宿舍|家|寝室|图书馆|食堂|车上|公交上|地铁上|办公室|书包|机房|实验室|桌上|抽屉|学校|老家|爸妈家",
)
#: Care that the learner took over the exercise.
OWN_CARE = joined(
    "looked|looking|counted|counting|count|checked|check|checking|recounted|drew|redrew",
    "more carefully|more closely|again more carefully|more attentively",
    gap=" ",
)
#: A word named as a word of the sentence, before the quotation.
AS_A_WORD = (
    joined("个词|个字|那个词|那个字|一词|词", "是|正好是|恰好是|刚好是|就是|为|恰是|恰巧是|写的是|刚巧是")
    + "|"
    + joined(
        "|".join(f"word {number}" for number in range(1, 51)),
        "is|was|happens to be|reads|happens to read|says",
        gap=" ",
    )
)

TURNS: tuple[tuple[str, str], ...] = (
    ("W", f"{LACKING}|{DROPPED}|{BACK_AND_FORTH}"),
    ("P", f"{LESS_FAILING}|{EFFORTS}"),
    ("F", AFTERWARDS),
    ("T", "gates|gating|its gates|memory gates"),
    ("X", "how badly|how poorly|how little|how easily|how quickly"),
    # 8: never, of what is over.
    ("8", NEVER_LOST),
    # 5: what is quoted next is a word of the learner's sentence.
    ("5", AS_A_WORD),
    # 2: what was quoted is a title, or the sentence itself.
    (
        "2",
        "那期|这期|那一期|这一期|当例句|作例句|做例句|当例子|这档|那档|这本书|那本书|这首歌|这部电影|这篇课文"
        "|那集|这集",
    ),
    ("E", "充电器|雨伞|钥匙|水杯|校园卡|饭卡|作业本|课本|尺子"),
    (
        "x",
        f"{OWN_CARE}|{THROUGH_NERVES}|{NOT_DONE}|{LEFT_BEHIND}|之于我|之于我们|于我而言|最强大脑|不背书|不背课文|不背单词",
    ),
    ("q", "不背|不该背|可不背|不用背|背不着|背不动"),
)
