"""The commands of the services, the same for `make run`, `make demo` and the tests."""

from __future__ import annotations

import sys
from pathlib import Path


def web(port: int, *, workers: int = 1, threads: int = 8) -> list[str]:
    """Return the command of the web server on the loopback address."""
    return [
        *(sys.executable, "-m", "gunicorn", "config.wsgi:application", "-c", "python:config.gunicorn"),
        *("--bind", f"127.0.0.1:{port}"),
        *("--worker-class", "gthread", "--workers", str(workers), "--threads", str(threads), "--preload"),
        # Our own middleware decides which proxy is believed.
        *("--forwarded-allow-ips", "", "--graceful-timeout", "3", "--keep-alive", "5", "--no-control-socket"),
    ]


def worker(*, processes: int = 2) -> list[str]:
    """Return the command of the worker that grades and delivers."""
    return [
        *(sys.executable, "-m", "celery", "-A", "config", "worker", "--pool", "prefork", "-c", str(processes)),
        *("--loglevel", "INFO", "--without-gossip", "--without-mingle", "--without-heartbeat"),
    ]


def beat(folder: Path) -> list[str]:
    """Return the command of the clock that starts the sweep."""
    return [
        *(sys.executable, "-m", "celery", "-A", "config", "beat", "--loglevel", "WARNING"),
        *("--schedule", str(folder / "beat-schedule"), "--pidfile", ""),
    ]


def lms(port: int, tool: str, state: Path) -> list[str]:
    """Return the command of the small LMS of the demo."""
    return [
        *(sys.executable, "-m", "tests.demo_lms", "--host", "127.0.0.1", "--port", str(port)),
        *("--tool", tool, "--state-dir", str(state)),
    ]


def prepare(lms_origin: str | None) -> list[str]:
    """Return the command that prepares the database."""
    return [sys.executable, "-m", "config.local.prepare", *([lms_origin] if lms_origin else [])]
