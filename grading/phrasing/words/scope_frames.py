"""Frames that a sentence is put into (reported, denied, judged, asked and answered): products of data.

A frame has a place for whoever speaks and one for what is done; each list is a part, and ``joined`` makes the
words. The letters are those of ``scope_words``; these words win over its own.
"""

from __future__ import annotations

from grading.phrasing.words.scope_turns import joined

#: Who is quoted, in Chinese. Authors and papers are left out: of them a priority may be claimed.
SPEAKERS = (
    "同学|同桌|室友|舍友|朋友|好友|书友|网友|群友|学长|学姐|师兄|师姐|师弟|师妹|学妹|学弟|组员|组长|班长|课代表|助教"
    "|老师|教授|导师|家教|学霸|邻座|邻居|前桌|后桌|同组的人|隔壁组的人|隔壁组的|隔壁组|隔壁班的|隔壁班|隔壁|别组"
    "|别的组"
    "|另一组|搭档|队友|同事|博主|up主|楼主|楼上|评论|评论区|弹幕|帖子|帖子里|论坛|论坛里|论坛上|知乎|知乎上|网上"
    "|网上有人"
    "|微博上|群里|群里有人|班上有人|班里有人|组里有人|有人|有些人|有的人|有的同学|有些同学|某人|某同学|某位同学"
    "|有位同学"
    "|有个同学|一位同学|一个同学|他们|她们|人家|别人|旁人|大家|不少人|很多人|许多人|多数人|好多人|我妈|我爸|我哥"
    "|我姐|我弟"
    "|我妹|妈妈|爸爸|哥哥|姐姐|弟弟|妹妹|表哥|表姐|爷爷|奶奶|舅舅|叔叔|阿姨|书上|书里|书中|教材|教材上|教材里|课本"
    "|课本上|课本里|教程|教程里|讲义|讲义上|博客|博客上|博客里|部落格|部落客|文章里|资料上|百科|百科上|维基|视频里"
    "|公众号"
    "|公众号上|报道|小红书上|chatgpt|gpt|豆包|kimi|deepseek|外行|行外人|网络上|百度|百度上|ai助手"
)
SAYING = (
    "说|讲|称|写着|写道|写到|提到|提过|说过|讲过|写过|觉得|认为|以为|猜|说是|讲是|声称|宣称|断言|主张|坚称|坚持说"
    "|坚持认为"
    "|告诉我|跟我说|跟我讲|跟我说过|跟我讲过|和我说|和我说过|和我讲|对我说|对我说过|同我讲|同我讲过|跟我提过|抱怨"
    "|抱怨说"
    "|吐槽|吐槽说|评价说|评论说|留言|留言说|回复说|总说|老说|常说|总讲|都说|都讲|都觉得|都认为|还说|也说|又说|曾说"
    "|曾经说"
    "|一口咬定|咬定|笑称|调侃说|嘀咕|嘟囔|嚷嚷|念叨|在传|解释说|解释成|的看法是|的意思是|的说法是|的观点是|的解释是"
    "|的答案是|的理由是|的原话是|也讲|上说|里说|就说|会说|会讲|常讲|老讲|直说|非说|偏说|硬说|刚说|上课说|课上说"
    "|课上讲"
)
#: The learner's own people, and the people of a group.
ACQUAINTANCES = (
    joined(
        "我|俺|我们|我的|咱",
        "室友|同桌|同学|朋友|舍友|学长|学姐|组员|老师|助教|师兄|师姐|邻座|搭档|队友|班长|组长|前桌|后桌",
    )
    + "|有同学|一些同学|个别同学|组的人|我们组的人|班上的人|班里的人|组里的人|同班的人|同班的|隔壁宿舍的|ta |助教 ta "
)
#: Known by hearsay.
HEARSAY = (
    joined(
        "据|听|照",
        "同学|同桌|室友|朋友|老师|助教|学长|学姐|网友|别人|他们|组员|他|她|人家|同事|博主",
        "说|讲|说过|讲过|称",
    )
    + "|"
    + joined(
        "我|我们",
        "听|看|读|见|在书上看|在网上看|在网上读|在哪儿读|在哪里看|在博客里读|在帖子里看",
        "到过一种说法|到一种说法|到有人说",
    )
    + "|"
    + joined("有|有这么|有这样|听过|见过|网上有", "一种|一个|种|个", "说法|讲法|观点|看法|传言|论调")
    + "|道听途说|以讹传讹的是|小道消息|传言|谣传|坊间传言|众说纷纭|据我同学|按我同学的说法|按同学的说法|照同桌的说法"
)
#: Who is quoted, in English, without the article.
SPEAKERS_IN_ENGLISH = (
    "friend|friends|classmate|classmates|roommate|flatmate|neighbour|neighbor|brother|sister|mother|father|mum|mom"
    "|dad"
    "|uncle|aunt|cousin|teacher|tutor|ta|lecturer|professor|lab mate|labmate|lab partner|teammate|study buddy"
    "|deskmate"
    "|colleague|people|guy|girl|forum post|forum user|forum|post|blog|blog post|blogger|video|youtuber|textbook"
    "|book|books|tutorial|website|podcast|comment|commenter|chatbot|magazine|critics|reviewer|stranger|boy|someone"
    "|somebody|he|she|everybody|everyone|some|some people|others|many|most|study partner|grandfather|grandmother"
    "|internet|wiki|manual|somebody else|someone else|another"
)
SAYING_IN_ENGLISH = (
    "says|say|said|thinks|think|claims|claim|claimed|reckons|reckon|reckoned|believes|believe|believed|told me"
    "|tells me|tell me|writes|wrote|insists|insist|insisted|argues|argue|argued|suggests|suggested|states|stated"
    "|maintains|maintained|swears|swore|suspects|suspected|is convinced|are convinced|was convinced|keeps saying"
    "|keeps telling me|kept saying|described|describes|calls|called|remarks|remarked|puts it down to|explains"
    "|explained|would say|will tell you|has it|assures me|assured me|jokes|joked|asserts|asserted|declares|declared"
    "|has said|once said|once told me|once wrote|also says|always says|often says|thought|mentions|mentioned|blames"
    "|blamed|would have it|likes to say|like to say|complains|complained|keep saying|has told me|have told me"
    "|would call|would say|might say|might call|may say|may call|could say|like to call|want to call|call|describe"
    "|blame"
)
REPORTED_IN_ENGLISH = (
    joined(SPEAKERS_IN_ENGLISH, SAYING_IN_ENGLISH, gap=" ")
    + "|"
    + joined(
        "someone|somebody|a guy|people|a girl|one person|a boy|some",
        "in|on|from",
        "the forum|my class|the group|my group|class|the internet|reddit|the chat|my team|my year|our class|our group",
        "says|say|said|thinks|think|claims|claimed|believes|wrote|reckons|told me|insists|argued|keeps saying",
        gap=" ",
    )
    + "|"
    + joined(
        "it is|it's|it was|it has been|is|are|was",
        "|often|sometimes|widely|commonly|generally|usually",
        "rumoured|rumored|said|claimed|alleged|reported|believed|thought|held|argued|whispered|supposed",
        "that|to be|to have|to lose|to forget",
        gap=" ",
    )
    + "|"
    + joined(
        "i've|i have|i|we have|we've|i once|i had",
        "read|heard|seen|been told|seen it written|come across the view|seen it said|found",
        "somewhere|online|on a forum|in a blog|in a book|in a post|somewhere that|people say|the view|the claim"
        "|it said",
        gap=" ",
    )
    + "|they call it|they call them|they call the|they describe|one could call|you could call|you might call"
    "|one might call"
    + "|i heard that|i've heard|i have heard|i've heard that|i have heard that|i was told|i've been told|i'm told"
    + "|i am told|i have been told|rumour has it|rumor has it|the rumour goes|the story goes|there is a rumour"
    + "|there's a rumour|there is a rumor|in his view|in her view|in their view|in his opinion|in her opinion"
    + "|in his words|in her words|in their words|word has it|legend has it|hearsay has it|or so they say"
    + "|or so i hear|or so i've heard|or so i am told|or so i'm told|or so the story goes|so the story goes|so i hear"
    + "|so i've heard|so i'm told|or so it is said|or so people say|or so he says|or so she says|or so i was told"
)
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
#: Nobody denies: what follows is claimed.
UNDENIED = (
    joined(
        "没人|没有人|谁也没|谁也不|谁都不|谁都没|无人|无人能|不能|无法|没法|从不|我不|我从不|没人能|没人会|没人敢"
        "|没有人能"
        "|没有人会|毋庸|不容|不必|不用|难以|任谁也不|谁都无法|谁也无法",
        "否认|怀疑|质疑|不承认|反驳",
    )
    + "|"
    + joined(
        "nobody|no one|none of us|few|few people",
        "|can|could|would|will|ever|seriously|really|in their right mind would",
        "denies|deny|denied|doubts|doubt|doubted|disputes|dispute|disputed|questions|disagrees that|deny that",
        gap=" ",
    )
    + "|"
    + joined(
        "i do not|i don't|i can't|i cannot|you can't|you cannot|we cannot|we can't|one cannot|i won't|i will not"
        "|i never|it cannot be|it can't be|there is no|there's no|without|beyond",
        "deny|denied|doubt that|doubt it|dispute|denying|disputing|doubting|question that|overlooked|disputed",
        gap=" ",
    )
    + "|i can't help thinking|i cannot help thinking|can't help feeling|cannot help feeling|cannot but conclude"
    + "|i can't help feeling|no escaping|there's no escaping|there is no escaping|there is no getting around"
)
#: Announces plain words, and denies nothing.
PLAINLY = (
    joined(
        "我|我就|我也|我可|实话讲我|",
        "不想|不|不会|不愿|不必|不打算|不用",
        "骗人|说假话|说谎|撒谎|绕弯子|兜圈子|拐弯抹角|卖关子|啰嗦|多说"
        "|废话|瞒你|瞒大家|瞒老师|客气|粉饰|替它说好话|替它遮掩|怕得罪人|怕你笑|怕笑话|怕丢分|怕扣分|怕老师骂"
        "|藏着掖着|讳言|避讳",
    )
    + "|"
    + joined(
        "not to|i won't|i will not|i'm not going to|let's not|let me not|i shan't|no need to|i do not want to",
        "mince words|beat about the bush|beat around the bush|lie|sugarcoat it|sugar-coat it|be rude|be unkind"
        "|be coy|split hairs",
        gap=" ",
    )
    + "|no offence|no offense|don't get me wrong|do not get me wrong|no beating about the bush|i'm not lying|no lie"
    + "|no two ways about it|there are no two ways about it|no point denying it|no use denying it|why deny it"
    "|why beat about the bush"
)
#: A question nobody can say no to.
DARED = (
    joined("谁能|谁敢|谁会|谁又能|谁还能|谁还会|谁好意思|有谁能|有谁会|哪个敢|又有谁", "否认|怀疑|质疑|反驳|说不是")
    + "|"
    + joined("who", "can|could|would|will", "deny|doubt|dispute|deny that|doubt that", gap=" ")
    + "|isn't it just|isn't it simply|isn't it plainly|isn't it obvious that|isn't it clear that"
    "|isn't it plain that|isn't it simply that|isn't it true that"
    + "|isn't it just that|wouldn't you say that|wouldn't you agree that|can't you see that|is it any wonder that"
    + "|don't you think that"
)
#: "Where would it ...": denies by asking.
NEVER_WOULD = (
    joined(
        "哪里|哪儿|哪|岂|何曾|怎可",
        "会|能|可能|懂得|知道什么叫|晓得|有过|曾",
    )
    + "|怎么可能|怎可能|怎么会|怎会|又怎么会|又怎会|哪里就|哪能够|哪来什么|何曾有过|how could|how should|why would"
    "|why should"
)
WONDERED = joined("怎么会|怎会|怎么能|怎么|咋|怎能|咋会|怎么可以", "这么|那么|这样|那样|如此|这般")
#: Yes: an answer, or agreement.
YES = (
    "是的|对的|没错|对呀|对啊|是啊|可不是嘛|那当然|就是这样|答:对|答:是|对极了|千真万确|一点不假|一点儿不假"
    "|那还用说|系呀|系啊"
    "|yes|yes it is|yes it does|yes they do|of course it is|of course it does|indeed it is|it is indeed"
    "|it certainly is"
    "|it certainly does|i do|i certainly do|it sure does|it sure is|yep|yeah|sadly yes|sadly so|i think so"
    "|i believe so"
    "|i'm sure it is|it really is|it really does"
)
AGREED = (
    joined(
        "说得|讲得|这话|此话|这话说得|说的|讲的|他说的|她说的|这说法|这个说法|这话也|一点|一点也|一点都|半点"
        "|半点也|半点都|丝毫"
        "|丝毫也|毫|绝|绝对|真|并|并没|可|真是一点|确实|的确|这可|其实也|倒也|也|可一点|可真",
        "没错|很对|在理|有理|不假|不错的|很准|到位|中肯|不冤|不冤枉|没冤枉|不夸张|没夸张|不过分|没说错|不为过|没冤"
        "|没有冤枉"
        "|没有夸张|不算过分|不算冤枉|不是冤枉|没有错|不离谱",
    )
    + "|"
    + joined(
        "he|she|they|that|this|it|you|who",
        "is|are|was|were",
        "|absolutely|quite|so|totally|completely|perfectly|dead",
        "right|correct|spot on",
        gap=" ",
    )
    + "|would be right|would be correct|would not be wrong|wouldn't be wrong|you'd be right|you'd not be wrong"
    + "|不是冤枉它|不算冤枉它|没冤枉它|不冤枉它|我说错了吗|错了吗|难道不对|我没说错|i'm with him|i'm with her"
    "|i'm with them" + "|i side with|he has a point|she has a point|they have a point|and that is true|and he is right"
    "|and she is right"
    + "|and they are right|and that's true|and i think so too|i think so too|i think he's right|i think he is right"
    + "|and i believe it|and i believe them|i believe them|i believe him|i believe her|so do i|and so do i"
    "|and rightly"
)
ASSERTED = (
    joined("我|俺|我们|咱", "敢|可以|只能|要|得|就|还是|也敢|偏要|倒要|也要|非要|只好|必须", "说|讲")
    + "|"
    + joined("我|俺", "敢|可以", "断言|断定|保证|肯定|打包票|打赌|发誓")
)
#: Nothing decided.
UNDECIDED = (
    "未敢断言|不敢断言|不敢下结论|未下结论|不作判断|不做判断|没有判断|没去判断|没有去判断|未作判断|不置可否|不表态"
    "|未置可否"
    "|仅供参考|没有核实|没核实过|没有核实过|未经核实|尚待核实|有待核实|未经证实|不知真假|真假不知|真假难辨"
    "|真假难料|是否属实"
    "|不知对错|没有定论|尚无定论|没有结论|我没有结论|保持中立|两可之间|不好判断|难以判断|无从判断|没法判断"
    "|判断不了|没有把握"
    "|没把握|有没有道理我不知道|对不对我不知道|对不对不知道|不作评论|不做评论|不评论|不予置评|不敢妄断"
    "|不敢妄下结论|难下定论"
    "|我不下定论|我还没想好|我没想好|还没想好|还没形成|没形成|尚未形成|我没有验证|没有验证过|没验证过|我没考证"
    "|未考证|没考证"
    "|有待验证|有待考证|有待查证|我暂不判断|暂不判断|我说不上来|说不上来|我不好说|我不知道对不对|我没有立场|没有立场"
    "|我两边都听了|或许不是|也许不是|可能不是|是或不是|我问自己|我在想是不是|存而不论|我只是转述|只是转述|转述而已"
    "|照录于此"
    "|but i am not sure|but i'm not sure|i am not sure though|not that i know|i cannot judge|i can't judge"
    "|i did not check"
    "|i didn't check|i have not checked|i haven't checked|i couldn't verify|i could not verify|i have not verified"
    "|no idea whether|no idea if|i have no idea|i've no idea|i have no opinion|i take no position|i take no side"
    "|i take no sides|i leave it open|i'll leave it open|i leave that open|the jury is out|the jury is still out"
    "|opinions differ|opinions vary|i make no judgement|i make no judgment|i ask myself|i keep asking myself"
    "|true or not"
    "|i have not made up my mind|i haven't made up my mind|i haven't decided|i have not decided|undecided"
    "|on the fence"
    "|i have no view|i can't decide|i cannot decide|i can't say|i cannot say|i couldn't say|i could not say"
    "|who can say|can't tell whether|cannot tell whether"
    "|i can't tell whether|i cannot tell whether|i could not tell whether|don't know whether|do not know whether"
    "|i don't know if|i do not know if|i don't know whether|i do not know whether|not certain whether|unsure whether"
    "|unsure if|the question is whether|it is open whether|it's open whether|hard to say whether|hard to say if"
    "|remains to be seen|unconfirmed|for what it's worth|take it with a grain of salt"
)
#: Others say the opposite: nothing decided either.
OTHERS_DENY = (
    joined(
        "也有|另有|还有|也有的|另一些",
        "人|同学|书友|网友|组员|朋友|",
        "说|觉得|认为|讲",
        "不是|不对|没有|相反|未必|并非如此|不然",
    )
    + "|"
    + joined(
        "somebody else|someone else|another|others|some others|the other|other people|some|another one",
        "does not|doesn't|do not|don't|disagrees|denies it|says no|says otherwise|disagree|say no|deny it"
        "|say otherwise"
        "|says the opposite|say the opposite",
        gap=" ",
    )
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
#: Each time it does.
EVERY_TIME = (
    joined("哪次|哪回|哪一次|哪一回|哪天|何时|几时|哪步|哪一步|哪一格|什么时候", "|能|会|又|才|曾", "不")
    + "|when does it not|when doesn't it|when did it not|none other than|no other than|nothing other than"
    "|nothing else than"
    + "|nothing else but|nothing more than|nothing less than|it's no exaggeration to|it is no exaggeration to"
    + "|no exaggeration to|not an exaggeration to|isn't an exaggeration to|it would be no exaggeration to"
    "|not unfair to"
    + "|it's not unfair to|it is not unfair to|not wrong to|it's not wrong to|it is not wrong to|isn't wrong to"
    + "|is not wrong to|not unreasonable to|hard not to think|hard not to say|hard not to see|hard not to conclude"
)
#: Said mildly, and so agreed with.
MILDLY = (
    joined(
        "还|都|已|已经|算|还算|都算|是|都是|已经是|已经算|还是|还都是|已经算是|算是",
        "客气的|客气了|轻的|轻了|好听的|抬举|抬举了|给面子|嘴下留情|留面子|便宜它|手下留情|客气",
    )
    + "|"
    + joined(
        "is|would be|is only|is still",
        "putting it mildly|an understatement|being kind|being generous|no exaggeration|fair|no slander|generous"
        "|too kind"
        "|putting it kindly|putting it politely|only fair|no overstatement",
        gap=" ",
    )
)
#: Agrees with what was said before.
SO_DO_I = (
    joined(
        "我|我看|我想|我觉得|我倒|俺",
        "也是这么想|也这么想|也这么看|看也是|看就是|深有同感|也有同感|认可|认同|赞成|附和|深信|举双手赞成|也信",
    )
    + "|深有同感|英雄所见略同|所见略同|一针见血|我看也是|我觉得也是|我想也是|确是如此|事实如此|事实正是如此"
    "|you bet|too right" + "|very much so|sure thing|damn right|oh yes|just so|my thoughts exactly|well said|well put"
    "|couldn't have put it better"
)
#: What something looks like at first.
AT_FIRST_SIGHT = (
    "表面上是|表面上看|表面上|表面看|表面看来|乍看|乍一看|乍看之下|乍看是|看似|猛一看|粗看|粗一看|一眼看去|初看"
    "|初看像|乍听|粗粗一看"
    "|at first glance|at first sight|on the surface|superficially|you might think|one might think|you may think"
    "|one may think|you could think|one could think|it may look like|it might look like|it may seem|it might seem"
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
    ("o", f"{joined(f'{SPEAKERS}|{ACQUAINTANCES}', SAYING)}|{HEARSAY}|{REPORTED_IN_ENGLISH}"),
    (
        "r",
        f"{UNPROVED}|{UNSAID}|{UNWRITTEN}|{MISLABELLED}|{MISLABELLED_IN_ENGLISH}|{UNCLAIMED}|{UNCLAIMING}|{UNPROVED_IN_ENGLISH}"
        f"|{MISJUDGED}|{DENIED_BEFORE}|{WHOEVER}|{NOT_THERE}|{BANNED_WORDS}",
    ),
    ("q", f"{MISTAKES}|{UNTRUE}|{MISTAKES_IN_ENGLISH}"),
    ("z", f"{UNDENIED}|{PLAINLY}|{EVERY_TIME}"),
    ("!", f"{DARED}|{EXPECTED}|才怪|才怪呢|才怪了|才是怪事|才叫怪"),
    ("n", f"{NEVER_WOULD}|{COMPARED}"),
    ("a", f"{WONDERED}|{ASSERTED}|certainly|definitely|absolutely|indeed|exactly|precisely"),
    ("@", f"{YES}|{AGREED}|{MILDLY}|{SO_DO_I}"),
    # 0 at the head of a clause: whatever is quoted behind is wrong.
    ("0", "错:|错误:|wrong:|false:|incorrect:|mistake:|error:"),
    ("h", f"{UNDECIDED}|{AT_FIRST_SIGHT}|{OTHERS_DENY}"),
    # i: supposed for the sake of argument.
    (
        "i",
        "假设|假设真|假设真有|设想|试想|想象一下|假定|姑且假设|imagine|imagine that|suppose|suppose that"
        "|let us suppose"
        "|let's suppose|let's assume|let us assume|assume|assume that|say for a moment that|supposing|assuming",
    ),
    ("y", "换哪个|换哪一个|换哪种|换谁的|换什么样的|换别的|换成哪个"),
    ("p", f"{THESE_ARE_NOT}|{THAT_IS_A_MISTAKE}"),
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
