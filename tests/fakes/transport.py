"""Leads the tool's outgoing HTTP calls to a fake platform in the same process."""

import io
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

import requests
from requests.adapters import BaseAdapter
from requests.exceptions import ConnectionError as NoConnection
from urllib3 import HTTPResponse

from tests.fakes.platform import FakePlatform
from tests.fakes.wire import REASONS, Dropped, Request


class PlatformAdapter(BaseAdapter):
    """A transport of ``requests`` that asks the platform directly."""

    def __init__(self, platforms: Iterable[FakePlatform]) -> None:
        super().__init__()
        self.platforms = list(platforms)

    def send(self, request: requests.PreparedRequest, **_: Any) -> requests.Response:
        parts = urlsplit(request.url or "")
        origin = f"{parts.scheme}://{parts.netloc}"
        platform = next((p for p in self.platforms if p.origin == origin), None)
        if platform is None:
            raise NoConnection(f"nobody answers at {origin}", request=request)
        body = request.body or b""
        asked = Request(
            method=request.method or "GET",
            path=parts.path,
            query=parts.query,
            headers={str(name).lower(): str(value) for name, value in request.headers.items()},
            body=body.encode() if isinstance(body, str) else bytes(body),
            at=platform.now(),
        )
        try:
            answer = platform.handle(asked)
        except Dropped as exc:
            raise NoConnection(str(exc), request=request) from exc
        return _response(request, answer)

    def close(self) -> None:
        return None


def _response(request: requests.PreparedRequest, answer: Any) -> requests.Response:
    made = requests.Response()
    made.status_code = answer.status
    made.reason = answer.reason or REASONS.get(answer.status, "")
    made.headers.update({"Content-Type": answer.content_type, **answer.headers})
    made.url = request.url or ""
    made.request = request
    body = answer.encoded()
    made.raw = HTTPResponse(body=io.BytesIO(body), headers=dict(made.headers), preload_content=False)
    made.encoding = requests.utils.get_encoding_from_headers(made.headers)
    return made


def mounted(session: requests.Session, *platforms: FakePlatform) -> requests.Session:
    """Mount the platforms under a session: nothing else is reachable by it any more."""
    adapter = PlatformAdapter(platforms)
    session.mount("https://", adapter)
    session.mount("http://", adapter)
    return session
