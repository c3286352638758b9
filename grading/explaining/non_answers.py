"""What is no answer: ignorance, errands at the desk, keys struck, the question said again, wrong causes: data only.

Only a sentence in which the rules have found no claim is held against these, so that none of them can fail
one that says the right thing beside them.
"""

from __future__ import annotations

from grading.explaining.products import joined

#: Cannot say: a negation with a verb of knowing, and the ways to hand in nothing.
IGNORANCE = "|".join(
    (
        joined(
            (
                "没",
                "没有",
                "还没",
                "还没有",
                "并没",
                "压根没",
                "从没",
                "未",
                "从未",
                "冇",
                "根本没",
                "完全没",
                "也没",
                "都没",
            ),
            (
                *(
                    "想出来",
                    "想出",
                    "想好",
                    "想明白",
                    "想通",
                    "想到",
                    "学过",
                    "学到",
                    "学会",
                    "学好",
                    "学懂",
                    "听过",
                    "听到",
                ),
                *(
                    "听课",
                    "听讲",
                    "听懂",
                    "听明白",
                    "看懂",
                    "看明白",
                    "看书",
                    "看过",
                    "搞懂",
                    "搞明白",
                    "搞清楚",
                    "弄懂",
                ),
                *(
                    "弄明白",
                    "弄清楚",
                    "复习",
                    "预习",
                    "复习到",
                    "预习过",
                    "读懂",
                    "理解",
                    "教",
                    "教过",
                    "讲",
                    "讲到",
                    "讲过",
                ),
                *(
                    "思路",
                    "想法",
                    "头绪",
                    "印象",
                    "概念",
                    "主意",
                    "灵感",
                    "答案",
                    "把握",
                    "时间写",
                    "什么想法",
                    "啥想法",
                ),
                *(
                    "任何想法",
                    "任何头绪",
                    "什么头绪",
                    "任何思路",
                    "什么思路",
                    "记住",
                    "睡醒",
                    "做出来",
                    "写出来",
                    "来上课",
                ),
            ),
        ),
        joined(
            (
                "不",
                "不太",
                "不大",
                "不怎么",
                "不是很",
                "真不",
                "实在不",
                "完全不",
                "根本不",
                "压根不",
                "也不",
                "都不",
                "还不",
            ),
            (
                *(
                    "知道",
                    "清楚",
                    "明白",
                    "懂",
                    "理解",
                    "了解",
                    "晓得",
                    "会写",
                    "会做",
                    "会答",
                    "会说",
                    "会这",
                    "记得",
                    "想写",
                ),
                *("想做", "想答", "识", "知", "明", "造", "告诉你", "写了", "做了", "答了", "知如何"),
            ),
        ),
        joined(
            ("毫无", "全无", "无", "一点"), ("头绪", "思路", "想法", "概念", "灵感", "印象", "没懂", "不懂", "不会")
        ),
        joined(
            ("说", "讲", "答", "写", "想", "解释", "回答"),
            ("不清", "不出", "不上来", "不出来", "不明白", "不清楚", "不了", "不来"),
        ),
        joined(
            ("i", "we", "i really", "i just", "i honestly", "i still"),
            (" ",),
            (
                *(
                    "can't say",
                    "can't tell",
                    "cannot say",
                    "can't explain",
                    "don't get",
                    "dont get",
                    "didn't get",
                    "didnt get",
                ),
                *(
                    "don't follow",
                    "can't answer",
                    "cannot answer",
                    "don't understand",
                    "dont understand",
                    "didn't understand",
                ),
                *(
                    "haven't learned",
                    "haven't covered",
                    "haven't studied",
                    "can't remember",
                    "don't remember",
                    "can't think",
                ),
                *(
                    "haven't got",
                    "forgot",
                    "forget",
                    "missed",
                    "was absent",
                    "was sick",
                    "was ill",
                    "give up",
                    "guess nothing",
                ),
                *(
                    "wasn't there",
                    "did not study",
                    "didn't study",
                    "didnt study",
                    "haven't done",
                    "don't want",
                    "am lost",
                ),
            ),
        ),
        """
        忘了|忘记了|忘光|忘掉了|一片空白|脑袋空空|脑子空空|交空白|个空白|白卷|太难了|好难|难死|不想写|懒得|瞎写|乱写
        随便写
        随便填|凑字数
        凑个字数|蒙的|瞎蒙|瞎猜|猜的|略过|暂无|同上|见上|见课本|见书|请看上面|如上|待补|以后补|回头补|等会再写
        等会儿写|先交了
        先这样|母鸡|布吉岛|母知|求解|求教|求大佬|求助|求答案|救命|啥意思|什么意思|这是什么|batch是什么|batch 是什么
        批是什么|什么叫|啥叫|是啥|看不明白
        听不明白
        听不懂|我哪知道|这谁知道|鬼知道|哪晓得|懵了|懵逼|给点提示|有提示|你猜|你来答|跳过了|先跳过|写不完
        没时间|到此一游|补交|测试一下|没概念|不懂英文|无话可说|没啥可说|没什么可说|没什么好说
        didn't study|didnt study|haven't covered|not covered|not taught|too hard|too difficult|no thoughts|lost me
        i'm lost|im lost|confused|confusing|unsure|my mind is blank|blank|no comment|whatever|who knows|god knows
        search me|the foggiest|couldn't tell|can't remember|cannot remember|just guessing|no answer|hint|hand this in
        ran out of time|out of time|didn't do the reading|didnt do the reading|what does this mean|what does it mean
        what is a batch|what is batch|what is this|no inspiration|nothing to say|no comment|see above|same as above
        see my previous answer|to be filled|fill in later|tbd|todo|n/a|not covered|have a break|need help|please help
        couldn't answer|answer later|was absent|was ill|was sick|missed the lecture|missed class|not a clue|clueless
        """,
    )
)

