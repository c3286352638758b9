"""Forms that words of state quality take by rule: separable verbs, questions, losses. Data and products of data."""

from __future__ import annotations

from itertools import product

#: Verb and object that come apart: 走神, 走了一会儿神.
_SEPARABLE = (
    *(("走", "神"), ("分", "神"), ("分", "心"), ("失", "神"), ("出", "神"), ("跑", "神"), ("恍", "神"), ("晃", "神")),
    *(
        ("闪", "神"),
        ("愣", "神"),
        ("岔", "神"),
        ("走", "思"),
        ("开", "小差"),
        ("打", "盹"),
        ("打", "瞌睡"),
        ("发", "呆"),
    ),
    *(
        ("发", "愣"),
        ("发", "懵"),
        ("溜", "号"),
        ("犯", "困"),
        ("犯", "糊涂"),
        ("犯", "迷糊"),
        ("犯", "懒"),
        ("犯", "傻"),
    ),
    *(
        ("偷", "懒"),
        ("摸", "鱼"),
        ("划", "水"),
        ("做", "白日梦"),
        ("打", "酱油"),
        ("掉", "链子"),
        ("断", "片"),
        ("忘", "事"),
    ),
    *(("闹", "情绪"), ("耍", "脾气"), ("闹", "脾气"), ("磨", "洋工"), ("打", "马虎眼"), ("打", "折扣")),
)
_BETWEEN = (
    *("了", "着", "过", "起", "个", "了个", "了一下", "了下", "了会儿", "了会", "了一会", "了一会儿", "了好一会儿"),
    *(
        "了点",
        "一下",
        "会儿",
        "了半天",
        "起了",
        "了几次",
        "了好几次",
        "了一路",
        "了一小会儿",
        "了一个",
        "了不少",
        "了大半天",
    ),
)
APART = "|".join(
    f"{verb}{gap}{noun}" for (verb, noun), gap in product(_SEPARABLE, _BETWEEN) if (verb, noun) != ("打", "折扣")
)
#: 走过神经网络 is no lapse.
NERVES = "|".join(
    f"{verb}{gap}神{rest}" for verb, gap, rest in product("走分失出跑恍晃闪愣岔", _BETWEEN, "经奇秘话圣仙")
)
#: Whether or not: quality as a measure.
_STEMS = (
    *(
        "走神",
        "分心",
        "粗心",
        "健忘",
        "专心",
        "专注",
        "用心",
        "认真",
        "细心",
        "上心",
        "聪明",
        "勤快",
        "懒",
        "笨",
        "耐心",
    ),
    *(
        "集中",
        "努力",
        "记得住",
        "记得牢",
        "记得清",
        "开小差",
        "偷懒",
        "马虎",
        "仔细",
        "留神",
        "留心",
        "走心",
        "累",
        "困",
    ),
)
MEASURES = "|".join(
    form
    for stem in _STEMS
    for form in (f"{stem}不{stem}", f"{stem[0]}不{stem}", f"{stem}与否", f"{stem}还是不{stem}", f"{stem}或不{stem}")
) + ("|记得牢不牢|记得清不清|记得好不好|记得全不全|记得准不准|忘得快不快|忘得多不多|忘没忘|记没记住|记住没记住")

_LOSING = ("lose", "loses", "lost", "losing", "has lost", "have lost", "had lost")
_OWN = ("", "its ", "his ", "their ", "all ", "all its ", "some ", "the ", "my ")
_LOST = ("focus", "concentration", "attention", "interest", "patience", "memory", "mind", "wits", "motivation", "drive")
LOSSES = (
    "|".join(f"{verb} {whose}{what}" for verb, whose, what in product(_LOSING, _OWN, _LOST))
    + "|"
    + "|".join(
        f"{verb} {whose}{what}"
        for verb, whose, what in product(
            (
                "lacks",
                "lacking",
                "runs out of",
                "ran out of",
                "short of",
                "devoid of",
                "without any",
                "has no",
                "have no",
            ),
            ("", "real ", "enough ", "any "),
            (
                "focus",
                "concentration",
                "patience",
                "brains",
                "wits",
                "willpower",
                "diligence",
                "attentiveness",
                "smarts",
            ),
        )
    )
)
_MAKING = ("make", "makes", "made", "making", "render", "renders", "keeps", "kept")
_WHOM = (
    "it",
    "the model",
    "the network",
    "the chain",
    "the unit",
    "the net",
    "the rnn",
    "the decoder",
    "them",
    "the reader",
)
_HOW = (
    *("sharper", "smarter", "brighter", "cleverer", "wiser", "attentive", "alert", "careful", "mindful", "focused"),
    *("more attentive", "more alert", "more careful", "more focused", "less forgetful", "awake", "smart", "clever"),
)
MAKINGS = "|".join(f"{verb} {whom} {how}" for verb, whom, how in product(_MAKING, _WHOM, _HOW))

