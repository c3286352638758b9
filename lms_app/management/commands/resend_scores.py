"""Send scores again: those that came to no good end, or all of a course."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import timezone

from lms_app import deliveries, outbox
from lms_app.models import Context, QueueState, ScoreDelivery


class Command(BaseCommand):
    """Queue the standing scores of a platform or a course once more."""

    help = "Send scores again. Without --all only those that failed; --dry-run lists them and sends nothing."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take what to send again."""
        parser.add_argument("--platform", type=int, help="only this registration's (its id)")
        parser.add_argument("--context", type=int, help="only this course's (its id)")
        parser.add_argument("--reason", help="only what ended with this reason, such as locked or no_column")
        parser.add_argument("--all", action="store_true", help="also what the gradebook has taken already")
        parser.add_argument("--dry-run", action="store_true", help="list what would be sent")

    def handle(self, *args: Any, **options: Any) -> None:
        """Find, list, and unless it is a dry run, queue."""
        found = ScoreDelivery.objects.select_related("placement__resource_link__context", "user", "grade")
        if options["context"] is not None and not Context.objects.filter(pk=options["context"]).exists():
            raise CommandError(f"there is no course {options['context']}")
        if not options["all"]:
            found = found.filter(state=QueueState.FAILED)
        if options["platform"] is not None:
            found = found.filter(placement__resource_link__context__deployment__platform=options["platform"])
        if options["context"] is not None:
            found = found.filter(placement__resource_link__context=options["context"])
        if options["reason"]:
            found = found.filter(reason=options["reason"])
        count = 0
        for delivery in found.order_by("pk").iterator(chunk_size=500):
            count += 1
            self.stdout.write(
                f"{delivery.pk} {delivery.placement.activity} course {delivery.placement.resource_link.context_id} "
                f"learner {delivery.user_id} score {delivery.grade.score} {deliveries.word(delivery)} {delivery.reason}"
            )
            if not options["dry_run"]:
                outbox.resend(delivery, now=timezone.now())
        self.stdout.write(f"{count} {'would be sent' if options['dry_run'] else 'queued'}")
