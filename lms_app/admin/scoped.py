"""Bases of the model pages: what an operator may do, and what an instructor sees of own courses only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from django.contrib import admin
from django.db.models import Model, QuerySet
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

from lms_app import teaching
from lms_app.admin_site import is_operator, taught_ids

# Django's classes take their parameter in the stubs only.
if TYPE_CHECKING:
    AnyModelAdmin = admin.ModelAdmin[Model]
    AnyInline = admin.TabularInline[Model, Model]
else:
    AnyModelAdmin = admin.ModelAdmin
    AnyInline = admin.TabularInline


class ReadOnly(AnyModelAdmin):
    """Rows that the program writes; a person only looks."""

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Refuse: such rows come from launches, hand-ins and platforms."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Refuse: a change by hand would contradict what happened."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Refuse: work and grades are never thrown away here."""
        return False


class Scoped(AnyModelAdmin):
    """A page that instructors see too, limited to the courses they teach.

    ``context_path`` leads from the model to its course. Everything that Django builds from ``get_queryset`` (lists,
    change pages, history, search, autocomplete, actions) is thereby scoped; filters must be local fields or scoped.
    """

    context_path: ClassVar[str]

    def get_queryset(self, request: HttpRequest) -> QuerySet[Model]:
        """Return the rows of the courses taught; an operator's are all."""
        rows = super().get_queryset(request)
        if is_operator(request):
            return rows
        return rows.filter(**{f"{self.context_path}__in": taught_ids(request)})

    def has_view_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Let instructors look; which rows they find is the queryset's business."""
        return super().has_view_permission(request, obj) or (not is_operator(request) and bool(taught_ids(request)))

    def has_module_permission(self, request: HttpRequest) -> bool:
        """Show the model on the index to those who may look."""
        return self.has_view_permission(request)


class ScopedReadOnly(ReadOnly, Scoped):
    """What instructors may read and nobody may write."""


class CourseFilter(admin.SimpleListFilter):
    """Filter by course: an instructor is offered own courses only."""

    title = _("course")
    parameter_name = "course"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        """Offer the courses taught; to an operator, too many to list, none but the chosen."""
        if is_operator(request):
            return []
        courses = teaching.contexts_of(request.user).order_by("title")
        return [(str(course.pk), str(course)) for course in courses]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Model]) -> QuerySet[Model]:
        """Keep the rows of the chosen course."""
        value = self.value()
        if value is None or not value.isdecimal():
            return queryset
        return queryset.filter(**{self.path: int(value)})

    def __init__(self, request: HttpRequest, params: dict[str, Any], model: type[Model], model_admin: Any) -> None:
        self.path = model_admin.context_path
        super().__init__(request, params, model, model_admin)
