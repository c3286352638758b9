"""What an instructor sees of a class: in short, and row by row. Previews and test users are no part of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from itertools import chain
from typing import Any

from django.db.models import Count, Exists, Min, OuterRef, Q, QuerySet

from content.bundle import Activity
from content.languages import known
from grading import analysis, feedback, policy
from grading.model import Quiz
from lms_app import deliveries, placements
from lms_app.attempts import UNENDED
from lms_app.models import (
    Attempt,
    AttemptState,
    Context,
    Counting,
    Grade,
    LaunchSession,
    Membership,
    ResourceLink,
    Role,
    ScoreDelivery,
)

#: A turn that fewer took could name a person.
TURN_MIN = 3


@dataclass(frozen=True)
class Share:
    """So many of so many, with its 95 % Wilson interval (0 to 1)."""

    count: int
    total: int
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class ItemSummary:
    """One item of a quiz: how many of those who handed in had it right, and how it goes with the rest."""

    name: str
    title: str
    right: Share
    discrimination: analysis.Estimate


@dataclass(frozen=True)
class Turn:
    """A wrong turn that three or more learners took."""

    code: str
    text: str
    learners: int


@dataclass(frozen=True)
class ActivitySummary:
    """One activity over a class; ``scores`` lists each score with how many learners have it, lowest first."""

    key: str
    title: str
    kind: str
    handed_in: int
    in_review: int
    passed: Share | None
    scores: tuple[tuple[str, int], ...]
    items: tuple[ItemSummary, ...]
    turns: tuple[Turn, ...]


@dataclass(frozen=True)
class ClassSummary:
    """A lesson's class in short: ``learners`` are those in the course, and those gone who handed something in.

    ``deliveries`` counts score deliveries by the words of `deliveries.view`.
    """

    learners: int
    activities: tuple[ActivitySummary, ...]
    review_count: int
    review_oldest_at: datetime | None
    deliveries: dict[str, int]
    reasons: dict[str, int]


@dataclass(frozen=True)
class ResultRow:
    """One attempt that was handed in, as the table of results shows it."""

    attempt: Attempt
    learner: str
    activity: str
    score: Decimal | None
    accepted: bool | None
    counts: bool
    delivery: dict[str, Any]
    is_late: bool = False
    points_off: int = 0


@dataclass(frozen=True)
class _Entry:
    """One learner's final grade for an activity."""

    user: int
    activity: str
    score: Decimal
    accepted: bool
    messages: tuple[str, ...]
    verdicts: dict[str, str]


def class_summary(link: ResourceLink, now: datetime, *, language: str = "zh-hans") -> ClassSummary:
    """Sum up what a course's learners did with a link's lesson, over all links to it in that course."""
    course = link.context
    handed_in = _handed_in(course).filter(placement__resource_link__lesson=link.lesson)
    review = handed_in.filter(state=AttemptState.IN_REVIEW)
    waiting = review.aggregate(count=Count("pk"), oldest=Min("submitted_at"))
    words, reasons = _delivery_words(course, link.lesson)
    return ClassSummary(
        learners=_learners(course).filter(Q(is_active=True) | Exists(handed_in.filter(user=OuterRef("user")))).count(),
        activities=_activity_summaries(link, handed_in, language),
        review_count=waiting["count"],
        review_oldest_at=waiting["oldest"],
        deliveries=words,
        reasons=reasons,
    )


def course_attempts(session: LaunchSession) -> QuerySet[Attempt]:
    """Return every attempt handed in that a session's course holds, newest first; to be sliced into pages."""
    return (
        _handed_in(session.launch.resource_link.context)
        .select_related("user", "placement__resource_link")
        .defer("responses")
        .order_by("-submitted_at", "-pk")
    )


def course_results(attempts: Iterable[Attempt]) -> Iterator[ResultRow]:
    """Make the rows of one page of `course_attempts`: five queries, however long the page."""
    page = list(attempts)
    placements.read_terms(page)
    grades = {
        grade.submission.attempt_id: grade
        for grade in Grade.objects.filter(submission__attempt__in=page, is_current=True)
        .select_related("submission")
        .defer("outcome", "submission__responses")
    }
    sent = {
        (delivery.placement_id, delivery.user_id): delivery
        for delivery in ScoreDelivery.objects.filter(
            placement__in={attempt.placement_id for attempt in page}, user__in={attempt.user_id for attempt in page}
        )
    }
    for attempt in page:
        grade = grades.get(attempt.pk)
        delivery = sent.get((attempt.placement_id, attempt.user_id))
        yield ResultRow(
            attempt=attempt,
            learner=attempt.user.name,
            activity=attempt.placement.activity,
            score=grade.score if grade else None,
            accepted=grade.accepted if grade else None,
            counts=bool(grade and delivery and delivery.grade_id == grade.pk),
            delivery=deliveries.view(delivery, grade_id=grade.pk if grade else 0),
            is_late=_is_late(attempt),
            points_off=grade.late_percent if grade else 0,
        )


def _is_late(attempt: Attempt) -> bool:
    if attempt.is_preview or attempt.submitted_at is None:
        return False
    return placements.terms_of(attempt).is_late(attempt.submitted_at)


