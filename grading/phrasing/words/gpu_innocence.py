"""Innocent accounts in their breadth: what stays, what it is due to, one step's inside, refusals, facts, prices.

The letters are those of ``gpu_shortcut``; these words win over all others.
"""

from __future__ import annotations

from grading.phrasing.words.scope_turns import joined

#: It stays as it was.
LEFT_ALONE = "|".join(
    (
        joined("where|what|how", "it is|they are|they were|it was|it has always been|they have always been", gap=" "),
        joined(
            "just as|as|exactly as|every bit as|no less",
            "long as before|many as before|long as ever|many as ever|long|many as there were|long as it was"
            "|serial as before",
            gap=" ",
        ),
        "they don't share|don't share out|do not share|fifty long|length 50|length fifty"
        "|length of 50|50 long|are 50 such|are fifty such|50 such|unit is one step"
        "|the unit is one|a unit is a step|50 calls"
        "|fifty calls"
        "|leaves their number|leave their number|their number alone|the number alone|the order alone"
        "|leaves it alone"
        "|untouched|intact|no shorter|no nearer|nonetheless|none the less|all the same|nevertheless"
        "|regardless|either way"
        "|in both cases|on both|both times|for both|alike|same number|same length|as many steps"
        "|full fifty|all of the fifty"
        "|each and every one|each and every step|in turn|no matter what|fifty times over|fifty such"
        "|goes round fifty"
        "|steps through|stepped through|passes through all|pass through all|goes through all|go through all"
        "|goes through fifty|one step at a time|one position at a time|element by element"
        "|position by position|single file"
        "|in file|one by one,|reads h|before it writes|before it can take|before the former"
        "|when the former|takes what"
        "|what t-1|hands over|hand over|from hand to hand|handed from|made from the one|made from"
        "|built from|is made of"
        "|are made of|are made from|hang on one another|hangs on|contradicts the definition|contradicts|constant"
        "|is constant|fixed by|is fixed|are fixed|lacks its input|missing their inputs|missing its input"
        "|no state to begin"
        "|would have no state|isn't there yet|is not there yet|isnt there yet|not there yet|hasn't been written"
        "|has not been written|not yet been|the previous output|previous state arrives|until the previous|until its"
        "|until step|until h|sit and wait|sits and waits|has to sit|stand about|stands about|stand around"
        "|stands around"
        "|twiddle|twiddles|twiddling|bored|is bored|starve|starves|nothing to spread|nothing to share"
        "|nothing else of"
        "|nothing to do until|with nothing to do|makes them wait|make them wait|makes it wait|because the chain"
        "|because of the chain|waiting for the one|wait for the server before|each wait for"
        "|would each wait|would all wait"
        "|is waiting for its|wait their turn|waits its turn|at any moment|any moment|only one position"
        "|has to finish a position|finish a position|cannot.|can not.|cant start|cant touch|can't touch|cannot touch"
        "|can't supply|cannot supply|can't multiply|can't let|doesn't enter|does not enter|stays out of"
        "|enters into it"
        "|shrinks nothing|shortens nothing|saves nothing|skips nothing|removes nothing"
        "|changes nothing about|spares nobody"
        "|if only.|in vain|wishful|no say|has no say|have no say|no part|had no part|plays no part"
        "|no bearing|nothing to do with"
        "|beside the point|belongs to the structure|is a property|a property of|property of the network"
        "|of the recurrence"
        "|matter of width|is width|buys width|adds breadth|broader|heavier|busier|keeps the cores busy|fuller"
        "|a change of structure|change of structure|change the structure|changes the structure|structure itself"
        "|another structure|different structure|new structure|instead of recurrence|with attention|attention reads"
        "|alignment|weighted look-back|not timed|counted, not timed|the same trail|same trail"
        "|for the price of one walk"
        "|precisely what the recurrence|fails at|oldest rule|would be missing|unless the structure"
        "|ignores the dependency"
        "|overlooks the dependency|overlooks what|overlooked that|overlooks that|forgets that step|ignores that",
    )
)
STAYS = "|".join(
    (
        joined(
            "步数|路|链|数目|条数|趟数|长度|次序|台阶|顺序|拍数|格数|五十|次数",
            "|也|却|可|都|还|仍|并|压根|根本|一点|一点也|一点都",
            "没|没有|未|不|不曾",
            "降|短|少|减|变化|动过|缩|变小|变少|少掉|变|动",
        ),
        joined(
            "走|跑|数|爬|要走|要爬|算|等|排",
            "的",
            "台阶|格数|步数|次数|步|格|路|趟数|拍数",
            "|还是|都|也|",
            "一个样|一样|照旧|没少|没变|不变|不少|相同",
        ),
        joined(
            "也|都|一样|各|照样|仍|还是|中间每条都|每条都|每条还是",
            "走|走了|要走|得走|爬|跑|跑了|数|停|吃",
            "五十|50|满五十|完五十|足五十| 50",
        ),
        joined(
            "管的是|改的是|决定的是|影响的是|快的是|变的是|只管|只改|只动|解决的是|帮的是|影响|动",
            "",
            "宽|宽度|宽窄|秒数|一格|一步有多|一步|每步|单步|毫秒|时间|一格多久|每格|钟|条数|每步搬",
        ),
        joined(
            "与|跟|和|同",
            "",
            "硬件|机器|显卡|机器型号|用什么机器|设备|算力|卡|步数|用哪台机器|芯片",
            "|都|并|毫|完全",
            "无关|没关系|没有关系|没什么关系|不相干|是两件事|两件事|两码事|不沾边|没什么干系",
        ),
        joined(
            "管不了|改不了|动不了|碰不到|买不来|换不来|砸不掉|减不掉|省不掉|抹不掉|拆不开|绕不开"
            "|变不了|代替不了|替不了",
            "",
            "|多少格|一共有几步|长度|次序|先后|顺序|步数|依赖",
        ),
        "谁也没有替谁|没有替谁|替谁少走|takes away none|away none|lives along|along the fifty"
        "|should try computing|should try|would be news|news to h"
        "|公式负责|句子的功劳|结构负责|结构的功劳|公式决定|句子决定|长度负责|依赖负责|来自上一"
        "|都来自|来自 previous|来自前"
        "|沿着箭头|只能沿着|箭头走|闲置|的后果|是一回事|另一回事|管快慢|管多少|都这样|什么卡都|永远 before|永远在"
        "|序列长 50|序列长50|长 50|长 五十|长五十|就没有这节课|就没这节课|稳稳五十|步数稳|横着要等"
        "|纵向要等|步间要等|时间上要等|数 same"
        "|看第六步的脸色|看第|也得看|还得看|要看上|得拿到|拿不到|没拿到|先拿到|上一步没|前一步没"
        "|没交货|还没交货|没有交货|拿什么算"
        "|拿什么等|干坐着|干坐|在发呆|发呆|干等着|闲着|空转|没活干|没数据|等结果|等的是结果"
        "|等得起|有因果|没有因果|互为因果"
        "|写死|写死在|写在公式|写明|原地不动|纹丝没动|没少|少不掉|逼出来|规定的|摆喺度|照行|照爬"
        "|照走|照数|结构的事|换结构|换模型"
        "|得换模型|改模型|得换结构|结构换了|靠的是对齐|那一次加权|加权回看|由公式|公式定|递推式"
        "|递推公式|公式是|归结构|归序列"
        "|谈不上|没这种好事|哪有这种好事|没有这种好事|有这种好事|不可能|做不到|办不到|有依赖"
        "|存在依赖|没有输入的|没有输入"
        "|没看清|没看懂|没弄懂|没读懂|还是五十|也是五十|都是五十|五十还是|照样从|从头走到尾"
        "|走到第五十|第一步走到|从头到尾"
        "|一步一步数完|一步不落|一步没少|一步不少|一步不减|拓宽|变宽|更宽|更重|宽了|加宽|只动宽度"
        "|只是宽|宽度而已|分的是序列"
        "|分的是样本|分的是条|并的是|并行的是同|并行的只有|能并行的只有|没有哪个核|没有哪块"
        "|哪个核能|没有一块|没有哪张|没有哪台"
        "|没有任何|任何一种|并不了|不并行|拆不了|不认钱|一节一节走|一棒一棒传|哪台机器来传|换谁来"
        "|谁来都|排队的还是|要走五十下"
        "|挨个走|按顺序走|一格一格走|还是要一格|在第一格之后|还是这五十|样样照旧|没有没输入"
        "|另一个问题|单个模型里|答的是另|等的次数"
        "|等于没有回答|换人来|没有变化|也没用|没用|照样排队|管得着|抢在前|排队的规矩",
    )
)
#: What is done inside one step.
ONE_STEP = "|".join(
    (
        joined("each|every|any one|any", "kernel call|time step|tick|beat|step", gap=" "),
        joined(
            "arithmetic|multiplication|work|matrix|rows|product",
            "of",
            "one|a single|each|every",
            "position|step|time step",
            gap=" ",
        ),
        joined(
            "inside|within|withing|during", "a|one|each|every|any|a single", "step|position|time step|tick", gap=" "
        ),
        "one position|one kernel call|in each|in every|行与行|lives across|across the sixteen"
        "|of one time step|elements of one|help across|helps across|help within|helps within"
        "|the extra rows|in the same step|same step|in one kernel|more per step|at every step|per step"
        "|for one time step|the width"
        "|split the matrix|splits the matrix|splits the rows|sixteen columns|rows are multiplied"
        "|across sequences|not along"
        "|different sequences|sixteen different|own copy|one copy|copy of the model|copies of the model"
        "|models at once"
        "|several models|many sequences fit|how many sequences|more sequences get|whole set earlier"
        "|sixteen pupils|one row"
        "|next to each other|share a step|don't share out|not the sequence|not the time|wider road"
        "|每一格里|那十六份|格子本身|每步里|步内|单步时间|每步干的活|每步搬|每一步要算|一步之内"
        "|六十四行|每步都要|好几个模型|训练好几"
        "|多伺候|同时伺候|一次能伺候|伺候的序列|每步同时|一口吃|多一条少一条|条数|同一步|一步里|每一拍",
    )
)
#: Prices, rents, power, outages, and what else is no part of the question.
FACTS = "|".join(
    (
        joined("euros|euro|dollars|pounds|yuan|kilowatts|watts|degrees|percent", ""),
        "计费|按秒|print jobs|blocked|credits|停工|烧了|账单按|"
        "每小时|一小时|按小时|小时要|二十块|块钱|要好几万|好几万|涨价了|心疼|租金|电费|电费单"
        "|空调|室温|停机维护|硬盘|插槽|主板"
        "|信号|迟交|键盘|云文档|没拆封|上过新闻|短缺|隔壁市|上过班|我爸|我哥|我姐|二手的|投影"
        "|老师晚点|嗡嗡响|刷不出来|打游戏够用|开网页"
        "|停电|断电|缩写|图形处理器的|打游戏|玩游戏|二手|买不起|插座|快递|借书|没电|没信号"
        "|draws|kilowatt|electricity|energy bill|power consumption|swimming pool|second-hand|used card"
        "|video games|for games"
        "|for my birthday|drawing triangles|are sold out|sold out|billed by|per hour|an hour|by the hour"
        "|on the second floor"
        "|stairs|game on her|was closed|chip factory|may book|on fridays|economics class|warms|fan of"
        "|got so loud|in dresden"
        "|cost 400|the cost of the card|cost of the card|is in your laptop|math teacher|maths teacher"
        "|never meet|cookies"
        "|grapes|parallel computer game|the bus|hand this in|hand it in|froze|utilisation|utilization"
        "|was fast today",
    )
)
REFUSED = "|".join(
    (
        joined(
            "i don't|i do not|i dont|i never|i did not|i didn't|i wouldn't|i cannot|i can't|nobody should"
            "|one should never"
            "|one should not|don't|do not|please do not|please don't|we should not|we must not|you should not"
            "|never",
            "believe|accept|claim|say|mean|argue|conclude|write|answer|buy the idea|think",
            "|that",
            gap=" ",
        ),
        joined("had|if", "i|we|you|someone|anybody", "said|written|claimed|answered|argued", gap=" "),
        "i was tempted|people who put|whoever answers|whoever writes|老师退回|混为一谈"
        "|the teacher struck|struck out my|i struck out"
        "|i had to unlearn|i take it back|the wrong turn|would earn no|earns no|is wishful|the notion that"
        "|the idea that|it would be false|it would be a mistake|it would be wrong|is not the case"
        "|isn't the case|not the case"
        "|it isn't true|it is not true|isn't true that|far from making|far from|no amount of|i reject"
        "|reject it|overlooks|neither"
        "|i am not saying|i'm not saying|you might think|one might think|no gpu|no hardware|no machine"
        "|no chip|no card"
        "|no processor|no cluster|no accelerator|no computer|no amount|no batch|no single card|no device"
        "|no silicon|no server"
        "|no cores|no number of|nor|a dozen cards can't"
        "|不现实|打了叉|谈不上|这种好事|这句话|这两句话|拿来搪塞|搪塞|万能药|不值一驳|不能当答案"
        "|玩笑话|收回|想错了|弄错了|作者弄错|大错"
        "|否定一个|驳斥|纠正一个|反驳|划掉了我写的|划掉了我"
        "|口号|要扣分|误区|错误示范|没有本事|不归功|归功于|解释不了|说法不成立|帖子",
    )
)
WHO_DOUBT = (
    "impossible|not possible|"
    "都没看清|都没看懂|都没想|都没读懂|都没弄懂|是没看懂|那是没看懂|那是没看清|它们不"
    "|they don't.|they don't|it doesn't|it doesn't,"
)
#: What others say, without a stance.
_PERSONS = (
    "uncle|aunt|friend|cousin|brother|sister|father|dad|mother|mum|mom|classmate|desk partner"
    "|roommate|flatmate|boss"
    "|colleague|seatmate|deskmate|mate|neighbour|neighbor|tutor|partner|roomie|grandpa|grandfather"
)
REPORTED = "|".join(
    (
        joined(
            "my|a|our|his|her|some|one",
            _PERSONS,
            "says|said|thinks|claims|believes|reckons|told me|swears|insists|argues|keeps saying|wrote|told us|claimed",
            gap=" ",
        ),
        "says that|says the|says you|says a|says it|says they|says with|says on|a video|on a forum"
        "|somebody wrote|i have heard"
        "|i've heard|i heard|rumour has it|rumor has it|it is said|people say|some say|they say that"
        "|据卖|据店家|据介绍|笔记里有|笔记里写|告诉我|写的是|答案写的"
        "|同桌说|我同桌说|群里说|网上说|论坛上说|听人说|我听说|视频里说|有人说",
    )
)

