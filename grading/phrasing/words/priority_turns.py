"""Priority claim in turns of speech: what stood there before, whom nobody taught, what owes whom its being: data.

The letters are explained in ``priority_claim``; these words win over those of the other files.
"""

from __future__ import annotations

from grading.phrasing.words.scope_turns import joined

#: Those before us, and what they had not done.
FOREBEARS_HAD_NOT = joined(
    "前人|古人|先人|世人|前辈|先贤|此前的人|以前的人|从前的人|先前的学者|过去的人|以前的论文|之前的论文|此前的论文"
    "|过去的论文|以往的论文",
    "从来没|从来没有|从没|从没有|从未|压根没|根本没|都没|都没有|都不曾|没|没有|未曾|不曾|还没|还没有|未能|没能",
    "用过|做过|想过|提过|画过|试过|见过|干过|写过|说过|走过|碰过|想到|想到过|用到|有过|研究过|提出|提出过|做到"
    "|做成|琢磨过",
)
#: The first stroke on an empty sheet.
EMPTY_SHEET = joined(
    "在一片空白上|在空白上|在白纸上|在一张白纸上|从一张白纸上|从一片空白里|从空白里|从一片荒地上|在荒地上|在处女地上"
    "|在没有路的地方|从没有路的地方|在无人区里",
    "动|动了|落|落了|画|画下|画出|写|写下|写出|走|走出|踩出|开|开出|盖|盖起|种|种下|立|立起|",
    "|了",
    "头一笔|第一笔|第一画|路|一条路|头一条路|第一条路|第一块砖|头一块砖|第一栋楼|第一棵苗|一座楼|一片天",
)
#: Nothing to copy from.
NO_TEMPLATE = (
    joined(
        "前面|前头|之前|以前|此前|事先|当时|身前|",
        "没有|没|无|毫无|找不到|缺少",
        "参照|可参照|样本可依|样板可看|样板|蓝本|范例|先例可循|先例|前例|前例可循|例子可抄|东西可抄|模板可套|前人的路"
        "|老师可学|祖宗可拜",
    )
    + """
    无可参照|无所参照|无从参照|无可借鉴|无处可抄|没处抄|没得抄|没地方抄|没地儿抄|无从抄起|没法抄|谁都没抄|谁也没抄
    没抄过谁|没抄谁|没学过谁|没学谁|谁也没学|没跟谁学|没跟人学|不学任何人|没拜过师|没有师承|无师自通|没人教过他们
    没人教他们|没有人教他们|没有人教过他们|无人教他们|没谁教他们
    copied no one|copied nobody|copies no one|copies nobody|copied from no one|copied from nobody|copied nothing
    copied no other|imitated nobody|imitated no one|followed nobody|followed no one|followed nothing
    nothing to copy|no template|no blueprint|no role model|no model before it|no teacher to learn from
    nobody taught them|no one taught them|nobody showed them|no one showed them|nobody to follow|no one to follow
    nobody to imitate|nobody ahead of them|no one ahead of them|nobody in front of them|no one in front of them
    nobody came before|no one came before|nobody went before|no one went before|nothing came before it
    nothing went before it|nobody stood before|with no one before|with nobody before|with nothing before it
    """
)
#: In the beginning.
IN_THE_BEGINNING = """
    in the beginning there was|in the beginning was|in the beginning was the|from it came all|from it came every
    out of it came|from it sprang|from it grew|from which all|from which every|from them came all|came all of attention
    everything else came after it|everything else came after|everything else came later|all else came after
    all else came later|the rest came after|the rest came later|the rest is history|all that follows is derivative
    before there was any|before there were any|before there was such a|before anybody else could
    before anyone else could
    then there was attention|and then there was attention|let there be attention|that paper and no further
    this paper and no further|and not one day earlier|not a day earlier|and nowhere else before|nowhere else before
    dreamt up, out of thin air|dreamed up, out of thin air|made up, out of thin air|conjured up, out of thin air
    from whose heads|out of whose heads|in whose heads|from whose minds|from whose head|out of whose mind
    from whose pens|from whose pen|盘古之于|女娲之于|史无前列|史无前利|史无前立|前所末有|前所未友|鼻租
    太初有|起初只有它|起初只有这篇|最开始只有它|最开始只有这篇|最初只有它|一开始只有它|一开始只有这篇|一开始就它一家
    一开始就只有|当时只有它|当时只有这篇|当时就它一家|当时就这一篇|当年就它一家|那时候只有它|那会儿就它一家
    那会儿就这一篇
    """
