"""What the doctor finds on platforms that are well, and on platforms with one thing wrong."""

from __future__ import annotations

import pytest

pytestmark = pytest.mark.django_db

KINDS = ["plain", "moodle", "canvas"]
WELL = [
    "switched-on",
    "deployments-approved",
    "addresses-ok",
    "platform-keys-ok",
    "scopes-granted",
    "clocks-agree",
    "roster-readable",
    "columns-listed",
]


@pytest.mark.parametrize("kind", KINDS)
def test_a_well_platform_is_well_and_nothing_is_written_there(patient, kind):
    one = patient(kind).launched()
    before = one.written()
    assert one.codes() == [*WELL, "column-not-tried", "scores-through"]
    assert one.own_codes()[-1] == "own-keys-ok"
    assert set(one.written()[len(before) :]) <= {"POST token"}


@pytest.mark.parametrize("kind", KINDS)
def test_with_leave_a_column_is_made_found_and_removed(patient, kind):
    one = patient(kind).launched()
    before = dict(one.fake.gradebook.items)
    assert one.codes(may_write=True) == [*WELL, "column-made-and-removed", "scores-through"]
    assert one.written()[-2:] == ["POST line_items", "DELETE line_item"]
    assert one.fake.gradebook.items == before


def test_open_edx_is_well_with_grades_only_and_keeps_no_column_of_a_check(patient):
    from tests.fakes.vocabulary import ALL_SCOPES

    one = patient("openedx").launched()
    found = one.codes(may_write=True)
    assert found == [
        *("scope-columns-read-only" if c == "scopes-granted" else c for c in WELL),
        "column-stays",
        "scores-through",
    ]
    one.fake.scopes = ALL_SCOPES
    assert one.codes(may_write=True) == [*WELL, "column-stays", "scores-through"]
    assert "POST line_items" not in one.written()


def test_every_code_is_made_somewhere_and_says_something_in_both_languages():
    from django.utils import translation

    from lms_app.checkup import run
    from lms_app.checkup.findings import Level

    for code, words in run.all_words().items():
        assert words.remedy or words.level is not Level.PROBLEM, code
        with translation.override("en"):
            english = str(words.says), str(words.remedy)
        with translation.override("zh-hans"):
            chinese = str(words.says), str(words.remedy)
        assert english[0] != chinese[0]
        assert (english[1] != chinese[1]) or not english[1]


@pytest.mark.parametrize(
    ("fault", "code"),
    [
        ({"status": 404}, "platform-keys-status"),
        ({"status": 503, "body": "<h1>maintenance</h1>"}, "platform-keys-status"),
        ({"drop": True}, "platform-keys-unreachable"),
        ({"status": 200, "body": "<html>log in</html>"}, "platform-keys-unreadable"),
        ({"status": 200, "body": "[]"}, "platform-keys-unreadable"),
        ({"status": 200, "body": '{"keys": [{"kty": "EC", "kid": "x"}]}'}, "platform-keys-unusable"),
        ({"status": 200, "body": "x" * 2_000_000}, "platform-keys-unreachable"),
    ],
)
def test_a_key_set_that_cannot_be_used_is_told_why(patient, fault, code):
    one = patient().launched()
    one.fake.faults.add("jwks", times=None, **fault)
    assert code in one.codes()


