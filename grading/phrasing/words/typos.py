"""Slips of the finger and of the ear in the words that matter: data and how variants are made."""

from __future__ import annotations

from collections.abc import Iterator

#: Characters that an input method offers for the same sound, or the eye takes for the same.
SAME_SOUND: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "记性",
        (
            "记姓",
            "计性",
            "纪性",
            "记行",
            "际性",
            "记幸",
            "记型",
            "计姓",
            "寄性",
            "纪姓",
            "忌性",
            "己性",
            "记兴",
            "记醒",
        ),
    ),
    (
        "记忆力",
        (
            "记忆利",
            "计忆力",
            "记意力",
            "记义力",
            "记亿力",
            "记忆立",
            "纪忆力",
            "记艺力",
            "记议力",
            "计意力",
            "记忆历",
            "记忆里差",
        ),
    ),
    ("记忆", ("计忆", "记意", "纪忆", "记议", "记亿", "记艺", "计意", "记义", "寄忆", "纪意")),
    (
        "注意力",
        (
            "注意里",
            "注意利",
            "主意力",
            "注义力",
            "住意力",
            "注意立",
            "注以力",
            "柱意力",
            "注议力",
            "注易力",
            "驻意力",
            "注意历",
            "贮意力",
        ),
    ),
    ("走神", ("走身", "走申", "走深", "走伸", "走审", "走绅", "走什", "奏神", "走婶", "走沈", "走袖")),
    ("健忘", ("健望", "建忘", "件忘", "建望", "健往", "键忘", "健妄", "荐忘", "剑忘", "键望", "毽忘")),
    ("粗心", ("粗新", "促心", "粗欣", "粗辛", "租心", "粗芯", "簇心")),
    ("专心", ("专新", "砖心", "转心", "专欣", "专辛", "专芯", "传心")),
    ("专注", ("砖注", "专住", "专主", "专住力", "专驻")),
    ("分心", ("分新", "份心", "分欣", "纷心", "分辛")),
    ("用心", ("用欣", "佣心", "勇心")),
    ("耐心", ("耐新", "奈心", "耐辛", "耐欣", "乃心", "耐芯")),
    ("耐烦", ("耐凡", "奈烦", "耐繁", "耐翻")),
    ("上心", ("上欣", "尚心")),
    ("细心", ("细新", "系心", "细欣", "戏心")),
    ("记不住", ("记不注", "计不住", "记不主", "记不祝", "纪不住", "记不著", "际不住", "寄不住", "记布住", "记不柱")),
    ("记不牢", ("记不劳", "计不牢", "记不捞", "纪不牢", "记不老")),
    ("记不清", ("计不清", "纪不清", "记不请", "记不青", "记不轻")),
    ("记得牢", ("记得劳", "计得牢", "记得捞", "记的牢", "记地牢", "纪得牢")),
    ("记得住", ("计得住", "记的住", "记得注", "纪得住", "记得主了", "记地住")),
    ("忘性", ("望性", "忘姓", "旺性", "往性")),
    ("忘了", ("望了开头", "往了开头", "旺了开头", "忘乐", "亡了前")),
    ("忘记", ("望记", "忘计", "忘纪", "旺记", "亡记")),
    ("遗忘得", ("遗望得", "遗往得", "移忘得", "贻忘得")),
    ("容易遗忘", ("容易遗望", "容易移忘", "容易贻忘", "溶易遗忘")),
    ("开小差", ("开小叉", "开小岔", "开小茶", "开晓差", "开小拆", "开小插")),
    (
        "心不在焉",
        (
            "心不在言",
            "心不在烟",
            "心不再焉",
            "心不在嫣",
            "新不在焉",
            "心不在鄢",
            "心不在眼",
            "心不在淹",
            "心不在演",
            "欣不在焉",
            "心不在严",
        ),
    ),
    ("马虎", ("马乎", "马呼", "妈虎", "马唬", "码虎", "马忽")),
    ("糊涂", ("胡涂", "糊图", "糊徒", "湖涂", "胡图", "糊塗", "糊途")),
    ("迷糊", ("迷胡", "迷湖", "谜糊", "咪糊")),
    ("恍惚", ("恍忽", "晃惚", "慌惚", "恍乎", "晃忽")),
    ("恍神", ("慌神了它", "晃身", "恍身")),
    ("发呆", ("发待", "发代", "发呔", "法呆", "发逮")),
    ("偷懒", ("偷赖", "偷拦", "偷栏", "愉懒", "偷烂", "偷兰", "头懒", "偷獭")),
    ("懒惰", ("懒堕", "懒躲", "赖惰", "懒惰堕", "懒隋", "烂惰")),
    ("瞌睡", ("磕睡", "嗑睡", "渴睡", "瞌水", "克睡")),
    ("疏忽", ("输忽", "疏乎", "舒忽", "书忽", "疏呼", "梳忽")),
    ("涣散", ("换散", "焕散", "唤散", "幻散", "患散", "涣伞", "痪散")),
    ("脑子", ("恼子", "脑仔", "瑙子", "脑籽")),
    ("聪明", ("冲明", "聪名", "葱明", "匆明", "聪鸣", "充明", "从明", "聪铭")),
    ("勤快", ("勤块", "情快", "琴快", "勤筷")),
    ("笨拙", ("苯拙", "笨掘", "笨卓", "本拙")),
    ("太笨", ("太苯", "太本了")),
    (
        "丢三落四",
        (
            "丢三拉四",
            "丢三啦四",
            "丢三落事",
            "丢三落死",
            "丢三洛四",
            "丢三辣四",
            "丢山落四",
            "丢三腊四",
            "丟三落四",
            "丢三落是",
        ),
    ),
    (
        "漫不经心",
        ("慢不经心", "满不经心", "漫不惊心", "漫不精心", "漫不经新", "曼不经心", "慢不惊心", "慢不精心", "蔓不经心"),
    ),
    ("三心二意", ("三新二意", "三心二义", "三心二异", "三心二易", "散心二意", "三心而意", "三心两义")),
    (
        "聚精会神",
        ("聚睛会神", "聚精汇神", "聚精会身", "具精会神", "聚晶会神", "巨精会神", "聚经会神", "剧精会神", "聚精绘神"),
    ),
    (
        "全神贯注",
        ("全神惯注", "全神灌注", "全身贯注", "全神贯住", "全神观注", "全神冠注", "全神关注", "全身灌注"),
    ),
    ("专心致志", ("专心致至", "专心至志", "专心致致", "专心制志", "专心治志", "专心之志", "转心致志", "专心置志")),
    ("过目不忘", ("过目不望", "过木不忘", "过幕不忘", "过目不往", "过目布忘", "过目不旺")),
    ("心猿意马", ("心缘意马", "心原意马", "心猿意码", "心远意马", "心源意马", "心员意马", "新猿意马", "心猿异马")),
    ("无精打采", ("无精打彩", "无精打菜", "无精打踩", "无睛打采", "无经打采")),
    ("没精打采", ("没精打彩", "没精打菜", "没精打踩")),
    ("粗枝大叶", ("粗支大叶", "粗知大叶", "粗枝大页", "粗之大叶", "粗只大叶", "促枝大叶")),
    ("敷衍", ("敷演", "付衍", "敷延", "孵衍", "敷掩", "夫衍")),
    ("懈怠", ("懈殆", "谢怠", "懈代", "泄怠", "懈台")),
    ("失忆", ("失意症", "失意了的网络", "失亿", "失议", "失艺")),
    ("毅力", ("意力", "义力", "毅利", "异力", "毅立")),
    ("状态不好", ("壮态不好", "状太不好", "状态部好", "装态不好")),
    ("情绪", ("情续", "情序", "请绪", "情叙", "晴绪")),
    ("心情", ("心晴", "心请", "新情不好")),
    ("智商", ("智伤", "治商", "制商", "智上", "知商")),
    ("显卡", ("显咔", "现卡")),
    ("步数", ("部数", "布数")),
)
#: What the rows above would spoil: right words that a wrong one spells.
SOUND_WORDS = frozenset(("转心", "传心", "系心", "头懒", "意力", "分份", "奏神", "心请"))
#: Letters of one sound, tried one at a time in sayings too long to be anything else.
ONE_SOUND: tuple[tuple[str, str], ...] = (
    ("心", "新欣辛芯"),
    ("神", "身伸申"),
    ("记", "计纪寄"),
    ("忘", "望旺"),
    ("懒", "赖烂"),
    ("精", "晶睛经"),
    ("糊", "胡湖"),
    ("脑", "恼"),
    ("意", "义异"),
    ("散", "伞"),
    ("耐", "奈"),
    ("睡", "水"),
    ("虎", "唬乎"),
    ("忽", "乎呼"),
    ("昏", "婚"),
    ("魂", "混"),
    ("虑", "律"),
    ("慌", "荒"),
    ("呆", "待"),
    ("躁", "燥噪"),
    ("疲", "皮"),
    ("倦", "卷"),
    ("绪", "续"),
    ("专", "转砖"),
    ("致", "至"),
    ("志", "至"),
    ("注", "住"),
    ("牢", "劳"),
    ("住", "注主"),
    ("眼", "演"),
    ("耳", "尔"),
)
#: Classes whose long words are sayings.
_SAYINGS = frozenset("WPKO")
#: Latin words whose common slips are taken for the word itself.
SLIPPERY = (
    *("memory", "forget", "forgets", "forgot", "forgetful", "forgotten", "attention", "remember"),
    *("remembers", "careless", "distracted", "concentrate", "concentrates", "inattentive"),
    *("concentration", "network", "networks", "earliest", "invented", "pioneered", "hardware"),
    *("parallel", "batches", "graphics", "forgetfulness", "remembered", "carelessness", "attentive", "concentrated"),
    *("absent-minded", "absentminded", "daydreaming", "intelligent", "concentrating", "remembering", "patience"),
)


