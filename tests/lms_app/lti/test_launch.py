"""The launch: what is let in, what is refused, and that a refusal changes nothing."""

import re
import threading
from datetime import timedelta
from urllib.parse import urlencode

import pytest
from django.core.management import call_command
from django.db import connection, connections
from django.test import Client
from django.utils import timezone

from lms_app.lti import keysets
from lms_app.models import (
    Deployment,
    DeploymentState,
    Launch,
    LaunchSession,
    LoginState,
    LtiUser,
    Platform,
    ResourceLink,
)
from tests.fakes.keys import Key, decode, encode
from tests.fakes.platform import REMOVE, Merge

FORM = "application/x-www-form-urlencoded"
OTHER_KEY = Key()


def cookies_of(response):
    return {name: morsel for name, morsel in response.cookies.items() if morsel.value}


# What is let in


def test_a_launch_begins_a_session_and_goes_on_by_get(client, lms):
    response = lms.launch(client)
    session = LaunchSession.objects.get()
    assert response.status_code == 303
    assert response["Location"] == f"/s/{session.sid}/activity/quiz/"
    assert response["Cache-Control"] == "no-store"
    cookies = cookies_of(response)
    assert set(cookies) == {"__Host-ys", f"__Host-ys-{session.sid}"}
    assert cookies["__Host-ys"].value == session.sid
    for morsel in cookies.values():
        sent = morsel.OutputString()
        for mark in ("Secure", "HttpOnly", "SameSite=None", "Path=/", "Partitioned"):
            assert mark in sent
    assert session.secret_hash not in str(response.cookies)


def test_the_cookie_of_the_login_is_taken_back(client, lms):
    response = lms.launch(client)
    [gone] = [morsel for name, morsel in response.cookies.items() if "login" in name]
    assert gone["max-age"] == 0
    assert "Partitioned" in gone.OutputString()


@pytest.mark.parametrize(
    ("who", "which", "page"),
    [("ada", "overview", ""), ("ada", "exercise-1", "activity/exercise-1/"), ("ivy", "quiz", ""), ("tom", "quiz", "")],
)
def test_who_works_lands_at_the_work_and_who_teaches_at_the_overview(client, lms, who, which, page):
    response = lms.launch(client, who, which)
    assert response["Location"] == f"/s/{LaunchSession.objects.get().sid}/{page}"


def test_a_custom_parameter_wins_over_the_address(client, lms):
    lms.launch(client, which="quiz", claims={"custom": {"activity": "exercise-2"}})
    assert Launch.objects.get().activity == "exercise-2"


@pytest.mark.parametrize("value", ["", "$Activity.key"])
def test_a_custom_parameter_without_a_value_names_nothing(client, lms, value):
    lms.launch(client, which="quiz", claims={"custom": {"activity": value}})
    assert Launch.objects.get().activity == "quiz"


def test_custom_values_may_be_numbers_and_truth_values(client, lms):
    custom = {"points": 100.0, "attempts": 3, "student_view": False, "due": "$Canvas.dueAt", "none": None, "list": [1]}
    assert lms.launch(client, claims={"custom": custom}).status_code == 303
    assert Launch.objects.get().custom == {"points": 100.0, "attempts": 3, "student_view": False}


@pytest.mark.parametrize(
    ("locale", "language"),
    [("zh-CN", "zh-hans"), ("zh_tw", "zh-hans"), ("en", "en"), ("de-DE", "en"), (REMOVE, "zh-hans")],
)
def test_the_platforms_locale_chooses_the_language(client, lms, locale, language):
    lms.launch(client, claims={"locale": REMOVE, "launch_presentation": Merge(locale=locale)})
    assert LaunchSession.objects.get().language == language


