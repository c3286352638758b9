"""Line items, scores, results and members as a fake platform serves them."""

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tests.fakes.gradebook import LineItem, Message
from tests.fakes.school import Course, Link, Person
from tests.fakes.vocabulary import (
    LINE_ITEM,
    LINE_ITEM_READONLY,
    LTI,
    MEDIA,
    NRPS_SCOPE,
    RESULT,
    SCORE,
)
from tests.fakes.wire import Refusal, Request, Response

if TYPE_CHECKING:
    from tests.fakes.platform import FakePlatform

METHODS = {
    "line_items": ("GET", "POST"),
    "line_item": ("GET", "PUT", "DELETE"),
    "scores": ("POST",),
    "results": ("GET",),
    "members": ("GET",),
}


class Services:
    """Answers the service requests of the tool."""

    def __init__(self, platform: "FakePlatform") -> None:
        self.platform = platform

    @property
    def kind(self) -> Any:
        return self.platform.personality

    def answer(self, request: Request) -> Response:
        """Check the request from the outside in, then let its handler answer."""
        self.kind.check_request(request)
        if request.method not in METHODS[request.endpoint]:
            raise self.kind.refuse(405, request=request)
        self._check_token(request)
        number = request.variables.get("course", "")
        course = self.platform.school.course(int(number)) if number.isdigit() else None
        if course is None:
            raise self.kind.refuse(404, f"Not Found: Course {number} doesn't exist", request)
        handler: Callable[..., Response] = getattr(self, f"_{request.method.lower()}_{request.endpoint}")
        if request.endpoint in ("line_items", "members"):
            return handler(request, course)
        return handler(request, self._item(request, course))

    def _check_token(self, request: Request) -> None:
        allowed = self.platform.tokens.allows(request, *self._scopes(request))
        if allowed is None:
            raise self.kind.refuse(401, request=request)
        if not allowed:
            raise self.kind.unscoped(request)

    def _scopes(self, request: Request) -> tuple[str, ...]:
        if request.endpoint in ("line_items", "line_item"):
            return (LINE_ITEM, LINE_ITEM_READONLY) if request.method == "GET" else (LINE_ITEM,)
        return {"scores": (SCORE,), "results": (RESULT,), "members": (NRPS_SCOPE,)}[request.endpoint]

    def _item(self, request: Request, course: Course) -> LineItem:
        number = request.variables["item"]
        item = self.platform.gradebook.items.get(int(number)) if number.isdigit() else None
        if item is None or item.course is not course:
            raise self.kind.refuse(404, f"Not Found: Grade item {number} doesn't exist", request)
        if request.method != "GET" and item.owner != self.platform.client_id:
            raise self.kind.foreign(request)
        return item

    def _reply(self, endpoint: str, body: Any, status: int = 200, **headers: str) -> Response:
        return Response(status, body, f"{MEDIA[endpoint]}; charset=utf-8", headers)

    def _paged(self, request: Request, found: list[Any], wrap: Callable[[list[Any]], Any]) -> Response:
        """Give one page of a list, with the ``Link`` header of this kind of platform."""
        limit = request.arg("limit")
        size = int(limit) if limit and limit.isdigit() and int(limit) else self.kind.page_size
        if size is None:
            return self._reply(request.endpoint, wrap(found))
        size = min(size, self.kind.page_size or size)
        offset = self.kind.offset(request, size)
        header = self.kind.links(request, offset, size, len(found))
        headers = {"Link": header} if header else {}
        return self._reply(request.endpoint, wrap(found[offset : offset + size]), **headers)

    # Line items

    def _get_line_items(self, request: Request, course: Course) -> Response:
        book = self.platform.gradebook
        own = [i for i in book.items.values() if i.course is course and i.owner == book.client_id]
        shown = [self.kind.line_item(item) for item in own]
        filters = {"resource_link_id": "resourceLinkId", "resource_id": "resourceId", "tag": "tag"}
        for name, member in filters.items():
            wanted = request.arg(name)
            if wanted is not None:
                shown = [item for item in shown if item.get(member) == wanted]
        return self._paged(request, shown, lambda page: page)

    def _post_line_items(self, request: Request, course: Course) -> Response:
        body = self._body(request)
        self._check_line_item(request, body)
        link = self._linked(request, course, body)
        item = self.platform.gradebook.add(
            course,
            body["label"],
            float(body["scoreMaximum"]),
            link=link,
            resource_id=body.get("resourceId", ""),
            tag=body.get("tag", ""),
            extra=self.kind.kept(body),
        )
        return self._reply("line_item", self.kind.created(item, body), 201)

    def _get_line_item(self, request: Request, item: LineItem) -> Response:
        return self._reply("line_item", self.kind.line_item(item))

    def _put_line_item(self, request: Request, item: LineItem) -> Response:
        body = self._body(request)
        self._check_line_item(request, body)
        # PUT replaces everything: a link that is not named again is lost, unless the platform made it.
        same = body.get("resourceLinkId") == self.kind.line_item(item).get("resourceLinkId")
        if not item.coupled and not same:
            item.link = self._linked(request, item.course, body)
        item.label, item.maximum = body["label"], float(body["scoreMaximum"])
        item.resource_id, item.tag = body.get("resourceId", ""), body.get("tag", "")
        item.extra = self.kind.kept(body)
        return self._reply("line_item", self.kind.line_item(item))

    def _delete_line_item(self, request: Request, item: LineItem) -> Response:
        if item.coupled and not self.kind.deletes_coupled:
            raise self.kind.refuse(401, "this line item belongs to its link", request)
        self.platform.gradebook.delete(item)
        return self._reply("line_item", "", 204)

    def _check_line_item(self, request: Request, body: Any) -> None:
        if not isinstance(body, dict) or not body.get("label") or body.get("scoreMaximum") is None:
            reason = "No label or Score Maximum" if request.method == "POST" else ""
            raise self.kind.refuse(400, reason, request)
        if self.kind.name != "moodle" and not float(body["scoreMaximum"]) > 0:
            raise self.kind.refuse(422, "scoreMaximum must be above 0", request)

    def _linked(self, request: Request, course: Course, body: dict[str, Any]) -> Link | None:
        wanted = body.get("resourceLinkId")
        if wanted is None:
            return None
        for link in course.links:
            if self.kind.link_id(link) == wanted:
                return link
        raise self.kind.foreign_link(request)

    # Scores and results

    def _post_scores(self, request: Request, item: LineItem) -> Response:
        try:
            body = self._body(request)
        except Refusal as refusal:
            self._log(request, item, None, request.body.decode(errors="replace"), refusal.response)
            raise
        user = str(body.get("userId")) if isinstance(body, dict) else ""
        person = self.platform.by_subject(user)
        try:
            response: Response = self.kind.accept_score(item, person, body, request)
        except Refusal as refusal:
            self._log(request, item, person, body, refusal.response)
            raise
        self._log(request, item, person, body, response)
        return response

    def _log(self, request: Request, item: LineItem, person: Person | None, body: Any, response: Response) -> None:
        key = person.key if person else None
        message = Message(item.number, key, body, response.status, response.reason, request.at)
        self.platform.gradebook.record(message)

    def _get_results(self, request: Request, item: LineItem) -> Response:
        self.kind.check_results(request)
        wanted = request.arg("user_id")
        people = [p for p in self.platform.school.people if wanted in (None, self.kind.subject(p))]
        found = [self.kind.result(item, person) for person in people if person in item.course.people]
        return self._paged(request, [result for result in found if result], lambda page: page)

    # Members

    def _get_members(self, request: Request, course: Course) -> Response:
        link = self._member_link(request, course)
        shown = []
        for person in course.people:
            member = self.kind.member(person)
            if link is not None:
                member["message"] = [{LTI + "message_type": "LtiResourceLinkRequest"}]
            shown.append(member)
        role = request.arg("role")
        if role is not None:
            shown = [m for m in shown if any(given.endswith(role.split("#")[-1]) for given in m["roles"])]
        context = {"id": self.kind.context_id(course), "label": course.label, "title": course.title}
        url = self.kind.url("members", course)
        return self._paged(request, shown, lambda page: {"id": url, "context": context, "members": page})

    def _member_link(self, request: Request, course: Course) -> Link | None:
        wanted = request.arg("rlid")
        if wanted is None or wanted == self.kind.context_id(course):
            return None
        for link in course.links:
            if self.kind.link_id(link) == wanted:
                return link
        raise self.kind.refuse(404, f"Not Found: LTI link {wanted} doesn't exist", request)

    def _body(self, request: Request) -> Any:
        try:
            return request.json()
        except (json.JSONDecodeError, UnicodeDecodeError):
            raise self.kind.bad_json(request) from None
