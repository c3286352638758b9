"""`make run` and `make demo`: ready when they say so, gone when they are told to, cleaned up after when killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from config.local import processes
from config.local.record import Record
from tests.services.stack import ROOT, free_port

pytestmark = [pytest.mark.flow, pytest.mark.timeout(240)]
ELSEWHERE = ("DATABASE_URL", "REDIS_URL", "SECRET_KEY", "PUBLIC_URL", "LTI_ALLOW_LOOPBACK", "DATA_DIR")
Start = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    started: list[subprocess.Popen[str]] = []

    def begin(what: str = "run", **env: str) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-m", "config.local", what],
            cwd=ROOT,
            env={**plain(tmp_path), **env},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        started.append(process)
        return process

    yield begin
    for process in started:
        if process.poll() is None:
            process.terminate()
            process.wait(30)
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stderr.close()


def plain(data: Path, port: int | None = None) -> dict[str, str]:
    env = {name: value for name, value in os.environ.items() if name not in ELSEWHERE}
    return {**env, "DATA_DIR": str(data), "PORT": str(port or free_port()), "LMS_PORT": str(free_port())}


def until_ready(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith("READY "):
            return line.strip()
    assert process.stderr is not None
    raise AssertionError(process.stderr.read())


def recorded(data: Path) -> dict[str, tuple[int, str]]:
    return {
        name: (pid, born) for name, (pid, born) in json.loads((data / "processes.json").read_text())["started"].items()
    }


def alive(found: dict[str, tuple[int, str]]) -> list[str]:
    return [name for name, (pid, born) in found.items() if processes.birth(pid) == born]


def test_a_run_is_ready_when_it_says_so_and_leaves_nothing_behind(start: Start, tmp_path: Path) -> None:
    process = start()
    line = until_ready(process)
    tool = line.removeprefix("READY tool=")
    with urllib.request.urlopen(f"{tool}/readyz") as answer:  # noqa: S310 - loopback
        assert json.load(answer)["ready"] is True
    found = recorded(tmp_path)
    assert set(alive(found)) >= {"broker", "web", "worker"}

    process.terminate()
    assert process.wait(30) == 0
    assert alive(found) == []
    assert not (tmp_path / "processes.json").exists()


def test_commands_with_the_same_data_folder_reach_the_same_rows_and_broker(start: Start, tmp_path: Path) -> None:
    process = start()
    tool = until_ready(process).removeprefix("READY tool=")
    code = (
        "from django.conf import settings; from django.core.cache import cache;"
        "from lms_app.models import ContentVersion;"
        "cache.set('seen', 1); print(settings.PUBLIC_URL, ContentVersion.objects.count(), cache.get('seen'))"
    )
    env = {name: value for name, value in plain(tmp_path).items() if name not in {"PORT", "LMS_PORT"}}
    done = subprocess.run(
        [sys.executable, "manage.py", "shell", "-v", "0", "-c", code],
        cwd=ROOT, env=env, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.stdout.split() == [tool, "1", "1"], done.stderr


def test_what_a_killed_run_left_is_ended_by_the_next(start: Start, tmp_path: Path) -> None:
    first = start()
    until_ready(first)
    left = recorded(tmp_path)
    first.kill()
    first.wait()

    second = start()
    until_ready(second)
    assert alive(left) == []
    assert set(alive(recorded(tmp_path))) >= {"broker", "web", "worker"}


def test_a_service_that_dies_is_started_again(start: Start, tmp_path: Path) -> None:
    process = start()
    until_ready(process)
    worker, born = recorded(tmp_path)["worker"]
    os.kill(worker, signal.SIGKILL)

    until = time.monotonic() + 30
    while recorded(tmp_path)["worker"] == (worker, born):
        assert time.monotonic() < until
        time.sleep(0.05)
    assert processes.birth(recorded(tmp_path)["worker"][0])


def test_a_port_in_use_is_one_clear_sentence(start: Start, tmp_path: Path) -> None:
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        process = start(PORT=str(port))
        _, said = process.communicate(timeout=30)
    assert process.returncode == 1
    assert said == f"Port {port} is in use; choose another with PORT=….\n"
    assert not (tmp_path / "processes.json").exists()


def test_a_wrong_variable_is_named_at_the_end_of_what_is_said(start: Start, tmp_path: Path) -> None:
    for value in ("maybe", "perhaps"):
        process = start(PORT=str(free_port()), DEBUG=value)
        _, said = process.communicate(timeout=60)
        assert process.returncode == 1
        assert said.splitlines()[1:] == [f"    DEBUG must be 1 or 0, not '{value}'."]


def test_two_runs_do_not_share_a_data_folder(start: Start, tmp_path: Path) -> None:
    record = Record(tmp_path)
    record.take()
    try:
        process = start()
        _, said = process.communicate(timeout=30)
    finally:
        record.close()
    assert process.returncode == 1
    assert said == f"Another run uses {tmp_path}; stop it or set DATA_DIR.\n"


def test_a_stranger_with_a_recycled_number_is_left_alone(tmp_path: Path) -> None:
    stranger = subprocess.Popen(["sleep", "60"])
    try:
        (tmp_path / "processes.json").write_text(
            json.dumps({"started": {"web": [stranger.pid, "born at another time"]}, "temporary": []})
        )
        record = Record(tmp_path)
        record.take()
        record.close()
        assert stranger.poll() is None
    finally:
        stranger.kill()
        stranger.wait()


def test_a_data_folder_with_a_long_path_works_too(start: Start, tmp_path: Path) -> None:
    data = tmp_path / ("long-" * 25)
    process = start("demo", DATA_DIR=str(data))
    line = until_ready(process)
    assert line.startswith("READY tool=http://localhost:")
    assert " lms=http://127.0.0.1:" in line
    folder = Path((data / "redis.url").read_text().strip().removeprefix("unix://")).parent
    process.terminate()
    assert process.wait(30) == 0
    assert not folder.exists()
