"""The door from a launch to the admin, in a window of its own."""

from __future__ import annotations

from django.http import HttpResponse
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import require_POST

from lms_app import tickets
from lms_app.pages import frame
from lms_app.sessions import LaunchRequest, launch_required
from lms_app.web import problems


@require_POST
@launch_required
def to_admin(request: LaunchRequest) -> HttpResponse:
    """Issue a ticket that is good once, and show the way in; ``to=review`` leads to the review queue.

    The way in is a link, not a redirect: a frame's cookies are not those of a window of its own, so the ticket has to
    be asked for in the one and used in the other.
    """
    try:
        token = tickets.issue(request.launch_session, now=timezone.now())
    except tickets.TicketRefused:
        return problems.page(request, "role")
    to = "?to=review" if request.POST.get("to") == "review" else ""
    way_in = reverse("admin:enter", args=[token]) + to
    return frame.render(request, "to_admin.html", {"way_in": way_in})
