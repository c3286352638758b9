"""The door from a launch to the admin, in a window of its own."""

from __future__ import annotations

from django.http import HttpResponse
from django.shortcuts import redirect
from django.utils import timezone
from django.views.decorators.http import require_POST

from lms_app import tickets
from lms_app.sessions import LaunchRequest, launch_required
from lms_app.web import problems


@require_POST
@launch_required
def to_admin(request: LaunchRequest) -> HttpResponse:
    """Issue a ticket that is good once, and go in by it."""
    try:
        token = tickets.issue(request.launch_session, now=timezone.now())
    except tickets.TicketRefused:
        return problems.page(request, "role")
    return redirect("admin:enter", token)
