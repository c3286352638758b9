"""Prepare a local database: migrations, the lesson, and the demo LMS as a registered platform."""

from __future__ import annotations

import os
import sys

import django
from django.core.exceptions import ImproperlyConfigured
from django.core.management import call_command


def main(lms_origin: str | None) -> None:
    """Bring the database up to date; doing it twice changes nothing."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    django.setup()
    call_command("migrate", verbosity=0, interactive=False)
    call_command("load_content")
    if lms_origin:
        call_command(
            "register_platform",
            name="Demo LMS",
            issuer=lms_origin,
            client_id="yardstick-demo",
            auth_login_url=f"{lms_origin}/auth",
            auth_token_url=f"{lms_origin}/token",
            jwks_url=f"{lms_origin}/jwks",
            deployment_id=["1"],
        )


if __name__ == "__main__":
    try:
        main(sys.argv[1] if len(sys.argv) > 1 else None)
    except ImproperlyConfigured as fault:
        sys.exit(f"{fault}")
