"""Our own keys: can we sign with them, and can platforms read them."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlsplit

from django.conf import settings
from django.utils.translation import gettext_lazy as _

from lms_app.checkup import why
from lms_app.checkup.case import Case
from lms_app.checkup.findings import Found, Level, Words, found
from lms_app.lti import http, keys, tool
from lms_app.models import Platform

TITLE = _("Our own keys")

_PROXY = _(
    "Look at the name, the certificate and the proxy before this tool: PUBLIC_URL must lead to it from everywhere."
)

WORDS = {
    "own-keys-ok": Words(Level.OK, _("Our key set can be read at %(host)s, and the key that signs is in it.")),
    "own-key-unreadable": Words(
        Level.PROBLEM,
        _("Our signing key cannot be opened: scores and chosen contents cannot be signed."),
        _(
            "TOOL_KEY_SECRET (or SECRET_KEY) was changed. Set it back, or put the former one into TOOL_KEY_SECRET_OLD, "
            "or run manage.py rotate_keys."
        ),
    ),
    "own-address-plain": Words(
        Level.NOTE,
        _("PUBLIC_URL (%(host)s) is not https: good for development only."),
        _("In service set PUBLIC_URL to the https address that browsers use."),
    ),
    "own-keys-unreachable": Words(
        Level.PROBLEM,
        _("Our own key set at %(host)s cannot be reached from here by its public address: %(why)s."),
        _PROXY,
    ),
    "own-keys-inner": Words(
        Level.PROBLEM,
        _("PUBLIC_URL (%(host)s) leads to an inner address: a platform outside cannot read our key set."),
        _(
            "Give the tool a name that leads to it from outside. Where the course site is on the "
            "same inner network this "
            "may be right: then see to it that the course site may call inner addresses (Moodle by itself does not)."
        ),
    ),
    "own-keys-status": Words(
        Level.PROBLEM, _("Our own key set at %(host)s was answered with status %(status)s."), _PROXY
    ),
    "own-keys-foreign": Words(
        Level.PROBLEM,
        _("What stands at our key set address at %(host)s does not hold the key that we sign with."),
        _(
            "PUBLIC_URL leads to another installation, or a cache keeps an old copy of "
            "/lti/jwks/: let it keep that for an hour at most."
        ),
    ),
    "own-keys-port": Words(
        Level.NOTE,
        _("PUBLIC_URL has port %(port)s. Moodle by itself calls ports 80 and 443 only."),
        _("Use the usual port, or have Moodle's administrator allow this one (HTTP security: allowed ports)."),
    ),
}


def check(case: Case) -> Iterator[Found]:
    """Fetch our own set the way that a platform does: by its public address."""
    try:
        kid = keys.signing_key().kid
    except keys.KeyUnreadable:
        yield found("own-key-unreadable")
        kid = ""
    url = tool.keys_url()
    parts, host = urlsplit(url), why.host(url)
    if parts.scheme != "https":
        yield found("own-address-plain", host=host)
    if parts.port not in {None, 80, 443}:
        yield found("own-keys-port", port=parts.port)
    try:
        reply = case.call("GET", url)
    except http.CallFailed as fault:
        is_inner = why.of(fault) is why.INNER
        yield found("own-keys-inner" if is_inner else "own-keys-unreachable", host=host, why=why.of(fault))
        return
    if reply.status != 200:
        yield found("own-keys-status", host=host, status=reply.status)
    elif kid and kid not in _kids(reply):
        yield found("own-keys-foreign", host=host)
    elif kid:
        yield found("own-keys-ok", host=host)


def ourselves() -> Platform:
    """Return us as if we were a platform, so that we are called under the same rules."""
    url = settings.PUBLIC_URL
    return Platform(name="Yardstick", issuer=url, client_id="-", auth_login_url=url, auth_token_url=url, jwks_url=url)


def _kids(reply: http.Reply) -> set[str]:
    try:
        document = reply.json()
    except ValueError:
        return set()
    entries = document.get("keys") if isinstance(document, dict) else None
    return {str(entry.get("kid")) for entry in entries or () if isinstance(entry, dict)}
