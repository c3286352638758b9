"""Choosing what to add to a course, and sending the choice back to the platform."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST

from lms_app import offers, selections
from lms_app.lti.keys import KeyUnreadable
from lms_app.models import Role, Selection
from lms_app.offers import LessonOffers, Offer
from lms_app.pages import frame
from lms_app.selections import SelectionRequest, selection_required
from lms_app.web import policy, problems

View = Callable[[SelectionRequest], HttpResponse]


def answers_a_lost_key(view: View) -> View:
    """Say that nothing can be signed at the moment; the choice stays open."""

    @wraps(view)
    def guarded(request: SelectionRequest) -> HttpResponse:
        try:
            return view(request)
        except KeyUnreadable:
            return problems.page(request, "unavailable", cause="signing key")

    return guarded


@require_http_methods(["GET", "HEAD", "POST"])
@selection_required
@answers_a_lost_key
def pick(request: SelectionRequest) -> HttpResponse:
    """Show what there is; take ``action``: ``add`` what is marked, ``all`` of it, ``confirm`` or ``cancel``."""
    selection = request.selection
    lessons = offers.by_lesson(frame.language())
    if request.method != "POST":
        return _page(request, lessons)
    action = request.POST.get("action", "add")
    if action == "cancel":
        return _cancelled(request)
    settings = selections.settings_of(selection)
    marked = request.POST.getlist("pick")
    chosen = [o for lesson in lessons for o in lesson.offers] if action == "all" else offers.named(lessons, marked)
    if chosen is None:
        return _page(request, lessons, problem=_("What you marked is not there any more. Please choose again."))
    if not chosen or not settings.takes_links:
        return _cancelled(request)
    if len(chosen) > 1 and not settings.accept_multiple:
        return _page(request, lessons, marked, problem=_("Your course takes one at a time here. Please mark one."))
    if settings.auto_create and action != "confirm":
        return _show(request, "pick_confirm.html", {"chosen": chosen})
    return _post_back(request, selections.answer(selection, chosen), chosen)


@require_POST
@selection_required
def language(request: SelectionRequest) -> HttpResponse:
    """Keep the chosen language and show the choice again."""
    chosen = request.POST.get("language", "")
    if chosen in frame.LANGUAGES:
        selections.switch_language(request.selection, chosen)
    return redirect("pick", request.selection.sid)


def _page(
    request: SelectionRequest, lessons: Sequence[LessonOffers], marked: Sequence[str] = (), *, problem: str = ""
) -> HttpResponse:
    settings = selections.settings_of(request.selection)
    context = {
        "lessons": lessons,
        "total": sum(len(lesson.offers) for lesson in lessons),
        "marked": marked,
        "settings": settings,
        "is_scored": settings.accept_line_item is not False,
        "problem": problem,
    }
    return _show(request, "pick.html", context, status=400 if problem else 200)


def _cancelled(request: SelectionRequest) -> HttpResponse:
    settings = selections.settings_of(request.selection)
    if settings.takes_links:
        return _post_back(request, selections.cancel(request.selection, message=_("Nothing was chosen.")))
    said = _("This place in the course takes no links to lessons or activities.")
    return _post_back(request, selections.cancel(request.selection, error=said))


def _post_back(request: SelectionRequest, signed: str, chosen: Sequence[Offer] = ()) -> HttpResponse:
    """Show the page that posts the answer: by itself, or by its button."""
    url = selections.settings_of(request.selection).return_url
    response = _show(request, "post_back.html", {"return_url": url, "signed": signed, "chosen": chosen})
    response._csp_replace = policy.only_form_to(url)  # type: ignore[attr-defined]
    return response


def _show(request: SelectionRequest, template: str, context: dict[str, Any], *, status: int = 200) -> HttpResponse:
    page = _frame(request.selection)
    return render(request, f"yardstick/{template}", {"page": page, **context}, status=status)


def _frame(selection: Selection) -> frame.Frame:
    here = reverse("pick", args=[selection.sid])
    return frame.around(
        selection,
        home=here,
        here=here,
        switch=reverse("pick_language", args=[selection.sid]),
        lesson="",
        name=selection.name,
        role=Role(selection.role),
        course=selection.course,
    )