@pytest.mark.parametrize(
    "claims",
    [
        {"https://vendor.example/claim": {"any": [1, None]}},
        {"picture": None, "name": None, "locale": None},
        {"context": Merge(validation_context=None, errors={"errors": {}})},
        {"ags": REMOVE, "nrps": REMOVE},
        {"ags": None},
        {"launch_presentation": REMOVE},
        {"custom": None},
        {"ags": Merge(lineitem="")},
        {"name": "N" * 5000},
        {"email": "e" * 5000},
    ],
)
def test_what_is_unknown_absent_or_long_does_not_matter(client, lms, claims):
    assert lms.launch(client, claims=claims).status_code == 303


@pytest.mark.parametrize("address", ["http://[::1", "javascript:alert(1)", "/scores", "https://lms.example:99999/"])
def test_what_is_no_address_is_not_kept_as_one(client, lms, address):
    claims = {"ags": Merge(lineitem=address), "launch_presentation": Merge(return_url=address)}
    assert lms.launch(client, claims=claims).status_code == 303
    assert (ResourceLink.objects.get().ags_lineitem_url, Launch.objects.get().return_url) == ("", "")


def test_one_of_several_audiences_needs_the_authorised_party(client, lms):
    own = lms.row.client_id
    assert lms.launch(client, claims={"aud": [own]}).status_code == 303
    assert lms.launch(client, claims={"aud": [own, own], "azp": own}).status_code == 303
    assert lms.launch(client, claims={"aud": [own, own]}).status_code == 401
    assert lms.launch(client, claims={"aud": [own, "another"], "azp": own}).status_code == 401


@pytest.mark.parametrize("seconds", [-50, 50])
def test_clocks_may_differ_by_a_minute(client, lms, seconds):
    lms.fake.skew = seconds
    assert lms.launch(client).status_code == 303


def test_a_token_of_a_minute_lives_a_minute_and_the_leeway(client, connect):
    moodle = connect("moodle")
    assert moodle.launch(client, age=100).status_code == 303
    assert moodle.launch(client, age=130).status_code == 401


#: Moodle knows teachers and everybody else; its administrators teach everywhere, as its messages say themselves.
ROLES = {
    "ada": ("learner", "learner"),
    "cleo": ("learner", "learner"),
    "testa": ("learner", "learner"),
    "ivy": ("instructor", "instructor"),
    "tom": ("ta", "instructor"),
    "dora": ("designer", "learner"),
    "oskar": ("observer", "learner"),
    "root": ("none", "instructor"),
    "nobody": ("none", "learner"),
}


@pytest.mark.parametrize("personality", ["plain", "moodle", "canvas"])
@pytest.mark.parametrize("who", ROLES)
def test_every_platform_lets_its_people_in(client, connect, personality, who):
    lms = connect(personality)
    assert lms.launch(client, who).status_code == 303
    elsewhere, at_moodle = ROLES[who]
    entered = Launch.objects.get()
    assert entered.role == (at_moodle if personality == "moodle" else elsewhere)
    assert entered.is_test_user == (who == "testa" and personality != "moodle")


# What is refused

UNCONFIRMED = {
    "another key under the same id": {"key": OTHER_KEY},
    "no signature": {"alg": "none"},
    "a signature by the public key": {"alg": "HS256"},
    "a signature cut off": {"mangle": lambda token: token.rsplit(".", 1)[0] + ".QQ"},
    "another issuer": {"claims": {"iss": "https://lms.example.evil.example"}},
    "the issuer with a slash": {"claims": {"iss": "https://lms.example/"}},
    "another audience": {"claims": {"aud": "somebody-else"}},
    "an audience that only begins so": {"claims": {"aud": "yardstick-and-more"}},
    "no audience in the list": {"claims": {"aud": []}},
    "another authorised party": {"claims": {"azp": "somebody-else"}},
    "another nonce": {"claims": {"nonce": "another"}},
    "a token of yesterday": {"age": 86_400},
    "a token of tomorrow": {"age": -86_400},
    "a token not valid yet": {"claims": {"nbf": 9_999_999_999}},
    "a token issued long ago": {"claims": {"iat": 1_700_000_000}},
    "a critical extension": {"header": {"crit": ["b64"], "b64": False}},
    "a detached payload": {"header": {"b64": False}},
    "an address of keys": {"header": {"jku": "https://evil.example/jwks", "kid": "theirs"}},
    "a key of its own": {"header": {"jwk": OTHER_KEY.jwk, "kid": OTHER_KEY.kid}, "key": OTHER_KEY},
}

