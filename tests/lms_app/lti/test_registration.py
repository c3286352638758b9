"""Dynamic registration: with an invitation a platform becomes a registration that waits, or nothing at all."""

import json
import re
import socket
import threading
from datetime import timedelta
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
import requests
from django.db import DatabaseError, connections
from django.test import Client
from django.utils import timezone
from hypothesis import given
from hypothesis import strategies as st

from lms_app.lti import http, invitations, keys, registration, registration_platform, registration_request
from lms_app.lti.registration_refusals import REFUSALS
from lms_app.models import Deployment, DeploymentState, Invitation, Platform
from tests.fakes.platform import FakePlatform
from tests.fakes.registration import TOOL_CONFIGURATION
from tests.fakes.transport import mounted
from tests.fakes.vocabulary import ALL_SCOPES, CANVAS

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
    # A platform that offers storage is asked for it first.
    offers_storage = "lti_storage_target" in login.params
    assert client.post("/lti/login/", login.params).status_code == (200 if offers_storage else 302)


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


def test_a_shared_issuer_from_a_stranger_waits_whatever_the_invitation_says(meet, register):
    register(meet("canvas"), invite(approves=True))
    assert Platform.objects.get().is_pending


def test_a_canvas_whose_host_the_invitation_names_is_approved_at_once(meet, register):
    register(meet("canvas"), invite(approves=True, further_hosts=["lms.example"]))
    assert Platform.objects.get().is_active


def test_canvas_is_called_by_its_account_and_served_from_the_schools_host(meet, register):
    register(meet("canvas"))
    row = Platform.objects.get()
    assert (row.name, row.service_hosts) == ("Northbank University", ["lms.example"])
    assert row.token_audience == ""


def test_a_platform_is_called_by_its_host_where_nothing_names_it(meet, register):
    register(meet("moodle"))
    assert Platform.objects.get().name == "lms.example"


# What we ask for


def test_moodle_is_asked_for_what_it_has_to_give(meet, register, settings):
    fake = meet("moodle")
    register(fake)
    [taken] = fake.registrations.taken
    asked = taken["request"]
    url = settings.PUBLIC_URL
    told = asked.pop(TOOL_CONFIGURATION)
    assert asked == {
        "application_type": "web",
        "grant_types": ["client_credentials", "implicit"],
        "response_types": ["id_token"],
        "redirect_uris": [f"{url}/lti/launch/"],
        "initiate_login_uri": f"{url}/lti/login/",
        "client_name": "Yardstick",
        "jwks_uri": f"{url}/lti/jwks/",
        "token_endpoint_auth_method": "private_key_jwt",
        "scope": asked["scope"],
    }
    assert set(asked["scope"].split()) == set(ALL_SCOPES)
    assert (told["domain"], told["target_link_uri"]) == (urlsplit(url).netloc, f"{url}/lti/launch/")
    assert told["claims"] == ["iss", "sub", "name", "given_name", "family_name"]
    assert told["custom_parameters"] == {"context_history": "$Context.id.history"}
    assert [(message["type"], message.get("placements")) for message in told["messages"]] == [
        ("LtiResourceLinkRequest", None),
        ("LtiDeepLinkingRequest", ["ContentArea"]),
    ]


def test_canvas_is_asked_in_its_own_dialect(meet, register):
    fake = meet("canvas")
    register(fake)
    told = fake.registrations.taken[0]["request"][TOOL_CONFIGURATION]
    course, choice = told["messages"]
    assert course["placements"] == ["course_navigation"]
    assert course[CANVAS + "course_navigation/default_enabled"] is False
    assert course[CANVAS + "visibility"] == "admins"
    assert choice["placements"] == [
        *("assignment_selection", "link_selection", "course_assignments_menu"),
        *("module_menu_modal", "module_index_menu_modal"),
    ]
    assert told[CANVAS + "privacy_level"] == "name_only"
    assert told["custom_parameters"]["due"] == "$Canvas.assignment.dueAt.iso8601"
    # A name that Canvas' schema does not know may spoil the whole registration.
    assert not [name for name in told if "#" in name]


