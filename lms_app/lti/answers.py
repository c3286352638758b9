"""What a platform's answer means: accepted, later, superseded, or no, and why. Pure; one table for all of it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from email.utils import parsedate_to_datetime
from enum import StrEnum

from lms_app.lti.http import Reply

RETRY_AFTER_MAX = 24 * 60 * 60.0
#: Canvas' word for a full bucket, in a 403 as in a 429.
THROTTLED = "rate limit exceeded"


class PlatformBusy(Exception):
    """The platform does not answer now: try again, after ``retry_after`` seconds if it said so."""

    def __init__(self, reason: str, *, status: int | None = None, retry_after: float | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status
        self.retry_after = retry_after


class ServiceRefused(Exception):
    """The platform said no: stop, for a reason that has a name."""

    def __init__(self, reason: str, *, status: int | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status


class TokenRefused(ServiceRefused):
    """The platform gives this tool no token."""


class Meaning(StrEnum):
    """What to do about an answer to a score."""

    ACCEPTED = "accepted"
    LOOK = "look"
    TOKEN = "token"  # noqa: S105 - a word, no secret
    COLUMN = "column"
    LATER = "later"
    BROKEN = "broken"
    REFUSED = "refused"


@dataclass(frozen=True)
class Verdict:
    """The meaning of an answer, its named reason, and the wait that the platform asked for."""

    meaning: Meaning
    reason: str = ""
    retry_after: float | None = None


def judge(reply: Reply, *, now: datetime) -> Verdict:
    """Tell what an answer to a score means (the table of `docs/delivery.md`)."""
    status, said = reply.status, f"{reply.reason} {reply.text[:2000]}".lower()
    if 200 <= status < 300:
        return Verdict(Meaning.ACCEPTED)
    if status == 429 or (status == 403 and _is_throttled(reply, said)):
        return Verdict(Meaning.LATER, "throttled", retry_after(reply, now=now))
    # Canvas says 400 where Moodle says 409: the score there is as new or newer.
    if status == 409 or "already exists" in said or (status == 400 and _is_outdated(said)):
        return Verdict(Meaning.LOOK, "superseded")
    # Canvas takes no hand-in from the future: one clock of the two is wrong.
    if status == 400 and "future" in said:
        return Verdict(Meaning.LATER, "clock_ahead")
    if status == 401:
        return Verdict(Meaning.TOKEN, "unauthorised")
    if status in (404, 410):
        return Verdict(Meaning.COLUMN, "column_gone")
    if status == 500:
        return Verdict(Meaning.BROKEN, "broken", retry_after(reply, now=now))
    if status >= 500 or status in (408, 425):
        return Verdict(Meaning.LATER, "busy", retry_after(reply, now=now))
    return Verdict(Meaning.REFUSED, _refusal(status, said))


def retry_after(reply: Reply, *, now: datetime) -> float | None:
    """Return the wait that an answer asks for, in seconds and within reason; dates are understood too."""
    value = reply.headers.get("Retry-After", "").strip()
    if not value:
        return None
    if value.isascii() and value.isdigit():
        return min(float(value), RETRY_AFTER_MAX)
    try:
        until = parsedate_to_datetime(value)
    except ValueError:
        return None
    if until.tzinfo is None:
        return None
    return min(max(0.0, (until - now).total_seconds()), RETRY_AFTER_MAX)


def judge_token_answer(reply: Reply, wanted: str, *, now: datetime) -> tuple[str, float]:
    """Return token and lifetime in seconds; raise where none, or one for less than was asked, was given."""
    if is_passing(reply):
        raise PlatformBusy("token_busy", status=reply.status, retry_after=retry_after(reply, now=now))
    try:
        # Moodle says text/html over its JSON; what is read is the body.
        answer = reply.json()
    except ValueError:
        answer = None
    said = answer if isinstance(answer, dict) else {}
    if not 200 <= reply.status < 300:
        reason = "no_scope" if said.get("error") == "invalid_scope" else "unauthorised"
        raise TokenRefused(reason, status=reply.status)
    token, seconds = said.get("access_token"), said.get("expires_in", 3600)
    if not isinstance(token, str) or not token:
        raise TokenRefused("unauthorised", status=reply.status)
    granted = said.get("scope", wanted)
    if not isinstance(granted, str) or not set(wanted.split()) <= set(granted.split()):
        raise TokenRefused("no_scope", status=reply.status)
    is_number = isinstance(seconds, (int, float)) and not isinstance(seconds, bool)
    return token, float(seconds) if is_number and seconds > 0 else 3600.0


def is_passing(reply: Reply) -> bool:
    """Tell whether an answer says "later": busy, broken for the moment, or throttled (Canvas: also by a 403)."""
    if reply.status == 403:
        return _is_throttled(reply, f"{reply.reason} {reply.text[:2000]}".lower())
    return reply.status in {408, 425, 429} or reply.status >= 500


def _is_outdated(said: str) -> bool:
    """Tell whether Canvas or Open edX says that what it holds has a later time."""
    return "timestamp" in said and ("older" in said or "later point in time" in said)


def _is_throttled(reply: Reply, said: str) -> bool:
    return THROTTLED in said or reply.headers.get("X-Rate-Limit-Remaining", "").strip() in {"0", "0.0"}


def _refusal(status: int, said: str) -> str:
    if status == 403:
        return "forbidden"
    if status == 412:
        return "not_ours"
    if status == 422 and "attempts" in said:
        return "attempts_used_up"
    if status == 422 and "concluded" in said:
        return "course_concluded"
    # Moodle gives one reason for a bad field and for somebody who is no student: only the second can happen here.
    if (status == 422 and ("student" in said or "learner" in said)) or (
        status == 400 and "incorrect score received" in said
    ):
        return "refused_learner"
    return "refused"
