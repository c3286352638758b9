"""Extensions in the admin: other dates, more attempts or more time, for one person or for several at once."""

from __future__ import annotations

from typing import Any, cast

from django import forms
from django.contrib import admin, messages
from django.contrib.auth.models import User
from django.db.models import Model, QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext, ngettext
from django.utils.translation import gettext_lazy as _

from lms_app import placements, pseudonyms, recounting
from lms_app.admin.recounted import Recounted, rows
from lms_app.admin.scoped import CourseFilter
from lms_app.admin_site import is_operator, taught_ids
from lms_app.attempts import UNENDED
from lms_app.models import Attempt, Extension, LtiUser, Membership, Placement, Role
from lms_app.recounting import Change

GIVEN = ("due_at", "closes_at", "extra_attempts", "extra_minutes")


class PlacementFilter(admin.SimpleListFilter):
    """Filter by placement: offered are those of rows that the account may see."""

    title = _("placement")
    parameter_name = "placement"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        """Offer the placements that the account's rows belong to."""
        own = Placement.objects.filter(extensions__in=model_admin.get_queryset(request)).distinct()
        return [(str(found.pk), str(found)) for found in own.select_related("resource_link")]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Model]) -> QuerySet[Model]:
        """Keep the rows of the chosen placement."""
        value = self.value()
        return queryset.filter(placement=int(value)) if value is not None and value.isdecimal() else queryset


class People(forms.ModelMultipleChoiceField):  # type: ignore[type-arg] # generic in the stubs only
    """Learners of a course, each by the name that the course's teachers see."""

    def __init__(self, placement: Placement) -> None:
        self._course = placement.resource_link.context_id
        learners = Membership.objects.filter(
            context=self._course, role=Role.LEARNER, is_test_user=False, is_active=True
        )
        people = LtiUser.objects.filter(memberships__in=learners).exclude(extensions__placement=placement)
        super().__init__(
            people.order_by("name", "pk"),
            label=_("people"),
            widget=forms.CheckboxSelectMultiple,
            help_text=_("Who has an extension here already is not listed: change theirs."),
            error_messages={"required": _("Choose at least one person.")},
        )

    def label_from_instance(self, obj: Any) -> str:
        """Name a learner."""
        return pseudonyms.shown(obj, self._course)


