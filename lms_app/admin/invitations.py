"""Invitations in the admin: made here, their address shown once, and what became of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from django import forms
from django.contrib import admin
from django.contrib.auth.models import User
from django.http import HttpRequest, HttpResponse
from django.template.response import TemplateResponse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from lms_app.admin.scoped import AnyModelAdmin
from lms_app.lti import invitations
from lms_app.models import Invitation

# Django's class takes its parameter in the stubs only.
if TYPE_CHECKING:
    InvitationModelForm = forms.ModelForm[Invitation]
else:
    InvitationModelForm = forms.ModelForm


class InvitationForm(InvitationModelForm):
    """What a registration made with the invitation is to become."""

    further_hosts = forms.CharField(
        label=_("Further hosts"),
        required=False,
        help_text=_(
            "Hosts that the platform may name beside the one that its configuration is fetched from; "
            "with spaces between them."
        ),
    )
    days = forms.IntegerField(
        label=_("Good for so many days"), initial=invitations.DAYS, min_value=1, max_value=invitations.DAYS_MAX
    )

    class Meta:
        model = Invitation
        fields = ("name", "approves", "admits_deployments")

    def clean_further_hosts(self) -> list[str]:
        """Return the hosts, each once."""
        try:
            return [invitations.host_of(host) for host in self.cleaned_data["further_hosts"].replace(",", " ").split()]
        except ValueError as fault:
            raise forms.ValidationError(_("One of these is not a host: write them like lms.example.")) from fault


@admin.register(Invitation)
class InvitationAdmin(AnyModelAdmin):
    """Invitations; one that was never used can be deleted, which ends it."""

    list_display = ("__str__", "approves", "admits_deployments", "created_at", "expires_at", "used_at", "platform")
    list_filter = ("approves",)
    list_select_related = ("platform",)
    search_fields = ("name",)
    date_hierarchy = "created_at"
    fields = (
        *("name", "approves", "admits_deployments", "further_hosts"),
        *("created_at", "created_by", "expires_at", "used_at", "platform"),
    )

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Refuse: whoever holds it was told what it does."""
        return False

    def get_form(self, request: HttpRequest, obj: Any = None, change: bool = False, **kwargs: Any) -> Any:
        """Ask for what can be decided; the rest is what became of it."""
        return super().get_form(request, obj, change, **kwargs) if obj else InvitationForm

    def get_fields(self, request: HttpRequest, obj: Any = None) -> Any:
        """Show what became of an invitation only once there is one."""
        return self.fields if obj else ("name", "approves", "admits_deployments", "further_hosts", "days")

    def save_model(self, request: HttpRequest, obj: Any, form: Any, change: bool) -> None:
        """Make the invitation, and keep its address for the one answer that shows it."""
        given = form.cleaned_data
        obj.address = invitations.issue(
            obj,
            now=timezone.now(),
            days=given["days"],
            further_hosts=given["further_hosts"],
            by=cast(User, request.user),
        )

    def response_add(self, request: HttpRequest, obj: Any, post_url_continue: str | None = None) -> HttpResponse:
        """Show the address: this once, for only a hash of its token is kept."""
        context = {**admin.site.each_context(request), "title": _("Invitation"), "invitation": obj, "opts": self.opts}
        response = TemplateResponse(request, "admin/invitation.html", context)
        response["Cache-Control"] = "no-store"
        return response