#: A comparison: what follows is a figure of speech and knows well.
COMPARED = """
    像|好像|好比|如同|好似|就像|仿佛|似的|比如|譬如|打个比方|比方|跟…一样|像是|犹如|宛如
    like a|like the|like an|like one|as if|imagine|think of|similar to|it's a|it is a|as with|just like
    """

#: Everyday words that serve as no figure of speech here: people, dates, school errands, greetings, shopping, news.
PLAIN_EVERYDAY = """
    肚子疼|键盘坏|广告位|招租|出售|二手|代写|几号交|延期|页面打不开|先走了|新年快乐|衣服变|钱变|变老|世界变|我们都变
    衣服|动脑|谁爱写
    what time is|is this graded|late submission|my phone|free pizza|happy new year
    昨晚|今晚|明晚|明早|今早|昨天|前天|后天|明天|明日|今日|今天|下周|上周|这周|本周|周一|周二|周三|周四|周五|周六
    周日|星期|礼拜|下个月|上个月|这个月|最近|刚刚|半夜|凌晨|周末|元旦|国庆|中秋|春节|端午|清明|圣诞|双十一|双11|生日
    假期|请假|请假条|放学|婚礼|葬礼|春游|秋游|军训|运动会|班会|年会|头像|昵称|账号|验证码|群里|加群|进群|微信|支付宝
    拼单|客服|优惠|奖金|工资|房租|房价|股票|基金|身份证|社保|医保|老师好|同学们|李华|小明|班长|班主任|校长|辅导员
    学长|学姐|同桌|室友|舍友|邻居|房东|老板|同事|爸妈|我妈|我爸|我姐|我弟|我家|我们班|我们家|我们宿舍|我同学|我朋友
    我的心情|心情|身体健康|祝您|祝老师|祝大家|您好|早安|晚安|再见|拜拜|加油|想家|想回家|回家|体重|变胖|感冒|发烧
    咳嗽|牙疼|食堂|烤肉店|苹果手机|球赛|世界杯|奥运|欧冠|国足|综艺|偶像|粉丝|番剧|网红|直播|热搜|八卦|打游戏|开黑
    上分|王者|下雨|下雪|刮风|台风|天气|气温|降温|升温|长洲|杭州|北京|上海|广州|我家猫|我家的狗|楼下的猫|交作业
    补作业|作业|挂科|学分|截止|社团|实习|招聘|面试|考研|保研|有意思|真好看|真好听|真好玩|好开心|好无聊|好烦|好累
    好困|好饿|我饿|我困|我累|我爱|我恨|我想吃|我想买|想买|喜欢你|在一起吧|last week|next week|last month|next month
    last night|tonight|today|yesterday|tomorrow|this morning|this evening|monday|tuesday|wednesday|thursday|friday
    saturday|sunday|weekend|delayed|my boss|my mom|my dad|my mother|my father|my sister|my brother|my friend
    my laptop|my team|my cat|my dog|roommate|neighbour's|weather|good morning|good evening|good night|good afternoon
    hello|dear teacher|hi teacher|see you|thank you|thanks|nice day|lovely day|the match|the game last|team won
    team lost|hungry|thirsty|tired|sleepy|bored|homework|deadline|tuition|scholarship|dormitory|instagram|youtube
    tiktok|netflix|rent|salary|i love|i hate|i miss|i want to go|cute
    """

