"""What a run has started, written down, so that the next one can clean up after a run that was killed."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import tempfile
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TextIO

from config.local import processes

GRACE = 5.0


class AlreadyRunning(Exception):
    """Another run uses this data folder."""


@dataclass
class Record:
    """The record of one data folder, locked while a run holds it."""

    folder: Path
    started: dict[str, tuple[int, str]] = field(default_factory=dict)
    temporary: list[str] = field(default_factory=list)
    _lock: TextIO | None = None

    @property
    def file(self) -> Path:
        """Where it is written."""
        return self.folder / "processes.json"

    def take(self) -> None:
        """Lock the folder and end what an earlier run left behind."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self._lock = (self.folder / "lock").open("w")
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as fault:
            raise AlreadyRunning(f"Another run uses {self.folder}; stop it or set DATA_DIR.") from fault
        os.set_inheritable(self._lock.fileno(), False)
        self._end_leftovers()
        self.write()

    def note(self, name: str, pid: int) -> None:
        """Write down a process just started."""
        self.started[name] = (pid, processes.birth(pid) or "")
        self.write()

    def note_folder(self, path: str) -> None:
        """Write down a temporary folder to be removed at the end."""
        self.temporary.append(path)
        self.write()

    def close(self) -> None:
        """Forget everything: all has been stopped."""
        for path in self.temporary:
            shutil.rmtree(path, ignore_errors=True)
        self.file.unlink(missing_ok=True)
        if self._lock:
            self._lock.close()

    def write(self) -> None:
        """Write the record in one step."""
        fresh = self.file.with_suffix(".new")
        fresh.write_text(json.dumps({"started": self.started, "temporary": self.temporary}))
        fresh.replace(self.file)

    def _end_leftovers(self) -> None:
        with suppress(FileNotFoundError, ValueError, TypeError, AttributeError):
            kept = json.loads(self.file.read_text())
            for pid, born in kept["started"].values():
                processes.stop_stranger(int(pid), str(born), grace=GRACE)
            for path in kept["temporary"]:
                if Path(path).parent == Path(tempfile.gettempdir()):
                    shutil.rmtree(path, ignore_errors=True)
