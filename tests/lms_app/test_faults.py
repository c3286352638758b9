"""What Django answers by itself, in our words."""

import logging

import pytest
from django.db import OperationalError
from django.test import Client

from lms_app import sessions
from lms_app.lti import views

pytestmark = pytest.mark.django_db


@pytest.fixture
def client():
    return Client(raise_request_exception=False, headers={"Accept-Language": "en"})


def test_an_unknown_address_is_answered_in_words(client):
    response = client.get("/nowhere/")
    assert response.status_code == 404
    assert b"There is nothing here" in response.content
    assert b"YS-" in response.content


def test_an_unknown_address_of_the_api_is_a_problem_document(client):
    response = client.get("/api/nowhere/")
    assert response.status_code == 404
    assert response["Content-Type"] == "application/problem+json"
    body = response.json()
    assert body["status"] == 404
    assert (body["code"], body["reference"][:3]) == ("missing", "YS-")


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
def test_the_key_set_is_only_read(method):
    assert Client(enforce_csrf_checks=True).generic(method, "/lti/jwks/").status_code == 405


def test_a_form_without_its_token_is_answered_in_our_words():
    response = Client(enforce_csrf_checks=True, headers={"Accept-Language": "en"}).post("/admin/login/", {})
    assert response.status_code == 403
    assert b"This page is out of date" in response.content


@pytest.mark.parametrize(("fault", "status"), [(OperationalError("gone"), 503), (ValueError("secret-value"), 500)])
def test_what_breaks_on_our_side_says_so_and_gives_nothing_away(client, monkeypatch, caplog, fault, status):
    def broken(**_now):
        raise fault

    monkeypatch.setattr(views.keys, "public_jwks", broken)
    with caplog.at_level(logging.CRITICAL, "django.request"):
        response = client.get("/lti/jwks/")
    assert response.status_code == status
    assert b"secret-value" not in response.content
    assert b"YS-" in response.content


def test_a_request_for_another_host_is_not_read(client):
    response = client.get("/", headers={"Host": "evil.example"})
    assert response.status_code == 400
    assert b"evil.example" not in response.content


def test_a_database_that_is_away_is_said_on_pages_too(client, monkeypatch):
    def away(sid):
        raise OperationalError("gone")

    monkeypatch.setattr(sessions, "_read", away)
    response = client.get("/s/0123456789abcdef0123/")
    assert response.status_code == 503
    assert b"YS-" in response.content
