"""The servers that one run of the tests shares: started once, by whoever comes first, ended with it."""

from __future__ import annotations

import atexit
import os
import shutil
import socket
import subprocess
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from config.local import processes, valkey
from tests.services import postgres

#: Carries the folder of the running servers from the first process to the workers it starts.
FOLDER = "YARDSTICK_TEST_FOLDER"
#: `postgres` or `sqlite`: what the tests that need rows run on.
DATABASE = "TEST_DATABASE"
SECRET = "tests-only-" + "k9XqW2vB7n" * 6


@dataclass
class Services:
    """The servers of a run."""

    folder: Path
    valkey: subprocess.Popen[bytes] | None = None
    postgres: postgres.Postgres | None = None
    _owner: int = field(default_factory=os.getpid)

    def stop(self) -> None:
        """End them and remove all they wrote; a forked child of the owner ends nothing."""
        if os.getpid() != self._owner:
            return
        atexit.unregister(self.stop)
        if self.postgres:
            self.postgres.stop()
        if self.valkey:
            processes.stop_all([self.valkey], grace=3)
        shutil.rmtree(self.folder, ignore_errors=True)


def database_kind() -> str:
    """Return which database the tests run on."""
    kind = os.environ.get(DATABASE, "sqlite")
    if kind not in {"sqlite", "postgres"}:
        raise ValueError(f"{DATABASE} must be sqlite or postgres, not {kind!r}")
    return kind


def start() -> Services | None:
    """Start the servers unless they run already, and point the environment at them."""
    started = None
    if FOLDER not in os.environ:
        started = _start()
        os.environ[FOLDER] = str(started.folder)
    folder = Path(os.environ[FOLDER])
    worker = os.environ.get("PYTEST_XDIST_WORKER", "")
    os.environ.update(environment(folder, index=int(worker.removeprefix("gw")) + 1 if worker else 0))
    return started


def environment(folder: Path, *, index: int) -> dict[str, str]:
    """Return the variables of one process of the tests; each has a broker database of its own."""
    kind = database_kind()
    rows = f"postgres://{postgres.ROLE}@/{folder / 'pg'}/{postgres.ROLE}"
    return {
        "DATABASE_URL": rows if kind == "postgres" else f"sqlite:///{folder / f'rows-{index}.sqlite3'}",
        "REDIS_URL": f"unix://{folder / 'redis.sock'}?db={index}",
        "SECRET_KEY": SECRET,
        "PUBLIC_URL": "http://localhost:8000",
        "LTI_ALLOW_LOOPBACK": "1",
        "DATA_DIR": str(folder / f"data-{index}"),
        "DJANGO_SETTINGS_MODULE": "config.settings",
    }


def start_valkey(socket_path: Path, log: Path) -> subprocess.Popen[bytes]:
    """Start a broker that keeps nothing, and wait until it listens."""
    command = valkey.command(socket_path, socket_path.parent / f"{socket_path.stem}-files", keeps=False)
    process = processes.start(command, env={"PATH": os.defpath}, log=log, cwd=socket_path.parent)
    until = time.monotonic() + 20
    while not _listens(socket_path):
        if process.poll() is not None or time.monotonic() > until:
            raise RuntimeError(f"The broker did not start:\n{log.read_text(errors='replace')}")
        time.sleep(0.02)
    return process


def _start() -> Services:
    # Short, for the sockets' sake, and open to the user who runs PostgreSQL for root.
    services = Services(Path(tempfile.mkdtemp(prefix="ys-", dir=_scratch())))
    services.folder.chmod(0o711)
    atexit.register(services.stop)
    services.valkey = start_valkey(services.folder / "redis.sock", services.folder / "valkey.log")
    if database_kind() == "postgres":
        services.postgres = postgres.start(services.folder / "pg")
    return services


def _scratch() -> str:
    """Return a folder for temporary things whose path leaves room for a socket's name."""
    usual = tempfile.gettempdir()
    return usual if len(usual) < 60 else "/tmp"  # noqa: S108 - mkdtemp makes it private


def _listens(path: Path) -> bool:
    with socket.socket(socket.AF_UNIX) as probe:
        try:
            probe.connect(str(path))
        except OSError:
            return False
    return True
