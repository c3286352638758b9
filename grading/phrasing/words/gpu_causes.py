"""More causes that a shortcut is put down to: makes of hardware, money for it, and sequences packed together.

The letters are those of ``gpu_shortcut``; these words win over its own.
"""

from __future__ import annotations

from grading.phrasing.words.scope_turns import joined

#: Several of something that computes: 十六个核.
MANY_CORES = joined(
    "十六|16|16 |五十|50|50 |八|8|8 |四|4|4 |几|几十|几百|几千|上百|上千|千百|这么多|那么多|许多|很多|多",
    "个|颗|块|张",
    "核|核心|gpu| gpu|显卡|线程|处理器|worker| worker|节点|芯片|卡",
)
#: The machine as something that is bought, piled up or exchanged.
NEW_MACHINE = joined(
    "堆|换|买|加|租|升级|添|整|弄|搞|多整|多买|多加|多弄|多搞|多租|就堆|就换|就买|就加|多堆",
    "|够|了|上|足|几台|台|一台|新|好",
    "机器|电脑|主机|服务器|云|内存",
)
BETTER_MACHINE = "|".join(
    (
        joined("机器|电脑|显卡|硬件|设备|主机|卡|配置|芯片", "越|愈", "贵|好|强|快|多|新|高|猛|高级|大"),
        joined("部|只|台|换部|换台|买部", "劲|好|新|靓|快", "啲|", "嘅|", "机"),
        joined("把|", "机器|电脑|主机", "换了|一换|换掉|升级了|升个级|数量|统统|一齐|一起"),
        joined(
            "内存|内存条|记忆体|显存|显存带宽|ram|ram ", "加|加到|一加|一大|够|够大|升级|条|带宽|变大|翻倍|上去|越大"
        ),
        joined("单|双|三|四|八|十|几|百|千", "机", "并行|上|一起"),
    )
)
NAMES = (
    "游戏本|异构计算|异构|双路|至强|线程撕裂者|并行机|并行电脑|堆料|国网中心|流处理器|人工智能芯片|租云|云一租|一卡在手"
    "|有卡在手|好卡在手|张卡在手|张好卡|加钱|黄仁勋|老黄|皮衣黄|agpu|agpus|throwing money|throw money"
    "|spend money|spending money"
    "|compute 够|compute够|compute 足够|compute 上去"
    "|加大 compute|堆 compute|g p u|t p u|xeon|epyc|threadripper|apple silicon|ram|more ram|parallel computer"
    "|parallel computers|parallel computing|big iron|crypto rig|mining rig|the budget|enough budget|today's compute"
    "|modern compute|enough compute|with compute|stronger one|faster one|better one|bigger one|stronger ones"
    "|faster ones|better equipment|modern equipment|good equipment|better setup|his setup|her setup|my setup"
    "|that setup"
    "|your setup|such a setup|new pc|gaming pc|worker|workers|simd lanes|vector lanes|vector units|big cluster"
    "|a second card|second gpu|new laptop|better laptop|fast laptop|stronger laptop"
)
#: Sequences put together in one batch.
PACKED = "|".join(
    (
        joined(
            "凑|凑够|凑满|凑齐|捆|绑|拼|打包|喂|一次喂|塞|一次塞|装|一次装|叠|攒|攒够|攒满|一次放|一次送",
            "|了|进|上",
            "十六条|16条|16 条|十六句|16 句|16句|十六个句子|16 个句子|十六份|十六行",
        ),
        joined(
            "十六条|16 条|16条|十六句|十六个句子|16 个句子|十六条序列|16 条序列|十六份",
            "坐|挤|凑|绑|捆|拼|扎|装|塞|打|搭|团|编|攒",
            "|在|成|进|上|到|一",
        ),
        joined("一次|一回|一趟|一口", "塞|喂|装|放|送|带|拉|吃", "得|的", "越|愈", "多|满"),
        joined(
            "pack|packing|bundle|bundling|group|stack|feed|feeding|load|loading|glue|tie|put",
            "",
            "sixteen|16|all sixteen|more sequences|more rows|more sentences|sixteen sequences",
            gap=" ",
        ),
        joined("sixteen|16|many|several", "at a time|in the pack|in one pack|in a bundle|share the load", gap=" "),
        joined("sixteen|16", "sequences|rows|sentences", "share|split|divide", gap=" "),
        "rows in the pack|in the pack|sequences share|rows share|sentences share|more sequences|more sentences"
        "|more rows|batched",
    )
)
#: Who has none? Everybody has: 现在谁不用 GPU.
EVERYBODY_HAS = joined("谁|谁家|谁还|现在谁|哪有人|哪个|哪家", "", "不用|没有|没|不上|没块|没张|不买|不带|没用上|没装")
#: Hardware that was not used, and so would do.
NOT_USED = joined(
    "没用|没给够|没给|没说有|没说用|没堆|没堆够|没加够|不舍得买|舍不得买|买不起|没买够|没钱买|买小了",
    "",
    "算力|显卡|gpu| gpu|并行机|卡|硬件|好机器|好卡|集群|多卡|设备|服务器",
)
BATCH_OF = joined("改成|调成|改到|调到|改为|换成", "| ", "24|32|48|64|128|256|512|1024")
DECOYS = (
    "好过换结构|好过改结构|不用换结构|没必要换结构|不必换结构|何必换结构|的分别|分别就|步卡一步|格卡一格"
    "|环卡一环|卡一步|卡一格|卡着|批得|份批|老师批|批完|批了|在批|machine room"
    "|queue at the machine"
    "|queue at|查一下|试一下|问一下|查了一下|翻一下"
    "|" + joined("batch of", "homework|essays|exercises|bread|cakes|letters|answers|papers|tests|sheets", gap=" ")
)

CAUSES: tuple[tuple[str, str], ...] = (
    ("H", f"{MANY_CORES}|{NEW_MACHINE}|{BETTER_MACHINE}|{NAMES}"),
    ("K", NOT_USED),
    ("M", PACKED),
    ("U", f"{EVERYBODY_HAS}|{BATCH_OF}|架不住|耐不住"),
    ("x", DECOYS),
)