MALFORMED = {
    "no token": {"form": {"id_token": ""}},
    "no token at all": {"form": {"id_token": REMOVE}},
    "half a token": {"mangle": lambda token: token.rsplit(".", 1)[0]},
    "an encrypted token": {"mangle": lambda token: token + ".eA.eA"},
    "no expiry": {"claims": {"exp": REMOVE}},
    "no time of issue": {"claims": {"iat": REMOVE}},
    "an expiry as text": {"claims": {"exp": "9999999999"}},
    "an expiry as truth": {"claims": {"exp": True}},
    "an expiry beyond numbers": {"claims": {"exp": 10**400}},
    "no nonce": {"claims": {"nonce": REMOVE}},
    "a nonce in a list": {"claims": {"nonce": ["n"]}},
    "no issuer": {"claims": {"iss": REMOVE}},
    "an issuer in a list": {"claims": {"iss": ["https://lms.example"]}},
    "no audience": {"claims": {"aud": REMOVE}},
    "an audience as number": {"claims": {"aud": 5}},
    "a numeric user": {"claims": {"sub": 5}},
    "an empty user": {"claims": {"sub": ""}},
    "a long user": {"claims": {"sub": "s" * 256}},
    "a user beyond ASCII": {"claims": {"sub": "用户"}},
    "a user with a line break": {"claims": {"sub": "5\n6"}},
    "null for a user": {"claims": {"sub": None}},
    "a version as number": {"claims": {"version": 1.3}},
    "a version with more": {"claims": {"version": "1.3.0 "}},
    "a version before": {"claims": {"version": "1.1.0"}},
    "a proctoring message": {"claims": {"message_type": "LtiStartProctoring"}},
    "roles as text": {"claims": {"roles": "Learner"}},
    "roles as object": {"claims": {"roles": {"0": "Learner"}}},
    "numbers among roles": {"claims": {"roles": ["Learner", 5]}},
    "a deployment as number": {"claims": {"deployment_id": 1}},
    "a long deployment": {"claims": {"deployment_id": "d" * 256}},
    "a course as list": {"claims": {"context": ["1"]}},
    "a course without id": {"claims": {"context": {"title": "Biology"}}},
    "a course with a number": {"claims": {"context": {"id": 5}}},
    "a link as text": {"claims": {"resource_link": "1"}},
    "a link with a list": {"claims": {"resource_link": {"id": ["1"]}}},
    "no link": {"claims": {"resource_link": REMOVE}},
    "custom as list": {"claims": {"custom": []}},
    "presentation as text": {"claims": {"launch_presentation": "iframe"}},
    "a locale as number": {"claims": {"launch_presentation": {"locale": 5}}},
    "the grade service as list": {"claims": {"ags": ["x"]}},
    "scopes as text": {"claims": {"ags": {"scope": "score"}}},
    "a column as object": {"claims": {"ags": {"lineitem": {}}}},
    "the roster as text": {"claims": {"nrps": "x"}},
    "a name as list": {"claims": {"name": ["Ada"]}},
    "no target": {"claims": {"target_link_uri": REMOVE}},
    "a target as number": {"claims": {"target_link_uri": 1}},
    "a target elsewhere": {"claims": {"target_link_uri": "https://evil.example/lti/launch/"}},
    "a target that is no launch": {"path": "/admin/"},
    "an unknown activity": {"path": "/lti/launch/exercise-99/"},
    "an unknown custom activity": {"claims": {"custom": {"activity": "exercise-99"}}},
    "a custom activity as number": {"claims": {"custom": {"activity": 1}}},
    "a custom activity as path": {"claims": {"custom": {"activity": "../../admin"}}},
    "an unknown lesson": {"claims": {"custom": {"lesson": "unheard-of"}}},
    "a link outside a course": {"claims": {"context": REMOVE}},
    "deep linking without settings": {"message": "deep-linking", "claims": {"deep_linking_settings": REMOVE}},
}


