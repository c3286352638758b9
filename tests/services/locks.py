"""Tell whether the lock files are fresh, whole and free of addresses, and installed as they say."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "config" / "requirements"
#: Which of pyproject's lists each lock file answers.
LISTS: dict[str, tuple[str, ...]] = {
    "run": ("",),
    "local": ("", "local"),
    "dev": ("", "local", "dev"),
    "openedx": ("openedx",),
    "uv": ("uv",),
}
ADDRESS = re.compile(r"https?://|file:/|--index|--find-links|@ ")


def pinned(name: str) -> list[Requirement]:
    """Return what a lock file pins, of any platform."""
    joined = (FOLDER / f"{name}.txt").read_text().replace("\\\n", " ")
    return [Requirement(line.partition("--hash")[0]) for line in joined.splitlines() if line and line[0] not in "#- "]


def faults() -> Iterator[str]:
    """Yield what is wrong with the lock files."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    groups = {"": project["project"]["dependencies"], **project["dependency-groups"]}
    for name, lists in LISTS.items():
        text = (FOLDER / f"{name}.txt").read_text()
        pins = {canonicalize_name(pin.name): pin for pin in pinned(name)}
        if ADDRESS.search(text):
            yield f"{name}.txt names an address"
        if re.search(r"^[A-Za-z0-9].*(?<!\\)$", text, re.MULTILINE):
            yield f"{name}.txt has a line without a hash"
        for wanted in (Requirement(line) for group in lists for line in groups[group]):
            pin = pins.get(canonicalize_name(wanted.name))
            if pin is None or not wanted.specifier.contains(str(pin.specifier)[2:], prereleases=True):
                yield f"{name}.txt does not answer {wanted}; run make lock"


def differences() -> Iterator[str]:
    """Yield where the environment differs from the developers' lock file."""
    for pin in pinned("dev"):
        if pin.marker and not pin.marker.evaluate():
            continue
        try:
            installed = version(pin.name)
        except PackageNotFoundError:
            installed = "nothing"
        if not pin.specifier.contains(installed if installed != "nothing" else "0", prereleases=True):
            yield f"{pin.name}: {installed} is installed, {pin.specifier} is locked"


if __name__ == "__main__":
    found = list(differences() if "installed" in sys.argv[1:] else faults())
    print("\n".join(found))
    sys.exit(bool(found))
