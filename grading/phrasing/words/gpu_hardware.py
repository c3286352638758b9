"""The field of hardware, which is finite: every name for what computes, its plenty and its want, and its decoys.

The letters are those of ``gpu_shortcut``; these words win over its own.
"""

from __future__ import annotations

from grading.phrasing.words.scope_turns import joined

#: Cards and chips by name.
CARDS = (
    "显卡|显示卡|图形卡|图像卡|视频卡|板卡|计算卡|运算卡|加速卡|加速器|训练卡|推理卡|并行卡|平行卡|游戏卡"
    "|专业卡|矿卡|算力卡"
    "|独显|独立显卡|高端显卡|旗舰显卡|图形处理器|图像处理器|图形处理单元|绘图处理器|绘图卡|gpu卡|gpu 卡"
    "|ai 芯片|ai芯片"
    "|流处理器|流处理单元|张量核|张量核心|协处理器|神经处理器|神经网络处理器|智能芯片|专用芯片"
    "|现场可编程门阵列|昇腾|寒武纪|英伟达"
    "|5090|4090|4080|4070|3090|3080|3070|2080|1080ti|2080ti|a100|a800|h100|h200|h800|b100|b200|v100|p100|t4|l40|rtx"
    "|dgx|tpu|tpus|npu|npus|fpga|fpgas|asic|asics|cuda|rocm|opencl|nvidia|geforce|radeon|tesla v100|nvlink|gpgpu"
)
MACHINES = (
    "工作站|机房|机柜|机架|数据中心|资料中心|算力中心|计算中心|超算|超算中心|超级计算机|超级电脑|大型机"
    "|小型机|服务器|伺服器"
    "|刀片服务器|服务器集群|集群|丛集|机群|云端|云计算|云算力|云服务|云服务器|云主机|阿里云|腾讯云|华为云"
    "|算力|运算力|计算力"
    "|计算能力|运算能力|运算资源|计算资源|算力资源|运算单元|计算单元|硬件|硬体|硬件资源|硬件设备|芯片"
    "|晶片|处理器|并行机|主频"
    "|众核|多核|多核心|单核|核数|个核|每核|每个核|核上|线程|线程池|执行绪|进程|多进程|多线程|多执行绪"
    "|超线程|流水线并行"
    "|高性能计算|分布式|分散式|分布式计算|量子计算机|量子电脑|量子芯片|并发|simd|openmp|mpi"
)
PLENTY = joined(
    "好|更好|好点|好一点|好些|强|更强|强点|猛|牛|牛逼|顶级|新|快|更快|快点|快一点|高端|高配|顶配|贵|高级"
    "|厉害|厉害点|大"
    "|先进|现代|像样|像样点|靓|劲|劲啲|好啲|快啲",
    "|的|嘅",
    "电脑|计算机|机器|设备|主机|机子|笔记本|装备|配置|硬件|服务器|部机",
)
ENGLISH = (
    "graphics card|graphic card|graphics cards|graphic cards|video card|video cards|accelerator card"
    "|accelerator cards"
    "|data centre|data center|data centres|data centers|datacentre|datacenter|server room|server farm|workstation"
    "|workstations|supercomputer|supercomputers|mainframe|mainframes|compute cluster|compute nodes|beefier box"
    "|bigger box|faster box|decent box|big box|beefy box|better box|beefier|beefy|horsepower|raw horsepower|firepower"
    "|computing muscle|silicon|chip|chips|microchip|processor|processors|multiprocessor|multicore|multi-core"
    "|many-core|quad-core|hyperthreading|threading|proper kit|better kit|decent kit|better gear|rig|rigs"
    "|gaming rig|gaming pc|fast pc|faster pc|better pc|good pc|powerful pc|more compute|enough compute"
    "|the compute|throw compute|compute power|computing power"
    "|computational power|processing power|flops|teraflops|petaflops|computing resources|hardware resources"
    "|worker processes|worker nodes|cloud instances|vm|vms|the cloud|cloud computing|aws|azure|colab|hpc|tensor cores"
    "|stronger computer|strong computer|powerful computer|powerful machine|better computer|better computers"
    "|fast computer|faster computer|faster computers|good computer|new computer|bigger computer|better machine"
    "|slow computer|slow computers|old computer|bigger machine|faster machine|better pcs|more machines|new machine"
    "|proper machine|modern machine|modern machines|modern hardware|parallel processor|parallel processors"
    "|parallel machine|parallel machines|parallel cards|modern technology|moore's law|overclocking"
)
#: Words too common to name hardware by themselves in every text.
DECOYS = (
    "卡车|卡路里|卡顿|卡死|卡死了|卡通|饭卡|学生卡|公交卡|信用卡|卡拉|卡其|sim 卡|sim卡|卡片|刷卡|读卡器"
    "|卡牌|卡尺|电话卡|门卡"
    "|房卡|购物卡|会员卡|声卡|网卡|存储卡|贺卡|生日卡|索引卡|单词卡|识字卡|打卡|抽卡|卡带|卡座|补卡|卡丢"
    "|地铁卡|借书卡|洗衣机"
    "|机器人|售票机|取款机|打印机|计算机课|电脑课|计算器|核心思想|核心意思|核心词|核心概念|核心是|核心在"
    "|的核心|核心问题"
    "|个核心概念|个核心问题|核心观点|核心句|核对|核实|云层|云彩|多云|白云|处理器课|配置文件|性能力"
    "|批改|批阅|批评|批准"
    "|一批书|一批人|一批货|一批学生|这批作业|批注|设备间|电脑没电|我电脑卡|卡住|卡壳|卡在|电脑桌|卡在手"
    "|index card|index cards|credit card|sim card|id card|report card|playing cards|playing card|flash card"
    "|flash cards|flashcards|library card|business card|post card|postcard|birthday card|cards on the table"
    "|card game|deck of cards|shuffled the cards|paper cards|word cards|of cards|card reader|student card"
    "|core idea|core point|core of the|at its core|the core of|core concept|core reason|core claim|core message"
    "|washing machine|coffee machine|sewing machine|vending machine|machine in the gym|machine translation"
    "|machine learning|state machine|batch of cookies|thread of|threads of|train of thought|power of|power cut"
    "|power went|cloud of|rich gear|sound card|fish and chips|potato chips|parallel structure"
    "|parallel lines"
    "|parallel text|parallel line|parallel sentence|parallel sentences|平行句|平行线|平行结构|并行线|排比"
    "|并列句|并列结构"
    "|parallel corpus|parallel corpora|parallel columns|card in my|my deck|card number|card 1|card 2"
    "|card 3|card 4|card 5|card 6|card 7"
    "|core member|core team|card three|card eleven|card two|card four|card five|card six|card one|card 8"
    "|card 9|step machine|kit kat|first aid kit|time machine|machine-readable|core vocabulary|server said"
)

