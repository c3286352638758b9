"""The least of a tool: enough to try the fake platform without the real one."""

import secrets
import time
from typing import Any
from urllib.parse import urlencode

import requests

from tests.fakes.keys import Key, sign
from tests.fakes.platform import FakePlatform
from tests.fakes.tokens import ASSERTION_TYPE
from tests.fakes.transport import mounted
from tests.fakes.vocabulary import ALL_SCOPES, MEDIA


class StubTool:
    """A browser and a tool in one, for one platform in the same process."""

    def __init__(self) -> None:
        self.key = Key()
        self.state = secrets.token_hex(16)
        self.nonce = secrets.token_hex(16)
        self.asked: dict[str, str] = {}
        self.posted: list[tuple[str, dict[str, Any]]] = []
        self.session = requests.Session()
        self.token = ""

    def jwks(self) -> dict[str, Any]:
        return {"keys": [self.key.jwk]}

    def connect(self, platform: FakePlatform) -> None:
        self.platform = platform
        mounted(self.session, platform)

    # The browser's part

    def authentication(self, params: dict[str, str], **changes: str | None) -> dict[str, str]:
        asked = {
            "scope": "openid",
            "response_type": "id_token",
            "response_mode": "form_post",
            "prompt": "none",
            "client_id": params["client_id"],
            "redirect_uri": self.platform.tool.launch_url,
            "login_hint": params["login_hint"],
            "lti_message_hint": params["lti_message_hint"],
            "state": self.state,
            "nonce": self.nonce,
            **changes,
        }
        return {name: value for name, value in asked.items() if value is not None}

    def redirected(self, method: str, url: str, params: dict[str, str]) -> str:
        self.asked = params
        return f"{self.platform.personality.url('auth')}?{urlencode(self.authentication(params))}"

    def submit(self, url: str, form: dict[str, Any]) -> None:
        self.posted.append((url, form))

    # The services' part

    def assertion(self, *, key: Key | None = None, header: Any = None, **changes: Any) -> str:
        now = int(time.time())
        claims = {
            "iss": self.platform.client_id,
            "sub": self.platform.client_id,
            "aud": self.platform.registration["auth_token_url"],
            "iat": now,
            "exp": now + 300,
            "jti": secrets.token_hex(16),
            **changes,
        }
        claims = {name: value for name, value in claims.items() if value is not None}
        return sign(claims, key or self.key, header=header)

    def ask_token(self, scopes: tuple[str, ...] = ALL_SCOPES, assertion: str | None = None) -> requests.Response:
        form = {
            "grant_type": "client_credentials",
            "client_assertion_type": ASSERTION_TYPE,
            "client_assertion": assertion or self.assertion(),
            "scope": " ".join(scopes),
        }
        answer = self.session.post(self.platform.registration["auth_token_url"], data=form)
        if answer.ok:
            self.token = answer.json()["access_token"]
        return answer

    def call(
        self, method: str, url: str, body: Any = None, *, accept: str | None = None, kind: str = ""
    ) -> requests.Response:
        headers = {"Authorization": f"Bearer {self.token}", "Accept": accept or "*/*"}
        if body is not None:
            headers["Content-Type"] = MEDIA.get(kind, kind)
        return self.session.request(method, url, json=body, headers=headers)

    def get(self, url: str, kind: str) -> requests.Response:
        return self.call("GET", url, accept=MEDIA[kind])

    def score(self, link: str = "quiz", user: str = "ada", **changes: Any) -> requests.Response:
        """Post a score for a link's own line item; ``None`` takes a member away."""
        column = self.platform.gradebook.column(link)
        person = next((p for p in self.platform.school.people if p.key == user), None)
        body = {
            "userId": self.platform.personality.subject(person) if person else user,
            "scoreGiven": 8,
            "scoreMaximum": 10,
            "activityProgress": "Completed",
            "gradingProgress": "FullyGraded",
            "timestamp": "2026-12-01T00:00:00Z",
            **changes,
        }
        body = {name: value for name, value in body.items() if value is not None}
        url = self.platform.personality.url("scores", column.course, column)
        return self.call("POST", url, body, kind="scores")
