"""A platform that hangs holds up its own scores and nobody else's, and never has more of them than it may."""

import time

from tests.flow import answers

AT_ONCE = 3
HANGS = 9.0
LIMIT = """
from lms_app.models import Platform
answer = Platform.objects.filter(issuer={issuer!r}).update(scores_at_once={number})
"""


def test_while_one_platform_hangs_with_all_it_may_have_another_gets_its_scores_at_once(classroom_at):
    slow, quick = classroom_at("canvas"), classroom_at("moodle")
    issuer, arrived = slow.platform.registration["issuer"], []
    slow.stack.ask(LIMIT.format(issuer=issuer, number=AT_ONCE))
    visitors = {learner: slow.launch(learner, "quiz") for learner in slow.join(AT_ONCE + 1)}
    ada = quick.launch("ada", "quiz")
    slow.platform.faults.add("scores", times=None, when=lambda _: arrived.append(time.monotonic()))
    slow.platform.faults.add("scores", times=AT_ONCE, delay=HANGS)
    hung = {learner: visitor.hand_in("quiz", answers.quiz(right=1)) for learner, visitor in visitors.items()}
    slow.stack.wait_for(lambda: len(arrived) == AT_ONCE)
    ada.wait_until(ada.hand_in("quiz", answers.quiz(right=2)), delivery="confirmed")
    assert time.monotonic() - arrived[0] < HANGS, "served while the other hangs"
    assert len(arrived) == AT_ONCE
    quick.assert_only("ada", "66.67")
    for learner, visitor in visitors.items():
        visitor.wait_until(hung[learner], delivery="confirmed")
        slow.assert_only(learner, answers.SCORES[1])
        assert len(slow.messages(learner)) == 1
    assert arrived[AT_ONCE] - arrived[0] > HANGS - 1
    slow.stack.ask(LIMIT.format(issuer=issuer, number=None))
