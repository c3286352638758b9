"""Who is in a class and has begun nothing, and how fresh that list is, as the instructor's page shows it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from lms_app import class_results, pseudonyms, roster_words, rosters
from lms_app.models import LaunchSession, RosterSync

#: So many names stand on the page; the rest is a number.
SHOWN_MAX = 100


@dataclass(frozen=True)
class People:
    """Learners who have begun nothing, and the course's roster that they are known from."""

    not_begun: tuple[str, ...]
    more: int
    roster: str
    reason: str
    read_at: datetime | None
    is_under_way: bool
    is_offered: bool

    @property
    def count(self) -> int:
        """Return how many have begun nothing, shown or not."""
        return len(self.not_begun) + self.more


def of_session(session: LaunchSession) -> People:
    """List the class of a session's course: three queries, however large it is."""
    link = session.launch.resource_link
    absent = class_results.not_begun(link)
    shown = [pseudonyms.shown(membership.user, link.context_id) for membership in absent[:SHOWN_MAX]]
    count = absent.count() if len(shown) == SHOWN_MAX else len(shown)
    roster = RosterSync.objects.filter(context=link.context_id).first()
    return People(
        not_begun=tuple(shown),
        more=count - len(shown),
        roster=roster_words.where(roster),
        reason=roster_words.why(roster),
        read_at=roster.completed_at if roster else None,
        is_under_way=roster is not None and rosters.is_under_way(roster),
        is_offered=bool(link.context.memberships_url),
    )
