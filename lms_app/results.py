"""The reading side: what a learner may see of their work, and how far its score has got. Writes nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from decimal import Decimal
from typing import Any
from uuid import UUID

from content.bundle import Activity
from content.languages import known
from grading import feedback, policy
from grading.model import Check, Evidence, Outcome, Quiz, outcome_from_json, shown
from lms_app import class_results, deliveries, placements
from lms_app.attempts import previews
from lms_app.models import (
    Attempt,
    AttemptState,
    Extension,
    Grade,
    Launch,
    LaunchSession,
    Placement,
    Release,
    ReviewDecision,
    ScoreDelivery,
)
from lms_app.statements import Reading
from lms_app.terms import Terms

delivery_view = deliveries.view
class_summary = class_results.class_summary
course_results = class_results.course_results

#: What the platform said last to a person by a link, and its placements, each with the person's attempts on it; the
#: first page of a launch asks this.
_STANDING = Reading(
    """
    FROM lms_app_resourcelink r
    LEFT JOIN lms_app_launch l ON l.id = (
        SELECT max(n.id) FROM lms_app_launch n
        WHERE n.resource_link_id = r.id AND n.user_id = %s AND n.for_user_id IS NULL
    )
    LEFT JOIN lms_app_placement p ON p.resource_link_id = r.id
    LEFT JOIN lms_app_attempt a ON a.placement_id = p.id AND a.user_id = %s
    LEFT JOIN lms_app_extension e ON e.placement_id = p.id AND e.user_id = %s
    WHERE r.id = %s
    ORDER BY a.number
    """,
    without={"l.custom", "a.responses"},
    l=Launch,
    p=Placement,
    a=Attempt,
    e=Extension,
)

_UNDER_WAY = frozenset({AttemptState.OPEN, AttemptState.SUBMITTED, AttemptState.IN_REVIEW})


@dataclass(frozen=True)
class ActivityState:
    """Where a person stands with one activity.

    ``state``: ``not_started`` or an attempt's (``open``, ``closed``, ``submitted``, ``graded``, ``in_review``,
    ``failed``).
    ``attempt`` is the one to go on with or to look at: the open one, else the one that counts, else the newest.
    ``blocked`` says why none may be begun now (``not_open_yet``, ``closed``, ``no_attempts_left``), else "".
    """

    key: str
    title: str
    kind: str
    state: str
    attempt: UUID | None = None
    score: str | None = None
    accepted: bool | None = None
    delivery: dict[str, Any] = field(default_factory=lambda: deliveries.view(None))
    submitted_at: datetime | None = None
    saved_at: datetime | None = None
    attempts_used: int = 0
    attempts_left: int | None = None
    is_preview: bool = False
    blocked: str = ""
    opens_at: datetime | None = None
    due_at: datetime | None = None
    closes_at: datetime | None = None
    terms: Terms = field(default_factory=Terms)

    @property
    def ends_at(self) -> datetime | None:
        """From when on nothing is taken for the activity."""
        return self.terms.ends_at()


@dataclass(frozen=True)
class EvidenceView:
    """One piece of evidence in words; spans are code points of the text as typed, ``expected`` only once released."""

    code: str
    text: str
    field: str
    row: int | None
    start: int | None
    end: int | None
    label: str
    read: int | str | None
    expected: int | str | None


@dataclass(frozen=True)
class CheckView:
    """One check with its points (two decimals), in the learner's language."""

    name: str
    title: str
    verdict: str
    points: str
    points_max: str
    acceptance: bool
    evidence: tuple[EvidenceView, ...]
    note: str = ""
    decided: bool = False


@dataclass(frozen=True)
class MessageView:
    """A message code and what it tells the learner."""

    code: str
    text: str


@dataclass(frozen=True)
class ResultView:
    """What a learner sees of one attempt; ``released`` parts are None until they may be seen.

    ``earned`` is the score before ``points_off`` were taken for being late.
    """

    attempt: Attempt
    title: str
    kind: str
    state: str
    score: str | None
    accepted: bool | None
    pass_mark: str
    released: bool
    never_released: bool
    checks: tuple[CheckView, ...]
    messages: tuple[MessageView, ...]
    delivery: dict[str, Any]
    responses: Mapping[str, Any]
    is_late: bool
    is_preview: bool
    attempts_left: int | None
    terms: Terms
    graded_at: datetime | None = None
    earned: str | None = None
    points_off: int = 0
    items: list[dict[str, Any]] | None = None
    reference: dict[str, Any] | None = None


def activity_states(session: LaunchSession, now: datetime) -> list[ActivityState]:
    """List the activities that a session may open, with where its person stands; three queries at most."""
    link = session.launch.resource_link
    known_activities = placements.activities_of(placements.version_of(link))
    bound = session.launch.activity
    said, by_key, attempts, own = _standing(session)
    graded = _with_grades(attempts)
    delivered = _deliveries(session) if attempts else {}
    states = []
    for key, activity in known_activities.items():
        if bound not in ("", key):
            continue
        placement = by_key.get(key) or Placement(resource_link=link, activity=key)
        mine = [each for each in graded if each.attempt.placement_id == placement.pk]
        terms = placements.terms(placement, said, own.get(placement.pk))
        delivery = delivered.get(placement.pk)
        states.append(_activity_state(session, activity, placement, terms, mine, delivery, now))
    return states


