"""Messages recorded from a running Moodle and built from Canvas' documents, where the recordings are at hand.

They lie beside the project, not in it: without them these tests are skipped, and `tests/fakes` stands for their shapes.
"""

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from django.utils import timezone

from lms_app.lti import keysets, launch
from lms_app.lti.jws import open_token
from lms_app.lti.refusals import LaunchRefused
from lms_app.models import Deployment, DeploymentState, Launch, Platform, ResourceLink, Role
from tests.fakes.keys import Key, read, sign

RECORDINGS = Path(__file__).parents[4] / "shared" / "fixtures"
MOODLE, CANVAS = RECORDINGS / "moodle", RECORDINGS / "canvas"
LTI = "https://purl.imsglobal.org/spec/lti/claim/"

pytestmark = [
    pytest.mark.django_db,
    pytest.mark.skipif(
        not RECORDINGS.is_dir(), reason="the recordings of Moodle and Canvas are not beside the project"
    ),
]

MOODLE_LAUNCHES = sorted(path.stem for path in MOODLE.glob("launch-*.json"))
CANVAS_LAUNCHES = sorted(path.stem for path in CANVAS.glob("launch_*.json"))

#: What the recordings say of somebody, where it is not plain from the file's name.
ROLES = {
    "launch_ta": Role.TA,
    "launch-nonediting-teacher": Role.INSTRUCTOR,
    "launch_student_who_teaches_elsewhere": Role.LEARNER,
    "launch_test_user": Role.LEARNER,
}


def expected_role(name):
    if name in ROLES:
        return ROLES[name]
    return Role.LEARNER if "student" in name else Role.INSTRUCTOR


def recorded(path):
    content = json.loads(path.read_text())
    return content.get("claims", content)


def registered(claims, key, **changes):
    platform = Platform.objects.create(
        name="recorded",
        issuer=claims["iss"],
        client_id=claims["aud"],
        auth_login_url="https://lms.example/auth",
        auth_token_url="https://lms.example/token",
        jwks_url="https://lms.example/jwks",
        key_set={"keys": [keysets.usable(key)]},
        key_set_expires_at=timezone.now() + timedelta(days=36_500),
        **changes,
    )
    Deployment.objects.create(
        platform=platform, deployment_id=claims[LTI + "deployment_id"], state=DeploymentState.APPROVED
    )
    return platform


@pytest.mark.parametrize("name", [*MOODLE_LAUNCHES, *CANVAS_LAUNCHES])
def test_a_recorded_launch_is_let_in(client, settings, name):
    from tests.lms_app.lti.lms import load_lesson

    load_lesson()
    claims = recorded((MOODLE if name in MOODLE_LAUNCHES else CANVAS) / f"{name}.json")
    key = Key()
    platform = registered(claims, key.jwk)
    target = f"{settings.PUBLIC_URL}/lti/launch/"
    login = client.post(
        "/lti/login/",
        {"iss": claims["iss"], "client_id": claims["aud"], "login_hint": "5", "target_link_uri": target},
    )
    asked = dict(pair.split("=", 1) for pair in login["Location"].split("?")[1].split("&"))
    now = int(timezone.now().timestamp())
    message = {**claims, "nonce": asked["nonce"], "iat": now, "exp": now + 60, LTI + "target_link_uri": target}
    response = client.post("/lti/launch/", {"state": asked["state"], "id_token": sign(message, key)})
    assert response.status_code == 303
    entered = Launch.objects.get()
    assert entered.user.platform == platform
    assert entered.user.sub == claims["sub"]
    assert entered.role == expected_role(name)
    assert entered.is_test_user == (name == "launch_test_user")
    service = claims.get("https://purl.imsglobal.org/spec/lti-ags/claim/endpoint", {})
    link = ResourceLink.objects.get()
    assert link.lti_id == claims[LTI + "resource_link"]["id"]
    assert link.context.lti_id == claims[LTI + "context"]["id"]
    assert link.ags_lineitem_url == (service.get("lineitem") or "")
    assert link.ags_lineitems_url == service.get("lineitems", "")


def signed_tokens():
    path = MOODLE / "id-tokens-signed.json"
    return json.loads(path.read_text())["tokens"] if path.exists() else {}


@pytest.mark.parametrize("name", sorted(signed_tokens()))
def test_a_token_signed_by_moodle_verifies_at_its_own_time_only(name):
    token = signed_tokens()[name]["id_token"]
    _header, claims = read(token)
    [key] = json.loads((MOODLE / "platform-jwks.json").read_text())["body"]["keys"]
    platform = registered(claims, key)
    at = datetime.fromtimestamp(claims["iat"] + 1, UTC)

    def verify(token=token, nonce=claims["nonce"], now=at):
        return launch.verify(open_token(token), platform=platform, nonce=nonce, now=now)

    facts = verify()
    assert facts.sub == claims["sub"]
    assert facts.deployment_id == claims[LTI + "deployment_id"]
    assert facts.product_family == "moodle"
    head, _body, signature = token.split(".")
    changed = sign({**claims, "sub": "2"}, Key()).split(".")[1]
    for spoiled in (
        {"now": at + timedelta(seconds=125)},
        {"now": at - timedelta(seconds=65)},
        {"nonce": "another"},
        {"token": f"{head}.{changed}.{signature}"},
    ):
        with pytest.raises(LaunchRefused) as refused:
            verify(**spoiled)
        assert refused.value.kind == "unconfirmed"


@pytest.mark.parametrize("path", sorted(CANVAS.glob("deep_linking_request_*.json")), ids=lambda path: path.stem)
def test_a_request_to_choose_contents_is_understood(path):
    claims = recorded(path)
    key = Key()
    platform = registered(claims, key.jwk)
    now = datetime.fromtimestamp(claims["iat"] + 1, UTC)
    facts = launch.verify(open_token(sign(claims, key)), platform=platform, nonce=claims["nonce"], now=now)
    assert facts.message_type == "LtiDeepLinkingRequest"
    assert facts.link is None
    assert facts.role is Role.INSTRUCTOR
