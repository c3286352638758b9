"""Platforms' keys: fetched seldom, never lost, and only those fit for use."""

import json
from datetime import timedelta

import pytest
from django.utils import timezone

from lms_app.lti import http, keysets
from lms_app.lti.refusals import LaunchRefused
from tests.fakes.keys import Key

NOW = timezone.now()
GOOD = Key("good").jwk


def test_a_launch_fetches_the_keys_once(client, lms):
    for _ in range(3):
        assert lms.launch(client).status_code == 303
    assert len(lms.fake.requests("jwks")) == 1


def test_an_unknown_key_id_is_asked_for_once_a_minute(client, lms, later):
    lms.launch(client)
    later(63)
    lms.fake.rotate_keys()
    assert lms.launch(client).status_code == 303
    assert len(lms.fake.requests("jwks")) == 2
    for _ in range(3):
        assert lms.launch(client, header={"kid": "unknown"}).status_code == 401
    assert len(lms.fake.requests("jwks")) == 2
    later(63)
    assert lms.launch(client, header={"kid": "unknown"}).status_code == 401
    assert len(lms.fake.requests("jwks")) == 3


@pytest.fixture
def later(monkeypatch):
    """Let the tool's clock for key sets run ahead without moving the platform's."""
    ahead = timedelta()
    real = keysets.verification_key

    def travel(seconds):
        nonlocal ahead
        ahead += timedelta(seconds=seconds)

    monkeypatch.setattr(keysets, "verification_key", lambda platform, kid, *, now: real(platform, kid, now=now + ahead))
    return travel


def test_keys_that_cannot_be_fetched_are_our_fault_not_the_learners(client, lms, rows):
    lms.fake.faults.add("jwks", times=None, status=503)
    before_login = rows()
    response = lms.launch(client)
    assert response.status_code == 503
    after = rows()
    assert [state["used_at"] for state in after.pop("LoginState")] == [None]
    assert after == {name: kept for name, kept in before_login.items() if name != "LoginState"}


def test_the_last_good_set_outlives_a_failed_fetch(lms):
    assert keysets.refresh(lms.row, now=NOW)
    lms.fake.faults.add("jwks", times=None, status=500)
    later = NOW + timedelta(days=30)
    kid = lms.fake.keys.current.kid
    assert keysets.verification_key(lms.row, kid, now=later).key_size == 2048


@pytest.mark.parametrize(
    "body", ["", "<html>", "[]", "{}", '{"keys": {}}', '{"keys": []}', '{"keys": [1]}', '{"keys": [], "keys": []}']
)
def test_a_bad_answer_is_no_key_set(lms, body):
    lms.fake.faults.add("jwks", times=None, status=200, body=body)
    assert keysets.refresh(lms.row, now=NOW) is False
    with pytest.raises(LaunchRefused) as refused:
        keysets.verification_key(lms.row, "any", now=NOW)
    assert refused.value.kind == "unavailable"


@pytest.mark.parametrize(
    "change",
    [
        {"kty": "EC"},
        {"kty": "oct"},
        {"use": "enc"},
        {"alg": "HS256"},
        {"alg": "RS512"},
        {"kid": None},
        {"kid": 5},
        {"n": None},
        {"n": "!"},
        {"n": Key(bits=1024).jwk["n"]},
        {"e": "AQ"},
        {"e": "AA"},
    ],
)
def test_an_unfit_key_is_not_used(change):
    assert keysets.usable({**GOOD, **change}) is None


@pytest.mark.parametrize("gone", ["use", "alg"])
def test_a_key_need_not_say_what_it_is_for(gone):
    entry = {name: value for name, value in GOOD.items() if name != gone}
    assert keysets.usable(entry) == {"kid": "good", "n": GOOD["n"], "e": GOOD["e"]}


def test_a_broken_entry_does_not_spoil_the_others(lms):
    keys = json.dumps({"keys": [None, 7, {"kty": "RSA"}, GOOD]})
    lms.fake.faults.add("jwks", times=1, status=200, body=keys)
    assert keysets.refresh(lms.row, now=NOW)
    assert keysets.find(lms.row.key_set, "good") is not None


@pytest.mark.parametrize(
    ("header", "age"),
    [
        ("max-age=7200", timedelta(hours=2)),
        ("public, MAX-AGE=7200", timedelta(hours=2)),
        ("max-age=1", timedelta(minutes=5)),
        ("max-age=99999999", timedelta(hours=24)),
        ("no-store", timedelta(hours=1)),
        ("s-max-age=5", timedelta(hours=1)),
        ("", timedelta(hours=1)),
    ],
)
def test_the_platform_says_for_how_long_within_bounds(header, age):
    assert keysets.max_age(http.Reply(200, "OK", {"Cache-Control": header}, b"")) == age


def test_a_fetch_that_another_has_begun_is_waited_for(lms, monkeypatch):
    """Of a class that meets a new key at once, one asks and the others take its answer."""
    other = type(lms.row).objects.get(pk=lms.row.pk)
    type(lms.row).objects.filter(pk=lms.row.pk).update(key_set_tried_at=NOW)

    def sleep(_seconds):
        type(lms.row).objects.filter(pk=lms.row.pk).update(
            key_set={"keys": [keysets.usable(GOOD)]},
            key_set_expires_at=NOW + timedelta(hours=1),
            key_set_tried_at=NOW - keysets.WAIT,
        )

    monkeypatch.setattr(keysets.time, "sleep", sleep)
    assert keysets.verification_key(other, "good", now=NOW).key_size == 2048
    assert lms.fake.requests("jwks") == []
