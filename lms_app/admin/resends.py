"""Sending scores again in bulk: choose, look at what that would change, confirm."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any, cast

from django import forms
from django.contrib import admin, messages
from django.contrib.admin.models import CHANGE, LogEntry
from django.contrib.auth.models import User
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.cache import never_cache

from lms_app import delivery_words, pseudonyms, resends
from lms_app.admin.monitor import deliveries_of, platforms_of, spoken
from lms_app.models import Context, ScoreDelivery

#: Rows that a preview shows one by one.
SHOWN = 50
#: Courses that an operator is offered; a command takes any by its number.
COURSES_MAX = 500
_HOURS = (1, 6, 24, 24 * 7)


class ChoiceForm(forms.Form):
    """What to send again; the account is offered its own."""

    which = forms.ChoiceField(required=False)
    platform = forms.TypedChoiceField(required=False, coerce=int, empty_value=None)
    context = forms.TypedChoiceField(required=False, coerce=int, empty_value=None)
    activity = forms.ChoiceField(required=False)
    reason = forms.ChoiceField(required=False)
    older_than = forms.TypedChoiceField(required=False, coerce=int, empty_value=None)

    def __init__(self, request: HttpRequest, data: Any) -> None:
        super().__init__(data)
        rows, fields = deliveries_of(request), self.fields
        courses = Context.objects.filter(resource_links__placements__deliveries__in=rows).distinct()
        # What was chosen stays a choice, though nothing may be like that any more.
        said = (data or {}).get("reason", "")
        known = {said} if delivery_words.knows(said) else set()
        reasons = sorted({*known, *rows.order_by().exclude(reason="").values_list("reason", flat=True).distinct()})
        activities = rows.order_by("placement__activity").values_list("placement__activity", flat=True).distinct()
        _offer(fields["which"], _("Which"), _which())
        _offer(fields["platform"], _("Platform"), [(row.pk, str(row)) for row in platforms_of(request)], _("all"))
        offered = [(course.pk, str(course)) for course in courses.order_by("title", "pk")[:COURSES_MAX]]
        _offer(fields["context"], _("Course"), offered, _("all"))
        _offer(fields["activity"], _("Activity"), [(key, key) for key in activities], _("all"))
        _offer(fields["reason"], _("Why"), [(reason, delivery_words.why(reason)) for reason in reasons], _("all"))
        ages = [(hours, spoken(timedelta(hours=hours))) for hours in _HOURS]
        _offer(fields["older_than"], _("Not in the gradebook for at least"), ages, _("any time"))

    def chosen(self) -> resends.Chosen:
        """Return the choice of a valid form."""
        said = self.cleaned_data
        hours = said["older_than"]
        return resends.Chosen(
            which=resends.Which(said["which"] or resends.Which.FAILED),
            platform=said["platform"],
            context=said["context"],
            activity=said["activity"],
            reason=said["reason"],
            older_than=None if hours is None else timedelta(hours=hours),
        )


@never_cache
def resend(request: HttpRequest) -> HttpResponse:
    """Take a choice, show what it would do, and on the word of who looks do it."""
    now, said = timezone.now(), request.POST if request.method == "POST" else request.GET
    is_chosen = "mark" in said or "look" in said
    form = ChoiceForm(request, said if is_chosen else None)
    if not is_chosen:
        return _page(request, form)
    if not form.is_valid():
        return _page(request, form, problem=_("Choose from what is offered."))
    rows, chosen = deliveries_of(request), form.chosen()
    found, seen = resends.find(rows, chosen, now=now), resends.preview(rows, chosen, now=now)
    if request.method == "POST" and seen.count:
        if said.get("mark") == seen.mark:
            return _send(request, found, now)
        problem = _("What would be sent has changed meanwhile. Look once more; nothing was sent yet.")
        return _page(request, form, found=found, seen=seen, problem=problem)
    return _page(request, form, found=found, seen=seen)


def _send(request: HttpRequest, found: QuerySet[ScoreDelivery], now: datetime) -> HttpResponse:
    count = 0
    for lot in resends.send(found, now=now):
        rows = ScoreDelivery.objects.filter(pk__in=lot)
        LogEntry.objects.log_actions(
            cast(User, request.user).pk, rows, CHANGE, [{"changed": {"name": "send again", "object": ""}}]
        )
        count += len(lot)
    text = ngettext("%(count)d score will be sent again.", "%(count)d scores will be sent again.", count)
    messages.success(request, text % {"count": count})
    return HttpResponseRedirect(reverse("admin:deliveries"))


def _page(
    request: HttpRequest,
    form: ChoiceForm,
    *,
    found: QuerySet[ScoreDelivery] | None = None,
    seen: resends.Preview | None = None,
    problem: str = "",
) -> HttpResponse:
    kept = {name: form[name].value() or "" for name in form.fields} if found is not None else {}
    context = {
        **admin.site.each_context(request),
        "title": _("Send scores again"),
        "form": form,
        "kept": kept,
        "seen": seen,
        "rows": [] if found is None else _rows(found),
        "shown_most": SHOWN,
        "problem": problem,
    }
    return TemplateResponse(request, "admin/resend.html", context, status=409 if seen and problem else 200)


def _rows(found: QuerySet[ScoreDelivery]) -> list[dict[str, str]]:
    """Say for the first of those that change what the gradebook shows, what it would."""
    some = resends.changing(found).select_related("user", "grade", "sent_grade", "placement__resource_link__context")
    listed = some.defer("grade__outcome", "sent_grade__outcome").order_by("pk")[:SHOWN]
    return [
        {
            "person": pseudonyms.shown(delivery.user, delivery.placement.resource_link.context_id),
            "course": str(delivery.placement.resource_link.context),
            "activity": delivery.placement.activity,
            "sent": f"{delivery.sent_grade.score:.2f}" if delivery.sent_grade else "",
            "standing": f"{delivery.grade.score:.2f}",
        }
        for delivery in listed
    ]


def _offer(field: Any, label: str, choices: list[tuple[Any, str]], empty: str = "") -> None:
    field.label = label
    field.choices = [("", empty), *choices] if empty else choices


def _which() -> list[tuple[str, str]]:
    return [
        (resends.Which.FAILED, _("those that were not sent")),
        (resends.Which.UNSENT, _("those that were not sent, and those that wait")),
        (resends.Which.ALL, _("all, also what the gradebook has taken")),
    ]


admin.site.add_page("deliveries/resend/", resend, "resend_deliveries")  # type: ignore[attr-defined]
