"""The tool under a load generator of its own kind: prepared and served on the database and port that it names."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path

SECRET = "bench-only-" + "k9XqW2vB7n" * 6


def environment() -> dict[str, str]:
    """Return our variables for the ones that the load generator sets."""
    given = os.environ
    folder, port = given["BENCH_DB_HOST"], given["BENCH_PORT"]
    return {
        "DATABASE_URL": f"postgres://bench@/{folder}/{given['BENCH_DB']}",
        "PGPORT": given["BENCH_DB_PORT"],
        "REDIS_URL": f"redis://127.0.0.1:{given['BENCH_REDIS_PORT'] or 6379}/0",
        "SECRET_KEY": SECRET,
        "PUBLIC_URL": f"http://127.0.0.1:{port}",
        "LTI_ALLOW_LOOPBACK": "1",
        "DATA_DIR": str(Path(tempfile.gettempdir()) / f"bench-{port}"),
        # One address sends it all; what is measured is not the limit.
        "LIMIT_LAUNCHES": "0",
        "LIMIT_REQUESTS": "0",
        "LIMIT_SESSION_WRITES": "0",
        "DJANGO_SETTINGS_MODULE": "config.settings",
    }


def prepare() -> None:
    """Make the schema, load the lesson, register the platform."""
    import django

    django.setup()
    from django.core.management import call_command

    call_command("migrate", verbosity=0)
    call_command("load_content")
    platform = json.loads(os.environ["BENCH_PLATFORM"])
    call_command(
        "register_platform",
        name="Bench",
        issuer=platform["issuer"],
        client_id=platform["client_id"],
        auth_login_url=platform["auth_login_url"],
        auth_token_url=platform["token_url"],
        jwks_url=platform["jwks_url"],
        deployment_id=[platform["deployment_id"]],
    )


def main(step: str, server: list[str]) -> None:
    """Prepare, or become the server given."""
    os.environ.update(environment())
    if step == "prepare":
        prepare()
    else:
        os.execvp(server[0], server)  # noqa: S606 - the server named on our own command line


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
