"""The login at a fake platform: what it sends to the tool, what it demands back, what it answers."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from html import escape
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit, urlunsplit

from tests.fakes import launches
from tests.fakes.launches import Changes
from tests.fakes.school import Link, Person
from tests.fakes.wire import Response

if TYPE_CHECKING:
    from tests.fakes.platform import FakePlatform


@dataclass
class Login:
    """A login initiation: send ``params`` to ``url`` by GET or POST."""

    url: str
    params: dict[str, str]
    person: Person
    link: Link
    changes: Changes
    used: bool = False


@dataclass
class Answer:
    """What the platform's authorization endpoint answers.

    ``url`` and ``form`` are what the browser posts to the tool. Where the tool hears nothing, ``url``
    is None and ``problem`` says what the platform did not like. ``claims`` are those of the token.
    """

    url: str | None
    form: dict[str, Any] = field(default_factory=dict)
    claims: dict[str, Any] = field(default_factory=dict)
    problem: str = ""

    @property
    def reached(self) -> bool:
        return self.url is not None

    @property
    def page(self) -> Response:
        """Give the page that the browser gets."""
        html = "text/html; charset=utf-8"
        if self.url is None:
            text = f"<!doctype html><title>Error</title><p>Invalid request</p><p>{escape(self.problem)}</p>"
            return Response(400, text, html)
        return Response(200, auto_post(self.url, self.form), html, {"Cache-Control": "no-store"})


def auto_post(url: str, form: Mapping[str, Any]) -> str:
    """Give a page that posts the form at once, or by a button where scripts are off."""
    fields = "".join(
        f'<input type="hidden" name="{escape(name)}" value="{escape(str(value))}">' for name, value in form.items()
    )
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Opening</title>'
        f'<form id="go" method="post" action="{escape(url)}">{fields}'
        "<noscript><button>Continue</button></noscript></form>"
        '<script>document.getElementById("go").submit()</script></html>'
    )


class Authorization:
    """Keeps the logins under way, one per message hint, and answers each once."""

    def __init__(self, platform: "FakePlatform") -> None:
        self.platform = platform
        self.pending: dict[str, Login] = {}

    def begin(self, person: Person, link: Link, changes: Changes) -> Login:
        """Begin a login as a click on the link does."""
        platform = self.platform
        hint = platform.personality.message_hint(link)
        params = {
            "iss": platform.issuer,
            "target_link_uri": platform.target(link, changes.path),
            "login_hint": platform.personality.subject(person),
            "lti_message_hint": hint,
            "client_id": platform.client_id,
            "lti_deployment_id": platform.deployment_id,
            **platform.personality.login_extras(),
        }
        params = launches.apply(params, changes.login)
        login = Login(platform.tool.login_url, params, person, link, changes)
        self.pending[hint] = login
        return login

    def answer(self, params: Mapping[str, list[str]]) -> Answer:
        """Judge the tool's authentication request, and answer it."""
        problem = self._refused_in_silence(params)
        if problem:
            return Answer(None, problem=problem)
        asked = {name: values[0] for name, values in params.items()}
        login = self.pending[asked["lti_message_hint"]]
        state = {"state": re.sub(r"<[^>]*>", "", asked.get("state", ""))}
        if error := self._refused_aloud(asked, login):
            return Answer(asked["redirect_uri"], {**error, **state})
        login.used = True
        claims = launches.build(self.platform, login.person, login.link, asked["nonce"], login.changes)
        token = launches.signed(self.platform, claims, login.changes)
        form = launches.apply({"id_token": token, **state}, login.changes.form)
        return Answer(asked["redirect_uri"], form, claims)

    def _refused_in_silence(self, params: Mapping[str, list[str]]) -> str:
        """Tell what is so wrong that the platform shows its own page."""
        repeated = [name for name, values in params.items() if len(values) > 1]
        if repeated:
            return f"given twice: {', '.join(repeated)}"
        asked = {name: values[0] for name, values in params.items()}
        if asked.get("scope") != "openid" or asked.get("response_type") != "id_token":
            return "scope or response_type"
        if not asked.get("client_id") or not asked.get("login_hint") or not asked.get("nonce"):
            return "client_id, login_hint or nonce is missing"
        registered = [_base(uri) for uri in self.platform.tool.redirect_uris]
        if asked.get("redirect_uri") not in registered:
            return "redirect_uri is not registered"
        login = self.pending.get(asked.get("lti_message_hint", ""))
        if login is None:
            return "lti_message_hint is not ours"
        return "this login was used before" if login.used else ""

    def _refused_aloud(self, asked: Mapping[str, str], login: Login) -> dict[str, str]:
        """Tell what is posted back to the tool as an error."""
        if asked["client_id"] != self.platform.client_id:
            return {"error": "unauthorized_client"}
        if asked["login_hint"] != self.platform.personality.subject(login.person):
            return {"error": "access_denied"}
        if asked.get("response_mode") != "form_post":
            return {"error": "invalid_request", "error_description": "Invalid response_mode"}
        if asked.get("prompt", "none") != "none":
            return {"error": "invalid_request", "error_description": "Invalid prompt"}
        return {}


def _base(uri: str) -> str:
    parts = urlsplit(uri)
    return urlunsplit((parts.scheme, parts.netloc, parts.path, "", ""))