def result_of(attempt: Attempt, *, language: str, now: datetime) -> ResultView:
    """Return what a learner may see of one attempt at this moment."""
    placement = attempt.placement
    activity = placements.activity_of(attempt.content_version, placement.activity)
    terms = placements.terms_of(attempt)
    attempts = list(Attempt.objects.filter(placement=placement, user=attempt.user_id).order_by("number"))
    grade = Grade.objects.filter(submission__attempt=attempt, is_current=True).first()
    delivery = ScoreDelivery.objects.filter(placement=placement, user=attempt.user_id).first() if grade else None
    released = attempt.state != AttemptState.OPEN and _is_released(placement, terms, attempts, now)
    outcome = None if grade is None else outcome_from_json(grade.outcome)
    decisions = _decisions(attempt) if grade is not None else {}
    return ResultView(
        attempt=attempt,
        title=activity.title(language),
        kind=activity.kind,
        state=attempt.state,
        score=_written(grade.score) if grade else None,
        accepted=grade.accepted if grade else None,
        pass_mark=shown(activity.definition.pass_mark),
        released=released,
        never_released=placement.release == Release.NEVER,
        checks=() if outcome is None else _checks(activity, outcome, decisions, language, released=released),
        messages=() if outcome is None else _messages(outcome, language),
        delivery=deliveries.view(delivery, is_preview=attempt.is_preview, grade_id=grade.pk if grade else None),
        responses=attempt.responses,
        is_late=attempt.submitted_at is not None and terms.is_late(attempt.submitted_at),
        is_preview=attempt.is_preview,
        attempts_left=None if attempt.is_preview else terms.attempts_left(_used(attempts)),
        terms=terms,
        graded_at=grade.graded_at if grade else None,
        earned=shown(outcome.score) if outcome is not None and outcome.score is not None else None,
        points_off=grade.late_percent if grade else 0,
        **_released_parts(activity, language, released=released),
    )


def _is_released(placement: Placement, terms: Terms, attempts: list[Attempt], now: datetime) -> bool:
    """Tell whether keys, explanations and reference answers may be seen by the person of these attempts."""
    if placement.release == Release.NEVER or any(attempt.state == AttemptState.OPEN for attempt in attempts):
        return False
    if placement.release == Release.AFTER_CLOSE:
        return terms.is_closed(now)
    is_last = terms.attempts_left(_used(attempts)) == 0 or terms.is_closed(now)
    if is_last:
        pending = (AttemptState.SUBMITTED, AttemptState.IN_REVIEW)
        return bool(attempts) and all(attempt.state not in pending for attempt in attempts)
    graded = [attempt.pk for attempt in attempts if attempt.state == AttemptState.GRADED]
    if not graded:
        return False
    return Grade.objects.filter(submission__attempt__in=graded, is_current=True, accepted=True).exists()


def _used(attempts: list[Attempt]) -> int:
    """Count the attempts that were used up; somebody who only previews sees what a learner would."""
    counted = [attempt for attempt in attempts if not attempt.is_preview]
    return len(counted or attempts)


@dataclass(frozen=True)
class _Graded:
    """An attempt with its current grade."""

    attempt: Attempt
    grade: Grade | None

    @property
    def score(self) -> Decimal | None:
        return None if self.grade is None else self.grade.score


def _standing(
    session: LaunchSession,
) -> tuple[Launch | None, dict[str, Placement], list[Attempt], dict[int, Extension]]:
    """Return what the platform said last, a link's placements, a person's attempts, oldest first, and extensions."""
    by_key: dict[str, Placement] = {}
    attempts: list[Attempt] = []
    own: dict[int, Extension] = {}
    who = session.launch.user_id
    rows = _STANDING.all(who, who, who, session.launch.resource_link_id)
    for _said, placement, attempt, extension in rows:
        if placement is not None:
            by_key.setdefault(placement.activity, placement)
        if attempt is not None:
            attempts.append(attempt)
        if extension is not None:
            own[extension.placement_id] = extension
    said: Launch | None = rows[0][0] if rows else None
    return said, by_key, attempts, own


def _with_grades(attempts: list[Attempt]) -> list[_Graded]:
    """Return attempts with the grade of each that is current: one query whatever their number, none for none."""
    if not attempts:
        return []
    grades = Grade.objects.filter(submission__attempt__in=attempts, is_current=True).defer("outcome")
    by_attempt = {grade.submission.attempt_id: grade for grade in grades.select_related("submission")}
    return [_Graded(attempt, by_attempt.get(attempt.pk)) for attempt in attempts]


