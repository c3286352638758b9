"""What the API says of rows: one function for each document, the same for every answer that holds it."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from django.utils import timezone

from lms_app import placements, pseudonyms, results, sessions
from lms_app.attempts import UNENDED
from lms_app.class_results import ResultRow
from lms_app.models import Attempt, AttemptState, LaunchSession
from lms_app.results import CheckView, ResultView
from lms_app.terms import Terms


def me(session: LaunchSession, now: datetime) -> dict[str, Any]:
    """Say who is here, in which role and course, and where they stand."""
    launch = session.launch
    link, course = launch.resource_link, launch.resource_link.context
    return {
        "role": launch.role,
        "test_user": launch.is_test_user,
        "masquerade": launch.is_masquerade,
        "name": launch.user.name or None,
        "language": session.language,
        "context": {"id": course.lti_id, "title": course.title or course.label},
        "resource_link": {"id": link.lti_id, "title": link.title},
        "activities": [
            {
                "key": state.key,
                "title": state.title,
                "kind": state.kind,
                "state": state.state,
                "attempt": state.attempt,
                "score": state.score,
                "passed": state.accepted,
                "attempts_left": state.attempts_left,
                "blocked": state.blocked or None,
                "opens_at": state.opens_at,
                "due_at": state.due_at,
                "closes_at": state.closes_at,
                "ends_at": state.ends_at,
                "late_work": state.terms.late,
                "late_percent": state.terms.late_percent,
                "grace_minutes": state.terms.grace_minutes,
                "time_limit_minutes": state.terms.limit_minutes,
                "extended": state.terms.is_extended,
            }
            for state in results.activity_states(session, now)
        ],
        "csrf": sessions.csrf_token(session),
    }


def attempt(row: Attempt, *, language: str, now: datetime | None = None) -> dict[str, Any]:
    """Show an attempt; once handed in and with a ``now``, also its outcome and how far its score has got."""
    activity = placements.activity_of(row.content_version, row.placement.activity)
    said = {
        "id": row.public_id,
        "activity": row.placement.activity,
        "title": activity.title(language),
        "kind": activity.kind,
        "number": row.number,
        "preview": row.is_preview,
        "state": row.state,
        "revision": row.revision,
        "definition": activity.public(language),
        "responses": row.responses,
        "started_at": row.started_at,
        "saved_at": row.saved_at,
        "submitted_at": row.submitted_at,
    }
    if row.state in UNENDED or now is None:
        terms = placements.terms_of(row)
        return said | _until(row, terms) | {"outcome": None, "delivery": None}
    view = results.result_of(row, language=language, now=now)
    return said | {
        **_until(row, view.terms),
        "late": view.is_late,
        "points_off": view.points_off,
        "earned": view.earned,
        "attempts_left": view.attempts_left,
        "outcome": _outcome(view),
        "delivery": view.delivery,
    }


def _until(row: Attempt, terms: Terms) -> dict[str, Any]:
    """Say until when an attempt may be written; a preview's terms are those of learners, and do not hold it."""
    ends_at = None if row.is_preview else terms.ends_at(row.started_at)
    is_timed = ends_at is not None and terms.time_limit is not None and row.state == AttemptState.OPEN
    left = max(0, int((ends_at - timezone.now()).total_seconds())) if ends_at is not None and is_timed else None
    return {"due_at": terms.due_at, "closes_at": terms.closes_at, "ends_at": ends_at, "seconds_left": left}


def handed_in(row: Attempt) -> dict[str, Any]:
    """Acknowledge a hand-in: nothing in it changes later, so that the same request has the same answer."""
    return {
        "id": row.public_id,
        "activity": row.placement.activity,
        "state": AttemptState.SUBMITTED.value,
        "revision": row.revision,
        "submitted_at": row.submitted_at,
    }


def result_row(row: ResultRow) -> dict[str, Any]:
    """Show one attempt in the course's table of results."""
    link = row.attempt.placement.resource_link
    shown_as = pseudonyms.shown(row.attempt.user, link.context_id)
    return {
        "learner": {"id": row.attempt.user.sub, "name": row.learner or None, "shown_as": shown_as},
        "resource_link": {"id": link.lti_id, "title": link.title},
        "activity": row.activity,
        "attempt": row.attempt.number,
        "attempt_id": row.attempt.public_id,
        "state": row.attempt.state,
        "score": None if row.score is None else f"{row.score:.2f}",
        "passed": row.accepted,
        "submitted_at": row.attempt.submitted_at,
        "late": row.is_late,
        "points_off": row.points_off,
        "counts": row.counts,
        "delivery": row.delivery,
    }


def _outcome(view: ResultView) -> dict[str, Any] | None:
    if view.graded_at is None:
        return None
    said: dict[str, Any] = {
        "score": view.score,
        "passed": view.accepted,
        "accepted": view.accepted,
        "pass_mark": view.pass_mark,
        "graded_at": view.graded_at,
        "released": view.released,
        "checks": [_check(check) for check in view.checks],
        "messages": [{"code": message.code, "text": message.text} for message in view.messages],
    }
    if view.items is not None:
        said["items"] = view.items
    if view.reference is not None:
        said["reference"] = view.reference
    return said


def _check(check: CheckView) -> dict[str, Any]:
    return {
        "name": check.name,
        "title": check.title,
        "verdict": check.verdict,
        "points": check.points,
        "points_max": check.points_max,
        "acceptance": check.acceptance,
        "note": check.note,
        "decided": check.decided,
        "evidence": [
            {
                "code": found.code,
                "text": found.text,
                "field": found.field,
                "row": found.row,
                "start": found.start,
                "end": found.end,
                "label": found.label,
                "read": found.read,
                **({"expected": found.expected} if found.expected is not None else {}),
            }
            for found in check.evidence
        ],
    }
