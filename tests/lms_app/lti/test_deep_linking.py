"""Choosing what a course is given: who may, what is shown, what goes back to the platform, and that nothing stays."""

import re
from datetime import timedelta
from html import escape
from pathlib import Path

import pytest
from django.test import Client
from django.utils import timezone

from content import loader
from content.bundle import Activity
from lms_app import lessons
from lms_app.lti import custom
from lms_app.lti import keys as tool_keys
from lms_app.lti.deep_linking import settings_of
from lms_app.lti.refusals import LaunchRefused
from lms_app.models import (
    Attempt,
    ContentVersion,
    Context,
    Deployment,
    DeploymentState,
    Launch,
    LaunchSession,
    LtiUser,
    Membership,
    Placement,
    Platform,
    ResourceLink,
    Selection,
)
from tests import make
from tests.fakes import forms
from tests.fakes.platform import REMOVE, Merge
from tests.fakes.samples import names
from tests.fakes.vocabulary import DEEP_LINKING, LTI, claim

BUNDLES = Path(__file__).resolve().parents[2] / "content" / "bundles"
LESSON = make.LESSON
KEYS = ["", "/quiz", "/exercise-1", "/exercise-2", "/exercise-3"]
SETTINGS = "deep_linking_settings"
WRITTEN = (LtiUser, Membership, Context, ResourceLink, Placement, Launch, LaunchSession, Attempt)


@pytest.fixture
def at(connect):
    """A platform of some kind, whose course is asked for contents of the shipped lesson."""

    def made(personality="plain", **fake):
        def published():
            return tool_keys.public_jwks(now=timezone.now())

        lms = connect(personality, **fake)
        lms.fake.tool.keys = published
        ContentVersion.objects.all().delete()
        make.content()
        return Chooser(lms)

    return made


class Chooser:
    """Ivy, choosing contents for a course with a browser of her own."""

    def __init__(self, lms):
        self.lms, self.fake, self.client = lms, lms.fake, Client()

    def ask(self, who="ivy", **changes):
        """Ask for contents; give the tool's answer."""
        return self.fake.select(self.client, who, **changes).post()

    def open(self, who="ivy", **changes):
        """Ask for contents; give the page where they are chosen."""
        answer = self.ask(who, **changes)
        assert answer.status_code == 303, answer.content.decode()[:600]
        self.url = answer["Location"]
        return self.page()

    def page(self):
        response = self.client.get(self.url)
        assert response.status_code == 200
        return response.content.decode()

    def press(self, button, *picked):
        """Mark and press; give the page that follows."""
        form = self.form()
        return self.client.post(form.action, form.filled(button, **({"pick": list(picked)} if picked else {})))

    def form(self):
        """Give the form of the page where contents are chosen."""
        return form_with(self.client.get(self.url), "cancel")

    def send_back(self, response):
        """Let the platform have what the tool's page posts; give its answer."""
        form = forms.with_field(response.content.decode(), "JWT")
        return self.fake.receive(form.action, form.hidden)

    def choose(self, *picked, button="add", **changes):
        """Ask, mark, press, post; give the links that the platform made of it."""
        self.open(**changes)
        answer = self.send_back(self.press(button, *picked))
        assert answer.status == 200, answer.body
        return self.fake.deep_links[-1]["links"]

    @property
    def claims(self):
        return self.fake.deep_links[-1]["claims"]

    @property
    def items(self):
        return self.claims[DEEP_LINKING + "content_items"]


def form_with(response, button):
    return next(form for form in forms.read(response.content.decode()) if button in form.buttons)


# The choice


