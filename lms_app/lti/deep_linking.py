"""What a platform says of the choice that it asks for, and the signed answer to it (Deep Linking 2.0)."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any
from urllib.parse import urlsplit

import jwt

from lms_app.lti import claims, http, keys, members
from lms_app.lti.jws import ALGORITHM
from lms_app.lti.refusals import LaunchRefused
from lms_app.models import Deployment, Platform

DL = "https://purl.imsglobal.org/spec/lti-dl/claim/"
LINK = "ltiResourceLink"
#: Canvas carries its own state, a whole token, in the address.
RETURN_URL_MAX = 8000
DATA_MAX = 32 * 1024
ANSWER_SECONDS = 300
#: Moodle allows a clock no leeway at all: an answer must not seem to come from the future.
BACKDATED_SECONDS = 10

#: Moodle says "frame" beside "iframe"; "embed" alone is for pieces of a page.
_FRAMES = frozenset({"iframe", "frame"})
_PAGES = _FRAMES | {"window"}


@dataclass(frozen=True, slots=True)
class Settings:
    """What may be chosen, and where the choice goes; ``data`` is None where the platform sent none."""

    return_url: str
    accept_types: tuple[str, ...]
    document_targets: tuple[str, ...]
    accept_multiple: bool = False
    accept_line_item: bool | None = None
    auto_create: bool = False
    data: str | None = None

    @property
    def takes_links(self) -> bool:
        """Tell whether what we have, links that open a page, can be put there at all."""
        return LINK in self.accept_types and not _PAGES.isdisjoint(self.document_targets)

    @property
    def needs_window(self) -> bool:
        """Tell whether a link can be shown in no frame."""
        return _FRAMES.isdisjoint(self.document_targets)

    def document(self) -> dict[str, Any]:
        """Give the settings as JSON can hold them."""
        return asdict(self)

    @classmethod
    def from_document(cls, document: Mapping[str, Any]) -> Settings:
        """Read what `document` gave."""
        lists = {name: tuple(document[name]) for name in ("accept_types", "document_targets")}
        return cls(**{**document, **lists})


def settings_of(body: Mapping[str, Any], *, platform: Platform, signed_urls: Iterable[str]) -> Settings:
    """Return the settings of a request; ``signed_urls`` are the addresses that it names besides.

    Raises `LaunchRefused`: ``malformed``, or ``return`` where the answer would go somewhere that is not the platform's.
    """
    said = members.object_(body, claims.DEEP_LINKING_SETTINGS)
    if said is None:
        raise LaunchRefused("malformed", "no deep_linking_settings")
    targets = members.required_texts(said, "accept_presentation_document_targets")
    if not targets:
        raise LaunchRefused("malformed", "no accept_presentation_document_targets")
    data = members.text(said, "data")
    if data is not None and len(data) > DATA_MAX:
        raise LaunchRefused("large", "data")
    return Settings(
        return_url=_return_url(said, platform, signed_urls),
        accept_types=members.required_texts(said, "accept_types"),
        document_targets=targets,
        accept_multiple=members.truth(said, "accept_multiple") or False,
        accept_line_item=members.truth(said, "accept_lineitem"),
        auto_create=members.truth(said, "auto_create") or False,
        data=data,
    )


def answer(
    deployment: Deployment,
    settings: Settings,
    items: Sequence[Mapping[str, Any]],
    *,
    message: str = "",
    error: str = "",
) -> str:
    """Return the signed answer: the chosen items, or none of them with a word to the person."""
    key, platform = keys.signing_key(), deployment.platform
    issued = int(time.time()) - BACKDATED_SECONDS
    said: dict[str, Any] = {
        "iss": platform.client_id,
        "aud": platform.issuer,
        "iat": issued,
        "exp": issued + BACKDATED_SECONDS + ANSWER_SECONDS,
        "nonce": secrets.token_urlsafe(24),
        claims.MESSAGE_TYPE: "LtiDeepLinkingResponse",
        claims.VERSION: claims.LTI_VERSION,
        claims.DEPLOYMENT_ID: deployment.deployment_id,
        DL + "content_items": list(items),
    }
    if settings.data is not None:
        said[DL + "data"] = settings.data
    if message:
        said[DL + "msg"] = message
    if error:
        said[DL + "errormsg"] = error
    return jwt.encode(said, key.private_key, algorithm=ALGORITHM, headers={"kid": key.kid})


def _return_url(said: Mapping[str, Any], platform: Platform, signed_urls: Iterable[str]) -> str:
    url = members.text(said, "deep_link_return_url")
    if not url:
        raise LaunchRefused("malformed", "no deep_link_return_url")
    if len(url) > RETURN_URL_MAX:
        raise LaunchRefused("large", "deep_link_return_url")
    if not url.isascii() or not url.isprintable() or "\\" in url or " " in url:
        raise LaunchRefused("return", "no address")
    try:
        http.check_address(platform, url, signed_urls=signed_urls)
        is_whole = urlsplit(url).port != 0
    except http.AddressRefused as fault:
        raise LaunchRefused("return", str(fault)) from fault
    except ValueError as fault:
        raise LaunchRefused("return", "no address") from fault
    if not is_whole:
        raise LaunchRefused("return", "no address")
    return url
