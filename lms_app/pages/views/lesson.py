"""The lesson's overview and its reading; the switch of language."""

from __future__ import annotations

from django.http import HttpResponse
from django.shortcuts import redirect
from django.utils import timezone
from django.views.decorators.http import require_GET, require_POST

from lms_app import placements, results, sessions
from lms_app.models import Role
from lms_app.pages import cards, frame, notes, standing
from lms_app.sessions import LaunchRequest, launch_required

#: Who sees how the class stands.
TEACHING = frozenset({Role.INSTRUCTOR, Role.TA})


@require_GET
@launch_required
def overview(request: LaunchRequest) -> HttpResponse:
    """Show the activities with their state and one next step."""
    session = request.launch_session
    now = timezone.now()
    is_teaching = session.launch.role in TEACHING
    states = results.activity_states(session, now)
    lesson = placements.words_of(session.launch.resource_link, frame.language())
    return frame.render(
        request,
        "overview.html",
        {
            "lesson": lesson,
            "cards": cards.of(states, lesson, may_begin=sessions.begin_allowed(session)),
            "is_teaching": is_teaching,
            "standing": standing.of_session(session, now) if is_teaching else None,
            "notes": notes.of_link(session.launch.resource_link, lesson, now) if is_teaching else None,
            "takes_scores": cards.takes_scores(session.launch.resource_link),
        },
    )


@require_GET
@launch_required
def lesson(request: LaunchRequest) -> HttpResponse:
    """Show the lesson's text."""
    session = request.launch_session
    bound = placements.bound_activities(session)
    lesson = placements.words_of(session.launch.resource_link, frame.language())
    activities = [entry for entry in lesson["activities"] if entry["key"] in bound]
    return frame.render(request, "lesson.html", {"lesson": lesson, "activities": activities})


@require_POST
@launch_required
def language(request: LaunchRequest) -> HttpResponse:
    """Keep the chosen language and show the same page again."""
    session = request.launch_session
    chosen = request.POST.get("language", "")
    if chosen in frame.LANGUAGES:
        sessions.switch_language(session, chosen)
    home = sessions.home(session)
    back = request.POST.get("next", "")
    return redirect(back if back.startswith(home) else home)
