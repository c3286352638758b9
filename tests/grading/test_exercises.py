from fractions import Fraction

import pytest

from grading.grade import grade
from grading.model import Exercise, ExerciseKind, shown
from tests.grading.corpora import rows
from tests.grading.responses import DIAGRAM, LOOK_BACKS, SERIAL_BILL, bill, drawn, looked, verdicts

EXERCISES = {1: LOOK_BACKS, 2: SERIAL_BILL, 3: DIAGRAM}


@pytest.mark.parametrize("row", rows("submissions"))
def test_every_submission_of_the_corpus_is_judged_as_labelled(row):
    outcome = grade(EXERCISES[row["exercise"]], row["response"])
    expected = row["expected"]
    found = verdicts(outcome)
    assert outcome.score == expected["score"]
    assert outcome.accepted == expected["accepted"]
    assert {name: found[name] for name in expected["checks"]} == expected["checks"]
    assert set(outcome.messages) == set(expected["messages"])


@pytest.mark.parametrize(
    ("exercise", "response"),
    [
        (LOOK_BACKS, {"tokens": [], "rows": []}),
        (LOOK_BACKS, {}),
        (SERIAL_BILL, {}),
        (SERIAL_BILL, {"units": "", "batch_steps": "", "why_serial": " ", "what_changes": ""}),
        (
            DIAGRAM,
            {"tokens": ["", ""], "rows": [{"start": 1, "end": 1, "steps": "", "direct": ""}], "explanation": ""},
        ),
    ],
)
def test_an_empty_response_scores_nothing(exercise, response):
    outcome = grade(exercise, response)
    assert outcome.score == 0
    assert outcome.accepted is False


@pytest.mark.parametrize(("exercise", "response"), [(LOOK_BACKS, looked()), (SERIAL_BILL, bill()), (DIAGRAM, drawn())])
def test_a_right_response_scores_all(exercise, response):
    outcome = grade(exercise, response)
    assert outcome.score == 100
    assert outcome.accepted is True
    assert outcome.messages == ()


class TestLookBacks:
    def test_a_distance_does_not_count_where_its_positions_do_not(self):
        outcome = grade(LOOK_BACKS, looked("rows", 1, value={"from": 3, "to": 9, "distance": "6"}))
        found = verdicts(outcome)
        assert found["row_2_positions"] == found["row_2_distance"] == "not_met"
        assert outcome.messages == ("looked_forward",)

    def test_fewer_tokens_fail_that_check_alone(self):
        outcome = grade(LOOK_BACKS, looked("tokens", value=["词"] * 11))
        assert verdicts(outcome)["tokens"] == "not_met"
        assert outcome.score == 59

    def test_a_token_of_zero_width_characters_is_blank(self):
        outcome = grade(LOOK_BACKS, looked("tokens", 3, value="\u200b \ufeff"))
        assert verdicts(outcome)["tokens"] == "not_met"

    def test_a_missing_row_fails_its_checks_and_distinct(self):
        outcome = grade(LOOK_BACKS, looked("rows", value=looked()["rows"][:3]))
        found = verdicts(outcome)
        assert found["row_4_positions"] == found["row_4_distance"] == found["distinct"] == "not_met"
        assert outcome.score == 59

    def test_only_a_right_distance_counts_as_far(self):
        response = looked("rows", value=[{"from": 3 + at, "to": 2 + at, "distance": "1"} for at in range(4)])
        assert verdicts(grade(LOOK_BACKS, response))["far"] == "not_met"
        response["rows"][0] = {"from": 12, "to": 1, "distance": "10"}
        assert verdicts(grade(LOOK_BACKS, response))["far"] == "not_met"

    def test_the_first_message_that_fits_is_told(self):
        outcome = grade(LOOK_BACKS, looked("rows", 0, value={"from": 13, "to": 13, "distance": "1"}))
        assert outcome.messages == ("outside_sentence",)

    def test_a_position_beyond_any_sentence_is_outside(self):
        outcome = grade(LOOK_BACKS, looked("rows", 0, "from", value=10**30))
        assert outcome.messages == ("outside_sentence",)

    def test_numbers_come_from_the_parameters(self):
        exercise = Exercise(ExerciseKind.LOOK_BACKS, {"tokens": 5, "rows": 3, "far": 4})
        rows = [{"from": at, "to": 1, "distance": str(at - 1)} for at in (5, 4, 3)]
        assert grade(exercise, {"tokens": list("abcde"), "rows": rows}).score == 100
        rows[0]["distance"] = "3"
        assert shown(grade(exercise, {"tokens": list("abcde"), "rows": rows}).score) == "59.00"


