"""What hardware or a batch is said to do to the serial steps, and the right account: data only.

The letters are those of ``gpu_shortcut``; these words win over its own.
"""

from __future__ import annotations

#: Steps are told apart from their ordinals, which name a place: step 17 is no 7 steps.
_ORDINALS = "|".join(
    f"第{number}步|第 {number} 步|第{number} 步|step {number}|步 {number}|t={number}|h{number}|state {number}"
    for number in range(1, 51)
)
#: A count below the length of fifty is a claim of fewer steps.
_COUNTS = "|".join(f"{number}步|{number} 步|{number} steps" for number in range(2, 50))

EFFECTS: tuple[tuple[str, str], ...] = (
    ("D", _COUNTS),
    ("a", "什么|啥|到底|根本|基本|基本上|实际|自然|当然"),
    ("x", _ORDINALS),
    # H: more hardware and services.
    (
        "H",
        """
        板卡|矿卡|英伟达|老黄的卡|n卡|a卡|n 卡|核弹|刀片|机柜|机架|数据中心|算力中心|云主机|云算力|阿里云|多核cpu
        张量核心|高配|顶配|硬件升级|好电脑|新电脑|好设备|新设备|先进设备|堆硬件|堆算力|砸硬件|租卡|租机器|单卡|三卡
        十六卡|千卡|万卡|满血卡
        5090|4080|3080|v100|h200|b200|rtx|nvidia|colab|aws|tensor core|tensor cores|ddp|deepspeed|rack|racks
        datacenter|data center|server farm|better computer|faster computer|faster machine|better hardware
        stronger hardware|powerful hardware|new hardware|computers|silicon|the fleet|workers|nodes|node|blade
        """,
    ),
    # M: a bigger batch.
    (
        "M",
        """
        batch 大|batch大|batch 开大|batch开大|batch 加大|batch加大|大batch|大 batch|大批量|批一大|批开大|开大批
        一批多放|多放几条|多喂几条|多塞几条|一批塞满|批量一大|批次一大|批量开大|批次开大|批量调大|批次调大|批量大
        批次大|加大批量|加大批次|增大批量|提高批量|批大小调大|凑一批|凑成一批|十六条一起|16 条同时|16条同时|16 条摊
        十六条摊|16条摊|十六条一摊|16 条一摊|多条一起跑|多条一起
        large batch|large batches|huge batch|big batches|minibatches|batched|bigger batch size|larger batch size
        """,
    ),
    # F: fast, in no time.
    (
        "F",
        """
        嗖嗖的|嗖嗖|刷刷|唰唰|噌噌|蹭蹭|飞起|起飞|秒没|一秒搞定|一秒完事|一秒就完|一秒跑完|几秒|几秒钟|几毫秒|一瞬
        刹那|转瞬|转瞬间|弹指|弹指间|弹指一挥间|一溜烟|三下五除二|三两下|两三下|眨巴眼|眨眼功夫|眨眼工夫|一杯茶的工夫
        一盏茶|喝口水的工夫|神速|光速|闪电般|风驰电掣|立竿见影|当场出|即刻|顷刻|顷刻间|须臾|快捷|快些|快点|快一点
        快一些|快上|快几倍|快十倍|快几十倍|快一倍|提升速度|提高速度|提升效率|提高效率|效率高|效率就高|大大提速
        大幅提速|大大加快|缩短耗时|耗时短|耗时少|耗时缩短|用时少|用时短|时间砍半|时间减半|时间省|省时省力|省功夫
        省工夫|好快|快啲|快咗|快晒|快好多|快过|贼拉快|老快了|嘎嘎快|倍儿快|飞一样|飕飕|咻|咻的|咻一下|秒速|不费时
        不花时间|没花时间|等于没花时间|不耗时|不用几秒|没几秒|用不了几秒|要不了多久|没多久|快得飞起|快得很|快到飞起
        快如飞|神快|倍速|变快了|就变快|速度快|速度就快|速度上去|速度就上|速度翻倍|速度提高|跑得快|跑得飞快|算得快
        算得飞快|快得多了
        in a jiffy|in a heartbeat|in a blink|blink of an eye|in the blink of an eye|in seconds|in milliseconds
        within seconds|in a second|in one second|in a snap|in a trice|like lightning|lightning-fast|lightning fast
        blazing fast|blazingly fast|super quick|at light speed|at lightning speed|like the wind|flies|flies through
        zooms|zips through|breezes through|whizzes through|races through|rips through|tears through|blasts through
        crunches through|done in no time|accelerate|accelerates|accelerated|acceleration|cuts the time|cut the time
        cuts time|shortens the time|reduces the time|reduce the time|time saved|runtime drops|reduces runtime
        ten times faster|10x faster|many times faster|speedy|swift|swiftly|turbo|snappy|run fast|runs fast|so fast
        too fast|very quick|very quickly|so quick|fast enough|quick enough
        """,
    ),
    # D: fewer steps.
    (
        "D",
        """
        往下掉|掉下来|掉到|掉一半|往下降|直线下降|骤降|锐减|大减|大降|缩水|打对折|对折|腰斩|折半|砍半|再砍一半
        砍掉一半|砍成|砍到|砍去|削减|削到|削掉|削去|减小|减低|少掉|少去|少了一半|少一大半|少一截|少一大截|少好多
        少很多|少得多|少几十步|少走一半|少跑几步|少算|少做|少等|少排|少排几步|免了|免掉|能免|免去|免除|省掉一半
        省去一半|省了一半|省一大半|省好多|省很多|越来越少|越变越少|成倍减少|成倍下降|按比例减少|除下来|除一除|除以 16
        除以16|除以十六|十六分之一|四分之一|八分之一|二分之一|只跑|只走|只剩下|就剩|仅剩|仅需|合并步数|合并步骤
        几步并一步|几步并作一步|几步合一步|两步并一步|两步并作一步|三步并作两步|多步合一|多步并行|多步并一步|五十合一
        抄近路|抄近道|走捷径|跳着走|跳着算|跳步|快进|弯道超车|分段跑|分段并行|分块算|切段|切块|对半分|瓜分|分担|分着走
        分着算|分着跑|分头走|分头算|分头跑|各占一个核|各占一核|各占一块|各自一个核|一核一步|一卡一步|一人管一步
        每卡一步|每块卡一步|步数下来|步数就下来|步数打折|步数大减|步数减半|步数变小|步数就小|步数会变少|步数会降
        步数能降|步数能少|步数可以少|步数可以减|步数可以降|步数自然少|步数自然就少|步数跟着降|步数跟着少|步数也少
        步数也会少|步数也就少|步数也跟着|步数更短|步数变短|步数缩|步数就缩|总步数下降|总步数减少|总步数变少|链子变短
        链变短|链就短|链就变短|路变短|路就短|队变短|队就短|队伍就短|几十步|十几步|二三十步|七八步|三四步|两三步
        一二十步|二十几步|三十几步|十来步|一半的步|一半步数|少一步|少好几步|少几个单位|少走路|少行|少行几步|少咗
        往下走|往下跌|往下落|跟着往下|并成几步|合成几步|变成几步|压成几步|缩成几步|并作几步|并成少数几步|合并成几步
        1/16|halve|halves|halved|half of the steps|in half|cut in half|cuts in half|squeeze|squeezes|squeezed|squash
        squashes|condense|condenses|fold into one|folds into one|fuse|fuses|reduces to|reduce to|reduces it to
        drops to|drop to|falls to|fall to|goes down to|go down to|gets down to|is cut to|are cut to|shrinks to
        shrink to|down to a few|in a few steps|a handful of steps|a handful|several at once|many steps at once
        all fifty at once|all 50 at once|fifty at once|all the steps at once|multiple steps at once
        several steps at once|two steps at a time|leap|leaps|leapfrog|jump over|jumps over|jump ahead|shortcut
        shortcuts|short-circuit|trim|trims|slash|slashes|slashed|chop|chops|prune|prunes|divide them|divides them
        divide up|divided up|divided among|split up|split them|splits them|split among|split between|splits between
        shared out|shares out|parcel out|parcels out|fewer time steps|fewer timesteps|fewer units|less time steps
        less step|less units|steps less|steps become less|steps get fewer|steps decrease|steps go down|steps drop
        steps shrink|number of steps drops|number of steps falls|number of steps goes down|number of steps shrinks
        number of steps decreases|lower count|smaller count|count drops|count falls|count goes down|count shrinks
        reduce number|reduces number|need less|needs less|need fewer|needs fewer|take fewer|takes fewer|take less
        takes less|not so many steps|not so many|not as many|shorter chain|shortens the chain|shorten the chain
        shorter path|shorter queue|amortises|amortizes|amortise|amortize|make short work|makes short work
        short work of
        """,
    ),
    # 1: in one step, in one go: fewer steps, unless it is what one step holds.
    (
        "1",
        """
        一步跨过|一步跨到|一步走完|一步走到|一步出结果|一步了事|一步就好|一步就行|一步就够|一步就成|一回搞定|一趟搞定
        一趟跑完|一趟走完|一轮跑完|一遍过|一遍跑完|一遍搞定|一波带走|一波搞定|一次过|一次带走|一次搞定|一次到位
        一次走完|几下搞定|一步算完|一步到位|一步就算完|一步搞定|变成一步|变一步|成一步|合成一步|并成一步|合并成一步
        一步完成|一步做完|一步跑完
        in one step|one step|one go|in one go|single step|in a single step|into one|into a single|to one step
        to a single step|to just one|in one shot|in one sweep|in a single pass|in one pass
        """,
    ),
    # O: the order does not matter any more.
    (
        "O",
        """
        等不等都一样|等不等都行|等不等无所谓|等不等没差|谁还管|谁还管它|谁管|管它串行|管它几步|管它多少步|形同虚设
        名存实亡|不攻自破|烟消云散|荡然无存|不复存在|化为乌有|一笔勾销|一扫而空|甩开|甩掉|不值一提|不足挂齿|微不足道
        可以无视|无视|当它不存在|忽略掉|算啥|算个球|算个屁|不叫个事|洒洒水|小意思|毛毛雨|小case|小 case|不用怕|不用愁
        不必愁|不必担心|高枕无忧|一劳永逸|万事大吉|妥妥的|稳了|搞掂|搞掂晒|搞定晒|掂晒|得咗|就得|就得啦|就得咗|唔使等
        唔使排队|唔驶等|唔洗等|唔使理|唔使一步步|唔使再等|唔紧要|唔系问题|冇问题|冇所谓|不打紧|莫得事|没得事|没得问题
        莫得问题|不消等|不消排队|不消一步步|不消|甭等|甭排队|甭一步步|犯不着等|没必要再等|没必要一步一步|不必再等
        无需再等|不再等|不用干等|免等|免排队|免等待|免除等待|零等待|无等待|省等|省排队|不再排队|不再受限|不再串行
        不再是串行|变成并行|变并行|串行变并行|化串为并|打破串行|打破顺序|打破限制|打破瓶颈|突破瓶颈|突破限制|突破串行
        冲破|打通|破掉|破解|克服|攻克|解决掉|治好|干掉|扫除|清除|碾压|横扫|暴力破解|大力出奇迹|力大砖飞|砸钱解决
        砸钱就行|可以不考虑|不用考虑|不必考虑|不用在意|不必在意|不用太在意|没人在意|谁在意|谁在乎|没人在乎|无关痛痒
        不痛不痒|瓶颈消失|瓶颈不再|先后不重要|顺序不重要|先后无所谓|顺序无所谓|谁先谁后都行|谁先谁后无所谓|乱序
        乱序执行|打乱顺序|任意顺序|不再是难题|不是难题|不成难题|不难了|就不难|没难度|难不倒|拦不住|挡不住|扛得住
        顶得住|兜得住|应付得来|应付得了|救得了|管够|包好|包搞定|包解决|不用排|不用等上一步|不用等前一步|不用等前面
        不用等前|不必等前|不用管前|不管前|用不着排队|用不着一步|不需要前一步|不用前一步|不靠前一步|不依赖前|不再依赖
        依赖就没|依赖就解|依赖消失|依赖解除|依赖不存在|解除依赖|解开依赖|切断依赖|没有依赖|没依赖|串行就没|串行消失
        串行就不|串行不再|串行就不是|不串行|就不串行|就不用串|不用串行|不用串着|不必串行|无需串行|没啥两样|没什么两样
        没啥区别|没什么区别|约等于零|约等于一步|约等于 1|几乎为零|接近零|接近于零|趋于零|趋近于零|可以当成|当成 1
        近乎一步|差不多一步|感觉不到|感觉不出|察觉不到|体会不到|忽略不算|哪还有|哪还有什么|哪里还有|哪来的串行
        哪来的 50|不需要 50|不需要五十|不用 50|不用五十|用不着 50|用不着五十|不值得操心|不值得|不值得担心
        so easy|cancels out|cancel out|evaporates|evaporate|melts away|melt away|fades away|dissolves|dissolve
        no longer applies|no longer apply|no longer needed|is not needed|isn't needed|are not needed|not needed
        not necessary|is moot|moot|a thing of the past|stops being a constraint|no constraint|is lifted|are lifted
        lifts|beats the|defeats|conquers|outruns|outrun|dodges|dodge|evades|overrides|is no barrier|no barrier
        is no obstacle|no obstacle|no worry|no worries|don't worry|not worry|need not worry|no need to worry|who cares
        nobody cares|no one cares|nobody would notice|no one would notice|nobody notices|never notice|ever notice
        hardly matters|barely matters|scarcely matters|matters little|matter little|matters less|doesn't count
        does not count|isn't important|is not important|not important|no big deal|not a big deal|becomes trivial
        effortless|effortlessly|is solved|are solved|gets solved|problem solved|case closed|job done|end of story
        is all you need|all you need|all it takes|will fix|would fix|will solve|would solve|can solve|can fix
        could solve|could fix|handles it|takes it away|no need wait|no need to queue|not need wait|not need to wait
        doesn't need to wait|don't need to wait|do not need to wait|does not need to wait|don't need wait
        no longer wait|no longer waits|no longer have to wait|no longer has to wait|never waits|never wait
        never has to wait|without wait|without queueing|without queuing|no queuing|needn't queue|out of order
        any order|in any order|order-free|not serial|no longer serial|not sequential|no longer sequential
        becomes parallel|become parallel|turns parallel|parallelizes|parallelises|parallelize it|parallelise it
        makes it parallel|make it parallel|makes them parallel|make them parallel|gets around|get around|gets past
        get past|gets over|powers through|brute force|brute-force|takes the pain|easy job|no longer a constraint
        not a constraint|isn't a constraint|no longer an obstacle|no longer a limit|no longer holds|stops mattering
        not matter|no matter any more|not matter any more|no matter anymore|don't care|doesn't care|not care
        nobody waits|no one waits|nobody has to wait|no one has to wait|no one needs to wait|why bother
        no reason to wait|is nothing|are nothing|nothing to it|no sweat|sorts it out|sorts it|is history|are history
        """,
    ),
    # L: less, said of the steps.
    ("L", "掉一半|缩一半|变小|减|免|削|砍|裁|shrunk|slimmer|lighter|trimmed|halving|cutting|saving|fewer and fewer"),
    # P: at the same time.
    (
        "P",
        """
        同时开工|同时动手|同时开跑|同时出|同时出结果|齐头并进|一拥而上|一起上|一起开工|一起动|一起冲|一起跑完|一同算
        一同跑|一道算|一道跑|一气呵成|全部并行|全并行|全都并行|并发|并发执行|并发跑|并行执行|并行推进|同步推进
        同步执行|同步完成|并列跑|并驾齐驱|一块儿跑|一块跑|一块上|一网打尽|一起算掉|一起算了|同时算掉|齐齐算|齐齐跑
        一齐算|一齐跑|一次过算|一次过跑|并排算|并排跑|并排|肩并肩|同时走|一起走|一起走完|同时走完|同时搞|一起搞
        同时搞掂|一起搞掂|并行走|并行完成
        side by side|side-by-side|shoulder to shoulder|abreast|in one burst|in lockstep|run concurrently|run at once
        run all|runs all|computes all|compute all|process all|processes all|executes all|execute all|all computed
        all done at once|done at once|computed simultaneously|computed at once|computed in parallel|run in parallel
        """,
    ),
    # S: the serial steps.
    (
        "S",
        """
        50 次|五十次|五十回|整条链|整条链子|一整条链|前向|前向传播|一次前向|整个前向|这五十步|那五十步|那 50 步|那50步
        等前面|一步步算|一步一步算|一步步等|一步一步|一步步|一步步走|前后依赖|时序依赖|时序|时间依赖|串行依赖|链式依赖
        逐步计算|递推|第 1 步到第 50 步|第1步到第50步|第一步到第五十步|第 1 到第 50 步
        the fifty steps|those fifty steps|these fifty steps|those 50 steps|steps 1 to 50|fifty time steps|forward pass
        one forward pass|the ordering|ordering|the recurrence|recurrence|all the steps|all of the steps
        the before step|previous step|the previous step|the serial part|serial bill|step by step|the line
        step 1 to step 50|step 1 through step 50|steps 1 through 50|steps one to fifty
        """,
    ),
    # W: within one step.
    (
        "W",
        """
        同一步里的|步内|步里|一步里面|每一步都|每步都|单个步|十六行|16 份|十六份|16 条并排|十六条并排|16条并排|十六笔
        16 笔|一步的用时|每一步的|每步的|这一步|这一步的|每一拍
        of one step|of a step|of each step|of the step|rows of one step|in that step|one step's|a step's
        each time step|every time step|any single step|any one step|each step itself|the rows|sixteen rows|the columns
        step inside|inside the step|per time step|each individual step|an individual step|individual steps
        """,
    ),
    # X: the right account.
    (
        "X",
        """
        维持 50|维持50|维持不变|次数仍是|次数不变|次数照旧|次数还是|一步没减|一步没省|一步也没省|一步也没减|一步都没减
        一步都没省|一步都省不了|一步也省不了|一步都 skip 不了|一步也 skip 不了|照走|照等|照排|照样等|照样走|照样排
        照样一步|照常|该走的|该等的|该排的|还得排|还得等|仍需|仍须|仍得|还需要前|没有输入|就没有输入|没输入|动不了
        没法开工|开不了工|没法动|没法开始|不能开始|开始不了|无法开始|不能提前|没法提前|提前不了|插不了队|没法插队
        不能插队|不能跳|跳不过|跳不了|没法跳|不能重叠|没法重叠|重叠不了|叠不了|并不了|不能并行|没法并行|无法并行
        并行不了|不能同时|没法同时|无法同时|同时不了|谁也不能|谁都不能|仍旧|原封不动|纹丝不动|雷打不动|一个都少不了
        一个也少不了|一步都少不了|一步也少不了|少不得|走满|跑满|走足|走完五十步|走完 50 步|五十步照|50 步照|不增不减
        没增没减|没多没少|不多不少|只变宽|不变短|不是长度|不是步数|两回事|两码事|依赖上一步|依赖前一步|要前一步
        要上一步|靠上一步|靠前一步|先有上一步|等上一个|等前一个|前一步没|上一步没|链还是|链长不变|链不变|链长照旧
        路还是|队照排|唔变|冇变|照样要行|一样要行|照行|都系 50|都系50|仲系 50|仲系50|仲系五十|仲要|只让每一步
        只是让每一步|只加速每一步|只加速步内|只影响每一步|只管步内|只在每一步里|只在步内|只让每步|只把每一步
        只是把同一步|只把同一步|只加速 step|只加快每一步|只加快步内|只是每一步|只能让每一步|只能加快每一步|没完，
        没算完，|还没完|没跑完，|一步没少走|一步也没少走|一个没少|总共还是|总数还是|总数不变|五十还是五十|50 还是 50
        五十步还是|五十步仍|50 步仍|50 步还是|五十步不变|50 步不变|仍然要走|仍要走|依然要走|依然是五十|依旧是五十
        还是那五十|还是那 50|总共五十|减不下来|降不下来|省不下来|省不出来|一步没丢|步数没动|步数不动|步数照样|步数不受
        步数不因|步数不会|步数并不|步数并没|步数从来|变的是宽度|变宽了而已|只是变宽|只是更宽|宽了而已|换不来|买不来
        买不到|省不来|求不来|解决不了|解决不掉|消除不了|去不掉|绕不过|突破不了|打破不了|克服不了|减少不了|缩短不了
        帮不了|帮不上|没法解决|不解决|无法解决|不能解决|不解决顺序|省不了步
        keep their order|keeps its order|keep the order|keeps the order|in the same order|stay in line|stays in line
        one behind the other|stand in line|still queue|still in line|yet there are|are still fifty|still there
        still has fifty|still have fifty|none removed|none of the fifty|cannot remove|can't remove|cannot skip
        can't skip|can't start|cannot start|cannot begin|can't begin|has to be handed|must be handed|must come first
        depends on the previous|depends on the one before|needs the previous|needs the one before|needs the result
        needs the state|waits for the|wait for the previous|waits for step|wait for step|has not finished
        has delivered|not the length|no shorter|is not shorter|just wider|only wider|gets wider|get wider|same length
        same path|same order|as many steps|as many as before|exactly 50|exactly fifty|50 in all|fifty in all
        doesn't touch|does not touch|does nothing to the count|does nothing to the number|number of steps stays
        number of steps remains|number of steps is the same|number stays|number remains|number is unchanged
        number does not|steps are the same|the steps are unchanged|fifty is still|it is still fifty|it's still fifty
        it is still 50|it's still 50|still be 50|still be fifty|would still be|steps are still|steps still
        misses the point|is not an answer|only inside|only within|only widens|still walks|still walk|still goes
        still go|still step|still one by one|still one after|all fifty remain|fifty remain|steps do not|steps don't
        does not remove|doesn't remove|removes none|removes no|saves none|saves no|skips none|skips no|spares no
        cuts none|no step is|not a single step|not one step|not remove|not lower|not reduce|between steps it
        between steps|between the steps it
        """,
    ),
    # E: so there is no need.
    (
        "E",
        """
        所以不需要|所以不用|所以不必|所以无需|因此不需要|因此不用|因此不必|因此无需|也就不需要|也就不用|也就不必
        自然不用|自然不必|自然不需要|当然不用|可以不用|可以不需要|可以不必|便不需要|便不用|便不必|根本不用|根本不需要
        根本不必|完全不用|完全不需要|完全不必
        need not|needn't|no longer need|no longer needs|don't have to|doesn't have to|do not have to|does not have to
        no longer have to|no longer has to
        """,
    ),
    # B: turns into, said of a number of steps.
    ("B", "成了|变作|当成|减成|压成|化成|turned into"),
)
