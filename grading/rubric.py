"""Verdicts that follow from others, and what a person decides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from grading.model import Check, ContentFault, Definition, Outcome, Quiz, Verdict, weigh
from grading.parts import part, settle

_DERIVED_FROM = {"explained": ("why_serial", "what_changes")}


def any_of(verdicts: tuple[Verdict, ...]) -> Verdict:
    """Return met if one is met, else review if one is open, else not met."""
    for verdict in (Verdict.MET, Verdict.REVIEW):
        if verdict in verdicts:
            return verdict
    return Verdict.NOT_MET


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
    return replace(settle((part(*settled),)), messages=outcome.messages)


def _decided(check: Check, verdict: Verdict | None) -> Check:
    if verdict is None or verdict is check.verdict:
        return check
    earned = weigh(check.name, verdict, check.weight).earned
    return replace(check, verdict=verdict, earned=earned)
