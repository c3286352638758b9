"""The tool as it runs in service: web server, worker, beat and broker as processes, on a database of its own."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psutil

from config.local import processes, services
from tests.services import base

ROOT = Path(__file__).resolve().parents[2]
START_TIMEOUT = 60.0


@dataclass
class ToolStack:
    """A running tool; what tests may do to it and ask of it."""

    folder: Path
    port: int
    env: dict[str, str]
    _running: dict[str, subprocess.Popen[bytes]] = field(default_factory=dict)
    _orphaned: list[int] = field(default_factory=list)

    @property
    def base_url(self) -> str:
        """The tool's origin."""
        return f"http://localhost:{self.port}"

    @property
    def database(self) -> str:
        """The address of the database."""
        return self.env["DATABASE_URL"]

    def start(self) -> None:
        """Start everything and wait until it serves."""
        self.restart_broker()
        self.manage("migrate", "--verbosity", "0")
        self.manage("load_content")
        self._start("web", services.web(self.port, workers=2, threads=4))
        self._start("worker", services.worker())
        self._start("beat", services.beat(self.folder))
        self._wait("web", self._serves)
        self._wait("worker", lambda: b" ready." in self.log("worker"))

    def stop(self) -> None:
        """End everything."""
        broker = self._running.pop("broker", None)
        processes.stop_all(list(self._running.values()), grace=5)
        processes.stop_all([broker] if broker else [], grace=5)
        self._running.clear()
        for group in self._orphaned:
            processes.end_group(group)

    def repair(self) -> None:
        """Start again what a test has killed."""
        dead = {name for name in ("broker", "web", "worker") if not self._is_running(name)}
        if "broker" in dead:
            self.restart_broker()
        if "web" in dead:
            self.restart_web()
        if "worker" in dead:
            self.restart_worker()

    def kill_worker(self, word: signal.Signals = signal.SIGKILL) -> None:
        """End the worker and its children at once, whatever they are doing."""
        self._kill("worker", word)

    def kill_worker_child(self) -> None:
        """End one of the processes that do the worker's tasks, whatever it is doing."""
        worker = psutil.Process(self._running["worker"].pid)
        random.choice(self.wait_for(worker.children)).kill()

    def kill_worker_alone(self) -> None:
        """End the worker without its children: what they are doing they may finish, unheard."""
        process = self._running.pop("worker")
        self._orphaned.append(process.pid)
        process.kill()
        process.wait()

    def restart_worker(self, *, ready: bool = True) -> None:
        """Start a worker where there is none, and wait until it is ready."""
        before = len(self.log("worker"))
        self._start("worker", services.worker())
        if ready:
            self._wait("worker", lambda: b" ready." in self.log("worker")[before:])

    def kill_web(self) -> None:
        """End the web server."""
        self._kill("web", signal.SIGKILL)

    def restart_web(self) -> None:
        """Start the web server where there is none."""
        self._start("web", services.web(self.port, workers=2, threads=4))
        self._wait("web", self._serves)

    def kill_broker(self) -> None:
        """End the broker; what it held is lost."""
        self._kill("broker", signal.SIGKILL)

    def restart_broker(self) -> None:
        """Start an empty broker where there is none."""
        path = Path(self.env["REDIS_URL"].removeprefix("unix://"))
        path.unlink(missing_ok=True)
        self._running["broker"] = base.start_valkey(path, self.folder / "broker.log")

    def pid(self, name: str) -> int:
        """Return the process of a part that runs; what it has started hangs from it."""
        return self._running[name].pid

    def manage(self, *arguments: str) -> str:
        """Run a management command and return what it printed."""
        return self._python("manage.py", *arguments)

    def ask(self, code: str) -> Any:
        """Run Python inside the tool's Django and return the value of its variable `answer`."""
        program = f"import django, json; django.setup()\n{code}\nprint('\\n' + json.dumps(answer, default=str))"
        return json.loads(self._python("-c", program).splitlines()[-1])

    def log(self, name: str) -> bytes:
        """Return what a process has written so far."""
        path = self.folder / f"{name}.log"
        return path.read_bytes() if path.exists() else b""

    def wait_for(self, is_so: Callable[[], Any], *, timeout: float = 30.0, every: float = 0.1) -> Any:
        """Return the first true answer, or say which logs to read when none came."""
        until = time.monotonic() + timeout
        while True:
            answer = is_so()
            if answer:
                return answer
            self._revive()
            if time.monotonic() > until:
                raise AssertionError(f"not within {timeout} s\n{self._ends_of_logs()}")
            time.sleep(every)

    def _python(self, *arguments: str) -> str:
        done = subprocess.run(
            [sys.executable, *arguments], cwd=ROOT, env=self.env, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise AssertionError(f"{arguments} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
        return done.stdout

    def _start(self, name: str, command: list[str]) -> None:
        if self._is_running(name):
            raise RuntimeError(f"{name} runs already")
        self._running[name] = processes.start(command, env=self.env, log=self.folder / f"{name}.log", cwd=ROOT)

    def _revive(self) -> None:
        """Start again what ended by itself, as whatever supervises a service does; what a test killed stays dead."""
        commands = {"worker": services.worker(), "beat": services.beat(self.folder)}
        for name, command in commands.items():
            if name in self._running and not self._is_running(name):
                self._start(name, command)

    def _is_running(self, name: str) -> bool:
        process = self._running.get(name)
        return process is not None and process.poll() is None

    def _kill(self, name: str, word: signal.Signals) -> None:
        process = self._running.pop(name)
        os.killpg(process.pid, word)
        process.wait()
        processes.end_group(process.pid)

    def _wait(self, name: str, is_there: Callable[[], bool]) -> None:
        def is_so() -> bool:
            if self._running[name].poll() is not None:
                raise AssertionError(f"{name} ended\n{self._ends_of_logs()}")
            return is_there()

        self.wait_for(is_so, timeout=START_TIMEOUT, every=0.05)

    def _serves(self) -> bool:
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        try:
            with opener.open(f"{self.base_url}/readyz", timeout=2) as answer:
                return bool(answer.status == 200)
        except (OSError, urllib.error.URLError):
            return False

    def _ends_of_logs(self) -> str:
        ends = []
        for path in sorted(self.folder.glob("*.log")):
            lines = path.read_text(errors="replace").splitlines()[-25:]
            ends.append("\n".join([f"--- {path.name}", *lines]))
        return "\n".join(ends)


def make(folder: Path, *, env: Mapping[str, str]) -> ToolStack:
    """Lay out a stack on free ports and an empty database; the caller starts it."""
    folder.mkdir(parents=True)
    port = free_port()
    variables = {
        **{name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")},
        "DATABASE_URL": _new_database(folder),
        "REDIS_URL": f"unix://{folder / 'redis.sock'}",
        "SECRET_KEY": base.SECRET,
        "PUBLIC_URL": f"http://localhost:{port}",
        "ALLOWED_HOSTS": "localhost,127.0.0.1",
        "LTI_ALLOW_LOOPBACK": "1",
        "DATA_DIR": str(folder / "data"),
        "SWEEP_SECONDS": "1",
        "QUEUE_LEASE_SECONDS": "3",
        "REVIEW_UNDO_SECONDS": "1",
        "PYTHONUNBUFFERED": "1",
        **env,
    }
    return ToolStack(folder, port, variables)


def free_port() -> int:
    """Return a port that nobody listens on right now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _new_database(folder: Path) -> str:
    if base.database_kind() == "sqlite":
        return f"sqlite:///{folder / 'rows.sqlite3'}"
    import psycopg

    name = f"stack_{folder.name}_{os.getpid()}".replace("-", "_")
    rows = Path(os.environ[base.FOLDER]) / "pg"
    with psycopg.connect(host=str(rows), user="yardstick", dbname="postgres", autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    return f"postgres://yardstick@/{rows}/{name}"
