"""Makes the weights of the second opinion: ``python -m tests.grading.train``.

Logistic regression on the labelled sentences, one at a time with steps that shrink for what comes often (Adagrad),
in an order that is fixed. Sums are exact (``math.fsum``), so that every machine comes to the same weights. How far a
text must lean is read off authors whose sentences were all left out.
"""

import math
from collections import Counter
from dataclasses import dataclass

import numpy as np

from grading.phrasing import FAMILIES
from grading.phrasing.doubt import BITS, WEIGHTS, slots
from grading.phrasing.vocabulary import read
from grading.text import compact
from tests.grading.corpora import rows

PREFIXES = ("", "own_", "independent_", "independent_second_", "independent_third_", "practice_")
RIGHT_SENTENCES = PREFIXES[:-1]
ROUNDS, STEP, DECAY, FOLDS = 12, 0.5, 1e-5, 6
#: A weight of one, in whole numbers.
SCALE = 100
#: Of the sentences of authors left out, so many innocent ones may become unsure, and so many uses.
INNOCENT_UNSURE, USES_UNSURE = 0.025, 0.02


@dataclass
class Sentence:
    slots: np.ndarray
    times: np.ndarray
    is_use: bool
    #: Who wrote it; nobody for a sentence that was not written for the family: it says nothing of how far to lean.
    author: str


def sentences(family):
    """Return the labelled sentences of a family; those that are unsure by their label teach nothing.

    The right sentences of exercise 2 use no family: they are innocent ones.
    """
    chosen = [
        _sentence(family, row["text"], row["label"] == "use", prefix + row.get("author", row.get("part", "")))
        for prefix in PREFIXES
        for row in rows(f"{prefix}phrasing")
        if row["family"] == family and row["label"] != "unsure"
    ]
    return chosen + [
        _sentence(family, row["text"], False, "")
        for prefix in RIGHT_SENTENCES
        for row in rows(f"{prefix}explanations")
        if row["verdict"] == "met"
    ]


def _sentence(family, text, is_use, author):
    found, times = np.unique(slots(read([compact(text).text])[family]), return_counts=True)
    return Sentence(found, times, is_use, author)


def fit(chosen):
    """Return the weights that tell the sentences apart."""
    weights, seen = np.zeros(2**BITS), np.full(2**BITS, 1e-6)
    order = np.random.Generator(np.random.PCG64(7))
    for _ in range(ROUNDS):
        for at in order.permutation(len(chosen)).tolist():
            one = chosen[at]
            held = weights[one.slots]
            shares = one.times / math.sqrt(int(one.times.sum()))
            total = math.fsum((held * shares).tolist())
            miss = 1 / (1 + math.exp(-max(-30.0, min(30.0, total)))) - one.is_use
            slopes = miss * shares + DECAY * held
            seen[one.slots] += slopes * slopes
            weights[one.slots] = held - STEP * slopes / np.sqrt(seen[one.slots])
    return np.clip(np.rint(weights * SCALE), -32767, 32767).astype(np.int16)


def score(weights, one):
    """Return how much a sentence sounds like a use."""
    total = int((weights[one.slots].astype(np.int64) * one.times).sum())
    return math.floor(total / math.sqrt(int(one.times.sum())))


def left_out(chosen):
    """Return each sentence's score by weights that were made without its author."""
    folds = _folds(chosen)
    scores = np.zeros(len(chosen), np.int64)
    for fold in range(FOLDS):
        weights = fit([one for one in chosen if folds[one.author] != fold])
        for at, one in enumerate(chosen):
            if folds[one.author] == fold:
                scores[at] = score(weights, one)
    return scores


def _folds(chosen):
    """Share the authors out, the one who wrote most first, each into what is smallest by then."""
    sizes = [0] * FOLDS
    folds = {}
    for author, count in sorted(Counter(one.author for one in chosen).items(), key=lambda pair: (-pair[1], pair[0])):
        folds[author] = sizes.index(min(sizes))
        sizes[folds[author]] += count
    return folds


def thresholds(chosen, scores):
    """Return from where a sentence leans towards a use, and up to where one is cleared of it."""
    is_use, is_close = np.array([(one.is_use, one.author != "") for one in chosen]).T
    innocent, uses = np.sort(scores[~is_use & is_close])[::-1], np.sort(scores[is_use])
    leans = int(innocent[int(INNOCENT_UNSURE * len(innocent))]) + 1
    clears = int(uses[int(USES_UNSURE * len(uses))]) - 1
    return max(leans, 1), min(clears, -1)


def main():
    stored = {}
    for family in FAMILIES:
        chosen = sentences(family)
        scores = left_out(chosen)
        leans, clears = thresholds(chosen, scores)
        told_apart = [(score > 0) == one.is_use for score, one in zip(scores, chosen, strict=True) if one.author]
        print(
            f"{family}: {len(told_apart)} sentences, {np.mean(told_apart):.1%} of authors left out told apart; "
            f"leans from {leans}, cleared up to {clears}",
            flush=True,
        )
        stored |= {family: fit(chosen), f"{family}_at": np.array([leans, clears])}
    np.savez_compressed(WEIGHTS, **stored)


if __name__ == "__main__":
    main()
