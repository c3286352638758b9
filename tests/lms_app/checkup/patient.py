"""A platform to be examined, with our own pages reachable by their public address."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
import requests
from django.test import Client
from django.utils import timezone
from requests.adapters import BaseAdapter
from requests.exceptions import ConnectionError as NoConnection
from urllib3 import HTTPResponse

from lms_app.checkup import run
from lms_app.lti import http, keys
from lms_app.models import Deployment, ToolKey
from tests.lms_app.lti.lms import Lms, connector


class OwnPages(BaseAdapter):
    """A transport of ``requests`` that asks the tool itself, as a proxy before it would."""

    def __init__(self) -> None:
        super().__init__()
        self.fault: Exception | None = None
        self.answer: tuple[int, dict[str, str], bytes] | None = None

    def send(self, request: requests.PreparedRequest, **_: Any) -> requests.Response:
        if self.fault is not None:
            raise self.fault
        answered = Client().get(urlsplit(request.url or "").path, secure=True)
        status, headers, body = self.answer or (answered.status_code, dict(answered.headers), answered.content)
        made = requests.Response()
        made.status_code, made.url, made.request = status, request.url or "", request
        made.headers.update(headers)
        made.raw = HTTPResponse(body=io.BytesIO(body), headers=headers, preload_content=False)
        return made

    def close(self) -> None:
        return None

    def is_gone(self) -> None:
        self.fault = NoConnection("nobody answers")


class Patient:
    """A connection to be examined."""

    def __init__(self, lms: Lms, own: OwnPages) -> None:
        self.fake, self.row, self.own, self._lms = lms.fake, lms.row, own, lms

    def launched(self, who: str = "ada", which: str = "quiz", **changes: Any) -> Patient:
        """Let somebody come in, so that the addresses of the services are known."""
        assert self._lms.launch(Client(), who, which, **changes).status_code == 303
        return self

    @property
    def deployment(self) -> Deployment:
        return Deployment.objects.get(platform=self.row)

    def codes(self, **options: Any) -> list[str]:
        """Examine, and give the codes of what was found."""
        return [finding.code for finding in self.findings(**options)]

    def findings(self, *, seconds: float = 30, may_write: bool = False) -> list[Any]:
        sections = run.examine(self.row, seconds=seconds, may_write=may_write)
        return [finding for section in sections for finding in section.findings]

    def own_codes(self) -> list[str]:
        """Examine our own side, and give the codes of what was found."""
        return [finding.code for section in run.examine_tool(seconds=30) for finding in section.findings]

    def written(self) -> list[str]:
        """Give the requests that would change something at the platform."""
        return [f"{r.method} {r.endpoint}" for r in self.fake.requests() if r.method in ("POST", "PUT", "DELETE")]


def keep_one_pair() -> None:
    """Sign with the same keys in all tests: making them takes longer than a whole test."""
    if not _pair:
        keys.signing_key()
        _pair.extend(ToolKey.objects.order_by("pk").values("kid", "public_jwk", "private_ciphertext", "signs_from"))
    else:
        ToolKey.objects.bulk_create(ToolKey(**key) for key in _pair)


_pair: list[dict[str, Any]] = []


def maker(monkeypatch: pytest.MonkeyPatch, origin: str) -> Callable[..., Patient]:
    """Give a maker of patients."""
    connect = connector(monkeypatch, origin)
    keep_one_pair()

    def make(personality: str = "plain", **made: Any) -> Patient:
        lms = connect(personality, keys=lambda: keys.public_jwks(now=timezone.now()), **made)
        own = OwnPages()
        http.session_for(lms.row).mount(origin, own)
        return Patient(lms, own)

    return make
