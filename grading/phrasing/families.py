"""The three families: their rules, and what a candidate of each is worth."""

from __future__ import annotations

from grading.phrasing import gpu_weighing, priority_weighing, state_weighing
from grading.phrasing.engine import Family, family
from grading.phrasing.rules import gpu_shortcut, priority_claim, state_quality

_BUILT = (
    family(
        "state_quality", state_quality.RULES, state_quality.TRIGGERS, state_weighing.weigh, named=state_quality.NAMED
    ),
    family("gpu_shortcut", gpu_shortcut.RULES, gpu_shortcut.TRIGGERS, gpu_weighing.weigh, named=gpu_shortcut.NAMED),
    family(
        "priority_claim",
        priority_claim.RULES,
        priority_claim.TRIGGERS,
        priority_weighing.weigh,
        named=priority_claim.NAMED,
    ),
)
FAMILIES: dict[str, Family] = {built.name: built for built in _BUILT}
