"""Settings that decide over grades: what they would change is shown first, and applied when somebody says so."""

from __future__ import annotations

from typing import Any, ClassVar

from django.contrib import admin
from django.contrib.admin.utils import unquote
from django.contrib.admin.widgets import AdminSplitDateTime
from django.db import models
from django.http import HttpRequest, HttpResponse
from django.template.response import TemplateResponse

from lms_app import pseudonyms
from lms_app.admin.scoped import Scoped
from lms_app.models import Placement
from lms_app.recounting import Change

#: Names of buttons and tokens that the page of the preview has of its own.
_OWN = frozenset({"csrfmiddlewaretoken", "_apply"})


class ToTheSecond(AdminSplitDateTime):
    """Fields for a date and a time whose seconds are shown in every language: what is not shown would be cut off."""

    def __init__(self, attrs: dict[str, Any] | None = None) -> None:
        super().__init__(attrs)
        self.widgets[1].format = "%H:%M:%S"


class Recounted(Scoped):
    """A page whose form is saved at once where it changes no grade, and else after its preview."""

    formfield_overrides: ClassVar[Any] = {models.DateTimeField: {"widget": ToTheSecond}}

    def changes_of(self, request: HttpRequest, form: Any) -> tuple[Placement, tuple[Change, ...]]:
        """Return what saving a valid form would change, and where."""
        raise NotImplementedError

    def changeform_view(
        self,
        request: HttpRequest,
        object_id: str | None = None,
        form_url: str = "",
        extra_context: dict[str, Any] | None = None,
    ) -> HttpResponse:
        """Show what a form would change before it is saved."""
        if request.method == "POST" and "_apply" not in request.POST:
            preview = self._preview(request, object_id)
            if preview is not None:
                return preview
        return super().changeform_view(request, object_id, form_url, extra_context)

    def _preview(self, request: HttpRequest, object_id: str | None) -> HttpResponse | None:
        row = self.get_object(request, unquote(object_id)) if object_id else None
        may = self.has_change_permission(request, row) if object_id else self.has_add_permission(request)
        if not may or (object_id and row is None):
            return None
        form = self.get_form(request, row, change=row is not None)(request.POST, request.FILES, instance=row)
        if not form.is_valid():
            return None
        placement, changes = self.changes_of(request, form)
        return preview_page(request, placement, changes) if changes else None


def preview_page(request: HttpRequest, placement: Placement, changes: tuple[Change, ...]) -> HttpResponse:
    """Ask whether what was filled in is to be applied, with what it changes for whom."""
    context = {
        **admin.site.each_context(request),
        "title": placement.activity,
        "changes": rows(placement, changes),
        "fields": [(name, value) for name, values in request.POST.lists() if name not in _OWN for value in values],
        "action": request.get_full_path(),
    }
    return TemplateResponse(request, "admin/recounted.html", context)


def rows(placement: Placement, changes: tuple[Change, ...]) -> list[tuple[str, Change]]:
    """Return the changes beside the names of whom they are about, in the names' order."""
    course = placement.resource_link.context_id
    return sorted(((pseudonyms.shown(change.user, course), change) for change in changes), key=lambda row: row[0])
