"""The first lesson says all that it must, and nothing that it must not, in both languages."""

import re
from html import unescape

import pytest

from content.languages import LANGUAGES
from grading import phrasing

#: What the lesson is obliged to say: by section or activity, in Chinese and in English.
FACTS = {
    "s1": [
        ("图像整张进来；序列一个元素一个元素地进来", "An image enters whole; a sequence enters one element at a time"),
        ("天生是串行的", "serial by construction"),
        ("让远处的依赖变贵", "far dependencies expensive"),
        ("「这不影响使用」", "「这不影响使用」"),
        ("「这不影响，使用……」", "「这不影响，使用……」"),
        ("长短不同，次序也不同", "differ in length and in order"),
        ("一格对一格的表", "one-to-one grid"),
        ("主语在句首，它管的形式在句尾", "a subject at the start, the form it governs at the end"),
        (
            "距离 = 必须一致的两个位置之间的步数",
            "distance = the number of steps between the two positions that must agree",
        ),
        ("从来不是量度", "is never a measure"),
    ],
    "s2": [
        ("第 t−1 步交过来的状态", "the state handed on by step t−1"),
        ("随时间反向传播", "back-propagation through time"),
        ("第8章；节名于2026-10-23核对", "chapter 8; section title checked 2026-10-23"),
        ("次序换不得", "the order cannot be swapped"),
        ("只有换结构", "only by another structure"),
        ("一遍遍乘同一组权重", "multiplied by the same weights again and again"),
        ("门能撑一阵，连乘还在", "Gates stretch it for a while; they do not remove the product"),
        ("因子小于1，二十步上下", "Factors below 1 collapse within about twenty steps"),
        ("大于1，就炸开", "factors above 1 explode"),
        ("不给数值，只给判据", "gives no value, only the criterion"),
        ("连乘的次数等于两个位置之间的步数", "the number of multiplications equals the number of steps"),
        ("第9章的现代循环网络（页名于2026-10-23核对）", "chapter 9 of the same book (page title checked 2026-10-23)"),
        ("没有取消串行的次序", "do not cancel the serial order"),
    ],
    "s3": [
        ("给每个输入位置打分", "every input position is scored"),
        ("归一成权重", "normalised to weights"),
        ("按权重加起来，读回来", "weighted sum of the positions' contents is read back"),
        ("从10.1节起（节号于2026-10-23核对）", "from 10.1 (section numbers checked 2026-10-23)"),
        ("容量固定的向量", "one vector of fixed capacity"),
        ("随时能回看每个输入位置", "look back at every input position at any time"),
        ("沿链走 L 步", "travels L steps along the chain"),
        ("一次加权读取：路径是1步", "One weighted read: the path is one step"),
        ("「留下什么」藏在状态里", "“What to keep” is hidden in the state"),
        ("学得了，也查得了", "learnable and inspectable"),
        ("不是哪篇论文里的一句话", "not a sentence from a paper"),
        ("给两个位置编号，数一数", "Number two positions and count"),
        ("随输入的长度增长", "grows with the input's length"),
        (
            "Neural Machine Translation by Jointly Learning to Align and Translate",
            "Neural Machine Translation by Jointly Learning to Align and Translate",
        ),
        ("2014-09-01", "2014-09-01"),
        (
            "Sequence to Sequence Learning with Neural Networks",
            "Sequence to Sequence Learning with Neural Networks",
        ),
        ("2014-09-10", "2014-09-10"),
        ("只核对了存在、标题和日期（2026-10-23）", "Only existence, titles and dates were checked (2026-10-23)"),
        ("不声称哪一篇是第一个", "does not claim that either one was first"),
    ],
    "s4": [
        ("句首和句尾的两个词，必须一致", "Two words, at the sentence's start and end, must agree"),
        ("信息一步一步往下交", "information is handed on step by step"),
        ("距离变成了路径的长度", "the distance becomes a path length"),
        ("一次加权回看换掉了这条路", "replaces that path by one weighted look-back"),
        ("是问题与解法，不是年代先后", "is problem and solution, not a chronology"),
    ],
    "s5": [
        ("都是为本课编的", "made up for this lesson"),
        ("八步排队、八次连乘", "eight queued steps and eight multiplications"),
        ("多训练补不回来", "not something that more training makes up"),
        ("不是「更快」：路本身被换掉了", "not “faster”: the path itself was replaced"),
        ("四行权重，每行盖住九个位置", "four rows of weights, each row covering nine positions"),
    ],
    "s6": [
        ("把一个长句的难处变成一个整数", "turn a long sentence's difficulty into one integer"),
        (
            "不因为有 GPU、批更大就消失",
            "does not vanish because there is a GPU or because the batch grows",
        ),
        ("把 L 步的路径变成1步", "turns a path of L steps into one"),
        ("新的代价随什么增长", "what its new cost grows with"),
        ("核对过的事实和对机制的解释", "checked facts from explanations of the mechanism"),
        ("第8章", "chapter 8"),
        ("第9章", "chapter 9"),
        ("第10章", "chapter 10"),
        ("10.1节「注意力提示」……10.7节「Transformer」", "10.1 attention cues … 10.7 Transformer"),
        ("只核对了页名，没有引用其中的数值", "Only the page title was checked; no figure is quoted"),
        ("只核对了存在、标题和日期", "Only existence, title and date were checked"),
        ("均于2026-10-23核对", "all checked on 2026-10-23"),
        ("不声称两篇论文里哪一篇是第一个", "does not claim that either paper was first"),
    ],
    "quiz": [("60分及格", "60 of 100 passes"), ("66.67", "66.67"), ("33.33", "33.33")],
    "exercise-1": [
        ("十二个位置", "twelve numbered positions"),
        ("题目自选", "a topic of your own"),
        ("四处必须回看前文", "four places that must look back at earlier text"),
        ("至少有一行相差6或更多", "at least one difference is 6 or more"),
        ("没有唯一答案", "There is no single answer"),
        ("从 − 到", "from − to"),
    ],
    "exercise-2": [
        ("1个单位时间", "1 unit of time"),
        ("一条序列，单独算，不成批", "one sequence alone, no batch"),
        ("一次前向要多少个单位时间", "How many units does one forward pass take"),
        ("为什么减不下来", "Why can that number not be cut"),
        ("16条长度50的序列", "16 sequences of length 50"),
        ("还要走多少步", "How many steps does one forward pass still take"),
        ("每一步里变的是什么", "What changes within each step"),
        ("两个数、两句话", "Two numbers and two sentences"),
        ("「上 GPU 就快了」不算解释", "“Put it on a GPU and it gets fast” is not an explanation"),
        ("50个单位；还是50步", "50 units; still 50 steps"),
        ("换不了次序，也叠不起来", "cannot be swapped or overlapped"),
        ("16个元素并排，不再是1个", "16 elements side by side instead of 1"),
        ("不加步，也不减步", "adds no step and removes none"),
    ],
    "exercise-3": [
        ("句首和句尾两个位置", "the two positions, start and end of the sentence"),
        ("沿链的步数", "the steps along the chain"),
        ("一次直连回看", "one direct look-back"),
        ("中间一列是整数步数", "each middle cell is the whole number of steps"),
        ("状态的好坏", "a quality of state"),
        ("记忆好坏", "good or bad memory"),
        ("注意力不集中", "not concentrating"),
        ("N − 1 步", "N − 1 steps"),
        ("直连回看是1步", "The direct look-back is 1"),
    ],
}
PLACES = [(place, n) for place, facts in FACTS.items() for n in range(len(facts))]
BOTH = pytest.mark.parametrize("language", LANGUAGES)


