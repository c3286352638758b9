"""The second opinion: it is what its script makes, it sums up right, and it is weighed against the rules."""

import math
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grading.phrasing import FAMILIES, scan, vocabulary
from grading.phrasing.findings import Finding, Label, gravest
from grading.phrasing.grams import slots
from grading.phrasing.opinion import SHORTEST, WEIGHTS, Tone, stretches
from grading.text import compact
from tests.grading import train
from tests.grading.corpora import rows

TEXTS = [row["text"] for row in rows("phrasing")]
SOME = st.lists(st.one_of(st.sampled_from(TEXTS), st.text(max_size=30)), min_size=1, max_size=12).map("。".join)
NEVER = 1 << 30


def ruled(family, text):
    return replace(FAMILIES[family], opinion=None).scan(compact(text))


def weighed(family, text, **thresholds):
    opinion = replace(FAMILIES[family].opinion, **thresholds)
    return replace(FAMILIES[family], opinion=opinion).scan(compact(text))


@pytest.mark.parametrize("family", FAMILIES)
@given(text=SOME)
def test_who_never_says_anything_leaves_what_the_rules_found(family, text):
    assert weighed(family, text, says=NEVER, leans=NEVER, keeps=-NEVER) == ruled(family, text)


@pytest.mark.parametrize("family", FAMILIES)
@given(text=SOME)
def test_who_only_leans_or_clears_adds_no_use(family, text):
    before, after = ruled(family, text), weighed(family, text, says=NEVER)

    uses = {(one.start, one.end) for one in after if one.label is Label.USE}
    assert uses <= {(one.start, one.end) for one in before if one.label is Label.USE}


@pytest.mark.parametrize("family", FAMILIES)
@given(text=SOME)
def test_findings_never_overlap(family, text):
    assert all(left.end <= right.start for left, right in pairwise(scan(family, text)))


@pytest.mark.parametrize("family", FAMILIES)
@given(text=SOME)
def test_a_text_adds_up_to_what_its_grams_weigh(family, text):
    weights = FAMILIES[family].opinion.weights
    alone = vocabulary.read([compact(text).text])[family]
    among = vocabulary.read(["它记性差", compact(text).text, "", "one more"])[family]

    found = slots(alone)
    summed = math.floor(int(weights[found].sum(dtype="int64")) / math.sqrt(len(found)))
    assert Tone(weights, alone).whole().tolist() == [summed]
    assert Tone(weights, among).whole().tolist()[1] == summed


@given(text=SOME)
def test_stretches_cover_a_text_without_a_gap(text):
    found = stretches(text)

    assert "".join(text[start:end] for start, end in found) == text


def test_a_finding_over_the_end_of_a_stretch_is_not_marked_twice():
    before = "Row one joins the first word to the ninth, so it takes eight steps along the chain; row two takes four. "
    over = "You might think a GPU shortens it; it doesn't. A TPU would finish the fifty steps in one go, and then "
    text = (
        before + over + "nothing is left of the fifty steps that the chain needs, since all are done at once in one go."
    )
    folded = compact(text)
    end = stretches(folded.text)[0][1]
    over_the_end = Finding(end - 20, end + 20, Label.MENTION)
    read = vocabulary.read([folded.text])["gpu_shortcut"]

    (found,) = replace(FAMILIES["gpu_shortcut"].opinion, leans=-NEVER).reconsider([folded], read, [(over_the_end,)])
    assert len(found) > 1
    assert all(left.end <= right.start for left, right in pairwise(found))


@pytest.mark.parametrize("cell", ["8步", "约8", "1", "一步", "one", "", "不知道"])
def test_a_cell_is_for_the_rules_alone(cell):
    assert len(cell) < SHORTEST
    assert scan("state_quality", cell) == ruled("state_quality", cell)


def test_hardware_has_to_be_named():
    text = "五十步一眨眼就走完了，根本不用一步一步等"

    assert gravest(weighed("gpu_shortcut", text, says=-NEVER, leans=-NEVER)) == "clean"
    assert gravest(weighed("gpu_shortcut", f"上了显卡，{text}", says=-NEVER, leans=-NEVER)) == "use"


@pytest.mark.parametrize("family", FAMILIES)
def test_what_the_rules_do_not_know_is_heard(family):
    passed_over = [
        row["text"]
        for row in rows("independent_sixth_phrasing")
        if row["family"] == family
        and row["label"] == "use"
        and gravest(ruled(row["family"], row["text"])) in ("clean", "mention")
    ]
    heard = [text for text in passed_over if gravest(scan(family, text)) == "use"]

    assert len(heard) >= len(passed_over) / 2 > 1


def test_the_weights_are_what_the_script_makes():
    chosen = train.sentences("priority_claim")

    with np.load(WEIGHTS) as stored:
        assert np.array_equal(stored["priority_claim"], train.fit(chosen))
