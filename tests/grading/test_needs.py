import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grading.explaining.claims import WHAT_RULES, WHY_RULES
from grading.needs import can_match, needs
from grading.phrasing import FAMILIES

PATTERNS = sorted(
    {rule.pattern for rule in WHY_RULES + WHAT_RULES}
    | {rule.pattern.pattern for family in FAMILIES.values() for rule in family.rules}
)
SIGNS = sorted(set("".join(PATTERNS)) | set("xwa,.?~"))


@given(st.text(SIGNS, max_size=60))
def test_no_rule_matches_without_what_it_needs(letters):
    for pattern in PATTERNS:
        if re.search(pattern, letters):
            assert can_match(needs(pattern), frozenset(letters))


@pytest.mark.parametrize("pattern", PATTERNS)
@settings(max_examples=8)
@given(data=st.data())
def test_what_a_rule_matches_holds_what_it_needs(pattern, data):
    assert can_match(needs(pattern), frozenset(data.draw(st.from_regex(pattern))))


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
