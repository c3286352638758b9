"""The stored messages are whole, and a platform sends them as its own."""

import jwt
import pytest
import time_machine

from tests.fakes import samples
from tests.fakes.keys import read
from tests.fakes.vocabulary import LTI
from tests.fakes_tests.conftest import connected


@pytest.mark.parametrize("name", samples.names())
def test_a_platform_sends_the_sample_with_its_own_identities(name):
    platform, tool = connected(samples.load(name).kind, origin="https://school.example")
    launch = platform.launch(tool, sample=name)
    _, claims = read(launch.form["id_token"])
    assert (claims["iss"], claims["aud"], claims["nonce"]) == (platform.issuer, platform.client_id, tool.nonce)
    assert set(claims) == set(samples.load(name).claims)
    assert "lms.example" not in str(claims)
    assert claims[LTI + "version"] == "1.3.0"


def test_every_role_of_the_samples_is_one_of_ours():
    assert {samples.load(name).role for name in samples.names()} <= {"learner", "instructor", "ta"}
    assert all(samples.load(name).about for name in samples.names())


def test_the_signed_tokens_verify_at_their_own_time():
    kept = samples.signed()
    key = jwt.PyJWKSet.from_dict(kept["keys"])["northbank-1"].key
    for token in kept["tokens"]:
        _, claims = read(token["token"])
        with time_machine.travel(claims["iat"] + 1, tick=False):
            assert jwt.decode(token["token"], key, algorithms=["RS256"], audience=claims["aud"]) == claims
