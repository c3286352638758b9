"""Makes the weights of the second opinion: ``python -m tests.grading.train [--report]``.

Logistic regression on the labelled sentences, one at a time with steps that shrink for what comes
often (Adagrad), in an order that is fixed. Sums are exact (``math.fsum``), so that every machine
comes to the same weights. How far a text must lean is taken from sentences that were left out.
"""

import argparse
import math
from dataclasses import dataclass

import numpy as np

from grading.phrasing import FAMILIES
from grading.phrasing.doubt import BITS, WEIGHTS, slots
from grading.phrasing.vocabulary import read
from grading.text import compact
from tests.grading.corpora import rows

PREFIXES = ("", "own_", "independent_", "independent_second_", "independent_third_")
ROUNDS, STEP, DECAY, FOLDS = 12, 0.5, 1e-5, 8
#: A weight of one, in whole numbers.
SCALE = 100
#: Of the sentences left out, so many innocent ones may become unsure, and so many uses.
INNOCENT_UNSURE, USES_UNSURE = 0.015, 0.015


@dataclass
class Sentence:
    slots: list[int]
    is_use: bool
    #: Whether it was written for the family: only such sentences say how far a text must lean.
    is_close: bool = True


def sentences(family):
    """Return the labelled sentences of a family; those that are unsure by their label teach nothing.

    The right sentences of exercise 2 use no family: they are innocent ones.
    """
    chosen = [
        (row["text"], row["label"] == "use", True)
        for prefix in PREFIXES
        for row in rows(f"{prefix}phrasing")
        if row["family"] == family and row["label"] != "unsure"
    ]
    chosen += [
        (row["text"], False, False)
        for prefix in PREFIXES
        for row in rows(f"{prefix}explanations")
        if row["verdict"] == "met"
    ]
    return [Sentence(_slots(family, text), is_use, is_close) for text, is_use, is_close in chosen]


def _slots(family, text):
    return slots(read([compact(text).text])[family]).tolist()


def fit(chosen):
    """Return the weights that tell the sentences apart."""
    weights = [0.0] * 2**BITS
    seen = [1e-6] * 2**BITS
    order = np.random.Generator(np.random.PCG64(7))
    for _ in range(ROUNDS):
        for at in order.permutation(len(chosen)).tolist():
            one = chosen[at]
            norm = 1 / math.sqrt(len(one.slots))
            total = math.fsum([weights[slot] for slot in one.slots]) * norm
            miss = 1 / (1 + math.exp(-max(-30.0, min(30.0, total)))) - one.is_use
            for slot in one.slots:
                slope = miss * norm + DECAY * weights[slot]
                seen[slot] += slope * slope
                weights[slot] -= STEP * slope / math.sqrt(seen[slot])
    return np.clip(np.rint(np.array(weights) * SCALE), -32767, 32767).astype(np.int16)


def score(weights, found):
    """Return how much a sentence with these slots sounds like a use."""
    return math.floor(int(weights[found].sum(dtype=np.int64)) / math.sqrt(len(found)))


def left_out(chosen):
    """Return each sentence's score by weights that were made without it."""
    scores = np.zeros(len(chosen), np.int64)
    for fold in range(FOLDS):
        weights = fit([one for at, one in enumerate(chosen) if at % FOLDS != fold])
        for at in range(fold, len(chosen), FOLDS):
            scores[at] = score(weights, chosen[at].slots)
    return scores


def thresholds(chosen, scores):
    """Return from where a sentence leans towards a use, and up to where one is cleared of it."""
    is_use, is_close = np.array([(one.is_use, one.is_close) for one in chosen]).T
    innocent, uses = np.sort(scores[~is_use & is_close])[::-1], np.sort(scores[is_use])
    leans = int(innocent[int(INNOCENT_UNSURE * len(innocent))]) + 1
    clears = int(uses[int(USES_UNSURE * len(uses))]) - 1
    return max(leans, 1), min(clears, -1)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.parse_args()
    stored = {}
    for family in FAMILIES:
        chosen = sentences(family)
        scores = left_out(chosen)
        leans, clears = thresholds(chosen, scores)
        is_use = np.array([one.is_use for one in chosen])
        print(
            f"{family}: {len(chosen)} sentences, {np.mean((scores > 0) == is_use):.1%} of those left out told apart;"
            f" leans from {leans}, cleared up to {clears}"
        )
        stored |= {family: fit(chosen), f"{family}_at": np.array([leans, clears])}
    np.savez_compressed(WEIGHTS, **stored)


if __name__ == "__main__":
    main()
