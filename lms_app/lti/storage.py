"""The platform's own storage as the proof of a browser that keeps no cookie of ours: held, proven once, let in once.

At login a secret goes to the storage under two keys, by the page that leads to the platform. A message that comes back
without the cookie is kept as pending; only who posts that secret, which the storage gives to the same browser alone,
completes it.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Mapping
from datetime import datetime, timedelta

from django.utils.crypto import salted_hmac

from lms_app.lti import login as logins
from lms_app.lti.refusals import LaunchRefused
from lms_app.models import LoginState, PendingLaunch, Platform
from lms_app.models.access import FRAME_NAME_MAX

PARAMETER = "lti_storage_target"
#: How long a message waits for its proof, and the way to the first page for whoever takes it.
PENDING_AGE = timedelta(minutes=2)
WAY_AGE = timedelta(minutes=1)

_SALT = "lms_app.lti.storage"
_LAUNCH_ID_MAX = 32


def frame_of(parameters: Mapping[str, str]) -> str:
    """Return the name of the frame in which a platform offers storage, empty where it offers none."""
    name = parameters.get(PARAMETER, "")
    return name if len(name) <= FRAME_NAME_MAX and name.isprintable() else ""


def secret_for(state: str) -> str:
    """Return the secret that a login leaves at the platform; nobody makes it from the state without our key."""
    return salted_hmac(_SALT, state, algorithm="sha256").hexdigest()


def keys_for(state: str, nonce: str) -> dict[str, str]:
    """Return the keys under which a login leaves its secret (OIDC Login with Client Side postMessages)."""
    return {"state_key": f"lti_state_{state}", "nonce_key": f"lti_nonce_{nonce}"}


def key_of_session(sid: str) -> str:
    """Return the key under which the pages of a session leave what proves them, to be there after a reload."""
    return f"lti_session_{sid}"


def described(platform: Platform, frame: str) -> dict[str, str]:
    """Return what a page needs to find the storage; its origin is the registered authorization endpoint's, no other."""
    return {"endpoint": platform.auth_login_url, "frame": frame}


def hold(kept: LoginState, state: str, id_token: str, frame: str, *, now: datetime) -> PendingLaunch:
    """Keep a verified message until its browser is proven; a login holds one message, and uses up nothing by it.

    Raises
    ------
    LaunchRefused
        If another message came for the same login before.
    """
    PendingLaunch.objects.filter(expires_at__lt=now).delete()
    pending, _is_new = PendingLaunch.objects.get_or_create(
        login=kept,
        defaults={
            "launch_id": secrets.token_urlsafe(16),
            "secret_hash": logins.digest(secret_for(state)),
            "storage_frame": frame,
            "id_token": id_token,
            "created_at": now,
            "expires_at": now + PENDING_AGE,
        },
    )
    if pending.id_token != id_token:
        raise LaunchRefused("used", "another message for this login")
    return pending


def prove(launch_id: str, secret: str, *, now: datetime) -> PendingLaunch:
    """Return the pending message whose secret this is, or raise `LaunchRefused`; a wrong one uses up nothing."""
    if not 0 < len(launch_id) <= _LAUNCH_ID_MAX or "\x00" in launch_id:
        raise LaunchRefused("unconfirmed", "no pending launch")
    pending = PendingLaunch.objects.select_related("login__platform").filter(launch_id=launch_id).first()
    if pending is None:
        raise LaunchRefused("unconfirmed", "unknown pending launch")
    if not hmac.compare_digest(pending.secret_hash, logins.digest(secret)):
        raise LaunchRefused("unconfirmed", "another browser's storage")
    if pending.login.used_at is not None:
        raise LaunchRefused("used", "pending launch")
    if pending.expires_at <= now:
        raise LaunchRefused("expired", "pending launch")
    if not pending.login.platform.is_active:
        raise LaunchRefused("off", "registration")
    return pending


def open_way(pending: PendingLaunch, sid: str, *, now: datetime) -> str:
    """Return the token of the way to a session's first page, good once; the message itself is let go of."""
    way = secrets.token_urlsafe(32)
    PendingLaunch.objects.filter(pk=pending.pk).update(
        id_token="", sid=sid, way_hash=logins.digest(way), expires_at=now + WAY_AGE
    )
    return way


def take_way(sid: str, way: str, *, now: datetime) -> bool:
    """Use up the way to a session's first page; of many that come with it one is told yes."""
    mine = PendingLaunch.objects.filter(sid=sid, way_hash=logins.digest(way), expires_at__gt=now)
    return bool(sid) and mine.delete()[0] > 0
