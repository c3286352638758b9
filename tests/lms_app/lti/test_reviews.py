"""Submission reviews: whose work a gradebook may open, at which column, and what is said where there is none."""

from html import escape

import pytest
from django.test import Client
from django.utils import timezone

from lms_app import placements, reviews, sessions
from lms_app.lti import custom
from lms_app.models import (
    AdminTicket,
    Attempt,
    ContentVersion,
    Launch,
    LaunchSession,
    LineItem,
    LtiUser,
    Membership,
    Placement,
    ResourceLink,
    Role,
)
from tests import make
from tests.fakes.platform import REMOVE, Merge
from tests.fakes.vocabulary import LTI

KINDS = ["plain", "moodle", "canvas"]


@pytest.fixture
def at(connect):
    """A platform whose course opened the quiz."""

    def made(personality="plain", **fake):
        lms = connect(personality, **fake)
        if not ContentVersion.objects.filter(slug=make.LESSON).exists():
            ContentVersion.objects.all().delete()
            make.content()
        return Course(lms)

    return made


class Course:
    """A course of a platform, seen from its gradebook."""

    def __init__(self, lms):
        self.lms, self.fake = lms, lms.fake

    def person(self, who):
        return LtiUser.objects.get(
            platform=self.lms.row, sub=self.fake.personality.subject(self.fake.school.person(who))
        )

    def works(self, who="ada", link="quiz", activity="quiz", responses=None):
        """Let somebody come by a link and hand in; give the submission."""
        assert self.lms.launch(Client(), who, link).status_code == 303
        on = ResourceLink.objects.get(
            lti_id=self.fake.personality.link_id(self.fake.school.link(link)),
            context__deployment__platform=self.lms.row,
        )
        session = make.session(self.person(who).sub, on=on, activity=on.activity)
        return make.graded(session, activity, responses)

    def reviews(self, who, whose, link="quiz", **changes):
        """Open somebody's cell of the gradebook; give the browser and the tool's answer."""
        client = Client()
        return client, self.lms.launch(client, who, link, message="review", for_user=whose, **changes)

    def page(self, who, whose, link="quiz", **changes):
        """Open somebody's cell; give the browser and the page that it leads to."""
        client, answer = self.reviews(who, whose, link, **changes)
        assert answer.status_code == 303, answer.content.decode()[:600]
        return client, client.get(answer["Location"], follow=True)


def text(response):
    return response.content.decode()


@pytest.mark.parametrize("kind", KINDS)
def test_a_learner_sees_the_own_result(at, kind):
    course = at(kind)
    submission = course.works("ada")
    _client, page = course.page("ada", "ada")
    assert page.status_code == 200
    assert page.redirect_chain[-1][0].endswith(f"/attempts/{submission.attempt.public_id}/result/")
    assert "66.67" in text(page)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("who", ["ivy", "tom"])
def test_who_teaches_sees_what_that_learner_handed_in(at, kind, who):
    course = at(kind)
    course.works("ada")
    course.works("ben", responses=make.quiz_responses(right=3))
    _client, page = course.page(who, "ada")
    assert page.status_code == 200
    assert course.fake.school.person("ada").name in text(page)
    assert "66.67" in text(page)
    assert "Ben" not in text(page)


def test_of_several_attempts_the_one_that_counts_is_shown_and_the_others_can_be(at):
    course = at()
    best = course.works("ada", responses=make.quiz_responses(right=3))
    worse = course.works("ada", responses=make.quiz_responses(right=0))
    client, page = course.page("ivy", "ada")
    assert page.context["chosen"].attempt == best.attempt
    [session] = LaunchSession.objects.filter(launch__for_user__isnull=False)
    other = client.get(f"/s/{session.sid}/review/{worse.attempt.public_id}/")
    assert other.context["chosen"].attempt == worse.attempt
    assert "0.00" in text(other)


def test_a_foreign_attempt_is_not_found_by_its_address(at):
    course = at()
    course.works("ada")
    bens = course.works("ben")
    elsewhere = course.works("ada", "exercise-1", "exercise-1", make.exercise_responses("exercise-1"))
    client, page = course.page("ivy", "ada")
    for submission in (bens, elsewhere):
        address = f"{page.request['PATH_INFO']}{submission.attempt.public_id}/"
        assert client.get(address).status_code == 404


