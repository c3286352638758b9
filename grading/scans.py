"""Forbidden phrasing as checks and advice: which fields were scanned, what was found."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from grading.model import Check, Evidence, Verdict, weigh
from grading.phrasing import Finding, scan, scan_folded
from grading.text import compact_many, is_bare

#: A scanned field: its name, and its row if it stands in one.
Place = str | tuple[str, int]


def _place(place: Place) -> tuple[str, int | None]:
    return (place, None) if isinstance(place, str) else place


class Scans:
    """What the texts of many responses hold: each read once, all together.

    A text that was not announced is read when it is asked for.
    """

    def __init__(self, blocking: str, advising: Sequence[str], texts: Iterable[str]) -> None:
        """Read the texts for the family that blocks and for those that only advise."""
        alone = list(dict.fromkeys(texts))
        together = compact_many(alone)
        #: Each text, folded.
        self.folded = dict(zip(alone, together, strict=True))
        found = scan_folded((blocking, *advising), together)
        self._found = {family: dict(zip(alone, inside, strict=True)) for family, inside in found.items()}

    def of(self, family: str, text: str) -> tuple[Finding, ...]:
        """Return a family's occurrences in a text."""
        found = self._found[family].get(text)
        return scan(family, text) if found is None else found


def find(family: str, texts: Mapping[Place, str], scans: Scans) -> list[Evidence]:
    """Return every occurrence in the texts, in their order."""
    found = []
    for place, text in texts.items():
        if findings := scans.of(family, text):
            field, row = _place(place)
            found += [Evidence(family, field, row, one.start, one.end, str(one.label)) for one in findings]
    return found


def guard(name: str, family: str, texts: Mapping[Place, str], weight: Fraction, scans: Scans) -> Check:
    """Return the check that a blocking family is not used; it needs something to inspect."""
    if all(is_bare(text) for text in texts.values()):
        return weigh(name, Verdict.NOT_MET, weight, (Evidence("nothing_written"),), acceptance=True)
    found = find(family, texts, scans)
    labels = {evidence.label for evidence in found}
    if "use" in labels:
        verdict = Verdict.NOT_MET
    elif "unsure" in labels:
        verdict = Verdict.REVIEW
    else:
        verdict = Verdict.MET
    return weigh(name, verdict, weight, tuple(found), acceptance=True)


def advice(families: Iterable[str], texts: Mapping[Place, str], scans: Scans) -> list[Evidence]:
    """Return the uses of families that only advise."""
    return [
        Evidence(f"advice_{family}", found.field, found.row, found.start, found.end, found.label)
        for family in families
        for found in find(family, texts, scans)
        if found.label == "use"
    ]
