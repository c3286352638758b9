"""What must hold whatever is typed. Each claim takes an input and raises where it does not hold."""

import random
import time

from grading import explanations, phrasing
from grading.grade import grade, grade_many, refuse_misshapen
from grading.integers import read
from grading.model import Exercise, ExerciseKind, ResponseRefused, outcome_from_json, to_json
from grading.phrasing import FAMILIES, scan, scan_folded
from grading.text import compact, compact_many

EXERCISES = [Exercise(kind) for kind in ExerciseKind]
#: A text may take this long, in seconds of processor time: a start, and so much for each character.
START, PER_CHARACTER = 0.02, 100e-6
LONGEST = 20_000


def integer(text):
    """One integer of six digits at most, or one reason, never both."""
    found = read(text)
    assert (found.value is None) != (found.code is None)
    assert found.value is None or 0 <= found.value <= 999_999


def spans(text):
    """Spans lie inside the text, in order, none inside another."""
    for family in FAMILIES:
        done = 0
        for finding in scan(family, text):
            assert done <= finding.start < finding.end <= len(text), (family, finding)
            done = finding.end
    for field in explanations.FIELDS:
        found = explanations.judge(field, text)
        if found.start is not None:
            assert 0 <= found.start < found.end <= len(text), (field, found)


def together(texts):
    """Texts read together say what each says alone, in any order."""
    texts = list(texts)
    alone = {text: _alone(text) for text in texts}
    random.Random(len(texts)).shuffle(texts)
    folded = compact_many(texts)
    for family, all_found in scan_folded(list(FAMILIES), folded).items():
        for text, found in zip(texts, all_found, strict=True):
            assert found == alone[text][family], (family, text)
    for field in explanations.FIELDS:
        for text, found in zip(texts, explanations.judge_many(field, texts, folded), strict=True):
            assert found == alone[text][field], (field, text)


def _alone(text):
    folded = compact(text)
    found = {family: FAMILIES[family].scan(folded) for family in FAMILIES}
    return found | {field: explanations.judge(field, text) for field in explanations.FIELDS}


def quick(text):
    """No text takes longer than its length allows; a slow look is repeated before it counts."""
    text = text[:LONGEST]
    allowed = START + PER_CHARACTER * len(text)
    for reader in (*((scan, family) for family in FAMILIES), *((explanations.judge, f) for f in explanations.FIELDS)):
        assert min(_seconds(*reader, text) for _ in range(3)) < allowed, (reader[1], len(text), text[:80])


def _seconds(reader, what, text):
    phrasing._scan_short.cache_clear()
    phrasing._compacted.cache_clear()
    began = time.process_time()
    reader(what, text)
    return time.process_time() - began


def _is_refused(exercise, response):
    try:
        refuse_misshapen(exercise, response)
    except ResponseRefused as refused:
        return bool(refused.errors)
    return False


def graded(exercise, responses):
    """Responses are refused with a reason or graded; a grade keeps the rules, alone as in any batch."""
    kept = [(response, grade(exercise, response)) for response in responses if not _is_refused(exercise, response)]
    random.Random(len(kept)).shuffle(kept)
    assert grade_many(exercise, [response for response, _ in kept]) == [outcome for _, outcome in kept]
    for _, outcome in kept:
        assert sum(check.weight for check in outcome.checks) == 100
        assert outcome.score is None or 0 <= outcome.score <= (100 if outcome.accepted else 59)
        assert outcome.is_final is not bool(outcome.in_review)
        assert outcome_from_json(to_json(outcome)) == outcome
