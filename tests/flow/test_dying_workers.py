"""``kill -9`` at any moment from hand-in to delivery: in the end one correct score stands, and no other was sent."""

import os
import random
import threading
import time

import pytest
import redis

from tests.flow import answers

#: How often the last test kills, and what its moments are drawn from: the same seed, the same moments.
KILLS = int(os.environ.get("CHAOS_KILLS", "4"))
KINDS = ("kill_worker", "kill_worker_alone", "kill_worker_child")
SEED = int(os.environ.get("CHAOS_SEED", "0")) or random.randrange(1, 10**6)


class Moment:
    """The moment at which a platform begins to answer a score; its fault keeps the answer back."""

    def __init__(self, platform, **fault):
        self._reached = threading.Event()
        platform.faults.add("scores", when=self._here, **fault)

    def _here(self, request):
        self._reached.set()
        return True

    def wait(self):
        assert self._reached.wait(30), "no score came"


def handed_in(room, who, right=2):
    """Hand a quiz in; return what reads its end."""
    visitor = room.launch(who, "quiz")
    attempt = visitor.hand_in("quiz", answers.quiz(right=right))
    return lambda: visitor.wait_until(attempt, state="graded", delivery="confirmed")


@pytest.mark.parametrize("fault", [{"delay": 2.0}, {"hold": 2.0}], ids=["before storing", "after storing"])
@pytest.mark.parametrize("kill", KINDS)
def test_a_worker_killed_while_a_score_is_under_way_loses_and_doubles_nothing(room, kill, fault):
    moment = Moment(room.platform, **fault)
    end = handed_in(room, "ada")
    moment.wait()
    if "hold" in fault:
        room.platform.gradebook.wait_for(room.course.link("quiz"), "ada")
    getattr(room.stack, kill)()
    if kill != "kill_worker_child":
        room.stack.restart_worker(ready=False)
    end()
    room.assert_only("ada", "66.67")


def test_what_is_handed_in_while_no_worker_runs_waits_for_one(room):
    room.stack.kill_worker()
    people = room.join(4)
    ends = [handed_in(room, learner, right=n) for n, learner in enumerate(people)]
    assert not any(room.messages(learner) for learner in people)
    room.stack.restart_worker(ready=False)
    for n, end in enumerate(ends):
        end()
        room.assert_only(people[n], answers.SCORES[n])


def test_the_sweep_finds_what_a_flushed_broker_forgot(room):
    room.stack.kill_worker()
    end = handed_in(room, "ada")
    redis.Redis(unix_socket_path=room.stack.env["REDIS_URL"].removeprefix("unix://")).flushall()
    room.stack.restart_worker(ready=False)
    end()
    room.assert_only("ada", "66.67")


def test_handing_in_needs_no_broker(room):
    room.stack.kill_broker()
    try:
        end = handed_in(room, "ada")
    finally:
        room.stack.restart_broker()
    end()
    room.assert_only("ada", "66.67")


@pytest.mark.chaos
@pytest.mark.timeout(120 + 15 * KILLS)
def test_whenever_workers_are_killed_every_score_is_right_in_the_end(room):
    print(f"CHAOS_SEED={SEED}")
    chance = random.Random(SEED)
    room.platform.faults.add("scores", times=None, delay=0.15, when=lambda _: chance.random() < 0.5)
    room.platform.faults.add("scores", times=KILLS, drop=True, late=True, when=lambda _: chance.random() < 0.2)
    people = room.join(3 * KILLS)
    ends, is_up = [], True
    for n, learner in enumerate(people):
        ends.append(handed_in(room, learner, right=n % 4))
        if n % 3 < 2:
            continue
        time.sleep(chance.uniform(0, 0.7))
        # A worker that loses a child while it starts gives up altogether; nobody starts it again here.
        kill = chance.choice(KINDS if is_up else KINDS[:2])
        getattr(room.stack, kill)()
        if kill != "kill_worker_child":
            is_up = chance.random() < 0.5
            room.stack.restart_worker(ready=is_up)
    for n, end in enumerate(ends):
        end()
        room.assert_only(people[n], answers.SCORES[n % 4])
