"""Tokens: does the platform give us any, and for what."""

from __future__ import annotations

import re
from collections.abc import Iterator

from django.utils.translation import gettext_lazy as _

from lms_app.checkup import why
from lms_app.checkup.case import Case
from lms_app.checkup.findings import Found, Level, Words, found
from lms_app.lti import ags, http, keys, tokens, tool
from lms_app.models import Deployment

TITLE = _("Tokens and scopes")

ROSTER = "https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly"
WANTED = tool.SCOPES
#: Deployments that a token is asked for; a registration with many has them all alike.
DEPLOYMENTS_MAX = 3

_CLIENT = _(
    "Compare the client id with the one that the course site shows, and see that the tool is switched on there."
)

WORDS = {
    "scopes-granted": Words(Level.OK, _("The platform gives us tokens for all that we ask.")),
    "scope-no-scores": Words(
        Level.PROBLEM,
        _("We may not send scores."),
        _(
            "Allow the tool to send grades: Moodle “LTI Assignment and Grade Services”, Canvas "
            "the scope “score” of its key."
        ),
    ),
    "scope-no-columns": Words(
        Level.PROBLEM,
        _("We may neither see nor make gradebook columns."),
        _("Allow the tool to manage columns: Moodle “grade sync and column management”, Canvas the scope “lineitem”."),
    ),
    "scope-columns-read-only": Words(
        Level.NOTE,
        _("We may see gradebook columns and not make any: scores go to the columns that links bring with them."),
        _("For columns of single activities on a lesson's link allow column management at the course site."),
    ),
    "scope-no-results": Words(
        Level.PROBLEM,
        _("We may not read results: a score whose answer was lost cannot be looked up."),
        _(
            "Allow the tool to read results: Moodle allows it with grade services, Canvas by the "
            "scope “result.readonly”."
        ),
    ),
    "scope-no-roster": Words(
        Level.PROBLEM,
        _("We may not read the roster: who has not come in yet stands in no list."),
        _(
            "Allow names and roles: Moodle “LTI Names and Role Provisioning”, Canvas the scope "
            "“contextmembership.readonly”."
        ),
    ),
    "token-nobody-to-ask-for": Words(
        Level.NOTE,
        _("No token was asked for: no deployment is approved."),
        _("Approve a deployment, then check again."),
    ),
    "token-no-scope": Words(
        Level.PROBLEM,
        _("The platform knows us and gives no token for any of our scopes."),
        _("Switch on grade services and names and roles for the tool at the course site."),
    ),
    "token-not-signed": Words(
        Level.PROBLEM,
        _("No token could be asked for: our signing key cannot be opened."),
        _("See “Our own keys”."),
    ),
    "token-unreachable": Words(
        Level.PROBLEM,
        _("The token address at %(host)s cannot be reached: %(why)s."),
        _("Compare it with what the course site shows; ask its administrator whether our server may reach it."),
    ),
    "token-missing": Words(
        Level.PROBLEM,
        _("There is nothing at the token address at %(host)s (status %(status)s)."),
        _("Compare it with what the course site shows, letter by letter."),
    ),
    "token-busy": Words(
        Level.PROBLEM,
        _("The platform gives no token at the moment (status %(status)s)."),
        _("It is down, under maintenance, or asks us to slow down. Check again later; scores wait until then."),
    ),
    "token-unknown-client": Words(
        Level.PROBLEM,
        _("The platform does not accept us as the client that the registration names."),
        _(
            "Compare the client id with the one that the course site shows; see that the tool is switched on there and "
            "has our key set address, %(jwks)s."
        ),
    ),
    "token-our-keys": Words(
        Level.PROBLEM,
        _("The platform cannot find the key that we signed with."),
        _(
            "See that the key set address at the course site is %(jwks)s and that the course site can reach it. Moodle "
            "calls neither inner addresses nor ports other than 80 and 443."
        ),
    ),
    "token-signature": Words(
        Level.PROBLEM,
        _("The platform does not accept our signature."),
        _("Give the course site our key set address, %(jwks)s, and no key typed in by hand."),
    ),
    "token-clock": Words(
        Level.PROBLEM,
        _("The platform takes our request for one of another time: the clocks differ."),
        _("Set both clocks by the network (NTP), ours and the course site's."),
    ),
    "token-audience": Words(
        Level.PROBLEM,
        _("The platform expects another audience than its token address."),
        _("Enter the audience that the course site names as “token audience” at the platform in the admin."),
    ),
    "token-refused": Words(
        Level.PROBLEM, _("The platform refuses us a token (status %(status)s) and says nothing that we know."), _CLIENT
    ),
    "token-unreadable": Words(
        Level.PROBLEM,
        _("What the token address at %(host)s answered holds no token."),
        _("Compare the token address with what the course site shows."),
    ),
}