def _deliveries(session: LaunchSession) -> dict[int, ScoreDelivery]:
    """Return a person's deliveries on a link by placement."""
    launch = session.launch
    found = ScoreDelivery.objects.filter(placement__resource_link=launch.resource_link, user=launch.user)
    return {delivery.placement_id: delivery for delivery in found}


def _activity_state(
    session: LaunchSession,
    activity: Activity,
    placement: Placement,
    terms: Terms,
    mine: list[_Graded],
    delivery: ScoreDelivery | None,
    now: datetime,
) -> ActivityState:
    is_preview = previews(session)
    used = sum(1 for graded in mine if not graded.attempt.is_preview)
    left = None if is_preview else terms.attempts_left(used)
    counts = policy.counting(
        [graded for graded in mine if graded.attempt.is_preview == is_preview], placements.rule_of(placement)
    )
    shown_one = _to_show(mine, counts)
    attempt = shown_one.attempt if shown_one else None
    grade = counts.grade if counts else None
    return ActivityState(
        key=activity.key,
        title=activity.title(session.language),
        kind=activity.kind,
        state=attempt.state if attempt else "not_started",
        attempt=attempt.public_id if attempt else None,
        score=_written(grade.score) if grade else None,
        accepted=grade.accepted if grade else None,
        delivery=deliveries.view(delivery, is_preview=bool(attempt and attempt.is_preview)),
        submitted_at=attempt.submitted_at if attempt else None,
        saved_at=attempt.saved_at if attempt else None,
        attempts_used=used,
        attempts_left=left,
        is_preview=is_preview,
        blocked="" if is_preview else _blocked(terms, None if _may_go_on(mine, terms, now) else left, now),
        opens_at=terms.opens_at,
        due_at=terms.due_at,
        closes_at=terms.closes_at,
        terms=terms,
    )


def _to_show(mine: list[_Graded], counts: _Graded | None) -> _Graded | None:
    """Pick the attempt to go on with or to look at."""
    if not mine:
        return None
    newest = ([each for each in mine if each.attempt.state != AttemptState.CLOSED] or mine)[-1]
    return newest if counts is None or newest.attempt.state in _UNDER_WAY else counts


def _may_go_on(mine: list[_Graded], terms: Terms, now: datetime) -> bool:
    """Tell whether the newest attempt was closed and its time was moved since: it opens again, and uses up none."""
    newest = mine[-1].attempt if mine else None
    return newest is not None and newest.state == AttemptState.CLOSED and not terms.is_over(newest.started_at, now)


def _blocked(terms: Terms, left: int | None, now: datetime) -> str:
    if not terms.has_opened(now):
        return "not_open_yet"
    if terms.is_closed(now):
        return "closed"
    return "no_attempts_left" if left == 0 else ""


def _decisions(attempt: Attempt) -> dict[str, str]:
    decided = ReviewDecision.objects.filter(submission__attempt=attempt)
    return dict(decided.values_list("check_name", "note"))


def _checks(
    activity: Activity, outcome: Outcome, notes: Mapping[str, str], language: str, *, released: bool
) -> tuple[CheckView, ...]:
    return tuple(
        CheckView(
            name=check.name,
            title=_title(activity, check, language),
            verdict=check.verdict.value,
            points=shown(check.earned),
            points_max=shown(check.weight),
            acceptance=check.acceptance,
            evidence=tuple(_evidence(found, language, released=released) for found in check.evidence),
            note=notes.get(check.name, ""),
            decided=check.name in notes,
        )
        for check in outcome.checks
    )


def _title(activity: Activity, check: Check, language: str) -> str:
    if isinstance(activity.definition, Quiz):
        return str(activity.texts(language)["items"][check.name]["title"])
    return feedback.title(check.name, known(language))


def _evidence(found: Evidence, language: str, *, released: bool) -> EvidenceView:
    return EvidenceView(
        code=found.code,
        text=feedback.say(found, known(language), released=released),
        field=found.field,
        row=found.row,
        start=found.start,
        end=found.end,
        label=found.label,
        read=found.read,
        expected=found.expected if released else None,
    )


def _messages(outcome: Outcome, language: str) -> tuple[MessageView, ...]:
    return tuple(MessageView(code, feedback.message(code, known(language))) for code in outcome.messages)


def _released_parts(activity: Activity, language: str, *, released: bool) -> dict[str, Any]:
    if not released:
        return {}
    parts = activity.released(language)
    return {"items": parts["items"]} if isinstance(activity.definition, Quiz) else {"reference": parts}


def _written(score: Decimal | None) -> str | None:
    return None if score is None else f"{score:.2f}"


def draft_left(attempt: Attempt) -> Attempt | None:
    """Return a later attempt at the same activity that was closed with a draft that was never handed in."""
    later = Attempt.objects.filter(
        placement=attempt.placement_id,
        user=attempt.user_id,
        number__gt=attempt.number,
        state=AttemptState.CLOSED,
        saved_at__isnull=False,
    )
    return later.order_by("-number").first()
