"""The answer to a request to choose contents: verified strictly, then made into links and columns."""

from typing import TYPE_CHECKING, Any

import jwt

from tests.fakes.school import Course, Link
from tests.fakes.vocabulary import DEEP_LINKING, LTI
from tests.fakes.wire import Request

if TYPE_CHECKING:
    from tests.fakes.platform import FakePlatform

REQUIRED = ("iss", "aud", "iat", "exp", "nonce")


class AnswerRefused(Exception):
    """An answer that is not as the specification, or this platform, wants it."""


def take(platform: "FakePlatform", request: Request) -> list[Link]:
    """Verify the answer in a request and give the links that were made of it."""
    settings = platform.asked.get(platform.origin + request.target)
    if settings is None:
        raise AnswerRefused("nobody was asked for this")
    claims = _verified(platform, request)
    _check_data(settings, claims)
    items = claims.get(DEEP_LINKING + "content_items")
    if not isinstance(items, list) or not all(isinstance(item, dict) for item in items):
        raise AnswerRefused("content_items")
    if len(items) > 1 and not settings.get("accept_multiple"):
        raise AnswerRefused("several items where one is taken")
    course = platform.school.course(int(request.variables.get("course") or request.arg("course") or 0))
    if course is None:
        raise AnswerRefused("no such course")
    for item in items:
        _check_item(platform, settings, item)
    return [_added(platform, course, item) for item in items]


def _verified(platform: "FakePlatform", request: Request) -> dict[str, Any]:
    if list(request.form) != ["JWT"] or len(request.form["JWT"]) != 1:
        raise AnswerRefused(f"fields {list(request.form)}")
    token = request.form["JWT"][0]
    kid = jwt.get_unverified_header(token).get("kid")
    key = next((key for key in platform.tool.fetch_keys()["keys"] if key["kid"] == kid), None)
    if key is None:
        raise AnswerRefused("no published key of this id")
    try:
        claims: dict[str, Any] = jwt.decode(
            token,
            jwt.PyJWK(key),
            algorithms=["RS256"],
            issuer=platform.client_id,
            audience=platform.issuer,
            options={"require": list(REQUIRED), "verify_exp": False, "verify_iat": False},
        )
    except jwt.InvalidTokenError as fault:
        raise AnswerRefused(str(fault)) from fault
    # Moodle's clock has no leeway.
    if not claims["iat"] <= platform.now() < claims["exp"] <= claims["iat"] + 3600:
        raise AnswerRefused("times")
    if not isinstance(claims["nonce"], str) or claims["nonce"] in platform.nonces:
        raise AnswerRefused("nonce")
    platform.nonces.add(claims["nonce"])
    said = {name: claims.get(LTI + name) for name in ("message_type", "version", "deployment_id")}
    wanted = {"message_type": "LtiDeepLinkingResponse", "version": "1.3.0", "deployment_id": platform.deployment_id}
    if said != wanted:
        raise AnswerRefused(f"not {wanted} but {said}")
    return claims


def _check_data(settings: dict[str, Any], claims: dict[str, Any]) -> None:
    name = DEEP_LINKING + "data"
    if ("data" in settings) != (name in claims) or settings.get("data") != claims.get(name):
        raise AnswerRefused("data")


def _check_item(platform: "FakePlatform", settings: dict[str, Any], item: dict[str, Any]) -> None:
    if item.get("type") not in settings["accept_types"]:
        raise AnswerRefused(f"type {item.get('type')}")
    texts = [item.get(name, "") for name in ("title", "text")]
    if not all(isinstance(text, str) for text in texts) or not 0 < len(texts[0]) <= 255:
        raise AnswerRefused("title or text")
    review = item.get("lineItem", {}).get("submissionReview", {})
    for holder in (item, review):
        if not str(holder.get("url", platform.tool.launch_url)).startswith(platform.tool.launch_url):
            raise AnswerRefused("url of another tool")
        if not all(isinstance(value, str) for value in holder.get("custom", {}).values()):
            raise AnswerRefused("custom parameters are texts")
    if "lineItem" not in item:
        return
    if settings.get("accept_lineitem") is False:
        raise AnswerRefused("a line item where none is taken")
    line_item, maximum = item["lineItem"], item["lineItem"].get("scoreMaximum")
    if isinstance(maximum, bool) or not isinstance(maximum, int | float) or maximum <= 0:
        raise AnswerRefused("scoreMaximum")
    if not platform.personality.can_grade_to(maximum):
        raise AnswerRefused(f"no column of {maximum} points here")
    if any(not isinstance(line_item.get(name, ""), str) for name in ("label", "resourceId", "tag")):
        raise AnswerRefused("lineItem")
    if review and not review.get("reviewableStatus"):
        raise AnswerRefused("submissionReview without reviewableStatus")


def _added(platform: "FakePlatform", course: Course, item: dict[str, Any]) -> Link:
    line_item = item.get("lineItem") or {}
    number = platform.school.next_number()
    link = Link(
        f"added-{number}",
        platform.personality.title_of(item),
        number,
        course,
        path=item.get("url", platform.tool.launch_url),
        graded=bool(line_item),
        maximum=line_item.get("scoreMaximum", 100),
        resource_id=line_item.get("resourceId", ""),
        tag=line_item.get("tag", ""),
        custom=dict(item.get("custom", {})),
        review=line_item.get("submissionReview"),
    )
    course.links.append(link)
    platform.gradebook.open_column(link)
    return link
