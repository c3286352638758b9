"""Known holes in what the product runs on, asked of the OSV database where that can be reached."""

from __future__ import annotations

import json
import sys
import urllib.error
import urllib.request
from typing import Any

from tests.services.locks import pinned

DATABASE = "https://api.osv.dev/v1/querybatch"
TIMEOUT = 20


def holes(database: str = DATABASE) -> list[str]:
    """Return the names of packages with known holes, each with the holes' ids."""
    pins = pinned("run")
    queries = [{"version": str(pin.specifier)[2:], "package": {"name": pin.name, "ecosystem": "PyPI"}} for pin in pins]
    body = json.dumps({"queries": queries}).encode()
    request = urllib.request.Request(database, body, {"Content-Type": "application/json"})  # noqa: S310
    with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:  # noqa: S310 - our own constant
        results: list[dict[str, Any]] = json.load(answer)["results"]
    return [
        f"{pin.name}{pin.specifier}: {', '.join(hole['id'] for hole in result['vulns'])}"
        for pin, result in zip(pins, results, strict=True)
        if result.get("vulns")
    ]


if __name__ == "__main__":
    try:
        found = holes()
    except (OSError, urllib.error.URLError):
        print("skipped: the database of known holes cannot be reached from here")
        sys.exit(0)
    print("\n".join(found))
    sys.exit(bool(found))
