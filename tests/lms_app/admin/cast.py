"""A graded quiz with all its rows, as the tests of the admin look for them."""

from __future__ import annotations

from dataclasses import dataclass

from django.utils import timezone

from lms_app.models import Grade, RosterSync, ScoreDelivery, Submission


@dataclass(frozen=True)
class Work:
    """A graded quiz with all that hangs on it."""

    submission: Submission

    def rows(self) -> dict[str, int]:
        """Return the primary key of each row that has a page, by the model's name."""
        attempt = self.submission.attempt
        placement = attempt.placement
        now = timezone.now()
        roster, _ = RosterSync.objects.get_or_create(
            context=placement.resource_link.context, defaults={"asked_at": now, "due_at": now}
        )
        return {
            "attempt": attempt.pk,
            "submission": self.submission.pk,
            "grade": Grade.objects.get(submission=self.submission, is_current=True).pk,
            "scoredelivery": ScoreDelivery.objects.get(placement=placement, user=attempt.user).pk,
            "placement": placement.pk,
            "resourcelink": placement.resource_link.pk,
            "context": placement.resource_link.context.pk,
            "rostersync": roster.pk,
            "membership": placement.resource_link.context.memberships.get(user=attempt.user).pk,
        }
