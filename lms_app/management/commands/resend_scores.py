"""Send scores again: those that came to no good end, or all of a course."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import timezone

from lms_app import deliveries, resends
from lms_app.models import Context, ScoreDelivery


class Command(BaseCommand):
    """Queue the standing scores of a platform or a course once more."""

    help = "Send scores again. Without --all only those that failed; --dry-run lists them and sends nothing."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take what to send again."""
        parser.add_argument("--platform", type=int, help="only this registration's (its id)")
        parser.add_argument("--context", type=int, help="only this course's (its id)")
        parser.add_argument("--activity", default="", help="only this activity's, such as quiz")
        parser.add_argument(
            "--reason", default="", help="only what ended with this reason, such as locked or no_column"
        )
        parser.add_argument("--older-than", type=float, metavar="HOURS", help="only what has been owed for so long")
        parser.add_argument("--all", action="store_true", help="also what the gradebook has taken already")
        parser.add_argument("--dry-run", action="store_true", help="list what would be sent")

    def handle(self, *args: Any, **options: Any) -> None:
        """Find, list, and unless it is a dry run, queue."""
        if options["context"] is not None and not Context.objects.filter(pk=options["context"]).exists():
            raise CommandError(f"there is no course {options['context']}")
        hours, now = options["older_than"], timezone.now()
        chosen = resends.Chosen(
            which=resends.Which.ALL if options["all"] else resends.Which.FAILED,
            platform=options["platform"],
            context=options["context"],
            activity=options["activity"],
            reason=options["reason"],
            older_than=None if hours is None else timedelta(hours=hours),
        )
        rows = ScoreDelivery.objects.select_related("placement__resource_link", "sent_grade", "grade")
        found = resends.find(rows, chosen, now=now)
        for delivery in found.order_by("pk").iterator(chunk_size=resends.CHUNK):
            self.stdout.write(_line(delivery))
        seen = resends.preview(rows, chosen, now=now)
        if options["dry_run"]:
            self.stdout.write(f"{seen.changing} of them not what was sent last")
            self.stdout.write(f"{seen.count} would be sent")
        else:
            self.stdout.write(f"{sum(len(lot) for lot in resends.send(found, now=now))} queued")


def _line(delivery: ScoreDelivery) -> str:
    sent = delivery.sent_grade.score if delivery.sent_grade else None
    return (
        f"{delivery.pk} {delivery.placement.activity} course {delivery.placement.resource_link.context_id} "
        f"learner {delivery.user_id} score {delivery.grade.score} sent {sent} "
        f"{deliveries.word(delivery)} {delivery.reason}"
    )
