"""Assignment and Grade Services 2.0: one function for each call, in the standard's own spelling."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from decimal import Decimal
from typing import Any
from urllib.parse import urlencode, urlsplit, urlunsplit

from django.utils import timezone

from lms_app.lti import http, services
from lms_app.lti.answers import PlatformBusy, ServiceRefused, is_passing, retry_after
from lms_app.models import ResourceLink

SCOPE = "https://purl.imsglobal.org/spec/lti-ags/scope/"
SCORE, LINE_ITEM, LINE_ITEM_READ, RESULT_READ = (
    SCOPE + name for name in ("score", "lineitem", "lineitem.readonly", "result.readonly")
)
SCORE_TYPE = "application/vnd.ims.lis.v1.score+json"
LINE_ITEM_TYPE = "application/vnd.ims.lis.v2.lineitem+json"
LINE_ITEMS_TYPE = "application/vnd.ims.lis.v2.lineitemcontainer+json"
RESULTS_TYPE = "application/vnd.ims.lis.v2.resultcontainer+json"
CANVAS_SUBMISSION = "https://canvas.instructure.com/lti/submission"
SCORE_MAXIMUM = 100
#: The largest scale of a column that scores are put to.
SCALE_MAX = 1_000_000
PAGES_MAX = 50
#: A column's results: Canvas pages by 50, Moodle gives all at once.
RESULT_PAGES_MAX = 1000
RESULTS_BYTES_MAX = 16 * 1024 * 1024

_NO = {401: "unauthorised", 403: "forbidden", 404: "column_gone", 410: "column_gone"}


@dataclass(frozen=True)
class Score:
    """One score message, complete: the same message again has the same values.

    ``score`` is of 100; ``maximum`` is the column's own scale, to which it is put.
    """

    user_id: str
    score: Decimal
    timestamp: datetime
    started_at: datetime
    submitted_at: datetime
    is_last_attempt: bool
    is_new_submission: bool
    maximum: Decimal = Decimal(SCORE_MAXIMUM)
    #: Somebody else's, as it was read: a message without a comment clears it.
    comment: str = ""
    #: A person asked to send it over what a teacher typed.
    is_asked: bool = False


def post_score(link: ResourceLink, column: str, score: Score) -> http.Reply:
    """Post a score to a column and return the answer, whatever its status; a stale token is renewed once."""
    body = json.dumps(score_body(score, is_canvas=_is_canvas(link))).encode()
    headers = {"Content-Type": SCORE_TYPE}
    return _call(link, "POST", below(column, "scores"), [SCORE], headers=headers, data=body)


def score_body(score: Score, *, is_canvas: bool) -> dict[str, Any]:
    """Return the message; only Canvas hears of Canvas' extension."""
    body: dict[str, Any] = {
        "userId": score.user_id,
        "scoreGiven": _number(score.score * score.maximum / SCORE_MAXIMUM),
        "scoreMaximum": _number(score.maximum),
        "activityProgress": "Completed" if score.is_last_attempt else "Submitted",
        "gradingProgress": "FullyGraded",
        "timestamp": _iso(score.timestamp),
        "submission": {"startedAt": _iso(score.started_at), "submittedAt": _iso(score.submitted_at)},
    }
    if score.comment:
        body["comment"] = score.comment
    if is_canvas:
        body[CANVAS_SUBMISSION] = {
            "new_submission": score.is_new_submission,
            "submitted_at": _iso(score.submitted_at),
            "prioritize_non_tool_grade": not score.is_asked,
        }
    return body


def line_items(link: ResourceLink, filters: Mapping[str, str]) -> list[dict[str, Any]]:
    """Return the columns of ours that match, over all pages."""
    scope = LINE_ITEM if LINE_ITEM in link.ags_scopes else LINE_ITEM_READ
    return _pages(link, with_query(link.ags_lineitems_url, filters), scope, LINE_ITEMS_TYPE)


def line_item(link: ResourceLink, column: str) -> dict[str, Any]:
    """Return one column as the platform has it."""
    scope = LINE_ITEM if LINE_ITEM in link.ags_scopes else LINE_ITEM_READ
    item = _json(_call(link, "GET", column, [scope], headers={"Accept": LINE_ITEM_TYPE}))
    if not isinstance(item, dict):
        raise ServiceRefused("unreadable")
    return item


def create_line_item(link: ResourceLink, *, label: str, resource_id: str, tag: str) -> dict[str, Any]:
    """Make a column of our own, at most 100 points, and return it as the platform took it."""
    item = {"label": label, "scoreMaximum": SCORE_MAXIMUM, "resourceId": resource_id, "tag": tag}
    headers = {"Content-Type": LINE_ITEM_TYPE, "Accept": LINE_ITEM_TYPE}
    body = json.dumps(item).encode()
    reply = _call(link, "POST", link.ags_lineitems_url, [LINE_ITEM], headers=headers, data=body)
    made = _json(reply)
    if not isinstance(made, dict) or not http.is_address(made.get("id")):
        raise ServiceRefused("no_column", status=reply.status)
    return made


