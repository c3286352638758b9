"""Rosters in the admin: how far each course's list of members has been read, and reading it again."""

from __future__ import annotations

from typing import Any, cast

from django.contrib import admin, messages
from django.contrib.auth.models import User
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext

from lms_app import roster_words, rosters
from lms_app.admin.scoped import CourseFilter, ScopedReadOnly
from lms_app.models import Context, RosterSync


def ask(page: Any, request: HttpRequest, courses: list[Context]) -> None:
    """Have the rosters of courses read, and say of how many."""
    asked = [course for course in courses if rosters.ask(course, by=cast(User, request.user), now=timezone.now())]
    for course in asked:
        page.log_change(request, course, [{"changed": {"name": "sync roster", "object": ""}}])
    under_way = len(courses) - len(asked)
    if asked:
        text = ngettext("%(count)d roster will be read.", "%(count)d rosters will be read.", len(asked))
        page.message_user(request, text % {"count": len(asked)}, messages.SUCCESS)
    if under_way:
        text = ngettext("%(count)d is being read already.", "%(count)d are being read already.", under_way)
        page.message_user(request, text % {"count": under_way}, messages.INFO)


@admin.register(RosterSync)
class RosterSyncAdmin(ScopedReadOnly):
    """One row a course whose roster was asked for; a page that is opened anew shows how far it is."""

    context_path = "context"
    list_display = ("context", "where_it_is", "why", "asked_at", "completed_at")
    list_filter = (CourseFilter, "state", "reason")
    list_select_related = ("context",)
    search_fields = ("context__title",)
    date_hierarchy = "asked_at"
    fields = (
        "context",
        "where_it_is",
        "why",
        "asked_at",
        "who_asked",
        "pages",
        "members",
        "unreadable",
        "joined",
        "changed",
        "gone",
        "completed_at",
    )
    readonly_fields = fields
    actions = ("read_again",)

    @admin.display(description=_("where it is"), ordering="state")
    def where_it_is(self, roster: RosterSync) -> str:
        """Return how far the reading has got."""
        return roster_words.where(roster)

    @admin.display(description=_("why"), ordering="reason")
    def why(self, roster: RosterSync) -> str:
        """Return the reason in words."""
        return roster_words.why(roster)

    @admin.display(description=_("asked by"))
    def who_asked(self, roster: RosterSync) -> str:
        """Return who asked for it, as far as that is known."""
        return (roster.asked_by.get_full_name() or roster.asked_by.get_username()) if roster.asked_by else ""

    def has_sync_permission(self, request: HttpRequest) -> bool:
        """Let who may look read again: the list is the course's own."""
        return self.has_view_permission(request)

    @admin.action(description=_("Read the roster again"), permissions=["sync"])
    def read_again(self, request: HttpRequest, chosen: QuerySet[RosterSync]) -> None:
        """Queue the chosen rosters."""
        ask(self, request, [roster.context for roster in chosen.select_related("context")])
