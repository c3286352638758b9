"""Print how well phrasing and explanations are told apart: ``python -m tests.grading.figures``."""

import time
from collections import Counter

from grading.explanations import judge
from grading.phrasing import FAMILIES, gravest, scan
from tests.grading.corpora import rows


def _parts(kind):
    """Return the rows of all corpora of a kind, each with the part that it belongs to."""
    whole = _WHOLE if kind == "explanations" else {**_WHOLE, **_PHRASING_ALONE}
    named = [{**row, "part": part} for part, name in whole.items() for row in rows(f"{name}{kind}")]
    return named + rows(f"own_{kind}")


#: Corpora that are one part: the part and how the file's name begins.
_WHOLE = {
    "public": "",
    "independent": "independent_",
    "second": "independent_second_",
    "third": "independent_third_",
    "fourth": "independent_fourth_",
}
_PHRASING_ALONE = {"fifth": "independent_fifth_", "sixth": "independent_sixth_"}


def phrasing_lines():
    """Yield a line for each family and part: uses found, false alarms, unsure."""
    labelled = _parts("phrasing")
    for family in FAMILIES:
        for part in sorted({row["part"] for row in labelled}):
            chosen = [row for row in labelled if row["family"] == family and row["part"] == part]
            seen = Counter((row["label"], gravest(scan(family, row["text"]))) for row in chosen)
            uses = sum(count for (label, _), count in seen.items() if label == "use")
            innocent = sum(count for (label, _), count in seen.items() if label in ("clean", "mention"))
            accused = sum(seen[label, "use"] for label in ("clean", "mention"))
            unsure = sum(seen[label, "unsure"] for label in ("use", "clean", "mention"))
            yield (
                f"{family:15} {part:11} uses found {seen['use', 'use']:3}/{uses:<3} "
                f"false alarms {accused:2}/{innocent:<3} unsure {unsure:2}/{uses + innocent}"
            )


def explanation_lines():
    """Yield a line for each field and part: right failed, right in review, wrong passed."""
    labelled = _parts("explanations")
    for field in ("why_serial", "what_changes"):
        for part in sorted({row["part"] for row in labelled}):
            chosen = [row for row in labelled if row["field"] == field and row["part"] == part]
            seen = Counter((row["verdict"], str(judge(field, row["text"]).verdict)) for row in chosen)
            total = Counter(row["verdict"] for row in chosen)
            failed = seen["met", "not_met"] + seen["review_or_met", "not_met"]
            yield (
                f"{field:15} {part:11} right failed {failed}/{total['met'] + total['review_or_met']:<3} "
                f"right in review {seen['met', 'review']:2}/{total['met']:<3} "
                f"wrong passed {seen['not_met', 'met']}/{total['not_met']:<3} "
                f"wrong in review {seen['not_met', 'review']}"
            )


def speed_lines():
    """Yield how long a text of 20,000 characters takes to scan."""
    sentences = "。".join(row["text"] for row in rows("phrasing"))
    plain = "链上一共走八步，直接回看一次，误差沿链往回乘八次同样的权重。" * 900
    for name, text in (("plain", plain), ("every sentence a trigger", sentences * 3)):
        for family in FAMILIES:
            best = min(_seconds(family, f"{text[:19_999]}{attempt}") for attempt in range(5))
            yield f"{family:15} 20,000 characters, {name}: {1000 * best:.1f} ms"


def _seconds(family, text):
    start = time.process_time()
    scan(family, text)
    return time.process_time() - start


if __name__ == "__main__":
    for line in (*phrasing_lines(), *explanation_lines(), *speed_lines()):
        print(line)