def refused(lms, client, rows, changes):
    launch = lms.fake.launch(client, "ada", "quiz", **changes)
    form = {name: value for name, value in launch.form.items() if value is not REMOVE}
    before = rows()
    response = client.post("/lti/launch/", urlencode(form), content_type=FORM)
    assert not cookies_of(response)
    assert rows() == before
    return response


@pytest.mark.parametrize("case", UNCONFIRMED)
def test_what_cannot_be_confirmed_is_refused_and_changes_nothing(client, lms, rows, case):
    assert refused(lms, client, rows, UNCONFIRMED[case]).status_code == 401


@pytest.mark.parametrize("case", MALFORMED)
def test_what_is_malformed_is_refused_and_changes_nothing(client, lms, rows, case):
    assert refused(lms, client, rows, MALFORMED[case]).status_code == 400


def test_a_member_given_twice_is_refused(client, lms, rows):
    """Signed as it is: two values of one claim are read differently by different readers."""
    launch = lms.fake.launch(client)
    head, body, _ = launch.form["id_token"].split(".")
    text = decode(body).decode()
    doubled = f'{text[:-1]}, "sub": "mallory"}}'
    signing = f"{head}.{encode(doubled.encode())}"
    token = f"{signing}.{encode(lms.fake.keys.current.signature(signing.encode()))}"
    before = rows()
    assert launch.post(id_token=token).status_code == 400
    assert rows() == before


def test_a_token_beyond_reason_is_too_large(client, lms, rows):
    assert refused(lms, client, rows, {"claims": {"padding": "x" * 70_000}}).status_code == 413


def test_size_and_shape_are_looked_at_before_the_state(client, lms):
    for token, status in (("x" * 70_000, 413), ("x" * 200_000, 413), ("no token", 400), ("", 400)):
        form = urlencode({"state": "unknown", "id_token": token})
        assert client.post("/lti/launch/", form, content_type=FORM).status_code == status


def test_a_refusal_names_a_reference_and_nothing_else(client, lms, caplog):
    response = lms.launch(client, claims={"nonce": "a-secret-nonce", "name": "Ada Secret"})
    page = response.content.decode()
    [reference] = set(re.findall(r"YS-\w{4}-\w{2}", page))
    assert reference in caplog.text
    for secret in (
        "a-secret-nonce",
        "Ada Secret",
        lms.fake.keys.current.kid,
        "signature",
        "validate_nonce",
        "Traceback",
    ):
        assert secret not in page
    for secret in ("a-secret-nonce", "Ada Secret", "eyJ"):
        assert secret not in caplog.text
    assert response["Cache-Control"] == "no-store"


def test_a_token_is_taken_from_the_form_only(client, lms):
    launch = lms.fake.launch(client)
    assert client.post(f"/lti/launch/?{urlencode(launch.form)}").status_code == 400
    assert client.get("/lti/launch/", launch.form).status_code == 405


@pytest.mark.parametrize("name", ["id_token", "state"])
def test_a_field_with_two_values_is_refused(client, lms, name):
    launch = lms.fake.launch(client)
    body = urlencode([*launch.form.items(), (name, "another")])
    assert client.post("/lti/launch/", body, content_type=FORM).status_code == 400


def test_the_signed_target_decides_and_not_the_logins(client, lms, settings):
    lms.launch(client, which="exercise-1", login={"target_link_uri": f"{settings.PUBLIC_URL}/lti/launch/quiz/"})
    assert Launch.objects.get().activity == "exercise-1"


