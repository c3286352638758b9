"""The seeds hold every claim; the long runs are started by hand."""

import pytest

from tests.fuzz import claims
from tests.fuzz.inputs import kept


@pytest.mark.parametrize("text", kept())
def test_a_kept_seed_breaks_no_claim(text):
    claims.integer(text)
    claims.spans(text)
    claims.quick((text * 2000)[: claims.LONGEST])


def test_the_kept_seeds_together_say_what_each_says_alone():
    claims.together(kept())
