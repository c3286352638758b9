"""Fuzz the core for so many minutes: ``python -m tests.fuzz --minutes 10``; ends with 1 where a claim broke."""

import argparse
import importlib.util
import subprocess
import sys
import tempfile
import time
from collections import Counter

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.fuzz import claims, inputs

CLAIMS = {
    "integer": (claims.integer, inputs.cells),
    "spans": (claims.spans, inputs.texts),
    "together": (claims.together, st.lists(inputs.texts, min_size=1, max_size=6)),
    "quick": (claims.quick, inputs.long_texts),
    "graded": (lambda case: claims.graded(*case), inputs.responses),
}
ROUND = 150


def fuzzed(seconds):
    """Try every claim in turn until the time is up; return how often each was tried."""
    tried = Counter()
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        for name, (claim, strategy) in CLAIMS.items():
            _try(claim, strategy)
            tried[name] += ROUND
            if time.monotonic() > until:
                break
    return tried


def _try(claim, strategy):
    @settings(
        max_examples=ROUND,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate, Phase.shrink],
    )
    @given(strategy)
    def holds(case):
        claim(case)

    holds()


def guided(seconds, folder):
    """Let atheris look in a process of its own, if it is installed."""
    if importlib.util.find_spec("atheris") is None:
        print("atheris is not installed (config/requirements/fuzz.txt): its part is left out")
        return None
    return subprocess.Popen([sys.executable, "-m", "tests.fuzz.guided", folder, str(seconds)])


def main(arguments):
    """Look in both ways at once, each for half of the time: a minute of either is a minute."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--minutes", type=float, default=2)
    seconds = parser.parse_args(arguments).minutes * 60
    for text in inputs.kept():
        claims.integer(text), claims.spans(text), claims.quick(text * 40)
    with tempfile.TemporaryDirectory() as folder:
        looking = guided(int(seconds / 2), folder)
        try:
            tried = fuzzed(seconds / 2)
            print("tried:", ", ".join(f"{name} {times}" for name, times in tried.items()), flush=True)
            return looking.wait() if looking else 0
        finally:
            if looking and looking.poll() is None:
                looking.kill()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
