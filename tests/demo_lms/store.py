"""Keeps the demo's keys and grades in a file, so that a restart loses nothing."""

import json
import os
import tempfile
import threading
from pathlib import Path
from typing import Any

from tests.demo_lms.course import BY_KEY
from tests.fakes.keys import Key
from tests.fakes.platform import FakePlatform
from tests.fakes.school import Link

FORMAT = 1


class Store:
    """One JSON file, always replaced as a whole. It holds a private key: only its owner may read it."""

    def __init__(self, directory: Path) -> None:
        self.path = directory / "demo-lms.json"
        self._lock = threading.Lock()
        directory.mkdir(parents=True, exist_ok=True)

    def keys(self) -> list[Key]:
        """Give the signing keys of the last run; none at the first."""
        return [Key(kid, pem) for kid, pem in self._read().get("keys", [])]

    def restore(self, platform: FakePlatform) -> None:
        """Put the chosen links and the grades of the last run back."""
        course = platform.school.courses[0]
        course.links += [Link(course=course, **plain) for plain in self._read().get("links", [])]
        kept = self._read().get("gradebook")
        if kept:
            platform.gradebook.load(kept)

    def save(self, platform: FakePlatform) -> None:
        """Write everything down; a crash in the middle leaves the file as it was."""
        with self._lock, platform.gradebook.changed:
            kept = {
                "format": FORMAT,
                "keys": [[key.kid, key.pem] for key in platform.keys.keys],
                "links": [_plain(link) for link in platform.school.links() if link.key not in BY_KEY],
                "gradebook": platform.gradebook.dump(),
            }
            handle, name = tempfile.mkstemp(dir=self.path.parent, prefix=".demo-lms-")
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                json.dump(kept, file, ensure_ascii=False)
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(self.path)

    def _read(self) -> dict[str, Any]:
        if not self.path.exists():
            return {}
        kept: dict[str, Any] = json.loads(self.path.read_text("utf-8"))
        return kept if kept.get("format") == FORMAT else {}


def _plain(link: Link) -> dict[str, Any]:
    return {name: value for name, value in link.__dict__.items() if name not in ("course", "copied_from")}