@pytest.mark.parametrize("personality", ["plain", "moodle", "canvas"])
def test_a_chosen_activity_becomes_a_link_with_a_column_and_opens_what_was_picked(at, personality):
    course = at(personality)
    [link] = course.choose(f"{LESSON}/exercise-2")
    column = course.fake.gradebook.column(link)
    assert (column.maximum, column.coupled, column.tag) == (100, True, "grade")
    assert column.resource_id == f"link:{LESSON}/exercise-2"
    assert column.extra["submissionReview"]["reviewableStatus"] == ["InProgress", "Submitted", "Completed"]
    learner = course.lms.launch(Client(), "ada", link)
    assert learner["Location"].endswith("/activity/exercise-2/")
    bound = ResourceLink.objects.get()
    assert (bound.lesson, bound.activity, bound.ags_lineitem_url != "") == (LESSON, "exercise-2", True)


@pytest.mark.parametrize("personality", ["plain", "moodle", "canvas"])
def test_a_copied_course_opens_what_was_picked_and_says_where_it_comes_from(at, personality):
    course = at(personality)
    [link] = course.choose(f"{LESSON}/quiz")
    course.lms.launch(Client(), "ada", link)
    copy = course.fake.copy_course()
    copied = next(other for other in copy.links if other.copied_from is link)
    answer = course.lms.launch(Client(), "ada", copied)
    assert answer["Location"].endswith("/activity/quiz/")
    assert ResourceLink.objects.count() == 2
    assert course.fake.gradebook.column(copied).resource_id == f"link:{LESSON}/quiz"
    said = Launch.objects.latest("pk").custom
    assert said["context_history"] == course.fake.personality.context_id(link.course)
    assert said.get("link_history") == (None if personality == "moodle" else course.fake.personality.link_id(link))


def test_the_custom_parameter_binds_where_a_platform_keeps_one_address_for_all(at):
    course = at()
    [link] = course.choose(f"{LESSON}/quiz")
    link.path = course.fake.tool.launch_path
    assert course.lms.launch(Client(), "ada", link)["Location"].endswith("/activity/quiz/")


def test_the_overview_is_a_link_without_activity_whose_column_takes_the_main_score(at):
    course = at("canvas")
    [link] = course.choose(LESSON)
    assert "activity" not in course.items[0]["custom"]
    assert course.items[0]["url"] == course.fake.tool.launch_url
    answer = course.lms.launch(Client(), "ada", link)
    session = LaunchSession.objects.get()
    assert answer["Location"] == f"/s/{session.sid}/"
    assert ResourceLink.objects.get().ags_lineitem_url


def test_everything_is_added_as_one_list(at):
    course = at("moodle")
    links = course.choose(button="all")
    assert [item["custom"].get("activity", "") for item in course.items] == [key.strip("/") for key in KEYS]
    assert [link.title for link in links] == [item["title"] for item in course.items]
    assert len({item["lineItem"]["resourceId"] for item in course.items}) == 5
    maxima = [item["lineItem"]["scoreMaximum"] for item in course.items]
    assert maxima == [100] * 5
    assert all(type(maximum) is int for maximum in maxima)


def test_several_that_were_marked_come_in_the_authors_order(at):
    course = at()
    course.choose(f"{LESSON}/exercise-3", f"{LESSON}/quiz")
    assert [item["custom"]["activity"] for item in course.items] == ["quiz", "exercise-3"]


def test_an_item_says_what_a_platform_takes_over(at):
    course = at()
    course.choose(f"{LESSON}/quiz", language="en")
    [item] = course.items
    bundle = make.bundle()
    title = bundle.activity("quiz").heading("en")
    assert item == {
        "type": "ltiResourceLink",
        "title": title,
        "text": bundle.activity("quiz").texts("en")["lead"],
        "url": course.fake.tool.launch_url + "quiz/",
        "custom": {"activity": "quiz", "lesson": LESSON, **custom.FIELDS},
        "lineItem": {
            "scoreMaximum": 100,
            "label": title,
            "resourceId": f"link:{LESSON}/quiz",
            "tag": "grade",
            "submissionReview": {
                "reviewableStatus": ["InProgress", "Submitted", "Completed"],
                "url": course.fake.tool.launch_url + "quiz/",
                "custom": {"activity": "quiz", "lesson": LESSON},
            },
        },
    }


