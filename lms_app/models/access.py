"""Who is let in, and for how long: launch sessions and tickets to the admin."""

from __future__ import annotations

from django.db import models
from django.utils.translation import gettext_lazy as _

from lms_app.models.lti import Launch, LoginState, LtiUser, Membership

#: Name of a frame of the platform that keeps data for us.
FRAME_NAME_MAX = 100


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
    storage_frame = models.CharField(
        _("storage frame"),
        max_length=FRAME_NAME_MAX,
        blank=True,
        default="",
        db_default="",
        help_text=_("The platform's frame that proved the browser for want of a cookie; pages carry the session then."),
    )
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


class PendingLaunch(models.Model):
    """A verified message whose browser is not proven yet; once it is, the way to its first page, good once."""

    launch_id = models.CharField(_("launch id"), max_length=32, unique=True)
    login = models.OneToOneField(
        LoginState, verbose_name=_("login begun"), on_delete=models.CASCADE, related_name="pending"
    )
    secret_hash = models.CharField(
        _("secret hash"), max_length=64, help_text=_("Hash of what the platform keeps for that browser.")
    )
    storage_frame = models.CharField(_("storage frame"), max_length=FRAME_NAME_MAX)
    id_token = models.TextField(_("id token"), blank=True)
    sid = models.CharField(_("sid"), max_length=32, blank=True)
    way_hash = models.CharField(_("way hash"), max_length=64, blank=True)
    created_at = models.DateTimeField(
        _("created at"),
    )
    expires_at = models.DateTimeField(_("expires at"), db_index=True)

    class Meta:
        verbose_name = _("pending launch")
        verbose_name_plural = _("pending launches")

    def __str__(self) -> str:
        return f"pending launch {self.pk}"
