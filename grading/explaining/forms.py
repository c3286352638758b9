"""Words that are built of parts, and further words by meaning, for both sentences: data only.

A neighbour is a place (上一, the previous) with a unit (步, 格, state); independence is a negation with
a tie (没有任何 + 关系): products of short lists, so that one new part serves all its combinations.
"""

from __future__ import annotations

from collections.abc import Iterable


def joined(*parts: Iterable[str]) -> str:
    """Join every choice of one from each part, as words for a lexicon."""
    found = [""]
    for part in parts:
        choices = tuple(part)
        found = [left + right for left in found for right in choices]
    return "|".join(found)


#: What a step, its moment or its result may be called.
_UNITS = (
    *("步", "格", "拍", "环", "位", "项", "步骤", "时刻", "时间步", "状态", "隐藏状态", "隐状态", "单元", "位置"),
    *("字", "词", "层", "节", "节点", "瞬间", "刻", "步的状态", "步的结果", "步的输出", "token", "step", "state"),
    *("hidden state", " hidden state", " step", " state", " token"),
)
_BEFORE = (
    *(
        "上一",
        "前一",
        "上一个",
        "前一个",
        "上个",
        "前个",
        "前面那",
        "前面那个",
        "前面一",
        "前边那",
        "前边那个",
        "上面那",
    ),
    *("先前那", "之前那", "之前那个", "左边那", "左边那个", "左侧那个", "头前那", "前头那", "前头那个", "前面的"),
    *("它前面那", "它前面的", "它前面一", "紧挨着的前一", "旧的", "老的", "前一旧", "紧邻的前一", "相邻的前一"),
)
_AFTER = (
    *(
        "下一",
        "后一",
        "下一个",
        "后一个",
        "下个",
        "后个",
        "后面那",
        "后面那个",
        "后面一",
        "后边那",
        "后边那个",
        "后头那",
    ),
    *(
        "次一",
        "接下来的",
        "紧接着的",
        "紧随其后的",
        "右边那",
        "右边那个",
        "后面的",
        "它后面那",
        "它后面的",
        "新的",
        "随后的",
    ),
    *(
        "这一",
        "这个",
        "本",
        "此",
        "该",
        "当前",
        "当前的",
        "任一",
        "任何一",
        "任意一",
        "每",
        "每一",
        "每个",
        "每一个",
        "各",
    ),
    *("各个", "哪一", "每一个新", "呢一", "呢个"),
)
_STEP_BEFORE = ("previous", "preceding", "prior", "earlier", "last", "former", "prev", "old", "foregoing")
_STEP_AFTER = (
    *("next", "following", "subsequent", "later", "current", "this", "each", "every", "any", "new", "succeeding"),
    *("present", "coming"),
)
_THINGS = (
    *("step", "state", "one", "result", "output", "hidden state", "hidden", "activation", "value", "token", "word"),
    *("position", "cell", "link", "timestep", "time step", "computation", "calculation", "vector", "unit", "moment"),
    *("hidden vector", "answer", "outcome", "element", "steps", "states", "results", "iteration", "h", "update"),
)
_TIES = (
    *("关系", "关联", "联系", "依赖", "依赖关系", "牵连", "瓜葛", "影响", "干系", "相干", "交集", "先后关系", "因果"),
    *("先后顺序", "先后", "因果关系", "前后关系", "依赖性", "牵扯", "顺序要求"),
)
_UNTIED = (
    *("没", "没有", "没啥", "没什么", "毫无", "无", "并无", "不存在", "没半点", "没多大", "没任何", "没有任何"),
    *("没有什么", "没有半点", "不存在任何", "并没有", "并没有什么", "没有啥", "其实没有", "根本没有", "冇", "冇乜"),
)
#: One to the next: 一步压一步. What ties them, and what only follows.
_LINKS = ("步", "环", "格", "个", "层", "棒", "级", "节", "段", "代", "扣", "拍", "站")
_TYING = (
    *(
        "扣",
        "套",
        "压",
        "连",
        "卡",
        "咬",
        "推",
        "传",
        "靠",
        "牵",
        "带",
        "生",
        "引",
        "等",
        "顶",
        "赶",
        "扣着",
        "套着",
        "压着",
        "连着",
        "卡着",
    ),
    *("咬着", "推着", "靠着", "传给", "依赖"),
)
_FOLLOWING = ("接", "挨", "跟", "接着", "挨着", "跟着", "等着")


def _chained(verbs: Iterable[str]) -> str:
    return "|".join(f"一{unit}{verb}一{unit}" for unit in _LINKS for verb in verbs)


