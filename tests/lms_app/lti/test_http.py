"""Calls to platforms: where they may go, and how far they are bounded."""

import gzip
import socket
import threading
import time
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from lms_app.lti import http
from lms_app.models import Platform


def platform(origin="https://lms.example", **changes):
    values = {
        "issuer": origin,
        "auth_login_url": f"{origin}/auth",
        "auth_token_url": f"{origin}/token",
        "jwks_url": f"{origin}/jwks",
        **changes,
    }
    return Platform(client_id="yardstick", **values)


class Answers(BaseHTTPRequestHandler):
    """Answers by path."""

    def do_GET(self):
        status, headers, body = self.server.answers.get(self.path, (404, {}, b""))
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        pieces = body if isinstance(body, list) else [body]
        if "Transfer-Encoding" not in headers:
            self.send_header("Content-Length", str(len(b"".join(pieces))))
        self.end_headers()
        try:
            for piece in pieces:
                self.wfile.write(piece)
                self.server.pause(len(pieces) > 1)
        except OSError:
            self.close_connection = True

    def log_message(self, *args):
        """Say nothing."""


@pytest.fixture
def server():
    server = HTTPServer(("127.0.0.1", 0), Answers)
    server.answers = {}
    server.pause = lambda is_slow: time.sleep(0.02 * is_slow)
    server.origin = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    yield server
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture
def dripping():
    """Give the origin of a server that sends a header's letter now and then, and never ends."""
    listening, is_over = socket.create_server(("127.0.0.1", 0)), threading.Event()

    def drip():
        connection, _address = listening.accept()
        with connection, suppress(OSError):
            connection.sendall(b"HTTP/1.1 200 OK\r\nX-Long: ")
            while not is_over.wait(0.05):
                connection.sendall(b"x")

    thread = threading.Thread(target=drip, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    is_over.set()
    thread.join()
    listening.close()


@pytest.mark.parametrize(
    "url",
    [
        "https://lms.example/jwks",
        "https://LMS.example:8443/jwks",
        "https://services.example/scores",
        "https://named-in-launch.example/lineitems",
    ],
)
def test_a_platforms_own_hosts_are_called(url):
    known = platform(service_hosts=["services.example"])
    assert http.check_address(known, url, signed_urls=["https://named-in-launch.example/x"]) is None


@pytest.mark.parametrize(
    "url",
    [
        "http://lms.example/jwks",
        "ftp://lms.example/jwks",
        "https://other.example/jwks",
        "https://lms.example.evil.example/jwks",
        "https://lms.example@evil.example/jwks",
        "https://user@lms.example/jwks",
        "https://[::1",
        "file:///etc/passwd",
        "",
    ],
)
def test_no_other_address_is_called(url):
    with pytest.raises(http.AddressRefused):
        http.check_address(platform(), url)


NO_ADDRESSES = [
    *(None, 7, "", "x", "/scores", "//lms.example/", "javascript:alert(1)", "file:///etc/passwd"),
    *("http://[::1", "https://", "https://lms.example:99999/", "https://lms.example/" + "x" * 2000),
]


@pytest.mark.parametrize("thing", NO_ADDRESSES)
def test_what_is_no_address_on_the_web_is_told_apart(thing):
    assert not http.is_address(thing)
    assert http.is_address("https://lms.example:8443/7/lineitem?type_id=3")


def test_loopback_is_for_development_only(settings, server):
    local = platform(server.origin)
    server.answers["/jwks"] = (200, {}, b"{}")
    settings.LTI_ALLOW_LOOPBACK = True
    assert http.request(local, "GET", local.jwks_url).json() == {}
    settings.LTI_ALLOW_LOOPBACK = False
    with pytest.raises(http.AddressRefused):
        http.request(local, "GET", local.jwks_url)


def test_a_name_that_leads_inside_is_refused(settings, monkeypatch):
    settings.LTI_ALLOW_LOOPBACK = False
    monkeypatch.setattr("socket.getaddrinfo", lambda *args, **kwargs: [(2, 1, 6, "", ("169.254.169.254", 443))])
    with pytest.raises(http.AddressRefused, match="inner"):
        http.request(platform(), "GET", "https://lms.example/jwks")


@pytest.mark.usefixtures("server")
class TestAnswers:
    @pytest.fixture(autouse=True)
    def _local(self, settings, server):
        settings.LTI_ALLOW_LOOPBACK = True
        self.server, self.platform = server, platform(server.origin)

    def get(self, path, **options):
        return http.request(self.platform, "GET", self.server.origin + path, **options)

    def test_any_status_is_an_answer(self):
        self.server.answers["/busy"] = (503, {"Retry-After": "5"}, b"<html>")
        reply = self.get("/busy")
        assert (reply.status, reply.headers["retry-after"], reply.text) == (503, "5", "<html>")

    def test_an_answer_without_end_is_cut_off(self):
        self.server.answers["/large"] = (200, {}, b"x" * 50_000)
        with pytest.raises(http.AnswerTooLarge):
            self.get("/large", max_bytes=20_000)

    def test_an_answer_that_comes_drop_by_drop_is_given_up(self, monkeypatch):
        monkeypatch.setattr(http, "BODY_SECONDS", 0.2)
        self.server.answers["/drops"] = (200, {}, [b"x"] * 100)
        began = time.monotonic()
        with pytest.raises(http.PlatformUnreachable, match="does not end"):
            self.get("/drops")
        assert time.monotonic() - began < 1.5

    def test_headers_that_come_drop_by_drop_are_given_up(self, dripping, monkeypatch):
        monkeypatch.setattr(http, "BODY_SECONDS", 0.3)
        began = time.monotonic()
        with pytest.raises(http.PlatformUnreachable):
            http.request(platform(dripping), "GET", f"{dripping}/jwks")
        assert time.monotonic() - began < 3

    @pytest.mark.parametrize(
        ("headers", "body"),
        [
            ({"Content-Encoding": "gzip"}, gzip.compress(b"whole")),
            ({"Transfer-Encoding": "chunked"}, [b"2\r\nwh\r\n", b"3\r\nole\r\n", b"0\r\n\r\n"]),
        ],
        ids=["packed", "divided"],
    )
    def test_a_packed_or_divided_answer_is_read_whole(self, headers, body):
        self.server.answers["/whole"] = (200, headers, body)
        assert self.get("/whole").text == "whole"

    def test_a_small_answer_that_unpacks_without_end_is_cut_off(self):
        self.server.answers["/bomb"] = (200, {"Content-Encoding": "gzip"}, gzip.compress(b"0" * 50_000_000))
        with pytest.raises(http.AnswerTooLarge):
            self.get("/bomb")

    @pytest.mark.parametrize(
        ("headers", "body"), [({"Content-Encoding": "gzip"}, b"no gzip"), ({"Transfer-Encoding": "chunked"}, b"zz\r\n")]
    )
    def test_an_answer_that_cannot_be_read_is_no_answer(self, headers, body):
        self.server.answers["/broken"] = (200, headers, body)
        with pytest.raises(http.PlatformUnreachable):
            self.get("/broken")

    def test_a_redirect_at_home_is_followed(self):
        self.server.answers["/old"] = (302, {"Location": "/new"}, b"")
        self.server.answers["/new"] = (200, {}, b"here")
        assert self.get("/old").text == "here"

    def test_a_redirect_elsewhere_is_not_followed(self):
        self.server.answers["/away"] = (302, {"Location": "http://127.0.0.1:9/secret"}, b"")
        with pytest.raises(http.AddressRefused, match="another origin"):
            self.get("/away")

    def test_a_redirect_to_no_address_is_not_followed(self):
        for target in ("http://[::1", "http://x:99999999/", "//["):
            self.server.answers["/nowhere"] = (302, {"Location": target}, b"")
            with pytest.raises(http.CallFailed):
                self.get("/nowhere")

    def test_a_redirect_in_a_circle_ends(self):
        self.server.answers["/round"] = (302, {"Location": "/round"}, b"")
        with pytest.raises(http.AddressRefused, match="circle"):
            self.get("/round")

    def test_no_cookie_is_carried_from_platform_to_platform(self):
        self.server.answers["/set"] = (200, {"Set-Cookie": "who=you"}, b"")
        self.get("/set")
        assert not http.session_for(self.platform).cookies

    def test_nobody_at_home_is_unreachable(self):
        with pytest.raises(http.PlatformUnreachable):
            http.request(platform("http://127.0.0.1:9"), "GET", "http://127.0.0.1:9/jwks")
