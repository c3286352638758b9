"""The switch by which a person keeps scores from a platform, and lets them go again without a storm."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from django.db import transaction
from django.db.models import Case, QuerySet, Value, When

from lms_app import places
from lms_app.deliveries import IN_LINE, PAUSED
from lms_app.models import DeliveryPause, Platform, QueueState, ScoreDelivery

if TYPE_CHECKING:
    from django.contrib.auth.models import AbstractBaseUser, AnonymousUser

    Person = AbstractBaseUser | AnonymousUser


def press(platform: Platform, *, reason: str, by: Person, now: datetime) -> bool:
    """Pause a platform's deliveries; False where somebody has. What is under way this moment still arrives."""
    with transaction.atomic():
        _lock(platform)
        if _open(platform).exists():
            return False
        DeliveryPause.objects.create(platform=platform, reason=reason, paused_at=now, paused_by_id=by.pk)
        _waiting(platform).update(reason=PAUSED)
    return True


def release(platform: Platform, *, by: Person, now: datetime) -> bool:
    """Let a platform's deliveries go again, as many at once as always; False where none are paused."""
    with transaction.atomic():
        _lock(platform)
        if not _open(platform).update(released_at=now, released_by_id=by.pk):
            return False
        is_due = When(due_at__lte=now, then=Value(IN_LINE))
        _waiting(platform).filter(reason=PAUSED).update(reason=Case(is_due, default=Value("")))
    places.call_up(platform.pk, now=now, most=places.allowed(platform))
    return True


def _lock(platform: Platform) -> None:
    Platform.objects.select_for_update(no_key=True).only("pk").get(pk=platform.pk)


def _open(platform: Platform) -> QuerySet[DeliveryPause]:
    return DeliveryPause.objects.filter(platform=platform, released_at__isnull=True)


def _waiting(platform: Platform) -> QuerySet[ScoreDelivery]:
    return ScoreDelivery.objects.filter(state=QueueState.WAITING, platform=platform)
