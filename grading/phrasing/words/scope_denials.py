"""Ways to deny, to forbid and not to say: products of data, shared by all families."""

from __future__ import annotations

from grading.phrasing.words.scope_turns import joined

#: What is missing wherever something is not known; what is missing of it.
UNPROVED = joined(
    "没有|没|并没有|并无|毫无|尚无|暂无|无|缺乏|缺少|找不到|看不到|不存在|拿不出|查不到|没看到|没见到|没找到"
    "|没人有|谁也没有",
    "|任何|什么|半点|一点|丝毫|足够的|充分的|足够|充分|确凿|确凿的|哪条|一条|一个",
    "证据|依据|根据|凭据|凭证|迹象|线索|文献|出处|来源|资料|数据|事实|记录|理由说|理由相信|理由认为|理由怀疑|理由断定"
    "|道理说|资格说|底气说",
)
#: What the learner does not write.
UNWRITTEN = (
    joined(
        "不敢|不想|不愿|不会|不肯|不打算|不准备|没敢|没想|没打算|不曾|不再|不能|不必|绝不|决不|坚决不",
        "写|用|说|提|抄|照抄|写进|写上|放进|填进|采用|引用|搬|往上写|写到",
    )
    + "|"
    + joined("批注:|备注:|批语:|旁注:|评语:", "不要|不能|不许|别|不可|不该|勿", "|写|用|说|再写|再用")
    + "|bans|banning|disallows|disallow|prohibit|forbids|outlaws|outlawed|does not allow|doesn't allow|rejects"
)
#: Nobody says so.
UNSAID = joined(
    "没人|没有人|无人|谁也没|谁都没|谁也没有|谁都没有|从来没人|从没有人|课上没有|课里没有|课上没|这里没有|文中没有"
    "|题目没有"
    "|书上没有|老师没有|我没有|我并没有|我并没|我从没|我从未|我没|本课没有|这节课没有",
    "说|讲|说过|讲过|声称|宣称|主张|断言|证明|证明过|证实|证实过|认为|提到|提过|提出|写过|写着|告诉过|教过|教|要"
    "|敢说|暗示",
)
#: In the way of a heading: what stands behind it is wrong.
MISLABELLED = (
    joined(
        "错误|错误的|错的|不正确|不正确的|不当|不当的|不对的|不合格|不合格的|不规范的|不合规的|不可取的|反面|干扰"
        "|有误的"
        "|失败的|零分|违规|被禁的|禁用|禁止|被划掉的|作废的|典型错误|常见错误|错误类|扣分",
        "选项|写法|说法|答案|示例|例子|示范|表述|答法|范例|案例|例句|用语|用词|词语|样例|回答|归因|观点|句子|解释",
    )
    + "|误区:|误解:|谬误:|禁语:|禁用:|禁词:|禁用词:|避免:|不写:|不说:|不是:|错例:|反例:|谣言:|谬论:|辟谣:"
)
MISLABELLED_IN_ENGLISH = (
    joined(
        "wrong|false|incorrect|faulty|forbidden|banned|rejected|discarded|invalid|crossed-out|unacceptable"
        "|mistaken|flawed"
        "|bogus|refuted|debunked",
        "option|answer|statement|claim|wording|sentence|example|phrasing|choice|caption|reading|belief|idea|view"
        "|assumption|notion|diagnosis|conclusion|impression|account|theory|story|words|phrases|phrase|word|options",
        gap=" ",
    )
    + "|myth:|untrue:|misconception:|not allowed:|forbidden:|don't:|avoid:|to avoid:|rejected:|crossed out:"
    "|distractor:" + "|not like this:"
)
#: Ways of saying in English, each of which a negation rejects with all that follows.
CLAIMING = (
    "claim|say|believe|write|assert|argue|suggest|imply|mean that|state that|conclude|infer|accept|agree that|pretend"
    "|blame|call|describe|attribute|accuse|assume|suppose|presume|repeat|quote|speak of|complain that|invoke|cite"
    "|put it down to|chalk it up to|want to say|mean to say|wish to say|have to say|need to say|think that|think it's"
    "|think it is|think the|follow that|prove|demonstrate|establish|indicate|entail|tell us that|mean to suggest"
    "|support the|endorse|subscribe to|buy the|buy that|share the view|see any reason|see why|believe that|say that"
    "|claim that|write that|appeal to|resort to|fall back on|accuse it of|blame it on|report that|hide behind"
    "|maintain that"
)
UNCLAIMED = joined(
    "do not|don't|does not|doesn't|did not|didn't|cannot|can't|could not|couldn't|would not|wouldn't|will not|won't"
    "|shall not|should not|shouldn't|must not|mustn't|may not|need not|needn't|never|not to|let's not|let us not"
    "|nobody should|no one should|nobody can|no one can|hardly|nor do i|neither do i|nor would i|would never"
    "|will never"
    "|are not allowed to|is not allowed to|aren't allowed to|isn't allowed to|am not allowed to|i'm not allowed to"
    "|should never|one should not|you should not|we should not|i refuse to|we refuse to|it hardly|not allowed to"
    "|not supposed to|forbidden to|told not to|asked not to|unable to|careful not to|trying not to|wish not to",
    CLAIMING,
    gap=" ",
)
UNCLAIMING = joined(
    "not|i'm not|i am not|we are not|we're not|nobody is|no one is|isn't|is not|aren't|without|against|instead of"
    "|from"
    "|refrain from|refrained from|avoid|avoided|stop|stopped|quit|rather than|short of",
    "claiming|saying|believing|writing|asserting|arguing|suggesting|implying|concluding|blaming|calling|pretending"
    "|describing|attributing|accusing|assuming|repeating|quoting|insinuating|putting it down to|invoking"
    "|thinking that",
    gap=" ",
)
UNPROVED_IN_ENGLISH = joined(
    "no|without|without any|not a shred of|not the slightest|scant|hardly any|not enough|insufficient|little"
    "|see no|have no"
    "|there is no|there's no|there isn't any|has no|found no|i have no|i see no|finds no|know of no|not any|zero",
    "evidence|proof|reason to believe|reason to think|reason to say|reason to suppose|basis|grounds|indication|source"
    "|justification|warrant|suggestion|support for|reason to claim|reason to assume|grounds for",
    gap=" ",
)
#: Judged before it is said: it is wrong to ..., it is not the case that ....
MISJUDGED = joined(
    "|is|was|it is|it's|it was|it would be|it'd be|would be|seems|looks|strikes me as|i find it|i think it is"
    "|i think it's",
    "wrong|false|incorrect|inaccurate|misleading|unfair|pointless|a mistake|silly|absurd|not right|not correct"
    "|not fair"
    "|not true|an error|a fallacy|a cop-out|no use|out of the question|a myth|nonsense|a misconception|not the case"
    "|a misunderstanding|a misreading|a confusion|a delusion|a legend|an excuse"
    "|simply wrong|just wrong|plain wrong|quite wrong|untrue|simply not true|just not true|simply false|not as though"
    "|not as if|not the point|not proven|not known|not my claim|not our claim|far from true|an illusion",
    "to|that|to say|to claim|to write|to believe|to think|to blame|to call",
    gap=" ",
)
DENIED_BEFORE = (
    "it isn't as if|it's not as if|it's not as though|it is not as though|it isn't as though|not as though|as if"
    "|by no means does|in no way does|nowhere does|at no point does|far be it from me to|far be it from me"
    "|i doubt|i doubt that|i very much doubt|i highly doubt|i seriously doubt|doubtful that|it is doubtful that"
    "|since when"
    "|who would claim|who would say|who claims|who could prove|who can prove|who has shown|no one has shown"
    "|nobody has shown|nobody has proved|no one has proved|nobody ever said|no one ever said|nobody has ever shown"
    "|hardly follows|hardly follows that|nobody knows|no one knows|hate it when|hates it when|dislikes it when"
    "|warns us against|warned us against"
    "|warn us against|warns against|cautions against|cautioned against|advises against|frowns on|frowned upon"
    "|marks down|objects to|object to|disagree that|i dispute|we dispute|disputes|disputed|it's a stretch to"
    "|it is a stretch to|the rumour|the rumor|will not repeat|won't repeat|i reject|we reject|i reject the idea"
    "|the myth|gone are the days|never once did i|not once did i|no part of my answer|nothing i wrote"
    "|there is no claim"
    "|contrary to the claim|contrary to the belief|contrary to popular belief|contrary to what|contrary to"
    "|the temptation to|banish|banished|i resisted"
)
#: Whoever says so is mistaken.
WHOEVER = (
    joined(
        "anyone|whoever|those|people|everyone|everybody|students|a student|somebody",
        "who|that",
        "thinks|think|believes|believe|says|say|claims|claim|writes|write|blames|blame|reads this as|argues|argue",
        "|that",
        gap=" ",
    )
    + "|"
    + joined(
        "谁要是|谁若|谁如果|谁还|若有人|如果有人|要是有人|倘若有人|凡是",
        "以为|认为|觉得|相信|主张|断定|说|写|讲|答|声称",
    )
)
#: Where the difficulty does not lie, and what it is not put down to.
NOT_THERE = (
    joined(
        "难处|难点|难题|问题|毛病|原因|关键|根子|症结|责任|重点|病根|难|错|麻烦|根源|要点|差别|区别|优势|好处|本质",
        "不在|并不在|不在于|不出在|没出在|不是出在",
    )
    + "|"
    + joined(
        "不|并不|不会|绝不|决不|从不|不曾|而不|也不|却不|可不|根本不|完全不|压根不|并非|绝非|不应|不该",
        "取决于|归因于|归咎于|归结为|归结于|源于|源自|出自|由于|凭借|依赖|依靠|出于|起因于|来自于|归罪于|归功于",
    )
    + "|"
    + joined("不赖|不怪|不怨|莫怪|不能赖|赖不到|怪不到", "它|模型|网络|链|它的|模型的|记性|脑子|记忆|记忆力")
    + "|"
    + joined(
        "do not|does not|don't|doesn't|did not|didn't|cannot|can't|won't|will not|never",
        "come down to|boil down to|depend on|rest on|hinge on|lie in|lie with|stem from|arise from|come from"
        "|result from"
        "|turn on|have to do with|have anything to do with|amount to|reduce to|fail because|fail because of"
        "|win because"
        "|win by|work because|work by|help because|succeed because|succeed by|work through|do well because"
        "|err because"
        "|struggle because|go wrong because|need a|need any|need more|need better|require a|require any"
        "|require more|count as",
        gap=" ",
    )
    + "|"
    + joined(
        "is not|isn't|are not|aren't|was not|wasn't|not|never|hardly",
        "attributable to|the result of|to do with|the fault of|rooted in|a case of|a consequence of|a symptom of"
        "|down to"
        "|reducible to|a function of|a product of|an effect of|a matter of|here to judge|talking about|so much about",
        gap=" ",
    )
    + "|less about|less a matter of|less a question of|less because of|less due to|doesnt need a|doesnt need any"
    "|dont blame|doesnt depend on|isnt about|isnt because|not so much because|wins not by"
    + "|works not by|wins not because|works not because|helps not because|replace|replaces|in place of|in lieu of"
    "|代替|取代|替代"
)
#: The second half of "more of this than of that".
COMPARED = joined("than", "of|on|with|about|because|because of|to|any|from|due to|it is about", gap=" ")
#: Taken up again by a pronoun, and rejected.
THESE_ARE_NOT = (
    joined(
        "这|那|这些|那些|这样|两者|三者|这几样|这几个|它们",
        "|都|全|统统|一概|可|并|根本|全都",
        "不算|不是解释|不是理由|不是答案|不成立|不对|不能算|算不上|无关|不行|不作数|不算数|不是原因|不能用|不许写"
        "|不能写|免谈",
    )
    + "|none of these|none of them|none of which|neither of them|neither of which|neither of these|none of those"
    + "|等于说|无异于说|好比说|resist|i resist|but i resist|do resist|相比,|beg to differ|i beg to differ"
)
#: Words to be kept out, before they are listed.
BANNED_WORDS = joined(
    "禁用词|禁词|禁语|违禁词|忌语|禁用语|黑名单|禁区|禁用表|禁写词|雷区|坑|误区",
    "|里|里面|上|中",
    "有|是|包括|如|例如|列了|写着|:",
)

