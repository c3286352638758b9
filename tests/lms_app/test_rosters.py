"""A course's roster: read whole or not believed, page by page, at each kind of platform."""

from __future__ import annotations

import json
from datetime import timedelta

import pytest
from django.utils import timezone

from grading import tasks
from lms_app import couriers, nudges, roster_words, rosters, sessions
from lms_app.lti import nrps
from lms_app.models import (
    Attempt,
    Context,
    Launch,
    LaunchSession,
    LtiUser,
    Membership,
    Platform,
    ResourceLink,
    Role,
    RosterSync,
    ScoreDelivery,
)
from tests import make
from tests.fakes.vocabulary import MEMBERSHIP, NRPS_SCOPE, SUB_ROLE, TEST_USER
from tests.lms_app import reach

pytestmark = pytest.mark.django_db(transaction=False)
KINDS = ["plain", "moodle", "canvas"]

only_plain = pytest.mark.parametrize("lms", ["plain"], indirect=True)
only_moodle = pytest.mark.parametrize("lms", ["moodle"], indirect=True)
only_canvas = pytest.mark.parametrize("lms", ["canvas"], indirect=True)


@pytest.fixture(params=KINDS)
def lms(request):
    """A platform of each kind, reachable by the tool's calls."""
    with reach.platform(request.param) as platform:
        yield platform


@pytest.fixture
def course(lms):
    """The course as a launch from it left it."""
    context = make.link_at(lms).context
    context.memberships_url = lms.personality.url("members", lms.school.courses[0])
    context.save()
    return context


def read(course, now=None, by=None):
    """Ask for the roster and work until nothing is due; give the row."""
    now = now or timezone.now()
    assert rosters.ask(course, by=by, now=now)
    return work(course, now)


def work(course, now):
    roster = RosterSync.objects.get(context=course)
    for _ in range(50):
        if rosters.sync(roster.pk, now=now) != 0.0:
            break
    roster.refresh_from_db()
    return roster


def told(roster):
    return roster.state, roster.reason


def sub(lms, who):
    return lms.personality.subject(lms.school.person(who))


def membership(lms, course, who):
    return Membership.objects.get(context=course, user__sub=sub(lms, who))


def launched(lms, who, role=Role.LEARNER, now=None, **what):
    return make.session(sub(lms, who), role=role, on=make.link_at(lms), now=now, **what)


def listing(lms, *entries, course=None, **more):
    """Have the platform answer with these entries, once."""
    where = course or lms.school.courses[0]
    body = {"id": "x", "context": {"id": lms.personality.context_id(where)}, "members": list(entries), **more}
    return lms.faults.add("members", status=200, body=json.dumps(body), headers={"Content-Type": nrps.MEDIA_TYPE})


def entry(user_id, *roles, **more):
    return {"user_id": user_id, "roles": list(roles) or ["Learner"], **more}


def test_everybody_on_the_roster_is_known_with_role_and_name(lms, course):
    roster = read(course)
    assert told(roster) == ("done", "")
    people = lms.school.courses[0].people
    assert roster.members == roster.joined == len(people)
    assert roster.completed_at is not None
    ada = membership(lms, course, "ada")
    assert (ada.role, ada.user.name, ada.user.email) == (Role.LEARNER, "Ada 林安", "ada@school.example")
    assert membership(lms, course, "ivy").role == Role.INSTRUCTOR
    # Moodle has no word for a non-editing teacher in its roster.
    assert membership(lms, course, "tom").role == (Role.LEARNER if lms.personality.name == "moodle" else Role.TA)
    asked = lms.requests("members")[0]
    assert asked.headers["accept"] == nrps.MEDIA_TYPE
    assert asked.query == ""
    assert LtiUser.objects.filter(platform=course.deployment.platform).count() == len(people)


def test_the_token_is_for_the_roster_alone(lms, course):
    read(course)
    assert [request.field("scope") for request in lms.requests("token")] == [NRPS_SCOPE]


