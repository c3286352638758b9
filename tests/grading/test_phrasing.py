import time
from collections import Counter

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from grading.phrasing import FAMILIES, gravest, scan
from grading.phrasing.findings import Label
from tests.grading.corpora import rows

PUBLIC, OWN, INDEPENDENT = rows("phrasing"), rows("own_phrasing"), rows("independent_phrasing")
TRIGGERS = [
    "记性差",
    "走神",
    "gpu 就快",
    "最早的论文",
    "forgets",
    "不是",
    "，",
    "。",
    " ",
    "可能",
    "步",
    "“",
    "？",
    "\u200b",
]


def found_uses(row):
    return [finding for finding in scan(row["family"], row["text"]) if finding.label is Label.USE]


@pytest.mark.parametrize("family", FAMILIES)
def test_uses_of_the_public_corpus_are_found_where_they_stand(family):
    uses = [row for row in PUBLIC if row["family"] == family and row["label"] == "use"]
    missed = [
        row["text"]
        for row in uses
        if not all(
            any(finding.start < end and start < finding.end for finding in found_uses(row))
            for start, end in row["spans"]
        )
    ]
    assert len(missed) <= 0.02 * len(uses), missed


@pytest.mark.parametrize("family", FAMILIES)
def test_what_is_clean_or_rejected_in_the_public_corpus_passes(family):
    innocent = [row for row in PUBLIC if row["family"] == family and row["label"] != "use"]
    accused = [row["text"] for row in innocent if gravest(scan(family, row["text"])) in ("use", "unsure")]
    assert len(accused) <= 0.01 * len(innocent), accused


@pytest.mark.parametrize("family", FAMILIES)
def test_own_sentences_are_told_apart(family):
    wrong = Counter()
    total = Counter()
    for row in OWN:
        if row["family"] != family:
            continue
        label = gravest(scan(family, row["text"]))
        total[row["label"]] += 1
        if row["label"] == "use":
            wrong["missed"] += label != "use"
        elif row["label"] == "unsure":
            wrong["decided"] += label != "unsure"
        else:
            wrong["accused"] += label == "use"
            wrong["unsure"] += label == "unsure"
    innocent = total["clean"] + total["mention"]
    assert wrong["missed"] <= 0.05 * total["use"]
    assert wrong["accused"] <= 0.02 * innocent
    assert wrong["unsure"] <= 0.05 * innocent
    assert wrong["decided"] <= 0.2 * total["unsure"]


@pytest.mark.parametrize("family", FAMILIES)
def test_of_a_second_half_few_are_missed_and_none_is_accused(family):
    chosen = [row for row in rows("independent_second_phrasing") if row["family"] == family]
    seen = Counter((row["label"], gravest(scan(family, row["text"]))) for row in chosen)
    uses = sum(count for (label, _), count in seen.items() if label == "use")
    innocent = sum(count for (label, _), count in seen.items() if label in ("clean", "mention"))
    assert seen["use", "use"] >= 0.95 * uses
    assert seen["clean", "use"] + seen["mention", "use"] <= 0.01 * innocent
    assert seen["clean", "unsure"] + seen["mention", "unsure"] <= 0.05 * innocent


@pytest.mark.parametrize("family", FAMILIES)
def test_sentences_of_an_independent_author_are_told_apart(family):
    seen = Counter((row["label"], gravest(scan(family, row["text"]))) for row in INDEPENDENT if row["family"] == family)
    uses = sum(count for (label, _), count in seen.items() if label == "use")
    assert seen["use", "use"] >= 0.97 * uses
    assert not [pair for pair in seen if pair[0] in ("clean", "mention") and pair[1] == "use"]
    assert seen["clean", "unsure"] + seen["mention", "unsure"] <= 1


#: Of sentences never tuned on or trained with: the least share of uses found, and of those not passed over in silence;
#: the greatest share of innocent ones accused, and of those left unsure. What was measured, so that it gets no worse.
UNSEEN = {
    ("sixth", "state_quality"): (0.97, 0.98, 0.01, 0.01),
    ("sixth", "gpu_shortcut"): (0.96, 0.97, 0.01, 0.05),
    ("sixth", "priority_claim"): (0.97, 0.98, 0.0, 0.01),
}


