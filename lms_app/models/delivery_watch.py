"""What people and the watch say of a platform's deliveries: pauses, and alerts that were raised."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from lms_app.models.lti import Platform


class DeliveryPause(models.Model):
    """A person keeps scores from a platform until somebody lets them go again; who, when, and why."""

    platform = models.ForeignKey(
        Platform, verbose_name=_("platform"), on_delete=models.CASCADE, related_name="delivery_pauses"
    )
    reason = models.CharField(_("reason"), max_length=300)
    paused_at = models.DateTimeField(
        _("paused at"),
    )
    paused_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, verbose_name=_("paused by"), null=True, on_delete=models.SET_NULL, related_name="+"
    )
    released_at = models.DateTimeField(_("released at"), null=True, blank=True)
    released_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        verbose_name=_("released by"),
        null=True,
        blank=True,
        on_delete=models.SET_NULL,
        related_name="+",
    )

    class Meta:
        verbose_name = _("pause of deliveries")
        verbose_name_plural = _("pauses of deliveries")
        constraints = [
            models.UniqueConstraint(
                fields=["platform"], condition=Q(released_at__isnull=True), name="one_pause_of_a_platform_at_a_time"
            ),
        ]

    def __str__(self) -> str:
        return f"pause {self.pk}"


class AlertKind(models.TextChoices):
    """What an alert is about."""

    LATE = "late", _("on their way for too long")
    STOPPED = "stopped", _("stopped, and nobody has seen to them")


class DeliveryAlert(models.Model):
    """Scores of one platform are older than the limit: raised once, cleared once."""

    platform = models.ForeignKey(
        Platform, verbose_name=_("platform"), on_delete=models.CASCADE, related_name="delivery_alerts"
    )
    kind = models.CharField(_("kind"), max_length=10, choices=AlertKind)
    scores = models.PositiveIntegerField(_("scores"), help_text=_("How many were over the limit when it was raised."))
    oldest_since = models.DateTimeField(
        _("oldest since"),
    )
    raised_at = models.DateTimeField(
        _("raised at"),
    )
    raise_mailed_at = models.DateTimeField(_("mailed at"), null=True, blank=True)
    cleared_at = models.DateTimeField(_("cleared at"), null=True, blank=True)
    clear_mailed_at = models.DateTimeField(_("all-clear mailed at"), null=True, blank=True)

    class Meta:
        verbose_name = _("delivery alert")
        verbose_name_plural = _("delivery alerts")
        constraints = [
            models.UniqueConstraint(
                fields=["platform", "kind"], condition=Q(cleared_at__isnull=True), name="one_alert_at_a_time"
            ),
        ]

    def __str__(self) -> str:
        return f"alert {self.pk}"
