"""Placements, attempts, submissions, grades and decisions in the admin."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from django.contrib import admin, messages
from django.contrib.admin.utils import label_for_field
from django.db.models import Model, QuerySet
from django.forms import ModelForm
from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils import timezone
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.text import capfirst
from django.utils.translation import gettext, ngettext
from django.utils.translation import gettext_lazy as _

from lms_app import delivery_words, placements, platform_terms, pseudonyms, recounting, reports
from lms_app.admin.recounted import Recounted
from lms_app.admin.scoped import CourseFilter, ScopedReadOnly
from lms_app.attempts import UNENDED
from lms_app.models import (
    Attempt,
    AttemptState,
    Grade,
    LineItem,
    Placement,
    ReviewDecision,
    ScoreDelivery,
    Submission,
)
from lms_app.platform_terms import Heard
from lms_app.recounting import Change


@admin.register(Placement)
class PlacementAdmin(Recounted):
    """An activity's settings on one link: attempts, dates, which grade counts, release."""

    context_path = "resource_link__context"
    list_display = (
        "activity",
        "resource_link",
        "course",
        "attempts_allowed",
        "opens_at",
        "due_at",
        "closes_at",
        "late",
        "time_limit_minutes",
        "counting",
        "release",
    )
    list_filter = (CourseFilter, "counting", "release")
    list_select_related = ("resource_link__context",)
    search_fields = ("activity", "resource_link__title", "resource_link__context__title")
    fieldsets = (
        (None, {"fields": ("activity", "resource_link", "course", "origin")}),
        (_("Attempts"), {"fields": ("attempts_allowed", "counting", "time_limit_minutes")}),
        (
            _("Dates"),
            {
                "fields": ("zone", "opens_at", "due_at", "closes_at", "said_by_platform"),
                "description": _(
                    "What is entered here holds for everybody and goes before what the course site says, also for the "
                    "attempts. Where a field is empty, what the course site says holds, to each learner their own."
                ),
            },
        ),
        (
            _("Late work"),
            {
                "fields": ("late", "late_percent", "grace_minutes"),
                "description": _(
                    "Points come off the score that is sent. Where the course site takes points off for late work "
                    "itself, leave one of the two out."
                ),
            },
        ),
        (_("Single learners"), {"fields": ("extensions",)}),
        (_("What learners see"), {"fields": ("release", "hints")}),
    )
    readonly_fields = ("activity", "resource_link", "course", "zone", "said_by_platform", "extensions", "origin")

    def formfield_for_dbfield(self, db_field: Any, request: HttpRequest, **kwargs: Any) -> Any:
        """Leave terms of late work as they are where a form does not carry them."""
        if db_field.name in {"late", "late_percent", "grace_minutes"}:
            kwargs["required"] = False
        return super().formfield_for_dbfield(db_field, request, **kwargs)

    @admin.display(description=_("course"))
    def course(self, placement: Placement) -> str:
        """Return the course's title."""
        return str(placement.resource_link.context)

    @admin.display(description=_("origin"))
    def origin(self, placement: Placement) -> str:
        """Say whether the settings came along with a copied course, and whether they go first."""
        if placement.copied_from_id is None:
            return gettext("made here")
        if placement.is_confirmed:
            return gettext("came along with a copied course, saved here since")
        return gettext("came along with a copied course: what the course site says goes first until these are saved")

    @admin.display(description=_("the course site says"))
    def said_by_platform(self, placement: Placement) -> str | SafeString:
        """Return what the course site said to the learners when each last came, and what of it holds."""
        heard = platform_terms.of_link(placement.resource_link_id)
        if not heard:
            return gettext("nothing")
        return format_html_join("", "<p>{}</p>", ((_heard(placement, one),) for one in heard))

    @admin.display(description=_("time zone"))
    def zone(self, placement: Placement) -> str:
        """Say in which zone times are entered here."""
        return timezone.get_current_timezone_name()

    @admin.display(description=_("extensions"))
    def extensions(self, placement: Placement) -> SafeString:
        """Lead to those that were given, and to giving one."""
        count = placement.extensions.count()
        page = "admin:lms_app_extension_changelist"
        return format_html(
            '<a href="{0}?placement={4}">{1}</a> · <a href="{2}?placement={4}">{3}</a>',
            reverse(page),
            ngettext("%(n)s extension", "%(n)s extensions", count) % {"n": count},
            reverse("admin:lms_app_extension_add"),
            gettext("Give an extension"),
            placement.pk,
        )

    def changes_of(self, request: HttpRequest, form: Any) -> tuple[Placement, tuple[Change, ...]]:
        """Return what the settings would change of what stands."""
        form.instance.is_confirmed = True
        return form.instance, recounting.difference(form.instance).changes

    def save_model(self, request: HttpRequest, obj: Any, form: ModelForm[Placement], change: bool) -> None:
        """Save, and make what came with a copy one's own; what should stand is made again."""
        obj.is_confirmed = True
        super().save_model(request, obj, form, change)
        sent = recounting.apply(obj, now=timezone.now())
        if sent:
            text = ngettext("%(n)s score is sent anew.", "%(n)s scores are sent anew.", sent)
            messages.success(request, text % {"n": sent})

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Let instructors change the settings of own placements."""
        return self.has_view_permission(request, obj)

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Refuse: a placement comes with the link's first use."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Refuse: learners' work hangs on it."""
        return False


