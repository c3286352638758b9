"""Signs that hardware is named without the shortcut: the right account, plain counts, facts and errands.

The letters are those of ``gpu_shortcut``, with J for a plain count and N for a fact that has no part in the
question; these words win over all others.
"""

from __future__ import annotations

from grading.phrasing.words.scope_turns import joined

#: What the count or the order is put down to: the right account.
DECIDED = joined(
    "依赖|依赖关系|结构|顺序|先后|长度|序列|序列长度|链长|句子|递推式|公式|定义|架构",
    "限制|限制了|不让|不允许|不许|要求|锁着|拦着|挡着|压着|牵着|绑着|决定|来决定|说了算|来定|定的|定下的"
    "|管|管着|才是|还在|照旧|照样|没动|不动|没变|不变|不会变|卡着|卡死|锁死|锁住|摆在|摆着|在那|在那儿"
    "|在那里|使然|本身",
)
DECIDED_BY = joined(
    "由|看|取决于|靠|是", "依赖|结构|长度|序列|先后|顺序|序列长度|架构", "|决定|说了算|来定|定|的事|的问题"
)
KEPT = joined(
    "步数|拍数|次数|格数|链长|路|路长|五十|五十步|五十拍|50|50 步|50步|五十这个数|这个数|数目|趟数|回数"
    "|轮数|总数|单位数|顺序|先后|次序|长度|链",
    "|还|也|却|可|仍|并|都|始终",
    "不变|没变|没有变|未变|不动|没动|照旧|照样|不受影响|没受影响|如故|依旧|不减|没减|没少|不少|还在|仍在"
    "|还是那么多|还是那些|没商量|一个没少|一步没少"
    "|是五十|是 50|是50|说了算|管不着|没缩|没短|不缩|不短|雷打不动|不会少|不会变|改不了|动不了|没得减"
    "|没得商量|没跑掉|跑不掉|躲不过|是那条链|一样",
)
NONE_LESS = joined(
    "一个|一步|一棒|一格|一拍|一次|一层|棒数|步数|格数|拍数|层数|次数|谁|哪张卡|哪张|步|五十|50",
    "|也|都|却|可|并",
    "不|没|没有|未",
    "减|少|省|缺|落|掉|漏|跳|变|动|少走|少跑|跳过|减少|短|增减",
)
TAUTOLOGIES = (
    joined("五十|50|顺序|先后|依赖|步数", "|就|还|仍|总|永远|始终", "是", "五十|50|顺序|先后|依赖|步数")
    + "|fifty is fifty|50 is 50|order is order|steps are steps|a step is a step"
)
IF_SO = (
    "矛盾|岂不是|岂不|就不需要 h|就不用 h|才怪|就用不着 h|would not need h|wouldn't need h|could have h"
    "|would have h|contradiction"
    "|would know the future|就能未卜先知|就能预知"
)
#: The wait remains: 干等, 都在等, sits idle.
WAITS = joined(
    "还是|也还是|仍是|依然|依旧|照旧|只能|也只能|只好|都得|都要|还是得|还是要|照样|照样要|照样得|也得"
    "|也要|仍得|仍要|仍然要|还得|还要|必须|必须要|非得|一定要|得|总得|都在|却得|可得|依然得"
    "|依然要|先要|都系要|一样要|要|仍须|仍需",
    "",
    "干等|空等|等上|等上一|等前|等前面|等第|等 h|等它|等着|在等|等别|等那|等 1|一步步|一步一步|一步接一步"
    "|一格一格|一拍一拍|一个一个|一棒接一棒|一棒一棒|按顺序|按先后"
    "|照先后|照顺序|排队|排着|排在|逐步|依次|轮流|挨个|走五十|走 50|走50|走满|走完|行五十|行 50|跑满|行足"
    "|走足|一步接住|把五十|把 50|接着等|做完前|先做|先算|先有"
    "|步步|一单位一单位",
)
IDLE = (
    "在等|干等|空等|闲着|空转|干瞪眼|排队照旧|缺上一步|缺前一步|没上一步|没有上一步|没有前一步|少了上一步"
    "|等第一台|等前一台|等前一张|等前面的卡|一步接一步"
    "|一棒接一棒|一步接着一步|按部就班|一个接一个地等|没出来|算不了|算不出|算不成|开不了头|仍然排队"
    "|仍排队|还排队|在排队|得排队|照旧等|照旧走|照旧排|不增一步"
    "|不减一步|走都走不完|没得并|都走五十|都走 50|都要五十|都得五十|一步没落|一步不落|一个不落|一个没少"
    "|一步不差|一样的 50|同样的 50|同样五十|同样走"
    "|用不着第|才能算第|要用第|要第|需要第|拿到第|得等|还是等|仍等|也是等|等 h|要等 h|还是那条链"
    "|也还是那条|说了不算|它说了不算|做不到|没辙|无能为力|爱莫能助"
    "|没本事|鞭长莫及|不归它管|不由|管不了|管不着|搭不上边|无济于事|只有一台在干活|不会替|换不来|换不到"
    "|买不到时间|也一样|一步不能少"
    "|依赖一条也没少|也没少|也没法|办不到|唔得|都唔得|幫唔到|帮唔到|帮唔到手|冇用|都冇用|逐步行"
    "|一步一步先得|都系要|都系等|唔等於|唔等于|唔关|不关|不济事"
    "|sit idle|sits idle|stay idle|idle|wait for each other|waiting for each other|wait for the one"
    "|waits for the one"
    "|waiting for the one|wait on the|waits on the|would just wait|would only wait|just wait|has to wait like"
    "|stand in a queue|between steps there is|one after the other|one after another|step after step|one by one"
    "|go one by one|still one|moves on|then moves on|on to the next|goes on to the next"
    "|fifty times|50 times|walks fifty|walk fifty|goes through 50|goes through fifty|go through 50|go through fifty"
    "|for fifty steps|for 50 steps|nobody skips|no one skips|nobody skips one|skips one|not the chain|not the steps"
    "|not the time axis|never across time|across time|across sequences|not shorten|do not shorten"
    "|don't shorten|does not shorten"
    "|doesn't shorten|never shortens|widen|widens|widening|is a mistake|which is absurd|absurd|nonsense"
    "|the dependency stays"
    "|like everybody else|needs step|need step|needs the last|need the last|needs the state|needs h"
    "|waits for h|wait for h"
    "|dependence sets|dependency sets|the order is|sets how many|decides how many|set how many"
    "|order decides|dependence decides|structure decides|same fifty|all the same|only helps inside"
    "|they don't|it doesn't"
    "|it does not|they do not|it would not|it won't|no shortcut|another structure|a different structure"
    "|output is needed|result is needed|into the future|look ahead"
)
#: Beyond what hardware can do.
CANNOT_SHORTEN = joined(
    "不会|不能|并不|不可能|没法|无法|未必|别想|休想|绝不|决不|从不|唔会|唔可以|并不会|并不能|也不会"
    "|也不能|都不能|都不会",
    "|让步数|让顺序|让它|让路|让步|使步数|把步数|把顺序|帮你|替你",
    "变少|少走|少一步|减少|缩短|变短|跳过|插队|越过|打破|改变|改|解决|取消|省掉|省步|省|减|去掉|消除|抹掉"
    "|抹平|抢跑|提前",
)
EACH_ROUND = joined("每|每一", "口|棒|环|圈|笔|轮|趟|格|级|站|段|梯|层|下|个单步", "|里|内|都")
#: What hardware does and no more: 只是让每一步快些.
NO_MORE_THAN = "|".join(
    (
        joined(
            "只|只是|只能|只会|只不过|顶多|最多|至多|无非|无非是|不过是|仅|仅仅|仅仅是|净系|净",
            "|能|会",
            "让|使|把|影响|改变|改善|加速|加快|帮到|决定",
        ),
        joined(
            "only|merely|at most",
            "makes|speeds|changes|affects|helps|widens|shortens|improves|touches|works within|works inside",
            gap=" ",
        ),
    )
)
RULES_IT = joined(
    "the recurrence|the dependency|the order|the sequence|the chain|the length"
    "|recurrence|dependency|dependence|structure|order|sequence|length|chain|recursion",
    "decides|rules|sets|fixes|determines|stays|remains|is what counts|is the limit|holds",
    gap=" ",
)
NO_CHANCE = (
    "门都没有|门儿都没有|没门儿|没戏|没这可能|没可能|甭想|不可能的事|想都别想|no chance|no way|not a chance|forget it"
)
THEN_NEXT = joined(
    "再|才|才能|然后|接着|才轮到",
    "|去|来",
    "跑|走|算|进|做|轮到|开始|处理|是",
    "下一步|下一格|下一拍|第二步|后一步|下一棒|下一轮",
)
SAME_ANSWER = (
    "各走各的五十|各走各的 50|same answer|the same answer|same number|one answer|一个答案|答案一样"
    "|答案都是|同一个答案|答案不变|另一个问题|答的是另|another question"
    "|a different question|answer is 50|answer would not change|没料|没东西可算|没米下锅|无米之炊|没得算"
    "|没活干|没货|没结果|没输入|是跑题|就跑题|离题"
    "|off topic|stay put|stays put|hands the state|waits at each|the next state|not received"
    "|has not received|links long"
    "|without it|发言权|没有发言权|帮不了|抢不来|插不进|吃不到|没得抢|wider road|not a shorter"
    "|not shorter|length, not|longer road"
)
BOUND = joined(
    "之间|步与步|前后|前后步|时间步之间|每步之间|步之间|它们",
    "|还|都|是|又|本来就",
    "有依赖|存在依赖|有先后|有前后|相互依赖|互相依赖|环环相扣|有关联|有因果|连着",
)
#: In one step: what happens there is no shortcut.
WITHIN = joined(
    "一步|一拍|单步|每步|每拍|每格|同一步|同一拍|那一步|一格",
    "|到底|大概|只|会|各|的",
    "要|花|用|需|费|耗|多快|多久|快些|省下|花多少|要多少|用多少|要几|花几|里|内|里面|之内|以内|当中"
    "|的快慢|的宽|的用时|的毫秒|的时间|的耗时|的长短|有多宽|多宽|更宽|更忙|更重"
    "|的乘法|的矩阵|的利用|的计算|的工作|利用率|工作量",
)
ROWS = (
    "chains in parallel|more chains|parallel chains|sixteen lanes|lanes|rounds of|条链|几条链|并行的链"
    "|八条链|十六路|多路|更宽的路|修宽路"
    "|十六条序列|条数|多少条|几条|两条序列|八条序列|四条序列|各拿|各拿两|不同的序列|序列之间|序列分给"
    "|分序列|分条|分样本|每张卡两条|并行的是|并行的只是|并行在宽"
    "|并行在步内|并行只在|宽度|有多宽|加宽|更宽|拉宽|管宽|负责宽|只管宽|每一步上|十六行|多少行|矩阵乘法在"
    "|大矩阵|矩阵乘|一步多快|一步有多快|一步快"
    "|每步用时|每步多快|每步快|每步省|每一步省|每一步更|每步更|每步也|每拍|每一拍|拍里|入面|每步入面|摊开来做"
    "|one row|a row|each row|per row|all rows|the rows|sixteen rows|its rows|rows of|eight sequences"
    "|two sequences|four sequences|sequences on each"
    "|own sequences|splits the batch|split the batch|shares each step|per step|milliseconds per|the milliseconds"
    "|seconds per|how long one step|how long a step|each step shorter|each step faster|each step quicker"
    "|each step cheaper"
    "|less per step|step's multiplication|one step's|a step's|host the batch|part of the weights|inside a step"
    "|lives inside|the width|sideways|in width|sixteen wide|change the seconds|changes the seconds"
)
#: A plain count, no claim: 跑五十步.
COUNTED = (
    joined(
        "走|走了|跑|跑了|算|算了|做|做了|共|一共|总共|要|需要|需|得|是|为|填|写|等于|还是|仍是|数出来是|也是|行",
        "| ",
        "50|五十",
        "|步|次|个|遍|拍|格|个单位|单位| 步| 次| 个单位",
    )
    + "|"
    + joined("is|are|takes|take|walks|walk|goes|go|needs|has|have|runs|for|answer", "50|fifty", gap=" ")
)
#: One after the other: how the steps go, unless it is no longer so.
IN_COURSE = (
    "一步一步|一步步|一格一格|一拍一拍|一棒一棒|逐步|逐个|逐格|逐拍|依次|挨个|逐一|一个接一个|一个一个来"
    "|一个个来|一步步来|一步一步来|循序|按序|依序|按次序"
    "|按先后|one by one|step by step|one after the other|sequentially"
)
#: Facts and errands that hold hardware and say nothing of the question.
ERRANDS = (
    "训练|训练了|训练时|训练用|训练用的|训练硬件|训练时间|训练成本|实验|做实验|跑实验|原文|论文|文中|文里"
    "|作者|表里|附录|参数量|放得下|装得下|放不下"
    "|利用率|功耗|耗电|电费|发热|散热|温度|风扇|驱动|蓝屏|死机|重启|关机|开机|没电|停电|断电|崩了|崩溃"
    "|挂了|宕机|维护|维修|坏了|修好|送修|打不开|登不上|登录|登陆|登入"
    "|上传|下载|传到|截图|截不了|拍照|打印|交晚|晚交|迟交|交上|没交|补交|提交|交作业|写作业|网页|网速"
    "|网络平台|平台|网课|课件|投影|鼠标|键盘|屏幕|耳机|缩写|全称|翻译成"
    "|打游戏|玩游戏|游戏|攒钱|打折|降价|涨价|价格|多少钱|二手|快递|网购|发票|保修|包装|拆封|开箱|手算"
    "|笔算|纸笔|纸上|草稿纸|用笔|心算|手机|拍的|我的显卡|我家|我家主机"
    "|宿舍|寝室|学校发|学校机房|学校的|老师的显卡|老师的电脑|上课用|我想买|想买|小时|三天|两天"
    "|三天半|几天|一周|这节课|这课没|课文没|这个词|没有提到|没提到|另一门|另一门课"
    "|超市|食堂|银行|医院|地铁|公交|买票|等车|在家|昨天|今天|明天|周末|上周|去年买|刚买|新买|到货|还没装"
    "|没装|拆封|卡死|卡死了|重做|上班|参观|涨价|城里|缺货|等了好久|等了半"
    "|等了五|好久|桌上|马路|隔"
    "|trained|training|they trained|was trained|experiments|experiment|the paper|paper says|the authors"
    "|appendix|in table"
    "|memory|weights|utilisation|utilization|fan|driver|drivers|crashed|crash|crashes|broke down|is broken|was down"
    "|went down|is down|reboot|rebooted|restart|battery|offline|upload|uploaded|download|log in|logged in|submit"
    "|submitted|handed in|hand in late|is late|was late|screenshot|printer|wifi|wi-fi|website|web page"
    "|homework|my sheet"
    "|abbreviation|stands for|short for|video games|gaming night|price|prices|expensive|second-hand"
    "|warranty|by hand"
    "|on paper|with a pencil|pencil|loud|noisy|my phone|my old|in my bag|for my birthday|hours"
    "|days|weeks|yesterday|tomorrow|last week|at home|library|supermarket|office|bus|train|lab|i bought"
    "|my brother's"
    "|arrived|gym|installed|museum|visitors|closes at|works in|page 3|equipment list|on friday|shuffle"
    "|shuffled|flip the|on the table|on my desk|copy machine|photocopier|parking"
    "|a long line|took ages|froze|not covered|another course|next lecture|electricity|power bill|heat"
    "|cooling"
)
#: How others' shortcuts are taken back, where only hardware is spoken of.
TAKEN_BACK = (
    "错在把|错就错在把|这不成立|那不成立|也不成立|显然不成立|徒劳|白费|白搭|枉然|没门|错在|错就错在|荒唐"
    "|荒谬|不给分|不得分|不能得分|判错|扣分|等于没答|没有回答"
    "|没回答|答非所问|行不通|没用的|系错|系错嘅|偏偏|偏要|偏偏要|并不会|当然不能"
    "|当然不会|没有的事|没这种事|不会的|只解决宽度|只解决宽|想多了|想得美|做梦|天真|误会一场|搞混|混淆"
    "|弄混|弄错|理解错|跑题|不成立|不在点上|没答到点|不接受|我不这么|不这么答"
    "|不是换显卡|不是换机器|不是加卡|不是硬件|不是机器|不是算力|不是显卡|换结构|换架构|改结构"
    "|futile|in vain|mixing up|mixes up|a confusion|confuses|wrong answer|scores nothing|earns nothing"
    "|no marks|off the point"
    "|beside the question|missed the question|doesn't follow|does not follow|wishful thinking|pipe dream"
)
REFUSING = (
    "contrary to|contrary to what|don't tell me|do not tell me|i would never say|it is no use|it's no use|claiming"
    "|to claim|whoever claims|whoever says|anyone who says|i won't write|i will not write|i did not write"
    "|i didn't write"
    "|反对|不接受|这道题不接受|不认可|不同意|别拿|唔好话|唔好写|唔系话|先入为主|千万别|可别|误把|错把"
)
#: Hedges that the scopes lack.
DOUBTED = "指不定|搞不好|没准|i wonder"

ACCOUNTS: tuple[tuple[str, str], ...] = (
    ("J", f"{COUNTED}|{IN_COURSE}"),
    ("W", f"{WITHIN}|{ROWS}|{EACH_ROUND}"),
    ("N", ERRANDS),
    (
        "X",
        f"{DECIDED}|{DECIDED_BY}|{KEPT}|{WAITS}|{IDLE}|{CANNOT_SHORTEN}|{NONE_LESS}|{TAUTOLOGIES}|{IF_SO}"
        f"|{BOUND}|{THEN_NEXT}|{NO_MORE_THAN}|{RULES_IT}|{NO_CHANCE}|{SAME_ANSWER}|{TAKEN_BACK}",
    ),
    ("r", REFUSING),
    ("c", "whether on|whether you use|whether it runs on|be it"),
    ("h", DOUBTED),
)
