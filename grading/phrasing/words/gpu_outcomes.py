"""More of what hardware is said to do to the steps: belittled, as if never walked, swapped, crammed into one.

The letters are those of ``gpu_shortcut``; these words win over its own.
"""

from __future__ import annotations

from grading.phrasing.words.scope_turns import joined

BELITTLED = joined(
    "都是|全是|就是|不过是|只是|也是|算是|成了",
    "纸老虎|弟弟|小弟|渣渣|渣|小菜|小儿科|毛毛雨|小意思|浮云|摆设|笑话|老皇历|洒洒水|白给|送分|家常便饭|儿戏|过家家"
    "|玩具|菜鸟|一碟小菜|弹指间|一瞬间|眨眼的事|分分钟的事|分分钟|零头|空话|过去式|伪命题|多余|空气|假的|虚的|走过场"
    "|小事|小事一桩|小事情",
)
NO_TROUBLE = joined(
    "|便|就|也就|早就|早|早已|都|根本|也|自然",
    "不痛不痒|何足挂齿|无足轻重|不足道|不值得提|不是个事|不是个事儿|不是事儿|不是事|不算个事|没影|没影了|没影儿了"
    "|不见了|通通不见|统统不见|全不见|解散|解散了|当场解散|淡了|模糊了|化了|不成立了|不适用了|不管用了"
    "|不算数了|不再成立"
    "|不再适用|感觉不到|感觉不出|看不见了|没踪影|没踪影了|不剩什么|补上了|能补上|没存在感|不足为虑|不足为患|不存在了",
)
#: As if they had never been walked.
AS_IF_NOT = joined(
    "像|跟|和|如同|好像|宛如|仿佛|就像|就跟|好似",
    "没|没有|从没|不曾|没怎么",
    "走|等|排|发生|存在|出现|花",
    "|过",
    "一样|似的|一般|了|",
)
TREATED_AS_NONE = joined("当|就当|可以当|可以当作|全当", "它|佢|他|这|", "没有|不存在|冇|没|冇到|没看见|没发生|透明")
#: The order undone: 也能先算, 能叠着做.
SWAPPED = joined(
    "也能|也可以|都能|都可以|就能|就可以",
    "先|提前|抢先|倒过来|叠着|重叠着|插队|打乱|乱着|倒着|换着|跳着|颠倒|颠倒着",
    "算|做|跑|走|来|处理|排|",
)
CRAMMED = joined(
    "挤|塞|压|装|收|叠|缩|并|塌|归",
    "进|到|在|入|成",
    "同一拍|一拍|一步|一格|同一步|一瞬|一个单位|同一刻|同一格|一刻|同一瞬",
    "|里|之内|内",
)
INTO_ONE = joined(
    "并|合|折|缩|压|叠|变", "|成|作|为", "一步|一格|一拍|一棒|一下|一单位|一个单位|三站|两站|四个|三个|两个|五个|几个"
)
CAN_BE_SPARED = joined("省|减|去|抹|消|绕|缩|跳|降|免", "得", "掉|了|过|下来|开|去")
#: No step that could not be spared; where would fifty steps come from?
NONE_TO_SPARE = "|".join(
    (
        joined("没有|哪有|不存在|没", "等|省|减|跨|跳|砍|缩|绕", "不", "完|掉|过|下来|起|了", "的"),
        joined("哪来的|哪来|哪里来的|何来|哪还有|哪有", "五十步|五十|50|步数|步|顺序|先后|排队|串行|等待|这么多步"),
    )
)
NEARLY_ONE = "|".join(
    (
        joined("趋于|接近|趋近于|约等于|逼近|收敛到|降到|缩到", " |", "1|0|一|零"),
        joined("步数|步子|单位|单位数", "|可以|能|就|也|直接|再", "打折|打个折|打对折|减半"),
        joined("一步|一人|一格|人手|每步", "一", "个|核|卡|张|台|块"),
        joined("总时间|时间|步数|总步数", "就是|只是|变成|=|等于", "| ", "1|一"),
    )
)
COUNTED_AS_ONE = joined(
    "视为|可视为|视作|看作|看成|当作|当成|算作|记作|算成|约为|约是|写成|写作", " |", "1|一|0|零|一步|一个单位"
)
MADE_PARALLEL = joined("变成|变为|变作|变|转成|转为|改成", "", "并列|并排|并行|同时|平行|并联")
FORMALITY = joined(
    "a|a mere|just a|only a|merely a|but a",
    "formality|non-event|detail|trifle|memory|technicality|footnote|relic|detail of the past|blip|triviality",
    gap=" ",
)
NO_REAL_COST = joined(
    "not|no|isn't|never|hardly|no longer|is not|are not|was not|is never|is hardly|is no longer",
    "a real|real|an actual|much of a",
    "cost|price|obstacle|limit|limitation|problem|burden|barrier|constraint|issue|concern|hurdle|bottleneck",
    gap=" ",
)
WHAT_ORDER = joined(
    "哪有什么|哪还有什么|哪来什么|哪有啥|还有什么|还有啥|谈什么|讲什么|讲啥|还谈什么|还讲什么",
    "",
    "先后|顺序|步数|排队|等待|串行|依赖|次序",
)
LESS_THAN = joined(
    "剩|只剩|就剩|用|花|要|走|跑|摊|分|还", "不到", "十|十个|几|几个|几步|一半|五|五步|十步|一步|一个单位|两|两步|"
)
WHILE_ANOTHER = joined(
    "while",
    "step 1|step 2|step 3|step 4|step 5|step one|step two|the earlier|an earlier|the others|the first|the previous"
    "|the one before",
    gap=" ",
)
A_FEW = joined(
    "就是|就|只是|只|只有|只剩|只要|才|不过",
    "|是",
    "一两|两三|三四|四五|五六|六七|七八|八九|十来|十几",
    "|步|个|拍|格|个单位",
)
IN_A_FEW = "|".join(
    (
        joined("几|三|两|两三|三两", "下|下子", "就|就整|就跑|就算|就走", "完|完了|好|好了|没了|过了"),
        joined("一步|一趟|一遍|一次|一拍", "就", "过|到|到底|跨过|蹽|没了|到头|完|完了|走完|算完|到终点"),
        joined(
            "三|两|四|五|几|三四|两三|五六",
            "趟|轮|遍|拍|回",
            "就|出头就|多就|不到就",
            "|干|跑|走|算|做",
            "完|完了|够|够了|好了",
        ),
    )
)
NOT_BOUND = joined(
    "不会被|不会再被|不再受|不受|不被|不用受|不再被|没被|唔使受",
    "|这个|这种|这样的|那个|什么|这些|这",
    "顺序|先后|次序|串行|依赖|步数|排队|时间|链|先后次序|先后顺序",
)
HOW_LONG_EVER = joined("多长|多少步|几步|再长|几长|多少", "都|也", "不用|不必|不需要|唔使|无需|不怕", "等|排队|排|怕|")
REACHES_THE_END = joined(
    "|就|一下|一下子", "直接到|直达|直通|跳到|瞬移到|飞到|一下到|就到", "第五十|第 50|第50|终点|末尾|句尾|最后"
)
NOT_COUNTED = joined("可以不|不用|不必|不", "算进|计入|算入|记进|算在|入", "账|账里|账单|总数|时间里|步数里|数里")