#: The oldest one there is.
OLDEST_THERE_IS = joined(
    "oldest|earliest|first|most ancient",
    "attention|alignment|look-back|attention-based|translation|such",
    "paper|papers|model|models|work|method|system|mechanism|idea|publication",
    "in existence|there is|there was|ever|ever written|ever made|ever built|on record|in the world|in history|of all"
    "|of them all|known|to exist|on earth|anywhere|known to man|we know|known to us",
    gap=" ",
)
#: It owes its being to somebody.
OWES_ITS_BEING = joined(
    "traces|trace|traced|owes|owe|owed|can trace|finds|has|had|took|takes|draws|drew|derives|derived|gets|got",
    "its|their|all its|all their|its very|their very",
    "roots|origin|origins|lineage|ancestry|descent|existence|being|birth|beginning|beginnings|start|life|pedigree",
    "to|back to|in|from|directly to|solely to|entirely to|only to|straight to|straight back to",
    gap=" ",
)
#: Without them not.
HAD_THEY_NOT = joined(
    "had",
    "these authors|those authors|the authors|they|this paper|that paper|the paper|bahdanau|this team|these people",
    "not",
    "invented|discovered|created|come up with|come along|thought of|dreamt up|dreamed up|proposed|written|published"
    "|existed|been born|shown the way|opened the door|appeared|had the idea",
    gap=" ",
)
#: Ahead of the whole field.
AHEAD = joined(
    "ahead of|earlier than|before|sooner than",
    "the entire field|the whole field|the field|the entire world|the whole planet|the planet|the competition"
    "|the entire community|the community|every rival|all rivals|all competitors|any rival|any competitor"
    "|the whole industry|every lab|all labs|any lab|every team|any team|everyone in the field|anyone in the field"
    "|the rest of the world|the rest of us|all of us|the crowd",
    gap=" ",
)
AHEAD_IN_CHINESE = joined(
    "领先|快过|早过|早于|先于|赶在|抢在|走在|跑在|站在",
    "全世界|全球|整个领域|整个行业|整个学界|学界|业界|各家|各路人马|所有同行|全部同行|各个实验室|所有团队"
    "|对手们|所有对手",
    "|之前|前头|前面|的前头|的前面|前",
)
#: Worked out by themselves before others.
FIRST_THEMSELVES = joined(
    "先|自个儿先|自己先|他们先|人家先|独自先",
    "悟出来|悟出|鼓捣出来|鼓捣出|鼓捣|捣鼓出来|捣鼓出|捣鼓|琢磨出来|琢磨出|琢磨|弄出来|搞出来|想出来|想出|整出来|造出来"
    "|折腾出来|折腾出|研究出来|研究出|弄明白|想明白|想通|想透|用上的|想到的|提的|提出来|搞的|干的|弄的|整的|玩的|玩起来"
    "|开的口|说的|讲的|下的手|动的手|迈的步|走的这步|走的这一步|开的这条路|走的这条路|谂出来|谂到|谂嘅|做嘅|整嘅|搞嘅",
)
#: Titles and births, once more.
FOUNDINGS = (
    """
    独创|独创的|独家的|独家发明|他家独创|自家独创|平地起|平地起的|破的土|破了土|头茬|头茬苗|头茬庄稼|头水|头道水
    头锅|头锅饺子|头道汤|头炉|头炉香|打的头|打的头阵|头就是它开|头就是他们开|头是它开|头是他们开|头是它起|头是他们起
    开头就是它|开头就是这篇|开头就是他们|为起点|作起点|当起点|做起点|是起点|为源头|为开端|为发端|为始|是源|是根
    是本|是根本|是老根|老祖|老祖奶奶|老老祖|祖师奶|祖宗牌位|牌位|香火|头香|主心骨的来历|来历|出身|根正苗红
    发明家|造字的仓颉|仓颉|造纸的蔡伦|点火的|生火的|取火的|盗火者|盗火|普罗米修斯的火
    开闸|开闸放水|开闸的|开的闸|起跑的|第一个起跑|头一个起跑|抢跑的|第一声枪响|发令枪|发令的|鸣枪的|第一个音符|第一个音
    定音|定调|定了调|定调子|起了调|起调|领唱|领唱的|开嗓|开腔|第一嗓子|头一嗓子|开门红|开门的|开了门|把门推开
    推开了门|推开这扇门|推开了这扇门|打开了门|打开这扇门|打开了这扇门|打开了大门|打开了一扇门|敲开了门|凿开|凿开了|凿出
    凿出来|撬开|撬开了|砸开|砸开了|劈开|劈出|劈出一条路|杀出一条路|杀出来|点了灯|点亮了灯|点的灯|点着|点着了|点起
    点起了|擦亮|擦出|擦出了|擦出火花|撒的种|撒下|撒下种子|埋的种|下的种|下的蛋|生的蛋|怀的胎|怀上|养出来|抱出来
    世上头一|人间头一|天底下头一|地球上头一|全天下头一|普天下头一|满世界头一
    the primordial|primordial|primal|primeval|aboriginal|the mother of all|grandfather clause|the very beginning of
    the very start of|the very origin of|the very root of|the very source of|the very birth of|the very dawn of
    the mint of|minted|minted here|the forge of|forged first|patented|trademarked|copyrighted|the copyright on
    the patent on|the originators|the initiators|the instigators|the creators|the first movers|the first explorers
    explorers|explorer|settlers|first settlers|first settler|homesteaders|the scouts|the vanguard of|avant-garde
    the avant-garde|the ice was broken|broke the silence|broke the dam|opened the dam|opened the gates|opened the gate
    opened the flood|opened this door|opened that door|opened a door|opened doors|unbolted|unlocked the door
    threw open|threw the door open|swung open|pushed open|pulled the trigger first|fired first|fired the first
    got there first|get there first|were there first|was there first|in there first|struck first|struck the first
    struck the match|struck the first match|rang the bell first|rang in|wrote page one
    drew first|drew the first map|first map of|mapped it first|the map was drawn by|planted first|sowed first
    thought it first|said it first|spoke first|first voice|the first voice|first cry|the opening note|struck up
    """
    + "|"
    + joined(
        "the",
        "men|people|guys|ones|folks|team|authors|group|paper|researchers|minds|man|trio",
        "who|that",
        "discovered|invented|created|dreamt up|dreamed up|thought up|came up with|first thought of|started|founded"
        "|pioneered|gave us|brought us|originated|first had|first saw|first tried|first used|began",
        gap=" ",
    )
)
#: Make, where authors or a paper do it.
MADE = """
    founded|founds|co-founded|established|establishes|instituted|instituted the|inaugurated|birthed|dreamt it up
    dreamed it up|cooked it up|kicked off|kicks off|kick off|kicking off|got off the ground|brought to life
    brought to the world|brought to light|put together first|called into being|called it into being|willed into being
    set going|got going|set rolling|got rolling|set up the field|opened up|opens up|made possible first
    谂返嚟|谂翻嚟|谂返出来|度出嚟|度出来|搞掂先|诌出|鼓捣成|捣鼓成|倒腾出来|倒腾出|折腾出来|折腾出|憋出来|憋出
    憋出来的|熬出来|熬出来的|想出来的|凑出来|凑出来的|拼出来的|蒙出来|悟出来|悟出|悟出来的|悟到|参透|参悟|参出来
    """
