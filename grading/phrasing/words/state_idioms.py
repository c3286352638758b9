"""Whole ways to say that memory, attention or care is bad or good: data only."""

from __future__ import annotations

IDIOMS: tuple[tuple[str, str], ...] = (
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
        打不起精神|提不起精神|精神涣散|精力不济|精力不够|体力不支|心累|神经大条|大大咧咧|心大
        看走眼|老糊涂|老眼昏花|记忆衰退|记忆减退|记忆模糊|记忆短路|记忆消退|懈怠|松懈|怠惰|怠工|懒惰
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
        太随便|潦草|大而化之|掉以轻心|松松垮垮|思想开小差|思想开了小差|思想溜号|思想抛锚|开起了小差
        脑子开小差|看东看西|东看西看|看这看那|目光涣散|眼神涣散|眼神飘忽|魂不附体|魂飞了|昏昏欲睡|昏沉|昏昏沉沉
        迷瞪|困倦|乏了|累垮了|累趴了|精神萎靡|萎靡不振|精神恍惚|精神不济|精力跟不上|精力不足|精力有限|打蔫
        没劲头|没干劲|偷奸耍滑|消极怠工|出工不出力|不使劲|没使劲|不出力|没出力|不卖力|不尽心|没尽心|不走脑
        不动心思|没花心思|没下功夫|不下功夫|不肯下功夫|没心思|没心没肺|没兴趣|不感兴趣|缺乏兴趣|不耐心|缺乏耐心
        没定力|定力不足|没毅力|意志不坚|意志薄弱|责任心不强|没责任心|不负责任|态度不端正|态度不好|态度不认真
        没有用心|没有认真|没有专心|没有好好看|没好好看|没好好读|没好好学|没好好记|不好好看|不好好读
        不好好学|没仔细看|没仔细读|没看仔细|没认真看|没认真读|没认真记|看得不仔细|读得不仔细|读得太随便
        读得太快太粗|漏神|掉链子|眼大漏神|眼高手低|粗线条|神经太粗|心粗|心太粗|太毛糙|毛糙|冒失|有头无尾
        虎头蛇尾|一知半解|懵懵懂懂|傻傻分不清|搞不清状况|不在线|脑子不在线|智商不在线|智商掉线|没带脑|没睡醒
        没睡醒似的|还没睡醒|在睡觉|犯迷瞪|打迷糊|神智不清|脑雾|散神|溜神|漏嘴|跑神儿|脱线|秀逗|凸槌|放空
        健忘鬼|糊涂虫|懒虫|懒惰鬼|懒鬼|金鱼脑袋|鱼脑|老人痴呆|失智|无心机|冇心机|冇心装载|心唔在焉|唔专心|唔上心
        唔集中|懵盛盛|没在意|不在意|毫不在意|没在意过|三心两意|太散漫|像个心不在焉|忘得七七八八|忘得七七八八了
        忘了七七八八|跟不上趟|不牢靠的记性|过后即忘|不往心里记|没往心里记|不入脑|没入脑|不入心|没入心
        心不在主语上
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
        remember too much|mind isn't on|mind is not on|mind wasn't on|mind off|has its mind elsewhere
        stops caring|stopped caring|does not care|doesn't care|did not care|couldn't care
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
        记忆惊人|记忆超人|保持警觉|时刻警觉|保持清醒|保持专注|保持注意力|警醒
        perfect recall|total recall|photographic memory|remembers everything|remember everything|remembers all
        remembers it all|remembers well|remembers better|remember better|remembers longer|remembers more
        remembers forever|remembers perfectly|remembers clearly|recalls better|recalls everything
        recalls perfectly|pays attention|paying attention|pays more attention|pays better attention
        pays closer attention|pays close attention|pay more attention|pay closer attention|concentrates better
        concentrates harder|concentrates more|concentrate better|concentrate more|concentrate harder
        focuses better|focuses more|focus better|focus more|focusses better|more focused|more focussed
        better focused|more attentive|more careful|more carefully|less forgetful|less distracted|less careless
        forget less|forgets less|never forgets|never forget|no longer forgets|smarter|smart|clever|cleverer
        more clever|intelligent|more intelligent|brighter|diligent|hard-working|hardworking|attentive
        tries harder|try harder|works harder|makes an effort|more patient|wide awake|keeps its focus
        stays focused|stay focused|stays alert|undistracted|mindful|fully focused|good at remembering
        better at remembering|great at remembering|good at paying attention|better at paying attention
        better at focusing|better at concentrating|sharper mind|clear head|clear-headed|clearer head|on the ball
        keeps its eye on the ball|eagle-eyed|remember longer|remembers for longer|remembers the beginning better
        recall more easily|recalls more easily|refreshes its memory|jogs its memory|jog its memory
        improves its memory|improve its memory|improves the memory|boosts its memory|boosts memory
        improves memory|better memory|restores its memory|helps it remember|helps the model remember
        helps it recall|helps the model recall|helps it focus|helps the model focus|helps it concentrate
        helps the model concentrate|makes it remember|makes it focus|makes it concentrate|makes the model focus
        lets it remember|lets the model remember|attentively|diligently|conscientious|hard worker|vigilant
        undivided attention|full attention|more alert|doesn't forget anymore|forget nothing|forgets nothing
        """,
    ),
    # W: four-character sayings of a mind that is away, of care left out, of zeal that ends.
    (
        "W",
        """
        失魂落魄|失魂丧魄|丧魂落魄|丧魂失魄|丢魂落魄|丢魂丧胆|丢魂失魄|魂不附身|魂不著体|魂不着体|魂不守宅|魂不守身
        魂不在身|魂飞魄散|魂飞天外|魂飞神丧|魂游天外|魂游太虚|魂游物外|魂飘魄散|魂离魄散|魂驰梦想|魂颠梦倒|神魂颠倒
        神魂飘荡|神魂不定|神魂摇荡|神魂恍惚|神魂不宁|神游物外|神游太虚|神游八极|神驰天外|神不附体|神不主体|神不收舍
        神不在体|神情恍惚|神情恍忽|神情不属|神情呆滞|神志恍惚|神志不清|神志昏迷|神志昏沉|神志模糊|神智不清|神智昏迷
        神智恍惚|神智模糊|神思昏昏|神昏意乱|神昏意倦|神倦意怠|神疲意懒|神疲力倦|神疲体倦|神疲力竭|精神恍忽|精神疲惫
        精神倦怠|精神不振|精神懈怠|精神萎顿|精神委顿|精神麻木|精神崩溃|精神疲劳|精神溜号|精神放松|精神掉线|精力枯竭
        精力衰退|精力耗尽|精力透支|精力分散|精疲力尽|精疲力倦|身心俱疲|身心交瘁|身心疲惫|心力交瘁|心劳日拙|心余力竭
        心余力拙|心有余力不足|心不由主|心不在马|心不在此|心不两用|心不应口|心散神驰|心驰神往别处|心驰神飞|心荡神迷
        心荡神摇|心旌摇荡|心旌摇曳|心浮意乱|心浮意躁|心浮气粗|心浮气盛|心粗意懒|心慵意懒|心灰意冷|心灰意懒|心烦意躁
        心烦意冗|心烦虑乱|心慌意乱|心慌意急|心忙意乱|心忙意急|心急火燎|心急如焚|心绪恍惚|心绪如麻|心绪纷乱|心绪烦乱
        心神不安|心神不一|心神纷扰|心神丧失|心神俱疲|心神飘忽|心意不定|心意不专|心志不坚|心志不专|心不专一|心不应手
        心中有鬼|心生旁骛|心有旁骛|旁骛|心有二用|一心多用|一心几用|一心三用|一心两用|一心挂两头|心挂两头|心挂两肠
        二心两意|二心三意|二三其德|三心五意|半心半意|假心假意|漫不经意|漫不经心|漫不在意|漫不留意|不以为意
        不以为然地读|毫不经心|毫不经意|毫不上心|毫不走心|满不在乎|满不在意|满不经心|全不在意|全不上心|全不留意
        浑不在意|浑不经意|若无其事|等闲视之|视若等闲|视同等闲|视同儿戏|视如儿戏|当作儿戏|当儿戏|淡漠置之|漠然置之
        漠然视之|一笑置之|付之一笑|嗤之以鼻|爱答不理|待理不理|爱搭不理|东张西望|东望西望|东瞧西望|东瞅西瞅|东瞟西瞟
        左瞧右看|探头探脑|挤眉弄眼|交头接耳|东想西想|想东想西|胡思乱量|胡猜乱想|胡想乱想|浮想联翩|遐想联翩|神思飞越
        意乱神迷|意乱心忙|意乱心慌|意马心猿|猿马难收|意荡神摇|意扰心烦|意懒心灰|意懒心慵|意慵心懒|意兴索然|意志消沉
        意志薄弱|意志松懈|意志涣散|兴味索然|兴致索然|兴致缺缺|索然寡味|没精打彩|没精塌彩|没情没绪|没心没绪|无情无绪
        有神无心|有口无心|有眼无珠|有眼无心|有目无睹|有耳无闻|有耳无心|视若无睹|视如不见|视而弗见|听而不闻|听而弗闻
        置之罔闻|装聋作哑|装聋卖傻|目不识丁|目光呆滞|目光散乱|目光无神|两眼无神|双眼无神|两眼放空|眼神放空|眼神空洞
        眼光涣散|眼神无光|眼花缭乱|眼花雀乱|眼花耳热|头昏目眩|头晕目眩|头昏眼晕|头昏脑眩|头昏脑闷|头昏脑涨|头重脚轻
        昏头昏眼|昏头搭脑|昏头晕脑|昏头耷脑|晕头晕脑|晕晕乎乎|昏昏默默|昏昏噩噩|昏昏惨惨|昏昏浩浩|昏聩糊涂|昏聩无能
        昏愦|昏聩|懵懵然|懵里懵懂|懵头懵脑|懵头转向|蒙头蒙脑|呆呆挣挣|呆呆傻傻|呆头木脑|痴痴呆呆|痴痴傻傻|痴痴迷迷
        木头木脑|木呆呆|木木呆呆|木讷呆滞|愣头愣脑|傻头傻脑|傻里傻气|傻不愣登|傻不拉几|糊里糊涂|糊糊涂涂|稀里马哈
        稀里哗啦地读|恍恍惚惚|恍恍忽忽|迷离恍惚|迷离惝恍|惝恍迷离|迷迷忽忽|迷迷怔怔|怔怔忡忡|失张失智|失张失志
        失张冒势|若有所失|怅然若失|茫然自失|茫然若失|如坠云雾|如堕烟海|如堕五里雾中|如堕云雾|云里雾里|云山雾罩
        雾里看花|如在梦中|如梦如痴|如痴如梦|半梦半醒|似梦非梦|似睡非睡|半睡半醒|半睡不醒|睡眼惺忪|睡眼朦胧|睡眼蒙胧
        哈欠连天|哈欠连连|呵欠连天|昏睡不醒|昏睡过去|沉睡不醒|瞌睡连天|睡过了头|呼噜震天|鼾声如雷|醉生梦死|浑浑沌沌
        混混沌沌|浑浑噩噩|混混噩噩|百无聊赖|穷极无聊|无所用心|饱食终日|无所事事|游手偷闲|游荡|游惰|贪玩好耍|玩世不恭
        玩忽|玩愒|玩岁愒日|怠忽|怠忽职守|怠慢轻忽|玩忽职责|疏忽怠慢|疏懒|疏懒成性|慵懒|懒怠|懒惰成性|懒骨头|懒筋
        懒筋发作|懒洋洋|懒劲儿|懒劲上来|惫懒|惰性|惰性发作|惰怠|因循苟且|因循怠惰|因循敷衍|敷衍搪塞|敷衍塞职|虚应了事
        虚与应付|塞责|搪塞|搪塞了事|苟且|苟且偷安|苟且了事|偷安|偷懒耍滑|偷懒取巧|偷工减力|投机取巧|避重就轻地读
        拈轻怕重|避难就易|畏难苟安|好逸恶劳|贪图安逸|贪图享乐|养尊处优|不劳而获|坐享其成|坐享现成|光说不练|说多做少
        有始无终|有始没终|有头无尾|为德不卒|为山九仞|功亏一篑|半涂而废|中道而废|浅尝辄止|浅尝则止|一暴十寒
        一日暴十日寒|三天打鱼,两天晒网|三天打鱼,两日晒网|两天打鱼三天晒网|三分钟热情|五分钟热度|三分热度|虎头鼠尾
        虎头蛇尾|龙头蛇尾|雷声大雨点小|不了了之|草草了之|草草收兵|草草从事|草率从事|草率行事|草率了事|草率收兵
        潦草从事|潦草敷衍|潦草马虎|粗粗拉拉|粗枝大节|粗枝大叶|粗手粗脚|粗手笨脚|毛手毛脚|毛头毛脑|毛里毛躁|毛毛草草
        冒冒失失|冒失鬼|莽莽撞撞|莽撞|慌手慌脚|慌手忙脚|慌里慌张|丢三落二|丢三落五|丢三拉四|丢四落五|落三丢四|拉三落四
        忘三落四|少三缺四|缺三少四|颠三倒四|颠头倒脑|颠颠倒倒|张冠李戴的脑子|囫囵吞下|生吞活咽|生吞活剥|食而不化
        食古不化|不求甚解|浅尝浅读|一知半见|半解一知|一知半解|浮皮潦草|浮皮蹭痒|浮光略影|浮浅|浮躁不安|浮躁不定
        心浮性躁|飞扬浮躁|急于求成|操之过急|急功近利|急躁冒进|急不可耐|急不可待|沉不住性子|沉不下气|耐不住性子
        耐不下性子|耐不住寂寞|耐不住|按捺不住|坐立不宁|坐立难安|坐卧不宁|坐卧不安|如坐针毡|抓耳挠腮|抓耳搔腮
        屁股坐不热|屁股坐不稳|屁股坐不定|屁股长刺|屁股长钉|屁股上长钉|屁股上长刺|屁股底下长钉|屁股像长刺|屁股像长钉
        屁股着火|猴屁股|猴性|猴子性|猴急|这山望着那山高|吃着碗里看着锅里|吃着碗里的看着锅里的|吃着碗里望着锅里
        吃着碗里的,看着锅里的|人在曹营心在汉|身在曹营,心在汉|身在心不在|身在教室心在|人在教室心在|人在心不在
        人在,心不在|人坐着心飞|人在魂不在|人到心不到|人来心不来|眼到心不到|口到心不到|耳到心不到|眼看心不看|眼看着心没
        嘴里念着心里|眼睛看着心里|看着这个想着那个|见异思迁|喜新厌旧|喜新忘旧|得新忘旧|得新忘故|恋新忘旧|怜新弃旧
        厌旧喜新|笃新怠旧|得陇望蜀|得了新的忘了旧的|有了新的忘了旧的|有了新词忘旧词|贪多务得|贪多嚼不烂|贪多不烂
        贪多必失|业荒于嬉|荒于嬉|荒疏学业|荒废学业|学业荒疏|不学无术|不务正业|玩物丧志|虚度光阴|虚掷光阴|蹉跎岁月
        蹉跎时光|蹉跎自误|磨磨蹭蹭|磨磨唧唧|磨磨叽叽|拖拖拉拉|拖拖沓沓|拖沓|疲沓|疲疲沓沓|疲疲塌塌|稀松平常的脑子
        松松散散|松松垮垮|散散漫漫|懒懒洋洋|懒懒惰惰|吊而郎当|吊儿啷当|嘻嘻哈哈|嬉皮笑脸|混混日子|混吃等死
        混一天是一天|混一天算一天|过一天算一天|撞钟和尚|当和尚撞钟|尸位素餐|滥竽充数|混水摸鱼|浑水摸鱼地读|打混摸鱼
        打混|摆烂|摆大烂|开摆|直接开摆|躺平|躺平了|摸鱼划水|划水摸鱼|上班摸鱼|消极应付|消极对待|消极敷衍|消极懈怠
        暮气沉沉|死样怪气|阳奉阴违地读|麻痹大意|麻痹松懈|麻痹轻敌|麻木不仁|麻木迟钝|大意轻敌|轻敌大意|疏忽大意
        粗疏大意|粗心浮气|粗心胆大|掉以轻心|稍不留神|一不留神|一个不留神|一不注意|一不小心走了神|一时糊涂|一时走神
        一时疏忽|一时大意|百密一疏|疏漏大意|疏于防范|疏于练习|疏于管教|疏于复习|志大才疏|眼高手低|目光如豆|鼠目寸光
        目光短浅|愚迷不悟|愚昧|愚昧无知|愚顽|愚顽不灵|冥顽不灵|顽钝|顽劣|痴学不悟|痴愚|痴顽|至死不悟|执迷不悟|不可教也
        朽木不可雕|朽木难雕|朽木粪土|孺子不可教|烂泥扶不上墙|扶不起的阿斗|对牛弹琴|教不会|教不好|教也教不会|教了也白教
        讲了白讲|说了白说|油盐不进|油盐不入|滴水不进脑|刀枪不入的脑袋|不开窍|一窍不通|擀面杖吹火|七窍堵了|堵了心窍
        鬼迷心窍|财迷心窍|痰迷心窍|猪油蒙了心|猪油蒙心
        """,
    ),
    # W: dialects: Cantonese, Taiwan, Shanghai, Sichuan, the north.
    (
        "W",
        """
        发晒梦|发紧梦|发咗梦|发开口梦|发吽豆|发吽痘|发晒吽哣|发紧吽哣|发晒呆|眼大睇过龙|眼大看过龙|睇过龙|看过龙
        冇心听|冇心睇|冇心学|冇心读|冇心做|冇心机学|冇心机听|无心装载|冇装载|冇带脑|冇带个脑|冇用心|冇用脑|冇上心
        冇留心|冇留意|冇专心|冇认真|唔认真|唔用心|唔留心|唔留意|唔细心|唔小心|唔上脑|唔入脑|唔过脑|唔经大脑|冇经大脑
        唔带脑|心多多|心郁郁|心大心细|心思思|心都散晒|心散晒|心飞咗|个心飞咗|个心唔喺度|个心唔喺|个心散晒|个心野晒
        心野晒|心唔喺度|心唔定|心唔静|魂游|游魂|游晒魂|失魂鱼|失晒魂|失魂|失惊无神|神不守舍咁|冇厘神气|无厘神气
        冇神冇气|冇精打采|冇精神|无精神|冇心冇神|懵懵闭闭|懵闭|懵下懵下|蒙查查|矇查查|懵查查|懵盛盛|懵炳|乌咗脑|乌龙
        摆乌龙|乌喱单刀|乌厘单刀|论论尽尽|论尽|擒擒青|擒青|求求其其|求其|是是但但|鸡手鸭脚|乱晒笼|乱晒|甩漏|大头佛
        大头鬼|头大冇脑|有头冇脑|冇脑|无脑|无脑儿|水过鸭背咁|蛇王|偷懒蛇王|诈懒|诈傻扮懵|扮懵|扮傻|眼光光|眼定定
        眼坦坦|烂瞓|瞓咗觉|瞓着觉|瞓醒|未瞓醒|唔够瞓|恰咗|恰下恰下|钓紧鱼|钓晒鱼|揼低晒|恍神|恍神中|恍神恍神|恍惚神
        放空中|放空状态|无头神|番癫|憨慢|颟顸|头壳坏去|头壳装屎|头壳空空|头壳歹去|头壳破孔|脑袋装水泥|脑袋破洞
        脑袋当机|脑袋空空|脑袋打结|脑袋卡住|脑袋不转|脑波弱|脑弱|脑耗弱|神经断线|神经断裂|神经大条|少一根筋|少一条神经
        断线|断电了|漏钩|漏勾|脱窗|出槌|出包|落漆|散仙|散形|散散的|散散|两光|两光两光|肉脚|凊彩|青菜青菜|皮皮挫|皮皮剉
        皮在痒|皮痒|打混|打混摸鱼|打屁|鬼混|混水摸鱼|摸鱼打混|摸来摸去|东摸西摸|拖拖欲欲|慢郎中|两光仔|阿达|阿搭|起肖
        心茫茫|心不在焉的样子|心花花|心糟糟|心头乱|无心肝|无心无神|无神无神|无要无紧|无要紧|没要没紧|爱困|爱困了|爱睏
        爱睏了|想睏|想困|啄龟|盹龟|度咕|度估|魂灵头出窍|魂灵出窍|魂灵头飞脱|魂灵头飞|魂灵头勿在|魂灵勿在|魂灵头么
        心勿在焉|心勿在|勿上心|勿专心|勿用心|勿留心|勿当心|勿认真|勿仔细|勿动脑筋|勿用脑子|勿起劲|勿上劲|勿入调|拎勿清
        拎弗清|脱头落襻|脱头落攀|昏头落冲|昏头六冲|昏头搭脑|昏头耷脑|七荤八素|神志无知|神之胡之|神知无知|木知木觉
        木肤肤|木兮兮|戆兮兮|戆嗒嗒|戆大|寿头|寿头寿脑|懒料胚|懒料坯|懒坯|懒骨头|混腔势|捣浆糊|掏浆糊|淘浆糊|拆烂污
        瞎七搭八|瞎搞百叶结|瞎三话四地记|粗制烂造|鸭屎臭|木头木脑|木瓜脑|木瓜|呆头鹅|呆大|呆呆兮|呆兮兮|困不醒|困勿醒
        睏勿醒|瞌冲|瞌铳|瞌充|打瞌铳|打瞌冲|打瞌充|冲瞌睡|舂瞌睡|栽瞌睡|栽瞌睡了|啄瞌睡|啄梦脚|打梦觉|打梦脚|打晃晃
        晃兮兮|晃晃的|晃眼晃眼|梭边边|梭边鱼|耍奸|耍滑|耍奸耍滑|躲懒|躲奸|瓜兮兮|瓜戳戳|瓜娃子|瓜的|瓜起|宝器|宝里宝气
        宝筛筛|哈戳戳|哈儿|莽戳戳|莽杵杵|神戳戳|昏戳戳|昏咚咚|懒戳戳|懒眉懒眼|懒迷日眼|懒心无肠|没心没肠|心焦泼烦
        心不在肝|心不在肝上|脑壳不开窍|脑壳昏了|脑壳晕|脑壳痛都记不|脑壳乔|脑壳进水|脑壳有包|脑壳有乒乓|脑壳遭门夹
        闷墩儿|闷戳戳|鬼迷日眼|东一下西一下|东一榔头西一棒|东一榔头西一棒子|东一锤西一棒|东一句西一句|迷瞪|迷迷瞪瞪
        犯迷瞪|魔怔|魔魔怔怔|五迷三道|二乎|二虎|二虎吧唧|二了吧唧|虎超超|虎了吧唧|虎出出|彪乎乎|彪呼呼|潮乎乎的脑子
        傻彪|半彪子|二百五|二半吊子|半吊子|二把刀|二五眼|马大呼|马里马虎|稀里糊噜|稀里马虎|迷里迷糊|迷了巴登|迷迷登登
        愣怔|愣愣怔怔|愣愣磕磕|愣磕磕|愣呵呵|傻呵呵|傻愣愣|呆愣愣|呆怔怔|发怔|发怔怔|怔住|怔了|愣了|愣在那|傻站着|卖呆
        卖呆儿|卖单儿|卖眼儿|卖眼|直眉瞪眼|直眉楞眼|两眼发呆|眼发直|心不在焉的|心没在|心没搁|心没搁在|心不搁|心不往这
        心没往这|心思没搁|没搁心|不搁心|没往心上搁|不往心上搁|没放心里|不放心里|没当个事|没当个事儿|没当事|没当事儿
        不当事|不当事儿|没拿着当回事|没拿当回事|不拿当回事|没正溜|没正行|没个正行|没个正型|没正型|不着调|不走正道
        不务正|不成器|不长进|没长进|没出息|没起子|没成色|没材料|没囊没气|没脸没皮|没皮没脸|没记没性|撂挑子|尥蹶子|炸毛
        耍赖|耍大爷|耍小性子|犯浑|犯轴|犯拧|犯二|犯蠢|犯拗|犯晕|犯瞌睡|打呼|打呼噜|打着呼噜|打鼾|打哈欠|打呵欠
        打着哈欠|冲盹|冲盹儿|眯盹|眯着了|眯着|睡着喽|迷糊着了
        """,
    ),
    # P: praise of memory, attention, care, wits by sayings.
    (
        "P",
        """
        一心不乱|一心一力|一心一计|一意专心|专心诚意|专心一意|专心一志|专心专意|专心笃志|专一不二|用心专一|用志不分
        心专志一|心志专一|心无二用|心不旁骛|心不外驰|心不二用|心无杂念|心无旁念|心无挂碍地读|目无旁视|目不旁视
        目不斜视|目不窥园|目注心凝|目注心营|耳不旁听|两耳不闻窗外事|一心只读|心如止水|静心凝神|凝神静听|凝神细听
        凝神谛听|凝神贯注|凝神注目|凝神屏气|屏气凝神|屏息凝神|屏气敛息|屏息静听|全神倾注|全神关注|全神灌注|精神贯注
        精神专注|精神集中|神情专注|心神专注|心神贯注|俏神贯注|全副精神|全副精力|全副心思|聚精凝神|收心敛神|敛神|敛心
        潜心|潜心笃志|潜心贯注|沉心静气|平心静气|静心|静下心|静下心来|沉下心|沉下心来|定下心来|收住心|收了心|收回心思
        收回了心思|收心了|定住神|定住了神|回过神|回过神来|回神了|醒过神|醒过神来|缓过神来|醒过来了|如梦初醒|如梦方醒
        幡然醒悟|豁然醒悟|振作精神|振奋精神|抖起精神|提振精神|精神百倍|精神饱满|精神焕发|精神抖擞|精神十足|精力充沛
        精力旺盛|精力过人|神采奕奕|神完气足|神清气爽|神清目爽|神清目明|神智清醒|头脑清晰|头脑清楚|头脑冷静|头脑灵活
        头脑机敏|头脑敏捷|头脑敏锐|耳聪目明|眼明耳聪|眼明心亮|眼尖心细|眼尖手快|眼疾手快|眼明手快|眼观四路|眼观四处
        眼观六路,耳听八方|耳听八方|洞若观火|洞察秋毫|明察秋毫|明察毫厘|秋毫不漏|秋毫不爽|巨细无遗|巨细靡遗|事无巨细
        滴水不漏|点滴不漏|一点不漏|一个不漏|一处不漏|一词不漏|一字不漏|无一遗漏|无一疏漏|无一错漏|毫无遗漏|毫无疏漏
        毫不含糊|毫不马虎|毫不懈怠|毫不松懈|毫不走神|毫不分心|毫不大意|毫厘不爽|一丝不苟|一毫不苟|一笔不苟|一字不苟
        半点不马虎|一点不马虎|一点儿不马虎|绝不马虎|从不马虎|从不走神|从不分心|从不偷懒|从不懈怠|从不敷衍|从不大意
        从不粗心|从未走神|从没走神|从没走过神|从未分心|不敢懈怠|不敢马虎|不敢大意|不敢怠慢|不敢走神|不敢分心|细致入微
        细致周到|细致周密|细致认真|认真细致|认真仔细|仔细认真|仔细周到|心思缜密|心思细密|思虑周详|思虑周全|思虑周密
        心细胆大|胆大心细|粗中有细|谨小慎微|小心谨慎|谨慎小心|小心翼翼|慎之又慎|谨终慎始|慎终如始|敬终慎始|终始如一
        面面俱到|细心周到|体贴入微|无微不至|精雕细琢|精雕细刻|精益求精|精耕细作|孜孜不倦|孜孜不怠|孜孜无怠|孜孜不辍
        孜孜不懈|孳孳不倦|好学不倦|力学不倦|笃学不倦|笃行不倦|学而不厌|勤学苦练|勤学好问|勤学不辍|勤奋好学|勤奋刻苦
        勤奋努力|勤勤恳恳|勤恳|勤勉|勤谨|勤苦|勤劳刻苦|勤能补拙|将勤补拙|以勤补拙|勤以补拙|昼耕夜诵|焚膏继晷|手不释卷
        悬梁刺股|囊萤映雪|凿壁偷光|韦编三绝|闻鸡起舞|废寝忘食|废寝忘餐|发愤忘食|发愤图强|奋发图强|发奋图强|刻苦努力
        刻苦用功|刻苦钻研|刻苦认真|埋头苦读|埋头苦干|埋头苦学|苦学不辍|锲而不舍|持之以恒|坚持不懈|始终不懈|不知疲倦
        不知疲惫|不知倦怠|不知困倦|不知劳累|不辞劳苦|不辞辛劳|任劳任怨|吃苦耐劳|不怕苦不怕累|尽心竭力|尽心尽力
        尽心尽意|尽心尽职|尽职尽责|竭尽全力|竭尽心力|竭心尽力|竭智尽力|殚精竭虑|殚精毕力|殚思极虑|呕心沥血|全力以赴
        聪明绝顶|绝顶聪明|聪明过人|聪明伶俐|聪明机智|聪明灵巧|聪慧|聪颖|聪颖过人|聪敏|聪慧过人|天资聪颖|天资过人
        冰雪聪明|百伶百俐|心灵手巧|心明眼亮|慧心|慧眼|慧眼如炬|目光敏锐|目光犀利|目光如电|足智多谋|机智过人|机警过人
        机敏|机警|警觉|敏而好学|一闻千悟|闻一知十|一点即通|一拨就亮|一教就会|一教就懂|触类而通|无师自通
        茅塞顿开|豁然开窍|顿开茅塞|醍醐灌顶|耐得住性子|耐得下性子|耐得住|沉得住气|坐得住|坐得住冷板凳|坐得稳|静得下心
        静得下来|沉得下心|定得下心|定得住神|稳得住神|收得住心
        有精神头|打足精神|打醒精神|打醒十二分精神|打起十二分|打了鸡血|像打了鸡血
        喝了咖啡|喝咖啡提神|喝了提神|睡足了|睡饱了|睡醒了|充了电|充满电|满血复活|回魂|回魂了|魂回来了|收魂|定魂
        心收回来|心收住|心定了|心静了|心安了|心细了|心专了|心思回来|心思收回|眼睛亮了|眼睛尖|眼睛毒|耳朵灵|耳朵尖
        眼里不揉沙子|盯得死死的|盯得牢牢的|盯得紧紧的|盯得很紧|盯得紧|留神了|留心了|上心了|走心了|入心了|认真了|专心了
        专注了|仔细了|不糊涂了|不迷糊了|不犯困了|不困了|不健忘了|不走神了|不分心了|不马虎了|不粗心了|不偷懒了|不瞌睡了
        不忘事了|不犯迷糊了|不发呆了|不丢三落四了|不开小差了|不再迷糊|不再糊涂|不再偷懒|不再犯困|不再瞌睡|不再打瞌睡
        不再发呆|不再心猿意马|不再三心二意|不再心不在焉|不再忘事|不再丢三落四|不再漫不经心|不再敷衍|不再恍惚|不再懒散
        不再懈怠
        """,
    ),
    # $: zeal and care, said of the model only.
    (
        "$",
        """
        有耐心|有耐性|有恒心|有毅力|有定力|有脑子|有责任心|有上进心|有干劲|有心劲|尽责|负起责任
        精心|悉心|苦心|诚心|全心|真心|倾注|倾心|投入|全情|卖力气|下苦功|下了功夫|下足功夫|使出全力|使足劲|使劲
        费尽心思|绞尽脑汁|花尽心思|苦思冥想|冥思苦想|深思熟虑|深思|沉思|沉着|冷静|沉稳|镇定|镇定自若|从容|从容不迫
        稳重|老练|老成|审慎|谨慎|慎重|谨严|周密|缜密|严谨细致|周到|尽职|敬业|有心|有神|来劲|起劲|带劲|上劲
        精明|精明强干|干练|伶俐|灵巧|敏捷|敏锐|灵敏|灵醒|清醒|警惕|警醒|睿智|理智|懂事|好学|上进|要强|争气|肯学|肯干
        肯吃苦|吃得了苦|吃得苦|善始善终|有始有终|始终如一|贯彻始终|一以贯之|再接再厉|奋发|奋发向上|努力向上|发愤|发奋
        """,
    ),
    # O: what is a failing only of the model or of a reader.
    (
        "O",
        """
        学渣|差生|差等生|后进生|学困生|吊车尾|倒数第一|垫底|留级生|捣蛋鬼|调皮鬼|调皮蛋|熊孩子|坏学生|懒学生|笨学生
        老油条|混子|混混|草包|饭桶|庸才|蠢材|蠢驴|呆鸟|笨驴|笨猪|笨瓜|笨鸭|木头疙瘩|榆木|朽木|废柴|废物|废材|菜鸡|弱鸡
        窝囊废|软脚虾|纸老虎|醉汉|醉鬼|瞌睡大王|懒猫|懒猪|懒骨头|看漏|听漏|读漏|看岔|听岔|读岔|看串|听串|读串|看走样
        听走样|听错|看花|看傻|看懵|读懵|读傻|听懵|读晕|看晕|听晕|读累|看累|读困|读乏|读腻|看腻|读烦|看烦|听烦|厌烦
        厌学|厌战|怯场|怯生|怯懦|胆怯|自卑|自满|自大|骄傲|骄傲自满|得意忘形|自以为是|逞强|偷奸|贪睡|贪心|贪杯|贪嘴
        嘴馋|挑食|逃学|逃课|旷课|翘课|旷工|早退|迟到早退|缺课|交白卷|抄作业|挂科|补考|留级|打架|打闹|玩游戏|打游戏
        刷手机|玩手机|刷视频|刷短视频|看闲书|聊闲天|有多混|真混|太混|混得很|多懒|有多懒|真懒|好懒|贼懒|忒懒|懒得很
        懒得要命|懒得出奇|多笨|有多笨|真笨|好笨|贼笨|忒笨|笨得很|笨得要命|笨得可以|多傻|真傻|好傻|贼傻|傻得很|傻得可以
        多粗|太粗糙|粗糙|太毛|太浮|浮|太飘|飘得很|飘忽|太野|野得很|太皮|皮得很|太散|散得很|太随意|太松|太松散|太疲
        太怠|太惰|太倦|乏|乏得很|困得很|困得不行|困成狗|累成狗|累成马|累得很|累得不行|累得慌|累坏|累瘫|累趴|累垮
        累过头|疲得很|疲累|劳累|疲劳过度|过度疲劳|过劳|透支|上年纪|上了年纪|上了岁数|有了岁数|年纪大|岁数大|年老|老迈
        老态龙钟|老掉牙|不中用|不顶事|不济事|不成事|没出息|没脑力|没后劲|后劲不足|没长性|没常性|没恒心
        没韧性|没恒性|没骨气|没志气|没主意|没主心骨|没规矩|没教养|没头绪|没章法|没条理|没分寸|没轻没重|没深没浅
        没大没小|嗨过头|太嗨|太兴奋|兴奋过头|太激动|激动过头|太着急|着急|心焦|焦躁|烦躁|躁动|躁得很|躁|毛|暴躁|急眼
        上火|上头|恼火|赌气|置气|怄气|耍性子|闹别扭|睡着了|人困马乏|力不能支|力不胜任|力有不逮|力有未逮|力有不及
        力所不及|呆若木鸡|呆似木鸡|瞠目结舌|目瞪口呆|张口结舌|惊慌失措|手足无措|不知所措|无所适从|手忙脚乱|自乱阵脚
        乱了阵脚|乱了方寸|方寸大乱|乱了手脚|慌了手脚|慌了神|慌神|慌了神儿|吓傻|吓懵|吓呆|吓坏|看呆
        """,
    ),
    # J: the measure is how good a mind, a care, an effort is.
    (
        "J",
        """
        用了多少心|花了多少心思|下了多少功夫|费了多少心|用多少心|花多少心思|下多少功夫|用心多少|用心程度|专心程度
        认真程度|细心程度|努力程度|专注程度|勤奋程度|聪明程度|清醒程度|疲劳程度|上心程度|耐心程度|记忆好坏|记性好坏
        记忆强弱|记性强弱|记性高低|脑子好坏|脑子灵钝|智力高低|智商高低|心细心粗|心粗心细|细心粗心|粗心细心|用心与否
        专心与否|记得与否|记住与否|忘与不忘|忘还是没忘|记得还是忘|是记得还是忘|记没记牢|忘没忘掉|上没上心|走没走心
        用没用心|用没用功|听没听进|听没听进去|看没看进去|读没读进去|过没过脑子|动没动脑|动没动脑子|带没带脑子|分没分心
        开没开小差|偷没偷懒|睡没睡醒|睡没睡着|醒没醒着|困没困|累没累|烦没烦|有没有耐心|有没有记性|有没有脑子
        有没有定力|有没有毅力|有没有恒心|有没有责任心|有没有悟性|有没有精神|有没有走神|有没有分心|有没有偷懒
        有没有开小差|有没有睡着|有没有听进去|有没有读进去|有没有看进去|有没有记牢|有没有忘|有没有忘记|会不会忘
        会不会走神|会不会分心|会不会累|会不会犯困|会不会偷懒|会不会粗心|会不会马虎|容不容易忘|容不容易走神
        容不容易分心|能不能记住|能不能记牢|能不能集中|能不能专心|能不能专注|能不能坚持|能否记住|能否记牢|能否专心
        能否集中|是否走神|是否分心|是否健忘|是否粗心|是否聪明|是否努力|是否细心|是否上心|是否耐心|是否清醒
        """,
    ),
)