@pytest.mark.parametrize("who", ["ada", "oskar", "dora", "nobody", "root"])
def test_somebody_elses_work_is_refused_to_who_does_not_teach_here(at, who, rows):
    course = at()
    course.works("ben")
    course.works("ada")
    before = rows()
    _client, answer = course.reviews(who, "ben")
    assert answer.status_code == 403
    assert "YS-" in text(answer)
    assert rows()["Launch"] == before["Launch"]


@pytest.mark.parametrize("who", ["oskar", "dora", "nobody"])
def test_the_own_work_is_for_learners(at, who):
    course = at()
    course.works("ada")
    course.lms.launch(Client(), who)
    assert course.reviews(who, who)[1].status_code == 403


@pytest.mark.parametrize("kind", KINDS)
def test_a_person_whom_the_course_never_saw_is_answered_in_words(at, kind):
    course = at(kind)
    course.works("ada")
    before = Launch.objects.count()
    for whose in ("ben", "cleo"):
        _client, answer = course.reviews("ivy", whose)
        assert answer.status_code == 403
        assert "YS-" in text(answer)
        assert course.fake.school.person(whose).name not in text(answer)
    unknown = {"for_user": {"user_id": "nobody-at-all"}}
    assert course.reviews("ivy", "ada", claims=unknown)[1].status_code == 403
    assert Launch.objects.count() == before


def test_a_person_of_another_course_is_as_unknown_as_nobody(at):
    course = at(courses=2)
    course.works("ada")
    other = course.fake.school.courses[1].link("quiz")
    course.works("ben", other)
    assert course.reviews("ivy", "ben")[1].status_code == 403
    assert course.reviews("ivy", "ben", other)[1].status_code == 303


def test_a_person_of_another_platform_is_unknown(at):
    mallory, course = at(origin="https://mallory.example"), at()
    mallory.works("ben")
    course.works("ada")
    assert course.reviews("ivy", "ben")[1].status_code == 403


def test_who_came_and_handed_nothing_in_has_a_page_that_says_so(at):
    course = at()
    course.works("ada")
    course.lms.launch(Client(), "ben")
    _client, page = course.page("ivy", "ben")
    assert page.status_code == 200
    assert page.context["chosen"] is None
    session = make.session(course.person("ben").sub, on=ResourceLink.objects.get())
    make.attempt(session, responses={"items": {"steps": "4711"}})
    _client, page = course.page("ivy", "ben")
    assert "4711" not in text(page)
    _client, own = course.page("ben", "ben")
    assert own.status_code == 200
    assert own.request["PATH_INFO"].endswith("/review/")


# Columns


def test_the_column_decides_what_is_shown_whatever_link_is_named(at):
    course = at("canvas")
    course.works("ada", "overview")
    work = course.works("ada", "overview", "exercise-1", make.exercise_responses("exercise-1"))
    made = "https://canvas.example/api/lti/courses/14/line_items/999"
    LineItem.objects.create(placement=work.attempt.placement, url=made, is_ours=True, found_at=timezone.now())
    for link in ({"id": "a-link-of-the-column", "title": "x"}, REMOVE):
        _client, page = course.page(
            "ivy", "ada", "overview", claims={"ags": Merge(lineitem=made), "resource_link": link}
        )
        assert page.context["chosen"].attempt == work.attempt


def test_a_column_that_we_do_not_know_is_answered_in_words(at, rows):
    course = at()
    course.works("ada")
    before = rows()
    for lineitem in ("https://lms.example/lti/courses/14/lineitems/4711", "javascript:alert(1)//", "x" * 3000):
        _client, answer = course.reviews(
            "ivy", "ada", claims={"ags": Merge(lineitem=lineitem), "resource_link": REMOVE}
        )
        assert answer.status_code == 403
        assert "YS-" in text(answer)
    _client, answer = course.reviews("ivy", "ada", claims={"ags": Merge(lineitem="https://lms.example/another")})
    assert answer.status_code == 403
    assert {name: kept for name, kept in rows().items() if name != "LoginState"} == {
        name: kept for name, kept in before.items() if name != "LoginState"
    }


def test_a_column_of_another_course_is_unknown(at):
    course = at(courses=2)
    course.works("ada")
    other = course.fake.school.courses[1].link("quiz")
    course.works("ada", other)
    theirs = ResourceLink.objects.get(lti_id=course.fake.personality.link_id(other)).ags_lineitem_url
    _client, answer = course.reviews("ivy", "ada", claims={"ags": Merge(lineitem=theirs), "resource_link": REMOVE})
    assert answer.status_code == 403


