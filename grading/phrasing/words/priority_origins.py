"""Priority claim, its verbs and titles: what is said of whoever was the first: data.

The letters are explained in ``priority_claim``; these words win over the nouns.
"""

from __future__ import annotations

from grading.phrasing.words.scope_turns import joined
from grading.phrasing.words.typos import variants

#: Say priority by themselves, of whatever it be said.
CLAIMS = """
    没有任何前人|没有前人|无前人|鼻主|鼻组|鼻袓|始组|首创着|首闯|发名者|发明着|先趋|先躯|开山只作|祖师业|首窗|手创
    kicked it all off|kicked it off|set it all off|broke the ice|outran everyone|scooped everyone|scooped the world
    scooped the field|scooped google|nothing of the sort existed|no such mechanism existed|no such thing existed
    no such method existed|when attention began|when attention started|when attention was born|when alignment began
    一切的开头|一切的起头|had not been invented|hadn't been invented|was not invented until|wasn't invented until
    opened a new era|opens a new era|opened a new chapter|began a new era|opened a whole new era|a whole new era
    头一口|别无分号|只此一家|独此一份|没有第二家|处女秀|首秀|前人所未|前人未发|发前人所未发|言前人所未言|前人未尝
    前人未及
    the first time anyone|first time anybody|the first time that anyone|first time someone|got there before
    get there before
    got to it before|thought of it before|had it before anyone|did it before anyone|who thought of it
    who came up with it
    who came up with this|who dreamt it up|who thought it up|who started it|revolutionary first|absolute first
    historic first|genuine first|nothing like attention had|nothing like alignment had|nothing like it had
    nothing like it existed|nothing like this existed|nothing like attention existed
    自古以来第一|自古以来头一|历史的第一页|历史第一页|新篇章|新的一页|一切都从这里|都是照着它|都从它来|都从这里来
    unprecedented|unheard-of|for the first time in history|first time in history|unheard of then|unknown then
    unheard of at the time|unknown at the time|unheard of before|unknown before them|it all started here
    it all begins here
    it all began here|nobody else had it|no one else had it|nobody had it|nobody else had the idea
    no one else had the idea
    首创|首创者|首创了|始创|鼻祖|始祖|祖师|祖师爷|开山之作|开山鼻祖|开山祖师|开山|奠基人|开创|开创了
    开创者|开创性|开先河|开了先河|先河|滥觞|破天荒|前所未有|史无前例|从未有过|前无古人|史上首|世界首
    世界上最早|全球首|有史以来|率先|首度|首次提出|首先提出|最先提出|最早提出|第一个提出|发明|发明了|发明者
    发明人|发明的|所创|首提|最早的论文|最早的一篇|最早的工作|最早发明|头一个提出|头一回有人|第一次有人
    第一次提出|注意力之父|之父|之母|源起|比谁都早|没有比它更早|没有更早|最初提出|先驱|先行者|拓荒|从此诞生
    由此诞生|首个提出|前人没做过|前人没有|前人未|前人从没|头一遭|开天辟地|发轫|发轫之作|肇始|首倡|首开
    首开先河|开篇之作|奠基者|最早一批|最早见于|最早是由|最先见于|第一个想到|第一个实现|首位提出|首开先例
    原创者|有史以来第一|此前无人|无先例|没有先例|无人做过|没人做过|没人想到|没人用过|没人提过|没人提出
    没有人做过|没有人用过|没有人提出过|比别人早|比其他论文早|早于所有|早于其他|早于任何|翻译的起点|研究的起点
    注意力的起点|对齐的起点|发展的起点|领域的起点|一切的起点|由此发端|发端于|开创之作|最早一篇|没人比他们早
    开山立派|第一个吃螃蟹|吃螃蟹|祖师奶奶|开宗立派|开路先锋|先锋之作|先锋者|头啖汤|饮头啖汤|饮咗头啖汤
    打响第一枪|开路人|先河之作|开先例|破冰之作|处女作|始作俑者|奠基之父|缔造者|创造性地提出|创新性地提出
    前所未见|前所未闻|闻所未闻|旷古|亘古未有|策源地|滥觞于|肇端|肇端于|嚆矢|起源之作|源头之作|开端之作|首作
    首度提出|首度使用|首度引入|首次见于|初次提出|初次引入|初次使用|初创|原创作者|原创团队|发明权|首发权
    首创的功劳|抢得先机|占得先机|捷足先登|先声|先声夺人|先导者|前无来者|独此一家|独家首创|全球首创|国际首创
    世界首创|业界首创|业内首创|行业首创|业界首个|业界第一|业内第一|领域第一|全网首|人类历史上|有记载以来
    有记录以来|最早可考|最早能查到|最早可以追溯|最早可追溯|最早能追溯|一代宗师|一手创立|一手开创|无人涉足
    无人踏足|没人涉足|谁都没做过|谁也没做过|谁都没想过|谁也没想过|没人想过|没人试过|谁都没试过|谁都没用过
    谁也没用过|谁都没提过|谁也没提过|没人写过|没人研究过|没人讲过|没有谁做过|没有谁用过|没有谁提过|没有谁想到
    没有先行者|没有前人|前人不曾|前人都没|以往没有|以往从未|以往谁都没|过去没有人|过去没人|过去谁都没
    史上没有|史上从未|史上头一|最先发明|最早想到|最早发表|最早介绍
    最早实现|最早提|最先想到|最先发表|最先实现|最先提|第一个发明|第一个尝试|第一个发表|第一个引入
    第一个谂到|头一个谂到|第一个咁做|头一个想到|头一个发明|首位发明|首位使用|首位实现|第一位发明|第一位提出
    第一位把|第一位将|第一位想到|最早那批|最早那篇|开国元勋|首当其冲地提出|最先问世|最早问世|最早诞生|最先诞生
    头一次有人|头一次提出|头一回提出|第一回有人|第一回提出|首个实现|首篇提出|首篇把|首篇将|首篇使用
    创始于|创始论文|创始团队|首创人|首创论文|首创之作|鼻祖级|老祖宗级|祖师级|一切从这篇开始|一切都从这
    从这篇开始|自这篇开始|由这篇开始|自此才有|从此才有|这才有了|才有了注意力|才有了对齐|才有注意力|才有对齐
    先有这篇|先有了这篇|没有比这更早|没有比这早|没有更早的|比这更早的没有|比它更早的没有|再没有更早|找不到更早
    查不到更早|没见过更早|没有这篇|没有这篇论文|要不是这篇|头名状元|出生证明|出生证
    呱呱坠地|凭空想出|凭空造出|凭空创造|凭空发明|从零到一|从0到1|第一声啼哭|捅破了窗户纸|捅破这层窗户纸
    捅破窗户纸|窗户纸是他们捅破的|填补了空白|填补了学界的空白|填补空白|填补了这片空白|填补了这一空白
    的空白是他们填的|开的荒|垦荒|处女地|打响了第一枪|排头名|时间上排第一|辈分最高|资格最老|资历最深|资历最老
    辈分最大|拓荒牛|垦荒者|播种者|播种人|接生婆|助产士|生父|生母|亲生父亲|亲爹亲妈|祖爷爷|老祖爷|太爷爷
    开国功臣|开国皇帝|开拓者|开路者|探路者|铺路人|领头的那篇|先行军|先遣队|急先锋|弄潮儿|敢为天下先|敢为人先
    敢为天下之先|开风气之先|首开风气|得风气之先|别开生面|另辟蹊径|独辟蹊径|独树一帜|前无先例|史所未有|旷古未有
    旷古未闻|古所未有|古未有之|前此未有|前此未之有|未之有也|盘古开天|头一份儿|独一号|蝎子拉屎独一份|揭开序幕
    拉开序幕|拉开了序幕|拉开帷幕|拉开了帷幕|拉开大幕|揭开了序幕|揭开帷幕|点燃了第一把火|第一把火|头把火
    头把交椅|第一块砖|第一块石头|第一块基石|第一颗种子|播下种子|播下了种子|第一缕曙光|第一道曙光|第一声春雷
    石破天惊|第一根火柴|头一炮|打响头炮|打响了头炮|源头之水|万源之源|一切的源头|一切的开始|一切的开端
    一切的起源|一切由此开始|一切从此开始|一切始于|一切都始于|万物之始|万法之源|众法之源|集大成的源头|总源头
    总根子|母本|起始之作|创世纪|创世之作|创世者|亚当夏娃|亚当和夏娃|祖师爷级|祖宗级|始祖级|开山级|元祖级
    开山老祖|开山大师|开山大弟子|掌门祖师|创派祖师|创派|开派|立派|开宗|开宗明义第一篇|开基|开创纪元
    开启了纪元|开辟了纪元|开辟新纪元|开辟了新纪元|划出新纪元|开新局|零的突破|零突破|实现了零的突破|首席发明
    首席功臣|第一功臣|头等功臣|第一作俑者|先有它后有|吃第一口螃蟹|吃上第一口螃蟹|第一口螃蟹|吃到第一只螃蟹
    尝鲜第一人|初代目|元祖级别|版权归|专利归|专利属于|著作权归|署名权归|知识产权归|原创权|优先权归|优先权属于
    优先权是|首倡之功|首倡者|创制|创制了|首制|独步天下|创于|创自|肇自|肇于|肇端自|昉于|昉自|权舆|鸿蒙
    滥觞之作|椎轮|椎轮大辂|筚路蓝缕|筚路蓝缕之功|草创之功|凿破鸿蒙|发凡起例|首唱|首唱者|创说|创说者|始作者
    始倡|始倡者|始于此文|创始之功|自我作古|不祧之祖|百世之祖|万世之祖|起了个大早|赶了个头|赶在所有人前
    赶在所有人之前|抢在所有人前|抢在所有人前面|走在所有人前面|走在所有人前头|领先全世界|领先世界|领先所有人
    首发者|拔了头筹|拔得了头筹|喝头啖汤|第一口汤|头口水|吃头口水|第一吃螃蟹|从 0 到 1|破题儿第一遭
    pioneered|invented|invention|gave birth|gives birth|founding fathers|father of|fathers of|first ever
    first-ever|the very first|very first|groundbreaking|ground-breaking|trailblazing|started it all
    started with this paper|began with this paper|before anyone else|before anybody else|no earlier one
    forerunner|earliest known|first of its kind|first proposed|first introduced|brainchild|first time anyone
    first time ever|world's first|world first|the first in the world|first in the world|first in history
    ahead of everyone|ahead of everybody|ahead of all|before any other|before any one else|no precedent
    without precedent|creation of attention|discovery of attention|invention of|ushered in
    nothing like it before|never been done|had never been|no previous paper|no previous work|no earlier paper
    no earlier work|no prior work|no prior paper|where it all started|where it started
    the beginning of attention|the beginning of alignment|marks the beginning|marked the beginning|saw the light
    first suggested|first came up|all goes back to|goes back to this|goes back to that|goes back to them
    trailblazer|trailblazers|trail-blazing|trail-blazer|forerunners|founding father|godfather|godfathers
    grandfather of|granddaddy|masterminded|broke new ground|breaks new ground|breaking new ground|broke ground
    blazed the trail|blazed a trail|got the ball rolling|set the ball rolling|gave us attention
    gave us alignment|gave the world|first off the mark|first mover|first movers|first in the field
    first on the scene|first on record|earliest recorded|original inventors|true inventor|real inventor
    real inventors|owes its existence|owe attention|starting point of attention|starting point for attention
    ground zero|where attention began|where attention comes from|where attention started|where alignment began
    where alignment comes from|where it began|where it was born|opened the era|opens the era|opened up the field
    world-first|a world first|an industry first|no predecessor|no predecessors|without predecessor
    without predecessors|no forerunner|came before all|came before everyone|came before anyone
    came before any other|older than any other|older than all|older than any|earlier than any|earlier than all
    earlier than everyone|earlier than anyone|before everyone else|before everybody else|ahead of anyone
    ahead of any other|ahead of the pack|beat everyone|beat everybody|beat everyone to it|beat them to it
    thought of it first|proposed it first|published it first|discovered it first|invented it first
    showed it first|first hit on|hit upon first|hit on it first|first conceived|first formulated
    first demonstrated|first invented|first paper to|first work to|first method to|first model to
    first authors who|first people who|first team who|first ones who|fathered|authored the first
    published the first|proposed the first|holds the title|the title of first|pride of place|the honour of being
    the honor of being|credited with|saw the light of day|at first in the world|birth certificate|patient zero
    adam and eve|started the whole thing|kicked the whole thing off|kick-started the field
    put attention on the map|launched the attention era|from scratch invented|invented the wheel
    wrote the book on attention|first past the post|first out of the gate|first off the blocks
    first across the line|first to market|first to the finish|got in first|there was nothing like
    nothing of the kind before|nothing of the sort before|nothing like this before|broke fresh ground
    broke virgin ground|charted unknown waters|opened up virgin territory|lit the fuse|lit the spark
    laid the first stone|laid the first brick|maiden paper|maiden attention|the alpha of|alpha and omega
    brought into being|brought into the world|brought into existence|brought about the birth|breathed life into
    sprang from the mind|original inventor|sole inventor|only inventor|inventorship|true originator
    og of attention|grandpappy|grandaddy|granddad of|founding paper|founding work|founding document
    founding text|founding moment|ur-paper|ur-text|urtext|year zero|day one of attention|big bang|the big bang
    big bang of|mitochondrial eve|garden of eden|holy writ|mother lode|mother ship|mother paper|fons et origo
    ab ovo|ex nihilo|out of whole cloth|from whole cloth|pulled it out of a hat|never been attempted
    never been tried|never been seen|never been heard|never been proposed|never been imagined
    never been conceived|never been dreamed|never-before-seen|never-before|hitherto unknown|hitherto unseen
    hitherto unheard|previously unknown|previously unheard of|previously unseen|wholly unprecedented
    without parallel|unparalleled in its day|untrodden|untrodden path|beat them all|beat google to it
    beat the others to|beat everyone else|beat the world to it|beat the rest|to the punch|stole a march
    got the jump|had a head start on everyone|ahead of the world|ahead of the rest|ahead of the curve and
    led the pack|led the charge|led the field|in the vanguard|spearheaded|torchbearer|pathfinder|pathfinders
    path-finder|pathbreaker|pathbreakers|bellwether|prime mover|prime movers|first cause|first fruits|firstborn
    first-born|first born|firstling|eldest of|great-grandfather|great-grandmother|grandmother of|grandparent
    parents of attention|parent of attention|begat|begot|begetter|mothered|midwife|midwifed|birthed
    spark that lit|spark that started|numero uno|primogenitor|archetype of attention|prototype of all
    the prototype of|pioneering work|pioneer work|pathbreaking first|history was made|made history|wrote history
    rewrote history
"""
#: Titles, births and beginnings of many things: a claim beside a method or a paper.
TITLES = """
    years before others|years before anyone|long before others
    先想到的|先想出的|先提出的|先发明的|先做出来的|先搞出来的|先琢磨出来的|带到这个世界|带到了这个世界|带到世上
    带进世界|来到世上
    来到这个世界|的爸爸|的妈妈|的老爸|的爹|的娘|的亲爹|daddy|birth year|the claim to|claim to fame|title of inventor
    came first|its children|its offspring|its child|their child|the world owes|world owes|everyone owes
    冠名权|命名权|the only ones|the only people|the only one to|number one|the number one|front-runner|frontrunner
    大哥|大哥大|老大哥|长辈|长子|头胎|荣誉|荣耀|桂冠|殊荣|头衔|is the root of|are the root of
    is the source of|are the source of
    lies at the root of|at the root of|firstborn
    into the world|into being|into existence|to the world|where it came from|where it comes from
    where it all comes from
    paved the road|paved the path|cleared the path|cleared the way|first ones|blazed
    开端|发端|起源|起源于|源头|诞生|诞生于|诞生在|开启了|开辟|开辟了|诞生自|起于|缘起|缘起于|始于|始自
    起始于|起头于|奠定了|第一家|第一批|首批|头一批|第一拨|头一拨|创造者|祖宗|师祖|宗师|老祖|正宗|元老
    元勋|老前辈|先锋|领头羊|领路人|带头人|领跑者|摇篮|诞生地|出生地|渊源|抢在|首发|首例|首次出现
    第一次出现|首次在|首次将|首次把|首次用|首次使用|首次应用|首次实现|首次公开|首次发表|头一次出现|头一回出现
    创始|创始人|创建者|创立者|首现|首见|首见于|首次由|始由|始见|始见于|发源|发源地|源头活水|发祥地|首家
    首位|头一家|抢先|抢先一步|第一人|起了头|起的头|开的头|带的头|带了头|开了头|开了个头|横空出世|由此问世
    第一批人|第一拨人|第一支团队|第一次用到|第一次引入|第一次把|第一次将|头一次把|头一次将|头一次用|头一回把
    头一回将|头一回用|第一回把
    首先让|最早由|最先由|最早的是
    第一个发现|最先发现|最早发现|头一个发现|最早出现|最先出现|功劳归|头功|首功|头筹|拔得头筹|拔头筹|独一份
    头一份|人类首次|人类第一次|世上第一|世界第一|全球第一|全世界第一|史上第一|历史上第一
    历史上第一次|历史上首次|首次引入|没人碰过|元祖|前无|老祖宗|历史上没有|历史上从未|起点之作|首度出现
    首次登场|首次亮相|第一次亮相|一切从这|第一枪|第一炮|头炮|第一只螃蟹|全新首|首篇|首篇论文|从无到有|头名
    头号|头一号|头名状元|爹妈|老爹|亲爹|爷爷辈|祖辈|祖爷爷|祖坟|祖籍|老家|娘家|大本营|第一代|初代|太祖
    高祖|亚当|造物主|族长|族谱|生日|诞辰|降生|降生日|降生地|出世|面世|生下来|生出来|破土|破土而出|萌芽
    发芽|种子|种下|播下|播种|根子|根儿|老根|本源|出发点|来处|来路|之源|之祖|之宗|之始|之根|之本|之爹
    之娘|之首|头把交椅|年纪最大|岁数最大|排第一|排头名|排头
    排头兵|打头|打头的|打头阵|挑头|领头|领头的|带头|牵头|抢跑|走在最前面|走在最前头|快一步|快人一步
    先人一步|早人一步|开篇|序章|序幕|大幕|帷幕|前传|起源故事|敲门砖|敲开|推开的|敲开了
    开了路|开路|开道|开辟道路|铺路|铺了路|铺好了路|蹚出来|蹚路|趟出来|走出来|走通|闯出来|闯出|摸索出
    摸索出来|起家|发家|开张|剪彩|剪了彩|鸣枪|开枪|第一棒|开幕|首秀|首演|首映|创举|壮举|先例|先手|手笔
    独门|独门绝活|看家|原创权|版权|专利|著作权|署名权|知识产权|优先权|新创|初创|生父|生母|亲生|亲生父亲
    亲生孩子|骨肉|第一响|头响|最早版本|最初版本|雏形|最老版本|零号|零号病人|病人零号|第一号|第一梯队|头一名
    榜首|资格老|资历老|新纪元|起源地|诞生记|大门
    origin|origins|born|birth|birthplace|founder|founders|founding|the source of|the root of|roots of attention
    initiated|initiates|initiator|initiators|instigator|ancestor|ancestor of|dawn of|genesis|cradle|cradle of
    debut|debuted|creator of|creators of|the creators of|for the first time|first time in|first time that
    first used|first to|first ones to|first one to|first people to|first team to
    first authors to|first thought|first tried|first did|first had the idea|on record|in history|new era
    ever made|ever written|ever built|ever published|ever proposed|architect of|architects of|mother of
    patriarch|innovator|innovators|innovated|paved the way|paves the way|led the way|we owe|set in motion
    originating|originate|originates|originated|originator|originators|first saw|first put|first made
    first brought|first wrote|first built|first showed|first applied|first defined|first explored|first combined
    first mentioned|first discovered|first developed|first published|first implemented|first found|first aligned
    first scored|did it first|do it first|does it first|got there first|get there first|made it first
    used it first|tried it first|found it first|wrote it first|built it first|had it first|came to life
    came into being|came into existence|comes into existence|saw daylight|did not exist before
    didn't exist before|had not existed|opened the door|laid the foundation|laid the foundations|get the credit
    gets the credit|deserve the credit|deserves the credit|credit for|first who|who first|in the whole world
    inaugurated|inaugural|fountainhead|wellspring|forefather|forefathers|progenitor|progenitors|mastermind
    pioneering|never seen before|starting point of the field
    built the first|made the first|wrote the first|presented the first|introduced the first|gave the first
    created the first|first appeared|the pioneer|the pioneers|pioneer|pioneers|the inventor|inventor
    the inventors|inventors|before anyone in the world|it all began|it all started|all started with
    all began with|predates|predate|predating|before everyone|before everybody|first presented|first described
    first in its field|the first who|was the first who|before all others|before any others|birthday|birth date
    date of birth of|birthdate|seeds|the seed|spark|the spark|opening shot|first shot|virgin territory
    uncharted territory|from thin air|out of thin air|out of nothing|the vanguard|birthing|sired|spearhead
    eldest|the eldest|starting gun|starting pistol|chapter one|page one|first chapter|opening chapter|prologue
    numero|invention|creation|creations|baby|brainwave|parents|fathers|mothers|grandparents|descendant
    descendants|offspring|the dawn|debuts|premiere|birth place|home of|homeland|the home of|ground floor
    owners of|owner of|the credit|discoverer|discoverers|discovered|discovers|discovery|discovery of
    inventive step|patent|copyright|trademark|gave rise to|rise to|led to the birth|brand-new|brand new
    first light|new to the world|unknown to the world|ahead of its time|ahead of their time|years ahead
    idea first|first ones|the first ones|first of many|the first of many|firsts|patriarchs|matriarch|prophet
    prophets|founder's|foundation stone|cornerstone|genesis of|og|no.1|no 1|seed of|seeds of|the history of
    the story of|number one on|the beginning of|the start of|credits|roots of|a first in|child of|'s child
"""
#: Bring something into being: a claim where it is a method, or where authors do it.
CREATING = """
    生的|生出来的|带大|养大|拉扯大
    set off|triggered|brought forth
    started|heralded|ushered|herald
    创造了|创立|创立了|缔造|缔造了|搞出来|弄出来|想出来|捣鼓出来|创造出来|发明出来|一手创造|独创|自创|造出
    造出了|造出来|造就|造就了|创造|创造出|想出|想出了|搞出|搞出了|弄出|弄出了|整出|整出来|整出来的|鼓捣出
    鼓捣出来|捣鼓出|琢磨出|琢磨出来|酝酿出|孕育|孕育了|催生|催生了|生出|开拓|开拓了|开垦|开垦的|创建
    创建了|创制了|打造出|缔造出|谂出嚟|谂出|诌出来|攒出来|搞鼓出来|起的名|命名的|取名|取的名|所造|所发明
    所首创|所首倡|所开创|引爆|点燃|点燃了|拉开了|揭开|揭开了|推开了|开启|启动了|铺平了|铺平|埋下|种下
    播下|标志着|发现了|创出|创下|首推
    came up with|come up with|comes up with|came up w|thought up|think up|dreamed up|dreamt up|dreamt of
    dreamed of|cooked up|cook up|hatched|conjured up|concocted|devised|devise|devises|conceived|conceives
    conceive|conceived of|created|creates|create|launched|launches|kick-started|kickstarted|kick-starts
    kicked off|kicks off|coined|coins|ignited|sparked|spawned|hit upon|hit on|stumbled upon|stumbled on
    brought about|brings about|gave rise to|gives rise to|fathering|inventing|invent|invents|invented|engineered
    crafted|authored|made up|masterminds|unleashed|unveiled|put on the map|paved the way for|opened the door to
    opened the way|opened the way for|planted|planted here|gave life to|breathed life|instigated|initiated
    discovered|discover|discovers|originated|pulled off|unlocked|gave birth to|born of|built from scratch
"""
#: Whence: a claim where a method is led back to a paper or its authors.
WHENCE = """
    exists because of|exist because of|is thanks to|are thanks to|exists thanks to
    grandchild of|grandchildren of|heir of|heirs of|heir to|son of|daughter of|children of|grandchild|grandchildren
    back to|land on
    源于|出自|源自|起源自|最早来自|最早出自|来自|来源于|脱胎于|导源于|得自|出于此|源出|源出于|源起于
    根源于|根植于|植根于|始自|起自|追溯到|追溯至|可追溯到|可以追溯到|能追溯到|追到|要追到|追根到|溯源到
    溯源至|上溯到|上溯至|归功于|要归功于|应归功于|多亏|全靠|就靠|得益于|承自|师承|传自|沿袭自|脱自|出身于
    本自|源流出自|发轫于|兴于|兴自|挖到底就是|挖到底是|倒推到|根就在|种子就埋在|埋在
    traces back to|trace back to|traced back to|be traced to|can be traced to|can be traced back to
    trace it back to|dates back to|dates from|harks back to|stems from|stemmed from|sprang from|springs from
    grew from|grew out of|grows out of|arose from|arises from|derives from|derived from|descends from
    descend from|descended from|descendant of|a descendant of|descendants of|comes from|came from|come from
    flows from|flowed from|emerged from|emerges from|originates in|originated in|originates from|originated from
    originates with|originated with|has its origin in|has its origins in|has its roots in|is rooted in|rooted in
    owes everything to|owes its life to|owed to|belongs to|belong to|due entirely to|goes back to|go back to
    went back to|all down to|is owed to|offspring of|child of|children of|evolved from|born from|born of|born in
    born out of|inherited from
"""
#: Nobody had done it: who, how, what.
UNDONE = joined(
    "谁也没|谁都没|没人|没有人|无人|从没人|从来没人|从来没有人|从来没有谁|没有谁|前人没|前人都没|前人谁也没"
    "|前人谁都没"
    "|前人从未|前人未曾|前人没有|前人谁也没有|没谁|冇人|无一人|没一个人|没有一个人|没有一篇论文|没有哪篇论文"
    "|没有一篇|没有哪篇|无人",
    "|这么|这样|敢|曾|能|肯|真正",
    "做过|用过|提过|提出过|想过|想到|想到过|试过|写过|研究过|讲过|干过|碰过|走过|涉足|论及|谈及|踏足|尝试过"
    "|做到过|敢做"
    "|实现过|发表过|注意到过|琢磨过|触及|提及|做成过|探索过|想得出|见识过|听说过|考虑过|会用|想到要|这么干",
)
#: First, and what was done: 最先捣鼓出, 头一个琢磨.
FIRST_DONE = joined(
    "首次|首先|最先|最早|第一个|头一个|第一次|头一次|头一回|首度|首位|率先|第一位|最初|初次|第一批|首批|第一拨"
    "|首个|首篇|第一篇|头一篇",
    "提出|想到|想出|发明|创造|倡导|提倡|构想|构思|设想|琢磨出|捣鼓|开发出|研发|阐述|描述|论述|创立|建立|引进|证实"
    "|试验"
    "|揭示|报道|主张|推出|公布|面世|问世|落地|实现了|诞生|喺|谂|悟出|悟到",
)
FIRST_DONE_IN_ENGLISH = joined(
    "firstly|first|were first to|was first to|the first to",
    "proposed|propose|introduced|introduce|suggested|suggest|devised|devise|conceived|conceive|invented|invent"
    "|described|formulated|envisioned|envisaged|articulated|pioneered|championed|advocated|unveiled|dreamt up"
    "|dreamed up|thought of|came up with|come up with|hit upon|hit on|brought up|put forward|put forth|used"
    "|applied|reported"
    "|demonstrated",
    gap=" ",
)
#: Slips in the words that matter most, of the finger and of the ear.
SLIPS = "|".join(
    slip
    for word in ("invention", "inventor", "inventors", "pioneer", "pioneers", "originated")
    for slip in variants(word)
)
#: The first of its kind, of which nothing more need be said.
FIRST_OF_ALL = joined(
    "世界|世界上|世上|史上|全球|有史以来|历史上|全世界|人类|天下|业界|学界|学术界|国际上|国内外|翻译界|翻译史上",
    "第一个|首个|第一篇|首篇|头一篇|头一个|最早|最先|首次|头一回|第一次|首例|头一份|最早的|第一家|头一家|第一位"
    "|首位|首部|第一部",
)
#: Where a field begins.
STARTS = joined(
    "注意力|attention|对齐|alignment|回看|软对齐|该领域|这个领域|这一领域|研究|一切|加权回看|机器翻译|神经翻译"
    "|注意力机制|注意力研究",
    "的|研究的|史的|历史的|| | 的| 研究的",
    "起点|源头|原点|开端|零点|起跑线|起始点|出发点|发轫|头一步|第一步棋",
)
SOMEBODY = joined(
    "头回|头一回|头一次|第一次|首次|第一回|破天荒|破天荒地|头一遭|历史上第一次",
    "有人|有论文|有模型|有团队|有谁|有机器|让机器|让模型|让解码器|教机器",
)
WHERE_IT_BEGAN = joined(
    "where",
    "attention|alignment|the idea|the whole idea|the concept|the trick|all of it|the whole thing|look-back"
    "|the look-back|soft alignment|it|this|the method|the technique|all of this",
    "came from|comes from|originated|originates|began|started|was born|first appeared|all began|all started"
    "|all comes from",
    gap=" ",
)
#: Nobody had ever tried.
UNTRIED = joined(
    "nobody|no one|no-one|nobody else|no one else|no team|no researcher",
    "had|had ever|has ever|ever|had yet|had previously|had even",
    "tried|done|thought of|seen|attempted|dared|imagined|conceived of|considered|managed|heard of|built|proposed"
    "|dreamt of"
    "|known|published|used|thought|looked back|aligned|done it|done this|done that|written about",
    gap=" ",
)
OPENED = joined(
    "开|开了|起|起了|带|带了", "注意力|对齐|回看|软对齐|这一行|这条路|一个|这个", "的头|头|先河|的先河|之先河"
)
#: First, and earlier than: numbers until a paper or a method stands beside them.
FIRSTS = """
    最早|最先|第一|第一个|第一篇|第一份|第一种|第一项|首次|首个|首先|头一个|头一篇|头一份|头一回|头一次|首|最初
    第一次|最老|最古老|最原始|最早的|最早期|最早期的|最早最早|最早一个|最先一个|头篇|首部|第一部|第一位|首位
    头一位|首款|首批|第一款|第一套|首套|头一套|第一例|第一家|第一遭|头遭|最年长|最久远|最久|最老的|最靠前|地一个
    地一篇|弟一个|弟一篇|第1个|第1篇|第1次|第 1 个|第 1 篇|第一個|地一次|最枣
    最早得|最先得|最早d|最先d|首篇|头一本|第一本|头一家|第一人|头一人|第一批|头一批
    first|1st|earliest|oldest|the earliest|first time|1st time|frist|fisrt|firts|firs|fristly|the 1st|numero uno
    very earliest|ealiest|earlist|earliset|first-ever|who first|头回|头趟|头遭|最旱|嘴早|最造|at first time
    the first time ever
    """

CLAIMED: tuple[tuple[str, str], ...] = (
    ("W", WHENCE),
    ("C", CREATING),
    ("R", TITLES),
    ("1", FIRSTS),
    (
        "P",
        f"{CLAIMS}|{UNDONE}|{FIRST_DONE}|{FIRST_DONE_IN_ENGLISH}|{FIRST_OF_ALL}|{SLIPS}|{OPENED}"
        f"|{WHERE_IT_BEGAN}|{UNTRIED}|{SOMEBODY}",
    ),
    ("3", STARTS),
    ("8", "排在第一位|排在最前|排在最前面|排在头一个|排最前|排在首位|位列第一|位居第一|名列第一|居首|居首位"),
    # D: first of all, or before others: a claim only behind whoever did it.
    ("D", "首先|首先把|首先将|首先用|首先在"),
)