#: Not to be said or blamed, in the dialects as well.
PROHIBITED = joined(
    "咪|唔好|弗要|勿要|覅|嫑|莫|甭|别|休|袂使|毋通|唔准|唔使|唔可以|唔应该|唔该|切莫|犯不着|用不着|少",
    "话|讲|说|怪|赖|怨|骂|叫|喊|推|夸|嫌|扯|冤枉|数落|埋怨|责怪|责备|归咎",
)
#: It did not become any better, or any worse.
NOT_IMPROVED = joined(
    "did not|didn't|does not|doesn't|has not|hasn't|have not|haven't|will not|won't|would not|wouldn't|is not|isn't"
    "|never",
    "get|become|grow|gotten|become any|get any|grown|getting|becoming|turn",
    "|suddenly|a bit|one bit|magically|somehow",
    gap=" ",
)
#: It is not hard because of it.
NOT_BECAUSE = joined(
    "isn't|is not|aren't|are not|wasn't|was not|not|never|hardly",
    "hard|difficult|tricky|lost|harder|trouble|missed|dropped|solved|fixed|won|gained|weakened|blurred|forgotten",
    "because|because of|due to|on account of|owing to|for lack of|for want of|through|thanks to|by",
    gap=" ",
)
NOT_A_SIGN = joined(
    "isn't|is not|aren't|wasn't|was not|it's not",
    "a|the|any",
    "reward|prize|proof|sign|symptom|mark|product|consequence|effect|outcome|token|measure|fruit|gift|feat|triumph"
    "|victory|merit|benefit|display|test|indicator|gauge|lack|want|fault|failure|trick|story|tale|report|portrait",
    "of|for",
    gap=" ",
)
#: The mistake that others make.
THE_MISTAKE_IS = (
    joined(
        "mistake|error|trap|temptation|slip|misreading|confusion|blunder|bad habit|cheap way out|lazy way out",
        "is to|here is to|would be to|people make is to|students make is to|many make is to|we make is to"
        "|some make is to|was to|to avoid is to|people make is|students make is|many make is|lies in saying"
        "|is saying|is thinking|is blaming|is believing|is answering|is writing",
        gap=" ",
    )
    + "|"
    + joined(
        "fallacy|misconception|myth|misunderstanding|delusion|superstition|false idea|mistaken idea|wrong idea",
        "is|is that|here is|here is that|goes|says|says that|being that|would be that",
        gap=" ",
    )
)
#: It has no hand in it, or so whoever asks expects: 关记性什么事.
NO_HAND_IN_IT = joined(
    "没|没有|不关|关|干",
    "记性|记忆|记忆力|脑子|脑筋|耐心|专心|注意力|心情|聪明|用心|态度|智商|细心|走神|粗心|努力|心思",
    "|什么|啥|半点|半毛钱",
    "事|事儿|关系",
)
#: Neither where it lies nor what is looked at: 不在用不用功.
WHETHER_OR_NOT = joined(
    "不在|不在于|不看|不凭|不靠|不论|不管|无论|不问|不取决于|无关乎|不关",
    "用不用|专不专|认不认|仔不仔|聪不聪|细不细|努不努|记不记|上不上|走不走|肯不肯|愿不愿|勤不勤|马不马|糊不糊",
)
#: Turned down in other ways.
TURNED_DOWN = (
    "owes nothing to|owe nothing to|owed nothing to|owes little to|gains nothing from|gain nothing from|has no use for"
    "|have no use for|without recourse to|no thanks to|don't get to|doesn't get to|do not get to|have no right to"
    "|has no right to|in no position to|not for us to|not for me to|would rather not|i'd rather not|never in|never by"
    "|never with|never through|never in terms of|not in terms of|nothing was|nothing is"
    "|nothing has been|calling the|calling a|calling its|calling this|calling that|labelling it|labelling the"
    "|labeling it|labeling the|forbids me to|forbids us to|forbids you to|allows no|permits no|leaves no place for"
    "|in preference to|much less|still less|even less so|it has been disproved that|nothing suggests that"
    "|nothing suggests"
    "|比起|比起来|相较于|相比于|较之|比之|唔等于|唔代表|唔意味|唔表示|唔即系|弗等于|勿等于|非其|非彼|非机|非器|非心"
    "|非关乎|岂因|岂由|何必归|何须归|何苦归|何必赖|何须赖|何须怪|轮不着|轮不上|还轮不到"
)
#: All that rejects what follows.
DENIED = "|".join(
    (
        *(UNPROVED, UNSAID, UNWRITTEN, MISLABELLED, MISLABELLED_IN_ENGLISH, UNCLAIMED, UNCLAIMING),
        *(UNPROVED_IN_ENGLISH, MISJUDGED, DENIED_BEFORE, WHOEVER, NOT_THERE, BANNED_WORDS),
        *(PROHIBITED, NOT_IMPROVED, NOT_BECAUSE, NOT_A_SIGN, THE_MISTAKE_IS, WHETHER_OR_NOT, TURNED_DOWN),
    )
)
