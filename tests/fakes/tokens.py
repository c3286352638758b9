"""The token endpoint of a fake platform."""

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import jwt

from tests.fakes.wire import Refusal, Request, Response

if TYPE_CHECKING:
    from tests.fakes.platform import FakePlatform

ASSERTION_TYPE = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer"


@dataclass
class Grant:
    """An access token that was given out."""

    scopes: tuple[str, ...]
    expires: float


class Tokens:
    """Checks client assertions with the tool's published keys and gives tokens."""

    def __init__(self, platform: "FakePlatform") -> None:
        self.platform = platform
        self.lifetime = 3600
        self.keys_cached_for = 0.0
        self.grants: dict[str, Grant] = {}
        self.issued = 0
        self._seen: set[str] = set()
        self._keys: tuple[float, dict[str, Any]] | None = None

    def revoke(self) -> None:
        """Forget every token: the next service call gets a 401."""
        self.grants.clear()

    def allows(self, request: Request, *scopes: str) -> bool | None:
        """Tell if the request's token has one of the scopes; None if it has no good token."""
        word, _, token = request.headers.get("authorization", "").partition(" ")
        grant = self.grants.get(token)
        if word != "Bearer" or grant is None or grant.expires <= self.platform.now():
            return None
        return any(scope in grant.scopes for scope in scopes)

    def answer(self, request: Request) -> Response:
        """Answer a token request."""
        if request.field("grant_type") is None or request.field("scope") is None:
            raise self._error("invalid_request")
        if request.field("grant_type") != "client_credentials":
            raise self._error("unsupported_grant_type")
        if request.field("client_assertion_type") != ASSERTION_TYPE:
            raise self._error("unsupported_grant_type")
        self._check(request.field("client_assertion") or "")
        wanted = (request.field("scope") or "").split()
        granted = tuple(scope for scope in wanted if scope in self.platform.scopes)
        if not granted:
            raise self._error("invalid_scope")
        token = secrets.token_hex(16)
        self.grants[token] = Grant(granted, self.platform.now() + self.lifetime)
        self.issued += 1
        body = {
            "access_token": token,
            "token_type": "Bearer",
            "expires_in": self.lifetime,
            "scope": " ".join(granted),
        }
        headers = {"Cache-Control": "no-store"}
        return Response(200, body, self.platform.personality.token_content_type, headers)

    def _check(self, assertion: str) -> None:
        """Refuse an assertion that this platform would not take."""
        rules = self.platform.personality.assertion_rules
        try:
            header = jwt.get_unverified_header(assertion)
            loose = jwt.decode(assertion, options={"verify_signature": False})
        except jwt.PyJWTError:
            raise self._error("invalid_request") from None
        if "sub" not in loose:
            raise self._error("invalid_request")
        if loose["sub"] != self.platform.client_id:
            raise self._error("invalid_client")
        claims = self._verified(assertion, header)
        now = self.platform.now()
        for name in rules.required:
            if name not in claims:
                raise self._error(f"{name} is missing")
        if "exp" in claims and claims["exp"] <= now:
            raise self._error("Expired token")
        for name in ("iat", "nbf"):
            if claims.get(name, 0) > now + rules.leeway:
                raise self._error(f"Cannot handle token with {name} in the future")
        if "iss" in rules.required and claims["iss"] != self.platform.client_id:
            raise self._error("invalid_client")
        if rules.audiences is not None and not set(_listed(claims.get("aud"))) & set(rules.audiences()):
            raise self._error("the aud is invalid")
        if rules.single_use:
            if claims["jti"] in self._seen:
                raise self._error("the jti is invalid")
            self._seen.add(claims["jti"])

    def _verified(self, assertion: str, header: dict[str, Any]) -> dict[str, Any]:
        """Check the signature with the tool's key set and give the claims."""
        if not header.get("kid"):
            raise self._error("error/Error: kid must be provided in JWT header.")
        if header.get("alg") != "RS256":
            raise self._error("Incorrect key for this algorithm")
        found = self._key(header["kid"], fresh=False) or self._key(header["kid"], fresh=True)
        if found is None:
            raise self._error('"kid" invalid, unable to lookup correct key', broken=True)
        quiet = {"verify_exp": False, "verify_iat": False, "verify_nbf": False, "verify_aud": False}
        try:
            claims: dict[str, Any] = jwt.decode(
                assertion, jwt.PyJWK(found, "RS256").key, algorithms=["RS256"], options=quiet
            )
        except jwt.PyJWTError:
            raise self._error("Signature verification failed") from None
        return claims

    def _key(self, kid: str, *, fresh: bool) -> dict[str, Any] | None:
        now = self.platform.now()
        if fresh or self._keys is None or self._keys[0] + self.keys_cached_for <= now:
            try:
                self._keys = (now, self.platform.tool.fetch_keys())
            except (OSError, ValueError) as exc:
                raise self._error(f"the key set of the tool cannot be read: {exc}") from None
        return next((key for key in self._keys[1]["keys"] if key.get("kid") == kid), None)

    def _error(self, text: str, *, broken: bool = False) -> Refusal:
        kind = self.platform.personality
        # Moodle's message about an unknown kid is not valid JSON: the quotes in it are not escaped.
        as_text = broken and kind.name == "moodle"
        body = f'{{\n  "error" : "{text}"\n}}' if as_text else {"error": kind.token_error(text)}
        return Refusal(Response(400, body, kind.token_content_type))


def _listed(value: Any) -> list[str]:
    return value if isinstance(value, list) else [value]
