"""The admin site: who may enter, in which language, and the pages beside the models' own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.contrib import admin
from django.contrib.auth import login, logout
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import URLPattern, URLResolver, path, reverse
from django.utils import timezone, translation
from django.utils.translation import gettext_lazy as _
from django.views.decorators.cache import never_cache

from lms_app import teaching, tickets

View = Callable[..., HttpResponse]

#: Where the admin's session keeps the language of the launch that it came from.
LANGUAGE_KEY = "yardstick_language"
#: Where a ticket may lead beside the index, by the word in its address: alone, and with the number of a row.
DOORS = {"review": "admin:review_queue"}
DOORS_TO_ROWS = {"review": "admin:review", "attempt": "admin:lms_app_attempt_change"}
#: Digits of a row's number.
_ROW_MAX = 18


class YardstickAdminSite(admin.AdminSite):
    """Django's admin site for operators, and for instructors who come by a one-time ticket."""

    site_header = "Yardstick"
    site_title = "Yardstick"
    index_title = _("Administration")
    enable_nav_sidebar = True
    #: The tool has no page of its own outside a launch.
    site_url = None

    def has_permission(self, request: HttpRequest) -> bool:
        """Let operators in, and instructors as long as a platform says that they teach somewhere."""
        if not super().has_permission(request):
            return False
        return is_operator(request) or bool(taught_ids(request))

    def admin_view(self, view: Any, cacheable: bool = False) -> Any:
        """Wrap a view of the site; its language is the launch's, or the one chosen since."""
        inner = super().admin_view(view, cacheable)

        def in_language(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
            if language := request.session.get(LANGUAGE_KEY):
                translation.activate(language)
                request.LANGUAGE_CODE = language
            if request.user.is_authenticated and hasattr(request.user, "lti_user") and not self.has_permission(request):
                logout(request)
            answer: HttpResponse = inner(request, *args, **kwargs)
            return answer

        return in_language

    def __init__(self, name: str = "admin") -> None:
        super().__init__(name)
        self._pages: list[tuple[str, View, str]] = []

    def add_page(self, route: str, view: View, name: str) -> None:
        """Add a page of ours, open to who may enter the site; the view itself scopes what it shows."""
        self._pages.append((route, view, name))

    def get_urls(self) -> list[URLPattern | URLResolver]:
        """Put our own pages before Django's."""
        ours: list[URLPattern | URLResolver] = [
            path("enter/<str:token>/", never_cache(self.enter), name="enter"),
            path("language/<str:language>/", self.admin_view(self.language), name="language"),
            *(path(route, self.admin_view(view), name=name) for route, view, name in self._pages),
            # Django's redirect to "view on site" tells apart what exists; nothing here has such a page.
            path("r/<path:rest>", self.admin_view(_nothing_there)),
        ]
        return [*ours, *super().get_urls()]

    def enter(self, request: HttpRequest, token: str) -> HttpResponse:
        """Take a one-time ticket and begin the instructor's session."""
        try:
            ticket = tickets.redeem(token, now=timezone.now())
        except tickets.TicketRefused:
            return TemplateResponse(request, "admin/ticket_refused.html", self.each_context(request), status=403)
        if request.user.is_authenticated:
            logout(request)
        login(request, ticket.user.staff_account, backend="django.contrib.auth.backends.ModelBackend")
        request.session[LANGUAGE_KEY] = ticket.language
        return HttpResponseRedirect(_door(request))

    def language(self, request: HttpRequest, language: str) -> HttpResponse:
        """Switch the admin's language by hand."""
        if request.method != "POST" or language not in {"zh-hans", "en"}:
            raise Http404
        request.session[LANGUAGE_KEY] = language
        return HttpResponseRedirect(reverse("admin:index"))

    def password_change(self, request: HttpRequest, extra_context: dict[str, Any] | None = None) -> TemplateResponse:
        """Change an operator's password; who comes by ticket has none."""
        if hasattr(request.user, "lti_user"):
            raise Http404
        return super().password_change(request, extra_context)

    def each_context(self, request: HttpRequest) -> dict[str, Any]:
        """Add what the site's templates need to know of who looks."""
        context = super().each_context(request)
        context["is_instructor_view"] = request.user.is_authenticated and not is_operator(request)
        return context


def is_operator(request: HttpRequest) -> bool:
    """Tell whether the account is one of ours, not an instructor's made by a ticket."""
    user = request.user
    return user.is_active and user.is_staff and not hasattr(user, "lti_user")


def taught_ids(request: HttpRequest) -> frozenset[int]:
    """Return the ids of the courses that the request's account teaches; read once a request."""
    known: frozenset[int] | None = getattr(request, "_taught_ids", None)
    if known is None:
        known = frozenset(teaching.contexts_of(request.user).values_list("pk", flat=True))
        request._taught_ids = known  # type: ignore[attr-defined]
    return known


def _door(request: HttpRequest) -> str:
    """Return where a ticket leads; the page there shows what the account may see and nothing else."""
    to, row = request.GET.get("to", ""), request.GET.get("row", "")
    if to in DOORS_TO_ROWS and row.isascii() and row.isdecimal() and len(row) <= _ROW_MAX:
        return reverse(DOORS_TO_ROWS[to], args=[int(row)])
    return reverse(DOORS.get(to, "admin:index"))


def _nothing_there(request: HttpRequest, rest: str) -> HttpResponse:
    raise Http404
