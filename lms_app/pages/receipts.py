"""The gradebook receipt: how far a score has got, as steps in plain words."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from decimal import Decimal
from typing import TYPE_CHECKING, Any

from django.utils.translation import gettext_lazy as _

from lms_app.deliveries import (
    COLUMN_GONE,
    EXHAUSTED,
    LOCKED,
    NO_COLUMN,
    NO_SCOPE,
    NOT_LINKED,
    NOT_SHOWN,
    PAUSED,
    REFUSED_LEARNER,
    SWITCHED_OFF,
)
from lms_app.results import ResultView

if TYPE_CHECKING:
    from django.utils.functional import _StrPromise

#: How long after a score was taken a page goes on asking whether it is shown.
AWAITED = timedelta(minutes=10)
#: Ends that are the course's own choice: nobody has to do anything.
_TAKES_NONE = frozenset({NOT_LINKED, NO_SCOPE, NO_COLUMN})

_REASONS: dict[str, _StrPromise] = {
    LOCKED: _("The column is locked."),
    COLUMN_GONE: _("The column is no longer there."),
    REFUSED_LEARNER: _("The gradebook does not know you as a learner of this course."),
    EXHAUSTED: _("The course site has not answered for a long time."),
    SWITCHED_OFF: _("This course site is switched off here."),
    NOT_SHOWN: _("The gradebook took it several times and does not show it."),
}
_REFUSED = _("The course site turned the score down.")


@dataclass(frozen=True)
class Step:
    """One line of the receipt; ``is_done`` draws it solid."""

    icon: str
    text: _StrPromise
    at: datetime | None = None
    is_next_at: bool = False
    hint: _StrPromise | str = ""
    is_done: bool = False
    #: The time is since when it is so.
    is_since: bool = False
    #: The number that the text has a place for.
    score: Decimal | None = None

    @property
    def words(self) -> str:
        """Return the text with its number in place."""
        return str(self.text) if self.score is None else str(self.text) % {"score": f"{self.score:.2f}"}


@dataclass(frozen=True)
class Receipt:
    """The steps, and whether more is to come by itself."""

    steps: tuple[Step, ...]
    is_moving: bool
    reference: str = ""


def of(view: ResultView, *, now: datetime) -> Receipt | None:
    """Make the receipt of a graded attempt; none while there is no score to send.

    The course site's good answer says that a score was taken; that the gradebook shows it is said once it was seen.
    """
    if view.score is None:
        return None
    said = view.delivery
    graded = Step("passed", _("Graded here"), view.graded_at, is_done=True)
    is_refused = said["state"] == "failed" and said["reason"] not in _TAKES_NONE
    return Receipt(
        steps=(graded, *_steps(said)),
        is_moving=said["state"] in {"waiting", "sending", "retrying"} or _is_awaited(said, now),
        reference=reference_of(view) if is_refused else "",
    )


def _is_awaited(said: dict[str, Any], now: datetime) -> bool:
    """Tell whether a score was taken so lately that the gradebook is still being looked at."""
    return said["state"] == "sent" and said["sent_at"] is not None and now - said["sent_at"] < AWAITED


def reference_of(view: ResultView) -> str:
    """Name the attempt by a number that can be read out; it says nothing of anybody."""
    word = view.attempt.public_id.hex[:8].upper()
    return f"YS-{word[:4]}-{word[4:]}"


def _steps(said: dict[str, Any]) -> tuple[Step, ...]:
    to_come = Step("idle", _("Confirmation by the course site"))
    there = said.get("there_score")
    soon = _("Usually within a minute. You may close this page.")
    kept = _("Your score is kept here and is not lost. Nothing for you to do.")
    match said["state"]:
        case "waiting" | "retrying" if said["reason"] == PAUSED:
            return Step("clock", _("Sending to this course site is paused for now"), hint=kept), to_come
        case "confirmed":
            return (
                Step("passed", _("Sent to the gradebook"), said["sent_at"], is_done=True),
                Step(
                    "passed",
                    _("Confirmed by the course site: your gradebook shows %(score)s"),
                    said["confirmed_at"],
                    is_since=True,
                    score=said["score"],
                    hint=_("When you see it there is up to your course."),
                    is_done=True,
                ),
            )
        case "sent":
            taken = Step("passed", _("Taken by the course site"), said["sent_at"], is_done=True)
            return taken, Step("idle", _("Not seen in the gradebook yet"), hint=_("Nothing for you to do."))
        case "changed" | "kept" if there is not None:
            counts = _("What your teacher set counts. We do not overwrite it.")
            text = _("Your teacher set %(score)s in the gradebook")
            return (Step("person", text, said["there_at"], hint=counts, is_done=True, score=there),)
        case "changed" | "kept":
            asked = _("The gradebook shows no score of this. Your teacher is asked what is to stand there.")
            return (Step("person", _("Your score was taken out of the gradebook"), said["there_at"], hint=asked),)
        case "waiting":
            return Step("clock", _("Waiting to be sent"), hint=soon), to_come
        case "sending":
            return Step("clock", _("On its way to the gradebook"), hint=soon), to_come
        case "retrying":
            text = _("The course site does not answer; trying again")
            return Step("retry", text, said["next_at"], is_next_at=True, hint=kept), to_come
        case "superseded":
            return (Step("passed", _("A newer score stands in the gradebook"), said["confirmed_at"], is_done=True),)
        case "failed":
            return (_refused(said["reason"]),)
        case "preview":
            return (Step("eye", _("Preview: nothing is sent"), is_done=True),)
        case _ if said["reason"] == "not_counting":
            return (Step("info", _("Another attempt of yours counts; this one is not sent"), is_done=True),)
        case _:
            return (Step("info", _("Nothing is sent"), is_done=True),)


def _refused(reason: str) -> Step:
    if reason in _TAKES_NONE:
        kept = _("The score stays here, and your teacher can see it here.")
        return Step("info", _("This course takes no score for this activity"), hint=kept, is_done=True)
    return Step("alert", _("The gradebook did not take it"), hint=_REASONS.get(reason, _REFUSED))
