"""How a registration is refused: a kind of refusal in words, and what the administrator needs to see of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from django.utils.translation import gettext_lazy as _

if TYPE_CHECKING:
    from django.utils.functional import _StrPromise


class RegistrationRefused(Exception):
    """A registration that came to nothing.

    ``kind`` is one of `REFUSALS`, ``cause`` a word of ours for the log; ``detail`` is shown as text to who registers
    and never logged: it may be the platform's own.
    """

    def __init__(self, kind: str, cause: str, *, detail: str = "") -> None:
        super().__init__(f"{kind}: {cause}")
        self.kind = kind
        self.cause = cause
        self.detail = detail


@dataclass(frozen=True, slots=True)
class Refusal:
    """What one kind of refusal answers."""

    status: int
    title: _StrPromise
    texts: tuple[_StrPromise, ...]


_ASK_AGAIN = _("Ask whoever runs Yardstick for a new one.")
_STILL_GOOD = _("The invitation is still good: when that is mended, start the registration again from your platform.")
_OTHER_HOST = _("If that is meant so, ask whoever runs Yardstick for an invitation that names the other host.")
_LISTED_THERE = _(
    "Nothing was kept here. If your platform lists Yardstick all the same, delete it there, then start again."
)

REFUSALS = {
    "uninvited": Refusal(
        403,
        _("This address needs an invitation"),
        (_("Whoever runs Yardstick makes one for your platform. Check that you copied the whole address."),),
    ),
    "used": Refusal(403, _("This invitation has been used"), (_ASK_AGAIN,)),
    "expired": Refusal(403, _("This invitation is too old"), (_ASK_AGAIN,)),
    "taken": Refusal(
        403,
        _("This invitation is being used at this moment"),
        (_("Another window is registering with it. If nothing came of it, try again in two minutes."),),
    ),
    "unreadable": Refusal(
        400, _("We could not read this request"), (_("A part of its address stands there twice."), _STILL_GOOD)
    ),
    "by_hand": Refusal(
        400,
        _("This address is opened by your platform"),
        (
            _(
                "Give the whole address to your platform, where it registers tools by LTI Advantage: in Moodle under "
                "External tool, Manage tools; in Canvas under Developer Keys."
            ),
            _STILL_GOOD,
        ),
    ),
    "address": Refusal(
        400,
        _("The address of your platform's configuration cannot be used"),
        (_("It must begin with https and lead to a public host, not to an inner network."), _STILL_GOOD),
    ),
    "unreachable": Refusal(
        503,
        _("Your platform did not answer us"),
        (_("Its server must be reachable from ours, within a few seconds."), _STILL_GOOD),
    ),
    "configuration": Refusal(
        400,
        _("Your platform's configuration is not as the standard wants it"),
        (_("A part is missing or of another kind; it is named below."), _STILL_GOOD),
    ),
    "issuer": Refusal(
        400,
        _("Your platform names an issuer on another host"),
        (_("The issuer must be on the host that the configuration comes from."), _OTHER_HOST),
    ),
    "endpoint": Refusal(
        400,
        _("Your platform names an address on another host"),
        (_("Its addresses must be https, and on the host that the configuration comes from."), _OTHER_HOST),
    ),
    "unsupported": Refusal(
        400,
        _("Your platform lacks what a connection needs"),
        (_("It does not offer the part of LTI 1.3 that is named below."), _STILL_GOOD),
    ),
    "refused": Refusal(
        400, _("Your platform refused the registration"), (_("What it said stands below."), _STILL_GOOD)
    ),
    "answer": Refusal(
        400,
        _("Your platform's answer to the registration cannot be used"),
        (_("The part that is wrong is named below."), _LISTED_THERE),
    ),
    "lost": Refusal(503, _("Your platform's answer to the registration did not arrive"), (_LISTED_THERE,)),
    "known": Refusal(
        409,
        _("This registration is known here already"),
        (_("Nothing was changed: a registration never takes another's place. Whoever runs Yardstick can change it."),),
    ),
    "unavailable": Refusal(
        503, _("We cannot register anything at the moment"), (_("Please try again in a few minutes."), _LISTED_THERE)
    ),
}
