"""What speaks of the serial steps, and the endless ways to say that they are gone, built of parts.

The letters are those of ``gpu_shortcut``; these words win over its own.
"""

from __future__ import annotations

from grading.phrasing.words.scope_turns import joined

#: Steps, order, waiting, time and units: the topic. Hardware beside these is a claim unless it is an account.
TOPIC = (
    "时间轴|时间长度|所需时间|总时间|总耗时|耗时|用时|先后|前后|前后相依|前后相继|先后约束|先后关系"
    "|前后关系|相依|相依性|先来后到"
    "|链|长链|链条|链子|那条链|这条链|整条链|接力|接力棒|一棒一棒|传棒|队|长队|队伍|单位|单位数|个单位"
    "|时间单位|五十单位|五十|50"
    "|序列长度|整条序列|一整条序列|长度|等候|等待时间|等的时间|延迟|延时|轮次|轮到|瓶颈|串行的|串行的账|串行的账单"
    "|串着|串着走|串着来"
    "|递归|递回|循环|前一步|上一步|后一步|下一步|前一个|后一个|后面的步|前面的步|后面那步|前面那步"
    "|前面的结果|后面的元素"
    "|第一棒|最后一棒|第五十步|第 50 步|第50步|第五十个|第 50 个|第50个|第五十格|第五十棒|第五十拍|五十格"
    "|五十棒|五十拍|五十回|五十趟|五十遍"
    "|五十轮|五十次|五十下|五十站|50 格|50 拍|50 棒|50 遍|50 趟|50格|50拍|几步|多少步|步子|步伐|第一步"
    "|步步|时间复杂度"
    "|啥人先|谁先谁后|谁先|前面脸色|这数|这个数|这个数字|这个答案|第一问|第二问|这道题|这题|排队的"
    "|排五十次队|等上一步|等前一步|等前面|等着|要等|等谁|谁等谁|谁还等|干等|等等待"
    "|the elements|all elements|every element|所有元素|各个元素|所有位置|各个位置|over time"
    "|time dimension|the time dimension|chain|the chain|queue"
    "|the queue|line|wait|waits|waited|waiting|order|ordering|in order|turn|turns|your turn"
    "|its turn|taking turns|unit|units|time unit|time units|unit of time|tick|ticks|sequence|sequentially"
    "|sequential"
    "|sequential processing|serially|serial order|previous step|previous one|the one before|last one|fifty"
    "|the fifty"
    "|50|that number|this number|the number|delay|latency|total time|running time|the time|dependency|dependencies"
    "|dependence|recurrence|recursion|loop|loops|length|positions|all positions|time axis|each position|it slow"
    "|it is slow|slowness|count steps|counting steps|counts steps|step count|stages|step 50|step fifty|next step"
    "|the whole thing|the slices|a slice|slice of|baton|relay|hand over|hand-off|this cost|the cost|serial cost"
)
#: Ordinals: topical, though no count.
NEED = (
    "哪需要|哪里需要|哪要|哪还要|何需|不用|不用再|不必|不必再|无需|无需再|不需|不需要|不需要再|无须|毋须"
    "|毋需|不消|不劳|用不着|用不到|犯不着|犯不上|没必要|没有必要"
    "|唔使|唔使再|唔驶|唔洗|甭|甭再|勿要|勿用|免|免得|何必|何必再|何须|何苦|谁还|谁还会|哪还|哪还用|还用"
    "|何用|便不必|便不用|便无需"
    "|就不必|就不用|就无需|就唔使|就免|就勿用|就勿要|就用不着|就甭|自然不必|自然不用|根本不用|完全不用"
    "|都不用|都不必|再也不用"
    "|再也不必|再不用|再也无需|不再|不再需要|不再有|再没有|再也没有|再没|不愁|不怕|不慢|不慢了|也不慢"
    "|就不慢|就不愁|就不怕|也不怕"
    "|也不叫|不叫|互不|互相不|谁也不|谁都不|谁也不用|谁都不用|没人|没人再|没人还|谁也没|没谁"
    "|no need|no need to|no need for|not need|need not|needn't|not have to|don't have to|doesn't have to"
    "|do not have to"
    "|does not have to|no longer|no longer have to|no longer has to|no longer need|no longer needs"
    "|no more|never again"
    "|never has to|never have to|nobody has to|nobody needs to|no one has to|no one needs to|nobody must"
    "|no point|no point in|no reason to|no use|without having to|without any|don't need to|doesn't need to|need no"
    "|needs no|stop worrying|forget about|forget the|forget all|instead of waiting|rather than wait"
    "|avoid the|skip the"
)
#: Never mind the steps: 别纠结几步, 管它几步.
NEVER_MIND = joined(
    "别|别再|甭|莫|不要再|休|管它|管他|谁管|何苦|何必|没人|谁还|还",
    "",
    "纠结|数步数|数几步|操心|傻等|干等|等了|排队|一步步|一步一步|在乎|发愁|计较|多少步|几步|串不串|讲先后|讲顺序",
)
WORTHLESS = joined(
    "钱|砸钱|花钱|掏钱|有钱|氪金|充钱|经费|预算",
    "|就|能|就能|可以|到位",
    "解决|搞定|的问题|摆平|买到|办到|换时间|买时间|就行",
)
#: What the answer would then be; a number follows.
ANSWERED = (
    "this would be|it would be|that would be|would be|comes out as|comes to|that makes|"
    "答案是|答案就是|答案应该是|答案应是|答案变|答案只是|这里填|应填|就填|填|就写|写|应该是|结果是"
    "|实际只要|实际是|实测|就成|便是"
    "|and it's|it's|it is only|the answer is|the answer would be|you get|gives you|it will be|i get|i'd say|write"
)
ANSWERS = joined(ANSWERED, "| ", "|".join(str(number) for number in range(1, 50)))
OTHER_ANSWERS = joined(ANSWERED, "| ", "|".join(str(number) for number in (*range(50, 100), 100, 800)))
#: The order, the wait or the difficulty is no more: NO x THING.
NO_THING = joined(
    "没|没有|没了|没有了|就没|就没有|就没了|也没|也没有|哪有|哪来|哪里有|不讲|不存在|就不存在|不再存在"
    "|不复存在|没什么|没啥"
    "|不成|不算|就不是|就不成|无|零",
    "串行|串行的说法|先后之分|先后之别|前后之分|先后可言|先后这回事|先后限制|排队|排队的事|排队这回事"
    "|排队这件事|等待时间|瓶颈|这种限制"
    "|这个限制|这限制|限制|这回事|这回事了|这个问题|这问题|这种问题|障碍|障碍了|压力|压力了|难度|难事"
    "|烦恼|这烦恼|延迟|难题|大问题"
    "|大事|个事|意义|意义了|啥意思|所谓|关系了",
)
NO_THING_IN_ENGLISH = joined(
    "no|no more|zero|without the|without any|less|not have",
    "queue|queues|queueing|queuing|waiting|wait|waiting around|order|ordering|delay|bottleneck"
    "|serial order|serial part"
    "|step by step|waiting your turn|waiting in line|turn-taking|dependency|obstacle|latency|waiting time|stalling",
    gap=" ",
)
#: As good as nothing: 约等于没有, 排五十次队等于没排.
AS_GOOD_AS = joined(
    "等于|约等于|几乎等于|就等于|便等于|相当于|就相当于|无异于|形同|如同|好比|接近|接近于|趋近于|趋近"
    "|趋于|近乎|约为|算作|当作|当成|可以当作|归|归于|化为",
    "没有|没排|没等|没走|没花|零|0|没有一样|没有似的|一步|1|一格|一拍|一瞬|一个单位|1 个单位|没这回事|无|不存在|没事",
)
LIKE_ONE = joined(
    "跟|和|与|同|像",
    "1|一步|1 步|一格|一拍|五|五步|没有|没排|零|0|第一格|第一步|第 1 步|第一个",
    "没区别|没有区别|没两样|没差|没差别|一样|差不多|一个样|一般|同时|同一秒|同一时刻|同时完成|一起完成|一块完成|没分别",
)
#: Becomes a smaller number: 变成一棒, 只要 3 个单位, becomes 1.
_SMALL = (
    "一|一步|一棒|一格|一拍|一次|一趟|一点|一个点|一单位|一个单位|个位数|个位|几步|几格|几拍|几个单位"
    "|几棒|零|两|三|四|五|六|七|八|十几|二十五|一半"
    "|单个单位|单步|三步|十三|十二|十二步|十步|二十步|十来|一眨眼|一瞬|一瞬间|四分之一|零头|1 步|3 步"
    "|4 步|7 步|1 个单位|1 单位"
)
_TURNS_INTO = (
    "变|变成|变作|变为|秒变|并成|合成|合为|缩成|缩为|缩到|压成|压为|压到|折成|折叠成|折到|塌成|塌缩成"
    "|并作|摊成|降成|降为|降到|减到|减成|砍到|砍成|只剩|只剩下"
    "|就剩|仅剩|剩下|直接变|掉到|掉成|约成|化成|化为"
)
BECOMES_SMALL = joined(_TURNS_INTO, "| ", _SMALL)
ONLY_SMALL = joined(
    "只要|只用|只花|只占|只需|只需要|仅需|就只有|只有|只算",
    "| ",
    "1 个|一个|两三个|几个|三个|四个|七个|八个|3 个|4 个|7 个|8 个|25 个|十来个|十几个|二十五个",
    "单位|时间单位",
)
_TURNS_INTO_IN_ENGLISH = (
    "becomes|become|turns into|turn into|goes to|go to|comes down to|drops to|falls to|shrinks to|collapses to"
    "|collapses into|make it|makes it|make that|makes that|would make it|brings it to|bring it to|bring that to"
    "|brings it down to|cut to|cut it to|cuts it to|down to|more like|pass like|feel like"
)
BECOMES_SMALL_IN_ENGLISH = joined(
    _TURNS_INTO_IN_ENGLISH,
    "|about|around|roughly|maybe|just|only",
    "one|two|three|four|five|six|seven|eight|a handful|a few|nothing|zero|next to nothing|nearly nothing"
    "|almost nothing|a blink|a moment",
    gap=" ",
).replace("  ", " ")
#: Divided by the cards.
DIVIDED = "|".join(
    (
        joined("除以|除|去除以|直接除以|被|按|要除以", "", "八|8|四|4|两|2|八张|八块|四张|四块|两张|几张"),
        joined("divided by|divide by|divide fifty by|divide 50 by|split by|shared by", "two|four|eight|8|4|2", gap=" "),
    )
)
#: Each takes a part of the steps.
EACH_TAKES = joined(
    "每条|一人|一台|一块|各|每人|各自|分别",
    "|只|只要|只用",
    "走|跑|算|管|负责|领|分到|分|摊|占|干|做|包|拿",
    "几步|一步|一段|一截|三步|六步|七步|十二步|25 步|一格|一棒|一拍|一部分",
)
CUT_APART = joined(
    "剪|切|断|拆|掰|劈|斩|分|割|裁|拗",
    "成|作|做|为|开成|成了",
    "几段|八段|四段|两段|几截|八截|两截|十六段|五十段|五十份|八份|四份|并排|并排的|几份|小段|一段段|两半"
    "|多段|好几段|若干段",
)
#: Time is folded, hidden, bought off: verbs that do away with it.
DO_AWAY = (
    "省|省掉|省去|省下|抹掉|抹平|填平|摊平|折叠|叠起来|折起来|压扁|压平|压缩|砍掉|干掉|灭掉|打掉|消掉"
    "|消灭|消除|取消|废掉|解开|解除|解放"
    "|拆|拆掉|拆了|破|破掉|打破|绕过|绕开|越过|跨过|跳过|免掉|免去|免除|付清|买断|买通|藏住|藏起来|遮住"
    "|盖住|隐藏|吞掉|吃掉|吃下|熨平|铲平|碾过"
    "|碾平|踏平|荡平|秒杀|吊打|碾压|淘汰|甩开|甩掉|抛开|无视|忽略|作废|失效|报废|失灵|瓦解|崩塌|塌|塌了"
    "|散了|断开|松绑|拆散|展平|摊开|铺平"
    "|展开成|拉平|拍平|拍扁|归零|清零"
)
DO_AWAY_FORMS = joined(DO_AWAY, "|了|掉|成|开|过去|起来")
GONE = joined(
    "|就|便|也|都|早就|早|已经|自然|全|全都|统统|瞬间|一下|直接",
    "灰飞烟灭|不攻自破|靠边站|靠边|作废|失效|过时|落伍|淘汰|成历史|成了历史|成为历史|是历史|翻篇|归零"
    "|清零|是浮云|浮云|不叫事|不叫个事|没了意义|没意义"
    "|没意义了|不值钱|不灵|跑光|跑光脱|走光|算光|解百愁|解千愁|拆了|散了|断了|断掉|破了|泡汤|免谈|歇菜"
    "|拜拜|让路|让位|消散|蒸发|破功"
    "|无差|拢无差|拢无差别|没差啦|无要紧|免等|免惊|不是代志|拢同款|同款|一样快|只是个数字|是个数字"
    "|只是数字|不值一提|全出来|都出来|一次出来"
    "|全搞定|全部搞定|通通搞定|统统搞定|收工|完工|拿下|了结|结束战斗|秒了|秒了它|搞掂晒|搞得掂|掂晒|得晒"
    "|就得㗎|得㗎啦",
)
#: In one moment: 同一秒算好, 一个周期, 一歇歇.
MOMENT = joined(
    "同一秒|同一瞬间|同一刻|一个周期|一个时钟周期|一个节拍|一歇歇|一记头|一霎|一霎那|一秒钟|半秒|眨眼"
    "|一眨眼|零点几秒|喝口茶|喝口水|一根烟"
    "|抽根烟|上个厕所|打个哈欠|打个喷嚏|一阵风|三两秒|一小会|一哈哈|一哈儿|一哈子|一阵阵|眨下眼|转个头"
    "|即刻|霎时|登时|立时|旋即|一步登天",
    "",
    "|就|的事|功夫|的功夫|工夫|的工夫|回来都好了|全|都|全出来|就出|出|算好|算完|跑完|收工|搞定|的时间"
    "|之内|内|就好|就好了|就得|就够",
)
BEFOREHAND = joined(
    "提前|预先|抢先|先行|先把后面|抢着|抢跑|同步|齐步|分头|各自|各顾各|各干各的|各跑各的|各算各的|独立|分别",
    "",
    "算|算好|做|跑|开工|开始|动手|启动|起跑|走|去传|传|点亮|推进|完成|进行|出发|出结果",
)
#: All at the same time, not the rows of a step.
ALL_AT_ONCE = joined(
    "大家|全体|所有人|所有元素|五十个元素|五十个人|五十个位置|所有位置|所有格子|全部|全都|整条序列",
    "|一起|同时|一齐|一块|齐|都",
    "起跑|开跑|出发|算|上|完成|到达|到站|亮|点亮|出来|出结果|动手|开工|算好|跑完|跑|走完",
)
THEN_DONE = joined(
    "就|一下就|当场就|随手就|直接", "", "跑完|算完|走完|做完|出来|到头|结束|到站|收尾|跑光|算光|出结果|出答案"
)
NO_WAIT_FOR_LAST = joined(
    "前一步|上一步", "还没|没", "完|算完|结束|跑完", "|,", "后一步|下一步", "就|就能|也能|能", "开工|开始|动手|算|跑"
)
HARDLY = joined(
    "算不得|算不上|谈不上|称不上|不算|算不了|不成",
    "|什么|啥|是|个",
    "问题|难题|事|事儿|瓶颈|障碍|限制|麻烦|难事|坎|坎儿|回事",
)
#: Only those without hardware wait.
ONLY_THEN = joined(
    "才|才会|才要|才需要|才得|才用|才用得着|才不得不",
    "|去|在",
    "排队|等|一步步|一步一步|挨个|一个一个|走五十|走 50|按顺序|排|串行|数步数|要五十|要 50",
)
PARALLEL_TOO = joined(
    "依赖|顺序|前后步|时间步|循环|串行|前后|先后|后面的步",
    "|也|都|就|照样|一样",
    "能|可以|可|被",
    "并行|同时|并排|一起算|并着|展开|拆开|同步|打散|绕过|跳过|并起来",
)
SHORTER = joined(
    "路|链|队|单位|等待|步数|棒数|格数|拍数|单位数|总步数|那个数|链子|队伍|路程",
    "|就|也|会|就会|变|越|越来越|更|自然|自然就|跟着|随之|相应",
    "短|少|小|低|缩短|减少|降低|变短|变少|下降|缩水|降|减半",
)
FIFTY_TO = joined(
    "50|fifty|五十", " into | to |→|->| → | -> |变|成|=>", "one|two|three|four|five|six|seven|eight|1 |3 |一|三|七|几"
)
OWN_STEP = "|".join(
    (
        joined(
            "assign|give|map|send|hand|put",
            "each|every",
            "step|time step|timestep|of the steps",
            "|to|on|onto",
            "a|its own|a different|a separate|one",
            "gpu|core|card|machine|thread|server|device|processor",
            gap=" ",
        ).replace("  ", " "),
        joined(
            "每步|每一步|每个时间步|每个步骤|各步",
            "|都|各",
            "交给|给|配|丢给|分给|放到|分到|派给|分配给|占",
            "一个|一张|一台|一块|不同的|自己的|独立的",
            "核|卡|线程|机器|显卡|gpu|服务器|处理器|核心",
        ),
    )
)
NOT_BOTHERED = joined(
    "不|从不|根本不|都不|也不|才不|可不|它不|never|none of them",
    "",
    "数步|数步数|管什么|管第几|管你|问先后|理会|顾先后|挑先后|认顺序|看顺序|讲究|讲究先后|排队|排什么队",
)
#: Easy going, and rhetorical questions.
EASY = (
    "连零头都不到|零头都不到|连一秒都不到|连一步都不到|不花步数|几乎不花步数|不占步数|不费步数|"
    "跟玩似的|跟玩一样|玩似的|闹着玩|轻轻松松|轻而易举|易如反掌|手到擒来|杀鸡用牛刀|信手拈来|不费吹灰之力"
    "|毫不费力|绰绰有余|不够塞牙缝|塞牙缝|等啥等|还等啥"
    "|等什么等|排啥排|好说|好办|不难办|一步到|随便跑跑|商量|可以商量|不是死的|另说了|置之度外|抛之脑后"
    "|抛到脑后|王道|救场|开挂|外挂|降维打击|脱钩|打散|不是事"
    "|wait is over|the wait is over|makes order optional|is optional|optional|not important|not matter"
    "|不 matter|不 important"
    "|before step two|before step 2 is|times faster|times as fast|pays only|only pay|take apart"
    "|takes the sequence apart"
    "|and done|= done|all done|and chill|none of them waits|never has to|never waits|steps don't have to"
    "|steps do not have to"
    "|solved this|solved that|flattens the|flatten the|finish together|finishes together|all finish together"
)
#: No longer bound by the order.
UNBOUND = joined(
    "不会|不|不再|没|不用|不必|免|就不|也不|不会再",
    "|被|受|让|吃|怕",
    "顺序|先后|次序|串行|时间|依赖|步数|链|等待|序列|链条",
    "卡住|限制|约束|束缚|拖住|拖累|困住|绊住|拦住|制约|难住|难倒|牵制|拖慢|卡脖子",
)
UNBOUND_IN_ENGLISH = joined(
    "not|no longer|never|isn't|aren't|hardly",
    "bound by|limited by|held back by|tied to|stuck in|constrained by|bothered by|slowed by|tied down by",
    "the order|order|the queue|the sequence|the steps|the dependency|time|the chain",
    gap=" ",
)
WHO_SAYS_NOT = joined(
    "谁说|怎么会|怎么|凭什么|凭什么说|哪里|谁讲|who says it|who says you|who says they|who said it|why|sure you",
    "| ",
    "减不了|省不了|缩不了|快不了|少不了|降不了|不能减|不能少|不能快|不能并行|不能同时|不能省|can't|cannot"
    "|can't be cut|cannot be cut|not",
)
MADE_FOR_IT = (
    "长短都一样|长短一个样|长和短一样|长短无所谓|任性|随便跑|随便算|横着走|为所欲为|不带怕|不虚|可以不要"
    "|不要也行|可以扔|可以丢|可有可无|用不上了|排不起来"
    "|不认这个|不认这套|不吃这套|不信这个|不懂排队|没这讲究|没有等字|不受这个罪|不受这罪|那是你没见过"
    "|那是没见过|试试就知道"
    "|avoid exactly|avoid this|avoid waiting|invented to|made for this|made for exactly|built for this"
    "|what gpus are for"
    "|what gpus do|what they are for|a non-question|non-question|so last century|last century"
    "|take care of|taking care of"
    "|together with the first|as the first|alongside step 1|starts with step 1|along with the first"
    "|halve it|halves it"
    "|halve that|halves that|would halve|will halve|dodge the|dodges the|a matter of budget"
    "|a matter of money|too poor"
)
#: In English.
VANISHED = joined(
    "is|are|becomes|become|was|were|be|would be|will be",
    "history|a thing of the past|obsolete|old news|yesterday's problem|ancient history|a relic|toast|no bother"
    "|child's play|a walk in the park|a joke|peanuts|a doddle|moot|meaningless|painless|a formality|an afterthought"
    "|over in a blink|done before you blink|done in a flash|over in no time|hidden|invisible|bought off|wiped out"
    "|swallowed|absorbed|a cpu thing|a thing of cpus|a laptop problem|next to nothing|practically nothing"
    "|as good as nothing|nothing at all|close to zero|near zero|almost zero|practically zero|free|peanuts|a blur",
    gap=" ",
)
VANISH_VERBS = (
    "vanish into thin air|evaporates|melts|collapses|collapse|crumbles|falls apart|folds up|folds|fold up|flattens"
    "|flatten|unrolls|unroll|swallows|swallow|eats up|gobbles up|gobbles|devours|crushes|crush|smashes"
    "|smash|demolishes"
    "|obliterates|wipes out|wipe out|kills|kill the|laughs at|laugh at|shrugs off|hides|hide the|rescues"
    "|rescue|frees"
    "|liberates|cures|cure|undoes|untangles|dispenses with|does away with|do away with|makes light work"
    "|takes in stride"
    "|in its stride|in his stride|for breakfast|in one tick|in a single tick|in a tick|in one gulp|in one bite"
    "|in one swoop|in one fell swoop|in one clock|in one cycle|the same instant|same instant|the same moment"
    "|at the same moment|same moment|right away|straight away|straightaway|before you blink|before you know it"
    "|before you can blink|in the same tick|lands at the same|at a stroke|go away|bye bye|go vroom|goes brrr"
    "|go brrr|money solves|solved|beats order|doesn't care about|does not care about|don't care about"
    "|do not care about|couldn't care less about|isn't bothered by|doesn't wait|does not wait|don't wait"
    "|never waits"
    "|all of them at|does all of them|do all of them|attack all|every step its own"
    "|each takes one step|only pay for|pay only for|starts right away|start right away"
    "|falls to a fraction|to a fraction|a fraction of"
    "|finished in one|not so much step|less step|hidden by|buy your way out|same time finish|many step in same time"
)