@pytest.mark.parametrize(
    ("fault", "code"),
    [
        ({"drop": True}, "token-unreachable"),
        ({"status": 404}, "token-missing"),
        ({"status": 302, "headers": {"Location": "https://lms.example/login"}}, "token-missing"),
        ({"status": 500}, "token-busy"),
        ({"status": 503, "body": "<h1>maintenance</h1>"}, "token-busy"),
        ({"status": 429}, "token-busy"),
        ({"status": 401}, "token-refused"),
        ({"status": 403, "body": "no"}, "token-refused"),
        ({"status": 400, "body": '{"error": "invalid_client"}'}, "token-unknown-client"),
        ({"status": 400, "body": '{"error": "invalid_scope"}'}, "token-no-scope"),
        ({"status": 400, "body": '{ "error" : ""kid" invalid, unable to lookup correct key" }'}, "token-our-keys"),
        ({"status": 400, "body": '{"error": "Signature verification failed"}'}, "token-signature"),
        ({"status": 200, "body": "<html>log in</html>"}, "token-unreadable"),
        ({"status": 200, "body": '{"access_token": 7}'}, "token-unreadable"),
        ({"status": 200, "body": '{"access_token": "t", "scope": ["x"]}'}, "token-unreadable"),
    ],
)
def test_a_token_that_is_not_given_is_told_why_and_the_services_are_not_tried(patient, fault, code):
    one = patient().launched()
    one.fake.faults.add("token", times=None, **fault)
    found = one.codes()
    assert code in found
    assert found.count("service-no-token") == 2


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("skew", "code"), [(-30, "clock-off"), (30, "clock-off"), (600, "clock-far-off")])
def test_clocks_that_differ_are_told_by_how_much(patient, kind, skew, code):
    one = patient(kind).launched()
    one.fake.skew = skew
    found = {finding.code: finding for finding in one.findings()}
    assert abs(found[code].values["seconds"] - abs(skew)) <= 3
    assert ("token-clock" in found) == (skew in {-30, 600})


def test_an_answer_that_a_cache_has_kept_does_not_set_the_clock_wrong(patient):
    one = patient().launched()
    old = {"Date": "Tue, 01 Dec 2020 00:00:00 GMT"}
    one.fake.faults.add("jwks", times=None, headers=old)
    assert "clocks-agree" in one.codes()


@pytest.mark.parametrize("date", ["", "yesterday", "Tue, 99 Dec 2026 00:00:00 GMT", "Tue, 01 Dec 2026 00:00:00 -0000"])
def test_a_platform_that_says_no_time_is_no_problem(patient, date):
    one = patient().launched()
    one.fake.faults.add("*", times=None, headers={"Date": date})
    assert "clock-unknown" in one.codes()


def test_an_audience_of_its_own_is_told(patient):
    one = patient().launched()
    one.row.token_audience = "https://elsewhere.example"
    assert "token-audience" in one.codes()


@pytest.mark.parametrize("endpoint", ["members", "line_items"])
def test_curled_links_and_a_wrong_type_of_a_right_answer_are_no_problem(patient, endpoint):
    one = patient("moodle").launched()
    one.fake.faults.curly_links(endpoint)
    assert one.codes()[: len(WELL)] == WELL
    one.fake.faults.clear()
    one.fake.faults.wrong_type(endpoint)
    assert one.codes()[: len(WELL)] == WELL


@pytest.mark.parametrize("kind", KINDS)
def test_a_key_set_of_ours_that_the_platform_cannot_read_is_told(patient, kind):
    one = patient(kind).launched()
    one.fake.tool.keys = lambda: {"keys": []}
    assert "token-our-keys" in one.codes()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("kept", "codes"),
    [
        (("lineitem", "lineitem.readonly", "result.readonly", "roster"), ["scope-no-scores"]),
        (("score", "lineitem.readonly", "result.readonly", "roster"), ["scope-columns-read-only"]),
        (("score", "result.readonly", "roster"), ["scope-no-columns"]),
        (("score", "lineitem", "roster"), ["scope-no-results"]),
        (("score", "lineitem", "result.readonly"), ["scope-no-roster"]),
        (("score",), ["scope-no-columns", "scope-no-results", "scope-no-roster"]),
        (("score", "lineitem", "result.readonly", "roster"), ["scopes-granted"]),
    ],
)
def test_each_scope_that_is_missing_is_told(patient, kind, kept, codes):
    from lms_app.checkup.scopes import ROSTER
    from lms_app.lti import ags

    one = patient(kind).launched()
    one.fake.scopes = tuple(ROSTER if name == "roster" else ags.SCOPE + name for name in kept)
    found = one.codes()
    assert [code for code in found if code.startswith("scope")] == codes


def test_a_platform_that_gives_nothing_where_one_scope_is_too_much_is_asked_for_each(patient):
    from lms_app.lti import ags

    one = patient("canvas").launched()
    many = one.fake.faults.add(
        "token",
        times=None,
        status=400,
        body='{"error": "invalid_scope"}',
        when=lambda request: len(set(request.field("scope").split()) - {ags.SCORE, ags.LINE_ITEM}) > 0,
    )
    found = one.codes()
    assert {"scope-no-results", "scope-no-roster"} <= set(found)
    assert "columns-listed" in found
    assert many.hits == 4


