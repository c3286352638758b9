"""What a platform says of itself before it is registered: fetched with care, held to one place and to the standard."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlsplit

from lms_app.lti import claims, http, members
from lms_app.lti.jws import ALGORITHM
from lms_app.lti.refusals import LaunchRefused
from lms_app.lti.registration_refusals import RegistrationRefused
from lms_app.models import Invitation
from lms_app.models.lti import URL_MAX

PLATFORM_CONFIGURATION = "https://purl.imsglobal.org/spec/lti-platform-configuration"
#: Canvas puts the registration token, a whole JWT, into the address of its configuration too.
ADDRESS_MAX = 8000
MAX_BYTES = 256 * 1024
SECONDS = 5.0

CANVAS = "canvas"
CANVAS_EXTENSION = "https://canvas.instructure.com/lti/"
#: Issuers that all customers of hosted Canvas share, and Canvas at home too where nobody changed it; each with the
#: host of its sign-in. Such an issuer says nothing of a host.
CANVAS_SHARED = {
    "https://canvas.instructure.com": frozenset({"canvas.instructure.com", "sso.canvaslms.com"}),
    "https://canvas.beta.instructure.com": frozenset({"canvas.beta.instructure.com", "sso.beta.canvaslms.com"}),
    "https://canvas.test.instructure.com": frozenset({"canvas.test.instructure.com", "sso.test.canvaslms.com"}),
}


@dataclass(frozen=True, slots=True)
class Configuration:
    """A platform that may be registered, as its checked configuration describes it.

    ``name`` is what it calls itself, empty where it does not; None for a list means that it gave none.
    """

    issuer: str
    auth_login_url: str
    auth_token_url: str
    jwks_url: str
    registration_url: str
    host: str
    token_audience: str = ""
    family: str = ""
    name: str = ""
    scopes: tuple[str, ...] | None = None
    claims: tuple[str, ...] | None = None
    variables: tuple[str, ...] | None = None
    #: The placements of each message that it sends; None where it does not say which messages it sends.
    placements: Mapping[str, tuple[str, ...]] | None = None
    #: Whether its addresses prove that the issuer is its own: anybody may name the one that all of Canvas shares.
    owns_issuer: bool = True

    @property
    def is_canvas(self) -> bool:
        """Tell whether it speaks Canvas' dialect of registration."""
        return self.family == CANVAS

    @property
    def service_hosts(self) -> list[str]:
        """Return the hosts beside those of its addresses: a Canvas school's pages and services are on its own."""
        return [_host(self.registration_url)] if self.is_canvas else []


def fetch(address: str, token: str, *, invitation: Invitation) -> Configuration:
    """Fetch a platform's configuration and return what it says, or raise `RegistrationRefused`."""
    if not address.isascii() or not address.isprintable() or len(address) > ADDRESS_MAX:
        raise RegistrationRefused("address", "no address")
    try:
        host = http.secure_host(address)
        reply = http.introduce("GET", address, headers=headers(token), max_bytes=MAX_BYTES, seconds=SECONDS)
    except http.AddressRefused as fault:
        raise RegistrationRefused("address", str(fault)) from fault
    except http.AnswerTooLarge as fault:
        raise RegistrationRefused("configuration", "too large", detail=str(fault)) from fault
    except http.CallFailed as fault:
        raise RegistrationRefused("unreachable", str(fault), detail=http.secure_host(address)) from fault
    if reply.status != 200:
        raise RegistrationRefused("configuration", "status", detail=f"HTTP {reply.status}")
    try:
        document = reply.json()
    except ValueError as fault:
        raise RegistrationRefused("configuration", "no JSON", detail="JSON") from fault
    if not isinstance(document, dict):
        raise RegistrationRefused("configuration", "no object", detail="JSON")
    return read(document, host=host, further_hosts=invitation.further_hosts)


def headers(token: str) -> dict[str, str]:
    """Return the headers of a call in the name of a registration."""
    accept = {"Accept": "application/json"}
    return {**accept, "Authorization": f"Bearer {token}"} if token else accept


def read(document: Mapping[str, Any], *, host: str, further_hosts: Collection[str] = ()) -> Configuration:
    """Return what a configuration from ``host`` says, or raise `RegistrationRefused`."""
    try:
        found = _read(document, host)
    except LaunchRefused as fault:
        raise RegistrationRefused("configuration", fault.cause, detail=fault.cause) from fault
    _check_abilities(document, found)
    _check_hosts(found, {host, *further_hosts})
    return replace(found, owns_issuer=_owns_issuer(found, further_hosts))


