import pytest
from hypothesis import given
from hypothesis import strategies as st

from grading.explanations import FIELDS, Matter, judge
from tests.grading.corpora import rows

PUBLIC, OWN, INDEPENDENT = rows("explanations"), rows("own_explanations"), rows("independent_explanations")
SECOND, THIRD = rows("independent_second_explanations"), rows("independent_third_explanations")
FOURTH = rows("independent_fourth_explanations")


def verdicts(corpus):
    return [(row["verdict"], str(judge(row["field"], row["text"]).verdict), row["text"]) for row in corpus]


@pytest.mark.parametrize(
    "corpus",
    [PUBLIC, OWN, INDEPENDENT, SECOND, THIRD, FOURTH],
    ids=["public", "own", "independent", "second", "third", "fourth"],
)
def test_what_is_right_or_may_be_is_never_failed(corpus):
    failed = [text for given, found, text in verdicts(corpus) if given != "not_met" and found == "not_met"]
    assert failed == []


@pytest.mark.parametrize(
    "text", ["過關遊戲，上一關沒破，下一關不會開", "接力：上一棒没到，下一棒不会动", "多米诺前一块不倒，后一块不会倒"]
)
def test_what_will_not_happen_in_a_figure_of_speech_is_no_ignorance(text):
    assert str(judge("why_serial", text).verdict) == "review"
    assert str(judge("why_serial", "这题我不会，真的").verdict) == "not_met"


@pytest.mark.parametrize(
    "corpus", [PUBLIC, OWN, INDEPENDENT, SECOND, THIRD], ids=["public", "own", "independent", "second", "third"]
)
def test_what_is_wrong_is_never_passed(corpus):
    passed = [text for given, found, text in verdicts(corpus) if given == "not_met" and found == "met"]
    assert passed == []


def test_of_sentences_never_tuned_on_few_wrong_ones_pass():
    passed = [text for given, found, text in verdicts(FOURTH) if given == "not_met" and found == "met"]
    assert len(passed) <= 0.02 * sum(row["verdict"] == "not_met" for row in FOURTH)


@pytest.mark.parametrize("corpus", [PUBLIC, OWN, INDEPENDENT, FOURTH], ids=["public", "own", "independent", "fourth"])
def test_few_right_ones_need_a_person(corpus):
    right = [found for given, found, _ in verdicts(corpus) if given == "met"]
    assert right.count("review") <= 0.05 * len(right)


@pytest.mark.parametrize(
    ("field", "text", "code"),
    [
        ("why_serial", "", "empty"),
        ("why_serial", "。。。", "empty"),
        ("why_serial", "慢", "too_short"),
        ("why_serial", "啊啊啊啊啊", "repeated"),
        ("why_serial", "这个数为什么减不下来？", "copied_question"),
        ("what_changes", "每一步里变的是什么？", "copied_question"),
        ("why_serial", "我不知道怎么写", "does_not_know"),
        ("what_changes", "步数不变", "same_count_only"),
        ("what_changes", "每一步更快了", "speed_only"),
        ("what_changes", "The number of steps stays the same.", "same_count_only"),
    ],
)
def test_the_reason_is_named(field, text, code):
    assert judge(field, text).code == code


def test_the_numbers_are_the_exercises_own():
    matter = Matter(length=30, batch=8)
    assert str(judge("what_changes", "每一步同时处理 8 条", matter).verdict) == "met"
    assert judge("what_changes", "一共要走 240 步", matter).is_opposite
    assert not judge("what_changes", "还是 30 步", matter).is_opposite


@given(st.sampled_from(FIELDS), st.text(max_size=120))
def test_no_text_crashes_and_spans_stay_inside(field, text):
    judged = judge(field, text)
    if judged.start is not None:
        assert 0 <= judged.start < judged.end <= len(text)


def test_an_unknown_field_is_the_callers_fault():
    with pytest.raises(ValueError, match="no such field"):
        judge("why", "")