def test_the_answer_is_signed_by_our_key_and_names_both_sides_rightly(at):
    # The certification guide's list: the answer arrives, its format, times, signature, claims and values.
    course = at()
    course.choose(f"{LESSON}/quiz")
    claims, header = course.claims, course.fake.deep_links[-1]["header"]
    assert header["alg"] == "RS256"
    assert header["kid"] == tool_keys.signing_key().kid
    assert (claims["iss"], claims["aud"]) == (course.fake.client_id, course.fake.issuer)
    assert claims[LTI + "deployment_id"] == course.fake.deployment_id
    assert 0 < claims["exp"] - claims["iat"] <= 600
    course.choose(f"{LESSON}/quiz")
    assert course.claims["nonce"] != claims["nonce"]


@pytest.mark.parametrize("sample", [name for kind in ("moodle", "canvas") for name in names(f"{kind}-deep-linking")])
def test_recorded_requests_are_answered(at, sample):
    course = at(sample.partition("-")[0])
    course.open(sample=sample)
    asked = list(course.fake.asked.values())[-1]
    assert course.form().multiple is asked["accept_multiple"]
    answer = course.press("add", f"{LESSON}/quiz")
    if asked["auto_create"]:
        assert "JWT" not in answer.content.decode()
        answer = course.client.post(course.url, form_with(answer, "confirm").filled("confirm"))
    assert course.send_back(answer).status == 200
    assert course.items[0]["custom"]["activity"] == "quiz"
    assert DEEP_LINKING + "data" not in course.claims


# What the platform says of the choice


@pytest.mark.parametrize(
    "data", ["", "plain", "\"quoted\" 'twice' & </script><script>alert(1)</script>", "数据\n\t\\u0022"]
)
def test_data_comes_back_as_it_was_sent(at, data):
    course = at()
    course.choose(f"{LESSON}/quiz", claims={SETTINGS: Merge(data=data)})
    assert course.claims[DEEP_LINKING + "data"] == data


@pytest.mark.parametrize("button", ["add", "cancel"])
def test_no_data_comes_back_where_none_was_sent(at, button):
    course = at()
    picked = [f"{LESSON}/quiz"] if button == "add" else []
    course.choose(*picked, button=button, claims={SETTINGS: Merge(data=REMOVE)})
    assert DEEP_LINKING + "data" not in course.claims


@pytest.mark.parametrize("said", [False, REMOVE])
def test_where_one_is_taken_one_can_be_marked(at, said):
    course = at()
    course.open(claims={SETTINGS: Merge(accept_multiple=said)})
    form = course.form()
    assert not form.multiple
    assert "all" not in form.buttons
    answer = course.press("add", f"{LESSON}/quiz", f"{LESSON}/exercise-1")
    assert answer.status_code == 400
    assert "JWT" not in answer.content.decode()
    assert answer.content.decode().count(" checked") == 2
    forced = course.client.post(course.url, {**form.hidden, "action": "all"})
    assert forced.status_code == 400


def test_where_no_column_is_taken_none_is_sent_and_the_page_says_so(at):
    course = at()
    course.choose(f"{LESSON}/quiz", language="en", claims={SETTINGS: Merge(accept_lineitem=False)})
    assert "lineItem" not in course.items[0]
    assert "takes no scores" in course.page()


def test_where_frames_are_not_taken_a_link_asks_for_a_window(at):
    course = at()
    course.choose(f"{LESSON}/quiz", claims={SETTINGS: Merge(accept_presentation_document_targets=["window"])})
    assert course.items[0]["window"] == {"targetName": "_blank"}


@pytest.mark.parametrize(
    "changes",
    [
        {"accept_types": ["file", "image"]},
        {"accept_types": []},
        {"accept_presentation_document_targets": ["embed"]},
    ],
)
def test_where_links_are_not_taken_the_page_says_so_and_nothing_goes_back(at, changes):
    course = at()
    page = course.open(language="en", claims={SETTINGS: Merge(changes)})
    assert "takes no links" in page
    assert course.form().options == {}
    assert course.send_back(course.press("cancel")).status == 200
    assert course.items == []
    assert "takes no links" in course.claims[DEEP_LINKING + "errormsg"]