def _read(document: Mapping[str, Any], host: str) -> Configuration:
    about = members.object_(document, PLATFORM_CONFIGURATION)
    if about is None:
        raise LaunchRefused("malformed", "no lti-platform-configuration")
    addresses = {
        name: _address(document, name)
        for name in ("issuer", "authorization_endpoint", "token_endpoint", "jwks_uri", "registration_endpoint")
    }
    family = members.words(about, "product_family_code", at_most=100).lower()
    server = members.words(document, "authorization_server", at_most=URL_MAX)
    return Configuration(
        issuer=addresses["issuer"],
        auth_login_url=addresses["authorization_endpoint"],
        auth_token_url=addresses["token_endpoint"],
        jwks_url=addresses["jwks_uri"],
        registration_url=addresses["registration_endpoint"],
        host=host,
        # Canvas names a bare host here, but takes the token address alone for an audience.
        token_audience="" if family == CANVAS or server == addresses["token_endpoint"] else server,
        family=family,
        name=members.words(about, CANVAS_EXTENSION + "account_name", at_most=200),
        scopes=members.texts(document, "scopes_supported"),
        claims=members.texts(document, "claims_supported"),
        variables=members.texts(about, "variables"),
        placements=_placements(about),
    )


def _address(document: Mapping[str, Any], name: str) -> str:
    value = members.text(document, name)
    if not value:
        raise LaunchRefused("malformed", f"no {name}")
    if not http.is_address(value) or not value.isascii() or not value.isprintable() or " " in value:
        raise LaunchRefused("malformed", f"{name} is no address")
    if name == "issuer" and (urlsplit(value).query or urlsplit(value).fragment):
        raise LaunchRefused("malformed", "issuer with a query")
    return value


def _placements(about: Mapping[str, Any]) -> dict[str, tuple[str, ...]] | None:
    messages = about.get("messages_supported")
    if messages is None:
        return None
    if not isinstance(messages, list) or not all(isinstance(message, dict) for message in messages):
        raise LaunchRefused("malformed", "type of messages_supported")
    return {members.text(message, "type") or "": members.texts(message, "placements") or () for message in messages}


def _check_abilities(document: Mapping[str, Any], found: Configuration) -> None:
    """Refuse a platform that says it cannot do what every launch and every score needs."""
    needed = {
        "response_types_supported": "id_token",
        "id_token_signing_alg_values_supported": ALGORITHM,
        "token_endpoint_auth_methods_supported": "private_key_jwt",
        "token_endpoint_auth_signing_alg_values_supported": ALGORITHM,
    }
    for name, wanted in needed.items():
        try:
            offered = members.texts(document, name)
        except LaunchRefused as fault:
            raise RegistrationRefused("configuration", fault.cause, detail=fault.cause) from fault
        if offered is not None and wanted not in offered:
            raise RegistrationRefused("unsupported", f"no {wanted}", detail=f"{name}: {wanted}")
    if found.placements is not None and claims.RESOURCE_LINK_REQUEST not in found.placements:
        raise RegistrationRefused("unsupported", "no resource links", detail=claims.RESOURCE_LINK_REQUEST)


def _check_hosts(found: Configuration, allowed: Collection[str]) -> None:
    """Hold the issuer and every address that is kept to the place that the configuration came from."""
    shared = CANVAS_SHARED.get(found.issuer, frozenset()) if found.is_canvas else frozenset()
    if not shared:
        _check_host("issuer", "issuer", found.issuer, allowed)
    kept = {
        "authorization_endpoint": found.auth_login_url,
        "token_endpoint": found.auth_token_url,
        "jwks_uri": found.jwks_url,
    }
    for name, address in kept.items():
        _check_host("endpoint", name, address, {*allowed, *shared})
    if found.is_canvas:
        # Registrations are taken at the school's own host, whatever it is called; whoever approves sees it.
        _check_secure("registration_endpoint", found.registration_url)
    else:
        _check_host("endpoint", "registration_endpoint", found.registration_url, allowed)


def _owns_issuer(found: Configuration, further_hosts: Collection[str]) -> bool:
    """Tell whether a shared issuer comes with its owner's addresses, or ones that our administrator named."""
    if not found.is_canvas or found.issuer not in CANVAS_SHARED:
        return True
    trusted = {*CANVAS_SHARED[found.issuer], *further_hosts}
    hosts = {_host(address) for address in (found.auth_login_url, found.auth_token_url, found.jwks_url)}
    return all(host in trusted or http.is_local(host) for host in hosts)


def _check_host(kind: str, name: str, address: str, allowed: Collection[str]) -> None:
    host = _check_secure(name, address)
    is_beside = http.is_local(host) and any(http.is_local(other) for other in allowed)
    if host not in allowed and not is_beside:
        raise RegistrationRefused(kind, f"host of {name}", detail=f"{name}: {host}")


def _check_secure(name: str, address: str) -> str:
    try:
        return http.secure_host(address)
    except http.AddressRefused as fault:
        raise RegistrationRefused("endpoint", f"{name} {fault}", detail=f"{name}: {fault}") from fault


def _host(address: str) -> str:
    return (urlsplit(address).hostname or "").lower()
