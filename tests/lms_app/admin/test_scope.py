"""What an instructor can and cannot reach in the admin."""

from __future__ import annotations

import pytest
from django.contrib import admin
from django.contrib.contenttypes.models import ContentType
from django.contrib.messages import get_messages
from django.test import Client
from django.urls import reverse

from lms_app.admin.scoped import Scoped
from lms_app.models import Membership, Platform, Role
from tests.lms_app.admin.cast import Work

pytestmark = pytest.mark.django_db

SCOPED = [
    "attempt",
    "submission",
    "grade",
    "scoredelivery",
    "placement",
    "resourcelink",
    "context",
    "membership",
    "rostersync",
]
LATE = {"late": "marked", "late_percent": "0", "grace_minutes": "0"}
OPERATORS_ONLY = [
    "deliverypause",
    "deliveryalert",
    "platform",
    "deployment",
    "toolkey",
    "ltiuser",
    "launch",
    "launchsession",
    "loginstate",
    "adminticket",
    "contentversion",
]


@pytest.mark.parametrize("model", SCOPED)
def test_an_instructor_lists_own_rows_only(
    ivy: Client, own: Work, other_course: Work, other_platform: Work, model: str
) -> None:
    mine, others = own.rows()[model], {other_course.rows()[model], other_platform.rows()[model]}
    page = ivy.get(reverse(f"admin:lms_app_{model}_changelist"))
    assert page.status_code == 200
    listed = {row.pk for row in page.context["cl"].result_list}
    assert mine in listed
    assert not others & listed
    assert "Somebody else" not in page.content.decode()


@pytest.mark.parametrize("view", ["change", "history"])
@pytest.mark.parametrize("model", SCOPED)
def test_a_row_of_another_course_answers_like_one_that_is_not_there(
    ivy: Client, other_course: Work, other_platform: Work, model: str, view: str
) -> None:
    def answer(pk: int) -> tuple[int, str, list[str]]:
        got = ivy.get(reverse(f"admin:lms_app_{model}_{view}", args=[pk]))
        told = [str(message) for message in get_messages(got.wsgi_request)][-1:]
        return got.status_code, got.headers.get("Location", ""), [words.replace(f"“{pk}”", "“PK”") for words in told]

    missing = answer(987_654_321)
    assert answer(other_course.rows()[model]) == missing
    assert answer(other_platform.rows()[model]) == missing


@pytest.mark.parametrize("model", SCOPED)
def test_an_instructor_reads_own_rows(ivy: Client, own: Work, model: str) -> None:
    assert ivy.get(reverse(f"admin:lms_app_{model}_change", args=[own.rows()[model]])).status_code == 200


@pytest.mark.parametrize("model", OPERATORS_ONLY)
def test_what_has_no_course_is_for_operators(ivy: Client, model: str) -> None:
    assert ivy.get(reverse(f"admin:lms_app_{model}_changelist")).status_code == 403


@pytest.mark.parametrize("model", SCOPED)
def test_an_instructor_adds_and_deletes_nothing(ivy: Client, own: Work, model: str) -> None:
    assert ivy.get(reverse(f"admin:lms_app_{model}_add")).status_code == 403
    assert (
        ivy.post(reverse(f"admin:lms_app_{model}_delete", args=[own.rows()[model]]), {"post": "yes"}).status_code == 403
    )


@pytest.mark.parametrize("model", sorted(set(SCOPED) - {"placement"}))
def test_an_instructor_writes_nothing_but_settings(ivy: Client, own: Work, model: str) -> None:
    assert ivy.post(reverse(f"admin:lms_app_{model}_change", args=[own.rows()[model]]), {}).status_code == 403


def test_every_page_that_knows_a_course_is_walked_here() -> None:
    scoped = {model._meta.model_name for model, page in admin.site._registry.items() if isinstance(page, Scoped)}
    assert scoped - set(SCOPED) == {"lineitem", "reviewdecision", "extension"}


def test_an_instructor_sets_attempts_and_dates_of_an_own_placement(ivy: Client, own: Work) -> None:
    placement = own.submission.attempt.placement
    url = reverse("admin:lms_app_placement_change", args=[placement.pk])
    form = {
        "attempts_allowed": "3",
        "counting": "last",
        "release": "never",
        **LATE,
        "closes_at_0": "2030-01-31",
        "closes_at_1": "12:00:00",
    }
    assert ivy.post(url, form).status_code == 302
    placement.refresh_from_db()
    assert (placement.attempts_allowed, placement.counting, placement.release) == (3, "last", "never")
    assert placement.closes_at is not None


def test_dates_out_of_order_are_refused(ivy: Client, own: Work) -> None:
    placement = own.submission.attempt.placement
    form = {"counting": "best", "release": "never", **LATE, "due_at_0": "2030-06-30", "due_at_1": "23:59"}
    form |= {"closes_at_0": "2030-06-01", "closes_at_1": "12:00"}
    page = ivy.post(reverse("admin:lms_app_placement_change", args=[placement.pk]), form)
    assert page.status_code == 200
    assert "out of order" in page.content.decode()
    placement.refresh_from_db()
    assert placement.closes_at is None


def test_a_demotion_ends_the_view_at_the_next_request(ivy: Client, own: Work) -> None:
    url = reverse("admin:lms_app_attempt_changelist")
    assert ivy.get(url).status_code == 200
    Membership.objects.filter(user__sub="ivy").update(role=Role.LEARNER)
    answer = ivy.get(url)
    assert answer.status_code == 302
    assert answer["Location"].startswith(reverse("admin:login"))
    Membership.objects.filter(user__sub="ivy").update(role=Role.INSTRUCTOR)
    assert ivy.get(url).status_code == 302, "the session itself has ended"


