"""Launch sessions: how one is begun, found, proven and ended."""

from datetime import timedelta

import pytest
from django.http import HttpResponse
from django.test import Client, RequestFactory
from django.utils import timezone

from lms_app import sessions
from lms_app.models import Deployment, DeploymentState, LaunchSession, Membership, Platform, ResourceLink, Role

pytestmark = pytest.mark.django_db

NOW = timezone.now()


@pytest.fixture
def begin():
    """Begin sessions without any lesson loaded."""
    from lms_app.models import Context, Launch, LtiUser

    def make(sub="ada", role=Role.LEARNER, activity="", return_url="https://lms.example/course/1", now=NOW):
        platform, _ = Platform.objects.get_or_create(
            issuer="https://lms.example",
            client_id="yardstick",
            defaults={"auth_login_url": "https://login.lms.example/auth", "service_hosts": ["school.example"]},
        )
        deployment, _ = Deployment.objects.get_or_create(
            platform=platform, deployment_id="1", defaults={"state": DeploymentState.APPROVED}
        )
        context, _ = Context.objects.get_or_create(deployment=deployment, lti_id="course")
        link, _ = ResourceLink.objects.get_or_create(context=context, lti_id="link", defaults={"lesson": "a-lesson"})
        user, _ = LtiUser.objects.get_or_create(platform=platform, sub=sub)
        membership, _ = Membership.objects.update_or_create(
            context=context, user=user, defaults={"role": role, "changed_at": now, "is_active": True}
        )
        launch = Launch.objects.create(
            resource_link=link, user=user, role=role, activity=activity, return_url=return_url, launched_at=now
        )
        begun = sessions.begin(launch, membership, language="en", now=now)
        begun.session.save()
        return begun

    return make


def request_of(begun, path=None, method="get", latest=True, **headers):
    request = getattr(RequestFactory(), method)(path or f"/s/{begun.session.sid}/", headers=headers)
    request.COOKIES[sessions.COOKIE_PREFIX + begun.session.sid] = begun.secret
    if latest:
        request.COOKIES[sessions.LATEST_COOKIE] = begun.session.sid
    return request


def test_a_session_is_found_by_its_address_and_proven_by_its_cookie(begin):
    begun = begin()
    assert sessions.find(request_of(begun)) == begun.session


def test_it_is_found_by_one_statement_with_all_that_pages_ask_of_it(begin, django_assert_num_queries):
    request = request_of(begin())
    with django_assert_num_queries(1):
        session = sessions.find(request)
        sessions.find(request)
        assert session.launch.user.sub == "ada"
        assert session.launch.resource_link.context.deployment.platform.issuer == "https://lms.example"
        assert session.membership.role == Role.LEARNER


@pytest.mark.parametrize("secret", ["", "guessed", None])
def test_without_its_secret_a_session_is_nobodys(begin, secret):
    begun = begin()
    request = request_of(begun)
    name = sessions.COOKIE_PREFIX + begun.session.sid
    if secret is None:
        del request.COOKIES[name]
    else:
        request.COOKIES[name] = secret
    assert sessions.find(request) is None


def test_the_secret_of_one_session_opens_no_other(begin):
    adas, bens = begin("ada"), begin("ben")
    request = request_of(adas)
    request.COOKIES[sessions.COOKIE_PREFIX + adas.session.sid] = bens.secret
    assert sessions.find(request) is None


def test_only_a_hash_of_the_secret_is_stored(begin):
    begun = begin()
    assert begun.secret not in str(LaunchSession.objects.values())


@pytest.mark.parametrize(
    "end",
    [
        lambda: LaunchSession.objects.update(expires_at=timezone.now() - timedelta(seconds=1)),
        lambda: LaunchSession.objects.update(ended_at=timezone.now()),
        lambda: Platform.objects.update(is_active=False),
        lambda: Deployment.objects.update(state=DeploymentState.PENDING),
        lambda: Deployment.objects.update(state=DeploymentState.REFUSED),
        lambda: Membership.objects.update(is_active=False),
        lambda: Membership.objects.update(role=Role.OBSERVER),
        lambda: LaunchSession.objects.all().delete(),
    ],
)
def test_what_ends_a_session_ends_it_at_the_next_request(begin, end):
    begun = begin()
    assert sessions.find(request_of(begun)) is not None
    end()
    assert sessions.find(request_of(begun)) is None


