"""The door from a launch to the admin, in a window of its own."""

from __future__ import annotations

from django.http import HttpResponse
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import require_POST

from lms_app import reviews, tickets
from lms_app.pages import frame
from lms_app.sessions import LaunchRequest, launch_required
from lms_app.web import problems


@require_POST
@launch_required
def to_admin(request: LaunchRequest) -> HttpResponse:
    """Issue a ticket that is good once, and show the way in.

    ``to=review`` leads to the review queue; with the ``attempt`` of a submission review, to that one's place in it, and
    ``to=attempt`` to its page.

    The way in is a link, not a redirect: a frame's cookies are not those of a window of its own, so the ticket has to
    be asked for in the one and used in the other.
    """
    try:
        token = tickets.issue(request.launch_session, now=timezone.now())
    except tickets.TicketRefused:
        return problems.page(request, "role")
    way_in = reverse("admin:enter", args=[token]) + _to(request)
    return frame.render(request, "to_admin.html", {"way_in": way_in})


def _to(request: LaunchRequest) -> str:
    """Name where in the admin to arrive; what the admin shows there is its own business."""
    to, named = request.POST.get("to", ""), request.POST.get("attempt", "")
    if to not in {"review", "attempt"}:
        return ""
    attempts = {str(attempt.public_id): attempt for attempt in reviews.handed_in(request.launch_session)}
    attempt = attempts.get(named)
    if attempt is None:
        return "?to=review" if to == "review" else ""
    return f"?to=review&row={attempt.submission.pk}" if to == "review" else f"?to=attempt&row={attempt.pk}"
