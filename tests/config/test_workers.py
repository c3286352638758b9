"""Workers of the tests share servers but neither rows nor counters."""

from __future__ import annotations

import os

from django.conf import settings


def test_a_worker_reads_the_settings_made_for_it() -> None:
    assert settings.CACHES["default"]["LOCATION"] == os.environ["REDIS_URL"]
    worker = os.environ.get("PYTEST_XDIST_WORKER")
    index = int(worker.removeprefix("gw")) + 1 if worker else 0
    assert os.environ["REDIS_URL"].endswith(f"?db={index}")
