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
    "|糊弄人|骗人|骗人的|忽悠|忽悠人|唬人|唬人的|搪塞|自欺欺人|蒙人|哄小孩|讲故事|编故事|扣帽子|乱扣帽子|瞎掰|鬼扯|放屁"
    "|白日做梦|做梦|痴人说梦|天方夜谭|笑话|空想|妄想|异想天开|骗鬼|吹牛|梦话|鬼话|昏话|幻想|痴心妄想|白日梦|神话|童话"
    "|偷换|偷换概念|张口就来|敷衍了事的说法|自说自话|外行话|门外汉的话|孩子话|老黄历|旧说法"
    "|假话|错话|误解了|没看懂题|没审题|没读懂题|谎话|玩笑话|玩笑|自相矛盾"
)
MISTAKES = joined(
    "是|乃|实乃|系|属于|属|纯属|都是|就是|实属|乃是|只是|不过是|全是|当属|无疑是|显然是|实在是|完全是|纯粹是|明显是|也是|便是"
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

#: A common misunderstanding: 是个常见的误会.
A_MISTAKE = joined(
    "是|就是|只是|不过是|这是|那是|纯是",
    "个|种|一个|一种|个常见|个常见的|个典型的|常见的|典型的",
    "误解|误会|误读|误判|错觉|谬误|谬论|臆测|谣言|谣传|偏见|借口|托词|笑话|误区|说辞|错误|错误说法|错误答案|错误选项"
    "|干扰项|比喻|比方|神话|幻觉|幻想|陷阱|坑|伪命题|迷思",
)
IS_THE_WRONG = joined(
    "is the|is a|was the|was a|are the|would be the|would be a|that's the|that's a|that is the|that is a|makes a",
    "wrong|false|mistaken|bad|poor|lazy|useless|faulty|empty|vague|forbidden|unfair",
    "question|diagnosis|explanation|claim|statement|reading|measure|unit|yardstick|ruler|word|phrase|wording|excuse|idea"
    "|account|reason|label|description|conclusion|way to put it|metaphor|one|scapegoat",
    gap=" ",
)
#: The way is barred: 这条路走不通.
BARRED = joined(
    "这条路|此路|这路|这招|这一招|这办法|这法子|这个法子|这主意|这算盘|这想法|这个想法|这思路|这条思路|这逻辑|这种想法"
    "|这念头|那条路|这笔账|这账",
    "|是|可|根本",
    "走不通|不通|行不通|不行|没用|不灵|没戏|打错了|不管用|不成|不成立|落空|错了|不可行|不现实|无效|站不住|不对|算错了",
)
#: Taken up again, and unfounded: 这话毫无依据.
THIS_IS_UNFOUNDED = joined(
    "这话|这句话|此话|这说法|这种说法|这个说法|这一说法|此说|这种话|那话|这理由|这个理由|这种解释|这解释",
    "毫无|没|没有|并无|不|站不住|讲不|说不|经不|缺乏|既无|纯属|是错|是假|有误|错",
)
THAT_WOULD_BE_WRONG = joined(
    "that|this|it|which",
    "is|was|would be",
    "|simply|just|plainly",
    "incorrect|inaccurate|false|untrue|misleading|unfair|mistaken|nonsense|a mistake|an error|a misreading|not so"
    "|not right|not the case|off the mark|beside the point|no explanation|no answer|not the reason|not it",
    gap=" ",
)
REJECTED_AGAIN = joined(
    "i|we",
    "reject|dismiss|refuse|deny|dispute|do not accept|don't accept|do not buy|don't buy|do not share|don't share"
    "|do not believe|don't believe|do not support|don't support|cannot support|can't support|don't call|do not call",
    "it|that|this|them|it that|it so",
    gap=" ",
)
#: The learner disowns what follows, or what was just said.
DISOWNED = (
    joined("我|俺|我们|我可", "不|并不|绝不|坚决不", "同意|赞成|认同|信|认可|接受|赞同|承认|相信")
    + "|不敢苟同|"
    + joined(
        "i|we",
        "reject|dismiss|dispute|don't buy|do not buy|don't share|do not share|don't accept|do not accept",
        "the|this|that|any",
        "claim|idea|view|notion|theory|story|suggestion",
        gap=" ",
    )
)
NOT_MY_WAY = joined(
    "我|我们|我可|我也",
    "不|不会|没|没有|绝不|从不",
    "这么|这样|那么|那样",
    "写|说|讲|想|看|认为|干|做|用|量|答|评|归因",
)
#: Not for this page, and no number: 写不进中栏.
NOT_FOR_THE_PAGE = (
    joined(
        "写不进|填不进|放不进|塞不进|进不了|上不了|入不了|装不进|不许进|不准进|不让进|不得进|不配进|不能进|不许上|不得入"
        "|别想进|甭想进|没资格进",
        "中栏|表|表格|图|图里|这张图|格子|我的图|答案|右栏|正文|这一栏|本图|中间栏|那一栏|步数栏|",
    )
    + "|"
    + joined(
        "本课|这课|课上|这门课|本图|这张图|此图|我的图|老师|我可|全组|大家",
        "不认|不采纳|不采用|不收|不接受|不承认|不搭腔|不背书|不采信|不附和|否决了|否决|驳回了|驳回|没通过|不让用",
    )
    + "|变不成数|变不成数字|变不成步数|变不成整数|换不成数|换不成步数|折不成步|折算不成|不能变成整数|不能换成步数"
    "|换算不成|算不出步数|否决了|驳回了|推翻了|打回了|不予采纳|没通过|未通过|不予通过|尺子拿错了|尺子就拿错了|拿错了尺子"
    "|拿错尺子|用错了尺子|用错尺子|找错了对象|找错了地方|怪错了对象|问错了|那又怎样|那又如何|又怎样|又如何|又能怎样|又能如何"
    "|能怎样|又怎么样|不顶饭吃|于事无补|无补于事|派不上用场|使不上劲|使不上|不管事|不顶事|不好使的说法"
)
NOT_FOR_THE_PAGE_IN_ENGLISH = (
    "has nothing to do|have nothing to do|had nothing to do|is out|are out|is gone for good|has been retired"
    "|is a phrase|is a phrase for|is a word for|are words for|is a description of people|describes people"
    "|is said of people"
    "|applies to people|is for pupils|is for children|doesn't belong|does not belong|don't belong|do not belong"
    "|belongs elsewhere|has no place|have no place|had no place|as wrong|as incorrect|as false|as a mistake|as an error"
    "|as nonsense|marked wrong|marked as wrong|counted as wrong|counts as wrong|if you like|if you want|if you must"
    "|if you wish|all you like|all you want|as much as you like|as you please|for all i care|mixes up|mix up|conflates"
    "|conflate|changes nothing|change nothing|would change nothing|won't change|wouldn't change"
    "|would not change|saves no|save no|would save no|wouldn't save|would not save|buys nothing|would buy nothing"
    "|buys it nothing|gains it nothing|gets it nowhere|get it nowhere|gets you nowhere|shortens nothing"
    "|would shorten nothing|is one of the wrong ones|is one of the wrong answers|is no use|are no use|is of no use"
    "|is no help|is no excuse|cuts no ice|won't shorten|would not shorten|wouldn't shorten|does not shorten"
    "|doesn't shorten|cannot shorten|can't shorten|won't cut it as an answer|is not something i|is not a number"
    "|isn't a number|is no number|are not numbers|aren't numbers|gives me no number|gives no count|has no count"
)
#: All that rejects what stands before; and, as a clause, the one before.
JUDGED = "|".join(
    (
        *(MISTAKES, UNTRUE, MISTAKES_IN_ENGLISH, A_MISTAKE, IS_THE_WRONG, NOT_FOR_THE_PAGE),
        NOT_FOR_THE_PAGE_IN_ENGLISH,
    )
)
TAKEN_BACK = "|".join((THAT_IS_A_MISTAKE, BARRED, THIS_IS_UNFOUNDED, THAT_WOULD_BE_WRONG, REJECTED_AGAIN, NOT_MY_WAY))