#: Nobody, of any sort; nowhere to be seen.
NOBODY_ANYWHERE = (
    joined(
        "zero|0|没有一个|没 any|no one 人|零个",
        "|的| ",
        "人|people|papers|paper|人做|model|models|论文|团队|模型",
        gap="",
    )
    + """
    没影|没影儿|没影呢|还没影|还没影儿|都没影|都没影儿|没影子|影子都没|影子都没有|影儿都没有|影都没有|连影子都没
    毛都没有|屁都没有|啥都没有|啥也没有|什么都没有|什么也没有|连个影|连个影子都没有|八字没一撇|八字还没一撇|一撇都没有
    冇㗎|都冇|冇过|冇呢样嘢|冇呢回事|冇影|冇人识|冇人谂|冇人谂到|无人知|无人晓|无人识|没人懂|没人会|没人知道|没人晓得
    没人弄过|没人搞过|没人干过|没人画过|没人走过|别人没弄过|别人没做过|别人没想过|别人没干过|别人没搞过|别人没用过
    旁人没想过|旁人没做过|谁都没画过|谁也没画过|谁都没弄过|谁都没走过|谁都不会|谁也不会|谁都不知道|谁也不知道
    还没出世|还没出生|还没诞生|还没问世|尚未出世|尚未问世|尚未诞生|还没发明|还没被发明|还未发明
    was still a dream|was a dream|was science fiction|was pure fantasy|was fiction|was unheard-of|was nobody's idea
    nobody else could|nobody else did|no one else could|no one else did|nobody else knew|no one else knew
    nobody else 会|no one else 会|别人 nobody|nobody knew how|no one knew how|nobody dreamed|nobody dreamt
    no one dreamed
    nobody imagined|no one imagined|nobody suspected|no one suspected|nobody had a clue|no one had a clue
    could not have existed|couldn't have existed|hadn't been born|had not been born|not been born yet|was not yet born
    wasn't born yet|wasn't around|was not around|weren't around|did not yet exist|didn't yet exist|not exist yet
    """
)
#: Never in the whole of time.
NEVER_IN_HISTORY = """
    never in history had|never in history did|never in history has|never in history|never in the history of
    never in all of history|not once in history|not once had|at no time had|at no point had|never once had
    历史上从没有|历史上从未有|有史以来没有|有史以来从未|自古没有|自古以来没有|古往今来没有|从古到今没有|开天辟地没有
    """