def test_where_the_course_site_saves_at_once_the_choice_is_asked_about_once_more(at):
    course = at()
    course.open(claims={SETTINGS: Merge(auto_create=True)})
    asked = course.press("all")
    form = form_with(asked, "confirm")
    assert "JWT" not in asked.content.decode()
    sent = {**form.filled("confirm"), "pick": [LESSON + key for key in KEYS]}
    assert course.send_back(course.client.post(course.url, sent)).status == 200
    assert len(course.items) == 5


def test_the_address_of_the_answer_is_kept_to_the_letter(at):
    course = at()
    home = course.fake.personality.url("deep_link", course.fake.school.courses[0])
    url = f"{home}?sesskey=a%20b&data=x.y.z&amp;=&q='\"><script>alert(1)</script>&n=1"
    course.open(claims={SETTINGS: Merge(deep_link_return_url=url)})
    answer = course.press("add", f"{LESSON}/quiz")
    assert forms.with_field(answer.content.decode(), "JWT").action == url
    assert "<script>" not in answer.content.decode()


# Cancelling, and what stays


@pytest.mark.parametrize(("language", "said"), [("en", "Nothing was chosen."), ("zh-CN", "什么都没有选。")])
def test_cancelling_gives_an_empty_list_with_a_word_in_the_persons_language(at, language, said):
    course = at()
    assert course.choose(button="cancel", language=language) == []
    assert course.items == []
    assert course.claims[DEEP_LINKING + "msg"] == said


def test_nothing_is_written_by_a_choice_and_nothing_at_all_stays_of_a_cancelled_one(at):
    course = at()
    course.choose(f"{LESSON}/quiz")
    assert Selection.objects.count() == 1
    course.choose(button="cancel")
    assert Selection.objects.count() == 1
    assert [model.objects.count() for model in WRITTEN] == [0] * len(WRITTEN)
    again = course.client.get(course.url)
    assert again.status_code == 401
    assert re.search(r"YS-\w{4}-\w{2}", again.content.decode())


def test_pressing_without_marking_goes_back_with_nothing(at):
    course = at()
    assert course.choose(button="add") == []


def test_a_choice_can_be_sent_again_after_a_step_back(at):
    course = at()
    course.choose(f"{LESSON}/quiz")
    assert course.send_back(course.press("add", f"{LESSON}/exercise-1")).status == 200


def test_choices_long_over_are_cleared_away(at):
    course = at()
    course.open()
    Selection.objects.update(expires_at=timezone.now() - timedelta(seconds=1))
    over = course.client.get(course.url)
    assert over.status_code == 401
    assert course.fake.origin in over["Content-Security-Policy"], "the page that says so must be seen in the course"
    course.open()
    assert Selection.objects.count() == 1


# Who may


@pytest.mark.parametrize("who", ["ivy", "dora"])
def test_whoever_makes_the_course_may_choose(at, who):
    course = at()
    assert len(course.choose(f"{LESSON}/quiz", who=who)) == 1


@pytest.mark.parametrize("who", ["ada", "tom", "oskar", "testa", "root", "nobody"])
def test_anybody_else_is_refused_with_a_number(at, who, rows):
    course = at()
    launch = course.fake.select(course.client, who)
    before = rows()
    answer = launch.post()
    assert answer.status_code == 403
    assert re.search(r"YS-\w{4}-\w{2}", answer.content.decode())
    assert rows() == before
    assert not Selection.objects.exists()


def test_the_page_belongs_to_the_browser_that_asked(at):
    course = at()
    course.open()
    form = course.form()
    stranger = Client()
    assert stranger.get(course.url).status_code == 401
    assert stranger.post(course.url, form.filled("all")).status_code == 401