#: The same, of things that may serve as one: no answer only where nothing is related to anything.
SOFT_EVERYDAY = """
    开会|聚会|聚餐|密码|登录|注册|外卖|快递|发货|退货|退款|红包|彩票|护照|签证|驾照|睡觉|起床|失眠|做梦|头发|发型
    减肥|医院|体检|疫苗|口罩|鸡腿|鱼蛋|烤肉|早餐|午餐|晚餐|夜宵|点菜|奶茶|可乐|啤酒|蛋糕|面包|吐司|巧克力|冰淇淋
    加时|决赛|胜负|输了|赢了|冠军|教练|裁判|进球|打球|踢球|打球吗|比分|电影|演唱会|明星|剧情|主角|新闻|段子|表情包
    太阳|月亮|彩虹|天空|大海|沙滩|海边|爬山|旅游|机票|酒店|小猫|小狗|宠物|没电|断网|wifi|网速|蓝牙|屏幕|壁纸
    自行车链条|自行车|修车|堵车|停车|航班|飞机|地铁|考试|期末|期中|补考|选课|点名|占座|图书馆|宿舍|寝室|简历|holiday
    vacation|birthday|wedding|flight|airport|hotel|beach|rained|raining|sunny|snowing|roses|football|soccer
    basketball|championship|movie|film|concert|song|album|pizza|noodles|burger|sandwich|lunch|dinner|breakfast
    coffee|delicious|headache|exam|semester|cafeteria|library|password|log in|sign in|refund|shopping|discount
    lottery
    """

#: Fragments that come of keys struck with a Chinese input method.
STRUCK_CHINESE = """
    阿斯顿|阿斯|撒旦法|撒旦|阿萨德|阿萨|萨芬|斯蒂芬|啊实打实|实打实大|大苏打|奥术大师|规划局|规划就|顶顶顶|是的发
    的发送|发送到发|手动阀
    水电费水电|阿松大|个好就|个好看就|防守打法|收到发|发顺丰|发生的发
    地方撒|撒地方
    打撒|啊啊啊啊|阿巴|巴拉巴拉|叽里呱啦|咕噜咕噜|滴滴答答|啦啦|哒哒|嘟嘟
    """

#: Filler words between sounds.
FILLERS = "签到|打卡|下一题|到此一游|好的|好吧|那个|这个|就是|然后|是的|对的|对对|行吧|知道了|收到|ok|okay|yes|no"

#: Words of no language, or of a typesetter's.
NO_WORDS = """
    blah lorem ipsum dolor amet foo bar baz qux foobar bla yada test testing lol hmm umm uhh lmao haha
    """

