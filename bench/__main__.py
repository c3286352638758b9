"""Run every benchmark, print its table, write its figures to `bench/results/`."""

from __future__ import annotations

import json
import os
import platform
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).parent / "results"
BENCHMARKS = ("core", "doors", "flow")


def main(chosen: list[str]) -> None:
    """Start the servers, then run the benchmarks named, or all."""
    os.environ.setdefault("TEST_DATABASE", "postgres")
    from tests.services import base

    # The core needs no server.
    services = base.start() if chosen != ["core"] else None
    try:
        if chosen != ["core"]:
            import django

            django.setup()
        for name in chosen or BENCHMARKS:
            print(f"\n{name}: {_purpose(name)}", flush=True)
            rows = _module(name).measure()
            _table(rows)
            _write(name, rows)
    finally:
        if services:
            services.stop()


def _module(name: str) -> Any:
    from importlib import import_module

    return import_module(f"bench.{name}")


def _purpose(name: str) -> str:
    return str(_module(name).__doc__).strip()


def _table(rows: list[dict[str, Any]]) -> None:
    lines = [list(rows[0]), *([str(value) for value in row.values()] for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    for line in lines:
        print("  ".join(word.ljust(width) for word, width in zip(line, widths, strict=True)).rstrip())


def _write(name: str, rows: list[dict[str, Any]]) -> None:
    RESULTS.mkdir(exist_ok=True)
    machine = {
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
    }
    document = {"measured_at": datetime.now(UTC).isoformat(timespec="seconds"), **machine, "rows": rows}
    (RESULTS / f"{name}.json").write_text(json.dumps(document, indent=2, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
