"""What is called a mistake behind it: products of data, shared by all families."""

from __future__ import annotations

from grading.phrasing.words.scope_turns import joined

#: Behind what is said: it is a misunderstanding.
MISTAKE = (
    "误解|误会|误读|误判|曲解|错觉|谬误|谬论|胡说|胡说八道|胡扯|瞎说|瞎扯|乱讲|乱说|扯淡|臆测|臆想|臆断|谣言|谣传"
    "|讹传|偏见"
    "|成见|借口|托词|张冠李戴|牛头不对马嘴|答非所问|跑题|离题|越界|越权|冤案|冤枉|错案|不对的|不行的|不妥的|不当的"
    "|不准确的"
    "|不成立的|站不住脚的|外行话|想当然|一厢情愿|无稽之谈|废话|空话|套话|糊涂话|犯规|违规|失分点|扣分项|扣分点"
    "|错误选项"
    "|一条错误选项|一个错误选项|错误答案|错误说法|错误写法|错误示范|干扰项|误导|误人子弟|污蔑|抹黑|诬陷|栽赃|甩锅"
    "|找借口"
    "|拟人|打比方|比喻|修辞|文学说法|错误的说法|错误的答案|错误的选项|典型错误|常见错误|常见误解|一种误解"
    "|天大的误会|假的"
    "|假话|错话|误解了|没看懂题|没审题|没读懂题|谎话|玩笑话|玩笑|自相矛盾"
)
MISTAKES = joined(
    "是|属于|属|纯属|都是|就是|实属|乃是|只是|不过是|全是|当属|无疑是|显然是|实在是|完全是|纯粹是|明显是|也是|便是"
    "|才是|皆是",
    MISTAKE,
)
#: Taken up again, and called a mistake.
THAT_IS_A_MISTAKE = joined(
    "这|那", "是|属于|纯属|都是|就是|只是|不过是|完全是|纯粹是|显然是|明显是|实在是|才是|实属", MISTAKE
)
UNTRUE = joined("没有|没|毫无|并无|并没有|无", "|任何|半点|丝毫|什么|充分", "根据|依据|凭据|道理") + (
    "|"
    "言过其实|以偏概全|此言差矣|此言谬矣|此话差矣|毫无凭据|无凭无据|没有任何根据|没有任何依据|没有任何道理"
    "|没有丝毫根据"
    "|系错|系错嘅|系错噶|系唔啱|唔啱|唔系咁|唔系真|唔成立|唔对|讲唔通|讲唔过|冇道理|冇根据|冇影|乱噏|吹水|瞎七搭八"
    "|勿搭界"
    "|不作兴|瞎掰|鬼扯|黑白讲|乱盖|唬烂|唬咧|扯犊子|扯蛋|净瞎扯|胡咧咧|瞎咧咧|扯哪去了|搭不着|不挨边|没这回事儿"
    "|没那回事儿"
    "|没有这回事|没有这样的事|根本没这回事|没有这种事|不是那么回事|不是那样|不是这样|不是那么一回事|错在没|错在把"
    "|错在忽略"
    "|错在混淆|错在只看|我不认同|我不赞同|我不买账|我不服|恕我不能同意|恕不同意|无法苟同|难以苟同|请删去|请删掉"
    "|该删|应删"
    "|不能得分|拿不到分|不给分的|判为错|判错了|被判错|是判错的|被否定|被否决|被推翻|被驳倒|被驳回|不攻自破"
    "|已被推翻|越界了"
    "|等于没解释|等于没讲|等于没回答|害人不浅|不敢恭维|谁也说不出|谁也说不出来|谁也答不上|谁也答不上来|没人说得出|没人数得出"
)
MISTAKES_IN_ENGLISH = joined(
    "is|are|was|were|would be|being|sounds|that's|that is|this is|it's",
    "|simply|just|plainly|quite|clearly|totally|completely|always|entirely|obviously|also|still|of course",
    "wrong|false|incorrect|untrue|mistaken|a mistake|an error|nonsense|bogus|unfounded|baseless|groundless|misleading"
    "|misguided|beside the point|irrelevant|a myth|a fallacy|a misconception|a misunderstanding|a red herring"
    "|a cop-out"
    "|an excuse|a wrong answer|the wrong answer|the wrong option|a wrong option|no explanation|no answer"
    "|not an explanation|not an answer|not so|not right|not correct|not true|not fair|not accurate|not helpful"
    "|unhelpful"
    "|unscientific|gossip|hearsay|anthropomorphic|out of place|out of bounds|out of the question|banned|forbidden"
    "|off the table|off topic|ruled out|excluded|refuted|disproved|debunked|dismissed|discarded|unacceptable"
    "|inadmissible|not allowed|not permitted|not acceptable|not what|not the case|not the reason|not the cause"
    "|not the explanation|not the answer|not the issue|not the problem|a distractor|the distractor"
    "|a category mistake",
    gap=" ",
)

#: All that rejects what stands before.
JUDGED = f"{MISTAKES}|{UNTRUE}|{MISTAKES_IN_ENGLISH}"