#: Letters that follow no such letter in an English word.
NEVER_FOLLOWS = {
    "b": "cfghkpqwxz",
    "c": "bdfgjmpvwx",
    "d": "kpqtxz",
    "f": "bcdghjkmpqvwxz",
    "g": "bcfjkpqvwxz",
    "h": "cfghjkpqvxz",
    "i": "ijwy",
    "j": "bcdfghjklmnpqrstvwxyz",
    "k": "bcdfgjkmpqrtvxz",
    "l": "hjqrxz",
    "m": "cdfghjkqrtvwxz",
    "n": "xz",
    "p": "bcdfgjkqvwxz",
    "q": "abcdefghijklmnopqrstvwxyz",
    "r": "jqxz",
    "s": "bdfgjrvxz",
    "t": "bdgjkpqvx",
    "u": "jquw",
    "v": "bcdfghjklmnpqstuvwxz",
    "w": "cgjkmpquvwxz",
    "x": "bdfgjklmnqrsvwxz",
    "y": "fhjkqvwxyz",
    "z": "bcdfghjkmnpqrstvwx",
}

#: The question once more, and nothing else: "it cannot be cut because it cannot be cut".
ASKED_AGAIN = """
    因为|由于|所以|为什么|为啥|为何|怎么|这个数字|那个数字|这个数|那个数|这数|第一个数|数字|数|这个|那个|它|减不下来
    减不了|减不下去
    减下来|不能减少|不能减|没法减|无法减少|无法减|不能再少|不能再小|没法再少|不可能减|就是|就|本来就|本来|是|呢|吗|啊
    呀|的|了|用一句话说明|用一句话说
    用一句话|说明|请|回答|一次前向|前向|还要走|还要|要走|要花|走|多少步|几步|多少个单位时间|多少个单位|多少单位|多少
    一条序列|单独一条|单独算
    单独|要|每一步里面|每一步里|每一步|每步里|每步|里面|里|变的是什么|变了什么|变了啥|变的是啥|什么变了|变的|什么|会变
    变化|发生了
    """
ASKED_AGAIN_ENGLISH = """
    why what how many much that this the it its number first second units unit steps step count fifty 50 be is cut
    cannot can't can not cant reduced lowered smaller less because just so changes change changed within each in one
    sentence does do did a forward pass still take takes possible to and of alone no batch for now handles say
    """
#: Words that begin a question, or deny that it can be cut.
ASKS = "why|what|how|cannot|can't|cant|can not|not possible"

#: Causes that have nothing to do with it, each beside no word of a relation between steps.
WRONG_CAUSES = """
    网上说|百度|告诉我的|我算过|我数的|凭感觉|直觉|感觉是这|很麻烦|不想减|懒得减|大家都这么|权重变|偏置变|优化器
    轮次变|激活函数|输出层
    模型参数|参数太|参数多|参数量|参数变|参数很|模型太|模型很|模型大|模型变|模型不|模型更|网络太|网络很|层数|太深|词表
    学习率|梯度|反向传播|损失
    准确率|精度|没有训练|没训练|训练好|训练不|数据不够|数据太少|数据集|过拟合|代码|编译器|带宽|网速|内存不|内存太|硬盘
    计算机
    电脑|笔记本
    计算量很|计算量太|计算量大|很大的计算|矩阵很|矩阵太|题目规定|题目要求|题目说|题目给|题目这|老师说|老师规定
    老师要求|老师变|书上|课本|课件|教材
    作者规定|公式是这样|公式就|就是这么多|有这么多|数字固定|数字本来|数字太|数字变|数字就|就是50|为是50|说是50
    都是五十|步子太多|东西太多|很多东西|成批
    batch太小|batch 太小|颜色|字体|字号|题目变|电费|电压|风扇|温度|利用率|单词量|字数变|句子变长|句子更长|词更多
    单位变|聪明|记忆变|注意力更
    google|chatgpt|told me|i counted|i guessed|says so|common sense|calculator|weights change|optimizer|optimiser
    epochs|life changes|my mood
    more parameters|many parameters|parameters are|model is|model gets|model was|network is|too deep|more layers
    many layers|learning rate|gradient|backprop
    backpropagation|loss|accuracy|not trained|training is|overfitting|enough data|dataset|the code is|the code was
    compiler|optimised|optimized
    bandwidth|enough memory|out of memory|python|the book|textbook|the teacher|teacher says|the law|the number is
    is the number
    answer is|fifty is|50 is|matrix is|alphabet|colour|color|the fan|temperature|nobody optimised|everything changes
    batch is too small|vocabulary
    """
