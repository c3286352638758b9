"""Why a call brought nothing, in words that follow "because"."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from django.utils.translation import gettext_lazy as _

from lms_app.lti import http

if TYPE_CHECKING:
    from django.utils.functional import _StrPromise

_TIMEOUTS = frozenset({"ConnectTimeout", "ReadTimeout", "ReadTimeoutError", "Timeout"})

NO_ANSWER = _("it did not answer in time")
BAD_CERTIFICATE = _("its certificate is not valid for that name")
NOBODY = _("nobody answers there, or the name is not found")
TOO_LARGE = _("its answer is far too large")
INNER = _("the name leads to an inner address, which we do not call")
NOT_HTTPS = _("the address is not https")
ELSEWHERE = _("it leads on to another site")
FOREIGN = _("the address is not on a host of this platform")

_REFUSED = {
    "an inner address": INNER,
    "not https": NOT_HTTPS,
    "led to another origin": ELSEWHERE,
    "redirected in a circle": ELSEWHERE,
}


def of(fault: http.CallFailed) -> _StrPromise:
    """Say why a call failed."""
    if isinstance(fault, http.AnswerTooLarge):
        return TOO_LARGE
    if isinstance(fault, http.AddressRefused):
        return _REFUSED.get(str(fault), FOREIGN)
    if str(fault) in _TIMEOUTS or str(fault) == http.NEVER_ENDS:
        return NO_ANSWER
    return BAD_CERTIFICATE if str(fault) == "SSLError" else NOBODY


def host(url: str) -> str:
    """Return the host of an address, with its port; what is none as it stands, cut."""
    try:
        return urlsplit(url).netloc.rpartition("@")[2] or url[:100]
    except ValueError:
        return url[:100]
