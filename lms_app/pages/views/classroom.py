"""The instructor's page of the class."""

from __future__ import annotations

from django.http import HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_GET

from lms_app.models import Role
from lms_app.sessions import LaunchRequest, launch_required, role_required


@require_GET
@launch_required
@role_required(Role.INSTRUCTOR, Role.TA)
def class_page(request: LaunchRequest) -> HttpResponse:
    """Lead to the overview, which shows the class in short."""
    return redirect("overview", request.launch_session.sid)
