"""The browser of these tests blocks third-party cookies, or the tests in frames would prove nothing."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Page


class Framed(BaseHTTPRequestHandler):
    """Sets a common and a partitioned cookie, then shows which of them came back."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        if self.path == "/set":
            self.send_header("Set-Cookie", "common=1; Secure; SameSite=None; Path=/")
            self.send_header("Set-Cookie", "__Host-own=1; Secure; SameSite=None; Path=/; Partitioned")
            body = '<a href="/show">on</a>'
        elif self.path == "/show":
            body = f"<p>{self.headers.get('Cookie', '')}</p>"
        else:
            body = f'<iframe src="http://localhost:{self.server.server_port}/set"></iframe>'  # type: ignore[attr-defined]
        self.end_headers()
        self.wfile.write(body.encode())

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@pytest.fixture
def port() -> Iterator[int]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Framed) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port
        server.shutdown()


def test_only_a_partitioned_cookie_survives_in_a_frame_of_another_site(browser_page: Page, port: int) -> None:
    browser_page.goto(f"http://127.0.0.1:{port}/")
    frame = browser_page.frame_locator("iframe")
    frame.locator("a").click()
    frame.locator("p").wait_for()
    assert frame.locator("p").inner_text() == "__Host-own=1"
