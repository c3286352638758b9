"""The activities of the overview: state, one fact, one step, of which a single one is the next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from lms_app.models import ResourceLink
from lms_app.results import ActivityState

_SCORE_SCOPE = "https://purl.imsglobal.org/spec/lti-ags/scope/score"


@dataclass(frozen=True)
class Card:
    """One activity as the overview shows it; ``step`` is ``start``, ``continue``, ``look``, ``result`` or ""."""

    state: ActivityState
    heading: str
    fact: str
    step: str
    is_next: bool = False


def of(states: Sequence[ActivityState], lesson: Mapping[str, Any], *, may_begin: bool) -> list[Card]:
    """Make the cards; the next step is what was begun, else the first that can be started."""
    words = {entry["key"]: entry for entry in lesson["activities"]}
    cards = [
        Card(state, words[state.key]["heading"], words[state.key]["acceptance"], _step(state, may_begin=may_begin))
        for state in states
    ]
    for wanted in ("continue", "start"):
        for place, card in enumerate(cards):
            if card.step == wanted:
                cards[place] = replace(card, is_next=True)
                return cards
    return cards


def takes_scores(link: ResourceLink) -> bool:
    """Tell whether the course site takes scores from this link."""
    return bool(link.ags_lineitem_url or link.ags_lineitems_url) and _SCORE_SCOPE in link.ags_scopes


def _step(state: ActivityState, *, may_begin: bool) -> str:
    if state.state == "open":
        return "continue" if may_begin and state.blocked != "closed" else ""
    if state.state in {"not_started", "closed"}:
        return "start" if may_begin and not state.blocked else ""
    return "look" if state.state == "submitted" else "result"
