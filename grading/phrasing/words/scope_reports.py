"""Who is quoted, what is hearsay and what is left open: products of data, shared by all families."""

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
    "|课上讲|爱说|爱讲|老爱说|喜欢说|喜欢叫|喜欢叫它|喜欢把|爱把|爱叫|爱叫它|管它叫|习惯说|看了图说|看了说|看完说|听了说|告诉你"
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
    "|desk mate|deskmates|grader|student|students|internet|wiki|manual|somebody else|someone else|another"
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
#: What something looks like at first.
AT_FIRST_SIGHT = (
    "表面上是|表面上看|表面上|表面看|表面看来|乍看|乍一看|乍看之下|乍看是|看似|猛一看|粗看|粗一看|一眼看去|初看"
    "|初看像|乍听|粗粗一看"
    "|at first glance|at first sight|on the surface|superficially|you might think|one might think|you may think"
    "|one may think|you could think|one could think|it may look like|it might look like|it may seem|it might seem"
)

#: Praised or scolded: what is said by the way.
SCOLDED = joined("夸|骂|数落|埋怨|责怪|嘲笑|夸奖|称赞|吐槽", "它|模型|网络|机器|链|链条") + (
    "|tempted to say|tempted to write|tempted to blame|tempted to call|tempted to answer|tempted to think"
)
#: One's own family, who otherwise have errands of their own; and groups.
RELATIVES = (
    joined(
        "my|our",
        "brother|sister|grandma|grandmother|grandpa|roommate|flatmate|son|daughter",
        "says|said|claims|claimed|thinks|thought|insists|insisted|believes|told me|tells me|keeps saying|wrote|writes"
        "|reckons|swears|calls|called|blames|jokes|suspects|is convinced",
        gap=" ",
    )
    + "|"
    + joined("听|", "群里人|群里的人|班里人|班上人|组里人|身边人|周围人|圈里人", "说|讲|觉得|认为|都说|都讲")
)
#: The learner cannot tell, and says no more of it.
CANNOT_TELL = (
    joined(
        "我|我也|俺",
        "说不准|说不好|说不清|说不清楚|没意见|没有意见|没有证据|没证据|拿不准|没法说|不评论|不评价|不发表意见",
    )
    + "|no comment|i no comment|我 no comment|未可知|也未可知|亦未可知|不得而知|无从得知|无从知晓|未可知也|不可知也"
)
#: All of the above, by letter.
REPORTED = f"{joined(f'{SPEAKERS}|{ACQUAINTANCES}', SAYING)}|{HEARSAY}|{REPORTED_IN_ENGLISH}|{SCOLDED}|{RELATIVES}"
LEFT_OPEN = f"{UNDECIDED}|{AT_FIRST_SIGHT}|{OTHERS_DENY}|{CANNOT_TELL}"
