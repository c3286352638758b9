"""Pages for when something is in the way: a kind, its status, our own words and a reference number."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext_lazy as _

if TYPE_CHECKING:
    from django.utils.functional import _StrPromise

logger = logging.getLogger(__name__)

#: Letters and digits that nobody mistakes for one another when reading a number aloud.
_ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"


@dataclass(frozen=True, slots=True)
class Problem:
    """What one kind of problem answers."""

    status: int
    title: _StrPromise
    text: _StrPromise


_REOPEN = _("Go back to your course and open the activity again.")
_NOT_UNDERSTOOD = _("We did not understand how your course site opened us")
_NOT_CONFIRMED = _("We could not confirm who is coming")

PROBLEMS = {
    "malformed": Problem(400, _NOT_UNDERSTOOD, _REOPEN),
    "anonymous": Problem(
        400,
        _("Your course site did not say who you are"),
        _("Your work is graded, so we need to know whose it is. Your administrator can let the site send a user id."),
    ),
    "target": Problem(
        400,
        _("There is nothing at this address"),
        _("The link in your course leads to an address of ours that opens nothing. Tell your teacher."),
    ),
    "activity": Problem(
        400,
        _("There is no such activity"),
        _("The link in your course names an activity that this lesson does not have. Tell your teacher."),
    ),
    "context": Problem(
        400,
        _("Please open this from a course"),
        _("This link was opened outside a course, so we do not know where your work belongs."),
    ),
    "return": Problem(
        400,
        _("Your choice would have nowhere safe to go"),
        _(
            "The address that your course site gave for the answer is not encrypted, or not its own. "
            "Tell your administrator, and give them the reference number."
        ),
    ),
    "unknown": Problem(
        400,
        _("This course site is not connected yet"),
        _("We do not know the site that sent you. Your administrator can connect it; nothing you did is wrong."),
    ),
    "review": Problem(
        403,
        _("There is no such work here"),
        _(
            "The gradebook asked for a column or a person that this course does not have with us; perhaps the activity "
            "has not been opened yet. Scores and work are as they were."
        ),
    ),
    "unconfirmed": Problem(401, _NOT_CONFIRMED, _REOPEN),
    "used": Problem(
        401,
        _("This visit has been opened already"),
        _("A link from your course opens once. Go back to your course and open the activity again."),
    ),
    "expired": Problem(401, _("This visit has ended"), _REOPEN),
    "platform": Problem(
        401,
        _("Your course site could not sign you in"),
        _("It ended the sign-in itself. Go back to your course and open the activity again."),
    ),
    "session": Problem(
        401,
        _("This visit has ended"),
        _("What you wrote and saved is kept. Open it again from your course."),
    ),
    "choice": Problem(
        401,
        _("This choice is over"),
        _("It was cancelled, or its time has passed. Go back to your course and choose again."),
    ),
    "forged": Problem(
        403,
        _("This page is out of date"),
        _("Nothing was changed. Load the page anew, or open it again from your course."),
    ),
    "role": Problem(
        403,
        _("This page is not for your role"),
        _("Your role in this course does not open this page. Ask your teacher if you think it should."),
    ),
    "selection": Problem(
        403,
        _("Choosing contents is for who makes the course"),
        _("Your role in this course does not add activities to it. Ask your teacher or your administrator."),
    ),
    "off": Problem(
        403,
        _("This course site is switched off here"),
        _("Ask your administrator, and give them the reference number."),
    ),
    "deployment": Problem(
        403,
        _("This course site waits for approval"),
        _("Ask your administrator, and give them the reference number."),
    ),
    "unreadable": Problem(
        400, _("We could not read this request"), _("Load the page anew, or open it again from your course.")
    ),
    "missing": Problem(404, _("There is nothing here"), _REOPEN),
    "method": Problem(405, _("This address is opened from a course"), _REOPEN),
    "large": Problem(413, _NOT_UNDERSTOOD, _REOPEN),
    "fault": Problem(
        500,
        _("Something on our side broke"),
        _("It is noted, and what you saved is kept. Please try again in a few minutes."),
    ),
    "unavailable": Problem(503, _("We cannot open this at the moment"), _("Please try again in a few minutes.")),
    "cookies": Problem(
        200,
        _("Your browser keeps us from signing you in here"),
        _("This page sits inside your course site, and the browser blocks the small file (cookie) that remembers you."),
    ),
}


def new_reference() -> str:
    """Return a number to quote when asking for help; it stands in the log too and says nothing of anybody."""
    word = "".join(secrets.choice(_ALPHABET) for _letter in range(6))
    return f"YS-{word[:4]}-{word[4:]}"


def note(kind: str, cause: str = "") -> str:
    """Write a problem to the log and return its reference number."""
    reference = new_reference()
    logger.warning("%s: %s %s %s", reference, PROBLEMS[kind].status, kind, cause)
    return reference


def page(
    request: HttpRequest,
    kind: str,
    *,
    cause: str = "",
    details: Sequence[tuple[str, str]] = (),
    return_url: str = "",
    open_url: str = "",
    template: str = "problem.html",
    extra: Mapping[str, object] | None = None,
) -> HttpResponse:
    """Show a problem; ``cause`` goes to the log only, as a word of ours and never a value that came in.

    ``open_url`` opens in a window of its own. A ``template`` that extends the problem's may try to mend it, with what
    it needs in ``extra``.
    """
    problem = PROBLEMS[kind]
    reference = note(kind, cause)
    context = {
        "kind": kind,
        "reference": reference,
        "title": problem.title,
        "text": problem.text,
        "details": details,
        "return_url": return_url,
        "open_url": open_url,
        **(extra or {}),
    }
    response = render(request, f"yardstick/{template}", context, status=problem.status)
    response["Cache-Control"] = "no-store"
    return response