def test_pages_are_followed_to_the_last(lms, course):
    lms.personality.page_size = 3
    if lms.personality.name == "moodle":
        course.memberships_url += "?limit=3"
        course.save()
    roster = read(course)
    assert told(roster) == ("done", "")
    assert (roster.pages, roster.members) == (4, 10)
    assert Membership.objects.filter(context=course, is_active=True).count() == 10
    assert len(lms.requests("members")) == 4


def test_a_second_reading_changes_nothing(lms, course):
    read(course)
    before = list(Membership.objects.order_by("pk").values("role", "is_active", "changed_at", "user__name"))
    roster = read(course)
    assert (roster.joined, roster.changed, roster.gone) == (0, 0, 0)
    assert list(Membership.objects.order_by("pk").values("role", "is_active", "changed_at", "user__name")) == before


@only_plain
def test_a_roster_asked_for_anew_begins_at_nothing_and_remembers_when_it_was_read(lms, course):
    read_at = read(course).completed_at
    assert rosters.ask(course, by=None, now=timezone.now())
    roster = RosterSync.objects.get()
    assert (roster.pages, roster.members, roster.joined) == (0, 0, 0)
    assert roster.completed_at == read_at
    assert roster_words.where(roster) == "等待读取"


def test_who_is_gone_is_marked_and_keeps_their_work(lms, course):
    delivery = make.graded_at(lms, "ben")
    session = Launch.objects.get(user=delivery.user).session
    lms.unenrol("ben")
    roster = read(course)
    assert (told(roster), roster.gone) == (("done", ""), 1)
    ben = membership(lms, course, "ben")
    assert not ben.is_active
    session.refresh_from_db()
    assert session.ended_at is not None
    assert Attempt.objects.filter(user=ben.user).exists()
    assert ScoreDelivery.objects.filter(user=ben.user).exists()
    lms.enrol("ben")
    assert read(course).changed == 1
    ben.refresh_from_db()
    assert ben.is_active


def test_a_launch_after_leaving_opens_the_course_again_but_not_the_old_sessions(lms, course):
    old = launched(lms, "ben")
    lms.unenrol("ben")
    read(course, now=timezone.now() + timedelta(seconds=1))
    launched(lms, "ben", now=timezone.now() + timedelta(minutes=1))
    assert membership(lms, course, "ben").is_active
    old.refresh_from_db()
    assert old.ended_at is not None


def test_administrators_and_test_users_are_not_gone_for_being_listed_nowhere(lms, course):
    for who in ("root", "testa", "ben"):
        launched(lms, who)
        lms.unenrol(who)
    Membership.objects.filter(user__sub=sub(lms, "root")).update(is_administrator=True)
    Membership.objects.filter(user__sub=sub(lms, "testa")).update(is_test_user=True)
    assert read(course, now=timezone.now() + timedelta(seconds=1)).gone == 1
    assert [membership(lms, course, who).is_active for who in ("root", "testa", "ben")] == [True, True, False]


@pytest.mark.parametrize("kind", KINDS)
def test_from_a_launch_to_the_roster_of_its_course(kind, client, settings):
    with reach.platform(kind, tool=settings.PUBLIC_URL) as there:
        make.content()
        make.registered(there)
        there.unenrol("root")
        for who in ("root", "ben"):
            assert there.launch(client, who).post().status_code == 303
        there.unenrol("ben")
        course = Context.objects.get()
        assert told(read(course, now=timezone.now() + timedelta(seconds=1))) == ("done", "")
        # An administrator of the platform comes into courses without being a member.
        assert membership(there, course, "root").is_administrator
        assert membership(there, course, "root").is_active
        assert not membership(there, course, "ben").is_active
        assert membership(there, course, "ada").user.name == "Ada 林安"
        there.enrol("ben")
        assert there.launch(client, "ben").post().status_code == 303
        assert membership(there, course, "ben").is_active


def test_a_test_user_stays_one_though_the_roster_does_not_say_so(lms, course):
    launched(lms, "testa", is_test_user=True)
    listing(lms, entry(sub(lms, "testa"), MEMBERSHIP + "Learner"))
    read(course)
    assert membership(lms, course, "testa").is_test_user


def test_a_test_user_on_the_roster_is_one(lms, course):
    listing(lms, entry("new", MEMBERSHIP + "Learner", TEST_USER))
    read(course)
    assert Membership.objects.get(user__sub="new").is_test_user