def variants(word: str) -> Iterator[str]:
    """Yield a Latin word with two letters swapped, one left out or one doubled, ends kept."""
    for at in range(1, len(word) - 1):
        yield word[:at] + word[at + 1 :]
        yield word[:at] + word[at] + word[at:]
        if at < len(word) - 2:
            yield word[:at] + word[at + 1] + word[at] + word[at + 2 :]


def slips(letter_of: dict[str, str]) -> dict[str, str]:
    """Return the misspelt forms of a lexicon's words with the classes of the right ones."""
    found: dict[str, str] = {}
    for word in SLIPPERY:
        if word in letter_of:
            found |= dict.fromkeys(variants(word), letter_of[word])
    sounds = dict(ONE_SOUND)
    for word, letter in letter_of.items():
        if len(word) == 4 and letter in _SAYINGS and word.isalpha() and not word.isascii():
            for at, char in enumerate(word):
                for wrong in sounds.get(char, ""):
                    found[word[:at] + wrong + word[at + 1 :]] = letter
    for right, wrongs in SAME_SOUND:
        for word, letter in letter_of.items():
            if right in word and len(word) <= len(right) + 2:
                found |= {word.replace(right, wrong): letter for wrong in wrongs if wrong not in SOUND_WORDS}
    return {word: letter for word, letter in found.items() if word not in letter_of and "纪实" not in word}
