"""The instructor's page of the class."""

from __future__ import annotations

from django.http import HttpResponse
from django.utils import timezone
from django.views.decorators.http import require_GET

from lms_app.models import Role
from lms_app.pages import frame, standing
from lms_app.sessions import LaunchRequest, launch_required, role_required


@require_GET
@launch_required
@role_required(Role.INSTRUCTOR, Role.TA)
def class_page(request: LaunchRequest) -> HttpResponse:
    """Show hand-ins, passes with their intervals, what waits for a person, and the gradebook's health."""
    now = timezone.now()
    return frame.render(
        request, "class.html", {"standing": standing.of_session(request.launch_session, now), "now": now}
    )
