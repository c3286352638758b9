"""What each code says to the learner, in both languages: data only.

``{read}`` stands for what was read or typed, ``{quote}`` for nothing else than the code. No
sentence gives the key away; ``EXPECTED`` is added once it may be seen.
"""

from __future__ import annotations

EXPECTED = ("应是 {expected}。", "Expected: {expected}.")
#: Said before the reason when a cell was typed and not read.
UNREAD = ("「{read}」没读出一个整数：", "No whole number was read from “{read}”: ")
READ = ("你写「{read}」。", "You wrote “{read}”. ")

#: Said where nothing that was read can be shown.
BARE = {"read_as": ("读到了一个整数。", "A whole number was read.")}

#: Why a cell is not one integer. Each follows ``UNREAD`` when evidence carries what was typed.
INTEGER_REASONS: dict[str, tuple[str, str]] = {
    "decimal": ("它带小数。请只写一个整数。", "it has a decimal part. Write one whole number."),
    "exponent_form": ("它是指数写法。请写成普通的整数。", "it uses an exponent. Write the number out."),
    "negative": (
        "它带负号。这里数的是步数，请写不带负号的整数。",
        "it has a minus sign. Steps are counted; write the number without a sign.",
    ),
    "range": (
        "它写的是一个范围。请只写你确定的那一个整数。",
        "it gives a range. Write the one whole number you are sure of.",
    ),
    "hedge": (
        "它带了「约」一类的词。请只写你确定的那一个整数。",
        "it says “about” or the like. Write the whole number you are sure of, alone.",
    ),
    "arithmetic": (
        "它是一个算式。请只写算出来的那个整数。",
        "it is a sum. Write only the whole number that comes out.",
    ),
    "compatibility_digit": (
        "它用了上标、圆圈一类的特殊数字。请用普通数字。",
        "it uses superscript, circled or other special digits. Use plain digits.",
    ),
    "keycap_emoji": ("它是表情里的数字。请用普通数字。", "it is an emoji digit. Use plain digits."),
    "mixed_scripts": (
        "几种文字的数字混在一起了。请只用一种。",
        "digits of several scripts are mixed. Use one script.",
    ),
    "other_unit": (
        "后面跟的单位不是「步」或「单位」。请只写整数，或写「8 步」这样的形式。",
        "the unit behind it is neither steps nor units. Write the whole number alone or with “steps”.",
    ),
    "words": ("里面没有数字。请写一个整数，如 8。", "there is no number in it. Write a whole number such as 8."),
    "extra_words": (
        "数字旁边还有别的话。请只写一个整数。",
        "other words stand beside it. Write the whole number alone.",
    ),
    "ordinal": (
        "它说的是「第几」。这里要的是一共多少，请只写整数。",
        "it says which one. The count is wanted; write the whole number alone.",
    ),
    "too_many_digits": ("位数太多了，最多六位。", "it has too many digits; six at most."),
    "too_long": ("写得太长了。请只写一个整数。", "it is too long. Write one whole number."),
    "separated_digits": ("数字被隔开了。请把它连着写。", "its digits are set apart. Write them together."),
    "malformed_numeral": (
        "这个数的写法不标准。请用普通数字再写一次。",
        "the numeral is not in standard form. Write it again in plain digits.",
    ),
    "chinese_over_9999": (
        "中文数字只读到九千九百九十九。请用普通数字。",
        "Chinese numerals are read up to 9999. Use plain digits.",
    ),
    "program_literal": ("它是程序里的写法。请用普通数字。", "it is written as in a program. Use plain digits."),
    "stray_sign": ("有多出来的符号。请只写一个整数。", "a sign stands beside it. Write the whole number alone."),
}

