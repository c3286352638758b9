"""How many launches the running tool takes and at what cost, and how long a score is under way to the gradebook."""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bench import processor
from tests.fakes.platform import FakePlatform
from tests.flow import answers
from tests.flow.people import Classroom, new_course, register
from tests.services import base, stack

PEOPLE = 60
CONCURRENCY = (1, 8)
#: A bench comes from one address; what it measures is not the limit.
UNLIMITED = {"LIMIT_LAUNCHES": "0", "LIMIT_REQUESTS": "0", "LIMIT_SESSION_WRITES": "0"}


def measure() -> list[dict[str, Any]]:
    """Launch and hand in, one person after the other and eight at a time."""
    rows = []
    with _classroom() as room:
        room.launch("ada", "quiz")
        for together in CONCURRENCY:
            people = room.join(PEOPLE)
            rows.append(_row("launch to page", together, people, room.stack, lambda who: room.launch(who, "quiz")))
            rows.append(_row("hand in to gradebook", together, people, room.stack, lambda who: _hand_in(room, who)))
    return rows


@contextmanager
def _classroom() -> Iterator[Classroom]:
    running = stack.make(Path(os.environ[base.FOLDER]) / "bench", env=UNLIMITED)
    try:
        running.start()
        with FakePlatform("plain", tool=running.base_url).start("127.0.0.1") as platform:
            register(running, platform)
            yield Classroom(running, platform, new_course(platform))
    finally:
        running.stop()


def _hand_in(room: Classroom, who: Any) -> float:
    """Return the seconds from the hand-in to the score in the gradebook; what comes before is not counted."""
    visitor = room.launch(who, "quiz")
    attempt = visitor.save(visitor.begin("quiz"), answers.quiz(right=2))
    began = time.perf_counter()
    visitor.submit(attempt)
    until = began + 60
    while room.score(who) is None:
        if time.perf_counter() > until:
            raise RuntimeError("a score did not arrive within a minute")
        time.sleep(0.005)
    return time.perf_counter() - began


def _row(
    what: str, together: int, people: list[Any], running: stack.ToolStack, act: Callable[[Any], Any]
) -> dict[str, Any]:
    def timed(who: Any) -> float:
        began = time.perf_counter()
        own = act(who)
        return own if isinstance(own, float) else time.perf_counter() - began

    used = {"web": processor.seconds([running.pid("web")]), "database": processor.seconds([_database()])}
    began = time.perf_counter()
    with ThreadPoolExecutor(together) as pool:
        taken = sorted(pool.map(timed, people))
    taken_in_all = time.perf_counter() - began
    web = processor.seconds([running.pid("web")]) - used["web"]
    database = processor.seconds([_database()]) - used["database"]
    return {
        "what": what,
        "at a time": together,
        "per s": round(len(people) / taken_in_all, 1),
        "median ms": round(statistics.median(taken) * 1000, 1),
        "95 % ms": round(taken[int(len(taken) * 0.95)] * 1000, 1),
        "web CPU ms": round(web / len(people) * 1000, 1),
        "database CPU ms": round(database / len(people) * 1000, 1),
    }


def _database() -> int:
    """Return the process that all of PostgreSQL's hang from."""
    return int((Path(os.environ[base.FOLDER]) / "pg" / "data" / "postmaster.pid").read_text().split()[0])
