"""A browser without script: a client that is signed in to one launch's session."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.http import HttpResponse
from django.test import Client

from lms_app import sessions
from lms_app.models import LaunchSession
from tests import make


@dataclass
class Visitor:
    """One person on the pages of one launch."""

    client: Client
    session: LaunchSession

    def url(self, path: str = "") -> str:
        """Return an address inside the session."""
        return f"/s/{self.session.sid}/{path}"

    def get(self, path: str = "") -> HttpResponse:
        """Open a page; ``path`` is relative to the session, or an address as a redirect gives it."""
        return self.client.get(path if path.startswith("/") else self.url(path))

    def post(self, path: str, data: dict[str, Any] | None = None, **fields: Any) -> HttpResponse:
        """Send a form as a page does, with its token."""
        form = {"csrfmiddlewaretoken": sessions.csrf_token(self.session), **(data or {}), **fields}
        return self.client.post(path if path.startswith("/") else self.url(path), form)

    def begin(self, activity: str = "quiz") -> str:
        """Press Start; return the attempt's page."""
        return self.post(f"start/{activity}/").headers["Location"]


def visit(who: str | LaunchSession = "ada", **launch: Any) -> Visitor:
    """Sign somebody in: ``visit("ada")``, with the arguments of `make.session`."""
    client = Client()
    session = who if isinstance(who, LaunchSession) else make.session(who, **launch)
    make.sign_in(client, session)
    return Visitor(client, session)


def text(response: HttpResponse) -> str:
    """Return a page as text."""
    return response.content.decode()
