"""Everyday talk and signs of a figure of speech: what is plainly another topic and what may not be."""

from __future__ import annotations

#: Plainly about something else.
EVERYDAY = """
        好听|周杰伦|回家|想家|天上|季节|秋天|春天|夏天|冬天|喜欢|最爱|台风|泡面|占座|早八|大提琴|钢琴|吉他|小提琴
        画画课|自行车|电动车|饺子|包子|米饭|火车票|机票
        作业本|书包|铅笔|电视|动画片|漫画|小说|追剧|直播|抖音|微博|朋友圈|外套|雨伞|下课|逃课|食堂阿姨|奶奶做|爷爷做
        姥姥|旅馆|酒店|海边|沙滩
        吃|喝|饭|面条|番茄|鸡蛋|火锅|奶茶|咖啡|蛋糕|水果|零食|小吃|味道|好吃|太甜|外卖|食堂|餐厅|这家店|下雨
        下雪|天气|晴天|刮风|台风|气温|地铁|公交|堵车|打车|高铁|飞机|爬山|旅游|旅行|出去玩|逛街|购物|电影|电视剧
        综艺|好看|唱歌|歌手|音乐|游戏|打游戏|篮球|足球|羽毛球|跑步机|健身|游泳|比赛赢|球队|手机|耳机|路由器|断网
        充电|快递|衣服|鞋|化妆|猫|狗|宠物|小鸟|花园|妈妈|爸爸|弟弟|妹妹|哥哥|姐姐|奶奶|爷爷|男朋友|女朋友|室友
        生日|结婚|周末|假期|放假|寒假|暑假|晚上想|早上|中午|今天真|昨天的|明天要|睡觉|起床|困死|头疼|感冒|医院
        球赛|精彩|明星|放假了|好累|无聊|开心|天气真|妈妈做|红烧肉|买不起|太贵|帅|漂亮|明天|去哪里玩|哪里玩|好玩
        没听课|听课|上课|老师我|我饿|饿了|困了|这门课|谢谢|请问作业|什么时候截止|截止|老师好|你好|大家好
        谢谢老师|我叫|我是小|祝老师|辛苦了|在吗|有推荐|推荐的吗|多少钱|便宜|打折|股票|房价|工资|考试|期末|挂科
        选课|学分|图书馆占座|宿舍
        i like|go home|homesick|cello|piano|guitar|violin|sundays|sunday|saturday
        season|favourite|favorite|watched|umbrella|noodles|dumplings
        thank you|thanks|teacher|this course|went|market|lovely|lovely day|today|tonight|shop|school bus|love
        hate|happy|sad|pizza|football|basketball|soccer|movie|film|music|song|singer|weather|rain|raining|snow
        sunny|lunch|dinner|breakfast|coffee|tea|cake|restaurant|food|delicious|hungry|bus was|my bus|train was
        traffic|cat|dog|pet|bird|bike|car|weekend|holiday|vacation|birthday|party|girlfriend|boyfriend|mother
        father|mom|dad|brother|sister|phone|headphones|game|games|shopping|shoes|dress|football match|my name is
        hello|hi teacher|dear teacher|good morning|good evening|deadline|homework due|when is the|how are you
        sleepy|headache|hospital|exam|tomorrow|yesterday|this morning|last night|beach|mountain|cute
        """

#: A comparison, an order of things, a pair: may be a figure of speech and is read by a person.
FIGURE = """
        就没|就不能|才能|才行|之后才|不了|轮到|等到|要等|得等|递给|接上|盘|锅|趟|棒|并排|没算|没完|没好|没熟|没到
        像|好像|好比|如同|就像|仿佛|似的|一样|比如|譬如|打个比方|跟…一样|相当于|等于|先|才|前|后|上一|下一|上面
        下面|接力|排队|多米诺|楼梯|一层|一级|一环|一棒|一格|一拍|一口一口|一步|步骤|步|序列|循环|结构|递|传|串
        顺序|次序|车道|一趟|趟数|几趟|一回|几回|回都|一锅|锅数|一排|十六排|一列|几层|三层|每|十六|五十|变|批|宽
        长|条
        16|50|sixteen|还是那|站|仍|一程|like|as if|just like|similar to|imagine|before|after|first|then|each|every
        next|last|until|unless
        without|relay|domino|dominoes|queue|line|chain|floor|floors|lane|lanes|strokes|slice|stitch|step|steps
        sequence|order|structure|recurrent|rnn|batch|same|times|wide|shape|instead of|rather than|once|at a time
        one by one|bigger|wider|more
        """

#: Of these, words that everyday talk has too.
WEAK_FIGURE = frozenset(
    (
        *("like", "before", "after", "first", "then", "each", "every", "next", "last", "until"),
        *("without", "line", "order", "same", "times", "先", "才", "前", "后", "一样", "等于", "像"),
        *("锅", "盘", "棒", "趟", "递给", "链", "条", "长"),
    )
)

#: Words that tell a sentence in Latin letters from keys struck at random.
COMMON_ENGLISH = """
a an the is are was were be it its this that these those i you he she we they my your our of to
in on at for with and or not no but so as if then because since by from into than when while
after before until one two each every all any some more less same other can cannot will would
should must have has had do does did go goes get gets make makes take takes need needs use uses
time way work works just only also very too up down out over what which who how why there here
now still even most such
"""

#: Sounds, not sentences.
SOUNDS = "哈嘿呵嘻啊哦嗯呃额唔哎唉呀哇喔噢咯哼嘤喵汪略啦吧吗呢哒滴嘛诶欸６6hea"

#: The page's questions: a copy of one is no answer. Numbers are ignored in the comparison.
QUESTIONS = (
    "one sequence alone, no batch: how many units does one forward pass take?",
    "sequences of length in one batch: how many steps does one forward pass still take, "
    "and what changes within each step?",
    "why can that number not be cut, in one sentence",
    "why that number cannot be cut, in one sentence",
    "why can it not be cut? why it cannot be cut",
    "what changes within each step, in one sentence",
    "the units; why that number cannot be cut, in one sentence; "
    "the steps of the batch; what changes within each step, in one sentence",
    "a sequence of length; one time step is unit of time",
    "how many steps does one forward pass still take",
    "how many units does one forward pass take",
    "一条序列单独算，不成批：一次前向要多少个单位？",
    "一条长度的序列单独算，不用批，一次前向要花多少个时间单位",
    "条长度的序列并成一批：一次前向还要走多少步，每一步里变的是什么？",
    "条长度为的序列并成一批，一次前向还要几步，每一步里面变了什么",
    "为什么这个数减不下来，用一句话说",
    "为什么减不下来",
    "为什么这个数不能减少？用一句话说明",
    "这个数为什么减不下来，请用一句话回答",
    "每一步里变的是什么，用一句话说",
    "每一步里面变了什么？用一句话说明",
    "每一步里发生了什么变化",
    "一次前向要多少个单位时间",
    "一次前向还要走多少步",
    "why can that number not be cut?",
    "say what each step now handles",
    "说说每一步现在处理的是什么",
    "任务一：一条序列，单独算",
    "任务二：十六条并成一批",
    "序列长度，一个时间步是一个单位时间",
)
