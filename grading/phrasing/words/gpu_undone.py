"""The order undone in its breadth: no more waiting, nobody in line, a step that needs no other, figures of speech.

The letters are those of ``gpu_shortcut``; these words win over its own.
"""

from __future__ import annotations

from grading.phrasing.words.scope_turns import joined

#: No more of it: the wait, the queue, the going one by one.
_NOT = (
    "不|不再|不会再|不用|不用再|不必|没人|没谁|没有谁|没有人|就没人|就没谁|就没有谁|就没有人"
    "|莫得人|冇人|无须|谁也不|谁都不"
    "|都不|也不|一步都不|一步也不|半步都不|根本不|压根不|压根儿不|从不|从来不|再也不|唔|唔使"
    "|唔洗|唔驶|都唔使|毋须|才不"
    "|可不|就不|互不|用不着|犯不着|就用不着|不需要|无需|不消|就不消|根本用不着|完全不|完全不用"
)
NOT_IN_LINE = joined(
    _NOT,
    "等了|等谁|等上一|等前一|等第|排队|排在|讲先后|讲顺序|分先后|分前后|理会|理第|看前一步"
    "|看上一步|看前面|认先后|受串行"
    "|受顺序|受五十|受先后|挨个|逐个|一步一步|一步步|一格一格|一个一个|管前|管上一步"
    "|管第|管先后|管顺序|管这个先后"
    "|顾前后|按先后|问先后|排|卡在|数步|逐步",
)
NOT_A_STEP = "|".join(
    (
        joined("一步|一格|一拍|半步|一下|一秒|一刻", "都|也|", "不", "等|停|排|数"),
        joined(
            "莫得|冇|冇晒|冇咗|就冇|没得|就莫得|就没得|哪有|哪还有|没了|没有啥|哪来|就没",
            "50步|五十步|50 步|步数|串行|串行呢回事|串行这回事|先后|顺序|排队|等待|这回事|呢回事|前后"
            "|五十|先后之分|啥步",
        ),
        joined(
            "前一步|前面|上一步|前面的|前一个|上一个|前一步的结果|上一步的结果|第一步|第二步",
            "|都|的|",
            "还没|没|还未|未",
            "出炉|出来|写完|算完|算好|做完|完|出结果|交卷|落笔|动笔|跑完",
            ",|",
            "后一步|后面|下一步|后面的|后一个|下一个|第二步|第三步|",
            "已经|就|早就|早已|都|便|也",
        ),
        joined("啥|什么|啥子", "步|步数|先后|顺序|串行|排队", "不", "步|步数|先后|顺序|串行|排队", "的"),
        joined("不吃|可不吃|才不吃|不认|不管|根本不管|压根不管", "这|那|这个|那个", "一套|套|先后|顺序|规矩|次序"),
        joined(
            "没有|没了|没|不用|不再|不需要|无需|不用再|哪还有",
            " ",
            "step by step|one by one|order|queue|wait|waiting|sequence|serial|queueing|steps",
        ),
        joined(
            "谁说",
            "不能重叠|不能同时|不能并行|一定要|要等|要排队|要一步|非得|不可以同时|必须排队|必须一步|减不了|不能少",
        ),
        "no way to go|no way left|冇啦|就冇啦|莫得咯|没得咯|冇晒|冇咗|唔使㗎|唔使嘞|就唔使"
        "|不受五十步|不受50步|不受 50 步|不受步数|不受串行"
        "|不够它塞牙缝|不够塞牙缝|不够看|不够打|没看见|当没看见|不用理会|步与步之间就互不相干|一拥而入|一哄而上"
        "|并肩走|并肩|用不着看|不用看|不必看|跟瞬移差不多|差不多是瞬移|不打紧",
    )
)
#: None of it is left: 没有 the queue, no order.
NONE_OF_IT = "|".join(
    (
        joined(
            "没|没有|没了|就没|就没有|莫得|冇|再没有|再也没有|哪有|哪来|哪里有|谈何|何来",
            "先后|前后|顺序|次序|排队|等待|队伍|队|链条|链|环节|时间轴|台阶|队列|瓶颈|延迟|串行"
            "|这条链|这条队|长链|长队|长路|轮流"
            "|循环|依赖|先来后到|五十步|前脚后脚|一步一步|谁先谁后|步骤|挨个|逐个",
        ),
        joined(
            "no|zero|no more|without any|hardly any|barely any|without a|without the|never any|scarcely any|neither",
            "chain|chains|queue|queues|order|ordering|sequence|steps|line|waiting|wait|turns|turn|path"
            "|distance|depth|march"
            "|walk|delay|latency|dependency|dependence|recurrence|loop|serial cost|serial bill|bill"
            "|before and after"
            "|first and last|earlier or later|link|links|bottleneck|relay|baton|journey|serial part",
            gap=" ",
        ),
    )
)
_FIGURES = (
    "笑话|个笑话|笑谈|历史|历史名词|古董|老古董|童话|传说|摆设|装饰|纸老虎|纸糊的|空话|废话"
    "|过去式|过去的事|伪命题|假问题|浮云"
    "|废纸|老黄历|陈年旧事|空壳|泡影|脚印|空气|沙滩上的脚印|毛毛雨|小菜|点心|零嘴|下酒菜|弟弟"
)
MADE_FUN_OF = joined(
    "顺序|先后顺序|先后|次序|步数|串行|五十步|排队|等待|这条链|依赖|order|serial order|steps"
    "|the order|依赖关系|这五十步",
    "|就|都|便|也就|不过|只|也",
    "是|是个|成了|变成|沦为|会变成|变成了|会成为|成为|只是|不过是|就是",
    _FIGURES,
)
STRUCK = joined("从", "课本|题目|书|账本|答案|词典|字典|卷子|公式", "里|上|中|", "划掉|删掉|抹掉|勾掉|擦掉|划去", "|了")
#: In English.
_AUX = (
    "not|never|no longer|hardly|don't|dont|doesn't|doesnt|didn't|didnt|won't|wont|wouldn't|does not|do not|will not"
    "|needn't|need not|no need to"
)
NOT_STEPPING = joined(
    _AUX,
    "go|move|work|proceed|walk|come|happen|run|do things|do it|read|compute|have to go|need to go|crawl|plod|trudge"
    "|have to come|count|take them|stand|wait",
    "step by step|one by one|in line|in order|one at a time|in turn|in sequence|single file|in single file"
    "|sequentially|one after another|one after the other",
    gap=" ",
)
NOT_WAITING = joined(
    _AUX,
    "wait|wait for|wait on|queue|queue up|care about|care that|mind|care for|care whether|care"
    "|line up|stand in line"
    "|stand in a queue|wants step|want step|wait step|worry about",
    gap=" ",
)
NOBODY = joined(
    "nobody|no one|none|none of them|none of the steps|no step|no position|no state|no link|no token|no element",
    "walks|walks the full|does the full|needs the full|has to wait|have to wait|waits|wait"
    "|need wait|needs to wait|must wait|stands in line"
    "|stands in it|stands in a queue"
    "|stands behind|queues|lines up|line up|is behind|needs another|has to queue|comes after|stands in|depends on"
    "|stands in the queue|stands in any line|has to line up|has to go in order|is last|goes last"
    "|is first|goes first",
    gap=" ",
)
NO_MATTER = joined(
    "not|never|no longer|hardly|isn't|isnt|aren't|arent|weren't|wasn't|won't be|wont be|is not|are not|is no longer"
    "|are no longer|not even|no",
    "|a|an|any|really|much of a|much of an|such a|a real",
    "issue|problem|concern|worry|burden|hurdle|big deal|worth mentioning|worth a mention"
    "|worth counting|worth worrying|obstacle|nuisance"
    "|bother|drama|headache|worth a worry|worth the worry|barrier|sweat|handicap|luxury|bother at all"
    "|worth noticing",
    gap=" ",
).replace("  ", " ")
WONT_MATTER = joined(
    "dont|doesnt|wont|won't|will not|don't|doesn't|does not|do not|not|no longer|hardly|barely|never|scarcely",
    "matter|matters|matter that|count any more|count anymore|bite|hurt|bother|apply any more",
    gap=" ",
)
THE_ORDER_IS_NOTHING = joined(
    "the order|order|order of the steps|the order of the steps|the sequence|the queue|the chain"
    "|the steps|steps|the distance"
    "|the serial order|the wait|the order of steps|step order",
    "makes no difference|make no difference|plays no role|is of no consequence|is of no importance|is of no account"
    "|is academic|is a luxury problem|is an antique|has retired|counts for nothing|count for nothing",
    gap=" ",
)
DOES_WITHOUT = joined(
    "start|starts|begin|begins|run|runs|computed|compute|finish|go|goes|ready|done|50|fifty|arrive|arrives|lands"
    "|work|works",
    "without",
    gap=" ",
)
OFF_THE_LIST = joined(
    "may be|can be|could be|should be|is|are|be|gets|get",
    "struck|struck off|crossed off|crossed out|dropped|ignored|forgotten|struck from|paid off|retired|scrapped|shelved",
    gap=" ",
)
GIVEN_EACH = "|".join(
    (
        joined(
            "16 条|十六条|16条|16 个|十六个人|十六个",
            " share | split |分|平分|摊|分摊| share 这 | 一起 share ",
            "50 steps|steps|50 步|五十步|这 50 steps|fifty steps|五十站|票钱|路费",
        ),
        joined(
            "各|各自|分别|一人|每段|每半句",
            "归|占|放|交|给|配|用|有",
            "一块|一张|一台|一个|一",
            " card|卡| gpu|gpu|机器| core|核|核心| machine| server| thread",
        ),
        joined(
            "每个时间步|每一步|每步|每格|每个位置|每个词|每节|五十步|每个台阶|每个环节|没一步",
            "|各自|各|都|分别",
            "认领|领|占|分到|分给|配|安排|派|交给|给|有|拿|摊到|发",
            "|了",
            "一个|一张|一台|一块|自己的|不同的|",
            "核|核心|卡|线程|机器|gpu| gpu|服务器|处理器",
        ),
        joined(
            "give|assign|gives|giving|hand|lend",
            "each|every",
            "link|position|state|word|token|step|element|stage|time step|of the fifty|of them",
            "its own|a|one|a separate|an|its",
            "processor|core|card|gpu|machine|thread|server|device|node|chip|accelerator",
            gap=" ",
        ),
        joined(
            "sixteen|16|sixteen sequences|16 sequences|the sixteen|sixteen rows|a batch of sixteen"
            "|the sequences|they|them",
            "share|split|divide",
            "the steps|the fifty|the fifty steps|the 50|the 50 steps|the walk|the bill|the path",
            gap=" ",
        ),
        joined(
            "every|each",
            "position|step|state|link|word|token",
            "gets its own|has its own|gets one|gets a core|has a core|on its own|to its own|gets its",
            gap=" ",
        ),
        joined(
            "one|a core|a card|a processor|a thread|a machine|a device|one core|one card|one device",
            "per|for each|for every",
            "position|step|state|link|word|token|time step",
            gap=" ",
        ),
        joined(
            "give|gives|giving|hand",
            "each|every",
            "card|core|gpu|machine|thread|server|device|node",
            "five|ten|a few|one|some|its share of|a part of|a slice of|part of|a segment of|two|six|seven",
            gap=" ",
        ),
    )
)
EACH_WALKS = joined(
    "每条|每一条|每人|一条|每句",
    "|只|才|就|只要|只用|只需|就能|也就|也就只",
    "走|跑|算|摊|摊到|分到|少走|用走|要走",
    "三步|几步|三四步|两三步|十步|一点|3步|3 步|一些|一点点|不到四步|一小段|一截",
)
AT_A_GLANCE = (
    "long chain short|the chain short|chain shorter|hop over|hops over|skip over|skips over"
    "|at a glance|in one look|as a picture|like a picture|in one trip|in a single trip"
    "|the whole row in|whole sentence at"
    "|does the lot|all of it at once|the lot at once|straight to the last|straight to the end"
    "|jumps straight|jump straight"
    "|lands on the last|lands at the end|makes do with|make do with|paid for once|paid once"
    "|fall together|falls together"
    "|bows to|bow to|yields to|gives way to brute|surrenders to|in one moment|in one second"
    "|at one moment|once for all|optional"
    "|一眼看完|一眼扫完|当图片看|一口气吃完|十六个人分|十六条分|一下钉完|一声令下全|同时敞开|同时抡|一起倒"
    "|变成方阵|拆成方阵|一片方阵|坐电梯|像电梯|变成电梯"
)
FEW_LEFT = (
    joined(
        "hardly|barely|scarcely|almost none|nearly none|next to none|few",
        "any|any steps|any turns|any of them|a step",
        "left",
        gap=" ",
    )
    + "|three and a bit|three or so|three or four|roughly three|about three|about 3 steps|around three|times sooner"
    "|sixteen times sooner|sixteen times fewer|much less steps|far less steps|way less steps"
    "|paid only once|only once for"
    "|the less it has to|the less they have to|the fewer it has to|the fewer steps|thin out|thins out|shave|shaves"
    "|shaves the bill|soaks up|soak up|swallowed whole|fold the chain|folds the chain|unchains"
    "|unchain|fold up|to a sixteenth"
)
DO_AWAY_FIGURES = (
    "剪断|剁成|切成小段|嚼一段|一笔勾掉|勾掉|收进仓库|进了博物馆|进博物馆|打发|缩成一下"
    "|一抬就走|一抬|吞了|一口吞|抬一节"
    "|买断|退休了|退休|下岗|失业|散伙|散场|解耦|解绑|脱钩|交卷|交卷了|瘦|变瘦|薄了|掉下去"
    "|跟着减|跟着下来|递减|同时蹦出来"
    "|互相不等|压短|变成历史|变成广场舞|一家伙|一舅过|一舊过|一旧过|一摆就行完|打住|打完|拆掉了|齐齐出"
)
BEFORE_YOU_BLINK = joined(
    "before you|before you can|before you could|before i can|before one can|faster than you can",
    "blink|say|sneeze|look|breathe|sit down|notice|count",
    gap=" ",
)
HAVE_TO = joined(
    "never again|never have to|no more having to|will never|need never",
    "have to wait|wait|queue|have to queue|have to go",
    gap=" ",
)
MUSEUM = (
    "museum piece|in a museum|into a museum|belongs in a museum|museum 里|进 museum|成了 museum"
    "|已经成了 museum|an antique"
)

