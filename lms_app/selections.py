"""Choices of contents: begun by a request of the platform, answered with what was chosen, or with nothing."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import wraps
from typing import Any, Concatenate, ParamSpec, cast

from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.utils import timezone
from django.views.decorators.csrf import csrf_exempt

from lms_app import carriage, content_items, sessions
from lms_app.lti import claims, deep_linking
from lms_app.lti.deep_linking import Settings
from lms_app.lti.launch import LaunchFacts
from lms_app.lti.refusals import LaunchRefused
from lms_app.models import ContentVersion, Deployment, DeploymentState, Membership, Role, Selection
from lms_app.offers import Offer
from lms_app.web import problems

P = ParamSpec("P")

#: Platforms let their own side of a choice end sooner.
AGE = timedelta(hours=2)
#: Only who makes the course may answer; teaching assistants do not (Deep Linking 2.0, and our own reading of it).
CHOOSERS = frozenset({Role.INSTRUCTOR, Role.DESIGNER})

_SID_IN_PATH = re.compile(r"^/lti/pick/([A-Za-z0-9_-]{16,32})/")


class SelectionRequest(HttpRequest):
    """A request whose selection has been found (see `selection_required`)."""

    selection: Selection


@dataclass(frozen=True, slots=True)
class Begun:
    """A selection just begun, with the secret that only its browser will hold."""

    selection: Selection
    secret: str


def refuse_others(facts: LaunchFacts) -> None:
    """Refuse a request to choose from anybody who does not make the course."""
    if facts.role not in CHOOSERS:
        raise LaunchRefused("selection", f"role {facts.role}")


def begin(facts: LaunchFacts, deployment: Deployment, *, now: datetime, storage_frame: str = "") -> Begun:
    """Keep a request under a key of its own; nothing else is written, for nothing may come of it."""
    if not ContentVersion.objects.filter(is_current=True).exists():
        raise LaunchRefused("unavailable", "no lesson is loaded")
    Selection.objects.filter(expires_at__lt=now).delete()
    settings, secret = cast(Settings, facts.selection), secrets.token_urlsafe(32)
    selection = Selection.objects.create(
        sid=secrets.token_urlsafe(16),
        secret_hash=sessions.digest(secret),
        deployment=deployment,
        sub=facts.sub,
        name=facts.name,
        role=facts.role,
        context_lti_id=facts.context.lti_id if facts.context else "",
        course=(facts.context.title or facts.context.label) if facts.context else "",
        settings=settings.document(),
        return_url=facts.return_url,
        language=sessions.language_of(facts.locale),
        storage_frame=storage_frame,
        created_at=now,
        expires_at=now + AGE,
    )
    return Begun(selection, secret)


def entrance(selection: Selection) -> str:
    """Return the page where somebody chooses."""
    return f"/lti/pick/{selection.sid}/"


def settings_of(selection: Selection) -> Settings:
    """Return what the platform said of the choice."""
    return Settings.from_document(selection.settings)


def find(request: HttpRequest) -> Selection | None:
    """Return the selection that a request belongs to: named, proven by its cookie, and in force."""
    if not hasattr(request, "_selection"):
        request._selection = _find(request)  # type: ignore[attr-defined]
    return cast("Selection | None", request._selection)  # type: ignore[attr-defined]


def named(request: HttpRequest) -> Selection | None:
    """Return the selection that a request only names, asked for once and then remembered; proof of nothing."""
    if not hasattr(request, "_named_selection"):
        in_path = _SID_IN_PATH.match(request.path_info)
        request._named_selection = in_path and _with_platform().filter(sid=in_path[1]).first()  # type: ignore[attr-defined]
    return cast("Selection | None", request._named_selection)  # type: ignore[attr-defined]


def switch_language(selection: Selection, language: str) -> None:
    """Keep the language that somebody chose for this choice."""
    selection.language = language
    selection.save(update_fields=["language"])


def answer(selection: Selection, offers: Sequence[Offer]) -> str:
    """Return the signed answer with what was chosen."""
    settings = settings_of(selection)
    items = [content_items.link_of(offer, settings) for offer in offers]
    return deep_linking.answer(selection.deployment, settings, items)


def cancel(selection: Selection, *, message: str = "", error: str = "") -> str:
    """Return the signed answer that nothing was chosen, and forget that anything was to be."""
    signed = deep_linking.answer(selection.deployment, settings_of(selection), [], message=message, error=error)
    selection.delete()
    return signed


def selection_required(
    view: Callable[Concatenate[SelectionRequest, P], HttpResponseBase],
) -> Callable[..., HttpResponseBase]:
    """Let a view in only with a selection; it finds it as ``request.selection`` and gets no ``sid``."""

    @csrf_exempt
    @wraps(view)
    def guarded(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        kwargs.pop("sid", None)
        selection = find(request)
        if selection is None:
            return _way_in(request) or problems.page(request, "choice")
        if sessions.request_is_forged(request, selection):
            return problems.page(request, "forged")
        known = cast(SelectionRequest, request)
        known.selection = selection
        return view(known, *args, **kwargs)

    return guarded


def _way_in(request: HttpRequest) -> HttpResponse | None:
    """Return the page that brings in whose pages carry the choice, None where nothing can."""
    selection = named(request)
    if selection is None or not _is_in_force(selection, timezone.now()):
        return None
    token = sessions.csrf_token(selection)
    return carriage.way_in(request, selection, selection.deployment.platform, token=token)


def _with_platform() -> QuerySet[Selection]:
    platform = "deployment__platform"
    return Selection.objects.select_related(platform).defer(f"{platform}__key_set")


def _find(request: HttpRequest) -> Selection | None:
    kept = named(request)
    if kept is None or not sessions.is_proven(request, kept) or not _is_in_force(kept, timezone.now()):
        return None
    return kept


def _is_in_force(selection: Selection, now: datetime) -> bool:
    deployment = selection.deployment
    return (
        selection.expires_at > now
        and deployment.platform.is_active
        and deployment.state == DeploymentState.APPROVED
        and not _has_stepped_down(selection)
    )


def _has_stepped_down(selection: Selection) -> bool:
    """Tell whether a launch since then made less of the person in that course."""
    since = Membership.objects.filter(
        context__deployment=selection.deployment_id,
        context__lti_id=selection.context_lti_id,
        user__platform=selection.deployment.platform_id,
        user__sub=selection.sub,
        changed_at__gt=selection.created_at,
    ).first()
    return since is not None and (not since.is_active or claims.is_demotion(selection.role, since.role))
