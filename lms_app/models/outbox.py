"""Scores on their way to the gradebook: one durable row for each learner and column."""

from __future__ import annotations

from django.db import models
from django.utils.translation import gettext_lazy as _

from lms_app.models.lti import LtiUser, Platform
from lms_app.models.queue import QueuedRow
from lms_app.models.work import Grade, Placement


class ScoreDelivery(QueuedRow):
    """The score that should stand in a column for a learner, and how far it has got.

    ``revision`` rises with each change of what should stand; ``sent_revision`` is the one the platform took last.
    The message's ``timestamp`` is made with the change, never at sending, and rises strictly.
    """

    placement = models.ForeignKey(
        Placement, verbose_name=_("placement"), on_delete=models.CASCADE, related_name="deliveries"
    )
    user = models.ForeignKey(LtiUser, verbose_name=_("person"), on_delete=models.CASCADE, related_name="deliveries")
    grade = models.ForeignKey(Grade, verbose_name=_("grade"), on_delete=models.PROTECT, related_name="deliveries")
    revision = models.PositiveIntegerField(_("revision"), default=1)
    timestamp = models.DateTimeField(
        _("timestamp"),
    )
    owed_since = models.DateTimeField(
        _("owed since"), help_text=_("When the score that the platform has not taken yet came to stand.")
    )
    sent_revision = models.PositiveIntegerField(_("sent revision"), default=0)
    sent_grade = models.ForeignKey(
        Grade,
        verbose_name=_("sent grade"),
        null=True,
        blank=True,
        on_delete=models.PROTECT,
        related_name="+",
        help_text=_("The one taken last."),
    )
    sent_at = models.DateTimeField(_("sent at"), null=True, blank=True)
    confirmed_at = models.DateTimeField(_("confirmed at"), null=True, blank=True)
    confirmed_score = models.DecimalField(_("confirmed score"), max_digits=5, decimal_places=2, null=True, blank=True)

    class Meta:
        verbose_name = _("score delivery")
        verbose_name_plural = _("score deliveries")
        constraints = [
            models.UniqueConstraint(fields=["placement", "user"], name="one_delivery_for_a_learner_and_column"),
        ]
        indexes = [models.Index(fields=["state", "due_at"], name="delivery_queue")]

    def __str__(self) -> str:
        return f"delivery {self.pk}"


class DeliveryTry(models.Model):
    """One message to a platform and what came of it; never a token, never a body."""

    delivery = models.ForeignKey(
        ScoreDelivery, verbose_name=_("delivery"), on_delete=models.CASCADE, related_name="try_log"
    )
    platform = models.ForeignKey(Platform, verbose_name=_("platform"), on_delete=models.CASCADE, related_name="+")
    revision = models.PositiveIntegerField(
        _("revision"),
    )
    score = models.DecimalField(_("score"), max_digits=5, decimal_places=2)
    tried_at = models.DateTimeField(
        _("tried at"),
    )
    status = models.PositiveSmallIntegerField(_("status"), null=True, blank=True, help_text=_("Empty: no answer came."))
    reason = models.CharField(_("reason"), max_length=60, blank=True)
    milliseconds = models.PositiveIntegerField(
        _("milliseconds"),
    )

    class Meta:
        verbose_name = _("delivery try")
        verbose_name_plural = _("delivery tries")
        indexes = [models.Index(fields=["platform", "-id"], name="newest_tries_of_a_platform")]

    def __str__(self) -> str:
        return f"try {self.pk}"
