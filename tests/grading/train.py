"""Makes the weights of the second opinion: ``python -m tests.grading.train``.

Logistic regression on the labelled sentences, one at a time with steps that shrink for what comes often (Adagrad),
in an order that is fixed. Sums go from left to right, so that every machine comes to the same weights. What a text must
score is read off authors whose sentences were left out of the weights and unknown when the rules were written.
"""

import math
from collections import Counter
from dataclasses import dataclass, replace

import numpy as np

from grading.phrasing import FAMILIES
from grading.phrasing.findings import gravest
from grading.phrasing.grams import BITS, slots
from grading.phrasing.opinion import WEIGHTS
from grading.phrasing.vocabulary import read
from grading.text import compact
from tests.grading.corpora import rows

#: Corpora that the rules were made with, and those whose sentences they have never seen.
KNOWN = ("", "own_", "independent_", "independent_second_", "independent_third_", "practice_")
UNKNOWN = ("independent_fourth_", "independent_fifth_", "practice_second_")
RIGHT_SENTENCES = KNOWN[:-1]
ROUNDS, STEP, DECAY, FOLDS = 6, 0.5, 1e-5, 4
#: Of the sentences written for another family, every so manieth is one that does not use this one.
OTHERS = 3
#: A weight of one, in whole numbers.
SCALE = 100
#: Of the sentences of authors left out: how many innocent ones that the rules pass may be called uses, how many more
#: may become unsure, and how many uses that the rules find.
ACCUSED, INNOCENT_UNSURE, USES_UNSURE = 0.02, 0.03, 0.01


@dataclass
class Sentence:
    text: str
    slots: np.ndarray
    times: np.ndarray
    is_use: bool
    #: Who wrote it; nobody for a sentence that was not written for the family.
    author: str
    is_known: bool


def sentences(family):
    """Return the labelled sentences of a family; those that are unsure by their label teach nothing.

    The lesson and the right sentences of exercise 2 use no family, and those written for another family do not use
    this one where its rules find nothing: they are innocent ones.
    """
    chosen = [
        _sentence(family, row["text"], row["label"] == "use", prefix + row.get("author", row.get("part", "")), prefix)
        for prefix in (*KNOWN, *UNKNOWN)
        for row in rows(f"{prefix}phrasing")
        if row["family"] == family and row["label"] != "unsure"
    ]
    right = [
        row["text"] for prefix in RIGHT_SENTENCES for row in rows(f"{prefix}explanations") if row["verdict"] == "met"
    ]
    lesson = [row["text"] for row in rows("lesson")]
    others = [row["text"] for prefix in KNOWN for row in rows(f"{prefix}phrasing") if row["family"] != family]
    rules = replace(FAMILIES[family], opinion=None)
    unused = [text for text in others[::OTHERS] if gravest(rules.scan(compact(text))) == "clean"]
    return chosen + [_sentence(family, text, False, "", "") for text in (*right, *lesson, *unused)]


def _sentence(family, text, is_use, author, prefix):
    found, times = np.unique(slots(read([compact(text).text])[family]), return_counts=True)
    return Sentence(text, found, times, is_use, author, prefix in KNOWN)


def fit(chosen):
    """Return the weights that tell the sentences apart."""
    weights, seen = np.zeros(2**BITS), np.full(2**BITS, 1e-6)
    order = np.random.Generator(np.random.PCG64(7))
    for _ in range(ROUNDS):
        for at in order.permutation(len(chosen)).tolist():
            one = chosen[at]
            held = weights[one.slots]
            shares = one.times / math.sqrt(int(one.times.sum()))
            total = float(np.cumsum(held * shares)[-1])
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
    """Return each unknown author's sentences, and their scores by weights that were made without that author."""
    folds = _folds([one for one in chosen if not one.is_known])
    found = []
    for fold in range(FOLDS):
        weights = fit([one for one in chosen if folds.get(one.author) != fold])
        found += [(one, score(weights, one)) for one in chosen if folds.get(one.author) == fold]
    return found


def _folds(chosen):
    """Share the authors out, the one who wrote most first, each into what is smallest by then."""
    sizes = [0] * FOLDS
    folds = {}
    for author, count in sorted(Counter(one.author for one in chosen).items(), key=lambda pair: (-pair[1], pair[0])):
        folds[author] = sizes.index(min(sizes))
        sizes[folds[author]] += count
    return folds


def thresholds(family, scored):
    """Return from where a stretch says a use, from where it leans towards one, and up from where a use is kept."""
    rules = replace(FAMILIES[family], opinion=None)
    ruled = [gravest(rules.scan(compact(one.text))) == "use" for one, _ in scored]
    passed = _falling(
        score for (one, score), is_ruled in zip(scored, ruled, strict=True) if not (one.is_use or is_ruled)
    )
    kept = _falling(score for (one, score), is_ruled in zip(scored, ruled, strict=True) if one.is_use and is_ruled)
    innocent = sum(not one.is_use for one, _ in scored)
    says = passed[int(ACCUSED * innocent)] + 1
    leans = passed[int((ACCUSED + INNOCENT_UNSURE) * innocent)] + 1
    return max(says, 1), max(leans, 1), kept[-1 - int(USES_UNSURE * len(kept))]


def _falling(scores):
    return sorted(scores, reverse=True)


def main():
    stored = {}
    for family in FAMILIES:
        chosen = sentences(family)
        scored = left_out(chosen)
        at = thresholds(family, scored)
        told_apart = np.mean([(score > 0) == one.is_use for one, score in scored])
        print(
            f"{family}: {len(chosen)} sentences, {told_apart:.1%} of authors left out told apart; "
            "says from {}, leans from {}, keeps from {}".format(*at),
            flush=True,
        )
        stored |= {family: fit(chosen), f"{family}_at": np.array(at)}
    np.savez_compressed(WEIGHTS, **stored)


if __name__ == "__main__":
    main()