@pytest.mark.parametrize("endpoint", ["members", "line_items"])
@pytest.mark.parametrize(
    ("fault", "code"),
    [
        ({"drop": True}, "service-unreachable"),
        ({"status": 401}, "service-token"),
        ({"status": 403, "body": "forbidden"}, "service-forbidden"),
        ({"status": 403, "body": "403 Forbidden (Rate Limit Exceeded)"}, "service-busy"),
        ({"status": 429}, "service-busy"),
        ({"status": 500}, "service-busy"),
        ({"status": 503, "body": "<h1>maintenance</h1>"}, "service-busy"),
        ({"status": 404}, "service-missing"),
        ({"status": 400, "body": "No handler"}, "service-refused"),
        ({"status": 200, "body": "<html>log in</html>"}, "service-unreadable"),
        ({"status": 200, "body": "7"}, "service-unreadable"),
    ],
)
def test_a_service_that_does_not_serve_is_told_why(patient, endpoint, fault, code):
    one = patient().launched()
    one.fake.faults.add(endpoint, times=None, **fault)
    assert code in one.codes()


@pytest.mark.parametrize(
    ("endpoint", "fault", "codes"),
    [
        ("line_items", {"status": 403}, ["service-forbidden"]),
        ("line_items", {"status": 201, "body": "thanks"}, ["service-unreadable", "column-left"]),
        ("line_items", {"drop": True, "late": True}, ["service-unreachable", "column-left"]),
        ("line_item", {"status": 401}, ["service-token", "column-left"]),
        ("line_item", {"status": 500}, ["service-busy", "column-left"]),
        ("line_item", {"drop": True}, ["service-unreachable", "column-left"]),
    ],
)
def test_a_column_that_cannot_be_made_or_removed_is_told(patient, endpoint, fault, codes):
    one = patient().launched()
    one.fake.faults.add(endpoint, when=lambda request: request.method in ("POST", "DELETE"), **fault)
    found = one.codes(may_write=True)
    assert found[-1 - len(codes) : -1] == codes


def test_a_column_that_is_not_found_again_is_told_and_removed(patient):
    one = patient().launched()
    before = dict(one.fake.gradebook.items)
    one.fake.faults.add("line_items", status=200, body="[]", when=lambda request: "resource_id" in request.query)
    assert "column-not-found" in one.codes(may_write=True)
    assert one.fake.gradebook.items == before


def test_no_column_but_its_own_is_ever_removed(patient):
    """The platform answers the making with a column that was there before."""
    one = patient().launched()
    old = one.fake.gradebook.column("quiz")
    shown = one.fake.personality.line_item(old)

    def pretend(request):
        shown["resourceId"] = request.json()["resourceId"]
        fault.body = shown
        return True

    fault = one.fake.faults.add("line_items", status=201, when=lambda r: r.method == "POST" and pretend(r))
    assert "service-unreadable" in one.codes(may_write=True)
    assert old.number in one.fake.gradebook.items
    assert "DELETE line_item" not in one.written()


def test_a_token_is_never_sent_to_a_host_that_only_an_answer_names(patient):
    one = patient().launched()
    elsewhere = patient(origin="https://elsewhere.example", client_id="other")

    def pretend(request):
        fault.body = {**request.json(), "id": "https://elsewhere.example/lti/courses/14/lineitems/301"}
        return True

    fault = one.fake.faults.add("line_items", status=201, when=lambda r: r.method == "POST" and pretend(r))
    assert "service-unreachable" in one.codes(may_write=True)
    assert elsewhere.fake.requests() == []


def test_an_interrupted_check_leaves_no_column(patient):
    one = patient().launched()
    before = dict(one.fake.gradebook.items)

    def interrupt(request):
        raise KeyboardInterrupt

    one.fake.faults.add("line_items", when=lambda r: "resource_id" in r.query and interrupt(r))
    with pytest.raises(KeyboardInterrupt):
        one.codes(may_write=True)
    assert one.fake.gradebook.items == before


