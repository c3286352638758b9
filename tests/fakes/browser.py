"""Stand-ins for a browser: cookies and forms for a launch, over Django's test client or over HTTP."""

import html
import http.client
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import parse_qs, urlencode, urljoin, urlsplit

from tests.fakes.authorization import Answer

FORM = re.compile(r'<form[^>]*action="([^"]+)"', re.IGNORECASE)
FIELD = re.compile(r'<input[^>]*name="([^"]+)"[^>]*value="([^"]*)"', re.IGNORECASE)


@dataclass
class Reply:
    """An HTTP answer; redirects are not followed."""

    url: str
    status: int
    headers: list[tuple[str, str]]
    body: bytes

    @property
    def status_code(self) -> int:
        return self.status

    def header(self, name: str) -> str | None:
        return next((value for key, value in self.headers if key.lower() == name.lower()), None)

    @property
    def location(self) -> str | None:
        found = self.header("Location")
        return urljoin(self.url, found) if found else None

    @property
    def text(self) -> str:
        return self.body.decode(errors="replace")

    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Browser:
    """Somebody's browser: keeps every cookie per host, ``Secure`` or not, and sends it back.

    ``origin`` is sent as the origin of forms. Over plain HTTP on a loopback address a real browser
    keeps ``Secure`` cookies too; the usual HTTP clients do not, hence this one.
    """

    cookies: dict[str, dict[str, str]] = field(default_factory=dict)
    timeout: float = 30

    def request(self, method: str, url: str, body: bytes = b"", headers: Mapping[str, str] | None = None) -> Reply:
        parts = urlsplit(url)
        jar = self.cookies.setdefault(parts.netloc, {})
        sent = dict(headers or {})
        if jar:
            sent["Cookie"] = "; ".join(f"{name}={value}" for name, value in jar.items())
        connect = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        connection = connect(parts.hostname or "", parts.port, timeout=self.timeout)
        try:
            target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            connection.request(method, target, body or None, sent)
            answer = connection.getresponse()
            reply = Reply(url, answer.status, answer.getheaders(), answer.read())
        finally:
            connection.close()
        self._keep(jar, reply)
        return reply

    def _keep(self, jar: dict[str, str], reply: Reply) -> None:
        for name, value in reply.headers:
            if name.lower() != "set-cookie":
                continue
            # SimpleCookie of Python 3.11 does not know "Partitioned" and would stop reading there.
            plain = re.sub(r";\s*Partitioned\b", "", value, flags=re.IGNORECASE)
            for key, morsel in SimpleCookie(plain).items():
                if morsel.value and morsel["max-age"] != "0":
                    jar[key] = morsel.value
                else:
                    jar.pop(key, None)

    def get(self, url: str, params: Mapping[str, str] | None = None, **headers: str) -> Reply:
        query = f"{'&' if '?' in url else '?'}{urlencode(params)}" if params else ""
        return self.request("GET", url + query, headers=headers)

    def post(self, url: str, form: Mapping[str, Any] | None = None, **headers: str) -> Reply:
        sent = {"Content-Type": "application/x-www-form-urlencoded", **headers}
        return self.request("POST", url, urlencode(form or {}, doseq=True).encode(), sent)

    def send_json(self, method: str, url: str, value: Any, headers: Mapping[str, str] | None = None) -> Reply:
        sent = {"Content-Type": "application/json", **(headers or {})}
        return self.request(method, url, json.dumps(value).encode(), sent)

    def follow(self, reply: Reply, limit: int = 5) -> Reply:
        """Follow redirects by GET to the page where they end."""
        while reply.location and limit:
            reply, limit = self.get(reply.location), limit - 1
        return reply

    def redirected(self, method: str, url: str, params: Mapping[str, str]) -> str:
        reply = self.post(url, params) if method == "POST" else self.get(url, params)
        return _destination(reply.status, reply.location, reply.text)

    def submit(self, url: str, form: Mapping[str, Any]) -> Reply:
        return self.post(url, form)


class DjangoBrowser:
    """The same over Django's test client."""

    def __init__(self, client: Any) -> None:
        self.client = client

    def redirected(self, method: str, url: str, params: Mapping[str, str]) -> str:
        ask = self.client.post if method == "POST" else self.client.get
        response = ask(urlsplit(url).path, dict(params), **self._where(url))
        text = response.content.decode(errors="replace")
        return _destination(response.status_code, response.headers.get("Location"), text)

    def submit(self, url: str, form: Mapping[str, Any]) -> Any:
        return self.client.post(urlsplit(url).path, dict(form), **self._where(url))

    def _where(self, url: str) -> dict[str, Any]:
        parts = urlsplit(url)
        return {"secure": parts.scheme == "https", "HTTP_HOST": parts.netloc}


def adapted(client: Any) -> Any:
    """Give something with ``redirected`` and ``submit``."""
    return client if hasattr(client, "redirected") else DjangoBrowser(client)


def _destination(status: int, location: str | None, page: str) -> str:
    """Tell where a login answer sends the browser: a redirect, or a page with a GET-able form."""
    if status in (302, 303, 307) and location:
        return location
    form = FORM.search(page)
    if status == 200 and form:
        fields = {html.unescape(k): html.unescape(v) for k, v in FIELD.findall(page)}
        return f"{html.unescape(form[1])}?{urlencode(fields)}"
    raise LoginRefused(status, page)


class LoginRefused(AssertionError):
    """The tool did not send the login on to the platform."""

    def __init__(self, status: int, page: str) -> None:
        super().__init__(f"login answered {status}: {page[:300]}")
        self.status = status
        self.page = page


class Launch:
    """A launch ready to be posted: ``url``, ``form`` (``state``, ``id_token``) and the ``claims``."""

    def __init__(self, browser: Any, answer: Answer) -> None:
        if answer.url is None:
            raise AssertionError(f"the platform refused the authentication request: {answer.problem}")
        self.browser = browser
        self.url = answer.url
        self.form = answer.form
        self.claims = answer.claims

    @property
    def state(self) -> str:
        return str(self.form["state"])

    def post(self, client: Any = None, **changes: Any) -> Any:
        """Post it, by the same browser unless another is given; give the tool's answer."""
        browser = self.browser if client is None else adapted(client)
        return browser.submit(self.url, {**self.form, **changes})


def query_of(url: str) -> dict[str, str]:
    """Give the query of a URL as a dict."""
    return {name: values[0] for name, values in parse_qs(urlsplit(url).query, keep_blank_values=True).items()}
