"""The registered addresses: may we call them, and does the login page answer."""

from __future__ import annotations

from collections.abc import Iterator

from django.utils.translation import gettext_lazy as _

from lms_app.checkup import why
from lms_app.checkup.case import Case
from lms_app.checkup.findings import Found, Level, Words, found
from lms_app.lti import http

TITLE = _("Addresses of the platform")

NAMES = {
    "auth_login_url": _("login address (authorization endpoint)"),
    "auth_token_url": _("token address"),
    "jwks_url": _("key set address"),
}

WORDS = {
    "addresses-ok": Words(
        Level.OK, _("All three addresses are https and on the platform's own hosts; the login page answers.")
    ),
    "address-refused": Words(
        Level.PROBLEM,
        _("The %(name)s cannot be used: %(why)s."),
        _("Correct it at the platform in the admin, as the course site shows it."),
    ),
    "login-unreachable": Words(
        Level.PROBLEM,
        _("The login address at %(host)s cannot be reached: %(why)s."),
        _("Compare it with what the course site shows; ask its administrator whether our server may reach it."),
    ),
    "login-missing": Words(
        Level.PROBLEM,
        _("There is nothing at the login address at %(host)s (status %(status)s)."),
        _("Compare it with what the course site shows, letter by letter."),
    ),
    "login-broken": Words(
        Level.PROBLEM,
        _("The login address at %(host)s answers with a fault of its own (status %(status)s)."),
        _("The course site is down or under maintenance: ask its administrator, and check again later."),
    ),
}


def check(case: Case) -> Iterator[Found]:
    """Judge each address, then knock at the login page; what it says to a request that is none does not matter."""
    platform, are_fit = case.platform, True
    for name, words in NAMES.items():
        try:
            http.check_address(platform, getattr(platform, name))
        except http.AddressRefused as fault:
            are_fit = False
            yield found("address-refused", name=words, why=why.of(fault))
    if not are_fit:
        return
    host = why.host(platform.auth_login_url)
    try:
        reply = case.call("HEAD", platform.auth_login_url)
    except http.CallFailed as fault:
        yield found("login-unreachable", host=host, why=why.of(fault))
        return
    if reply.status in {404, 410}:
        yield found("login-missing", host=host, status=reply.status)
    elif reply.status >= 500 and reply.status != 501:
        yield found("login-broken", host=host, status=reply.status)
    else:
        yield found("addresses-ok")