def test_a_step_up_elsewhere_gives_an_older_session_nothing(begin):
    begun = begin()
    Membership.objects.update(role=Role.INSTRUCTOR)
    assert sessions.find(request_of(begun)).launch.role == Role.LEARNER


# Which of several


def test_the_api_finds_the_session_by_header_then_by_token_then_the_latest(begin):
    first, second = begin("ada"), begin("ben")

    def found(**headers):
        request = request_of(second, "/api/v1/me/", **headers)
        request.COOKIES[sessions.COOKIE_PREFIX + first.session.sid] = first.secret
        return sessions.find(request)

    token = sessions.csrf_token(first.session)
    assert found() == second.session
    assert found(**{"X-Launch-Session": first.session.sid}) == first.session
    assert found(**{"X-CSRFToken": token}) == first.session
    assert found(**{"X-Launch-Session": second.session.sid, "X-CSRFToken": token}) == second.session


@pytest.mark.parametrize(
    "sid", ["short", "x" * 33, "../../admin/../..", "\x00" * 20, "会话会话会话会话会话会话会话会话"]
)
def test_what_is_no_key_names_no_session(begin, sid, django_assert_num_queries):
    begun = begin()
    with django_assert_num_queries(0):
        request = request_of(begun, "/api/v1/me/")
        request.META["HTTP_X_LAUNCH_SESSION"] = sid
        assert sessions.find(request) is None


def test_a_named_session_is_not_replaced_by_the_latest(begin):
    """A tab whose session is over must not go on as whoever launched last."""
    adas, bens = begin("ada"), begin("ben")
    LaunchSession.objects.filter(pk=adas.session.pk).update(ended_at=NOW)
    request = request_of(bens, f"/s/{adas.session.sid}/")
    request.COOKIES[sessions.COOKIE_PREFIX + adas.session.sid] = adas.secret
    assert sessions.find(request) is None


# Cookies


def test_a_browser_keeps_its_latest_sessions_and_no_more_than_fit(begin):
    client = Client()
    for _ in range(30):
        request = RequestFactory().get("/")
        request.COOKIES = {name: morsel.value for name, morsel in client.cookies.items() if morsel.value}
        response = HttpResponse()
        sessions.set_cookies(request, response, begin())
        client.cookies.update(response.cookies)
    kept = [name for name, morsel in client.cookies.items() if morsel.value and name.startswith("__Host-ys-")]
    assert len(kept) == sessions.COOKIES_KEPT
    assert f"__Host-ys-{LaunchSession.objects.latest('pk').sid}" in kept


# Forgery


def test_a_token_belongs_to_one_session(begin):
    adas, bens = begin("ada").session, begin("ben").session
    assert sessions.csrf_is_valid(adas, sessions.csrf_token(adas))
    assert not sessions.csrf_is_valid(adas, sessions.csrf_token(bens))
    mac = sessions.csrf_token(bens).partition(".")[2]
    assert not sessions.csrf_is_valid(adas, f"{adas.sid}.{mac}")


@pytest.mark.parametrize("token", ["", ".", "x", "é.é", "a.b.c"])
def test_any_other_text_is_no_token(begin, token):
    assert not sessions.csrf_is_valid(begin().session, token)


@sessions.launch_required
def a_view(request):
    return HttpResponse(request.launch_session.sid)


@sessions.launch_required
@sessions.role_required(Role.INSTRUCTOR, Role.TA)
def a_teachers_view(request):
    return HttpResponse("class")


def test_a_view_gets_the_session_and_not_its_key(begin):
    begun = begin()
    assert a_view(request_of(begun), sid=begun.session.sid).content.decode() == begun.session.sid


