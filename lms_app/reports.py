"""One submission as a teacher reads it: what was typed, what each check says, what a decision would give."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal

from django.utils.translation import get_language

from content.bundle import Activity
from grading import feedback, policy, rubric
from grading.model import Check, Definition, Evidence, Outcome, outcome_from_json, shown
from lms_app import placements
from lms_app.models import Attempt, Grade

Language = Literal["zh-hans", "en"]


@dataclass(frozen=True)
class Answer:
    """One thing that the learner typed or chose, with what the checks point at in it."""

    label: str
    text: str
    evidence: tuple[Evidence, ...]


@dataclass(frozen=True)
class CheckLine:
    """One check: its verdict, its points, the reasons in words, and what deciding it would give."""

    name: str
    title: str
    verdict: str
    points: str
    points_max: str
    reasons: tuple[str, ...]
    is_open: bool
    if_met: str | None
    if_not_met: str | None


@dataclass(frozen=True)
class Report:
    """All of it; ``earned`` is the score before ``points_off`` were taken for being late, "" where none were."""

    title: str
    answers: tuple[Answer, ...]
    checks: tuple[CheckLine, ...]
    score: str | None
    accepted: bool | None
    acceptance: str
    reference: Any
    earned: str = ""
    points_off: int = 0


def language() -> Language:
    """Return the language of the page, as the content and the core call it."""
    return "en" if (get_language() or "").startswith("en") else "zh-hans"


def heading(attempt: Attempt) -> str:
    """Name the activity of an attempt, in the page's language."""
    return placements.activity_of(attempt.content_version, attempt.placement.activity).heading(language())


def of(attempt: Attempt, grade: Grade | None) -> Report:
    """Make the report of an attempt and its current grade, in the page's language."""
    lang = language()
    activity = placements.activity_of(attempt.content_version, attempt.placement.activity)
    outcome = outcome_from_json(grade.outcome) if grade else None
    responses = attempt.submission.responses if hasattr(attempt, "submission") else attempt.responses
    points_off = _points_off(attempt, grade, outcome)
    evidence = [e for check in outcome.checks for e in check.evidence] if outcome else []
    return Report(
        title=activity.heading(lang),
        answers=tuple(_answers(activity, responses, evidence, lang)),
        checks=tuple(_check_lines(activity.definition, outcome, activity, lang, points_off)) if outcome else (),
        score=None if grade is None or grade.score is None else f"{grade.score:.2f}",
        accepted=grade.accepted if grade else None,
        earned=shown(outcome.score) if outcome and outcome.score is not None and points_off else "",
        points_off=points_off,
        acceptance=str(activity.texts(lang).get("acceptance", "")),
        reference=activity.released(lang),
    )


def answers(attempt: Attempt, responses: dict[str, Any]) -> tuple[Answer, ...]:
    """Say a draft of an attempt back, as typed, in the page's language; nothing of a key is in it."""
    activity = placements.activity_of(attempt.content_version, attempt.placement.activity)
    return tuple(_answers(activity, responses, [], language()))


def _answers(
    activity: Activity, responses: dict[str, Any], evidence: list[Evidence], lang: Language
) -> Iterator[Answer]:
    if activity.kind == "quiz":
        for item in activity.public(lang)["items"]:
            options = {option["key"]: option["text"] for option in item.get("options", [])}
            given = responses.get("items", {}).get(item["key"], "")
            chosen = given if isinstance(given, list) else [given]
            yield Answer(str(item["prompt"]), "；".join(str(options.get(key, key)) for key in chosen), ())
        return
    labels = _labels(activity, lang)
    for field, row, value in _typed(responses):
        label = labels.get(field, field)
        here = tuple(e for e in evidence if e.field == field and e.row == row and e.start is not None)
        yield Answer(f"{label} ({row})" if row else label, value, here)


def _labels(activity: Activity, lang: Language) -> dict[str, str]:
    """Return the words that stand at each field of an exercise's form."""
    return {field["name"]: field["label"] for task in activity.public(lang)["tasks"] for field in task["fields"]}


def _typed(responses: dict[str, Any]) -> Iterator[tuple[str, int | None, str]]:
    """Walk an exercise's response: field, row from 1, text as typed."""
    for field, value in responses.items():
        if field == "tokens":
            yield field, None, " · ".join(f"{n} {token}" for n, token in enumerate(value, 1))
        elif field == "rows":
            for number, row in enumerate(value, 1):
                for member, cell in row.items():
                    yield f"rows.{member}", number, "" if cell is None else str(cell)
        else:
            yield field, None, str(value)


def _points_off(attempt: Attempt, grade: Grade | None, outcome: Outcome | None) -> int:
    """Return what lateness takes: of a final grade what it took, of one in review what it would take now."""
    if grade is None or outcome is None or outcome.is_final or attempt.is_preview or attempt.submitted_at is None:
        return grade.late_percent if grade else 0
    return placements.terms_of(attempt).points_off(attempt.submitted_at)


def _check_lines(
    definition: Definition, outcome: Outcome, activity: Activity, lang: Language, points_off: int
) -> Iterator[CheckLine]:
    names = activity.texts(lang).get("items", {})
    for check in outcome.checks:
        is_open = check.name in outcome.in_review
        yield CheckLine(
            name=check.name,
            title=names.get(check.name, {}).get("title") or feedback.title(check.name, lang),
            verdict=check.verdict,
            points=_points(check.earned),
            points_max=_points(check.weight),
            reasons=_reasons(check, lang),
            is_open=is_open,
            if_met=_score_if(definition, outcome, check, points_off, is_met=True) if is_open else None,
            if_not_met=_score_if(definition, outcome, check, points_off, is_met=False) if is_open else None,
        )


def _reasons(check: Check, lang: Language) -> tuple[str, ...]:
    return tuple(dict.fromkeys(feedback.say(evidence, lang, released=True) for evidence in check.evidence))


def _score_if(definition: Definition, outcome: Outcome, check: Check, points_off: int, *, is_met: bool) -> str | None:
    """Return the score that the decision would make final, or None while others stay open."""
    after = rubric.decide(definition, outcome, {check.name: is_met})
    return shown(policy.less(after.score, points_off)) if after.score is not None else None


def _points(value: Fraction) -> str:
    text = shown(value)
    return text.removesuffix(".00")
