"""The configuration that Canvas takes by address: as documented, ours in every address, and no secret in it."""

from urllib.parse import urlsplit

import pytest

from lms_app.lti import custom, keys, targets
from tests.fakes.registration import recorded
from tests.fakes.vocabulary import ALL_SCOPES


@pytest.fixture
def configuration(client, db):
    answer = client.get("/lti/config/canvas.json")
    assert answer.status_code == 200
    return answer.json()


def test_it_names_our_addresses_and_our_keys_by_address(configuration, settings):
    url = settings.PUBLIC_URL
    assert configuration["oidc_initiation_url"] == f"{url}/lti/login/"
    assert configuration["target_link_uri"] == f"{url}/lti/launch/"
    assert configuration["public_jwk_url"] == f"{url}/lti/jwks/"
    assert "public_jwk" not in configuration
    assert set(configuration["scopes"]) == set(ALL_SCOPES)
    assert configuration["custom_fields"] == custom.FIELDS
    assert (configuration["title"], bool(configuration["description"])) == ("Yardstick", True)


def test_every_placement_leads_to_a_launch_of_ours_by_a_message_that_canvas_sends_there(configuration, settings):
    [extension] = configuration["extensions"]
    assert (extension["platform"], extension["privacy_level"]) == ("canvas.instructure.com", "name_only")
    assert extension["domain"] == urlsplit(settings.PUBLIC_URL).netloc
    placements = {entry["placement"]: entry for entry in extension["settings"]["placements"]}
    assert {"assignment_selection", "link_selection", "module_menu_modal", "course_navigation"} <= set(placements)
    family = "https://purl.imsglobal.org/spec/lti-platform-configuration"
    sent = {
        message["type"]: message["placements"]
        for message in recorded("canvas")["configuration"][family]["messages_supported"]
    }
    for name, entry in placements.items():
        assert name in sent[entry["message_type"]]
        assert targets.activity_of(entry["target_link_uri"]) == ""
        assert entry["enabled"]
    course = placements["course_navigation"]
    assert (course["default"], course["visibility"]) == ("disabled", "admins")


def test_it_is_the_same_for_everyone_and_may_be_kept(client, db):
    keys.signing_key()
    first = client.get("/lti/config/canvas.json", headers={"Accept-Language": "zh-CN"})
    second = client.get("/lti/config/canvas.json?x=1", headers={"Accept-Language": "en"})
    assert first.content == second.content
    assert first["Content-Type"] == "application/json"
    assert "max-age=3600" in first["Cache-Control"]
    assert client.post("/lti/config/canvas.json").status_code == 405
