"""Words that the two sentences are made of, by class: data only.

The numbers of the exercise (its length and its batch) are added when a lexicon is built.
"""

from __future__ import annotations

WHY: tuple[tuple[str, str], ...] = (
    # P: the step before and what it left.
    (
        "P",
        """
        上一步|前一步|上一步骤|前一步骤|上步|前步|上一时刻|前一时刻|上一时间步|前一时间步|上一个时间步|前一个时间步
        上一个步骤|前一个步骤|上一个步|上一个|前一个|上一状态|前一状态|上一个状态|前一个状态|上一次|前一次|上一轮
        前一轮|前面|前面的|前面那步|前面那一步|上面那步|之前的|之前|先前的|前头|前边|前者|上一层|前序|前驱|上一格
        前一格|上一位|前一位|上一拍|前一拍|上一环|前一环|上一布|前一布|第t-1步|第 t-1 步|t-1步|t-1 步|t−1|上一个 step
        上一 step|前一个 step|上一个step|前一个step|上个|前个|上一步的|前一步的|第一步|第7步|第 7 步|第8步的因
        前面那个|前面的步|先算|先做|先有|先拿到|先得到|先知道|先完成|前脚|第一个|第一个状态|第一个步骤|第 9 步|第9步
        第 29 步|第 49 步|第49步|历史|历史状态|过去的状态|前文状态|底下那步|前置|之前那步|自己的上一步|上个时刻
        前个时刻|上一刻|前一刻|上一回|上个状态|前个状态|上一帧|前面一步|前面那一个|上家|上游|之前的步|先前的步
        前面的步骤|前面步骤|前面几步|前面所有|此前|前项|上一项|前一项|前一单元|上一单元|上一个单元|前一个单元
        前一个元素|上一个元素|上个元素|上一位置|前一位置|第 k-1 步|第k-1步|第 i-1 步|第i-1步|第 n-1 步|第n-1步
        它前面那一步|它前面|前面那位|前一步的隐藏状态
        t-1|h1|h49|h_49|h_{t-1}|h_t-1|ht-1|h(t-1)|h[t-1]|s_{t-1}|previous|previus|the one before|one before
        step before|before it|before them|prior|preceding|predecessor|predecessors|earlier|last step|last one
        last output|last state|last result|previous step|step t-1|step t - 1|step 1|step 7|step 8|step before it
        the former|what came before|one step earlier|past state|earlier step|steps before|what the last one
        last step's|previous one|the current one|from the current|earlier results|step 9|the last|k-1|i-1|n-1
        predecessor's|its predecessor|preceding step|preceding state|preceding one|earlier one|last step's output
        previous output|previous result|prior step|prior state|prior result|what precedes|the one ahead
        its neighbour before|the step that came before|1st step|the 1st step|first step|the first step
        """,
    ),
    # N: this step or the next.
    (
        "N",
        """
        后一步|下一步|后面|后面的|后面那步|后续|之后的|下一个|后一个|下一时刻|后一时刻|当前|当前步|这一步|本步|此步
        每一步|每步|每个步|每个时间步|每一时刻|每一个步骤|自己|第t步|第 t 步|t步|第二步|第 8 步|第8步|第 9 步|后步
        后一布|各步|各个时间步|每个 step|下一格|后一格|后者|后脚|这步|这一|后头|每一布|这些步|五十步|50步|50 步
        时间步之间|步之间|步与步之间|各时间步|每一个|每个|后一|第二个|第三个|第二个状态|第二个步骤|第 10 步|第10步
        第 30 步|第 50 步|第50步|后面每一步|后边那步|下步|下一拍|下个时刻|下个状态|下一刻|下一位|下一环|下家|下游
        后一个状态|后来的|后项|后一项|后一单元|后一个单元|下一单元|下一个单元|后一个元素|下一个元素|这一格|这一刻|此刻
        当前状态|当前时刻|本时刻|这一个|呢步|呢一步|第 k 步|第k步|第 i 步|第i步|第 n 步|第n步|后面那一步|后面的步骤
        h_t|ht|h2|h_50|h50|next|next one|next step|nxt|current|each step|every step|each one|each|every|step t|later
        step 2|step 9|step 8|following|subsequent|each state|every state|the next|next one's|following step|nxt step
        step 10|the following|the current state|current state|successor|its successor|following one|the one after
        one after|this step|this one|a step|any step|later step|later steps|subsequent step|any of the steps|2nd step
        second step|3rd step|third step|the following one
        """,
    ),
    # D: depends on, needs, waits for.
    (
        "D",
        """
        依赖|依赖于|依靠|需要|需|要|要用|要用到|用到|用|用的是|使用|等|等待|等着|得等|要等|等到|靠|取决于|基于|建立在
        接收|接受|接着|带|带上|带着|携带|拿|拿到|拿着|要拿|来自|来自于|由|由…得到|得到|算出|决定|传来|传下来|传过来
        传给|递给|作用|承接|根据|依据|接|吃|参与|包含|包括|含|里有|里有一个|引用|读取|读|有赖于|仰赖|仰仗|建基|离不开
        少不了|缺不了|凭|先|先要|有|有了|喂|喂给|倒推|递推|踩在|出自|源于|以|受|推出|推导|推得|计算|等于|离不了|缺不得
        须|需得|需用|要靠|得靠|全靠|指望|借助|沿用|接手|接续|接过|接棒|传承|递来|递过来|交来|送来|拿来|取自|取用|读入
        读进|为前提|为基础|为条件|为输入|叠加在|扣着|咬着|受制于|凭借|吃进|吃下|用得着|用得上
        need|needs|needed|require|requires|required|depend|depends|depend on|depends on|dependent|dependent on|relies
        rely|relies on|rely on|wait|waits|wait for|waits for|waiting|use|uses|using|take|takes|taking|builds|build on
        builds on|built on|built from|consume|consumes|feed|feeds|fed|fed into|includes|contains|comes from|come from
        computed from|calculated from|function of|based on|inherits|receives|gets|follows from|derived from|start from
        starts from|produced|hangs on|without|is computed from|are computed from|is calculated from|is obtained from
        is derived from|is built from|is built on|build upon|builds upon|hinge on|hinges on|rests on|draws on|feeds on
        relies upon|follows|must follow|takes in|awaits|await|conditioned on|conditional on|contingent on
        obtained from|made from|picks up|continues from|handed|delivers|supplies
        """,
    ),
    # R: result, output, state.
    (
        "R",
        """
        结果|输出|输出结果|状态|隐藏状态|隐状态|值|的值|输入|信息|产物|数据|数|向量|记忆|内容|东西|答案
        h|output|outputs|result|results|state|states|hidden state|value|values|input|inputs|answer|information|data
        activation|finished|done|ready|computed
        """,
    ),
    # Z: has not come out yet.
    (
        "Z",
        """
        没算完|没算出来|没算好|没算出|没完成|没做完|没出结果|没结果|没出来|没有结果|不完成|不算完|没跑完|没得到|没走完
        没拿到|没有输出|没输出|没好|没递到|不出来|还没算完|还没算|还没完成|还没出来|未完成|未算出|没结束|未结束|不做完
        没打完|不倒|没走|没说|没算|没有算出来|没有算|没有完成|没有做完|不等|缺了|缺|少了|少一环|中间少|没有|没|没开
        断了|断掉|崩了|出错|卡住|跳了|跳过了|缺失|没到|没来|没给|没传来|没传过来|没完|没完事|未到|未给出
        has finished|is finished|is done|is ready|is computed|not done|not finished|isn't done|isn't finished
        not ready|is known|was computed|has been computed|completes|finishes|is complete|has not arrived|is missing
        missing|unavailable|isn't available|is not available|available
        """,
    ),
    # V: cannot begin.
    (
        "V",
        """
        没法开始|不能开始|无法开始|不能动|动不了|没法算|没法做|没法走|算不了|算不出|算不出来|开始不了|做不了|走不了
        没法进行|无法计算|无法进行|无法算|不能算|不能做|不能走|没有输入|就没有输入|没输入|没东西可用|没东西
        没有可以用的|没得算|没得用|跑不出去|动弹不得|往下走|往下算|往后走|才能算|才能做|才能开始|才能走|才能动
        才能往下|才能继续|才能轮到|才轮到|轮不到|干等|只能等|只能干等|只好等|干瞪眼|没得做|没得干
        can start|can begin|can't start|cannot start|can't begin|cannot begin|can be computed|can't go|can proceed
        can't proceed|starts|is stuck|stuck|has nothing
        sits idle
        """,
    ),
    # O: swapping, overlapping, running at once.
    (
        "O",
        """
        换|交换|互换|调换|对调|调整顺序|颠倒|打乱|打乱次序|打乱顺序|改变顺序|改顺序|换顺序|换位|换位置|重叠|重迭|重疊
        叠|叠着|叠着做|叠起来|重叠着做|并行|平行|并行计算|同时|同时算|同时做|同时进行|同时跑|同时开始|同步进行|一起算
        一起做|一起跑|并着算|跳过|跳|跳步|插队|抢跑|提前|省略|合并|拆开|拆分|分开算|分头|先后互换|乱|乱来|并着做|并着
        捷径|抄近路|抢先|越过|绕过|绕开|赶在前面|一块做|一块儿做|一块算|同步算|齐头|分给几个人
        shuffle|permute|permuted|swap|swapped|swapping|exchange|exchanged|reorder|reordered|rearranged|shuffled
        overlap|overlapped|overlapping|parallel|in parallel|parallelized|parallelised|parallelize|parallelise
        run at the same time|at the same time|at once|simultaneously|concurrently|all at once|skip|skipped|skipping
        jump|merged|out of order|interchanged|switch|together|done in parallel|shortcut|jump ahead|leapfrog
        side by side|simultaneous|concurrent|overlaps
        """,
    ),
    # F: one after another.
    (
        "F",
        """
        顺序|次序|先后|先后顺序|排队|依次|逐步|逐个|逐一|按顺序|按次序|一个接一个|一步接一步|一步一步|一步步|一个一个
        挨个|轮流|串行|串着|从头到尾|接力|从头推到尾|有先后|串行结构|按部就班|一格一格|一级一级|一环一环|一棒一棒
        一个个|一个挨一个|一步挨一步|一步扣一步|一环接一环|一格接一格|一个等一个|鱼贯
        sequential|sequentially|sequence|one after another|one after the other|one by one|in order|order|in turn
        step by step|serial|serially|in a row|strictly after|chain|strict order|one finishes|one at a time
        """,
    ),
    (
        "T",
        """
        规定了|规定好|规定|决定了|定了|锁定|定死|固定|固定的|定好|注定|是死的|结构决定|由结构决定|不变
        fixed|strict|forced|determined|set in stone|matters
        """,
    ),
    # B: the sequences of a batch: that they run side by side is no claim about steps.
    (
        "B",
        """
        条序列|16条|16 条|十六条|各条|条与条|条之间|序列之间|每步内部|步内|样本之间
        across sequences|sequences|batch|the batch|within a step|inside a step
        """,
    ),
    # X: dependence as a noun or a fact.
    (
        "X",
        """
        有依赖|存在依赖|依赖关系|先后依赖|链式依赖|前后依赖|相互依赖|互相依赖|时间依赖|时序依赖|数据依赖|依赖链
        环环相扣|一环扣一环|一环套一环|首尾相接|递归|递推|递归的|递推式|因果|前因后果|喂给下一步|传给下一步|交给下一步
        送给下一步|送进下一步|送到下一步|作为下一步|当下一步|传到下一步|传给后一步|交给后一步|串在一起|连锁|链条关系
        上下游|上游下游|前因|接龙|接力关系|断一环|链式的|一环断|就是下一步的起点|是下一步的起点|下一步的起点
        下一步的输入|下一步的原料|下一步的材料|前后有依赖|有先后依赖|有前后依赖|前后相扣|前后相依|前后有关联
        前后有联系|前后关联|前后相关|首尾相扣
        dependency|dependencies|dependancy|dependence|data dependency|recursive|recursion|recurrence|chained|chain of
        form a chain|forms a chain|link needing|linked|causal|feeds the next|feeds into the next|fed to the next
        passed to the next|passed on to the next|goes into the next|handed to the next|is the input of the next
        input to the next|builds on the last|each builds on|depends on the one before|chain of dependencies
        goes back in as the input|back in as input|hands its state to the next|passes its state to the next
        gives its state to the next|hands its result to the next|passes its result to the next
        sends its state to the next
        """,
    ),
    # I: independence.
    (
        "I",
        """
        互不依赖|互相不依赖|不互相依赖|互不影响|互不相干|互不干扰|互不关联|相互独立|彼此独立|互相独立|独立|独立的
        没有依赖|没有依赖关系|不存在依赖|没有关系|没有关联|没关系|无关|毫无关系|没有先后|没有先后之分|不分先后
        独立计算|各自独立|各算各的|不相关|互相不影响|相互不影响|互相没有影响|互不相关|各不相干|不影响彼此|没有前后关系
        没有先后关系|没有因果|彼此无关|毫不相干|不依赖彼此|不依赖别的|没有 dependency|没有dependency|没有 dependence
        没依赖|无依赖|无先后|谁也不用等谁|谁也不等谁|谁也不靠谁|谁都不靠谁|谁也不依赖谁|谁都不用等谁|谁都不等谁
        谁也不需要谁|互不等待|互相不等|互不耽误|各自为政|各管各|各干各的|各走各的|单独算|能单独算|单独计算|没关联
        没啥关系|没有联系|没联系|毫无依赖|没有影响|没影响|没啥瓜葛|没有瓜葛|没瓜葛|互不牵扯|互不牵连
        no dependency|no dependence|independent|independently|independent of|unrelated|not related|no relation
        don't affect|do not affect|self-contained|stand alone|stands alone|no connection|not connected|not linked
        unconnected|do not rely on each other|don't rely on each other|don't need each other|do not need each other
        do not rely on one another|don't depend on each other|do not depend on each other|none of the steps needs
        no step needs|none needs|no dependencies|without dependency|self-sufficient|on its own|on their own
        not connected to one another|not connected to each other|can start right away|can all start
        """,
    ),
    # s: what spoils the account: the step before is of no use.
    (
        "s",
        """
        用不上|用不到|派不上用场|可以不管|不用管|不理会
        of no use|useless|ignored|can be ignored
        """,
    ),
    # A: any order will do.
    (
        "A",
        """
        随便|随意|任意|都行|都可以|都一样|无所谓|怎么排都|随便排|随便换|先算哪个|哪个先|哪一步先|想先算|先算后面
        先做后面|后面的先算|后面先算|倒着算|反过来算|反着算|倒过来|先算哪步|哪步先|先后都行|什么顺序|怎么算都
        顺序不重要|顺序没关系|顺序无关紧要|先后无所谓|换个顺序就行|换顺序也|怎么换都|怎么排都行|乱着算|乱序
        any order|in any order|whatever order|no matter the order|order doesn't matter|order does not matter
        order is irrelevant|whichever|order is not important|backwards|the other way round|in whatever order
        does not matter at all|does not matter|doesn't matter|do not matter|don't matter|makes no difference
        no matter which|whichever way|whatever order you like
        """,
    ),
    (
        "x",
        """
        不要紧|要求|要不|主要|重要|只要|用户|有用|作用|没用|利用|等等|相等|平等|等级|以此类推|所以|可以|由于|有人|有点
        还有|先生|首先|用一句话|用什么|要多少|用了
        in order to|because of
        """,
    ),
    ("k", "所以|由于"),
    ("c", "可以"),
)

