"""GPU shortcut: hardware, parallel cards or a bigger batch said to make the serial steps go away.

A cause and an effect on the serial steps, in either order, within a sentence. An effect on
what happens inside one step (16 side by side) is the right account and no effect here.
"""

from __future__ import annotations

from grading.phrasing.words.gpu_accounts import ACCOUNTS
from grading.phrasing.words.gpu_breadth import BREADTH
from grading.phrasing.words.gpu_causes import CAUSES
from grading.phrasing.words.gpu_denials import DENIALS
from grading.phrasing.words.gpu_effects import EFFECTS
from grading.phrasing.words.gpu_everyday import EVERYDAY
from grading.phrasing.words.gpu_hardware import HARDWARE
from grading.phrasing.words.gpu_innocence import INNOCENCE
from grading.phrasing.words.gpu_outcomes import OUTCOMES
from grading.phrasing.words.gpu_serial import SERIAL
from grading.phrasing.words.gpu_turns import TURNS
from grading.phrasing.words.gpu_undone import UNDONE

CLASSES: tuple[tuple[str, str], ...] = (
    # H: hardware and ways to spread work over it.
    (
        "H",
        """
        gpu们|显卡|显示卡|图形卡|加速卡|计算卡|独显|独立显卡|硬件|硬体|算力|芯片|晶片|加速器|核心|上千个核|多核
        处理器|服务器|伺服器|超算|超级计算机|集群|云上|云端|云服务器|实例|机器好|好机器|多机|多卡|单机多卡
        多机多卡|多线程|线程|执行绪|多进程|进程|分布式|分布式训练|并行计算|平行运算|平行计算|并行运算|并行处理
        平行处理|并行化|平行化|数据并行|并行硬件|硬件加速|加速硬件|多台机器|几台机器|机器|电脑|主机|设备|显存
        内存大|张卡|几张卡|块卡|八卡|四卡|两卡|双卡|加卡|买卡|好卡|新卡|换卡|插卡|张好卡|多张卡|块好卡
        块好一点的卡|张新卡|堆卡|卡多|高端卡|并行|平行|显卡们|gpu 集群|卡|gpu 核|显卡集群|gpu加速|gpu 加速
        硬件条件|性能|高性能|配置|好配置|机房|机子|好机子|专用芯片|量子计算机
        gpu|gpus|tpu|tpus|npu|cuda|a100|h100|4090|3090|graphics card|graphics cards|video card
        graphics processor|card|cards|hardware|chip|chips|processor|processors|core|cores|more cores|thread
        threads|multithreading|cluster|clusters|server|servers|cloud|machine|machines|accelerator|accelerators
        parallelism|parallel computing|parallel hardware|parallel processing|parallelization|parallelisation
        data parallel|distributed|distribute|supercomputer|compute|computing power|vram|parallel|asic|fpga
        modern hardware|gpu farm|gpu cluster|rig|workstation|power
        """,
    ),
    # M: a bigger batch.
    (
        "M",
        """
        并成一批|拼成一批|合成一批|凑成一批|组成一批|编成一批|打成一批|归成一批|攒成一批|合并成一批
        批量|批次|批大小|批处理|批大|批|一批|成批|加 batch|加batch|批量越大|批次越大|批越大|批大了|16条一起
        16 条一起|16 条一起上
        16 条捆一起|十六条捆一起|16 条打包|十六条打包|十六条一起|16 go together
        一次塞 16 条|一次塞16条|16条一批|16 条一批|16 条一起丢
        batch|batches|batching|batch size|batchsize|mini-batch|minibatch|bigger batch|larger batch
        larger batches|bigger batches|big batch|batch up
        """,
    ),
    # F: fast.
    (
        "F",
        """
        快|就快|变快|快了|很快|更快|快得多|快很多|快多了|飞快|加快|提速|加速|秒|秒过|秒出|秒杀|秒完|秒算|瞬间
        一瞬间|一下|一下子|一下就|一眨眼|眨眼|眨眼就|分分钟|分分钟搞定|立马|马上|立刻|很快就|省时间|节省时间
        节约时间|省时|减少时间|时间就短|时间变短|时间少|缩短时间|时间缩短|1 个单位|1个单位|一个单位|搞定|完事
        完事了|就完了|一跑就完|轻松|不慢|飞起来|起飞|很短|就短|秒级|毫秒|嗖|嗖的|嗖一下|刷一下|唰|眨个眼|一会儿
        一会儿就|转眼|短时间|瞬时|即时|立等可取|巨快|贼快|超快|极快|快如闪电|不用多久|用不了多久|快多啦|快起来
        变得快|变得飞快|更短
        fast|faster|quick|quicker|quickly|instant|instantly|instantaneous|in no time|at once|speed up|speeds up
        speeds it up|sped up|speedup|speed|rapid|rapidly|a breeze|blazing|saves time|save time|shorter time
        less time|in a flash|in an instant|immediately|time drops|time shrinks|takes no time
        takes no time at all|no time|super fast|lightning|really fast|very fast|milliseconds|seconds
        finishes early|whole lot faster|much faster|way faster
        """,
    ),
    # D: fewer steps, whole in itself.
    (
        "D",
        """
        步数就少|步数少|步数变少|步数减少|步数会少|步数会减少|步数越少|步数更少|步数就少了|步数少了|步数降
        步数降低|步数下降|步数就降|步数除以|步数缩短|减少步数|省步数|省掉步数|省步|少走|少走几步|少几步|不用走
        走的步数越少|需要的步数越少|走的步就少|减步|步就少|减少时间步|少算几步|跳过步|压缩成|压缩到|缩短成|缩成
        缩到|分摊|摊薄|摊到|平摊|平均只用|平均只要|除以|一步算完|一步到位|一步就算完|一步就能算完|一步搞定
        变 1 step|变成一步|变 1 步|变成 1 步|变成1步|只用 3 步|只剩|只要几步|只需几步|只走几步|走几步|少一半
        减半|没区别|几步就完|省几步|砍掉|减掉|能少走|steps 就少|steps 就少了|steps 少|steps 变少|减 steps
        减steps|成一步|成1步|成 1 步|并成一步|合成一步|合并成一步|变一步|一步完成|一步做完|一步跑完|只算几步
        只需要几步|只要一步|只需一步|能减|就能减|可以减|减下来|减下去|减得下来|降下来|能省|可以省|省下来
        省时间步|少花几步|省一半|砍一半|减到|减为|缩减到|缩减为|少很多步|步子就少|几步搞定|几步就行|平均下来
        均摊|摊薄了|每条只要|每条只用|每条平均|每张卡只|每卡只|每个只算|每台只|各算一段|分段算|切成|并行多步
        同时执行多步|相当于 1 步|相当于一步|等于一步|等于 1 步|顶一步|当一步|split 开|split开|拆成|切开|切分
        拆分|拆散|二步|三步|四步|五步|六步|七步|八步|九步|十步|2 步|3 步|4 步|5 步|6 步|7 步|8 步|9 步|10 步
        11 步|12 步|2步|3步|4步|5步|6步|7步|8步|9步|10步|11步|12步|每步都能同时开始|每步同时开始|每一步同时开始
        所有步同时|各步同时|所有步一起|跟一步差不多|和一步差不多|跟一步一样|和一步一样|跟 1 步一样|压到 1|压到1
        压到一|压成一
        fewer steps|fewer|less steps|reduce the number of steps|reduces the number of steps
        cuts the number of steps|cut the number of steps|cuts the steps|cut the steps|cuts down|reduce the steps
        reduces the steps|reduces steps|reduce steps|lower the number|shorten|shortens|shortened|saves steps
        save steps|saved any steps|saves a step|divide the steps|divides the steps|divided by|divides|one eighth
        an eighth|one step|in one step|one go|in one go|skip steps|skips steps|about three remain|to four steps
        to 4 steps|three steps|four steps|in four|in three|in fewer|fewer passes|cut it down|cut down
        cuts it down|bring it down|brings it down|brings down|bring down|reduce it|reduces it|reduce that number
        reduce the count|lowers the count|reduces the count|collapse|collapses|compress|compresses|shrink the
        shrinks the|quarter of|half the steps|half as many|sixteenth|a sixteenth|fraction of the steps
        one sixteenth|skip ahead|one unit|1 unit|single step|in a single step|down to|amortise|amortize
        amortised|amortized|spread out|splits the|split the|just a few|only a few|to a few|two steps|five steps
        six steps|seven steps|eight steps|nine steps|ten steps|twelve steps|2 steps|3 steps|4 steps|5 steps
        6 steps|7 steps|8 steps|9 steps|10 steps|11 steps|12 steps|every step at once|all steps at once
        every step at the same time
        """,
    ),
    # O: the serial order is irrelevant or gone, whole in itself.
    (
        "O",
        """
        不用等|不必等|无需等|不需要等|用不着等|不用再等|就不用等|不用排队|不必排队|排什么队|跳过排队|不用一步步
        不用一步一步|不必一步步|不用一步步等|不需要一步步|不需要一步一步|不用管|不用管顺序|不用在乎顺序
        不在乎顺序|不是问题|不是问题了|不成问题|没问题|没问题了|不算事|不算事儿|不是事|不是事儿|不叫事|算什么
        算个啥|小菜一碟|无所谓|没所谓|不重要|不重要了|无关紧要|不要紧|不碍事|可以忽略|忽略不计|可忽略|忽略
        可以不管|不管了|跳过|绕过|绕开|越过|打破|消失|消失了|没了|就没了|不存在|不存在了|没有了|就没有了|消除
        消掉|去掉|去除|抹掉|抹平|解决|解决了|就解决|解决问题|就行|就行了|就好|就好了|就可以|就可以了|搞定了
        谁还在乎|没必要等|拆开|打散|自动并行|省得等|免得等|no problem 了|no problem了|管用|顶用|帮得上|不用算
        不必算|哪还用|哪用|哪用得着|何必|何须|谁还|用不着|省去排队|省了排队|无需排队|不需要排队|不需排队
        不再需要|不再需要等|不再需要排队|不就完了|不就行了|不就好了|不就得了|不就解决了|打破依赖|打破这种依赖
        解除|摆脱|不受限制|不受限|突破|绕得过|迎刃而解|轻松搞定|能搞定|可以搞定|也能搞定|就成|就成了|就妥了
        就 ok|就ok|没必要排队|没必要一步步|不存在排队|不是瓶颈|不再是瓶颈|不成瓶颈|瓶颈就没了|随便算|无压力
        毫无压力|不费劲|不在话下|不叫事儿|不当回事|算不得什么|不足为惧|不攻自破|不那么重要|有用|有帮助|会有用
        没差|就没差|没差别|没区别|没影响|没啥影响|不 serial|就不 serial|不再 serial|就不必等|就无需等|就不需要等
        就不用再等|就不用排队|就不必排队|就不用一步步|就不用一步一步|就不必一步步|就不用一步步等|就不需要一步步
        就不需要一步一步|就不用管|就不用管顺序|就不用在乎顺序|就不在乎顺序|就不是问题|就不是问题了|就不成问题
        就没问题|就没问题了|就不算事|就不算事儿|就不是事|就不是事儿|就不叫事|就无所谓|就没所谓|就不重要
        就不重要了|就无关紧要|就不要紧|就不碍事|就不管了|就不存在|就不存在了|就没必要等|就不用算|就不必算
        就无需排队|就不需要排队|就不需排队|就不再需要|就不再需要等|就不再需要排队|就不就完了|就不就行了
        就不就好了|就不就得了|就不就解决了|就不受限制|就不受限|就没必要排队|就没必要一步步|就不存在排队
        就不是瓶颈|就不再是瓶颈|就不成瓶颈|就无压力|就不费劲|就不在话下|就不叫事儿|就不当回事|就不足为惧
        就不攻自破|就不那么重要|就没差别|就没区别|就没影响|就没啥影响|就不再 serial|不用按顺序|不按顺序
        不必按顺序|不用照顺序|不照顺序|不需要按顺序|无需按顺序|不需要 wait|不需要wait|自然消失|自然解决|过时
        过时了|老黄历|互不等待|互相不等|不等待|无需等待|各走各的|没有先后之分|没有先后|无先后|不用担心
        不用担心步数|用不着担心|不愁
        irrelevant|no longer matters|doesn't matter|does not matter|don't matter|stops mattering|stop mattering
        stops being a problem|is no problem|no problem|not a problem|isn't a problem|negligible|goes away
        go away|disappears|disappear|vanishes|vanish|vanished|is gone|are gone|gone|removed|removes|remove
        gets rid of|get rid of|eliminates|eliminate|solves|solve|solved|fixes|fix|skip|skips|skip the queue
        bypass|bypasses|avoid the wait|no need to wait|needs to wait|need to wait|without waiting
        nobody needs to wait|don't have to wait|doesn't have to wait|removes the need|away|you're done
        you are done|will do|is enough|takes care of|overcome|overcomes|breaks the order|makes up for
        won't matter|helps|help|would help|will help|need not wait|not wait|needn't wait|no waiting|wait no more
        ignore|ignores|ignoring|ignored|own core|no longer a bottleneck|no bottleneck|isn't a bottleneck
        not a bottleneck|breaks|break the|breaks the dependency|sidestep|sidesteps|get around|gets around
        gets round|work around|circumvent|circumvents|no longer a problem|not an issue|isn't an issue
        is no issue|no longer an issue|sorted|trivial|piece of cake|does the trick|do the trick|takes care
        order is irrelevant|order becomes irrelevant|stops being|cease to matter|unnecessary|obsolete
        lift the limit|unimportant|insignificant|less important|less relevant|pointless|less waiting|no queue
        less queueing|costs nothing|cost nothing|for free|free of charge|is free|doesn't need to go step by step
        does not need to go step by step|need not go step by step|no need to go step by step
        without going step by step|non-issue|a non-issue
        """,
    ),
    # B: becomes, said of a number of steps.
    (
        "B",
        """
        变成|变为|变作|降成|降为
        become|becomes|turn into|turns into|is now|are now
        """,
    ),
    # E: is then not: "then no order", "then no step after step".
    (
        "E",
        """
        就不|就不用|就不必|就不需要|就没|就没有|就无需|就不再|就不是|就别|不用再|不必再
        no more
        """,
    ),
    # Y: shares out.
    (
        "Y",
        """
        分配|分配给|拆到|拆给|拆分到|分散到|摊给|摊到|分摊到|分到|分给|分配到
        split across|split over|spread over|spread across|distribute over|divide among|divide over|shared by
        shared among|spread the|share the|shares the|share out|divide the|distribute the|splits up the
        split up the|spread them
        """,
    ),
    # L: less, said of the steps.
    (
        "L",
        """
        少|变少|减少|更少|会少|越少|降|降到|降低|下降|缩短|变短|短|省|省掉|节省|省去|缩减|压缩|砍|少了|小|越小
        变小|省了|省下|缩
        less|fewer|drops|drop|reduced|reduce|reduces|reducing|shrinks|shrink|decrease|decreases|lower|lowers|cut
        cuts|save|saves|saved|smaller|shorter|quarter|half|go down|goes down|went down|down|drop off
        """,
    ),
    # P: at the same time; an effect only on the steps (S), not on the sequences of a batch.
    (
        "P",
        """
        同时|同时算|同时跑|同时做|同时做掉|同时完成|同时跑完|同时进行|同步算|一起算|一起跑|一起做|一块算
        一块儿算|一次算完|一次做完|一次跑完|一次性|一次性算完|一次全算|一口气|一口气算完|并着算|并行算|并行跑
        并行掉|并行做|全算了|都同时了|都算完|算完|跑完|做完|一下就过|一起来|一块算完|一并算|一并做|一把算|一把梭
        一锅端|并起来|并在一起|各算各|各管一步|负责一步|一个核一步|一人一步|同时开始|能同时|一齐|齐头|能并行
        变并行|一起 run|同时 run|一起 execute|一起执行|同时执行|同时 execute
        in parallel|parallel|simultaneously|simultaneous|concurrently|concurrent|at the same time|at once
        all at once|all together|together|in one pass|all in one|does all|do all|at one time|in one shot
        in one sweep|in a single pass|each its own step|run side by side|handle all the steps|do the lot|overlap
        overlaps|overlapping|interleave|interleaved|run together|started together
        """,
    ),
    # S: the serial steps, the order, the wait.
    (
        "S",
        """
        50步|50 步|五十步|50个步|50 个步|50个时间步|50 个时间步|五十个时间步|五十个步|这50步|这 50 步|时间步
        这些步骤|这些步|各步|所有步|所有步骤|步骤|步数|串行|序列顺序|顺序|先后顺序|先后次序|先后|次序|等待|排队
        串行瓶颈|串行的成本|串行成本|串行代价|串行的代价|整段序列|整个序列|循环|步|50 steps 变|先后关系|前后顺序
        前后关系|依赖|依赖关系|总步数|五十个单位|50 个单位|50个单位|50 单位
        50 steps|fifty steps|the steps|steps|time steps|timesteps|50 time steps|all fifty|step|serial
        serial order|serial cost|sequential|order|sequence order|the wait|wait|waiting|queue|bottleneck|sequence
        pass|all 50|the fifty|the 50|fifty of|passes|loop|the loop|the order of|dependency|the dependency
        dependence
        """,
    ),
    # W: within one step; what happens there is the right account.
    (
        "W",
        """
        每一步|每步|每个步|每一个时间步|每个时间步|每一时间步|同一步|同一步里|同一步内|每一步里|每步里|一步里
        一步之内|一步内|单步|16条|16 条|十六条|16个|16 个|十六个|16 行|16行|各条|多条|每条序列|各条序列|序列之间
        条序列|并排|宽|更宽|变宽|同一时刻|一步中|每一步中|每一步内|每步内|一步的|16 条序列|条数|并列|条与条
        步与步|条间|步间|条和条
        each step|every step|per step|single step|one step takes|within a step|within one step|inside a step
        inside each step|16 sequences|sixteen sequences|the 16|all 16|all sixteen|across sequences|side by side
        wider|wide|width|16 rows|each step's|every single step|each of the 50 steps|each of the fifty steps
        each of the steps|in each of the|in every one of the|the 16 rows|16 rows at once|over the batch
        within the step|within each step|the sequences|sequences in parallel
        """,
    ),
    # X: the right account said outright: the steps remain.
    (
        "X",
        """
        步数不变|步数没变|步数没有变|步数也不变|步数照旧|步数依旧|步数还在|步数还是|步数仍是|步数仍然|步数仍然是
        步数一样|步数都一样|步数和批|步数无关|与步数无关|跟步数无关|和步数没关系|跟步数没关系|不影响步数
        不改变步数|还是50|还是 50|也是 50|也是50|仍是50|仍是 50|仍然是 50|依然是 50|都是 50|都是50|还是五十
        也是五十|还是要走|还是得走|仍要走|仍得走|仍要|照样要|也要走|也得走|还得走|还要走|也得一步|还得一步
        还是得|还是要|也得等|还得等|还是要等|仍要等|也得按|要按顺序|都得等|都要等|要等上一步|得等上一步|等上一步
        等前一步|一步不少|一步也不少|一步都不少|一步不能少|一步也不能少|一步都不能少|一步没少|不能少|省不掉
        减不了|少不了|改变不了|改不了|不变|没变|照旧|顺序还在|顺序在|救不了|走的还是|共 50 步|共50步|各走
        派上用场|先后还在|排队照旧|照样排队|不会少一步|steps 不变|steps不变|steps 也是|steps 还是|50 不变
        count 不变|还是 50 步|还是50步|仍是 50 步|一共还是|总共还是|也还是|也是要|还得排队|得排队|仍得排队
        还要排队|要排队|排队还在|排队不变|结构定的|结构决定|是结构|由结构决定|但步数|步数并|步数没
        顺序不变|顺序不能|先后不能|先后不变|次序不变|顺序没变|换不了顺序|改不了顺序|越不过|逃不掉|逃不过|躲不掉
        免不了|依赖才是|依赖还在|没法让|不能让|无法让|也没法|都得一步|都得按|还是按|步数也还是|步数仍
        count stays|count remains|count does not|still 50|still fifty|stays 50|stays fifty|stays the same
        stay the same|remains 50|remain|remains|50 steps remain|unchanged|does not change|doesn't change
        don't change|no fewer|same number of steps|same fifty|same 50|still has to|still have to|still takes
        still need|still needs|still waits|still wait|still walk|would still|there are still|order stays
        steps stay|the count|stay where|all 50 remain|must wait|has to wait|one at a time|one by one
        one after another|only makes every step|only makes each step|adds width|not length|still 50 steps
        50 remain|the order remains|the order is fixed|order is unchanged|the order stays|the sequence stays
        not over time|serial between|serial across|serial over time|only affects|only speeds up each
        one step after|but not the count|not the count|count of steps|not fewer|not skip|not touch the order
        takes 50|take 50|fifty of them|50 of them|on any hardware|any hardware|whatever hardware
        whatever the hardware|always 50|always fifty|do not break|does not break|cannot break|can't break
        """,
    ),
    # E: other things that carry the same words.
    (
        "x",
        """
        卡片|张卡片|几张卡片|几张卡通|块卡片|卡住|卡在|卡壳|贺卡|平行四边形|并行语料|并行的两栏|平行语料|两栏
        我很快|算得很快|我很快就|很快就数|数得快|显卡计算器|快照|快递|加速度|一秒|每秒|单位时间|一批人|批改|批注
        批评|卡通|打卡|银行卡|机器翻译|机器学习|一下笔|想一下|看一下|数一下|说一下|算一下|写一下|检查一下
        一批 16 条|第一步|上一步|前一步|下一步|一步一步来|后一步|快慢|硬件快慢|机器快慢|快慢和|卡片上|刷卡
        校园卡|卡路里|卡尔曼|慢得|性能指标|第二步|第三步|第四步|第五步|第六步|第七步|第八步|第九步|第十步|第1步
        第2步|第3步|第4步|第5步|第6步|第7步|第8步|第9步|第10步|第11步|第12步|第 1 步|第 2 步|第 3 步|第 4 步
        第 5 步|第 6 步|第 7 步|第 8 步|第 9 步|第 10 步|第 11 步|第 12 步|四十步|第五十步|第 50 步|一批作业
        做得很快|写得很快|死机|手写|交得很快
        parallel columns|parallel corpus|parallel corpora|parallel text|graphics calculator|i quickly
        quickly counted|machine translation|machine learning|post card|flash card|flash cards|in order to
        first step|previous step|next step|last step|step t|step 7|step 8|this step|cards with words
        the two parallel|word order|in that order|computing the|computer science|power of two
        """,
    ),
    # V: a call for hardware that stands as an answer.
    (
        "V",
        """
        多买|多加|多插|多开|多堆|换张好|换块好|换台好|换个好|买块好|买张好|买台好|加几张|买几张|换成好|换更好
        直接上|直接用|赶紧换|只要上|只要用|只要买|堆|升级
        just use|just buy|just throw|just add|just get|just run|just put|just parallelize|just parallelise
        just distribute|throw|throwing|buy a|buy more|get a better|get a faster|simply use|simply buy
        """,
    ),
    # U: put on, buy, use more of: a call for hardware.
    (
        "U",
        """
        上|用|换|换成|换个|换张|换块|换台|买|买块|买张|加|升级一下|插|插块|放到|放在|丢到|丢给|丢上|扔到|扔给
        交给|挂到|拿|搞个|弄个|租|开|一开|一上|一跑|靠|有|有了|开大|调大|加大|增大|变大|越大|大了|大一点|够|够大
        够强|足够|够快|好|只要|多开
        run it on|run on|on a|use|using|buy|get|put it on|with a|with|more|bigger|larger|better|faster|good|add
        upgrade|spread|switch to|enough
        """,
    ),
    *EFFECTS,
    *HARDWARE,
    *SERIAL,
    *TURNS,
    *CAUSES,
    *OUTCOMES,
    *ACCOUNTS,
    *DENIALS,
    *BREADTH,
    *UNDONE,
    *INNOCENCE,
    *EVERYDAY,
)
