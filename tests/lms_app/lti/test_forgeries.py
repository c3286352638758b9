"""Forged, mangled, replayed and crossed messages, as somebody would send them who means it."""

import hashlib
import json
from itertools import product
from urllib.parse import quote, urlencode

import pytest
from django.core.cache import cache
from django.test import Client
from django.utils import timezone

from lms_app.lti import http, keysets, storage
from lms_app.models import (
    ContentVersion,
    Deployment,
    DeploymentState,
    Launch,
    LaunchSession,
    LoginState,
    LtiUser,
    Membership,
    PendingLaunch,
    Platform,
    Role,
)
from tests import make
from tests.fakes.keys import Key, encode
from tests.fakes.platform import REMOVE, Merge
from tests.lms_app.lti.forging import (
    FORM,
    KIND,
    LAUNCH,
    LOGIN,
    NAMED,
    REFERENCE,
    Judge,
    begin,
    mallorys_key,
    rows,
    send,
    small_exponent_key,
)

CHECK = "/lti/check/"
COMPLETE = "/lti/launch/complete/"
MULTIPART = "multipart/form-data; boundary=b"
SCRIPT = "<script>alert(1)</script>"


@pytest.fixture
def bench(lms, client):
    """A login begun, the platform's keys known."""
    lms.launch(client, "ada", "quiz")
    return begin(lms, client)


@pytest.fixture
def judge(bench, caplog):
    return Judge(caplog)


def multipart(fields, boundary="b"):
    """Write fields as a form of many parts; a field is a value, or headers and a value."""
    made = b""
    for name, value in fields:
        extra, text = value if isinstance(value, tuple) else ("", value)
        head = f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"{extra}\r\n\r\n'
        made += head.encode() + (text if isinstance(text, bytes) else text.encode()) + b"\r\n"
    return made + f"--{boundary}--\r\n".encode()


# How a launch comes


def carriers(bench):
    """Give ways to bring a genuine token that are not one plain form: what, kind of answer, how it is sent."""
    form, token, state = bench.form, bench.token, bench.form["state"]
    pairs, own = list(form.items()), urlencode(form)

    def posted(body, address=LAUNCH, **extra):
        return lambda: send(bench.client, body, address, **extra)

    def asked(method, address=LAUNCH, **extra):
        return lambda: getattr(bench.client, method)(address, **extra)

    yield "twice the token, differing", "malformed", posted([*pairs, ("id_token", token + "x")])
    yield "twice the token, the first empty", "malformed", posted([("id_token", ""), *pairs])
    yield "twice the state", "malformed", posted([*pairs, ("state", "another")])
    yield "an error beside the token", "platform", posted([*pairs, ("error", "access_denied")])
    yield "an empty error beside the token", "platform", posted([*pairs, ("error", "")])
    yield "the state in the query differs", "malformed", posted(own, f"{LAUNCH}?state=another")
    yield "the token in the query differs", "malformed", posted(own, f"{LAUNCH}?id_token=another")
    yield "an error in the query", "malformed", posted([*pairs, ("error", "a")], f"{LAUNCH}?error=b")
    yield "token and state in the query", "malformed", posted("", f"{LAUNCH}?{own}")
    yield "the token in the query, the state in the form", "malformed", posted({"state": state}, f"{LAUNCH}?{own}")
    yield "the state in the query, the token in the form", "unconfirmed", posted({"id_token": token}, f"{LAUNCH}?{own}")
    yield "an array of PHP", "malformed", posted([("id_token[]", token), ("state", state)])
    yield "names in capitals", "malformed", posted([("ID_TOKEN", token), ("STATE", state)])
    yield "names with a blank", "malformed", posted([("id_token ", token), ("state", state)])
    yield "semicolons between fields", "malformed", posted(f"id_token={quote(token)};state={quote(state)}")
    yield "an empty form", "malformed", posted("")
    yield "no equals sign", "malformed", posted(token)
    yield "many fields", "malformed", posted([*pairs, *((f"f{number}", "x") for number in range(60))])
    yield "very many fields", "malformed", posted("&".join(f"f{number}=" for number in range(3000)))
    yield "a field of 200 kB", "large", posted([*pairs, ("padding", "x" * 200_000)])
    yield "a token of 65 kB", "large", posted({**form, "id_token": "a" * 65_537})
    yield "a token of 2 MB", "large", posted({**form, "id_token": "a" * 2_000_000})
    yield "a state of 5 kB", "unconfirmed", posted({**form, "state": "s" * 5_000})
    yield "a state of NUL", "unconfirmed", posted({**form, "state": "\x00"})
    yield "a state with a blank", "unconfirmed", posted({**form, "state": state + " "})
    yield "a state in other letters", "unconfirmed", posted({**form, "state": state.swapcase()})
    yield "a state that is no UTF-8", "unconfirmed", posted(f"id_token={token}&state=%ff%fe")
    yield "half a surrogate pair", "unconfirmed", posted({**form, "state": "\ud800"})
    yield "no state", "unconfirmed", posted({"id_token": token})
    yield "JSON", "malformed", posted(json.dumps(form), content_type="application/json")
    yield "plain text", "malformed", posted(own, content_type="text/plain")
    yield "no content type", "malformed", posted(own, content_type="")
    yield "an unheard-of content type", "malformed", posted(own, content_type="application/jwt")
    yield "XML", "malformed", posted("<id_token/>", content_type="text/xml")
    yield "a form that says UTF-16", "unreadable", posted(own, content_type=f"{FORM}; charset=utf-16")
    yield "a form that says UTF-7", "unreadable", posted(own, content_type=f"{FORM}; charset=utf-7")
    yield "a form that says Latin", "unreadable", posted(own, content_type=f"{FORM}; charset=iso-8859-1")
    yield "a form that says rot13", "unreadable", posted(own, content_type=f"{FORM}; charset=rot13")
    yield "parts without a boundary", "malformed", posted(own, content_type="multipart/form-data")
    yield "parts that end early", "malformed", posted(b"--b\r\nbroken", content_type=MULTIPART)
    yield (
        "a file for a token",
        "malformed",
        posted(multipart([("state", state), ("id_token", ('; filename="t"', token))]), content_type=MULTIPART),
    )
    yield (
        "a file beside the token",
        "malformed",
        posted(multipart([*pairs, ("more", ('; filename="t"', "x"))]), content_type=MULTIPART),
    )
    yield (
        "parts with the token twice",
        "malformed",
        posted(multipart([*pairs, ("id_token", "another")]), content_type=MULTIPART),
    )
    yield (
        "parts in base64 that is none",
        "malformed",
        posted(
            multipart([("state", state), ("id_token", ("\r\nContent-Transfer-Encoding: base64", "!"))]),
            content_type=MULTIPART,
        ),
    )
    yield "parameters of LTI 1.1", "malformed", posted({"lti_message_type": "basic-lti-launch-request", "user_id": "5"})
    for method in ("get", "head", "put", "patch", "delete", "options"):
        yield f"by {method.upper()}", "method", asked(method)
    yield "by GET with a query", "method", asked("get", f"{LAUNCH}?{own}")
    yield "POST to GET by a header", "method", asked("get", headers={"X-HTTP-Method-Override": "POST"})