class TestSerialBill:
    @pytest.mark.parametrize(
        ("typed", "message"),
        [
            ("49", "counted_gaps"),
            ("800", "multiplied_by_batch"),
            ("八百", "multiplied_by_batch"),
            ("3", "divided_by_batch"),
            ("4", "divided_by_batch"),
            ("3.125", "divided_by_batch"),
            ("50/16", "divided_by_batch"),
            ("50 ÷ 16", "divided_by_batch"),
            ("16", "answered_batch_size"),
            ("66", "added_batch"),
            ("50.5", "decimal"),
            ("约50", "hedge"),
        ],
    )
    def test_a_known_wrong_turn_is_named_before_the_form(self, typed, message):
        outcome = grade(SERIAL_BILL, bill(batch_steps=typed))
        assert outcome.messages == (message,)
        assert outcome.score == 59

    def test_both_sentences_must_be_there(self):
        outcome = grade(SERIAL_BILL, bill(what_changes="同上"))
        assert verdicts(outcome)["present"] == "not_met"
        assert outcome.accepted is False

    def test_one_sentence_explains_enough_for_acceptance(self):
        outcome = grade(SERIAL_BILL, bill(why_serial="我家的路由器又断网了"))
        assert verdicts(outcome)["explained"] == "met"
        assert outcome.score == 80
        assert outcome.accepted is True

    def test_two_sentences_of_which_none_explains_are_not_accepted(self):
        outcome = grade(SERIAL_BILL, bill(why_serial="我中午吃了番茄鸡蛋面", what_changes="这家店的奶茶太甜了"))
        assert verdicts(outcome)["explained"] == "not_met"
        assert outcome.score == 59

    def test_the_opposite_is_not_accepted(self):
        outcome = grade(SERIAL_BILL, bill(what_changes="步数变成 800 了"))
        assert outcome.messages == ("opposite_claim",)
        assert outcome.accepted is False

    def test_unknown_words_leave_the_outcome_pending(self):
        outcome = grade(SERIAL_BILL, bill(why_serial="像接力赛，棒没递到手里谁也跑不出去"))
        assert outcome.score is outcome.accepted is None
        assert outcome.in_review == ("why_serial",)

    def test_a_review_beside_a_failed_condition_is_final_and_earns_nothing(self):
        outcome = grade(SERIAL_BILL, bill(units="49", why_serial="像接力赛，棒没递到手里谁也跑不出去"))
        assert outcome.score == 55
        assert outcome.accepted is False
        assert outcome.in_review == ()

    def test_a_mention_of_hardware_passes_and_is_kept_as_evidence(self):
        outcome = grade(SERIAL_BILL, bill(why_serial="不能说上显卡就快，因为后一步要用前一步的输出"))
        (check,) = [check for check in outcome.checks if check.name == "no_gpu_shortcut"]
        assert str(check.verdict) == "met"
        assert [evidence.label for evidence in check.evidence] == ["mention"]

    def test_a_hedged_shortcut_waits_for_a_person(self):
        outcome = grade(SERIAL_BILL, bill(why_serial="后一步要用前一步的输出，可能上 GPU 会快"))
        assert outcome.in_review == ("no_gpu_shortcut",)

    def test_advice_costs_nothing(self):
        outcome = grade(SERIAL_BILL, bill(why_serial="后一步要用前一步的输出，模型记性差"))
        assert outcome.score == 100
        assert outcome.messages == ("advice_state_quality",)

    def test_numbers_come_from_the_parameters(self):
        exercise = Exercise(ExerciseKind.SERIAL_BILL, {"length": 30, "batch": 8})
        right = bill(units="30", batch_steps="30", what_changes="每一步同时处理 8 条")
        assert grade(exercise, right).score == 100
        assert grade(exercise, {**right, "batch_steps": "240"}).messages == ("multiplied_by_batch",)


