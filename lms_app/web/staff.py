"""Django's own sign-in, kept to the admin: a launch's pages have sessions, tokens and messages of their own."""

from __future__ import annotations

from typing import Any

from django.contrib.auth.middleware import AuthenticationMiddleware
from django.contrib.messages.middleware import MessageMiddleware
from django.contrib.sessions.middleware import SessionMiddleware
from django.http import HttpRequest
from django.utils.deprecation import MiddlewareMixin

#: Where people sign in.
ADMIN_PATH = "/admin/"


class _ForStaff(MiddlewareMixin):
    """Passes by whatever is not the admin's."""

    def __call__(self, request: HttpRequest) -> Any:
        """Answer the request, by way of Django's middleware in the admin alone."""
        if request.path_info.startswith(ADMIN_PATH):
            return super().__call__(request)
        return self.get_response(request)


class StaffSessionMiddleware(_ForStaff, SessionMiddleware):
    """Finds the session of who signed in."""


class StaffMessageMiddleware(_ForStaff, MessageMiddleware):
    """Keeps what the admin has to say until its next page."""


class StaffAuthenticationMiddleware(_ForStaff, AuthenticationMiddleware):
    """Finds who signed in."""
