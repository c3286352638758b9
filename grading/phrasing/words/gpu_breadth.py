"""Causes and topics in their breadth.

The letters are those of ``gpu_shortcut``; these words win over its own.
"""

from __future__ import annotations

from grading.phrasing.words.scope_turns import joined

#: A machine may be the model; one that is counted, praised or blamed is hardware.
PRAISED = joined(
    "机器|主机|设备|电脑|机子|计算机|核|卡",
    "|一|若|若是|要是|只要|如果|若够|一旦|足够|够|很|太|越|越是|愈|更|更加|特别|非常|真|又|得|都|最|越来越|再",
    "多|强|猛|狠|勇|牛|好|贵|新|快|大|先进|给力|顶|高级|硬|壮|劲|凶|厉害|充足|到位|高档|豪华|过硬|阔气|齐全",
)
GOOD_MACHINE = joined(
    "够快的|够强的|够好的|够猛的|够多的|够贵的|强的|好的|快的|更好的|更快的|更强的|一流的"
    "|顶级的|贵的|先进的|像样的|厉害的|不同的"
    "|不同|很多|更多的|网吧的",
    "机器|电脑|主机|设备|计算机|机子",
)
MIXED = joined(
    "机器|电脑|主机|设备|卡|显卡|硬件|机房|服务器",
    " | 够 | 很 | 一 | 越 | 变 |够 |越 |很 |一 ",
    "powerful|strong|fast|good|big|upgrade|better|stronger|faster|enough|ready|online|parallel",
)
MODELS = (
    "有了云|云一上|钱的问题|是钱的问题|the machine room will|the machine room can"
    "|machine room will|高性能平台|acclerator|acclerators"
    "|acelerater|accelorator|accelorators|"
    "a6000|a40|l40s|m1|m2|m3|m4|gb200|mi300|mi300x|4060|5070|5080|titan|quadro|jetson|gtx"
    "|1080|2060|3060|p40|k80|rtx4090|rtx 4090"
    "|rtx 3090|rtx 5090|gtx 1080"
)
BLAMED = "|".join(
    (
        joined(
            "机器|主机|设备|电脑|机子|部机|计算机|笔记本|配置|显卡|硬件|卡",
            "|太|实在太|不够|真|又|很|就是|是|的|唔",
            "不中|不行|不好|不够好|不够力|够力|废|烂|破|差|慢|旧|老|老旧|次|拉胯|不给力|不顶用|挫|菜"
            "|渣|低端|低|寒酸|落后|弱|弱鸡|残",
        ),
        joined("破|旧|老|烂|老旧|慢|小|便宜|二手", "|的", "电脑|机器|笔记本|主机|机子|显卡|手机|笔记本电脑"),
        joined(
            "怪|怪就怪|要怪就怪|怪只怪|只怪|就怪|都怪|全怪|都赖|全赖|赖|怨|都怨",
            "|我的|你的|我|这|这台|这破",
            "机器|电脑|硬件|显卡|设备|卡|配置|算力|主机|笔记本|机房",
        ),
        joined(
            "没|没有|冇|还没|没能|还没有|没舍得|从没|未",
            "遇见|碰上|遇上|碰到|买|配|装|见过|赶上|等到|用上|插|买到|买对|买好|",
            "|好|好的|一张|一块|张好|块好|像样的|独立|更好的|辉达的|英伟达的|个好|够多",
            "显卡|计算卡|晶片|芯片|硬件|机器|服务器|集群|gpu| gpu|电脑|加速卡|加速器|独显|卡",
        ),
        joined(
            "weak|slow|old|puny|feeble|cheap|poor|ancient|underpowered|modest|lousy|rubbish|crappy"
            "|single-core|outdated",
            "laptop|laptops|computer|computers|pc|machine|machines|hardware|box|cpu|processor|chips|kit",
            gap=" ",
        ),
        joined(
            "never bought|never had|never got|cannot afford|can't afford|could not afford|couldn't afford"
            "|did not buy"
            "|didn't buy|has no|have no|had no|without|lacks|lack",
            "|any|a|an|enough|the|proper|decent|good",
            "accelerator|accelerators|gpu|gpus|cluster|servers|cards|graphics card|hardware|cores|processors",
            gap=" ",
        ).replace("  ", " "),
        joined(
            "laptop|电脑|机器|pc|笔记本|显卡|server|机房|主机",
            " 太 | 太|太| too | is too |不够|不够 | 不够 ",
            "weak|slow|old|差|弱|慢|旧|strong|fast|powerful|老",
        ),
        joined(
            "who|those who|people who|if you|labs that|schools that",
            "cannot|can't|could not|can not|couldn't|never could",
            "pay for|afford|buy",
            gap=" ",
        ),
        "a toaster|穷人的|穷人|poor people",
    )
)
_GOOD_ONES = (
    "fast|faster|strong|stronger|better|big|bigger|beefy|beefier|powerful|modern|new|newer|decent"
    "|good|proper|serious"
    "|expensive|quick|quicker|specialised|specialized|dedicated|high-end|monster|top|latest|fancy|nice|massive|huge"
    "|parallel|extra|more|enough|another|a second|heavy|computing|shiny|real|super|stronger|enormous"
    "|mighty|brand new"
)
GOOD_ONES = joined(
    _GOOD_ONES,
    "kit|box|boxes|gear|rig|rigs|equipment|pc|pcs|laptop|laptops|computer|computers|machine|machines|hardware|setup"
    "|tech|technology|iron|node|nodes|device|devices|processor|processors|workstation|workstations"
    "|compute|chips|chip"
    "|silicon|bandwidth|desktop|desktops|tower",
    gap=" ",
)
COMPUTE = joined(
    "some|rent|buy|add|extra|cheap|raw|cloud|as|massive|of|for|with|scale|rent some|buy some|add some|rent more"
    "|enough|much|the",
    "compute|computing|bandwidth|throughput|silicon|cpu power|gpu power",
    gap=" ",
)
NAMED = (
    "辉达|台积电|英特尔|超微|高通|海光|龙芯|鲲鹏|酷睿|锐龙|天玑|骁龙|苹果芯片|先进制程|制程"
    "|纳米工艺|工艺制程|吞吐|吞吐量"
    "|并行度|平行度|带宽|显存带宽|内存带宽|时钟频率|主频|频率拉高|智算中心|东数西算|大机器"
    "|铁家伙|铁疙瘩|张量并行|模型并行"
    "|液冷|机架|虚拟机|容器集群|推理芯片|预算批|买设备|升级设备|升级硬件|砸钱|显存|内存"
    "|买新机器|新机器|有钱人|有钱就|有钱的"
    "|用钱|花钱就|钱一到位|显存从|内存从|核心多|多核心|扔给云|交给云|放云上|丢云上|上云"
    "|上咗云|上了云|云一开|丢给云|双倍的核"
    "|工作站一开|服务器一开|量子|机器一多|人手一卡|一人一卡|一人一核|一步一卡|一步一核"
    "|芯片一照面|vectorising|vectorizing"
    "|vectorised|vectorized|vectorise|vectorize|vectorization|vectorisation|quantum computer|quantum computers"
    "|quantum chip|server hall|server halls|memory bandwidth|a pod|tpu pod|tpu pods|pods|intel|amd"
    "|tsmc|cerebras|groq"
    "|apple silicon|process node|process nodes|clock speed|clock speeds|faster clock|the throughput|throughput"
    "|big machine|big machines|upgrade and|upgrade then|cores per|multithread|multi-threading|multi-threaded"
    "|multithreaded|equipment|computing iron|iron under|a grant|tesla card|tesla cards|tesla|school's workstation"
    "|data hall|compute goes|bandwidth|expensive hardware|with hardware|have hardware|more workers|parallelise it"
)
#: Slips of hand and ear in the words for what computes.
MISSPELT = (
    "gup|gups|gpuu|gpus'|gpu's|tpu's|计算咔|加速咔|显喀|集裙|集郡|算里够|算里强|算利|硬建"
    "|硬健|并形|并型|并形计算|并型计算|服物器"
    "|服务气|服务其|加速起|加速气|处理气|处理起|芯骗|晶骗|多盒|多盒处理器|多合处理器"
    "|vidoe card|vidoe cards|hardwear|hardwares|hard ware"
    "|hardwere|parralel|parralell|paralel|paralell|parallell|pararell|paralell procesing|parralel procesing"
    "|paralel procesing|parallel procesing|procesor|procesors|prosessor|prosessors|proccessor"
    "|proccessors|accelarator"
    "|accelarators|accelerater|accelleraters|acceleraters|accelerators|acelerator|acelerators|graphic procesor"
    "|graphics procesor|graphics procesors|clusters|clustor|cluseter|machien|machiens|mashine|mashines|computr"
    "|compter|compters|servar|severs|coress|grafics card|grafic card|graphics crad|grafics cards"
)
#: Many of them, by whatever measure.
MANY_OF_THEM = "|".join(
    (
        joined(
            "a farm|a row|a wall|an army|armies|a fleet|fleets|a bank|a stack|stacks|racks|a rack"
            "|a pile|piles|a hall full"
            "|a room full|rooms full|halls full|a tower|a battery|a swarm|a legion|a bunch|a load"
            "|loads|lots|plenty|a cluster"
            "|a bundle|a dozen|dozens|hundreds|thousands|a couple|a forest|a shed full|a truckload"
            "|a warehouse|a basement full",
            "of",
            "cards|gpus|processors|machines|cores|chips|servers|accelerators|computers|graphics cards"
            "|hardware|compute|tpus"
            "|devices|nodes|threads|workers|silicon|big machines|cpus|boxes",
            gap=" ",
        ),
        joined(
            "brute|raw|sheer|serious|pure|extra|massive",
            "compute|power|speed|muscle|force of hardware|horsepower|computing",
            gap=" ",
        ),
        joined(
            "一屋子|一墙|一排|一柜子|一车|一堆|一大堆|成堆|成排|成千上万|成百上千|海量|大把|一票"
            "|一水儿|满屋子|整屋|整柜|一房间|几十台|几百台|上千台"
            "|几千|上万|一百个|一千个|一万个|八块|四块|两块|十块|双份",
            "|的|块|张|台|个|颗",
            "卡|显卡|机器|核|核心|芯片|服务器|处理器|电脑|gpu| gpu|硬件|线程|处理单元|设备|计算卡|加速卡",
        ),
        "高端货|高级货|好货|硬货|云厂商|厂商|财力|财大气粗|家底厚|本钱|腰包|资金到位|处理单元"
        "|运算单元|运算器|乘法器|脉动阵列|固态硬盘|光纤"
        "|缓存|睿频|超频|水冷|整机|品牌机|旗舰机|最新款|新一代硬件|下一代硬件|科技进步|技术进步"
        "|科技发达|技术发展|硅片|晶圆|光刻机|天河|神威"
        "|富岳|矿机|矿场|土豪|有钱|烧钱|舍得花钱|舍得砸钱|掏钱|窗口多|人手多|独角兽公司"
        "|实验室那台|大家伙|铁公鸡|硬核设备|专业设备|一流设备"
        "|on a cpu|still on a cpu|wafer-scale|wafer-scale chip|hardware acceleration|acceleration hardware"
        "|multiple gpus|exascale|mining rig"
        "|playstation|macbook|tensor unit|matrix unit|systolic array|vector processor|cray|kubernetes|serverless"
        "|overclock|overclocked|liquid-cooled|budget problem|matter of budget|the budget"
        "|money problem|rich labs|rich lab"
        "|rich people|enough cash|more cash|technology|progress in hardware|better technology|advances in hardware"
        "|slow computer|fast one|a fast one|a faster one|the fast one|on a fast|strong computer"
        "|super computer|super computers"
        "|big computers|many gpu|many gpus|many cpu|much gpu|more gpu|good gpu|powerful gpu",
    )
)
BATCHES = "|".join(
    (
        joined(
            "十六条|16条|16 条|十六条序列|16 条序列|十六句|十六个句子|十六个人|16 条 sequence"
            "|16 条 sequences|几条|多条",
            "| |互相|彼此|大家|合起来|一起|轮流|一块|一块儿",
            "搭把手|帮忙|分担|分摊|平摊|均摊|摊派|凑份子|拼车|拼单|团购|结伴|合伙|帮衬|分工|合作|平分"
            "|瓜分|分着走|轮着走"
            "|合打一辆车|一起抬|合坐|同乘",
        ),
        joined(
            "sixteen|16|sixteen sequences|16 sequences|the sixteen|sixteen rows|a batch of sixteen|all sixteen",
            "at a go|at a time means|of them travel together|travel together|in one go means|at once means|at a stroke",
            gap=" ",
        ),
        joined("feeding|feed|giving|give|handing", "the network|it|the model|them", "sixteen|16|more", gap=" "),
        "16 条 together|16 together|十六条 together|sixteen together|16 条一起|16 个 together"
        "|wide batch|wider batch|throwing sixteen|throw sixteen|sixteen mouths|sixteen hands"
        "|sixteen pairs of hands|十六张嘴|sixteen passengers"
        "|sixteen aboard|sixteen riders|sixteen in|bacth|bacthes|btach|batchs"
        "|batche|batc|pi量|批亮|匹量|批料|匹次|批次便|批越"
        "|批一塞|批塞满|批变|批变大|批放大"
        "|批加到|批改到|full batch|fill the batch|over 16 rows|over sixteen rows|the batching|full batches|多来几条"
        "|一次多喂|多喂|多塞几条",
    )
)

