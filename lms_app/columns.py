"""The gradebook column of a placement: the platform's own where it gave one, else found, else made, once."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from lms_app import placements
from lms_app.lti import ags, http
from lms_app.lti.answers import ServiceRefused
from lms_app.models import LineItem, Placement, ResourceLink

#: A search older than this belongs to a dead worker.
SEARCH_LEASE = timedelta(seconds=90)
TAG = "grade"


class NoColumn(Exception):
    """The score has nowhere to go. ``reason``: ``not_linked``, ``no_scope`` or ``no_column``."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class ColumnSought(Exception):
    """Another worker is looking for this column at the moment."""


@dataclass(frozen=True)
class Column:
    """Where a placement's scores go."""

    url: str
    is_ours: bool


def of(placement: Placement, *, now: datetime) -> Column:
    """Return a placement's column; look for it, and make it, where it is not known yet.

    Raises ``NoColumn``, ``ColumnSought``, or what the calls raise. Not to be called inside a transaction.
    """
    link = placement.resource_link
    if not link.ags_lineitems_url and not link.ags_lineitem_url:
        raise NoColumn("not_linked")
    if ags.SCORE not in link.ags_scopes:
        raise NoColumn("no_scope")
    if link.ags_lineitem_url and is_coupled(placement):
        return _kept(placement, link.ags_lineitem_url, is_ours=False, now=now)
    known = LineItem.objects.filter(placement=placement).first()
    if known is not None and known.url:
        return Column(known.url, known.is_ours)
    if not link.ags_lineitems_url:
        raise NoColumn("no_column")
    return _sought(placement, now)


def takes_scores(link: ResourceLink) -> bool:
    """Tell whether the last launch of a link offered a gradebook that we may post to."""
    return ags.SCORE in link.ags_scopes and bool(link.ags_lineitems_url or link.ags_lineitem_url)


def is_coupled(placement: Placement) -> bool:
    """Tell whether the column that a launch names is this placement's: of its own link, or of the whole lesson."""
    link = placement.resource_link
    carried = link.activity or placements.main_activity(link)
    return placement.activity == carried


def link_resource_id(lesson: str, activity: str) -> str:
    """Name the column that comes with a link of its own; never what a column made for a lesson's link is named."""
    return f"link:{lesson}/{activity}" if activity else f"link:{lesson}"


def look_again(placement: Placement, gone: str, *, now: datetime) -> Column | None:
    """Look for a column that is no longer where it was; None where it cannot be found."""
    link = placement.resource_link
    if not link.ags_lineitems_url or not _may_search(link):
        return None
    wanted = {"resource_link_id": link.lti_id} if is_coupled(placement) else {"resource_id": _resource_id(placement)}
    try:
        candidates = ags.line_items(link, wanted)
    except ServiceRefused:
        return None
    for found in candidates:
        url = _address(found)
        if url and url != gone and not _is_taken(url, placement):
            return _kept(placement, url, is_ours=False, now=now)
    return None


def _sought(placement: Placement, now: datetime) -> Column:
    """Find or make the column while no other worker does: two of them would make two."""
    _, is_mine = LineItem.objects.get_or_create(placement=placement, defaults={"url": "", "found_at": now})
    if not is_mine:
        stale = LineItem.objects.filter(placement=placement, url="", found_at__lt=now - SEARCH_LEASE)
        if not stale.update(found_at=now):
            raise ColumnSought
    try:
        return _found(placement, now) or _made(placement, now)
    except Exception:
        # Whatever went wrong, the next one may look at once.
        LineItem.objects.filter(placement=placement, url="").delete()
        raise


def _found(placement: Placement, now: datetime) -> Column | None:
    """Find the column of the link itself, or one that we made before, here or where the course was copied from."""
    link = placement.resource_link
    if not _may_search(link):
        return None
    own = {_resource_id(placement): True}
    if is_coupled(placement):
        own = {link_resource_id(link.lesson, link.activity): False, **own}
    for resource_id, is_ours in own.items():
        for candidate in ags.line_items(link, {"resource_id": resource_id}):
            url = _address(candidate)
            is_named = candidate.get("resourceId") == resource_id
            is_elsewhere = not is_ours and candidate.get("resourceLinkId") not in {None, "", link.lti_id}
            if url and is_named and not is_elsewhere and not _is_taken(url, placement):
                return _kept(placement, url, is_ours=is_ours, now=now)
    return None


def _made(placement: Placement, now: datetime) -> Column:
    link = placement.resource_link
    if ags.LINE_ITEM not in link.ags_scopes:
        raise NoColumn("no_column")
    version = placements.current_version(link.lesson)
    label = placements.activity_of(version, placement.activity).title("zh-hans")
    try:
        made = ags.create_line_item(link, label=label, resource_id=_resource_id(placement), tag=TAG)
    except ServiceRefused as refusal:
        raise NoColumn("no_column") from refusal
    return _kept(placement, made["id"], is_ours=True, now=now)


def _kept(placement: Placement, url: str, *, is_ours: bool, now: datetime) -> Column:
    known = LineItem.objects.filter(placement=placement).first()
    if known is None or known.url != url:
        # A link that carries another activity now took its column along.
        LineItem.objects.filter(url=url, placement__resource_link=placement.resource_link).delete()
        LineItem.objects.update_or_create(
            placement=placement, defaults={"url": url, "is_ours": is_ours, "found_at": now}
        )
    return Column(url, is_ours)


def _may_search(link: ResourceLink) -> bool:
    return not {ags.LINE_ITEM, ags.LINE_ITEM_READ}.isdisjoint(link.ags_scopes)


def _is_taken(url: str, placement: Placement) -> bool:
    """Tell whether a column is another placement's, known to us by a row or by a launch."""
    link = placement.resource_link
    if LineItem.objects.filter(url=url).exclude(placement=placement).exists():
        return True
    launched = ResourceLink.objects.filter(ags_lineitem_url=url, context__deployment=link.context.deployment_id)
    if is_coupled(placement):
        launched = launched.exclude(pk=link.pk)
    return launched.exists()


def _resource_id(placement: Placement) -> str:
    return f"{placement.resource_link.lesson}/{placement.activity}"


def _address(item: dict[str, Any]) -> str:
    url = item.get("id")
    return url if isinstance(url, str) and http.is_address(url) else ""
