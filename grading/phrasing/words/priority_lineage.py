"""Priority claim told as a story: a family and its founder, a road and who walked it, a sky above which nothing is.

The letters are explained in ``priority_claim``; these words win over those of the other files.
"""

from __future__ import annotations

from grading.phrasing.words.scope_turns import joined

#: Forebears, homes, seeds and gates: a claim beside a method or a paper.
FOUNDERS = (
    """
    爷爷|阿爷|祖父|太公|曾祖|曾祖父|祖奶奶|奶奶|外公|外婆|姥爷|姥姥|父亲|母亲|老爸|老妈|亲妈|亲娘|亲爸|阿公|阿嬷|老太爷
    老豆|老窦|阿爸|阿妈|阿祖|祖上|先祖|先人|太上皇|老太公|老大|龙头|龙头老大|带头大哥|领头雁|头雁|头羊|火车头|排头位|头排
    正主|原主|正牌|正牌货|正版|原版|本尊|元年|零年|开元|零点|公元元年|故乡|家乡|祖地|祖庭|圣地|老窝|老巢|户口所在地|籍贯
    历史原点|原点|原爆点|总源|泉眼|泉源|活水|上游|最上游|上游头|河源|江源|水源|源泉|树根|主根|根苗|胚胎|胚芽|苗头|火种
    火苗|星火|第一把火|导火索|引线|引信|母体|母版|模板|范本|样板|蓝本|底本|祖本|原型|原型机|雏型|种子|第一粒种子|一粒种子
    第一块砖|基石|奠基石|地基|第一块骨牌|头一块骨牌|第一声|头一声|第一锤|第一锹|第一刀|第一把刀|第一笔|第一笔账|敲门人|开门人
    开门者|开荒|开荒者|开荒人|开了荒|拓路人|拓路者|领路|领路者|引路人|引路者|点灯人|掌灯人|点火人|点火者|吹哨人|举旗人|举旗
    扛旗|扛旗人|旗手|领了头|领的头|领头人|领衔|起头的|起头人|起了头|打头炮|打了头阵|打前站|趟路|蹚路|蹚出来|蹚出来的|蹚出
    趟出来的|闯出来的|走出来的|开出来的|踩出来的|破冰|破冰人|破题|破题之作|破局|破局者|破晓|揭幕|揭幕人|揭幕战|头场|第一场
    迈出第一步|迈出了第一步|跨出第一步|跨出了第一步|走出第一步|走出了第一步|迈的第一步|最早的一步棋|先手棋|第一步棋|第一手
    首义|首事|首事者|首善|先声|先觉|先知|先知先觉|先哲|先贤|开国|开国者|立国|建国|国父|教父|教主|掌门|掌门人|开山人|开山者
    接生|接生人|接生的|接的生|分娩|产房|娩出|落地生根|生根|呱呱落地|出娘胎|娘胎|胎动|投胎|脱胎|初生|初啼|初试啼声|初次亮相
    头回亮相|首回亮相|开天|开天的|开辟者|开辟人|开创人|草创|草创者|创作者|原作者|首作者|发起人|发起者|倡议者|始创人|起草人
    带到人间|带到世间|带来人间|带给世界|带给世人|来到人间|降临人间|问世之作|问世的头一篇|横空|从天而降|从石头里蹦出来
    功劳归|功劳属于|功劳是他们|功劳记在|功劳算在|功劳要记在|功劳最早要记|功劳要算|功劳该归|功劳都归|功劳簿|记头功|首勋|勋章|冠军|金牌|金杯|奖杯|锦标|头把|第一把|头魁|夺魁|魁首|拔头|占先|占了先|占先手|抢先手
    居首功|居首位|记首功|领先一步|早了一步|早一步想到|走在前头|走在前列|走在最前|在最前头|在最前面|最前头|打头第一
    排行老大|排行第一|辈分高|辈分大|辈份高|辈份大|老资格|老资历|头一辈|第一辈|首代|开创一代|一代开山|首开纪录|开了纪录
    真正的出处|真正的来源|最初的出处|最早的出处|原始出处|唯一出处|唯一的出处|真正的来处|祖先|老祖先|前辈|先辈|哥伦布|牛顿
    爱迪生|瓦特|麦哲伦|盘古|女娲|孔子|鲁班|蔡伦|毕昇|黄帝|炎帝|神农|燧人氏|普罗米修斯|开了条路|开了一条路|开出一条路|辟出一条路
    开头的是|起头的是|带头的是|领头的是|没人在前面|没人在前头|orgin|origen|orgins|originater|orignator|origionated|orginated
    论文的老师|模型的老师|所有注意力的老师|的启蒙老师|的师父|的师傅|的恩师
    根扎在|扎根|扎根于|祖根|序列模型的根|序列建模的根|注意力的根|对齐的根|回看的根
    先来后到|先行一步|先走一步
    no predecessor|no predecessors|without predecessor|without predecessors|without a predecessor
    the grandfather|the grandmother|the grandpa|the granny|the great-grandfather|great-grandfather|papa|mama|mum
    grand-daddy|old man
    mother|father|parent|prototype|prototypes|archetype|ogs|trailhead|headwaters|springhead|seedbed|nursery|launchpad
    launch pad|launching pad|springboard|acorn|embryo|the egg|head of the family|family tree|forebear|forebears
    icebreaker|ice-breaker|icebreakers|path-breaker|door opener|groundbreaker|groundbreakers|standard-bearer
    flag bearer|flag-bearer|torch|torch-bearer|walking a road|walks a road|walking the road|walk the road|road opened
    walking the path|walking a path|following a trail|follows a trail|treading|trail that|tracks laid|rails laid
    honour of|honor of|the honour|the honor|glory of|the glory|merit of|merit for|distinction of|laurels|laurel
    crown|bragging rights|kudos|medal|gold medal|trophy|prize for|kudos for|thanks to whom|tip of the hat|hats off
    hat tip|thank them for|to thank for|thanks for inventing|deserves thanks|hand it to
    the brains behind|brains behind|the minds behind|minds behind|the people behind|the team behind|the man behind
    the ones behind|the one behind|the name behind|the genius behind|seed was sown|sowed the seed|sowed the seeds
    sown by|sowed|sown|planted the seed|planted the flag|planted its flag|planted their flag|staked the claim
    staked their claim|staked out|first flag|day zero|day one|day 1|year one|zero hour|square one|point zero
    point of origin|point of departure|place of birth|cradle|home town|hometown|homeland|native soil|home ground
    headspring|font|fount|original sin|garden|tree trunk|trunk|taproot|rootstock|holy grail|mothership
    the first chapter|first page|first word on|opening line|opening move|opening act|curtain raiser|curtain-raiser
    raised the curtain|lifted the curtain|fired the starting gun|starter's gun|starting whistle|first blood
    first strike|first swing|first crack|first stab|first bite|first dibs|dibs|head start|pole position
    on the podium|top spot|oldest ancestor|original ancestor|common ancestor|adam|eve|noah|columbus|gutenberg
    newton|edison|copernicus|wright brothers|founding moment|founding act|founding myth|maiden flight|maiden voyage
    virgin field|firsts for|a first for
    """
    + "|"
    + joined(
        "问世|面世|出现|提出|发表|诞生|出生|出世|登场|公开|出道|起步|出手|到场|入场|进场|入行|露面|想到|做到|动笔|发声|研究"
        "|落地|成文|成形|成型",
        "|得|的",
        "最早|最先|最前|在先|在前|比谁都早|比谁都先|比别人早|比别人都早",
    )
    + "|"
    + joined(
        "先有|先得有|有了",
        "这篇|那篇|这篇论文|那篇论文|对齐论文|对齐那篇|人家|他们",
        "|,| ",
        "后有|才有|后才有|这才有|方有|而后有|然后才有|后来才有|后来有",
    )
    + "|"
    + joined("先有它|先有其", "|,", "后有|才有|后才有|这才有|方有|而后有|后来才有")
)
#: Whoever comes after, and under whom.
HEIRS = (
    """
    在它的基础上|在他们的基础上|在它基础上|在这篇的基础上|在其基础上|修修补补|小修小补|添砖加瓦|打补丁
    arrived later|followed later|are latecomers
    都姓|都随它姓|都随他们姓|跟在后面学|跟在后头学|跟着学|跟着做|都是学生|全是学生|成了学生|都成了学生|徒弟|弟子|门徒|门生|孙子|孙辈|儿孙|儿子|儿女|孙儿|孙女|小辈|后辈|小弟|小弟弟|跟班|跟屁虫|小跟班|续写|续作|续集
    续篇|续貂|狗尾续貂|尾随|随大流|后尘|一窝蜂|蜂拥|跟进|跟上来|跟上|有样学样|照猫画虎|照葫芦画瓢|亦步亦趋|拾其牙慧|余绪
    余响|余波|注脚|脚注|变奏|变体|变种|改版|改良版|升级版|改装|改装版|换皮|换壳|旧瓶新酒|宗之|仿|师法|取法|蹈袭|因袭
    抄作业|抄它作业|抄他们作业|影子一般|踩着它|踩着他们|站在它肩上|站在他们肩上|站在它的肩膀上|站在他们的肩膀上|肩膀上
    沾光|沾它的光|沾了光|借光|乘凉|吃它的饭|吃他们的饭|赏饭|分一杯羹
    knock-off|knock-offs|knockoff|knockoffs|variation|variation on|variations|variant of|variants of|remake|remakes
    sequel|sequels|grandchildren|grandkids|grandson|pupil|pupils|students of|disciple|disciples|apprentices|heirs
    heir|riff|riffs|riffing|imitator|echo|echoes|aftermath|ripples|ripple|afterthought|cover version|cover versions
    cover band|tribute band|reboot|spinoff|spin-off|second-hand|secondhand|hand-me-down|hand-me-downs|plagiarised
    plagiarized|plagiarism|stole|stolen|took it from|took the idea from|lifted from|cribbed|cribbed from|aped|apes
    parroted|jumped on the bandwagon|bandwagon|trailed|trailing|late to the party|late arrivals|johnny-come-lately
    johnny-come-latelies|playing catch-up|played catch-up|catching up with|caught up later|caught up|in debt to
    indebted|indebted to|standing on|stand on their shoulders|built on top of|builds on it|footnotes to|tail end
    """
    + "|"
    + joined(
        "跟在|落在|排在|走在|站在|来在|尾随在|吊在",
        "它|他们|其|这篇|那篇|人家|他们的|它的|对齐论文|这篇论文|那篇论文",
        "后面|后头|后边|身后|之后|屁股后|屁股后头|屁股后面|后",
    )
    + "|"
    + joined("比|都比|全比", "它|他们|这篇|那篇", "年轻|晚|嫩|小一辈|晚一辈|晚一步|慢一步|后出|晚出|来得晚|出得晚")
    + "|"
    + joined("晚于|迟于|后于", "它|他们|这篇|那篇|此篇|此文")
)
#: Everybody else.
OTHERS = joined(
    "别的|其他|其余|其它|剩下的|后面的|后来的|余下的|旁的|别家的|所有别的|后出的|一切后来的|今天的|如今的|现在的|现今的",
    "| ",
    "模型|方法|办法|做法|论文|文章|工作|研究|model|models|method|methods|paper|papers|注意力|团队|作者|学者|网络|机制|架构",
)
OTHERS_AT_ALL = """
    剩下的都|其余的都|余下的都|别的都|其他的都|后面的都|后来的都|旁人|后之学者|后之作者|后起者|后起之秀|后进|来者
    every transformer|each transformer|any transformer|every modern transformer|every llm|today's attention
    all of today's
    everyone later|people after them|those after them|those who followed|whoever came after|all that followed
    all that came after|the rest of us|the rest of them|everybody later|later authors|later researchers|later teams
    later methods|later work|later systems|later research|subsequent models|subsequent research|subsequent methods
    today's llms|today's transformers|every model since|every paper since|each later|any later|whatever came after
    anything since|all models since|all papers since|other people's attention|other people's|the competition
"""
#: Above it there is nothing.
SUMMIT = (
    joined(
        "再|更",
        "早|往上|往前|往前数|往上数|往前追|往上追|往前翻|往前推|老|先|往前找|往上找|早的|老的|往前查",
        "|就|也|便|都|可就",
        "没|没有|没有了|没了|找不到|找不到了|找不着了|没影了|是空白|一片空白|查不到|查无|无可查",
    )
    + "|排头位|头把交椅|到顶了|到头了|源头尽头"
)
#: Speak of priority by themselves.
OUTRIGHT = (
    """
    历史的第一章|史的第一章|史上的第一页|故事的第一章|故事的第一页|无人在先|没人在先|无人在前|冇人行先|佢哋行先
    inventer|inventers|inventer's|inventers'|pionneer|pionneers|pioner|pioneerd|pionered|inovator|inovators
    世界上的第一次|世界上第一次|历史上的第一次|史上的第一次|人类的第一次|全世界第一次|世上第一次|世界上的第一个|历史上的第一个
    set everything in motion|set it all in motion|set things in motion|put everything in motion
    the first of all attention
    first of all attention|first of all the attention
    everyone else came later|everyone else came after|everybody else came later|all others came later
    all the rest came later
    空前|空前绝后|空前的|破冰者|抢头香|抢了头香|头香|头炷香|插头香|揭竿而起|揭竿|祖述|肇基|肇基于|头啖|食头啖汤|行先一步
    打响头一枪|打响了头一枪|吹响第一声号角|吹响了第一声号角|第一声号角|号角是他们吹|鼻祖爷|祖师婆|开山怪|开山爷|开山第一
    开山祖|开山鼻祖|开天第一|世间第一|天下首见|天下首创|世间首|古今第一|古今未有|亘古第一|天字第一号|天字一号
    没有前辈|没有先辈|没有师父|没有师傅|没有祖宗|没有爹|无祖无宗|没有先驱|没有前车|没有前车之鉴|无前车|没有榜样|没有样板
    没有现成的路|没有人走过的路|没人走过的路|无人走过|无人走过的路|没人走的路|无人区|处女航|头一个吃螃蟹|第一只吃螃蟹
    吃了第一只螃蟹|吃第一只螃蟹|吃头一只螃蟹|第一个敢吃|敢吃螃蟹|先吃螃蟹|吃螃蟹的|一马当先|身先士卒
    当先|争先|先发|先发者|先拔头筹|独占鳌头|占得鳌头|鳌头|独领风骚|独步|独步一时|独步当时|独创一格|自成一家|自立门户
    创业始祖|始源|始原|始作|肇创|肇造|肇建|首肇|首揭|首揭其义|首揭此义|首发其端|发其端|开其端|开其先|启其端|肇其端
    导其先路|导夫先路|开千古|千古第一|千古未有|为天下先|为天下之先|为百世师|为万世法|为后世法|为后世宗|宗祖|祖师之作
    第一推动|第一推动力|第一因|无中生有|平地起高楼|平地起楼|凭空而来|凭空冒出|石头缝里蹦出来|石头里蹦出来
    firstever|first ever-|historic debut|never crossed anyone's mind|hadn't crossed anyone's mind
    had crossed nobody's mind|had not crossed anyone's mind|crossed nobody's mind|come out of nowhere
    came out of nowhere
    nobody preceded|no one preceded|wrote the first chapter|started the fire|started the trend|started the craze
    started the movement|started the revolution|started the avalanche|set the trend|trendsetter|trendsetters
    trend-setter|opened the floodgates|opened pandora's box|set the precedent|set a precedent|broke the mould
    broke the mold|the world had never seen|the world had not seen|the field had never seen|literature had never seen
    hadn't been done|hadn't been tried|had not been done|had not been tried|hadn't been seen|not been done before
    not been tried before|done before them|nobody's idea before|zero predecessors|no ancestors|no forebears
    had no precursor|no precursor|no precursors|without a precursor|no antecedent|no antecedents|without antecedent
    no example to follow|no one to copy|nobody to copy|no model to copy|nothing to copy from|nowhere before
    before their time there was|prior art|no prior art|uninvented|as yet uninvented|undreamt|undreamed|undreamt of
    undreamed of|un-thought-of|unthought of|hitherto undreamt|not yet invented|not yet been invented
    had yet to be invented|was yet to be invented|yet to be invented|yet to be discovered|nobody's dream
    historically number one|chronologically first|first chronologically|first by date|oldest on record
    oldest known|oldest recorded|first known|earliest attested|first attested|first documented|earliest documented
    first recorded|earliest ever|oldest ever|the oldest there is|the earliest there is|the oldest of them all
    the earliest of them all|the first of them all|first of them all|first of all papers|first among papers
    premiered|debuted here|made its debut|made its first appearance|first appearance|first saw light|maiden appearance
    credit for coming up|credit for inventing|credit for the idea|credit for the invention|credit for being first
    credit for discovering|reinvented what they|the wheel they invented|original idea was theirs|idea was theirs
    the idea was theirs|idea is theirs|theirs alone|it was their idea|was their idea|their own invention|their invention
    """
    + "|"
    + joined(
        "未有人|未曾有人|未尝有人|从未有人|冇人|未有谁|无有人|无一人|未闻有人|未见有人",
        "做过|用过|提过|写过|想过|想到|试过|讲过|谈过|谈|讲|做|言|言之|言及|道及|提及|论及|论之|做得到|谂过|谂到|咁做",
    )
    + "|"
    + joined(
        "这篇|那篇|论文|文章|他们|此文|对齐论文",
        "是|就是|才是|正是|便是|即是|乃是|",
        "起点|真正的起点|一切的起点|原点|万物之始",
    )
    + "|"
    + joined(
        "this paper|that paper|the paper|their paper|their work|this work|they",
        "is|was|are|were|marks|marked",
        "the starting point|the start of it all|the beginning|the beginning of it all|the root of it all|the origin",
        gap=" ",
    )
    + "|"
    + joined(
        "it took",
        "this paper|them|these authors|that paper|bahdanau|the authors|this team",
        "for anyone|for somebody|for someone|before anyone|before anybody|for the field|for the world|before the field",
        gap=" ",
    )
    + "|"
    + joined("the", "first|earliest|oldest|origin|originator|inventor|pioneer|pioneers|inventors|founder")
)
#: Key words torn apart by a blank.
TORN = "|".join(
    f"{word[:at]} {word[at:]}"
    for word in ("pioneered", "pioneers", "pioneer", "invented", "inventors", "inventor", "invention", "originated")
    for at in range(2, len(word) - 1)
)
#: Nobody of any kind.
NOBODY_AT_ALL = (
    joined(
        "not a|not one|zero|nary a|no single|no living|not a single|no other|not any|no",
        "soul|researcher|researchers|author|authors|paper|papers|team|teams|group|lab|labs|model|models|method|system"
        "|person|human|human being|scientist|article|publication|network|decoder|architecture",
        gap=" ",
    )
    + """
    had not occurred to|hadn't occurred to|never occurred to|occurred to no one|occurred to nobody|occurred to no-one
    existed nowhere|was nowhere|nowhere to be found|existed nowhere else|nobody'd|no one'd|nobody'd ever|no one had ever
    nobody had ever|no one had even|nobody had even|none had ever|no paper had|no paper had ever|no researcher had
    no team had|no model had|no system had|not a soul had|not a soul had it|no method had|no network had|zero papers had
    未有人|未有谁|未有一人|未有一篇|没一个|没一篇|没一位|没一家|没哪篇|没哪个|没哪家|没有能|没有一家|没有哪家|零人|零篇
    没人动|没半个人|没有半个人|无一篇|无一家|谁都冇|冇一个|冇一篇|边个都冇|人人都冇|世上本无|世间本无|天下本无|本来没有
    原本没有|原来没有|从前没有|向来没有|历来没有|学界没有|业界没有|圈里没有|圈子里没有|哪儿都没有|哪都没有|哪里都没有
    """
)
#: Who wrote it, by what the lesson calls them.
CITED = (
    joined(
        "这个|那个|该|此|本课的|课文的|课里的|列出的|引用的|所引|所引的|课文引的|课里引的|引的|给出的|唯一的",
        "来源|出处|文献|参考文献|资料|链接|篇目",
    )
    + "|"
    + joined(
        "this|that|the lesson's|lesson's|the cited|cited|the listed|listed|the quoted|our",
        "source|reference|entry|link|citation",
        gap=" ",
    )
    + """
    巴赫达瑙|巴达瑙|巴赫达诺|巴达诺|本吉奥|本希奥|是篇|彼篇|斯篇|此篇|兹篇|是文|斯文|那一篇文章|翻译论文|那篇翻译|这篇翻译|呢份|𠮶份|嗰篇|嗰份|呢班人|嗰班人|这些人
    那些人|这些作者|那些作者|原作|写它的人|写这篇的人|作者们|作者几个|这三个人|那三个人|这几个作者|几个作者|对齐与翻译
    align-and-translate|the align-and-translate people|align and translate people|the alignment authors
    the alignment people|the alignment team|alignment paper|the alignment paper|the align paper|align paper
    the attention paper|the attention authors|the translation paper|translation paper|these guys|the guys
    the guys who wrote it|the people who wrote it|those who wrote it|whoever wrote it|the writers|writers
    the people on this pdf|the september paper|the september 1 paper|september 1 paper|sept 1 paper|this very paper
    """
)
#: Methods and their family, once more.
MATTERS = """
    固定向量|固定长度的向量|固定大小的向量|一步直达|序列模型|all roads|every road|条条大路|所有的路|百川|万流
    循环网络|循环网路|循环神经网络|rnns|lstms|recurrence|recurrent networks|recurrent nets|recurrent network|序列学习
    序列建模|sequence modelling|sequence modeling|sequence learning|sequence model|sequence-modelling
    ways to handle a sequence|ways of handling a sequence|ways to handle sequences|ways to process a sequence
    ways to process sequences|ways of processing a sequence|weighted reading|weighted read|weighted reads
    weighted read-back|weighted lookups|weighted lookup|the look back|direct read|direct reading|direct reads
    看哪里|往哪看|往哪里看|该看哪|该看哪里|对齐法|回看这招|构想|念头|换路|新路|这条新路|这条道|这门道|门道|法门|attenton
    atention|attension|attantion|attentoin|allignment|alignement|aligment|alignmnet|atttention|attn
    the thought|that thought|fixed vector|scored the input|scoring the inputs|score the inputs|let the output pick
    pick where to look|choose where to look|decide where to look|where to look
"""
#: Done for the first time, once more.
ACHIEVED = """
    动手|着手|做出|走的|走通|走出|踏上|破掉|打破了|冲破|突破|甩掉|丢掉|扔掉|抛弃|摆脱|换掉|连通|接通|解开|攻克|攻下|拿下
    动过|动|跨过|摸过|碰过|踏出|做成|做得出|写过|讲过|谈过|想过|试过|用过|提过|crack|cracked|solve|solved|drop|dropped
    ditch|ditched|escape|escaped|abandon|abandoned|get rid of|got rid of|tackle|tackled|break|broke|managed|manage
    put together|succeeded|succeed|attempted|attempt|realised|realized|realise|realize|figure out|figured out|work out
    worked out|write down|wrote down|wrote it down|look|looked|read back
"""
BROUGHT_FORTH = """
    gave birth to|coming up with|dreaming up|thinking up|discovering|inventing|创嘅|创的|created by|invented by
    fathered by|开出|打出|闯出|踩出|带来了|带来|生下|生下了|打造|造的|开的|诞下|养出|孵出|孵化|孵化出|捏出|捏造出|炼出
    点亮|点亮了|唤醒
"""
#: It comes down from somebody.
DESCENT = """
    started right here|starts right here|begins right here|began right here
    繁衍下来|繁衍而来|繁衍出来|繁衍|衍生|衍生出来|衍生而来|传下来|流传下来|流传|生发|生发出来|演变|演变来|派生|派生出来
    分出来|分支出来|那儿来|那里来|那来的|这里来|这儿来|那儿学来|那里学来|那里抄来|那儿抄来|而始|而出|长出来|流出来|开枝散叶
    散开|传开|传开的|发散|延续下来|一脉相承|传承|传承下来|才有的|才算有|才开始有|才开始|才出现|才知道有|才晓得有|才诞生
"""
#: From this paper on.
FROM_IT_ON = joined(
    "从|自|自从|打|打从|由",
    "这篇|那篇|此篇|此文|这篇论文|那篇论文|他们|该文|这篇文章|对齐论文|它",
    "起|以后|之后|往后|以来|算起",
)
#: Older than it there is none.
OLDER = """
    大过|老过|早过|先过|大得过|老得过|早得过|先得过|older|more ancient|anything older|anything earlier|something older
    something earlier|predates|predated|preceded|precedes|antedates|antedate|antedated
"""
ALL_OTHERS = joined(
    "every other|every single other|all other|any other|every",
    "attention|method|methods|paper|papers|model|models|attention method|attention model|attention paper|approach|work",
    gap=" ",
)

LINEAGE: tuple[tuple[str, str], ...] = (
    ("R", FOUNDERS),
    ("X", HEIRS),
    ("H", f"{OTHERS}|{OTHERS_AT_ALL}|{ALL_OTHERS}"),
    ("8", SUMMIT),
    ("P", f"{OUTRIGHT}|{TORN}"),
    ("N", NOBODY_AT_ALL),
    ("A", CITED),
    ("M", MATTERS),
    ("V", ACHIEVED),
    ("C", BROUGHT_FORTH),
    ("O", DESCENT),
    ("K", OLDER),
    (
        "W",
        """
        because of|thanks to|by virtue of|courtesy of|之所以存在,是因为|之所以存在是因为|之所以有,是因为|能有今天,是因为
        能有今天是因为|有今天全靠|能有今天,全靠
        """,
    ),
    ("Q", FROM_IT_ON),
    ("1", "上早|上代先"),
    ("J", "伊"),
    ("a", "莫不|无不|莫不是"),
)
