"""Platforms and their nouns in the admin."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from django.contrib import admin
from django.db import models
from django.db.models import Model, QuerySet
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

from lms_app import pseudonyms, roster_words
from lms_app.admin import rosters
from lms_app.admin.scoped import AnyInline, AnyModelAdmin, CourseFilter, ReadOnly, ScopedReadOnly
from lms_app.lti import registration
from lms_app.models import (
    Context,
    Deployment,
    DeploymentState,
    Launch,
    LtiUser,
    Membership,
    Platform,
    ResourceLink,
    RosterSync,
    ToolKey,
)


class DeploymentInline(AnyInline):
    """A platform's deployments beside it."""

    model = Deployment
    extra = 0
    readonly_fields = ("first_seen_at",)


@admin.register(Platform)
class PlatformAdmin(AnyModelAdmin):
    """Registrations; switching one off ends its sessions at their next request."""

    list_display = ("name", "issuer", "client_id", "product_family", "is_active", "is_pending", "created_at")
    list_filter = ("is_pending", "is_active", "product_family")
    search_fields = ("name", "issuer", "client_id")
    readonly_fields = ("is_pending", "product_family", "created_at")
    inlines = (DeploymentInline,)
    change_form_template = "admin/platform.html"
    formfield_overrides = {models.URLField: {"assume_scheme": "https"}}
    actions = ("approve", "reject")

    @admin.action(description=_("Approve the chosen platforms that wait"), permissions=["change"])
    def approve(self, request: HttpRequest, chosen: QuerySet[Platform]) -> None:
        """Switch on what registered itself, with the deployments that came with it."""
        waiting = list(chosen.filter(is_pending=True))
        for platform in waiting:
            registration.approve(platform)
            self.log_change(request, platform, "approved")
        self.message_user(request, _("%(count)d approved.") % {"count": len(waiting)})

    @admin.action(description=_("Delete the chosen platforms that wait"), permissions=["change"])
    def reject(self, request: HttpRequest, chosen: QuerySet[Platform]) -> None:
        """Forget what registered itself and shall not come in; nobody's work hangs on it yet."""
        waiting = list(chosen.filter(is_pending=True))
        for platform in waiting:
            self.log_change(request, platform, "rejected")
            registration.reject(platform)
        self.message_user(request, _("%(count)d deleted.") % {"count": len(waiting)})

    def save_model(self, request: HttpRequest, obj: Any, form: Any, change: bool) -> None:
        """Save; who switches on a registration that waits approves it, and keys of another address are not kept."""
        is_approval = obj.is_pending and obj.is_active
        if is_approval:
            obj.is_active = False
        if "jwks_url" in form.changed_data:
            obj.key_set = obj.key_set_expires_at = obj.key_set_tried_at = None
        super().save_model(request, obj, form, change)
        if is_approval:
            registration.approve(obj)

    def has_delete_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        """Refuse: learners' work hangs on it; switch it off instead."""
        return False


@admin.register(Deployment)
class DeploymentAdmin(AnyModelAdmin):
    """Deployments; new ones wait here for approval."""

    list_display = ("deployment_id", "platform", "state", "first_seen_at")
    list_filter = ("state", "platform")
    list_select_related = ("platform",)
    search_fields = ("deployment_id", "platform__name")
    readonly_fields = ("platform", "deployment_id", "first_seen_at")
    actions = ("approve", "refuse")

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Refuse: deployments come from launches, or with `register_platform`."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Refuse: learners' work hangs on it; refuse it instead."""
        return False

    @admin.action(description=_("Approve the chosen deployments"), permissions=["change"])
    def approve(self, request: HttpRequest, chosen: QuerySet[Deployment]) -> None:
        """Let the deployments launch."""
        count = chosen.update(state=DeploymentState.APPROVED)
        self.message_user(request, _("%(count)d approved.") % {"count": count})

    @admin.action(description=_("Refuse the chosen deployments"), permissions=["change"])
    def refuse(self, request: HttpRequest, chosen: QuerySet[Deployment]) -> None:
        """Keep the deployments out; their sessions end at the next request."""
        count = chosen.update(state=DeploymentState.REFUSED)
        self.message_user(request, _("%(count)d refused.") % {"count": count})