def test_only_scopes_that_a_platform_has_are_asked_for(meet, register):
    fake = meet("plain")
    fake.scopes = ALL_SCOPES[-2:]
    register(fake)
    assert set(fake.registrations.taken[0]["request"]["scope"].split()) == set(ALL_SCOPES[-2:])


def test_a_platform_that_lists_nothing_is_asked_for_everything(meet, register, monkeypatch):
    fake = meet("plain")
    said = fake.personality.configuration()
    for name in ("scopes_supported", "claims_supported", "response_types_supported"):
        del said[name]
    said[registration_platform.PLATFORM_CONFIGURATION] = {}
    monkeypatch.setattr(fake.personality, "configuration", lambda: said)
    assert register(fake).status_code == 200
    asked = fake.registrations.taken[0]["request"]
    assert set(asked["scope"].split()) == set(ALL_SCOPES)
    assert "due" in asked[TOOL_CONFIGURATION]["custom_parameters"]
    assert len(asked[TOOL_CONFIGURATION]["messages"]) == 3


def test_the_registration_token_goes_along_with_both_calls(meet, register):
    fake = meet("canvas")
    register(fake)
    asked, told = fake.requests("configuration")[0], fake.requests("registration")[0]
    assert asked.headers["authorization"] == told.headers["authorization"]
    assert told.headers["authorization"].startswith("Bearer ey")
    assert told.media_type == "application/json"


def test_a_platform_may_give_no_token(meet, register, monkeypatch):
    fake = meet("plain")
    token = fake.registrations.token()
    offer = fake.registrations.offers[token]
    monkeypatch.setattr(fake.registrations, "offer", lambda _request: offer)
    assert register(fake, registration_token=None).status_code == 200
    assert "authorization" not in fake.requests("registration")[0].headers


# Invitations


@pytest.mark.parametrize(
    "address", ["/lti/register/", "/lti/register/?invitation=", "/lti/register/?invitation=made-up"]
)
def test_nobody_registers_without_an_invitation(meet, register, address):
    fake = meet("moodle")
    refused(register(fake, address), "uninvited")
    assert fake.requests() == []


def test_an_invitation_is_used_once(meet, register):
    first, second, address = meet("moodle"), meet("plain", origin="https://other.example"), invite()
    register(first, address)
    answer = register(second, address)
    assert answer.status_code == 403
    assert 'data-kind="used"' in answer.content.decode()
    assert second.requests() == []
    assert Platform.objects.count() == 1


def test_an_invitation_ends(meet, register):
    address = invite(days=1)
    Invitation.objects.update(expires_at=timezone.now() - timedelta(seconds=1))
    refused(register(meet("moodle"), address), "expired")


def test_an_invitation_opened_by_hand_says_where_it_belongs_and_stays_good(client, meet, register):
    address = invite()
    answer = client.get(path_of(address), headers={"Accept-Language": "en"})
    assert "Manage tools" in refused(answer, "by_hand")
    assert register(meet("moodle"), address).status_code == 200


def test_a_registration_that_came_to_nothing_leaves_the_invitation_good(meet, register):
    fake, address = meet("moodle"), invite()
    fake.faults.down("configuration")
    refused(register(fake, address), "configuration")
    assert register(fake, address).status_code == 200


def test_an_invitation_under_way_is_taken_until_its_registration_must_have_died(meet, register):
    fake, address = meet("moodle"), invite()
    Invitation.objects.update(claimed_at=timezone.now() - timedelta(seconds=90))
    refused(register(fake, address), "taken")
    Invitation.objects.update(claimed_at=timezone.now() - timedelta(seconds=150))
    assert register(fake, address).status_code == 200


def test_who_was_slower_than_the_lease_keeps_nothing(meet, register, monkeypatch):
    fake, address = meet("moodle"), invite()
    real = fake.personality.registered

    def late(*given):
        Invitation.objects.update(claimed_at=timezone.now())
        return real(*given)

    monkeypatch.setattr(fake.personality, "registered", late)
    refused(register(fake, address), "taken")
    assert Invitation.objects.get().claimed_at is not None


