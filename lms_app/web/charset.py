"""One encoding for everything that comes in: UTF-8."""

from __future__ import annotations

import codecs
from collections.abc import Callable

from django.core.exceptions import BadRequest
from django.http import HttpRequest, HttpResponse

_SUBSETS_OF_UTF8 = frozenset({"utf-8", "ascii"})
_WITHOUT_BODY = frozenset({"GET", "HEAD", "OPTIONS", "TRACE"})


class Utf8Middleware:
    """Refuses a body that says it is in another encoding, and reads addresses in no other.

    Python knows codecs that are no text at all (``rot13``, ``hex``); a request may name every one of them.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self._get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Forget the encoding that the request names, and pass it on unless its body is in another."""
        named = request.encoding
        if named is not None:
            # Only then: an encoding that is set has Django read the address once more.
            request.encoding = None  # type: ignore[assignment] # the stubs know no "unnamed"
            if codecs.lookup(named).name not in _SUBSETS_OF_UTF8 and request.method not in _WITHOUT_BODY:
                raise BadRequest("not UTF-8")
        return self._get_response(request)
