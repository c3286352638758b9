"""The one module that knows pylti1p3: its launch, held to one registration, one parsed key and one nonce.

The library takes a message apart by registration, signature, nonce and kind, as certified tools do; what it leaves
out or does at a cost (times, audiences, key ids, a key parsed for every signature, a key set fetched for every launch)
is done by ours around it, see the decision record.
"""

from __future__ import annotations

import hmac
from typing import Any, cast

from cryptography.hazmat.primitives.asymmetric.rsa import RSAPublicKey
from jwt.algorithms import get_default_algorithms
from pylti1p3.cookie import CookieService
from pylti1p3.deployment import Deployment
from pylti1p3.exception import LtiException
from pylti1p3.message_launch import MessageLaunch, TJwtData
from pylti1p3.registration import Registration
from pylti1p3.request import Request
from pylti1p3.session import SessionService
from pylti1p3.tool_config.abstract import ToolConfAbstract
from requests import Session

from lms_app.lti.jws import ALGORITHM, Opened
from lms_app.lti.refusals import LaunchRefused
from lms_app.models import Platform

_RS256 = get_default_algorithms()[ALGORITHM]
#: The library wants one at hand; nothing is ever fetched with it.
_UNUSED = Session()


def confirm(opened: Opened, *, platform: Platform, key: RSAPublicKey, nonce: str) -> None:
    """Refuse a token that this registration's key did not sign for the login that this nonce belongs to."""
    message = _Message(opened, platform, key, nonce)
    for step in (message.validate_registration, message.validate_jwt_signature, message.validate_nonce):
        try:
            step()
        except LtiException as fault:
            raise LaunchRefused("unconfirmed", step.__name__) from fault


def check_message(opened: Opened, *, platform: Platform, key: RSAPublicKey, nonce: str) -> None:
    """Refuse a message that lacks what its kind needs."""
    try:
        _Message(opened, platform, key, nonce).validate_message()
    except LtiException as fault:
        raise LaunchRefused("malformed", "validate_message") from fault


class _NoRequest(Request):
    """No request: what the message needs is handed to it."""

    @property
    def session(self) -> Any:
        return {}

    def is_secure(self) -> bool:
        return True

    def get_param(self, key: str) -> str:
        return ""


class _NoCookies(CookieService):
    """No cookies: the browser was checked before."""

    def get_cookie(self, name: str) -> str | None:
        return None

    def set_cookie(self, name: str, value: str | int, exp: int | None = 3600) -> None:
        return None


class _OneRegistration(ToolConfAbstract[Request]):
    """A tool configuration of exactly the registration that the login was for."""

    def __init__(self, platform: Platform) -> None:
        self._platform = platform

    def check_iss_has_one_client(self, iss: str) -> bool:
        return False

    def check_iss_has_many_clients(self, iss: str) -> bool:
        return True

    def find_registration_by_issuer(self, iss: str, *args: Any, **kwargs: Any) -> Registration:
        raise LtiException("an issuer alone is no registration")

    def find_registration_by_params(self, iss: str, client_id: str, *args: Any, **kwargs: Any) -> Registration:
        if iss != self._platform.issuer or client_id != self._platform.client_id:
            raise LtiException("another registration")
        return Registration().set_issuer(iss).set_client_id(client_id)

    def find_deployment(self, iss: str, deployment_id: str) -> Deployment | None:
        return None

    def find_deployment_by_params(
        self, iss: str, deployment_id: str, client_id: str, *args: Any, **kwargs: Any
    ) -> Deployment | None:
        return None


class _OneNonce(SessionService):
    """A session that knows the nonce of one login; its state was checked before."""

    def __init__(self, nonce: str) -> None:
        self._nonce = nonce

    def check_nonce(self, nonce: str) -> bool:
        return isinstance(nonce, str) and hmac.compare_digest(nonce.encode(), self._nonce.encode())


class _Message(MessageLaunch[Request, _OneRegistration, _OneNonce, CookieService]):
    """The library's launch over a token already taken apart."""

    def __init__(self, opened: Opened, platform: Platform, key: RSAPublicKey, nonce: str) -> None:
        super().__init__(
            _NoRequest(), _OneRegistration(platform), _OneNonce(nonce), _NoCookies(), requests_session=_UNUSED
        )
        self._opened, self._client_id, self._key = opened, platform.client_id, key
        self.set_auto_validation(False)
        self.set_jwt(cast(TJwtData, {"header": opened.header, "body": opened.claims}))

    def get_client_id(self) -> str:
        """Return ours: the library takes the first of several audiences for it."""
        return self._client_id

    def validate_jwt_signature(self) -> _Message:
        """Check by the one algorithm, never by what the token's header asks for.

        Only the algorithm is PyJWT's: its reader takes a token apart letter by letter, at the price of all the rest of
        a launch, and ours has done so before.
        """
        if not _RS256.verify(self._opened.signed, self._key, self._opened.signature):
            raise LtiException("another key, or another text")
        return self

    def _get_request_param(self, key: str) -> str:
        return ""
