"""The doctor's page: run for one platform by a button, shown once, kept nowhere."""

from __future__ import annotations

from django.contrib import admin
from django.core.cache import cache
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.template.response import TemplateResponse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from redis.exceptions import RedisError

from lms_app.admin_site import is_operator
from lms_app.checkup import run
from lms_app.models import Platform

#: Somebody waits before the page: shorter than the command's bound. Our own side comes on top.
SECONDS = 20
TOOL_SECONDS = 8


@never_cache
def doctor(request: HttpRequest, platform_id: int) -> HttpResponse:
    """Show what would be checked; on a press of the button check it, with leave to write only if that was ticked."""
    if not (is_operator(request) and request.user.has_perm("lms_app.change_platform")):
        raise PermissionDenied
    platform = Platform.objects.filter(pk=platform_id).first()
    if platform is None:
        raise Http404
    if request.method != "POST":
        return _page(request, platform)
    action = request.POST.get("action")
    if action == "ask":
        return _page(request, platform, asks_to_write=True)
    if action not in {"check", "write"}:
        return _page(request, platform)
    if not _begins(platform):
        return _page(request, platform, problem=_("This connection is being checked already. Wait a minute."))
    try:
        tool = run.examine_tool(seconds=TOOL_SECONDS)
        sections = [*tool, *run.examine(platform, seconds=SECONDS, may_write=action == "write")]
    finally:
        _ends(platform)
    return _page(request, platform, sections=sections)


def _page(
    request: HttpRequest,
    platform: Platform,
    *,
    sections: list[run.Section] | None = None,
    asks_to_write: bool = False,
    problem: str = "",
) -> HttpResponse:
    context = {
        **admin.site.each_context(request),
        "title": _("Check the connection"),
        "platform": platform,
        "opts": Platform._meta,
        "sections": sections,
        "is_well": sections is not None and run.is_well(sections),
        "asks_to_write": asks_to_write,
        "problem": problem,
        "seconds": SECONDS + TOOL_SECONDS,
    }
    return TemplateResponse(request, "admin/doctor.html", context, status=409 if problem else 200)


def _begins(platform: Platform) -> bool:
    """Let one examination of a platform run at a time; without a cache nobody is kept from it."""
    try:
        return bool(cache.add(_key(platform), 1, timeout=60))
    except RedisError:
        return True


def _ends(platform: Platform) -> None:
    try:
        cache.delete(_key(platform))
    except RedisError:
        return


def _key(platform: Platform) -> str:
    return f"doctor:{platform.pk}"


admin.site.add_page("doctor/<int:platform_id>/", doctor, "doctor")  # type: ignore[attr-defined]