@admin.register(Attempt)
class AttemptAdmin(ScopedReadOnly):
    """Attempts: the page of one shows answers, evidence, grades and the way to the gradebook."""

    context_path = "placement__resource_link__context"
    list_display = (
        "person",
        "course",
        "activity",
        "number",
        "state",
        "score",
        "is_preview",
        "started_at",
        "submitted_at",
    )
    list_filter = (CourseFilter, "state", "is_preview")
    list_select_related = ("user", "placement__resource_link__context", "content_version")
    search_fields = ("user__name", "placement__activity")
    date_hierarchy = "started_at"
    fields = (
        "person",
        "course",
        "activity",
        "number",
        "state",
        "is_preview",
        "started_at",
        "saved_at",
        "submitted_at",
        "in_time",
    )
    readonly_fields = fields
    change_form_template = "admin/attempt.html"

    def get_queryset(self, request: HttpRequest) -> QuerySet[Model]:
        """Bring each attempt's current grade along, and leave its version's long document."""
        rows = super().get_queryset(request).defer("content_version__document")
        return rows.prefetch_related("submission__grades")

    @admin.display(description=_("person"), ordering="user__name")
    def person(self, attempt: Attempt) -> str:
        """Return whose attempt it is."""
        return pseudonyms.shown(attempt.user, attempt.placement.resource_link.context_id)

    @admin.display(description=_("course"))
    def course(self, attempt: Attempt) -> str:
        """Return the course's title."""
        return str(attempt.placement.resource_link.context)

    @admin.display(description=_("activity"), ordering="placement__activity")
    def activity(self, attempt: Attempt) -> str:
        """Return what the activity is called."""
        return reports.heading(attempt)

    @admin.display(description=_("in time"))
    def in_time(self, attempt: Attempt) -> str:
        """Say whether it was handed in late, and until when it could be."""
        terms = placements.terms_of(attempt)
        if attempt.submitted_at is not None and not attempt.is_preview:
            return gettext("late") if terms.is_late(attempt.submitted_at) else gettext("yes")
        end = None if attempt.is_preview else terms.ends_at(attempt.started_at)
        return "" if end is None else gettext("ends %(at)s") % {"at": _written(end)}

    @admin.display(description=_("score"))
    def score(self, attempt: Attempt) -> str:
        """Return the current grade's score, or what stands in its place."""
        grade = current_grade(attempt)
        if grade is None or grade.score is None:
            return ""
        return f"{grade.score:.2f}"

    def change_view(
        self, request: HttpRequest, object_id: str, form_url: str = "", extra_context: dict[str, Any] | None = None
    ) -> HttpResponse:
        """Show the attempt with all that became of it."""
        attempt: Any = self.get_object(request, object_id)
        extra = {**(extra_context or {}), "show_save": False, "show_save_and_continue": False}
        if attempt is not None and attempt.state not in UNENDED:
            extra |= _became_of(attempt)
        return super().change_view(request, object_id, form_url, extra)


def current_grade(attempt: Attempt) -> Grade | None:
    """Return the attempt's current grade from what is already read."""
    if not hasattr(attempt, "submission"):
        return None
    return next((grade for grade in attempt.submission.grades.all() if grade.is_current), None)


def _became_of(attempt: Attempt) -> dict[str, Any]:
    delivery = (
        ScoreDelivery.objects.filter(placement=attempt.placement, user=attempt.user).select_related("grade").first()
    )
    return {
        "report": reports.of(attempt, current_grade(attempt)),
        "grades": sorted(attempt.submission.grades.all(), key=lambda grade: grade.pk, reverse=True),
        "decisions": attempt.submission.decisions.select_related("decided_by").order_by("decided_at"),
        "review_url": reverse("admin:review", args=[attempt.submission.pk])
        if attempt.state == AttemptState.IN_REVIEW
        else "",
        "fault": attempt.submission.reason if attempt.state == AttemptState.FAILED else "",
        "delivery": delivery,
        "delivery_state": delivery_words.where(delivery) if delivery else "",
        "delivery_reason": delivery_words.why(delivery.reason) if delivery else "",
        "tries": delivery.try_log.order_by("-tried_at")[:50] if delivery else (),
    }