def not_begun(link: ResourceLink) -> QuerySet[Membership]:
    """Return the learners of a link's course who have begun nothing of its lesson, by name; to be sliced."""
    begun = Attempt.objects.filter(
        user=OuterRef("user"),
        placement__resource_link__context=link.context_id,
        placement__resource_link__lesson=link.lesson,
        is_preview=False,
    )
    absent = _learners(link.context).filter(~Exists(begun), is_active=True)
    return absent.select_related("user").order_by("user__name", "pk")


def _learners(course: Context) -> QuerySet[Membership]:
    return Membership.objects.filter(context=course, role=Role.LEARNER, is_test_user=False)


def _handed_in(course: Context) -> QuerySet[Attempt]:
    return Attempt.objects.filter(placement__resource_link__context=course, is_preview=False).exclude(state__in=UNENDED)


def _activity_summaries(link: ResourceLink, handed_in: QuerySet[Attempt], language: str) -> tuple[ActivitySummary, ...]:
    counted = {
        row["placement__activity"]: row
        for row in handed_in.values("placement__activity").annotate(people=Count("user", distinct=True))
    }
    in_review = Counter(handed_in.filter(state=AttemptState.IN_REVIEW).values_list("placement__activity", flat=True))
    entries = _entries(link)
    summaries = []
    for key, activity in placements.activities_of(placements.current_version(link.lesson)).items():
        mine = [entry for entry in entries if entry.activity == key]
        summaries.append(
            ActivitySummary(
                key=key,
                title=activity.title(language),
                kind=activity.kind,
                handed_in=counted.get(key, {"people": 0})["people"],
                in_review=in_review[key],
                passed=_share(sum(entry.accepted for entry in mine), len(mine)),
                scores=tuple((f"{score:.2f}", count) for score, count in sorted(_scores(mine).items())),
                items=_items(activity, mine, language),
                turns=_turns(mine, language),
            )
        )
    return tuple(summaries)


def _entries(link: ResourceLink) -> list[_Entry]:
    """Return for each learner and activity of the lesson the grade that counts, the best one over several links.

    It is the same grade that the learner sees and the gradebook holds; one query.
    """
    final = Grade.objects.filter(
        is_current=True,
        score__isnull=False,
        submission__attempt__is_preview=False,
        submission__attempt__placement__resource_link__context=link.context,
        submission__attempt__placement__resource_link__lesson=link.lesson,
    ).order_by("submission__attempt__number")
    on_link: dict[tuple[int, int], list[_Entry]] = {}
    for user, placement, counting, activity, score, accepted, messages, checks in final.values_list(
        "submission__attempt__user",
        "submission__attempt__placement",
        "submission__attempt__placement__counting",
        "submission__attempt__placement__activity",
        "score",
        "accepted",
        "outcome__messages",
        "outcome__checks",
    ):
        if score is None:
            continue
        verdicts = {check["name"]: check["verdict"] for check in checks}
        entry = _Entry(user, activity, score, bool(accepted), tuple(messages), verdicts)
        earlier = on_link.get((user, placement), [])
        on_link[user, placement] = [entry] if counting == Counting.LAST else [*earlier, entry]
    by_learner: dict[tuple[int, str], list[_Entry]] = {}
    for entry in chain.from_iterable(on_link.values()):
        by_learner.setdefault((entry.user, entry.activity), []).append(entry)
    best = (policy.counting(entries, "best") for entries in by_learner.values())
    return [entry for entry in best if entry is not None]


def _scores(entries: Iterable[_Entry]) -> Counter[Decimal]:
    return Counter(entry.score for entry in entries)


def _share(count: int, total: int) -> Share | None:
    if not total:
        return None
    found = analysis.proportion(count, total)
    return Share(count, total, found.share, found.low, found.high)


def _items(activity: Activity, entries: list[_Entry], language: str) -> tuple[ItemSummary, ...]:
    definition = activity.definition
    if not isinstance(definition, Quiz) or not entries:
        return ()
    titles = activity.texts(language)["items"]
    names = [item.name for item in definition.items]
    # An attempt at an earlier version may lack an item: it says nothing about how the items go together.
    whole = [entry.verdicts for entry in entries if all(name in entry.verdicts for name in names)]
    analysed = analysis.items([[verdicts[name] == "met" for name in names] for verdicts in whole]) if whole else ()
    discriminations = dict(zip(names, (item.discrimination for item in analysed), strict=False))
    nobody = analysis.Estimate(None, reason="too_few")
    found = []
    for name in names:
        verdicts = [entry.verdicts[name] for entry in entries if name in entry.verdicts]
        right = _share(verdicts.count("met"), len(verdicts))
        if right is not None:
            found.append(ItemSummary(name, titles[name]["title"], right, discriminations.get(name, nobody)))
    return tuple(found)


def _turns(entries: Iterable[_Entry], language: str) -> tuple[Turn, ...]:
    taken = Counter(code for entry in entries for code in set(entry.messages))
    return tuple(
        Turn(code, feedback.message(code, known(language)), count)
        for code, count in taken.most_common()
        if count >= TURN_MIN
    )


def _delivery_words(course: Context, lesson: str) -> tuple[dict[str, int], dict[str, int]]:
    """Count a course's deliveries by word, and those that came to no good end by reason."""
    words: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    rows = ScoreDelivery.objects.filter(
        placement__resource_link__context=course, placement__resource_link__lesson=lesson
    )
    for delivery in rows.only("state", "tries", "reason", "sent_at", "confirmed_at"):
        word = deliveries.word(delivery)
        words[word] += 1
        if word == "failed":
            reasons[delivery.reason] += 1
    return dict(words), dict(reasons)
