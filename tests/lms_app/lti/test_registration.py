"""Dynamic registration: with an invitation a platform becomes a registration that waits, or nothing at all."""

from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
import requests
from django.utils import timezone

from lms_app.lti import http, invitations, keys, registration
from lms_app.lti.registration_refusals import REFUSALS
from lms_app.models import Deployment, DeploymentState, Invitation, Platform
from tests.fakes.platform import FakePlatform
from tests.fakes.transport import mounted

KINDS = ("plain", "moodle", "canvas")
REFERENCE = r"YS-[2-9A-Z]{4}-[2-9A-Z]{2}"


def invite(**made):
    """Make an invitation; give its address."""
    days = {"days": made.pop("days")} if "days" in made else {}
    hosts = made.pop("further_hosts", ())
    return invitations.issue(Invitation(**made), now=timezone.now(), further_hosts=hosts, **days)


def path_of(address):
    parts = urlsplit(address)
    return f"{parts.path}?{parts.query}"


@pytest.fixture
def meet(db, monkeypatch, settings):
    """Make platforms that can be reached and that nobody knows yet."""
    known = []
    session = mounted(requests.Session())
    monkeypatch.setattr(http, "session_for", lambda _platform: session)

    def make(kind="moodle", **made):
        fake = FakePlatform(kind, tool=settings.PUBLIC_URL, keys=lambda: keys.public_jwks(now=timezone.now()), **made)
        known.append(fake)
        mounted(session, *known)
        return fake

    return make


@pytest.fixture
def register(client):
    """Register a platform as its administrator's browser does; give our answer."""

    def open_frame(fake, address=None, *, browser=client, language="en", **changes):
        opened = fake.registering(address or invite())
        parts = urlsplit(opened)
        asked = {**{name: values[0] for name, values in parse_qs(parts.query).items()}, **changes}
        query = urlencode({name: value for name, value in asked.items() if value is not None})
        headers = {"Referer": f"{fake.origin}/", "Accept-Language": language}
        return browser.get(f"{parts.path}?{query}", headers=headers)

    return open_frame


def refused(response, kind):
    """Hold an answer to one kind of refusal: its status, its words in both languages, a reference."""
    assert response.status_code == REFUSALS[kind].status, response.content.decode()
    page = response.content.decode()
    assert f'data-kind="{kind}"' in page
    assert 'lang="zh-Hans"' in page
    assert 'lang="en"' in page
    assert response["Cache-Control"] == "no-store"
    assert not Platform.objects.exists()
    assert not Deployment.objects.exists()
    return page


# What comes of it


@pytest.mark.parametrize("kind", KINDS)
def test_a_platform_registers_itself_and_waits_for_approval(meet, register, kind):
    fake = meet(kind)
    answer = register(fake)
    assert answer.status_code == 200, answer.content.decode()
    assert 'data-lti-close="org.imsglobal.lti.close"' in answer.content.decode()
    row = Platform.objects.get()
    told = {**fake.registration}
    deployment_id = told.pop("deployment_id")
    assert {name: getattr(row, name) for name in told} == told
    assert (row.is_pending, row.is_active, row.product_family) == (True, False, fake.personality.family)
    expected = [] if kind == "canvas" else [(deployment_id, DeploymentState.PENDING)]
    assert list(Deployment.objects.values_list("deployment_id", "state")) == expected
    invitation = Invitation.objects.get()
    assert invitation.platform == row
    assert invitation.used_at is not None


@pytest.mark.parametrize("kind", KINDS)
def test_what_waits_opens_nothing_until_it_is_approved(meet, register, client, kind):
    fake = meet(kind)
    register(fake)
    fake.activate()
    login = fake.login()
    assert client.post("/lti/login/", login.params).status_code == 403
    registration.approve(Platform.objects.get())
    assert client.post("/lti/login/", login.params).status_code == 302


def test_approving_admits_the_deployment_that_came_with_it(meet, register):
    register(meet("moodle"))
    registration.approve(Platform.objects.get())
    row = Platform.objects.get()
    assert (row.is_pending, row.is_active) == (False, True)
    assert Deployment.objects.get().state == DeploymentState.APPROVED


def test_approving_what_does_not_wait_changes_nothing(meet, register):
    register(meet("moodle"))
    Platform.objects.update(is_pending=False)
    registration.approve(Platform.objects.get())
    assert not Platform.objects.get().is_active
    assert Deployment.objects.get().state == DeploymentState.PENDING


def test_an_invitation_may_approve_at_once(meet, register):
    answer = register(meet("moodle"), invite(approves=True, admits_deployments=True, name="Our Moodle"))
    row = Platform.objects.get()
    assert (row.is_pending, row.is_active, row.admits_deployments, row.name) == (False, True, True, "Our Moodle")
    assert Deployment.objects.get().state == DeploymentState.APPROVED
    assert "launches can begin" in answer.content.decode()
    assert "org.imsglobal.lti.close" in answer.content.decode()