ABOLISHED = (
    "erase|erases|erased|abolish|abolishes|abolished|did away with|put an end to|puts an end to|kill off"
    "|kills off|killed off|vanquish"
    "|out of existence|swaps them|swap them|swaps the steps|swap the steps|reorders|reorder|free step|frees step"
    "|free the steps|frees the steps|decouple|decouples|decoupled|uncouple|uncouples|untie|unties"
    "|nothing to fret about|not worth a thought|nobody pays|no one pays|nobody queues|no one queues"
)
NOT_NOTICED = joined(
    "won't|wouldn't|will not|would not|would never|will never|can't even|hardly|barely|never|can hardly",
    "|even|ever",
    "notice|feel|see|know there|realise|realize",
    gap=" ",
)
IT_CAN_BE = joined(
    "can be|could be|may be",
    "cut|skipped|shortened|reduced|swapped|spared|saved|overlapped|merged|parallelised|parallelized|avoided|halved"
    "|reordered|collapsed",
    gap=" ",
)
BEFORE_THE_EARLIER = joined(
    "before|ahead of",
    "the|",
    "first is|first has|first one|earlier|earlier ones|earlier states|previous is|previous has|previous one"
    "|one before"
    "|preceding|others are|predecessors|prior",
    gap=" ",
).replace("  ", " ")
ALL_STEPS_AT_ONCE = "|".join(
    (
        joined(
            "every", "step|time step|timestep", "at once|concurrently|simultaneously|together|at the same time", gap=" "
        ),
        joined(
            "all the|all|all fifty|all 50|the fifty|all of the",
            "steps|time steps|timesteps",
            "at once|concurrently|simultaneously|together|in parallel|at the same time",
            gap=" ",
        ),
        joined(
            "them both|everything|the lot|the whole lot|whole sentence|whole sequence|whole chain|both",
            "at once|at the same time|in a single go|in one go|in parallel|happens at once|together",
            gap=" ",
        ),
    )
)
DONE_AFTER = joined(
    "done|finished|over|through|complete|finishes",
    "after|in|within",
    "one|two|three|four|five|six|a few|a handful of|half",
    gap=" ",
)
SOME = (
    "one or two|two or three|three or four|four or five|five or six|six or seven|seven or eight|three or so"
    "|four or so"
    "|five or so|a dozen or so|two or so|three or so steps|3 or 4|5 or 6|6 or 7|12 or 13|half a dozen"
)
IN_ENGLISH = (
    "the fewer|far fewer|way fewer|cut it for|cuts it for|cut it down|cuts it down|cut it|cuts it|cut them"
    "|cuts them"
    "|loop ends early|ends early|end early|finishes early|stops early|exits early|only pay|times shorter"
)
NO_MORE = joined(
    "no|no more|zero|without any|without",
    "serial|steps|serial problem|sequential|order problem|order to respect|chain|serial bill|step by step"
    "|one by one|queueing|going step by step",
    gap=" ",
)
NEED_NOT = (
    joined(
        "don't|dont|doesn't|doesnt|wouldn't|won't|never|do not|does not|would not|needn't|you'd never"
        "|would never|will not"
        "|never actually|won't even|no longer",
        "need to|needs to|have to|has to|must|had to",
        gap=" ",
    )
    + "|"
    + joined("stop|quit|stops|stopped", "going|walking|plodding|queueing|queuing|waiting|counting|crawling", gap=" ")
)