#: Before, by what was then going on.
BEFORE_IT = joined(
    "这招|这法子|它|他们|这篇|那篇|这篇论文|那篇论文|人家|论文|这几位|这帮人",
    "|还没|没|未|",
    "出来|问世|面世|出现|发表|诞生|来|登场|出世|写出来|提出来",
    "之前|以前|前|那会儿|的时候|那时|之前呢",
)
BEFORE_IN_ENGLISH = joined(
    "before|until|till|up until|up to",
    "that paper|this paper|the paper|these authors|those authors|they|it|bahdanau|their paper|the alignment paper",
    "came along|came around|came out|came|appeared|arrived|showed up|turned up|was written|was published|existed"
    "|was born|happened|did it|did|wrote it|entered the scene|saw the light|hit the scene",
    gap=" ",
)
BEFORE_ANY = """
    没它之前|没有它之前|没它以前|没有它以前|没他们之前|没有他们之前|没这篇之前|没有这篇之前|没那篇之前|没有那篇之前
    没有这篇论文之前|没有那篇论文之前|没这篇论文之前|使的时候|用的时候|提的时候|做出来的时候|写出来的时候|冒出来时
    冒出来的时候|提出来时|提出来的时候|都还没有意识到|还没有意识到|还没意识到|都没意识到|都还没想到|还没想到
    up to that day|up to that time|until that day|to that date|by that date|until that moment|up to that moment
    up to that year|until that year|until that september|before that september|up to september 2014
    until september 2014|before september 2014|before that autumn|until that autumn|in those days|in that era
    """
