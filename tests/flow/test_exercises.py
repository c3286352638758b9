"""Each exercise accepts and refuses as its condition says, with the message named."""

import pytest

from tests.flow import answers


def judged(room, activity, response):
    """Hand an exercise in and return its outcome once the gradebook has it."""
    ada = room.launch("ada", activity)
    seen = ada.wait_until(ada.hand_in(activity, response), state="graded", delivery="confirmed")
    outcome = seen["outcome"]
    room.assert_only("ada", outcome["score"], activity)
    return outcome


def codes(outcome):
    """Return the codes of every message and all evidence."""
    found = {message["code"] for message in outcome["messages"]}
    return found | {piece["code"] for check in outcome["checks"] for piece in check["evidence"]}


def verdicts(outcome):
    return {check["name"]: check["verdict"] for check in outcome["checks"]}


@pytest.mark.parametrize(
    ("activity", "response"),
    [
        ("exercise-1", answers.look_backs()),
        ("exercise-2", answers.bill()),
        ("exercise-3", answers.diagram()),
    ],
)
def test_the_reference_answer_is_accepted_in_full(room, activity, response):
    outcome = judged(room, activity, response)
    assert (outcome["score"], outcome["accepted"]) == ("100.00", True)


def test_look_backs_without_a_far_one_are_refused_and_stay_below_the_pass_mark(room):
    outcome = judged(room, "exercise-1", answers.near_look_backs())
    assert outcome["accepted"] is False
    assert verdicts(outcome)["far"] == "not_met"
    assert float(outcome["score"]) <= 59


@pytest.mark.parametrize(("distance", "code"), [("10", "counted_both_ends"), ("8", "counted_between")])
def test_a_look_back_counted_wrong_is_told_how(room, distance, code):
    response = answers.look_backs()
    response["rows"] = [{**response["rows"][0], "distance": distance}, *response["rows"][1:]]
    outcome = judged(room, "exercise-1", response)
    assert outcome["accepted"] is False
    assert code in codes(outcome)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"units": "49"}, "counted_gaps"),
        ({"batch_steps": "800"}, "multiplied_by_batch"),
        ({"batch_steps": "3.125"}, "divided_by_batch"),
        ({"batch_steps": "16"}, "answered_batch_size"),
        ({"batch_steps": "66"}, "added_batch"),
    ],
)
def test_a_bill_that_does_not_add_up_is_told_why(room, changes, code):
    outcome = judged(room, "exercise-2", answers.bill() | changes)
    assert outcome["accepted"] is False
    assert code in codes(outcome)


def test_put_it_on_a_gpu_is_no_explanation(room):
    outcome = judged(room, "exercise-2", answers.bill() | {"what_changes": "上 GPU 就快了。"})
    assert outcome["accepted"] is False
    assert verdicts(outcome)["no_gpu_shortcut"] == "not_met"


def test_a_diagram_that_blames_concentration_is_refused_with_that_phrase_marked(room):
    blaming = "两端对不上，是因为模型注意力不集中。"
    outcome = judged(room, "exercise-3", answers.diagram() | {"explanation": blaming})
    assert outcome["accepted"] is False
    check = next(check for check in outcome["checks"] if check["name"] == "no_state_quality")
    assert check["verdict"] == "not_met"
    [mark] = [piece for piece in check["evidence"] if piece["field"] == "explanation"]
    assert blaming[mark["start"] : mark["end"]] == "注意力不集中"
    assert "state_quality" in codes(outcome)


def test_the_learners_own_sentence_may_say_anything(room):
    response = answers.diagram()
    response["tokens"] = ["我", "昨天", "忘了", "带伞", *response["tokens"][4:]]
    assert judged(room, "exercise-3", response)["accepted"] is True


def test_a_diagram_that_does_not_join_the_ends_is_refused(room):
    response = answers.diagram()
    response["rows"] = [{"start": 2, "end": 5, "steps": "3", "direct": "1"}]
    outcome = judged(room, "exercise-3", response)
    assert outcome["accepted"] is False
    assert verdicts(outcome)["ends"] == "not_met"
