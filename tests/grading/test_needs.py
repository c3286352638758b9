import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grading.explaining.claims import WHAT_RULES, WHY_RULES
from grading.needs import Sieve, held, needs, stays_within_a_sentence
from grading.phrasing import FAMILIES

PATTERNS = sorted(
    {rule.pattern for rule in WHY_RULES + WHAT_RULES}
    | {rule.pattern.pattern for family in FAMILIES.values() for rule in family.rules}
)
SIGNS = sorted(set("".join(PATTERNS)) | set("xwa,.?~"))


SIEVE = Sieve(PATTERNS)


@given(st.lists(st.text(SIGNS, max_size=60), max_size=5))
def test_no_rule_that_matches_is_passed_over(texts):
    for letters, fitting in zip(texts, SIEVE.fitting(held(texts)), strict=True):
        matching = {at for at, pattern in enumerate(PATTERNS) if letters and re.search(pattern, letters)}

        assert matching <= set(fitting)


@pytest.mark.parametrize("pattern", PATTERNS)
@settings(max_examples=8)
@given(data=st.data())
def test_what_a_rule_matches_holds_what_it_needs(pattern, data):
    letters = set(data.draw(st.from_regex(pattern)))

    assert all(need & letters for need in needs(pattern))


def test_a_pattern_that_lacks_a_letter_is_passed_over():
    sieve = Sieve(["F?M", "[ab]c", "d*"], always="Mc")

    assert [list(fits) for fits in sieve.fitting(held(["M", "xa", "ac", "", "Md"]))] == [[0, 2], [], [1, 2], [], [0, 2]]


@pytest.mark.parametrize(
    ("pattern", "needed"),
    [
        ("F?M", ["M"]),
        ("[FM]{0,2}", []),
        ("A|B?", []),
        ("(?<!R)n(?=Q)", ["n"]),
        (r"\+A{2,}", ["+", "A"]),
        ("[^x]Z", ["Z"]),
    ],
)
def test_only_what_cannot_be_left_out_is_needed(pattern, needed):
    assert ["".join(sorted(need)) for need in needs(pattern)] == needed


LOCAL = [re.compile(pattern) for pattern in PATTERNS if stays_within_a_sentence(pattern)]


@given(st.lists(st.text(sorted(set(SIGNS) - {".", "?"}), max_size=12), min_size=2, max_size=5), st.sampled_from(".?"))
def test_what_stays_within_a_sentence_finds_there_what_it_finds_in_the_whole(sentences, mark):
    letters = mark.join(sentences)
    ends = [found.end() for found in re.finditer("[.?]", letters)] + [len(letters)]
    starts = [0, *ends[:-1]]

    assert len(LOCAL) > 100
    for pattern in LOCAL:
        whole = [found.span() for found in pattern.finditer(letters)]
        apart = [one.span() for place in zip(starts, ends, strict=True) for one in pattern.finditer(letters, *place)]
        assert [span for span in apart if span[0] < span[1]] == [span for span in whole if span[0] < span[1]]