def result_of(link: ResourceLink, column: str, user_id: str) -> dict[str, Any] | None:
    """Return what the platform's gradebook holds for one learner, or None where it shows nothing."""
    found = _pages(link, with_query(below(column, "results"), {"user_id": user_id}), RESULT_READ, RESULTS_TYPE)
    return next((result for result in found if str(result.get("userId")) == user_id), None)


def results_of(link: ResourceLink, column: str) -> dict[str, dict[str, Any]]:
    """Return what the platform's gradebook holds in a column, by the learner's `sub`, over all pages."""
    # No limit is asked for: Moodle answers 404 to one.
    url = below(column, "results")
    found = _pages(link, url, RESULT_READ, RESULTS_TYPE, max_bytes=RESULTS_BYTES_MAX, pages_max=RESULT_PAGES_MAX)
    return {str(result["userId"]): result for result in found if result.get("userId") is not None}


def maximum_of(item: Mapping[str, Any]) -> Decimal | None:
    """Return a column's scale; None where it names none that a score can be put to (Moodle takes 0 and less)."""
    value = item.get("scoreMaximum")
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value <= SCALE_MAX:
        return None
    return round(Decimal(str(value)), 4) or None


def below(url: str, name: str) -> str:
    """Put a name behind the path and before the query: Moodle's columns carry ``?type_id=…``.

    >>> below("https://lms.example/7/lineitem?type_id=3", "scores")
    'https://lms.example/7/lineitem/scores?type_id=3'
    """
    parts = urlsplit(url)
    return urlunsplit(parts._replace(path=f"{parts.path.rstrip('/')}/{name}"))


def with_query(url: str, values: Mapping[str, str]) -> str:
    """Add to an address' query, leaving what stands there as it is."""
    return f"{url}{'&' if urlsplit(url).query else '?'}{urlencode(values)}" if values else url


def _pages(
    link: ResourceLink,
    url: str,
    scope: str,
    media_type: str,
    *,
    max_bytes: int = http.MAX_BYTES,
    pages_max: int | None = None,
) -> list[dict[str, Any]]:
    """Return a list whole; a list that could not be read to its end is none: what is not in it may be there."""
    found: list[dict[str, Any]] = []
    seen: set[str] = set()
    most = PAGES_MAX if pages_max is None else pages_max
    while url and url not in seen:
        if len(seen) == most:
            raise ServiceRefused("unreadable")
        seen.add(url)
        reply = _call(link, "GET", url, [scope], headers={"Accept": media_type}, max_bytes=max_bytes)
        page = _json(reply)
        if not isinstance(page, list):
            raise ServiceRefused("unreadable", status=reply.status)
        found += [entry for entry in page if isinstance(entry, dict)]
        try:
            url = services.following(url, reply)
        except http.AddressRefused as fault:
            raise ServiceRefused("foreign_address", status=reply.status) from fault
    return found


def _call(
    link: ResourceLink,
    method: str,
    url: str,
    scopes: list[str],
    *,
    headers: Mapping[str, str],
    data: bytes | None = None,
    max_bytes: int = http.MAX_BYTES,
) -> http.Reply:
    signed = [address for address in (link.ags_lineitems_url, link.ags_lineitem_url) if address]
    try:
        return services.call(
            link.context.deployment,
            method,
            url,
            scopes,
            headers=headers,
            data=data,
            signed_urls=signed,
            max_bytes=max_bytes,
        )
    except http.AddressRefused as fault:
        raise ServiceRefused("foreign_address") from fault
    except http.AnswerTooLarge as fault:
        if method == "GET":
            raise ServiceRefused("unreadable") from fault
        raise PlatformBusy("unreachable") from fault
    except http.CallFailed as fault:
        raise PlatformBusy("unreachable") from fault


def _json(reply: http.Reply) -> Any:
    """Return the body of a good answer; raise what any other means for a search."""
    if is_passing(reply):
        raise PlatformBusy("busy", status=reply.status, retry_after=retry_after(reply, now=timezone.now()))
    if not 200 <= reply.status < 300:
        reason = {401: "unauthorised", 403: "forbidden", 404: "column_gone", 410: "column_gone"}.get(
            reply.status, "refused"
        )
        raise ServiceRefused(reason, status=reply.status)
    try:
        return reply.json()
    except ValueError as fault:
        raise ServiceRefused("unreadable", status=reply.status) from fault


def _is_canvas(link: ResourceLink) -> bool:
    return link.context.deployment.platform.product_family.lower() == "canvas"


def _number(value: Decimal) -> float:
    """Write a number as short as it is: a whole one without a fraction."""
    return int(value) if value == value.to_integral_value() else float(value)


def _iso(moment: datetime) -> str:
    """Write a time with zone and milliseconds, as every platform reads it."""
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
