"""Requests and answers of a fake platform, and the WSGI around them."""

import json
import socket
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any
from urllib.parse import parse_qs

from werkzeug.serving import WSGIRequestHandler


@dataclass
class Request:
    """One request as it came. ``endpoint`` is the short name that faults and journals use."""

    method: str
    path: str
    query: str
    headers: dict[str, str]
    body: bytes
    at: float = 0.0
    endpoint: str = ""
    variables: dict[str, str] = field(default_factory=dict)
    status: int | None = None

    @property
    def target(self) -> str:
        return f"{self.path}?{self.query}" if self.query else self.path

    @cached_property
    def args(self) -> dict[str, list[str]]:
        return parse_qs(self.query, keep_blank_values=True)

    @cached_property
    def form(self) -> dict[str, list[str]]:
        if not self.headers.get("content-type", "").startswith("application/x-www-form-urlencoded"):
            return {}
        return parse_qs(self.body.decode(), keep_blank_values=True)

    def arg(self, name: str) -> str | None:
        return self.args.get(name, [None])[0]

    def field(self, name: str) -> str | None:
        return self.form.get(name, [None])[0]

    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def media_type(self) -> str:
        return self.headers.get("content-type", "").split(";")[0].strip().lower()


@dataclass
class Response:
    """An answer. A dict or list as body is sent as JSON."""

    status: int = 200
    body: Any = ""
    content_type: str = "application/json; charset=utf-8"
    headers: dict[str, str] = field(default_factory=dict)
    reason: str = ""

    def encoded(self) -> bytes:
        if isinstance(self.body, bytes):
            return self.body
        text = self.body if isinstance(self.body, str) else json.dumps(self.body, ensure_ascii=False)
        return text.encode()


class Refusal(Exception):
    """A service says no."""

    def __init__(self, response: Response) -> None:
        super().__init__(f"{response.status} {response.reason}")
        self.response = response


class Dropped(ConnectionResetError):
    """The platform hung up without an answer."""


REASONS = {
    200: "OK", 201: "Created", 204: "No Content", 302: "Found", 303: "See Other", 400: "Bad Request",
    401: "Unauthorized", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed", 409: "Conflict",
    410: "Gone", 412: "Precondition Failed", 422: "Unprocessable Content", 429: "Too Many Requests",
    500: "Internal Server Error", 502: "Bad Gateway", 503: "Service Unavailable",
}  # fmt: skip


def read_request(environ: dict[str, Any], now: float) -> Request:
    size = int(environ.get("CONTENT_LENGTH") or 0)
    headers = {name[5:].replace("_", "-").lower(): value for name, value in environ.items() if name.startswith("HTTP_")}
    if environ.get("CONTENT_TYPE"):
        headers["content-type"] = environ["CONTENT_TYPE"]
    return Request(
        method=environ["REQUEST_METHOD"],
        path=environ["PATH_INFO"].encode("latin-1").decode(),
        query=environ.get("QUERY_STRING", ""),
        headers=headers,
        body=environ["wsgi.input"].read(size) if size else b"",
        at=now,
    )


def wsgi(
    handle: Callable[[Request], Response], clock: Callable[[], float]
) -> Callable[[dict[str, Any], Any], Iterable[bytes]]:
    """Make a WSGI application of a function from request to response."""

    def app(environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        try:
            response = handle(read_request(environ, clock()))
        except Dropped:
            connection = environ.get("werkzeug.socket")
            if connection is not None:
                connection.shutdown(socket.SHUT_RDWR)
            raise
        body = response.encoded()
        reason = response.reason or REASONS.get(response.status, "Unknown")
        # Moodle puts JSON into its reason phrase; a status line must stay one line of latin-1.
        line = " ".join(reason.split()).encode().decode("latin-1")
        headers = {"Content-Type": response.content_type, **response.headers}
        headers["Content-Length"] = str(len(body))
        safe = [(name, value.encode().decode("latin-1")) for name, value in headers.items()]
        start_response(f"{response.status} {line}", safe)
        return [body]

    return app


class QuietHandler(WSGIRequestHandler):
    """A handler that keeps no log: the platform's journal is there for that."""

    protocol_version = "HTTP/1.1"

    def send_response(self, code: int, message: str | None = None) -> None:
        """Begin an answer without a date: the platform's own clock says it."""
        self.send_response_only(code, message)

    def log(self, type: str, message: str, *args: Any) -> None:
        return None
