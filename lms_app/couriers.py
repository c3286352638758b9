"""Messages to platforms, beside the worker's other work: one that takes long goes on in a thread of its own.

A worker waits a moment for a message. Where the platform takes longer, the worker turns to the next task and the
message goes on beside it, so that a platform that hangs holds up its own scores and nobody else's. The row's claim is
what holds it all together: a worker that dies leaves it behind, whether or not it was still waiting.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from functools import partial

from celery.signals import worker_process_shutdown
from django.db import Error, close_old_connections, connections
from django.utils import timezone

from lms_app import places

logger = logging.getLogger(__name__)

#: Seconds that a worker waits for one message: most platforms answer sooner.
PATIENCE = 0.5
#: Errands beside a worker process: scores may fill them all; what has time may have so many, and is left to the sweep.
BESIDE_MAX = 24
BESIDE_WITH_TIME = 8
#: Couriers that are kept, each with its connections, while nothing is to be carried.
IDLE_MAX = 4
#: Seconds after which a score is asked after for which nobody was free.
NOBODY_FREE_WAIT = 5.0
#: Seconds that a worker gives what is beside it when it is told to end.
FAREWELL = 10.0

_lock = threading.Lock()
_idle: list[ThreadPoolExecutor] = []
_beside: set[Future[None]] = set()
_keeper: threading.Thread | None = None


def carry(deliver: Callable[[int], None], pk: int, *, most: int = BESIDE_MAX) -> bool:
    """Have a courier deliver; come back when that is done, or when it takes long.

    False, and nothing done, where ``most`` or more errands are beside this process already.
    """
    if len(_beside) >= most:
        return False
    courier = _free_courier()
    errand = courier.submit(_errand, deliver, pk)
    try:
        wait([errand], timeout=PATIENCE)
    finally:
        is_done = errand.done()
        if is_done:
            _set_free(courier)
        else:
            _leave_beside(courier, errand)
    if is_done:
        errand.result()
    return True


def finish(seconds: float = FAREWELL) -> None:
    """Wait for what is beside this process, and end its couriers."""
    wait(list(_beside), timeout=seconds)
    with _lock:
        couriers = [*_idle]
        _idle.clear()
    for courier in couriers:
        _dismiss(courier)
        courier.shutdown()
    keeper = _keeper
    if keeper is not None:
        keeper.join(timeout=1)


@worker_process_shutdown.connect
def _at_shutdown(**_said: object) -> None:
    finish()


def _errand(deliver: Callable[[int], None], pk: int) -> None:
    close_old_connections()
    deliver(pk)


def _free_courier() -> ThreadPoolExecutor:
    """Return the courier that was free last: its connections are the warmest."""
    with _lock:
        return _idle.pop() if _idle else ThreadPoolExecutor(max_workers=1, thread_name_prefix="courier")


def _set_free(courier: ThreadPoolExecutor) -> None:
    with _lock:
        is_wanted = len(_idle) < IDLE_MAX
        if is_wanted:
            _idle.append(courier)
    if not is_wanted:
        _dismiss(courier)


def _dismiss(courier: ThreadPoolExecutor) -> None:
    """Let a courier's thread end, and its connection to the database with it."""
    courier.submit(connections.close_all)
    courier.shutdown(wait=False)


def _leave_beside(courier: ThreadPoolExecutor, errand: Future[None]) -> None:
    global _keeper
    with _lock:
        _beside.add(errand)
        if _keeper is None or not _keeper.is_alive():
            _keeper = threading.Thread(target=_keep, name="keeper", daemon=True)
            _keeper.start()
    errand.add_done_callback(partial(_ended, courier))


def _ended(courier: ThreadPoolExecutor, errand: Future[None]) -> None:
    _set_free(courier)
    with _lock:
        _beside.discard(errand)
    fault = errand.exception()
    if fault is not None:
        logger.error("An errand beside its worker broke", exc_info=fault)


def _keep() -> None:
    """Say of the claims in hand that they are, as long as something is beside."""
    global _keeper
    beat = places.lease().total_seconds() / 4
    try:
        while True:
            with _lock:
                if not _beside:
                    _keeper = None
                    return
                beside = list(_beside)
            wait(beside, timeout=beat, return_when=FIRST_COMPLETED)
            try:
                close_old_connections()
                places.keep(now=timezone.now())
            except Error:
                logger.warning("The database is away; the claims in hand are said again later.")
    finally:
        connections.close_all()