# State, nonce and browser


def test_a_launch_opens_once(client, lms, rows):
    launch = lms.fake.launch(client)
    assert launch.post().status_code == 303
    before = rows()
    assert launch.post().status_code == 401
    assert rows() == before


@pytest.mark.parametrize("state", ["", "unknown", "x" * 5000, "\x00", "状态"])
def test_an_unknown_state_is_refused(client, lms, state):
    assert lms.fake.launch(client).post(state=state).status_code == 401


def test_a_state_ends_after_ten_minutes(client, lms):
    launch = lms.fake.launch(client)
    LoginState.objects.update(expires_at=timezone.now() - timedelta(seconds=1))
    assert launch.post().status_code == 401


def test_the_nonce_of_another_login_is_refused(client, lms, rows):
    first, second = lms.fake.launch(client), lms.fake.launch(client)
    before = rows()
    assert first.post(id_token=second.form["id_token"]).status_code == 401
    assert rows() == before
    assert second.post().status_code == 303


def test_a_launch_without_cookies_is_helped_and_not_let_in(client, lms, rows):
    launch = lms.fake.launch(client)
    before = rows()
    response = launch.post(Client())
    assert response.status_code == 200
    assert "cookie" in response.content.decode().lower()
    assert not cookies_of(response)
    assert rows() == before


def test_somebody_elses_launch_is_not_let_into_this_browser(client, lms, rows):
    """Login cross-site request forgery: Mallory's token and state in Ada's browser."""
    mallorys = lms.fake.launch(Client(), "ben")
    adas = Client()
    lms.fake.launch(adas, "ada")
    before = rows()
    assert cookies_of(mallorys.post(adas)) == {}
    assert rows() == before


def test_a_cookie_with_another_secret_is_refused(client, lms):
    launch = lms.fake.launch(client)
    [name] = [name for name in client.cookies if "login" in name]
    client.cookies[name] = "guessed"
    assert launch.post().status_code == 401


def test_two_tabs_launch_beside_each_other(client, lms):
    quiz, exercise = lms.fake.launch(client, "ada", "quiz"), lms.fake.launch(client, "ada", "exercise-1")
    assert exercise.post().status_code == 303
    assert quiz.post().status_code == 303


@pytest.mark.parametrize("error", ["login_required", "invalid_request_object", "<script>"])
def test_an_error_of_the_platform_is_said_in_our_words(client, lms, rows, error):
    launch = lms.fake.launch(client)
    before = rows()
    form = {"error": error, "error_description": "<b>Must have a session</b>", "state": launch.state}
    response = client.post("/lti/launch/", form)
    assert response.status_code == 401
    assert b"Must have" not in response.content
    assert b"<script>" not in response.content
    assert rows() == before
    assert client.post("/lti/launch/", {"error": error, "state": "unknown"}).status_code == 401


# Registrations and deployments


def test_registrations_on_one_issuer_do_not_mix(client, lms, connect, rows):
    """A token for one client id does not open a login of the other, though issuer and keys are the same."""
    other = connect(origin=lms.fake.origin, client_id="another", signing_keys=lms.fake.keys.keys)
    ours, theirs = lms.fake.launch(client), other.fake.launch(client, claims={"aud": lms.row.client_id})
    before = rows()
    assert theirs.post().status_code == 401
    assert ours.post(id_token=theirs.form["id_token"]).status_code == 401
    assert rows() == before


def test_a_platform_speaks_for_itself_only(client, lms, connect):
    mallory = connect(origin="https://mallory.example")
    spoofed = mallory.launch(client, claims={"iss": lms.row.issuer, "aud": lms.row.client_id})
    assert spoofed.status_code == 401


def test_the_same_sub_at_two_platforms_is_two_people(client, lms, connect):
    other = connect(origin="https://mallory.example")
    lms.launch(client, "ada")
    other.launch(client, "ada")
    assert LtiUser.objects.count() == 2


