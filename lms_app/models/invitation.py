"""An invitation to register: one platform's administrator may connect it, once and for some days."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from lms_app.models.lti import Platform

#: As long as a platform's own name may be.
NAME_MAX = 200


class Invitation(models.Model):
    """A one-time address for dynamic registration; only the hash of its token is kept (see `lti.invitations`)."""

    token_hash = models.CharField(_("token hash"), max_length=64, unique=True, editable=False)
    name = models.CharField(
        _("name"),
        max_length=NAME_MAX,
        blank=True,
        help_text=_("What the platform is to be called here. Empty: what it calls itself, or its host."),
    )
    approves = models.BooleanField(
        _("approves"),
        default=False,
        help_text=_("Switch the registration on at once. Otherwise it waits for you in the list of platforms."),
    )
    admits_deployments = models.BooleanField(
        _("admits deployments"),
        default=False,
        help_text=_("Approve new deployments at their first launch. Otherwise each waits for you."),
    )
    further_hosts = models.JSONField(
        _("further hosts"),
        default=list,
        blank=True,
        help_text=_("Hosts that the platform may name beside the one that its configuration is fetched from."),
    )
    created_at = models.DateTimeField(_("created at"))
    created_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        verbose_name=_("created by"),
        null=True,
        blank=True,
        editable=False,
        on_delete=models.SET_NULL,
        related_name="+",
    )
    expires_at = models.DateTimeField(_("expires at"))
    claimed_at = models.DateTimeField(
        _("claimed at"), null=True, blank=True, editable=False, help_text=_("A registration is under way since then.")
    )
    used_at = models.DateTimeField(_("used at"), null=True, blank=True, editable=False)
    platform = models.ForeignKey(
        Platform,
        verbose_name=_("platform"),
        null=True,
        blank=True,
        editable=False,
        on_delete=models.SET_NULL,
        related_name="invitations",
    )

    class Meta:
        verbose_name = _("invitation")
        verbose_name_plural = _("invitations")

    def __str__(self) -> str:
        return self.name or f"invitation {self.pk}"
