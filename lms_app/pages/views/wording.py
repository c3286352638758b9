"""What of a draft's wording would not be accepted, for a form that asks after each save."""

from __future__ import annotations

from uuid import UUID

from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_GET

from lms_app import attempts, placements
from lms_app.models import Attempt
from lms_app.pages import hints
from lms_app.sessions import LaunchRequest, launch_required
from lms_app.web import problems


@require_GET
@launch_required
def draft_hints(request: LaunchRequest, attempt_id: UUID) -> HttpResponse:
    """Show the hints of one's own draft as a part of a page."""
    try:
        mine = attempts.get_for(request.launch_session, attempt_id)
    except Attempt.DoesNotExist:
        return problems.page(request, "missing")
    activity = placements.activity_of(mine.content_version, mine.placement.activity)
    return render(request, "yardstick/_hints.html", {"hints": hints.of(mine, activity)})