#: Ways that are whole in themselves.
NO_LONGER_SO = (
    "可忽略不计|即可忽略不计|谁也不用走满|不用走满|不必走完|不用走完|it isn't once"
    "|it isn't if|it isn't when|not once you|hardly exists|barely exists|scarcely exists"
    "|没有第几步|没有第几|不经过中间|不经过|不经中间|变没|can."
)
NOT_KNOWN = joined(
    _AUX, "know|understand|believe in|need|use|have", "queues|order|waiting|turns|sequence|queueing", gap=" "
)
NOTHING_BETWEEN = joined(
    "no more|no|without|zero|hardly any|没有|不用|不再|没|无需",
    "waiting|wait|queue|queueing|order|dependency|delay|waiting time",
    "between steps|between the steps|between positions|between states|between them|for each other",
    gap=" ",
)
BEFORE_ANOTHER = joined(
    "step 2|step two|step 3|step three|step 4|step 9|step 10|step t|position 40|position 50|step 50"
    "|step 5|h_2|h_37|h_50",
    "with|together with|alongside|along with|at the same time as|beside|next to|before|without|along",
    "step 1|step one|step 2|step two|step 3|step 8|step 9|step t-1|position 1|its predecessor"
    "|the first|h_1|h_36|the others",
    gap=" ",
)
LESS_OF_IT = joined(
    "the less|less need|less reason|the fewer times",
    "it has to|they have to|to|one has to|you have to",
    "go|walk|wait|move",
    "one by one|step by step|in order|",
    gap=" ",
)
_NUMBERS = "|".join(str(number) for number in range(1, 50))
ANSWER_THEN = "|".join(
    (
        joined("应该写|该写|应写|要写|该填|应该填|要填|改填|改写成|填", "| ", _NUMBERS),
        joined(
            "should be|should read|should say|so|then|i put|i'd put|would read|= |depth is|the depth is",
            _NUMBERS,
            gap=" ",
        ),
    )
)
ONE_FOR_A_GPU = joined(
    "1|one|2|two", "for a|on a|for the|on the|with a", "gpu|tpu|card|cluster|good card|server", gap=" "
)

