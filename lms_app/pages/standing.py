"""How a class stands, as the instructor's page draws it: figures beside their intervals, and what each asks for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from grading.analysis import Estimate
from lms_app import class_results, delivery_words, placements
from lms_app.class_results import ActivitySummary, ClassSummary, Share
from lms_app.models import LaunchSession
from lms_app.pages import frame
from lms_app.pages.standing_words import STATES, TURN_NAMES, UNSAID

_BINS_FROM = 7
_CHART = (34.0, 292.0, 172)


@dataclass(frozen=True)
class Interval:
    """A share with its interval, and where both stand in their drawing."""

    count: int
    total: int
    percent: str
    low: str
    high: str
    x: str
    x_low: str
    x_high: str


@dataclass(frozen=True)
class Correlation:
    """A correlation with its interval, and where both stand in their drawing from -1 to 1."""

    value: str
    low: str
    high: str
    x: str
    x_low: str
    x_high: str


@dataclass(frozen=True)
class Bar:
    """A bar of the chart of scores."""

    label: str
    learners: int
    passes: bool
    x: str
    width: str
    centre: str
    y: str
    height: str
    label_y: str


@dataclass(frozen=True)
class Tick:
    """One line of the chart's ruler."""

    x: str
    end: int


@dataclass(frozen=True)
class TurnRow:
    """A wrong turn with those who took it; ``width`` of the most common is 100."""

    name: str
    activity: str
    learners: int
    width: int


@dataclass(frozen=True)
class ItemRow:
    """One item of the main quiz."""

    number: int
    title: str
    right: Interval
    discrimination: Correlation | None
    unsaid: str


@dataclass(frozen=True)
class ActivityRow:
    """One activity over the class."""

    title: str
    handed_in: int
    in_review: int
    passed: Interval | None


@dataclass(frozen=True)
class DeliveryRow:
    """Deliveries of one state, and what that means for the instructor."""

    look: str
    icon: str
    state: str
    count: int
    meaning: str


@dataclass(frozen=True)
class Standing:
    """All that the page shows of a class."""

    learners: int
    main: ActivityRow
    review_count: int
    review_oldest: str
    confirmed: int
    to_look_at: int
    bars: tuple[Bar, ...]
    ticks: tuple[Tick, ...]
    missing: int
    turns: tuple[TurnRow, ...]
    items: tuple[ItemRow, ...]
    #: Whether every interval of discrimination crosses 0.
    is_open: bool
    activities: tuple[ActivityRow, ...]
    deliveries: tuple[DeliveryRow, ...]


def of_session(session: LaunchSession, now: datetime) -> Standing:
    """Sum up and draw the class of a session's course."""
    link = session.launch.resource_link
    summary = class_results.class_summary(link, now, language=frame.language())
    return of(summary, main=placements.bundle_of(link).main, now=now)


def of(summary: ClassSummary, *, main: str, now: datetime) -> Standing:
    """Draw a class; ``main`` is the activity whose score stands for the lesson."""
    chief = next((found for found in summary.activities if found.key == main), summary.activities[0])
    return Standing(
        learners=summary.learners,
        main=_activity(chief),
        review_count=summary.review_count,
        review_oldest=_age(summary.review_oldest_at, now),
        confirmed=summary.deliveries.get("confirmed", 0),
        to_look_at=summary.deliveries.get("failed", 0),
        bars=_bars(chief.scores),
        ticks=tuple(Tick(f"{_CHART[0] + _CHART[1] * n / 20:.1f}", _CHART[2] + (6 if n % 2 else 12)) for n in range(21)),
        missing=max(0, summary.learners - chief.handed_in),
        turns=_turns(summary.activities),
        items=tuple(
            ItemRow(
                number,
                item.title,
                _interval(item.right),
                _correlation(item.discrimination),
                str(UNSAID.get(item.discrimination.reason, "")),
            )
            for number, item in enumerate(chief.items, start=1)
        ),
        is_open=any(item.discrimination.value is not None for item in chief.items)
        and not any(item.discrimination.is_clear for item in chief.items),
        activities=tuple(_activity(found) for found in summary.activities),
        deliveries=tuple(_deliveries(summary.deliveries, summary.reasons)),
    )


def _activity(found: ActivitySummary) -> ActivityRow:
    passed = None if found.passed is None else _interval(found.passed)
    return ActivityRow(found.title, found.handed_in, found.in_review, passed)


def _interval(share: Share) -> Interval:
    low, here, high = (f"{6 + 148 * value:.1f}" for value in (share.low, share.share, share.high))
    return Interval(
        count=share.count,
        total=share.total,
        percent=f"{100 * share.share:.0f}",
        low=f"{100 * share.low:.0f}",
        high=f"{100 * share.high:.0f}",
        x=here,
        x_low=low,
        x_high=high,
    )


def _correlation(found: Estimate) -> Correlation | None:
    if found.value is None or found.low is None or found.high is None:
        return None
    figures = (found.value, found.low, found.high)
    value, low, high = (f"{figure:.2f}".replace("-", "\u2212") for figure in figures)
    x, x_low, x_high = (f"{80 + 74 * figure:.1f}" for figure in figures)
    return Correlation(value, low, high, x, x_low, x_high)


def _age(oldest: datetime | None, now: datetime) -> str:
    if oldest is None:
        return ""
    days = (now - oldest).days
    if days < 1:
        return _("oldest: today")
    return ngettext("oldest: %(n)s day", "oldest: %(n)s days", days) % {"n": days}


def _bars(scores: Iterable[tuple[str, int]]) -> tuple[Bar, ...]:
    """Stand the scores on the ruler, passes and others apart; many different ones in steps of ten."""
    counted: Counter[float] = Counter()
    for score, learners in scores:
        counted[float(score)] += learners
    width = 26.0
    if len(counted) >= _BINS_FROM:
        tens: Counter[float] = Counter()
        for value, learners in counted.items():
            tens[value // 10 * 10] += learners
        counted, width = tens, 20.0
    most = max(counted.values(), default=1)
    start, span, floor = _CHART
    bars = []
    for value, learners in sorted(counted.items()):
        centre, height = start + span * value / 100, 126 * learners / most
        bars.append(
            Bar(
                label=f"{value:.2f}".rstrip("0").rstrip("."),
                learners=learners,
                passes=value >= 60,
                x=f"{centre - width / 2:.1f}",
                width=f"{width:.0f}",
                centre=f"{centre:.1f}",
                y=f"{floor - height:.1f}",
                height=f"{height:.1f}",
                label_y=f"{floor - height - 8:.1f}",
            )
        )
    return tuple(bars)


def _turns(activities: Iterable[ActivitySummary]) -> tuple[TurnRow, ...]:
    found = [(turn, activity.title) for activity in activities for turn in activity.turns]
    found.sort(key=lambda pair: -pair[0].learners)
    most = found[0][0].learners if found else 1
    return tuple(
        TurnRow(str(TURN_NAMES.get(turn.code, turn.text)), title, turn.learners, round(100 * turn.learners / most))
        for turn, title in found
    )


def _deliveries(counts: Mapping[str, int], reasons: Mapping[str, int]) -> Iterable[DeliveryRow]:
    for shown in STATES:
        count = sum(counts.get(word, 0) for word in shown.words)
        if count:
            yield DeliveryRow(shown.look, shown.icon, str(shown.state), count, str(shown.meaning))
    for reason, count in sorted(reasons.items(), key=lambda pair: -pair[1]):
        yield DeliveryRow("warn", "alert", _("Not taken"), count, delivery_words.why(reason))
