"""What the doctor finds about ourselves."""

from __future__ import annotations

import pytest
from requests.exceptions import ConnectTimeout, SSLError
from requests_hardened.ip_filter import InvalidIPAddress

pytestmark = pytest.mark.django_db


def test_a_key_set_that_cannot_be_reached_is_told(patient):
    one = patient()
    one.own.is_gone()
    assert "own-keys-unreachable" in one.own_codes()


@pytest.mark.parametrize(
    ("fault", "code", "word"),
    [
        (ConnectTimeout(), "own-keys-unreachable", "in time"),
        (SSLError(), "own-keys-unreachable", "certificate"),
        (InvalidIPAddress("10.0.0.7"), "own-keys-inner", "inner address"),
    ],
)
def test_it_is_told_why(patient, fault, code, word):
    from django.utils import translation

    from lms_app.checkup import run

    one = patient()
    one.own.fault = fault
    with translation.override("en"):
        [told] = [f for section in run.examine_tool(seconds=9) for f in section.findings if f.code == code]
        assert word in told.says


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ((502, {}, b"<h1>Bad gateway</h1>"), "own-keys-status"),
        ((301, {"Location": "https://elsewhere.example/lti/jwks/"}, b""), "own-keys-unreachable"),
        ((200, {}, b"<html>another site</html>"), "own-keys-foreign"),
        ((200, {}, b'{"keys": [{"kid": "an old one"}, 7]}'), "own-keys-foreign"),
        ((200, {}, b"[]"), "own-keys-foreign"),
    ],
)
def test_another_site_and_an_old_copy_are_told(patient, answer, code):
    one = patient()
    one.own.answer = answer
    assert code in one.own_codes()


def test_a_key_that_cannot_be_opened_is_told_and_nothing_crashes(patient, settings):
    one = patient().launched()
    settings.TOOL_KEY_SECRET = "another secret, long enough to be taken for one 0123456789"
    assert "own-key-unreadable" in one.own_codes()
    assert "token-not-signed" in one.codes()


def test_a_public_address_in_service_needs_no_note(patient, settings):
    settings.PUBLIC_URL = "https://tool.example"
    from lms_app.lti import http

    one = patient()
    http.session_for(one.row).mount("https://tool.example", one.own)
    settings.ALLOWED_HOSTS = ["*"]
    assert one.own_codes() == ["own-keys-ok"]
