"""The delivery monitor: what waits and why, how each platform does, and the switch that pauses one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, cast
from urllib.parse import urlencode

from django.contrib import admin, messages
from django.contrib.admin.models import CHANGE, LogEntry
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST

from lms_app import delivery_monitor, delivery_words, pauses, teaching
from lms_app.admin.scoped import ReadOnly
from lms_app.admin_site import is_operator, taught_ids
from lms_app.delivery_monitor import Group, PlatformHealth
from lms_app.models import DeliveryAlert, DeliveryPause, Platform, ScoreDelivery

REASON_MAX = 300


@dataclass(frozen=True)
class Line:
    """A number, the address of the rows behind it, and what it counts in words."""

    count: int
    url: str
    what: str
    why: str = ""
    oldest: str = ""


@dataclass(frozen=True)
class Section:
    """One platform on the page; ``marks`` say what is the matter, ``facts`` how it does."""

    health: PlatformHealth
    marks: list[str]
    facts: list[tuple[str, str]]
    lines: list[Line]
    ages: list[Line]

    @property
    def is_troubled(self) -> bool:
        """Tell whether somebody should look."""
        return bool(self.marks)


@never_cache
def monitor(request: HttpRequest) -> HttpResponse:
    """Show how deliveries stand: to operators all, to instructors those of their courses."""
    now = timezone.now()
    seen = delivery_monitor.overview(deliveries_of(request), platforms_of(request), now=now)
    sections = [_section(health, now) for health in seen.platforms]
    context = {
        **admin.site.each_context(request),
        "title": _("Delivery monitor"),
        "lines": [_line(group, {}) for group in seen.groups],
        "ages": _age_lines(seen.ages, {}),
        "sections": sorted(sections, key=lambda section: not section.is_troubled),
        "may_pause": may_pause(request),
        "reason_max": REASON_MAX,
    }
    return TemplateResponse(request, "admin/monitor.html", context)


@require_POST
@never_cache
def pause(request: HttpRequest, platform_id: int) -> HttpResponse:
    """Pause a platform's deliveries for a reason, or let them go again."""
    if not may_pause(request):
        raise PermissionDenied
    platform = Platform.objects.filter(pk=platform_id).first()
    if platform is None:
        raise Http404
    action, now = request.POST.get("action"), timezone.now()
    if action == "pause":
        _pause(request, platform, " ".join(request.POST.get("reason", "").split()), now)
    elif action == "release":
        if pauses.release(platform, by=request.user, now=now):
            _log(request, platform, "scores released")
            messages.success(
                request, _("Released: the scores to %(platform)s are on their way.") % {"platform": platform}
            )
        else:
            messages.warning(request, _("The scores to %(platform)s were not paused.") % {"platform": platform})
    return HttpResponseRedirect(f"{reverse('admin:deliveries')}#platform-{platform.pk}")


def deliveries_of(request: HttpRequest) -> QuerySet[ScoreDelivery]:
    """Return the deliveries that the account may see."""
    rows = ScoreDelivery.objects.all()
    if is_operator(request):
        return rows
    return rows.filter(placement__resource_link__context__in=taught_ids(request))


def platforms_of(request: HttpRequest) -> QuerySet[Platform]:
    """Return the platforms of the courses that the account may see."""
    if is_operator(request):
        return Platform.objects.filter(is_pending=False)
    return Platform.objects.filter(deployments__contexts__in=teaching.contexts_of(request.user)).distinct()


def may_pause(request: HttpRequest) -> bool:
    """Tell whether the account may keep scores from a whole platform."""
    return is_operator(request) and request.user.has_perm("lms_app.change_platform")


