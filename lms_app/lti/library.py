"""The one module that knows pylti1p3: its launch, held to one registration, one parsed key and one nonce.

The library takes a message apart by registration, signature, nonce and kind, as certified tools do; what it leaves
out or does at a cost (times, audiences, key ids, a key parsed for every signature, a key set fetched for every launch)
is done by ours around it, see the decision record.
"""

from __future__ import annotations

import hmac
from typing import Any

from cryptography.hazmat.primitives.asymmetric.rsa import RSAPublicKey
from pylti1p3.cookie import CookieService
from pylti1p3.exception import LtiException
from pylti1p3.message_launch import MessageLaunch
from pylti1p3.registration import Registration
from pylti1p3.request import Request
from pylti1p3.session import SessionService
from pylti1p3.tool_config.abstract import ToolConfAbstract
from requests import Session

from lms_app.lti.jws import ALGORITHM, Opened
from lms_app.lti.refusals import LaunchRefused
from lms_app.models import Platform

#: Our own clock and rules decide these (`launch`), so that time comes in as an argument.
_SIGNATURE_ONLY = {
    "verify_signature": True,
    **dict.fromkeys(
        ("verify_aud", "verify_exp", "verify_iat", "verify_iss", "verify_jti", "verify_nbf", "verify_sub"), False
    ),
}
#: The library wants one at hand; nothing is ever fetched with it.
_UNUSED = Session()


def confirm(opened: Opened, *, platform: Platform, key: RSAPublicKey, nonce: str) -> None:
    """Refuse a token that this registration's key did not sign for the login that this nonce belongs to."""
    message = _Message(opened, platform, key, nonce)
    try:
        message.validate_registration()
        message.validate_jwt_signature()
        message.validate_nonce()
    except LtiException as fault:
        raise LaunchRefused("unconfirmed", str(fault)[:60]) from fault


def check_message(opened: Opened, *, platform: Platform, key: RSAPublicKey, nonce: str) -> None:
    """Refuse a message that lacks what its kind needs."""
    try:
        _Message(opened, platform, key, nonce).validate_message()
    except LtiException as fault:
        raise LaunchRefused("malformed", str(fault)[:60]) from fault


class _OneRegistration(ToolConfAbstract[Request]):
    """A tool configuration of exactly the registration that the login was for."""

    def __init__(self, platform: Platform) -> None:
        self._platform = platform

    def check_iss_has_one_client(self, iss: str) -> bool:
        return False

    def check_iss_has_many_clients(self, iss: str) -> bool:
        return True

    def find_registration_by_params(self, iss: str, client_id: str, *args: Any, **kwargs: Any) -> Registration:
        if iss != self._platform.issuer or client_id != self._platform.client_id:
            raise LtiException("another registration")
        return Registration().set_issuer(iss).set_client_id(client_id)


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
            Request(), _OneRegistration(platform), _OneNonce(nonce), CookieService(), requests_session=_UNUSED
        )
        self._opened, self._client_id, self._key = opened, platform.client_id, key
        self.set_auto_validation(False)
        self.set_jwt({"header": opened.header, "body": opened.claims})
        self.set_jwt_verify_options(_SIGNATURE_ONLY)

    def get_client_id(self) -> str:
        """Return ours: the library takes the first of several audiences for it."""
        return self._client_id

    def get_public_key(self) -> tuple[RSAPublicKey, str]:  # type: ignore[override]
        """Return the parsed key and the one algorithm, never what the token's header asks for."""
        return self._key, ALGORITHM

    def _get_request_param(self, key: str) -> str:
        return self._opened.token if key == "id_token" else ""
