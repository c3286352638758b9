"""Tokens taken apart."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lms_app.lti import jws
from lms_app.lti.refusals import LaunchRefused
from tests.fakes.keys import encode

HEADER = {"alg": "RS256", "kid": "key-1", "typ": "JWT"}


def token(header=HEADER, claims="{}", signature=b"signature"):
    head = header if isinstance(header, str) else json.dumps(header)
    return ".".join(encode(part) for part in (head.encode(), claims.encode(), signature))


def test_a_plain_token_opens():
    opened = jws.open_token(token(claims='{"sub": "5"}'))
    assert opened.kid == "key-1"
    assert opened.claims == {"sub": "5"}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "..",
        "a.b",
        token() + ".x",
        token() + ".x.y",
        token() + "=",
        token().replace(".", " ."),
        token(claims="[]"),
        token(claims='"text"'),
        token(claims="null"),
        token(claims="{"),
        token(claims='{"sub": "5", "sub": "6"}'),
        token(claims='{"a": {"b": 1, "b": 2}}'),
        token(claims='{"exp": NaN}'),
        token(claims='{"exp": Infinity}'),
        token(claims='{"exp": 1e999}'),
        token(claims='{"exp": ' + "9" * 5000 + "}"),
        token(claims='{"name": "\\u0000"}'),
        token(claims='{"name": "\\ud800"}'),
        token(claims='{"\\u0000": 1}'),
        token(claims="[" * 5000 + "]" * 5000),
        token(claims='{"a":' * 40 + "1" + "}" * 40),
        token(header='{"alg": "RS256", "kid": "1", "alg": "none"}'),
        "__4.e30.cw",
    ],
)
def test_what_is_no_token_is_not_understood(text):
    with pytest.raises(LaunchRefused) as refused:
        jws.open_token(text)
    assert refused.value.kind == "malformed"


@pytest.mark.parametrize(
    "change",
    [
        {"alg": "none"},
        {"alg": "HS256"},
        {"alg": "RS512"},
        {"alg": "rs256"},
        {"alg": None},
        {"alg": ["RS256"]},
        {"kid": None},
        {"kid": ""},
        {"kid": 7},
        {"kid": "k" * 256},
        {"crit": ["exp"]},
        {"crit": []},
        {"zip": "DEF"},
        {"enc": "A256GCM"},
    ],
)
def test_a_header_that_no_platform_sends_is_not_believed(change):
    with pytest.raises(LaunchRefused) as refused:
        jws.open_token(token({**HEADER, **change}))
    assert refused.value.kind == "unconfirmed"


def test_a_token_of_many_kilobytes_is_too_large():
    with pytest.raises(LaunchRefused) as refused:
        jws.open_token("a" * (jws.MAX_BYTES + 1))
    assert refused.value.kind == "large"


def test_a_signature_has_one_spelling():
    head, body, _ = token().split(".")
    jws.open_token(f"{head}.{body}.QQ")
    with pytest.raises(LaunchRefused, match="base64url"):
        jws.open_token(f"{head}.{body}.QR")


@given(st.text(max_size=200))
def test_no_other_text_is_a_token(text):
    with pytest.raises(LaunchRefused):
        jws.open_token(text)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
        max_leaves=20,
    )
)
def test_strict_json_reads_what_json_writes(value):
    written = json.dumps(value)
    if "\\u0000" in written or "\\ud" in written.lower():
        return
    assert jws.strict_json(written) == value