def test_only_the_hash_of_an_invitation_is_kept(db):
    token = parse_qs(urlsplit(invite()).query)["invitation"][0]
    kept = Invitation.objects.values().get()
    assert token not in str(kept)
    assert len(token) >= 40


@pytest.mark.parametrize("method", ["head", "post", "put", "delete", "options"])
def test_looking_ahead_registers_nothing(client, meet, method):
    fake = meet("moodle")
    opened = fake.registering(invite())
    answer = getattr(client, method)(path_of(opened))
    assert (answer.status_code, answer["Allow"]) == (405, "GET")
    assert fake.requests() == []
    assert Invitation.objects.get().used_at is None


@pytest.mark.django_db(transaction=True)
def test_of_many_that_use_one_invitation_at_once_one_registers(meet):
    fake, address = meet("moodle"), invite()
    opened = [path_of(fake.registering(address)) for _ in range(8)]
    start, answers = threading.Barrier(len(opened)), []

    def open_frame(path):
        start.wait()
        answers.append(Client().get(path))
        connections.close_all()

    threads = [threading.Thread(target=open_frame, args=(path,)) for path in opened]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answer.status_code for answer in answers) == [200, *[403] * 7]
    assert Platform.objects.count() == Deployment.objects.count() == len(fake.registrations.taken) == 1


# Where a platform may be


def reading(kind="moodle", *, host="lms.example", further_hosts=(), platform=(), **changes):
    """Read a configuration with members changed; None takes one away."""
    said = FakePlatform(kind).personality.configuration() | changes
    said[registration_platform.PLATFORM_CONFIGURATION] |= dict(platform)
    document = {name: value for name, value in said.items() if value is not None}
    return registration_platform.read(document, host=host, further_hosts=further_hosts)


ADDRESSES = ("issuer", "authorization_endpoint", "token_endpoint", "jwks_uri", "registration_endpoint")


@pytest.mark.parametrize("name", ADDRESSES)
def test_every_address_of_a_platform_is_on_the_host_of_its_configuration(name):
    foreign = {name: "https://elsewhere.example/x"}
    with pytest.raises(registration.RegistrationRefused) as refusal:
        reading(**foreign)
    assert refusal.value.kind == ("issuer" if name == "issuer" else "endpoint")
    assert refusal.value.detail == f"{name}: elsewhere.example"
    assert reading(**foreign, further_hosts=["elsewhere.example"])


@pytest.mark.parametrize(
    "spoiled",
    [
        *("http://lms.example/x", "https://lms.example.evil.example/x", "https://evil.example/lms.example"),
        *("https://lms.example@evil.example/x", "https://user@lms.example/x", "https://user:word@lms.example/x"),
        *("ftp://lms.example/x", "//lms.example/x", "x", "", 7, None, [], "https://lms.example:0/x", "https://[::1"),
        *(
            "https://lms.example/\n",
            "https://lms.example/a b",
            "https://lms.example/" + "x" * 2000,
            "https://lms。example/",
        ),
    ],
)
@pytest.mark.parametrize("name", ADDRESSES)
def test_what_is_no_secure_address_of_the_platform_is_refused(name, spoiled):
    with pytest.raises(registration.RegistrationRefused) as refusal:
        reading(**{name: spoiled})
    assert refusal.value.kind in {"configuration", "issuer", "endpoint"}


@pytest.mark.parametrize("issuer", ["https://lms.example/?x=1", "https://lms.example/#x"])
def test_an_issuer_has_no_query(issuer):
    with pytest.raises(registration.RegistrationRefused, match="issuer with a query"):
        reading(issuer=issuer)


def test_a_site_in_a_folder_is_one_host_with_its_own_issuer():
    assert reading(issuer="https://lms.example/moodle").issuer == "https://lms.example/moodle"