WHAT: tuple[tuple[str, str], ...] = (
    # C: within one step.
    (
        "C",
        """
        每一步|每步|每个步|每个步骤|每一步里|每步里|每一步内|每一步中|一步|一步里|一步里面|一步内|一步之内|一步当中
        单步|单个步|同一步|同一步里|同一步内|每个时间步|每一时间步|每一个时间步|每一时刻|每个时刻|每走一步|每一格|每格
        每个 step|每个step|每 step|一个 step|一个step|该步|第 t 步|第t步|每一部|每一拍|步内|每一次|每次|每一回|每一趟
        step 里|在该位置|同一位置|每一个 step|每一个时刻|每一轮|每轮|每一步之中|走一步
        each step|every step|per step|one step|a step|within a step|within each step|inside a step|inside each step
        inside every step|in each step|in every step|each time step|every time step|each one|each|every|each time
        per time step|step's|each step's|one time step|per-step|in a step|at each step|at every step|for each step
        step width|width of a step
        """,
    ),
    # B: the whole batch. The batch's number is added.
    (
        "B",
        """
        整批|一整批|整个批|一批|全批|这批|所有序列|各条序列|全部序列|所有的序列|多条序列|多条|每条序列|全部的序列
        所有样本|各个序列|批里|一个批|十六条|16条|16 条|同批|一整批的
        the whole batch|whole batch|entire batch|all sequences|all the sequences|every sequence|the batch|full batch
        multiple sequences|several sequences|all of them|all the rows|whole minibatch|minibatch
        """,
    ),
    # T: together.
    (
        "T",
        """
        同时|一起|一起算|一同|一道|一块|一块儿|一并|并排|并列|并行|平行|齐头并进|齐步|同步|一次|一次性|一口气|共同
        并起来|并在一起|一起走|一下子|合在一起|打包
        together|at once|simultaneously|simultaneous|in parallel|parallel|paralel|side by side|at the same time
        at a time|concurrently|all at once|jointly|in one go|in one|alongside|next to each other|in lockstep
        """,
    ),
    # H: handles.
    (
        "H",
        """
        算|处理|更新|推进|走|计算|做|乘|喂|喂进去|喂入|放|塞|装|跑|前进|吃|输入|读入|进|要算|运算|算完|算掉|算出|顾
        照顾|照管|管|扛|捎|捎上|带着|载|载着|装着|容纳|吞|吞下|涉及|对付|应付|干|经手|过手|伺候|服务|扛着|背着
        handle|handles|handled|process|processes|processing|compute|computes|computed|update|updates|updated|does|do
        carries|carry|covers|cover|multiplied|takes|works on|work on|deals with|contains
        holds|feeds|serve|serves|served|carrying|sees|consumes|absorbs|runs|moves|accepts
        """,
    ),
    # W: wider.
    (
        "W",
        """
        宽|变宽|更宽|宽了|宽度|加宽|拓宽|横向|横着|变胖|胖|厚|变厚|更满|变大了一圈|变重|更重|重了|变成矩阵|成了矩阵
        矩阵|行|维度|那一维|变大|更大|批维|批维度|多算|多处理|多做|多干|算更多|算得更多|干更多|并行度
        wide|wider|width|broader|thicker|fatter|matrix|rows|heavier|bigger|larger|dimension|batch dimension
        bigger matrix|does more|do more|sixteen times bigger
        """,
    ),
    # Q: amount of work.
    (
        "Q",
        """
        计算量|运算量|工作量|任务量|活|的活|要做的活|干的活|算的东西|数据量|数据|内容|运算|计算|事|事情|工作|负担|吞吐
        吞吐量|元素|向量|东西|样本|序列条数
        work|computation|computations|compute|workload|calculation|calculations|data|load|throughput|elements|items
        inputs|operations|volume|amount of computation|amount of work|computing
        """,
    ),
    # U: more.
    (
        "U",
        """
        多|多了|变多|更多|增多|增加|增加到|增加了|变大|更大|大了|加大|增大|提升|翻|倍|份|乘以|扩大|扩大到|放大|成倍
        变成|变为|变|从|由|变了|加重|变重|变沉|更重|翻了
        more|grows|grow|increases|increase|increased|larger|bigger|times|x|fold|sixteenfold|multiplied|goes from
        instead of|not one|becomes|become|double|extra|heavier|rises|swells|expands
        """,
    ),
    # s: what spoils the account: one at a time, less work.
    (
        "s",
        """
        只算一条|时间除以|时间就除以|时间变成1/16|时间缩短|只算 1 条|只算1条|只处理一条|只处理 1 条|只处理1条|还是一条
        还是算一条|还是只算|一条一条|一条条|逐条|轮流|分16次|分 16 次|分十六次|十六分之一|更窄|变窄|更少|减半|少算
        排队一条
        1/16|one after another|one at a time|one by one|does less|less work|only one sequence|handles one sequence
        process one sequence|sixteenth|narrower|takes turns|in turns|separately
        """,
    ),
    # t: how it was before the batch.
    (
        "t",
        """
        原来|以前|之前是|本来|从前|单独时|不再|原先
        used to|previously|formerly|instead of|no longer
        """,
    ),
    # E: the number of steps.
    (
        "E",
        """
        步数|总步数|步子|步的数量|步骤数|步的总数|时间步数|要走的步|走的步|步骤|部数|step 数|step数|steps 数|长度|次数
        总数|总量步|step 总数
        count|number of steps|the steps|steps|step count|total steps|the number|length|time steps|the total
        total count|total number|overall count|the count
        """,
    ),
    # L: fewer. A: more, said of steps.
    (
        "L",
        """
        变少|少了|减少|会少|更少|少|降低|下降|缩短|缩短成|缩短到|缩成|除以|分到|分成|平分|减半|压缩成|压缩|只剩|只剩下
        省|省了|省掉|减|变短|短了|变小|减到|减为|缩减|砍|掉|跌|跌到|降到|降成|缩|压到|压成|压缩为|被压|分摊|掉到
        往下掉|打折
        fewer|less|reduced|reduces|decrease|decreases|drops|divided|divided by|shorter|cut|cuts|shrinks|saves|are left
        remain only|only about|shared out|divided among|split among|get divided|gets divided|shared among|spread over
        drops to|falls to|shrink|go down|goes down|lower
        """,
    ),
    (
        "A",
        """
        涨|涨到|涨成|涨了|上涨|飙升|飙到|攀升|升到|升高|扩大到|膨胀|翻番|翻了番|跟着涨|跟着多|跟着增|变多|多出|多了
        增加|增加到|翻倍|翻了|倍增|加倍|上升|变成原来|乘以|乘上|要多|变成|变成了|×
        goes up|go up|increase|increases|increased|multiplied|grow|grows|rises|rise|are needed
        """,
    ),
    # Y: stays.
    (
        "Y",
        """
        不变|没变|没有变|照旧|照样|还是|仍是|仍然|仍然是|仍为|依旧|依然|一样|相同|没多|没少|没有多|没有少|没增加
        没减少|一个没少|一个没多|一步没少|一步没多|不多不少|不增不减|不增|不减|不加|保持|维持|不会变|不会少|不会多
        不会少走|不会多走|没有增加|没有减少|没有变多|没有变少|不会增加|不会减少|一点没多|一点没少|半步没多|一步也没多
        一步也没少|既不增加也不减少|既不增也不减|没增没减|一步不多
        same|unchanged|stays|stay|remains|remain|still|stays the same|constant|not change|no change|nothing is added
        no fewer|no more|no extra|as before
        """,
    ),
    (
        "x",
        """
        就行|就行了|行啦|行了|也行|可行|执行|运行|自行|自行车|旅行|流行|行为|行动|才行|都行|行吗|行的|银行卡|行李|行人
        一步一步|一步步|下一步|上一步|前一步|后一步|第一步|步行|散步|进步|初步|分步|同步算法|变化|变的是|里面变|改变
        做题|做作业|行不行|银行|不行|进行时|多少|多么
        """,
    ),
    # n: "does not become": no word of what stays.
    (
        "n",
        """
        不会变成|没有变成|没变成|不是变成|并没变成|并没有变成|不变成|不会变为|没有变为|不会增加到|不会涨到|不会翻
        不会减到
        """,
    ),
)
