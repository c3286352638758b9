"""Whatever encoding a request names, it is read as UTF-8 or refused, and never a fault of ours."""

from __future__ import annotations

import pytest
from django.test import Client

pytestmark = pytest.mark.django_db

NAMES = ("rot13", "hex", "base64", "idna", "punycode", "utf-7", "utf-16", "latin-1", "unicode_escape", "gb18030")
PARTS = b'--x\r\nContent-Disposition: form-data; name="state"\r\n\r\n\xff\xfe\r\n--x--\r\n'


def ask(method, path, content_type, body=b""):
    """Send a request; a fault of ours is an answer here, not an exception."""
    return Client(raise_request_exception=False).generic(method, path, body, content_type=content_type)


@pytest.mark.parametrize("name", [*NAMES, "no-such-codec"])
def test_an_address_is_read_as_utf8_whatever_the_request_names(name):
    answer = ask("GET", "/lti/login/?iss=%e8%ae%ba&x=%41", f"text/plain; charset={name}")
    assert answer.status_code == 400
    assert "论" in answer.content.decode()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    ("kind", "body"), [("application/x-www-form-urlencoded", b"state=%41"), ("multipart/form-data; boundary=x", PARTS)]
)
def test_a_form_in_another_encoding_is_refused(name, kind, body):
    answer = ask("POST", "/lti/launch/", f"{kind}; charset={name}", body)
    assert answer.status_code == 400
    assert "frame-ancestors" in answer["Content-Security-Policy"]


@pytest.mark.parametrize("name", ["rot13", "utf-16"])
def test_json_in_another_encoding_is_a_problem(name):
    answer = ask("POST", "/api/v1/attempts/", f"application/json; charset={name}", b"{}")
    assert (answer.status_code, answer["Content-Type"]) == (400, "application/problem+json")


@pytest.mark.parametrize("name", ["utf-8", "UTF8", "us-ascii"])
def test_utf8_by_any_of_its_names_is_read(name):
    form = b"iss=https://nobody.example&login_hint=1&target_link_uri=x"
    answer = ask("POST", "/lti/login/", f"application/x-www-form-urlencoded; charset={name}", form)
    assert "https://nobody.example" in answer.content.decode()
