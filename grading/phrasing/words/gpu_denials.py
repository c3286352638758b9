"""More signs that hardware is named without the shortcut: delusions, dead ends, a count that is the same anywhere.

The letters are those of ``gpu_shortcut``, with 0 for what is called an error; these words win over all others.
"""

from __future__ import annotations

from grading.phrasing.words.scope_turns import joined

_DELUSIONS = (
    "误会|误解|错觉|谬论|谬误|迷思|幻想|空想|误区|陷阱|瞎话|错误|歪理|谣言|妄想|想当然|错话|假话|幌子|大话|白日梦|美梦"
)
_NONSENSE = (
    "瞎掰|扯淡|胡扯|瞎说|瞎话|瞎猜|瞎想|鬼扯|胡诌|胡言|做梦|吹牛|谣传|忽悠|骗人的|骗人|不对的|没有的事|想多了|误导|误会"
    "|误解|错觉|扯|白搭|无稽之谈|痴人说梦|天方夜谭|自欺欺人"
)
THAT_IS_NONSENSE = joined("那|这|都|纯|纯粹|纯属|那都|这都|全|那完全|这完全", "是|", _NONSENSE)
DEAD_END = (
    joined("这|此|这条|那条|那|这个", "路|招|办法|法子|思路|算盘", "走不通|不通|行不通|不灵|没用|打不响|落空|不行|不成")
    + "|走不通|打错了算盘|算盘打错"
)
OPINION = (
    joined(
        "的|这种|这类|那种|这个",
        "讲法|想法|念头|观点|论调|看法|主意|说辞|推论|思路",
        "|都|就|也",
        "|是",
        "错|不对|不成立|不通|没道理",
    )
    + "|的讲法|的论调|的念头"
)
WHO_DO_NOT_KNOW = joined(
    "的人|的同学|的朋友|的那位|的网友",
    ",|都|其实|",
    "没弄清|没搞清|没看懂|没弄懂|没想明白|没想清|不懂|没读懂|没理解|错了|搞错了|弄错了|忘了依赖|没看题",
)
MARKED_DOWN = (
    joined("扣|扣了|扣掉|被扣|倒扣", "我|你|他|大家|", "分|两分|五分|十分|一半分|半分|光")
    + "|"
    + joined("没|没有|未|就没|那就没|就没有|也没", "回答|答|说|讲|写", "到|在|中", "点|点子|点上|要害|重点")
    + "|扣了我|答偏了|跑偏了|打了叉|打叉|画了叉|判零分|零分|答非所问|等于没回答|等于没答|不给过|没得分|拿不到分"
)
CALLED_WRONG = joined(
    "as|was|is|be|marked", "wrong|false|incorrect|a mistake|an error|mistaken|a fallacy|a misconception", gap=" "
)
IF_IT_COULD = joined(
    "if", "hardware|a gpu|gpus|the gpu|cores|cards|a card|machines|a machine|a bigger batch", "could", gap=" "
)
COMMON_MISTAKE = joined(
    "common|typical|usual|classic|frequent|popular|easy|tempting",
    "mistake|error|misconception|trap|misunderstanding|wrong answer|fallacy",
    gap=" ",
)
SAME_EVERYWHERE = "|".join(
    (
        joined("哪|任何|随便哪|不论哪|换哪|每一", "台|张|块|种|部|个", "机器|卡|显卡|电脑|硬件|主机", "|上", "都|也"),
        joined("两|几|三|这两|哪几", "台机器|张卡|台电脑|块卡", "都|全|", "一样|相同|同样"),
        joined("台机器|张卡|台电脑|块卡|种硬件|台", "都|全|", "一样|相同|同样|同一个数|没差别"),
        joined(
            "换完|换了|换之后|升级完|升级后|换过|换前换后|加完|加卡之后", "还|也|照样|仍|都|还是", "写着|是|要|得|写"
        ),
        joined("both|either", "print|printed|give|gave|took|show|showed|needs|walk|walked|take", gap=" "),
        joined(
            "步数|那一栏|这一栏|答案|账单|数字|那栏",
            "那一栏|这一栏|上|",
            "不用改|不必改|无需改|没改|不改|不用动|不动|不需要改|改不动",
        ),
        joined("也是|就是|也就|还是|照样|也得|也要", "", "一步一步|一格一格|一拍一拍|一个一个|按顺序|挨个|排队"),
        "dependency is dependency|dependence is dependence|serial is serial|sequential is sequential|a chain is a chain"
        "|a queue is a queue|依赖就是依赖|串行就是串行|链就是链|步就是步",
        "不用改|用不着改|不必改|无需改|不需要改|一步卡一步|一格卡一格|rows and all|and all fifty|and all 50"
        "|not with the"
        "|not the fifty|归长度|归结构|归顺序|归依赖|归序列|不满足|不具备条件|前提不|条件不|sit there"
        "|sit waiting|sit around|just sit|"
        "stand waiting|wait too|waits too|also wait|also waits|have to wait too|has to wait too|也在等"
        "|都在等|either way|whichever machine|whatever the machine|not the order|adds no"
        "|add no|adding no|no extra|no additional|no steps are|no step is"
        "|no steps get|no order is changed",
    )
)
WITHIN_A_STEP = "|".join(
    (
        joined("each|every", "tick|beat|unit|round|link|pass|lap|hop|stage", gap=" "),
        joined("with|for", "the sixteen|the rows|sixteen rows|the width|the batch dimension", gap=" "),
        joined("把|让|使|将|叫|令", "一步|单步|一拍|一格|每步|每拍|每格"),
        joined("擅长的是|擅长|只会|只能|只管|负责|管的是|管", "", "并排|并行|宽|宽度|横向|一步之内"),
        "毫秒数|秒数|毫秒会变|helps with the batch dimension|helps with the width|helps with the rows"
        "|快在|batch dimension|batch axis|批维度|批这一维|一步缩短|一步变宽|一步变快|一步更快",
    )
)
EITHER_HARDWARE = (
    "one machine or|one gpu or|one card or|cpu or gpu|gpu or cpu|gpu or not|gpu or no gpu"
    "|with or without|cards or no cards|有没有显卡|有无显卡|有卡没卡"
    "|有卡无卡|卡多卡少|显卡好坏|快慢机器|机器快慢|显卡快慢|管你什么卡|什么显卡都|什么机器都"
)
ERRANDS = (
    "打字|画图|作图|上网|看视频|查资料|搜资料|搜索|做表格|做笔记|录屏|剪视频|渲染|看片|typing|type the|browse|browsing"
    "|watch videos|draw the|"
    "i counted|we counted|i count|i drew|we drew|我数了|我数出|各数了|我画了|open the page|load the page|"
    "攒了|攒|这次作业|作业|no computer,|no computer needed|without a computer|machine room was|no calculator"
    "|queue for the"
    "|queue in the|queue at the|printed|broken|due friday|due on|fan noise|风扇声|laptop and"
)
REPORTED = "佢话|渠话|我妈话|我爸话|老师话|人地话|啲人话|同学话|有人话|我哥说|我弟说|我叔说|店员说|广告说|广告里说"
REFUSED = "我不同意|我不赞成|我不认同|我不认可|我不支持|不赞同|不认同|wrong answer:|wrong:|错误答案:|错误:"
"|反例:|incorrect:|error:"

DENIALS: tuple[tuple[str, str], ...] = (
    ("0", f"{_DELUSIONS}|misconception|misunderstanding|delusion|illusion"),
    ("N", ERRANDS),
    ("x", "compute them|computes them"),
    ("W", WITHIN_A_STEP),
    ("X", SAME_EVERYWHERE),
    ("p", f"可惜不能|可惜不行|可惜做不到|可惜没有|可惜不是|可惜没用|可惜它不|{THAT_IS_NONSENSE}|{DEAD_END}"),
    ("q", f"{MARKED_DOWN}|{OPINION}|{WHO_DO_NOT_KNOW}|{CALLED_WRONG}"),
    ("r", f"{IF_IT_COULD}|{COMMON_MISTAKE}|{REFUSED}"),
    ("c", EITHER_HARDWARE),
    ("o", REPORTED),
)
