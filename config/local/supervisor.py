"""Start everything, say when it is ready, watch it, and stop all of it again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType

from config.local import processes, services, valkey
from config.local.record import Record

ROOT = Path(__file__).resolve().parents[2]
START_TIMEOUT = 90.0
#: A service that ends this often within a minute is broken, not unlucky.
RESTARTS_MAX = 5
#: Variables that would lead away from the data folder.
ELSEWHERE = ("DATABASE_URL", "REDIS_URL", "SECRET_KEY", "PUBLIC_URL", "ALLOWED_HOSTS")
#: Seconds that a service has to finish what it is doing when all stops.
GRACE = 8.0


class CannotRun(Exception):
    """A sentence for the person at the terminal."""


class Stopped(Exception):
    """Somebody asked us to stop."""


@dataclass
class Service:
    """One process that has to run all the time."""

    name: str
    command: list[str]
    process: subprocess.Popen[bytes]
    restarts: list[float] = field(default_factory=list)


@dataclass
class Supervisor:
    """One run: the tool with its broker, worker and beat, and perhaps the demo LMS."""

    data_dir: Path
    port: int
    lms_port: int | None
    say: Callable[[str], None]

    def __post_init__(self) -> None:
        self._record = Record(self.data_dir)
        self._services: dict[str, Service] = {}
        #: How long each log was before this run.
        self._logged: dict[str, int] = {}
        self._env = self._environment()

    @property
    def tool(self) -> str:
        """The tool's origin, as browsers see it."""
        return f"http://localhost:{self.port}"

    @property
    def lms(self) -> str | None:
        """The demo LMS's origin: another site than the tool's, as in real life."""
        return f"http://127.0.0.1:{self.lms_port}" if self.lms_port else None

    def run(self) -> None:
        """Start, report, watch until told to stop; leave no process behind."""
        self._record.take()
        for word in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(word, _stop)
        try:
            self._check_ports()
            self._start_all()
            self._report()
            while True:
                self._watch()
                time.sleep(0.2)
        except Stopped:
            self.say("Stopping.")
        finally:
            for word in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
                signal.signal(word, signal.SIG_IGN)
            self._stop_all()

    def _environment(self) -> dict[str, str]:
        env = {name: value for name, value in os.environ.items() if name not in ELSEWHERE}
        env.update(
            DATA_DIR=str(self.data_dir),
            PORT=str(self.port),
            DJANGO_SETTINGS_MODULE="config.settings",
            PYTHONUNBUFFERED="1",
        )
        env.setdefault("SWEEP_SECONDS", "5")
        env.setdefault("QUEUE_LEASE_SECONDS", "20")
        return env

    def _check_ports(self) -> None:
        for name, port in (("PORT", self.port), ("LMS_PORT", self.lms_port)):
            if port and not _is_free(port):
                raise CannotRun(f"Port {port} is in use; choose another with {name}=….")

    def _start_all(self) -> None:
        broker = self._broker_socket()
        (self.data_dir / "redis.url").write_text(f"unix://{broker}\n")
        (self.data_dir / "port").write_text(f"{self.port}\n")
        self._start("broker", valkey.command(broker, self.data_dir / "broker"))
        self.say("Preparing the database and the lesson …")
        self._start("prepare", services.prepare(self.lms))
        if self.lms_port:
            self._start("lms", services.lms(self.lms_port, self.tool, self.data_dir / "lms"))
        self._finish("prepare")
        self.say("Starting the tool, its worker and its clock …")
        self._start("web", services.web(self.port))
        worker_log = self._log("worker")
        before = worker_log.stat().st_size if worker_log.exists() else 0
        self._start("worker", services.worker())
        self._wait("broker", lambda: _listens(broker))
        self._wait("web", lambda: _answers(f"http://127.0.0.1:{self.port}/readyz"))
        self._wait("worker", lambda: _has_said(worker_log, before, b" ready."))
        if self.lms:
            origin = self.lms
            self._wait("lms", lambda: _answers(f"{origin}/"))
        # Last, for nobody waits for it: it only starts the sweep, which finds what nudges missed.
        self._start("beat", services.beat(self.data_dir))

    def _report(self) -> None:
        if self.lms:
            self.say(f"Open {self.lms}/ in a browser; Ctrl-C stops everything. Logs: {self._log('').parent}")
            self.say(f"READY tool={self.tool} lms={self.lms}")
        else:
            self.say(f"Yardstick runs at {self.tool}; Ctrl-C stops everything. Logs: {self._log('').parent}")
            self.say(f"READY tool={self.tool}")

    def _broker_socket(self) -> Path:
        path = self.data_dir / "redis.sock"
        if len(os.fsencode(path)) > valkey.SOCKET_PATH_MAX:
            folder = tempfile.mkdtemp(prefix="yardstick-")
            self._record.note_folder(folder)
            path = Path(folder) / "redis.sock"
        path.unlink(missing_ok=True)
        return path

    def _log(self, name: str) -> Path:
        return self.data_dir / "logs" / f"{name}.log"

    def _start(self, name: str, command: list[str]) -> None:
        log = self._log(name)
        self._logged[name] = log.stat().st_size if log.exists() else 0
        process = processes.start(command, env=self._env, log=log, cwd=ROOT)
        self._services[name] = Service(name, command, process)
        self._record.note(name, process.pid)

    def _finish(self, name: str) -> None:
        """Wait for a process that is meant to end."""
        service = self._services.pop(name)
        try:
            status = service.process.wait(START_TIMEOUT)
        except subprocess.TimeoutExpired:
            status = None
        except Stopped:
            self._services[name] = service
            raise
        if status != 0:
            processes.stop_all([service.process], grace=1)
            raise CannotRun(self._last_words(name, "did not succeed"))

    def _wait(self, name: str, is_there: Callable[[], bool]) -> None:
        until = time.monotonic() + START_TIMEOUT
        while not is_there():
            if self._services[name].process.poll() is not None:
                raise CannotRun(self._last_words(name, "ended at once"))
            if time.monotonic() > until:
                raise CannotRun(self._last_words(name, f"did not answer within {START_TIMEOUT:.0f} s"))
            time.sleep(0.05)

    def _watch(self) -> None:
        """Start again what has ended, but not for ever."""
        for service in self._services.values():
            if service.process.poll() is None:
                continue
            processes.end_group(service.process.pid)
            now = time.monotonic()
            service.restarts = [*(at for at in service.restarts if at > now - 60), now]
            if len(service.restarts) > RESTARTS_MAX:
                raise CannotRun(self._last_words(service.name, f"ended {RESTARTS_MAX + 1} times within a minute"))
            self.say(f"{service.name} ended with status {service.process.returncode}; starting it again.")
            service.process = processes.start(service.command, env=self._env, log=self._log(service.name), cwd=ROOT)
            self._record.note(service.name, service.process.pid)

    def _stop_all(self) -> None:
        """Stop all at once, but the broker last: a worker that finishes its task still needs it."""
        broker = self._services.pop("broker", None)
        processes.stop_all([service.process for service in self._services.values()], grace=GRACE)
        if broker:
            processes.stop_all([broker.process], grace=GRACE)
        self._services.clear()
        self._record.close()

    def _last_words(self, name: str, what: str) -> str:
        log = self._log(name)
        said = log.read_bytes()[self._logged.get(name, 0) :] if log.exists() else b""
        lines = said.decode(errors="replace").splitlines()[-12:]
        return "\n".join([f"{name} {what}; the end of {log}:", *(f"    {line}" for line in lines)])


def _stop(signum: int, frame: FrameType | None) -> None:
    raise Stopped


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def _listens(path: Path) -> bool:
    with socket.socket(socket.AF_UNIX) as probe:
        try:
            probe.connect(str(path))
        except OSError:
            return False
    return True


def _answers(url: str) -> bool:
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(url, timeout=2) as answer:
            return bool(answer.status < 400)
    except (OSError, urllib.error.URLError):
        return False


def _has_said(log: Path, start: int, words: bytes) -> bool:
    with log.open("rb") as lines:
        lines.seek(start)
        return words in lines.read()
