"""The way from page to page of a service's list."""

import pytest

from lms_app.lti import http, services

HERE = "https://lms.example/lti/7/members?limit=2"


def reply(link: str) -> http.Reply:
    return http.Reply(200, "OK", {"Link": link} if link else {}, b"")


@pytest.mark.parametrize(
    "link",
    [
        '<https://lms.example/next?page=2&b=%2F>; rel="next"',
        "<https://lms.example/next?page=2&b=%2F>; rel=next",
        "<https://lms.example/next?page=2&b=%2F>; rel='next'",
        '<https://lms.example/next?page=2&b=%2F>;title="a, b";REL="Next last"',
        '<https://lms.example/a>; rel="current",<https://lms.example/next?page=2&b=%2F>; rel="next"',
        '<https://lms.example/a>; rel="prev", <https://lms.example/next?page=2&b=%2F>; rel="next", <https://lms.example/b>',
        "<https://lms.example/next?page=2&b=%2F>; rel=“next”",
        '</next?page=2&b=%2F>; rel="next"',
    ],
)
def test_the_next_page_is_found_however_it_is_written(link: str) -> None:
    assert services.following(HERE, reply(link)) == "https://lms.example/next?page=2&b=%2F"


def test_typographic_quotes_are_read_from_the_bytes_that_came() -> None:
    sent = "<https://lms.example/i?type_id=1&amp;limit=2&amp;from=2>; rel=“next”, <https://lms.example/i>; rel=“last”"
    as_handed_over = sent.encode().decode("latin-1")
    assert services.following(HERE, reply(as_handed_over)) == "https://lms.example/i?type_id=1&limit=2&from=2"


@pytest.mark.parametrize(
    "named",
    [
        "https://lms.example/Next?Cursor=AbC%2bd;x=1&y=a+b",
        "https://lms.example/n;p=1?q=<".replace("<", "%3C"),
        "https://lms.example/n?a=1&b=x&amp;c=2",
    ],
)
def test_an_address_is_taken_as_given(named: str) -> None:
    assert services.following(HERE, reply(f'<{named}>; rel="next"')) == named


@pytest.mark.parametrize(
    "link",
    [
        "",
        '<https://lms.example/a>; rel="prev"',
        '<https://lms.example/a>; rel="next-archive"',
        "rel=next",
        "<",
        "<>;rel",
    ],
)
def test_no_next_page_is_none(link: str) -> None:
    assert services.following(HERE, reply(link)) == ""


@pytest.mark.parametrize(
    "named",
    [
        "https://elsewhere.example/lti/7/members?page=2",
        "http://lms.example/lti/7/members?page=2",
        "https://lms.example:8443/lti/7/members?page=2",
        "//elsewhere.example/members",
        "https://lms.example@elsewhere.example/members",
        "https://[::1/members",
        "javascript:alert(1)",
        "file:///etc/passwd",
    ],
)
def test_a_page_of_another_origin_is_refused(named: str) -> None:
    with pytest.raises(http.AddressRefused):
        services.following(HERE, reply(f'<{named}>; rel="next"'))