WHY_FORMS: tuple[tuple[str, str], ...] = (
    (
        "P",
        joined(_BEFORE, _UNITS)
        + "|"
        + joined(("上一", "前一"), ("布", "部", "不", "歩"), ("", "的", "地"))
        + "|"
        + joined(("以前一", "以上一", "以前一个", "以上一个", "以前面那", "以上个", "以前面一"), _UNITS)
        + "|"
        + joined(
            ("output", "result", "state", "outcome", "answer", "value", "end"),
            (" of", " at", " from", " after"),
            (" one step", " a step", " one"),
        )
        + "|"
        + joined(
            ("output", "result", "state", "outcome", "answer"),
            (" of", " from"),
            (" each step", " every step", " any step"),
        )
        + "|"
        + joined(("一个", "一步", "一格"), ("算完", "做完", "完成", "弄完", "结束", "跑完", "走完", "出来"))
        + "|"
        + joined(_STEP_BEFORE, " ", _THINGS)
        + "|"
        + joined(
            ("step", "state", "word", "token", "position", "cell", "link", "moment", "unit", "neighbour"), (" before",)
        )
        + """
        |左边|左边的|左侧|左侧的|左邻|前步|以前步|旧状态|旧的状态|旧值|旧的|旧的隐藏状态|老状态|前一步骤|先头|先前
        头前|头里|前面交来
        前面传来|前头那位|前一步交来的|前一步给的|上一步给的|上一步交来的|上一步递来的|上一步留下的|前一步留下的
        上一步的得数
        倒数第二步|倒数第二个|它之前|它前边|它前头|前一件|上一手|上手|前人|先一步|前序步骤|前序状态|前期|上期|早先
        前一步之果|上一步之果|h_{n-1}|h_{i-1}|h_{k-1}|x_{n-1}|x_{t-1}|s_{n-1}|s_t-1|s_{k-1}|x_{i-1}|y_{t-1}|a_{t-1}
        z_{t-1}|c_{t-1}|h^{t-1}
        the one in front|in front of it|one in front of it|from before|step earlier|old state|the one above|one above
        above it|one step's|a step's|finishing one step|completing one step
        finishing one|one has to be finished|one must finish|one has to finish|one must be finished|one has to end
        one must end
        |left neighbour
        left neighbor|to its left|on its left|the left one|predecessor state|the step just before|just before it
        just before|right before it|the past|past states|past steps|what came earlier|earlier ones|one step back
        before state|before result|before one|front step|front steps|front state|the front|yesterday's|befor|previos
        previus|prevous|privious|previuos|befor step|a step back|one step ago|before step
        what went before|upstream|former one|the old one|prev|antecedent
        """,
    ),
    (
        "N",
        joined(_AFTER, _UNITS)
        + "|"
        + joined(("下一", "后一", "每一"), ("布", "部", "不", "歩"))
        + "|"
        + joined(_STEP_AFTER, " ", _THINGS)
        + """
        |另一个|另一步|另外一个|t|哪步|步步|右边|右边的|右侧|右侧的|后步|次步|新状态|新的状态|新值|新的|后边|后边的
        后头的|随后
        往后|最后一步|最后的|每步都
        接下来|接下去|下面那步|下边那步|下面的步|下手|后人|下一手|后期|下期|新的隐藏状态|后序|后序步骤
        x_{t+1}|h_{t+1}|s_{t+1}|x_{n+1}|s_t|h_n|h_k|h_i|x_{k+1}|h_{k+1}|h_{n+1}|the new state|new state|new one
        a state|a hidden state|any state|each h|every h|each hidden|behind step|behind steps|the behind|back step
        successors|step after|step after it|its successor|the new one|right neighbour|to its right|downstream
        the rest|latter|the latter
        """,
    ),
    (
        "D",
        """
        留下|剩下|基础上|的基础上|依着|依|循着|照着|为因|挂在|卡在|卡着|搭在|压在|踩着|站在|承|必承|承接着|承袭|衔接
        续上|续着|攥着|捧着|揣着|接到|接住|收到|收下|等来
        盼着|守着|认|只认|依仗|凭着|就着|顺着|紧接|紧跟|转移而来|而来|推导而来|演变|演化|得出|算得|生成|产生|长出来
        导出|递推出|继承|延续|交给|给|交出|供给|提供|输送|递出|吐给|塞给|送给|扔给|甩给|转交|移交|供应|吐出|吐出来
        交了|交货|交货了|嚟计|攞|要攞|攞到|靠住|用返|用番|等埋|挨着|建于|立在|立于|根植于|系于|倚赖|倚仗|倚靠|赖于
        有求于
        打底|垫底|为底|作底|为据|为凭|作输入|作为输入|当输入|做输入|作条件|作为条件|为输入|为起点|作起点|做起点|作原料
        做原料|为原料|为依据|作依据|作前提|是前提|的前提|写下|写下的|交来|套用|代入|带入|引入|调用|援引|续接
        只看自己前|只看自己的前|只看自己上|只用自己前|传递|递交|流向|流入|流到|输入到|输给|汇入|并入|融入|包含着
        worked out from|worked out|figured out from|inside it|within it|made out of|made of|made up of|made by
        created from|grown from|grows out of|stems from|springs from
        arises from|evolves from|taken from|carried from|comes out of|starts with|start with|begins with
        has to have|have to have|wants|want|asks for|calls for|demands|demand|counts on|count on|leans on|stands on
        sits on|hooked to|tied to|bound to|chained to|attached to|hangs from|hanging from|hung from|got from|got
        reworks|reworking|linked to|connected to|hinging on|resting on
        refers to|refer to|reads|read|looks at|looks back at|looks back to|works from|work from|works with|given
        given by|gives|give|passes|pass|passed|passes on|hands|hands on|hands over|handed over|sends|sent|inherit
        inheriting|consuming|consumed by|receiving|receive|receiving from|takes over|carries on from|carry on from
        eats|eat|waits on|wait on|waiting on|waiting for|held up by|blocked by|gated by|fed by|fed with|supplied by
        depnds|depand|depands|depands on|dependes|dependes on|depens|an argument of|argument of|input of|as input
        used as input|used by|used in|used for|written by|wrote|left by
        left behind by|determined by|defined by|defined from|defined in terms of|in terms of|computed out of
        precondition|a precondition|prerequisite|a prerequisite|necessary for|needed for|needed by|required for
        required by|essential for|indispensable|indispensable for|transforms|modifies|extends|updates|completes
        """,
    ),
    (
        "R",
        """
        初值|终值|初态|末态|起点|终点|自变量|因变量|得数|产出|成果|成品|隐向量|隐藏向量|隐层|激活值|中间结果|中间状态
        产出物
        果|之果|参数值|输出值|输出向量|计算结果|運算結果|运算结果|计算产物|答数
        hidden vector|hidden vectors|outcome|product|vector|activations|message|material|intermediate result|number
        starting point|final value|initial value|starting value
        """,
    ),
    (
        "Z",
        """
        没交|没交货|没吐|没写|没落地|没到手|没动静|没弄完|没弄好|没跑|没跑通|未毕|未竟|未成|未完|未计完|冇计完|冇算完
        未算|未算好|冇计|不交|不给|不传|不吐|悬着|空着|是空着的|是空的|空的|没着落|缺席|没影儿|没产出|没搞完|没搞定
        没整完
        没算完之前|算好之前|算完之前|算完前|出来之前|完成之前|出结果之前|出结果以前|出结果前|算出来之前|算出之前|没轮完
        断供|断粮|没交接|没收尾|没停|未出|未出来|莫得|没得|莫算完
        lacks|lack|would lack|lacking|short of|empty|still running|still being computed|unfinished|incomplete
        undone|pending|unknown|not known|not been computed|has not been made|not been made|yet to be computed
        has ended|ends|ended|arrives|arrived|has arrived|has come|is there|are there|exists|exist|is in|is over|is out
        is known|known|have been computed|delivers|delivered|hands it over|comes out|came out|finish|finishing|complete
        """,
    ),
    (
        "V",
        """
        开不了工|没法开工|开工|才能开工|动工|起步|迈不出|迈不开|抬不起来|玩不转|抓瞎|没辙|没戏|歇菜|白搭|傻眼|缺输入
        少了输入|缺了输入|少输入|断了|就断|就断了|踩空|扑空|落空|悬空|卡壳|无从算起
        无从下手|无从谈起|无从计算|无从开始|无从|没得读|没米下锅|无米下锅|巧妇难为|无米之炊|空转|断档|接不上|续不上
        接不到
        接不下去|走不下去|算不下去|进行不下去|继续不下去|继续不了|启动不了|没处下手|停摆|停工|歇着|不得起|转不动
        转不起来|推不动
        推不下去|计唔到|做唔到|冇得计|冇得做|郁唔到|冇法计|冇嘢好用|冇嘢用|算不得|算不成|计不了|开不了头|开不了口|启动
        动身|迈步|没着手处|才算得出|算得出|才算得了|方可运算|方可|方能|始能|始可|才好算|才好做|才有得算|才有东西可算
        才有东西|才有输入|才有的算|才有得|才有下|才知道|才晓得|才得|没东西可算|没材料|没原料|没食材|两手空空|手里是空的
        can't move|cannot move|can't go on|cannot go on|cannot proceed|can't proceed|has no input|have no input
        would have no input|nothing to work with|nothing to work on|nothing to go on|nothing to feed on
        grinds to a halt|idles|is idle|idle|blocked|is blocked|stalls|would be stuck|cannot know|can't know
        can be known|can be worked out|can't happen|cannot happen|may begin
        may start|may proceed|able to start|to start|to begin|starting|could not start|couldn't start|comes to a stop
        can be made|can exist|can't exist
        cannot exist|can be formed|can be evaluated|begin|begins
        """,
    ),
    (
        "M",
        """
        必|必得|须得|定要|才算|才有|才会|才好|才可|才成|方才|先至|总得|总要|皆须|都须|应先|必定|必要|唯有|惟有|只有
        不得不
        only when|only once|only after|not until|can only be|only then|has got to|have got to|obliged to|forced to
        needs to|need to|we must|is to be|ought to
        """,
    ),
    (
        "O",
        """
        一次性算|一次性|一口气|一次算完|一齐|一齐算|一齐做|一齐计|一齐计算|并行化|平行化|并行执行|并发|同时执行|同时计算
        对换|交错|交叠|插进|抄捷径|抄小路|跨过|跨越|越级|倒序|先行|拆散|拆成两半|分头做|分开做|化整为零|一股脑|直接跳到
        直接从|直接算到|一步到位|一步登天|齐做|并着来|先跑|先走|先动|一块来|一起来|一并|一并算|一次过|乱序算|倒过来
        倒过来算|打散|错位
        parallelizable|parallelisable|in same time|in the same time|same time|overtake|overtakes|moved ahead
        ahead of time|ahead of another|ahead of its turn|trade places|change places|switch places
        rearrange|bypassed|bypass
        brought forward|bring forward|jump the queue|run together|done together|done at once|done simultaneously
        computed in parallel|computed at once|computed simultaneously|in one go|out of turn|jump over|leap over
        straight to|directly to|skip over|skip ahead|skipping|in a different order|change order|changed|reversed
        executed in parallel|two at once|two steps at once|all in one go|in tandem|reordering|fast-forward|go first
        """,
    ),
    # m: left out.
    (
        "m",
        """
        断一步|少一步|缺一步|漏一步|丢一步|断一环|省掉|省去|漏掉|删掉|去掉|抽掉|拿掉|砍掉|少掉|少走|少算|漏算|省了
        掐掉|减掉|抽走
        left out|is dropped|dropped|drop|omitted|omit|leaving out|leave out|leave one out|remove|removing|removed
        take one away|cutting|cut out
        """,
    ),
    (
        "F",
        _chained(_FOLLOWING)
        + """
        |顺着来|顺着时间|按着来|从左到右|从左往右|从前到后|从前往后|按时间|按时间顺序|循序|循序渐进|按序|依序|依次序
        照次序|照顺序|排着队|有序
        一步一步来|一步步来|一个个来|一步一步地|接着一个|先后次序|前后顺序|前后次序|一个一个来|一个一个地|迭代|逐步迭代
        in sequence|in succession|successively|consecutively|left to right|from left to right|in single file
        one token at a time|one step at a time|one then another|one then the next|iterative|iterated|consecutive
        sequence of operations|in their order|in that order|orderly|in a queue|in a line
        """,
    ),
    (
        "T",
        """
        绑定|钉死|写死|卡死|框死|天生|天然|本来就是|与生俱来|说了算|规定死|定下来|定下
        imposed|imposed by|dictated|dictated by|given by the structure|enforced|inherent|inherently|rigid|unavoidable
        """,
    ),
    (
        "X",
        _chained(_TYING)
        + "|"
        + joined(
            (
                "换",
                "乱",
                "颠倒",
                "跳",
                "插",
                "并",
                "拆",
                "绕",
                "越",
                "叠",
                "调",
                "抢",
                "重叠",
                "并行",
                "交换",
                "对调",
                "打乱",
            ),
            ("不得", "不了", "不开", "不过", "不过去", "不成", "不进"),
        )
        + """
        |前后咬合|相互咬合|咬合|嵌套|层层嵌套|复合函数|套娃|时间上的依赖|时间上有依赖|时间依赖性|依赖性|前后依赖性
        时序关系|一条链|链状|链式结构|链式传递|首尾相连|首尾衔接
        层层相扣|一脉相承|承前启后|承上启下|承前|自回归|马尔可夫|马氏链|递推公式|递推关系|递归公式|递归关系|递归定义
        前后相承
        逐步传递|一步一步传|一步步传|逐级传递|接力传|一个传一个|传下去|往下传|往后传|向后传递|向后传|层层传|一路传|滚动
        一个等一个|一步等一步|一环等一环|互相咬合|丝丝入扣|休戚相关|唇齿相依|有前才有后|有因才有果|有因有果|前赴后继
        前因没有|就接不上了|承接关系|依存|依存关系|前后依存|前后相依|牵一发|前后衔接|环环紧扣|传递关系|递进关系
        一个喂一个
        strictly ordered|totally ordered|causal order|critical path|dependent steps|dependent computations|nested|f(f(
        composed|loop-carried|causally linked|recursively|recurrently|autoregressive|auto-regressive
        causality|precedence|carries over|carried over|carry over
        carried forward|carries forward|carry forward|passed along|passed forward|passed down|handed on|handed down
        handed along|fed back|feeds back|looped back|loops back|markov|markovian|sequential dependence|inherently serial
        inherently sequential|strictly sequential|purely sequential|sequential by nature|serial by nature|interdependent
        carries its state|carries the state|carry its state|carries state|carries a state|carrying its state
        state is carried|state carries|cumulative|accumulates|interlocked|interlinked|intertwined|domino effect
        state flows|information flows|builds on itself|bootstraps|is input to|is input for|becomes input
        becomes the input
        becomes the next|next step's input|next step input|input to the following|steps are dependent
        """,
    ),
    (
        "I",
        joined(_UNTIED, _TIES)
        + "|"
        + joined(
            ("谁也不", "谁都不", "谁也不用", "谁都不用", "谁也无需", "谁也不必", "谁都无需", "谁也没"),
            ("挨着", "挨", "靠", "等", "求", "管", "碍着", "依赖", "欠", "理", "看", "影响", "碰"),
            ("谁",),
        )
        + "|"
        + joined(
            ("对后一步", "对下一步", "对后面", "对后面的步"),
            ("没用", "没有用", "无用", "没有作用", "没作用", "不起作用"),
        )
        + "|"
        + joined(("只看", "只管", "只用", "只处理", "只算", "只靠", "只顾", "只需要", "只需"), ("自己",))
        + "|"
        + joined(("only looks at", "only uses", "only needs", "only sees", "only reads", "only handles"), (" its own",))
        + """
        |不受影响|单独完成|单独做|单独跑|单独进行|单独得到|独自完成|互不打扰|互不关心|自己算自己的|各自算|各自算各自
        平行关系|互不挨着|不挨着|各走各|各忙各|各跑各|各过各|各不相关|各不相扰|井水不犯河水|两不相干|不搭界|不沾边
        没相干
        不连着|不挂钩|两码事|独立进行|独立完成|独立运行|可独立|能独立|相互无关|互相无关|前后无关
        no effect|no effect on|no influence|no bearing|no impact|has nothing to do with|have nothing to do with
        nothing to do with|in isolation|isolated|stand on their own
        no link|no relationship|doesn't care about|does not care about|don't care about|do not influence
        don't influence|do not interact|don't interact|free of each other|decoupled|separable
        """,
    ),
    (
        "A",
        """
        谁先谁后都|谁先谁后无所谓|先后无所谓|后面的可以先|后面可以先|后面的步可以先|后面的步骤可以先|后边的可以先
        哪个先算
        哪个在前都|谁在前谁在后都|随便哪|任何顺序|怎样排|前后颠倒都|颠倒也|颠倒着
        order is arbitrary|arbitrary order|random order|in random order|any sequence|later steps can go first
        """,
    ),
    (
        "o",
        """
        another step|any other step|other steps|another|any other|别的步骤|别的步|其他步|其它步|其他步骤|其它步骤
        一个等
        """,
    ),
    # u: that the number can be cut, or a step go before its turn, after all.
    (
        "u",
        joined(
            ("can", "may", "could"),
            (" start", " begin", " be done", " be computed", " run", " go", " be calculated", " be taken", " work"),
            (" before", " without"),
        )
        + """|
        能减|可以减|减得下来|可以减少|能减少|可以减半|能减半|就减半|减半了|缩短一半|少一半|就下来了|能降下来|可以降
        可以缩短
        能缩短|可以更少|能更少|可以省|能省|减得了|可以少|能压缩|可以压缩|是可以减的|能减下来|可以减下来
        随便挑一步|随便选一步|顺序是可以改|顺序可以改|不分前后|不分先后|同时开始就|同时做就|多线程|从最后一步开始
        从最后一步算起|直接算最后|就能减|就可以减|就能减少|就能减半|就能减成|就能缩短|就会减少|就能降
        就能省
        照样能|照样可以|照样算|照样走|照样做|照常能|照常算|仍能算|仍可以算|可以先于|能先于|可以早于|能抢在|可以抢在
        interchangeable|are separate|all separate|separate from|order isn't important|there's no order
        there is no order|parallelism would
        any time|swap any|nothing depends on|batch makes it fewer|can be cut|can be reduced|could be cut
        could be reduced|can be halved|can be shortened|can cut|can reduce
        could cut|would cut|halves|halve|is reducible|can be lowered|can be less
        """,
    ),
    (
        "x",
        """
        卡片|刷卡|卡车|用处|有些|有没有|有个|有一个|给我|给你|怎么用|作用域|认为|认真|认识|果然|如果说|效果|水果
        新的一
        """,
    ),
    (
        "d",
        """
        离了|离开了|抛开|撇开|甩开|无视|忽略|不理|不理会|不关心|不参考|不参照|不搭理|不顾
        ignores|ignore|ignoring|does not use|doesn't use|do not use|don't use|never uses|does not look at
        doesn't look at
        never looks at|does not read|doesn't read|don't look at
        """,
    ),
    (
        "n",
        joined(
            ("没有", "没"),
            ("哪", "哪一", "任何", "一", "哪个", "任何一", "任何一个", "一个"),
            ("步", "步骤", "时间步", "时刻"),
        ),
    ),
    ("d", "needs nothing|need nothing|uses nothing|takes nothing|requires nothing|nothing from"),
    (
        "I",
        joined(
            ("只依赖", "只取决于", "只看", "只用", "仅依赖", "只跟", "只和", "只需要", "只靠"),
            ("当前输入", "当前的输入", "当前词", "当前字", "当前的字", "本步的输入", "自己的输入", "自身", "自己"),
        )
        + "|"
        + joined(
            ("depends only on", "only depends on", "depends solely on", "depend only on", "only depend on"),
            (" its own", " their own", " the current input", " the current word", " the current token", " itself"),
        ),
    ),
    (
        "X",
        joined(
            ("can't", "cannot", "can not", "couldn't"),
            (" start", " begin", " run", " be done", " be computed", " go", " be started"),
            (" before", " until"),
        ),
    ),
    ("o", "other step|the other|the other step"),
    ("x", "花时间|要花|要花时间|要时间|花费|耗费|要多久"),
    ("c", "nothing stops|nothing prevents|no reason not to|大可|尽可|不妨|完全能|可能|都能够"),
    (
        "K",
        """
        也不能|都不能|也无法|都无法|也没法|都没法|也不可|都不行|都不成|也不成|也不准|都不可以|也不可以|绝不能|决不能
        并不能|都别想
        """,
    ),
)