def test_a_launch_comes_as_one_plain_form_or_not_at_all(bench, judge):
    for what, kind, sent in carriers(bench):
        response = sent()
        if what == "by HEAD":
            assert response.status_code == 405
        else:
            judge.refused(response, kind, what, bench.form["state"])
    judge.nothing_changed()
    assert bench.post().status_code == 303


def test_plain_forms_in_other_dress_are_the_same_launch(lms, client):
    """What browsers and platforms do send: parts, a named charset, a query that says nothing, a field more."""
    lms.launch(client)
    for sent in (
        lambda form: send(client, multipart(form.items()), content_type=MULTIPART),
        lambda form: send(client, form, content_type=f"{FORM}; charset=UTF-8"),
        lambda form: send(client, form, content_type=FORM.upper()),
        lambda form: send(client, form, f"{LAUNCH}?utm=x"),
        lambda form: send(client, [*form.items(), *form.items()]),
        lambda form: send(client, {**form, "lti_storage_target": "_parent", "session_state": "x"}),
        lambda form: send(client, form, f"{LAUNCH}quiz/"),
        lambda form: send(client, urlencode(form).replace("_", "%5F").replace("a", "%61")),
    ):
        assert sent(begin(lms, client).form).status_code == 303


# Crossed


def test_of_states_tokens_and_browsers_only_those_that_belong_together_open(lms, connect, caplog):
    """Three registrations, two of them on one issuer with the same keys; two browsers; everything with everything."""
    sibling = connect(origin=lms.fake.origin, client_id="sibling", signing_keys=lms.fake.keys.keys)
    mallory = connect(origin="https://mallory.example")
    browsers = [Client(), Client()]
    for known in (lms, sibling, mallory):
        assert keysets.refresh(known.row, now=timezone.now())
    benches = [
        begin(known, browser, who)
        for known in (lms, sibling, mallory)
        for browser, who in zip(browsers, ("ada", "ben"), strict=True)
    ]
    judge = Judge(caplog)
    for (state, token), browser in product(product(benches, benches), browsers):
        if state is token and state.client is browser:
            continue
        response = state.post(token.token, browser)
        if state.client is browser:
            judge.refused(response, "unconfirmed", "a token of another login", state.form["state"])
        else:
            assert response.status_code in {200, 401}
            assert not any(morsel.value for morsel in response.cookies.values())
    assert not LaunchSession.objects.exists()
    assert not LtiUser.objects.exists()
    assert not LoginState.objects.filter(used_at__isnull=False).exists()
    for bench in benches:
        assert bench.post().status_code == 303
    judge = Judge(caplog)
    for bench in benches:
        judge.refused(bench.post(), "used", "a launch again", bench.form["state"])
        judge.refused(bench.post(client=Client()), "used", "a launch again, elsewhere", bench.form["state"])
    judge.nothing_changed()


def test_the_cookie_of_another_login_proves_nothing(lms, client, caplog):
    """One cookie for each state: not another tab's, not a guess, not the state itself, not an old one."""
    first, second = begin(lms, client), begin(lms, client)
    names = [name for name in client.cookies if name.startswith("__Host-ys-login-")]
    secrets = {name: client.cookies[name].value for name in names}
    judge = Judge(caplog)
    for value in (*secrets.values(), first.form["state"], second.form["state"], "x", "0" * 64, "é", '"', "a=b"):
        for name, own in secrets.items():
            browser = Client()
            browser.cookies[name] = value
            bench = first if name == names[0] else second
            if value != own:
                response = bench.post(client=browser)
                assert response.status_code in {200, 401}
                assert not any(morsel.value for morsel in response.cookies.values())
    judge.nothing_changed()
    assert [bench.post().status_code for bench in (first, second)] == [303, 303]