@pytest.mark.parametrize("token", ["", "x", "other"])
def test_a_forged_choice_is_refused(at, token):
    course = at()
    course.open()
    first = course.url
    course.open()
    forged = course.form().hidden["csrfmiddlewaretoken"]
    sent = {"csrfmiddlewaretoken": forged if token == "other" else token, "action": "all"}
    answer = course.client.post(first, sent)
    assert answer.status_code == 403
    assert "JWT" not in answer.content.decode()


def test_two_choices_in_one_browser_do_not_meet(at):
    course = at()
    home = course.fake.personality.url("deep_link", course.fake.school.courses[0])
    course.open(claims={SETTINGS: Merge(data="first", deep_link_return_url=f"{home}?n=1")})
    first = course.url
    course.open(claims={SETTINGS: Merge(data="second", deep_link_return_url=f"{home}?n=2")})
    course.url = first
    assert course.send_back(course.press("add", f"{LESSON}/quiz")).status == 200
    assert (course.claims[DEEP_LINKING + "data"], course.fake.deep_links[-1]["target"][-4:]) == ("first", "?n=1")


def test_a_registration_switched_off_ends_the_choice(at):
    course = at()
    course.open()
    Platform.objects.update(is_active=False)
    assert course.client.get(course.url).status_code == 401


def test_a_demotion_ends_the_choice(at):
    course = at()
    course.open()
    course.lms.launch(Client(), "ivy", "quiz", claims={"roles": [LTI]})
    assert course.client.get(course.url).status_code == 401


def test_what_somebody_was_before_is_nothing_to_the_choice(at):
    course = at()
    course.lms.launch(Client(), "ivy", "quiz", claims={"roles": [LTI]})
    course.open()
    assert course.client.get(course.url).status_code == 200
    assert course.send_back(course.press("add", f"{LESSON}/quiz")).status == 200


def test_the_page_says_who_chooses_and_for_which_course(at):
    page = at().open(claims={"name": "Ivy <b>", "context": Merge(title='"</title><script>')})
    assert "Ivy &lt;b&gt;" in page
    assert "&quot;&lt;/title&gt;&lt;script&gt;" in page
    assert "<script>" not in page


# Requests that are refused

REFUSED = {
    "no settings": {SETTINGS: REMOVE},
    "settings as text": {SETTINGS: "x"},
    "no return address": {SETTINGS: Merge(deep_link_return_url=REMOVE)},
    "a return address as list": {SETTINGS: Merge(deep_link_return_url=["https://lms.example/"])},
    "not encrypted": {SETTINGS: Merge(deep_link_return_url="http://lms.example/course/14/deep-link")},
    "elsewhere": {SETTINGS: Merge(deep_link_return_url="https://evil.example/course/14/deep-link")},
    "elsewhere by its end": {SETTINGS: Merge(deep_link_return_url="https://lms.example.evil.example/")},
    "with a password": {SETTINGS: Merge(deep_link_return_url="https://u:p@lms.example/")},
    "a script": {SETTINGS: Merge(deep_link_return_url="javascript:alert(1)")},
    "no host": {SETTINGS: Merge(deep_link_return_url="https:///x")},
    "a broken host": {SETTINGS: Merge(deep_link_return_url="https://[lms.example/")},
    "a broken port": {SETTINGS: Merge(deep_link_return_url="https://lms.example:port/")},
    "port nothing": {SETTINGS: Merge(deep_link_return_url="https://lms.example:0/")},
    "a line's end in it": {SETTINGS: Merge(deep_link_return_url="https://lms.example/\r\nx")},
    "an address beyond ASCII": {SETTINGS: Merge(deep_link_return_url="https://lms.example/课")},
    "a backslash": {SETTINGS: Merge(deep_link_return_url="https://lms.example\\@evil.example/")},
    "a return address without end": {SETTINGS: Merge(deep_link_return_url="https://lms.example/" + "x" * 9000)},
    "no types": {SETTINGS: Merge(accept_types=REMOVE)},
    "types as text": {SETTINGS: Merge(accept_types="ltiResourceLink")},
    "types that are none": {SETTINGS: Merge(accept_types=[1])},
    "no targets": {SETTINGS: Merge(accept_presentation_document_targets=REMOVE)},
    "an empty list of targets": {SETTINGS: Merge(accept_presentation_document_targets=[])},
    "several as text": {SETTINGS: Merge(accept_multiple="true")},
    "columns as number": {SETTINGS: Merge(accept_lineitem=1)},
    "saved at once as text": {SETTINGS: Merge(auto_create="false")},
    "data as object": {SETTINGS: Merge(data={"a": 1})},
    "data without end": {SETTINGS: Merge(data="x" * 33_000)},
    "nobody": {"sub": REMOVE},
    "a target elsewhere": {"target_link_uri": "https://evil.example/lti/launch/"},
    "a target that is no launch": {"target_link_uri": "https://tool.example/admin/"},
    "no deployment": {"deployment_id": REMOVE},
}


