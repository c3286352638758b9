"""How long a request's first line may be: a login by GET carries hints of 8 kB, and more once encoded."""

from gunicorn.http import message  # type: ignore[import-untyped]

# gunicorn knows only 8190 or no bound at all; this is a bound that holds the hints twice encoded.
limit_request_line = message.MAX_REQUEST_LINE = 28 * 1024
