"""Checks connections to platforms and prints what is wrong with its remedy."""

from __future__ import annotations

import json
import os
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import timezone, translation

from lms_app.checkup import run
from lms_app.checkup.findings import Level
from lms_app.checkup.run import Section
from lms_app.models import Platform

LANGUAGES = ("en", "zh-hans")
SIGNS = {Level.OK: "+", Level.NOTE: "-", Level.PROBLEM: "!"}
#: For each platform, and for what all share.
SECONDS = 60


class Command(BaseCommand):
    """Examines our own side, and one platform or all of them."""

    help = (
        "Checks a connection and prints each finding with its remedy; exit status 0 only if all is well. "
        "Nothing is written at a platform without --write."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        """Take a platform's number, and how to look and tell."""
        parser.add_argument("platform", nargs="?", type=int, help="its id; without it every registration is checked")
        parser.add_argument(
            "--write", action="store_true", help="also make a gradebook column in the last course, and remove it"
        )
        parser.add_argument("--json", action="store_true", help="print one JSON document, in both languages")
        parser.add_argument("--language", choices=LANGUAGES, help="of the words (default: the terminal's)")
        parser.add_argument(
            "--seconds", type=int, default=SECONDS, help="at most so long for each platform (default: %(default)s)"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        """Examine, print, and end with 1 where something is not well."""
        if options["write"] and options["platform"] is None:
            raise CommandError("--write goes with one platform: name its id.")
        platforms = list(_platforms(options["platform"]))
        tool = run.examine_tool(seconds=options["seconds"])
        examined = [
            (platform, run.examine(platform, seconds=options["seconds"], may_write=options["write"]))
            for platform in platforms
        ]
        if options["json"]:
            self._print_json(tool, examined)
        else:
            with translation.override(options["language"] or _terminal_language()):
                self._print(tool, examined)
        if not all(run.is_well(sections) for sections in (tool, *(sections for _, sections in examined))):
            raise CommandError("Not all is well; the lines above that begin with ! say what to do.")

    def _print_json(self, tool: list[Section], examined: list[tuple[Platform, list[Section]]]) -> None:
        sections = [tool, *(found for _, found in examined)]
        document = {
            "ok": all(run.is_well(found) for found in sections),
            "checked_at": timezone.now().isoformat(timespec="seconds"),
            "tool": _plain(tool),
            "platforms": [
                {"platform": platform.pk, "name": platform.name, "ok": run.is_well(found), "findings": _plain(found)}
                for platform, found in examined
            ],
        }
        self.stdout.write(json.dumps(document, ensure_ascii=False, indent=2))

    def _print(self, tool: list[Section], examined: list[tuple[Platform, list[Section]]]) -> None:
        self._print_sections("Yardstick", tool)
        for platform, sections in examined:
            self._print_sections(f"{platform.name} ({platform.pk})", sections)

    def _print_sections(self, heading: str, sections: list[Section]) -> None:
        self.stdout.write(heading)
        for section in sections:
            self.stdout.write(f"  {section.title}")
            for finding in section.findings:
                self.stdout.write(f"    {SIGNS[finding.level]} {finding.says}  [{finding.code}]")
                if finding.remedy:
                    self.stdout.write(f"        {finding.remedy}")


def _platforms(number: int | None) -> list[Platform]:
    known = Platform.objects.order_by("pk")
    if number is None:
        return list(known)
    found = known.filter(pk=number)
    if not found:
        raise CommandError(f"There is no platform {number}.")
    return list(found)


def _plain(sections: list[Section]) -> list[dict[str, Any]]:
    return [finding.as_json(LANGUAGES) for section in sections for finding in section.findings]


def _terminal_language() -> str:
    told = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "zh-hans" if told.lower().startswith("zh") else "en"
