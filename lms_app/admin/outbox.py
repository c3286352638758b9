"""Scores on their way, in the admin: how far each has got, each try, and sending again."""

from __future__ import annotations

from typing import Any

from django.contrib import admin, messages
from django.db.models import Model, QuerySet
from django.http import HttpRequest
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext

from lms_app import delivery_monitor, delivery_words, outbox, pseudonyms
from lms_app.admin.monitor import age_words, platforms_of
from lms_app.admin.scoped import AnyInline, CourseFilter, ScopedReadOnly
from lms_app.models import DeliveryTry, ScoreDelivery


class ActivityFilter(admin.SimpleListFilter):
    """Filter by activity: offered are those of rows that the account may see."""

    title = _("activity")
    parameter_name = "activity"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        """Offer the activities that the account's rows belong to."""
        own = model_admin.get_queryset(request).order_by("placement__activity")
        return [(key, key) for key in own.values_list("placement__activity", flat=True).distinct()]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Model]) -> QuerySet[Model]:
        """Keep the rows of the chosen activity."""
        return queryset if self.value() is None else queryset.filter(placement__activity=self.value())


class PlatformFilter(admin.SimpleListFilter):
    """Filter by platform: offered are those of rows that the account may see."""

    title = _("platform")
    parameter_name = "platform"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        """Offer the platforms of the account's courses; to an operator all."""
        return [(str(platform.pk), str(platform)) for platform in platforms_of(request).order_by("name", "pk")]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Model]) -> QuerySet[Model]:
        """Keep the rows of the chosen platform."""
        value = self.value()
        if value is None or not value.isdecimal():
            return queryset
        return queryset.filter(platform=int(value))


class ReasonFilter(admin.SimpleListFilter):
    """Filter by why a score is not further, in words."""

    title = _("why")
    parameter_name = "reason"
    #: In an address: no reason at all.
    NONE = "-"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        """Offer the reasons that the account's rows have."""
        found = model_admin.get_queryset(request).order_by("reason").values_list("reason", flat=True).distinct()
        return [(reason or self.NONE, delivery_words.why(reason) or str(_("no reason"))) for reason in found]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Model]) -> QuerySet[Model]:
        """Keep the rows with the chosen reason."""
        value = self.value()
        return queryset if value is None else queryset.filter(reason="" if value == self.NONE else value)


class AgeFilter(admin.SimpleListFilter):
    """Filter what has not arrived by how long it has been owed."""

    title = _("not in the gradebook for")
    parameter_name = "age"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        """Offer the ages of the monitor."""
        return list(age_words().items())

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        """Keep the rows of the chosen age."""
        value = self.value()
        return queryset if value is None else delivery_monitor.of_age(queryset, value, now=timezone.now())


class TryInline(AnyInline):
    """Every message that went out, newest first."""

    model = DeliveryTry
    extra = 0
    can_delete = False
    ordering = ("-tried_at",)
    fields = ("tried_at", "score", "status", "why", "milliseconds")
    readonly_fields = fields

    def has_add_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        """Refuse: tries are made by the outbox."""
        return False

    def has_view_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        """Show with the delivery, which is scoped itself."""
        return True

    @admin.display(description=_("what came of it"))
    def why(self, tried: DeliveryTry) -> str:
        """Return the reason in words."""
        return delivery_words.why(tried.reason) if tried.reason else str(_("accepted"))


@admin.register(ScoreDelivery)
class ScoreDeliveryAdmin(ScopedReadOnly):
    """One row for each learner and column."""

    context_path = "placement__resource_link__context"
    list_display = (
        "person",
        "course",
        "activity",
        "score",
        "where_it_is",
        "why",
        "sent_at",
        "confirmed_at",
        "next_try",
    )
    list_filter = (CourseFilter, PlatformFilter, "state", ActivityFilter, ReasonFilter, AgeFilter)
    list_select_related = ("user", "grade", "placement__resource_link__context")
    search_fields = ("user__name",)
    date_hierarchy = "timestamp"
    fields = (
        "person",
        "course",
        "activity",
        "score",
        "where_it_is",
        "why",
        "sent_at",
        "sent_score",
        "confirmed_at",
        "confirmed_score",
        "there_at",
        "there_score",
        "choice",
        "chosen_by",
        "chosen_at",
        "next_try",
        "tries",
    )
    readonly_fields = fields
    inlines = (TryInline,)
    actions = ("send_again",)

    @admin.display(description=_("person"), ordering="user__name")
    def person(self, delivery: ScoreDelivery) -> str:
        """Return whose score it is."""
        return pseudonyms.shown(delivery.user, delivery.placement.resource_link.context_id)

    @admin.display(description=_("course"))
    def course(self, delivery: ScoreDelivery) -> str:
        """Return the course's title."""
        return str(delivery.placement.resource_link.context)

    @admin.display(description=_("activity"), ordering="placement__activity")
    def activity(self, delivery: ScoreDelivery) -> str:
        """Return the activity's key."""
        return delivery.placement.activity

    @admin.display(description=_("score"), ordering="grade__score")
    def score(self, delivery: ScoreDelivery) -> str:
        """Return the score that should stand."""
        return f"{delivery.grade.score:.2f}" if delivery.grade.score is not None else ""

    @admin.display(description=_("sent last"))
    def sent_score(self, delivery: ScoreDelivery) -> str:
        """Return the score that the platform took last."""
        return f"{delivery.sent_grade.score:.2f}" if delivery.sent_grade else ""

    @admin.display(description=_("where it is"), ordering="state")
    def where_it_is(self, delivery: ScoreDelivery) -> str:
        """Return the state in words."""
        return delivery_words.where(delivery)

    @admin.display(description=_("why"), ordering="reason")
    def why(self, delivery: ScoreDelivery) -> str:
        """Return the reason in words."""
        return delivery_words.why(delivery.reason)

    @admin.display(description=_("next try"), ordering="due_at")
    def next_try(self, delivery: ScoreDelivery) -> str | None:
        """Return when the outbox tries next, if it will."""
        if delivery.state != "waiting":
            return None
        return timezone.localtime(delivery.due_at).strftime("%Y-%m-%d %H:%M:%S")

    def has_send_permission(self, request: HttpRequest) -> bool:
        """Let who may look send again: the score is ours, the column the course's own."""
        return self.has_view_permission(request)

    @admin.action(description=_("Send the score again"), permissions=["send"])
    def send_again(self, request: HttpRequest, chosen: QuerySet[ScoreDelivery]) -> None:
        """Queue the chosen scores once more; the newest grade is what is sent."""
        count = 0
        for delivery in chosen:
            outbox.resend(delivery, now=timezone.now())
            self.log_change(request, delivery, [{"changed": {"name": "send again", "object": ""}}])
            count += 1
        text = ngettext("%(count)d score will be sent again.", "%(count)d scores will be sent again.", count)
        self.message_user(request, text % {"count": count}, messages.SUCCESS)
