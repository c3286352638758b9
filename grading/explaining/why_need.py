"""Words for what a step needs and gives, some built of parts: data only."""

from __future__ import annotations

from grading.explaining.parts import AFTER, BEFORE, STEP_AFTER, STEP_BEFORE, THINGS, UNITS
from grading.explaining.products import joined

WHY_NEED: tuple[tuple[str, str], ...] = (
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
)