HOSTED = {
    "authorization_endpoint": "https://sso.canvaslms.com/api/lti/authorize_redirect",
    "token_endpoint": "https://sso.canvaslms.com/login/oauth2/token",
    "jwks_uri": "https://sso.canvaslms.com/api/lti/security/jwks",
    "registration_endpoint": "https://northbank.canvas.example/api/lti/registrations",
}


def test_hosted_canvas_shares_its_issuer_and_keeps_its_schools_on_their_own_hosts():
    found = reading("canvas", host="sso.canvaslms.com", **HOSTED)
    assert found.owns_issuer
    assert found.service_hosts == ["northbank.canvas.example"]


@pytest.mark.parametrize("name", ["authorization_endpoint", "token_endpoint", "jwks_uri"])
def test_canvas_keeps_no_address_elsewhere_either(name):
    with pytest.raises(registration.RegistrationRefused, match="host of"):
        reading("canvas", host="sso.canvaslms.com", **{**HOSTED, name: "https://evil.example/x"})


def test_the_issuer_that_canvas_shares_is_nobody_elses():
    with pytest.raises(registration.RegistrationRefused, match="issuer"):
        reading("moodle", issuer="https://canvas.instructure.com")


def test_canvas_at_home_may_keep_the_shared_issuer_but_does_not_own_it():
    assert not reading("canvas").owns_issuer


def test_the_audience_of_tokens_is_the_platforms_word_but_for_canvas():
    assert reading("moodle", authorization_server="https://lms.example/as").token_audience == "https://lms.example/as"
    assert reading("moodle").token_audience == ""
    assert reading("canvas", host="sso.canvaslms.com", **HOSTED).token_audience == ""


@pytest.mark.parametrize(
    ("name", "offered"),
    [
        ("response_types_supported", ["code"]),
        ("id_token_signing_alg_values_supported", ["HS256", "none"]),
        ("token_endpoint_auth_methods_supported", ["client_secret_basic"]),
        ("token_endpoint_auth_signing_alg_values_supported", ["ES256"]),
    ],
)
def test_a_platform_that_cannot_do_what_is_needed_is_told_so(name, offered):
    with pytest.raises(registration.RegistrationRefused) as refusal:
        reading(**{name: offered})
    assert (refusal.value.kind, name in refusal.value.detail) == ("unsupported", True)


def test_a_platform_without_resource_links_is_of_no_use():
    with pytest.raises(registration.RegistrationRefused) as refusal:
        reading(platform={"messages_supported": [{"type": "LtiDeepLinkingRequest"}]})
    assert refusal.value.kind == "unsupported"


@pytest.mark.parametrize(
    "changes",
    [
        {"scopes_supported": "openid"},
        {"scopes_supported": [1]},
        {"claims_supported": {}},
        {"response_types_supported": "id_token"},
        {"authorization_server": 1},
        {"platform": {"variables": "Context.id"}},
        {"platform": {"messages_supported": "LtiResourceLinkRequest"}},
        {"platform": {"messages_supported": ["LtiResourceLinkRequest"]}},
        {"platform": {"messages_supported": [{"type": 7}]}},
        {"platform": {"product_family_code": ["moodle"]}},
    ],
)
def test_a_member_of_another_type_is_named_and_refused(changes):
    with pytest.raises(registration.RegistrationRefused) as refusal:
        reading(**changes)
    assert refusal.value.kind == "configuration"
    assert refusal.value.detail


_TEXTS = st.text(max_size=20) | st.sampled_from(["https://lms.example/x", "https://[::1", "//", "openid", "canvas"])
_ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | _TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(_TEXTS, inner, max_size=3),
    max_leaves=6,
)
_ABOUT = ("product_family_code", "messages_supported", "variables", CANVAS + "account_name")


def _outcome(read, *given_, **more):
    """Read something; give what came of it and how it was refused, one of them None."""
    try:
        return read(*given_, **more), None
    except registration.RegistrationRefused as refusal:
        return None, refusal


