"""Processes that end with us: started in groups of their own, recognised beyond doubt, stopped whole."""

from __future__ import annotations

import ctypes
import functools
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

PR_SET_PDEATHSIG = 1
LOG_MAX = 5 * 1024 * 1024


def start(
    command: Sequence[str], *, env: Mapping[str, str], log: Path, cwd: Path, user: int | None = None
) -> subprocess.Popen[bytes]:
    """Start a process as the leader of its own group, its output appended to a log."""
    log.parent.mkdir(parents=True, exist_ok=True)
    if log.exists() and log.stat().st_size > LOG_MAX:
        log.replace(log.with_suffix(".old.log"))
    with log.open("ab") as output:
        return subprocess.Popen(  # noqa: S603 - our own commands, no shell
            list(command),
            env=dict(env),
            cwd=cwd,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            preexec_fn=death_wish(),
            user=user,
        )


def death_wish(word: signal.Signals = signal.SIGTERM) -> Callable[[], None] | None:
    """Return what a new process runs first, so that the kernel ends it when its parent dies (Linux only)."""
    if not sys.platform.startswith("linux"):
        return None
    libc = _libc()

    def ask() -> None:
        libc.prctl(PR_SET_PDEATHSIG, int(word))

    return ask


def birth(pid: int) -> str | None:
    """Return when a process began, in the system's own words; with the pid it names one process for ever."""
    if sys.platform.startswith("linux"):
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return None
        return None if fields[0] in {"Z", "X"} else fields[19]
    found = subprocess.run(  # noqa: S603
        ["/bin/ps", "-o", "lstart=", "-p", str(pid)], capture_output=True, text=True, check=False
    )
    return found.stdout.strip() or None


def stop_all(running: Sequence[subprocess.Popen[bytes]], *, grace: float) -> None:
    """Ask processes to end, wait, then end their whole groups whatever they do."""
    for process in running:
        if process.poll() is None:
            process.terminate()
    until = time.monotonic() + grace
    for process in running:
        with suppress(subprocess.TimeoutExpired):
            process.wait(max(0.0, until - time.monotonic()))
        end_group(process.pid)
        process.wait()


def end_group(leader: int) -> None:
    """End all that is left of the group that a process led."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(leader, signal.SIGKILL)


def stop_stranger(pid: int, born: str, *, grace: float) -> None:
    """End a process that an earlier run left behind, if it is still that process, and its group."""
    if birth(pid) != born:
        return
    with suppress(ProcessLookupError, PermissionError):
        os.kill(pid, signal.SIGTERM)
    until = time.monotonic() + grace
    while birth(pid) == born and time.monotonic() < until:
        time.sleep(0.05)
    if birth(pid) == born:
        end_group(pid)


@functools.cache
def _libc() -> ctypes.CDLL:
    return ctypes.CDLL(None, use_errno=True)
