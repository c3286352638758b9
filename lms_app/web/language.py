"""Which language a page speaks: its session's where there is one, else the browser's."""

from __future__ import annotations

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.utils import translation
from django.utils.cache import patch_vary_headers

from lms_app import selections, sessions
from lms_app.models import LaunchSession, Selection

#: Where a launch session decides.
SESSION_PATHS = ("/s/", "/api/")
SELECTION_PATH = "/lti/pick/"


class LanguageMiddleware:
    """Speaks the language of the launch, so that a course's language wins over the browser's."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self._get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Answer the request in its language."""
        session = _session_of(request)
        language = session.language if session else translation.get_language_from_request(request)
        with translation.override(language):
            request.LANGUAGE_CODE = language
            response = self._get_response(request)
        response.headers.setdefault("Content-Language", language)
        if session is None:
            patch_vary_headers(response, ("Accept-Language",))
        return response


def _session_of(request: HttpRequest) -> LaunchSession | Selection | None:
    if request.path_info.startswith(SESSION_PATHS):
        return sessions.find(request)
    return selections.find(request) if request.path_info.startswith(SELECTION_PATH) else None
