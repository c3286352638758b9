"""May a score be sent over what the gradebook shows? What somebody changed there is never overwritten unasked."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from decimal import Decimal

from django.core.cache import cache
from django.db.models import Q
from redis.exceptions import RedisError

from lms_app.columns import Column
from lms_app.lti import ags, results
from lms_app.lti.answers import ServiceRefused
from lms_app.lti.results import Shown
from lms_app.models import DeliveryTry, Placement, ScoreDelivery

#: How long a platform that answers with no list where its results should be is not asked again.
UNREADABLE_SECONDS = 300
#: Platforms that keep what a teacher typed by themselves, before our first message.
CANVAS, MOODLE = "canvas", "moodle"


@dataclass(frozen=True)
class Sight:
    """What was seen before sending: ``changed`` is what somebody else put there, None where ours may be sent.

    ``comment`` is a teacher's, to be handed along: a message without one would clear it.
    """

    changed: Shown | None = None
    comment: str = ""


def look(delivery: ScoreDelivery, column: Column) -> Sight:
    """Look at what stands in the gradebook, where that is worth a request; raises ``PlatformBusy``."""
    if not _is_worth_it(delivery, column):
        return Sight()
    shown = seen(delivery, column)
    # Canvas adds each comment to those before; elsewhere a message without one clears a teacher's.
    comment = "" if shown is None or family_of(delivery) == CANVAS else shown.comment
    if delivery.is_asked:
        return Sight(comment=comment)
    if shown is None:
        # Not to be seen now; what was seen before holds until somebody decides.
        return Sight(changed=replace(results.ABSENT, score=delivery.there_score)) if delivery.there_at else Sight()
    if has_vanished(delivery, shown):
        return Sight(changed=shown)
    if is_changed(delivery, shown) and not (shown.score == 0 and has_no_points(delivery.placement, column)):
        return Sight(changed=shown)
    return Sight(comment=comment)


def seen(delivery: ScoreDelivery, column: Column) -> Shown | None:
    """Read what the gradebook shows of the learner; None where it may not or cannot be read."""
    link = delivery.placement.resource_link
    if ags.RESULT_READ not in link.ags_scopes or _is_unreadable(column):
        return None
    try:
        return results.read(ags.result_of(link, column.url, delivery.user.sub))
    except ServiceRefused as refusal:
        if refusal.reason == "unreadable":
            _note_unreadable(column)
        return None


def is_changed(delivery: ScoreDelivery, shown: Shown) -> bool:
    """Tell whether a cell shows what neither the last message nor one without an answer can have put there."""
    if not shown.is_comparable or not shown.is_listed:
        return False
    if shown.score is None:
        return _was_emptied(delivery)
    sent = delivery.sent_grade
    if shown.is_score(delivery.grade.score) or (sent is not None and shown.is_score(sent.score)):
        return False
    return not any(shown.is_score(score) for score in (*_in_doubt(delivery), *_of_other_activities(delivery)))


def has_vanished(delivery: ScoreDelivery, shown: Shown) -> bool:
    """Tell whether a score that was seen is in the list no more: older Moodles leave out a 0 that a teacher typed."""
    sent = delivery.sent_grade
    is_seen = delivery.is_confirmed and sent is not None and bool(sent.score)
    return is_seen and not shown.is_listed and family_of(delivery) == MOODLE


def has_no_points(placement: Placement, column: Column) -> bool:
    """Ask whether a column is worth nothing: it reads 0 whatever was sent, on a scale that may not say so (Canvas).

    Raises ``PlatformBusy``.
    """
    link = placement.resource_link
    if {ags.LINE_ITEM, ags.LINE_ITEM_READ}.isdisjoint(link.ags_scopes):
        return False
    try:
        maximum = ags.line_item(link, column.url).get("scoreMaximum")
    except ServiceRefused:
        return False
    return isinstance(maximum, int | float) and maximum <= 0


def is_hidden(delivery: ScoreDelivery, shown: Shown) -> bool:
    """Tell whether what stands there cannot be seen: the platform names nobody, and no zero of ours can be the cause.

    Older Moodles leave grades of 0 out of their lists, ours and a teacher's.
    """
    if shown.is_listed:
        return False
    sent = delivery.sent_grade.score if delivery.sent_grade else None
    return all((delivery.grade.score, sent is None or sent, *_in_doubt(delivery)))


def family_of(delivery: ScoreDelivery) -> str:
    """Return what kind of platform the score goes to, in lower case; empty where it never said so."""
    return delivery.placement.resource_link.context.deployment.platform.product_family.lower()


def _is_worth_it(delivery: ScoreDelivery, column: Column) -> bool:
    if delivery.sent_revision or delivery.there_at is not None or delivery.choice:
        return True
    if family_of(delivery) == MOODLE:
        # An activity's own column keeps an override; one that a tool made takes any later score.
        return column.is_ours
    # Canvas keeps a typed grade when told so, and lists none before our first message.
    return family_of(delivery) != CANVAS


def _was_emptied(delivery: ScoreDelivery) -> bool:
    """Tell whether a cell that showed ours was emptied, and nothing has been handed in since."""
    sent = delivery.sent_grade
    return delivery.is_confirmed and sent is not None and sent.submission_id == delivery.grade.submission_id


def _in_doubt(delivery: ScoreDelivery) -> list[Decimal]:
    """Return the scores of messages since the last one taken that may have arrived all the same."""
    unheard = Q(status__isnull=True) | Q(status__range=(200, 299)) | Q(status__gte=500) | Q(status__in=(408, 425))
    tries = DeliveryTry.objects.filter(unheard, delivery=delivery, revision__gt=delivery.sent_revision)
    return list(tries.values_list("score", flat=True).distinct())


def _of_other_activities(delivery: ScoreDelivery) -> list[Decimal | None]:
    """Return what was sent of the learner's other work on the link: its column may have become this one's."""
    others = ScoreDelivery.objects.filter(
        user=delivery.user_id, placement__resource_link=delivery.placement.resource_link_id
    )
    return list(others.exclude(pk=delivery.pk).values_list("sent_grade__score", flat=True))


def _is_unreadable(column: Column) -> bool:
    try:
        return bool(cache.get(_key(column)))
    except RedisError:
        return False


def _note_unreadable(column: Column) -> None:
    try:
        cache.set(_key(column), 1, timeout=UNREADABLE_SECONDS)
    except RedisError:
        return


def _key(column: Column) -> str:
    return f"unreadable_results:{hashlib.sha256(column.url.encode()).hexdigest()}"
