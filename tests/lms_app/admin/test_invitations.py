"""Invitations and what comes of them, in the admin."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest
from django.contrib.auth.models import Permission, User
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from lms_app.lti import invitations
from lms_app.models import Deployment, DeploymentState, Invitation, Platform
from tests import make

LIST = "admin:lms_app_invitation_changelist"
ADD = "admin:lms_app_invitation_add"
PLATFORMS = "admin:lms_app_platform_changelist"
FILLED = {"name": "Our Moodle", "further_hosts": "", "days": "7"}


@pytest.fixture
def waiting(db: None) -> Platform:
    """A registration that waits, with a deployment that came with it."""
    platform = make.platform("new.example")
    Platform.objects.filter(pk=platform.pk).update(is_active=False, is_pending=True)
    platform.refresh_from_db()
    Deployment.objects.create(platform=platform, deployment_id="1")
    return platform


def made(operator: Client, **changes: str) -> str:
    """Make an invitation; give the page that shows it."""
    answer = operator.post(reverse(ADD), {**FILLED, **changes})
    assert answer.status_code == 200
    return answer.content.decode()


def test_an_invitation_is_made_and_its_address_shown_once(operator: Client, settings: object) -> None:
    answer = operator.post(reverse(ADD), {**FILLED, "approves": "on", "further_hosts": "SSO.lms.example, lms.example"})
    page = answer.content.decode()
    address = re.search(r'id="address">([^<]+)<', page)
    assert address is not None
    token = address[1].partition("?invitation=")[2]
    invitation = Invitation.objects.get()
    assert invitations.claim(token, now=timezone.now()) == invitation
    assert (invitation.name, invitation.approves, invitation.admits_deployments) == ("Our Moodle", True, False)
    assert invitation.further_hosts == ["lms.example", "sso.lms.example"]
    assert invitation.created_by is not None
    assert invitation.created_by.username == "operator"
    assert invitation.expires_at - invitation.created_at == timedelta(days=7)
    assert "no-store" in answer["Cache-Control"]
    for shown in (reverse(LIST), reverse("admin:lms_app_invitation_change", args=[invitation.pk])):
        again = operator.get(shown).content.decode()
        assert token not in again
        assert invitation.token_hash not in again


@pytest.mark.parametrize(
    "changes", [{"further_hosts": "lms.example a_b"}, {"further_hosts": "-"}, {"days": "0"}, {"days": "91"}]
)
def test_what_makes_no_invitation_is_said_at_its_field(operator: Client, changes: dict[str, str]) -> None:
    page = made(operator, **changes)
    assert "errorlist" in page
    assert not Invitation.objects.exists()


def test_an_invitation_is_not_changed_but_can_be_taken_back(operator: Client) -> None:
    made(operator)
    invitation = Invitation.objects.get()
    change = reverse("admin:lms_app_invitation_change", args=[invitation.pk])
    assert operator.post(change, {**FILLED, "approves": "on"}).status_code == 403
    operator.post(reverse("admin:lms_app_invitation_delete", args=[invitation.pk]), {"post": "yes"})
    assert not Invitation.objects.exists()


def test_an_instructor_sees_and_makes_no_invitation(ivy: Client) -> None:
    for page in (LIST, ADD):
        assert ivy.get(reverse(page)).status_code == 403
    assert ivy.post(reverse(ADD), FILLED).status_code == 403
    assert not Invitation.objects.exists()


def test_what_waits_is_approved_from_the_list_with_its_deployment(operator: Client, waiting: Platform) -> None:
    page = operator.get(reverse(PLATFORMS), {"is_pending__exact": "1"}).content.decode()
    assert "new.example" in page
    operator.post(reverse(PLATFORMS), {"action": "approve", "_selected_action": [waiting.pk]})
    waiting.refresh_from_db()
    assert (waiting.is_active, waiting.is_pending) == (True, False)
    assert Deployment.objects.get(platform=waiting).state == DeploymentState.APPROVED


def test_approving_from_the_list_switches_nothing_on_that_was_switched_off(operator: Client, waiting: Platform) -> None:
    off = make.platform("off.example")
    Platform.objects.filter(pk=off.pk).update(is_active=False)
    operator.post(reverse(PLATFORMS), {"action": "approve", "_selected_action": [off.pk, waiting.pk]})
    off.refresh_from_db()
    assert not off.is_active


def form_of(platform: Platform, **changes: str) -> dict[str, str]:
    """Fill the form of a platform's page as it stands."""
    names = ("name", "issuer", "client_id", "auth_login_url", "auth_token_url", "jwks_url", "token_audience")
    filled = {name: str(getattr(platform, name)) for name in names} | {"service_hosts": "[]"}
    filled |= {"deployments-TOTAL_FORMS": "0", "deployments-INITIAL_FORMS": "0"}
    return {**filled, **changes}


