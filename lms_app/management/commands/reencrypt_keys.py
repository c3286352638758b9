"""Stores the signing keys under another secret."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandError

from lms_app.lti import keys


class Command(BaseCommand):
    """Stores the signing keys under TOOL_KEY_SECRET, read with TOOL_KEY_SECRET_OLD where need be."""

    help = "Stores the signing keys under the present TOOL_KEY_SECRET; TOOL_KEY_SECRET_OLD opens the older ones."

    def handle(self, *args: Any, **options: Any) -> None:
        """Write them anew, all or none."""
        try:
            count = keys.encrypt_anew()
        except keys.KeyUnreadable as fault:
            raise CommandError(str(fault)) from fault
        self.stdout.write(f"{count} signing keys are stored under the present secret; TOOL_KEY_SECRET_OLD may go.")
