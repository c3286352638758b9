"""Scores on their way to the gradebook: one durable row for each learner and column."""

from __future__ import annotations

from django.db import models

from lms_app.models.lti import LtiUser
from lms_app.models.queue import QueuedRow
from lms_app.models.work import Grade, Placement


class ScoreDelivery(QueuedRow):
    """The score that should stand in a column for a learner, and how far it has got.

    ``revision`` rises with each change of what should stand; ``sent_revision`` is the one the platform took last.
    The message's ``timestamp`` is made with the change, never at sending, and rises strictly.
    """

    placement = models.ForeignKey(Placement, on_delete=models.CASCADE, related_name="deliveries")
    user = models.ForeignKey(LtiUser, on_delete=models.CASCADE, related_name="deliveries")
    grade = models.ForeignKey(Grade, on_delete=models.PROTECT, related_name="deliveries")
    revision = models.PositiveIntegerField(default=1)
    timestamp = models.DateTimeField()
    sent_revision = models.PositiveIntegerField(default=0)
    sent_grade = models.ForeignKey(
        Grade, null=True, blank=True, on_delete=models.PROTECT, related_name="+", help_text="The one taken last."
    )
    sent_at = models.DateTimeField(null=True, blank=True)
    confirmed_at = models.DateTimeField(null=True, blank=True)
    confirmed_score = models.DecimalField(max_digits=5, decimal_places=2, null=True, blank=True)

    class Meta:
        verbose_name_plural = "score deliveries"
        constraints = [
            models.UniqueConstraint(fields=["placement", "user"], name="one_delivery_for_a_learner_and_column"),
        ]
        indexes = [models.Index(fields=["state", "due_at"], name="delivery_queue")]

    def __str__(self) -> str:
        return f"delivery {self.pk}"


class DeliveryTry(models.Model):
    """One message to a platform and what came of it; never a token, never a body."""

    delivery = models.ForeignKey(ScoreDelivery, on_delete=models.CASCADE, related_name="try_log")
    revision = models.PositiveIntegerField()
    score = models.DecimalField(max_digits=5, decimal_places=2)
    tried_at = models.DateTimeField()
    status = models.PositiveSmallIntegerField(null=True, blank=True, help_text="Empty: no answer came.")
    reason = models.CharField(max_length=60, blank=True)
    milliseconds = models.PositiveIntegerField()

    class Meta:
        verbose_name_plural = "delivery tries"

    def __str__(self) -> str:
        return f"try {self.pk}"
