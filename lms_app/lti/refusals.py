"""How a login or launch is refused: a kind of problem, and a cause for the log."""

from __future__ import annotations


class LaunchRefused(Exception):
    """A message that is not acted on; ``kind`` is one of `web.problems`, ``cause`` a word of ours for the log."""

    def __init__(self, kind: str, cause: str) -> None:
        super().__init__(f"{kind}: {cause}")
        self.kind = kind
        self.cause = cause
