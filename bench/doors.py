"""What each door on the learner's way costs in this process: milliseconds and queries, on PostgreSQL."""

from __future__ import annotations

import statistics
import time
import uuid
from collections.abc import Callable
from typing import Any

ROUNDS = 30


def measure() -> list[dict[str, Any]]:
    """Walk learners through the pages and the API with Django's test client; report the median of each step."""
    from django.test.utils import setup_databases, setup_test_environment, teardown_databases, teardown_test_environment

    setup_test_environment()
    databases = setup_databases(verbosity=0, interactive=False)
    try:
        walks = [_walk(number) for number in range(ROUNDS)]
    finally:
        teardown_databases(databases, verbosity=0)
        teardown_test_environment()
    rows = []
    for step in walks[0]:
        # The first walk also fills caches.
        taken = [walk[step] for walk in walks[1:]]
        rows.append(
            {
                "what": step,
                "median ms": round(statistics.median(ms for ms, _ in taken), 1),
                "queries": max(queries for _, queries in taken),
            }
        )
    return rows


def _walk(number: int) -> dict[str, tuple[float, int]]:
    from django.test import Client

    from lms_app.models import Submission
    from tests import make

    client = Client()
    session = make.session(f"learner-{number}")
    headers = make.sign_in(client, session)
    seen: dict[str, tuple[float, int]] = {}

    def step(name: str, act: Callable[[], Any], status: int = 200) -> Any:
        answer, seen[name] = _timed(act)
        if getattr(answer, "status_code", status) != status:
            raise RuntimeError(f"{name} was answered {answer.status_code}")
        return answer

    def send(method: str, path: str, value: Any, **more: str) -> Any:
        return client.generic(method, path, _json(value), content_type="application/json", headers={**headers, **more})

    home = f"/s/{session.sid}/"
    step("page: overview", lambda: client.get(home))
    step("page: lesson", lambda: client.get(f"{home}lesson/"))
    begun = step("API: begin an attempt", lambda: send("POST", "/api/v1/attempts/", {"activity": "quiz"}), 201).json()
    one = f"/api/v1/attempts/{begun['id']}/"
    step("page: quiz", lambda: client.get(f"{home}attempts/{begun['id']}/"))
    draft = {"revision": begun["revision"], "responses": make.quiz_responses(right=2)}
    step("API: save a draft", lambda: send("PATCH", one, draft))
    key = uuid.uuid4().hex
    step("API: hand in", lambda: send("POST", f"{one}submit/", {}, **{"Idempotency-Key": key}), 202)
    submission = Submission.objects.latest("pk")
    step("task: grade", lambda: _grade(submission.pk))
    step("page: result", lambda: client.get(f"{home}attempts/{begun['id']}/result/"))
    return seen


def _grade(pk: int) -> None:
    from django.utils import timezone

    from lms_app import grades

    grades.grade_submission(pk, now=timezone.now())


def _timed(act: Callable[[], Any]) -> tuple[Any, tuple[float, int]]:
    from django.db import connection
    from django.test.utils import CaptureQueriesContext

    with CaptureQueriesContext(connection) as captured:
        began = time.perf_counter()
        answer = act()
        taken = (time.perf_counter() - began) * 1000
    said = [query["sql"] for query in captured.captured_queries]
    counted = [sql for sql in said if not sql.startswith(("SAVEPOINT", "RELEASE", "BEGIN", "COMMIT"))]
    return answer, (taken, len(counted))


def _json(value: Any) -> bytes:
    import json

    return json.dumps(value).encode()
