"""Admits a deployment."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from lms_app.models import Deployment, DeploymentState, Platform


class Command(BaseCommand):
    """Admits a deployment, whether it has been seen yet or not."""

    help = "Admits a deployment of a registration."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the platform's number and the deployment's id there."""
        parser.add_argument("platform", type=int)
        parser.add_argument("deployment")

    def handle(self, *args: Any, **options: Any) -> None:
        """Write the approval."""
        platform = Platform.objects.filter(pk=options["platform"]).first()
        if platform is None:
            raise CommandError(f"There is no platform {options['platform']}.")
        Deployment.objects.update_or_create(
            platform=platform, deployment_id=options["deployment"], defaults={"state": DeploymentState.APPROVED}
        )
        self.stdout.write(f"Deployment {options['deployment']} of {platform} is approved.")
