"""Verdicts to points: acceptance, the cap below the pass mark, and what stays pending."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from grading.model import (
    REFUSED_CAP,
    Check,
    ContentFault,
    Definition,
    Outcome,
    Quiz,
    Verdict,
    weigh,
)

_DERIVED_FROM = {"explained": ("why_serial", "what_changes")}


def any_of(verdicts: tuple[Verdict, ...]) -> Verdict:
    """Return met if one is met, else review if one is open, else not met."""
    for verdict in (Verdict.MET, Verdict.REVIEW):
        if verdict in verdicts:
            return verdict
    return Verdict.NOT_MET


def settle(checks: tuple[Check, ...], messages: tuple[str, ...]) -> Outcome:
    """Add up an exercise's checks.

    While an acceptance check is not met, the outcome is final whatever is in review: reviews
    earn nothing and the score is capped. Otherwise a check in review leaves all open.
    """
    refused = any(check.acceptance and check.verdict is Verdict.NOT_MET for check in checks)
    open_ = any(check.verdict is Verdict.REVIEW and (check.acceptance or check.weight) for check in checks)
    if open_ and not refused:
        return Outcome(score=None, accepted=None, checks=checks, messages=messages)
    score = sum((check.earned for check in checks), start=Fraction(0))
    if refused:
        score = min(score, REFUSED_CAP)
    return Outcome(score=score, accepted=not refused, checks=checks, messages=messages)


def decide(definition: Definition, outcome: Outcome, decisions: Mapping[str, bool]) -> Outcome:
    """Settle checks in review as a person decided, and add up again.

    Parameters
    ----------
    definition : Quiz or Exercise
        What was asked.
    outcome : Outcome
        A pending outcome.
    decisions : mapping of str to bool
        By check: True counts it as met, with its whole weight; False as not met.

    Returns
    -------
    Outcome
        Still pending while other checks remain in review.

    Raises
    ------
    ContentFault
        If a check named is not in review.
    """
    unknown = sorted(set(decisions) - set(outcome.in_review))
    if unknown or isinstance(definition, Quiz):
        raise ContentFault(f"not in review: {', '.join(unknown) or 'a quiz has no review'}")
    verdicts = {name: Verdict.MET if met else Verdict.NOT_MET for name, met in decisions.items()}
    checks = [_decided(check, verdicts.get(check.name)) for check in outcome.checks]
    by_name = {check.name: check.verdict for check in checks}
    settled = tuple(
        _decided(check, any_of(tuple(by_name[name] for name in _DERIVED_FROM[check.name]))) if check.derived else check
        for check in checks
    )
    return settle(settled, outcome.messages)


def _decided(check: Check, verdict: Verdict | None) -> Check:
    if verdict is None or verdict is check.verdict:
        return check
    earned = weigh(check.name, verdict, check.weight).earned
    return replace(check, verdict=verdict, earned=earned)