def test_a_platform_switched_off_ends_the_view(ivy: Client, own: Work) -> None:
    Platform.objects.update(is_active=False)
    assert ivy.get(reverse("admin:index")).status_code == 302


def test_the_index_names_only_what_an_instructor_may_open(ivy: Client, own: Work) -> None:
    page = ivy.get(reverse("admin:index"))
    models = {model["object_name"].lower() for app in page.context["app_list"] for model in app["models"]}
    assert models == {*SCOPED, "lineitem", "reviewdecision", "extension"}


def test_view_on_site_tells_nothing(ivy: Client, own: Work) -> None:
    kind = ContentType.objects.get_for_model(Membership).pk
    answers = {ivy.get(f"/admin/r/{kind}/{pk}/").status_code for pk in (own.rows()["membership"], 987_654_321)}
    assert answers == {404}


def test_a_filter_of_another_course_finds_nothing(ivy: Client, other_course: Work) -> None:
    page = ivy.get(reverse("admin:lms_app_attempt_changelist"), {"course": other_course.rows()["context"]})
    assert page.status_code == 200
    assert list(page.context["cl"].result_list) == []


@pytest.mark.parametrize("model", SCOPED)
def test_no_filter_offers_what_is_found_in_another_course_only(
    ivy: Client, own: Work, other_course: Work, model: str
) -> None:
    foreign = other_course.submission.attempt.placement
    type(foreign).objects.filter(pk=foreign.pk).update(activity="somebody-elses")
    type(foreign.resource_link).objects.filter(pk=foreign.resource_link.pk).update(activity="somebody-elses")
    page = ivy.get(reverse(f"admin:lms_app_{model}_changelist"))
    assert "somebody-elses" not in page.content.decode()


def test_deliveries_are_filtered_by_activity(ivy: Client, own: Work) -> None:
    page = reverse("admin:lms_app_scoredelivery_changelist")
    found = [len(ivy.get(page, {"activity": key}).context["cl"].result_list) for key in ("quiz", "exercise-1")]
    assert found == [1, 0]


def test_a_lookup_through_people_is_not_allowed(ivy: Client, other_course: Work) -> None:
    page = ivy.get(
        reverse("admin:lms_app_attempt_changelist"), {"user__memberships__context__title__startswith": "Some"}
    )
    assert page.status_code == 400


def test_sending_again_reaches_own_rows_only(ivy: Client, own: Work, other_course: Work) -> None:
    from lms_app.models import ScoreDelivery

    before = dict(ScoreDelivery.objects.values_list("pk", "revision"))
    chosen = [own.rows()["scoredelivery"], other_course.rows()["scoredelivery"]]
    ivy.post(reverse("admin:lms_app_scoredelivery_changelist"), {"action": "send_again", "_selected_action": chosen})
    after = dict(ScoreDelivery.objects.values_list("pk", "revision"))
    assert after[chosen[0]] == before[chosen[0]] + 1
    assert after[chosen[1]] == before[chosen[1]]


@pytest.mark.parametrize(("model", "action"), [("context", "sync_roster"), ("rostersync", "read_again")])
def test_a_roster_is_asked_for_in_own_courses_only(
    ivy: Client, own: Work, other_course: Work, model: str, action: str
) -> None:
    from lms_app.models import RosterSync

    chosen = [own.rows()[model], other_course.rows()[model]]
    RosterSync.objects.update(state="done")
    page = reverse(f"admin:lms_app_{model}_changelist")
    answer = ivy.post(page, {"action": action, "_selected_action": chosen}, follow=True)
    assert answer.status_code == 200
    assert list(RosterSync.objects.filter(state="waiting").values_list("context", flat=True)) == [own.rows()["context"]]
    assert RosterSync.objects.get(state="waiting").asked_by is not None
    again = ivy.post(page, {"action": action, "_selected_action": chosen}, follow=True)
    assert any("already" in str(message) for message in again.context["messages"])


def test_whose_name_is_not_shared_has_the_same_pseudonym_on_every_page(ivy: Client, own: Work) -> None:
    from lms_app import pseudonyms
    from lms_app.models import LtiUser

    person = own.submission.attempt.user
    LtiUser.objects.filter(pk=person.pk).update(name="")
    person.refresh_from_db()
    shown = pseudonyms.shown(person, own.rows()["context"])
    for model in ("attempt", "submission", "grade", "scoredelivery", "membership"):
        page = ivy.get(reverse(f"admin:lms_app_{model}_changelist")).content.decode()
        assert pseudonyms.code(person.pk, own.rows()["context"]) in page, model
        assert f"#{person.pk}" not in page
    for model in ("attempt", "membership", "scoredelivery"):
        page = ivy.get(reverse(f"admin:lms_app_{model}_change", args=[own.rows()[model]])).content.decode()
        assert shown.split()[-1] in page, model


def test_a_course_says_how_far_its_roster_is(ivy: Client, own: Work) -> None:
    from lms_app.models import RosterSync

    own.rows()
    RosterSync.objects.update(state="claimed", pages=3, members=150)
    page = ivy.get(reverse("admin:lms_app_context_changelist")).content.decode()
    assert "page 4, 150 members" in page
    RosterSync.objects.update(state="failed", reason="no_scope")
    page = ivy.get(reverse("admin:lms_app_context_change", args=[own.rows()["context"]])).content.decode()
    assert "does not let us read its members" in page
