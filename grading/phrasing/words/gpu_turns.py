"""Turns of phrase about hardware that are built of parts: products of data; these words win over all others."""

from __future__ import annotations

from grading.phrasing.words.scope_turns import joined

#: What cannot be done to the steps: 减不掉, 快不了. The right account.
CANNOT = joined(
    "减|省|缩|砍|削|降|抹|消|去|跳|绕|除|扣|甩|抵|抵消|弥补|取消|压|并|裁|删|免",
    "不",
    "掉|了|下|下来|得|动|走|去",
)
#: What cannot be had, with hardware; without it, said of hardware's want: 不上显卡快不了.
NOT_FAST = joined(
    "|就|也|都|还是|照样|一样", "快|少|短|加快|减少|缩短|变快|变少|变短|提速|加速", "不", "了|得|下来|起来"
)
TAKES_NONE = joined(
    "takes|take|took|removes|saves|cuts|drops|spares",
    "none",
    "of the steps away|of the fifty away|away|off|out|of them|of it|",
    gap=" ",
)
#: Hardware that falls short, and so would do if it did not.
TOO_LITTLE = joined(
    "硬件|卡|显卡|gpu|算力|机器|设备|核心|配置|电脑|批量|批次",
    "不够|不够多|不够好|不够强|没跟上|跟不上|太少|太弱|太差|太烂|没到位|不到位|不给力|拖后腿|数量不够|数不够",
)
#: Cancelled out: nothing is left of the wait.
CANCELLED = joined("被|就|就被|能|可以|都被|全被|", "抵消|抵消掉|抵掉|冲抵|盖过|摊平|填平|弥补|补偿|掩盖|藏住|吃掉")
#: 越 few: half in one language, half in the other.
FEWER = joined("越|变|就|更|越来越", " ", "few|fewer|less|short|shorter|small|little")
FASTER = joined("越|变|就|更|越来越", " ", "fast|faster|quick|quicker")

BATCH_SIZE = joined("批|批量|批次|这批|这一批", "的", "大小|条数|句数|数目|数|序列数")

TURNS: tuple[tuple[str, str], ...] = (
    ("K", TOO_LITTLE),
    ("M", BATCH_SIZE),
    ("O", CANCELLED),
    ("D", FEWER),
    ("F", FASTER),
    ("9", NOT_FAST),
    ("X", f"stay|stays|stand|stands|{CANNOT}|{TAKES_NONE}"),
    # !: who is afraid of the steps: a question that claims they do not matter.
    (
        "!",
        """
        还怕|还用怕|还会怕|谁怕|谁还怕|怕什么|怕啥|还愁|还担心|还在乎|还操心|还发愁
        who cares about|who worries about|who minds|why worry about|why fear|why care about|who is afraid of
        who's afraid of|why bother about|why bother with|what's the fuss about
        """,
    ),
)
