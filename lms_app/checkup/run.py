"""The examination: every family in turn, within its time; one that breaks does not hide what the others find."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from django.utils.translation import gettext_lazy as _

from lms_app.checkup import (
    addresses,
    clock,
    deliveries,
    gradebook,
    own_keys,
    platform_keys,
    registration,
    roster,
    scopes,
)
from lms_app.checkup.case import Case, OutOfTime
from lms_app.checkup.findings import Family, Finding, Found, Level, Words, found
from lms_app.models import Platform

if TYPE_CHECKING:
    from django.utils.functional import _StrPromise

logger = logging.getLogger(__name__)

#: What is looked at once, whatever platforms there are.
TOOL = cast("tuple[Family, ...]", (own_keys,))
#: What is looked at for each platform, in this order: later checks use what earlier ones have learnt.
FAMILIES = cast(
    "tuple[Family, ...]",
    (registration, addresses, platform_keys, scopes, clock, roster, gradebook, deliveries),
)

#: Findings that any family may have.
WORDS = {
    "out-of-time": Words(
        Level.PROBLEM,
        _("The time for this examination was over before this was looked at."),
        _("The platform answers slowly. Run manage.py doctor with more --seconds."),
    ),
    "check-broke": Words(
        Level.PROBLEM,
        _("This check itself broke."),
        _("That is a fault of ours: the log of the tool has the details at this time."),
    ),
}


@dataclass(frozen=True, slots=True)
class Section:
    """What one family found."""

    title: _StrPromise
    findings: tuple[Finding, ...]


def examine(platform: Platform, *, seconds: float, may_write: bool = False) -> list[Section]:
    """Examine one connection within ``seconds``; write at the platform only with leave."""
    case = Case(platform, seconds, may_write=may_write)
    return [_section(family, case) for family in FAMILIES]


def examine_tool(*, seconds: float) -> list[Section]:
    """Examine what all connections share."""
    case = Case(own_keys.ourselves(), seconds)
    return [_section(family, case) for family in TOOL]


def is_well(sections: Sequence[Section]) -> bool:
    """Tell whether there is no problem among the findings."""
    return not any(finding.level is Level.PROBLEM for section in sections for finding in section.findings)


def all_words() -> dict[str, Words]:
    """Return every code that an examination may find, with its words."""
    return {code: words for family in (*TOOL, *FAMILIES) for code, words in family.WORDS.items()} | WORDS


def _section(family: Family, case: Case) -> Section:
    known = {**family.WORDS, **WORDS}
    return Section(family.TITLE, tuple(Finding(one.code, known[one.code], one.values) for one in _found(family, case)))


def _found(family: Family, case: Case) -> Iterator[Found]:
    try:
        yield from family.check(case)
    except OutOfTime:
        yield found("out-of-time")
    except Exception:
        logger.exception("A check of platform %s broke: %s", case.platform.pk, family.check.__module__)
        yield found("check-broke")
