"""Commands of whoever connects platforms."""

import json
from datetime import timedelta
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from lms_app.models import Deployment, DeploymentState, Invitation, Platform, ToolKey

pytestmark = pytest.mark.django_db

REGISTRATION = {
    "name": "School",
    "issuer": "https://lms.example",
    "client_id": "client-1",
    "auth_login_url": "https://lms.example/auth",
    "auth_token_url": "https://lms.example/token",
    "jwks_url": "https://lms.example/jwks",
}


def register(*more, **changes):
    out = StringIO()
    arguments = [
        f"--{name.replace('_', '-')}={value}"
        for name, value in {**REGISTRATION, **changes}.items()
        if value is not None
    ]
    call_command("register_platform", *arguments, *more, stdout=out)
    return json.loads(out.getvalue())


def test_a_registration_is_added_and_our_addresses_are_printed(settings):
    printed = register("--deployment-id=1", "--deployment-id=2")
    platform = Platform.objects.get()
    assert printed == {
        "platform": platform.pk,
        "login": f"{settings.PUBLIC_URL}/lti/login/",
        "launch": f"{settings.PUBLIC_URL}/lti/launch/",
        "jwks": f"{settings.PUBLIC_URL}/lti/jwks/",
    }
    assert {name: getattr(platform, name) for name in REGISTRATION} == REGISTRATION
    assert set(Deployment.objects.values_list("deployment_id", "state")) == {
        ("1", DeploymentState.APPROVED),
        ("2", DeploymentState.APPROVED),
    }
    assert ToolKey.objects.exists()


def test_registering_again_updates_and_keeps_what_is_not_said():
    first = register("--deployment-id=1")
    Platform.objects.update(is_active=False, product_family="moodle")
    Deployment.objects.update(state=DeploymentState.REFUSED)
    second = register("--deployment-id=2", jwks_url="https://lms.example/new-jwks")
    assert first == second
    platform = Platform.objects.get()
    assert (platform.jwks_url, platform.product_family) == ("https://lms.example/new-jwks", "moodle")
    assert not platform.is_active
    assert Deployment.objects.get(deployment_id="1").state == DeploymentState.REFUSED


def test_keys_are_not_kept_for_another_address():
    register()
    Platform.objects.update(key_set={"keys": []})
    register()
    assert Platform.objects.get().key_set == {"keys": []}
    register(jwks_url="https://lms.example/new-jwks")
    assert Platform.objects.get().key_set is None


def test_one_issuer_may_have_many_clients():
    assert register()["platform"] != register(client_id="client-2")["platform"]


def test_the_hosts_of_a_canvas_school_are_its_own():
    register(
        "--canvas-domain=school.instructure.com",
        "--canvas-domain=https://other.instructure.com/",
        issuer="https://canvas.instructure.com",
        auth_login_url="https://sso.canvaslms.com/auth",
        auth_token_url="https://school.instructure.com/token",
        jwks_url="https://sso.canvaslms.com/jwks",
    )
    assert Platform.objects.get().service_hosts == ["school.instructure.com", "other.instructure.com"]


@pytest.mark.parametrize(
    "change",
    [
        {"jwks_url": "http://lms.example/jwks"},
        {"auth_token_url": "ftp://lms.example/token"},
        {"auth_login_url": "not an address"},
        {"issuer": ""},
        {"client_id": ""},
    ],
)
def test_what_cannot_work_is_not_registered(change):
    with pytest.raises(CommandError):
        register(**change)
    assert not Platform.objects.exists()


@pytest.mark.parametrize("missing", REGISTRATION)
def test_everything_must_be_said(missing):
    with pytest.raises(CommandError, match=missing.replace("_", "-")):
        register(**{missing: None})


def test_a_platform_is_switched_off_and_on():
    number = str(register()["platform"])
    call_command("switch_platform", number, "--off", stdout=StringIO())
    assert not Platform.objects.get().is_active
    call_command("switch_platform", number, "--on", stdout=StringIO())
    assert Platform.objects.get().is_active


def test_a_deployment_is_approved_before_or_after_it_is_seen():
    number = str(register()["platform"])
    Deployment.objects.create(platform_id=number, deployment_id="seen")
    for name in ("seen", "unseen"):
        call_command("approve_deployment", number, name, stdout=StringIO())
        assert Deployment.objects.get(deployment_id=name).state == DeploymentState.APPROVED


@pytest.mark.parametrize("command", [("switch_platform", "99", "--off"), ("approve_deployment", "99", "1")])
def test_an_unknown_platform_is_said_so(command):
    with pytest.raises(CommandError, match="no platform 99"):
        call_command(*command)


def invited(*arguments):
    out = StringIO()
    call_command("invite_platform", *arguments, stdout=out)
    return out.getvalue()


def test_an_invitation_is_one_address_on_one_line(settings):
    printed = invited(
        "--name=Our Moodle", "--approve", "--admit-deployments", "--host=https://SSO.lms.example/", "--days=2"
    )
    assert printed.startswith(f"{settings.PUBLIC_URL}/lti/register/?invitation=")
    assert len(printed.split()) == 1
    invitation = Invitation.objects.get()
    assert (invitation.name, invitation.approves, invitation.admits_deployments) == ("Our Moodle", True, True)
    assert invitation.further_hosts == ["sso.lms.example"]
    assert invitation.expires_at - invitation.created_at == timedelta(days=2)


def test_without_more_words_an_invitation_approves_nothing():
    invited()
    invitation = Invitation.objects.get()
    assert (invitation.approves, invitation.admits_deployments, invitation.further_hosts) == (False, False, [])


@pytest.mark.parametrize(
    "arguments", [["--days=0"], ["--days=91"], ["--host=/"], ["--host=a b"], ["--name=" + "n" * 201]]
)
def test_an_invitation_that_makes_no_sense_is_not_made(arguments):
    with pytest.raises(CommandError):
        invited(*arguments)
    assert not Invitation.objects.exists()


def test_a_registration_that_waits_is_approved_by_switching_it_on():
    number = str(register()["platform"])
    Platform.objects.update(is_active=False, is_pending=True)
    Deployment.objects.create(platform_id=number, deployment_id="1")
    call_command("switch_platform", number, "--off", stdout=StringIO())
    assert Platform.objects.get().is_pending
    register()
    assert Platform.objects.get().is_pending
    call_command("switch_platform", number, "--on", stdout=StringIO())
    assert (Platform.objects.get().is_active, Platform.objects.get().is_pending) == (True, False)
    assert Deployment.objects.get().state == DeploymentState.APPROVED
