"""What words about steps are built of: places, units, ties and links: data only.

A neighbour is a place (上一, the previous) with a unit (步, 格, state); independence is a negation with
a tie (没有任何 + 关系).
"""

from __future__ import annotations

from collections.abc import Iterable

#: What a step, its moment or its result may be called.
UNITS = (
    *("步", "格", "拍", "环", "位", "项", "步骤", "时刻", "时间步", "状态", "隐藏状态", "隐状态", "单元", "位置"),
    *("字", "词", "层", "节", "节点", "瞬间", "刻", "步的状态", "步的结果", "步的输出", "token", "step", "state"),
    *("hidden state", " hidden state", " step", " state", " token"),
)
#: The same, of which only the one before and the one behind are told: 每次 is said of anything.
TURNS = ("轮", "次", "圈", "遍", "趟", "帧", "次更新", "轮循环", "次循环", "步更新", "次计算", "次迭代", "轮迭代")
BEFORE = (
    *(
        "上一",
        "前一",
        "上一个",
        "前一个",
        "上个",
        "前个",
        "前面那",
        "前面那个",
        "前面一",
        "前边那",
        "前边那个",
        "上面那",
    ),
    *("先前那", "之前那", "之前那个", "左边那", "左边那个", "左侧那个", "头前那", "前头那", "前头那个", "前面的"),
    *("它前面那", "它前面的", "它前面一", "紧挨着的前一", "旧的", "老的", "前一旧", "紧邻的前一", "相邻的前一"),
)
AFTER = (
    *(
        "下一",
        "后一",
        "下一个",
        "后一个",
        "下个",
        "后个",
        "后面那",
        "后面那个",
        "后面一",
        "后边那",
        "后边那个",
        "后头那",
    ),
    *(
        "次一",
        "接下来的",
        "紧接着的",
        "紧随其后的",
        "右边那",
        "右边那个",
        "后面的",
        "它后面那",
        "它后面的",
        "新的",
        "随后的",
    ),
    *(
        "这一",
        "这个",
        "本",
        "此",
        "该",
        "当前",
        "当前的",
        "任一",
        "任何一",
        "任意一",
        "每",
        "每一",
        "每个",
        "每一个",
        "各",
    ),
    *("各个", "哪一", "每一个新", "呢一", "呢个"),
)
STEP_BEFORE = ("previous", "preceding", "prior", "earlier", "last", "former", "prev", "old", "foregoing")
STEP_AFTER = (
    *("next", "following", "subsequent", "later", "current", "this", "each", "every", "any", "new", "succeeding"),
    *("present", "coming"),
)
THINGS = (
    *("step", "state", "one", "result", "output", "hidden state", "hidden", "activation", "value", "token", "word"),
    *("position", "cell", "link", "timestep", "time step", "computation", "calculation", "vector", "unit", "moment"),
    *(
        "hidden vector",
        "answer",
        "outcome",
        "element",
        "steps",
        "states",
        "results",
        "iteration",
        "h",
        "update",
        "pass",
        "round",
        "cycle",
        "tick",
    ),
)
TIES = (
    *("关系", "关联", "联系", "依赖", "依赖关系", "牵连", "瓜葛", "影响", "干系", "相干", "交集", "先后关系", "因果"),
    *("先后顺序", "先后", "因果关系", "前后关系", "依赖性", "牵扯", "顺序要求"),
)
UNTIED = (
    *("没", "没有", "没啥", "没什么", "毫无", "无", "并无", "不存在", "没半点", "没多大", "没任何", "没有任何"),
    *("没有什么", "没有半点", "不存在任何", "并没有", "并没有什么", "没有啥", "其实没有", "根本没有", "冇", "冇乜"),
)
#: One to the next: 一步压一步. What ties them, and what only follows.
LINKS = ("步", "环", "格", "个", "层", "棒", "级", "节", "段", "代", "扣", "拍", "站")
TYING = (
    *(
        "扣",
        "套",
        "压",
        "连",
        "卡",
        "咬",
        "推",
        "传",
        "靠",
        "牵",
        "带",
        "生",
        "引",
        "等",
        "顶",
        "赶",
        "扣着",
        "套着",
        "压着",
        "连着",
        "卡着",
    ),
    *("咬着", "推着", "靠着", "传给", "依赖"),
)
FOLLOWING = ("接", "挨", "跟", "接着", "挨着", "跟着", "等着")


def chained(verbs: Iterable[str]) -> str:
    """Tie one to the next: 一步扣一步."""
    return "|".join(f"一{unit}{verb}一{unit}" for unit in LINKS for verb in verbs)