#: What speaks of the steps.
#: One step and another: what is said of two of them is said of their order.
_NTH = "|".join(f"step {number}" for number in range(1, 13))
_NTH_ZH = "|".join(f"第{number}步" for number in (*"一二三四五六七八九十123456789",))
ONE_AND_ANOTHER = joined(_NTH, " 和 |和| and | 跟 | with ", _NTH) + "|" + joined(_NTH_ZH, "和|跟|与", _NTH_ZH)
TOPIC = (
    "walk|"
    "staircase|ladder|dominoes|domino|caravan|procession|parade|trek|hike|climb|crawl"
    "|marathon|conveyor|assembly line|rope"
    "|rosary|convoy|corridor|bucket brigade|stepping stones|rungs|milestones|before or after|before and after"
    "|one-after-another|one-by-one|step-by-step|turn-taking|succession|preceding|handover"
    "|handing on|passing on|timeline"
    "|time line|arrow of time|wait between|between states|last state|final state|serial dependency|end of the chain"
    "|end of the sentence|stepwise|pass the state|states in order|long walk|the long walk"
    "|each other's turn|the stops|stops are"
    "|楼梯|楼层|五十层楼|道门|关卡|驿站|长龙|这条长龙|长蛇|绳子|珠子|念珠|算盘珠|排号|五十号"
    "|按部就班|一板一眼|逐字|逐词|挨家挨户"
    "|钉子|长跑|马拉松|路途|旅程|征途|跋涉|爬坡|爬楼|时间这根轴|上一步下一步|节拍|站点|站站"
    "|排着|一个跟一个|一个挨一个|一步跟一步|一步挨一步"
    "|一节一节|一环一环|一段一段|一站一站|鱼贯|长途|长征|步步为营|一步一个脚印|按顺序来"
    "|按次序来|先走完|走完整条|整条|从头到尾|从第一步"
    "position|positions|positons|bead|beads|bead after bead|march|the walk|the path|path|distance|depth|50 stops"
    "|fifty stops|stops along|rounds|bills|the bill|serial bill|its neighbour|its neighbor"
    "|its neighbours|predecessor|predecessors"
    "|the strip|strip|link|links|states|in sequence|the journey|journey|step t|t-1|h_t|the pass|late positions"
    "|turns of the crank|going in order|go in order|stations|paces|strides|the relay|step one by one"
    "|the count depends on|the number depends on|step count depends on|number of steps depends on"
    "|一格接一格|一环接一环|一节接一节|一个接一个|前脚|后脚|前后脚|前后足|鱼贯而入|鱼贯"
    "|挨着走|长路|台阶|五十个台阶|五十笔|五十笔账"
    "|五十级|五十关|环节|环环|队列|这条队|那条队|这条长队|跑得慢|走得慢|传得慢|算得慢|死穴"
    "|软肋|流水线|串着|依次来|排队这件事"
    "|顺续|顺叙|部数|时间部|走的不数|没一步|第五十格|第五十位|终点|路程|路|一步等一步|步与步|状态传递|步"
    "|多少步|排不排|长不长|慢不慢|等不等|多不多|第十步|第九步|第三十步|第四十步|第二十步"
    "|第三步|第二步|第四步|第七步|第八步"
    "|五十下|五十个|那五十|这五十|五十块|五十口|五十层|五十圈"
)

