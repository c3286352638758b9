"""Somebody's work as a cell of the gradebook opens it: to a learner the own result, to a teacher what was handed in."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from django.http import HttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import redirect
from django.views.decorators.http import require_GET

from lms_app import placements, pseudonyms, reports, reviews
from lms_app.class_results import ResultRow
from lms_app.models import AttemptState, Grade
from lms_app.pages import frame
from lms_app.sessions import LaunchRequest, launch_required
from lms_app.web import problems


@require_GET
@launch_required
def review(request: LaunchRequest, attempt_id: UUID | None = None) -> HttpResponseBase:
    """Show what the person of the review handed in: the attempt that counts, or the one asked for."""
    session = request.launch_session
    if session.launch.for_user_id is None:
        return problems.page(request, "missing")
    found = reviews.rows(list(reviews.handed_in(session)))
    if attempt_id is None:
        chosen = reviews.shown_first(found)
    else:
        chosen = next((row for row in found if row.attempt.public_id == attempt_id), None)
        if chosen is None:
            return problems.page(request, "missing")
    if session.launch.role not in reviews.REVIEWERS and chosen is not None:
        return redirect("result", session.sid, chosen.attempt.public_id)
    return _page(request, found, chosen)


def _page(request: LaunchRequest, found: list[ResultRow], chosen: ResultRow | None) -> HttpResponse:
    launch = request.launch_session.launch
    version = placements.current_version(launch.resource_link.lesson)
    activity = placements.activity_of(version, launch.activity)
    address = launch.return_url
    context: dict[str, Any] = {
        "heading": activity.heading(frame.language()),
        "person": pseudonyms.shown(launch.for_user, launch.resource_link.context_id) if launch.for_user else "",
        "is_own": launch.for_user_id == launch.user_id,
        "rows": found,
        "chosen": chosen,
        "return_url": address if address.startswith(("https://", "http://")) else "",
    }
    if chosen is not None:
        grade = Grade.objects.filter(submission__attempt=chosen.attempt, is_current=True).first()
        context |= {
            "report": reports.of(chosen.attempt, grade),
            "is_waiting": chosen.attempt.state == AttemptState.IN_REVIEW,
        }
    return frame.render(request, "review.html", context)
