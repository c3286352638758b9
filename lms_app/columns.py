"""The gradebook column of a placement: the platform's own where it gave one, else found, else made, once."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from decimal import Decimal
from typing import Any

from django.db import transaction
from django.db.models import QuerySet

from lms_app import placements
from lms_app.lti import ags, http
from lms_app.lti.answers import ServiceRefused
from lms_app.models import Context, LineItem, Placement, ResourceLink

#: A search older than this belongs to a dead worker: longer than making a column can take, token and all.
SEARCH_LEASE = timedelta(seconds=180)
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
    """Where a placement's scores go; ``maximum`` is the column's own scale, None where it is not known."""

    url: str
    is_ours: bool
    maximum: Decimal | None = None


def of(placement: Placement, *, now: datetime) -> Column:
    """Return a placement's column; look for it, and make it, where it is not known yet.

    Raises ``NoColumn``, ``ColumnSought``, or what the calls raise. Not to be called inside a transaction.
    """
    link = placement.resource_link
    if not link.ags_lineitems_url and not link.ags_lineitem_url:
        raise NoColumn("not_linked")
    if ags.SCORE not in link.ags_scopes:
        raise NoColumn("no_scope")
    known = LineItem.objects.filter(placement=placement).first()
    if link.ags_lineitem_url and is_coupled(placement):
        if known is None or known.url != link.ags_lineitem_url:
            named = Column(link.ags_lineitem_url, is_ours=False)
            _keep(placement, named, now, is_named=True)
            return named
        return Column(known.url, known.is_ours, known.score_maximum)
    if known is not None and known.url:
        return Column(known.url, known.is_ours, known.score_maximum)
    if not link.ags_lineitems_url:
        raise NoColumn("no_column")
    return _sought(placement, now)


def known(placement: Placement) -> Column | None:
    """Return a placement's column as far as it is known: the one that the launch names, or found before."""
    link = placement.resource_link
    kept = LineItem.objects.filter(placement=placement).exclude(url="").first()
    if link.ags_lineitem_url and is_coupled(placement) and (kept is None or kept.url != link.ags_lineitem_url):
        return Column(link.ags_lineitem_url, is_ours=False)
    return Column(kept.url, kept.is_ours, kept.score_maximum) if kept is not None else None


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
    try:
        found = _found(placement, now, gone=gone)
    except ServiceRefused:
        return None
    if found is not None:
        # The link's address is of the latest launch, and out of date: the next one says it anew.
        ResourceLink.objects.filter(pk=link.pk, ags_lineitem_url=gone).update(ags_lineitem_url=found.url)
    return found


def _sought(placement: Placement, now: datetime) -> Column:
    """Find or make the column while no other worker does: two of them would make two."""
    mark, began = now, time.monotonic()
    _, is_mine = LineItem.objects.get_or_create(placement=placement, defaults={"url": "", "found_at": mark})
    if not is_mine and not _search_of(placement).filter(found_at__lt=now - SEARCH_LEASE).update(found_at=mark):
        raise ColumnSought
    try:
        found = _found(placement, now)
        if found is None:
            # A search that took too long is another worker's by now; that one makes the column.
            mark, before = now + timedelta(seconds=time.monotonic() - began), mark
            if not _search_of(placement).filter(found_at=before).update(found_at=mark):
                raise ColumnSought
            found = _made(placement, now)
    except Exception:
        # Whatever went wrong, the next one may look at once.
        _search_of(placement).filter(found_at=mark).delete()
        raise
    return found


def _search_of(placement: Placement) -> QuerySet[LineItem]:
    return LineItem.objects.filter(placement=placement, url="")


def _found(placement: Placement, now: datetime, *, gone: str = "") -> Column | None:
    """Find the column of the link itself, or one that we made before, here or where the course was copied from."""
    if not _may_search(placement.resource_link):
        return None
    for item, is_ours in _candidates(placement):
        column = Column(_address(item), is_ours, ags.maximum_of(item))
        if column.url and column.url != gone and _keep(placement, column, now, instead_of=gone):
            return column
    return None