def spoken(length: timedelta) -> str:
    """Say a length of time in its largest unit, rounded down."""
    seconds = int(length.total_seconds())
    if seconds < 60:
        return ngettext("%(n)d second", "%(n)d seconds", seconds) % {"n": seconds}
    if seconds < 3600:
        return ngettext("%(n)d minute", "%(n)d minutes", seconds // 60) % {"n": seconds // 60}
    if seconds < 2 * 86_400:
        return ngettext("%(n)d hour", "%(n)d hours", seconds // 3600) % {"n": seconds // 3600}
    return ngettext("%(n)d day", "%(n)d days", seconds // 86_400) % {"n": seconds // 86_400}


def age_words() -> dict[str, str]:
    """Name the ages of what has not arrived."""
    return {
        "minute": _("less than a minute"),
        "ten-minutes": _("1 to 10 minutes"),
        "hour": _("10 minutes to an hour"),
        "six-hours": _("1 to 6 hours"),
        "day": _("6 to 24 hours"),
        "older": _("more than a day"),
    }


def _pause(request: HttpRequest, platform: Platform, reason: str, now: datetime) -> None:
    if not reason or len(reason) > REASON_MAX:
        messages.error(request, _("Say in a few words why the scores are to wait."))
    elif pauses.press(platform, reason=reason, by=request.user, now=now):
        _log(request, platform, f"scores paused: {reason}")
        messages.success(request, _("Paused: no score goes to %(platform)s now.") % {"platform": platform})
    else:
        messages.warning(request, _("The scores to %(platform)s are paused already.") % {"platform": platform})


def _log(request: HttpRequest, platform: Platform, said: str) -> None:
    LogEntry.objects.log_actions(cast(User, request.user).pk, [platform], CHANGE, said, single_object=True)


def _section(health: PlatformHealth, now: datetime) -> Section:
    filters = {"platform": str(health.platform.pk)}
    return Section(
        health=health,
        marks=_marks(health),
        facts=_facts(health, now),
        lines=[_line(group, filters) for group in health.groups],
        ages=_age_lines(health.ages, filters),
    )


def _marks(health: PlatformHealth) -> list[str]:
    marks = []
    if health.pause is not None:
        marks.append(_("Paused"))
    if not health.platform.is_active:
        marks.append(_("Switched off here"))
    if health.probe_at is not None:
        marks.append(_("Does not answer: being asked") if health.under_way else _("Does not answer"))
    if health.throttled_until is not None:
        marks.append(_("Asks us to slow down"))
    if health.alerts:
        marks.append(_("Scores are older than the limit"))
    return marks


def _facts(health: PlatformHealth, now: datetime) -> list[tuple[str, str]]:
    """Say how a platform does, each fact with its name."""
    facts = [(_("Last score taken"), _at(health.last_taken_at) or _("none yet"))]
    fault = health.last_fault
    if fault is not None:
        status = _("no answer") if fault.status is None else _("status %(status)s") % {"status": fault.status}
        facts.append((_("Last failure"), f"{_at(fault.tried_at)} · {status} · {delivery_words.why(fault.reason)}"))
    facts.append((_("Failures in a row"), _in_a_row(health)))
    if health.latency is not None:
        middle, slow = health.latency
        words = _("half within %(middle)s ms, 95%% within %(slow)s ms, of the last %(count)s")
        facts.append((_("Answers"), words % {"middle": middle, "slow": slow, "count": len(health.tries)}))
    facts.append((_("At once"), _("%(now)s of %(most)s") % {"now": health.under_way, "most": health.allowed}))
    if health.throttled_until is not None:
        facts.append((_("Throttled, next message"), _at(max(now, health.throttled_until))))
    if health.probe_at is not None:
        facts.append((_("Asked again"), _at(max(now, health.probe_at))))
    return facts


def _in_a_row(health: PlatformHealth) -> str:
    number = health.faults_in_a_row
    if number == delivery_monitor.NEWEST:
        return _("%(count)s or more") % {"count": number}
    return str(number)


def _line(group: Group, filters: Mapping[str, str]) -> Line:
    chosen = {**filters, "state__exact": group.state, "reason": group.reason or "-"}
    return Line(
        count=group.count,
        url=_rows(chosen),
        what=delivery_words.standing(group.state, group.reason),
        why=delivery_words.why(group.reason),
        oldest=spoken(group.oldest) if group.oldest is not None else "",
    )


def _age_lines(ages: Mapping[str, int], filters: Mapping[str, str]) -> list[Line]:
    words = age_words()
    return [Line(count, _rows({**filters, "age": key}), words[key]) for key, count in ages.items() if count]


def _rows(filters: Mapping[str, Any]) -> str:
    return f"{reverse('admin:lms_app_scoredelivery_changelist')}?{urlencode(filters)}"


def _at(moment: datetime | None) -> str:
    return timezone.localtime(moment).strftime("%Y-%m-%d %H:%M:%S") if moment else ""


@admin.register(DeliveryPause)
class DeliveryPauseAdmin(ReadOnly):
    """Who paused the scores to a platform, when and why, and who let them go again."""

    list_display = ("platform", "reason", "paused_at", "paused_by", "released_at", "released_by")
    list_filter = ("platform",)
    list_select_related = ("platform", "paused_by", "released_by")


@admin.register(DeliveryAlert)
class DeliveryAlertAdmin(ReadOnly):
    """Alerts that were raised over scores older than the limit."""

    list_display = ("platform", "kind", "scores", "oldest_since", "raised_at", "cleared_at")
    list_filter = ("kind", "platform")
    list_select_related = ("platform",)


admin.site.add_page("deliveries/", monitor, "deliveries")  # type: ignore[attr-defined]
admin.site.add_page("deliveries/<int:platform_id>/pause/", pause, "pause_deliveries")  # type: ignore[attr-defined]