#: Common words that hold a negation and deny nothing.
PLAIN = (
    "取之不尽|用之不竭|隔壁班的|隔壁班|等于给|无敌|无限|无穷|无穷多|无比|休息|罢休|未来|非凡|不得了|了不得"
    "|不一般|不凡|攒劲|毫不费劲|不拖后腿|不愧|不多久"
    "|card index|index of|train station|bus stop|walking|卡丢|步行|进步|步骤|走路|跑步|散步"
    "|路上|马路|公路|路由|路过|迷路|路人"
    "|路口|网路|套路|思路|电路|道路|在路|脚步声|地步|初步|一路|带宽很|带宽不|步入|退步|让步"
    "|同步|异步|步调|进一步|退一步"
    "|更进一步|这一步步|链接|时间步长|步长"
)

BREADTH: tuple[tuple[str, str], ...] = (
    ("S", f"{TOPIC}|{ONE_AND_ANOTHER}"),
    ("x", PLAIN),
    ("U", "as long as you|as long as the|as long as we|as long as there"),
    ("H", joined("换成|用|上|买|插|换|有|靠|有了", "| ", "4090|3090|5090|a100|h100")),
    ("H", f"{MIXED}|{MODELS}|{MANY_OF_THEM}|{PRAISED}|{GOOD_MACHINE}|{GOOD_ONES}|{COMPUTE}|{NAMED}|{MISSPELT}"),
    ("K", BLAMED),
    ("M", BATCHES),
)
