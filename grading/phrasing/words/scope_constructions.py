"""More ways to reject, take back, concede, report and affirm, by construction: data only.

The letters are those of ``scope_words``; these words win over its own.
"""

from __future__ import annotations

CONSTRUCTIONS: tuple[tuple[str, str], ...] = (
    # r, Chinese: not to be said, not to be blamed on; classical, Cantonese and northern negations.
    (
        "r",
        """
        既非|亦非|也非|皆非|均非|殊非|实非|断非|绝非是|并非是|非因|非由|非关|不系|唔系|唔关|唔关事|唔好话|唔应该|冇话
        毋须|毋庸|不能赖|不该赖|赖不到|怪不到|怨不到|扯不到|谈不到|够不上|论不到|轮不到|犯不上|没必要说|没有必要
        何必扯|何必怪|何必说|干嘛怪|干吗怪|别扯|别扯什么|甭扯|少扯|别赖|别怪|甭怪|莫怪|休怪|休提|休说|别冤枉|别骂|别嫌
        不要怪|不要赖|不要归咎|不要归因|不要推给|别推给|不能推给|不该推给|不可归咎|不可归因于|不能怨|不应怪|不应该怪
        不可怪|不必怪|不必怨|不必扯|无须怪|用不着扯|用不着怪|不需要扯|不扯|不鼓励|禁止|严禁|杜绝|避免|避开|避免写
        避免说|避免用|忌用|忌写|切莫|切勿写|没有写成|没写成|没有说成|没说成|不能理解为|不能理解成|不应理解为
        不可理解为|不要理解成|别理解成|不意味着|并不意味着|不代表|并不代表|不等同于|不等同|并不等于|不该写成|不要写成
        不能写成|不要说成|不能说成|不该说成|别写成|别说成|别当成|别看成|不要当成|不能当成|不能看成|不可写成|不许写成
        不许说|不准说|不准写|不准用|不得用|不得出现|不许出现|不能出现|不要出现|不该出现|不应出现|别出现|没出现|未出现
        哪怪得着|哪能怪|怎么能怪|怎能怪|岂能怪|怎么能说|怎能说|岂能说|哪能说|凭什么怪|凭什么说|谁说是|谁说|谁告诉你
        谁规定|哪里是|哪儿是|压根儿就不是|压根就不是|根本就不是|根本不在|根本不关|原来不是|原来并不是|其实不是
        其实并不是|其实并非|从来不是因为|绝对不在|治不了|治不好|没治好|没有治好|没让|没有让|没使|并没有让|并没让
        没有变得|没变得|不会变得|没有使|不曾让|并未使|并未让|不是让|不是使|千万别以为|别以为|不要以为|莫以为|可别以为
        曾以为|原以为|本以为|还以为|老以为|总以为|一度以为|误当成|错当成|错怪|不可据此推断|不可据此|不能据此|不能推出
        推不出|推断不出|得不出|不能得出|看不出|不足以证明|不下结论|不作结论|不提倡说|不轻易说|从不说|从来不说|从没说过
        没说过|没有说过|没写过|没有写过|没用过|谁也别说|谁都别说|不好讲|不宜说|不宜写|不用扯|何苦|犯不着说|不能光说
        不能只说|不能只怪|光说|光写|非但不是|不再是|早就不是|已不是|不是由|不是出于|不是靠着|不是凭|并非由于|并非因为
        并非出于|并不在于|并不在|不是出在|不出在|没出在|并不是出在|不是败在|不怪它|不怪他|不怪模型|不怪网络|不怪链
        不怨它|不赖它|不赖模型|谁要是说|谁要是写|谁写|谁再说|谁再写|谁敢说|谁敢写|谁要说|谁要写|凡是写|凡写|凡说
        没一个字|没有一个字|只字未提|只字不提|从不提|从未提|闭口不提|绝口不提|没有哪一处|没有一处|没有一句|没一句
        一句没提|全文没有|全图没有|图里没有|图中没有|图上没有|图里没|图中没|图上没|答案里没有|答案里没|我可没说
        我可没写|我压根没|我根本没|我没把|我从没把|从没把|绝没|绝没有|绝不会|断不会|万不会|绝不因|不会因为|不是因
        不因它|并不因|非但没|不该推|休要|甭拿|别动不动|不要动不动|动不动就|动辄|≠|千万不要写|千万不要说|千万别写
        千万别说|千万不要写成|千万不要说成|千万别写成|千万别说成|千万不要怪|千万别怪|切勿说|切勿写成|不能因为|不能就说
        不该因为|不要因为|别因为|不能一看|请勿将|请勿把|请勿以|请勿用|请勿写|请勿说|切勿将|切勿把|勿将|勿把|勿以
        不可将|不可把|不应将|不应把|不宜将|不宜把|不得将|不得把|不能将|不要将|莫将|莫把|别将|没有哪种|不准把|不许把
        不该把|不该将
        """,
    ),
    # r, English: not to be said, not blamed on.
    (
        "r",
        """
        isn't to say|is not to say|not to say|doesn't mean|does not mean|didn't mean|don't mean|not mean|doesn't imply
        does not imply|doesn't make|does not make|did not make|didn't make|doesn't improve|does not improve
        doesn't cure|does not cure|doesn't turn|does not turn|did not say|didn't say|didn't write|did not write
        never wrote|never used|never use|didn't use|did not use|won't write|will not write|won't say|will not say
        wouldn't put|can't put|cannot put|you can't put|can't write|cannot write|can't blame|cannot blame|can't use
        cannot use|shouldn't say|should not say|shouldn't write|should not write|shouldn't blame|should not blame
        shouldn't call|should not call|ought not to|no need to say|no need to blame|no point in|no point blaming
        no use blaming|no sense in|pointless to|useless to|meaningless to|unfair to|wrong to say|wrong to call
        wrong to blame|incorrect to say|inaccurate to|misleading to|resist the|refrain from|steer clear of
        stay away from|keep away from|leave out|leaves out|leaving out|omit|omitted|banned|forbids|prohibits
        nothing about|says nothing about|say nothing about|said nothing about|independent of|independent from
        irrespective of|regardless|not down to|isn't down to|is not down to|not caused by|isn't caused by
        is not caused by|isn't due to|is not due to|not owing to|not explained by|isn't explained by|not a sign of
        not the result of|not for want of|not for lack of|isn't a matter of|is not a matter of
        isn't a question of|is not a question of|none of this is|none of it is|none of that is|none of these
        it's not that|it is not that|it isn't that|it ain't|ain't about|wasn't because|was not because|wasn't due
        wasn't about|was not about|nothing in it says|not from|not out of|not with|not by|not through
        not on account of|can't be blamed on|cannot be blamed on|can't put it down to|cannot put it down to
        not put down to|should not be put down to|is not put down to|must not be put down to|need no|needs no
        requires no|takes no|it takes no|we need no|has no need of|hardly a matter of|hardly about|never about
        never a matter of|never because|i never said|i never wrote|i am not calling|i'm not calling|not calling
        nobody says|nobody said|no one says|who says|who said|i used to think|i used to say|i used to believe
        i once thought|i once wrote|i thought at first|at first i thought|i first thought|i had thought|we used to say
        mistook|mistaken for|mistake it for|confuse|confused with|don't mistake|do not mistake|don't confuse
        do not confuse|warned against|warns against|warn against|warning against|it won't do to|won't do to say
        won't do to write|isn't proof|is not proof|no indication|does not show|doesn't show|don't show|do not show
        cannot show|can't show|cannot prove|can't prove|nothing proves|nothing says|i cannot say|i can't say
        we cannot say|we can't say|none of the sources|no claim that|claim nothing|claims nothing|without claiming
        without saying|without calling|without blaming|without mentioning|not going to say|not going to write
        not going to call|not going to blame|am not going to|not about to say|not gonna say|nothing in this
        nothing in the|nothing on this|nothing here|no part of|no line of|no cell of|none of my|none of the numbers
        not one word|not a word|whoever says|anyone who says|those who say|people who say|whoever writes
        anyone who writes|those who write|people who write|whoever blames|anyone who blames|there is nothing
        there's nothing|you will not find|you won't find|nowhere do i|at no point|under no circumstances|in no way
        in no sense|by no means|no longer say|no longer write|no longer call|stopped saying|stop saying|stop calling
        stop blaming|quit saying|quit blaming|enough of|so much for|gone is|i struck|i crossed|have crossed
        has crossed|i've removed|i have removed|i've deleted|i have deleted|i've replaced|i have replaced|i swapped
        i changed|i corrected|to avoid|avoiding|instead of saying|instead of writing|rather than say|rather than write
        rather than saying|rather than blaming|rather than blame|never to say|never to call|never to write|not to call
        not to write|not to use|not to blame|not to put|told not to|tells us not to|told us not to|warned us not to
        never claimed|never claimed that|never suggested|never meant|not claiming|do not claim|don't claim
        not suggesting|never implied|not implying|i do not suggest|i don't suggest|nobody needs|no one needs
        you don't need|you do not need|we don't need|we do not need|one does not need|there is no need for|no need for
        without needing|forbid|forbade|forbidden to|rules out|ruled out|excludes|has no room for|no room for
        no place for|free of|freed of|leaves no room for
        """,
    ),
    # q, Chinese: has nothing to do with it, is no answer, costs marks, was taken out.
    (
        "q",
        """
        一点边都不沾|一点边也不沾|半点边都不沾|沾不上边|边都不沾|八竿子打不着|风马牛不相及|扯不到一起|挨不着|不挨着
        不挨边|靠不上|搭不上|搭不上边|联系不上|不搭界|没干系|毫无干系|无干|无涉|无关联|没关联|没有关联|没联系|没有联系
        没有任何关系|没任何关系|没啥关系|冇关系|冇关|唔关事|不关事|不相关|毫不相关|毫不相干|没有半毛钱关系
        没一毛钱关系|半毛钱关系都没有|一毛钱关系都没有|一点关系没有|一点关系也没有|什么关系都没有|什么关系也没有
        怪不了|赖不了|赖不上|怪不上|无从谈起|无从说起|从何谈起|从何说起|扯淡|胡扯|瞎扯|胡说八道|无稽之谈|子虚乌有
        没影的事|没有的事|没这回事|没那回事|哪有这回事|不存在的|是谣言|是借口|只是借口|是托词|是推脱|是甩锅|甩锅
        是拟人|拟人而已|拟人手法|拟人化|拟人|是修辞|修辞而已|比喻而已|说说而已|是形容|只是形容|太笼统|太含糊|没法数
        数不出来|数不了|不能数|无法数|量不出|量不出来|测不了|测不出|无法衡量|无法测量|衡量不了|没法衡量|无法度量
        不是度量|不是量度|不算度量|不算尺子|当不了尺子|做不了尺子|成不了尺子|当不成尺子|当不得尺子|不配当|不配|立不住
        立不住脚|经不起推敲|经不住推敲|说不过去|讲不过去|不可信|不足为信|不足为凭|无凭无据|没凭没据|不着边际|离题
        答非所问|不得要领|没答到点子上|没说到点子上|没抓住重点|不在点上|不妥|欠妥|不恰当|不妥当|不严谨|不够严谨|不科学
        有误|说错了|写错了|讲错了|弄错了|想错了|理解错了|怪错了|都错了|全错|大错特错|谬也|谬矣|非也|差矣|不用它
        不用这个|不用这词|不用这种|没用这个|没用这种|没用上|我没用|没用过|没采用|没采纳|未采用|未采纳|不采纳|弃用
        弃之不用|弃而不用|不再使用|不再写|不再说|不再提|停用|禁用|禁止使用|被禁|被禁止|不许用|不准用|不许写|不准写
        不让写|写不得|说不得|用不得|不能要|不要了|不写了|不提了|免谈|按下不表|略去|抹掉|抹去|涂掉|擦掉|去掉|拿掉
        拿掉了|撤掉|撤下|撤回|撤销|收回|移除|移走|剔除|剔掉|勾掉|作废|作废了|已作废|已更正|更正为|订正为|修正为|纠正为
        替换|替换为|替换成|替换掉|已替换|换掉|换掉了|换作|换为|已改|已改为|现已改|现改为|改写成|改作|扣分|要扣分
        会扣分|被扣分|扣分的|得零分|不得分|不给分|没分|判错|算错|打回|被打回|被退回|等于没回答|等于没答|等于白说
        等于没写|是空话|空话|废话|是废话|说了等于没说|不算回答|不是回答|不叫解释|不叫答案|算不得解释|算不得答案
        算不上解释|算不上答案|算不上理由|算不得理由|成不了理由|称不上解释|当不了答案|当不了解释|不解决问题|不收|不认账
        不买账|不予采用|不予采纳|不能成立|难以成立|难成立|不能作数|做不得数|作不得数|不可当真|别当真|当不得真|两码子事
        不是一码事|不是一回事|两样东西|另一码事|是另一回事|另一回事|不管这个|不看这个|不论这个|不比这个|不考这个
        不问这个|不谈这个|一概不|一概没|不顶事儿|不算在内|不在内|不含|排除在外|请勿|已经划去|现已划去|划去|划去了
        早删了|已删|已删除|删除|删除了|删了吧|已去掉|已拿掉|改口|改了口|改过来|改过来了|改正过来|也走不|也省不|也少不
        也变不|也躲不|也逃不|也绕不|这些词|这类词|这几个词|这两个词|这些字眼|这种字眼|这类字眼|字眼|字样|这类话|这些话
        这种说法|这类说法|这些说法|这种表述|这类表述|表述|这种措辞|措辞|提法|叫法|这种叫法|这顶帽子|这个理由|这种理由
        这种解释|这类解释|这个解释|之类的词|之类的话|之类的说法|之类的字眼|这样的词|这样的字眼|这样的说法|一类的词
        一类的话|的话术|这一说法|丢分|失分|不给过|判零分|得零蛋|的人没|的人都没|的人一定没|的人肯定没|的同学没
        的人不懂|的人没有|的人还没|的人多半没|的人是没|的都没看懂|不在考察范围|不在讨论范围|不在范围|不在此列|不在本图
        不在本课|不在这张图|不归本课|不是我们要|不是要考|不是要量|不是本课|不是这里要|不在考虑|不予考虑|不予讨论
        不纳入|不算进|不计入|不记入|没写进|没有写进|不写进|未写进|不会写进|不能写进|没放进|没写上|没往图上|没往上写
        一个都没写|一个没写|半个字没|一个字没|未曾出现|从未出现|不见于|与本图无|跟本图无|靠边站|打住|休矣|该休矣
        可以休矣|该歇歇了|该收起来|收起来吧|没说服力|没有说服力|缺乏根据|毫无根据|毫无依据|毫无道理|没影儿的事
        不是这么说|不能这么说|不能这样说|不该这么说|不该这样说|不可这么说|不可这样说|不能这么写|不能这样写|不该这样写
        不应这样写|写上去就错|一写就错|我不管|不关心|不理会|不去管|不过问|扣他分|扣她分|打叉|画叉|给零分|不在讨论之列
        不在考虑之列|讨论之列|打比方|打个比喻|作比喻|当比喻|是人的毛病|是人的事|是人才有的|只有人才|是形容人的
        形容人的|是对人说的|对人说的|是说人的|用来说人的|是人用的词|扣了分|圈出来|被圈|画了圈|打了叉|被打叉|打了个叉
        派不上用场|派不上|使不上劲|不起作用|不起什么作用|没作用|没有作用|没分量|毫无关联|毫无联系|毫无牵连|毫无瓜葛
        没瓜葛|没有瓜葛|没牵连|无瓜葛|全无关系|全不相干|不收货|不作解释|不解释距离
        """,
    ),
    # q, English: is no answer, has nothing to do with it, was taken out.
    (
        "q",
        """
        is pointless|is nonsense|are nonsense|nonsense|do not appear|does not appear
        don't appear|doesn't appear|did not appear|never appears|never appear|appears nowhere|appear nowhere
        is nowhere|are nowhere|nowhere to be found|is absent|are absent|has no place|have no place|has no business
        is not in my|isn't in my|is banned|are banned|off limits|off-limits|cannot be counted|can't be counted
        cannot be measured|can't be measured|not measurable|isn't measurable|is not a number|isn't a number
        is no number|are not numbers|not a quantity|isn't a quantity|is not a ruler|isn't a ruler|has been removed
        have been removed|was removed|were removed|has been deleted|have been deleted|were deleted|has been replaced
        have been replaced|were replaced|has been dropped|was dropped|i dropped|i scrapped|scrapped|scratched
        scratched it|scratched that|scratch that|crossed it out|cross it out|crossed that out|took it out|taken out
        i took out|got rid of it|threw it out|thrown out|i withdrew|withdrawn|retracted|i take it back
        i take that back|strike that|struck that|rephrased|reworded|rewrote it|is just a picture|is a picture
        only a picture|a figure of speech|figure of speech|anthropomorphic|anthropomorphism|is an excuse|no excuse
        just an excuse|cop-out|is a red herring|red herring|is not why|isn't why|not why|isn't the answer
        is not the answer|is not the explanation|isn't the explanation|not the culprit|isn't the culprit
        is not the culprit|is innocent|not at fault|isn't at fault|is not at fault|not responsible|isn't responsible
        is not responsible|doesn't come into it|does not come into it|comes into it|come into it|enters into it
        enter into it|has no bearing|have no bearing|no bearing|is unrelated|are unrelated|unrelated|is not related
        isn't related|not related|not relevant|isn't relevant|is not relevant|makes no sense|make no sense
        holds no water|doesn't hold water|does not hold water|doesn't hold|does not hold|doesn't explain
        does not explain|don't explain|do not explain|can't explain|cannot explain|could not explain|won't do
        will not do|doesn't cut it|does not cut it|is unfounded|unfounded|groundless|baseless|is incorrect
        are incorrect|incorrect|inaccurate|misleading|is misleading|misses the mark|off the mark|wide of the mark
        he is wrong|she is wrong|they are wrong|you are wrong|he's wrong|she's wrong|they're wrong|you're wrong
        no such thing|i disagree|i don't buy it|don't buy it|i don't buy that|i object|would lose marks|loses marks
        loses a mark|costs marks|costs points|loses points|gets zero|gets no marks|earns nothing|gets no credit
        marked wrong|is rejected|was rejected|are rejected|has not read the question|hasn't read the question
        does not answer the question|no longer in|no longer appears|is not used|isn't used|are not used|not used here
        is not my|isn't my|was my mistake|was a mistake|is beside|dodges the question|begs the question
        changes nothing|change nothing|would change nothing|changes none|would not change|wouldn't change
        does not shorten|doesn't shorten|cannot shorten|can't shorten|would not shorten|wouldn't shorten
        would not save|wouldn't save|is to say nothing|says nothing|say nothing|tells us nothing|tells nothing
        tells you nothing|adds nothing|means nothing|proves nothing|is meaningless|meaningless|is empty talk
        empty talk|is only talk|was crossed out|were crossed out|is crossed out|got crossed out|has been crossed out
        was struck out|was struck|was corrected|is not in the figure|is not in this|isn't in this|not in my figure
        not in the figure|not in my answer|stays out|stay out|kept out|is left out|are left out|was left out|left out
        is out of place|is misplaced|misplaced|is mistaken|he is mistaken|she is mistaken|they are mistaken
        is in error|in error|is unjust|unjust|is uncalled for|uncalled for|is beyond|has to go|had to go|must go
        should go|won't count|will not count|is not counted|isn't counted|counts for nothing|is worth nothing
        not worth|settles nothing|decides nothing|measures nothing|is not measurable|is no unit|is not a unit
        isn't a unit|has no unit|has no units|has no number|gives no number|is no integer|isn't an integer
        is not an integer|cannot be put|can't be put|would not make|would not help|would not do|could not help
        cannot help|can't help here|will not help|can never help|is not needed|isn't needed|is not required
        not the bottleneck|is not the bottleneck|isn't the bottleneck|is just a story|is a story|just a story
        is a fairy tale|fairy tale|is folklore|old wives' tale|is a fable|is a figure|is for people|for people, not
        is a human trait|human traits|human trait|a lazy answer|lazy answer|a poor answer|poor answer|bad answer
        a bad answer|weak answer|a cheap answer|the easy answer|easy answer|a lazy excuse|lazy excuse|a cheap excuse
        an easy excuse|a poor explanation|poor explanation|bad explanation|lazy explanation|a lazy explanation
        """,
    ),
    # p: a clause that answers "no" to what was just said.
    (
        "p",
        """
        他错了|她错了|他弄错了|他搞错了|他说错了|非也|没有的事|没这回事|没那回事|哪有的事|才怪|我没同意|我没有同意
        我没答应|我可不信|我不买账|不能苟同|恕难苟同|难以苟同
        想错了|是我想错了|想岔了
        我错了|我理解错了|我理解有误|老师打了叉|老师说不对|老师否了|被老师否了|被否了|我驳回|我反驳|我纠正他|我说不
        我说不对|我说不是|我说你错|我说他错|我说错|我回他|我告诉他不|我不采纳|我没采纳|本图不采纳|没照写|我没照写
        我没照抄|整句拿掉|我把它删|我把它划|这句不算|这句作废|这句话不成立|此说不|此话不|这话不|这样说不|这么说不
        这样讲不|这么讲不|这样写不|这么写不|那样说不|这种讲法|这种借口|这是借口|这不是原因|这不是理由|这不是答案
        这不是解释|这不算|这解释不了|不能同意|恕不同意|可我不|但我不|可惜不是|不成立|冤枉|这是冤枉|扯淡|胡扯|瞎扯
        一派胡言|无稽之谈|以讹传讹|纯属误会|唔啱|不是这样|不是这么回事|不是那么回事|哪里的话|没门|想得美|别信|千万别信
        谁就没|谁就不|谁就错|谁就扣分|谁就丢分|谁没看懂|就没看懂|就是没看懂|想想不对|想想不妥|一想不对|再想想不对
        转念一想|细想不对|仔细一想不|后来觉得不|又觉得不|可是不对|但是不对|可不对|没这个道理|没这道理|老师批注
        批注：不|被划掉|被老师划|答：否|否，|否,|否。|答案是不|答案是否|答：不|答:不|答:否|回答是不|回答:不|请扣
        扣他分|扣她分|是否定的|答案:不|是没学懂|没学懂|是没看懂|是没弄懂|是没搞懂|是不懂|等于没学|是白学|就白学
        显然不能|当然不能|显然不是|显然不行|显然不会
        好比说|好比给|无异于|等于给|就好比说|等于在给|不亚于
        nah|no way|i said no|i told him no
        i told her no|i told them no|i answered no|i replied no|i say no|he is wrong|he was wrong|she is wrong
        she was wrong|they are wrong|that's not it|that is not it|that's nonsense|that is nonsense|that's not right
        that is not right|that isn't right|that's incorrect|that is not an answer|that's not an answer
        that isn't an answer|that is no answer|that explains nothing|that claim is|no,|no.|no:
        it would not.|it wouldn't.|they would not.|they wouldn't.
        now i know better|i know better now|i was wrong|i was mistaken|scratch that|strike that|i take that back
        quite the opposite|on the contrary|far from it
        i object|i don't buy it|i don't buy that|nothing of the kind|nothing of the sort|not a chance|as if|we don't.
        we do not.|i don't.|i do not.|nobody does.|no one does.|it is not:|it is not,|it isn't:|it isn't,
        i told her to|i told him to|i told them to|i told him|i told her|i told them|i set him right|i set her right
        i corrected him|i corrected her|i corrected them|that was wrong|this was wrong|it was wrong|was wrong
        we agreed that was wrong|we agreed it was wrong
        """,
    ),
    # 0: "wrong", as a whole answer; elsewhere a consequence (so it goes wrong).
    ("0", "错|错的|wrong|nonsense|incorrect|rubbish"),
    # z: looks like a negation and affirms: nobody denies, were it not for, it needs no saying.
    (
        "z",
        """
        没有谁不|没谁不|谁不知道|谁不晓得|没人不|没有人不|无人不|无人不知|不可谓不|不无|不乏|不能说没有|不能不提
        不能不提的是|不得不提|不得不提的是|不得不说的是|不可不提|不能忽视|不可忽视|不容忽视|不能忽略|不可忽略|无法否认
        没法否认|难以否认|不容否认|不能否认|不必否认|无可否认|不可否认的是|毋庸置疑|毋庸讳言|不用怀疑|不用问|不用猜
        不用想|不用多说|不用讲|不必说|不必多说|自不必说|要不是|若不是|若非|要不是因为|如果不是因为|如果不是|无怪乎
        不怪别的|不怪别人|不为别的|不是别的|不因别的|没别的|没有别的原因|没别的原因|没其他原因|没有其他原因|不外
        不外是|不过就是|不是一般|不是一般的|不是一般地|不止一点|不是一点点|不是一点半点|不止是|别看|别看它|别不信
        别说了|你别说|不瞒你说|毫不夸张|毫不夸张地说|不夸张地说|不客气地说|不骗你|不开玩笑|不假|不得了|不要太|无人否认
        没人否认|谁也不否认|谁都不否认|没人会否认|没有人会否认|不难想见|不难理解|不难猜到
        if not for|were it not for|but for|if it weren't for|if it wasn't for|had it not been for|not to mention
        make no mistake|no denying|there's no denying|there is no denying|no doubt about it|no two ways about it
        not surprisingly|no surprise|it's no surprise|no secret|it's no secret|not simply|not solely|without a doubt
        beyond doubt|no kidding|no joke|not gonna lie|not going to lie|cannot overlook|can't overlook|can't ignore
        cannot ignore|let's not forget|nobody doubts|no one doubts|no one would deny|nobody would deny|nobody denies
        no one denies|nobody can deny|no one can deny|no one disputes|nobody disputes|it goes without saying
        not to put too fine a point on it
        """,
    ),
    # k: what follows is claimed: the real culprit, plainly; even without counting one knows.
    (
        "k",
        """
        也知道|也看得出|也看得出来|也能看出|也能看出来|也能知道|也晓得|就知道|就看得出|就看得出来|就能看出|便知|便知道
        一看便知|可见|足见|明摆着|分明|分明是|显然|显然是|明显|明显是|明明|明明是|摆明了|问题还是|要害仍然是|要害还是
        毛病还是|关键还是|核心还是|怪只怪|要怪只怪|要怪还得怪|应该怪|该怪|得怪|要怪|怪的是|恨只恨|坏就坏在|错就错在
        输就输在|毛病就在|亏就亏在|问题就在|而系|乃因|乃系|实因|实由|实系|盖因|皆因|全因|只因|都因|均因|仅因|系因|却是
        反倒是|反而是|主要还是|更在于|而在于|而是在|说到底还是|归根到底还是|根子还是|只能怪|难的是|糟的是|坏的是
        真正难的|真正的难处|真相是|真相就是|要我看|依我看还是|我说的是|我指的是|我要说的是|谁能指望|谁还指望|你还指望
        还指望|你指望|怎么指望|能指望|我会说|我只会说|我就会说
        the real culprit|the culprit|the real problem|the real issue|the true cause|the truth is|the trouble is
        the fact is|the point is|rather it is|more about|and more about|more a matter of|i'd say|i'd call it
        it's plain|plainly|obviously|evidently|what really|the actual reason|the actual problem|deep down
        """,
    ),
    # !: a question that affirms: 不是走神是什么, what is that if not bad memory.
    (
        "!",
        """
        是什么|是啥|又是什么|还能是什么|还会是什么|还能是啥|那是什么|是啥子|是咩|还用说|还用问|岂不是|何尝不是
        怎么不是|谁让|谁叫|谁教|谁要|谁说不是|难道还不是|还能说不是|不然还能是|不然还能是什么|还不是|还不是因为
        还不是怪|还不都是|还不都怪|还不就是
        what is that if not|what is it if not|what is this if not|what's that if not|if not|what else but
        what else could it be but|what else is it but|what could it be but|how is that not|how is this not
        """,
    ),
    # h: more hedges.
    (
        "h",
        """
        恐怕和|恐怕跟|恐怕与|八成是|十有八九|十之八九|大抵|大约|约莫|想来|看样子|看上去|看起来|听上去|仿佛|似是|莫非
        莫不是|难不成|该不会是|该不会|该不是|别是|怕不是|搞不好是|弄不好|没准是|保不齐|保不准|指不定|说不定是|有可能
        有可能是|不无可能|存疑|有待商榷|待考|待查|我没查|没查过|没查证|没核实|未核实|未查证|没法确认|无法确认|不敢肯定
        不敢确定|不能确定|不太确定|不太肯定|不太清楚|拿不定|吃不准|瞎猜|瞎猜的|乱猜|猜的|纯属猜测|可能系|或者系
        唔知系咪|系咪|可能同|好似
        i'm guessing|i'd guess|just a guess|my hunch|hunch|for all i know|i can't tell|can't tell|hard to tell
        hard to say|who knows|not certain|i'm not certain|i am not certain|unsure|i'm unsure|i am unsure
        i couldn't check|could not check|couldn't check|i could not check|did not check|didn't check|haven't checked
        have not checked|unverified|unclear|it is unclear|somehow|in a way|conceivably|potentially|it seems|it appears
        appears to|it looks like|looks like|or something|if i remember|if i recall|as far as i know|afaik|iirc
        may be the|might be the|may have been|might have been|could have been|would it be|is it possible
        """,
    ),
    # o: reported.
    (
        "o",
        """
        学长说|学姐说|师兄说|师姐说|隔壁组说|隔壁班说|隔壁说|组长说|班长说|课代表说|弟弟说|妹妹说|哥哥说|姐姐说|爸爸说
        妈妈说|老爸说|家教说|博主说|up主说|up 主说|楼上说|评论说|评论区说|弹幕说|论坛说|论坛上说|知乎上说|知乎说
        百度说|百科说|百科上说|chatgpt 说|chatgpt说|有博客|有博客称|有博客说|有文章说|有文章称|有资料说|有资料称
        有书说|有教程说|有的教程|有的教程说|有的书说|有的人说|有的人|有的同学|有的同学说|有些人|有些人说|有些同学
        有些同学说|有些博客|有些部落格|有些部落格说|部落格说|有篇文章说|某人说|某同学说|某博客|某教程|一种说法
        另一种说法|一般认为|通常认为|普遍认为|人们认为|有观点认为|有观点|照他说|照他的说法|按他的说法|用他的话说|他说
        她说|他认为|她认为|他觉得|她觉得|他讲|她讲|他写|她写|他张口就来|他脱口而出|坚持说|坚持认为|坚称|号称|美其名曰
        他总说|他老说|室友坚持|同桌坚持|同桌写的是|同桌写|同学写的是|同组写|同组的人|组里有人|班里有人|有人 comment 说
        有人评论|有人留言|有人跟我说|有人告诉我|有人主张|有人声称|有人坚持|有人建议|有人非说|人说|坊间|民间|俗话说
        老话说|网上都讲|网上流传|流传|传闻|听人说|听人讲|听闻|据传|据悉|据介绍|相传|朋友觉得|朋友坚持|弟弟觉得|我弟说
        我姐说|我哥说|我妹说|我爸说|老师讲过|助教讲|教授说|老说它|老说模型|总说它|总说模型|老爱说|老爱说它|动不动说
        整天说|天天说|成天说|成天说它|老爱怪|老怪它
        my friend wrote|my classmate wrote|my partner says|my partner said|my partner wrote|my brother says
        my brother said|my sister says|my sister said|my dad says|my mom says|my mum says|my tutor says|my tutor said
        the ta says|the ta said|he says|he said|she says|she said|he wrote|she wrote|he thinks|she thinks|he claims
        she claims|they claim|they said|they wrote|they think|he kept saying|she kept saying|people keep telling me
        people keep saying|everyone says|everybody says|everyone thinks|some claim|some blog posts
        some blog posts claim|some posts|some websites|blogs claim|blog posts claim|some books|some articles
        a blog says|a post says|a website says|wikipedia says|chatgpt says|reddit says|the forum says|a video says
        youtube says|one comment says|as they say|so they say|as some say|many claim|claims that|it's claimed
        it has been said|rumor has it|rumour has it|word is|critics say|tempting to say|tempting to write
        it is tempting|tempting to|you often hear|one often hears|one often reads|you often read|we often hear
        you may hear|you will hear|you'll hear|often said|a popular view|popular belief|the popular view
        the common view|my friend claims|my friend insists|my roommate says|my roommate insists|my lab mate says
        my neighbour wrote|my neighbor says|classmates say|a classmate says|a classmate said|a classmate wrote
        one student wrote|one student says|the blog says|the tutorial says|someone wrote|somebody wrote
        someone insists
        """,
    ),
    # @: agrees with what was reported.
    (
        "@",
        """
        确实如此|的确如此|说得对|说得没错|有道理|我同意|我也同意|我赞同|我赞成|我也这么看|我也这么觉得|我也这么认为
        深以为然|一点没错|此话不假|他说得对|她说得对|就是这样|正是如此|果然如此|果真如此|果不其然|讲得对|讲得没错
        真没说错|没说错|我信|都不过分|也不过分|毫不过分|毫不为过|不为过|也不为过|准没错|准没跑
        i agree|and i agree|he is right|she is right|they are right|he's right|she's right|they're right|that's true
        that is true|and it's true|rightly|true enough|quite right|and rightly so|it is true
        """,
    ),
    # c: conceded.
    (
        "c",
        """
        即令|即或|即使是|就算再|就是再|即便是|哪怕是|饶是|纵是|纵有|任你|任他|任它|凭你|不管怎么|不管怎样|不管多
        不管有多|无论多|无论如何|无论怎样|不论多|管你|管他|甭管多|就算让|就算把|就算换|哪怕换|哪怕让|即使让|即使换
        即便换|就算有|哪怕有|即使有|谁来|就算谁|再怎么|再怎样|随你|纵令|纵让|就让|哪怕给|就算给|即使给|就算加|哪怕加
        即使加|不管有没有
        however good|however bad|however careful|however much|however many|however fast|however strong|however big
        however powerful|however large|no matter how good|no matter what|regardless|irrespective of|whether or not
        even supposing|even assuming|even were|even had|even on|even at|with or without|whatever the|whichever
        for all its|for all the|despite|in spite of|notwithstanding|not even|not even a|not even the|not even with
        be it|even if you|even after|even given|even an|even its|even our|even your|whether the|whether it|whether you
        whether we|whether a|be he|for the most|for even the|for even the most|even the most|even the best
        even the smartest|even the sharpest|for the best|for the smartest|the most attentive|even someone
        even somebody|even people
        """,
    ),
    # s: still has to.
    (
        "s",
        """
        也还得|也还要|也照走|照走|照走不误|照走不变|还得照走|一样要|一样得|同样要|同样得|也逃不掉|也躲不掉|也绕不过
        也绕不开|也少不了|也省不下|也省不了|一步也省|一步都省|一步也不能少|一步都不能少|仍须|仍需|亦须|亦需|亦要|亦得
        还是|仍是|还有|仍有|终究要|终归要|总归要|也没法|也没办法|也救不了|也改不了|也变不了|仍为|也要一|也得一|也不变
        也能|也会|也可以|也数得|也数出|也算得|也走
        just the same|nonetheless|nevertheless|remains|remain|stays the|stay the
        """,
    ),
    # y: "with another one": a concession once "also must" follows.
    ("y", "换成|换个|换一个|换谁|换再|换了再|a more|a less"),
    # m: partly granted.
    ("m", "不是主要|并非主因|并非主要|不是首要|次要原因|不全因为|not the chief|not the sole|not the biggest"),
    # j: the difficulty is put down to what follows.
    (
        "j",
        """
        怪罪|归罪|归罪于|归结到|归于|归因|源自|起因于|起因是|错在|坏在|毛病是|病根在|病根是|症结在|症结在于|关键看
        主要看|考的是|比拼|较量的是|测的是|量的是|反映|反映的是|反映了|体现|体现的是|体现了|衡量的是|指的是|意味着
        代表|代表的是|等于|等同于|本质是|本质上是|根本上是|起源于它|可归结为|可归因于|可归咎于|在乎
        stems from|stem from|arises from|comes from|traces back to|attributable to|attributed to|put it down to
        puts it down to|put down to|reflects|is a measure of|measures|a sign of|a symptom of|shows how|tells us how
        hinges on|hinge on|rests on|is rooted in|rooted in|lies in|lies with|is down to
        """,
    ),
    # g: the difficulty is put down to what stands before.
    (
        "g",
        """
        有点关系|有关系|有些关系|脱不了干系|脱不开干系|脱不了关系|逃不了干系|是祸根|才是祸根|祸根|是祸首|惹出来的
        搞的鬼|捣的鬼|捣鬼|背锅|才是问题|才是毛病|才是真凶|真凶|是真凶|是症结|是瓶颈|瓶颈|说了算|起决定作用|见分晓
        见真章|有很大关系|关系很大|大有关系|关系密切|成正比|挂上钩|作梗|添乱|闹的|弄的|搞的|整的|分不开|撇不清
        息息相关|密切相关|的通病|通病|的老毛病|最大的毛病|的硬伤|硬伤|软肋|的软肋|命根子|才是本质|是本质|本质|才是实质
        才是根本|才是真相|才是重点|才是难点|才是难处|才是里子|才是大头|才是硬伤
        is the culprit|is at fault|at fault|is the bottleneck|is the root cause|root cause|is the weak point
        is the weak spot|let it down|lets it down|is what makes|is what causes|does the damage|is the trouble
        is where it fails|explains why|explains the|accounts for
        """,
    ),
    # d: supposed.
    ("d", "倘|假若|假使|如若|万一|had it|had the|were it|if its|if the chain|if the unit|if the net|provided|unless"),
    # t: first written, then taken back.
    (
        "t",
        """
        草稿写过|草稿里写|草稿上|初稿写|初稿里|上次交的|上次写|上一版|旧版|旧稿|原稿|原先有一句|原先写|原先那句|原句写
        前一稿|第一版|原本写|原本想写|本想写|本打算写|差点写|差点写成|差一点写|险些写成|一开始还写|刚开始写|最初写
        最开始写|我曾写|我曾经写|曾写过|写过又删|以前我也会说|以前我会说|以前我总说|过去我常说|过去我总说|以前总觉得
        以前觉得|以前认为|以前总以为|过去觉得|过去认为|过去总觉得|原先觉得|原先认为|之前觉得|之前认为|本来觉得
        本来认为|从前觉得|曾经觉得|曾经认为|起初觉得|起初认为|开始觉得|一开始觉得|一开始认为|最初觉得|刚开始觉得
        原来觉得|没学之前|旧图注|旧标题|旧说明|旧答案|原图注|原标题|改前|修改前|改之前|更正前|订正前|我原先的版本
        原先的版本|原来的版本
        i had|earlier i wrote|i originally wrote|originally i wrote|my earlier version|my old version|the old caption
        the first version|in an earlier version|i almost wrote|i nearly wrote|i was going to write
        i was about to write|i meant to write|i began with|previously i wrote|before the edit|old caption
        the old version|an older version
        """,
    ),
)
