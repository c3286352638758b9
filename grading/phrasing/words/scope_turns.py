"""Ways to reject, agree, concede and turn that are built of parts: products of data, shared by all families.

The letters are those of ``scope_words``; these words win over its own.
"""

from __future__ import annotations

from itertools import product


def joined(*parts: str, gap: str = "") -> str:
    """Return every way to put one word of each part after the other, as a list of a lexicon.

    Examples
    --------
    >>> joined("this|that", "is wrong", gap=" ")
    'this is wrong|that is wrong'
    """
    return "|".join(gap.join(filter(None, one)) for one in product(*(part.split("|") for part in parts)))


#: What nobody claims: 并不主张, never describe.
NOT_CLAIMED = joined(
    "并不|并没有|并没|并未|从不|从未|绝不|决不|概不|一概不|本课不|也不|都不",
    "主张|声称|宣称|断言|断定|判定|论断|评判|追究|指认|认定|宣布|讨论",
)
NOT_DESCRIBED = joined(
    "never|do not|don't|please do not|please don't|not to|you should never|one should never|better not",
    "describe|present|label|picture|portray|attribute|ascribe|characterise|characterize|paint|diagnose"
    "|dismiss|pass off|write off|put down|chalk up|speak of|treat",
    gap=" ",
)
#: What a way of arguing is called when it is rejected.
FAULTY = (
    "偷换概念|张冠李戴|倒果为因|颠倒因果|因果倒置|本末倒置|混淆概念|混淆视听|避重就轻|以偏概全|牵强附会"
    "|强词夺理|无中生有|捕风捉影|推卸责任|指鹿为马|移花接木|循环论证"
)
CALLED_FAULTY = joined("这叫|这就叫|这是|这就是|那叫|那就叫|那是|这属于|纯属|叫", FAULTY)
CALLED_FAULTY_IN_ENGLISH = joined(
    "that is|that's|this is|which is|is",
    "a category mistake|a category error|a straw man|changing the subject",
    gap=" ",
)
MISBELIEFS = joined(
    "|是|是个|是一个|是常见|是一种|是典型",
    "误区|的误区|迷思|谬误|谬论|谬见|歪理|成见|错误观念|错误认识|错误观点|的错误说法",
)
MISBELIEFS_IN_ENGLISH = joined(
    "is|are", "a fallacy|a common mistake|a trap|a common fallacy|a common myth|a superstition", gap=" "
)
#: Agrees in full; 我不完全同意 holds none of these.
AGREED = joined("我", "完全|非常|很|十分|百分百|举双手|双手|绝对|深表|也完全|十二分", "同意|赞同|赞成|认同|支持")
AGREED_IN_ENGLISH = joined("i", "fully|totally|completely|wholly|entirely|strongly|quite", "agree", gap=" ")
DISAGREED = joined("我|俺", "不|并不|可不|绝不|完全不|坚决不|实在不", "赞同|同意|认同|赞成|支持|买账")
#: Sticks to a claim against what was conceded.
INSISTED = joined("我|俺", "还是|仍|仍然|依然|就是|偏|偏偏|偏要|硬要|始终|仍旧|依旧", "坚持|坚信|觉得|认为|相信|主张")
INSISTED_IN_ENGLISH = joined("i", "still", "think|believe|say|insist|maintain|hold|blame|claim", gap=" ")
#: What matters, said to turn away from what does not.
MATTERING = joined("算什么|算数|要紧|顶事|顶用|起作用|管用|重要|说了算", "的是")
#: What was read, as the subject of a clause: no concession.
WHATEVER = joined(
    "whatever",
    "it|they|the model|the network|the unit|was|came|stood",
    "read|reads|saw|sees|heard|first|before|early",
    gap=" ",
)
#: 首尾不合: two ends that do not fit, and nothing denied.
UNFIT = "不合是|不合|不匹配|不搭配|不呼应|不照应|不连贯|不通顺|不配套|不吻合|不协调|不相配|不相合|不一致|不对应"

TURNS: tuple[tuple[str, str], ...] = (
    ("r", f"{NOT_CLAIMED}|{NOT_DESCRIBED}"),
    ("q", f"{FAULTY}|{MISBELIEFS}|{MISBELIEFS_IN_ENGLISH}|{CALLED_FAULTY_IN_ENGLISH}|不合理|不合逻辑|不合题意"),
    ("p", f"{CALLED_FAULTY}|{DISAGREED}"),
    ("@", f"{AGREED}|{AGREED_IN_ENGLISH}|couldn't agree more|could not agree more"),
    ("k", f"{INSISTED}|{INSISTED_IN_ENGLISH}|{MATTERING}"),
    ("s", "都等于|总等于|仍等于|还等于|仍然等于|照样等于|still equals|still equal|always equals"),
    (
        "!",
        "这不就是|那不就是|难道不是|不就是|不正是|岂不就是|可不就是|isn't that just|isn't this just|isn't that simply",
    ),
    ("a", WHATEVER),
    ("x", UNFIT),
)
