"""Priority claim, its absences: nobody and nothing before, and everybody after: data.

The letters are explained in ``priority_claim``; these words win over nouns and titles.
"""

from __future__ import annotations

from grading.phrasing.words.scope_turns import joined

#: Nobody, nothing.
NOBODY = (
    """
    只有他们|只有这几位|只有这几个人|独有他们|唯有他们|只有这篇
    只字未提|只字不提|一个字都没提|一个字没提|一字未提|提都没提|见都没见|想都没想|从未提及|没提过|没有提过
    would not exist
    would never exist|wouldn't exist
    没有比|再没有比|没有哪个比|没有一个比|没有什么比|没有哪篇比|没有一篇比|连名字都没有|连名字也没有|连影子都没有
    连影都没有
    没有人|没人|从未有人|从来没有人|无人|没有谁|谁都没|谁也没|没有别的|没有其他|没有任何|没有别人|没有哪|没有哪篇
    没有一篇|没有哪个|没有一个人|没一个人|没有一位|没有一个|从来没有|从没有|从未有|没有任何人|没有人能|没有同类|没谁
    谁也不|谁都不|无人能|冇人|无一人|无一|无有|一篇也没有|一篇都没有|一个也没有|一个都没有|没有半个|没有第二|查无
    未见
    谁也没有|谁都没有|找不到|找不出|查不到|翻不到|见不到|看不到|未曾有|不曾有|没出现过|没有过|没见谁|没见过|没听说
    没听说过|没有这回事|没有这种东西|没有这东西|没这回事|没这东西|不存在|并不存在|根本没有|压根没有|还没有|尚无
    尚未有|从无
    世上本无|本无|原无|一片空白|空白|白纸一张|一张白纸|前所未闻|闻所未闻|闻所未见|无先例
    nobody|no one|no-one|none|no other|nothing|no paper|nobody else|no one else|no such thing
    there was no|there were no|there had been no|was not a thing|wasn't a thing|did not exist|didn't exist
    there was nothing|nothing existed|no trace|not a single|no sign of|unheard of|unknown|no system|no model
    no method|no network|no decoder|no team|no researcher|no researchers|no author|no lab|not one paper
    not one system
    never had|never been|had never|had ever|has ever|hadn't existed|had not existed|a blank|blank page|blank slate
    wasn't even|no group|no human|no machine|not anyone|not anybody|hadn't been
    """
    + "|"
    + joined(
        "没有|从来没有|没",
        "模型|解码器|网络|论文|系统|一个模型|任何模型|任何论文|任何系统|哪个模型|哪个网络|哪篇论文|哪个团队",
    )
)
#: Before, of time.
BEFORE = """
    当时|那时候|那时|那年头|那会儿|当年|彼时|其时
    之前|以前|此前|在此之前|在它之前|在他们之前|先前|早先|从前|还早|过往|往前翻|往前|往前数|原先|向来|历来|前此
    那之前|在那之前|在那以前|早些时候|问世前|面世前|发表前|出现前|出来前|诞生前|以往|过去|古来|自古|前头|早前|为止
    往前推
    before|previously|prior|before that|before them|until then|until this paper|better and earlier|prior to
    beforehand
    till then|up to then|up until then|hitherto|heretofore|before it|pre-2014|in the past
    at the time|up to that point|until that point|back then|by then
"""
#: Up to the moment when the paper came.
UNTIL = """
    到这篇|到那篇|到他们|到这几位|要到这|到这两篇
    直到|一直到|直至|等到|要到|要不是|若非|若无|如果没有|假如没有|没有了
    until|till|up to|up until|not until|only when|if not for|but for|had it not been for|were it not for
"""
#: Earlier than all others, in a comparison.
EARLIER = """
    先于|早于|早于他们|先于他们
    更早|还早|更老|更靠前|更先|早过|早得过|更古老|更原始|更早期|排在它前面|排在前面
    排它前面|更前
    抢在|抢在他们|抢在他们前头|抢在他们前面|走在前|走在前面
    earlier|older|sooner|prior|predates|predate|predating|precedes|precede|preceded|preceding|comes before
    came before
    more ancient|beat|beats|beaten|faster to it|ahead of|got there earlier|got there first|got there sooner
"""
#: The same, of few letters: only in a comparison.
EARLY = "前面|前头|前边|身前|其前|早|先|资格老|快一步|早一步|快|老|靠前|要早|都早|要先|年长"
#: Than everybody.
THAN_ALL = (
    joined(
        "早在|走在|走在了|排在|排在了|站在|跑在|跑在了|比|较|早于|先于|抢在|赶在|快过|早过",
        "所有|所有人|所有别的|任何|任何人|任何一篇|任何别的|谁|别人|其他|其他人|其他论文|别的|大家|全世界|世界上"
        "|哪篇|哪个|旁人|同行"
        "|后来的|其余|一切|众人|天下人",
    )
    + "|"
    + joined(
        "earlier than|older than|ahead of|sooner than|before",
        "every other|every one of them|anyone|anybody|everyone|everybody|any other|all|the rest"
        "|all the others|everyone else|the world"
        "|all other|the rest of the world",
        gap=" ",
    )
)
#: Those who came later.
FOLLOWERS = (
    joined(
        "后来|后面|之后|往后|以后|其他|其余|别的|今天|如今|现在|后世|所有",
        "的论文|论文|的工作|的人|的研究|的文章|的模型|的方法|的注意力|的大模型|的作者|的团队|的做法|的注意力模型"
        "|的变种",
    )
    + """
    other papers|all other papers|others|all other work|other models|all other models|what came later|what followed
    what came after|modern llms|后来者|后人|后辈|别人|其他人|其余人|大家|所有人|后世|后学|同行|谷歌后来|人人
    后来的|transformer 们
    后来的 transformer
    后来人|后来大家|别家|其他家|各家
    everyone else|everybody else|everyone after|everybody after|everybody after them|everyone after them
    later models
    all later|later papers|later work|the others|all others|the rest|the rest of the field|everything since
    everyone since
    everybody since|all the others|everything after|everything that followed|all subsequent
    subsequent work
    subsequent papers|those who came after|all who came after|latecomers|successors|every later|every other paper
    every attention model|everything that came after|everything that came afterwards|all modern|modern models
    today's models
    """
)
#: Take after somebody.
FOLLOWING = """
    on their shoulders|on the shoulders|on its shoulders|variations on|variations|copies of
    为祖|为宗|为源|为本|为师|奉为|尊为|衣钵|继承|承袭|沿袭|传人|子子孙孙
    抄|抄的|照抄|照着|照搬|模仿|效仿|仿效|仿造|跟风|追随|追随者|跟着|学它|学他们|步其后尘|步后尘|沿用|借鉴
    依葫芦画瓢|有样学样
    东施效颦|徒子徒孙|后代|子孙|后裔|晚辈|叫祖宗|管它叫|叫一声|叫它一声|叫声爹|吃老本|拾人牙慧|翻版|复制品|仿品
    山寨|都得叫
    copied|copy|copies|copying|followed|follow|follows|imitated|imitate|imitates|mimicked|imitators|imitations
    a footnote|footnotes|footnote|descend|descends|descendants|descendant|derivative|derivatives|refinement
    refinements
    offshoot|offshoots|in its wake|in their wake|footsteps|owes|owe|piggybacked|stands on|rehash|a copy
    borrowed from
    clones|spin-offs|spinoffs|an imitation
"""
#: Since: it starts with somebody.
SINCE = """
    自|从|打|由|自从|自打|打从|打从|从打|多亏|多亏了
    since|ever since|from
"""