def texts(value):
    """Walk the words that a person reads, tags taken off."""
    if isinstance(value, dict):
        for name, member in value.items():
            if name not in ("key", "kind", "id", "response", "tokens", "title_clauses"):
                yield from texts(member)
    elif isinstance(value, list):
        for member in value:
            yield from texts(member)
    elif isinstance(value, str):
        parts = re.split(r"</(?:p|li|td|th|caption|h3|title|text)>", value)
        yield from (" ".join(unescape(re.sub(r"<[^>]+>", "", part)).split()) for part in parts)


def place(lesson, name, language):
    """Give all that stands in a section, or in an activity before and after release."""
    for section in lesson.lesson(language)["sections"]:
        if section["id"] == name:
            return section
    activity = lesson.activity(name)
    return [activity.texts(language), activity.public(language), activity.released(language)]


def everything(lesson, language):
    yield from texts(lesson.lesson(language))
    for activity in lesson.activities:
        yield from texts([activity.texts(language), activity.public(language), activity.released(language)])


@pytest.mark.parametrize(("name", "n"), PLACES)
@BOTH
def test_no_figure_and_no_condition_is_lost(lesson, name, n, language):
    fact = FACTS[name][n][LANGUAGES.index(language)]
    said = " ".join(text for text in texts(place(lesson, name, language)) if text)
    assert fact in said


@pytest.mark.parametrize(
    ("name", "turns"),
    [
        (
            "exercise-2",
            [
                ("800", "乘了批的大小", "Multiplied by the batch"),
                ("49", "数了步与步之间的间隔", "Counted the gaps"),
                ("50/16", "除以了批的大小", "Divided by the batch"),
            ],
        ),
        (
            "exercise-3",
            [
                ("N", "数的是位置，不是步数", "Counted the positions, not the steps"),
                ("N − 2", "只数了夹在中间的位置", "Counted only what stands between"),
            ],
        ),
    ],
)
@BOTH
def test_every_known_wrong_turn_is_explained(lesson, name, turns, language):
    told = lesson.activity(name).released(language)["wrong_turns"]
    for turn, (value, *explanation) in zip(told, turns, strict=True):
        assert turn["value"].startswith(value)
        assert explanation[LANGUAGES.index(language)] in turn["explanation"]