def test_ticking_active_on_a_platform_that_waits_approves_it(operator: Client, waiting: Platform) -> None:
    page = reverse("admin:lms_app_platform_change", args=[waiting.pk])
    answer = operator.post(page, form_of(waiting, is_active="on"))
    assert answer.status_code == 302, answer.content.decode()
    waiting.refresh_from_db()
    assert (waiting.is_active, waiting.is_pending) == (True, False)
    assert Deployment.objects.get(platform=waiting).state == DeploymentState.APPROVED


def test_saving_what_waits_leaves_it_waiting(operator: Client, waiting: Platform) -> None:
    page = reverse("admin:lms_app_platform_change", args=[waiting.pk])
    operator.post(page, form_of(waiting, name="Renamed"))
    waiting.refresh_from_db()
    assert (waiting.name, waiting.is_active, waiting.is_pending) == ("Renamed", False, True)


def test_keys_of_another_address_are_not_kept(operator: Client) -> None:
    platform = make.platform(key_set={"keys": []}, key_set_expires_at=timezone.now(), key_set_tried_at=timezone.now())
    page = reverse("admin:lms_app_platform_change", args=[platform.pk])
    operator.post(page, form_of(platform, is_active="on", name="Renamed"))
    platform.refresh_from_db()
    assert platform.key_set == {"keys": []}
    operator.post(page, form_of(platform, is_active="on", jwks_url="https://lms.example/other"))
    platform.refresh_from_db()
    assert (platform.jwks_url, platform.key_set) == ("https://lms.example/other", None)


def test_what_only_waits_can_be_deleted_and_nothing_else(operator: Client, waiting: Platform) -> None:
    known = make.platform("lms.example")
    operator.post(reverse(PLATFORMS), {"action": "reject", "_selected_action": [known.pk, waiting.pk]})
    assert list(Platform.objects.all()) == [known]
    assert not Deployment.objects.exists()
    assert operator.post(reverse("admin:lms_app_platform_delete", args=[known.pk]), {"post": "yes"}).status_code == 403


def test_who_may_only_look_approves_nothing(waiting: Platform) -> None:
    looker = User.objects.create_user("looker", password="a long one for tests", is_staff=True)
    for model in ("platform", "deployment"):
        looker.user_permissions.add(Permission.objects.get(codename=f"view_{model}"))
    client = Client()
    client.force_login(looker, backend="django.contrib.auth.backends.ModelBackend")
    for action in ("approve", "reject"):
        client.post(reverse(PLATFORMS), {"action": action, "_selected_action": [waiting.pk]})
    deployment = Deployment.objects.get(platform=waiting)
    client.post(
        reverse("admin:lms_app_deployment_changelist"), {"action": "approve", "_selected_action": [deployment.pk]}
    )
    waiting.refresh_from_db()
    deployment.refresh_from_db()
    assert waiting.is_pending
    assert deployment.state == DeploymentState.PENDING
