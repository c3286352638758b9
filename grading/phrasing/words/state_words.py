"""Words of the family state quality, by class: data only; the comment says why each class is one."""

from __future__ import annotations

from grading.phrasing.words import (
    state_effort,
    state_english,
    state_heed,
    state_memory,
    state_mood,
    state_scopes,
    state_wits,
)
from grading.phrasing.words.state_forms import FORMS
from grading.phrasing.words.state_idioms import IDIOMS
from grading.phrasing.words.state_sayings import DECOYS, SAYINGS
from grading.phrasing.words.state_turns import TURNS

CLASSES: tuple[tuple[str, str], ...] = (
    *state_english.WORDS,
    # Q: the model, the chain, a machine: whoever the quality is said of.
    (
        "Q",
        """
        它|它们|他|她|牠|模型|网络|网路|神经网络|循环网络|循环神经网络|链|链子|链条|这条链|机器|机器人|系统|单元
        循环单元|神经元|编码器|解码器|算法|程序|电脑|计算机|结构|架构|新结构|层|佢
        rnn|rnns|lstm|lstms|gru|transformer|seq2seq|ai|it|the model|model|models|network|networks|net|nets
        netwrok|the chain|chain|chains|machine|machines|unit|units|encoder|decoder|recurrent nets|system|thing
        they|them|cell|cells|neuron|algorithm
        """,
    ),
    # H: people who read.
    (
        "H",
        """
        读者|读的人|看的人|人|人们|人类|人脑|听众|学生|读句子的人
        reader|readers|people|person|human|humans|listener|whoever|anyone|someone
        """,
    ),
    # I: the learner.
    (
        "I",
        """
        我|俺|我们|咱|咱们|本人|我自己|笔者
        i|i'm|im|my|me|we|i am|i was|myself
        """,
    ),
    # E: errands of handing in, writing, drawing, counting.
    (
        "E",
        """
        交|上传|提交|写|写名字|署名|画|画图|填|带|标|标上|编号|数|数错|数漏|数的时候|保存|抄|改|贴|附|附图|发
        交图|交作业|算|减|减一|加|加单位|拍照|涂|检查|核对|打字|做题|做作业|做练习|说|关灯|带伞|带钥匙|数数|计数
        数步数|选|勾|签名|命名|作业|练习|收|画线|写字|填表|对齐两栏|回来|买|问|问问|补|补上|选语言|讲|上课|打印
        贴图|截图|涂色|复制|粘贴
        attach|submit|count|counting|counted|draw|drawing|write|writing|wrote|number|numbering|label|labelling
        bring|save|upload|add|put|mention|hand in|homework|arrow|arrow heads|ruler|miscounted|typed|typing
        copying|subtract|ask|choose|tick|include|attach it|print|scan
        """,
    ),
    # L: reading, the learner as a reader.
    (
        "L",
        """
        读到|读着|读完|读了|读|看到|看着|听到|句尾|句子|后面
        reading|read|sentence|by the end
        """,
    ),
    # T: terms of the field. They claim their characters.
    (
        "T",
        """
        注意力机制|注意力权重|注意力分数|注意力得分|注意力打分|注意力矩阵|注意力模型|注意力头|注意力层|注意力图
        注意力网络|注意力分布|注意力函数|注意力计算|注意力操作|注意力池化|注意力汇聚|注意力线索|注意力提示
        注意力评分|注意力向量|注意力结构|注意力模块|注意力系数|注意力运算|注意力的权重|注意力的分数|注意力读取
        注意力回看|注意力之父|一次注意力|自注意力|多头注意力|交叉注意力|软注意力|硬注意力|点积注意力|点乘注意力
        加性注意力|缩放点积注意力|全局注意力|局部注意力|稀疏注意力|线性注意力|注意力只|用注意力|有注意力
        加注意力|注意力论文|注意力让|注意力方法|注意力是这|注意力由|注意力从|注意力起源|注意力里|注意力中
        注意力读|注意力看|注意力直接|加了注意力|有了注意力|没有注意力|注意力一步|注意力每|注意力在每
        把注意力放在|权重|分数|打分|得分|遗忘门|遗忘系数|遗忘因子|遗忘率|忘记门|输入门|输出门|门控|长短期记忆
        长短期记忆网络|长短时记忆|短时记忆网络|长期短期记忆|记忆网络|神经图灵机|记忆模块|记忆体|外部记忆体|内存
        显存|显卡内存|缓存|存储|存储器|寄存器|固定容量的向量|固定容量|工作记忆|记忆增强网络|attention 机制
        attention 权重|attention weights 分散|attention map 第|分布|概率|概率分布|峰值|热图|分值|系数
        attention weight|attention weights|attention head|attention heads|attention mechanism
        attention mechanisms|attention score|attention scores|attention matrix|attention layer|attention layers
        attention map|attention maps|attention model|attention models|attention paper|attention vector
        attention distribution|attention block|attention function|attention read|attention gives|attention lets
        attention makes|attention reads|attention spans all|attention spans every|attention spans the
        attention pooling|attention step|attention distributes|attention is spread|attention over
        multi-head attention|multihead attention|self-attention|self attention|cross-attention|cross attention
        soft attention|hard attention|dot-product attention|additive attention|attention connects
        attention looks|attention takes|forget gate|forget gates|forget-gate|long short-term memory
        long short term memory|gpu memory|out of memory|memory usage|memory bandwidth|memory footprint
        memory use|memory cost|memory access|shared memory|main memory|memory address|memory grows
        memory consumption|external memory|memory network|memory networks|memory requirement|memory requirements
        video memory|memory size|memory of fixed size|memory is full|memory was full|memory full|memory limit
        memory hierarchy|attention is all you need|softmax|score|scores|weights|weight|distribution|probability
        probabilities|peak|peaks|peaked|heat map|heatmap
        """,
    ),
    # Z: terms that carry the content: a bad quality said of them is for a person to read.
    (
        "Z",
        """
        隐藏状态|隐状态|隐藏层|隐层|状态向量|细胞状态|上下文向量|单元状态|记忆单元|记忆细胞|记忆元|外部记忆
        hidden state|hidden states|cell state|cell states|memory cell|memory cells|context vector|the state
        state vector|state
        """,
    ),
    # M: memory, a noun that may also be technical.
    (
        "M",
        """
        记忆|短期记忆|短时记忆|长期记忆
        memory|short-term memory|short term memory|memories|working memory
        """,
    ),
    # F: faculties of mind.
    (
        "F",
        """
        记性|记忆力|记忆能力|记忆水平|记忆效果|忆力|脑子|脑袋|脑瓜|脑瓜子|脑壳|脑筋|头脑|大脑|脑力|心智|智商
        智力|悟性|专注力|专注度|集中力|专心程度|耐心|耐性|毅力|责任心|理解力|脑容量|记心|记忆容量|心思|眼力|眼神
        心眼|记忆广度|记忆跨度|脑细胞|注意力跨度|注意广度|回忆能力|记忆本领|记忆功能|印象|本事|能耐|记功
        专注程度|用心程度|认真程度|细心程度|集中程度|记忆程度
        recall|recollection|retention|concentration|attention span|attention-span|attention spans|brain|brains
        brainpower|intelligence|wits|patience|power of recall|powers of recall|concentration span|memory span
        effort|carefulness|attentiveness|head|attention to detail|memory skills|recollection of
        powers of concentration|power of concentration|willpower|motivation|diligence|stamina|perseverance
        """,
    ),
    # A: attention and spirits: both a faculty and, with positions, a technical word.
    (
        "A",
        """
        注意力|精神|精力|注意|心神|思绪
        attention|mind|concentration
        """,
    ),
    # S: state and mood.
    (
        "S",
        """
        状态|心情|情绪|态度|精神状态|心态|状况
        mood|attitude|spirits|moods
        """,
    ),
    # B: bad qualities of a faculty.
    (
        "B",
        """
        差|差劲|差点意思|太差|很差|不好|不太好|不行|不太行|不大行|不中|不佳|欠佳|不咋地|不咋的|不咋样|不怎么样
        不怎样|不济|不灵|不灵光|不太灵光|不好使|不太好使|不够用|不好用|不给力|不可靠|不靠谱|不稳|不稳定|不牢
        不牢靠|不牢固|不强|不够强|不够好|不足|不够|弱|较弱|薄弱|短|短暂|太短|烂|烂透|稀烂|糟|糟糕|糟透|拉胯|拉垮
        垃圾|堪忧|捉急|着急人|有限|低|低下|低落|退化|衰退|衰弱|衰减|消退|下降|下滑|减退|模糊|变差|变坏|变弱|坏
        坏了|孬|可怜|跟不上|掉线|断片|短路|进水|生锈|迟钝|混乱|不清|不够集中|欠缺|耗尽|用完|撑不住|支撑不住
        不在线|装不下|放不下|存不下|记不下|转不动|转不过来|不太够|一般般|平平|差到家|要命|像漏勺|像筛子|漏风
        空白|一片空白|只有七秒|只有几秒|七秒|丢失|缺失|淡了|太小|小|跟筛子一样|不及格|没了|失灵|失效|出毛病
        有毛病|有问题|出问题|短板|缺陷|不完整|不长|退步|麻木|坏掉|不行了|欠|太烂|过短|过差|崩|崩了|崩溃|没边
        差得没边|稀碎|稀松|太浅|浅|垮|垮了|靠不住|太少|少得可怜|几秒钟|几秒|几秒钟的|为零|是零|等于零|不及|不如
        不如人|拖后腿|堪虞|成问题|差强人意|够呛|一言难尽|淡|很淡|很淡了|也就那样|就那样|没法看|不敢恭维|令人着急
        感人|惨不忍睹|不忍直视|渣|渣渣|弱爆|弱爆了|不够看|拿不出手|不值一提|惨|惨淡|比鱼还差|不如鱼|糟心|急人
        愁人|打折扣|有水分|太次|忒差|拉稀|崩盘|不管用|当机|死机|宕机|罢工|断档|断档了|转不快|撑不到|够不到
        到不了|不够快|不持久|不长久|坚持不到|维持不住|保持不住|不管事|不顶事|不听使唤|掉链子|歇菜|报废|白搭
        bad|poor|weak|short|shorter|terrible|awful|horrible|lousy|rubbish|dreadful|faulty|limited|fuzzy|hazy
        foggy|leaky|unreliable|failing|fading|fades|fade|faded|worse|worst|deficient|insufficient|inadequate
        tiny|small|low|feeble|sieve|like a sieve|goldfish|gnat|of a goldfish|gives out|gave out|runs out|is gone
        vanishes|not good enough|too short|crap|sucks|pathetic|patchy|spotty|shaky|blurry|slow|dim|lapse|lapses
        failure|fails|deficit|disorder|lack|broken|is full|suffers|nothing|blank|zero|nil|non-existent
        nonexistent|unstable|erratic|the size of|wanting|wobbly|ropey|iffy|undependable|abysmal|appalling
        atrocious|miserable|mediocre|so-so|subpar|flawed|defective|rusty|does not last|doesn't last
        cannot keep up|can't keep up|not up to it|not up to the task|leaves much to be desired|lets it down
        gives way|evaporates|wears off|wears thin|peters out|dries up
        """,
    ),
    # G: good qualities of a faculty.
    (
        "G",
        """
        好|好多了|更好|很好|好了|超好|强|更强|超强|强大|惊人|牢|牢固|牢靠|牢牢|牢记|清楚|清清楚楚|清晰|深刻|持久
        久|长久|好使|灵光|灵|给力|出色|优秀|一流|厉害|牛|牛逼|超群|过人|大增|大涨|提高|提升|增强|改善|变好|变强
        变牢|变得更好|高|高超|够用|稳|稳定|完美|可靠|不错|发达|充沛|充足|全|全都|治好|好起来|好了起来|好起来了
        突飞猛进|见长|大有长进|没得说|杠杠的|绝了|顶呱呱|爆表|满分|真好|一级棒|棒|超棒|高度集中|惊艳|了得|不赖
        过硬|到位|最集中|集中得很|警觉|敏锐|敏捷|长久的
        good|great|better|best|excellent|perfect|strong|stronger|photographic|superb|amazing|fantastic|vivid
        reliable|improved|improves|improve|longer|long|sharp|sharper|sharpens|sharpened|outstanding|elephant
        well|everything|forever|nice|decent|super|flawless|full|total|clearly|enough|exactly|impressive
        incredible|remarkable|brilliant|awesome|splendid|solid|infinite|unlimited|perfectly|flawlessly|precisely
        effortlessly|longest|longer-lasting|lasting|endless|boundless|superior
        """,
    ),
    # X: a quality asked for as a measure.
    (
        "X",
        """
        好坏|好不好|好或坏|好还是坏|好还是不好|好与坏|好与不好|是好是坏|强弱|强不强|好差|优劣|高低|牢不牢|行不行
        够不够|如何|怎么样|怎样|有多好|有多强|有多差|有多牢|长短|多好|多强|好坏与否|灵不灵|大小|质量|好 不好
        quality|how good|how well|how strong|how bad|how poor|how long|good or bad
        """,
    ),
    # Y: said to the reader.
    (
        "Y",
        """
        别忘|别忘了|别忘记|不要忘|不要忘了|不要忘记|勿忘|莫忘|甭忘|可别忘了|千万别忘|千万别忘了|切勿忘记|请记住
        请记得|请记好|请牢记|牢记|谨记|切记|务必记住|务必记得|千万要记得|千万记住|大家记住|各位记住|要记得
        记得先|记得写|记得标|记得把|记得要|记得填|记得减|记得从|记得编号|请注意|请大家注意|请留意|注意看|注意到
        注意事项|值得注意|值得注意的是|应注意|需要注意|要注意|注意:|难忘|备忘|备忘录|忘川|忘年|忘我|记住一句话
        记住了吗|记住:|忘了说|忘记说|差点忘了|请|请大家|麻烦|集中注意力看|大家集中|请集中|请专心|请认真|请仔细
        忘了问|忘了补|忘记补|忘了写|忘了交|忘了画|忘了标|忘了填|忘记写|忘记交|忘记标|忘记填|忘记选|忘记附|忘了附
        don't forget|do not forget|dont forget|never forget to|please remember|remember that|remember to
        remember:|remember the rule|keep in mind|bear in mind|pay attention:|please pay attention
        attention please|note that|unforgettable|mind the|mind that|let us remember|let's not forget
        let's remember|one must remember|you must remember|forgot to|forget to|forgotten to|forgot my
        forgot the arrow|nearly forgot|almost forgot|careful:|be careful|lost of|let me recall|let me remember
        can't remember whether|i can't remember
        """,
    ),
    *state_effort.CLASSES,
    *IDIOMS,
    # C: concentrating, a verb that may be technical (the decoder focuses on position 1).
    (
        "C",
        """
        集中|专注|集中起来
        focus|focuses|focused|focusing|focussed|focusses|concentrate|concentrates|concentrating|concentrated
        attending|listening|listen
        """,
    ),
    # $: caring and trying: claimed or denied by what stands around.
    (
        "$",
        """
        专心|用心|认真|仔细|上心|努力|尽力|走心|留心|留神|留意|在意|在乎|关心|下功夫|花心思|动脑|动脑子|用脑子
        带脑子|长心|细致|耐心地|记事|盯住|肯下功夫|肯用心|听进去|看进去|读进去|细心|用功|卖力|聪明|灵光|留心看
        好好看|好好读|好好记|好好学|看仔细
        pay attention|paying attention|paid attention|pay enough attention|paying enough attention
        paying much attention|pay much attention|careful|careful enough|carefully|care|cares|caring|bother|try
        tries|trying hard|trying hard enough|try hard|try hard enough|hard enough|smart enough|clever enough
        bright enough|intelligent enough|alert|awake|motivated|put in the effort|make an effort|making an effort
        focused enough|attentive enough|diligent enough|alert enough|motivated enough|patient enough
        """,
    ),
    # &: idioms of taking something to heart, denied from further away.
    (
        "&",
        """
        放在心上|当回事|当一回事|往心里去|放心上|记在脑子里|记在心里|刻在脑子里|放进脑子|留在脑子里|装进脑子
        存在脑子里|留在心里|印在心里
        in mind|to heart|seriously|in its head|in his head|in the head|in its mind|on its mind
        """,
    ),
    # J: whether it does or does not: a measure.
    (
        "J",
        """
        用不用心|专不专心|专不专注|认不认真|上不上心|努不努力|走不走神|走没走神|记不记得住|记不记得|记得住记不住
        记不记得牢|忘不忘|忘没忘|聪不聪明|细不细心|粗不粗心|集中不集中|集不集中|专心不专心|专注不专注|用心不用心
        认真不认真|走神不走神|健忘不健忘|聪明不聪明|懒不懒|分不分心|勤不勤快|有没有用心|有没有认真|有没有专心
        有没有记住|是否用心|是否专心|是否认真|是否记住|是不是用心|肯不肯记|肯不肯用心|愿不愿意记
        ability to concentrate|ability to focus|ability to remember|capacity to remember
        ability to pay attention|forgets or not|memory quality|quality of memory|quality of the memory
        how attentive|how careful|how focused|how diligent|how smart|how clever|how forgetful|how careless
        how patient|how lazy
        """,
    ),
    # %: characters of the mind: said of the model, a person should look.
    ("%", "忆|痴|魂|惰|昏|愚|憨|瞌|怠"),
    # D: what attention does when it fails.
    (
        "D",
        """
        分散|涣散|散了|散掉|不集中|没集中|难集中|难以集中|无法集中|集中不了|集中不起来|集中不起|集不中|跑偏|跑掉
        跑了|跑开|转移|溜走|溜了|飘|飘走|飘了|飘忽|游离|游移|被勾走|勾走|带跑|带偏|带走|吸走|抢走|分走|分掉|打散
        拉走|不在|没在|走偏|偏了|松懈|放松|断了|中断|干扰|打断|顾不上|顾不过来|停不住|定不住|收不住|拉不回来
        飞走|飞了|飞到|乱飞|乱跑|跑到|跑题|游荡|漂移|被分走|不够用|耗光|耗尽|抓不住|一散|散开|打岔|岔开|岔了
        开溜|走样
        wanders|wander|wandered|wandering|drifts|drift|drifting|drifted|slips|slip|slipped|strays|stray|straying
        lapses|lapsed|elsewhere|diverted|scattered|divided|stolen|drawn away|pulled away|deficit|splits
        hops around|jumps around|flits|flies off|was elsewhere|is elsewhere|goes elsewhere|waver|wavers|wavering
        flags|flagging|falters|weakens|dips|slackens
        """,
    ),
    # R: remembering, neutral.
    (
        "R",
        """
        记住|记得|记起|记下|记着|记忆住|留住印象|回忆|想起|记是记了|记是记住了|记东西|记事情|记前文|记住事
        记单词|记词
        remember|remembers|remembered|remembering|recalls|recalled|memorise|memorize|memorises|memorizes
        memorizing|retain|retains|keep track
        """,
    ),
    # U: more, become: praise where it meets concentrating.
    (
        "U",
        """
        更|更加|变得|变|变得更|越来越|多了|起来了|最|提高|更为|更能|终于|总算|肯|能够|更加地|更多|多加|加强|增强
        改善
        more|better|much better|harder|much more|closer|becomes|finally|makes it|improves|improve|sharpens
        boosts|boost
        """,
    ),
    # J2: traits that say something only of a model or a reader.
    (
        "O",
        """
        懒|太懒|笨|太笨|蠢|傻|累|累了|困|困了|疲劳|疲劳了|疲倦|疲惫|疲|晕|懵|懵了|急|急躁|焦虑|紧张|慌|慌了|迟钝
        木讷|呆|瞎|心急|心烦|任性|偏心|太菜|菜|很菜|反应慢|迟缓|思路断了|思路就断了|思路断|不够重视|不重视
        没重视|还给老师|还给老师了|死板|缺根筋|没救|不开窍|一头雾水|手忙脚乱|慌慌张张
        tired|sleepy|bored|exhausted|fatigued|lazy|dumb|stupid|dull|dim|thick|silly|slow|nervous|confused|moody
        drowsy|weary|stressed|sleeping|patient|no idea|force of habit|clumsy|puzzled|bewildered|overwhelmed
        absentmindedly
        """,
    ),
    # N2: turns over time: no longer.
    (
        "N",
        """
        不再|再也不|再也不会|不会再|不再会|从此不|就不会|就不|就再也不
        no longer|never|never again|not any more|anymore|won't ever|doesn't ever|ever
        """,
    ),
    # Decoys: words that hold a trigger by accident.
    (
        "x",
        """
        标记|登记|笔记|日记|书记|游记|传记|记号|记作|记为|记成|记录|记法|记载|速记|记者|记分|记账|注记|印记|部分
        十分|百分|得分|满分|学分|成分|区分|划分|积分|微分|分钟|心得|心里|心想|心算|心服|心形|心情不错|心情很好
        心情好|中心|核心|重心|省心|放心|小心|决心|信心|开心|担心|点心|心脏|心理|好处|好几|好了|只好|最好|正好
        刚好|恰好|幸好|差别|差异|差距|差值|相差|之差|误差|差不多|温差|方差|差一|差点|差8|差 8|两个差|强调|低维
        高维|长度|句长|路长|很长|太长|多长|短路径|短句|神经|神奇|神秘|状态转移|状态图|初始状态|状态机|状态更新
        两部分|分开|分成|分为|分别|分布|分配|分解|集中说|集中在第|集中在位置|集中于|分散在|分散到各|分散到每
        分散在各|分散于|力求|注意力之|用心形|小差|大意是|大意为|的大意|记第|记h|记 h|走神经网络|走神经单元
        走神经元|走神经科|走神奇|走神秘|走神话|分心得|分心形|分心算|分心里|粗心形|粗心里|为什么|为何|大不大
        难不难|远不远|长不长|能不能|对不对|可不可以|该不该|多不多|够不够长|忘带|脑图|思维导图|快慢
        记不记单位|很好记|好记一点|记在本子上|状态栏|多的话|差不大|相差不大|最集中的位置|好在|好就好在|妙在|胜在
        weights are spread|mind map|at least|short sentence|short path|shorter path|longer path|long path
        long sentences|long sentence|longer sentence|so long|as long as|for long|how long the path|small factors
        small numbers|low weight|well done|as well|focus of|the focus|focuses on the|focus on the middle
        focus on positions|we focus|this diagram focuses|figure focuses|careful reader of|attention,|pays off
        trying to|tries to|try to|care of|the short answer|short answer|good question|poor drawing|lost count
        weak gradient|signal fades|not enough words|the head|heads|attention head
        """,
    ),
    ("x", "in memory of"),
    # 1: what follows is the learner's own sentence.
    (
        "1",
        """
        例句|例子|我的句子|句子是|我用的句子|我造的句|我造的句子|我编的句子|原句|主语|谓语|宾语|主词|动词|这句话
        sentence is|my sentence|example sentence
        """,
    ),
    # 3: the same, without a mark behind it.
    (
        "3",
        """
        例句里|例句中|我的句子里|句子里的|句中的|句子讲的是|句子说的是|这句话讲|讲的是一个
        in my sentence|in the example|in my example|the sentence is about|my sentence is about|sentence about
        a story about
        """,
    ),
    # 2: what is quoted is a word of that sentence.
    (
        "2",
        """
        在位置|在第|位置|编号|地名|人名|标在|隔了|隔
        is position|at position|stands at|sits at
        """,
    ),
    *SAYINGS,
    *FORMS,
    ("x", DECOYS),
    *TURNS,
    *state_memory.CLASSES,
    *state_heed.CLASSES,
    *state_wits.CLASSES,
    *state_mood.CLASSES,
    *state_effort.LIKENESSES,
    *state_scopes.CLASSES,
    *state_english.CLASSES,
    # Neutral remembering, and the places that are said to do it.
    ("R", "需要记得|需要记住|需要记着|必须记得|必须记住|需记住"),
    ("B", "useless"),
    ("Z", "每一格|每个格子|后一格|前一格|下一格|every cell|each cell|every position has to"),
)
