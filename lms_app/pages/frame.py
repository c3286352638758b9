"""What stands around every page of a launch: who is here, in which course, in which language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render as render_template
from django.utils.translation import get_language, gettext_lazy, pgettext
from django.utils.translation import gettext as _

from content.languages import Language
from lms_app import placements, pseudonyms, sessions
from lms_app.models import LaunchSession, Role

LANGUAGES = ("zh-hans", "en")

#: Roles as the page calls them.
ROLE_WORDS = {
    Role.LEARNER: gettext_lazy("learner"),
    Role.INSTRUCTOR: gettext_lazy("instructor"),
    Role.TA: gettext_lazy("teaching assistant"),
    Role.DESIGNER: gettext_lazy("course designer"),
    Role.OBSERVER: gettext_lazy("observer"),
    Role.NONE: gettext_lazy("guest"),
}

#: Who tries activities out without being graded.
PREVIEWERS = frozenset({Role.INSTRUCTOR, Role.TA, Role.DESIGNER})


@dataclass(frozen=True)
class Frame:
    """What the base template shows."""

    sid: str
    csrf: str
    home: str
    here: str
    switch: str
    lesson: str
    name: str
    shown_as: str
    role: str
    course: str
    is_preview: bool
    is_carried: bool
    is_masquerade: bool = False

    @property
    def who(self) -> str:
        """Name the person and their role; the role alone where there is no name, shared or made."""
        if not self.shown_as:
            return self.role
        return pgettext("name and role", "%(name)s · %(role)s") % {"name": self.shown_as, "role": self.role}


def language() -> Language:
    """Name the language of this page, as the lesson's content calls it."""
    return "en" if (get_language() or "").startswith("en") else "zh-hans"


def of(session: LaunchSession, *, here: str) -> Frame:
    """Make the frame for the page at ``here``."""
    launch = session.launch
    link = launch.resource_link
    home = sessions.home(session)
    return around(
        session,
        home=home,
        here=here,
        switch=f"{home}language/",
        lesson=placements.bundle_of(link).short_title(language()),
        name=launch.user.name,
        shown_as=pseudonyms.shown(launch.user, link.context_id),
        role=Role(launch.role),
        course=str(link.context),
        is_preview=Role(launch.role) in PREVIEWERS or launch.is_test_user,
        is_test_user=launch.is_test_user,
        is_masquerade=launch.is_masquerade,
    )


def around(
    session: sessions.Proven,
    *,
    home: str,
    here: str,
    switch: str,
    lesson: str,
    name: str,
    role: Role,
    course: str,
    shown_as: str = "",
    is_preview: bool = False,
    is_test_user: bool = False,
    is_masquerade: bool = False,
) -> Frame:
    """Make a frame for somebody with a session of any kind."""
    return Frame(
        sid=session.sid,
        csrf=sessions.csrf_token(session),
        home=home,
        here=here,
        switch=switch,
        lesson=lesson,
        name=name,
        shown_as=shown_as or name,
        role=_("test student") if is_test_user else _(str(ROLE_WORDS[role])),
        course=course,
        is_preview=is_preview,
        is_carried=bool(session.storage_frame),
        is_masquerade=is_masquerade,
    )


def render(
    request: HttpRequest,
    template: str,
    context: Mapping[str, Any] | None = None,
    *,
    status: int = 200,
    here: str | None = None,
) -> HttpResponse:
    """Show a template of a launch's page inside its frame; ``here`` where the page's own address is another."""
    session: LaunchSession = request.launch_session  # type: ignore[attr-defined]
    if here is None:
        here = request.path if request.method in {"GET", "HEAD"} else sessions.home(session)
    return render_template(
        request, f"yardstick/{template}", {"page": of(session, here=here), **(context or {})}, status=status
    )