def test_a_new_deployment_waits_for_approval(client, connect):
    lms = connect(is_approved=False)
    launch = lms.fake.launch(client)
    assert launch.post().status_code == 403
    deployment = Deployment.objects.get()
    assert deployment.state == DeploymentState.PENDING
    assert not LtiUser.objects.exists()
    assert LoginState.objects.get().used_at is None
    call_command("approve_deployment", str(lms.row.pk), deployment.deployment_id, verbosity=0)
    assert lms.launch(client).status_code == 303


def test_a_policy_may_admit_new_deployments(client, connect):
    lms = connect(is_approved=False)
    Platform.objects.update(admits_deployments=True)
    assert lms.launch(client).status_code == 303
    assert Deployment.objects.get().state == DeploymentState.APPROVED


def test_a_refused_deployment_stays_out_whatever_the_policy(client, lms):
    Platform.objects.update(admits_deployments=True)
    Deployment.objects.update(state=DeploymentState.REFUSED)
    assert lms.launch(client).status_code == 403


def test_a_platform_switched_off_between_login_and_launch_is_refused(client, lms, rows):
    launch = lms.fake.launch(client)
    call_command("switch_platform", str(lms.row.pk), "--off", verbosity=0)
    before = rows()
    assert launch.post().status_code == 403
    assert rows() == before


# Frames


def test_pages_of_a_launch_may_stand_in_its_platform_only(client, lms, connect):
    connect(origin="https://mallory.example")
    login = client.post("/lti/login/", lms.fake.login("ada", "quiz").params)
    launch = lms.launch(client)
    page = client.get(launch["Location"] + "nowhere/")
    refused = lms.launch(client, claims={"nonce": "x"})
    for response in (login, launch, page, refused):
        policy = response["Content-Security-Policy"]
        assert "https://lms.example" in policy
        assert "mallory" not in policy
        assert "X-Frame-Options" not in response


# At once and often


def test_a_launch_takes_few_statements(client, lms, django_assert_max_num_queries):
    lms.launch(client)
    launch = lms.fake.launch(client)
    with django_assert_max_num_queries(8):  # two of them begin and end the test's own savepoint
        assert launch.post().status_code == 303


@pytest.mark.django_db(transaction=True)
def test_of_twenty_posts_of_one_launch_one_gets_in(client, connect):
    lms = connect()
    assert keysets.refresh(lms.row, now=timezone.now())
    launch = lms.fake.launch(client)
    cookies = {name: morsel.value for name, morsel in client.cookies.items()}
    statuses, gate = [], threading.Barrier(20)

    def post():
        browser = Client()
        for name, value in cookies.items():
            browser.cookies[name] = value
        gate.wait()
        try:
            statuses.append(browser.post("/lti/launch/", launch.form).status_code)
        finally:
            connections.close_all()

    threads = [threading.Thread(target=post) for _ in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(statuses) == [303] + [401] * 19
    assert LaunchSession.objects.count() == Launch.objects.count() == LtiUser.objects.count() == 1


@pytest.mark.django_db(transaction=True)
def test_a_class_that_arrives_at_once_makes_each_row_once(connect):
    lms = connect()
    assert keysets.refresh(lms.row, now=timezone.now())
    arriving = [lms.fake.launch(Client(), who) for who in ("ada", "ben", "cleo", "ada", "ben", "cleo")]
    statuses, gate = [], threading.Barrier(len(arriving))

    def post(launch):
        gate.wait()
        try:
            statuses.append(launch.post().status_code)
        finally:
            connections.close_all()

    threads = [threading.Thread(target=post, args=[launch]) for launch in arriving]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    connection.ensure_connection()
    assert statuses == [303] * len(arriving)
    assert LtiUser.objects.count() == 3
    assert Launch.objects.count() == len(arriving)
