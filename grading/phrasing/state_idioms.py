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
        太随便|太随意|潦草|大而化之|掉以轻心|松松垮垮|思想开小差|思想开了小差|思想溜号|思想抛锚|开起了小差
        脑子开小差|看东看西|东看西看|看这看那|目光涣散|眼神涣散|眼神飘忽|魂不附体|魂飞了|昏昏欲睡|昏沉|昏昏沉沉
        迷瞪|困倦|乏了|累垮了|累趴了|精神萎靡|萎靡不振|精神恍惚|精神不济|精力跟不上|精力不足|精力有限|打蔫
        没劲头|没干劲|偷奸耍滑|消极怠工|出工不出力|不使劲|没使劲|不出力|没出力|不卖力|不尽心|没尽心|不走脑
        不动心思|没花心思|没下功夫|不下功夫|不肯下功夫|没心思|没心没肺|没兴趣|不感兴趣|缺乏兴趣|不耐心|缺乏耐心
        没定力|定力不足|没毅力|意志不坚|意志薄弱|责任心不强|没责任心|不负责任|态度不端正|态度不好|态度不认真
        没有用心|没有认真|没有专心|没有好好看|没好好看|没好好读|没好好学|没好好记|不好好看|不好好读
        不好好学|没仔细看|没仔细读|没看仔细|没认真看|没认真读|没认真记|看得不仔细|读得不仔细|读得太随便
        读得太快太粗|漏神|掉链子|眼大漏神|眼高手低|粗线条|神经太粗|心粗|心太粗|太毛糙|毛糙|冒失|有头无尾
        虎头蛇尾|一知半解|懵懵懂懂|傻傻分不清|搞不清状况|不在线|脑子不在线|智商不在线|智商掉线|没带脑|没睡醒
        没睡醒似的|还没睡醒|在睡觉|睡着了|犯迷瞪|打迷糊|神智不清|脑雾|散神|溜神|漏嘴|跑神儿|脱线|秀逗|凸槌|放空
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
)
