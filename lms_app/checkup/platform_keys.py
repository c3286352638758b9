"""The keys that the platform signs with: can we read them."""

from __future__ import annotations

from collections.abc import Iterator

from django.utils.translation import gettext_lazy as _

from lms_app.checkup import why
from lms_app.checkup.case import Case
from lms_app.checkup.findings import Found, Level, Words, found
from lms_app.lti import http, keysets

TITLE = _("Keys of the platform")

_ASK = _(
    "Compare the key set address with what the course site shows; opened in a browser it must show a list of keys."
)

WORDS = {
    "platform-keys-ok": Words(Level.OK, _("The platform's key set can be read; usable keys: %(count)s.")),
    "platform-keys-unreachable": Words(
        Level.PROBLEM,
        _("The platform's key set at %(host)s cannot be reached: %(why)s."),
        _(
            "Until it can, launches work only with the keys that we know from before. Ask the "
            "course site's administrator."
        ),
    ),
    "platform-keys-status": Words(
        Level.PROBLEM, _("The platform's key set at %(host)s was answered with status %(status)s."), _ASK
    ),
    "platform-keys-unreadable": Words(
        Level.PROBLEM, _("What stands at the key set address at %(host)s is no key set."), _ASK
    ),
    "platform-keys-unusable": Words(
        Level.PROBLEM,
        _("The platform's key set at %(host)s holds no key that we take."),
        _(
            "We take RSA keys of 2048 bits or more with a key id, for RS256. The course site's "
            "administrator can make one."
        ),
    ),
}


def check(case: Case) -> Iterator[Found]:
    """Fetch the set as a launch would; what we have stored of it is not changed."""
    url = case.platform.jwks_url
    host = why.host(url)
    try:
        reply = case.call("GET", url, headers={"Accept": "*/*"})
    except http.CallFailed as fault:
        yield found("platform-keys-unreachable", host=host, why=why.of(fault))
        return
    if reply.status != 200:
        yield found("platform-keys-status", host=host, status=reply.status)
        return
    try:
        document = reply.json()
    except ValueError:
        document = None
    entries = document.get("keys") if isinstance(document, dict) else None
    if not isinstance(entries, list):
        yield found("platform-keys-unreadable", host=host)
        return
    count = sum(keysets.usable(entry) is not None for entry in entries[: keysets.KEYS_MAX])
    if count:
        yield found("platform-keys-ok", count=count)
    else:
        yield found("platform-keys-unusable", host=host)
