"""The claims of launches, and the changes that a test wants in them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tests.fakes import keys, samples
from tests.fakes.school import Link, Person
from tests.fakes.vocabulary import DEEP_LINKING, LTI, REMOVE, claim

if TYPE_CHECKING:
    from tests.fakes.platform import FakePlatform

MESSAGE_TYPES = {
    "launch": "LtiResourceLinkRequest",
    "deep-linking": "LtiDeepLinkingRequest",
    "review": "LtiSubmissionReviewRequest",
}


@dataclass(frozen=True)
class Changes:
    """One launch that is unlike the others.

    ``claims``, ``header`` and ``form`` are put over what the platform would send; ``REMOVE`` takes a
    member away. Claims may have their short names (``vocabulary.CLAIMS``). ``key`` signs in place of
    the platform's; ``alg`` may be ``none`` or ``HS256``. ``mangle`` gets the finished token and gives
    another one. ``login`` changes the parameters of the login initiation. ``age`` makes the token as
    many seconds older. ``for_user`` is whose work a review opens, ``acted_by`` who acts as the person.
    ``sample`` names a message of ``tests.fakes.samples`` to be sent instead.
    """

    claims: Mapping[str, Any] = field(default_factory=dict)
    header: Mapping[str, Any] = field(default_factory=dict)
    form: Mapping[str, Any] = field(default_factory=dict)
    login: Mapping[str, Any] = field(default_factory=dict)
    key: keys.Key | None = None
    alg: str = "RS256"
    mangle: Callable[[str], str] | None = None
    path: str | None = None
    language: str | None = None
    message: str = "launch"
    for_user: Person | str | None = None
    acted_by: Person | str | None = None
    age: float = 0.0
    sample: str | None = None


def apply(values: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """Put the changes over the values; a dict over a dict merges, ``REMOVE`` removes."""
    made = dict(values)
    for name, value in changes.items():
        if value is REMOVE:
            made.pop(name, None)
        elif isinstance(value, Merge):
            made[name] = apply(made.get(name, {}), value)
        else:
            made[name] = value
    return made


class Merge(dict[str, Any]):
    """A change inside a claim: ``claims={"context": Merge(title="x")}`` keeps the rest of it."""


def build(platform: "FakePlatform", person: Person, link: Link, nonce: str, changes: Changes) -> dict[str, Any]:
    """Give the claims that the platform sends for this person and link, changes included."""
    now = int(platform.now() - changes.age)
    if changes.sample:
        claims = samples.claims(platform, changes.sample, nonce, now)
    else:
        claims = {"nonce": nonce, "iat": now, "exp": now + platform.personality.token_lifetime}
        claims |= _identity(platform, person, link, changes)
        claims |= _place(platform, person, link, changes)
        _add_message(platform, claims, link, changes)
        platform.personality.adapt(claims, person, link)
    made = apply(claims, {claim(name): value for name, value in changes.claims.items()})
    settings = made.get(claim("deep_linking_settings"))
    if isinstance(settings, dict):
        platform.asked[str(settings.get("deep_link_return_url"))] = settings
    return made


def _identity(platform: "FakePlatform", person: Person, link: Link, changes: Changes) -> dict[str, Any]:
    kind = platform.personality
    return {
        "iss": platform.issuer,
        "aud": platform.client_id,
        "sub": kind.subject(person),
        "name": person.name,
        "given_name": person.given_name,
        "family_name": person.family_name,
        "email": person.email,
        "locale": kind.locale(changes.language or platform.language),
        LTI + "message_type": MESSAGE_TYPES[changes.message],
        LTI + "version": "1.3.0",
        LTI + "deployment_id": platform.deployment_id,
        LTI + "target_link_uri": platform.target(link, changes.path),
        LTI + "roles": kind.roles(person),
    }


def _place(platform: "FakePlatform", person: Person, link: Link, changes: Changes) -> dict[str, Any]:
    kind = platform.personality
    actor = platform.school.person(changes.acted_by) if changes.acted_by else None
    return {
        LTI + "context": {
            "id": kind.context_id(link.course),
            "label": link.course.label,
            "title": link.course.title,
            "type": ["http://purl.imsglobal.org/vocab/lis/v2/course#CourseOffering"],
        },
        LTI + "tool_platform": {
            "guid": keys.encode(platform.origin.encode()),
            "name": f"{kind.name} school",
            "product_family_code": kind.family,
            "version": kind.version,
        },
        LTI + "launch_presentation": {
            "document_target": "iframe",
            "locale": kind.locale(changes.language or platform.language),
            "return_url": kind.url("return", link.course),
        },
        LTI + "custom": kind.custom(link, person, actor),
        claim("nrps"): {
            "context_memberships_url": kind.url("members", link.course),
            "service_versions": ["2.0"],
        },
        claim("ags"): endpoint(platform, link),
    }


def endpoint(platform: "FakePlatform", link: Link) -> dict[str, Any]:
    """Give the AGS claim: ``lineitem`` only when the link has exactly one."""
    kind = platform.personality
    made: dict[str, Any] = {
        "scope": [scope for scope in platform.scopes if "/lti-ags/" in scope],
        "lineitems": kind.url("line_items", link.course),
    }
    items = platform.gradebook.of_link(link)
    if len(items) == 1:
        made["lineitem"] = kind.url("line_item", link.course, items[0])
    return made


def _add_message(platform: "FakePlatform", claims: dict[str, Any], link: Link, changes: Changes) -> None:
    kind = platform.personality
    if changes.message == "deep-linking":
        claims[claim("ags")].pop("lineitem", None)
        claims[LTI + "custom"] = {}
        claims[DEEP_LINKING + "deep_linking_settings"] = kind.selection(link)
        return
    claims[LTI + "resource_link"] = {"id": kind.link_id(link), "title": link.title}
    if changes.message == "review":
        whose = platform.school.person(changes.for_user or "ada")
        claims[LTI + "for_user"] = {"user_id": kind.subject(whose), "name": whose.name}
        told = link.review or {}
        claims[LTI + "custom"] = {**claims[LTI + "custom"], **told.get("custom", {})}
        if told.get("url") and changes.path is None:
            claims[LTI + "target_link_uri"] = told["url"]


def signed(platform: "FakePlatform", claims: Mapping[str, Any], changes: Changes) -> str:
    """Sign the claims as the platform does, unless the changes say otherwise."""
    removed = tuple(name for name, value in changes.header.items() if value is REMOVE)
    header = {name: value for name, value in changes.header.items() if value is not REMOVE}
    # A key that is put in takes the place of the platform's own under the same kid.
    header.setdefault("kid", platform.keys.current.kid)
    key = changes.key or platform.keys.current
    token = keys.sign(claims, key, alg=changes.alg, header=header, remove=removed)
    return changes.mangle(token) if changes.mangle else token