@admin.register(Extension)
class ExtensionAdmin(Recounted):
    """What single learners get beyond a placement's settings: by whom, when and why."""

    context_path = "placement__resource_link__context"
    list_display = ("person", "placement", "course", *GIVEN, "who_gave", "granted_at", "reason")
    list_filter = (CourseFilter, PlacementFilter)
    list_select_related = ("user", "placement__resource_link__context", "granted_by")
    search_fields = ("user__name", "reason")
    readonly_fields = ("person", "placement", "course", "zone", "who_gave", "granted_at")
    delete_confirmation_template = "admin/extension_delete.html"

    def get_fields(self, request: HttpRequest, obj: Any = None) -> Any:
        """Ask for people where extensions are given; show whose it is where one is changed."""
        if obj is None:
            return ("people", "zone", *GIVEN, "reason")
        return ("person", "placement", "course", "zone", *GIVEN, "reason", "who_gave", "granted_at")

    def get_form(self, request: HttpRequest, obj: Any = None, change: bool = False, **kwargs: Any) -> Any:
        """Let people of the placement's course be chosen where extensions are given."""
        kwargs["fields"] = (*GIVEN, "reason")
        made = super().get_form(request, obj, change, **kwargs)
        if obj is not None:
            return made
        return type("ExtensionsForm", (made,), {"people": People(self._placement(request))})

    @admin.display(description=_("person"), ordering="user__name")
    def person(self, extension: Extension) -> str:
        """Return whose it is."""
        return pseudonyms.shown(extension.user, extension.placement.resource_link.context_id)

    @admin.display(description=_("course"))
    def course(self, extension: Extension) -> str:
        """Return the course's title."""
        return str(extension.placement.resource_link.context)

    @admin.display(description=_("time zone"))
    def zone(self, extension: Extension) -> str:
        """Say in which zone times are entered here."""
        return timezone.get_current_timezone_name()

    @admin.display(description=_("given by"))
    def who_gave(self, extension: Extension) -> str:
        """Return who gave it, as far as that is known."""
        giver = extension.granted_by
        return (giver.get_full_name() or giver.get_username()) if giver else ""

    def changes_of(self, request: HttpRequest, form: Any) -> tuple[Placement, tuple[Change, ...]]:
        """Return what an own due time would change of late work that is handed in."""
        given = form.instance
        if given.pk is not None:
            return given.placement, recounting.difference(given.placement, own={given.user_id: given}).changes
        placement = self._placement(request)
        own = {person.pk: given for person in form.cleaned_data["people"]}
        return placement, recounting.difference(placement, own=own).changes

    def save_model(self, request: HttpRequest, obj: Any, form: Any, change: bool) -> None:
        """Give it to everybody chosen, and recount what they handed in."""
        obj.granted_by, obj.granted_at = cast(User, request.user), timezone.now()
        if change:
            obj.save()
            given = [obj]
        else:
            given = self._give(request, obj, list(form.cleaned_data["people"]))
            text = ngettext("%(n)s learner has got it.", "%(n)s learners have got it.", len(given))
            messages.success(request, text % {"n": len(given)})
        recounting.apply(obj.placement, now=timezone.now())
        self._warn_of_used_up(request, given)

    def delete_model(self, request: HttpRequest, obj: Any) -> None:
        """Take it away, and recount."""
        obj.delete()
        recounting.apply(obj.placement, now=timezone.now())

    def delete_view(
        self, request: HttpRequest, object_id: str, extra_context: dict[str, Any] | None = None
    ) -> HttpResponse:
        """Say what taking it away would change."""
        row: Any = self.get_object(request, object_id)
        extra = dict(extra_context or {})
        if row is not None:
            changes = recounting.difference(row.placement, own={row.user_id: None}).changes
            extra["changes"] = rows(row.placement, changes)
        return super().delete_view(request, object_id, extra)

    def add_view(
        self, request: HttpRequest, form_url: str = "", extra_context: dict[str, Any] | None = None
    ) -> HttpResponse:
        """Begin from a placement."""
        if not request.GET.get("placement", "").isdecimal():
            messages.info(request, gettext("Open the activity that the extension is for, and give it from there."))
            return HttpResponseRedirect(reverse("admin:lms_app_placement_changelist"))
        title = gettext("Give an extension: %(placement)s") % {"placement": self._placement(request)}
        return super().add_view(request, form_url, {**(extra_context or {}), "title": title})

    def get_actions(self, request: HttpRequest) -> dict[str, Any]:
        """Leave out taking away many at once: each is shown with what it changes."""
        return {}

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Let who teaches give extensions in own courses."""
        return self.has_view_permission(request)

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Let who teaches change those of own courses."""
        return self.has_view_permission(request, obj)

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Let who teaches take away those of own courses."""
        return self.has_view_permission(request, obj)

    def _placement(self, request: HttpRequest) -> Placement:
        """Return the placement that the page is about; another course's is not there."""
        own = Placement.objects.select_related("resource_link__context")
        if not is_operator(request):
            own = own.filter(resource_link__context__in=taught_ids(request))
        return get_object_or_404(own, pk=int(request.GET["placement"]))

    def _give(self, request: HttpRequest, first: Extension, people: list[LtiUser]) -> list[Extension]:
        first.placement = self._placement(request)
        first.user = people[0]
        first.save()
        given = [first]
        values = {name: getattr(first, name) for name in (*GIVEN, "reason", "granted_by", "granted_at")}
        for person in people[1:]:
            one = Extension.objects.create(placement=first.placement, user=person, **values)
            self.log_addition(request, one, [{"added": {}}])
            given.append(one)
        return given

    def _warn_of_used_up(self, request: HttpRequest, given: list[Extension]) -> None:
        """Say of how many the extension alone opens nothing: every attempt is handed in."""
        used_up = 0
        for one in given:
            mine = Attempt.objects.filter(placement=one.placement, user=one.user, is_preview=False)
            left = placements.terms_for(one.placement, one.user_id).attempts_left(mine.count())
            used_up += left == 0 and not mine.filter(state__in=UNENDED).exists()
        if used_up:
            text = ngettext(
                "%(n)s of them has handed in every attempt: without an extra attempt nothing can be begun.",
                "%(n)s of them have handed in every attempt: without an extra attempt nothing can be begun.",
                used_up,
            )
            messages.warning(request, text % {"n": used_up})
