"""Scores on their way to the gradebook: one durable row for each learner and column."""

from __future__ import annotations

from datetime import datetime, timedelta
from decimal import Decimal
from typing import Any, ClassVar

from django.conf import settings
from django.db import models
from django.db.models import F
from django.utils.translation import gettext_lazy as _

from lms_app.models.lti import LtiUser, Platform
from lms_app.models.queue import QueuedRow, QueueState
from lms_app.models.work import Grade, Placement

#: The reason of a try whose worker never came back: whether it was heard nobody knows.
WORKER_LOST = "worker_lost"


class Choice(models.TextChoices):
    """What a person decided where the gradebook shows something else than we computed."""

    THEIRS = "theirs", _("keep what stands in the gradebook")
    OURS = "ours", _("send ours")


class ScoreDelivery(QueuedRow):
    """The score that should stand in a column for a learner, and how far it has got.

    ``revision`` rises with each change of what should stand; ``sent_revision`` is the one the platform took last.
    The message's ``timestamp`` is made with the change, never at sending, and rises strictly. ``confirmed_…`` is what
    the platform showed of ours when it was read, ``there_…`` what it showed instead.
    """

    #: A worker that dies leaves behind which grade it may have sent.
    ON_CLAIM: ClassVar[dict[str, Any]] = {"offered_grade": F("grade")}

    placement = models.ForeignKey(
        Placement, verbose_name=_("placement"), on_delete=models.CASCADE, related_name="deliveries"
    )
    user = models.ForeignKey(LtiUser, verbose_name=_("person"), on_delete=models.CASCADE, related_name="deliveries")
    platform = models.ForeignKey(
        Platform,
        verbose_name=_("platform"),
        on_delete=models.CASCADE,
        related_name="deliveries",
        db_index=False,
        help_text=_("The person's; here, so that each platform's line is found by itself."),
    )
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
    offered_grade = models.ForeignKey(
        Grade,
        verbose_name=_("offered grade"),
        null=True,
        blank=True,
        on_delete=models.PROTECT,
        related_name="+",
        db_index=False,
        help_text=_("The one that the last claim was about."),
    )
    there_score = models.DecimalField(
        _("score in the gradebook"),
        max_digits=9,
        decimal_places=4,
        null=True,
        blank=True,
        help_text=_("Of 100, where it is not ours; empty: no score is shown there."),
    )
    there_at = models.DateTimeField(
        _("seen there at"), null=True, blank=True, help_text=_("Since when something else than ours was seen there.")
    )
    heals = models.PositiveSmallIntegerField(
        _("times healed"), default=0, help_text=_("How often the score was sent again because it was not shown.")
    )
    choice = models.CharField(_("choice"), max_length=6, choices=Choice, blank=True)
    chosen_revision = models.PositiveIntegerField(_("chosen revision"), default=0)
    chosen_at = models.DateTimeField(_("chosen at"), null=True, blank=True)
    chosen_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        verbose_name=_("chosen by"),
        null=True,
        blank=True,
        on_delete=models.SET_NULL,
        related_name="+",
    )

    class Meta:
        verbose_name = _("score delivery")
        verbose_name_plural = _("score deliveries")
        constraints = [
            models.UniqueConstraint(fields=["placement", "user"], name="one_delivery_for_a_learner_and_column"),
        ]
        indexes = [
            models.Index(fields=["state", "due_at"], name="delivery_queue"),
            models.Index(fields=["platform", "state", "due_at"], name="line_at_a_platform"),
        ]

    def __str__(self) -> str:
        return f"delivery {self.pk}"

    @classmethod
    def rearm_lost(cls, *, now: datetime, lease: timedelta) -> None:
        """Re-arm as every queue, and put down the message that each dead worker may have sent."""
        lost = cls._default_manager.filter(state=QueueState.CLAIMED, claimed_at__lt=now - lease)
        offered = lost.filter(offered_grade__score__isnull=False).select_related("offered_grade")
        DeliveryTry.objects.bulk_create(row._lost_try(now) for row in offered.defer("offered_grade__outcome"))
        super().rearm_lost(now=now, lease=lease)

    def _lost_try(self, now: datetime) -> DeliveryTry:
        score = self.offered_grade.score if self.offered_grade else None
        return DeliveryTry(
            delivery=self,
            platform_id=self.platform_id,
            revision=self.revision,
            score=score or Decimal(0),
            tried_at=self.claimed_at or now,
            reason=WORKER_LOST,
            milliseconds=0,
        )

    @property
    def is_asked(self) -> bool:
        """Tell whether a person asked to send this very score over what stands there, and that is not done yet."""
        return self.choice == Choice.OURS and self.sent_revision < self.chosen_revision == self.revision

    @property
    def is_confirmed(self) -> bool:
        """Tell whether the platform has shown the score since it took it."""
        if self.sent_at is None or self.confirmed_at is None:
            return False
        return self.confirmed_at >= self.sent_at


class ColumnCheck(QueuedRow):
    """The comparison of one column with the gradebook; as a queued row, the promise that it is made.

    ``is_quick``: only what was sent lately is looked for, nothing is sent anew.
    """

    placement = models.OneToOneField(
        Placement, verbose_name=_("placement"), on_delete=models.CASCADE, related_name="column_check"
    )
    is_quick = models.BooleanField(_("only for receipts"), default=False)
    completed_at = models.DateTimeField(_("completed at"), null=True, blank=True)
    compared = models.PositiveIntegerField(_("compared"), default=0)
    confirmed = models.PositiveIntegerField(_("shown as sent"), default=0)
    healed = models.PositiveIntegerField(_("sent again"), default=0)
    differing = models.PositiveIntegerField(_("differing"), default=0)
    missing = models.PositiveIntegerField(_("not shown"), default=0)
    left = models.PositiveIntegerField(_("of people who left"), default=0)
    unknown = models.PositiveIntegerField(_("of people unknown here"), default=0)

    class Meta:
        verbose_name = _("comparison of a column")
        verbose_name_plural = _("comparisons of columns")
        indexes = [models.Index(fields=["state", "due_at"], name="column_check_queue")]

    def __str__(self) -> str:
        return f"check of {self.placement_id}"


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
