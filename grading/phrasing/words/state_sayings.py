"""Sayings, dialect and textbook wording of state quality, by region and register: data only.

The letters are those of ``state_words``; these words win over its own.
"""

from __future__ import annotations

#: "Cannot remember" is a verb of remembering with any complement, denied.
_FAILS = "|".join(
    form.format(verb, complement)
    for form in ("{}不{}", "没{}{}", "没能{}{}", "没有{}{}", "未能{}{}", "不能{}{}", "无法{}{}", "没法{}{}", "难以{}{}")
    for verb in ("记", "背", "忆", "回忆", "回想")
    for complement in (
        *(
            "住",
            "牢",
            "清",
            "清楚",
            "全",
            "起",
            "起来",
            "下",
            "下来",
            "准",
            "稳",
            "深",
            "久",
            "真",
            "真切",
            "实",
            "周全",
        ),
        *("齐", "齐全", "分明", "明白", "对", "成", "利索", "囫囵", "完整"),
    )
)

SAYINGS: tuple[tuple[str, str], ...] = (
    ("K", _FAILS),
    # I: days and moods that are the learner's own.
    ("I", "今天|昨天|昨晚|今早|今晚|最近|这两天|这几天|这周|today|yesterday|lately|this week|last night|tonight"),
    # W: northern and north-eastern talk.
    (
        "W",
        """
        五迷三道|五迷三道的|二乎|二乎乎|不着调|不着四六|没正形|没个正形|毛毛愣愣|毛愣|毛愣三光|虎了吧唧|彪乎乎
        糊弄事儿|糊弄鬼|稀松二五眼|二五眼|迷里马虎|里倒歪斜|懒了吧唧|傻了吧唧|呆了吧唧|心不在肝儿上|心不在肝上
        缺心眼儿|脑瓜子嗡嗡|脑瓜子嗡嗡的|脑子不转个儿|不转个儿|忘得溜干净|忘得溜溜的|忘得光光的|忘得透透的|忘得利索
        忘到姥姥家|忘姥姥家去了|撂爪就忘|撂爪儿就忘|撂下就忘|撒手就忘|扔下就忘|放下就忘|丢下就忘|搁下就忘|属鱼的
        属耗子的|属金鱼的|属猴的|屁股坐不住|坐不住板凳|忘性忒大|忘性贼大|忘性老大|忘性可大|忘性够大|忘性真大|打马虎
        瞎对付|对付事儿|对付了事|瞎糊弄|瞎应付|不走脑子|不过脑子|不拿事当事|不当个事|没拿它当回事|丢爪就忘|掰苞米
        掰棒子|黑瞎子掰苞米|黑瞎子掰棒子|熊瞎子掰苞米|熊瞎子掰棒子|狗熊掰苞米|狗熊掰玉米|猴子捡桃|猴子掰包谷|竹篮打水
        竹篮子打水
        """,
    ),
    # W: Sichuan and the south-west.
    (
        "W",
        """
        打梦觉|打晃眼|恍兮惚兮|恍恍惚惚|恍子|二晕二晕|昏戳戳|昏扯扯|瓜兮兮|瓜稀稀|瓜娃子|哈戳戳|哈儿|宝器|神戳戳
        莫得记性|莫记性|没得记性|冇得记性|忘逑|忘球|忘求|脑壳打铁|脑壳有包|脑壳里头装豆花|脑壳昏|脑壳晕|脑壳痛|脑壳乱
        脑壳空|脑壳不够用|脑壳不灵光|脑壳瓜|脑壳木|不醒豁|醒不豁|懵戳戳|懵的|懵逼|麻麻杂杂|麻麻扎扎|吊二郎当|不经心
        东想西想|心欠欠|癫东|癫懂|癫颠懂懂|癫癫懂懂|梦冲冲|梦戳戳|假打|打横耳|闷戳戳|木戳戳|懒戳戳|懒眉懒眼|懒心无肠
        心子不在|心子没在|转个身就忘|抹脱了|抹脱不记|记不倒|记不落|莫得心|不上心得很
        """,
    ),
    # W: Cantonese, Hong Kong.
    (
        "W",
        """
        大头虾|大头虾咁|冇乜记性|冇晒记性|冇啲记性|懵懵闭|懵下懵下|蒙查查|矇查查|游魂|魂游|魂游太虚|失魂|失魂鱼
        失魂落魄|唔记得晒|唔记得咗|唔多记得|唔系几记得|唔留心|唔留意|唔用心|唔认真|唔够专心|唔够集中|唔够细心|唔够认真
        唔够用心|唔够醒|唔够聪明|唔够叻|冇留心|冇留意|冇用心|冇专心|冇集中|冇上心|冇认真|蛇王|躲懒|hea 做|hea做|是但啦
        求其|求求其其|是是但但|水皮|论尽|论论尽尽|鸡手鸭脚|大懵|大懵佬|老懵懂|老懵董|懵懂|脑囟未生埋|冇脑|无脑|冇手尾
        甩漏|有头冇尾|左耳入右耳出|金鱼记性|转头唔记得|转头就唔记得|一转头就唔记得|过咗就唔记得|漏鸡|心散散|心都散
        个心散|个心唔在度|个心唔在|个心飞咗|冇神冇气|冇厘神气|冇精打采|发晒吽哣|发吽豆|发呆咁|傻更更|戆居|戆居居|戇居
        懒到出汁|懒到|冇心|冇心做|冇心睇|失晒魂
        """,
    ),
    # W: Taiwan.
    (
        "W",
        """
        出槌|两光|两光两光|散散的|散仙|脑袋装浆糊|脑袋当机|脑袋打结|脑筋打结|脑包|天兵|耍废|软烂|懒洋洋|懒骨头|没在记
        没在专心|没在认真|没带脑袋|打混|打混摸鱼|混水摸鱼|随便做做|心有旁骛|心有旁鹜|心不专|闪神|闪了神|闪神了|晃神
        晃神了|恍神了|脑弱|记性有够差|记性有够烂|记性超差|记性超烂|两三下就忘|忘光光了|忘得干干净净|很会忘|超会忘
        爱忘东忘西|头脑不清|头脑简单|头脑混沌|头脑不灵光|头脑不灵|脑筋不好|脑筋不灵|脑筋不灵光|脑筋转不过来|转不过来
        没sense|没 sense|神经很大条|少一根筋
        """,
    ),
    # W: talk of the net.
    (
        "W",
        """
        摆烂|摆大烂|躺平|佛系|大脑宕机|脑子宕机|大脑当机|脑子当机|脑子死机|大脑死机|大脑短路|脑子短路|脑子抽|脑抽
        脑抽了|脑子瓦特|脑子秀逗|脑子坏了|脑子坏掉|脑子进水|脑袋进水|脑子被驴踢|脑子被门夹|脑子有坑|脑子不灵
        脑子不灵光|脑子不行|脑子慢|脑子转得慢|脑筋转得慢|脑子转不动|脑子转不过来|转不过弯来|cpu 烧了|cpu烧了
        cpu 干烧了|大脑一片空白|脑子一片空白|脑袋一片空白|脑子宕掉|脑容量感人|记性感人|智商感人|智商堪忧|智商欠费
        智商下线|智商不在线|智商余额不足|间歇性失忆|选择性失忆|选择性遗忘|选择性忘记|选择性眼瞎|七秒钟的鱼|金鱼本鱼
        金鱼转世|鱼都不如|连鱼都不如|鱼的脑子|鱼脑袋|阿尔兹海默|阿兹海默|老年痴呆症|老年健忘|记忆清零|自动清空
        自动失忆|当场失忆|原地失忆|秒忘|秒忘了|秒忘光|三秒就忘|三秒忘|七秒就忘|阅后即忘|阅后就忘|听完秒忘|看完秒忘
        读完秒忘|人在魂不在|人在心不在|身在心不在|身在曹营心在汉|神游天外|掉线了|挂机|挂机了|挂机状态|元神出窍
        灵魂出窍|魂飞天外
        """,
    ),
    # W: four-character sayings.
    (
        "W",
        """
        心神恍惚|神思不属|心绪不宁|心烦意乱|心乱如麻|昏头昏脑|昏头胀脑|头昏脑胀|头昏眼花|头晕脑胀|头晕眼花|蒙头转向
        迷迷瞪瞪|颠三倒四|丢三忘四|忘前失后|忘前忘后|忘头忘尾|忘乎所以|数典忘祖|见异思迁|喜新厌旧|喜新忘旧|朝三暮四
        朝秦暮楚|有始无终|半途而废|浅尝辄止|走马看花|生吞活剥|敷衍塞责|应付差事|虚应故事|马虎了事|草草收场|草草收尾
        草草收兵|潦草塞责|粗制滥造|粗心浮气|粗疏|疏忽职守|玩忽职守|麻痹大意|麻痹|大意失荆州|充耳不闻|视而不见|熟视无睹
        置若罔闻|置之脑后|置诸脑后|置于脑后|抛到爪哇国|丢到爪哇国|当耳旁风|当耳边风|耳旁风|耳边风|过耳即忘|过耳不留
        过而不留|入耳不入心|入眼不入心|走过场|愚不可及|愚钝|鲁钝|驽钝|蠢笨|呆头呆脑|智力低下|智力不足|智力有限
        头脑迟钝|头脑不清醒|头脑发热|力不从心|心有余而力不足|心余力绌|精疲力竭|筋疲力尽|疲惫不堪|意兴阑珊|兴味索然
        百无聊赖|死气沉沉|有气无力|懒懒散散|游手好闲|好吃懒做|好逸恶劳|一曝十寒|三天打鱼两天晒网|三天打鱼，两天晒网
        做一天和尚撞一天钟|当一天和尚撞一天钟|不思进取|不求上进|神经衰弱|贵人多忘事|贵人多忘|善忘|易忘|多忘|忘性强
        好忘事|爱忘|记忆不佳|不经意间就忘|心不属焉|心浮|心粗气浮|神不守舍|心神不属|心神散乱|心思散乱|心思散了|心思飞了
        心思早飞|心思早飞了|心思不在这|心思不在这儿|心思不在这里|心在别处|心思在别处|心思跑了|心早跑了|心跑了|一窍不通
        七窍通了六窍|木鱼脑袋|石头脑袋|花岗岩脑袋|浆糊脑袋|一脑子浆糊|一脑袋浆糊|满脑子浆糊|一团浆糊|脑子成了浆糊
        两眼发直|眼睛发直|眼神发直|目光呆滞|目光游离|眼神游离|四处张望|坐立不安|静不下|沉不住|沉不下|脱神|岔神|离神
        溜号儿|神跑了|大脑空白|头脑空白|头脑空空|没头没脑|没脑子的|无头苍蝇|虎头虎脑的忘|一问三不知|前吃后忘
        前脚学后脚忘|前脚听后脚忘|学了后面忘前面|看了下句忘上句|读了下句忘上句|看了下文忘上文|读了下文忘上文|读后忘前
        学后忘前|读新忘旧|顾头不顾腚|顾首不顾尾|顾得了头顾不了尾|顾得了后面顾不了前面|捡起这个丢了那个|捡一个丢一个
        拿一个丢一个|进一个忘一个|听一句忘一句|看一句忘一句|看一行忘一行|读一行忘一行|读一页忘一页|记前忘后|记后忘前
        记东忘西|记三忘四|拾东忘西|太粗心|太马虎|太大意|太健忘|太懒散|忘个底朝天|忘个一干二净|忘得连影|忘得没影
        忘得没边|忘得彻彻底底|忘得死死的|丢得一干二净|跑到九霄云外|飞到九霄云外|心不在主|心思不放在|没把心思放
        不把心思放|没放心思|没花工夫|不下工夫|不肯下工夫|没下工夫|没用功|没尽心|没尽力|没使力|不尽责|不尽职|失职
        不称职|不敬业|没敬业|不勤快|不勤奋|不勤力|偷奸|耍滑|耍滑头|偷工|磨洋工|出勤不出力|心猿意马|不长心|不长心眼
        没长心|没长心眼|不带心|分不出神|分不出心|腾不出心思|没心思|不用脑|没用脑|不动脑|没动脑|不带脑|心太大|心真大
        心大得很|心宽|抓瞎|心里装不下|心里存不住|心里搁不住|心里留不住|上课睡觉|睡大觉|睡过去|打呼噜|睡死|呼呼大睡
        梦游|梦周公|会周公|见周公
        """,
    ),
    # W: British and American idiom, textbook and learners' English.
    (
        "W",
        """
        like a colander|swiss cheese memory|memory like swiss cheese|like swiss cheese|memory like a fish
        memory of a fish|fish memory|in one ear|out the other|out of sight, out of mind|out of sight out of mind
        loses the place|loses its place|lost its place|loses its bearings|loses its grip|loses its way
        off with the fairies|away with the fairies|miles away|in cloud cuckoo land|on another planet|in la la land
        in la-la land|in dreamland|asleep on its feet|drops the ball|dropped the ball|drop the ball|takes its eye off
        took its eye off|goes through the motions|going through the motions|cuts corners|cut corners|cutting corners
        half-arsed|half-assed|can't be arsed|couldn't be arsed|couldn't be fussed|can't be fussed|not fussed
        doesn't give a hoot|doesn't give a fig|doesn't give a toss|doesn't give a monkey's|gives up halfway
        gives up too early|gives up too soon|gives up too easily|bird brain|pea-brained|pea brain|numbskull|nitwit
        dimwit|dullard|dunce|thick-headed|thickheaded|slow on the uptake|not the sharpest|not the brightest
        not very bright|not too bright|not so bright|none too bright|not very smart|not smart|not clever|not so clever
        not that smart|not so smart|a few sandwiches short|short of a full deck|nobody's home|nobody home
        senior moment|senior moments|brain fart|brain farts|brain-dead|braindead|brain dead|mental block|mental lapse
        mental lapses|mental fatigue|lapse in concentration|lapses in concentration|lapse in attention
        lapse of concentration|lapses of attention|lapses of concentration|lapses of memory|gaps in its memory
        gap in its memory|hole in its memory|holes in its memory|memory gap|memory gaps|slip of the mind
        slips of memory|slip of memory|memory slip|memory slips|burnt out|burned out|burnout|groggy|dazed|in a daze
        in a dream|day-dreaming|day-dreams|day dreams|day dreaming|zoning|switched off|switches off
        switches its brain off|phoning it in|loafing|loafs|goofing off|goofs off|dawdles|dithers|dithering
        scatter brained|all over the place|fails to concentrate|fails to focus|fails to pay attention
        fail to pay attention|fail to focus|fail to concentrate|unable to concentrate|unable to focus
        unable to pay attention|incapable of concentrating|can't concentrate|cannot concentrate|can not concentrate
        can't focus|cannot focus|can not focus|couldn't focus|could not focus|couldn't concentrate|can't pay attention
        cannot pay attention|can not pay attention|won't pay attention|won't focus|won't concentrate|not focusing
        isn't focusing|isn't concentrating|not concentrating|not concentrated|not paying attention
        isn't paying attention|wasn't paying attention|stopped paying attention|stops paying attention
        stop paying attention|neglects|neglectful|forgetter|forgetfully|amnesic|apathetic|apathy|complacent
        complacency|nonchalant|perfunctory|lethargic|lethargy|listless|boredom|gets bored|grows bored|got bored
        flighty|fickle|restless|fidgety|frazzled|addled|addle-brained|harebrained|hare-brained|simple-minded
        feeble-minded|weak-minded|weak-headed|slips from memory|fades from memory|fades from its memory
        fade from memory|faded from memory|slips from its mind|slips from the mind|gone from its mind|gone from memory
        gone from its memory|drops out of memory|vanishes from memory|slipped out of its mind|goes out of its head
        goes out of its mind|wiped from its memory|wiped from memory|erased from memory|erased from its memory
        erased from its mind|leaves its mind|lets it slip|let it slip its mind|poor student|bad student|lazy student
        bad listener|slow learner|doesn't put its heart|not put its heart|not put heart|heart isn't in it
        heart is not in it|heart wasn't in it|doesn't use its brain|does not use its brain|doesn't use its head
        did not use its head|without brain|its brain stops|brain shuts down|brain shut down|mind shuts down
        brain is mush|brain turns to mush|mind turns to mush|mush|muddy-headed|cloudy mind|clouded mind|not with it
        out of it|not all there|head elsewhere|thoughts elsewhere|thoughts wander|thoughts drift|wits wander
        eyes wander|eyes off the|takes its eyes off|looks away mentally|lack of diligence|lack of patience
        lack of attentiveness|lack of willpower|lack of motivation|lack of interest|lack of intelligence
        want of attention|want of care|short on memory|short on attention|short on patience|poorly focused
        badly focused|ill-focused|scattered mind|scattered thoughts|distracted mind|poor at paying attention
        slow-minded|slow mind|weary mind|tired mind|tired brain|overtaxed|overworked|worn-out brain|slacked off
        slacked|skives|skiving|bunking off|lollygagging|doesn't try|didn't try|does not try|did not try
        doesn't even try|makes no effort|made no effort|no effort|puts in no effort|minimal effort|poor effort
        little effort|too little effort|little attention|scant attention|hardly any attention|no attention
        insufficient attention|not enough attention|too little attention|less attention|little heed|little care
        little notice|no heed|half its attention
        """,
    ),
    # K: cannot remember: every verb of remembering with every complement of failure.
    (
        "K",
        """
        记不准|记不稳|记不深|记不进|记不上来|记不出|记不来|记不大清|记不大清楚|记不太全|记不大牢|记不多|记唔住|记唔到
        记唔起|记唔稳|记唔实|记唔晒|记唔清|记唔牢|记唔返|谂唔起|谂唔返|背不住|背不下|背不下来|背不牢|想不起来了
        想不起了|忆不起|忆不起来|回想不起|记得不准|记得不深|记得不久|记得不长|记得不真|记得不多了|记不住了|记不清了
        记不起了|记不得了|没记准|没记稳|没记对|没记下|没能记牢|没能记下|没有记全|没有记清|没有记准|没有记下|未能记住
        未能记牢|未曾记住|不会记|不能记牢|不能牢记|不能长久记|难以牢记|很难记牢|难记牢|无法牢记|无法长久记|没法记住
        没法记牢|没法记得|记着记着就忘|记着记着忘|转不过头来|哪还记得|哪里还记得|哪记得|哪记得住|哪里记得|哪里记得住
        还能记得啥|还记得个啥|记个啥|记个鬼|记个屁|谁还记得|早不记得|早就不记得|已经不记得|不大记得|不很记得
        不怎么记得|不再记得|不曾记得|全不记得|都不记得|完全不记得|压根不记得|根本不记得|几乎不记得|记不周全|留不住记忆
        守不住记忆|存不住事|搁不住事|装不住事|兜不住事|存不住话|记不成|记不出来|想不出前面
        can't hold on to|cannot hold on to|can't hang on to|cannot hang on to|doesn't hold on to|can't hold onto
        cannot hold onto|can't retain|cannot retain|doesn't retain|does not retain|fails to retain|retains little
        can't keep in its head|cannot keep in its head|can't keep in mind|can't call to mind|cannot call to mind
        can't bring to mind|lost all memory|lost its memory|loses its memory|loses memory|losing its memory
        loses all memory|has no recollection|no recall|had no recall|has no recall|little recall|hazy recall
        can no longer recall|no longer recalls|not recall|never recalls|does not keep in mind|could not remember
        could not recall|can not recall|dont remember|dont can remember|not can remember|no remember
        doesn't keep track|does not keep track|cannot keep track|could not keep track|can't memorise|can't memorize
        cannot memorize|cannot memorise|never learns|half remembers|half-remembers|only half remembers
        scarcely remembers|remembers next to nothing|remembers almost nothing|remembers hardly|remembers so little
        remembers very little|remembers less|remember less
        """,
    ),
    # P: praise of memory, attention, wits, zeal.
    (
        "P",
        """
        头脑清楚|不再走神|再也不走神|不再分心|再也不分心|不再健忘|不再粗心|不再马虎|不再开小差|全心全意|一门心思
        专心多了|专注多了|细心多了|认真多了|聪明多了|机灵多了|变聪明了|变细心|变细心了|变认真|变认真了|变专心|变专心了
        变专注|变专注了|变勤快|变勤快了|变机灵|变机灵了|变灵光|变清醒|变 focus|变focus|变 smart|变smart|变得专心
        变得专注|变得细心|变得认真|变得机灵|变得聪明|变得清醒|变得勤快|过目难忘|刻骨铭心|铭心刻骨|永记|牢记在心
        牢记于心|牢牢记在心里|牢牢记在心上|牢牢记在心|牢牢记着|牢牢记得|记得门儿清|门儿清|记得明明白白|记得真真的
        记得真切|记得一字不差|一字不落|一个不忘|一个都没忘|一个也没忘|一个字都没忘|一点没忘|一点都没忘|啥都记得
        啥都记得住|什么都记得住|什么都忘不了|全都记得住|都记得住|样样记得|脑子清楚|脑子清醒|脑子活|脑子活络|脑子好
        脑瓜好使|脑瓜灵|脑瓜子灵|脑子够用|脑筋好|脑筋灵活|开了窍|开窍了|耳聪目明|眼明心细|胆大心细|心思缜密|心思细腻
        心细了|全情投入|打起十二分精神|提起精神|抖擞精神|强记|善记|善于记忆|长于记忆|擅长记忆|记忆力强|记忆力好
        倒背如流|烂熟于心|了然于胸|了然于心|记忆大师|学霸|最强大脑|神童|醒目|醒目咗|叻|叻咗|叻晒|精咗|记得晒|记得实
        记得稳|记得稳阵|记得好实|记得好清楚|专心咗|集中咗|精神咗|留心咗|生性咗|好记性|有记性|记性好咗|有心机|机灵劲
        灵醒|灵醒多了|灵泛|脑壳灵光|脑壳清醒|脑壳好使|目光如炬|明察秋毫|耳目一新了它|一心一用|专心看|专心听|专心读
        专心记|认真读|认真看|认真记|仔细读|仔细看|用心读|用心看|用心记|好生记
        never loses focus|never gets distracted|never distracted|never drifts off|never gets tired|never gets bored
        never tires|elephantine memory|memory of an elephant|keeps everything in mind|holds everything in mind
        all ears|laser-focused|laser focus|razor-sharp|razor sharp|sharp as a tack|quick-witted|sharp-witted|brainy
        brainier|genius|a genius|wiser|shrewd|astute|meticulous|meticulously|painstaking|painstakingly|scrupulous
        thoughtful|attends more closely|attends closely|attends carefully|studious|industrious|works hard
        puts in more effort|makes more effort|makes more of an effort|tries its best|does its best|tries its hardest
        gives its full attention|gives full attention|gives more attention|with full attention|with full concentration
        with more focus|with more care|with greater care|takes more care|takes greater care|stays on task
        stays on target|on its toes|keeps its mind on|single-minded|single-mindedly|engrossed|more awake|wide-awake
        well-rested|smartest|cleverest|brightest|most attentive|more observant|observant|perceptive|less sloppy
        less lazy|less inattentive|less absent-minded|less scatterbrained|less likely to forget|recollects
        recollects better|recalls with ease|easily recalls|recalls exactly|remembers exactly|remembers precisely
        remembers every|remembers each|more mindful|greater focus|more focus|better focus|sharper focus|stronger focus
        stronger memory|longer memory|good memory|excellent memory|super memory|great memory|perfect memory
        more memory power|more brainpower|more intelligence|improved focus|improved memory|improved concentration
        heightened attention|keener attention|closer attention
        """,
    ),
    # B: bad qualities of a faculty: dialect, slang, English.
    (
        "B",
        """
        贼次|忒次|老次了|孬得很|贼差|差得离谱|差得要命|差得很|差得可以|一塌糊涂|差到爆|差到飞起|差到喊|烂爆|烂得可以
        有够烂|有够差|超烂|超差|麻麻|麻麻地|麻麻哋|唔好|唔得|唔掂|唔够|唔够用|唔够好|唔灵|唔灵光|好差|好渣|好烂|好弱
        弱鸡|抠脚|捉襟见肘|相形见绌|乏善可陈|差点火候|差点儿意思|差口气|欠火候|先天不足|后天不足|不够牢|不够长|不够久
        不够高|不够好使|不够灵|不够稳|太慢|转得慢|转得太慢|昏|晕|钝|空空|空空如也|一团糟|一团乱|成了浆糊|浆糊
        乱成一锅粥|打结|卡顿|锈住|锈了|不转|不转了|转不起来|转不过|转不过弯|不记事|不存事|存不住|装不住|搁不住|兜不住
        漏光|漏得厉害|被狗吃了|让狗吃了|喂狗了|喂了狗|给狗吃了|像金鱼|跟金鱼似的|跟金鱼一样|像鱼|跟鱼一样|金鱼水平
        三秒|五秒|十秒|不过七秒|维持不了|难以维持|难以为继|无法维持|难维持|不能持续|无法持续|难以持续|持续不了|撑不了
        撑不起|顶不住|熬不住|扛不住|消耗殆尽|透支|枯竭|见底|告急|亮红灯|滑坡|走下坡|日渐衰退|丧失|匮乏|贫乏|低能
        低得可怜|偏低|偏弱|稍逊|逊色|逊|略逊|不咋行|不咋好|不咋好使|不咋灵|不大好|不大灵|不大好使|不太灵|不怎么好
        不怎么行|不怎么灵|不怎么牢|够戗|信不过|指望不上|没救了|没得救|废了|废得很|残了|罢了工|短得可怜|短得要命|短得很
        极短|奇短|有 bug|有bug|不 ok|不ok|不 work|不work|很 low|好 low|down 了|crash 了|瓦特|瓦特了|秀逗了|太低|低得很
        忒低|忒差|忒短|忒小|贼短|贼小|贼烂|老差|老差了|可差|可差了|真差|真烂|真次|真短|真不行|不顶用了|欠费|为负|负数
        见底了|归零|清零|打了折扣|打个折扣|大打折扣
        of a toddler|of a flea|of a mayfly|of a fly|of a puppy|of a child|of a kitten|of a squirrel|of a fish
        of a moth|of a butterfly|of a two-year-old|of a five-year-old|of a hamster|of a potato|of a brick|of a kid
        of an ant|of an insect|of a sieve|of a bird|of a hen|of a chicken|of a newborn|of a baby|like a fish|not great
        not so great|not that great|isn't great|ain't great|ain't good|no good|not so good|not very good|not too good
        isn't very good|is not very good|not up to scratch|not up to much|below par|below average|second-rate
        third-rate|lacklustre|lackluster|underwhelming|woeful|dismal|rotten|lame|shoddy|shot|fried|garbage|trash|meh
        dodgy|hopeless|worthless|leaks|slipping|deteriorates|deteriorating|decays|degrades|degrading|erodes|eroding
        crumbles|crumbling|collapses|worsens|wanes|waning|dwindles|dwindling|declines|declining|tails off|fizzles out
        not enough|too little|too weak|too poor|too bad|only lasts|lasts only|barely lasts|short-lived|fleeting
        minimal|scant|meager|meagre|fragile|frail|flimsy|weakest|poorest|shortest|lost|overloaded|cannot cope
        can't cope|gets weaker|gets worse|gets short|goes bad|is off|let down|lets it down|isn't what it used to be
        is not what it used to be|ain't what it used to be|not what it used to be|is not what it was|isn't what it was
        broke down|breaks down|fell apart|falls apart|collapsed|cracks|cracked|snapped|ran out|runs dry|deserts it
        deserted it|fails it|failed it|failed|lapsed|evaporated|vanished|waned|dwindled|crumbled|sagged|sags|plummets
        plummeted|nosedives|tanks|tanked|suffered|petered out|dried up|wore off|flagged|faltered|gave out
        """,
    ),
    # G: good qualities.
    (
        "G",
        """
        好咗|强咗|好晒|好得很|好得出奇|好得惊人|贼好|贼强|倍儿好|倍棒|杠杠|好着呢|好着咧|真强|真牢|更好使|更灵|更灵光
        更强大|更牢固|更持久|更长久|更可靠|更稳|更深|更清晰|更敏锐|拔群|卓越|卓绝|非凡|极佳|甚佳|上佳|颇佳|佳|绝佳
        极强|极好|甚好|甚强|一等一|顶尖|顶级|无敌|逆天|开挂|满格|满血|在线|拉满|点满|upgrade 了|upgrade了|更 strong
        更 good
        stronger|much stronger|tremendous|phenomenal|exceptional|extraordinary|prodigious|formidable|stellar|terrific
        wonderful|marvellous|marvelous|unfailing|infallible|unfading|enhanced|heightened|keen|keener|greater|boosted
        upgraded|restored|first-rate|top-notch|rock-solid|steady|steadier|unbroken|unwavering
        """,
    ),
    # F: faculties.
    (
        "F",
        """
        记事能力|记事本领|记东西的能力|记东西的本事|记忆的能力|记忆之力|记忆时长|记忆的时长|记忆的持久|脑袋瓜|脑袋瓜子
        脑仁|脑仁儿|脑子里|脑袋里|脑壳里|小脑瓜|小脑袋|脑浆|神智|神志|心力|灵性|天分|资质|天资|慧根|领悟力|警觉性
        专注能力|集中的能力|注意能力|定力|恒心|上进心|学习态度|工作态度|责任感|自觉性|积极性|干劲|劲头|忆性|记性儿
        个脑|个记性|记心儿|聪明劲|机灵劲儿
        memory power|memory ability|memory strength|remembering ability|remember ability|ability of memory
        ability of remembering|power of memory|attention ability|attention power|concentrate ability|focus ability
        concentration ability|mental capacity|mental powers|mental ability|brain power|brain cells|grey matter
        gray matter|mental stamina|mental energy|conscientiousness|mindfulness|cleverness|smartness|iq|zeal|dedication
        discipline|curiosity|eagerness
        """,
    ),
    # D: what attention does when it fails.
    (
        "D",
        """
        跑远|跑远了|跑到别处|跑到一边|飞走了|早飞了|早跑了|早散了|散得|散成|不知飞到哪|不知跑哪|不知跑到哪|跑哪去了
        打折|保持不了|难保持|难以保持|稳不住|定不下来|收不回来|回不来|拉不回|被拉走|被带走|被带偏|被吸引走|被分散
        被打断|被干扰|被抢走|被勾走|被占满|被岔开|飘到|飘远|飘忽不定|四散|四处飘|到处跑|到处飘|乱窜|乱跳|下线|不在家
        休假|散咗|飞咗|飘咗|集中唔到|难集中起来|集中得不够
        flickers|goes off|goes astray|gets lost|is lost|got lost|runs away|ran away|flies away|is not there
        isn't there|does not stay|doesn't stay|won't stay|cannot stay|can't stay|can't hold|gets pulled|gets drawn
        was drawn|falls apart|falls off|drops off|is all over the place|is somewhere else|was somewhere else
        goes somewhere else|somewhere else
        """,
    ),
    # $: care, to be denied or demanded.
    (
        "$",
        """
        经心|过脑子|长心眼|长脑|尽心|走脑|入脑|过脑|动心思|费心|操心|费神|定神|下工夫|花工夫|上点心|长点心|走点心
        用点心|长点脑子|动动脑子|动动脑|动点脑子|勤力|往脑子里记|往脑子里去|当真|上劲
        pay heed|paying heed|take notice|take care|taking care|focus enough|concentrate enough|put its mind
        apply itself|applying itself|exert itself|stay alert|stay awake|keep its eye|listen carefully
        """,
    ),
    # &: taken to heart.
    (
        "&",
        """
        记牢|记稳|记准|记全|记进去|记进脑子|记到心里|记到脑子里|往心里搁|往心里放|往脑子里搁|往脑子里装|往脑子里存
        放进心里|装进心里|存进脑子|装脑子里|搁脑子里|搁心里|放脑子里|存脑子里
        """,
    ),
    # O: traits of a model or a reader.
    (
        "O",
        """
        木头|愚笨|愚蠢|笨拙|笨笨|傻傻|呆呆的|懒癌|不机灵|没灵性|没悟性|不灵活|蔫|蔫了|发昏|发晕|昏了|晕了|糊涂了|眼花
        眼花了|看花眼|看花了眼|老了|幼稚|没长大|心虚|胆小|害怕|怕了|烦了|烦|厌倦|厌烦|腻了|腻|无聊|发脾气|生气|赌气
        郁闷|emo了|不开心|不高兴|没劲|没力气|没动力|没信心|没主见|不想学|不想记|不想看|不想动|不想干活|不肯学|不肯记
        不肯看|不肯动脑|不愿意记|不愿记|不爱动脑|不爱记|不乐意|不够聪明|不聪明|不够机灵|不太聪明|不咋聪明|智商低
        低智商|走不动心|乏力|疲软|疲沓|倦|倦了|倦怠|怠慢|犯懒|偷懒了|昏沉沉|没睡好|睡迷糊|睡过头|喝多了|喝醉|懵圈
        懵圈了|傻眼|傻了|蒙圈|蒙了|慌张|慌里慌张|急吼吼|急性子|慢性子|没心|没心肝|无心|马虎虎
        emo|half-witted|obtuse|ignorant|naive|childish|immature|incompetent|inept|unintelligent|daft|gormless|useless
        indifferent|sluggish|unwilling|reluctant|timid|anxious|afraid|scared|panicky|upset|grumpy|unhappy|depressed
        drunk|hungover|dense|sleepyhead|spent|knackered|shattered|worn out|burnt-out
        """,
    ),
    # Q: whoever the quality is said of.
    (
        "Q",
        """
        这家伙|那家伙|家伙|小家伙|这玩意|这玩意儿|那玩意儿|玩意儿|这货|那货|人工智能|语言模型|大模型|循环链|链式结构
        破链子|老链子|循环层|神经网|网咯|模形|莫型|魔型|网终|链表|解码端|编码端|个网络|个模型|呢个网络|呢条链|嗰个网络
        嗰条链|佢哋|伊|渠|机体
        recurrent unit|recurrent network|recurrent networks|recurrent net|neural net|neural network|poor thing
        this guy|fella|the poor thing|nn|lm|the bot|bot|computer|computers|thing
        """,
    ),
    # H: readers.
    (
        "H",
        """
        看客|读书人|阅读者|看书的|听的人|译者|学习者|读句子的|翻译的人|翻译员|观众
        a reader|the reader|students|student|child|kid
        """,
    ),
    # 7: compared with the learner or a family: whose quality it is stays the model's.
    (
        "7",
        """
        跟我|像我|和我一样|跟我一样|同我|如我|跟我家|像我家|和我家|像我们|跟我们|像咱|跟咱|像我奶奶|像我爷爷|我奶奶
        我爷爷|我姥姥|我姥爷
        like me|like my|like i|as i do|just like me|just like my|as bad as my|as bad as mine|worse than mine
        worse than my|worse than me
        """,
    ),
    # 6: fear of one's own slips: no claim about anything.
    (
        "6",
        """
        我怕自己|我怕|怕自己|生怕自己|生怕|免得|以免|为防|防止自己|担心自己
        so as not to|lest i|in case i|so that i don't
        """,
    ),
    # 1: what follows is the learner's own sentence.
    (
        "1",
        """
        example 是|例子是|sentence 是|句子为|例句为|我的例子|举的例子|造句|造了一句|造的句子|我写的句子|用的句子
        我选的句子|选了一句|选的句子|例句主角|主角叫|主人公|例句叫|例:|例：|比如说:|举例:|举个例子:
        example is|my example|the example|my sentence reads|my sentence says|the sentence i chose|i chose the sentence
        my own sentence|the sentence reads|example:|e.g. the sentence
        """,
    ),
    # Y: said to the reader or to oneself.
    (
        "Y",
        """
        忘掉这个|忘了这个例子|忘掉那个|忘掉例子|忘掉吧|忘了吧|忘打|忘打了|忘画|忘画了|忘填|忘填了|忘标|忘写|忘交|忘贴
        忘贴了|忘附|忘附了|忘点|忘点了|忘选|忘选了|忘加|忘加了|忘改|忘改了|忘保存|忘上传|忘署名|忘签|忘带|忘带了|忘拍
        忘拍了|忘记点|忘记提交|忘记带|忘记打|忘记画|忘记贴|忘记加|忘记改|忘记保存|忘记上传|忘记署名|忘记拍|忘记关
        忘了带|忘了打|忘了贴|忘了加|忘了改|忘了保存|忘了上传|忘了署名|忘了拍|忘了关|忘了点|忘了选|忘了编号|忘记编号
        忘了说|忘了减|忘记减|忘了数|忘记数|大家别|同学们别|各位别|诸位|各位同学记得|同学们记得|大家记得|记住哦|记住啊
        记住啦|记住喔|记得哦|记得喔|各位|小心别|当心别|温馨提醒|温馨提示|友情提醒|提醒大家|提醒自己|友情提示
        nearly forgot to|almost forgot to|i forgot to|forgot to attach|sorry i forgot|sorry, i forgot
        do not be careless|don't be careless|dear reader|do not be|don't be|reminder:|let's be|be sure|make sure
        please be|try not to|careful not to|take care not to|take care to|forget about|forget about the
        """,
    ),
)