#: Never before, told by the verb alone.
NEVER = """
    从没有人|从没人|从来没人|从来没有谁|只会|只知道|只晓得|还只会
    从来没有|从没有|从未有|从未有过|从没|从来没|未曾|不曾
    never before|never before had|had ever|has ever|never had|had never|never has|have ever
"""
#: From then on.
FROM_THEN = """
    自此|由此|从此|打那以后|从那以后|从那时起|自那以后|自此以后|从此以后|打那起|自那时起|打那时起|从那起|自此之后
    从此之后|那以后
    since then|from then on|ever since then|from that day|from that day on|from that point on|thereafter
"""
#: Nothing of the kind before.
NO_EARLIER = "no earlier|no previous|no older|no prior|no such earlier|no comparable earlier|not any earlier"
#: The year of the papers; full dates are dates.
YEARS = "2014 年九月|2014年九月|2014 年|2014年|2014|二〇一四年|二零一四年|一四年|september 2014|autumn 2014|fall 2014"

ABSENT: tuple[tuple[str, str], ...] = (
    ("F", SINCE),
    ("U", UNTIL),
    ("B", BEFORE),
    ("5", EARLY),
    ("K", EARLIER),
    ("G", THAN_ALL),
    ("H", FOLLOWERS),
    ("X", FOLLOWING),
    ("N", NOBODY),
    ("Z", NEVER),
    ("6", NO_EARLIER),
    ("2", YEARS),
    ("Q", FROM_THEN),
)
