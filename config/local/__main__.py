"""The command line: `python -m config.local run` and `python -m config.local demo`."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from pathlib import Path

from config.local import processes
from config.local.record import AlreadyRunning
from config.local.supervisor import ELSEWHERE, ROOT, CannotRun, Supervisor
from config.local.valkey import NoBroker


def main() -> int:
    """Run until stopped; 1 and one clear sentence where that is not possible."""
    parser = argparse.ArgumentParser(prog="python -m config.local", description=__doc__)
    parser.add_argument("what", choices=["run", "demo"], help="the tool alone, or with a small LMS beside it")
    parser.add_argument("--with-parent", action="store_true", help="stop when the process that started this ends")
    options = parser.parse_args()
    if options.with_parent:
        _end_with_parent()
    ignored = [name for name in ELSEWHERE if os.environ.get(name)]
    if ignored:
        _say(f"Not used here, for everything lives in the data folder: {', '.join(ignored)}.")
    try:
        supervisor = Supervisor(
            data_dir=Path(os.environ.get("DATA_DIR") or ROOT / "var").absolute(),
            port=_port("PORT", 8000),
            lms_port=_lms_port() if options.what == "demo" else None,
            say=_say,
        )
        supervisor.run()
    except (CannotRun, AlreadyRunning, NoBroker) as fault:
        print(fault, file=sys.stderr)
        return 1
    except OSError as fault:
        print(f"{fault.filename} cannot be used: {fault.strerror}." if fault.filename else fault, file=sys.stderr)
        return 1
    return 0


def _end_with_parent() -> None:
    wish = processes.death_wish(signal.SIGTERM)
    if wish:
        wish()


def _port(name: str, default: int) -> int:
    value = os.environ.get(name) or str(default)
    if not (value.isascii() and value.isdigit() and 0 < int(value) < 65536):
        raise CannotRun(f"{name} must be a port from 1 to 65535, not {value!r}.")
    return int(value)


def _lms_port() -> int:
    port = _port("LMS_PORT", 8001)
    if port == _port("PORT", 8000):
        raise CannotRun(f"PORT and LMS_PORT are both {port}; choose two.")
    return port


def _say(sentence: str) -> None:
    try:
        print(sentence, flush=True)
    except BrokenPipeError:
        # Whoever read our output is gone; the services go on.
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115


if __name__ == "__main__":
    sys.exit(main())