@admin.register(Submission)
class SubmissionAdmin(ScopedReadOnly):
    """What was handed in, and whether it has been graded."""

    context_path = "attempt__placement__resource_link__context"
    list_display = ("pk", "person", "attempt_link", "state", "reason", "tries", "submitted_at")
    list_filter = (CourseFilter, "state")
    list_select_related = ("attempt__user", "attempt__placement__resource_link")
    search_fields = ("attempt__user__name",)
    date_hierarchy = "submitted_at"
    fields = ("attempt_link", "state", "reason", "tries", "submitted_at")
    readonly_fields = fields

    @admin.display(description=_("person"))
    def person(self, submission: Submission) -> str:
        """Return who handed it in."""
        return _whose(submission)

    @admin.display(description=_("attempt"))
    def attempt_link(self, submission: Submission) -> SafeString:
        """Lead to the attempt."""
        return _link(
            "attempt", submission.attempt_id, f"{submission.attempt.placement.activity} {submission.attempt.number}"
        )


@admin.register(Grade)
class GradeAdmin(ScopedReadOnly):
    """Grades, also those that a later decision replaced."""

    context_path = "submission__attempt__placement__resource_link__context"
    list_display = ("pk", "person", "activity", "score", "accepted", "is_current", "graded_at", "attempt_link")
    list_filter = (CourseFilter, "is_current", "accepted")
    list_select_related = ("submission__attempt__user", "submission__attempt__placement__resource_link")
    search_fields = ("submission__attempt__user__name",)
    date_hierarchy = "graded_at"
    fields = (
        "person",
        "activity",
        "score",
        "score_exact",
        "late_percent",
        "accepted",
        "is_current",
        "graded_at",
        "attempt_link",
    )
    readonly_fields = fields

    @admin.display(description=_("person"))
    def person(self, grade: Grade) -> str:
        """Return whose grade it is."""
        return _whose(grade.submission)

    @admin.display(description=_("activity"))
    def activity(self, grade: Grade) -> str:
        """Return the activity's key."""
        return grade.submission.attempt.placement.activity

    @admin.display(description=_("attempt"))
    def attempt_link(self, grade: Grade) -> SafeString:
        """Lead to the attempt."""
        return _link("attempt", grade.submission.attempt_id, str(grade.submission.attempt.number))


@admin.register(ReviewDecision)
class ReviewDecisionAdmin(ScopedReadOnly):
    """Decisions of teachers."""

    context_path = "submission__attempt__placement__resource_link__context"
    list_display = ("pk", "person", "check_name", "is_met", "decided_by", "decided_at")
    list_filter = (CourseFilter, "is_met")
    list_select_related = (
        "submission__attempt__user",
        "submission__attempt__placement__resource_link",
        "decided_by",
    )
    search_fields = ("submission__attempt__user__name",)
    date_hierarchy = "decided_at"
    fields = ("person", "check_name", "is_met", "note", "decided_by", "decided_at")
    readonly_fields = fields

    @admin.display(description=_("person"))
    def person(self, decision: ReviewDecision) -> str:
        """Return whose answer was decided."""
        return _whose(decision.submission)


@admin.register(LineItem)
class LineItemAdmin(ScopedReadOnly):
    """Gradebook columns."""

    context_path = "placement__resource_link__context"
    list_display = ("placement", "course", "score_maximum", "is_ours", "found_at")
    list_filter = (CourseFilter, "is_ours")
    list_select_related = ("placement__resource_link__context",)
    search_fields = ("placement__resource_link__context__title",)
    fields = ("placement", "course", "score_maximum", "is_ours", "found_at")
    readonly_fields = fields

    @admin.display(description=_("course"))
    def course(self, item: LineItem) -> str:
        """Return the course's title."""
        return str(item.placement.resource_link.context)


def _heard(placement: Placement, heard: Heard) -> str:
    goes_first = placement.is_confirmed and getattr(placement, heard.name) is not None
    words = {
        "field": capfirst(str(label_for_field(heard.name, Placement))),
        "from": _written(heard.earliest),
        "to": _written(heard.latest),
        "holds": gettext("not used, the entry above goes first") if goes_first else gettext("holds"),
    }
    said = (
        gettext("%(field)s: %(from)s")
        if heard.earliest == heard.latest
        else gettext("%(field)s: %(from)s to %(to)s, by learner")
    )
    learners = ngettext("%(n)s learner", "%(n)s learners", heard.learners) % {"n": heard.learners}
    return f"{said % words} ({learners}; {words['holds']})"


def _written(value: datetime | int) -> str:
    return timezone.localtime(value).strftime("%Y-%m-%d %H:%M %Z") if isinstance(value, datetime) else str(value)


def _link(model: str, pk: int, words: str) -> SafeString:
    return format_html('<a href="{}">{}</a>', reverse(f"admin:lms_app_{model}_change", args=[pk]), words)


def _whose(submission: Submission) -> str:
    attempt = submission.attempt
    return pseudonyms.shown(attempt.user, attempt.placement.resource_link.context_id)
