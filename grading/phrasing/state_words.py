"""Words of the family state quality, by class: data only; the comment says why each class is one."""

from __future__ import annotations

CLASSES: tuple[tuple[str, str], ...] = (
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
        attention 权重|attention weights 分散|attention map 第
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
        memory hierarchy|attention is all you need|softmax|score|scores|weights|weight
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
        心眼|记忆广度|记忆跨度|脑细胞|注意力跨度|注意广度|回忆能力|记忆本领|记忆功能|印象
        recall|recollection|retention|concentration|attention span|attention-span|attention spans|brain|brains
        brainpower|intelligence|wits|patience|power of recall|powers of recall|concentration span|memory span
        effort|carefulness|attentiveness|head|attention to detail|memory skills|recollection of
        powers of concentration|power of concentration|willpower|motivation|diligence
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
        愁人|打折扣|有水分|太次|忒差|拉稀|崩盘|不管用
        bad|poor|weak|short|shorter|terrible|awful|horrible|lousy|rubbish|dreadful|faulty|limited|fuzzy|hazy
        foggy|leaky|unreliable|failing|fading|fades|fade|faded|worse|worst|deficient|insufficient|inadequate
        tiny|small|low|feeble|sieve|like a sieve|goldfish|gnat|of a goldfish|gives out|gave out|runs out|is gone
        vanishes|not good enough|too short|crap|sucks|pathetic|patchy|spotty|shaky|blurry|slow|dim|lapse|lapses
        failure|fails|deficit|disorder|lack|broken|is full|suffers|nothing|blank|zero|nil|non-existent
        nonexistent|unstable|erratic|the size of|wanting|wobbly|ropey|iffy|undependable|abysmal|appalling
        atrocious|miserable|mediocre|so-so|subpar|flawed|defective|rusty
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
        过硬|到位
        good|great|better|best|excellent|perfect|strong|stronger|photographic|superb|amazing|fantastic|vivid
        reliable|improved|improves|improve|longer|long|sharp|sharper|sharpens|sharpened|outstanding|elephant
        well|everything|forever|nice|decent|super|flawless|full|total|clearly|enough|exactly|impressive
        incredible|remarkable|brilliant|awesome|splendid|solid|infinite|unlimited
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
    # W: a whole use in itself.
    (
        "W",
        """
        健忘|健忘症|忘性大|忘性|忘性太大|走神|走神儿|跑神|分神|恍神|失神|出神|愣神|神游|神游天外|神游去了|分心
        分了心|分了神|走了神|开小差|开了小差|开起小差|溜号|打溜号|心不在焉|心不在此|心不在这|魂不守舍|心猿意马
        三心二意|一心二用|心思不在|思想不集中|精神不集中|神思恍惚|恍惚|漫不经心|粗心|粗心大意|大意|粗枝大叶|马虎
        马马虎虎|稀里马虎|马大哈|毛躁|毛手毛脚|丢三落四|丢三拉四|忘东忘西|拿东忘西|前学后忘|前看后忘|前读后忘
        看后忘前|看了后面忘前面|顾头不顾尾|顾前不顾后|左耳进右耳出|左眼进右眼出|左耳朵进右耳朵出
        一只耳朵进一只耳朵出|转头就忘|转眼就忘|扭头就忘|回头就忘|掉头就忘|过目就忘|过目即忘|看过就忘|听完就忘
        读完就忘|边读边忘|边学边忘|记吃不记打|狗熊掰棒子|猴子掰玉米|猴子掰苞米|掰一个丢一个|捡了芝麻丢西瓜
        金鱼脑|金鱼记忆|金鱼的记忆|鱼的记忆|七秒记忆|七秒钟记忆|七秒的记忆|三秒记忆|失忆|失忆症|记忆错乱
        老年痴呆|痴呆|阿尔茨海默|断片|断片儿|短路了|发呆|发愣|发懵|愣住|走思|走心不|打瞌睡|打盹|打盹儿|瞌睡|犯困
        打酱油|摸鱼|划水|偷懒|偷工减料|磨洋工|敷衍|敷衍了事|糊弄|应付了事|混日子|吊儿郎当|浑浑噩噩|稀里糊涂
        糊里糊涂|糊涂|犯糊涂|迷糊|迷迷糊糊|犯迷糊|犯傻|晕头转向|脑子一热|头脑发昏|昏头|昏了头|没长脑子|不长脑子
        没脑子|不动脑子|不过脑子|没过脑子|不走脑子|没走脑子|不带脑子|没带脑子|不长记性|没长记性|没记性|没有记性
        没啥记性|没什么记性|无记性|冇记性|不走心|没走心|不上心|没上心|不用心|没用心|不专心|不专注|没专心|不细心
        不认真|不仔细|不努力|不用功|不尽力|不耐烦|没耐心|没有耐心|没耐性|沉不住气|坐不住|没往心里去|不往心里去
        没当回事|不当回事|没放在心上|不放在心上|没在听|没在看|没听进去|没看进去|没读进去|没有看进去|没留神
        不留神|没留心|不留心|没留意|疏忽|疏忽大意|疏于|闹情绪|耍脾气|闹脾气|情绪化|没精打采|无精打采|没精神
        打不起精神|提不起精神|精神涣散|精力不济|精力不够|体力不支|心累|神经大条|大大咧咧|心大|眼花|看花眼
        看花了眼|看走眼|老糊涂|老眼昏花|记忆衰退|记忆减退|记忆模糊|记忆短路|记忆消退|懈怠|松懈|怠惰|怠工|懒惰
        懒散|懒得|散漫|涣散|偷闲|贪玩|贪多嚼不烂|三分钟热度|拖拉|不争气|傻乎乎|笨头笨脑|大头虾|发吽哣|发牛豆
        心散|发梦|发白日梦|做白日梦|白日梦|打梦脚|想入非非|胡思乱想|东张西望|左顾右盼|抛到脑后|抛在脑后|抛诸脑后
        抛之脑后|丢到脑后|丢脑后|丢在脑后|甩到脑后|忘到脑后|抛到九霄云外|忘到九霄云外|忘在脑后|忘得一干二净
        忘得精光|忘得快|忘得太快|忘光|忘光光|忘个精光|忘干净|忘了个干净|遗忘得快|脑子不好|脑子不好使|缺心眼
        缺根弦|少根筋|一根筋|脑残|弱智|智障|智商不够|状态差|状态很差|状态太差|状态不佳|状态不对|状态低迷
        不在状态|没在状态|没状态|状态下滑|心不够细|不够上心|不够用功|不够用心|不够用力|focus 不了|focus不了
        concentrate 不了|concentrate不了|专注不了|专心不了|专注不起来|静不下心|静不下来|沉不下心|定不下心
        收不住心|忘事|爱忘事|忘到爪哇国|忘个一干二净|忘得差不多|忘得差不多了|忘得一点不剩|忘得一点儿不剩
        忘得彻底|忘个干净|忘了个精光|忘了个一干二净|忘性忒大|记忆白痴|记忆缺失|记忆断层|记忆空白|记忆丢失
        记忆丧失|记忆力丧失|失去记忆|丧失记忆|丧失了记忆|记忆短暂|没有记忆力|没记忆力|不过脑|没进脑子|不进脑子
        进不了脑子|脑子空空|脑袋空空|脑子里空空|脑子糊了|脑子乱|脑子乱了|脑子转不过弯|榆木脑袋|榆木疙瘩|木头脑袋
        猪脑子|猪脑|鱼脑子|死脑筋|没脑|脑力不足|脑容量不足|脑容量不够|脑子不够用|脑子不够使|脑袋不够用|烧脑
        记了个寂寞|看了个寂寞|白看了|白记了|过眼就忘|过眼云烟|转身就忘|转瞬即忘|转过头就忘|说完就忘|刚说完就忘
        看完就忘|刚看完就忘|刚读完就忘|刚看过就忘|前脚看后脚忘|前脚读后脚忘|前脚记后脚忘|读一句丢一句
        读一句忘一句|读一个忘一个|读一个丢一个|看一个忘一个|看一个丢一个|记一个忘一个|学一个忘一个|走一步忘一步
        走一步丢一步|读了后头忘前头|看了后头忘前头|丢前忘后|顾了后面忘前面|顾了后头忘了前头|看着前面丢着后面
        顾此失彼|心浮气躁|浮躁|毛毛躁躁|心神不宁|心神不定|心不定|心不静|心太散|心野了|心飞了|心飞走了|神不守舍
        六神无主|走马观花|囫囵吞枣|浮光掠影|一目十行|蜻蜓点水|打马虎眼|得过且过|不求甚解|草草了事|草率|随随便便
        太随便|太随意|潦草|大而化之|掉以轻心|松松垮垮|思想开小差|思想开了小差|思想溜号|思想抛锚|开起了小差
        脑子开小差|看东看西|东看西看|看这看那|目光涣散|眼神涣散|眼神飘忽|魂不附体|魂飞了|昏昏欲睡|昏沉|昏昏沉沉
        迷瞪|困倦|乏了|累垮了|累趴了|精神萎靡|萎靡不振|精神恍惚|精神不济|精力跟不上|精力不足|精力有限|打蔫
        没劲头|没干劲|偷奸耍滑|消极怠工|出工不出力|不使劲|没使劲|不出力|没出力|不卖力|不尽心|没尽心|不走脑
        不动心思|没花心思|没下功夫|不下功夫|不肯下功夫|没心思|没心没肺|没兴趣|不感兴趣|缺乏兴趣|不耐心|缺乏耐心
        没定力|定力不足|没毅力|意志不坚|意志薄弱|责任心不强|没责任心|不负责任|态度不端正|态度不好|态度不认真
        没有用心|没有认真|没有专心|没有集中|没有好好看|没好好看|没好好读|没好好学|没好好记|不好好看|不好好读
        不好好学|没仔细看|没仔细读|没看仔细|没认真看|没认真读|没认真记|看得不仔细|读得不仔细|读得太随便
        读得太快太粗|漏神|掉链子|眼大漏神|眼高手低|粗线条|神经太粗|心粗|心太粗|太毛糙|毛糙|冒失|有头无尾
        虎头蛇尾|一知半解|懵懵懂懂|傻傻分不清|搞不清状况|不在线|脑子不在线|智商不在线|智商掉线|没带脑|没睡醒
        没睡醒似的|还没睡醒|在睡觉|睡着了|犯迷瞪|打迷糊|神智不清|脑雾|散神|溜神|漏嘴|跑神儿|脱线|秀逗|凸槌|放空
        健忘鬼|糊涂虫|懒虫|懒惰鬼|懒鬼|金鱼脑袋|鱼脑|老人痴呆|失智|无心机|冇心机|冇心装载|心唔在焉|唔专心|唔上心
        唔集中|懵盛盛|没在意|不在意|毫不在意|没在意过|三心两意|太散漫|像个心不在焉
        forgetful|forgetfulness|amnesia|amnesiac|dementia|alzheimer|alzheimer's|senile|senility|absent-minded
        absentminded|absent minded|absentmindedness|absent-mindedness|scatterbrained|scatter-brained
        scatterbrain|scatty|inattentive|inattention|inattentiveness|distracted|distractible|distraction
        distractedness|daydream|daydreams|daydreaming|daydreamed|zones out|zone out|zoned out|zoning out
        spaces out|space out|spaced out|spacing out|drifts off|drift off|drifted off|drifting off|nods off
        nod off|dozes off|doze off|dozed off|dozing off|falls asleep|fall asleep|fell asleep|asleep|blanks out
        blank out|blanked out|draws a blank|careless|carelessness|carelessly|sloppy|sloppiness|negligent
        negligence|heedless|lazy|lazily|laziness|slacking|slacks off|slack off|slacks|half-hearted
        half-heartedly|half asleep|clueless|oblivious|muddled|muddle-headed|muddleheaded|befuddled|dim-witted
        dimwitted|slow-witted|airhead|air-headed|loses focus|lose focus|lost focus|losing focus|loses its focus
        lost its focus|losing its focus|lose its focus|loses concentration|lose concentration|lost concentration
        losing concentration|loses its concentration|loses attention|lose attention|loses interest|lose interest
        lost interest|loses track|lose track|lost track|losing track|loses sight of|memory loss|loss of memory
        lapse of memory|memory lapse|memory lapses|lapse of attention|attention deficit|lack of attention
        lack of focus|lack of concentration|lack of care|lack of effort|lack of memory|mind wanders|mind wander
        wandering mind|mind is elsewhere|mind elsewhere|mind drifts|head in the clouds
        in one ear and out the other|slips its mind|slip its mind|slipped its mind|out of its mind
        goldfish memory|memory of a goldfish|memory like a sieve|brain fog|brain freeze|wool-gathering
        woolgathering|not all there|asleep at the wheel|adhd|unfocused|unfocussed|unmotivated|unmindful|mindless
        impatient|impatience|thoughtless|mindlessly|tunes out|tune out|tuned out|checks out|checked out
        phones it in|doesn't bother|didn't bother|did not bother|can't be bothered|couldn't be bothered
        sidetracked|gets sidetracked|sidetracks|eye off the ball|eyes off the ball|goes blank|go blank
        went blank|going blank|blanked|blank mind|head like a sieve|brain like a sieve|mind like a sieve
        like a goldfish|goldfish brain|of a fruit fly|in a fog|foggy-headed|dozy|dopey|ditzy|flaky|spacey|spacy
        woolly-headed|woolly-minded|out to lunch|asleep on the job|sleeping on the job|sleepwalking|sleepwalks
        snoozing|snoozes|napping|half-asleep|slapdash|lackadaisical|slipshod|wandering attention
        attention wanders|glazed over|glazes over|eyes glaze over|trouble remembering|trouble concentrating
        trouble focusing|trouble focussing|trouble paying attention|difficulty remembering
        difficulty concentrating|difficulty focusing|difficulty paying attention|problems remembering
        problems concentrating|hard time remembering|hard time concentrating|hard time focusing
        struggles to remember|struggles to concentrate|struggles to focus|struggle to focus
        struggle to concentrate|struggles to pay attention|bad at remembering|poor at remembering
        terrible at remembering|not good at remembering|weak at remembering|bad at paying attention
        remembers nothing|remember nothing|remembers little|remembers hardly anything|remembers only
        doesn't listen|isn't listening|not listening|wasn't listening|poor listener|forgetful creature
        short-sighted|shortsighted|scatter-brain|ditz|bungles|bungling|slothful|sloth|idle|idles|slacker
        couch potato|not bothered|doesn't give a damn|couldn't care less|disinterested|uninterested
        half-heartedness|lost in thought|lost its train of thought|loses its train of thought|loses the thread
        lose the thread|lost the thread|loses the plot|lost the plot|mind goes blank|head is empty|empty-headed
        airheaded|birdbrain|bird-brained|birdbrained|feather-brained|absent mind|absent minds|memory failure
        failing memory|memory fails|memory gives out|memory problems|memory problem|memory issues|memory deficit
        memory trouble|attention problems|attention problem|attention lapse|attention lapses
        concentration problems|concentration problem|concentration lapses|focus problems|lost focus entirely
        """,
    ),
    # V: forgetting; errands and orders are excepted by the rules.
    (
        "V",
        """
        忘|忘了|忘记|忘记了|忘掉|忘掉了|忘却|忘却了|遗忘|遗忘了|淡忘|忘得|给忘了|就忘|会忘|忘太多|丢忘|忘到
        忘性重|没印象|没了印象|没什么印象|没啥印象|没有印象|毫无印象|早没印象|印象模糊|印象不深|无印象
        没留下印象|就忘了|全忘|全忘了|都忘|都忘了|早忘|早忘了|容易忘|会忘记|会遗忘|忘个|忘失
        forget|forgets|forgot|forgotten|forgetting|forgetten|forgeting|misremembers|misremember|no recollection
        no memory|blanks|disremembers|forgetting it
        """,
    ),
    # K: cannot remember.
    (
        "K",
        """
        记不住|记不牢|记不清|记不清楚|记不得|记不全|记不了|记不起|记不起来|记不下|记不下来|记不太住|记不太清
        记不太牢|记不大住|记不久|记不长|记不到|不记得|不太记得|唔记得|没记住|没记牢|没记清|没记得|没能记住
        没有记住|没有记牢|没记全|未记住|想不起|想不起来|回忆不起|回忆不起来|回想不起来|记混|记混了|记串|记串了
        记岔|记岔了|记漏|记乱|难以记住|很难记住|难记住|难以记忆|记忆不了|记忆不住|无法记住|无法记忆|不能记住
        不容易记住|不易记住|记着后面忘|记得模糊|记得模模糊糊|记得不牢|记得不清|记得不清楚|记得不太清|记得不全
        记得少|记得不多|只记得|只记住|只能记住|只能记得|仅记得|就记得|只会记|记了就忘|记得住后面记不住前面
        留不住印象|过脑就忘|记不了那么远|记不了那么多|记不了这么多|记不了几个|记不了太多|记不住事|留不住
        存不住印象|记了也白记|没记在心|没记进去|记不进去|记不到后面|记不住前面|不足以记住|不够记住|记不下那么多
        装不下那么多
        can't remember|cannot remember|can not remember|couldn't remember|can't recall|cannot recall
        couldn't recall|can't keep track|fails to remember|fail to remember|failed to remember
        unable to remember|unable to recall|only remembers|only remember|can only remember|barely remembers
        barely remember|hardly remembers|hardly remember|barely recalls|poorly remembers|doesn't recall
        does not recall|doesn't remember|does not remember|doesnt remember|didn't remember|did not remember
        don't remember|do not remember|not remember|never remembers|can barely remember|can hardly remember
        trouble remembering|struggles to remember|struggle to remember|remembers poorly|remembers badly
        remembers little|remembers nothing|retains nothing|can't hold in mind|can't keep in mind
        cannot keep in mind|keep in its head|hold in its head|can hold no more|remembers nothing of
        cannot hold in mind|no longer remembers|can no longer remember|has forgotten all|never remembered
        """,
    ),
    # P: praise, whole in itself.
    (
        "P",
        """
        记得牢|记得住|记得很牢|记得更牢|记得清|记得清楚|记得清清楚楚|记得更清楚|记得久|记得更久|记得很清楚
        记得一清二楚|记得好|记得更好|记得准|记得全|全记得|都记得|记得特别牢|记得死死的|牢牢记住|全都记住|全记住
        都记住|都能记住|全都记得|记住一切|过目不忘|过目成诵|博闻强记|博闻强识|念念不忘|永志不忘|永不忘|永远不忘
        忘不了|忘不掉|不会忘|再也不会忘|再也不忘|一点都不会忘|聚精会神|全神贯注|专心致志|一心一意|目不转睛
        心无旁骛|凝神|细心|记忆超群|记忆超强|脑子好使|脑子灵光|脑子灵|眼观六路|聪明|更聪明|变聪明|机灵|机智|用功
        勤快|勤奋|刻苦|卖力|兢兢业业|一丝不苟|精神抖擞|打起精神|集中精神|集中了精神|集中注意力|集中精力
        提高了注意力|集中起来|开窍|长记性|长了记性|长脑子|头脑清醒|清醒多了|提神|提神醒脑|醒脑|眼尖|火眼金睛
        心细|心细如发|铭记|铭记在心|铭刻|记在心上|印在脑子里|烙在脑子里|烙印在|历历在目|记忆犹新|永远不会忘记
        永远不会忘|永不遗忘|绝不会忘|不会忘记|不会遗忘|不会再忘|不忘记|不再忘|不再忘记|帮它记住|帮它回忆
        帮助记忆|帮助回忆|唤起记忆|唤醒记忆|恢复记忆|找回记忆|增强记忆|加强记忆|加强记忆力|增强记忆力|提高记忆力
        提升记忆力|改善记忆力|治好健忘|治健忘|治好了健忘|专心起来|认真起来|上心起来|振作|精神起来|精神多了
        更精神|聚焦|会动脑|脑子变灵|脑子变好|变得聪明|用心了|长心了|记得住了|记住了所有|什么都记得|记住所有
        记忆惊人|记忆超人
        perfect recall|total recall|photographic memory|remembers everything|remember everything|remembers all
        remembers it all|remembers well|remembers better|remember better|remembers longer|remembers more
        remembers forever|remembers perfectly|remembers clearly|recalls better|recalls everything
        recalls perfectly|pays attention|paying attention|pays more attention|pays better attention
        pays closer attention|pays close attention|pay more attention|pay closer attention|concentrates better
        concentrates harder|concentrates more|concentrate better|concentrate more|concentrate harder
        focuses better|focuses more|focus better|focus more|focusses better|more focused|more focussed
        better focused|more attentive|more careful|more carefully|more concentrated|less forgetful
        less distracted|less careless|forget less|forgets less|never forgets|never forget|no longer forgets
        smarter|smart|clever|cleverer|more clever|intelligent|more intelligent|brighter|diligent|hard-working
        hardworking|attentive|tries harder|try harder|works harder|makes an effort|more patient|wide awake
        keeps its focus|stays focused|stay focused|stays alert|undistracted|mindful|fully focused
        good at remembering|better at remembering|great at remembering|good at paying attention
        better at paying attention|better at focusing|better at concentrating|sharper mind|clear head
        clear-headed|clearer head|on the ball|keeps its eye on the ball|eagle-eyed|remember longer
        remembers for longer|remembers the beginning better|recall more easily|recalls more easily
        refreshes its memory|jogs its memory|jog its memory|improves its memory|improve its memory
        improves the memory|boosts its memory|boosts memory|improves memory|better memory|restores its memory
        helps it remember|helps the model remember|helps it recall|helps the model recall|helps it focus
        helps the model focus|helps it concentrate|helps the model concentrate|makes it remember|makes it focus
        makes it concentrate|makes the model focus|lets it remember|lets the model remember|attentively
        diligently|conscientious|hard worker|vigilant|undivided attention|full attention|more alert
        doesn't forget anymore|forget nothing|forgets nothing
        """,
    ),
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
        专心|用心|认真|仔细|上心|努力|用力|尽力|走心|留心|留神|留意|在意|在乎|关心|下功夫|花心思|动脑|动脑子
        用脑子|带脑子|长心|细致|负责|耐心地|记事|盯住|肯下功夫|肯用心|听进去|看进去|读进去|细心|用功|卖力|聪明
        灵光|留心看|好好看|好好读|好好记|好好学|看仔细
        pay attention|paying attention|paid attention|pay enough attention|paying enough attention
        paying much attention|pay much attention|careful|careful enough|carefully|care|cares|caring|bother|try
        tries|trying hard|trying hard enough|try hard|try hard enough|hard enough|smart enough|clever enough
        bright enough|intelligent enough|bright|alert|awake|motivated|put in the effort|make an effort
        making an effort|thinking|focused enough|attentive enough|diligent enough|alert enough|motivated enough
        patient enough
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
    # D: what attention does when it fails.
    (
        "D",
        """
        分散|涣散|散了|散掉|不集中|没集中|难集中|难以集中|无法集中|集中不了|集中不起来|集中不起|集不中|跑偏|跑掉
        跑了|跑开|转移|溜走|溜了|飘|飘走|飘了|飘忽|游离|游移|被勾走|勾走|带跑|带偏|带走|吸走|抢走|分走|分掉|打散
        拉走|不在|没在|走偏|偏了|松懈|放松|断了|中断|干扰|打断|顾不上|顾不过来|停不住|定不住|收不住|拉不回来
        飞走|飞了|飞到|乱飞|乱跑|跑到|跑题|游荡|漂移|被分走|不够用|耗光|耗尽|抓不住
        wanders|wander|wandered|wandering|drifts|drift|drifting|drifted|slips|slip|slipped|strays|stray|straying
        lapses|lapsed|elsewhere|diverted|scattered|divided|stolen|drawn away|pulled away|deficit|splits
        hops around|jumps around|flits|flies off|was elsewhere|is elsewhere|goes elsewhere
        """,
    ),
    # R: remembering, neutral.
    (
        "R",
        """
        记住|记得|记起|记下|记着|记忆住|留住印象|记|回忆|想起
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
        木讷|呆|瞎|心急|心烦|任性|偏心
        tired|sleepy|bored|exhausted|fatigued|lazy|dumb|stupid|dull|dim|thick|silly|slow|nervous|confused|moody
        drowsy|weary|stressed|sleeping|patient
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
        十分|一分|百分|得分|满分|学分|成分|区分|划分|积分|微分|分钟|心得|心里|心想|心算|心服|心形|心情不错
        心情很好|心情好|中心|核心|重心|省心|放心|小心|决心|信心|开心|担心|点心|心脏|心理|好处|好几|好了|只好
        最好|正好|刚好|恰好|幸好|差别|差异|差距|差值|相差|之差|误差|差不多|温差|方差|差一|差点|差8|差 8|两个差
        强调|低维|高维|长度|句长|路长|很长|太长|多长|短路径|短句|神经|神奇|神秘|状态转移|状态图|初始状态|状态机
        状态更新|两部分|分开|分成|分为|分别|分布|分配|分解|集中说|集中在第|集中在位置|集中于|分散在|分散到各
        分散到每|分散在各|分散于|力求|注意力之|用心形|小差|大意是|大意为|的大意|记第|记h|记 h|走神经网络
        走神经单元|走神经元|走神经科|走神奇|走神秘|走神话|分心得|分心形|分心算|分心里|粗心形|粗心里|为什么|为何
        大不大|难不难|远不远|长不长|能不能|对不对|可不可以|该不该|多不多|够不够长|忘带|记忆里|脑图|思维导图|脑海
        快慢|记不记单位|很好记|好记一点|记在本子上|状态栏|多的话
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
)
