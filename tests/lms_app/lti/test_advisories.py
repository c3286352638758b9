"""What got in elsewhere does not get in here: the replay corpus of public advisories."""

import pytest

from tests.lms_app.lti.advisories import ADVISORIES
from tests.lms_app.lti.forging import Judge, begin


@pytest.fixture
def bench(lms, client):
    """A login begun; the keys are fetched, so that what asks for another key is seen."""
    lms.launch(client, "ada", "quiz")
    return begin(lms, client)


@pytest.mark.parametrize("advisory", ADVISORIES, ids=lambda advisory: advisory.what)
def test_what_got_in_elsewhere_is_refused_here(bench, caplog, advisory):
    """Each message by itself; then the genuine one is still good, for nothing of it was used up."""
    judge, asked = Judge(caplog), len(bench.lms.fake.requests())
    for number, token in enumerate(advisory.forge(bench)):
        what = f"{advisory.what}, message {number}"
        judge.refused(bench.post(token), advisory.answer, what, bench.key.kid, bench.form["state"])
    judge.nothing_changed()
    # Keys come from the registered address, at most once a minute: never from where a token says.
    assert len(bench.lms.fake.requests()) <= asked + 1
    assert bench.post().status_code == 303
