"""Whose request it is, whoever claims otherwise."""

from __future__ import annotations

from typing import Any

import pytest
from django.core.exceptions import ImproperlyConfigured
from django.http import HttpRequest, HttpResponse
from django.test import RequestFactory

from lms_app.web.proxies import TrustedProxyMiddleware, client_address, is_within


def asked(peer: str, forwarded: str = "", **headers: str) -> HttpRequest:
    extra = {"HTTP_X_FORWARDED_FOR": forwarded} if forwarded else {}
    return RequestFactory().get("/", REMOTE_ADDR=peer, **extra, **headers)


def seen(request: HttpRequest) -> HttpRequest:
    TrustedProxyMiddleware(lambda passed: HttpResponse())(request)
    return request


@pytest.fixture
def proxies(settings: Any) -> None:
    settings.TRUSTED_PROXIES = ["10.0.0.0/8", "2001:db8::/32"]


@pytest.mark.usefixtures("proxies")
@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("203.0.113.9", "", "203.0.113.9"),
        ("203.0.113.9", "198.51.100.1", "203.0.113.9"),
        ("10.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "192.0.2.66, 198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "198.51.100.1, 10.0.0.2", "198.51.100.1"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("2001:db8::1", "[2001:470::5]:443", "2001:470::5"),
        ("10.0.0.1", "198.51.100.1:5123", "198.51.100.1"),
        ("10.0.0.1", "::ffff:198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "nonsense", ""),
    ],
)
def test_only_a_trusted_proxy_is_believed(peer: str, forwarded: str, client: str) -> None:
    assert client_address(asked(peer, forwarded)) == client


@pytest.mark.usefixtures("proxies")
def test_a_stranger_cannot_claim_that_the_request_was_encrypted() -> None:
    assert "HTTP_X_FORWARDED_PROTO" not in seen(asked("203.0.113.9", HTTP_X_FORWARDED_PROTO="https")).META
    assert "HTTP_X_FORWARDED_PROTO" in seen(asked("10.0.0.1", HTTP_X_FORWARDED_PROTO="https")).META


def test_a_proxy_on_a_socket_has_to_be_named(settings: Any) -> None:
    settings.TRUSTED_PROXIES = []
    assert client_address(asked("", "198.51.100.1")) == ""
    settings.TRUSTED_PROXIES = ["unix"]
    assert client_address(asked("", "198.51.100.1")) == "198.51.100.1"


def test_a_wrong_setting_stops_the_start(settings: Any) -> None:
    settings.TRUSTED_PROXIES = ["my-proxy"]
    with pytest.raises(ImproperlyConfigured, match="TRUSTED_PROXIES must list addresses or networks"):
        TrustedProxyMiddleware(lambda passed: HttpResponse())


def test_no_address_is_within_nothing() -> None:
    assert not is_within("", ("0.0.0.0/0",), "METRICS_ALLOWED")
    assert not is_within("192.0.2.1", (), "METRICS_ALLOWED")
