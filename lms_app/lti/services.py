"""What all services of a platform share: a call with a token, and the way from page to page of a list."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from lms_app.lti import http, tokens
from lms_app.models import Deployment

#: One link of a `Link` header: its address, and what is said of it up to the next one.
_LINK = re.compile(r"<([^<>]*)>([^<]*)")
#: Moodle puts typographic quotes around the relation.
_REL = re.compile(r";\s*rel\s*=\s*(?:[\"“”']([^\"“”']*)|([^\s;,\"“”']+))", re.IGNORECASE)
_BARE_AMPERSAND = re.compile(r"&(?!amp;)")


def call(
    deployment: Deployment,
    method: str,
    url: str,
    scopes: Iterable[str],
    *,
    headers: Mapping[str, str],
    data: bytes | None = None,
    signed_urls: Iterable[str] = (),
    max_bytes: int = http.MAX_BYTES,
) -> http.Reply:
    """Call with a token for these scopes, and once more with a new one where the first is not taken.

    Raises `http.CallFailed`, and what asking for a token raises.
    """
    wanted, signed = tuple(scopes), tuple(signed_urls)
    token = tokens.access_token(deployment, wanted)
    for last in (False, True):
        reply = http.request(
            deployment.platform,
            method,
            url,
            headers={**headers, "Authorization": f"Bearer {token}"},
            data=data,
            signed_urls=signed,
            max_bytes=max_bytes,
        )
        if reply.status != 401 or last:
            break
        token = tokens.access_token(deployment, wanted, refused=token)
    return reply


def following(url: str, reply: http.Reply) -> str:
    """Return the address of the page after the one at ``url``; empty where there is none.

    It is taken as given, but for what is escaped as a whole as in HTML (Moodle). Raises `http.AddressRefused` for
    one of another origin.
    """
    for named, said in _LINK.findall(_header(reply, "Link")):
        relation = _REL.search(said)
        if relation and "next" in (relation[1] or relation[2] or "").lower().split():
            is_escaped = _BARE_AMPERSAND.search(named) is None
            return http.beside(url, named.replace("&amp;", "&") if is_escaped else named)
    return ""


def _header(reply: http.Reply, name: str) -> str:
    """Read a header as UTF-8 where it is that: HTTP hands its bytes over as Latin-1."""
    value = reply.headers.get(name, "")
    try:
        return value.encode("latin-1").decode("utf-8")
    except UnicodeError:
        return value
