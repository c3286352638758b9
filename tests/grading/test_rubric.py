import json

import pytest

from grading.grade import grade
from grading.model import ContentFault, outcome_from_json, to_json
from grading.rubric import decide
from tests.grading.responses import DIAGRAM, SERIAL_BILL, bill, drawn, verdicts

UNKNOWN = "像接力赛，棒没递到手里谁也跑不出去"


def pending():
    return grade(SERIAL_BILL, bill(why_serial=UNKNOWN, what_changes="里面的情况和原来不太一样了"))


def test_what_a_person_counts_as_met_earns_its_whole_weight():
    outcome = decide(SERIAL_BILL, pending(), {"why_serial": True, "what_changes": True})
    assert (outcome.score, outcome.accepted) == (100, True)


def test_what_a_person_refuses_earns_nothing_and_may_refuse_the_exercise():
    outcome = decide(SERIAL_BILL, pending(), {"why_serial": False, "what_changes": False})
    assert (outcome.score, outcome.accepted) == (59, False)
    assert verdicts(outcome)["explained"] == "not_met"


def test_the_outcome_stays_pending_while_another_check_is_open():
    outcome = decide(SERIAL_BILL, pending(), {"why_serial": True})
    assert outcome.score is None
    assert outcome.in_review == ("what_changes",)
    assert decide(SERIAL_BILL, outcome, {"what_changes": False}).score == 80


def test_what_follows_by_itself_is_not_for_a_person():
    assert "explained" not in pending().in_review
    with pytest.raises(ContentFault, match="explained"):
        decide(SERIAL_BILL, pending(), {"explained": True})


@pytest.mark.parametrize("name", ["units", "nothing"])
def test_only_a_check_in_review_can_be_decided(name):
    with pytest.raises(ContentFault, match=name):
        decide(SERIAL_BILL, pending(), {name: True})


def test_a_refused_condition_caps_the_decided_score():
    outcome = grade(DIAGRAM, drawn("explanation", value="可能是模型记性差"))
    assert outcome.in_review == ("no_state_quality",)
    assert decide(DIAGRAM, outcome, {"no_state_quality": False}).score == 59
    assert decide(DIAGRAM, outcome, {"no_state_quality": True}).score == 100


def test_a_stored_outcome_decides_like_a_fresh_one():
    stored = outcome_from_json(json.loads(json.dumps(to_json(pending()))))
    assert stored == pending()
    assert decide(SERIAL_BILL, stored, {"why_serial": True, "what_changes": True}).score == 100