NTH_CARD = joined("第|第 ", "3|4|5|6|7|8|9|10|11|12|三|四|五|六|七|八|九|十|十一|十二", "| ", "张卡")
#: A machine may be the model; hardware is one that is bought, counted or measured.
MACHINE = "|".join(
    (
        joined(
            "加|换|堆|买|租|添|配|升级|借|多开|换好|换新|加几台|多加|多来几台|再来几台|多弄几台|上|砸",
            "",
            "机器|主机|电脑|设备|核",
        ),
        joined(
            "机器|主机|电脑|设备",
            "|性能|配置",
            "好|快|多|强|够|差|慢|旧|老|烂|破|猛|先进|给力|不行|够好|够多|够强|够快|太差|太慢|太旧|太烂|堆|翻倍",
        ),
        joined(
            "台|多台|几台|一台|两台|四台|八台|五十台|一百台|很多台|许多台|更多|每台|这台|那台|别的|其他|同一台",
            "",
            "机器|电脑|主机|设备",
        ),
        joined("显存", "", "翻|翻倍|翻一倍|够|加|多|足|升级|上去|扩|更大|拉满|给够|再大"),
        "parallel can|parallel will|parallel makes|parallel lets|parallel let|with parallel|use parallel"
        "|devices|across devices"
        "|摩尔定律|多卡平行|用平行|平行处理|平行跑|平行算|平行起来|平行化|平行展开|平行卡",
        "多机|计算机集群|部机|上云|上了云|丢云上|放云上|搬上云|老黄|显存够大|显存大|加显存|大显存|显存够|显存足够",
        "板子|机板|块板|有钱的实验室|大厂|大公司|big tech|工业界|gaming laptop|gaming computer|砸钱|钱到位"
        "|钱够|有钱买卡"
        "|氪金|钞能力|花钱买|throw money|enough money|more money|deep pockets"
        "|money for a|budget for",
        joined(
            "computer|machine|pc|hardware|laptop", "|is", "strong|good|fast|powerful|strong enough|fast enough", gap=" "
        ).replace("  ", " "),
    )
)
#: Hardware that is missing, or too slow, named as what the trouble comes from.
LACK = "|".join(
    (
        joined(
            "没|没有|没用|没上|没买|没插|缺|缺少|缺了|缺的是|差|欠|少|少了|欠了|欠缺|差一|缺一|没配|没那个|没钱买",
            "|块|张|一块|一张|块好|一块好|张好|一张好|好|台好",
            "显卡|gpu| gpu|卡|算力|服务器|硬件|电脑|机器|集群|核|加速卡",
        ),
        joined(
            "|你|你的|他的|这台|这",
            "显卡|算力|服务器|硬件|电脑|机器|配置|性能|设备|卡|核心|gpu|主机",
            "太差|太弱|太慢|太旧|太老|太烂|太少|太低|太次|太破|不行|不给力|不够|不够用|不够好|不够强|不够多|落后"
            "|拖后腿|跟不上|低|差|慢|烂|弱",
        ),
        joined(
            "硬件|算力|设备|配置|机器|显卡|电脑|性能", "", "问题|的问题|限制|的限制|瓶颈|的瓶颈|的毛病|的锅|不足|原因"
        ),
        joined(
            "weak|slow|poor|old|cheap|outdated|insufficient|lack of|lack|not enough|no|too few|a shortage of"
            "|without a|bad"
            "|limited",
            "|the |good |decent |better ",
            "hardware|gpu|gpus|computer|computers|machine|machines|chip|chips|cores|cards|processor|compute|cpu|cpus",
            gap=" ",
        ).replace("  ", " "),
        joined(
            "computer|machine|laptop|hardware|gpu|chip|pc",
            "is|is too|is so|was too",
            "slow|old|weak|bad|cheap|poor|outdated",
            gap=" ",
        ),
        joined(
            "people|those|anyone|someone|unless you have|if you have|if you lack|for lack of|you have|we have",
            "without|no|without a|no good|without any",
            "gpu|gpus|hardware|cluster|server|cards|card",
            gap=" ",
        ),
        joined(
            "hardware|gpu|compute|machine", "limitation|limitations|limit|constraint|problem|issue|bottleneck", gap=" "
        ),
        "old machines|slow machines|small machine|my laptop|a laptop|my cpu|a cpu thing|cpu thing",
    )
)

