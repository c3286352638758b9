"""A signed message to `LaunchFacts`: every claim that we act on checked here, by our own clock."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from lms_app.lti import claims, dates, deep_linking, keysets, library, members
from lms_app.lti.deep_linking import Settings
from lms_app.lti.jws import Opened
from lms_app.lti.refusals import LaunchRefused
from lms_app.models import Platform, Role
from lms_app.models.lti import ID_MAX

#: Seconds by which a platform's clock may differ from ours.
LEEWAY = 60
#: Seconds after which a token is too old, whatever its `exp` says.
AGE_MAX = 3600
EMAIL_MAX = 320
LOCALE_MAX = 35
#: What Canvas calls itself; the same parameter can mean another thing there.
CANVAS = "canvas"


@dataclass(frozen=True, slots=True)
class ContextFacts:
    """The course of a launch."""

    lti_id: str
    label: str = ""
    title: str = ""


@dataclass(frozen=True, slots=True)
class LinkFacts:
    """The resource link of a launch."""

    lti_id: str
    title: str = ""


@dataclass(frozen=True, slots=True)
class GradeService:
    """The Assignment and Grade Service as the launch describes it; empty addresses where it names none."""

    lineitems: str = ""
    lineitem: str = ""
    scopes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LaunchFacts:
    """What a verified message says, in our words; nothing in it comes from an unsigned source."""

    platform: Platform
    message_type: str
    deployment_id: str
    target_link_uri: str
    sub: str
    role: Role
    is_test_user: bool = False
    is_administrator: bool = False
    name: str = ""
    email: str = ""
    locale: str = ""
    context: ContextFacts | None = None
    link: LinkFacts | None = None
    custom: Mapping[str, Any] = field(default_factory=dict)
    grade_service: GradeService = field(default_factory=GradeService)
    memberships_url: str = ""
    document_target: str = ""
    return_url: str = ""
    product_family: str = ""
    for_user: str = ""
    selection: Settings | None = None
    is_masquerade: bool = False
    dates: dates.Said = dates.NOTHING


def verify(opened: Opened, *, platform: Platform, nonce: str, now: datetime) -> LaunchFacts:
    """Return what a token says, or raise `LaunchRefused`."""
    key = keysets.verification_key(platform, opened.kid, now=now)
    body = opened.claims
    _check_types(body)
    library.confirm(opened, platform=platform, key=key, nonce=nonce)
    _check_audience(body, platform)
    _check_times(body, now.timestamp())
    facts = _facts(opened, platform)
    if not _is_ours_to_answer(facts):
        library.check_message(opened, platform=platform, key=key, nonce=nonce)
    return facts


def _is_ours_to_answer(facts: LaunchFacts) -> bool:
    """Tell whether the library would refuse without words what a page of ours can answer.

    That is a place in a course that takes no links, and a grade opened on a link of which Moodle names no column
    because it has several.
    """
    if facts.selection is not None:
        return not facts.selection.takes_links
    return bool(facts.for_user) and facts.link is not None and not facts.grade_service.lineitem


def _check_types(body: Mapping[str, Any]) -> None:
    """Refuse standard claims that are missing or of another type, before the library compares them."""
    if not members.text(body, "iss"):
        raise LaunchRefused("malformed", "no iss")
    if not members.text(body, "nonce"):
        raise LaunchRefused("malformed", "no nonce")


def _check_audience(body: Mapping[str, Any], platform: Platform) -> None:
    audience = body.get("aud")
    named = [audience] if isinstance(audience, str) else members.required_texts(body, "aud")
    if platform.client_id not in named or set(named) != {platform.client_id}:
        raise LaunchRefused("unconfirmed", "audience")
    authorised = members.text(body, "azp")
    if authorised is None and len(named) > 1:
        raise LaunchRefused("unconfirmed", "no authorised party")
    if authorised is not None and authorised != platform.client_id:
        raise LaunchRefused("unconfirmed", "authorised party")


def _check_times(body: Mapping[str, Any], now: float) -> None:
    expires, issued = members.required_number(body, "exp"), members.required_number(body, "iat")
    not_before = members.number(body, "nbf")
    if expires <= now - LEEWAY:
        raise LaunchRefused("unconfirmed", "expired")
    if issued > now + LEEWAY or issued < now - AGE_MAX - LEEWAY:
        raise LaunchRefused("unconfirmed", "time of issue")
    if not_before is not None and not_before > now + LEEWAY:
        raise LaunchRefused("unconfirmed", "not valid yet")


def _facts(opened: Opened, platform: Platform) -> LaunchFacts:
    body = opened.claims
    if members.text(body, claims.VERSION) != claims.LTI_VERSION:
        raise LaunchRefused("malformed", "version")
    message_type = members.text(body, claims.MESSAGE_TYPE) or ""
    if message_type not in claims.MESSAGE_TYPES:
        raise LaunchRefused("malformed", "message type")
    roles = members.required_texts(body, claims.ROLES)
    presentation = members.object_(body, claims.LAUNCH_PRESENTATION) or {}
    product = members.object_(body, claims.TOOL_PLATFORM) or {}
    service = members.object_(body, claims.NAMES_AND_ROLES) or {}
    link = _link(body)
    custom = members.object_(body, claims.CUSTOM) or {}
    family = members.words(product, "product_family_code", at_most=100)
    grade_service = _grade_service(body)
    memberships_url = members.address(service, "context_memberships_url")
    return_url = members.address(presentation, "return_url")
    if message_type == claims.RESOURCE_LINK_REQUEST and link is None:
        raise LaunchRefused("malformed", "no resource link")
    return LaunchFacts(
        platform=platform,
        message_type=message_type,
        deployment_id=members.identifier(body, claims.DEPLOYMENT_ID),
        target_link_uri=_target(body),
        sub=_subject(body),
        role=claims.role_of(roles),
        is_test_user=claims.is_test_user(roles) or dates.truth(custom.get("student_view")),
        is_administrator=claims.is_administrator(roles),
        name=_name(body),
        email=_email(body),
        locale=_locale(body, presentation),
        context=_context(body),
        link=link,
        custom=_meaningful(custom),
        grade_service=grade_service,
        memberships_url=memberships_url,
        document_target=members.words(presentation, "document_target", at_most=20),
        return_url=return_url,
        product_family=family,
        for_user=_for_user(body, message_type),
        selection=_selection(body, platform, (grade_service.lineitems, memberships_url, return_url)),
        is_masquerade=claims.is_masquerade(body) or claims.is_masquerade(custom),
        dates=dates.read(custom, is_canvas=family == CANVAS),
    )


def _subject(body: Mapping[str, Any]) -> str:
    sub = members.text(body, "sub")
    if sub is None:
        raise LaunchRefused("anonymous", "no sub")
    if not 0 < len(sub) <= ID_MAX or not sub.isascii() or not sub.isprintable():
        raise LaunchRefused("malformed", "sub")
    return sub


def _name(body: Mapping[str, Any]) -> str:
    given, family = members.words(body, "given_name"), members.words(body, "family_name")
    return members.words(body, "name") or f"{given} {family}".strip()[:ID_MAX]


def _email(body: Mapping[str, Any]) -> str:
    email = (members.text(body, "email") or "").strip()
    return email if len(email) <= EMAIL_MAX else ""


def _locale(body: Mapping[str, Any], presentation: Mapping[str, Any]) -> str:
    locale = members.words(presentation, "locale") or members.words(body, "locale")
    return locale if len(locale) <= LOCALE_MAX else ""


def _target(body: Mapping[str, Any]) -> str:
    target = members.text(body, claims.TARGET_LINK_URI)
    if not target:
        raise LaunchRefused("malformed", "no target_link_uri")
    return target


def _context(body: Mapping[str, Any]) -> ContextFacts | None:
    context = members.object_(body, claims.CONTEXT)
    if context is None:
        return None
    return ContextFacts(
        members.identifier(context, "id"), members.words(context, "label"), members.words(context, "title")
    )


def _link(body: Mapping[str, Any]) -> LinkFacts | None:
    link = members.object_(body, claims.RESOURCE_LINK)
    return None if link is None else LinkFacts(members.identifier(link, "id"), members.words(link, "title"))


def _meaningful(custom: Mapping[str, Any]) -> dict[str, Any]:
    """Return custom parameters that mean something; Canvas sends numbers and truth values among the texts."""
    return {
        name: value
        for name, value in custom.items()
        if isinstance(value, str | int | float) and not (isinstance(value, str) and value.startswith("$"))
    }


def _grade_service(body: Mapping[str, Any]) -> GradeService:
    service = members.object_(body, claims.AGS_ENDPOINT) or {}
    return GradeService(
        lineitems=members.address(service, "lineitems"),
        lineitem=members.address(service, "lineitem"),
        scopes=members.texts(service, "scope") or (),
    )


def _selection(body: Mapping[str, Any], platform: Platform, signed_urls: tuple[str, ...]) -> Settings | None:
    if body.get(claims.MESSAGE_TYPE) != claims.DEEP_LINKING_REQUEST:
        return None
    return deep_linking.settings_of(body, platform=platform, signed_urls=signed_urls)


def _for_user(body: Mapping[str, Any], message_type: str) -> str:
    if message_type != claims.SUBMISSION_REVIEW_REQUEST:
        return ""
    person = members.object_(body, claims.FOR_USER)
    if person is None:
        raise LaunchRefused("malformed", "no for_user")
    return members.identifier(person, "user_id")