@admin.register(ToolKey)
class ToolKeyAdmin(ReadOnly):
    """Our signing keys: the public halves only; `manage.py rotate_keys` makes new ones."""

    list_display = ("kid", "created_at", "signs_from", "retires_at")
    fields = ("kid", "public_jwk", "created_at", "signs_from", "retires_at")


@admin.register(Context)
class ContextAdmin(ScopedReadOnly):
    """Courses, and how far each one's roster has been read."""

    context_path = "pk"
    list_display = ("__str__", "label", "roster", "created_at")
    list_select_related = ("roster_sync",)
    search_fields = ("title", "label")
    fields = ("title", "label", "roster", "roster_reason", "roster_read_at", "created_at")
    readonly_fields = fields
    actions = ("sync_roster",)

    @admin.display(description=_("roster"))
    def roster(self, course: Context) -> str:
        """Return how far the course's roster has been read."""
        return roster_words.where(_roster_of(course))

    @admin.display(description=_("why"))
    def roster_reason(self, course: Context) -> str:
        """Return why it is not further, in words."""
        return roster_words.why(_roster_of(course))

    @admin.display(description=_("last read whole at"))
    def roster_read_at(self, course: Context) -> datetime | None:
        """Return when the roster was last read to its end."""
        found = _roster_of(course)
        return found.completed_at if found else None

    def has_sync_permission(self, request: HttpRequest) -> bool:
        """Let who may look have the roster read: it is the course's own, and nothing is written to the platform."""
        return self.has_view_permission(request)

    @admin.action(description=_("Sync the roster: read the list of members"), permissions=["sync"])
    def sync_roster(self, request: HttpRequest, chosen: QuerySet[Context]) -> None:
        """Queue the rosters of the chosen courses."""
        rosters.ask(self, request, list(chosen))


def _roster_of(course: Context) -> RosterSync | None:
    return getattr(course, "roster_sync", None)


@admin.register(ResourceLink)
class ResourceLinkAdmin(ScopedReadOnly):
    """Links that open the tool, and whether the platform offers a gradebook there."""

    context_path = "context"
    list_display = ("__str__", "context", "lesson", "activity", "has_gradebook", "created_at")
    list_filter = (CourseFilter, "activity")
    list_select_related = ("context",)
    search_fields = ("title", "context__title")
    fields = ("title", "context", "lesson", "activity", "has_gradebook", "created_at")
    readonly_fields = fields

    @admin.display(description=_("gradebook"), boolean=True)
    def has_gradebook(self, link: ResourceLink) -> bool:
        """Tell whether scores can go anywhere from here."""
        return bool(link.ags_lineitem_url or link.ags_lineitems_url)


@admin.register(LtiUser)
class LtiUserAdmin(ReadOnly):
    """People, each as one registration knows them."""

    list_display = ("__str__", "platform", "locale", "created_at")
    list_filter = ("platform",)
    list_select_related = ("platform",)
    search_fields = ("sub", "name")
    date_hierarchy = "created_at"


@admin.register(Membership)
class MembershipAdmin(ScopedReadOnly):
    """Who is what in a course, as the last launch or the roster said; who is gone is no longer active."""

    context_path = "context"
    list_display = ("person", "context", "role", "is_test_user", "is_active", "changed_at")
    list_filter = (CourseFilter, "role", "is_test_user", "is_active")
    list_select_related = ("user", "context")
    search_fields = ("user__name",)
    fields = ("person", "context", "role", "is_test_user", "is_administrator", "is_active", "changed_at", "listed_as")
    readonly_fields = fields

    @admin.display(description=_("person"), ordering="user__name")
    def person(self, membership: Membership) -> str:
        """Return whose membership it is."""
        return pseudonyms.shown(membership.user, membership.context_id)


@admin.register(Launch)
class LaunchAdmin(ReadOnly):
    """Verified launches."""

    list_display = ("pk", "user", "role", "resource_link", "activity", "launched_at")
    list_filter = ("role", "is_test_user", "activity")
    list_select_related = ("user", "resource_link")
    date_hierarchy = "launched_at"
    exclude = ("custom",)