@pytest.mark.parametrize(
    ("roles", "role"),
    [
        (["Learner"], Role.LEARNER),
        ([MEMBERSHIP + "Learner"], Role.LEARNER),
        ([MEMBERSHIP + "Learner", MEMBERSHIP + "Mentor"], Role.LEARNER),
        (["Instructor", "http://purl.imsglobal.org/vocab/lis/v2/person#Administrator"], Role.INSTRUCTOR),
        ([SUB_ROLE + "Instructor#TeachingAssistant", MEMBERSHIP + "Instructor"], Role.TA),
        (["http://purl.imsglobal.org/vocab/lis/v2/institution/person#Instructor", "Learner"], Role.LEARNER),
        ([SUB_ROLE + "Learner#Instructor"], Role.LEARNER),
        (["http://purl.imsglobal.org/vocab/lis/v2/person#Administrator"], Role.NONE),
        (["Student", "instructor", "Instructor "], Role.NONE),
        ([], Role.NONE),
    ],
)
@only_plain
def test_roles_are_read_as_in_launches(lms, course, roles, role):
    listing(lms, {"user_id": "new", "roles": roles})
    read(course)
    assert Membership.objects.get(user__sub="new").role == role


@only_plain
def test_a_demotion_by_the_roster_ends_older_sessions(lms, course):
    session = launched(lms, "ivy", role=Role.INSTRUCTOR)
    listing(lms, entry(sub(lms, "ivy"), MEMBERSHIP + "Learner"))
    assert read(course, now=timezone.now() + timedelta(seconds=1)).changed == 1
    assert membership(lms, course, "ivy").role == Role.LEARNER
    session.refresh_from_db()
    assert session.ended_at is not None


@only_plain
def test_a_promotion_by_the_roster_gives_a_learners_session_nothing(lms, course):
    session = launched(lms, "ada")
    listing(lms, entry(sub(lms, "ada"), MEMBERSHIP + "Instructor"))
    read(course, now=timezone.now() + timedelta(seconds=1))
    assert membership(lms, course, "ada").role == Role.INSTRUCTOR
    session.refresh_from_db()
    assert (session.ended_at, session.launch.role) == (None, Role.LEARNER)


@only_moodle
def test_moodles_non_editing_teachers_stay_teachers(lms, course):
    later = timezone.now() + timedelta(seconds=1)
    session = launched(lms, "tom", role=Role.INSTRUCTOR)
    for _ in range(2):
        read(course, now=later)
        assert membership(lms, course, "tom").role == Role.INSTRUCTOR
    session.refresh_from_db()
    assert session.ended_at is None


@only_moodle
def test_whom_moodle_listed_as_instructor_and_lists_as_learner_is_demoted(lms, course):
    later = timezone.now() + timedelta(seconds=1)
    session = launched(lms, "ivy", role=Role.INSTRUCTOR)
    read(course, now=later)
    lms.school.person("ivy").role = "learner"
    read(course, now=later)
    assert membership(lms, course, "ivy").role == Role.LEARNER
    session.refresh_from_db()
    assert session.ended_at is not None


def test_a_launch_while_the_roster_is_read_says_more_than_the_roster(lms, course, monkeypatch):
    asked = nrps.page
    meanwhile = {}

    def page(*args):
        found = asked(*args)
        if not meanwhile:
            meanwhile["session"] = launched(lms, "ada", role=Role.INSTRUCTOR)
            meanwhile["newcomer"] = make.session("newcomer", on=make.link_at(lms))
        return found

    monkeypatch.setattr(nrps, "page", page)
    assert told(read(course)) == ("done", "")
    assert membership(lms, course, "ada").role == Role.INSTRUCTOR
    assert Membership.objects.get(user__sub="newcomer").is_active
    assert not LaunchSession.objects.filter(ended_at__isnull=False).exists()


@only_plain
def test_names_that_are_not_shared_are_not_kept(lms, course):
    read(course)
    bare = [{"user_id": sub(lms, person.key), "roles": ["Learner"]} for person in lms.school.courses[0].people]
    listing(lms, *bare)
    read(course)
    assert set(LtiUser.objects.values_list("name", "email")) == {("", "")}


