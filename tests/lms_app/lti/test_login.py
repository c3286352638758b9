"""The login: who may begin one, and what the browser takes along."""

from datetime import timedelta
from urllib.parse import parse_qs, parse_qsl, urlencode, urlsplit

import pytest
from django.core.management import call_command
from django.test import Client
from django.utils import timezone

from lms_app.lti import login
from lms_app.models import LoginState, Platform
from tests.fakes.browser import query_of

FORM = "application/x-www-form-urlencoded"


def begin(client, params, method="post"):
    if method == "get":
        return client.get("/lti/login/", params)
    return client.post("/lti/login/", urlencode(params), content_type=FORM)


@pytest.fixture
def params(lms):
    return dict(lms.fake.login("ada", "quiz").params)


@pytest.mark.parametrize("method", ["get", "post"])
def test_a_login_goes_to_the_registered_address(client, lms, params, settings, method):
    response = begin(client, params, method)
    assert response.status_code == 302
    assert response["Location"].split("?")[0] == lms.row.auth_login_url
    asked = query_of(response["Location"])
    kept = LoginState.objects.get()
    assert asked == {
        "scope": "openid",
        "response_type": "id_token",
        "response_mode": "form_post",
        "prompt": "none",
        "client_id": lms.row.client_id,
        "redirect_uri": f"{settings.PUBLIC_URL}/lti/launch/",
        "login_hint": params["login_hint"],
        "lti_message_hint": params["lti_message_hint"],
        "state": asked["state"],
        "nonce": kept.nonce,
    }
    assert kept.state_hash == login.digest(asked["state"])
    assert len(asked["state"]) >= 32
    assert len(asked["nonce"]) >= 32


def test_the_cookie_of_a_login_is_its_own_and_partitioned(client, params):
    first, second = begin(client, params), begin(client, params)
    names = [*first.cookies, *second.cookies]
    assert len(set(names)) == 2
    for response in (first, second):
        [(name, morsel)] = response.cookies.items()
        assert name.startswith("__Host-ys-login-")
        sent = morsel.OutputString()
        for mark in ("Secure", "HttpOnly", "SameSite=None", "Path=/", "Partitioned", "Max-Age=600"):
            assert mark in sent
        assert "Domain" not in sent
        assert login.digest(morsel.value) == LoginState.objects.get(state_hash__startswith=name[-16:]).browser_hash


@pytest.mark.parametrize(
    "hint",
    ['{"cmid":3,"launchid":"ltilaunch1_1952764488"}', "a+b&c=d%20é \"'<>", "x" * 8192],
)
def test_a_message_hint_comes_back_byte_for_byte(client, params, hint):
    response = begin(client, {**params, "lti_message_hint": hint}, "get")
    assert query_of(response["Location"])["lti_message_hint"] == hint


def test_no_hint_is_sent_where_none_came(client, params):
    del params["lti_message_hint"]
    asked = parse_qs(urlsplit(begin(client, params)["Location"]).query, keep_blank_values=True)
    assert "lti_message_hint" not in asked


def test_an_address_with_a_query_keeps_it(client, lms, params):
    Platform.objects.update(auth_login_url="https://lms.example/auth?tenant=7")
    location = begin(client, params)["Location"]
    assert location.startswith("https://lms.example/auth?tenant=7&scope=openid")


@pytest.mark.parametrize(
    "change",
    [
        {"iss": "https://unknown.example"},
        {"iss": "https://lms.example/"},
        {"iss": "HTTPS://lms.example"},
        {"iss": "https://lms.exampl"},
        {"iss": "https://lms.example\x00"},
        {"client_id": "somebody-else"},
        {"iss": ""},
        {"iss": None},
        {"login_hint": None},
        {"login_hint": ""},
        {"target_link_uri": None},
        {"target_link_uri": "https://evil.example/lti/launch/"},
        {"target_link_uri": "javascript:alert(1)"},
        {"target_link_uri": "//evil.example/"},
    ],
)
@pytest.mark.parametrize("method", ["get", "post"])
def test_a_login_of_nobody_we_know_is_refused_and_leaves_nothing(client, params, rows, change, method):
    before = rows()
    sent = {name: value for name, value in {**params, **change}.items() if value is not None}
    response = begin(client, sent, method)
    assert response.status_code == 400
    assert "Location" not in response
    assert not response.cookies
    assert rows() == before


def test_an_unknown_platform_is_named_as_text_only(client, params):
    response = begin(client, {**params, "iss": "<script>alert(1)</script>"})
    assert response.status_code == 400
    assert b"<script>alert" not in response.content
    assert b"&lt;script&gt;" in response.content


@pytest.mark.parametrize(
    "twice",
    [
        "/lti/login/?{q}&iss=https%3A%2F%2Fother.example",
        "/lti/login/?{q}&login_hint=somebody-else",
    ],
)
def test_a_parameter_with_two_values_is_refused(client, params, twice):
    assert client.get(twice.format(q=urlencode(params))).status_code == 400


def test_query_and_body_must_not_disagree(client, params):
    query = urlencode({"login_hint": "somebody-else"})
    response = client.post(f"/lti/login/?{query}", urlencode(params), content_type=FORM)
    assert response.status_code == 400


def test_the_same_value_twice_is_one_value(client, params):
    response = client.get(f"/lti/login/?{urlencode(params)}&{urlencode({'iss': params['iss']})}")
    assert response.status_code == 302


def test_with_several_registrations_on_one_issuer_the_client_id_decides(client, lms, connect, params):
    other = connect(origin=lms.fake.origin, client_id="another")
    without = {name: value for name, value in params.items() if name != "client_id"}
    assert begin(client, without).status_code == 400
    location = begin(client, {**params, "client_id": "another"})["Location"]
    assert query_of(location)["client_id"] == other.row.client_id


def test_one_registration_needs_no_client_id(client, params):
    del params["client_id"]
    assert begin(client, params).status_code == 302


def test_a_platform_switched_off_begins_no_login(client, lms, params, rows):
    call_command("switch_platform", str(lms.row.pk), "--off", verbosity=0)
    before = rows()
    assert begin(client, params).status_code == 403
    assert rows() == before


@pytest.mark.parametrize("method", ["put", "delete", "patch", "head"])
def test_other_methods_begin_nothing(client, params, method):
    assert getattr(client, method)("/lti/login/").status_code == 405
    assert not LoginState.objects.exists()


def test_a_form_without_end_is_too_large(client, params):
    response = client.post("/lti/login/", "x=" + "y" * 200_000, content_type=FORM)
    assert response.status_code == 413


def test_a_broken_form_is_not_understood(client, db):
    response = client.post("/lti/login/", b"--x\r\nbroken", content_type="multipart/form-data; boundary=x")
    assert response.status_code == 400
    response = client.post("/lti/login/", b"iss=1", content_type="multipart/form-data")
    assert response.status_code == 400


def test_many_tabs_do_not_fill_the_cookie_header(params):
    client = Client()
    for _ in range(50):
        begin(client, params)
        for name in [name for name, morsel in client.cookies.items() if not morsel.value]:
            del client.cookies[name]
    kept = list(client.cookies)
    assert len(kept) == 40


def test_logins_long_over_are_forgotten(client, params):
    begin(client, params)
    later = timezone.now() + timedelta(days=2)
    login.forget(now=later)
    assert not LoginState.objects.exists()


def test_the_parameters_come_back_in_one_query(client, params):
    """The platform's address and ours are joined by one question mark."""
    location = begin(client, params)["Location"]
    assert location.count("?") == 1
    assert len(parse_qsl(urlsplit(location).query)) == 10
