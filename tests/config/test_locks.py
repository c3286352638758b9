"""The lock files answer pyproject.toml, and what is known of their packages is reported."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from tests.services import audit, locks


class Holes(BaseHTTPRequestHandler):
    """Knows of one hole, in Django."""

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["queries"]
        known = [{"vulns": [{"id": "PYSEC-1"}]} if one["package"]["name"] == "django" else {} for one in asked]
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps({"results": known}).encode())

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@pytest.fixture
def database() -> Iterator[str]:
    with HTTPServer(("127.0.0.1", 0), Holes) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def test_the_lock_files_are_fresh_whole_and_free_of_addresses() -> None:
    assert list(locks.faults()) == []


def test_a_known_hole_is_reported_with_its_package(database: str) -> None:
    [found] = audit.holes(database)
    assert found.startswith("django==5.2")
    assert found.endswith(": PYSEC-1")
