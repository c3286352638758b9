"""The same path, and a worker's death on it, on SQLite: what `make run` and `make demo` keep their rows in."""

from collections.abc import Iterator

import pytest

from tests.fakes.platform import FakePlatform
from tests.flow import answers
from tests.flow.people import Classroom, new_course, register
from tests.services import base


@pytest.fixture(scope="module")
def on_sqlite(make_stack, tmp_path_factory) -> Iterator[Classroom]:
    if base.database_kind() == "sqlite":
        pytest.skip("every other flow of this run is on SQLite")
    stack = make_stack(DATABASE_URL=f"sqlite:///{tmp_path_factory.mktemp('rows') / 'rows.sqlite3'}")
    with FakePlatform("plain", tool=stack.base_url).start("127.0.0.1") as platform:
        register(stack, platform)
        yield Classroom(stack, platform, new_course(platform))
        stack.stop()


def test_scores_arrive_and_outlive_a_killed_worker(on_sqlite):
    room = on_sqlite
    people = room.join(6)
    visitors = [room.launch(learner, "quiz") for learner in people]
    attempts = [visitor.hand_in("quiz", answers.quiz(right=n % 4)) for n, visitor in enumerate(visitors)]
    room.stack.kill_worker()
    room.stack.restart_worker(ready=False)
    for n, (visitor, attempt) in enumerate(zip(visitors, attempts, strict=True)):
        visitor.wait_until(attempt, state="graded", delivery="confirmed")
        room.assert_only(people[n], answers.SCORES[n % 4])
