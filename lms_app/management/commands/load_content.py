"""Check and load lesson bundles; a fault names file, line and reason."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db.utils import OperationalError, ProgrammingError

from content import loader
from grading.model import ContentFault
from lms_app import lessons


class Command(BaseCommand):
    """Load the shipped lessons, or those at a path."""

    help = "Check and load lesson bundles; loading the same twice changes nothing."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take a path: one bundle's folder, or a folder of such."""
        parser.add_argument(
            "path", nargs="?", type=Path, help="a bundle, or a folder of bundles (default: the shipped)"
        )

    def handle(self, *args: Any, path: Path | None = None, **options: Any) -> None:
        """Check every bundle first, then load; one fault and nothing is loaded."""
        if path is not None and not path.is_dir():
            raise CommandError(f"{path}: no such folder")
        try:
            bundles = list(loader.bundles(path))
        except ContentFault as fault:
            raise CommandError(str(fault)) from fault
        if not bundles:
            raise CommandError(f"{path}: no lesson bundle there")
        try:
            for bundle in bundles:
                loaded = lessons.load(bundle)
                self.stdout.write(f"{bundle.slug} {bundle.digest[:12]} {loaded.outcome}")
        except (OperationalError, ProgrammingError) as fault:
            raise CommandError("The database takes no lesson; has `manage.py migrate` been run there?") from fault