@pytest.mark.parametrize("service", [Merge(lineitem=""), Merge(lineitem=REMOVE), REMOVE])
def test_where_no_column_is_named_the_link_says_whose_it_is(at, service):
    course = at("moodle")
    work = course.works("ada")
    _client, page = course.page("ivy", "ada", claims={"ags": service})
    assert page.context["chosen"].attempt == work.attempt


def test_neither_a_column_nor_a_link_is_not_understood(at):
    course = at()
    course.works("ada")
    nothing = {"ags": Merge(lineitem=REMOVE), "resource_link": REMOVE}
    assert course.reviews("ivy", "ada", claims=nothing)[1].status_code == 400


def test_a_link_that_was_never_opened_has_nothing_to_review(at):
    assert at().reviews("ivy", "ada")[1].status_code == 403


def test_a_message_that_names_no_person_or_the_wrong_type_is_not_understood(at):
    course = at()
    course.works("ada")
    for wrong in (REMOVE, {}, {"user_id": ""}, {"user_id": 7}, {"user_id": None}, "ada", [], {"user_id": "x" * 300}):
        assert course.reviews("ivy", "ada", claims={"for_user": wrong})[1].status_code == 400


# What a review leaves as it was


@pytest.mark.parametrize("kind", KINDS)
def test_a_review_binds_nothing_anew_and_moves_no_date(at, kind):
    course = at(kind)
    link = course.fake.school.link("quiz")
    link.custom = {"due": "2030-01-31T10:00:00Z", **custom.HISTORY}
    course.works("ada")
    course.lms.launch(Client(), "ada")
    before = ResourceLink.objects.values().get(), Placement.objects.values().get()
    link.review = {"reviewableStatus": ["Completed"], "url": course.fake.tool.launch_url, "custom": {"mode": "review"}}
    link.title = "Renamed"
    course.page("ada", "ada", claims={"custom": {"due": "2031-01-31T10:00:00Z"}})
    assert (ResourceLink.objects.values().get(), Placement.objects.values().get()) == before
    [attempt] = Attempt.objects.all()
    assert placements.terms_of(attempt).due_at.year == 2030


def test_a_review_by_somebody_who_stepped_down_ends_their_older_sessions(at):
    course = at()
    course.works("ada")
    course.page("ivy", "ada")
    ivy = course.fake.school.person("ivy")
    ivy.role = "learner"
    assert course.reviews("ivy", "ada")[1].status_code == 403
    course.works("ivy")
    assert Membership.objects.get(user=course.person("ivy")).role == Role.LEARNER
    assert LaunchSession.objects.get(launch__for_user=course.person("ada")).ended_at is not None


def test_a_visit_from_the_gradebook_begins_and_writes_nothing(at):
    course = at()
    course.works("ada")
    opened = make.attempt(make.session(course.person("ada").sub, on=ResourceLink.objects.get()))
    client, page = course.page("ada", "ada")
    session = LaunchSession.objects.get(launch__for_user__isnull=False)
    home, token = f"/s/{session.sid}/", sessions.csrf_token(session)
    assert "/start/" not in text(page) + text(client.get(home))
    for path, form in (
        ("start/quiz/", {}),
        (f"attempts/{opened.public_id}/", {"action": "submit", "revision": 0}),
        (f"attempts/{opened.public_id}/", {"action": "save", "revision": 0}),
    ):
        refused = client.post(home + path, {"csrfmiddlewaretoken": token, **form})
        assert refused.status_code == 403
        assert "only shows work" in text(refused) or "只能查看作答" in text(refused)
    begin = client.post("/api/v1/attempts/", {"activity": "quiz"}, "application/json", headers={"X-CSRFToken": token})
    assert (begin.status_code, begin.json()["type"].rpartition("#")[2]) == (403, "review")
    assert Attempt.objects.get(pk=opened.pk).state == "open"