@only_plain
def test_a_name_that_a_launch_shared_stays_where_the_roster_shares_none(lms, course):
    launched(lms, "ada")
    given = LtiUser.objects.get(sub=sub(lms, "ada")).name
    listing(lms, entry(sub(lms, "ada")))
    read(course)
    assert LtiUser.objects.get(sub=sub(lms, "ada")).name == given


@only_plain
def test_given_and_family_names_make_a_name(lms, course):
    listing(lms, entry("new", given_name="Noor", family_name="Halvorsen"))
    read(course)
    assert LtiUser.objects.get(sub="new").name == "Noor Halvorsen"


@only_plain
@pytest.mark.parametrize("status", ["Inactive", "inactive", "Deleted"])
def test_who_is_not_active_is_out(lms, course, status):
    session = launched(lms, "ada")
    listing(lms, entry(sub(lms, "ada"), status=status), entry("never-here", status=status), entry("in", status=None))
    roster = read(course, now=timezone.now() + timedelta(seconds=1))
    assert told(roster) == ("done", "")
    assert not membership(lms, course, "ada").is_active
    session.refresh_from_db()
    assert session.ended_at is not None
    assert not LtiUser.objects.filter(sub="never-here").exists()
    assert Membership.objects.get(user__sub="in").is_active


@only_plain
def test_somebody_listed_twice_has_the_roles_of_both(lms, course):
    listing(lms, entry("new", "Learner"), entry("new", "Instructor"), entry("new", "Mentor", status="Inactive"))
    roster = read(course)
    assert roster.members == 1
    assert Membership.objects.get(user__sub="new").role == Role.INSTRUCTOR


@only_plain
@pytest.mark.parametrize(
    "odd",
    [
        7,
        None,
        [],
        {},
        {"user_id": "x"},
        {"roles": ["Learner"]},
        {"user_id": 7, "roles": ["Learner"]},
        {"user_id": "", "roles": ["Learner"]},
        {"user_id": "x" * 256, "roles": ["Learner"]},
        {"user_id": "学", "roles": ["Learner"]},
        {"user_id": "a\nb", "roles": ["Learner"]},
        {"user_id": "x", "roles": "Learner"},
        {"user_id": "x", "roles": [7]},
        {"user_id": "x", "roles": ["Learner"], "status": 7},
        {"user_id": "x", "roles": ["Learner"], "name": ["a"]},
    ],
)
def test_an_entry_that_cannot_be_read_leaves_nobody_gone(lms, course, odd):
    launched(lms, "ben")
    listing(lms, entry(sub(lms, "ada")), odd)
    roster = read(course, now=timezone.now() + timedelta(seconds=1))
    assert told(roster) == ("done", "incomplete")
    assert (roster.members, roster.unreadable, roster.gone) == (1, 1, 0)
    assert membership(lms, course, "ben").is_active
    assert membership(lms, course, "ada").is_active


@only_plain
@pytest.mark.parametrize(
    ("fault", "reason"),
    [
        ({"status": 200, "body": "<html>"}, "unreadable"),
        ({"status": 200, "body": "[]"}, "unreadable"),
        ({"status": 200, "body": '{"members": {}}'}, "unreadable"),
        ({"status": 200, "body": '{"members": [], "members": []}'}, "unreadable"),
        ({"status": 200, "body": '{"members": []}'}, "empty"),
        ({"status": 200, "body": "x" * (nrps.PAGE_BYTES + 1)}, "too_large"),
        ({"status": 400}, "refused"),
        ({"status": 403}, "forbidden"),
        ({"status": 404}, "course_gone"),
        ({"status": 410}, "course_gone"),
        ({"status": 302, "headers": {"Location": "https://elsewhere.example/"}}, "foreign_address"),
        ({"headers": {"Link": '<https://elsewhere.example/2>; rel="next"'}}, "foreign_address"),
        ({"headers": {"Link": '<http://lms.example/2>; rel="next"'}}, "foreign_address"),
        ({"headers": {"Link": f'<https://lms.example/{"x" * 2000}>; rel="next"'}}, "unreadable"),
    ],
)
def test_what_is_no_roster_ends_named_and_nobody_is_gone(lms, course, fault, reason):
    session = launched(lms, "ben")
    lms.unenrol("ben")
    lms.faults.add("members", times=None, **fault)
    roster = read(course, now=timezone.now() + timedelta(seconds=1))
    assert told(roster) == ("failed", reason)
    assert roster.completed_at is None
    assert membership(lms, course, "ben").is_active
    session.refresh_from_db()
    assert session.ended_at is None


