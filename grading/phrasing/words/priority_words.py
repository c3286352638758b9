"""Priority claim, its nouns: who may be called the first, of what, and what "first" only counts: data.

The letters are explained in ``priority_claim``; these words win over the scopes' own.
"""

from __future__ import annotations

from grading.phrasing.words.scope_turns import joined

#: Papers, and those who wrote them.
SOURCES = (
    """
    论文|文章|研究|著作|文献|作品|一文|该文|这篇|那篇|篇|本篇|此篇|该篇|这两篇|两篇|那两篇|作者|他们|她们|学者
    团队|研究者|研究人员|谷歌|蒙特利尔|这几位|几位作者|那几位|这帮人|这群人|那帮人|这伙人|这个团队|该团队|此文
    此作|该作|两位作者|三位作者|这项工作|那项工作|这份工作|这项研究|该项研究|工作|佢哋|呢篇|嗰篇|这一篇|那一篇
    先生们|伊拉|人家|三位|两位|这三位|这两位|那两位|这俩人|那俩|这仨|九月那篇|14年那篇|这几个人|那几个人|这拨人
    这份论文|这部作品|这本|之文|学界|课题组|实验室|他俩|他仨|他哋|这伙|讲对齐的那篇|对齐那篇|这个 pdf|这份 pdf
    这 pdf|paper 们|两位学者|几位学者|三个人|原文作者|本吉奥|苏茨克维
    bahdanau|bahdanau's|sutskever|bengio|cho|cho's|vinyals|paper|papers|article|work|works|publication|study
    author|authors|team|researchers|scientists|these authors|those authors|this group|these people|this duo|trio
    they|them|theirs|et al|et al.|google|these folks|those folks|these three|those three|the three of them|montreal
    montreal group|montreal team|the montreal group|this lab|that lab|their lab|these guys|those guys|this trio
    preprint|arxiv|manuscript|pdf|this pdf|toronto|ilya|dzmitry|the trio|the group|group's|authors'|research
    this one|that one|these two|those two|these gentlemen|the september one|the 2014 one
    """
    + "|"
    + joined(
        "九月一日|9 月 1 日|9月1日|九月十日|9 月 10 日|9月10日|2014 年|2014年|二〇一四年|九月|一四年",
        "|的|之|提交的",
        "那篇|这篇|论文|文",
    )
)
#: Methods and ideas that somebody could have had before all others.
METHODS = (
    """
    方法|办法|做法|技术|思想|想法|点子|概念|注意力|注意力机制|对齐|软对齐|回看|编码解码|架构|处理序列|这套|这一套
    机制|回看法|一次回看|加权求和|加权平均|加权|这个方法|呢个方法|这个想法|那个想法|这主意|主意|招数|这招|这一招
    那招|那一招|一招|回头看|往回看|回头望|加权回看|加权回读|回读|思路|套路|理念|范式|这条路|这条路线|路线|路子
    这门技术|这门手艺|这一脉|一脉|这一支|这一派|这一行|机器翻译|这个概念|这一概念|该方法|该机制|该思想|这种方法
    这种机制|这种做法|那种方法|这玩意儿|这玩意|这东西|边对齐边翻译|软注意力|学说|之法|之术|之说|领域|这领域|这一领域
    翻译|神经翻译|神经机器翻译|序列到序列|这个领域|该领域|直接回看|直连|对齐模型|注意力模型|注意力论文|对齐论文
    整个领域|整个行业|整个学科|整个这一行|gpt|gpts|bert|chatgpt|llm|llms|大语言模型|language models|呢个机制
    呢种方法|呢个概念
    呢套|呢招|呢样嘢|呢样|呢种机制|会回看的解码器|会回看的模型|能回看的解码器|注意力时代|大模型|这个点子|这个主意
    这个词儿|往回瞧|回头瞧|回望
    翻译圈|翻译界|nlp|sequence to sequence|sequence-to-sequence
    seq2seq|transformer|transformers|rnn|lstm|method|methods|technique|idea|ideas|concept|notion|attention
    alignment|align|aligned|aligning|approach|architecture|networks|soft attention|look-backs|look-back|look back
    looked back|looking back|looks back|neural|jointly|nmt|neural machine translation|encoder-decoder
    encoder-decoders|weighting|scoring|weighted sum|weighted sums|soft alignment|attention mechanism
    attention mechanisms|attention-based|the mechanism|this mechanism|mechanism|the field|this field|trick
    this trick
    attention's|alignment's|look-back's|attention models|attention papers|attention paper|translate|translation
    machine translation|the whole thing|this whole thing|sequence models|learned alignment|softmax attention
    paradigm|this line of work|the whole field|this way of translating|aligns|backward look|backward glance
    the wheel
    """
    + "|"
    + joined("soft|additive|neural|learned|direct", "attention|alignment|look-back|look-backs|alignments", gap=" ")
)
#: What a method is called.
NAMES = joined(
    "注意力|对齐|回看|软对齐|attention|alignment|软注意力|加权回看",
    "一词|这个词|这词|这个名字|这个名称|这个术语|这一术语|这个叫法|的名字|的名称|一名|这个说法|这件事|这事|这回事"
    "|这种事|这一套",
)
PEEKS = joined(
    "could|can|was able to|were able to|able to|to|",
    "look back|align|peek back|glance back|peeked back|glanced back|see the source again|re-read the source",
    gap=" ",
)
STORIES = (
    "一切|一切的一切|所有的一切|所有故事|所有的故事|整个故事|everything|it all|the whole story|all of this|all of it"
)
#: Parts that read and write: things of every sentence, claimed only beside a method or a paper.
PARTS = """
    模型|解码器|编码器|网络|系统|机器|model|models|decoder|decoders|encoder|encoders|network|system|systems|machine
    machines
"""
#: What is done with a method.
DEEDS = """
    打通|打破|跨出|迈出|看到了|看到|看出|意识到
    登上历史舞台|走上舞台|步入|进入|登上了历史舞台
    登上舞台|登场|亮相|露面|现身|出场|登台|出现|冒头|冒出来|上场|做到了|办到了|appeared|appears|surfaced|showed up
    提出|提出来|提出者|用到|用上|使用|采用|引入|应用|发表|做出来|解决|实现|想到|想出|想出来|提|用|做|干|写|搞|弄
    讲|论及|谈及|提及|谈到|尝试|试|把|将|让|教会|学会|学着|见到|运用|引进|搬进|塞进|写进|放进|公开|公布|探索|研究
    证明|给出|谈|见|做到|办到|尝到|吃到|咁做|整|设计|设计出|提倡|主张|发觉
    proposed|propose|proposes|introduce|use of|used|uses|using|use|publish|published|described
    suggest|suggested|apply|applied|implement|implemented|build|built|try|tried|do|did|done|show|showed|demonstrate
    demonstrated|formulate|formulated|thinks of|think of|thought of|exploit|exploited|explore|explored|let a|let the
    make a|made a|had the idea|have the idea|write|wrote|presented|release|released|employ|employed|develop
    developed|combine|combined|teach|taught
"""
#: Places, rows, steps, words, tries: what an ordinary number counts.
PLACES = """
    path|paths|route|link|links|shortcut|connection|access|way|information|路径|捷径|近路|直达|通路|直接的路
    步|个位置|位置|的位置|的那个位置|个词|词|个字|字|行|列|栏|格|层|句|段|章|节|页|题|问|空|空格|遍|次做|次看|次数
    次写|次交|次画|眼|眼看|反应|部分|点|条|项检查|种难处|个难处|难处|步骤|个元素|元素|时间步|个时间步|状态|个状态
    行是|读进来|读入|读到|读进|输入|数的是|打分|编号|位|个头|个|个数|天|周|张|组|端|个格|步是|尾|词和|句和|尾相距
    手|回看落在|交作业|个交|张图|一张图|一页|页面|一幕|一组|名|一步是|版|一版|回合|轮|轮数|节课|堂课
    口|句话|件事|印象|感觉|权重|分数|得分|头|向量|隐藏状态|结果|步数|起点|终点|语言|句子|样本|序列|批|图|次交作业
    序号|数字|次打分|的一步|时刻|单位|距离|次相减|次归一化|次读入|次读|次回看|箭头|圈|框|单元|次计算|次更新
    token|column|row|tokens|position|positions|rows|columns|word|words|step|steps|panel|panels|line|lines
    tries|answer|draft|time|element|elements|head|heads|layer|section|sentence|item|thing|number|numbered|place
    places|hidden state|state|states|input|inputs|noun|verb|half|part|one is|letter|two|three|look|glance|place is
    entry|cell|count|counted|thought|then|difficulty|reading|attempt at this exercise|year|day|subject|symbol
    submitted|of the two|of two|was submitted|box|page|pair|figure|version|round|week|lesson|impression
    reaction|guess|question|exercise|task|character|weight|weights|score|scores|gets|normalise|word is
    slot|field|sight|exercise is|revised|matrix|output|outputs|vector|vectors|update|character|characters|unit|units
    pass|bar|arrow|arrows|block|query|key|value|iteration|index|character|sequence|sequences|index|item
    moment|result|results|product|sum|read|minute|hour|class|homework|hint|rows|clause|phrase|comma
"""
#: The learner's own sentence, its things, and mistakes: whatever begins there is no paper's.
EXAMPLES = (
    joined(
        "|我的|我造的|我写的|我自己的|我选的|我编的|这个|这道|课文的|作业里的|本人的",
        "例句|例子|造句|示例|样句|示例句|句子是|句子写的是|句子叫|句子讲",
    )
    + "|"
    + joined(
        "my|my own|the|our|an|in my|for my|this|as my|as an",
        "example|sample|example sentence|sample sentence|test sentence|made-up sentence",
        gap=" ",
    )
    + """
    我的句子|我造的句子|我这句话|我这句|课文第|课文里|课文|日记|一首歌|歌词|小说|故事书|我的那句|树的|依存树
    句法树|出错|错误的
    差错|误差|我的错|毛病的|多数|多算|少数|少算|句子的|这句话|这个句子|链的|链条的|河的|江的|信号的|路径的
    my sentence|my own sentence|our sentence|example sentence|sample sentence|example:|my error|my mistake
    my mistakes
    my errors|mistake|error|errors|river|tree|village|town|school|grandmother|grandfather|aunt|uncle|cousin|story
    of the sentence|of the chain|of the path|signal|previous one|of the tree|of the river|in row|each state|my slip
    my confusion|confusion|the mix-up|of the error|of the mistake|telephone|poem|song|novel
    """
)
#: Strong words that a person must weigh.
WEIGHTY = """
    奠基|奠基性|奠基之作|奠基性的|里程碑|里程碑式|经典之作|经典论文|开创性的|原创|原创性|原始论文|原论文|首要
    重要的一篇|影响深远|举足轻重|分水岭|划时代|划时代的|开创性工作|重要贡献|意义重大|奠基性工作
    seminal|original|originally|introduced|introduces|introducing|landmark|milestone|classic|foundational
    influential|breakthrough|hugely important|pathbreaking|epoch-making|game-changing|ground-laying
"""
#: An enumeration, or dates as such: the second stands beside the first.
COUNTED_OFF = """
    第二|第二篇|第二个|另一篇|另一个|的提交日期|提交日期|日期是|的日期|日期早|后一篇|下一篇|末一篇|后者
    in the list|on the list|listed|of the list|in our list|on our list|in the references|in the sources
    named in the lesson
    列表里|清单里
    second|the second|other paper|was submitted on|submitted on|submission date|the other|the latter|is dated|dated
"""
BEGINNINGS = """
    开始|开始的|起步|起头|开头的|说起|写起|讲起|谈起|算起|开的头|起家|起家的|发家|长出来|走出来|生出来|来的
    演化而来|发展而来|衍生而来|而来|而起|而兴|而生|才有|才有的|始|起始|起才有|起就有|往后才有|开篇|发端的|开端的
    started with|starts with|begins with|began with|starts here|began here|begins here|started here|started in
    began in|starts in|begins in|started on|starts on|begins on|began on|started from|begins from
    starts from|start with|begin with
"""
#: Longer words that hold a word of priority and are none.
INNOCENT = """
    夸张|动手|着手|下手|上手|天下|头上|这个|那个|一个|整个|某个|这条|那条|一条|几个|两张|一张嘴|一口气|手上|手里
    种子是随|种子是零|种子是 0|种子是0|随机种子|以前的方法|以前的办法|以前的做法
    之前的方法|之前的办法|过去的方法|原来的方法|旧方法|第一个来源|第一个出处
    第一条资料|第一份资料|第一条来源|第一条文献|first reference|first source|first citation|first entry|first link
    呢啲|呢啲嘢|呢样嘢|呢度|could see|could read|could reach|could attend|could access|could connect|could let
    课文引|第一个作者|第一位作者|首位作者|头一个作者|作者顺序|一手|first listed author|first of the authors
    问世|first comes|first example|first experiment|first equation|first result|first chapter|first table|先生
    来说|说来|话说|再说|说明|说法
    in the first method|in the first approach|the first method is|the first way|第一种方法|第一种做法|第一种办法
    no idea|the one before|one before it|before the one
    before it starts
    谁先谁后|孰先孰后|谁早谁晚|翻遍|查遍|找遍|第一部分|第一页|a thing|第一句|第一段
    首先打分|首先数|首先看|首先是|首先要|首尾|句首|首行|首词|首位是|首页|起首|首字|第一步|第一作者|第一节|第一遍
    第一次做|第一次看|第一次数|第一次写|第一行|第一栏|第一列|第一格|第一层|第一眼|第一题|第一反应|第一项检查
    第一种难处|原句|原始输入|源头位置|源头词|最早的日期|最早读|最早进|最先读|最先数|最先进|最先看|最先写
    最早的那个位置|最早的位置|最早位置|第一手|首次回看|第一次回看|第一回合|源语言|源句|源句子|源端|源词|回到源头
    源序列|根节点|树根|根词|起始状态|初始状态|初始|初始化|原始句子|原文|语言|先后|作用|用来|用法|做题|写下|写着
    写的是
    干净|提交|提示|提到|提问|提醒|讲的是|讲到|讲翻译|讲对齐|讲编码|让我|把它们|将来|把图|写字|写错|做错|搞错|弄错
    弄混
    第一次画|第一次学|第一次听|第一次用心|第一次交|头一次画|头一回画|第一次接触|第一次碰|第一次答|第一次见
    第一次算|头一次算|头一回算|第一次填|第一次读|第一次打分|最早的一步|最早一步|最早一班|最早明天|最早要|最早只能
    最早也要|最早得|最早能在|最早可以|最早在第|打头的词|第一世界|第一次世界大战
    original sentence|original order|original word|original words|original position|original input|original text
    original tokens|original sequence|original state|original answer|original values
    at first|first of all|first i|i first|first name|my first|first class|head first|came first in|comes first
    come first|first half|first counted|firstly|born in my|word of origin|date of birth|first look-back
    first look back|first the|first we|first you|first it|first they|first all|first each|first every|first its
    first a|first an|first compute|first read|first count|first number|first score|first draw|first write|first look
    first find|first check|first take|first one then|first attention gives|first author|first paragraph
    in the first paper|the first paper is about|before i was born|i was born|source sentence
    source word|source words|source language|source text|source position|source side|source token|source tokens
    root node|root word|first row|first column|first step|first token|first word|first position|first line
    first panel
    first state|first and last|first and the last|first to last|first, then|first and then|first place|first glance
    born of the previous|read first|first in line|first letter|first person|first figure|first page
    origin of the axis|original one|early|first of the two
"""
#: Where a chain begins is a place, whoever was first.
PLACES_OF_BIRTH = (
    joined(
        "the chain|this chain|the path|the signal|the gradient|the error|the sentence|the walk|the dependency"
        "|the count",
        "originates|originated|originates at|originates from|originates in|is born|was born|has its origin|begins"
        "|starts|starts at|starts with|starts from|stems from|comes from|is rooted in",
        gap=" ",
    )
    + "|"
    + joined(
        "链|链条|链子|这条链|路径|误差|梯度|箭头|计数|错误|问题|难处|句子|信号|信息",
        "的|是|就是|",
        "起源|起源于|源头|源于|源自|发源于|发源|开端|始于|起始于|诞生于|起于|出自|来自|根源",
    )
)

NOUNS: tuple[tuple[str, str], ...] = (
    ("V", DEEDS),
    ("T", PARTS),
    ("M", f"{METHODS}|{NAMES}|{STORIES}|{PEEKS}"),
    ("A", SOURCES),
    ("J", "它|其|佢|it|itself"),
    (
        "I",
        "老师|同学|同桌|助教|我妈|我爸|我们班|teacher|classmate|classmates|friend|my friend|我|我们|俺|本人|咱"
        "|咱们|我哋|i|we|me|us|my|our|i've|i'd|myself",
    ),
    ("L", PLACES),
    ("S", WEIGHTY),
    ("E", COUNTED_OFF),
    ("O", BEGINNINGS),
    ("x", INNOCENT),
    ("x", PLACES_OF_BIRTH),
    ("Y", EXAMPLES),
)
