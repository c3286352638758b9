"""Compare columns with the platforms' gradebooks: heal what is missing, report what differs, overwrite nothing."""

from __future__ import annotations

import json
import logging
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import timezone

from lms_app import delivery_words, reconciling
from lms_app.models import Context, Placement, Platform
from lms_app.reconciling import Finding, Report

logger = logging.getLogger(__name__)


class Command(BaseCommand):
    """Go through the columns, those not compared for longest first: one that was broken off goes on where it was."""

    help = (
        "Compare every column with its gradebook. What never arrived is sent, what differs is listed and left alone; "
        "--dry-run only lists. Exit status: 0 all is well, 1 something differs or could not be read, 2 wrong use."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        """Take what to compare, and how to tell of it."""
        parser.add_argument("--platform", type=int, help="only this registration's columns (its id)")
        parser.add_argument("--context", type=int, help="only this course's columns (its id)")
        parser.add_argument("--placement", type=int, help="only this activity's column (the placement's id)")
        parser.add_argument("--dry-run", action="store_true", help="read and list, write and send nothing")
        parser.add_argument("--json", action="store_true", help="a JSON object a line, the sum of all last")

    def handle(self, *args: Any, **options: Any) -> None:
        """Compare one column after the other; what goes wrong with one is said and stops no other."""
        for model, name in ((Platform, "platform"), (Context, "context"), (Placement, "placement")):
            if options[name] is not None and not model._default_manager.filter(pk=options[name]).exists():
                raise CommandError(f"there is no {name} {options[name]}", returncode=2)
        found = reconciling.to_compare(platform=options["platform"], context=options["context"])
        if options["placement"] is not None:
            found = found.filter(pk=options["placement"])
        sums = {"columns": 0, "compared": 0, "shown": 0, "healed": 0, "differing": 0, "missing": 0, "unread": 0}
        is_well = True
        for pk in list(found.values_list("pk", flat=True)):
            report = self._compared(pk, dry_run=options["dry_run"])
            if report is None:
                is_well = False
                sums["unread"] += 1
                continue
            is_well = is_well and report.is_well
            self._tell(report, as_json=options["json"], dry_run=options["dry_run"])
            _add(sums, report)
        self._tell_sums(sums, as_json=options["json"], dry_run=options["dry_run"])
        if not is_well:
            raise SystemExit(1)

    def _compared(self, pk: int, *, dry_run: bool) -> Report | None:
        now = timezone.now()
        try:
            report = reconciling.compare(reconciling.placement(pk), now=now, dry_run=dry_run)
            if not dry_run:
                reconciling.record(report, now=timezone.now())
        except Exception:
            logger.exception("Comparing the column of placement %s broke", pk)
            self.stderr.write(f"placement {pk}: a fault of ours, see the log")
            return None
        return report

    def _tell(self, report: Report, *, as_json: bool, dry_run: bool) -> None:
        placement = report.placement
        counts = {name: count for name, count in sorted(report.counts.items()) if count}
        where = {
            "placement": placement.pk,
            "activity": placement.activity,
            "context": placement.resource_link.context_id,
            "platform": placement.resource_link.context.deployment.platform_id,
        }
        if as_json:
            self.stdout.write(json.dumps({**where, "reason": report.reason, "dry_run": dry_run, "counts": counts}))
        else:
            said = report.reason or ", ".join(f"{name} {count}" for name, count in counts.items())
            self.stdout.write(f"column of placement {placement.pk} ({placement.activity}): {said}")
        for one in report.differences:
            told = {
                "delivery": one.delivery,
                "user": one.user,
                "finding": one.finding.value,
                "computed": _number(one.computed),
                "sent": _number(one.sent),
                "there": _number(one.there),
            }
            if as_json:
                self.stdout.write(json.dumps(told))
                continue
            self.stdout.write(
                f"  delivery {one.delivery} learner {one.user}: {one.finding.value}, "
                f"computed {told['computed']}, sent {told['sent']}, there {told['there']}"
            )
        if report.reason and not as_json:
            self.stdout.write(f"  {delivery_words.why_unread(report.reason)}")

    def _tell_sums(self, sums: dict[str, int], *, as_json: bool, dry_run: bool) -> None:
        if as_json:
            self.stdout.write(json.dumps({"sum": sums, "dry_run": dry_run}))
            return
        healed = "would be sent again" if dry_run else "sent again"
        self.stdout.write(
            f"{sums['columns']} columns, {sums['compared']} scores: {sums['shown']} shown as computed, "
            f"{sums['healed']} {healed}, {sums['differing']} differ, {sums['missing']} not shown, "
            f"{sums['unread']} columns not read"
        )


def _add(sums: dict[str, int], report: Report) -> None:
    counts = report.counts
    sums["columns"] += 1
    sums["compared"] += counts["compared"]
    sums["shown"] += counts[Finding.SHOWN]
    sums["healed"] += counts[Finding.MISSING]
    sums["differing"] += counts[Finding.CHANGED]
    sums["missing"] += counts[Finding.NOT_SHOWN] + counts[Finding.STOPPED]
    sums["unread"] += bool(report.reason)


def _number(score: Any) -> float | None:
    return None if score is None else round(float(score), 4)