@given(st.sampled_from(["moodle", "canvas"]), st.data())
def test_whatever_a_platform_says_is_taken_or_refused_in_words(kind, data):
    said = FakePlatform(kind).personality.configuration()
    about = said[registration_platform.PLATFORM_CONFIGURATION]
    for holder, names in ((said, sorted(said)), (about, _ABOUT)):
        for name in data.draw(st.lists(st.sampled_from(names), max_size=3)):
            holder[name] = data.draw(_ANYTHING)
    found, refusal = _outcome(registration_platform.read, said, host="lms.example")
    if found is not None:
        assert json.dumps(registration_request.document(found))
    assert found or refusal.kind in REFUSALS


@given(_ANYTHING, _ANYTHING, _ANYTHING)
def test_whatever_a_platform_answers_is_taken_or_refused_in_words(client_id, told, deployment_id):
    for configuration in (told, {"deployment_id": deployment_id}):
        said = {"client_id": client_id, TOOL_CONFIGURATION: configuration}
        answer, refusal = _outcome(registration_request.read, said)
        assert refusal.kind == "answer" if answer is None else 0 < len(answer.client_id) <= 255


# How it is fetched


INNER = [
    *("https://127.0.0.1/c", "https://localhost/c", "https://[::1]/c", "https://10.0.0.1/c", "https://192.168.1.1/c"),
    *(
        "https://172.16.0.1/c",
        "https://169.254.169.254/latest",
        "https://0.0.0.0/c",
        "https://[::]/c",
        "https://2130706433/c",
    ),
    *(
        "https://[::ffff:127.0.0.1]/c",
        "https://[fe80::1]/c",
        "https://[fd00::1]/c",
        "https://100.64.0.1/c",
        "https://0x7f.1/c",
    ),
    *("https://224.0.0.1/c", "https://127.1/c", "https://[64:ff9b::7f00:1]/c"),
]
NO_ADDRESS = [
    *("http://lms.example/c", "ftp://lms.example/c", "file:///etc/passwd", "gopher://lms.example/", "lms.example/c"),
    *("https://user@lms.example/c", "https://:word@lms.example/c", "https:///c", "https://[::1", "javascript:alert(1)"),
    *("https://lms.example/\r\nX: 1", "https://lms.example/ü", "https://lms.example:0/c", "https://" + "x" * 9000),
]


@pytest.mark.parametrize("address", [*INNER, *NO_ADDRESS])
def test_no_inner_and_no_insecure_address_is_asked(db, client, settings, address):
    settings.LTI_ALLOW_LOOPBACK = False
    invitation = invite()
    query = urlencode({"openid_configuration": address, "registration_token": "x"})
    refused(client.get(f"{path_of(invitation)}&{query}"), "address")
    assert Invitation.objects.get().claimed_at is None


@pytest.mark.parametrize("address", ["https://10.0.0.1/c", "https://169.254.169.254/latest", "https://[fd00::1]/c"])
def test_development_opens_this_machine_and_no_other_inner_one(db, client, settings, address):
    settings.LTI_ALLOW_LOOPBACK = True
    refused(client.get(f"{path_of(invite())}&{urlencode({'openid_configuration': address})}"), "address")


def test_a_name_that_changes_after_it_was_checked_leads_nowhere_else(db, client, settings, monkeypatch):
    settings.LTI_ALLOW_LOOPBACK = False
    real, named, reached = socket.getaddrinfo, [], []

    def resolve(host, *given, **more):
        if host != "lms.example":
            return real(host, *given, **more)
        named.append(host)
        return [(2, 1, 6, "", ("93.184.216.34" if len(named) == 1 else "127.0.0.1", 443))]

    def connect(address, *_given, **_more):
        reached.append(address[0])
        raise OSError("nobody there")

    monkeypatch.setattr("socket.getaddrinfo", resolve)
    monkeypatch.setattr("urllib3.util.connection.create_connection", connect)
    answer = client.get(f"{path_of(invite())}&{urlencode({'openid_configuration': 'https://lms.example/c'})}")
    refused(answer, "unreachable")
    assert reached == ["93.184.216.34"]