def test_the_roster_of_another_course_is_not_taken(lms, course):
    launched(lms, "ben")
    other = make.context("another", at=course.deployment.platform)
    listing(lms, entry("stranger"), context={"id": other.lti_id})
    assert told(read(course)) == ("failed", "foreign_course")
    assert not LtiUser.objects.filter(sub="stranger").exists()


def test_a_page_that_leads_to_itself_ends_named(lms, course):
    url = course.memberships_url
    lms.faults.add("members", times=None, headers={"Link": f'<{url}>; rel="next"'})
    launched(lms, "ben")
    lms.unenrol("ben")
    assert told(read(course, now=timezone.now() + timedelta(seconds=1))) == ("failed", "endless")
    assert len(lms.requests("members")) == 2
    assert membership(lms, course, "ben").is_active


@only_plain
def test_pages_without_end_are_bounded(lms, course, monkeypatch):
    monkeypatch.setattr(rosters, "PAGES_MAX", 5)
    n = iter(range(100))
    lms.personality.links = lambda request, *_: f'<{lms.origin}{request.path}?n={next(n)}>; rel="next"'
    lms.personality.page_size = 1
    lms.personality.offset = lambda *_: next(n)
    roster = read(course)
    assert told(roster) == ("failed", "endless")
    assert len(lms.requests("members")) == 5


@only_plain
def test_a_roster_has_a_largest_size(lms, course, monkeypatch):
    monkeypatch.setattr(rosters, "MEMBERS_MAX", 4)
    lms.personality.page_size = 3
    assert told(read(course)) == ("failed", "too_large")
    assert len(lms.requests("members")) == 2


def test_a_failed_page_leaves_what_came_before_and_nobody_gone(lms, course):
    lms.personality.page_size = 3
    if lms.personality.name == "moodle":
        course.memberships_url += "?limit=3"
        course.save()
    launched(lms, "ben")
    lms.unenrol("ben")
    lms.faults.add("members", status=400, when=lambda request: len(lms.requests("members")) == 3)
    roster = read(course, now=timezone.now() + timedelta(seconds=1))
    assert told(roster) == ("failed", "refused")
    assert (roster.pages, roster.members, roster.gone) == (2, 6, 0)
    assert membership(lms, course, "ben").is_active
    assert told(read(course, now=timezone.now() + timedelta(seconds=1))) == ("done", "")
    assert not membership(lms, course, "ben").is_active


def test_a_stale_token_is_renewed_once(lms, course):
    read(course)
    lms.tokens.revoke()
    assert told(read(course)) == ("done", "")
    assert len(lms.requests("token")) == 2


def test_a_service_that_takes_no_token_ends_named(lms, course):
    lms.faults.add("members", times=None, status=401)
    assert told(read(course)) == ("failed", "unauthorised")
    assert len(lms.requests("members")) == 2


def test_a_scope_that_is_not_granted_ends_named(lms, course):
    lms.scopes = tuple(scope for scope in lms.scopes if scope != NRPS_SCOPE)
    assert told(read(course)) == ("failed", "no_scope")
    assert not lms.requests("members")


def test_a_course_without_the_service_is_not_asked(lms, course):
    course.memberships_url = ""
    course.save()
    assert told(read(course)) == ("failed", "not_offered")
    assert not lms.requests()


def test_a_platform_switched_off_is_not_asked(lms, course):
    Platform.objects.update(is_active=False)
    assert told(read(course)) == ("failed", "switched_off")
    assert not lms.requests()


@only_plain
def test_a_roster_that_is_not_served_over_tls_is_not_asked_for(lms, course):
    course.memberships_url = "http://lms.example/members"
    course.save()
    assert told(read(course)) == ("failed", "foreign_address")
    assert not lms.requests("members")