#: Getting hardware, or putting the steps on it.
ACQUIRE = "|".join(
    (
        joined(
            "|多|再|去|快|赶紧|直接|干脆|就|先|给它",
            "加|换|买|租|堆|升级|插|借|扩|砸",
            "|了|个|块|张|台|点|几|几块|几张|几台|成|上|到|一块|一张|一台|两块|两张",
        ),
        joined(
            "|多|再|给它|就",
            "来|配|弄|整|搞|添|装|入手",
            "个|块|张|台|点|几块|几张|几台|一块|一张|一台|两块|两张|上|了块|了张|了台",
        ),
    )
)
ACQUIRE_IN_ENGLISH = (
    "buy|buying|rent|renting|upgrade|upgrade to|upgrading|invest in|scale up|scale out"
    "|scale out to|throw|chuck|stick|shove|slap|pop|bung|plug in|install|grab a|grab some|get a|get more"
    "|get some|get better"
    "|get yourself|add more|add some|swap in|swap for|switch to|move to|move it to|hire|borrow|stick it on"
    "|chuck it on|put it on|run it on|host it on|offload it to|offload to|throw it on|throw it at|pop it on"
)
#: One half to each of two.
HALVES = joined(
    "第一张卡|一张卡|第一台|一台|一块|一张|第一块|machine a|one gpu|one card|the first gpu|one server"
    "|a server|one machine",
    "| ",
    "算|跑|管|做|负责|does|takes|runs|handles|computes|could do",
    "| ",
    "前半|前半段|前一半|前 25 步|前二十五步|第一段|the first half|the first 25|steps 1|one half|half",
)
#: A step to each card: whole in itself.
EACH_A_STEP = "|".join(
    (
        joined(
            "除以|去除以|直接除以|按|要除以|除",
            "",
            "卡数|张数|核数|核心数|机器数|台数|块数|线程数|卡的数量|卡的张数|显卡数",
        ),
        joined(
            "每张|每块|每台|每核|每个核|每张卡|每块卡|每块板卡|每台机器|每台服务器|每个线程|每个核心|一台机器"
            "|一卡|一核|一张卡|一个核|一个线程|每卡|每个处理器",
            "|只|只要|只用|各|就",
            "走|跑|算|管|负责|领|分到|分|摊|占|干|做|包|拿",
            "几步|一步|一段|一截|三步|六步|七步|十二步|25 步|一格|一棒|一拍|一部分",
        ),
        joined(
            "one|a",
            "thread|core|card|gpu|machine|processor|server|node|worker",
            "per step|for each step|for every step|per time step|a step",
            gap=" ",
        ),
        joined(
            "each|every",
            "thread|core|card|gpu|machine|processor|server|node|worker",
            "takes one|takes a|does one|does a|handles one|handles a|gets one|computes one|runs one|gets a"
            "|takes care of one",
            "step|slice|piece|part|segment|chunk",
            gap=" ",
        ),
    )
)

HARDWARE: tuple[tuple[str, str], ...] = (
    ("H", f"{CARDS}|{MACHINES}|{PLENTY}|{ENGLISH}"),
    ("x", f"{DECOYS}|平行|平行前进|{NTH_CARD}|显存|有没有|不同的|with or without|机器|compute|power|distribute"),
    ("C", f"{ACQUIRE}|{ACQUIRE_IN_ENGLISH}"),
    ("H", MACHINE),
    ("K", LACK),
    ("G", f"{EACH_A_STEP}|{HALVES}"),
)
