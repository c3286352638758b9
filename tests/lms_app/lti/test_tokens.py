"""Access tokens: shared where they may be, never where they may not."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from unittest import mock

import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric import rsa
from redis.exceptions import ConnectionError as CacheDown

from lms_app.lti import http, tokens
from lms_app.lti.keys import SigningKey
from lms_app.models import Deployment, Platform

KEY = SigningKey("kid-1", rsa.generate_private_key(public_exponent=65537, key_size=2048))


def deployment(client_id="tool", deployment_id="1", audience=""):
    platform = Platform(
        issuer="https://lms.example",
        client_id=client_id,
        auth_token_url="https://lms.example/token",
        token_audience=audience,
    )
    return Deployment(platform=platform, deployment_id=deployment_id)


@pytest.fixture(autouse=True)
def asked(monkeypatch):
    """Answer every request for a token with another one; keep what was asked."""
    calls = []

    def answer(platform, method, url, *, data, headers):
        calls.append(data)
        body = f'{{"access_token": "token-{len(calls)}", "expires_in": 3600, "scope": "{data["scope"]}"}}'
        return http.Reply(200, "OK", {}, body.encode())

    monkeypatch.setattr(http, "request", answer)
    monkeypatch.setattr("lms_app.lti.keys.signing_key", lambda: KEY)
    tokens._kept.tokens.clear()
    return calls


def test_one_token_serves_until_it_ends(asked):
    assert {tokens.access_token(deployment(), ["b", "a"]) for _ in range(5)} == {"token-1"}
    assert tokens.access_token(deployment(), ["a", "b"]) == "token-1"
    assert [call["scope"] for call in asked] == ["a b"]


def test_registrations_deployments_and_scopes_share_nothing(asked):
    wanted = [
        (deployment(), ["a"]),
        (deployment(client_id="other"), ["a"]),
        (deployment(deployment_id="2"), ["a"]),
        (deployment(), ["a", "b"]),
    ]
    assert len({tokens.access_token(where, scopes) for where, scopes in wanted}) == 4


def test_a_refused_token_is_renewed_and_the_new_one_is_shared(asked):
    old = tokens.access_token(deployment(), ["a"])
    new = tokens.access_token(deployment(), ["a"], refused=old)
    assert (old, new) == ("token-1", "token-2")
    assert tokens.access_token(deployment(), ["a"], refused=old) == new
    assert len(asked) == 2


def test_many_workers_ask_once(asked):
    with ThreadPoolExecutor(8) as pool:
        found = set(pool.map(lambda _: tokens.access_token(deployment(), ["a"]), range(8)))
    assert (found, len(asked)) == ({"token-1"}, 1)


def test_without_a_cache_every_process_keeps_its_own(asked):
    with mock.patch.multiple(tokens.cache, get=_down, set=_down, add=_down):
        assert {tokens.access_token(deployment(), ["a"]) for _ in range(3)} == {"token-1"}
    assert len(asked) == 1


def _down(*args, **kwargs):
    raise CacheDown


@pytest.mark.parametrize(("audience", "expected"), [("", "https://lms.example/token"), ("urn:aud", "urn:aud")])
def test_the_assertion_says_what_the_standard_wants(asked, audience, expected):
    tokens.access_token(deployment(audience=audience), ["a"])
    assertion = asked[0]["client_assertion"]
    claims = jwt.decode(assertion, KEY.private_key.public_key(), algorithms=["RS256"], audience=expected)
    assert jwt.get_unverified_header(assertion)["kid"] == "kid-1"
    assert (claims["iss"], claims["sub"], claims[tokens.DEPLOYMENT_CLAIM]) == ("tool", "tool", "1")
    assert time.time() - 60 < claims["iat"] <= time.time() - 1
    assert claims["exp"] - claims["iat"] == 300
    assert asked[0]["client_assertion_type"].endswith(":jwt-bearer")


def test_every_assertion_is_used_once(asked):
    for scope in ("a", "b"):
        tokens.access_token(deployment(), [scope])
    seen = {jwt.decode(call["client_assertion"], options={"verify_signature": False})["jti"] for call in asked}
    assert len(seen) == 2
