"""Browsers without cookies: what the platform's storage proves, once, and what its pages carry from there."""

from __future__ import annotations

import html
import re
import threading
from datetime import timedelta

import pytest
from django.db import connection, connections
from django.test import Client
from django.utils import timezone

from lms_app import sessions
from lms_app.lti import storage
from lms_app.models import (
    ContentVersion,
    Launch,
    LaunchSession,
    LoginState,
    LtiUser,
    PendingLaunch,
    Platform,
    Selection,
)
from tests import make
from tests.fakes.browser import query_of
from tests.fakes.platform import Merge

OFFER = {"lti_storage_target": "post_message_forwarding"}
FRAMED = {"Sec-Fetch-Dest": "iframe"}
OTHER_SITES = [{"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}]
WINDOW = re.compile(r'<a class="[^"]*" href="(/lti/login/[^"]+)" target="_blank" rel="noopener"')


def attributes(page):
    """Give the data attributes and hidden fields of a page's storage form."""
    text = page.content.decode()
    form = re.search(r"<form[^>]*data-storage.*?</form>", text, re.DOTALL)
    assert form, text
    said = dict(re.findall(r'(data-[\w-]+|action)="([^"]*)"', form[0]))
    return {name: html.unescape(value) for name, value in {**said, **fields(form[0])}.items()}


def fields(text):
    return dict(re.findall(r'<input type="hidden" name="([^"]*)" value="([^"]*)"', text))


@pytest.fixture
def begun(client, lms):
    """Log in where storage is offered, and come back without the cookie; keep what the login page left there."""

    def launch(who="ada", which="quiz", claims=None, **changes):
        params = {**lms.fake.login(who, which, claims=claims or {}, **changes).params, **OFFER}
        left = attributes(client.post("/lti/login/", params))
        client.cookies.clear()
        answer = lms.fake.authorize(left["data-go"])
        page = client.post("/lti/launch/", answer.form)
        return left, answer, page

    return launch


def complete(client, page, secret, **headers):
    sent = {"launch": attributes(page)["launch"], "secret": secret}
    return client.post("/lti/launch/complete/", sent, headers=headers)


# The login page


def test_a_login_with_storage_leaves_its_secret_at_the_platform_before_it_goes_there(client, lms):
    page = client.post("/lti/login/", {**lms.fake.login("ada", "quiz").params, **OFFER})
    assert page.status_code == 200
    left, kept = attributes(page), LoginState.objects.get()
    asked = query_of(left["data-go"])
    assert left["data-state-key"] == f"lti_state_{asked['state']}"
    assert left["data-nonce-key"] == f"lti_nonce_{asked['nonce']}"
    assert left["data-endpoint"] == lms.row.auth_login_url
    assert left["data-frame"] == "post_message_forwarding"
    secret = left["data-secret"]
    assert len(secret) == 64
    assert secret not in {asked["state"], asked["nonce"], kept.state_hash, kept.browser_hash}
    assert secret not in left["data-go"]
    assert f"form-action 'self' {lms.fake.origin}" in page["Content-Security-Policy"]
    assert any(name.startswith("__Host-ys-login-") for name in page.cookies)


def test_the_login_page_goes_on_by_its_form_as_well(client, lms):
    Platform.objects.update(auth_login_url="https://lms.example/auth?tenant=7")
    page = client.post("/lti/login/", {**lms.fake.login("ada", "quiz").params, **OFFER})
    left = attributes(page)
    assert left["action"] == "https://lms.example/auth"
    assert fields(page.content.decode()) == query_of(left["data-go"])


def test_without_script_the_login_looks_for_a_cookie_and_goes_on(client, lms):
    params = {**lms.fake.login("ada", "quiz").params, **OFFER}
    page = client.post("/lti/login/", params)
    [check] = re.findall(r'<noscript><meta http-equiv="refresh" content="0; url=([^"]+)">', page.content.decode())
    assert client.get(html.unescape(check))["Location"].startswith(lms.row.auth_login_url)


@pytest.mark.parametrize("known", ["__Host-ys", "__Host-ys-login-0123456789abcdef", "__Host-yskept"])
def test_a_browser_that_keeps_our_cookies_goes_on_at_once(client, lms, known):
    client.cookies[known] = "1"
    answer = client.post("/lti/login/", {**lms.fake.login("ada", "quiz").params, **OFFER}, headers=FRAMED)
    assert answer["Location"].startswith(lms.row.auth_login_url)
    assert LoginState.objects.get().asked_with == ""


def test_a_window_of_its_own_goes_on_at_once(client, lms):
    params = {**lms.fake.login("ada", "quiz").params, **OFFER}
    answer = client.post("/lti/login/", params, headers={"Sec-Fetch-Dest": "document"})
    assert answer["Location"].startswith(lms.row.auth_login_url)


@pytest.mark.parametrize("target", ["x" * 101, "a\nb", "\x00"])
def test_what_is_no_name_of_a_frame_offers_no_storage(client, lms, target):
    params = {**lms.fake.login("ada", "quiz").params, "lti_storage_target": target}
    assert client.post("/lti/login/", params).status_code == 302


def test_a_frame_s_name_is_text_in_the_page(client, lms):
    params = {**lms.fake.login("ada", "quiz").params, "lti_storage_target": '"><script>alert(1)</script>'}
    page = client.post("/lti/login/", params)
    assert b"<script>alert" not in page.content


# Pending until proven


def test_a_message_without_its_cookie_is_pending_and_nobody_is_in(begun, client):
    _left, _answer, page = begun()
    assert page.status_code == 200
    assert not [morsel for morsel in page.cookies.values() if morsel.value]
    assert PendingLaunch.objects.count() == 1
    assert not LaunchSession.objects.exists()
    assert not LtiUser.objects.exists()
    assert LoginState.objects.get().used_at is None


def test_the_pending_page_holds_no_secret_and_no_name(begun):
    left, answer, page = begun()
    text = page.content.decode()
    assert left["data-secret"] not in text
    assert answer.form["id_token"] not in text
    assert answer.claims["name"] not in text
    assert LoginState.objects.get().browser_hash not in text


def test_what_the_storage_held_completes_the_launch(begun, client):
    left, answer, page = begun()
    done = complete(client, page, left["data-secret"])
    session = LaunchSession.objects.get()
    assert done.status_code == 303
    assert done["Location"].startswith(f"/s/{session.sid}/activity/quiz/?way=")
    assert session.launch.user.sub == answer.claims["sub"]
    assert session.storage_frame == "post_message_forwarding"
    assert PendingLaunch.objects.get().id_token == ""


@pytest.mark.parametrize("secret", ["", "x", "state", "nonce", "\x00", "另一个"])
def test_anything_else_completes_nothing_and_uses_up_nothing(begun, client, rows, secret):
    left, answer, page = begun()
    before = rows()
    given = {"state": answer.form["state"], "nonce": answer.claims["nonce"]}.get(secret, secret)
    assert complete(client, page, given).status_code == 401
    assert rows() == before
    assert complete(client, page, left["data-secret"]).status_code == 303


def test_the_secret_of_another_login_completes_nothing(begun, client):
    first, _answer, _page = begun("ada")
    _left, _other, page = begun("ben")
    assert complete(client, page, first["data-secret"]).status_code == 401
    assert not LaunchSession.objects.exists()


@pytest.mark.parametrize("launch", ["", "unknown", "\x00", "x" * 500, "全"])
def test_a_launch_that_is_not_there_is_not_completed(client, db, launch):
    sent = {"launch": launch, "secret": "x"}
    assert client.post("/lti/launch/complete/", sent).status_code == 401
    assert client.post("/lti/launch/complete/", {"secret": "x"}).status_code == 401
    assert client.post("/lti/launch/complete/").status_code == 401


def test_a_completed_launch_is_not_completed_again(begun, client):
    left, _answer, page = begun()
    assert complete(client, page, left["data-secret"]).status_code == 303
    assert complete(client, page, left["data-secret"]).status_code == 401
    assert LaunchSession.objects.count() == 1


def test_a_launch_that_waited_too_long_is_over(begun, client):
    left, _answer, page = begun()
    PendingLaunch.objects.update(expires_at=timezone.now())
    assert complete(client, page, left["data-secret"]).status_code == 401
    assert not LaunchSession.objects.exists()


def test_a_pending_launch_waits_two_minutes_and_is_then_forgotten(begun):
    begun("ada")
    kept = PendingLaunch.objects.get()
    assert kept.expires_at - kept.created_at == timedelta(minutes=2)
    PendingLaunch.objects.update(expires_at=timezone.now() - timedelta(seconds=1))
    begun("ben")
    assert PendingLaunch.objects.get().pk != kept.pk


def test_a_token_that_ends_while_it_waits_is_judged_by_when_it_came(begun, client, monkeypatch):
    left, _answer, page = begun()
    later = timezone.now() + timedelta(seconds=110)
    PendingLaunch.objects.update(created_at=timezone.now())
    monkeypatch.setattr(timezone, "now", lambda: later)
    assert complete(client, page, left["data-secret"]).status_code == 303


def test_the_same_message_again_is_the_same_pending_launch(begun, client):
    left, answer, page = begun()
    again = client.post("/lti/launch/", answer.form)
    assert attributes(again)["launch"] == attributes(page)["launch"]
    assert complete(client, again, left["data-secret"]).status_code == 303


def test_another_message_for_the_same_login_is_refused(begun, client, lms):
    """Somebody who has the state gets a message of their own signed for it; it must not take the place of the first."""
    left, answer, page = begun("ada")
    nonce = answer.claims["nonce"]
    other = client.post("/lti/launch/", {**answer.form, "id_token": lms.fake.id_token("ben", "quiz", nonce=nonce)})
    assert other.status_code == 401
    complete(client, page, left["data-secret"])
    assert LaunchSession.objects.get().launch.user.sub == answer.claims["sub"]


@pytest.mark.parametrize("claims", [{"nonce": "another"}, {"aud": "somebody"}, {"exp": 1}])
def test_a_message_that_is_not_good_is_never_pending(begun, claims):
    _left, _answer, page = begun(claims=claims)
    assert page.status_code == 401
    assert not PendingLaunch.objects.exists()


def test_a_pending_launch_of_a_platform_switched_off_is_over(begun, client):
    left, _answer, page = begun()
    Platform.objects.update(is_active=False)
    assert complete(client, page, left["data-secret"]).status_code == 403
    assert not LaunchSession.objects.exists()


def test_a_launch_that_may_not_be_is_refused_at_its_completion(begun, client):
    left, _answer, page = begun(claims={"context": None, "resource_link": Merge(id="unknown")})
    assert complete(client, page, left["data-secret"]).status_code == 400
    assert LoginState.objects.get().used_at is None


@pytest.mark.parametrize("headers", OTHER_SITES)
def test_no_other_sites_page_completes_a_launch(begun, client, headers):
    """Else somebody could have us sign their own session in to another's browser."""
    left, _answer, page = begun()
    assert complete(client, page, left["data-secret"], **headers).status_code == 401
    assert not LaunchSession.objects.exists()


def test_our_own_page_completes_it(begun, client, settings):
    left, _answer, page = begun()
    headers = {"Origin": settings.PUBLIC_URL, "Sec-Fetch-Site": "same-origin"}
    assert complete(client, page, left["data-secret"], **headers).status_code == 303


def test_the_cookie_wins_where_it_came_back(client, lms):
    params = {**lms.fake.login("ada", "quiz").params, **OFFER}
    left = attributes(client.post("/lti/login/", params))
    done = client.post("/lti/launch/", lms.fake.authorize(left["data-go"]).form)
    assert done.status_code == 303
    assert "way" not in done["Location"]
    assert LaunchSession.objects.get().storage_frame == ""


def test_a_platform_may_offer_storage_with_the_message_only(client, lms):
    launch = lms.fake.launch(client, "ada", "quiz")
    client.cookies.clear()
    page = launch.post(lti_storage_target="_parent")
    assert attributes(page)["data-frame"] == "_parent"


def at_once(path, form, times=20):
    """Post the same form so many times at once, each from a browser without cookies; give the answers' statuses."""
    gate, statuses = threading.Barrier(times), []

    def post():
        gate.wait()
        try:
            statuses.append(Client().post(path, form).status_code)
        finally:
            connections.close_all()

    threads = [threading.Thread(target=post) for _ in range(times)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return statuses


@pytest.mark.django_db(transaction=True)
def test_of_twenty_completions_at_once_one_is_let_in(begun):
    left, _answer, page = begun()
    sent = {"launch": attributes(page)["launch"], "secret": left["data-secret"]}
    statuses = at_once("/lti/launch/complete/", sent)
    # SQLite lets one write at a time, and tells some of the others to come back.
    assert set(statuses) <= ({303, 401, 503} if connection.vendor == "sqlite" else {303, 401})
    assert statuses.count(303) == 1
    assert LaunchSession.objects.count() == Launch.objects.count() == 1


@pytest.mark.django_db(transaction=True)
def test_a_message_posted_twenty_times_at_once_is_one_pending_launch(begun):
    _left, answer, _page = begun()
    PendingLaunch.objects.all().delete()
    statuses = at_once("/lti/launch/", answer.form)
    assert set(statuses) <= ({200, 503} if connection.vendor == "sqlite" else {200})
    assert PendingLaunch.objects.count() == 1
    assert not LaunchSession.objects.exists()


@pytest.mark.parametrize("method", ["get", "put", "delete"])
def test_a_launch_is_completed_by_post_only(client, db, method):
    assert getattr(client, method)("/lti/launch/complete/").status_code == 405


# Pages that carry their session


@pytest.fixture
def carried(begun, client):
    """Complete a launch of the real lesson by storage; forget every cookie."""
    ContentVersion.objects.all().delete()
    make.content()

    def enter(who="ada", which="quiz", **changes):
        left, _answer, page = begun(who, which, **changes)
        done = complete(client, page, left["data-secret"])
        client.cookies.clear()
        return done["Location"]

    return enter


def test_the_way_in_is_good_once(carried, client):
    way = carried()
    page = client.get(way)
    assert page.status_code == 200
    assert attributes(page)["csrfmiddlewaretoken"].startswith(LaunchSession.objects.get().sid)
    assert "way=" not in attributes(page)["action"]
    again = client.get(way)
    assert again.status_code == 401
    assert attributes(again)["csrfmiddlewaretoken"] == ""


@pytest.mark.parametrize("site", ["cross-site", "same-site", "none"])
def test_the_way_in_is_no_link_for_others(carried, client, site):
    """Else somebody could complete their own launch and send its address to another, who would work in their name."""
    way = carried()
    page = client.get(way, headers={"Sec-Fetch-Site": site})
    assert page.status_code == 401
    assert attributes(page)["csrfmiddlewaretoken"] == ""
    assert client.get(way, headers={"Sec-Fetch-Site": "same-origin"}).status_code == 200


def test_the_way_in_ends_after_a_minute(carried, client):
    way = carried()
    PendingLaunch.objects.update(expires_at=timezone.now() - timedelta(seconds=1))
    assert client.get(way).status_code == 401


def test_the_way_into_one_session_leads_into_no_other(carried, client):
    adas, bens = carried("ada"), carried("ben")
    swapped = bens.partition("?")[0] + "?" + adas.partition("?")[2]
    assert client.get(swapped).status_code == 401


def test_a_page_is_opened_by_posting_its_token(carried, client):
    form = attributes(client.get(carried(which="overview")))
    page = client.post(form["action"], {"csrfmiddlewaretoken": form["csrfmiddlewaretoken"]})
    assert page.status_code == 200
    assert b"js/carried" in page.content
    assert not page.cookies


@pytest.mark.parametrize("token", ["", "x", "{sid}.", "{sid}.0000"])
def test_without_its_token_a_carried_page_stays_shut(carried, client, token):
    form = attributes(client.get(carried(which="overview")))
    sid = LaunchSession.objects.get().sid
    page = client.post(form["action"], {"csrfmiddlewaretoken": token.format(sid=sid)})
    assert page.status_code == 401
    assert form["csrfmiddlewaretoken"] not in page.content.decode()
    assert b"data-storage" not in page.content, "the page would ask the storage for the same token again"


def test_the_token_of_one_session_opens_no_other(carried, client):
    adas = attributes(client.get(carried("ada", "overview")))
    bens = attributes(client.get(carried("ben", "overview")))
    page = client.post(bens["action"], {"csrfmiddlewaretoken": adas["csrfmiddlewaretoken"]})
    assert page.status_code == 401


@pytest.mark.parametrize("headers", OTHER_SITES)
def test_another_sites_page_opens_none_even_with_a_token(carried, client, headers):
    form = attributes(client.get(carried(which="overview")))
    token = {"csrfmiddlewaretoken": form["csrfmiddlewaretoken"]}
    assert client.post(form["action"], token, headers=headers).status_code == 401


def test_a_token_in_the_address_opens_nothing(carried, client):
    form = attributes(client.get(carried(which="overview")))
    token = form["csrfmiddlewaretoken"]
    path = form["action"].partition("?")[0]
    assert client.get(path, {"csrfmiddlewaretoken": token}).status_code == 401
    assert client.get(path, {"carried": "", "csrfmiddlewaretoken": token}).status_code == 401


def test_a_redirect_carries_the_form_on(carried, client):
    form = attributes(client.get(carried(which="overview")))
    sid, token = LaunchSession.objects.get().sid, form["csrfmiddlewaretoken"]
    chosen = client.post(f"/s/{sid}/language/", {"language": "en", "csrfmiddlewaretoken": token})
    assert chosen.status_code == 307
    assert chosen["Location"] == f"/s/{sid}/?carried="


def test_a_session_with_cookies_is_redirected_as_ever(client, lms):
    lms.launch(client, which="overview")
    session = LaunchSession.objects.get()
    form = {"language": "en", "csrfmiddlewaretoken": sessions.csrf_token(session)}
    assert client.post(f"/s/{session.sid}/language/", form).status_code == 302


def test_the_token_alone_opens_no_session_that_has_its_cookie(client, lms):
    lms.launch(client, which="overview")
    session = LaunchSession.objects.get()
    client.cookies.clear()
    token = sessions.csrf_token(session)
    assert client.post(f"/s/{session.sid}/?carried=", {"csrfmiddlewaretoken": token}).status_code == 401
    assert client.get("/api/v1/me/", headers={"X-CSRFToken": token}).status_code == 401


def test_the_api_takes_the_token_in_its_header(carried, client):
    token = attributes(client.get(carried(which="overview")))["csrfmiddlewaretoken"]
    me = client.get("/api/v1/me/", headers={"X-CSRFToken": token})
    assert me.status_code == 200
    assert client.get("/api/v1/me/").status_code == 401
    foreign = {"X-CSRFToken": token, "Origin": "https://evil.example"}
    assert client.get("/api/v1/me/", headers=foreign).status_code == 401


def test_a_carried_session_that_is_over_is_over(carried, client):
    form = attributes(client.get(carried(which="overview")))
    LaunchSession.objects.update(ended_at=timezone.now())
    page = client.post(form["action"], {"csrfmiddlewaretoken": form["csrfmiddlewaretoken"]})
    assert page.status_code == 401
    assert b"data-storage" not in page.content


def test_contents_are_chosen_without_cookies_too(carried, client, lms):
    way = carried("ivy", "overview", message="deep-linking", path="/lti/launch/")
    choice = Selection.objects.get()
    form = attributes(client.get(way))
    assert form["action"] == f"/lti/pick/{choice.sid}/?carried"
    page = client.post(form["action"], {"csrfmiddlewaretoken": form["csrfmiddlewaretoken"]})
    assert page.status_code == 200
    assert client.get(f"/lti/pick/{choice.sid}/").status_code == 401


def test_no_log_holds_a_secret_or_a_token(carried, client, caplog):
    with caplog.at_level("DEBUG"):
        form = attributes(client.get(carried()))
        client.post(form["action"], {"csrfmiddlewaretoken": "wrong"})
        client.post(form["action"], {"csrfmiddlewaretoken": form["csrfmiddlewaretoken"]})
        client.get("/s/0123456789abcdef0123/?way=x")
    logged = caplog.text
    assert form["csrfmiddlewaretoken"].partition(".")[2] not in logged
    assert not re.search(r"[0-9a-f]{64}", logged)


# A window of its own


def test_a_frame_whose_browser_is_unknown_is_asked_for_a_cookie_first(client, lms):
    params = lms.fake.login("ada", "quiz").params
    asked = client.post("/lti/login/", params, headers=FRAMED)
    assert asked.status_code == 302
    assert asked["Location"].startswith("/lti/check/?")
    assert not LoginState.objects.exists()
    [(name, morsel)] = asked.cookies.items()
    assert name.startswith("__Host-")
    assert "Partitioned" in morsel.OutputString()
    on = client.get(asked["Location"], headers=FRAMED)
    assert on["Location"].startswith(lms.row.auth_login_url)
    assert query_of(on["Location"])["lti_message_hint"] == params["lti_message_hint"]


def test_where_none_comes_back_a_window_is_offered_before_the_platform_is_asked(client, lms):
    params = lms.fake.login("ada", "quiz").params
    asked = client.post("/lti/login/", params, headers=FRAMED)
    client.cookies.clear()
    page = client.get(asked["Location"], headers=FRAMED)
    assert page.status_code == 200
    assert not LoginState.objects.exists()
    [window] = WINDOW.findall(page.content.decode())
    opened = client.get(html.unescape(window), headers={"Sec-Fetch-Dest": "document"})
    done = client.post("/lti/launch/", lms.fake.authorize(opened["Location"]).form)
    assert done.status_code == 303


def test_a_message_without_cookie_and_storage_shows_the_help_page_with_a_window(client, lms):
    launch = lms.fake.launch(client, "ada", "quiz")
    client.cookies.clear()
    page = launch.post()
    assert page.status_code == 200
    assert 'href="/lti/login/?' in page.content.decode()
    assert not PendingLaunch.objects.exists()
    assert not LaunchSession.objects.exists()


def test_in_a_window_of_its_own_only_help_is_left(client, lms):
    launch = lms.fake.launch(client, "ada", "quiz")
    client.cookies.clear()
    page = client.post("/lti/launch/", launch.form, headers={"Sec-Fetch-Dest": "document"})
    assert page.status_code == 200
    assert "/lti/login/" not in page.content.decode()


def test_a_login_of_nobody_we_know_is_refused_before_a_cookie_is_asked_for(client, lms):
    params = {**lms.fake.login("ada", "quiz").params, "iss": "https://unknown.example"}
    assert client.post("/lti/login/", params, headers=FRAMED).status_code == 400
    assert client.get("/lti/check/", params, headers=FRAMED).status_code == 400


@pytest.mark.parametrize("method", ["post", "put", "delete"])
def test_a_cookie_is_asked_for_by_get_only(client, db, method):
    assert getattr(client, method)("/lti/check/").status_code == 405


def test_the_secret_of_a_login_is_made_with_our_key(settings):
    before = storage.secret_for("a-state")
    settings.SECRET_KEY = "another key, as long as it has to be, 0123456789 0123456789"
    assert storage.secret_for("a-state") != before