def _candidates(placement: Placement) -> Iterator[tuple[dict[str, Any], bool]]:
    """Yield the columns that could be the placement's with whether we made them, the likeliest first.

    What a filter lets through is looked at once more: a platform may not know it.
    """
    link, own = placement.resource_link, _resource_id(placement)
    if is_coupled(placement):
        carried = link_resource_id(link.lesson, link.activity)
        of_link = _listed(link, "resource_link_id", link.lti_id)
        for item in sorted(of_link, key=lambda item: (item.get("resourceId") != carried, item.get("tag") != TAG)):
            # A column of the link that is named for something else is one that we made for another activity.
            if item.get("resourceId") in (None, "", carried):
                yield item, False
        for item in _listed(link, "resource_id", carried):
            if item.get("resourceLinkId") in (None, "", link.lti_id):
                yield item, False
    for item in sorted(_listed(link, "resource_id", own), key=lambda item: item.get("tag") != TAG):
        if item.get("tag") in (None, "", TAG):
            yield item, True


def _listed(link: ResourceLink, name: str, value: str) -> list[dict[str, Any]]:
    member = {"resource_link_id": "resourceLinkId", "resource_id": "resourceId"}[name]
    return [item for item in ags.line_items(link, {name: value}) if item.get(member) == value]


def _made(placement: Placement, now: datetime) -> Column:
    link = placement.resource_link
    if ags.LINE_ITEM not in link.ags_scopes:
        raise NoColumn("no_column")
    version = placements.current_version(link.lesson)
    label = placements.activity_of(version, placement.activity).title("zh-hans")
    try:
        item = ags.create_line_item(link, label=label, resource_id=_resource_id(placement), tag=TAG)
    except ServiceRefused as refusal:
        raise NoColumn("no_column") from refusal
    made = Column(item["id"], is_ours=True, maximum=ags.maximum_of(item))
    if not _keep(placement, made, now):
        raise ColumnSought
    return made


def _keep(placement: Placement, column: Column, now: datetime, *, is_named: bool = False, instead_of: str = "") -> bool:
    """Write down whose column this is; what a launch names it is, what was found only if nobody else has it.

    The course's other searches wait meanwhile, so that two of them cannot take the same column. One that was overtaken
    raises ``ColumnSought``: the placement has another column by now.
    """
    link = placement.resource_link
    with transaction.atomic():
        Context.objects.select_for_update(no_key=True).only("pk").get(pk=link.context_id)
        others = LineItem.objects.filter(url=column.url).exclude(placement=placement)
        if is_named:
            # A link that carries another activity now took its column along.
            others.filter(placement__resource_link__context=link.context_id).delete()
        elif others.exists() or _is_launched_elsewhere(placement, column.url):
            return False
        elif LineItem.objects.filter(placement=placement).exclude(url__in=("", instead_of, column.url)).exists():
            raise ColumnSought
        said = {"url": column.url, "is_ours": column.is_ours, "score_maximum": column.maximum, "found_at": now}
        LineItem.objects.update_or_create(placement=placement, defaults=said)
    return True


def _may_search(link: ResourceLink) -> bool:
    return not {ags.LINE_ITEM, ags.LINE_ITEM_READ}.isdisjoint(link.ags_scopes)


def _is_launched_elsewhere(placement: Placement, url: str) -> bool:
    """Tell whether a launch of another link named this column, or of this link for another activity."""
    link = placement.resource_link
    launched = ResourceLink.objects.filter(ags_lineitem_url=url, context__deployment=link.context.deployment_id)
    if is_coupled(placement):
        launched = launched.exclude(pk=link.pk)
    return launched.exists()


def _resource_id(placement: Placement) -> str:
    return f"{placement.resource_link.lesson}/{placement.activity}"


def _address(item: dict[str, Any]) -> str:
    url = item.get("id")
    return url if isinstance(url, str) and http.is_address(url) else ""