@pytest.mark.parametrize(("part", "family"), UNSEEN)
def test_sentences_that_no_rule_was_written_for(part, family):
    chosen = [row for row in rows(f"independent_{part}_phrasing") if row["family"] == family]
    seen = Counter((row["label"], gravest(scan(family, row["text"]))) for row in chosen)
    uses = sum(count for (label, _), count in seen.items() if label == "use")
    innocent = sum(count for (label, _), count in seen.items() if label in ("clean", "mention"))
    found, noticed, accused, unsure = UNSEEN[part, family]

    assert seen["use", "use"] >= found * uses
    assert seen["use", "use"] + seen["use", "unsure"] >= noticed * uses
    assert seen["clean", "use"] + seen["mention", "use"] <= accused * innocent
    assert seen["clean", "unsure"] + seen["mention", "unsure"] <= unsure * innocent


@pytest.mark.parametrize("family", FAMILIES)
def test_right_sentences_of_exercise_2_use_no_family(family):
    sentences = rows("explanations") + rows("own_explanations") + rows("independent_explanations")
    right = [row["text"] for row in sentences if row["verdict"] == "met"]
    assert [text for text in right if gravest(scan(family, text)) in ("use", "unsure")] == []


def test_a_rejection_followed_by_a_use_is_a_use():
    assert gravest(scan("state_quality", "不是记性差，是它走神了")) == "use"
    assert gravest(scan("state_quality", "不是记性差，是要走八步")) == "mention"


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("写“它走神了”是要扣分的，所以写 11", "mention"),
        ("“记性差”就是原因", "use"),
        ("我同桌说它忘了，我不同意，是路长", "mention"),
        ("网上都讲 RNN 记性差，确实如此", "use"),
        ("不能说它不健忘", "use"),
        ("没有谁不觉得这条链记性差", "use"),
        ("要不是它走神，早就对上了", "use"),
        ("If it hadn't drifted off, the verb would be right.", "use"),
        ("首尾都对不上，不是走神是什么！", "use"),
        ("Words such as careless or forgetful do not appear in my figure.", "mention"),
        ("Not a focus problem at all: the network is plain forgetful.", "use"),
        ("A: it's bad memory. B: wrong, it's ten steps.", "mention"),
    ],
)
def test_a_scope_reaches_over_quotations_reports_and_suppositions(text, label):
    assert gravest(scan("state_quality", text)) == label


@pytest.mark.parametrize(
    ("family", "text", "label"),
    [
        ("gpu_shortcut", "不成立。批让步变宽，一步也减不掉。", "clean"),
        ("gpu_shortcut", "上显卡也快不了", "clean"),
        ("gpu_shortcut", "没有 GPU 就快不了", "use"),
        ("gpu_shortcut", "A bigger batch takes the steps away.", "use"),
        ("gpu_shortcut", "Divided by the batch. A batch widens the steps; it takes none away.", "mention"),
        ("gpu_shortcut", "Divided by the batch, the fifty steps become four.", "use"),
        ("gpu_shortcut", "put it on a G.P.U. and it gets fast", "use"),
        ("gpu_shortcut", "不是 CPU 的错，是卡不够，多来几张就不用排队了", "use"),
        ("gpu_shortcut", "算力不够不是原因，五十步要一步一步等", "mention"),
        ("gpu_shortcut", "都有显卡了，还怕这五十步慢？", "use"),
        ("state_quality", "資訊走神經網路的鏈，要走十步", "clean"),
        ("state_quality", "它走神经常发生，所以对不上", "use"),
        ("state_quality", "at position 10 it l o s e s  f o c u s", "use"),
        ("state_quality", "句子里第 6 个词正好是“走神”，与它配对的在 13，差 7", "clean"),
        ("state_quality", 'The word for this model is "forgetful".', "use"),
        ("state_quality", "The network never lost focus; it had nine steps to go.", "mention"),
        ("state_quality", "It never forgets, so the verb agrees.", "use"),
        ("state_quality", "Despite its forget gate the LSTM forgets the subject anyway.", "use"),
        ("state_quality", "Despite a good memory it would still take 9 steps.", "mention"),
        ("state_quality", "Looked more carefully and counted 9.", "clean"),
        ("state_quality", "We read more carefully and found 8 steps.", "clean"),
        ("state_quality", "The net read more carefully and found it.", "use"),
        ("state_quality", "这难道不是走神吗？", "use"),
        ("state_quality", "这难道不是走神吗？不，是十一步", "mention"),
        ("state_quality", "没走完它就犯困了", "use"),
        ("state_quality", "老师说它粗心，我非常赞同", "use"),
        ("state_quality", "老师说它粗心，我不赞同，是八步", "mention"),
        ("priority_claim", "Position 1 is where the chain originates.", "clean"),
        ("priority_claim", "This paper is where attention originates.", "use"),
        ("priority_claim", "Not the seq2seq paper; the alignment paper was first.", "use"),
        ("priority_claim", "This paper is not the first.", "mention"),
    ],
)
def test_a_turn_of_phrase_is_told_from_its_counterpart(family, text, label):
    assert gravest(scan(family, text)) == label