#: What platforms say when they refuse, by words of theirs; the first that is found decides.
_SAYINGS = tuple(
    (re.compile(words), code)
    for words, code in (
        (r"\bkid\b|\bkey ?set\b|\bjwks?\b|public key|correct key", "token-our-keys"),
        (r"\bsignature\b", "token-signature"),
        (r"\bexpired\b|in the future|\b(?:iat|nbf)\b|\bclock\b", "token-clock"),
        (r"\baud(?:ience)?\b", "token-audience"),
        (r"invalid_client|unauthorized_client|unknown client", "token-unknown-client"),
    )
)


def ask_for(case: Case, deployment: Deployment) -> None:
    """Ask once for a token of a deployment; the case has it then, if there is any to be had."""
    if deployment.pk not in case.asked:
        for _finding in _asked(case, deployment):
            continue


def check(case: Case) -> Iterator[Found]:
    """Ask for a token of each deployment with a signed request, as the tool does before it calls a service."""
    deployments = case.deployments()
    if not deployments:
        yield found("token-nobody-to-ask-for")
        return
    for deployment in deployments[:DEPLOYMENTS_MAX]:
        yield from _asked(case, deployment)


def _asked(case: Case, deployment: Deployment) -> Iterator[Found]:
    case.asked.add(deployment.pk)
    granted, refusal = _token(case, deployment, WANTED)
    if refusal is not None and refusal.code == "token-no-scope":
        # Canvas gives nothing where one of the scopes is not allowed: each is asked for alone, then those that are.
        allowed = tuple(scope for scope in WANTED if _token(case, deployment, (scope,))[1] is None)
        granted, refusal = _token(case, deployment, allowed) if allowed else (frozenset(), refusal)
    if refusal is not None:
        yield refusal
        return
    yield from _missing(granted)


def _missing(granted: frozenset[str]) -> Iterator[Found]:
    if granted.issuperset(set(WANTED) - {ags.LINE_ITEM_READ}):
        yield found("scopes-granted")
        return
    if ags.SCORE not in granted:
        yield found("scope-no-scores")
    if ags.LINE_ITEM not in granted:
        yield found("scope-columns-read-only" if ags.LINE_ITEM_READ in granted else "scope-no-columns")
    if ags.RESULT_READ not in granted:
        yield found("scope-no-results")
    if ROSTER not in granted:
        yield found("scope-no-roster")


def _token(case: Case, deployment: Deployment, scopes: tuple[str, ...]) -> tuple[frozenset[str], Found | None]:
    """Ask for a token and keep it for the case; return what it is good for, or why there is none."""
    url, host = case.platform.auth_token_url, why.host(case.platform.auth_token_url)
    try:
        form = tokens.request_form(deployment, " ".join(scopes))
        reply = case.call("POST", url, data=form, headers={"Accept": "application/json"})
    except keys.KeyUnreadable:
        return frozenset(), found("token-not-signed")
    except http.CallFailed as fault:
        return frozenset(), found("token-unreachable", host=host, why=why.of(fault))
    said = _object(reply)
    if not 200 <= reply.status < 300:
        return frozenset(), _refusal(reply, said, host)
    token, scope = said.get("access_token"), said.get("scope", " ".join(scopes))
    if not isinstance(token, str) or not token or not isinstance(scope, str):
        return frozenset(), found("token-unreadable", host=host)
    granted = frozenset(scope.split())
    case.tokens[deployment.pk] = (token, granted)
    return granted, None


def _refusal(reply: http.Reply, said: dict[str, object], host: str) -> Found:
    if reply.status in {404, 405, 410} or 300 <= reply.status < 400:
        return found("token-missing", host=host, status=reply.status)
    if reply.status == 429 or reply.status >= 500:
        return found("token-busy", status=reply.status)
    if said.get("error") == "invalid_scope":
        return found("token-no-scope")
    text = reply.text[:2000].lower()
    for words, code in _SAYINGS:
        if words.search(text):
            return found(code, jwks=tool.keys_url())
    return found("token-refused", status=reply.status)


def _object(reply: http.Reply) -> dict[str, object]:
    try:
        answer = reply.json()
    except ValueError:
        return {}
    return answer if isinstance(answer, dict) else {}
