"""An attempt's way through the pages: begin, write, hand in, see what came of it. One way for every kind."""

from __future__ import annotations

import uuid
from collections.abc import Mapping
from math import ceil
from typing import Any
from uuid import UUID

from django.http import HttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import redirect
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from content.bundle import Activity
from grading.model import ResponseRefused
from lms_app import attempts, endings, placements, reports, results, sessions, submissions
from lms_app.models import Attempt, AttemptState
from lms_app.pages import cards, frame, hints, receipts, screens
from lms_app.pages.screens import registry
from lms_app.sessions import LaunchRequest, launch_required
from lms_app.web import problems


@require_GET
@launch_required
def activity(request: LaunchRequest, activity: str) -> HttpResponse:
    """Open an activity where its person stands: at the form, at the result, or before the start."""
    session = request.launch_session
    states = {state.key: state for state in results.activity_states(session, timezone.now())}
    state = states.get(activity)
    if state is None:
        return problems.page(request, "missing")
    if state.attempt is not None:
        page = "attempt" if state.state in attempts.UNENDED else "result"
        return redirect(page, session.sid, state.attempt)
    lesson = placements.words_of(session.launch.resource_link, frame.language())
    words = next(entry for entry in lesson["activities"] if entry["key"] == activity)
    only_looking = sessions.why_only_looking(session)
    return frame.render(request, "start.html", {"words": words, "state": state, "only_looking": only_looking})


@require_POST
@launch_required
def start(request: LaunchRequest, activity: str) -> HttpResponse:
    """Begin an attempt, or go on with the open one."""
    session = request.launch_session
    try:
        opened = attempts.open_or_resume(session, activity, now=timezone.now())
    except attempts.NotAllowed as no:
        return _not_allowed(request, no.code)
    return redirect("attempt", session.sid, opened.attempt.public_id)


@require_http_methods(["GET", "HEAD", "POST"])
@launch_required
def attempt(request: LaunchRequest, attempt_id: UUID) -> HttpResponseBase:
    """Show an open attempt's form; take its plain post to save or to hand in."""
    session = request.launch_session
    try:
        mine = (attempts.get_to_write if request.method == "POST" else attempts.get_for)(session, attempt_id)
    except Attempt.DoesNotExist:
        return problems.page(request, "missing")
    except attempts.NotAllowed as no:
        return _not_allowed(request, no.code)
    activity = placements.activity_of(mine.content_version, mine.placement.activity)
    screen = registry.of(activity.kind)
    if mine.state not in attempts.UNENDED:
        if request.method == "POST" and not mine.submission.idempotency_key:
            return _closed(request, mine, typed=screen.draft(screen.typed(activity, request.POST)))
        return redirect("result", session.sid, mine.public_id)
    if request.method == "POST":
        return _post(request, mine, activity, screen)
    only_looking = sessions.why_only_looking(session)
    if only_looking in {"masquerade", "review"}:
        return _not_allowed(request, only_looking)
    now = timezone.now()
    if not only_looking:
        attempts.reopen(mine, now)
    if mine.state == AttemptState.CLOSED or attempts.is_over(mine, now):
        return _closed(request, mine)
    return _form(request, mine, activity, screen.stored(activity, mine.responses))


@require_GET
@launch_required
def result(request: LaunchRequest, attempt_id: UUID) -> HttpResponse:
    """Show what came of an attempt, and how far its score has got."""
    session, now = request.launch_session, timezone.now()
    try:
        mine = attempts.get_for(session, attempt_id)
    except Attempt.DoesNotExist:
        return problems.page(request, "missing")
    if mine.state in attempts.UNENDED:
        return redirect("attempt", session.sid, mine.public_id)
    activity = placements.activity_of(mine.content_version, mine.placement.activity)
    screen = registry.of(activity.kind)
    view = results.result_of(mine, language=frame.language(), now=now)
    states = results.activity_states(session, now)
    lesson = placements.words_of(session.launch.resource_link, frame.language())
    may_begin = sessions.begin_allowed(session)
    context = {
        "view": view,
        "attempt": mine,
        "words": activity.texts(frame.language()),
        "receipt": receipts.of(view, now=now),
        "reference": receipts.reference_of(view),
        "api_url": _api_url(mine),
        "following": next((card for card in cards.of(states, lesson, may_begin=may_begin) if card.is_next), None),
        "draft_left": results.draft_left(mine),
        "again": next((s for s in states if s.key == activity.key and may_begin and not s.blocked), None),
    }
    return frame.render(request, screen.RESULT, context | screen.result(mine, activity, view, frame.language()))