def test_a_term_of_the_field_claims_its_own_characters():
    assert gravest(scan("state_quality", "注意力权重分散在九个位置上")) == "clean"
    assert gravest(scan("state_quality", "隐藏状态不好")) == "unsure"


def test_spans_point_into_the_text_as_typed():
    text = "它 記\u200b 性-很　差 了"
    (finding,) = scan("state_quality", text)
    assert text[finding.start : finding.end].replace("\u200b", "").startswith("記")
    assert text[finding.start : finding.end].endswith("差")


@given(st.sampled_from(sorted(FAMILIES)), st.text(max_size=200))
def test_no_text_crashes_and_spans_stay_inside_in_order(family, text):
    assert_spans(family, text)


@given(st.sampled_from(sorted(FAMILIES)), st.lists(st.sampled_from(TRIGGERS), max_size=40).map("".join))
@example("state_quality", "\U0001f600记性\U0001f600差")
def test_no_run_of_triggers_crashes_and_spans_stay_inside_in_order(family, text):
    assert_spans(family, text)


def assert_spans(family, text):
    done = 0
    for finding in scan(family, text):
        assert done <= finding.start < finding.end <= len(text)
        done = finding.end


@pytest.mark.parametrize(
    "piece", ["记性", "不是记性差，", "gpu快", "第一论文", "a b ", "记 性-差 ", "memory bad ", "“它", "步同时gpu"]
)
@pytest.mark.parametrize("family", FAMILIES)
def test_a_text_twice_as_long_takes_about_twice_as_long(family, piece):
    def seconds(length):
        text = (piece * (length // len(piece) + 1))[:length]
        best = 9.0
        for attempt in range(3):
            start = time.process_time()
            scan(family, f"{text}{attempt}")
            best = min(best, time.process_time() - start)
        return best

    assert seconds(20_000) < 8 * max(seconds(5_000), 0.002)


def test_an_unknown_family_is_the_callers_fault():
    with pytest.raises(ValueError, match="no such family"):
        scan("mood", "")


@pytest.mark.parametrize(
    "text",
    [
        "It uses the memory cell.",
        "The model loses its attention weights.",
        "It holds the attention weights.",
        "Each row loses attention weight.",
        "It pays attention weight 0.3 to word 1.",
        "它用记忆单元，不丢注意力权重",
    ],
)
def test_a_term_claims_its_characters_from_words_that_begin_before_it(text):
    assert gravest(scan("state_quality", text)) == "clean"


@pytest.mark.parametrize("fragment", ["不是记忆不好，", "不是记忆不好。", "记忆", "它说：“记性差”？不是。"])
def test_a_use_behind_very_many_places_is_not_passed_over(fragment):
    assert gravest(scan("state_quality", fragment * 1500 + "。它记性很差。")) in ("use", "unsure")


def test_of_very_many_uses_some_are_named():
    found = scan("state_quality", "它记性很差。" * 3000)

    assert 50 <= len(found) <= 200
    assert {one.label for one in found} == {"use"}
