import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grading.explaining.claims import WHAT_RULES, WHY_RULES
from grading.needs import Sieve, held, needs
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

    assert sieve.fitting(held(["M", "xa", "ac", "", "Md"])) == [[0, 2], [], [1, 2], [], [0, 2]]


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
