"""An exercise's checks as lines of the result: points, what was read, and the learner's own words with their marks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from lms_app.results import CheckView, EvidenceView, ResultView

#: Beside a cell that was read as a number, what was typed stands too.
_TYPED = frozenset({"units", "batch_steps", "rows.distance", "rows.steps", "rows.direct"})
#: Sentences stand beside their judgement even where no span of them was singled out.
_SENTENCES = frozenset({"why_serial", "what_changes"})
#: Evidence that tells what is asked for: nothing to say once it is met.
_ASKS = frozenset({"far_needed"})
#: Evidence that says a person will read it: no longer true once one has.
_WAITS = frozenset({"wording_unknown", "not_recognised", "same_count_only", "speed_only", "unsure"})
#: Quotes that the words of a piece of evidence may already hold.
_QUOTED = ("「{}」", "“{}”")


@dataclass(frozen=True)
class Quote:
    """A text of the learner's, with the pieces of evidence that lie in it."""

    text: str
    evidence: tuple[EvidenceView, ...]


@dataclass(frozen=True)
class Said:
    """What was seen: the words, and what was typed where the words do not say it."""

    text: str
    typed: str = ""


@dataclass(frozen=True)
class Line:
    """One check of the result.

    ``look``: ``met``, ``not_met``, ``open`` (a person decides) or ``moot`` (in review, but settled by another check).
    ``places`` are the ends of a row, as position and word. ``waits``: a number cannot be judged before its row's
    positions stand.
    """

    check: CheckView
    look: str
    quotes: tuple[Quote, ...]
    said: tuple[Said, ...]
    places: tuple[tuple[int, str], ...] = ()
    waits: bool = False

    @property
    def is_condition(self) -> bool:
        """Tell whether the check earns nothing itself and is only a condition."""
        return Decimal(self.check.points_max) == 0


def lines(view: ResultView) -> list[Line]:
    """Make the lines in the order of the checks; a condition that earns nothing stands there only when not met."""
    made = [_line(check, view) for check in view.checks]
    return [line for line in made if not line.is_condition or line.look in ("not_met", "open")]


def missing(made: Iterable[Line]) -> list[Line]:
    """List the conditions of acceptance that are not met."""
    return [line for line in made if line.check.acceptance and line.look == "not_met"]


def _line(check: CheckView, view: ResultView) -> Line:
    look = check.verdict
    if look == "review":
        look = "open" if view.score is None else "moot"
    evidence = [found for found in check.evidence if not (look == "met" and found.code in _ASKS)]
    told = [found for found in evidence if not (check.decided and found.code in _WAITS)]
    return Line(
        check=check,
        look=look,
        quotes=_quotes(evidence, view.responses),
        said=_said(told, view.responses),
        places=_places(check.name, view.responses),
        waits=look == "not_met" and bool(evidence) and all(found.code == "read_as" for found in evidence),
    )


def _quotes(evidence: Sequence[EvidenceView], responses: Mapping[str, Any]) -> tuple[Quote, ...]:
    by_place: dict[tuple[str, int | None], list[EvidenceView]] = {}
    for found in evidence:
        if found.start is not None or found.field in _SENTENCES:
            by_place.setdefault((found.field, found.row), []).append(found)
    quotes = (Quote(text_at(responses, *place), tuple(found)) for place, found in by_place.items())
    return tuple(quote for quote in quotes if quote.text.strip())


def _said(evidence: Iterable[EvidenceView], responses: Mapping[str, Any]) -> tuple[Said, ...]:
    made: dict[str, Said] = {}
    for found in evidence:
        typed = text_at(responses, found.field, found.row) if found.field in _TYPED else ""
        is_said = any(quote.format(typed) in found.text for quote in _QUOTED)
        made.setdefault(found.text, Said(found.text, "" if is_said else typed))
    return tuple(made.values())


def text_at(responses: Mapping[str, Any], field: str, row: int | None) -> str:
    """Give what was typed at a place that evidence names; nothing where there is no such place."""
    name, _sep, member = field.partition(".")
    value = responses.get(name, "")
    if isinstance(value, list):
        value = value[row - 1] if row is not None and 0 < row <= len(value) else ""
    if isinstance(value, Mapping):
        value = value.get(member, "")
    return value if isinstance(value, str) else ""


def _places(name: str, responses: Mapping[str, Any]) -> tuple[tuple[int, str], ...]:
    parts = name.split("_")
    given = responses.get("rows", [])
    if parts[0] != "row" or parts[-1] == "direct" or not 0 < int(parts[1]) <= len(given):
        return ()
    row, tokens = given[int(parts[1]) - 1], responses.get("tokens", [])
    ends = [row.get(end) for end in ("from", "to", "start", "end") if isinstance(row.get(end), int)]
    return tuple((end, str(tokens[end - 1]) if 0 < end <= len(tokens) else "") for end in ends)
