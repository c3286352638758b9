"""Who asks: the launch session that the request names, with its CSRF token where something is to change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from drf_spectacular.extensions import OpenApiAuthenticationExtension
from rest_framework.authentication import BaseAuthentication
from rest_framework.exceptions import PermissionDenied
from rest_framework.permissions import BasePermission
from rest_framework.request import Request

from lms_app import sessions
from lms_app.models import LaunchSession, LtiUser

if TYPE_CHECKING:
    from rest_framework.views import APIView


class LaunchSessionAuthentication(BaseAuthentication):
    """Finds the session of a launch; a change without that session's token is refused."""

    def authenticate(self, request: Request) -> tuple[LtiUser, LaunchSession] | None:
        """Return the person and the session, or None where the request belongs to none."""
        session = sessions.find(request._request)
        if session is None:
            return None
        if request.method not in {"GET", "HEAD", "OPTIONS"} and not sessions.csrf_is_valid(
            session, request.headers.get("X-CSRFToken", "")
        ):
            raise PermissionDenied("The CSRF token is missing, or it is another session's.", code="csrf")
        return session.launch.user, session

    def authenticate_header(self, request: Request) -> str:
        """Name the scheme, so that a request without a session is answered 401."""
        return "LaunchSession"


class HasLaunchSession(BasePermission):
    """Lets in only requests of a launch's session."""

    def has_permission(self, request: Request, view: APIView) -> bool:
        """Tell whether a session was found."""
        return isinstance(request.auth, LaunchSession)


class LaunchSessionScheme(OpenApiAuthenticationExtension):  # type: ignore[no-untyped-call]
    """Describes the session in the schema."""

    target_class = "lms_app.api.authentication.LaunchSessionAuthentication"
    name = "launchSession"

    def get_security_definition(self, auto_schema: Any) -> dict[str, str]:
        """Name the cookie; the launch sets it."""
        return {"type": "apiKey", "in": "cookie", "name": f"{sessions.COOKIE_PREFIX}<sid>"}