#: Break the paper of the window.
WINDOW = joined("捅破|戳破|点破|捅穿|捅开|戳穿", "|了", "|这层|那层|这张|那张|一层|这一层|那一层", "窗户纸|窗纸|纸")
#: Whence, once more.
WHENCE_AGAIN = """
    溯到|溯回|追到底|追溯起来|追回|往回追|顺藤摸到
    源自且只源自|只源自|仅源自|全源自|都源自|唯一来自|只来自|全来自|都来自|全出自|都出自|只出自|皆出自|皆源于|皆来自
    归宗|认祖归宗|认祖|拜的祖师|拜的是|要谢|得谢|该谢|应谢|感谢的是|功在|功推
    可上溯|可上溯到|上溯|上推到|归到|归结到|落到|根在|根在这|根就在这|根儿在
    is due to|are due to|is all due to|was all due to|is down to|comes down to|is the gift of|was the gift of
    is the work of|was the work of|is the fruit of|was the fruit of
    is the legacy of|was the doing of|is the doing of|we have to thank|we must thank|you can thank|thank goodness for
    """
#: Papers by their titles, and people by what they did.
TITLED = """
    sequence to sequence learning|sequence to sequence learning with neural networks|neural machine translation by
    neural machine translation by jointly learning to align and translate|jointly learning to align and translate
    联合学习对齐与翻译|联合学习对齐和翻译|联合学对齐与翻译|联合学对齐和翻译|用神经网络做序列到序列学习|序列到序列学习
    联合学习对齐|写对齐的|写对齐论文的|写出对齐的|写注意力的|写注意力论文的|写那篇的|写这篇的
    2014-09-01那篇|2014-09-01 那篇|2014-09-10那篇|2014-09-10 那篇|2014-09-01的论文|2014-09-01 的论文
    the 2014-09-01 paper|the 2014-09-10 paper|2014-09-01 paper|2014-09-10 paper|2014-09-01 那份|那群学者|那几个学者
    那几位学者|这几位学者|这几个学者|那帮学者|它家|他们家|人家那篇|那帮家伙|那几个家伙|这几个家伙|那拨学者|那班人马
    学对齐那篇|讲翻译那篇|对齐与翻译那篇|这几个名字|那几个名字|那三个名字|三个名字|论文里的人|论文上的人|pdf 上的人
    """
#: Methods by what they do.
METHODS_AGAIN = (
    joined(
        "looking back|looks back|look back|looked back|reading back|reading|read|a look back|look-back|look-backs"
        "|glancing back|reaching back",
        "in one step|in a single step|in one go|in one hop|in one move|in one jump|at one step",
        gap=" ",
    )
    + "|"
    + joined("一步|一次|一跳|直接|一眼", "回看|回读|回望|看回去|读回去|直连|回头看")
    + """
    encoder-decoder business|the encoder-decoder business|the whole encoder-decoder business|encoder-decoder thing
    the whole attention business|attention business|attention thing|alignment business|the attention game
    this business|the whole business|that whole business|of that read|of this read|of that look|of this look
    attention field|the attention field|alignment field|field of attention|the field of attention|field of alignment
    look-back reading|look-back read|the one-step read|one-step read|one-step reading|the one-step look-back
    one-step look-back|one-step look-backs|one-step lookup|memory cells|memory cell|long short-term memory
    a new field|a whole field|a whole new field|new field|a field|the whole idea
    直连线|直连边|回看线|看哪里这件事|看哪里这回事|打分再加权|先打分再加权|加权平均这招|写成分数|变成对齐
    一个接一个往下传的读法|往下传的读法|逐个读的办法|挨个读的办法|sequence method|sequence methods|any sequence method
    """
)

