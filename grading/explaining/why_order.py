"""Words for the order of the steps, for what ties them or sets them free, some built of parts: data only."""

from __future__ import annotations

from grading.explaining.parts import FOLLOWING, TIES, TURNS, TYING, UNTIED, chained
from grading.explaining.products import joined

WHY_ORDER: tuple[tuple[str, str], ...] = (
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
    # Done without: not cared for, not used.
    (
        "d",
        joined(
            ("并不", "从不", "根本不", "完全不", "压根不", "绝不", "也不", "都不", "又不", "其实不", "本来就不"),
            (
                "关心",
                "需要",
                "依赖",
                "用",
                "靠",
                "等",
                "看",
                "理",
                "在乎",
                "参考",
                "取决于",
                "理会",
                "使用",
                "考虑",
                "需",
            ),
        )
        + "|"
        + joined(
            ("没", "没有", "并没", "并没有", "从没", "未", "从未"),
            ("用到", "用上", "使用", "参考", "涉及", "利用", "采用", "沾"),
        )
        + "|"
        + joined(
            ("is not", "isn't", "are not", "aren't", "was not", "is never", "are never", "need not be"),
            (" used", " needed", " required", " consumed", " read", " passed", " taken", " involved", " wanted"),
        )
        + "|等不等|用不用|靠不靠|理不理|看不看|管不管|不在乎|不参考|不使用|不考虑|不涉及"
        + "|doesnt have to|dont have to|didn't have to|won't have to"
        + "|doesn't have to|does not have to|don't have to|do not have to|has no need|have no need|no longer needs",
    ),
    (
        "r",
        "不是因为|并不是因为|并非因为|不是由于|并非由于|并不等于|not because of|isn't because|not due to|nothing to do",
    ),
    ("Z", "doesn't have|does not have|doesnt have|don't have|do not have|hasn't got|has not got|hasn't received"),
    # Of jobs, people and days, not of steps.
    (
        "x",
        joined(
            ("上一个", "前一个", "下一个", "后一个", "上个", "下个"),
            ("任务", "程序", "作业", "进程", "用户", "同学", "学期", "批次", "请求", "题目", "题", "问题"),
        )
        + "|"
        + joined(
            ("previous", "last", "next", "earlier", "prior", "the next", "every", "each", "this"),
            (
                " job",
                " task",
                " process",
                " program",
                " user",
                " request",
                " homework",
                " assignment",
                " lecture",
                " chapter",
                " course",
                " week",
                " exercise",
            ),
        )
        + "|任意两步|任意两个|任意相邻|任何两步|任何两个",
    ),
    (
        "P",
        joined(("上一", "前一"), TURNS)
        + "|"
        + joined(
            ("一步", "一格", "一环", "一个时刻", "一个时间步", "一个位置"),
            ("的状态", "的结束", "的终点", "的输出", "的结果", "的产物", "的末尾", "的答案"),
        )
        + "|"
        + joined(("the one just", "what was just"), (" completed", " finished", " done", " computed", " produced")),
    ),
    (
        "N",
        joined(("下一", "后一"), TURNS)
        + "|"
        + joined(("future", "upcoming"), " ", ("step", "state", "one", "steps", "states", "ones", "values")),
    ),
    (
        "D",
        "in its formula|in its equation|in its definition|in their formula|on its right-hand side"
        "|on the right-hand side|as an ingredient|an ingredient|refers back|refers back to|looks back on|harks back to",
    ),
    (
        "X",
        "因与果|因和果|连成一串|连成一条|连成一线|排成一串|连成链|串成链|穿成一串|拴成一串|成一条链|有先后之分|先后之分"
        "|先后之别|leads to the next|leads into the next|needed right after|needed straight after|needed next",
    ),
    # Of another part of learning than the steps of a forward pass.
    ("s", "梯度|反向传播|反传|误差|回传|gradient|gradients|backprop|backpropagation|the loss"),
    (
        "P",
        joined(
            ("左手边", "左手边的", "左边", "左边的", "前方", "前方的", "身前", "跟前", "它左边", "它前方"),
            ("那步", "那一步", "那格", "那一格", "那一位", "一步", "一格"),
        ),
    ),
    (
        "d",
        "pays no attention to|pay no attention to|is not affected by|isn't affected by|not affected by|unaffected by"
        "|takes no notice of|has nothing to do with|have nothing to do with",
    ),
    ("x", joined(("上一", "前一", "下一", "后一", "上", "下"), ("节课", "堂课", "门课", "章节", "届", "学期"))),
    ("s", "exam|exams|考试|要考|期末|homework|作业"),
    ("D", "presupposes|presuppose|备的|备下|备好|备料|准备的|预备的|端来|端上"),
    (
        "P",
        joined(
            ("the one", "the step", "the state"),
            (" it takes its input from", " it depends on", " it needs", " it relies on", " it builds on", " it reads"),
        ),
    ),
    ("O", "ahead of the one|ahead of its|ahead of the previous|ahead of its turn"),
    (
        "X",
        joined(
            ("环环", "步步", "节节", "前后", "首尾", "层层", "级级"),
            ("相连", "相扣", "相接", "相因", "相依", "相承", "相继", "连着", "扣着"),
        )
        + "|"
        + joined(
            (
                "begets",
                "beget",
                "spawns",
                "yields",
                "produces",
                "generates",
                "gives rise to",
                "gives birth to",
                "unlocks",
            ),
            (" the next", " the next one", " the one after", " the following one", " its successor"),
        )
        + "|"
        + joined(
            ("h(t)", "h_t", "ht", "s(t)", "s_t", "h_{t}", "h[t]", "h_k", "h_n"), (" = ", "="), ("f(", "g("), ("h", "s")
        ),
    ),
)
