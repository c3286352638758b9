"""A platform that hangs holds up its own scores and nobody else's."""

import time

from tests.flow import answers


def test_while_one_platform_hangs_another_gets_its_scores_at_once(classroom_at):
    slow, quick = classroom_at("canvas"), classroom_at("moodle")
    people = [(learner, slow.launch(learner, "quiz")) for learner in slow.join(5)]
    ada = quick.launch("ada", "quiz")
    slow.platform.faults.add("scores", times=None, delay=8.0)
    hung = [(visitor, visitor.hand_in("quiz", answers.quiz(right=1))) for _learner, visitor in people]
    for visitor, attempt in hung:
        visitor.wait_until(attempt, state="graded")
    began = time.monotonic()
    attempt = ada.hand_in("quiz", answers.quiz(right=2))
    ada.wait_until(attempt, delivery="confirmed")
    assert time.monotonic() - began < 4
    quick.assert_only("ada", "66.67")
    for visitor, attempt in hung:
        visitor.wait_until(attempt, delivery="confirmed")
    for learner, _visitor in people:
        slow.assert_only(learner, answers.SCORES[1])
        assert len(slow.messages(learner)) == 1