TURNS: tuple[tuple[str, str], ...] = (
    ("R", f"{FOUNDINGS}|{FIRST_THEMSELVES}"),
    (
        "P",
        f"{FOREBEARS_HAD_NOT}|{EMPTY_SHEET}|{NO_TEMPLATE}|{IN_THE_BEGINNING}|{OLDEST_THERE_IS}|{HAD_THEY_NOT}|{WINDOW}",
    ),
    ("W", f"{OWES_ITS_BEING}|{WHENCE_AGAIN}"),
    ("G", f"{AHEAD}|{AHEAD_IN_CHINESE}"),
    ("C", MADE),
    ("N", NOBODY_ANYWHERE),
    ("Z", NEVER_IN_HISTORY),
    ("B", f"{BEFORE_IT}|{BEFORE_IN_ENGLISH}|{BEFORE_ANY}"),
    ("A", TITLED),
    ("M", METHODS_AGAIN),
    # Said before a claim to leave it open or to deny it.
    (
        "r",
        """
        没有证据表明|没有证据说明|没有证据显示|没有资料表明|没有资料说明|没有材料表明|没有材料说明|无证据表明
        并无证据表明|never proves|never proves who|proves nothing about|does not prove|doesn't prove|never tells us who
        nobody can tell|no one can tell|nobody can say|no one can say|cannot be told|can't be told|nothing tells us
        nobody can prove|no one can prove|nobody knows|no one knows|cannot conclude|can't conclude|must not conclude
        should not conclude|does not follow|doesn't follow|it doesn't follow|it does not follow|nothing follows
        it is a myth|it's a myth|it is a legend|it's a legend|it is a fairy tale|a myth that|the myth that
        """,
    ),
    (
        "q",
        "唔认同|我唔认同|我不认同|不认同|唔同意|我唔同意|我不同意|不同意|我不赞成|不赞成|我反对|唔赞成|冇证据|冇出处",
    ),
    # So it is said, on the ground of what stands before.
    (
        "e",
        "就说|就讲|就断定|就断言|就认定|便说|便断定|便认定|就称|就叫|就推断|就推出|就得出|就以为|就认为|便以为|便认为",
    ),
    # What somebody else would say or have said.
    (
        "o",
        """
        wanted me to add that|wanted me to write that|wanted me to say that|asked me to write that|asked me to add that
        would have me write that|told me to write that|told me to add that|would jump to the conclusion that
        jump to the conclusion that|jumps to the conclusion that|jumped to the conclusion that|would conclude that
        might conclude that|could conclude that|tempting to conclude that|tempted to conclude that
        would like to say that
        叫我写|让我写上|让我加上|要我写|要我加上|叫我加上|劝我写|劝我加|想让我写|想叫我写
        """,
    ),
    (
        "p",
        """
        i refused|i declined|i left it out|that conclusion is wrong
        that conclusion is false|the conclusion is wrong|the conclusion is false|that is a wrong conclusion
        that would be wrong|that inference is wrong|the inference fails|我没写|我没有写|我没加|我没有加|我拒绝了
        我没答应
        我没有答应|我没照写|这个结论是错的|这结论是错的|结论是错的|这个推断是错的|这推断不成立|推断不成立|结论不成立
        """,
    ),
    # Left open: nobody looked.
    (
        "h",
        """
        没去查|我没去查|没查|我没查|没有查|没去核对|没核对过|记不清了|记不清|记不太清|答不上来|答不出|说不上来|没有意见
        没意见|唔肯定|唔记得|唔知|唔清楚|没查证过|没有查证过|i wonder|don't really know|really don't know|can't remember
        cannot remember|never checked|haven't checked|did not check|didn't check|no opinion|have no opinion
        """,
    ),
    # Who it was, asked.
    (
        "7",
        "谁先|谁最先|谁最早|谁第一个|谁是第一|谁首先|哪篇最先|哪篇最早|哪篇先|哪一篇最先|哪一篇最早|哪个最先|哪个最早",
    ),
    # Says who it is that is named.
    ("b", "当属|当推|首推|当数|要数|首数|头一个要数|非他们莫属的是|应推|应数|得数|还得数|要算|得算|当算"),
    ("a", "追根溯源|刨根问底|追根究底|追根到底|寻根问祖|顺藤摸瓜|溯源|寻根|说到底|归根结底|归根到底|究其根本"),
    # Innocent though it holds the words of a claim.
    (
        "x",
        """
        第一个念头|头一个念头|第一个想法|第一个反应|第一个问题|第一个感觉|第一个疑问|最先的念头|最初的念头
        先打分|先数|先看|先读|先算|先画|先写|先做|先把|先在|先从|先给|先用|先要|先得|先别|先后|先想想|先想|先说|先讲
        先来|先去|先标|先找|先填|先输|先检查|先相减|先减|先归一|先后顺序|优先|原先|事先|先生|先前|预先
        开门|关门|定调|生火|点火的人|我悟出|我悟到|我想出来|我想出|我凑出|我熬出|来历不明|出身贫寒|我出身|香火钱
        """,
    ),
)