@pytest.mark.parametrize("spoil", ["down", "throttled", "drop"])
def test_a_busy_platform_is_asked_again_from_the_page_it_stopped_at(lms, course, spoil):
    lms.personality.page_size = 4
    if lms.personality.name == "moodle":
        course.memberships_url += "?limit=4"
        course.save()
    now = timezone.now()
    second = {"when": lambda request: len(lms.requests("members")) == 2}
    what = {
        "down": {"status": 503, "headers": {"Retry-After": "120"}},
        "throttled": {"status": 403, "body": "403 Forbidden (Rate Limit Exceeded)"},
        "drop": {"drop": True},
    }[spoil]
    lms.faults.add("members", **what, **second)
    rosters.ask(course, by=None, now=now)
    roster = RosterSync.objects.get()
    wait = rosters.sync(roster.pk, now=now)
    roster.refresh_from_db()
    assert roster.state == "waiting"
    assert wait == (120.0 if spoil == "down" else rosters.WAITS[0])
    assert (roster.pages, roster.members) == (1, 4)
    assert rosters.sync(roster.pk, now=now) is None
    roster.refresh_from_db()
    assert roster.pages == 1
    assert told(work(course, now + timedelta(seconds=wait + 60))) == ("done", "")
    roster.refresh_from_db()
    assert (roster.run, roster.pages, roster.members) == (1, 3, 10)


def test_a_platform_that_never_answers_is_given_up(lms, course):
    lms.faults.add("members", times=None, status=503)
    now = timezone.now()
    rosters.ask(course, by=None, now=now)
    roster = RosterSync.objects.get()
    waits = []
    while (wait := rosters.sync(roster.pk, now=now)) is not None:
        waits.append(wait)
        now += timedelta(seconds=wait + 60)
    roster.refresh_from_db()
    assert told(roster) == ("failed", "exhausted")
    assert tuple(waits) == rosters.WAITS


def test_a_long_roster_is_read_in_turns(lms, course, monkeypatch):
    monkeypatch.setattr(rosters, "SLICE_SECONDS", 0.0)
    lms.personality.page_size = 3
    if lms.personality.name == "moodle":
        course.memberships_url += "?limit=3"
        course.save()
    now = timezone.now()
    rosters.ask(course, by=None, now=now)
    roster = RosterSync.objects.get()
    seen = []
    while rosters.sync(roster.pk, now=now + timedelta(minutes=len(seen) + 1)) == 0.0:
        roster.refresh_from_db()
        seen.append((roster.state, roster.pages, roster.members))
    assert seen == [("waiting", 1, 3), ("waiting", 2, 6), ("waiting", 3, 9)]
    roster.refresh_from_db()
    assert (told(roster), roster.members) == (("done", ""), 10)


def test_only_one_reads_a_course_at_a_time(lms, course):
    now = timezone.now()
    assert rosters.ask(course, by=None, now=now)
    assert not rosters.ask(course, by=None, now=now)
    roster = RosterSync.objects.get()
    assert RosterSync.claim(roster.pk, now=now) is not None
    assert not rosters.ask(course, by=None, now=now)
    assert rosters.sync(roster.pk, now=now) is None
    assert not lms.requests()
    assert RosterSync.objects.count() == 1


def test_a_killed_workers_reading_is_taken_up_anew(lms, course, monkeypatch):
    lms.personality.page_size = 3
    if lms.personality.name == "moodle":
        course.memberships_url += "?limit=3"
        course.save()
    now = timezone.now()
    rosters.ask(course, by=None, now=now)
    roster = RosterSync.objects.get()

    class Killed(BaseException):
        pass

    page = nrps.page

    def until_the_third(*args):
        if len(lms.requests("members")) == 2:
            raise Killed
        return page(*args)

    with monkeypatch.context() as killed:
        killed.setattr(nrps, "page", until_the_third)
        with pytest.raises(Killed):
            rosters.sync(roster.pk, now=now)
    roster.refresh_from_db()
    assert (roster.state, roster.pages) == ("claimed", 2)
    assert rosters.due(now=now) == []
    later = now + timedelta(minutes=10)
    assert rosters.due(now=later) == [roster.pk]
    assert told(work(course, later)) == ("done", "")
    roster.refresh_from_db()
    assert (roster.run, roster.pages, roster.members) == (2, 4, 10)