#: Only with poor hardware is there a wait.
ONLY_THEN = joined(
    "才|先|才会|先会|才觉得|先至",
    "需要|要|会|用|要行|要走|要等|得|走得|会觉得",
    "五十步|五十|50步| 50|排队|这么多步|一步步|逐步|这么多|一步一步",
)

UNDONE: tuple[tuple[str, str], ...] = (
    (
        "O",
        f"{NONE_OF_IT}|{NOT_IN_LINE}|{NOT_A_STEP}|{MADE_FUN_OF}|{STRUCK}|{NOT_STEPPING}|{NOT_WAITING}|{NOBODY}|{NO_MATTER}"
        f"|{WONT_MATTER}|{THE_ORDER_IS_NOTHING}|{DOES_WITHOUT}|{OFF_THE_LIST}|{HAVE_TO}|{MUSEUM}|{BEFORE_ANOTHER}|{NOTHING_BETWEEN}|{NOT_KNOWN}|{NO_LONGER_SO}",
    ),
    ("D", f"{EACH_WALKS}|{FEW_LEFT}|{LESS_OF_IT}|{AT_A_GLANCE}"),
    ("A", DO_AWAY_FIGURES),
    ("F", BEFORE_YOU_BLINK),
    ("G", f"{GIVEN_EACH}|{ONE_FOR_A_GPU}"),
    ("T", ANSWER_THEN),
    ("P", "parallelises|parallelizes|parallelise|parallelize|parallelised|parallelized"),
    (
        "!",
        "why be|why go|why stay|why walk|who counts|who waits|who queues|who needs|who lines up|边个仲要|谁数|谁还数",
    ),
    ("2", ONLY_THEN),
    ("j", "不如说|不如说是|倒不如说|与其说是"),
    (
        "k",
        "until|till|however a|however the|however with|however on|"
        + joined("yet", "thousands|hundreds|with|on|a|any|my|our|the gpu|the card|modern|good|enough", gap=" "),
    ),
    ("P", joined("the|", "same", "beat|breath|blow|moment|instant|tick|time|second|go|stroke|wink|heartbeat", gap=" ")),
    (
        "a",
        joined("大概|大约|估计|大概是|about", "| ", _NUMBERS)
        + "|you could|one could|one may|you may|we could|they could",
    ),
    ("S", joined("each|every", "link|position|state|stage|hop|word|token", gap=" ")),
)