def _ones(number: str) -> tuple[str, ...]:
    return tuple(
        f"{number}{unit}" for unit in ("条", "个", "份", "行", "路", "组", "排", " 条", " 个", " 份", " 行", " 路")
    )


WHAT_FORMS: tuple[tuple[str, str], ...] = (
    (
        "C",
        """
        第一步|第1步|第 1 步|第二步|第2步|第 2 步|第k步|第 k 步|第i步|第 i 步|第n步|第 n 步|一拍|每一拍子|一拍子
        这一步|一步下去
        步里|步骤内|步骤里|每一时间步|一时间步|每一个时间点|每个时间点|每一刻|每刻|走每一步|每个步子|每一步子|每一步骤
        一个时间步
        每個step|每一 step|每一step|每迈一步|每跨一步|每前进一步|每次前向的一步|单步之内|一个步骤|任一步|任何一步
        每個時間步
        the step|in one step|same position|the same position|t-th token|position t|step k|step n|step i|at step t
        in step t|step t|time t|timestep t|each timestep
        every timestep
        per timestep|one timestep|a timestep|a single step|single step|any step|any one step|in the same step|same step
        in any step|in that step|inside one step|within one step|within every step|inside the step|each stage
        every stage|each tick|every tick|per tick|each of the steps|each of the 50|each of the fifty|all steps
        each iteration|every iteration|for every step|with each step|with every step|on each step|on every step
        step does
        /step|/ step|inside steps|within steps|each stpe|evry step|eachstep
        """,
    ),
    (
        "B",
        """
        全体|全体序列|整批序列|整批数据|整组|一整组|全组|所有条|全部条|大家|所有人|批里所有|批内所有|批次里|整个批次
        一整个批次
        批次中|所有的样本|全部样本|所有的条|每一条|每条|各条|一整排|整排|批中|一整列|一列|整列
        a batch|the whole group|whole group|the group|many sequences|many sequence|many rows|lots of sequences
        whole column|a whole column|all sequence|all the sequence|16 sequence|everyone in the batch
        everything in the batch|entire minibatch|full set|whole set|the lot|every member
        all the samples|all samples|all rows|every row|all members|all inputs|all of the batch|every one of them
        """,
    ),
    (
        "T",
        """
        并肩|肩并肩|手拉手|手挽手|肩挨肩|排成一排|一字排开|并驾齐驱|齐进|并进|齐发|齐头|齐刷刷|一齐|成排|一起上|同进
        同走
        一锅端|一把|一网打尽|一勺|一块走|并着|并着走|齐着|同步走|同拍|步调一致|步伐一致|步调|一致|捆在一起|绑在一起
        捆着|凑在一起|摞在一起
        叠在一起|堆在一起|拼在一起|拼成|堆成|摞成|叠成|捆成|打成|凑成
        abreast|shoulder to shoulder|hand in hand|in lock step|in unison|in tandem|as one|in formation
        in the same time|same time|all together|in one shot|in one pass|in one sweep|in a single pass|en bloc
        collectively
        stacked|stacked up|lined up|packed|bundled|batched|as a block|in bulk|togehter
        """,
    ),
    (
        "H",
        """
        读|读进|带上|捎带|顺带|顺带算|迈|带动|推动|领着|拉着|吐出|产出|产生|生成|出|拿下|过|搬|抬|覆盖|涵盖|面对|服侍
        应对
        计|计埋|做晒|一齐计|装下|装得下|能容|容下|塞进|塞下|收|接|递|喂给|接收|接受|吞进|咽下|打理|管着|照看
        read|reads|span|spans|output|outputs|produce|produces|calculate|calculates|treat|treats|take care of
        takes care of
        swallow|swallows|eats|digests|crunches|go through|goes through|fit|fits|packs|pulls|hauls|tackles|treating
        accommodates|includes|include|comprises|operates on|acts on|applied to|applies to|passes|pass through
        """,
    ),
    (
        "W",
        """
        更沉|变沉|沉了|不止一条|不只一条|不只算一条|不止算一条|不仅一条|不光一条|不只是一条|不仅仅是一条|不止处理一条
        多了一维
        多一维|多出一维|多了个维度|加了一维|加一维|二维|变二维|张量|变粗|更粗|粗了|腰围|扩宽|展宽|变阔|阔了|更阔
        更大块|并排的条数
        横向|横截面|更大的批|多了一个维度|多出一个维度|成块|成片|一排点|一排|成排
        more than one sequence|not just one sequence|not only one sequence|abroad wider|wieder|broadens|widens|widened
        batch axis|extra axis|extra dimension|a block of|blocks of|matrices|matrix-matrix|bigger matrices
        larger matrices
        parallel over the batch|parallel across sequences|batch is parallel|parallel within a step|matmul|gemm
        matrix multiply|heavier steps|wider steps|fatter steps|thicker steps|fuller steps|2d|two-dimensional
        batch dim|fattened|thicken|thickens|16-wide|chunkier
        """,
    ),
    (
        "s",
        joined(
            ("只",),
            ("管", "顾", "处理", "算", "看", "做", "带", "走", "喂", "读"),
            ("一条", "1条", " 1 条", "一个", "单条"),
        ),
    ),
    ("Q", "条数|序列数|样本数|序列|条数多|活儿|活计|份额|要算的量|算的量|处理的量|任务|担子|货|工序|产量|并行数"),
    (
        "Q",
        """
        sequences|arithmetic|math|maths|flops|multiplications|multiply-adds|amount|cost|work done|number of sequences
        how many sequences|rows|tokens|words|states|samples|numbers|contents|content|job|jobs|task|tasks|burden|stuff
        """,
    ),
    (
        "U",
        """
        乘了|乘|加了|加到|涨到|涨了|涨|升到|上升到|扩到|扩成|扩充|扩展|扩展到|扩展成|换成|改成|改为|转为|转成|转变为
        由单|从单|→|->|=>
        goes up|go up|went up|up to|grew|growing|scaled|scales|scaled up|scale|turns into|turn into
        turned into|changes from|changed from|change from|expands to|additional|multiplies|-fold|fold|grows to
        """,
    ),
    # p: the shape of what goes through a step.
    (
        "p",
        """
        形状|尺寸|维数|形狀|大小|规模|shape|shapes|size|sizes|dimensions|dims|batch size|batchsize|批大小|批量
        batch 大小
        """,
    ),
    # v: go one position on.
    (
        "v",
        """
        往前走|往前挪|往前推|向前走|向前挪|向前推|前进一格|前进一位|前进|往前一格|各前进|都前进|迈一步|走一格|走一位
        挪一格
        推进一格|推进一位|都更新|全更新|一起更新|往前跨|前移|一起往前|都动|全动|全都更新|都往前
        advance|advances|move forward|moves forward|moves on|move on|step forward|march|marching|marches|go forward
        move ahead|proceed|proceeds
        """,
    ),
    # j: one of them, as it was before.
    (
        "j",
        "|".join(_ones("一") + _ones("1") + _ones("单"))
        + "|"
        + joined(
            ("one", "a single", "just one", "only one", "1", "the one", "single"),
            (" state", " token", " word", " vector", " sequence", " row", " input", " sample", " at a time", " item"),
        )
        + """
        |从只算一条|由只算一条|从只处理一条|由只处理一条|从一条一条|单独一条
        |单个样本|单一序列|单个序列|单条序列|一条序列|1条序列|一个样本|一个字|1个字|一个状态|一个向量|独一条
        one|just one|only one|a single one|one sequence|a single sequence|a vector|vector|1 sequence|one row|one vector
        """,
    ),
    # z: what changes is.
    (
        "z",
        """
        变的是|变化的是|改变的是|变动的是|不同的是|区别在于|动的是|变的只是|变的只有|变了的是
        what changes is|the change is|the difference is|all that changes is|changed is|what does change is
        """,
    ),
    # u: units of time and shares, not sequences.
    (
        "u",
        """
        单位|个单位|单位时间|时间单位|秒|分钟|小时|毫秒|单位的时间|个小步|小步|小块|部分|子步
        units of time|units|unit|seconds|minutes|milliseconds|parts|pieces|substeps|sub-steps|hours
        """,
    ),
    (
        "s",
        """
        里的一条|中的一条|其中一条|其中的一条|依次处理|依次算|排队等|排队处理|互相影响|相互影响|互相交换|互相依赖
        相互依赖|互相等|互等|混合|平均|求和
        相加|拼成一条|串成一条|连成一条|接成一条
        合并成一条|合成一条|选一条|挑一条|抽一条|随机|第一条|第二条|第1条|第 1 条|第2条|轻了|更轻|轻松|省力|其中 1 条
        只看一条|仅一条|仅处理一条|仅算一条|只走一条|排着队|要排队
        挨着算|挨个|轮流上|接一条|走完一条再|算完再算下一条|各走各的|里的一条|只能算一条|只做一条
        """,
    ),
    (
        "s",
        """
        interact|mixed|averaged|summed|concatenated|merged into one|end to end|picks one|chooses one|randomly
        first sequence|second sequence|sequence 1|sequence 2|waits its turn|wait their turn|take turns|queue up
        one after the other|one sixteenth
        one of them|one of the 16|one of the sixteen
        only one of|handles just one|only a single|16th|1 / 16|less to do
        """,
    ),
    (
        "L",
        """
        split|divvied|shared between|reduce|lessen|lessens|diminish|diminishes|halve|halves|halved|decline|declines
        少多了|下降到|减低|缩水|锐减
        骤减|越少|falls|drop|更短
        """,
    ),
    (
        "A",
        """
        multiplies by|multiply by|multiplies|multiply|multiplying|balloons|explodes|soars|doubles|越多|暴涨|剧增
        猛增|翻番了|激增
        """,
    ),
    # I: steps that no longer hang together; said of the sequences it is right.
    (
        "I",
        """
        不再依赖|不依赖|互不依赖|不再互相依赖|没有依赖|没依赖|不用等上一步|不必等上一步|不用等前一步|不再等上一步
        可以打乱
        能打乱|顺序可以打乱|可以乱序|不再有先后|没有先后|没有顺序|独立了|相互独立|互相独立|可以任意|可以随便
        no longer need the|no longer depend|no longer dependent|don't depend|do not depend|are independent
        become independent
        any order|no longer matters|no longer matter|doesn't matter|does not matter|order does not
        need not wait|no longer wait|no longer have to wait|don't have to wait|don't need each other
        """,
    ),
    ("f", "时间|花的时间|所花时间|用的时间|time|times as long|as long"),
    (
        "x",
        "不一样|不同|激活|激活函数|生活|灵活|活动|任务一|任务二|序列长度|序列的长度|大小写|批评|批准|出来|出现|出去|过去|过来|收获|没过|一个人|一个月|一个字也",
    ),
    (
        "E",
        """
        the step count|the step number|步子数|走的步数|步骤的数量|要走的步数|步的个数|总共的步数|步的数目
        step number|amount of steps|numbers of steps
        """,
    ),
)