def test_what_is_not_offered_is_a_note(patient):
    one = patient("moodle").launched(
        "ada", "ungraded", claims={"https://purl.imsglobal.org/spec/lti-ags/claim/endpoint": None}
    )
    assert "gradebook-not-offered" in one.codes()


def test_a_platform_that_nobody_came_from_is_well_as_far_as_can_be_seen(patient):
    from lms_app.checkup import run

    one = patient()
    found = one.codes()
    assert {"no-launch", "roster-not-offered", "gradebook-not-offered"} <= set(found)
    assert run.is_well(run.examine(one.row, seconds=30))


def test_a_registration_that_is_off_and_deployments_that_wait_are_told(patient):
    from lms_app.models import Deployment, DeploymentState

    one = patient(is_approved=False)
    one.row.is_active = False
    Deployment.objects.create(platform=one.row, deployment_id="7; rm -rf /\x1b[2J", state=DeploymentState.PENDING)
    found = {finding.code: finding for finding in one.findings()}
    assert {"switched-off", "no-deployment", "deployment-waiting", "token-nobody-to-ask-for"} <= set(found)
    assert "\x1b" not in found["deployment-waiting"].remedy
    assert f"approve_deployment {one.row.pk} '7; rm" in found["deployment-waiting"].remedy


def test_a_registration_that_waits_is_told(patient):
    one = patient()
    one.row.is_active, one.row.is_pending = False, True
    found = one.codes()
    assert "registration-waiting" in found
    assert "switched-off" not in found


def test_logins_that_never_come_back_are_told(patient):
    one = patient()
    for _ in range(5):
        one.fake.school.person("ada")
        login = one.fake.login("ada", "quiz")
        from django.test import Client

        assert Client().post("/lti/login/", login.params).status_code == 302
    assert "logins-unfinished" in one.codes()
    one.launched()
    assert "logins-unfinished" not in one.codes()


@pytest.mark.parametrize(
    ("fault", "code"),
    [({"drop": True}, "login-unreachable"), ({"status": 404}, "login-missing"), ({"status": 503}, "login-broken")],
)
def test_a_login_page_that_does_not_answer_is_told(patient, fault, code):
    one = patient().launched()
    one.fake.faults.add("auth", times=None, **fault)
    assert code in one.codes()


@pytest.mark.parametrize(
    "address", ["http://lms.example/jwks", "https://user:pass@lms.example/jwks", "ftp://lms.example/", "nonsense"]
)
def test_an_address_that_we_do_not_call_is_told(patient, address):
    one = patient().launched()
    one.row.jwks_url = address
    found = [finding for finding in one.findings() if finding.code == "address-refused"]
    assert len(found) == 1
    assert "pass" not in found[0].says


def test_a_platform_that_never_ends_its_answers_costs_no_more_than_the_time_given(patient):
    import time

    one = patient().launched()
    one.fake.faults.slow("*", 0.4, times=None)
    began = time.monotonic()
    found = one.codes(seconds=1.2)
    assert time.monotonic() - began < 4
    assert "out-of-time" in found


def test_a_column_is_not_made_when_there_may_be_no_time_to_remove_it(patient):
    one = patient().launched()
    assert "column-no-time" in one.codes(may_write=True, seconds=10)
    assert "POST line_items" not in one.written()


def test_a_check_that_breaks_does_not_hide_the_others(patient, monkeypatch, caplog):
    from lms_app.lti import keysets

    one = patient().launched()
    monkeypatch.setattr(keysets, "usable", lambda entry: 1 / 0)
    found = one.codes()
    assert "check-broke" in found
    assert "roster-readable" in found
    assert "A check of platform" in caplog.text


def test_the_course_of_the_last_launch_is_asked_for_with_its_own_deployments_token(patient):
    from lms_app.models import Deployment, DeploymentState

    one = patient().launched()
    for n in range(5):
        Deployment.objects.create(platform=one.row, deployment_id=f"later-{n}", state=DeploymentState.APPROVED)
    found = one.codes()
    assert "roster-readable" in found
    assert one.fake.tokens.issued == 4


def test_a_token_that_was_refused_is_not_asked_for_again(patient):
    one = patient().launched()
    one.fake.faults.throttled("token", 429, times=None)
    assert "token-busy" in one.codes()
    assert len(one.fake.requests("token")) == 1
