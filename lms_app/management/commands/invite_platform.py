"""Invites a platform to register itself."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import timezone

from lms_app.lti import invitations
from lms_app.models import Invitation


class Command(BaseCommand):
    """Makes an invitation to register and prints its address, which is good once."""

    help = "Prints a one-time address for dynamic registration; give it to the platform's administrator."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take what the registration is to become."""
        parser.add_argument("--name", default="", help="What the platform is to be called here.")
        parser.add_argument("--approve", action="store_true", help="Switch the registration on at once.")
        parser.add_argument("--admit-deployments", action="store_true", help="Approve new deployments by themselves.")
        parser.add_argument(
            "--host",
            action="append",
            default=[],
            metavar="HOST",
            help="A host that the platform may name beside the one of its configuration; may be repeated.",
        )
        parser.add_argument("--days", type=int, default=invitations.DAYS, help="How long it is good; default: 7.")

    def handle(self, *args: Any, **options: Any) -> None:
        """Write the invitation."""
        invitation = Invitation(
            name=options["name"].strip(), approves=options["approve"], admits_deployments=options["admit_deployments"]
        )
        try:
            address = invitations.issue(
                invitation, now=timezone.now(), further_hosts=options["host"], days=options["days"]
            )
        except ValueError as fault:
            raise CommandError(f"{fault}.") from fault
        self.stdout.write(address)
