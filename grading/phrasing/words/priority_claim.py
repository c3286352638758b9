"""Priority claim: a paper or method called the first, the earliest or the origin.

A claim is built of who (a paper, its authors), what (a method, an idea) and a word of priority:
a title, a birth, a beginning, an absence before, a following after. Only the strongest words
need neither. "First" of places, rows, steps and tries is an ordinary number; the earlier of two
dates is a fact; the source of a river in the learner's own sentence is no paper's. Seminal,
original and introduced are for a person to weigh.
"""

from __future__ import annotations

from grading.phrasing.words.priority_absences import ABSENT
from grading.phrasing.words.priority_lineage import LINEAGE
from grading.phrasing.words.priority_origins import CLAIMED
from grading.phrasing.words.priority_turns import TURNS
from grading.phrasing.words.priority_words import EXAMPLES, INNOCENT, NOUNS, PLACES_OF_BIRTH

#: Ways to reject that only a claim of priority meets; letters as in ``scope_words``.
REJECTED: tuple[tuple[str, str], ...] = (
    (
        "r",
        """
        代替|来代替|取代|没有证据|并没有证据|没有任何证据|毫无证据|没有材料|没有任何材料|没有任何资料|不认定
        并未认定|不判定|不置可否
        不想争|不争|不去争|不争论|没查到|没有查到|查不出|错误选项|错误的选项|选错的那项|错选项|误选|错项|不评|不评判
        没核对|没有核对|不追究|不考证|无从考证|无法考证|无从得知|不得而知|无从判断|不裁定|不下结论|不裁决|不回答
        不代表|并不代表|不意味着|并不意味着|不意味|推不出|推不到|得不出|看不出|不能推出|证明不出|不足以证明|不应出现
        不会写|不愿说|不愿写|不敢写|不敢断言|不敢说|不好断言|不妄称|不妄言|不轻言|不冒称|不封|不冠|不授予|没授权
        轻率
        wrong option|wrong choice|the wrong option|silent on|is silent on|stays neutral on|neutral on
        refuse to crown
        does not mean being|doesn't mean being|does not make|doesn't make|do not make|no basis to|no basis for
        it would be rash
        rash to|cannot tell|can't tell|does not tell|doesn't tell|no evidence that|is not a|are not a|do not rank
        does not rank|do not crown|makes no ruling|no ruling on|takes no position|takes no stand|does not settle
        do not settle|cannot settle|does not decide|cannot decide|does not establish|do not establish
        not established
        without claiming|avoid saying|avoid calling|avoid claiming|stop short of|stops short of|too bold to
        premature to
        it is not for me|not for us to|impossible to say|hard to say|no way to know|no telling|is not evidence
        干扰项|distractor|the distractor|distractors
        唔等于|唔代表|唔系|唔可以|唔好话|唔会话|唔敢话|唔应该|唔该写|唔讲|唔主张|袂使|毋通|毋是|毋敢|莫要|休要|休得|切莫|切勿|不认
        don't get to|do not get to|never calls|never call|never called|never says|never names|never ranks|never labels
        nowhere says|nowhere calls|nowhere claims|declines to|declined to|decline to|hesitate to|refuses to|refused to
        we can't rank|cannot rank|cannot be named|can be named|can't be named|cannot be called|can't be called
        stopped short of|nobody may|no one may|nobody can call|no one can call|hasn't earned|has not earned
        do not award|won't say|will not say|won't call|will not call|won't claim|neither team|neither group
        neither paper
        """,
    ),
    (
        "q",
        """
        是过度解读|过度解读|过度引申|是引申|是过度发挥|过度发挥|是拔高|拔高了|是吹捧|课里没这么写|课里没这么说|课里没有这样说
        课里没有这么说|课文没这么写|课文没这么说|书上没这么写|书上没这么说|没这么写|没这么说|没有这样写|没有这样说|查无此说
        是偷换|属于偷换|偷换|我不这么干|我不这么写|我不这么说|我不这样写|我不这样说|本课不认|课里不认|不认|不认账|没按呢讲
        无按呢讲|冇咁讲|冇咁讲过|冇讲|冇讲过|无按呢写|冇根据|冇证据|毫无依据|毫无根据|毫无凭据|无据|于文无据|于史无据|是错的|这一项是错的
        都不给分|不得分|一律不用|一概不用|一律不写|一概不写|不采|不采用|不予采用|都删了|全删|全删了|我删掉了|我划掉了
        isn't in the lesson|isn't in our lesson|isn't in the text|isn't in the source|isn't in the sources|is nowhere in
        appears nowhere|is nowhere|isn't part of|is not part of|isn't supported|is not supported|isn't stated
        is not stated|isn't claimed|is not claimed|was not checked|wasn't checked|hasn't been checked|isn't backed
        is not backed|has no source|has no support|has no backing|cannot be backed|can't be backed
        is one of the wrong ones|one of the wrong ones|is one of the wrong|one of the wrong|is among the wrong
        among the wrong|is a wrong|is the wrong|wrong one|the wrong one|is not mine to|we were told to avoid
        is the kind of sentence|is not our|isn't our|isn't ours|is not ours to|isn't ours to|isn't mine to
        是越界|越界|属于越界|都是越界|就越界|算越界|越了界|是武断|武断|太武断|言过其实|夸大其词|是夸大|言过其词
        过头了
        说过头|太满|说得太满|请删除|请删|应删|应删除|要删|该删|须删|没有证据|没有来源|没有来源支持|没有出处
        缺乏证据|缺证据
        缺乏依据|缺依据|没凭没据|无凭无据|无据可查|无从查证|查无实据|不能写|不可写|不写进|不在讨论之列|不在讨论范围
        也好|不可查|不可核|不能核对|无法核对|没法核对|不能核实|不能查证|无法证实|无法核实|不能证实|没法查证|无法查证
        查不了|核对不了|与否
        不能考证|or not|or otherwise|超出了资料|超出资料|超出课文|超出了课文|保持沉默|沉默|避而不谈|不予置评
        不予讨论|不置可否|不予采纳
        不予采信|不是本课|不归本课|本课不谈|本课不讲|本课没讲
        课里没讲|课里没说
        课上没说|课上没讲|课文没说|课文没讲|并不准确|不准确|不严谨|不够严谨|不妥|不妥当|不成|扣分|要扣分|会扣分
        我记错了|记错了|是我记错|我撤回|撤回|我收回|收回|不提也罢|是另一回事|另当别论|存疑|待考|无考|不可考|未经证实
        未经核实|没有核实|没核实|没人核实|没人核对|没有核对|不足为凭|不足为据|站不住脚|是捏造|是编的|是瞎编|言之过早
        is rash|goes beyond|would go beyond|go beyond|is beyond the|oversteps|is an overreach|overreach|overclaims
        is overclaiming|overclaiming|an overclaim|is not something|is not a phrase|unverified|unconfirmed
        is unverified
        is unconfirmed|is left out|was left out|is not mine to|is not established|not established|is not documented
        undocumented|is undocumented|is unproven|unproven|not proven|is not proven|is not shown|cannot be shown
        cannot be verified|can't be verified|cannot be proved|cannot be checked|is not for this|is not for us
        is off limits
        off limits|out of bounds|is out of bounds|is outside|is not in the lesson|not in the lesson|is a stretch
        is speculation|pure speculation|is hype|is marketing|loses points|costs points|is not allowed
        has been removed
        has been cut|has been struck|is disputed|is exaggerated|an exaggeration|exaggerated|is too much|too much
        is inaccurate|inaccurate|not accurate|is not accurate
        """,
    ),
    ("p", "那是我记错了|是我记错了|那是我写错了|我写错了|那是误传|是误传|那是讹传|其实没有根据|并无根据|纯属猜测"),
    # Asks who it was: a question within a sentence.
    ("7", "谁|哪篇|哪一篇|哪个|何人|哪位|哪家"),
    ("9", "who|whoever|which paper|which one|which|whether"),
    ("a", "咱能找着|我能找到|我能查到|目前能找到|我见过|我所知|据我所知|我查到|我读过|能查到|能找到"),
    (
        "b",
        "by far|by far the|hands down|hands down the|undeniably|undeniably the|clearly the|no contest"
        "|unquestionably the|easily the",
    ),
    ("%", "说|要说|说成|声称|宣称"),
    # What others say: the options of a question, hearsay; and who is agreed with.
    (
        "o",
        """
        选项|选项 a|选项 b|选项 c|选项 d|选项a|选项b|选项c|选项d|option a|option b|option c|option d
        很多人叫它|不少人叫它|人们叫它|有人叫它|被很多人叫作|被很多人叫做|被人叫作|被一些人叫作
        网上喜欢叫|网上喜欢说|网上爱叫|网上都叫|网上有人叫|网友爱叫|网友喜欢叫|有人喜欢叫|有人爱叫
        听讲|听人讲|人哋话|据闻|据讲
        """,
    ),
    ("k", "我老师说得对|我同学说得对|我同桌说得对|我老师讲得对"),
    (
        "@",
        "老师说得对|说得对|说得没错|说的没错|说得很对|说的对|讲得对|讲得没错|had it right|is right that|was right that",
    ),
    # Names of a wording, which is spoken of and not used.
    (
        "4",
        "二字|两字|两个字|三个字|四个字|四字|三字|字样|之说|这种话|这话|这类话|一类话|这种字眼|字眼|这种提法|提法"
        "|这样的字眼|这句|这种句子|这一项|该项|这项|该选项|这个选项|这种写法|这写法|这个写法|这种说法|这说法|这句话",
    ),
    # What is not a claim although it holds the words of one.
    ("x", "今天|昨天|明天|第一手资料"),
)

CLASSES: tuple[tuple[str, str], ...] = (
    *NOUNS,
    # W: whence; C: creating; R: titles and births; 1: first; P: priority by itself; D: first of all.
    *CLAIMED,
    # N: nobody; Z: never; B: before; U: until; K: earlier; G: than all; H, X: who follows; F: since; 2: years.
    *ABSENT,
    # The same told as a story, of founders and heirs.
    *LINEAGE,
    # Turns of speech, most of them built of parts.
    *TURNS,
    *REJECTED,
    ("x", INNOCENT),
    ("x", PLACES_OF_BIRTH),
    ("Y", EXAMPLES),
)