class TestDiagram:
    def test_direction_does_not_matter(self):
        outcome = grade(DIAGRAM, drawn("rows", value=[{"start": 6, "end": 1, "steps": "5", "direct": "1"}]))
        assert outcome.score == 100

    @pytest.mark.parametrize(
        ("row", "message"),
        [
            ({"start": 1, "end": 7}, "outside_sentence"),
            ({"start": 0, "end": 6}, "outside_sentence"),
            ({"start": 2, "end": 2}, "same_position"),
            ({"start": 1, "end": 5}, "counted_both_ends"),
            ({"start": 1, "end": 6, "steps": "4"}, "counted_between"),
        ],
    )
    def test_a_wrong_row_says_why(self, row, message):
        rows = [*drawn()["rows"], {"steps": "5", "direct": "1", **row}]
        assert grade(DIAGRAM, drawn("rows", value=rows)).messages == (message,)

    @pytest.mark.parametrize(
        "typed",
        [
            "1", "１", "一", "1步", "一步", "一次直连回看", "直连一次", "一次直接回看", "直接回看一次", "只要一步",
            "one direct look-back", "One Direct Look-back.", "one step", "a single direct look-back",
            "1 次直连", "一次", "直连一次回看", "once", "一次回看", "1次", "直連一次",
            "回看1次", "直连：1", "距离是1", "只有一步", "1 hop", "1条直线",
        ],
    )  # fmt: skip
    def test_one_direct_look_back_in_many_words_is_met(self, typed):
        assert verdicts(grade(DIAGRAM, drawn("rows", 0, "direct", value=typed)))["row_1_direct"] == "met"

    @pytest.mark.parametrize("typed", ["2", "5", "", "  ", "0", "两步", "五次回看", "更专注"])
    def test_another_number_or_nothing_is_not_met(self, typed):
        assert verdicts(grade(DIAGRAM, drawn("rows", 0, "direct", value=typed)))["row_1_direct"] == "not_met"

    @pytest.mark.parametrize(
        "typed", ["跳过去", "直达", "加权读", "straight there", "a", "单", "direct", "不是1", "一步两步"]
    )
    def test_other_wording_waits_for_a_person(self, typed):
        outcome = grade(DIAGRAM, drawn("rows", 0, "direct", value=typed))
        assert outcome.in_review == ("row_1_direct",)

    def test_scores_that_need_rounding_are_rounded_half_up_once(self):
        rows = [{"start": 1, "end": 6, "steps": "5", "direct": "1"} for _ in range(7)]
        for row in rows[:3]:
            row["direct"] = "9"
        outcome = grade(DIAGRAM, drawn("rows", value=rows))
        assert outcome.score == 100 - Fraction(45, 7)
        assert shown(outcome.score) == "93.57"
        assert outcome.accepted is True

    def test_the_learners_sentence_is_never_scanned(self):
        tokens = ["我", "昨天", "记性差", "走神", "健忘", "了"]
        assert grade(DIAGRAM, drawn("tokens", value=tokens)).score == 100

    @pytest.mark.parametrize("place", [("explanation",), ("rows", 0, "steps"), ("rows", 0, "direct")])
    def test_every_written_column_is_scanned(self, place):
        outcome = grade(DIAGRAM, drawn(*place, value="模型太健忘"))
        assert "state_quality" in outcome.messages
        assert outcome.accepted is False

    def test_nothing_written_earns_nothing_for_its_wording(self):
        response = drawn("rows", 0, value={"start": 1, "end": 6, "steps": "", "direct": ""})
        response["explanation"] = ""
        assert verdicts(grade(DIAGRAM, response))["no_state_quality"] == "not_met"


def test_positions_far_outside_are_still_told_apart():
    far = [{"from": 2**70, "to": to, "distance": "1"} for to in (1, 2, 3)]
    apart = looked("rows", value=[*far, {"from": 2**71, "to": 1, "distance": "1"}])
    assert verdicts(grade(LOOK_BACKS, apart))["distinct"] == "met"
    assert verdicts(grade(LOOK_BACKS, looked("rows", value=[*far, far[0]])))["distinct"] == "not_met"
