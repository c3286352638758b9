"""The instructor's page of the class."""

from __future__ import annotations

from django.http import HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import require_GET, require_POST

from lms_app import rosters
from lms_app.models import Role
from lms_app.pages import frame, people, standing
from lms_app.sessions import LaunchRequest, launch_required, role_required


@require_GET
@launch_required
@role_required(Role.INSTRUCTOR, Role.TA)
def class_page(request: LaunchRequest) -> HttpResponse:
    """Show hand-ins, passes with their intervals, what waits for a person, and the gradebook's health."""
    now, session = timezone.now(), request.launch_session
    shown = {"standing": standing.of_session(session, now), "people": people.of_session(session), "now": now}
    return frame.render(request, "class.html", shown)


@require_POST
@launch_required
@role_required(Role.INSTRUCTOR, Role.TA)
def roster(request: LaunchRequest) -> HttpResponse:
    """Have the course's roster read, and show how far that is; asked for twice, it is read once."""
    launch = request.launch_session.launch
    rosters.ask(launch.resource_link.context, by=launch.user.staff_account, now=timezone.now())
    return HttpResponseRedirect(reverse("class", args=[request.launch_session.sid]) + "#people-h", status=303)
