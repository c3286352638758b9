"""Who is let in, and for how long: launch sessions and tickets to the admin."""

from __future__ import annotations

from django.db import models
from django.utils.translation import gettext_lazy as _

from lms_app.models.lti import Launch, LtiUser, Membership


class LaunchSession(models.Model):
    """The session that one launch began; a browser may hold several, each under a key of its own."""

    sid = models.CharField(
        _("sid"), max_length=32, unique=True, help_text=_("Public key of the session; stands in its URLs.")
    )
    secret_hash = models.CharField(_("secret hash"), max_length=64)
    launch = models.OneToOneField(Launch, verbose_name=_("launch"), on_delete=models.CASCADE, related_name="session")
    membership = models.ForeignKey(
        Membership, verbose_name=_("membership"), on_delete=models.CASCADE, related_name="sessions"
    )
    language = models.CharField(_("language"), max_length=10)
    created_at = models.DateTimeField(
        _("created at"),
    )
    expires_at = models.DateTimeField(_("expires at"), db_index=True)
    ended_at = models.DateTimeField(_("ended at"), null=True, blank=True)

    class Meta:
        verbose_name = _("launch session")
        verbose_name_plural = _("launch sessions")

    def __str__(self) -> str:
        return f"session {self.pk}"


class AdminTicket(models.Model):
    """A way into the admin, good once and for a minute."""

    token_hash = models.CharField(_("token hash"), max_length=64, unique=True)
    user = models.ForeignKey(LtiUser, verbose_name=_("person"), on_delete=models.CASCADE)
    language = models.CharField(_("language"), max_length=10)
    created_at = models.DateTimeField(
        _("created at"),
    )
    expires_at = models.DateTimeField(
        _("expires at"),
    )
    used_at = models.DateTimeField(_("used at"), null=True, blank=True)

    class Meta:
        verbose_name = _("admin ticket")
        verbose_name_plural = _("admin tickets")

    def __str__(self) -> str:
        return f"ticket {self.pk}"
