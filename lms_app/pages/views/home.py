"""The tool's own address: what this is, for whoever comes without a launch."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """Say that lessons are opened from a course."""
    return render(request, "yardstick/home.html")