@pytest.mark.parametrize("changes", REFUSED.values(), ids=REFUSED)
def test_a_malformed_request_is_refused_in_words_and_changes_nothing(at, changes, rows):
    course = at()
    launch = course.fake.select(course.client, "ivy", claims=changes)
    before = rows()
    answer = launch.post()
    assert answer.status_code in (400, 413)
    assert re.search(r"YS-\w{4}-\w{2}", answer.content.decode())
    assert rows() == before
    assert not Selection.objects.exists()
    assert "evil" not in answer.content.decode()


def test_a_host_that_the_message_names_for_its_services_may_have_the_answer():
    platform = Platform(issuer="https://canvas.example", auth_login_url="https://sso.example/auth")
    url = "https://school.example/courses/1/deep_linking_response?data=a.b.c"
    claims = {
        claim(SETTINGS): {
            "deep_link_return_url": url,
            "accept_types": ["ltiResourceLink"],
            "accept_presentation_document_targets": ["iframe"],
        }
    }
    lineitems = "https://school.example/api/lti/courses/1/line_items"
    assert settings_of(claims, platform=platform, signed_urls=[lineitems]).return_url == url
    with pytest.raises(LaunchRefused) as refused:
        settings_of(claims, platform=platform, signed_urls=[])
    assert refused.value.kind == "return"


def test_the_page_may_stand_in_the_pages_that_it_was_asked_from(at):
    course = at("canvas")
    asked_from = "https://school.example/courses/1/tool"
    answer_to = {SETTINGS: Merge(deep_link_return_url="https://school.example/answer")}
    course.open(claims={**answer_to, "launch_presentation": Merge(return_url=asked_from)})
    assert "https://school.example" in course.client.get(course.url)["Content-Security-Policy"]


def test_an_unknown_deployment_waits_for_approval(at):
    course = at()
    Deployment.objects.update(state=DeploymentState.PENDING)
    assert course.ask().status_code == 403
    assert not Selection.objects.exists()


def test_where_no_lesson_is_loaded_there_is_nothing_to_choose(at):
    course = at()
    ContentVersion.objects.all().delete()
    assert course.ask().status_code == 503


def test_a_deployment_that_is_admitted_by_itself_can_be_chosen_for(at):
    course = at()
    Deployment.objects.all().delete()
    Platform.objects.update(admits_deployments=True)
    assert len(course.choose(f"{LESSON}/quiz")) == 1


def test_a_request_is_good_once(at):
    course = at()
    launch = course.fake.select(course.client)
    assert launch.post().status_code == 303
    assert launch.post().status_code == 401


# The pages


