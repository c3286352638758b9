"""Adds or updates a registration."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlsplit

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import transaction
from django.urls import reverse

from lms_app.lti import http, keys
from lms_app.models import Deployment, DeploymentState, Platform


class Command(BaseCommand):
    """Adds a platform or updates it; issuer and client id tell one from another."""

    help = "Adds or updates a registration and approves the deployments named; prints our addresses as JSON."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the registration as the platform shows it to its administrator."""
        parser.add_argument("--name", required=True)
        parser.add_argument("--issuer", required=True)
        parser.add_argument("--client-id", required=True)
        parser.add_argument("--auth-login-url", required=True)
        parser.add_argument("--auth-token-url", required=True)
        parser.add_argument("--jwks-url", required=True)
        parser.add_argument("--token-audience", default="", help="Where it is not the token URL.")
        parser.add_argument("--deployment-id", action="append", default=[], metavar="ID", help="May be repeated.")
        parser.add_argument(
            "--canvas-domain",
            action="append",
            default=[],
            metavar="HOST",
            help="Host of a Canvas school, where its pages and services are; may be repeated.",
        )
        parser.add_argument("--admit-deployments", action="store_true", help="Approve new deployments by themselves.")

    @transaction.atomic
    def handle(self, *args: Any, **options: Any) -> None:
        """Write the registration."""
        platform = Platform(
            name=options["name"],
            issuer=options["issuer"],
            client_id=options["client_id"],
            auth_login_url=options["auth_login_url"],
            auth_token_url=options["auth_token_url"],
            jwks_url=options["jwks_url"],
            token_audience=options["token_audience"],
            service_hosts=[_host(name) for name in options["canvas_domain"]],
            admits_deployments=options["admit_deployments"],
        )
        for url in (platform.auth_login_url, platform.auth_token_url, platform.jwks_url):
            try:
                http.check_address(platform, url)
            except http.AddressRefused as fault:
                raise CommandError(f"{url} cannot be used: {fault}.") from fault
        if not platform.issuer or not platform.client_id or "\x00" in platform.issuer + platform.client_id:
            raise CommandError("--issuer and --client-id must not be empty.")
        kept = _keep(platform)
        for deployment_id in options["deployment_id"]:
            Deployment.objects.update_or_create(
                platform=kept, deployment_id=deployment_id, defaults={"state": DeploymentState.APPROVED}
            )
        try:
            keys.signing_key()
        except keys.KeyUnreadable as fault:
            raise CommandError(str(fault)) from fault
        addresses = {door: settings.PUBLIC_URL + reverse(door) for door in ("login", "launch", "jwks")}
        self.stdout.write(json.dumps({"platform": kept.pk, **addresses}))


def _keep(platform: Platform) -> Platform:
    known = Platform.objects.filter(issuer=platform.issuer, client_id=platform.client_id).first()
    if known is None:
        platform.save()
        return platform
    platform.pk, platform.is_active, platform.created_at = known.pk, known.is_active, known.created_at
    platform.product_family, platform.is_pending = known.product_family, known.is_pending
    if platform.jwks_url == known.jwks_url:
        platform.key_set, platform.key_set_expires_at = known.key_set, known.key_set_expires_at
    platform.save(force_update=True)
    return platform


def _host(name: str) -> str:
    """Return a host given as a name or as an address."""
    host = urlsplit(name if "//" in name else f"//{name}").hostname
    if not host:
        raise CommandError(f"{name!r} is not a host.")
    return host
