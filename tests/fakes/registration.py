"""The registration side of a platform: what it says of itself, one-time tokens, and the tool as it came of them.

``platform.registering(address)`` gives what the platform's frame opens when its administrator enters the tool's
address; the tool then asks for the configuration and posts its registration. Until ``platform.activate()`` the tool
waits, as Moodle's "Pending" and a Canvas key that is not installed do.
"""

import json
import secrets
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl, urlencode, urlsplit

from tests.fakes import keys
from tests.fakes.wire import Refusal, Request, Response

if TYPE_CHECKING:
    from tests.fakes.platform import FakePlatform

DIRECTORY = Path(__file__).parent / "registrations"
TOOL_CONFIGURATION = "https://purl.imsglobal.org/spec/lti-tool-configuration"
PLATFORM_CONFIGURATION = "https://purl.imsglobal.org/spec/lti-platform-configuration"
TOKEN_AGE = 3600


@cache
def recorded(kind: str) -> dict[str, Any]:
    """Give what was recorded of a kind of platform: ``configuration``, ``request``, ``answer``, perhaps ``cases``."""
    kept: dict[str, Any] = json.loads((DIRECTORY / f"{kind}.json").read_text("utf-8"))
    return kept


@dataclass
class Offer:
    """A registration that was begun: its token is the key; the future client id, and when it was used."""

    client_id: str
    ends: float
    is_used: bool = False


class Registrations:
    """Gives registration tokens and takes registrations for them."""

    def __init__(self, platform: "FakePlatform") -> None:
        self.platform = platform
        self.offers: dict[str, Offer] = {}
        self.taken: list[dict[str, Any]] = []
        self.is_waiting = False

    def begin(self, address: str) -> str:
        """Give the address that the frame opens: the tool's own, its query kept, with the two parameters."""
        token = self.token()
        parts = urlsplit(address)
        configuration = self.platform.personality.url("configuration")
        asked = {"openid_configuration": configuration, "registration_token": token}
        query = urlencode([*parse_qsl(parts.query, keep_blank_values=True), *asked.items()])
        return parts._replace(query=query).geturl()

    def token(self) -> str:
        """Give a registration token for one use."""
        now = int(self.platform.now())
        client_id = self.platform.personality.new_client_id()
        claims = {"sub": client_id, "scope": "reg", "iat": now, "exp": now + TOKEN_AGE, "jti": secrets.token_hex(4)}
        token = keys.sign(claims, self.platform.keys.current)
        self.offers[token] = Offer(client_id, now + TOKEN_AGE)
        return token

    def configuration(self, request: Request) -> Response:
        """Answer a request for the configuration."""
        self.platform.personality.check_configuration_request(request)
        return Response(200, self.platform.personality.configuration())

    def answer(self, request: Request) -> Response:
        """Answer a registration."""
        kind, offer = self.platform.personality, self.offer(request)
        if request.method != "POST":
            raise kind.registration_refused("Unsupported operation", 400)
        try:
            body = request.json()
        except ValueError:
            raise kind.registration_refused("", 404) from None
        kind.check_registration(body)
        offer.is_used = True
        self._take(body, offer)
        answer = kind.registered(body, offer.client_id)
        self.taken.append({"request": body, "answer": answer})
        return Response(kind.registered_status, answer)

    def offer(self, request: Request) -> Offer:
        """Give the offer of the request's token, or refuse."""
        kind = self.platform.personality
        word, _, token = request.headers.get("authorization", "").partition(" ")
        if word != "Bearer" or not token:
            raise kind.registration_refused("missing_registration_token", 401)
        offer = self.offers.get(token)
        if offer is None or offer.ends <= self.platform.now():
            raise kind.registration_refused("", 404)
        if offer.is_used:
            raise kind.registration_refused("token_already_used", 401)
        return offer

    def _take(self, body: dict[str, Any], offer: Offer) -> None:
        """Know the tool by what it said of itself from now on."""
        platform, tool = self.platform, self.platform.tool
        told = body[TOOL_CONFIGURATION]
        for item in platform.gradebook.items.values():
            item.owner = offer.client_id if item.owner == platform.client_id else item.owner
        platform.client_id = platform.gradebook.client_id = offer.client_id
        platform.tool = replace(
            tool,
            login_path=_path(body["initiate_login_uri"]),
            launch_path=_path(told.get("target_link_uri") or tool.launch_url),
            jwks_path=_path(body["jwks_uri"]),
            redirect_paths=tuple(_path(address) for address in body["redirect_uris"]),
        )
        platform.scopes = tuple(scope for scope in platform.scopes if scope in body.get("scope", "").split())
        self.is_waiting = True


def text_refusal(text: str, status: int) -> Refusal:
    """Refuse in a word of text that calls itself HTML, or with a whole page, as Moodle does."""
    page = "<!DOCTYPE html><html><head><title>Error</title></head><body><p>Error</p></body></html>"
    return Refusal(Response(status, text or page, "text/html; charset=utf-8"))


def _path(address: str) -> str:
    return urlsplit(address).path