def test_a_redirect_to_another_origin_is_not_followed(meet, register):
    fake, other = meet("moodle"), meet("plain", origin="https://other.example")
    fake.faults.add("configuration", status=302, headers={"Location": other.personality.url("configuration")})
    refused(register(fake), "address")
    assert other.requests() == []


def test_a_registration_is_not_sent_on(meet, register):
    fake = meet("moodle")
    fake.faults.add("registration", status=307, headers={"Location": f"{fake.origin}/elsewhere"})
    refused(register(fake), "refused")
    assert not fake.requests("elsewhere")


def test_a_configuration_without_end_is_cut_off(meet, register):
    fake = meet("moodle")
    fake.faults.add("configuration", status=200, body=b"{" + b" " * 300_000)
    refused(register(fake), "configuration")


def test_a_platform_that_hangs_up_is_said_so(meet, register):
    fake = meet("moodle")
    fake.faults.add("configuration", drop=True)
    assert "lms.example" in refused(register(fake), "unreachable")


@pytest.mark.parametrize(
    "body", ["", "<html>", "[]", "null", "7", '{"issuer": 1, "issuer": 2}', "{}", '{"a": NaN}', "[" * 5000]
)
def test_what_is_no_configuration_is_refused(meet, register, body):
    fake = meet("moodle")
    fake.faults.add("configuration", status=200, body=body)
    refused(register(fake), "configuration")


# What a platform answers


@pytest.mark.parametrize(
    ("status", "body", "shown"),
    [
        (401, "token_already_used", "token_already_used"),
        (400, "missing required attribute jwks_uri", "missing required attribute jwks_uri"),
        (422, {"errors": [{"message": "scopes"}]}, "scopes"),
        (404, "<!DOCTYPE html><script>alert(1)</script>", "HTTP 404"),
        (500, "", "HTTP 500"),
    ],
)
def test_what_a_platform_says_against_us_is_shown_as_text(meet, register, status, body, shown):
    fake = meet("moodle")
    fake.faults.add("registration", status=status, body=body)
    page = refused(register(fake), "refused")
    assert shown in page
    assert "alert(1)" not in page


def test_a_token_that_a_platform_says_back_is_not_shown(meet, register):
    fake, address = meet("moodle"), invite()
    opened = fake.registering(address)
    token = parse_qs(urlsplit(opened).query)["registration_token"][0]
    fake.faults.add("registration", status=400, body=f"bad token {token}")
    page = refused(register(fake, address, registration_token=token), "refused")
    assert "bad token" in page
    assert token not in page


ANSWERS = [
    *("", "<html>", "[]", "null", "{}", '{"client_id": ""}', '{"client_id": null}', '{"client_id": true}'),
    *(
        '{"client_id": {}}',
        '{"client_id": ["x"]}',
        '{"client_id": "a\\nb"}',
        '{"client_id": "a\\u0000b"}',
        '{"client_id": 1.5}',
    ),
    json.dumps({"client_id": "x" * 256}),
    json.dumps({"client_id": "x", TOOL_CONFIGURATION: []}),
    json.dumps({"client_id": "x", TOOL_CONFIGURATION: {"deployment_id": {}}}),
    json.dumps({"client_id": "x", TOOL_CONFIGURATION: {"deployment_id": "d" * 256}}),
    '{"client_id": "x", "client_id": "y"}',
]


@pytest.mark.parametrize("body", ANSWERS)
def test_an_answer_that_cannot_be_used_keeps_nothing(meet, register, body):
    fake = meet("moodle")
    fake.faults.add("registration", status=200, body=body)
    refused(register(fake), "answer")
    assert Invitation.objects.get().used_at is None


def test_an_answer_without_end_keeps_nothing(meet, register):
    fake = meet("moodle")
    fake.faults.add("registration", status=200, body=b" " * 300_000)
    refused(register(fake), "answer")


def test_an_answer_that_is_lost_keeps_nothing(meet, register):
    fake = meet("moodle")
    fake.faults.add("registration", drop=True, late=True)
    refused(register(fake), "lost")
    assert fake.registrations.taken


