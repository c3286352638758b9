"""Switches a registration off or on."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from lms_app.lti import registration
from lms_app.models import Platform


class Command(BaseCommand):
    """Switches a registration; one that is off is refused from the next request on, one that waits is approved."""

    help = "Switches a registration off or on; one that registered itself and waits is approved by --on."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the platform's number and the position of the switch."""
        parser.add_argument("platform", type=int)
        switch = parser.add_mutually_exclusive_group(required=True)
        switch.add_argument("--off", action="store_true")
        switch.add_argument("--on", action="store_true")

    def handle(self, *args: Any, **options: Any) -> None:
        """Write the switch."""
        platform = Platform.objects.filter(pk=options["platform"]).first()
        if platform is None:
            raise CommandError(f"There is no platform {options['platform']}.")
        if platform.is_pending and options["on"]:
            registration.approve(platform)
        elif not platform.is_pending:
            Platform.objects.filter(pk=platform.pk).update(is_active=options["on"])
        self.stdout.write(f"Platform {options['platform']} is {'on' if options['on'] else 'off'}.")
