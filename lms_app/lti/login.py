"""The login: a state, a nonce and a browser bound together, kept once and used once."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import cast
from urllib.parse import urlencode, urlsplit

from django.conf import settings

from lms_app import statements
from lms_app.lti import targets
from lms_app.lti.refusals import LaunchRefused
from lms_app.models import LoginState, PendingLaunch, Platform, Selection
from lms_app.models.lti import URL_MAX
from lms_app.statements import Change, Reading

#: Bound of any one parameter of a login; hints of 8 kB are served.
PARAMETER_MAX = 16 * 1024
STATE_MAX = 200
#: Every so many logins one clears away what is long over.
_SWEEP_EVERY = 256
_FORGET_AFTER = timedelta(days=1)


_KEPT = Reading(
    "FROM lms_app_loginstate s JOIN lms_app_platform p ON p.id = s.platform_id WHERE s.state_hash = %s",
    s=LoginState,
    p=Platform,
)
_REGISTRATIONS = Reading(
    "FROM lms_app_platform p WHERE p.issuer = %s AND (p.client_id = %s OR %s) LIMIT 2",
    p=Platform,
    without={"p.key_set"},
)


@dataclass(frozen=True, slots=True)
class Login:
    """A login begun: where the browser goes, and the cookie that it takes along."""

    platform: Platform
    redirect_to: str
    state: str
    nonce: str
    browser_secret: str

    @property
    def cookie(self) -> str:
        """What tells this login's cookie from another's."""
        return cookie_suffix(self.state)


def start(parameters: Mapping[str, str], *, now: datetime, asked_with: str = "") -> Login:
    """Begin a login for the registration that the parameters name, or raise `LaunchRefused`.

    ``asked_with`` is kept beside it, for a browser that may have to begin again.
    """
    if any(len(value) > PARAMETER_MAX for value in parameters.values()):
        raise LaunchRefused("large", "login parameter")
    platform = registration(parameters.get("iss", ""), parameters.get("client_id", ""))
    hint, target = parameters.get("login_hint", ""), parameters.get("target_link_uri", "")
    if not hint or not target:
        raise LaunchRefused("malformed", "login parameter missing")
    if not targets.is_ours(target):
        raise LaunchRefused("target", "login for another origin")
    if len(target) > URL_MAX:
        raise LaunchRefused("malformed", "login target too long")
    state, nonce, secret = (secrets.token_urlsafe(32) for _ in range(3))
    kept = LoginState(
        state_hash=digest(state),
        nonce=nonce,
        browser_hash=digest(secret),
        platform=platform,
        target_link_uri=target,
        asked_with=asked_with,
        created_at=now,
        expires_at=now + settings.LOGIN_STATE_AGE,
    )
    statements.write_for_now(kept)
    if kept.pk % _SWEEP_EVERY == 0:
        forget(now=now)
    request = {
        "scope": "openid",
        "response_type": "id_token",
        "response_mode": "form_post",
        "prompt": "none",
        "client_id": platform.client_id,
        "redirect_uri": targets.launch_url(),
        "login_hint": hint,
        "state": state,
        "nonce": nonce,
    }
    if parameters.get("lti_message_hint"):
        request["lti_message_hint"] = parameters["lti_message_hint"]
    return Login(platform, _with_query(platform.auth_login_url, request), state, nonce, secret)


def registration(issuer: str, client_id: str) -> Platform:
    """Return the registration of an issuer; with several, the client id decides and must be there."""
    if not issuer:
        raise LaunchRefused("malformed", "no issuer")
    if "\x00" in issuer + client_id:
        raise LaunchRefused("unknown", "registration")
    found = _REGISTRATIONS.all(issuer, client_id, not client_id)
    if len(found) > 1:
        raise LaunchRefused("malformed", "several registrations and no client id")
    if not found:
        raise LaunchRefused("unknown", "registration")
    [(platform,)] = found
    if platform.is_pending:
        raise LaunchRefused("deployment", "registration pending")
    if not platform.is_active:
        raise LaunchRefused("off", "registration")
    return cast("Platform", platform)


def find(state: str, *, now: datetime) -> LoginState:
    """Return the login of a state that is still good for a launch."""
    if not 0 < len(state) <= STATE_MAX:
        raise LaunchRefused("unconfirmed", "no state")
    found = _KEPT.first(digest(state))
    if found is None:
        raise LaunchRefused("unconfirmed", "unknown state")
    kept: LoginState
    kept, kept.platform = found
    if kept.used_at is not None:
        raise LaunchRefused("used", "state")
    if kept.expires_at <= now:
        raise LaunchRefused("expired", "state")
    if not kept.platform.is_active:
        raise LaunchRefused("off", "registration")
    return kept


def is_same_browser(kept: LoginState, secret: str) -> bool:
    """Tell whether the browser that answers is the one that began."""
    return hmac.compare_digest(kept.browser_hash, digest(secret))


def consume(kept: LoginState, *, now: datetime) -> None:
    """Use up the state and its nonce; of many that come with it only one gets past here."""
    change = Change()
    use_up(kept, change, now=now)
    if not change.make():
        raise LaunchRefused("used", "state")


def use_up(kept: LoginState, change: Change, *, now: datetime) -> None:
    """Make a change one that only the first of many that come with the state makes."""
    change.update(kept, where="used_at IS NULL AND expires_at > %s", values=[now], used_at=now)


def forget(*, now: datetime) -> None:
    """Delete logins that ended long ago, and choices of contents; what is unknown is refused like what is used up."""
    LoginState.objects.filter(expires_at__lt=now - _FORGET_AFTER).delete()
    PendingLaunch.objects.filter(expires_at__lt=now).delete()
    Selection.objects.filter(expires_at__lt=now).delete()


def cookie_suffix(state: str) -> str:
    """Return what tells one login's cookie from another's, so that two tabs do not meet."""
    return digest(state)[:16]


def digest(secret: str) -> str:
    """Return the hash under which a secret is kept."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def _with_query(url: str, parameters: Mapping[str, str]) -> str:
    return f"{url}{'&' if urlsplit(url).query else '?'}{urlencode(parameters)}"
