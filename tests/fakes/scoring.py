"""What a score message does to a grade, by the plain reading of AGS 2.0; and what all kinds share."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from tests.fakes.gradebook import Grade, LineItem
from tests.fakes.school import Person
from tests.fakes.wire import Response

if TYPE_CHECKING:
    from tests.fakes.personality import Personality

REQUIRED = ("userId", "timestamp", "activityProgress", "gradingProgress")
ACTIVITY = ("Initialized", "Started", "InProgress", "Submitted", "Completed")
GRADING = ("FullyGraded", "Pending", "PendingManual", "Failed", "NotReady")


def moment(value: Any) -> float | None:
    """Read an ISO 8601 time as seconds since 1970; None if it is none."""
    if not isinstance(value, str):
        return None
    try:
        read = datetime.fromisoformat(value)
    except ValueError:
        return None
    return (read if read.tzinfo else read.replace(tzinfo=UTC)).timestamp()


def number(value: Any) -> float | None:
    """Read a JSON number; None for anything else."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return float(value)


def note(cell: Grade, body: dict[str, Any], at: float | None) -> None:
    """Keep of a message what every platform keeps."""
    cell.activity = str(body.get("activityProgress", ""))
    cell.grading = str(body.get("gradingProgress", ""))
    cell.at = at


def put(cell: Grade, given: float, maximum: float, column: float) -> None:
    """Put a score into the cell on the column's own scale."""
    cell.raw = given * column / maximum if maximum else given
    cell.maximum = column
    cell.score = round(cell.raw, 5)


def accept_plain(kind: "Personality", item: LineItem, person: Person | None, body: Any, request: Any) -> Response:
    """Take a score strictly by the specification: whatever is malformed is a 400."""
    fault = plain_fault(body)
    if fault:
        raise kind.refuse(400, fault, request)
    if person is None or not item.course.has_learner(person):
        raise kind.refuse(422, "userId is no learner of this context", request)
    at = moment(body["timestamp"])
    cell = kind.platform.gradebook.cell(item, person)
    if cell.locked or item.locked:
        raise kind.refuse(422, "the grade is locked", request)
    if cell.at is not None and at is not None and at < cell.at:
        raise kind.refuse(409, "timestamp is earlier than the last one", request)
    note(cell, body, at)
    cell.overridden_at = None
    given = number(body.get("scoreGiven"))
    if given is None:
        cell.score = cell.raw = None
    else:
        put(cell, given, float(body["scoreMaximum"]), item.maximum)
    cell.comments = [body["comment"]] if body.get("comment") else []
    return Response(200, {"resultUrl": kind.url("results", item.course, item)})


def plain_fault(body: Any) -> str:
    """Tell what is wrong with a score message; empty if nothing is."""
    if not isinstance(body, dict):
        return "the score is no object"
    missing = [name for name in REQUIRED if not isinstance(body.get(name), str)]
    if missing:
        return f"missing or no string: {', '.join(missing)}"
    if body["activityProgress"] not in ACTIVITY or body["gradingProgress"] not in GRADING:
        return "unknown progress"
    if moment(body["timestamp"]) is None or not datetime.fromisoformat(body["timestamp"]).tzinfo:
        return "timestamp is no ISO 8601 time with a zone"
    return score_fault(body) or submission_fault(body)


def score_fault(body: dict[str, Any]) -> str:
    if body.get("scoreGiven") is None:
        return ""
    given, maximum = number(body["scoreGiven"]), number(body.get("scoreMaximum"))
    if given is None or given < 0:
        return "scoreGiven is no number or negative"
    return "" if maximum is not None and maximum > 0 else "scoreGiven without a scoreMaximum above 0"


def submission_fault(body: dict[str, Any]) -> str:
    submission = body.get("submission")
    if submission is None:
        return ""
    times = [moment(submission.get(name)) for name in ("startedAt", "submittedAt") if name in submission]
    if None in times:
        return "submission times are no ISO 8601 times"
    return "" if times == sorted(times, key=lambda at: at or 0) else "submitted before it was started"