def test_who_was_only_ever_in_the_roster_gets_round_no_closing_time(at):
    course = at("canvas")
    link = course.fake.school.link("quiz")
    link.custom, link.dates = dict(custom.FIELDS), {"lock": "2020-01-01T00:00:00Z"}
    course.lms.launch(Client(), "ada")
    ben = LtiUser.objects.create(
        platform=course.lms.row, sub=course.fake.personality.subject(course.fake.school.person("ben"))
    )
    where = ResourceLink.objects.get().context
    Membership.objects.create(context=where, user=ben, role=Role.LEARNER, changed_at=timezone.now())
    client, _page = course.page("ben", "ben")
    session = LaunchSession.objects.get(launch__for_user=ben)
    form = {"csrfmiddlewaretoken": sessions.csrf_token(session)}
    assert client.post(f"/s/{session.sid}/start/quiz/", form).status_code == 403
    assert not Attempt.objects.exists()


def test_only_a_review_has_the_page(at):
    course = at()
    course.works("ada")
    client = Client()
    overview = course.lms.launch(client, "ivy")["Location"]
    assert client.get(f"{overview}review/").status_code == 404


def test_the_recorded_message_of_moodle_is_understood(at):
    course = at("moodle")
    course.works("ada")
    answer = course.fake.launch(Client(), sample="moodle-submission-review")
    claims = answer.claims
    assert claims[LTI + "message_type"] == "LtiSubmissionReviewRequest"
    link = ResourceLink.objects.get()
    link.lti_id = claims[LTI + "resource_link"]["id"]
    link.ags_lineitem_url = claims["https://purl.imsglobal.org/spec/lti-ags/claim/endpoint"]["lineitem"]
    link.context.lti_id = claims[LTI + "context"]["id"]
    link.context.save()
    link.save()
    LtiUser.objects.filter(pk=course.person("ada").pk).update(sub=claims["sub"])
    assert answer.post().status_code == 303


# The way to the admin


def test_the_page_leads_to_that_attempt_in_the_admin(at):
    course = at()
    work = course.works("ada")
    client, _page = course.page("ivy", "ada")
    session = LaunchSession.objects.get(launch__for_user__isnull=False)
    form = {"csrfmiddlewaretoken": sessions.csrf_token(session), "to": "attempt", "attempt": work.attempt.public_id}
    way = client.post(f"/s/{session.sid}/admin/", form)
    address = way.context["way_in"]
    entered = client.get(address, follow=True)
    assert entered.redirect_chain[-1][0] == f"/admin/lms_app/attempt/{work.attempt.pk}/change/"
    assert escape(course.fake.school.person("ada").name) in text(entered)


def test_an_answer_that_waits_is_decided_from_there(at):
    course = at()
    work = course.works("ada", "exercise-2", "exercise-2", make.unsure_bill())
    client, page = course.page("ivy", "ada", "exercise-2")
    assert page.context["is_waiting"]
    session = LaunchSession.objects.get(launch__for_user__isnull=False)
    form = {"csrfmiddlewaretoken": sessions.csrf_token(session), "to": "review", "attempt": work.attempt.public_id}
    entered = client.get(client.post(f"/s/{session.sid}/admin/", form).context["way_in"], follow=True)
    assert entered.redirect_chain[-1][0] == f"/admin/review/{work.pk}/"


def test_another_learners_attempt_is_no_door(at):
    course = at()
    course.works("ada")
    bens = course.works("ben")
    client, _page = course.page("ivy", "ada")
    session = LaunchSession.objects.get(launch__for_user__isnull=False)
    for named in (str(bens.attempt.public_id), "nonsense", ""):
        form = {"csrfmiddlewaretoken": sessions.csrf_token(session), "to": "attempt", "attempt": named}
        assert "row=" not in client.post(f"/s/{session.sid}/admin/", form).context["way_in"]


def test_the_page_asks_the_database_as_often_for_five_attempts_as_for_one(at, django_assert_max_num_queries):
    course = at()
    course.works("ada")
    client, page = course.page("ivy", "ada")
    address = page.request["PATH_INFO"]
    with django_assert_max_num_queries(10):
        client.get(address)
    for _ in range(4):
        course.works("ada")
    with django_assert_max_num_queries(10):
        assert len(client.get(address).context["rows"]) == 5


def test_a_review_says_nothing_outside_itself(at):
    course = at()
    course.works("ada")
    course.lms.launch(Client(), "ivy")
    session = LaunchSession.objects.filter(launch__user=course.person("ivy")).get()
    assert list(reviews.handed_in(session)) == []
    assert not AdminTicket.objects.exists()
