"""Hardware and batches in everyday talk: waits that are skipped, steps that are shared, and what is right all the same.

The letters are those of ``gpu_shortcut``; these words win over all others.
"""

from __future__ import annotations

from grading.phrasing.words.scope_turns import joined

#: No more waiting, no more order.
NO_WAITING = (
    joined(
        "nobody|no one|no step|no position|none of the steps|no word|nothing",
        "has to|have to|would have to|needs to|need to|must|would need to|ever has to",
        "wait|queue|stand in line|line up|stand in the queue|hang around|take turns",
        gap=" ",
    )
    + "|"
    + joined(
        "skip|skips|skipping|cuts out|cut out|remove|removes|removing|saves|end|ends|kill|kills|avoid|avoids|without"
        "|spares us|get rid of|gets rid of|does away with|put an end to|puts an end to",
        "the waiting|the wait|waiting|all waiting|all the waiting|any waiting",
        "between steps|between the steps|from step to step|for the previous step|for the step before|step by step|",
        gap=" ",
    )
    + "|"
    + joined(
        "顺序|先后|次序|排队|谁先谁后", "啥的|什么的|这些|这种事|", "都|就|也|", "无所谓|没所谓|不打紧|不要紧", "了|"
    )
)
#: Shared out among sequences.
SHARED = (
    joined(
        "share|shares|split|splits|divide|divides|sharing|splitting|dividing",
        "the 50 steps|the fifty steps|fifty steps|50 steps|the steps|the walk|the road|the way|the fifty|the 50"
        "|the load of the steps|the chain",
        gap=" ",
    )
    + "|"
    + joined(
        "finish|finishes|do|does|cover|covers",
        "the road|the walk|the chain|the fifty",
        "sooner|faster|quicker",
        gap=" ",
    )
)
#: A batch, as a cause.
BATCHED = (
    joined(
        "when you|if you|once you|when we|if we|by|as soon as you",
        "parallelise|parallelize|batch|go parallel|batch them|parallelising|parallelizing|batching",
        "over the batch|over a batch|across the batch|it over the batch|the sequences|them together|the batch",
        gap=" ",
    )
    + "|十六条会互相帮忙|十六条互相帮忙|十六条互相搭把手|互相帮忙的十六条|十六条轮流干|十六条分着干|十六条一起使劲"
    + "|批大了以后|批大以后|批一大|批大就|批大的话"
)
#: How many of them there are.
HOW_MANY = """
    the number of cards|number of cards|how many cards|the cards|the number of gpus|number of gpus|how many gpus
    the number of machines|how many machines|the hardware|卡的数量|卡的多少|卡数|有几张卡|有多少卡|几块卡|卡多
    机器的多少
"""
#: Cards wait as everything does.
ALSO_WAITS = joined(
    "gpu|gpus|显卡|卡|机器|服务器|cpu|tpu|再快的卡|再好的卡|芯片|大机器",
    "|也|都|还是|照样|一样|只能|只好|就得|也得|还得",
    "要等|得等|等着|干等|在等|干瞪眼|站着等|等在旁边|站在旁边",
)
#: Each of them goes the whole way.
EACH_ALL = joined(
    "every sequence|each sequence|every row|each row|every chain|each chain|every one of them|each of them|each one"
    "|every rope|each rope|every single sequence|every single row|any sequence",
    "passes through|goes through|walks|takes|needs|has|still takes|makes|still has|still needs|runs through|is",
    "50|fifty|all 50|all fifty|its 50|its own 50|the 50|the fifty|50 steps|fifty steps|all the steps|every step"
    "|its fifty|its own fifty",
    gap=" ",
)
RIGHT = """
    chains of fifty|chains of 50|ten chains of fifty|sixteen chains of fifty|chains of 50 steps|each of fifty
    那一步算完|这一步算完|上一步算完|前一步算完|等一步算完|把那一步算完|它前面那步算完|站在旁边看|在旁边看着|干看着
    isn't ready when|is not ready when|isn't ready until|is not ready until|so it goes 50 times|so it go 50 times
    changes none of this|change none of this|changes none of it|with or without batching|with or without a batch
    fifty handovers|does each one in its turn|each one in its turn|before knot|没有多也没有少|不多不少|也不多也不少
    手里只有|拿着它才能|要拿着它|还是要拿着
"""
#: Taken back in a word, or left alone.
TAKEN_BACK = """
    没有勾|没勾|没打勾|没有打勾|我没选|没有选|没选|我不选|我没有选|我答不能|我答不行|我答不会|我说不能|我说不行
    我回答不能|我的回答是不能|我的答案是不能|that was wrong and|that was wrong, and|that is wrong and|which was wrong
    that is a lie|that's a lie|is a lie|it's a lie|the advert is lying|the advert lies|the ad is lying|the ad lies
    advert is lying|nonsense, it|nonsense: it|我划掉了|我又划掉了|后来划掉了|已经划掉
"""
SAID_BY_OTHERS = """
    显卡广告里讲|显卡广告里说|显卡广告说|广告里讲|广告里说|广告上说|广告上写|广告上写着|宣传页上说|宣传里说|卖卡的说
    卖显卡的说|商家说|店家说|销售说|推销的说|a salesman might promise that|a salesman promised that
    the salesman said that
    the salesman says|the advert says|the advert promises|the ad says|an advert says|adverts say|the brochure says
    i first claimed that|i first wrote that|i first thought that|at first i claimed that|at first i thought that
    i used to claim that|我起先写|我起初写|我一开始写|我原来写|我本来写|我最早写的是
"""

EVERYDAY: tuple[tuple[str, str], ...] = (
    ("O", NO_WAITING),
    ("D", SHARED),
    ("M", BATCHED),
    ("H", HOW_MANY),
    ("X", f"{ALSO_WAITS}|{EACH_ALL}|{RIGHT}"),
    ("p", TAKEN_BACK),
    ("o", SAID_BY_OTHERS),
    ("a", "不用改结构|不必改结构|无需改结构|不用换结构|不改结构也行|no need to change the structure"),
)