#: Decoys: words that end in or hold the first character of a trigger by accident.
DECOYS = """
        我的电脑|我电脑|电脑太慢|我的手机|我的网|我家网络|宿舍网络|校园网|承认|确认|默认|公认|辨认|标记|手记|随记|题记
        后记|札记|杂记|史记|暗记|柜号|行走|赶走|拿走|取走|搬走|出走|逃走|抱走|慢走|推出|得出|画出|写出|列出|输出|给出
        提出|算出|求出|导出|指出|跳出|取出|读出|突出|付出|标出|离开|分开|展开|打开|拉开|公开|断开|隔开|张开|关注|备注
        标注|批注|加粗|画粗|描粗|涂粗|段落大意|主旨大意|文章大意|全文大意|大意如下|大意：|大意:|句子大意|中心思想|积累
        累计|累加|累乘|累积|连累|困难|困境|困在|紧急|笨办法|笨方法|笨法子|傻瓜式|呆在|懒加载|惰性求值|惰性|平分|评分
        加分|减分|高分|低分|零分|比分|养分|公分|若干|偏心率|偏心|昏暗|黄昏|愚人节|愚公|灵魂|魂牵|憨豆|记忆犹|健身房
        保健|稳健|强健|健在|两个词分|中间分|对半分|用心率|耐心等|耐心数|细心核对|认真核对|认真数|仔细数|仔细核对
        仔细检查|认真检查|认真检查了|细心检查|专心数|我认真|我仔细|认真地数|仔细地数|打起精神数|用心画|用心形|精神病
        精神食粮|状态转移|我集中|记叙|记者|记分牌|记账|马虎先生|聪明的一休|笨鸟|笨鸟先飞|傻瓜|懒人包|懒羊羊|睡美人
        走神探|走失|分心肌|粗线|粗箭头|粗体|乱码|糊成一团|电脑死机|电脑当机|电脑宕机|电脑蓝屏|手机死机|蓝屏|电池没电
        网速|网卡|断网|网络不好|网络很差|网络太差|网络卡|网络断|网络不稳|信号不好|大小写|快慢|马路|大意义|大意图|累赘
        困惑度|晕染|懵懂少年|昏君|忘年恋|忘忧草|忘情水|勿忘我|备忘|过目|失忆水|失眠
        patient is|the patient|patient at|patient role|agent and the patient|lazy evaluation|lazy loading|focus marker
        focused noun|focus particle|in focus|idle time|idle cores|mind you|never mind|mind map|careless boy
        careless mistake|sleeping beauty|slow internet|my computer|my network|the internet|internet is|wifi|my laptop
        dumb question|silly mistake|silly me|stupid question|tired today|i'm tired|i am tired|poor handwriting
        bad handwriting|is bad today|awful handwriting|handwriting is|short-term goal|attention please
        for your attention
        """