INNOCENCE: tuple[tuple[str, str], ...] = (
    ("n", "never|not with"),
    ("0", "it's wrong|it is wrong|this was wrong|that was wrong|i was wrong"),
    ("a", "instead of 16|instead of sixteen|in place of 16"),
    (
        "X",
        f"{LEFT_ALONE}|{STAYS}|amdahl|amdahl's law|阿姆达尔|空闲|用不到|用不上"
        "|各自五十步|各五十步|各走|各自走|请他解释|请让他解释|从哪里来|从哪儿来|一直在|还在那"
        "|不在硬件|不在机器|不是机器|不是硬件|not speed"
        "|not a matter of hardware|not hardware|climb fifty|still climb|so the wait"
        "|is full at each|one sequence at|on any|would be fifty"
        "|that's all it|that is all it|the same walk|same walk|is absurd|nothing of the kind"
        "|follow one another|follows one another"
        "|every machine|on every machine|any machine|whichever card|whichever machine"
        "|whatever it runs on|wherever it runs",
    ),
    ("5", "attention|self-attention|transformer|transformers|注意力|自注意力|注意力层|注意力机制"),
    ("W", f"{ONE_STEP}|每个 step|每个step|每 step|each of the batch|batch 维度"),
    ("N", FACTS),
    ("r", REFUSED),
    ("p", WHO_DOUBT),
    (
        "q",
        "被老师退|被退回|退回来|confuses|confuse|is not an answer|has answered something else"
        "|answered something else"
        "|is what i used to believe|what i used to believe|is what i used to think",
    ),
    ("0", "mirage|is a mirage|幻影|站不住脚|假的|瞎编|胡说八道|骗人的话"),
    ("o", REPORTED),
    ("x", "attention aside|注意力也罢|小卡|小卡上|空白卡|纸卡|张小卡|only on paper"),
)
