"""Serve the demo course site until it is told to stop."""

import argparse
import signal
import threading
from pathlib import Path

from tests.demo_lms.app import DemoLms


def main() -> None:
    """Read the command line and serve."""
    parser = argparse.ArgumentParser(prog="python -m tests.demo_lms", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1", help="name in the site's address (default 127.0.0.1)")
    parser.add_argument("--port", type=int, default=8001)
    parser.add_argument("--tool", default="http://localhost:8000", help="the tool's own origin")
    parser.add_argument("--state-dir", type=Path, required=True, help="where keys and grades are kept")
    options = parser.parse_args()
    stop = threading.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: stop.set())
    origin = f"http://{options.host}:{options.port}"
    site = DemoLms(tool=options.tool.rstrip("/"), origin=origin, state_dir=options.state_dir)
    with site.start(options.host, options.port):
        print(f"demo LMS at {site.origin}, to be registered as {site.registration}", flush=True)
        stop.wait()


if __name__ == "__main__":
    main()
