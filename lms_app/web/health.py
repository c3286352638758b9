"""Is it alive, is it fit to serve, and how much waits: for those who keep the service running."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import redis
from django.conf import settings
from django.db import DatabaseError, connection
from django.db.migrations.executor import MigrationExecutor
from django.http import HttpRequest, HttpResponse, HttpResponseForbidden, JsonResponse
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from lms_app import overdue
from lms_app.models import Platform
from lms_app.web import queues
from lms_app.web.proxies import client_address, is_within


@require_GET
@never_cache
def healthz(request: HttpRequest) -> HttpResponse:
    """Say that the process lives; touch nothing."""
    return HttpResponse("ok\n", content_type="text/plain; charset=utf-8")


@require_GET
@never_cache
def readyz(request: HttpRequest) -> HttpResponse:
    """Say whether database, broker and migrations are fit, and name what is not."""
    parts: dict[str, Callable[[], str]] = {"database": _database, "migrations": _migrations, "broker": _broker}
    found = {name: check() for name, check in parts.items()}
    fit = all(word == "ok" for word in found.values())
    return JsonResponse({"ready": fit, **found}, status=200 if fit else 503)


@require_GET
@never_cache
def metrics(request: HttpRequest) -> HttpResponse:
    """Hand the numbers to those who may read them."""
    if not is_within(client_address(request), tuple(settings.METRICS_ALLOWED), "METRICS_ALLOWED"):
        return HttpResponseForbidden("Not for this address.\n", content_type="text/plain; charset=utf-8")
    registry = CollectorRegistry(auto_describe=False)
    registry.register(QueueCollector())
    registry.register(OwedCollector())
    return HttpResponse(generate_latest(registry), content_type=CONTENT_TYPE_LATEST)


class QueueCollector(Collector):
    """Numbers read from the rows, so that they are the same whichever process answers."""

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Yield how many rows stand in each state of each queue, and how long the oldest has been due."""
        rows = GaugeMetricFamily("yardstick_queue_rows", "Rows of a queue by state.", labels=["queue", "state"])
        age = GaugeMetricFamily(
            "yardstick_queue_oldest_due_seconds", "How long the oldest unfinished row has been due.", labels=["queue"]
        )
        for measured in queues.measure(timezone.now()):
            for state, count in measured.rows.items():
                rows.add_metric([measured.name, state], count)
            age.add_metric([measured.name], measured.oldest_due_seconds)
        yield rows
        yield age


class OwedCollector(Collector):
    """Scores that have not reached their gradebook, by the platform's id and why they wait."""

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Yield the age of the oldest, and how many are over the limit, of each platform and kind."""
        names = ["platform", "kind"]
        age = GaugeMetricFamily("yardstick_scores_oldest_seconds", "Age of the oldest score not there.", labels=names)
        over = GaugeMetricFamily("yardstick_scores_over_limit", "Scores not there beyond the limit.", labels=names)
        found = {(owed.platform_id, owed.kind): owed for owed in overdue.measure(now=timezone.now())}
        for platform_id in Platform.objects.filter(is_pending=False).order_by("pk").values_list("pk", flat=True):
            for kind in overdue.KINDS:
                owed = found.get((platform_id, kind)) or overdue.Overdue(platform_id, kind)
                age.add_metric([str(platform_id), kind], owed.oldest.total_seconds())
                over.add_metric([str(platform_id), kind], owed.over)
        yield age
        yield over


def _database() -> str:
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
    except DatabaseError:
        return "unreachable"
    return "ok"


def _migrations() -> str:
    try:
        executor = MigrationExecutor(connection)
        pending = executor.migration_plan(executor.loader.graph.leaf_nodes())
    except DatabaseError:
        return "unknown"
    return "pending" if pending else "ok"


def _broker() -> str:
    """Ask the broker on a connection of its own, so that a pool of dead ones cannot lie either way."""
    location = settings.CELERY_BROKER_URL.replace("redis+socket://", "unix://", 1)
    client = redis.Redis.from_url(location, socket_timeout=2, socket_connect_timeout=2)
    try:
        client.ping()
    except redis.RedisError:
        return "unreachable"
    finally:
        client.close()
    return "ok"
