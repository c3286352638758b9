"""Makes a new signing key."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand
from django.utils import timezone

from lms_app.lti import keys


class Command(BaseCommand):
    """Signs with a new key; the old one stays published until no platform's cache can hold the set without the new."""

    help = "Makes a new signing key; the old one stays published until every platform's cache is over."

    def handle(self, *args: Any, **options: Any) -> None:
        """Write the new key."""
        made = keys.rotate(now=timezone.now())
        self.stdout.write(f"Signing with key {made.kid}; older keys stay published for {keys.OVERLAP.days} days.")
