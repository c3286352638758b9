"""Words that decide how a phrase is meant, shared by all families: data only.

Each pair is a class letter and its words; the comment above says what the class does to a
phrase in the same clause. Later pairs win over earlier ones, longer words over shorter ones.
"""

from __future__ import annotations

from grading.phrasing.words.scope_constructions import CONSTRUCTIONS
from grading.phrasing.words.scope_frames import FRAMES
from grading.phrasing.words.scope_turns import TURNS

SCOPES: tuple[tuple[str, str], ...] = (
    # b: copula or assertion; a phrase behind it is claimed.
    (
        "b",
        """
        是|就是|才是|也是因为|都是|正是|乃是|算是|属于
        is|are|was|were|it's|that's|be|been|being
        """,
    ),
    # a: adverbs and particles that may stand inside a phrase without changing it.
    (
        "a",
        """
        很|非常|特别|实在|实在是|真|真的|真是|确实|太|有点|有点儿|有些|比较|相当|极|极其|超|超级|老|老是|总|总是
        一直|一向|常|常常|经常|往往|都|也|还|又|就|才|便|已|已经|早|早已|早就|越来越|越|怎么也|怎样也|那么|这么
        如此|什么都|什么也|谁都|哪都|样样都|本来|我觉得|我认为|我想|我看|要我说|我理解|我感觉|我发现|我知道|我说
        我承认|我同意|我猜想|我意思是|我感到|在我看来|俺觉着|俺看|依我看|我个人觉得|我个人认为|应该是|一般
        说白了|总之|天生|根本|压根|压根儿|完全|彻底|几乎|稍微|略|略微|多少|一点|一点儿|点儿|老爱|爱|容易|容易就
        好|挺|蛮|颇|十分|尤其|格外|过于|过分|得|的|地|了|着|过|上|方面|这方面|能力|水平|程度|表现|忒|贼|老喜欢
        大概十步|大概八步|大约八步|大概五步|大概三步|大概8步|大概 8 步|大约 8 步|大约8步|大约十步|大概几步
        大概两三步|大概十个|大概九步|大概七步|可以|就可以|一下子|一下|渐渐|慢慢|逐渐|不断|忽然|突然|终究|到底
        究竟|老毛病|应该说|应该说是|只能说|可以说|可以说是|吧|呀|啊|啦|哦|喔|咧|耶|呗|嘛|啰|咯|本身|自己|自身
        really|very|so|too|quite|rather|pretty|extremely|just|simply|always|often|easily|still|already|totally
        completely|basically|somewhat|a bit|a little|kind of|sort of|all|only|even|also|constantly|i think
        i believe|i feel|in my opinion|i would say|i say|i know|i mean|imo|my reading|keeps|keep|kept|tends to
        tend to|gets|get|got|getting|becomes|become|became|seems|seem|looks|goes|its|their|the|a|an|to|of|such a
        such|that|this|these|those|any|more and more|honestly|frankly|gradually|slowly|suddenly|long been
        has long been
        """,
    ),
    # n: plain negation; it turns the word right behind it.
    (
        "n",
        """
        不|没|没有|未|未曾|无|并不|并没|并没有|不会|不能|不太|不怎么|没怎么|没能|不曾|难以|无法|没法|不肯|不愿
        不愿意|不想|缺乏|缺少|欠缺|从不|未必|毫无|毫不|没什么|冇|唔|无须|不甚|不那么|没那么|莫|甭|别|休|勿|没把
        not|isn't|isnt|aren't|arent|wasn't|wasnt|weren't|doesn't|doesnt|don't|dont|didn't|didnt|cannot|can't
        cant|can not|couldn't|couldnt|won't|wont|wouldn't|wouldnt|hasn't|haven't|hadn't|ain't|no|none|without
        lack|lacks|lacking|lack of|hardly|barely|scarcely|rarely|fails to|fail to|failed to|failing to|unable to
        not able to|incapable of|never really|nobody|no one|neither|nor|does not|do not|did not|will not
        could not|is not|are not|was not|has not|shouldn't|shouldnt|stops|stop|stopped|ceases to|refuses to
        """,
    ),
    # r: the whole of what follows in the clause is rejected, forbidden or taken back.
    (
        "r",
        """
        不是|并不是|并非|绝非|绝不是|决不是|绝对不是|而非|而不是|不等于|倒不是|也不是|既不是|又不是|更不是
        不在于|不在|不难在|不是因为|并不因为|不因为|不是由于|不能说|不能讲|不能用|不能写|不能怪|不能归|不能把
        不能叫|不可说|不可用|不可写|不应该|不应当|不该|不应|不要|不要说|不要写|不要用|不许|不让写|不让说|不准
        不得写|不可以|不用|别|别说|别写|别用|别再|别再说|别把|别跟我说|别拿|别想|别提|勿用|切勿|切忌|少拿|莫说
        甭提|不怪|不赖|赖不着|怪不着|怨不得|怪不得|与其|与其说|与其怪|谈不上|说不上|算不上|称不上|犯不着|用不着
        没必要|无需|无须|不必|没说|没有说|我没说|没有用|没用|没写|没有写|没有出现|没提|不写|不提|不说|不讲
        不用写|不该写|我不说|不主张|不认为|不觉得|不赞成|不同意|不承认|不支持|不相信|反对|拒绝|否认|排除|不会说
        不可能|不可能是|不存在|没有谁|没有哪个|没有任何|没有人|没人|谁都没|谁也没|并没有谁|没有哪|哪个也没
        什么都没|错误写法|错误答案|错误说法|错误示范|错误示例|反例|错写成|误写成|误说成|误以为|错误地|以为
        误认为|谁再说|不许写|不得|不敢说|不声称|不称|并未声称|未声称|并未|没有主张|没有声称|没有证据|没有依据
        没有根据|无法证明|不能证明|没法证明|证明不了|不能拿|不足以|不管谁|不问|不比|不看|不靠|不取决于|不属于
        不涉及|不关|不谈|不量|不在问|不怨|不是说|并不是说|不见得|未必|不一定|不至于|难道|何来|哪来的|哪有|什么
        不 claim|不能 claim|不会因为|并不会因为|不会因|不因|误会成|不要把|不需要好|不是靠|并不靠|不指望|指望
        没有谁会|可没说|从没说|没有资料|没有资料证明|没有来源|没有材料|无资料|没有文献|没有出处|不应归|不应归因
        不应归咎|不应当归|不宜|不便|不好说成|不可归|不归|不能归因|不能归咎|不属|别归|造成不了|绝对不|根本不是
        压根不是|压根儿不是|才不是|哪是|岂是|哪里是|撇开|抛开|且不论|暂且不论|不议|不讨论|课程不讨论|不说明
        不表示|并不表示|并不说明|不足以说明|不拿|不去证明|不用来证明|不用来|不把|不说成|不得说成|不当成|不看成
        没把它|不归结
        isn't about|is not about|not about|not that|not because|not because of|not due to|not just because
        not a matter of|not a question of|no matter of|rather than|instead of|as opposed to|other than|far from
        let alone|unlike|isn't because|is not because|never say|never write|never call|not say|not call
        not write|not use|don't say|don't write|don't call|don't blame|don't use|do not say|do not write
        do not call|do not blame|do not use|do not read|don't read|cannot say|can't say|cannot call|can't call
        should not|shouldn't|must not|mustn't|may not|wouldn't say|wouldn't call|wouldn't write|ought not
        refuse to|refused to|refuse|i deny|deny|reject|avoid|avoided|wrong to|it's wrong|incorrect to|mistake to
        a mistake|mistaken|myth|a myth|misconception|fallacy|not true|isn't true|is not true|untrue|not as if
        not the|not a|not an|not any|no claim|makes no claim|make no claim|does not say|doesn't say
        does not claim|doesn't claim|not claim|not claimed|not saying|am not saying|i'm not saying|never said
        never claim|not prove|do not prove|does not prove|don't prove|do not know|don't know who|not known
        nobody is|no one is|nobody was|no one was|nobody forgot|wrong answer|wrong example|wrong wording
        bad example|irrelevant|neither|nor|not one|crossed out|deleted|removed|replaced|struck out|erased
        instead|myth that|mustn't write|it would be a mistake|mistake to blame|never blame|calling it|saying
        no amount of|without any|nothing like|no source|no evidence|no proof|no sources|is false that
        it is false|false that|false to|not the case that|untrue that|doesn't matter how|does not matter how
        no matter|never mind|leave aside|i left out|left out|nothing here shows|nothing shows|not talking about
        """,
    ),
    # q: the whole of what stands before it in the clause is rejected.
    (
        "q",
        """
        无关|没关系|没有关系|没什么关系|毫无关系|没半点关系|没有半点关系|没有一点关系|一点关系都没有
        半点关系也没有|不相干|不沾边|不搭边|扯不上|没半毛钱关系|不是解释|不是答案|不是原因|不是理由|不是尺子
        不是标准|不是重点|不是问题|不是关键|不是结构|不算数|不算答案|不算解释|不算理由|不能当|不能作为|不能算
        不成立|不对|不正确|不准确|不合适|不行的|是错的|是错误|错了|就错了|是误解|是误会|是一种误解|是偷换概念
        是错觉|的误解|站不住脚|站不住|没有根据|没根据|没有依据|没依据|没道理|没有道理|没有意义|没意义|毫无意义
        也没用|无济于事|说不通|讲不通|的说法|等于没说|等于什么都没|什么都没解释|什么也没解释
        解释不了|说明不了|只是打个比方|只是比喻|打个比方|从来不是|从不是|不再用|我不用|一个都没用|都不用|不采用
        并不支持|不提倡|不可取|要不得|没出现|删了|删掉|删掉了|已经删|划掉|划掉了|改掉|改掉了|改成|改为|换成
        去掉了|被我删|不在课里|不作数|不影响步数|不影响|不改变|都不算|一律不算|也罢|救不了|省不了|没资格
        纯属误会|是不对的|不是这一课|不是这课|另说|说不清|说不清楚|说明不了问题|解释不了距离|解释不通|没法量
        量不了|不能量|没法解释|不能解释|无法解释|不足以解释|没有帮助|帮不上|帮不上忙|不顶用|不管用|省不下来
        省不掉|绕不过|是把|混为一谈|是两回事|两码事|两回事|不现实|不可行|行不通|不靠谱的说法|不背锅|不该背锅
        背不了这个锅|都一样|没两样|也一样|都无所谓|无所谓|一个样|结果一样|没有区别|没区别|没有影响|没影响
        我不接受|不接受|我不认|我不认可|不认可|我不信|冤枉|太冤枉|冤枉它|不公平|不被接受|不被认可|不给过|不让过
        是比喻|是个比喻|只是个比喻|不算话|不算理|不成理由|不成立的|没有想清楚|没想清楚|没弄懂|没搞懂|没理解
        没明白|不懂结构|我不写|我不说|我不评|不在此列|本课不管|不是这回事
        explains nothing|explain nothing|is no explanation|no explanation|not an explanation
        isn't an explanation|not the explanation|wrong explanation|the wrong explanation|is wrong|are wrong
        was wrong|would be wrong|that is wrong|is not true|isn't true|is not the reason|isn't the reason
        not the reason|is not the issue|isn't the issue|isn't the problem|is not the problem|not the point
        isn't the point|is not the point|beside the point|misses the point|miss the point|irrelevant
        is irrelevant|plays no role|play no role|play no part|plays no part|does not matter|doesn't matter
        don't matter|has nothing to do with|have nothing to do with|had nothing to do with|nothing to do with
        is not an answer|isn't an answer|not an answer|is not supported|isn't supported|not supported
        unsupported|is unsupported|has no basis|without basis|is not what|isn't what|not what|should not appear
        must not appear|is forbidden|not allowed|isn't allowed|is out of place|is a myth|is a misconception
        is a mistake|too strong|is not known|isn't known|unknown|is unknown|not the ruler|not a measure
        is no measure|isn't a measure|does not count|doesn't count|in the draft|in my draft|i deleted|i removed
        i replaced|was deleted|was replaced|would miss the point|would be a mistake|wouldn't help|would not help
        doesn't help|does not help|won't help|makes no difference|make no difference|would make no difference
        is a different matter|is another matter|does not answer|doesn't answer|is not the cause|isn't the cause
        not the cause|is not to blame|isn't to blame|not to blame|is false|not the case|makes no odds|unfair
        not accepted|is not accepted|isn't accepted|is a metaphor|just a metaphor|only a metaphor|is no reason
        is no answer|is no excuse|is never a measure|never a measure|never the measure|is never|are never
        is not accepted here|was never|is left open|left open|is not our concern|is not the question
        """,
    ),
    # p: opens a clause that takes back what the sentence before said.
    (
        "p",
        """
        这不对|这是错的|那是没看懂|没看懂|那是误会|那是误解|那是错觉|这是误会|这是误解|这是错觉|这是瞎说
        那是瞎说|纯属瞎说|这种说法|这个说法|这说法|那不对|那是错的|这样说不对|这话不对|这话不成立|这样写不行
        其实不对|其实不然|不然|不是的|当然不是|并不是的|不对|后来删|后来删了|后来改|老师会打叉|会打叉
        跟这没关系|和这没关系|与此无关|跟这无关|这没道理|那种话|这种话|这样的话|那只是|其实省不了|但这不对
        但不对|但这是错的|我不同意|我不赞成|我不认同|不敢苟同|我可不这么看|我不这么看|我不这么认为|我不信
        大错特错|胡说|瞎说
        no it|nope|that's wrong|that is wrong|this is wrong|that would be wrong|but that would be wrong|not true
        that's not true|that isn't true|which is wrong|not so|of course not|i disagree|this is not so
        that is not so|i do not agree|i don't agree|i don't think so
        """,
    ),
    # l: lacks; a faculty behind it is found wanting.
    (
        "l",
        """
        缺乏|缺少|欠缺|缺失|不具备|缺|少点|少了点
        lack|lacks|lacked|lacking|lack of|short of|devoid of|want of|trouble|has trouble|have trouble
        having trouble|has difficulty|struggles with|low on|short on
        """,
    ),
    # h: the speaker is not sure.
    (
        "h",
        """
        可能|可能是|也许|也许是|或许|兴许|大概|大概是|大约是|估计|估计是|恐怕|恐怕是|说不定|没准|似乎|好像
        好像是|貌似|看起来像|怀疑|我猜|猜测|猜|或者是|不确定|不知道是不是|多半|八成|感觉像|疑似|未必不是|搞不好
        也不排除|不排除|不好说|说不好|难说|不知道|不清楚|不晓得|说不准|拿不准|感觉|感觉是|有时候可能|没准儿|想必
        料想|推测|推断|怕是|会不会是
        maybe|perhaps|possibly|probably|might|may|could be|could have|may have|may be|might be|might have
        i guess|i suspect|presumably|likely|apparently|i wonder|not sure|seemingly|could it be|supposedly
        arguably|i am not sure|i wonder whether|wonder whether|whether|i wonder if|wonder if|not sure if
        not sure whether|could|i believe this might|perhaps it|maybe it|chances are|i suppose|suppose
        i would guess|my guess is|in some way
        """,
    ),
    # o: somebody else says it.
    (
        "o",
        """
        同学说|同桌说|有人说|有人觉得|有人认为|有人写|网上说|网上有人说|网上有人|据说|听说|据称|据同学讲|同学讲
        同学写|有同学|有同学说|有同学写|老师说|书上说|书里说|人们说|人家说|别人说|他们说|都说|大家说|大家都说
        传说|很多人以为|很多人觉得|很多人说|有人以为|有人会说|常有人说|朋友说|室友说|所谓|所谓的|我妈说|网友说
        常说的|常言|引用|说过|讲过|上课说过|老师上课说过|说它|说模型|说网络|我室友觉得|室友觉得|同学觉得
        同学认为|同桌觉得|朋友觉得|朋友认为|组员说|组员觉得|他们觉得|别人觉得|家人说|助教说|有人把它叫|有人叫它
        称之为|教材里讲|教材说|教材里说|课本说|课本上说|书里讲|书上讲|文章说|资料说|博客说|视频里说|网上讲
        网上都说|常听人说|有种说法|有个说法
        my friend says|my friend said|somebody says|someone says|someone said|someone told me|some say
        some people say|some people think|people say|people think|they say|it is said|it's said|said to be
        i heard|i read that|my classmate says|my classmate said|my neighbour says|according to|one could say
        some would say|so-called|others say|the internet says|friends say|a friend says|many people think
        many people say|many think|textbooks say|the textbook says|books say|the book says|lecturer said
        the teacher said|my teacher says|one might say|my roommate thinks|my friend thinks|some think
        it is often said|some blogs say|the article says|tutorials say|it is claimed|allegedly|reportedly
        """,
    ),
    # c: conceded or supposed only to say that nothing would change.
    (
        "c",
        """
        即使|即便|就算|就算是|哪怕|纵使|纵然|任凭|任|无论|不论|不管|甭管|管它
        even if|even though|even a|even the|even with|even when|even|no matter how|no matter|however
        regardless of|regardless of how|whatever
        """,
    ),
    # y: "however much": a concession once "also must" follows.
    ("y", "再"),
    # s: still has to; closes a concession.
    (
        "s",
        """
        也要|也得|也还是|还是要|还是得|还得|照样|照样要|依然要|仍要|仍然要|也只能|也省不掉|也必须|也不能少|都得
        都要|都是|也是|仍旧|依旧|依然|仍然|照旧
        still|would still|still has to|still needs|still takes|all the same
        """,
    ),
    # k: turns away from what was rejected; what follows is claimed.
    (
        "k",
        """
        而是|而在|还不如说|不如说|倒不如说|不如怪|倒不如怪|毋宁说|要怪就怪|只怪|怪就怪|但|但是|可|可是|不过|然而
        只是因为|而是因为|真正|真正的|说到底|归根结底|归根到底|根本原因|主要是|主要还是|主因是|问题是|关键是
        关键在于|实话实说|所以|因此|因而|于是|从而
        but|but rather|it's just that|it is just that|it's simply that|the real reason|really it's
        really because|therefore|hence|thus|so the|so it|so that|i'd blame|i blame|i would blame
        """,
    ),
    # f: puts right: turns like k, and takes back what others were said to say.
    (
        "f",
        """
        其实|其实是|实际上|实际上是|实际是|其实就是|事实上|实则|实乃|说穿了
        actually|in fact|in reality|in truth
        """,
    ),
    # z: looks like a negation and is none.
    (
        "z",
        """
        不光|不光是|不仅|不仅仅|不仅仅是|不仅是|不只|不只是|不单|不单是|不止|不但|不得不|不得不说|不得不承认
        不能不|不能不说|不可否认|不可避免|无非|无非是|不外乎|难免|不免|不过是|只不过|只不过是|毫无疑问|无疑
        不用说|不消说|不难看出|谁都知道|难怪|难道不是|不就是|可不是|除了|除去|免不了|少不了|不就|可不就|还不就
        别提了|就别提了|更别提|就更别提
        not only|not just|not merely|no doubt|no wonder|undoubtedly|needless to say|nothing but|cannot help but
        can't help but|can't deny|cannot deny|besides|apart from|no question|without doubt|isn't it
        """,
    ),
    # u: asks.
    (
        "u",
        """
        是不是|是否|会不会|会否|能否|有没有可能|算不算|吗|么|呢|不是吗|能不能|可不可以|可否|对不对|有没有
        could it be
        """,
    ),
    # i: supposed for the sake of argument.
    (
        "i",
        """
        要是真|要是真因为|如果真是|如果真的是|假如是|若真是|倘若|如果是因为|要真是|真要是|如果说|假设说|若说
        要说
        if it were|if it was|if this were
        """,
    ),
    # d: supposed; the quality is still what the difficulty is put down to.
    (
        "d",
        """
        要是|如果|假如|只要|但凡|若是
        if only|if it|if the model|if the network
        """,
    ),
    # e: gives examples of what the clause before spoke of, and shares its fate.
    (
        "e",
        """
        比如|例如|譬如|比方说|诸如|像是
        such as|for example|for instance|e.g
        """,
    ),
    # t: what was first written and then taken back.
    (
        "t",
        """
        第一稿|初稿|草稿|草稿里|我原来|我原先|原来写|原来想写|本来写|本来想写|本来想说|我一开始|一开始我
        一开始写|一开始想|起初写|起先写|我起初|之前写|曾经写|我删|删掉|删去|划掉|改掉|我先写
        i crossed out|i first wrote|i had written|my draft|my first draft|i deleted|i removed|i replaced
        i struck out|i wanted to write|at first i wrote|at first i put
        """,
    ),
    # m: partly granted.
    (
        "m",
        """
        不是主要原因|不是主因|不是唯一|并不是主要|不全是|不完全是|不全怪|不能全怪|一部分原因|部分原因
        not the main|not the only|isn't the main|is not the main|isn't the only|not entirely|not only because
        partly|not mainly
        """,
    ),
    # j: the difficulty is put down to what follows.
    (
        "j",
        """
        靠|靠的是|全靠|光靠|凭|凭的是|取决于|取决|看的是|全看|就看|要看|怪|都怪|怪它|怨|赖|归咎于|归因于|归结为
        归结于|因为|由于|源于|出在|出自|问题出在|问题在|难在|难就难在|在于|原因是|原因在于|原因就是|毛病在
        毛病出在|差在|败在|输在|拼的是|比的是|缺的是|缺|考验|考的是|因|说的是|衡量|衡量标准|标准是
        because|because of|due to|owing to|caused by|comes down to|come down to|boils down to|down to|depends on
        depend on|depending on|a matter of|a question of|blame|blamed on|blames|the problem is|the issue is
        the reason is|the cause is|thanks to|relies on|is about|all about|the difficulty is|what matters is
        the key is|limited by
        """,
    ),
    # g: the difficulty is put down to what stands before it.
    (
        "g",
        """
        的问题|问题|的事|的事儿|的锅|的错|的原因|的缘故|的关系|决定|决定的|决定一切|造成|造成的|导致|导致的|引起
        所致|惹的祸|害的|有关|相关|挂钩|在作怪|作祟|是关键|才是关键|是根源|根子|根源|病根|主因|元凶|罪魁祸首
        症结|要害|命门|关键|短板|原因|的因素|的毛病|毛病
        is the problem|is the issue|is the reason|is the cause|is to blame|problem|problems|issue|issues|decides
        matters|determines|is why|loss|is what counts|is what matters|counts|is key|is decisive|is the key
        is the root|to blame|is responsible
        """,
    ),
    # v: has.
    (
        "v",
        """
        有|具有|拥有|具备|让|使|使得|令|给|变得|变|获得|带来|提高了|提升了|增强了|改善了
        has|have|having|had|with|gives|gave|give|makes|made|make|lets|let|giving
        """,
    ),
    *CONSTRUCTIONS,
    *TURNS,
    *FRAMES,
)
