"""Alive, fit, and how much waits."""

from __future__ import annotations

from typing import Any

import pytest
from django.db import connection
from django.db.migrations.loader import MigrationLoader
from django.db.migrations.recorder import MigrationRecorder
from django.test import Client


def test_healthz_touches_nothing(client: Client) -> None:
    # Without the `django_db` mark, a query would fail.
    answer = client.get("/healthz")
    assert (answer.status_code, answer.content) == (200, b"ok\n")
    assert "no-store" in answer["Cache-Control"]


@pytest.mark.django_db
def test_readyz_says_yes_when_all_is_fit(client: Client) -> None:
    answer = client.get("/readyz")
    assert answer.status_code == 200
    assert answer.json() == {"ready": True, "database": "ok", "migrations": "ok", "broker": "ok"}


@pytest.mark.django_db
def test_readyz_names_a_broker_that_is_away(client: Client, settings: Any) -> None:
    settings.CELERY_BROKER_URL = "redis+socket:///nowhere/redis.sock"
    answer = client.get("/readyz")
    assert answer.status_code == 503
    assert answer.json() == {"ready": False, "database": "ok", "migrations": "ok", "broker": "unreachable"}


@pytest.mark.django_db
def test_readyz_names_a_schema_that_is_behind(client: Client) -> None:
    [latest] = MigrationLoader(connection).graph.leaf_nodes("lms_app")
    MigrationRecorder(connection).record_unapplied(*latest)
    answer = client.get("/readyz")
    assert answer.status_code == 503
    assert answer.json()["migrations"] == "pending"


@pytest.mark.django_db
def test_metrics_count_the_rows_of_both_queues(client: Client) -> None:
    text = client.get("/metrics").content.decode()
    assert 'yardstick_queue_rows{queue="grading",state="waiting"} 0.0' in text
    assert 'yardstick_queue_rows{queue="passback",state="failed"} 0.0' in text
    assert 'yardstick_queue_oldest_due_seconds{queue="passback"} 0.0' in text


def test_metrics_are_not_for_everybody(client: Client) -> None:
    assert client.get("/metrics", REMOTE_ADDR="203.0.113.5").status_code == 403