@BOTH
def test_the_head_of_the_lesson_is_complete(lesson, language):
    head = lesson.lesson(language)
    assert head["slug"] == lesson.slug == "why-sequences-are-hard"
    assert head["minutes"] == 25
    assert (
        head["title"]
        == {
            "zh-hans": "序列为什么难，注意力解决了什么",
            "en": "Why sequences are hard, and what attention solved",
        }[language]
    )
    assert "".join(head["title_clauses"]) == head["title"]
    assert [section["number"] for section in head["sections"]] == [1, 2, 3, 4, 5, 6]
    assert [activity["key"] for activity in head["activities"]] == ["quiz", "exercise-1", "exercise-2", "exercise-3"]
    assert head["main"] == lesson.main == "quiz"
    assert {"zh-hans": "对齐解决了哪一个", "en": "which problem alignment solves"}[language] in head["objective"]
    assert {"zh-hans": "信息要跨多远", "en": "how far information must travel"}[language] in head["handed_in"]
    assert head["hero"]["svg"].startswith("<svg ")


@BOTH
def test_the_worked_case_has_its_nine_positions_and_four_rows(lesson, language):
    case = next(b for b in place(lesson, "s5", language)["blocks"] if b["kind"] == "case")
    assert case["sentence"] == ["那本旧书", "我", "上周", "在旧货摊", "随手", "买", "的", "其实", "早被讲烂了"]
    rows = [(row["from"], row["to"], row["chain"], row["direct"]) for row in case["rows"]]
    assert rows == [(9, 1, 8, 1), (6, 2, 4, 1), (9, 3, 6, 1), (7, 1, 6, 1)]


@BOTH
def test_the_figure_has_four_drawings_and_a_table_in_words(lesson, language):
    figure = next(b for b in place(lesson, "s4", language)["blocks"] if b["kind"] == "panels")
    assert [panel["number"] for panel in figure["panels"]] == [1, 2, 3, 4]
    for panel in figure["panels"]:
        assert panel["svg"].startswith('<svg class="fig"')
        assert all(panel[name] for name in ("caption", "drawn", "says"))
    assert set(figure["table"]) == {"caption", "panel", "drawn", "says"}


@BOTH
def test_the_quiz_has_one_item_of_each_type_and_enough_to_choose_from(lesson, language):
    items = lesson.activity("quiz").released(language)["items"]
    assert [item["type"] for item in items] == ["number", "multiple", "single"]
    assert [[section["id"] for section in item["sections"]] for item in items] == [["s1"], ["s2"], ["s3", "s4", "s6"]]
    assert all(len(item["options"]) >= 4 for item in items[1:])
    assert {turn["code"] for turn in items[0]["wrong_turns"]} >= {"counted_both_ends", "counted_between"}


@BOTH
def test_the_number_is_the_distance_of_the_ends_in_a_sentence_of_its_own(lesson, language):
    item = lesson.activity("quiz").public(language)["items"][0]
    one, other = item["ends"]
    right = lesson.activity("quiz").definition.items[0].number
    assert right == abs(one - other)
    turns = {t["code"]: t["value"] for t in lesson.activity("quiz").released(language)["items"][0]["wrong_turns"]}
    assert turns["counted_both_ends"] == right + 1
    assert turns["counted_between"] == right - 1
    case = next(b for b in place(lesson, "s5", language)["blocks"] if b["kind"] == "case")
    assert set(item["tokens"]).isdisjoint(set(case["sentence"]) - {"我"})
    for end in item["ends"]:
        assert str(end) in item["prompt"]


@BOTH
@pytest.mark.parametrize("family", ["priority_claim", "state_quality", "gpu_shortcut"])
def test_the_lesson_says_nothing_that_it_forbids_the_learner(lesson, family, language):
    named_to_forbid = {activity.texts(language)["acceptance"] for activity in lesson.activities}
    wrong_options = {
        option["text"]
        for item in lesson.activity("quiz").released(language)["items"]
        for option in item.get("options", [])
        if not option["right"]
    }
    for text in everything(lesson, language):
        if text not in wrong_options | named_to_forbid:
            uses = [text[f.start : f.end] for f in phrasing.scan(family, text) if f.label == "use"]
            assert uses == [], text


def test_the_chinese_follows_the_house_style(lesson):
    for text in everything(lesson, "zh-hans"):
        han = r"[\u4e00-\u9fff]"
        assert not re.search(rf"{han} +[0-9]|(?<!− )(?<!−)[0-9] +{han}", text), (
            f"a space between digit and character: {text}"
        )
        assert not re.search(rf"{han}[,.;:?!()]", text), f"punctuation of half width: {text}"
        assert not re.search("[“”‘'！您]|错误|失败|非法|请注意", text), text


def test_the_english_follows_the_house_style(lesson):
    for text in everything(lesson, "en"):
        assert not re.search(r"!|\bplease note\b|\binvalid\b|\"|’", text, re.IGNORECASE), text
        assert not re.search(r"(?<!-)\berror\b(?! going back)", text, re.IGNORECASE), text
