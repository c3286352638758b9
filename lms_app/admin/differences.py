"""Where the gradebook shows something else: three scores side by side, and a person's word on which is to stand."""

from __future__ import annotations

import hashlib
from decimal import Decimal
from typing import Any, cast

from django.contrib import admin, messages
from django.contrib.admin.models import CHANGE, LogEntry
from django.contrib.auth.models import User
from django.core.paginator import Page, Paginator
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.cache import never_cache

from lms_app import column_checks, deliveries, delivery_words, outbox, pseudonyms
from lms_app.admin.monitor import deliveries_of
from lms_app.models import ColumnCheck, Placement, QueueState, ScoreDelivery

PER_PAGE = 50
#: Columns whose last comparison is listed.
COLUMNS_MAX = 50
KEEP, OURS = "keep", "ours"


@never_cache
def differences(request: HttpRequest) -> HttpResponse:
    """List what differs; take a choice, show what it would do, and on the word of who looks do it."""
    if request.method != "POST":
        return _list(request)
    action = request.POST.get("do", "")
    if action == "compare":
        return _compare(request)
    chosen = _chosen(request)
    if action not in (KEEP, OURS) or not chosen:
        messages.error(request, _("Choose scores, and what is to be done with them."))
        return HttpResponseRedirect(request.get_full_path())
    if "mark" not in request.POST:
        return _preview(request, chosen, action)
    if request.POST["mark"] != _mark(chosen):
        problem = _("Something has changed meanwhile. Look once more; nothing was done yet.")
        return _preview(request, chosen, action, problem=problem)
    return _do(request, chosen, action)


def open_to(request: HttpRequest, *, kept: bool = False) -> QuerySet[ScoreDelivery]:
    """Return the deliveries of the account's courses that differ and wait for a person, or that one has kept."""
    rows = deliveries_of(request)
    if kept:
        rows = rows.filter(state=QueueState.DONE, reason=deliveries.KEPT_THEIRS)
    else:
        rows = rows.filter(state=QueueState.FAILED, reason__in=deliveries.DIFFERING)
    read = rows.select_related("user", "grade", "sent_grade", "chosen_by", "placement__resource_link__context")
    return read.defer("grade__outcome", "sent_grade__outcome").order_by("there_at", "pk")


def _list(request: HttpRequest) -> HttpResponse:
    kept = request.GET.get("kept") == "1"
    page = Paginator(open_to(request, kept=kept), PER_PAGE).get_page(request.GET.get("page"))
    context = {
        **admin.site.each_context(request),
        "title": _("Differences with the gradebook"),
        "page": page,
        "rows": _rows(page),
        "kept": kept,
        "columns": _columns(request),
    }
    return TemplateResponse(request, "admin/differences.html", context)


def _preview(request: HttpRequest, chosen: list[ScoreDelivery], action: str, *, problem: str = "") -> HttpResponse:
    context = {
        **admin.site.each_context(request),
        "title": _("Keep what stands there") if action == KEEP else _("Send ours"),
        "rows": _rows(chosen),
        "count": len(chosen),
        "action": action,
        "mark": _mark(chosen),
        "problem": problem,
    }
    return TemplateResponse(request, "admin/differences_sure.html", context, status=409 if problem else 200)


def _do(request: HttpRequest, chosen: list[ScoreDelivery], action: str) -> HttpResponse:
    now, who = timezone.now(), cast(User, request.user)
    for delivery in chosen:
        if action == KEEP:
            deliveries.keep_theirs(delivery, by=who, now=now)
        else:
            outbox.send_ours(delivery, by=who, now=now)
    name = "keep theirs" if action == KEEP else "send ours"
    LogEntry.objects.log_actions(who.pk, chosen, CHANGE, [{"changed": {"name": name, "object": ""}}])
    count = len(chosen)
    if action == KEEP:
        text = ngettext("%(count)d grade is kept as it is.", "%(count)d grades are kept as they are.", count)
    else:
        text = ngettext("%(count)d score is sent over it.", "%(count)d scores are sent over them.", count)
    messages.success(request, text % {"count": count})
    return HttpResponseRedirect(reverse("admin:differences"))


def _compare(request: HttpRequest) -> HttpResponse:
    own = Placement.objects.filter(deliveries__in=deliveries_of(request)).distinct()
    count = column_checks.ask(own, now=timezone.now())
    text = ngettext("%(count)d column will be compared.", "%(count)d columns will be compared.", count)
    messages.success(request, text % {"count": count})
    return HttpResponseRedirect(reverse("admin:differences"))


def _chosen(request: HttpRequest) -> list[ScoreDelivery]:
    named = {int(pk) for pk in request.POST.getlist("row")[:PER_PAGE] if pk.isascii() and pk.isdecimal()}
    pks = [pk for pk in named if pk < 2**63]
    kept = request.POST.get("kept") == "1"
    return list(open_to(request, kept=kept).filter(pk__in=pks))


def _mark(chosen: list[ScoreDelivery]) -> str:
    """Name what was looked at: the same rows, with the same scores."""
    seen = sorted((row.pk, row.revision, row.grade_id, row.reason, str(row.there_score)) for row in chosen)
    return hashlib.sha256(repr(seen).encode()).hexdigest()


def _rows(listed: Page[ScoreDelivery] | list[ScoreDelivery]) -> list[dict[str, Any]]:
    return [
        {
            "pk": delivery.pk,
            "person": pseudonyms.shown(delivery.user, delivery.placement.resource_link.context_id),
            "course": str(delivery.placement.resource_link.context),
            "activity": delivery.placement.activity,
            "computed": _score(delivery.grade.score),
            "sent": _score(delivery.sent_grade.score if delivery.sent_grade else None),
            "there": _score(delivery.there_score),
            "there_at": delivery.there_at,
            "why": delivery_words.why(delivery.reason),
            "chosen_by": delivery.chosen_by,
            "chosen_at": delivery.chosen_at,
        }
        for delivery in listed
    ]


def _columns(request: HttpRequest) -> list[dict[str, Any]]:
    own = ColumnCheck.objects.filter(placement__deliveries__in=deliveries_of(request)).distinct()
    listed = own.select_related("placement__resource_link__context").order_by("-differing", "-missing", "-pk")
    return [_column(check) for check in listed[:COLUMNS_MAX]]


def _column(check: ColumnCheck) -> dict[str, Any]:
    is_under_way = check.state in (QueueState.WAITING, QueueState.CLAIMED) and not check.is_quick
    return {
        "check": check,
        "course": str(check.placement.resource_link.context),
        "activity": check.placement.activity,
        "is_under_way": is_under_way,
        "why": delivery_words.why_unread(check.reason),
    }


def _score(score: Decimal | None) -> str:
    return "" if score is None else f"{score:.2f}"


admin.site.add_page("differences/", differences, "differences")  # type: ignore[attr-defined]
