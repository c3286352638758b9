"""Real servers for every test: the environment is set here, before Django reads it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

from tests.services import base

_services = base.start()
#: The fixtures that give a test a database.
_ROWS = {"db", "transactional_db", "live_server", "django_db_setup"}

pytest_plugins = ["tests.services.fixtures"]


def pytest_configure(config: pytest.Config) -> None:
    """Have the settings read, and give SQLite's test database a file, so that its connections meet as in service."""
    # A shared machine is slow for moments; what must be fast is measured, not timed example by example.
    hypothesis.settings.register_profile("shared machine", deadline=None)
    hypothesis.settings.load_profile("shared machine")
    from django.conf import settings

    database = settings.DATABASES["default"]
    if base.database_kind() == "sqlite":
        database.setdefault("TEST", {})["NAME"] = str(Path(database["NAME"]).with_name("test.sqlite3"))


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """Let the workers about to start inherit no word that has them read the settings before their own are set."""
    if getattr(session.config.option, "numprocesses", None):
        os.environ.pop("DJANGO_SETTINGS_MODULE", None)


def pytest_report_header() -> str:
    """Name the database in the first lines."""
    return f"rows: {base.database_kind()}"


def pytest_unconfigure() -> None:
    """End the servers with the process that started them."""
    if _services:
        _services.stop()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep tests that own processes on one worker; mark them by where they live, and those that reach the database."""
    for item in items:
        folder = Path(str(item.fspath)).parent.name
        for mark, home in (("flow", "flow"), ("browser", "browser"), ("openedx", "flow_openedx")):
            if folder == home:
                item.add_marker(getattr(pytest.mark, mark))
        if item.get_closest_marker("flow") or item.get_closest_marker("browser") or item.get_closest_marker("openedx"):
            item.add_marker(pytest.mark.xdist_group("processes"))
        if _has_rows(item):
            item.add_marker(pytest.mark.rows)


def _has_rows(item: pytest.Item) -> bool:
    """Tell whether a test reaches the database: what does not is the same on any."""
    from django.test import TransactionTestCase

    fixtures = set(getattr(item, "fixturenames", ()))
    return (
        item.get_closest_marker("django_db") is not None
        or not fixtures.isdisjoint(_ROWS)
        or issubclass(getattr(item, "cls", None) or object, TransactionTestCase)
    )


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup: None) -> Iterator[None]:
    """Let couriers give their connections back before the database goes."""
    yield
    from lms_app import couriers

    couriers.finish()


@pytest.fixture(autouse=True)
def _empty_broker() -> None:
    """Let no counter, cached key or message of one test reach the next."""
    from django.core.cache import cache

    cache.clear()
