"""Further words by meaning for why the steps are serial, some built of parts: data only."""

from __future__ import annotations

from grading.explaining.parts import (
    AFTER,
    BEFORE,
    FOLLOWING,
    STEP_AFTER,
    STEP_BEFORE,
    THINGS,
    TIES,
    TYING,
    UNITS,
    UNTIED,
    chained,
)
from grading.explaining.products import joined

WHY_FORMS: tuple[tuple[str, str], ...] = (
    (
        "P",
        joined(BEFORE, UNITS)
        + "|"
        + joined(("上一", "前一"), ("布", "部", "不", "歩"), ("", "的", "地"))
        + "|"
        + joined(("以前一", "以上一", "以前一个", "以上一个", "以前面那", "以上个", "以前面一"), UNITS)
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
        + joined(STEP_BEFORE, " ", THINGS)
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
        joined(AFTER, UNITS)
        + "|"
        + joined(("下一", "后一", "每一"), ("布", "部", "不", "歩"))
        + "|"
        + joined(STEP_AFTER, " ", THINGS)
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
        chained(FOLLOWING)
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
        chained(TYING)
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
        joined(UNTIED, TIES)
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
