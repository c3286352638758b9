"""Where a platform may send people."""

import pytest

from lms_app.lti import targets
from lms_app.lti.refusals import LaunchRefused


@pytest.fixture(autouse=True)
def _own_origin(settings):
    settings.PUBLIC_URL = "https://tool.example"


@pytest.mark.parametrize(
    ("address", "activity"),
    [
        ("https://tool.example/lti/launch/", ""),
        ("https://tool.example/lti/launch", ""),
        ("https://tool.example:443/lti/launch/", ""),
        ("https://TOOL.example/lti/launch/", ""),
        ("https://tool.example/lti/launch/?from=menu", ""),
        ("https://tool.example/lti/launch/quiz/", "quiz"),
        ("https://tool.example/lti/launch/exercise-1", "exercise-1"),
    ],
)
def test_our_launch_addresses_are_known(address, activity):
    assert targets.activity_of(address) == activity


@pytest.mark.parametrize(
    "address",
    [
        "https://evil.example/lti/launch/",
        "https://tool.example.evil.example/lti/launch/",
        "http://tool.example/lti/launch/",
        "https://tool.example:8443/lti/launch/",
        "https://tool.example:x/lti/launch/",
        "https://somebody@tool.example/lti/launch/",
        "https://tool.example@evil.example/lti/launch/",
        "//tool.example/lti/launch/",
        "/lti/launch/",
        "javascript:alert(1)",
        "https://[::1/lti/launch/",
        "https://tool.example\\@evil.example/lti/launch/",
        "https://tool.example/lti/launch/\n",
        "https://tool.example/",
        "https://tool.example/admin/",
        "https://tool.example/lti/launch/../../admin/",
        "https://tool.example/lti/launch//evil.example/",
        "https://tool.example/lti/launch/Quiz/",
        "https://tool.example/lti/launch/" + "a" * 41 + "/",
        "https://tool.example/lti/launch/%2e%2e/",
        "",
    ],
)
def test_any_other_address_is_refused(address):
    with pytest.raises(LaunchRefused) as refused:
        targets.activity_of(address)
    assert refused.value.kind == "target"
