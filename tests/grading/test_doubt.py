"""The second opinion: it only makes unsure, it is what its script makes, and it sums up right."""

import math
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grading.phrasing import FAMILIES, scan, vocabulary
from grading.phrasing.doubt import SHORTEST, WEIGHTS, Tone, slots, stretches
from grading.phrasing.findings import Finding, Label, gravest
from grading.text import compact
from tests.grading import train
from tests.grading.corpora import rows

TEXTS = [row["text"] for row in rows("phrasing")]
SOME = st.lists(st.one_of(st.sampled_from(TEXTS), st.text(max_size=30)), min_size=1, max_size=12).map("。".join)


def ruled(family, text):
    return replace(FAMILIES[family], doubt=None).scan(compact(text))


@pytest.mark.parametrize("family", FAMILIES)
@given(text=SOME)
def test_the_rules_uses_stay_or_become_unsure_and_none_is_added(family, text):
    before, after = ruled(family, text), scan(family, text)

    uses = {(one.start, one.end) for one in after if one.label is Label.USE}
    assert uses <= {(one.start, one.end) for one in before if one.label is Label.USE}
    assert all(left.end <= right.start for left, right in pairwise(after))


@pytest.mark.parametrize("family", FAMILIES)
@given(text=SOME)
def test_a_text_adds_up_to_what_its_n_grams_weigh(family, text):
    weights = FAMILIES[family].doubt.weights
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

    (found,) = replace(FAMILIES["gpu_shortcut"].doubt, leans=-10_000).reconsider(
        [folded], read, [(over_the_end,)], widen=True
    )
    assert len(found) > 1
    assert all(left.end <= right.start for left, right in pairwise(found))


@pytest.mark.parametrize("cell", ["8步", "约8", "1", "一步", "one", "", "不知道"])
def test_a_cell_is_for_the_rules_alone(cell):
    assert len(cell) < SHORTEST
    assert scan("state_quality", cell) == ruled("state_quality", cell)


def test_what_the_rules_do_not_know_goes_to_a_person():
    passed_over = [
        row["text"]
        for row in rows("independent_third_phrasing")
        if row["label"] == "use" and gravest(ruled(row["family"], row["text"])) in ("clean", "mention")
    ]
    doubted = [text for text in passed_over if gravest(scan("state_quality", text)) == "unsure"]

    assert len(doubted) >= len(passed_over) / 2


def test_the_weights_are_what_the_script_makes():
    chosen = train.sentences("priority_claim")

    with np.load(WEIGHTS) as stored:
        assert np.array_equal(stored["priority_claim"], train.fit(chosen))