_UNSETTLING = (
    *("distracts", "distract", "distracted", "bores", "tires", "exhausts", "fatigues", "wears out", "overwhelms"),
    *("bore", "bored", "tire", "tired out", "tires out", "tire out", "exhaust", "exhausted", "fatigue", "fatigued"),
    *("wear out", "wore out", "overwhelm", "overwhelmed", "overtax", "overtaxes", "sidetrack", "sidetracked", "lull"),
    *(
        "bewilder",
        "befuddle",
        "daze",
        "weary",
        "wearied",
        "flusters",
        "fluster",
        "flustered",
        "demotivates",
        "unnerves",
    ),
    *("bamboozles", "discombobulates", "discourages", "disheartens", "irritates", "annoys", "frustrates"),
    *("sidetracks", "bewilders", "befuddles", "dazes", "wearies", "puts off", "throws off", "lulls", "makes fun of"),
)
DISTRACTIONS = "|".join(f"{verb} {whom}" for verb, whom in product(_UNSETTLING, _WHOM))

#: 抛到脑后 and its like: a verb of throwing, a direction, a place behind.
THROWN = "|".join(
    "".join(parts)
    for parts in product(
        ("抛", "丢", "扔", "甩", "忘", "撇", "撂", "搁"),
        ("到", "在", "去", "到了", "在了", "诸", "之", "于", "去了", "向"),
        ("脑后", "九霄云外", "爪哇国", "后脑勺", "脖子后", "天边", "云外"),
    )
)
#: 心不细, 心思不专: the heart or mind is not ...
HEARTS = "|".join(
    "".join(parts)
    for parts in product(
        ("心", "心思", "心神"),
        ("不", "不够", "没", "没有", "总不", "老不", "太不"),
        ("细", "专", "定", "静", "宁", "集中", "专一", "安", "沉", "收"),
    )
)
_FACULTIES = ("注意力", "记性", "记忆力", "专注力", "脑子", "耐心", "脑瓜", "脑袋", "记忆", "理解力")
WANTING = "|".join(f"{faculty}差" for faculty in _FACULTIES)
APART_IN_KIND = "|".join(f"{faculty}差{rest}" for faculty, rest in product(_FACULTIES, ("值", "别", "异", "距", "分")))

OWN_DOING = "|".join(
    f"{how} of {whom}"
    for how, whom in product(
        ("lazy", "careless", "sloppy", "forgetful", "stupid", "silly", "thoughtless"), ("me", "us", "you")
    )
)

FORMS: tuple[tuple[str, str], ...] = (
    # 4: what stands before it is the learner's own sentence.
    ("4", "(例句)|(例子)|(例)|(my example)|(example)|(造句)"),
    # a: what the learner says, not who they are.
    (
        "a",
        """
        我就一句话|一句话|我的答案|我的答案是|我的理由|我的理由是|我的解释|我的结论|我的看法|我的图|我的图里|我的中栏
        我的回答
        my answer|my answer is|my reason|my view|my figure|my diagram|my middle column|my explanation|my point
        """,
    ),
    ("W", APART),
    ("x", NERVES),
    ("J", MEASURES),
    ("W", LOSSES),
    ("W", THROWN),
    ("W", HEARTS),
    ("W", WANTING),
    ("x", APART_IN_KIND),
    ("W", "心里没数|心中无数|心里没谱|心里没底|粗心鬼|马虎鬼|健忘鬼|糊涂鬼|迷糊鬼|瞌睡鬼|懒鬼"),
    # x: of the learner's own doing.
    ("x", OWN_DOING),
    ("W", DISTRACTIONS),
    ("P", MAKINGS),
    ("F", "脑海|脑海里|脑海中|脑中|脑际|意识|意识里|心田|心坎|心坎里"),
    (
        "3",
        """
        句子:|句子：|原文:|例句:|例句是:|全句:|整句:|句子里有|句子中有|句里有|句中有|例句有|的句子里|的句子中
        句子里出现|句子里说
        """,
    ),
    (
        "K",
        """
        就不记得|就不大记得|就不太记得|就不怎么记得|就不再记得|就记不得|就不很记得|早就不大记得|记差|记差了|记错
        记错了|记反|记反了|记歪|记偏
        """,
    ),
    (
        "W",
        """
        爱搭不理|爱理不理|不理不睬|不闻不问|漠不关心|不管不顾|置之不理|不屑一顾|无动于衷|心灰意懒|恰眼瞓|眼瞓|瞓着
        瞓咗|没把心|不把心|没有把心|心没放|心没在|心不放|顾得了头|顾不了尾|顾不到尾|顾不上尾|顾不了前|顾不到前
        顾不了头|顾前忘后|顾了尾|顾后失前|没心听|没心看|没心读|没心记|心飘|心飘了|心飘走|心野|心浮了|神散|神散了|神飘
        魂没了|魂丢了|魂飞
        """,
    ),
    (
        "O",
        """
        顾不上|顾不过来|顾不了|顾不到|顾不着|应付不来|应付不过来|招架不住|反应不过来|缓不过来|理不清|理不顺|搞不清
        弄不清|分不清谁|认不出|迷路|迷失|懵懵|抓狂|崩溃|麻木|冷漠|金鱼|一条金鱼|猪|头猪|木头人|笨蛋|蠢货|白痴|傻子
        傻瓜|懒汉|糊涂蛋|迷糊蛋|呆子|瞌睡虫|健忘症患者|菜鸟|短路|卡壳
        dreaming|snoring|yawning|idling|sulking|panicking|dozing|drowsing|musing|bluffing|spacing|goldfish|a goldfish
        sieve|a sieve|blockhead|fool|idiot|moron|lazybones|sleepyhead|space cadet|dreamer|daydreamer|dummy|clown
        zombie|donkey|slob
        """,
    ),
)
