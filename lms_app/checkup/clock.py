"""The platform's clock beside ours."""

from __future__ import annotations

from collections.abc import Iterator
from email.utils import parsedate_to_datetime

from django.utils.translation import gettext_lazy as _

from lms_app.checkup.case import Case, Heard
from lms_app.checkup.findings import Found, Level, Words, found

TITLE = _("Clocks")
#: We backdate what we sign by 10 s, and Moodle allows no second more.
TOLERATED = 8
#: Launches are refused beyond this (`lti.launch`).
LAUNCHES_BREAK = 60

_NTP = _("Set both clocks by the network (NTP); one of them is wrong, and only a third can say which.")

WORDS = {
    "clocks-agree": Words(Level.OK, _("The platform's clock and ours agree to %(seconds)s s.")),
    "clock-off": Words(
        Level.PROBLEM,
        _("The platform's clock differs from ours by %(seconds)s s: strict platforms refuse our requests for tokens."),
        _NTP,
    ),
    "clock-far-off": Words(
        Level.PROBLEM, _("The platform's clock differs from ours by %(seconds)s s: launches are refused."), _NTP
    ),
    "clock-unknown": Words(Level.NOTE, _("No answer of the platform said what time it is there.")),
}


def check(case: Case) -> Iterator[Found]:
    """Compare with the ``Date`` of what the platform has answered so far, rather not of what a cache may have kept."""
    told = [(heard.is_fresh, seconds) for heard in case.heard if (seconds := _ahead(heard)) is not None]
    if not told:
        yield found("clock-unknown")
        return
    _, ahead = max(told, key=lambda entry: (entry[0], -abs(entry[1])))
    off = abs(ahead)
    code = "clocks-agree" if off <= TOLERATED else "clock-off" if off <= LAUNCHES_BREAK else "clock-far-off"
    yield found(code, seconds=round(off))


def _ahead(heard: Heard) -> float | None:
    """Return by how many seconds the platform's clock is ahead of ours, None where an answer does not say."""
    try:
        date = parsedate_to_datetime(heard.date)
        age = float(heard.age) if heard.age else 0.0
        return (date - heard.middle).total_seconds() + age
    except (ValueError, TypeError, OverflowError):
        # No date, one without a zone, or an age that is none.
        return None
