"""Priority claim: a paper or method called the first, the earliest or the origin.

"First" of places, rows, steps and tries is an ordinary number; the earlier of two dates is a
fact. Seminal, original and introduced are for a person to weigh.
"""

from __future__ import annotations

from grading.phrasing.scope_turns import joined

#: Where a chain begins is a place, whoever was first.
PLACES_OF_BIRTH = (
    joined(
        "the chain|this chain|the path|the signal|the gradient|the error|the sentence|the walk|the dependency",
        "originates|originated|originates at|originates from|originates in|is born|was born|has its origin|begins",
        gap=" ",
    )
    + "|"
    + joined(
        "链|链条|链子|这条链|路径|误差|梯度|箭头|计数",
        "的|是|就是|",
        "起源|起源于|源头|源于|源自|发源于|发源|开端|始于|起始于|诞生于|起于",
    )
)

CLASSES: tuple[tuple[str, str], ...] = (
    # P: says priority by itself.
    (
        "P",
        """
        首创|首创者|首创了|始创|创始|创始人|鼻祖|始祖|老祖宗|祖师|祖师爷|开山之作|开山鼻祖|开山祖师|开山|奠基人|开创
        开创了|开创者|开创性|开先河|开了先河|先河|开端|发端|滥觞|起源|起源于|源头|源于|发源|发源地|诞生|诞生于|诞生在
        破天荒|前所未有|史无前例|从未有过|前无古人|史上第一|史上首|世界首|世界上最早|世界第一|全球首|有史以来|率先
        首度|首次提出|首先提出|最先提出|最早提出|第一个提出|首次出现|首次使用|首次引入|首次应用|首次把|首次将|首次用
        首次在|发明|发明了|发明者|发明人|发明的|所创|首提|最早的论文|最早的一篇|最早的工作|最早讲|最早用|最早做|最早把
        最早将|最早发明|头一个提出|头一回有人|第一次有人|第一次提出|第一次把|第一次将|第一次用到|第一次引入|注意力之父
        之父|之母|开启了|开辟|开辟了|源自|源起|缘起|出自|比谁都早|没有比它更早|没有更早|最初提出|先驱|先行者|拓荒
        从此诞生|由此诞生|首家|首篇|首位|首个提出|全新首|第一人|前人没做过|前人没有|前人未|前人从没|头一遭|开天辟地
        自古以来第一|始于|始自|源头活水|起始于|起头于|发轫|发轫之作|肇始|首倡|首开|首开先河|开篇之作|奠定了|奠基者
        第一家|第一批|最早一批|最早见于|最早出现|最早出自|最早来自|最早由|最早是由|最早的是|最先由|最先见于|最先出现
        最先把|最先将|最先用|头一个用|头一个把|头一个做|第一个用|第一个把|第一个将|第一个做|第一个想到|第一个发现
        第一个写|第一个实现|第一个使用|首位提出|首次实现|首次公开|首次发表|首发|首例|首开先例|独创|自创|原创者|创造了
        创造者|创立|创立了|缔造|搞出来|弄出来|想出来|捣鼓出来|发明出来|创造出来|世上第一|全世界第一|全球第一
        历史上第一|有史以来第一|此前无人|前无|无先例|没有先例|无人做过|没人做过|没人想到|没人用过|没人提过|没人提出
        没有人做过|没有人用过|没有人提出过|比别人早|比其他论文早|早于所有|早于其他|早于任何|比任何|翻译的起点
        研究的起点|注意力的起点|对齐的起点|发展的起点|领域的起点|一切的起点|最先让|最早让|第一个让|首先让|由此发端
        发端于|第一次出现|第一次亮相|首次亮相|开创之作|最早一篇|没人比他们早|独一份|头一份|开山立派|第一个吃螃蟹
        吃螃蟹|元祖|师祖|宗师|祖宗|祖师奶奶|开宗立派|开路先锋|先锋|先锋之作|先锋者|领跑者|领头羊|领路人|带头人
        第一只螃蟹|头啖汤|饮头啖汤|饮咗头啖汤|头炮|打响第一枪|第一枪|第一炮|开路人|先河之作|开先例|破冰之作|处女作
        始作俑者|奠基之父|缔造者|缔造了|创造性地提出|创新性地提出|前所未见|前所未闻|闻所未闻|旷古|亘古未有|横空出世
        由此问世|发祥地|策源地|摇篮|诞生地|出生地|滥觞于|肇端|肇端于|嚆矢|起点之作|起源之作|源头之作|开端之作|首作
        首现|首见|首见于|首度出现|首度提出|首度使用|首度引入|首次见于|首次由|首次登场|初次提出|初次引入|初次使用|初创
        始由|始见|始见于|原创作者|原创团队|发明权|首发权|功劳归|首创的功劳|头功|首功|头筹|拔得头筹|拔头筹|抢先
        抢先一步|抢得先机|占得先机|捷足先登|先声|先声夺人|先导者|前无来者|独此一家|独家首创|全球首创|国际首创|世界首创
        业界首创|业内首创|行业首创|业界首个|业界第一|业内第一|领域第一|全网首|人类首次|人类第一次|人类历史上
        有记载以来|有记录以来|最早可考|最早能查到|最早可以追溯|最早可追溯|最早能追溯|渊源|正宗|一代宗师|一手创立
        一手创造|一手开创|凭空创造|无人涉足|无人踏足|没人涉足|没人碰过|谁都没做过|谁也没做过|谁都没想过|谁也没想过
        没人想过|没人试过|谁都没试过|谁都没用过|谁也没用过|谁都没提过|谁也没提过|没人写过|没人研究过|没人讲过
        没有谁做过|没有谁用过|没有谁提过|没有谁想到|没有先行者|没有前人|前人不曾|前人都没|以往没有|以往从未|以往谁都没
        过去没有人|过去没人|过去谁都没|从来没人|从来没有谁|从没有人|从没人|史上没有|史上从未|历史上没有|历史上从未
        历史上首次|历史上第一次|史上头一|最先发明|最早想到|最早试|最早搞|最早弄|最早写|最早发表|最早介绍|最早研究
        最早实现|最早提|最先想到|最先做|最先试|最先搞|最先写|最先发表|最先研究|最先实现|最先提|最先发现|最早发现
        第一个发明|第一个搞|第一个弄|第一个讲|第一个试|第一个尝试|第一个研究|第一个发表|第一个引入|第一个应用
        第一个采用|第一个证明|第一个谂到|头一个谂到|第一个咁做|头一个想到|头一个发明|头一个发现|头一个试|头一个搞
        头一个弄|头一家|首位发明|首位使用|首位实现|第一位发明|第一位提出|第一位把|第一位将|第一位想到|第一支团队
        第一拨人|第一批人|第一拨|头一批|头一拨|最早那批|最早那篇|元老|元勋|开国元勋|老前辈|首当其冲地提出|最先问世
        最早问世|最早诞生|最先诞生|头一次出现|头一次有人|头一次提出|头一次把|头一次将|头一次用|头一回提出|头一回把
        头一回将|头一回用|头一回出现|第一回有人|第一回提出|第一回把|首个实现|首个使用|首个把|首个将|首个采用|首篇提出
        首篇把|首篇将|首篇论文|首篇使用|首批|起源自|发源自|诞生自|缘起于|起于|创始于|创始论文|创始团队|创建者|创立者
        首创人|首创论文|首创之作|鼻祖级|老祖|老祖宗级|祖师级|一切从这篇开始|一切都从这|一切从这|从这篇开始|自这篇开始
        由这篇开始|自此才有|从此才有|这才有了|才有了注意力|才有了对齐|才有注意力|才有对齐|先有这篇|先有了这篇|开了头
        起了头|起的头|开的头|带的头|带了头|开了个头|没有比这更早|没有比这早|没有更早的|比这更早的没有|比它更早的没有
        再没有更早|找不到更早|查不到更早|没见过更早|抢在|没有这篇|没有这篇论文|要不是这篇|没有它就没有|没有他们就没有
        pioneer|pioneers|pioneered|pioneering|inventor|inventors|invent|invents|invented|invention|originated
        originates|originate|originator|originators|originating|origin|origins|birthplace|birth|born|gave birth
        gives birth|founding|founder|founders|founding fathers|father of|fathers of|first ever|first-ever
        the very first|very first|unprecedented|groundbreaking|ground-breaking|trailblazing|started it all
        started with this paper|began with this paper|before anyone else|before anybody else|no earlier one|forerunner
        forefather|earliest known|first of its kind|debut|debuted|kicked off|first proposed|first introduced
        first presented|first described|first used|first appeared|first to|first ones to|first one to|first people to
        first team to|first authors to|came up with|it all began|all began with|it all started|all started with
        was theirs|brainchild|in history|the first time anyone|first time anyone|for the first time|first time that
        first time ever|first time in|world's first|world first|the first in the world|first in the world
        first in history|ahead of everyone|ahead of everybody|ahead of all|before all others|before any other
        before any one else|predates|predate|predating|no precedent|without precedent|the creators of|creator of
        creators of|created attention|created alignment|creation of attention|devised|conceived|conceived of
        thought up|dreamed up|discovered|discovery of attention|invention of|the inventor|the inventors|the pioneer
        the pioneers|the source of|the root of|roots of attention|genesis|inaugurated|ushered in|opened the door
        laid the foundation|laid the foundations|nobody else had|nobody had|no one had|no one else had|nobody before
        no one before|nothing like it before|never been done|had never been|had been done before|no previous paper
        no previous work|no earlier paper|no earlier work|no prior work|no prior paper|where it all started
        where it started|the beginning of attention|the beginning of alignment|marks the beginning
        marked the beginning|did not exist before|didn't exist before|had not existed|came into being|saw the light
        who first|first thought|first suggested|first tried|first did|first had the idea|first came up
        was the first who|no one earlier|nobody earlier|all goes back to|goes back to this|goes back to that
        goes back to them|inventing|credit for|trailblazer|trailblazers|trail-blazing|trail-blazer|forerunners
        forefathers|founding father|mother of|godfather|godfathers|grandfather of|granddaddy|patriarch|progenitor
        progenitors|ancestor of|ancestor|architect of|architects of|mastermind|masterminded|instigator|initiator
        initiators|initiated|initiates|innovator|innovators|innovated|broke new ground|breaks new ground
        breaking new ground|broke ground|paved the way|paves the way|blazed the trail|blazed a trail|led the way
        got the ball rolling|set the ball rolling|set in motion|sparked|ignited|spawned|gave us attention
        gave us alignment|gave the world|first off the mark|first mover|first movers|first in the field
        first on the scene|first in its field|first on record|on record|earliest recorded|original inventors
        true inventor|real inventor|real inventors|we owe|owes its existence|owe attention|starting point of attention
        starting point of the field|starting point for attention|ground zero|where attention began
        where attention comes from|where attention started|where alignment began|where alignment comes from
        where it began|where it was born|cradle|cradle of|fountainhead|wellspring|dawn of|opened the era|opens the era
        opened up the field|new era|inaugural|world-first|a world first|an industry first|never before
        never seen before|unheard of|unheard-of|unknown before|unknown until|had ever|ever to|ever proposed|ever made
        ever written|ever built|ever published|no predecessor|no predecessors|without predecessor|without predecessors
        no forerunner|came before all|came before everyone|came before anyone|came before any other
        older than any other|older than all|older than any|earlier than any|earlier than all|earlier than everyone
        earlier than anyone|before any others|before everyone else|before everyone|before everybody
        before everybody else|ahead of anyone|ahead of any other|ahead of the pack|beat everyone|beat everybody
        beat everyone to it|beat them to it|got there first|get there first|did it first|do it first|does it first
        made it first|had it first|thought of it first|tried it first|used it first|proposed it first
        published it first|wrote it first|found it first|discovered it first|invented it first|built it first
        showed it first|first hit on|hit upon first|hit on it first|first conceived|first formulated|first published
        first developed|first built|first made|first applied|first demonstrated|first showed|first wrote|first put
        first brought|first combined|first implemented|first mentioned|first defined|first explored|first discovered
        first invented|first scored|first aligned|first paper to|first work to|first method to|first model to
        first authors who|first people who|first team who|first who|first ones who|the first who|fathered|fathering
        authored the first|wrote the first|published the first|built the first|made the first|proposed the first
        introduced the first|presented the first|created the first|gave the first|holds the title|the title of first
        pride of place|the honour of being|the honor of being|credited with|deserves the credit|deserve the credit
        gets the credit|get the credit|first saw|saw the light of day|saw daylight|came to life|came into existence
        comes into existence|at first in the world|before anyone in the world|in the whole world
        """,
    ),
    # 1: first, earliest: a claim only of a paper, a method or its authors.
    (
        "1",
        """
        最早|最先|第一|第一个|第一篇|第一份|第一种|第一项|首次|首个|首先|头一个|头一篇|头一份|头一回|头一次|首|最初
        第一次|最老|最古老|最原始|早于|最早的
        first|1st|earliest|oldest|the earliest|first time|1st time
        """,
    ),
    # A: papers, methods, authors, and what is done with them.
    (
        "A",
        """
        它|论文|文章|工作|研究|著作|文献|作品|一文|该文|这篇|那篇|篇|方法|办法|做法|技术|思想|想法|点子|概念|模型
        注意力|对齐|软对齐|回看|翻译|机器翻译|编码解码|架构|提出|提出来|提出者|用到|使用|采用|引入|应用|发表|做出来
        解决|实现|想到|作者|他们|处理序列|这两篇|两篇|这套|这一套|机制|回看法|一次回看|编码器|解码器|学者|团队|研究者
        谷歌|蒙特利尔|这几位|几位作者|那几位|这帮人|这群人|这个团队|该团队|此文|此作|此篇|该作|两位作者|三位作者
        这项工作|那项工作|这份工作|加权求和|加权平均|加权|佢哋|佢|呢篇|嗰篇|呢个方法|这一篇|那一篇|这个想法|那个想法
        这主意|主意|招数|这招|这一招|先生们
        bahdanau|sutskever|bengio|cho|seq2seq|transformer|rnn|lstm|paper|papers|article|work|publication|study|method
        methods|technique|idea|ideas|concept|model|models|attention|alignment|align|approach|author|authors|team
        researchers|proposed|propose|introduce|introduced|use of|used|uses|using|et al|translate|translation|look-back
        look back|google|decoder|encoder|they|them|research|networks|architecture|soft attention|look-backs|scientists
        neural|jointly|nmt|neural machine translation|encoder-decoder|weighting|scoring|weighted sum|these authors
        those authors|this group|these people|this duo|trio
        """,
    ),
    # L: places, rows, steps, tries: what an ordinary number counts.
    (
        "L",
        """
        步|个位置|位置|的位置|的那个位置|个词|词|个字|字|行|列|栏|格|层|句|段|章|节|页|题|问|空|空格|遍|次做|次看|次数
        次写|次交|次画|眼|眼看|反应|部分|点|条|项检查|种难处|个难处|难处|步骤|个元素|元素|时间步|个时间步|状态|个状态
        行是|读进来|读入|读到|读进|输入|数的是|打分|编号|位|个头|个|个数|天|周|张|组|端|个格|步是|尾|词和|句和|尾相距
        作者|作者的|手|回看落在|交作业|个交|张图|一张图|一页|页面|一幕|一组|名|一步是|版|一版|回合|轮|轮数|节课|堂课
        口|句话|件事|印象|感觉
        token|column|row|tokens|position|positions|rows|columns|word|words|step|steps|panel|panels|line|lines|try
        tries|answer|draft|time|element|elements|head|layer|section|sentence|item|thing|number|numbered|place|places
        hidden state|state|input|noun|verb|half|part|one is|letter|two|three|look|glance|place is|entry|cell|count
        counted|thought|then|difficulty|reading|attempt at this exercise|year|day|subject|symbol|submitted|of the two
        of two|of all|was submitted|box|page|pair|figure|version|round|week|lesson|impression|reaction|guess|mistake
        question|exercise|task|character|weight|weights|score|scores|gets|normalise|word is|slot|field|sight
        exercise is|revised
        """,
    ),
    # N: nobody before.
    (
        "N",
        """
        没有人|没人|从未有人|从来没有人|无人|没有谁|谁都没|谁也没|没有别的|没有其他|没有任何|没有别人|没有哪|没有哪篇
        没有一篇|没有哪个
        nobody|no one|no-one|none|no other|nothing|no paper|no earlier|no previous
        """,
    ),
    (
        "B",
        """
        之前|以前|此前|在此之前|在它之前|在他们之前|先前|早先|从前|更早|还早
        before|earlier|previously|prior|before that|before them|until then|until this paper|better and earlier
        """,
    ),
    # D: first of all, or before others: a claim only behind whoever did it.
    ("D", "首先|首先把|首先将|首先用|首先在|首先想到"),
    # S: strong words that a person must weigh.
    (
        "S",
        """
        奠基|奠基性|奠基之作|奠基性的|里程碑|里程碑式|经典之作|经典论文|开创性的|原创|原创性|原始论文|原论文|首要
        重要的一篇|影响深远
        seminal|original|originally|introduced|introduces|introducing|landmark|milestone|classic|foundational
        influential|breakthrough
        """,
    ),
    # E: an enumeration: the second stands beside the first.
    (
        "E",
        """
        第二|第二篇|第二个|另一篇|的提交日期|提交日期|日期是|的日期|日期早
        second|the second|other paper|was submitted on|submitted on|submission date
        """,
    ),
    (
        "O",
        """
        开始|开始的|起步|起头|开头的
        started with|starts with|begins with|began with|starts here|began here
        """,
    ),
    (
        "x",
        """
        首先打分|首先数|首先看|首先是|首先要|首尾|句首|首行|首词|首位是|首页|起首|首字|第一步|第一作者|第一节|第一遍
        第一次做|第一次看|第一次数|第一次写|第一行|第一栏|第一列|第一格|第一层|第一眼|第一题|第一反应|第一项检查
        第一种难处|原句|原始输入|源头位置|源头词|最早的日期|最早读|最早进|最先读|最先数|最先进|最先看|最先写
        最早的那个位置|最早的位置|最早位置|发明家|第一手|首次回看|第一次回看|第一回合
        original sentence|original order|original word|original words|original position|original input|original text
        at first|first of all|first i|i first|first,|first name|my first|original answer|first class|head first
        came first in|comes first|come first|first half|first counted|firstly|born in my|word of origin|date of birth
        first look-back|first look back
        """,
    ),
    ("x", PLACES_OF_BIRTH),
)
_GAP = "[^.?]"
RULES: tuple[tuple[str, str, str], ...] = (
    ("claim", "P", "says priority by itself"),
    ("claim", "1[xwabv~]{0,6}?A", "first ... paper, method, proposed"),
    ("claim", f"A(?!A*,a?A){_GAP}{{0,14}}?[ab]1", "the paper ... is the first"),
    ("claim", "N[^,.?]{0,10}?B|B[^,.?]{0,6}?N", "nobody before"),
    ("claim", "1[^,.?]{0,14}?A[a~]{0,2}b[a~]{0,2}A", "the first ... paper is this one"),
    ("claim", "B[^.?,]{0,6}A[^.?B]{0,8}n[xwa]{0,4}A", "before this paper there was no attention"),
    ("claim", "[Ax][^.?,]{0,4}B[^.?,]{0,4}n[xwa]{0,3}A", "before them there was no alignment"),
    ("claim", "n[xwa]{0,3}A[^.?,]{0,6}B[^.?,]{0,4}A", "there was no attention before this paper"),
    ("predicate", "[bhuA][aS]{0,3}1(?=[a~]*(?:[,.?ks]|$))", "it is the first"),
    ("claim", f"A{_GAP}{{0,6}}A{{1,3}}[xa]?O", "attention starts with this paper"),
    ("claim", "A[xa]{0,3}D", "they, before others, do "),
    ("weak", "S", "seminal, original, introduced"),
    ("bare", "1", "first, of nothing named: kept only where it is rejected or a claim is near"),
)
TRIGGERS = "P1NSODB"