def test_a_used_login_stays_used_when_the_broker_forgets_everything(bench, caplog):
    assert bench.post().status_code == 303
    cache.clear()
    judge = Judge(caplog)
    judge.refused(bench.post(), "used", "after a flush", bench.form["state"])
    judge.nothing_changed()
    fresh = begin(bench.lms, bench.client)
    cache.clear()
    assert fresh.post().status_code == 303


def test_the_nonce_of_a_launch_that_got_in_opens_no_other(bench, caplog):
    """A new state with the old nonce, in the same browser and in another one, of this client and of another."""
    assert bench.post().status_code == 303
    later, elsewhere = begin(bench.lms, bench.client), begin(bench.lms, Client(), "ben")
    judge = Judge(caplog)
    for fresh in (later, elsewhere):
        judge.refused(fresh.post(bench.token), "unconfirmed", "an old token", fresh.form["state"])
        again = fresh.signed(fresh.payload(nonce=bench.claims["nonce"]))
        judge.refused(fresh.post(again), "unconfirmed", "an old nonce", fresh.form["state"])
    judge.nothing_changed()


def test_states_and_nonces_cannot_be_guessed(lms, client):
    """CVE-2022-31157: nonces of too little chance."""
    benches = [begin(lms, client) for _ in range(40)]
    for name in ("state", "nonce"):
        values = [bench.form["state"] if name == "state" else bench.claims["nonce"] for bench in benches]
        assert len(set(values)) == len(values)
        assert all(len(value) >= 43 for value in values)
        # Of 43 letters in each place, few stand still.
        assert all(len({value[place] for value in values}) > 8 for place in range(42))
    assert not {bench.form["state"] for bench in benches} & {bench.claims["nonce"] for bench in benches}


# Keys


def test_one_platform_cannot_sign_for_another(lms, connect, client, caplog):
    """Mallory is a platform of good standing that publishes a key under the other's key id."""
    lms.launch(client)
    mallory = connect(origin="https://mallory.example", signing_keys=[Key(lms.fake.keys.current.kid)])
    assert mallory.launch(Client()).status_code == 303
    bench = begin(lms, client)
    at_mallorys = begin(mallory, client)
    judge = Judge(caplog)
    theirs = mallory.fake.keys.current
    judge.refused(bench.post(bench.signed(key=theirs)), "unconfirmed", "the other's key of that id")
    for changes in ({}, {"iss": lms.row.issuer}, {"iss": lms.row.issuer, "aud": lms.row.client_id}):
        forged = at_mallorys.signed({**bench.claims, "nonce": at_mallorys.claims["nonce"], **changes})
        judge.refused(at_mallorys.post(forged), "unconfirmed", "a message in the other's name")
    judge.nothing_changed()
    # What Mallory may say is about Mallory's own people, whatever names they have.
    assert at_mallorys.post().status_code == 303
    assert set(LtiUser.objects.filter(sub=bench.claims["sub"]).values_list("platform", flat=True)) == {
        lms.row.pk,
        mallory.row.pk,
    }