def test_ids_that_come_as_numbers_are_ids(meet, register):
    fake = meet("plain")
    answer = {"client_id": 10000000000042, TOOL_CONFIGURATION: {"deployment_id": 7}}
    fake.faults.add("registration", status=201, body=answer)
    assert register(fake).status_code == 200
    assert Platform.objects.get().client_id == "10000000000042"
    assert Deployment.objects.get().deployment_id == "7"


def test_a_registration_never_takes_anothers_place(meet, register):
    fake = meet("moodle")
    register(fake)
    before = Platform.objects.values().get()
    address, answer = invite(approves=True, name="Another"), {"client_id": fake.client_id}
    fake.faults.add("registration", status=200, body=answer)
    again = register(fake, address)
    assert again.status_code == 409
    assert Platform.objects.values().get() == before
    assert Invitation.objects.get(name="Another").used_at is None


def test_a_database_that_fails_keeps_nothing(meet, register, monkeypatch):
    fake = meet("moodle")

    def fail(*_given, **_more):
        raise DatabaseError("away")

    monkeypatch.setattr(Deployment.objects, "create", fail)
    refused(register(fake), "unavailable")
    assert Invitation.objects.get().used_at is None


@pytest.mark.parametrize(
    "query", ["openid_configuration=a&openid_configuration=b", "&".join(f"p{n}=1" for n in range(60))]
)
def test_an_address_with_a_part_given_twice_is_not_read(client, db, query):
    refused(client.get(f"{path_of(invite())}&{query}"), "unreadable")


# How it is said


@pytest.mark.parametrize(("language", "first"), [("zh-CN", "zh-Hans"), ("en", "en")])
def test_a_refusal_stands_there_in_both_languages_the_readers_first(meet, register, language, first):
    fake = meet("moodle")
    fake.faults.add("registration", status=401, body="token_already_used")
    page = refused(register(fake, language=language), "refused")
    assert re.search(r'<div class="stack" lang="([\w-]+)">', page)[1] == first
    for words in ("Your platform refused the registration", "您的平台拒绝了注册"):
        assert words in page


def test_a_refusal_has_a_reference_that_stands_in_the_log_with_its_cause_and_nothing_else(meet, register, caplog):
    fake, address = meet("moodle"), invite()
    opened = fake.registering(address)
    token = parse_qs(urlsplit(opened).query)["registration_token"][0]
    fake.faults.add("registration", status=401, body="token_already_used of somebody@lms.example")
    page = refused(register(fake, address, registration_token=token), "refused")
    reference = re.search(REFERENCE, page)[0]
    [line] = [record.getMessage() for record in caplog.records if reference in record.getMessage()]
    assert "refused: status 401" in line
    for secret in (token, parse_qs(urlsplit(address).query)["invitation"][0], "somebody@lms.example"):
        assert secret not in caplog.text


def test_what_is_said_can_be_read_inside_the_platform_that_asked_only(meet, register, client):
    fake = meet("moodle")
    fake.faults.down("configuration")
    answer = register(fake)
    assert "frame-ancestors 'self' https://lms.example;" in f"{answer['Content-Security-Policy']};"
    done = register(fake)
    assert "frame-ancestors 'self' https://lms.example;" in f"{done['Content-Security-Policy']};"
    alone = client.get("/lti/register/")
    assert "frame-ancestors 'self';" in f"{alone['Content-Security-Policy']};"


def test_the_address_with_its_tokens_is_told_to_nobody(meet, register):
    answer = register(meet("moodle"))
    assert (answer["Referrer-Policy"], answer["Cache-Control"]) == ("no-referrer", "no-store")


def test_markup_in_what_a_platform_calls_itself_is_text(meet, register, monkeypatch):
    fake = meet("canvas")
    said = fake.personality.configuration()
    said[registration_platform.PLATFORM_CONFIGURATION][CANVAS + "account_name"] = "<script>alert(1)</script>" * 20
    monkeypatch.setattr(fake.personality, "configuration", lambda: said)
    page = register(fake).content.decode()
    assert "<script>alert" not in page
    assert len(Platform.objects.get().name) == 200
