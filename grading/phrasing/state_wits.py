"""Words and rules of state quality: wits, and kinds of persons, in Chinese. Data and products of data."""

from __future__ import annotations

CLASSES: tuple[tuple[str, str], ...] = ()
#: Kind, pattern over class letters, reason.
RULES: tuple[tuple[str, str, str], ...] = ()