def test_a_view_without_session_says_how_to_come_back(begin):
    begun = begin()
    response = a_view(RequestFactory().get(f"/s/{begun.session.sid}/"), sid=begun.session.sid)
    assert response.status_code == 401
    assert b"lms.example" not in response.content


def test_whoever_held_a_session_that_is_over_is_led_back_to_the_course(begin):
    begun = begin()
    LaunchSession.objects.update(ended_at=NOW)
    response = a_view(request_of(begun))
    assert response.status_code == 401
    assert b'href="https://lms.example/course/1"' in response.content


@pytest.mark.parametrize("address", ["javascript:alert(1)", "data:text/html,x", ""])
def test_nobody_is_led_to_what_is_no_address(begin, address):
    begun = begin(return_url=address)
    LaunchSession.objects.update(ended_at=NOW)
    assert b"alert(1)" not in a_view(request_of(begun)).content


def test_a_change_needs_the_token_in_header_or_form(begin):
    begun = begin()
    token = sessions.csrf_token(begun.session)
    assert a_view(request_of(begun, method="post")).status_code == 403
    assert a_view(request_of(begun, method="post", **{"X-CSRFToken": token})).status_code == 200
    form = RequestFactory().post(f"/s/{begun.session.sid}/", {"csrfmiddlewaretoken": token})
    form.COOKIES.update(request_of(begun).COOKIES)
    assert a_view(form).status_code == 200


def test_a_view_may_ask_for_a_role(begin):
    assert a_teachers_view(request_of(begin("ada"))).status_code == 403
    assert a_teachers_view(request_of(begin("tom", Role.TA))).status_code == 200


@pytest.mark.parametrize(
    ("role", "may"),
    [
        (Role.LEARNER, True),
        (Role.INSTRUCTOR, True),
        (Role.TA, True),
        (Role.DESIGNER, True),
        (Role.OBSERVER, False),
        (Role.NONE, False),
    ],
)
def test_observers_and_people_without_a_role_begin_nothing(begin, role, may):
    assert sessions.begin_allowed(begin("x", role).session) is may


# Words and frames around it


def test_a_page_of_a_session_may_stand_in_its_platform_even_when_it_is_over(begin):
    begun = begin()
    for path in (f"/s/{begun.session.sid}/", f"/s/{begun.session.sid}/nowhere/"):
        response = Client().get(path)
        ancestors = response["Content-Security-Policy"].partition("frame-ancestors ")[2].partition(";")[0].split()
        assert set(ancestors) == {
            "'self'",
            "https://lms.example",
            "https://login.lms.example",
            "https://school.example",
        }
        assert response["Cache-Control"] == "no-store"


@pytest.mark.parametrize("path", ["/admin/login/", "/healthz", "/nowhere/", "/api/v1/me/"])
def test_what_belongs_to_no_launch_stands_in_no_frame(path):
    assert "frame-ancestors 'none'" in Client().get(path)["Content-Security-Policy"]


def test_what_went_wrong_can_be_read_inside_a_registered_platform_only(begin):
    begin()
    for origin, is_known in (("https://lms.example", True), ("https://evil.example", False)):
        policy = Client().post("/lti/login/", headers={"Origin": origin})["Content-Security-Policy"]
        assert (origin in policy) is is_known


def test_a_session_speaks_its_own_language_and_a_stranger_the_browsers(begin):
    begun = begin()
    client = Client(headers={"Accept-Language": "zh-CN"})
    client.cookies[sessions.COOKIE_PREFIX + begun.session.sid] = begun.secret
    assert client.get(f"/s/{begun.session.sid}/nowhere/")["Content-Language"] == "en"
    sessions.switch_language(begun.session, "zh-hans")
    client = Client(headers={"Accept-Language": "en"})
    client.cookies[sessions.COOKIE_PREFIX + begun.session.sid] = begun.secret
    assert client.get(f"/s/{begun.session.sid}/nowhere/")["Content-Language"] == "zh-hans"
    stranger = Client(headers={"Accept-Language": "en"}).get("/s/0123456789abcdef0123/")
    assert stranger["Content-Language"] == "en"
