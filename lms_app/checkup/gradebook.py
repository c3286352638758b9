"""The gradebook: can columns be listed, and one be made and removed again."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from lms_app.checkup import services, why
from lms_app.checkup.case import Case, OutOfTime
from lms_app.checkup.findings import Found, Level, Words, found
from lms_app.lti import ags, http
from lms_app.models import ResourceLink

TITLE = _("Gradebook")
LABEL = "Yardstick connection check (may be deleted)"
TAG = "yardstick-check"
#: In every address of Open edX's LTI consumer, which answers 403 to each DELETE.
OPEN_EDX = "/lti_consumer/"
#: A column is made only while there is time to take it away again.
TIME_TO_REMOVE = 12.0

_MAKE = _("Making a column")
_REMOVE = _("Removing the column of this check")

WORDS = {
    "columns-listed": Words(Level.OK, _("The gradebook of the last course can be read; columns of ours: %(count)s.")),
    "gradebook-not-offered": Words(
        Level.NOTE,
        _("No launch from there has named a gradebook."),
        _("Allow grades for the tool and for its links, then open it once from a graded link."),
    ),
    "column-not-tried": Words(
        Level.NOTE,
        _(
            "Nothing was written. To try it, a column “%(label)s” would be made in the course “%(course)s” "
            "at %(host)s and removed at once."
        ),
        _("Run manage.py doctor %(platform)s --write, or press the second button of this check in the admin."),
    ),
    "column-made-and-removed": Words(
        Level.OK, _("A column was made in the course “%(course)s”, found again, and removed.")
    ),
    "column-not-found": Words(
        Level.PROBLEM,
        _(
            "A column was made in the course “%(course)s” and removed, but could not be found by "
            "its resource id between."
        ),
        _("Scores of single activities may end in columns made twice. Tell the course site's administrator."),
    ),
    "column-left": Words(
        Level.PROBLEM,
        _("The column “%(label)s” of this check is left in the course “%(course)s”."),
        _("Delete it in the gradebook of that course. It holds nothing."),
    ),
    "column-stays": Words(
        Level.NOTE,
        _("Nothing was written: Open edX lets no tool delete a column, so that of this check would stay."),
    ),
    "column-no-time": Words(
        Level.NOTE,
        _("Too little time was left to make a column and remove it safely."),
        _("The platform answers slowly. Run manage.py doctor with more --seconds."),
    ),
    **services.WORDS,
}


@dataclass
class _Trial:
    """The column of this check at one course: made, found, removed."""

    case: Case
    link: ResourceLink

    def __post_init__(self) -> None:
        self.resource_id = f"yardstick-check-{secrets.token_hex(6)}"
        self.call = partial(
            services.call,
            self.case,
            self.link.context.deployment,
            now=timezone.now(),
            named=self.link.ags_lineitems_url,
        )

    def listed(self, **filters: str) -> list[dict[str, Any]]:
        """Return the columns that the gradebook shows us."""
        url = ags.with_query(self.link.ags_lineitems_url, filters)
        reply = self.call([ags.LINE_ITEM, ags.LINE_ITEM_READ], "GET", url, what=TITLE, accept=ags.LINE_ITEMS_TYPE)
        items = _json(reply)
        if not isinstance(items, list):
            raise services.Unserved(found("service-unreadable", what=TITLE))
        return [item for item in items if isinstance(item, dict)]

    def make(self) -> str:
        """Make the column and return its address."""
        item = {"label": LABEL, "scoreMaximum": 1, "resourceId": self.resource_id, "tag": TAG}
        reply = self.call(
            [ags.LINE_ITEM],
            "POST",
            self.link.ags_lineitems_url,
            what=_MAKE,
            accept=ags.LINE_ITEM_TYPE,
            content_type=ags.LINE_ITEM_TYPE,
            data=json.dumps(item).encode(),
        )
        made = _json(reply)
        address = made.get("id") if isinstance(made, dict) else None
        if not isinstance(address, str) or not http.is_address(address) or made.get("resourceId") != self.resource_id:
            raise services.Unserved(found("service-unreadable", what=_MAKE))
        return address

    def finds(self, address: str) -> bool:
        """Tell whether the column is found by its resource id."""
        try:
            return address in {item.get("id") for item in self.listed(resource_id=self.resource_id)}
        except (services.Unserved, OutOfTime):
            return False

    def removed(self, address: str) -> Found | None:
        """Remove the column that this trial has made, and no other; there is always time for that. Return a fault."""
        self.case.allow_one_more()
        try:
            self.call([ags.LINE_ITEM], "DELETE", address, what=_REMOVE)
        except services.Unserved as unserved:
            return unserved.finding
        return None


def check(case: Case) -> Iterator[Found]:
    """List the columns; with leave to write, make one of our own and remove it."""
    launch = case.last_launch(resource_link__ags_lineitems_url="")
    if launch is None:
        yield found("gradebook-not-offered")
        return
    link = launch.resource_link
    trial = _Trial(case, link)
    try:
        known = trial.listed()
    except services.Unserved as unserved:
        yield unserved.finding
        return
    yield found("columns-listed", count=len(known))
    course = str(link.context)
    if OPEN_EDX in link.ags_lineitems_url:
        yield found("column-stays")
    elif not case.may_write:
        host = why.host(link.ags_lineitems_url)
        yield found("column-not-tried", label=LABEL, course=course, host=host, platform=case.platform.pk)
    elif case.left() < TIME_TO_REMOVE:
        yield found("column-no-time")
    else:
        yield from _tried(trial, {str(item.get("id")) for item in known}, course)


def _tried(trial: _Trial, known: set[str], course: str) -> Iterator[Found]:
    left = found("column-left", label=LABEL, course=course)
    try:
        address = trial.make()
    except services.Unserved as unserved:
        yield unserved.finding
        # A call that brought no answer may have made the column all the same.
        if unserved.finding.code in {"service-unreachable", "service-unreadable"}:
            yield left
        return
    if address in known:
        yield found("service-unreadable", what=_MAKE)
        return
    is_found, fault = False, None
    try:
        is_found = trial.finds(address)
    finally:
        # Whatever ends the check, also a person's Ctrl-C: the column goes.
        fault = trial.removed(address)
    if fault is not None:
        yield fault
        yield left
    else:
        yield found("column-made-and-removed" if is_found else "column-not-found", course=course)


def _json(reply: http.Reply) -> Any:
    try:
        return reply.json()
    except ValueError:
        return None