OUTCOMES: tuple[tuple[str, str], ...] = (
    (
        "O",
        f"{NONE_TO_SPARE}|不心疼|不肉疼|不怕长|不怕步多|不带喘|{WHAT_ORDER}|可以不论|可以不提|可以不谈"
        "|可以不计|可以略去|可以略过|you do not wait"
        "|you don't wait|we don't wait|we do not wait|"
        f"{MADE_PARALLEL}|{FORMALITY}|{NO_REAL_COST}|{WHILE_ANOTHER}|根本不等|从不等|从来不等"
        f"|才不等|可不等|{BELITTLED}|{NO_TROUBLE}|{AS_IF_NOT}"
        f"|{TREATED_AS_NONE}|{SWAPPED}|{CAN_BE_SPARED}"
        f"|{NOT_BOUND}|{HOW_LONG_EVER}"
        f"|{REACHES_THE_END}|{NOT_COUNTED}|{ABOLISHED}|{NOT_NOTICED}|{IT_CAN_BE}|{BEFORE_THE_EARLIER}|{NO_MORE}"
        "|等都不用等|平均掉|平均掉了|被平均掉|缩到没有|it can.|they can.|so it can",
    ),
    (
        "D",
        f"{NEARLY_ONE}|{COUNTED_AS_ONE}|{LESS_THAN}|连一步都|连一格都|{CRAMMED}|{INTO_ONE}|{A_FEW}"
        f"|{ALL_STEPS_AT_ONCE}|{DONE_AFTER}"
        f"|{SOME}|{IN_ENGLISH}",
    ),
    ("1", "也是一步|也就一步|就是一步|也算一步|single go|a single go|in a single go|一趟过|一趟就过|一步登顶"),
    ("F", f"{IN_A_FEW}|" + joined("zip|rip|blow|fly|race|breeze|whizz|tear|rush|sail", "through", gap=" ")),
    ("P", "同一时刻发生|同一时刻全|同一时刻出|同一时刻完成|all go together|all run together|go together|一口气登"),
    (
        "E",
        f"{NEED_NOT}|doesn't do things|doesn't do it|don't do things|does not do it|does not do things|"
        f"使乜|驶乜|洗乜|使咩|何用|哪里用得着|哪用得着",
    ),
    (
        "S",
        "条链就|条链即|条链都|成条链|条链会|the wait between steps|wait between steps|order between steps"
        "|dependency between steps|the dependency between steps|dependencies between steps"
        "|the order between steps|所有的词|所有词|全部的词|整句话|所有的字|几轮|几趟|几遍|几回|几圈|几拍|几棒"
        "|hops|hop|trips|the trip|laps|rounds"
        "|journey|limitation"
        "|restriction"
        "|constraint|一环一环|一节接一节|one step at a time",
    ),
    ("Y", "shard|shards|sharding|shard the|shards the|partition the|partitions the"),
    ("z", "唔止|唔单止"),
    ("k", "我偏不信|偏不信|我偏|我不信邪|我倒是|倒是认为|我倒觉得|倒觉得|我却"),
    (
        "!",
        "what's fifty|what are fifty|what is fifty|边个仲|边个重|边个会|还用得着|还用得上|犯得着|谁还要"
        "|谁还会|谁还得|谁还用|谁还需要",
    ),
)
