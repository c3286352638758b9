"""A fault of a bundle: which file, which line, what is wrong there."""

from __future__ import annotations

from grading.model import ContentFault


class BundleFault(ContentFault):
    """The author's fault, found while reading a bundle; ``str`` gives ``file:line: reason``."""

    def __init__(self, file: str, line: int, reason: str) -> None:
        super().__init__(f"{file}:{line}: {reason}")
        self.file = file
        self.line = line
        self.reason = reason
