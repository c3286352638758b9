"""The review queue: answers that the rules could not decide, and the teacher's word on them."""

from __future__ import annotations

from typing import cast

from django import forms
from django.conf import settings
from django.contrib import admin, messages
from django.contrib.admin.models import CHANGE, LogEntry
from django.contrib.auth.models import User
from django.db.models import QuerySet
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _

from lms_app import grades, reports
from lms_app.admin_site import is_operator, taught_ids
from lms_app.models import AttemptState, ReviewDecision, Submission

QUEUE_MAX = 200


class DecisionForm(forms.Form):
    """A teacher's word on one check."""

    check_name = forms.CharField(max_length=60)
    decision = forms.ChoiceField(choices=[("met", "met"), ("not_met", "not met")])
    note = forms.CharField(max_length=1000, required=False)


def waiting(request: HttpRequest) -> QuerySet[Submission]:
    """Return the submissions with the teacher, oldest first, of the courses the account may see."""
    rows = Submission.objects.filter(attempt__state=AttemptState.IN_REVIEW).select_related(
        "attempt__placement__resource_link__context", "attempt__content_version", "attempt__user"
    )
    rows = rows.defer("attempt__content_version__document")
    if not is_operator(request):
        rows = rows.filter(attempt__placement__resource_link__context__in=taught_ids(request))
    return rows.order_by("submitted_at", "pk")


def queue(request: HttpRequest) -> HttpResponse:
    """Open the oldest answer that waits, or say that nothing does."""
    first = waiting(request).first()
    if first is not None:
        return HttpResponseRedirect(reverse("admin:review", args=[first.pk]))
    return _page(request, None)


def submission(request: HttpRequest, submission_id: int) -> HttpResponse:
    """Show one answer beside its rule; take a decision and go on to the next."""
    row = waiting(request).filter(pk=submission_id).first()
    if row is None:
        if _was_decided(request, submission_id):
            return HttpResponseRedirect(reverse("admin:review_queue"))
        raise Http404
    if request.method != "POST":
        return _page(request, row)
    form = DecisionForm(request.POST)
    if not form.is_valid():
        messages.error(request, _("Choose for one of the checks whether it is met."))
        return _page(request, row)
    return _decide(request, row, form)


def _decide(request: HttpRequest, row: Submission, form: DecisionForm) -> HttpResponse:
    teacher = cast(User, request.user)
    is_met = form.cleaned_data["decision"] == "met"
    name = form.cleaned_data["check_name"]
    try:
        grade = grades.decide(
            row,
            name,
            is_met,
            note=form.cleaned_data["note"],
            by=teacher,
            now=timezone.now(),
            wait=settings.REVIEW_UNDO,
        )
    except grades.NotInReview:
        messages.warning(request, _("That was decided in the meantime. Nothing was changed."))
        return HttpResponseRedirect(reverse("admin:review_queue"))
    LogEntry.objects.log_actions(
        teacher.pk, [row.attempt], CHANGE, f"{name}: {form.cleaned_data['decision']}", single_object=True
    )
    if grade.score is None:
        messages.success(request, _("Decided. Another check of this answer is still open."))
        return HttpResponseRedirect(reverse("admin:review", args=[row.pk]))
    words = {"score": f"{grade.score:.2f}", "n": int(settings.REVIEW_UNDO.total_seconds())}
    messages.success(request, _("Decided: %(score)s. It goes to the gradebook in %(n)s seconds.") % words)
    return HttpResponseRedirect(reverse("admin:review_queue"))


def undo(request: HttpRequest) -> HttpResponse:
    """Take back the account's last decision, while its score is held back."""
    if request.method != "POST":
        raise Http404
    decision = _last_decision(request)
    try:
        if decision is None:
            raise grades.TooLate
        grades.undo(decision, within=settings.REVIEW_UNDO, now=timezone.now())
    except grades.TooLate:
        messages.warning(request, _("It is too late to undo that: the score is on its way. Nothing was changed."))
        return HttpResponseRedirect(reverse("admin:review_queue"))
    attempt = decision.submission.attempt
    said = f"{decision.check_name}: undone"
    LogEntry.objects.log_actions(cast(User, request.user).pk, [attempt], CHANGE, said, single_object=True)
    messages.success(request, _("Undone: the answer waits for you again, and nothing was sent."))
    return HttpResponseRedirect(reverse("admin:review", args=[decision.submission_id]))


def _last_decision(request: HttpRequest) -> ReviewDecision | None:
    """Return what the account decided last, while it may be undone, in the courses it may see."""
    since = timezone.now() - settings.REVIEW_UNDO
    mine = ReviewDecision.objects.filter(decided_by=cast(User, request.user), decided_at__gt=since)
    if not is_operator(request):
        mine = mine.filter(submission__attempt__placement__resource_link__context__in=taught_ids(request))
    return mine.select_related("submission").order_by("-decided_at").first()


def _was_decided(request: HttpRequest, submission_id: int) -> bool:
    rows = Submission.objects.filter(pk=submission_id, decisions__isnull=False)
    if not is_operator(request):
        rows = rows.filter(attempt__placement__resource_link__context__in=taught_ids(request))
    return rows.exists()


def _page(request: HttpRequest, row: Submission | None) -> HttpResponse:
    rows = [(entry, reports.heading(entry.attempt)) for entry in waiting(request)[:QUEUE_MAX]]
    context = {
        **admin.site.each_context(request),
        "title": _("Review queue"),
        "rows": rows,
        "current": row,
        "can_undo": _last_decision(request) is not None,
        "report": reports.of(row.attempt, row.grades.filter(is_current=True).first()) if row else None,
    }
    return TemplateResponse(request, "admin/review.html", context)


admin.site.add_page("review/undo/", undo, "review_undo")  # type: ignore[attr-defined]
admin.site.add_page("review/", queue, "review_queue")  # type: ignore[attr-defined]
admin.site.add_page("review/<int:submission_id>/", submission, "review")  # type: ignore[attr-defined]