def number(value):
    return encode(value.to_bytes((value.bit_length() + 7) // 8))


@pytest.mark.parametrize(
    ("what", "entry"),
    [
        ("an exponent of 1", {"e": "AQ"}),
        ("an exponent of 0", {"e": "AA"}),
        ("an even exponent", {"e": "Ag"}),
        ("a huge exponent", {"e": encode(b"\x01" * 256)}),
        ("a modulus of 1", {"n": "AQ"}),
        ("an even modulus", {"n": encode(b"\xff" * 255 + b"\xfe")}),
        ("a modulus of 512 bits", {"n": encode(b"\xff" * 64)}),
        ("a modulus of 16384 bits", {"n": encode(b"\xff" * 2048)}),
        ("a modulus of megabytes", {"n": "A" * 200_000}),
        ("a negative look", {"n": "-1"}),
        ("another kind of key", {"kty": "oct", "k": "c2VjcmV0"}),
        ("a kind in small letters", {"kty": "rsa"}),
        ("a key for encrypting", {"use": "enc"}),
        ("a key of another algorithm", {"alg": "PS256"}),
        ("a shared-secret algorithm", {"alg": "HS256"}),
        ("numbers for texts", {"n": 5, "e": 3}),
        ("a list for a use", {"use": ["sig"]}),
        ("an object for an algorithm", {"alg": {}}),
        ("a list for a kind", {"kty": ["RSA"]}),
    ],
)
def test_a_key_unfit_for_use_opens_nothing(lms, client, caplog, what, entry):
    """CVE-2025-45768 and its like: a platform publishes a key that anybody could sign for."""
    bad = {**lms.fake.keys.current.jwk, **entry}
    good = Key("another").jwk
    lms.fake.faults.add("jwks", times=None, status=200, body=json.dumps({"keys": [bad, good]}))
    bench = begin(lms, client)
    judge = Judge(caplog)
    judge.refused(bench.post(), "unconfirmed", what)
    judge.nothing_changed()


def test_a_signature_is_not_guessed_for_a_small_exponent(lms, client, caplog):
    """CVE-2022-24771 and CVE-2006-4339: with an exponent of 3, a cube root of half the padding is enough for some."""
    private = small_exponent_key()
    numbers = private.public_key().public_numbers()
    entry = {"kty": "RSA", "kid": "small", "n": number(numbers.n), "e": number(numbers.e)}
    lms.fake.faults.add("jwks", times=None, status=200, body=json.dumps({"keys": [entry]}))
    bench = begin(lms, client)
    text = bench.unsigned(bench.raised(), bench.header(kid="small"))
    judge = Judge(caplog)
    for padded in garbage_behind(text.encode()):
        root = cube_root(padded)
        forged = f"{text}.{encode(root.to_bytes(256))}"
        judge.refused(bench.post(forged), "unconfirmed", "a cube root")
    judge.nothing_changed()


def garbage_behind(text):
    """Give numbers that begin like a padded digest and end in anything."""
    info = bytes.fromhex("3031300d060960864801650304020105000420") + hashlib.sha256(text).digest()
    for filling in (0, 1, 8):
        head = b"\x00\x01" + b"\xff" * filling + b"\x00" + info
        yield int.from_bytes(head + b"\xff" * (256 - len(head)))


def cube_root(value):
    low, high = 0, 1 << (value.bit_length() // 3 + 1)
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if middle**3 <= value else (low, middle - 1)
    return low


def test_a_bad_answer_of_the_key_address_takes_nothing_away(lms, client, caplog):
    """The last good keys stay, whatever comes instead; a new key id asks once and no more."""
    lms.launch(client)
    bench = begin(lms, client)
    Platform.objects.update(key_set_tried_at=None)
    asked = len(lms.fake.requests("jwks"))
    lms.fake.faults.add("jwks", times=None, status=200, body='{"keys": []}')
    judge = Judge(caplog)
    for _ in range(3):
        other = bench.signed(header=bench.header(kid="unheard-of"))
        response = bench.post(other)
        assert response.status_code in {401, 503}
        judge.clean(response, "an unknown key id")
    judge.nothing_changed()
    assert len(lms.fake.requests("jwks")) == asked + 1
    assert bench.post().status_code == 303


# Deployments and people


def test_a_deployment_counts_for_its_own_registration_only(lms, connect, client, caplog):
    """The same id at two registrations, another's id, and ids that only resemble the admitted one."""
    lms.launch(client)
    sibling = connect(
        origin=lms.fake.origin,
        client_id="sibling",
        signing_keys=lms.fake.keys.keys,
        is_approved=False,
        deployment_id="d",
    )
    Deployment.objects.create(platform=lms.row, deployment_id="d", state=DeploymentState.APPROVED)
    Deployment.objects.create(platform=lms.row, deployment_id="refused", state=DeploymentState.REFUSED)
    assert sibling.launch(Client()).status_code == 403
    bench, own = begin(lms, client), lms.fake.deployment_id
    judge = Judge(caplog)
    judge.refused(bench.post(bench.signed(bench.payload(deployment_id="refused"))), "deployment", "a refused one")
    judge.nothing_changed()
    for resembling in (own + " ", own + "0", own.upper() + "X", "*", "%", "' OR 1=1 --", "\u200b" + own):
        response = bench.post(bench.signed(bench.payload(deployment_id=resembling)))
        assert response.status_code == 403, resembling
        assert Deployment.objects.get(platform=lms.row, deployment_id=resembling).state == DeploymentState.PENDING
    assert (LtiUser.objects.count(), Launch.objects.count()) == (1, 1)
    assert LoginState.objects.filter(used_at__isnull=True).count() >= 1


def test_people_are_who_their_platform_says_by_sub_and_by_nothing_else(lms, connect, client):
    """E-mail addresses and names join nobody (at Mahara: CVE-2026-42163)."""
    sibling = connect(origin=lms.fake.origin, client_id="sibling", signing_keys=lms.fake.keys.keys)
    mallory = connect(origin="https://mallory.example")
    teacher = {**NAMED, "sub": "boss"}
    for known in (lms, sibling, mallory):
        assert known.launch(Client(), "ivy", claims=teacher).status_code == 303
    for sub in ("BOSS", "boss ", "boss2", "b", "boss'"):
        assert lms.launch(Client(), "ada", claims={**NAMED, "sub": sub}).status_code == 303
    assert LtiUser.objects.filter(sub="boss").count() == 3
    assert LtiUser.objects.filter(email=NAMED["email"]).count() == 8
    assert Membership.objects.filter(role=Role.INSTRUCTOR).count() == 3


LEARNER = "http://purl.imsglobal.org/vocab/lis/v2/membership#Learner"
GRANTS_NO_TEACHING = (
    "instructor",
    "INSTRUCTOR",
    "Instructor ",
    " Instructor",
    "Instructors",
    "NotInstructor",
    "Instructor,Learner",
    "Instructor#Instructor",
    "membership#Instructor",
    "http://purl.imsglobal.org/vocab/lis/v2/membership#instructor",
    "http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor ",
    "http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor\n",
    "http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor/Learner",
    "https://purl.imsglobal.org/vocab/lis/v2/membership#Instructor",
    "http://purl.imsglobal.org.evil.example/vocab/lis/v2/membership#Instructor",
    "http://evil.example/http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor",
    "http://evil.example/membership#Instructor",
    "http://purl.imsglobal.org/vocab/lis/v2/membership/Learner#Instructor",
    "http://purl.imsglobal.org/vocab/lis/v2/membership/Mentor#Instructor",
    "http://purl.imsglobal.org/vocab/lis/v2/membership/Instructor",
    "http://purl.imsglobal.org/vocab/lis/v2/institution/person#Instructor",
    "http://purl.imsglobal.org/vocab/lis/v2/institution/person#Administrator",
    "http://purl.imsglobal.org/vocab/lis/v2/system/person#Administrator",
    "http://purl.imsglobal.org/vocab/lis/v2/system/person#SysAdmin",
    "http://purl.imsglobal.org/vocab/lti/system/person#TestUser",
    "http://purl.imsglobal.org/vocab/lis/v2/person#Administrator",
    "urn:lti:sysrole:ims/lis/Administrator",
    "urn:lti:instrole:ims/lis/Instructor",
    "urn:lti:role:ims/lis/instructor",
    "urn:lti:role:ims/lis/Learner/Instructor",
)


def test_no_role_that_only_resembles_one_makes_a_teacher(lms, client):
    """All of them together grant what the best of them grants: a learner's sub-role, and nothing more."""
    lms.launch(client)
    strange = [role for role in GRANTS_NO_TEACHING if "Learner" not in role]
    claims = {"custom": {"role": "Instructor", "roles": "Instructor"}, "ext": {"roles": "Instructor"}}
    claims |= {"name": "Instructor", "https://canvas.instructure.com/lti/roles": ["Instructor"]}
    for roles, expected in ((strange, "none"), (GRANTS_NO_TEACHING, "learner"), ([*strange, LEARNER], "learner")):
        assert lms.launch(client, "ada", claims={**claims, "roles": list(roles)}).status_code == 303
        assert Launch.objects.latest("pk").role == expected


def test_who_is_put_out_stays_out(lms, client, caplog):
    """CVE-2025-67848: suspended people came in through the launch. Here: a registration or deployment switched off."""
    assert lms.launch(client).status_code == 303
    bench = begin(lms, client)
    Deployment.objects.update(state=DeploymentState.REFUSED)
    judge = Judge(caplog)
    judge.refused(bench.post(), "deployment", "a deployment refused since")
    judge.refused(client.get(f"/s/{LaunchSession.objects.get().sid}/"), "session", "its session")
    Deployment.objects.update(state=DeploymentState.APPROVED)
    Platform.objects.update(is_active=False)
    judge = Judge(caplog)
    judge.refused(bench.post(), "off", "a registration switched off")
    judge.refused(send(client, lms.fake.login().params, LOGIN), "off", "a login of it")
    judge.nothing_changed()


def test_a_column_that_is_not_the_platforms_gets_no_score_and_no_token(lms, connect, client):
    """CVE-2023-23611, GHSA-7j9p-67mm-5g87, seen from our side: scores go to the column of the launch's own link."""
    mallory = connect(origin="https://mallory.example")
    lms.launch(client)
    stolen = mallory.fake.personality.url("line_items", mallory.fake.school.courses[0])
    with pytest.raises(http.AddressRefused):
        http.request(lms.row, "GET", stolen)
    assert mallory.fake.requests("line_items") == []


# Text that would be something else


def test_texts_of_a_platform_are_texts_on_every_page(lms, client):
    """CVE-2022-35653: script through the parameters of a launch."""
    hostile = f"\"'>{SCRIPT}{{{{7*7}}}}{{% now 'Y' %}}"
    claims = {
        "name": hostile,
        "email": hostile,
        "locale": hostile,
        "context": Merge(title=hostile, label=hostile),
        "resource_link": Merge(title=hostile),
        "launch_presentation": {"locale": hostile, "document_target": hostile, "return_url": f"javascript:{hostile}"},
        "tool_platform": {"name": hostile, "product_family_code": hostile},
        "custom": {"more": hostile, hostile: hostile},
        "roles": [hostile, "http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor"],
    }
    ContentVersion.objects.all().delete()
    make.content()
    for who in ("ada", "ivy"):
        response = lms.launch(client, who, claims=claims if who == "ivy" else {**claims, "roles": [LEARNER]})
        assert response.status_code == 303
        page = client.get(response["Location"])
        assert page.status_code == 200
        for broken in (SCRIPT, "javascript:", "{49}", "49}}"):
            assert broken not in page.content.decode()


def test_errors_of_a_platform_are_not_repeated(bench, judge):
    for error in (
        SCRIPT,
        "login_required",
        "a" * 5000,
        "\r\nSet-Cookie: a=b",
        "invalid_request_object",
        "%3Cscript%3E",
    ):
        form = {
            "error": error,
            "error_description": SCRIPT,
            "error_uri": "javascript:alert(1)",
            "state": bench.form["state"],
        }
        response = send(bench.client, form)
        assert "Set-Cookie: a=b" not in str(response.headers)
        judge.refused(response, "platform", error[:30], SCRIPT, "javascript:")
    judge.refused(send(bench.client, {"error": "login_required"}), "unconfirmed", "no state")
    judge.refused(send(bench.client, {"error": "login_required", "state": "x"}), "unconfirmed", "unknown state")
    judge.nothing_changed()
    assert bench.post().status_code == 303


# The login


def logins(lms, params):
    """Give logins to be refused: what, kind of answer, the parameters."""

    def changed(**changes):
        return {name: value for name, value in {**params, **changes}.items() if value is not REMOVE}

    own, client_id, origin = params["iss"], params["client_id"], params["target_link_uri"].split("/lti/")[0]
    host = origin.split("://")[1]
    for iss in (
        own + "/",
        own.upper(),
        own[:-1],
        own + ".evil.example",
        own + " ",
        " " + own,
        own + "\u200b",
        "*",
        "%",
    ):
        yield f"issuer {iss!r}", "unknown", changed(iss=iss)
    yield "an issuer of NUL", "unknown", changed(iss=own + "\x00")
    yield "an issuer of 15 kB", "unknown", changed(iss="x" * 15_000)
    yield "no issuer", "malformed", changed(iss=REMOVE)
    yield "an empty issuer", "malformed", changed(iss="")
    for known in (client_id + " ", client_id.upper(), client_id[:-1], "*", "' OR 1=1 --", "null", "\x00", "x" * 10_000):
        yield f"client {known[:20]!r}", "unknown", changed(client_id=known)
    for name in ("login_hint", "target_link_uri"):
        yield f"no {name}", "malformed", changed(**{name: REMOVE})
        yield f"an empty {name}", "malformed", changed(**{name: ""})
    for target in (
        "https://evil.example/",
        f"https://evil.example/?{origin}",
        f"{origin}.evil.example/",
        f"{origin}@evil.example/",
        f"{origin}:1/",
        f"{origin}\\@evil.example",
        f"//{host}/",
        "/lti/launch/",
        "lti/launch/",
        "javascript:alert(1)",
        f"javascript://{host}/%0aalert(1)",
        f"http://user@{host}/",
        f"{origin}/\r\nX: y",
        f"{origin}/\x00",
        "data:text/html,x",
        "http://[::1",
        " ",
    ):
        yield f"target {target!r}", "target", changed(target_link_uri=target)
    yield "a target of 3 kB", "malformed", changed(target_link_uri=f"{origin}/lti/launch/?{'x' * 3000}")
    for name in ("lti_message_hint", "login_hint", "iss", "unheard_of"):
        yield f"a {name} of 17 kB", "large", changed(**{name: "x" * 17_000})
    yield "a body of 200 kB", "large", changed(**{f"f{n}": "x" * 10_000 for n in range(20)})
    yield "many parameters", "malformed", changed(**{f"f{n}": "x" for n in range(60)})


def test_a_login_that_is_not_to_the_letter_begins_nothing(bench, judge):
    params = dict(bench.lms.fake.login().params)
    for what, kind, changed in logins(bench.lms, params):
        judge.refused(send(bench.client, changed, LOGIN), kind, what)
        if len(urlencode(changed, errors="surrogatepass")) < 40_000:
            # The second door is where a login goes on whose browser was asked for a cookie first.
            for door in (LOGIN, CHECK):
                judge.refused(bench.client.get(door, changed), kind, f"{what}, by GET at {door}")
    judge.nothing_changed()


def test_a_login_says_each_thing_once(bench, judge):
    params = dict(bench.lms.fake.login().params)
    query = urlencode(params)
    for name in params:
        twice = [*params.items(), (name, "another")]
        judge.refused(send(bench.client, twice, LOGIN), "malformed", f"{name} twice in a form")
        judge.refused(bench.client.get(f"{LOGIN}?{urlencode(twice)}"), "malformed", f"{name} twice in a query")
        judge.refused(
            send(bench.client, params, f"{LOGIN}?{urlencode({name: 'another'})}"), "malformed", f"{name} in both"
        )
        judge.refused(send(bench.client, params, f"{LOGIN}?{name}="), "malformed", f"{name} empty in the query")
    for content_type, kind in (
        ("application/json", "malformed"),
        ("text/plain", "malformed"),
        (f"{FORM}; charset=utf-16", "unreadable"),
        (f"{FORM}; charset=hex", "unreadable"),
        ("multipart/form-data", "malformed"),
        (MULTIPART, "malformed"),
        ("", "malformed"),
    ):
        judge.refused(send(bench.client, query, LOGIN, content_type=content_type), kind, content_type)
    judge.nothing_changed()
    assert send(bench.client, [*params.items(), *params.items()], LOGIN).status_code == 302


def test_a_login_leads_to_the_registered_address_whatever_it_says(lms, client):
    """Nothing that came in becomes part of the address but as an encoded value; nothing becomes a header."""
    params = dict(lms.fake.login().params)
    for extra in (
        {"redirect_uri": "https://evil.example/"},
        {"response_mode": "query", "response_type": "code", "scope": "openid email"},
        {"state": "fixed", "nonce": "fixed", "prompt": "login"},
        {"login_hint": "a&redirect_uri=https://evil.example/#"},
        {"lti_message_hint": "x\r\nLocation: https://evil.example/"},
        {"lti_message_hint": "&state=fixed&nonce=fixed"},
        {"login_hint": "\ud800"},
        {"lti_deployment_id": SCRIPT, "canvas_region": SCRIPT, "lti_storage_target": SCRIPT},
        {"auth_login_url": "https://evil.example/", "authorization_endpoint": "https://evil.example/"},
    ):
        response = send(client, {**params, **extra}, LOGIN)
        assert response.status_code in {200, 302}, extra
        if response.status_code == 302:
            location = response["Location"]
            assert location.startswith(lms.row.auth_login_url + "?")
            for piece in ("evil.example/&", "&state=fixed", "nonce=fixed", "\r", "\n", "#"):
                assert piece not in location
            assert location.count("redirect_uri=") == location.count("&state=") == location.count("&nonce=") == 1
        assert "fixed" not in {row.nonce for row in LoginState.objects.all()}


# Other kinds of message


@pytest.mark.parametrize(("message", "who"), [("deep-linking", "ivy"), ("review", "ivy")])
def test_other_messages_are_as_hard_to_forge(lms, client, caplog, message, who):
    lms.launch(client)
    path = {"path": LAUNCH} if message == "deep-linking" else {}
    bench = begin(lms, client, who, message=message, **path)
    judge = Judge(caplog)
    for what, token in (
        ("signed by another", bench.signed(key=mallorys_key())),
        ("signed by nobody", bench.unsigned(header=bench.header(alg="none")) + "."),
        ("for another nonce", bench.signed(bench.payload(nonce="x"))),
        ("for another audience", bench.signed(bench.payload(aud="x"))),
        ("of yesterday", bench.signed(bench.payload(iat=bench.claims["iat"] - 86_400))),
        ("from another issuer", bench.signed(bench.payload(iss="https://evil.example"))),
    ):
        judge.refused(bench.post(token), "unconfirmed", f"{message} {what}", bench.form["state"])
    for what, kind, changes in (
        ("without sub", "anonymous", {"sub": REMOVE}),
        ("without roles", "malformed", {"roles": REMOVE}),
        ("of a wrong version", "malformed", {"version": "1.3"}),
        ("without deployment", "malformed", {"deployment_id": REMOVE}),
        ("of a course that is a list", "malformed", {"context": []}),
        ("to another place", "target", {"target_link_uri": "https://evil.example/lti/launch/"}),
        ("to no route", "target", {"target_link_uri": lms.fake.tool.origin + "/admin/"}),
        ("of an unheard-of kind", "malformed", {"message_type": "LtiAssetProcessorSettingsRequest"}),
    ):
        judge.refused(bench.post(bench.signed(bench.payload(**changes))), kind, f"{message} {what}")
    judge.nothing_changed()
    assert bench.post().status_code == 303


def test_a_choice_goes_back_to_the_platform_only_and_is_for_teachers_only(lms, client, caplog):
    lms.launch(client)
    bench = begin(lms, client, "ivy", message="deep-linking", path=LAUNCH)
    settings = bench.claims["https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings"]
    judge = Judge(caplog)

    def asked(**changes):
        made = {name: value for name, value in {**settings, **changes}.items() if value is not REMOVE}
        return bench.post(bench.signed(bench.payload(deep_linking_settings=made)))

    own = lms.fake.origin
    for url in (
        "https://evil.example/return",
        f"{own}.evil.example/",
        f"{own}@evil.example/",
        f"https://user@{own.removeprefix('https://')}/",
        own.replace("https", "http") + "/return",
        "javascript:alert(1)",
        "//lms.example/return",
        f"{own}\\@evil.example/",
        f"{own}/re turn",
        f"{own}/\r\nX: y",
        "https://127.0.0.1/",
        "https://[::1]/",
        "file:///etc/passwd",
        "x",
    ):
        judge.refused(asked(deep_link_return_url=url), "return", url)
    for name in ("deep_link_return_url", "accept_types", "accept_presentation_document_targets"):
        for value in (REMOVE, None, 5, {}, []):
            if not (name == "accept_types" and value == []):
                judge.refused(asked(**{name: value}), "malformed", f"{name} {value!r}")
    for name, value in (
        ("data", {}),
        ("data", 5),
        ("accept_multiple", "true"),
        ("accept_lineitem", 1),
        ("auto_create", []),
        ("accept_types", "ltiResourceLink"),
        ("accept_types", [5]),
    ):
        judge.refused(asked(**{name: value}), "malformed", f"{name} {value!r}")
    judge.refused(asked(data="x" * 33_000), "large", "data beyond size")
    for role in ("Learner", "Mentor", "Instructor#TeachingAssistant", "Manager"):
        prefix = "http://purl.imsglobal.org/vocab/lis/v2/membership"
        roles = [f"{prefix}/{role}" if "#" in role else f"{prefix}#{role}"]
        judge.refused(bench.post(bench.signed(bench.payload(roles=roles))), "selection", role)
    for value in (REMOVE, None, [], "x", 5):
        token = bench.signed(bench.payload(deep_linking_settings=value))
        judge.refused(bench.post(token), "malformed", f"settings {value!r}")
    judge.nothing_changed()


def test_somebody_elses_work_is_not_for_learners(lms, client, caplog):
    lms.launch(client, "ben")
    bench = begin(lms, client, "ada", message="review", for_user="ben")
    judge = Judge(caplog)
    judge.refused(bench.post(), "role", "a learner looks at another's work")
    for value in (
        REMOVE,
        None,
        "ben",
        [],
        {},
        {"user_id": ""},
        {"user_id": 5},
        {"user_id": ["ben"]},
        {"user_id": None},
    ):
        judge.refused(bench.post(bench.signed(bench.payload(for_user=value))), "malformed", f"for_user {value!r}")
    for roles in ([], ["Mentor"], ["http://purl.imsglobal.org/vocab/lis/v2/institution/person#Instructor"]):
        token = bench.signed(bench.payload(roles=roles))
        judge.refused(bench.post(token), "role", f"roles {roles}")
    judge.nothing_changed()


def test_a_forged_message_is_no_better_without_a_cookie(bench, caplog):
    """Where the platform's storage is offered, a message is verified before it may wait for its proof."""
    judge, browser = Judge(caplog), Client()
    for what, token in (
        ("signed by another", bench.signed(key=mallorys_key())),
        ("signed by nobody", bench.unsigned(header=bench.header(alg="none")) + "."),
        ("signed by the public key", bench.hmac(bench.key.public_pem.encode())),
        ("for another nonce", bench.signed(bench.payload(nonce="x"))),
        ("for another audience", bench.signed(bench.payload(aud="x"))),
        ("of yesterday", bench.signed(bench.payload(exp=1))),
        ("of an unknown key", bench.signed(header=bench.header(kid="x"))),
    ):
        response = bench.post(token, browser, lti_storage_target="_parent")
        judge.refused(response, "unconfirmed", what, bench.form["state"])
    for what, kind, changes in (
        ("without sub", "anonymous", {"sub": REMOVE}),
        ("without roles", "malformed", {"roles": REMOVE}),
        ("without a link", "malformed", {"resource_link": REMOVE}),
    ):
        token = bench.signed(bench.payload(**changes))
        judge.refused(bench.post(token, browser, lti_storage_target="_parent"), kind, what)
    for target in ("x" * 500, "\x00", "\r\n"):
        response = bench.post(client=browser, lti_storage_target=target)
        assert response.status_code == 200
        assert not any(morsel.value for morsel in response.cookies.values())
    judge.nothing_changed()


def test_a_waiting_launch_is_completed_by_its_own_proof_only(lms, client, caplog):
    """Two messages wait; everything but the one secret of each is refused, and uses up nothing."""
    lms.launch(client)
    waiting = [begin(lms, Client(), who) for who in ("ada", "ben")]
    for bench in waiting:
        assert bench.post(client=Client(), lti_storage_target="_parent").status_code == 200
    ids = [PendingLaunch.objects.get(id_token=bench.token).launch_id for bench in waiting]
    states = [bench.form["state"] for bench in waiting]
    own = [storage.secret_for(state) for state in states]
    judge = Judge(caplog)
    guesses = [
        *states,
        *ids,
        *(bench.claims["nonce"] for bench in waiting),
        "",
        "x",
        "\x00",
        "0" * 64,
        own[0][:-1],
        "é",
    ]
    forged = [(ids[0], secret) for secret in (*guesses, own[1], own[0].upper(), own[0] + " ")]
    forged += [(launch, own[0]) for launch in ("", "x", ids[1], ids[0] + " ", "\x00", "x" * 500, "' OR 1=1 --")]
    for launch, secret in forged:
        response = send(Client(), {"launch": launch, "secret": secret}, COMPLETE)
        judge.refused(response, "unconfirmed", f"{launch!r} {secret!r}", *own)
    right = {"launch": ids[0], "secret": own[0]}
    for what, kind, sent in (
        ("twice the launch", "malformed", lambda: send(Client(), [*right.items(), ("launch", ids[1])], COMPLETE)),
        ("twice the secret", "malformed", lambda: send(Client(), [*right.items(), ("secret", "x")], COMPLETE)),
        (
            "as JSON",
            "unconfirmed",
            lambda: send(Client(), json.dumps(right), COMPLETE, content_type="application/json"),
        ),
        ("in the query", "unconfirmed", lambda: send(Client(), "", f"{COMPLETE}?{urlencode(right)}")),
        (
            "from another site",
            "unconfirmed",
            lambda: send(Client(), right, COMPLETE, headers={"Origin": "https://evil.example"}),
        ),
        ("from nowhere", "unconfirmed", lambda: send(Client(), right, COMPLETE, headers={"Origin": "null"})),
        ("by GET", "method", lambda: Client().get(COMPLETE, right)),
    ):
        judge.refused(sent(), kind, what, *own)
    judge.nothing_changed()
    for launch, secret in zip(ids, own, strict=True):
        assert send(Client(), {"launch": launch, "secret": secret}, COMPLETE).status_code == 303
    judge = Judge(caplog)
    for launch, secret, bench in zip(ids, own, waiting, strict=True):
        judge.refused(send(Client(), {"launch": launch, "secret": secret}, COMPLETE), "used", "again", *own)
        judge.refused(bench.post(), "used", "the message again, with its cookie", *own)
    judge.nothing_changed()


@pytest.mark.parametrize("address", ["/lti/jwks/", "/lti/config/canvas.json"])
def test_what_is_published_is_the_same_for_everyone_and_holds_no_secret(bench, address):
    client, asked = Client(), bench.client
    published = client.get(address)
    assert published.status_code == 200
    assert "public" in published["Cache-Control"]
    for same in (
        asked.get(address, {"kid": "x", "iss": "https://evil.example", "callback": "alert"}),
        client.get(address, headers={"X-Forwarded-Host": "evil.example", "Origin": "https://evil.example"}),
    ):
        assert same.content == published.content
        assert not same.cookies
    text = json.dumps(published.json())
    assert "evil" not in text
    for private in ('"d"', '"p"', '"q"', '"dp"', '"dq"', '"qi"', "PRIVATE", "secret"):
        assert private not in text
    for method in ("post", "put", "patch", "delete"):
        assert getattr(client, method)(address).status_code == 405
    assert client.get(address, headers={"Host": "evil.example"}).status_code == 400


def test_what_the_header_hides_is_not_looked_at(bench):
    """A genuine token may carry members that nobody here reads: they are neither fetched nor obeyed."""
    mallory = mallorys_key()
    extra = {"jku": "https://evil.example/jwks", "x5u": "https://evil.example/x", "jwk": mallory.jwk, "x5c": ["AA"]}
    asked = len(bench.lms.fake.requests())
    token = bench.signed(header=bench.header(**extra, typ="anything", cty="JWT", __proto__={"alg": "none"}))
    assert bench.post(token).status_code == 303
    assert len(bench.lms.fake.requests()) == asked


def test_too_many_at_once_are_told_to_wait(settings, bench, caplog):
    settings.LIMIT_LAUNCHES = 3
    answers = [bench.post(bench.unsigned() + ".") for _ in range(5)]
    assert [answer.status_code for answer in answers][-1] == 429
    assert int(answers[-1]["Retry-After"]) > 0
    assert answers[-1]["Cache-Control"] == "no-store"
    [reference] = set(REFERENCE.findall(answers[-1].content.decode()))
    assert reference in caplog.text
    assert KIND.search(answers[0].content.decode())
    assert rows()["counts"]["Launch"] == 1