@only_plain
def test_a_worker_that_was_overtaken_writes_nothing_more(lms, course, monkeypatch):
    now = timezone.now()
    launched(lms, "ben", now=now - timedelta(hours=1))
    lms.unenrol("ben")
    rosters.ask(course, by=None, now=now)
    roster = RosterSync.objects.get()
    page = nrps.page

    def slowly(*args):
        monkeypatch.setattr(nrps, "page", page)
        found = page(*args)
        later = now + timedelta(minutes=10)
        assert rosters.due(now=later) == [roster.pk]
        assert RosterSync.claim(roster.pk, now=later) is not None
        return found

    monkeypatch.setattr(nrps, "page", slowly)
    assert rosters.sync(roster.pk, now=now) is None
    assert Membership.objects.filter(context=course).count() == 1
    assert membership(lms, course, "ben").is_active
    roster.refresh_from_db()
    assert (roster.state, roster.pages) == ("claimed", 0)


@only_plain
def test_two_registrations_at_one_issuer_share_nobody(lms, course):
    read(course)
    other = make.platform("other.example")
    make.user(sub(lms, "ada"), at=other)
    assert LtiUser.objects.filter(sub=sub(lms, "ada")).count() == 2
    lms.school.person("ada").name = "Ada B"
    read(course)
    assert LtiUser.objects.get(sub=sub(lms, "ada"), platform=course.deployment.platform).name == "Ada B"
    assert LtiUser.objects.get(sub=sub(lms, "ada"), platform=other).name != "Ada B"


@only_plain
def test_another_course_keeps_its_members(lms, course):
    elsewhere = make.context("elsewhere", at=course.deployment.platform)
    person = make.user(sub(lms, "ben"), at=course.deployment.platform)
    there = Membership.objects.create(context=elsewhere, user=person, role=Role.LEARNER, changed_at=timezone.now())
    lms.unenrol("ben")
    read(course)
    there.refresh_from_db()
    assert there.is_active


@only_plain
def test_a_page_costs_the_same_however_many_are_known(lms, course, django_assert_max_num_queries):
    listing(lms, *(entry(f"p{n}", name=f"P {n}") for n in range(400)))
    read(course)
    listing(lms, *(entry(f"p{n}", name=f"Q {n}") for n in range(400)))
    with django_assert_max_num_queries(40):
        assert read(course).members == 400


def test_the_sweep_nudges_what_was_asked_for(lms, course, monkeypatch):
    nudged = []
    monkeypatch.setattr(nudges, "now", lambda task, pk, **_: nudged.append((task, pk)))
    rosters.ask(course, by=None, now=timezone.now())
    tasks.sweep()
    assert (nudges.ROSTER, RosterSync.objects.get().pk) in nudged
    assert tasks.sync_roster.name == nudges.ROSTER


def test_the_task_reads_the_roster(lms, course, monkeypatch):
    monkeypatch.setattr(couriers, "carry", lambda errand, pk, **_: errand(pk) or True)
    rosters.ask(course, by=None, now=timezone.now())
    tasks.sync_roster(RosterSync.objects.get().pk)
    assert told(RosterSync.objects.get()) == ("done", "")


def test_nothing_personal_is_logged(lms, course, caplog):
    caplog.set_level("DEBUG", logger="lms_app")
    lms.faults.add("members", status=400, body="Ada 林安 ada@school.example")
    read(course)
    read(course)
    assert "Ada" not in caplog.text
    assert "school.example" not in caplog.text


def test_a_session_of_somebody_gone_opens_nothing(lms, course, client):
    session = launched(lms, "ben")
    make.sign_in(client, session)
    assert client.get(sessions.entrance(session)).status_code == 200
    lms.unenrol("ben")
    read(course, now=timezone.now() + timedelta(seconds=1))
    assert client.get(sessions.entrance(session)).status_code in {401, 403}
    assert ResourceLink.objects.exists()
