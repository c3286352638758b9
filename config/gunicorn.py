"""What the web server is told beside its command line: how long a first line may be, and what it logs of a request."""

import gc

from gunicorn.http import message  # type: ignore[import-untyped]

# A login by GET carries hints of 8 kB, and more once encoded. gunicorn knows only 8190 or no bound at all; this is a
# bound that holds the hints twice encoded.
limit_request_line = message.MAX_REQUEST_LINE = 28 * 1024

# Queries carry hints, names and one-time tokens, and so may the page that somebody came from: neither is logged.
access_log_format = '%(h)s %(t)s "%(m)s %(U)s %(H)s" %(s)s %(b)s %(M)sms "%(a)s"'


def post_worker_init(worker: object) -> None:
    """Spare the collector what a worker keeps for good: going through it time and again costs a tenth of all work."""
    gc.collect()
    gc.freeze()
