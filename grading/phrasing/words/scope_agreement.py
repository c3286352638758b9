"""Ways to agree, to insist and to say plainly: products of data, shared by all families."""

from __future__ import annotations

from grading.phrasing.words.scope_turns import joined

#: Nobody denies: what follows is claimed.
UNDENIED = (
    joined(
        "没人|没有人|谁也没|谁也不|谁都不|谁都没|无人|无人能|不能|无法|没法|从不|我不|我从不|没人能|没人会|没人敢"
        "|没有人能"
        "|没有人会|毋庸|不容|不必|不用|难以|任谁也不|谁都无法|谁也无法",
        "否认|怀疑|质疑|不承认|反驳",
    )
    + "|"
    + joined(
        "nobody|no one|none of us|few|few people",
        "|can|could|would|will|ever|seriously|really|in their right mind would",
        "denies|deny|denied|doubts|doubt|doubted|disputes|dispute|disputed|questions|disagrees that|deny that",
        gap=" ",
    )
    + "|"
    + joined(
        "i do not|i don't|i can't|i cannot|you can't|you cannot|we cannot|we can't|one cannot|i won't|i will not"
        "|i never|it cannot be|it can't be|there is no|there's no|without|beyond",
        "deny|denied|doubt that|doubt it|dispute|denying|disputing|doubting|question that|overlooked|disputed",
        gap=" ",
    )
    + "|i can't help thinking|i cannot help thinking|can't help feeling|cannot help feeling|cannot but conclude"
    + "|i can't help feeling|no escaping|there's no escaping|there is no escaping|there is no getting around"
)
#: Announces plain words, and denies nothing.
PLAINLY = (
    joined(
        "我|我就|我也|我可|实话讲我|",
        "不想|不|不会|不愿|不必|不打算|不用",
        "骗人|说假话|说谎|撒谎|绕弯子|兜圈子|拐弯抹角|卖关子|啰嗦|多说"
        "|废话|瞒你|瞒大家|瞒老师|客气|粉饰|替它说好话|替它遮掩|怕得罪人|怕你笑|怕笑话|怕丢分|怕扣分|怕老师骂"
        "|藏着掖着|讳言|避讳",
    )
    + "|"
    + joined(
        "not to|i won't|i will not|i'm not going to|let's not|let me not|i shan't|no need to|i do not want to",
        "mince words|beat about the bush|beat around the bush|lie|sugarcoat it|sugar-coat it|be rude|be unkind"
        "|be coy|split hairs",
        gap=" ",
    )
    + "|no offence|no offense|don't get me wrong|do not get me wrong|no beating about the bush|i'm not lying|no lie"
    + "|no two ways about it|there are no two ways about it|no point denying it|no use denying it|why deny it"
    "|why beat about the bush"
)
#: A question nobody can say no to.
DARED = (
    joined("谁能|谁敢|谁会|谁又能|谁还能|谁还会|谁好意思|有谁能|有谁会|哪个敢|又有谁", "否认|怀疑|质疑|反驳|说不是")
    + "|"
    + joined("who", "can|could|would|will", "deny|doubt|dispute|deny that|doubt that", gap=" ")
    + "|isn't it just|isn't it simply|isn't it plainly|isn't it obvious that|isn't it clear that"
    "|isn't it plain that|isn't it simply that|isn't it true that"
    + "|isn't it just that|wouldn't you say that|wouldn't you agree that|can't you see that|is it any wonder that"
    + "|don't you think that"
)
WONDERED = joined("怎么会|怎会|怎么能|怎么|咋|怎能|咋会|怎么可以", "这么|那么|这样|那样|如此|这般")
#: Yes: an answer, or agreement.
YES = (
    "是的|对的|没错|对呀|对啊|是啊|可不是嘛|那当然|就是这样|答:对|答:是|对极了|千真万确|一点不假|一点儿不假"
    "|那还用说|系呀|系啊"
    "|yes|yes it is|yes it does|yes they do|of course it is|of course it does|indeed it is|it is indeed"
    "|it certainly is"
    "|it certainly does|i do|i certainly do|it sure does|it sure is|yep|yeah|sadly yes|sadly so|i think so"
    "|i believe so"
    "|i'm sure it is|it really is|it really does"
)
AGREED = (
    joined(
        "说得|讲得|这话|此话|这话说得|说的|讲的|他说的|她说的|这说法|这个说法|这话也|一点|一点也|一点都|半点"
        "|半点也|半点都|丝毫"
        "|丝毫也|毫|绝|绝对|真|并|并没|可|真是一点|确实|的确|这可|其实也|倒也|也|可一点|可真",
        "没错|很对|在理|有理|不假|不错的|很准|到位|中肯|不冤|不冤枉|没冤枉|不夸张|没夸张|不过分|没说错|不为过|没冤"
        "|没有冤枉"
        "|没有夸张|不算过分|不算冤枉|不是冤枉|没有错|不离谱",
    )
    + "|"
    + joined(
        "he|she|they|that|this|it|you|who",
        "is|are|was|were",
        "|absolutely|quite|so|totally|completely|perfectly|dead",
        "right|correct|spot on",
        gap=" ",
    )
    + "|would be right|would be correct|would not be wrong|wouldn't be wrong|you'd be right|you'd not be wrong"
    + "|不是冤枉它|不算冤枉它|没冤枉它|不冤枉它|我说错了吗|错了吗|难道不对|我没说错|i'm with him|i'm with her"
    "|i'm with them" + "|i side with|he has a point|she has a point|they have a point|and that is true|and he is right"
    "|and she is right"
    + "|and they are right|and that's true|and i think so too|i think so too|i think he's right|i think he is right"
    + "|and i believe it|and i believe them|i believe them|i believe him|i believe her|so do i|and so do i"
    "|and rightly"
)
ASSERTED = (
    joined("我|俺|我们|咱", "敢|可以|只能|要|得|就|还是|也敢|偏要|倒要|也要|非要|只好|必须", "说|讲")
    + "|"
    + joined("我|俺", "敢|可以", "断言|断定|保证|肯定|打包票|打赌|发誓")
)
#: Each time it does.
EVERY_TIME = (
    joined("哪次|哪回|哪一次|哪一回|哪天|何时|几时|哪步|哪一步|哪一格|什么时候", "|能|会|又|才|曾", "不")
    + "|when does it not|when doesn't it|when did it not|none other than|no other than|nothing other than"
    "|nothing else than"
    + "|nothing else but|nothing more than|nothing less than|it's no exaggeration to|it is no exaggeration to"
    + "|no exaggeration to|not an exaggeration to|isn't an exaggeration to|it would be no exaggeration to"
    "|not unfair to"
    + "|it's not unfair to|it is not unfair to|not wrong to|it's not wrong to|it is not wrong to|isn't wrong to"
    + "|is not wrong to|not unreasonable to|hard not to think|hard not to say|hard not to see|hard not to conclude"
)
#: Said mildly, and so agreed with.
MILDLY = (
    joined(
        "还|都|已|已经|算|还算|都算|是|都是|已经是|已经算|还是|还都是|已经算是|算是",
        "客气的|客气了|轻的|轻了|好听的|抬举|抬举了|给面子|嘴下留情|留面子|便宜它|手下留情|客气",
    )
    + "|"
    + joined(
        "is|would be|is only|is still",
        "putting it mildly|an understatement|being kind|being generous|no exaggeration|fair|no slander|generous"
        "|too kind"
        "|putting it kindly|putting it politely|only fair|no overstatement",
        gap=" ",
    )
)
#: Agrees with what was said before.
SO_DO_I = (
    joined(
        "我|我看|我想|我觉得|我倒|俺",
        "也是这么想|也这么想|也这么看|看也是|看就是|深有同感|也有同感|认可|认同|赞成|附和|深信|举双手赞成|也信",
    )
    + "|深有同感|英雄所见略同|所见略同|一针见血|我看也是|我觉得也是|我想也是|确是如此|事实如此|事实正是如此"
    "|you bet|too right" + "|very much so|sure thing|damn right|oh yes|just so|my thoughts exactly|well said|well put"
    "|couldn't have put it better"
)

#: All of the above, by letter.
BEYOND_DOUBT = f"{UNDENIED}|{PLAINLY}|{EVERY_TIME}"
ALSO_SAID = f"{YES}|{AGREED}|{MILDLY}|{SO_DO_I}"