def test_the_page_that_posts_back_may_post_there_only(at):
    course = at("moodle")
    course.open()
    picker = course.client.get(course.url)
    assert "form-action 'self'" in picker["Content-Security-Policy"]
    answer = course.press("add", f"{LESSON}/quiz")
    policy = dict(part.strip().split(" ", 1) for part in answer["Content-Security-Policy"].split(";") if part.strip())
    assert policy["form-action"] == "https://lms.example/mod/lti/contentitem_return.php"
    assert policy["script-src"] == "'self'"
    assert "https://lms.example" in policy["frame-ancestors"]
    assert answer["Cache-Control"] == "no-store"
    page = answer.content.decode()
    form = forms.with_field(page, "JWT")
    assert (form.method, list(form.hidden), len(form.buttons)) == ("post", ["JWT"], 1)
    assert len(forms.read(page)) == 1
    assert not re.search(r"<script(?![^>]*src=)|\son\w+=|style=", page)


@pytest.mark.parametrize("path", ["/a;b", "/a,b", "/a%3Bb", "/", "", "/a//b"])
def test_an_address_that_a_policy_would_misread_is_named_by_its_origin(at, path):
    course = at()
    course.open(claims={SETTINGS: Merge(deep_link_return_url="https://lms.example" + path)})
    answer = course.press("add", f"{LESSON}/quiz")
    assert "form-action https://lms.example;" in answer["Content-Security-Policy"] + ";"


def test_the_choice_speaks_the_launchs_language_and_can_be_switched(at):
    course = at()
    page = course.open(language="zh-CN")
    assert 'lang="zh-Hans"' in page
    form = next(form for form in forms.read(page) if "en" in form.buttons)
    course.client.post(form.action, form.filled("en"))
    assert "Choose what to add" in course.page()
    course.send_back(course.press("add", f"{LESSON}/quiz"))
    assert course.items[0]["title"] == make.bundle().activity("quiz").heading("en")


def test_of_several_lessons_each_has_its_offers_and_a_link_opens_its_own(at):
    course = at()
    [recipe] = loader.bundles(BUNDLES)
    lessons.load(recipe)
    other = recipe.activities[0].key
    page = course.open(language="en")
    for bundle in (recipe, make.bundle()):
        assert escape(bundle.title("en")) in page
    [link] = course.choose(f"{recipe.slug}/{other}")
    course.lms.launch(Client(), "ada", link)
    bound = ResourceLink.objects.get()
    assert (bound.lesson, bound.activity) == (recipe.slug, other)


def test_titles_are_shown_as_text_and_sent_as_they_are(at, monkeypatch):
    course = at()
    title = "</script><script>alert('x')</script> & \"quoted\" 题"
    monkeypatch.setattr(Activity, "heading", lambda _activity, _language: title)
    assert "<script>" not in course.open()
    answer = course.press("add", f"{LESSON}/quiz")
    assert "<script>" not in answer.content.decode()
    assert course.send_back(answer).status == 200
    assert (course.items[0]["title"], course.items[0]["lineItem"]["label"]) == (title, title)


def test_an_offer_that_is_gone_is_asked_for_again(at):
    course = at()
    course.open()
    hidden = course.form().hidden
    for gone in ("unheard-of", f"{LESSON}/exercise-9", "../../admin"):
        answer = course.client.post(course.url, {**hidden, "pick": [gone, f"{LESSON}/quiz"], "action": "add"})
        assert answer.status_code == 400
        assert "JWT" not in answer.content.decode()


def test_the_page_asks_the_database_little(at, django_assert_max_num_queries):
    course = at()
    course.open()
    with django_assert_max_num_queries(4):
        course.client.get(course.url)


def test_while_our_own_key_cannot_be_opened_the_choice_stays_open(at, settings):
    course = at()
    course.open()
    kept = settings.TOOL_KEY_SECRET
    tool_keys.signing_key()
    settings.TOOL_KEY_SECRET = "another secret, long enough to be taken for one 0123456789"
    for button in ("add", "cancel"):
        answer = course.press(button, f"{LESSON}/quiz")
        assert answer.status_code == 503
        assert "YS-" in answer.content.decode()
    settings.TOOL_KEY_SECRET = kept
    assert course.send_back(course.press("add", f"{LESSON}/quiz")).status == 200
