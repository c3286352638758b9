"""Further words by meaning for what changes within a step, some built of parts: data only."""

from __future__ import annotations

from grading.explaining.products import joined


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
        不再有先后|没有先后|没有顺序|独立了|相互独立|互相独立
        no longer need the|no longer depend|no longer dependent|don't depend|do not depend|are independent
        become independent
        no longer matters|no longer matter|doesn't matter|does not matter|order does not
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
    # J: steps in any order, or before their turn.
    (
        "J",
        """
        可以打乱|能打乱|顺序可以打乱|可以乱序|能乱序|可以任意|可以随便|任意顺序|随便哪步|随便哪一步|随便先算|随便先做
        可以提前|能提前|可以先走|能先走|可以先算|能先算|可以抢先|能抢先|哪步先算都|先算哪步都|不用等了|不必等了|无需等了|不用再等|不必再等|就不用等
        any order|whatever order|any old order|out of order|removes the need for order|removes the order
        removes the dependence|removes the dependency|breaks the chain|breaks the dependence|no order between
        """,
    ),
    (
        "+",
        "更少的步|更少步|少走几步|少走些步|fewer of them|less of them|fewer are needed|fewer needed",
    ),
    (
        "Y",
        joined(
            ("keeps", "keep", "kept", "retains", "maintains", "preserves"),
            (" its", " the", " the same", " their"),
            (" length", " count", " number", " step count", " steps", " number of steps"),
        )
        + "|untouched|isn't touched|not touched|intact|isn't affected|unaffected"
        + "|没动|未动|原封不动|纹丝不动|原样|不受影响|没受影响",
    ),
    ("W", "一摞|一叠|一沓|grows is the width|increases is the width|变大的是宽度|增加的是宽度|as thick|as wide"),
    ("C", "同一时刻|同一个时刻|同一拍|同一个时间步|同一时间步|同一刻|每一环|每环|each link|every link"),
    ("r", "是误解|是误会|是错的|是不对的|是谬误|is a myth|is a misconception|is a misunderstanding"),
    ("U", "are now|is now|现在是|现在有|如今是|如今有|现在要|如今要"),
    (
        "L",
        joined(
            ("become", "becomes", "turn into", "turns into", "come down to", "comes down to", "collapse into"),
            (" three", " four", " 3", " 4", " a few", " just a few", " fewer"),
        )
        + "|unnecessary|superfluous|redundant|needless|obsolete|没必要了|没必要走|不必走了|不用走了|多余了",
    ),
    ("s", "轮着|轮着来|轮着上|轮番|轮换|轮班|一步一条|一步一个|挨着来"),
    ("Y", "×1|× 1|乘以 1|乘以1"),
    ("A", joined(("×", "× ", "乘以 ", "乘以"), map(str, (*range(10, 20), 100)))),
)