#: Everything else that evidence can say.
WORDS: dict[str, tuple[str, str]] = {
    "empty": ("这里还空着。请补上。", "This is still empty. Fill it in."),
    "read_as": ("读作 {read}。", "Read as {read}."),
    "other_number": (
        "读作 {read}。和应有的数对不上，请再数一遍。",
        "Read as {read}. That is not the number; count again.",
    ),
    "outside_sentence": (
        "位置 {read} 有一个不在句子里。位置从 1 数起，到最后一个词为止。",
        "One of the positions {read} is outside the sentence. Positions run from 1 to the last word.",
    ),
    "same_position": (
        "两端是同一个位置（{read}）。请选两个不同的位置。",
        "Both ends are the same position ({read}). Choose two different ones.",
    ),
    "looked_forward": (
        "{read} 指向了后面。回看要指向更早的位置，请把两端对调或另选。",
        "{read} points forward. A look-back points to an earlier position: swap the ends or choose another.",
    ),
    "counted_both_ends": (
        "读作 {read}。看起来两端都数进去了。从一个位置走到另一个，要迈几步？",
        "Read as {read}. It looks as if both ends were counted. How many steps lead from one to the other?",
    ),
    "counted_between": (
        "读作 {read}。看起来只数了中间的词。最后迈到终点的那一步也要算。",
        "Read as {read}. It looks as if only the words between were counted. The step onto the end counts too.",
    ),
    "counted_gaps": (
        "你写「{read}」。看起来数的是间隔。每个元素进来都要算一步，第一个也算。",
        "You wrote “{read}”. It looks as if the gaps were counted. Each element takes a step, the first one too.",
    ),
    "multiplied_by_batch": (
        "你写「{read}」。看起来是把批的大小乘进来了。批加的是步数，还是让每一步变宽？",
        "You wrote “{read}”. It looks as if the batch was multiplied in. "
        "Does a batch add steps, or does it widen each one?",
    ),
    "divided_by_batch": (
        "你写「{read}」。看起来是用批的大小去除了。并排的各条序列，能替彼此少走一步吗？",
        "You wrote “{read}”. It looks as if it was divided by the batch. "
        "Can sequences side by side save one another a step?",
    ),
    "answered_batch_size": (
        "你写「{read}」，那是一批里有几条。这里问的是要走几步。",
        "You wrote “{read}”, which is how many sequences the batch has. The question is how many steps it takes.",
    ),
    "added_batch": (
        "你写「{read}」。看起来是把批的大小加上去了。批会多出新的步吗？",
        "You wrote “{read}”. It looks as if the batch was added. Does a batch bring new steps?",
    ),
    "opposite_claim": (
        "这句话说的和结构相反。想一想：步数会因为批而变吗？前后两步谁要等谁？",
        "This says the contrary of what the structure does. Does a batch change the number of steps? "
        "Which step waits for which?",
    ),
    "gpu_shortcut": (
        "这里把「硬件或批更大」当成了让步数变少、变快的理由。请说步与步之间的关系，再交一次。",
        "Here hardware or a bigger batch is given as what makes the steps fewer or fast. "
        "Say how one step hangs on another instead.",
    ),
    "state_quality": (
        "这里把难处说成了记性、注意力或用心的好坏。请改用步数来说。",
        "Here the difficulty is put down to memory, attention or care. Say it in steps instead.",
    ),
    "priority_claim": (
        "这里说了谁是第一个、最早的。课里只核对过标题和日期。",
        "Here something is called the first. The lesson checked titles and dates only.",
    ),
    "advice_gpu_shortcut": (
        "提一句，不扣分：硬件只让同一步里的事并排做，步数还在。",
        "A note, it costs nothing: hardware works side by side within a step; the steps remain.",
    ),
    "advice_state_quality": (
        "提一句，不扣分：尺子是步数，不是记性或注意力的好坏。",
        "A note, it costs nothing: the ruler is the number of steps, not how good memory or attention is.",
    ),
    "advice_priority_claim": (
        "提一句，不扣分：谁最早，本课没有核对，不下这个结论。",
        "A note, it costs nothing: who was first was not checked, so the lesson does not claim it.",
    ),
    "blank_token": ("这个位置还空着，请写上一个词。", "This position is still blank. Write a word."),
    "token_count": (
        "现在写了 {read} 个位置，个数不对。",
        "There are {read} positions, which is not the number asked for.",
    ),
    "row_missing": ("这一行没有填。", "This row was not filled in."),
    "far_needed": ("要有一处相隔至少 {read} 步，而且数对。", "One distance must be at least {read} and counted right."),
    "nothing_written": ("还没有写下文字，没有可看的。", "Nothing was written, so there is nothing to look at."),
    "said_direct": ("认出来了：一次直连回看。", "Recognised: one direct look-back."),
    "wording_unknown": (
        "「{read}」这个说法规则不认得，请老师看。这不是判你不对。",
        "The rules do not know “{read}”; your teacher will read it. That is no verdict against you.",
    ),
    "too_short": ("太短了，请写成一句话。", "This is too short. Write a sentence."),
    "repeated": ("一直是同一个字符，请写成一句话。", "This repeats one character. Write a sentence."),
    "copied_question": (
        "这是题目里的话，请写你自己的一句。",
        "These are the question's words. Write a sentence of your own.",
    ),
    "gibberish": ("没读出意思，请写成一句话。", "No meaning was read in this. Write a sentence."),
    "does_not_know": ("先回看第 2 节，再写一句你的理由。", "Look at section 2 again, then write your reason."),
    "hardware_only": (
        "这里只说了硬件。请说步与步之间，或每一步里面发生了什么。",
        "This is about hardware only. Say what happens between steps, or within each.",
    ),
    "other_topic": (
        "这句话没有说到这件事。请说步与步之间，或每一步里面发生了什么。",
        "This is not about the matter. Say what happens between steps, or within each.",
    ),
    "said_dependence": (
        "认出来了：每一步都要用前一步的结果。",
        "Recognised: each step needs the result of the one before.",
    ),
    "said_order": ("认出来了：次序不能换，也不能叠。", "Recognised: the order cannot be swapped or overlapped."),
    "said_wider": (
        "认出来了：各条序列并排处理，每一步更宽。",
        "Recognised: all sequences are handled side by side, each step is wider.",
    ),
    "not_recognised": (
        "这句话的用词规则不认得，请老师看。这不是判你不对。",
        "The rules did not recognise these words; your teacher will read them. That is no verdict against you.",
    ),
    "same_count_only": (
        "说了步数不变，还没看出每一步里面变了什么，请老师看。",
        "It says the count stays, and not plainly what changes within a step; your teacher will read it.",
    ),
    "speed_only": (
        "说了每一步快慢，还没看出每一步里面变了什么，请老师看。",
        "It says each step is slower or faster, and not plainly what changes within; your teacher will read it.",
    ),
    "right": ("对。", "Right."),
    "wrong": ("不对。", "Not right."),
    "partly_right": ("对了一部分。", "Partly right."),
    "unanswered": ("没有作答。", "Not answered."),
}
#: What a phrase found is called when the learner does not use it.
LABELS: dict[str, tuple[str, str]] = {
    "mention": (
        "这里提到它是为了否定或引用，不算用。",
        "Named here only to reject or quote it; it does not count as used.",
    ),
    "unsure": (
        "这里算不算这样的说法，规则拿不准，请老师看。这不是判你不对。",
        "The rules are not sure whether this counts; your teacher will read it. That is no verdict against you.",
    ),
}
#: Why a response was refused before it was stored.
REFUSALS: dict[str, tuple[str, str]] = {
    "not_an_object": ("格式不对，请刷新页面再试。", "The form is not as expected. Reload the page and try again."),
    "not_a_list": ("格式不对，请刷新页面再试。", "The form is not as expected. Reload the page and try again."),
    "not_a_text": ("这里要的是文字。", "Text is wanted here."),
    "not_a_position": ("请填一个位置的编号。", "Fill in the number of a position."),
    "unknown_member": ("这里没有这一项。", "There is no such field here."),
    "unknown_option": ("没有这个选项。", "There is no such option."),
    "too_many": ("多了，请删去一些。", "There are too many. Remove some."),
    "too_few": ("还不够，请补上。", "There are too few. Add some."),
    "unstorable_character": (
        "里面有存不下的字符，请删去再试。",
        "It holds a character that cannot be stored. Remove it and try again.",
    ),
}
#: Names of checks; ``{row}`` is the row's number.
TITLES: dict[str, tuple[str, str]] = {
    "tokens": ("句子的各个位置", "The sentence's positions"),
    "row_positions": ("第 {row} 行的位置", "Row {row}, positions"),
    "row_distance": ("第 {row} 行的距离", "Row {row}, distance"),
    "distinct": ("各行不重复", "No row twice"),
    "far": ("有一处够远", "One far look-back"),
    "units": ("任务一的数", "The number of task 1"),
    "batch_steps": ("任务二的步数", "The steps of task 2"),
    "why_serial": ("为什么减不下来", "Why it cannot be cut"),
    "what_changes": ("每一步里变的是什么", "What changes within each step"),
    "no_gpu_shortcut": ("没有拿硬件当解释", "No hardware shortcut"),
    "present": ("两句话都写了", "Both sentences written"),
    "no_opposite": ("没有说反", "Nothing said the wrong way round"),
    "explained": ("至少一句说清楚了", "At least one sentence explains it"),
    "ends": ("有一行连着首尾", "A row joins both ends"),
    "row_steps": ("第 {row} 行的步数", "Row {row}, steps"),
    "row_direct": ("第 {row} 行的直连", "Row {row}, direct look-back"),
    "no_state_quality": ("没有说成记性或注意力的好坏", "Nothing put down to memory or attention"),
}
