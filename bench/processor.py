"""Processor time of servers, with all that they have started."""

from __future__ import annotations

from collections.abc import Iterable

import psutil


def seconds(pids: Iterable[int]) -> float:
    """Return what these processes and their children have used so far, those that have ended included."""
    return sum(_seconds(psutil.Process(pid)) for pid in pids)


def _seconds(process: psutil.Process) -> float:
    own = process.cpu_times()
    ended = own.children_user + own.children_system
    return own.user + own.system + ended + sum(_seconds(child) for child in process.children())