SERIAL: tuple[tuple[str, str], ...] = (
    ("B", f"{_TURNS_INTO}|{_TURNS_INTO_IN_ENGLISH}"),
    ("S", TOPIC),
    ("A", DO_AWAY_FORMS),
    ("x", "要不要|用不用|该不该|需不需要"),
    ("T", ANSWERS),
    ("x", OTHER_ANSWERS),
    ("2", ONLY_THEN),
    ("G", OWN_STEP),
    (
        "E",
        f"{NEED}|{NOT_BOTHERED}|莫得哪个|莫得人|没哪个|没得哪个|冇人|哪会|何至于"
        f"|唔会慢|唔慢|不会慢|不会再慢|{NEVER_MIND}|now you don't|now we don't|拿它没办法|拿他没办法|意义不大",
    ),
    ("U", "if i had|if we had|if you had|if i owned"),
    ("a", "不然|要不然|otherwise|or else"),
    (
        "x",
        "别台|别的|别处|别张|实验室|循环模型|循环网络|循环神经网络|递归网络|递归神经网络|循环单元|循环结构"
        "|循环层|避免|免费|以免|在所难免",
    ),
    (
        "O",
        f"{ALL_AT_ONCE}|{PARALLEL_TOO}|{EASY}|{UNBOUND}|{UNBOUND_IN_ENGLISH}|{WHO_SAYS_NOT}|{MADE_FOR_IT}"
        f"|{NO_WAIT_FOR_LAST}|{HARDLY}|while step 1 is|while step one is|while the first is",
    ),
    ("O", f"{NO_THING}|{NO_THING_IN_ENGLISH}|{AS_GOOD_AS}|{LIKE_ONE}|{GONE}|{VANISHED}|{VANISH_VERBS}"),
    (
        "D",
        "步数打折|就会打折|打了折|打个折|打对折|打了对折|in 1 step|to 1 step|into 1 step|become 1 step|被稀释"
        "|稀释|冲淡|分薄|匀下来|匀开|摊下来|分摊下来"
        "|÷ 16|÷16|对半|对半分|两边一起跑"
        f"|{BECOMES_SMALL}|{ONLY_SMALL}|{SHORTER}|{FIFTY_TO}|{BECOMES_SMALL_IN_ENGLISH}|{DIVIDED}"
        f"|{EACH_TAKES}|{CUT_APART}",
    ),
    ("F", f"{MOMENT}|{WORTHLESS}|{THEN_DONE}"),
    ("P", BEFOREHAND),
    ("!", "还叫|还算|还能叫|who has to|who needs to|who still|who would|who wants to"),
    (
        "O",
        joined("边|一边", "算第一步|算第 1 步|算前一步|跑第一步|等", "边|一边", "算|跑")
        + "|谁还等|谁还排|谁还数|谁还一步步|谁还管",
    ),
)
