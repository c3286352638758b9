"""A row as the promise of work: claimed by one conditional UPDATE, settled only by who claimed it."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any, ClassVar, Self

from django.db import models
from django.db.models import Case, F, Value, When
from django.utils.translation import gettext_lazy as _


def not_before(now: datetime) -> Case:
    """Return the time at which a row is due that was taken until now: at once, unless it was held back meanwhile."""
    return Case(When(due_at__gt=now, then=F("due_at")), default=Value(now))


class QueueState(models.TextChoices):
    """Where a queued row stands."""

    WAITING = "waiting", _("waiting")
    CLAIMED = "claimed", _("claimed")
    DONE = "done", _("done")
    FAILED = "failed", _("failed")


class QueuedRow(models.Model):
    """A row that a worker must bring to an end, however often workers die."""

    #: Claims lost in a row (a worker killed, not a platform busy) after which a row is given up.
    LOSSES_MAX: ClassVar[int] = 8
    #: What else a claim writes.
    ON_CLAIM: ClassVar[dict[str, Any]] = {}

    state = models.CharField(_("state"), max_length=10, choices=QueueState, default=QueueState.WAITING)
    due_at = models.DateTimeField(
        _("due at"),
    )
    claimed_at = models.DateTimeField(_("claimed at"), null=True, blank=True)
    claims = models.PositiveIntegerField(
        _("claims"), default=0, help_text=_("How often a worker took this row; tells claims apart.")
    )
    tries = models.PositiveIntegerField(
        _("tries"), default=0, help_text=_("Tries since the row was last set waiting from outside.")
    )
    losses = models.PositiveIntegerField(
        _("losses"), default=0, help_text=_("Claims in a row whose worker never came back.")
    )
    reason = models.CharField(_("reason"), max_length=60, blank=True)

    class Meta:
        abstract = True

    @classmethod
    def claim(cls, pk: int, *, now: datetime) -> Self | None:
        """Take the row if it is due and nobody has it; count the try."""
        return cls._default_manager.get(pk=pk) if cls.take(pk, now=now) else None

    @classmethod
    def take(cls, pk: int, *, now: datetime) -> bool:
        """Take the row as `claim` does, and leave reading it to the caller."""
        due = cls._default_manager.filter(pk=pk, state=QueueState.WAITING, due_at__lte=now)
        counted = {"claims": F("claims") + 1, "tries": F("tries") + 1}
        return bool(due.update(state=QueueState.CLAIMED, claimed_at=now, **counted, **cls.ON_CLAIM))

    def settle(self, state: QueueState, *, reason: str = "", due_at: datetime | None = None, **also: object) -> bool:
        """Write how the claim ended, unless the row has been claimed or re-armed by somebody else since."""
        mine = type(self)._default_manager.filter(pk=self.pk, state=QueueState.CLAIMED, claims=self.claims)
        values: dict[str, object] = {"state": state, "reason": reason, "losses": 0, **also}
        if due_at is not None:
            values["due_at"] = due_at
        return bool(mine.update(**values))

    @classmethod
    def due(cls, *, now: datetime, lease: timedelta, limit: int = 500) -> list[int]:
        """Re-arm claims of dead workers, give up on rows that broke too many, and list what to nudge."""
        cls.rearm_lost(now=now, lease=lease)
        waiting = cls._default_manager.filter(state=QueueState.WAITING, due_at__lte=now)
        return list(waiting.order_by("due_at").values_list("pk", flat=True)[:limit])

    @classmethod
    def rearm_lost(cls, *, now: datetime, lease: timedelta) -> None:
        """Re-arm claims of dead workers, and give up on rows that broke too many."""
        lost = cls._default_manager.filter(state=QueueState.CLAIMED, claimed_at__lt=now - lease)
        lost.filter(losses__gte=cls.LOSSES_MAX).update(state=QueueState.FAILED, reason="broke_workers")
        lost.update(state=QueueState.WAITING, due_at=not_before(now), losses=F("losses") + 1)