def _post(request: LaunchRequest, mine: Attempt, activity: Activity, screen: screens.Screen) -> HttpResponse:
    sheet = screen.typed(activity, request.POST)
    attempts.reopen(mine, timezone.now())
    if mine.state == AttemptState.CLOSED or attempts.is_over(mine, timezone.now()):
        return _closed(request, mine, typed=screen.draft(sheet))
    action = request.POST.get("action", "save")
    edited = screen.edited(sheet, action)
    if edited is not None:
        return _form(request, mine, activity, edited)
    try:
        if action == "submit":
            _submit(request, mine, screen.complete(sheet))
            return redirect("result", request.launch_session.sid, mine.public_id)
        saved = _save(request, mine, screen.draft(sheet))
        here = reverse("attempt", args=[request.launch_session.sid, mine.public_id])
        is_moved = request.POST.get("until", _until(saved)) != _until(saved)
        return redirect(f"{here}?moved" if is_moved else here)
    except ResponseRefused as refused:
        errors = screen.errors(sheet, refused.errors, frame.language())
        return _form(request, mine, activity, sheet, status=400, refused=errors)
    except attempts.StaleDraft as stale:
        return _form(request, stale.current, activity, sheet, status=409, conflict=stale.current)
    except attempts.AttemptClosed as closed:
        if closed.code != "submitted":
            return _closed(request, mine, typed=screen.draft(sheet))
        mine.refresh_from_db()
        if endings.was_ended(mine):
            return _closed(request, mine, typed=screen.draft(sheet))
        return redirect("result", request.launch_session.sid, mine.public_id)


def _closed(request: LaunchRequest, mine: Attempt, *, typed: Mapping[str, Any] | None = None) -> HttpResponse:
    """End an attempt whose time is over, if the sweep has not yet, and show what was saved; ``typed`` came too late."""
    session = request.launch_session
    is_handed_in = mine.state not in attempts.UNENDED
    if not is_handed_in and not attempts.previews(session) and not sessions.why_only_looking(session):
        is_handed_in = endings.end_if_over(mine.pk, now=timezone.now()) is not None
    is_lost = typed is not None and dict(typed) != mine.responses and endings.is_answered(typed)
    if is_handed_in and not is_lost:
        return redirect("result", session.sid, mine.public_id)
    states = {state.key: state for state in results.activity_states(session, timezone.now())}
    state = states.get(mine.placement.activity)
    context = {
        "words": placements.activity_of(mine.content_version, mine.placement.activity).texts(frame.language()),
        "attempt": mine,
        "handed_in": is_handed_in,
        "ended_at": placements.terms_of(mine).ends_at(mine.started_at),
        "typed": reports.answers(mine, dict(typed)) if typed is not None and is_lost else (),
        "draft": reports.answers(mine, mine.responses) if mine.saved_at else (),
        "again": state if state is not None and sessions.begin_allowed(session) and not state.blocked else None,
    }
    return frame.render(request, "closed.html", context, status=200 if typed is None else 403)


def _submit(request: LaunchRequest, mine: Attempt, responses: Mapping[str, Any]) -> None:
    key = request.POST.get("idempotency_key", "")
    submissions.submit(
        mine,
        responses=responses,
        revision=_revision(request),
        idempotency_key=key if submissions.is_key(key) else "",
        now=timezone.now(),
    )


def _save(request: LaunchRequest, mine: Attempt, responses: Mapping[str, Any]) -> Attempt:
    return attempts.save(mine.pk, revision=_revision(request), responses=responses, now=timezone.now())


def _until(mine: Attempt) -> str:
    """Write down the times that a form was shown with, to tell at its next write whether they have moved."""
    terms = placements.terms_of(mine)
    return " ".join(moment.isoformat() if moment else "-" for moment in (terms.due_at, terms.ends_at(mine.started_at)))


def _seconds_left(mine: Attempt) -> int | None:
    """Count what is left of an attempt with a limit; the server's clock decides, and a preview has none."""
    terms = placements.terms_of(mine)
    end = terms.ends_at(mine.started_at)
    if mine.is_preview or terms.time_limit is None or end is None:
        return None
    return max(0, int((end - timezone.now()).total_seconds()))


def _revision(request: LaunchRequest) -> int:
    """Read the revision that the form began from; one that no form of ours holds is never the stored one."""
    typed = request.POST.get("revision", "")
    return int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 10 else -1


def _form(
    request: LaunchRequest,
    mine: Attempt,
    activity: Activity,
    sheet: Any,
    *,
    status: int = 200,
    refused: list[screens.Error] | None = None,
    conflict: Attempt | None = None,
) -> HttpResponse:
    screen = registry.of(activity.kind)
    language = frame.language()
    seconds_left = _seconds_left(mine)
    context = {
        "words": activity.public(language) | activity.texts(language),
        "attempt": mine,
        "placement": mine.placement,
        "terms": placements.terms_of(mine),
        "ends_at": placements.terms_of(mine).ends_at(mine.started_at),
        "until": _until(mine),
        "seconds_left": seconds_left,
        "minutes_left": None if seconds_left is None else ceil(seconds_left / 60),
        "is_moved": "moved" in request.GET,
        "api_url": _api_url(mine),
        "idempotency_key": uuid.uuid4(),
        "refused": refused,
        "conflict": conflict,
        "hints": hints.of(mine, activity),
    }
    return frame.render(
        request,
        screen.FORM,
        context | screen.form(sheet, activity, language),
        status=status,
        here=reverse("attempt", args=[request.launch_session.sid, mine.public_id]),
    )


def _api_url(mine: Attempt) -> str:
    return f"/api/v1/attempts/{mine.public_id}/"


def _not_allowed(request: LaunchRequest, code: str) -> HttpResponse:
    return frame.render(request, "not_now.html", {"code": code}, status=403)
