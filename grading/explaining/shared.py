"""Words that turn a claim in either sentence: data only."""

from __future__ import annotations

#: What will not happen, said with a word that alone means "cannot do it": 下一关不会开.
WILL_NOT = "|".join(
    f"不会{verb}"
    for verb in (
        *(
            "开",
            "开门",
            "动",
            "来",
            "有",
            "出",
            "出现",
            "出来",
            "启动",
            "开始",
            "亮",
            "走",
            "倒",
            "转",
            "响",
            "到",
            "通",
            "放行",
        ),
        *(
            "解锁",
            "开放",
            "发生",
            "存在",
            "下来",
            "给",
            "让",
            "等",
            "停",
            "成",
            "产生",
            "自己",
            "凭空",
            "提前",
            "往下",
            "下锅",
        ),
    )
)

#: Shared by both sentences.
COMMON: tuple[tuple[str, str], ...] = (
    # n: negation and impossibility.
    (
        "n",
        """
        不|没|没有|未|无|并不|并没|并没有|不会|从不|毫不|莫|勿|唔|冇|都不|也不|谁也不|谁都不
        not|no|never|none|doesn't|doesnt|don't|dont|do not|does not|isn't|aren't|without|nothing|neither|nor|didn't
        won't|nobody|hasn't|haven't|has not|have not
        """,
    ),
    # K: cannot.
    (
        "K",
        """
        不能|不可|不可以|没法|无法|没办法|没法子|不得|不了|不来|不成|办不到|做不到|不可能|不准|不许|不行|不动|不开
        不起来|不出来|难以|不允许|休想|别想|甭想|不得不先|谁也不能|谁都不能|谁也没法|怎么能|怎能|哪能|岂能|如何能
        怎么可能|哪里能|哪可能|插不了|抢不了|急不得|省不得|不得不等|没有办法|没有法子|抢跑不得|不得抢|走不通|行不通
        办不成|不容|不由得|由不得|没可能|冇得|冇办法|唔可以|唔得
        cannot|can't|can not|cant|couldn't|could not|impossible|unable to|not possible|not able to|not allowed
        never be|mustn't|must not|no way|can never|can't be|how could|how can
        """,
    ),
    # i: supposed only.
    (
        "i",
        """
        如果|要是|假如|假设|若|倘若|除非|假使
        if|unless|were it|suppose|supposing|had the
        """,
    ),
    # r: rejected.
    (
        "r",
        """
        不是|并不是|并非|而不是|而非|不等于|不能说|别说|不是说|别以为|以为|误以为|有人说|有人以为|不意味着|不代表
        不至于|不要以为|绝不是|不该说|错误地|与其说
        not that|it's not|it is not|isn't that|rather than|instead of|does not mean|doesn't mean|it's wrong|wrong to
        some say|people say|people think|not because
        """,
    ),
    # e: conceded; what follows still holds.
    (
        "e",
        """
        即使|就算|就算是|哪怕|即便|不论|无论|不管
        even if|even though|even with|even on|whatever|no matter|however many
        """,
    ),
    # k: turns.
    (
        "k",
        """
        而是|但|但是|可|可是|不过|只是|然而|所以|因此|因而|于是|故|因为|由于
        but|however|yet|so|therefore|hence|thus|because|instead
        """,
    ),
    # M: must, only.
    (
        "M",
        """
        必须|只能|只好|得|一定要|务必|非得|只可|都得|都要|就得|才能|才可以|才行|才|必然|必需
        must|only|have to|has to|had to|need to be|needs to be|required to|gotta|should
        """,
    ),
    # b: is, becomes.
    (
        "b",
        """
        是|就是|即|也就是|作为|当作|当|当成|做|成为|变成|变为|拿来当
        is|are|becomes|become|as|serves as|was
        """,
    ),
    # c: can, may.
    (
        "c",
        """
        可以|能|能够|可|允许|完全可以|都能|都可以|也能|就能|就可以|其实可以
        can|may|could|able to|allowed to|possible|free to
        """,
    ),
    # d: need not.
    (
        "d",
        """
        不需要|不用|无需|无须|不必|不需|不靠|不依赖|不取决于|用不着|不用等|不必等|不需要等|无需等|不要|不等|不依靠
        不看|都不用|也不用|都不用等|都不需要|也不需要|都无需|都不必|也不必|根本不用|根本不需要|并不需要|并不用
        need not|needn't|doesn't need|does not need|don't need|do not need|without needing|doesn't depend
        does not depend|don't depend|do not depend|doesn't require|do not require|doesn't rely|do not rely
        doesn't have to wait|don't have to wait|no need
        """,
    ),
    # h: would do just as well.
    (
        "h",
        """
        也行|也可以|也没关系|也无所谓|也没问题|也无妨|也不影响
        would do too|is fine too|works too|without any problem|without a problem|just as well
        """,
    ),
    # l: others, of which the steps need not wait.
    (
        "l",
        """
        别的序列|其他序列|其它序列|别的|其他|其它|别人|别条
        other sequences|the others|others|anything else
        """,
    ),
    # o: one another.
    (
        "o",
        """
        彼此|互相|相互|之间互相
        each other|one another
        """,
    ),
    # q: until.
    (
        "q",
        """
        之前|以前
        until|before|after|until the|unless
        """,
    ),
    # +: more steps, in one word.
    (
        "+",
        """
        更多的步|更多步|多走几步|多出几步
        more steps|extra steps|additional steps|additional step|extra step
        """,
    ),
    # S: steps.
    (
        "S",
        """
        步|步骤|时间步|时刻|各步|每步|这些步|步与步|这50步
        step|steps|time step|time steps|timestep|timesteps|stage|stages
        """,
    ),
    # G: hardware.
    (
        "G",
        """
        显卡|显示卡|硬件|硬体|卡|张卡|块卡|好卡|算力|电脑|服务器|机器|芯片|显存|云服务器|云端|显卡们
        gpu|gpus|tpu|cuda|graphics card|graphics cards|hardware|card|cards|machine|computer|cpu|4090|3090|5090|4080
        a100|h100|tpus|server|cloud|chip|chips|processor
        """,
    ),
    # f: fast, slow.
    (
        "f",
        """
        快|变快|更快|快了|快一点|快一些|慢|变慢|更慢|慢了|慢一点|慢一些|加快|加速|时间长|时间变长|时间短|耗时|用时
        更久
        faster|slower|fast|slow|quick|quicker|speed|speeds up|slows down|longer|takes longer|takes more time
        """,
    ),
    # y: does not know.
    (
        "y",
        """
        不知道|不会写|不会做|不清楚|不太清楚|不懂|不明白|没学过|没学|不会|不晓得|没听懂|看不懂|不了解|没想好|不理解
        唔知|唔知点答|唔识|唔识答|不知|不太懂|不太会|不太知道|也不会|我也不会|我不会|也不懂|老师没讲|没讲过|没教过
        求答案|先空着|先空|空着|跳过这题|跳过此题|无从下笔|写不出来|想不出来|不知咋写|不造|没头绪|没思路|一头雾水
        答不上来|答不出来|放弃|弃答|不想写|懒得写|没看懂|没弄懂|没搞懂|没懂
        i don't know|don't know|dont know|do not know|no idea|no clue|not sure|idk|dunno|i have no|don't understand
        do not understand|can't answer|i can't explain|cannot explain|pass on this|skip this|no answer|not a clue
        haven't a clue|beats me|never learned|didn't learn|i forgot the|help me
        也不知道|真不知道|我也不知道|不知道变了啥|不知变了啥
        """,
    ),
    ("n", WILL_NOT),
)
