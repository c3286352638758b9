"""Lets the next signing key sign."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandParser
from django.utils import timezone

from lms_app.lti import keys


class Command(BaseCommand):
    """Signs with a new key once every platform can know it; the old one stays published until no cache needs it."""

    help = "A new signing key; the old one stays published until every platform's cache is over."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take what an emergency asks for."""
        urgent = parser.add_mutually_exclusive_group()
        urgent.add_argument(
            "--at-once", action="store_true", help="Sign with the new key now, even if a platform may not know it yet."
        )
        urgent.add_argument(
            "--withdraw-old", action="store_true", help="A private key may be in other hands: publish no older key."
        )

    def handle(self, *args: Any, **options: Any) -> None:
        """Rotate, and say which key signs from when."""
        now = timezone.now()
        if options["withdraw_old"]:
            made = keys.replace_all(now=now)
            self.stdout.write(f"Signing with key {made.kid}; every older key is withdrawn.")
            return
        following = keys.rotate(now=now, at_once=options["at_once"])
        begins = following.signs_from or now
        known = f"{timezone.localtime(begins):%Y-%m-%d %H:%M %Z}, when every platform knows it"
        self.stdout.write(
            f"Signing with key {following.kid} from {'now' if begins <= now else known}; "
            f"older keys stay published for {keys.OVERLAP.days} days after."
        )
