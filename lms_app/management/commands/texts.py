"""Collect, check or compile the catalogues of texts."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from lms_app.management import catalogues


class Command(BaseCommand):
    """The door to `lms_app.management.catalogues`."""

    help = "Collects texts from the sources, checks that each is translated, or compiles the catalogues."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take what to do."""
        parser.add_argument("action", choices=["collect", "check", "compile"])

    def handle(self, *args: Any, **options: Any) -> None:
        """Do it, and say which files were written or what is wrong."""
        if options["action"] == "check":
            found = catalogues.complaints()
            if found:
                raise CommandError("\n".join([f"{len(found)} texts want work:", *found]))
            self.stdout.write("Every text is translated.")
            return
        written = catalogues.collect() if options["action"] == "collect" else catalogues.compile_all()
        for path in written:
            self.stdout.write(str(path.relative_to(catalogues.ROOT)))
