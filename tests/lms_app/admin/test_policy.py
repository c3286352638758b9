"""Settings and extensions in the admin: shown before they change a grade, and for own courses only."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import pytest
from django.contrib.messages import get_messages
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from lms_app.models import Extension, Placement, ScoreDelivery
from tests import make
from tests.lms_app.admin.cast import Work

pytestmark = pytest.mark.django_db
FORM = {"counting": "best", "release": "never", "late": "marked", "late_percent": "0", "grace_minutes": "0"}
NOTHING = {"extra_attempts": "0", "extra_minutes": "0", "reason": ""}


def url(placement: Placement) -> str:
    return reverse("admin:lms_app_placement_change", args=[placement.pk])


def giving(placement: Placement) -> str:
    return f"{reverse('admin:lms_app_extension_add')}?placement={placement.pk}"


def dated(name: str, moment: Any) -> dict[str, str]:
    local = timezone.localtime(moment)
    return {f"{name}_0": f"{local:%Y-%m-%d}", f"{name}_1": f"{local:%H:%M:%S}"}


@pytest.fixture
def late(own: Work) -> Placement:
    """Ada's score of an own course stands, and her work was two days late."""
    placement = own.submission.attempt.placement
    Placement.objects.filter(pk=placement.pk).update(due_at=own.submission.submitted_at - timedelta(hours=30))
    placement.refresh_from_db()
    return placement


def test_what_changes_a_grade_is_shown_before_it_is_saved(ivy: Client, late: Placement) -> None:
    form = FORM | {"late": "per_day", "late_percent": "10"} | dated("due_at", late.due_at)
    before = ScoreDelivery.objects.get(placement=late)
    page = ivy.post(url(late), form)
    assert page.status_code == 200
    [(_name, change)] = page.context["changes"]
    assert (change.before, change.after) == (before.grade.score, before.grade.score - 20)
    late.refresh_from_db()
    assert late.late == "marked"
    hidden = dict(page.context["fields"])
    assert hidden == form
    assert ivy.post(url(late), {**hidden, "_apply": "x"}).status_code == 302
    late.refresh_from_db()
    after = ScoreDelivery.objects.get(placement=late)
    assert (late.late, after.grade.score, after.revision) == ("per_day", change.after, before.revision + 1)


@pytest.mark.parametrize("language", ["zh-hans", "en"])
def test_saving_a_page_as_it_is_shown_moves_no_time_by_a_second(ivy: Client, late: Placement, language: str) -> None:
    due = timezone.now().replace(hour=23, minute=59, second=59, microsecond=0)
    Placement.objects.filter(pk=late.pk).update(due_at=due)
    ivy.post(reverse("admin:language", args=[language]))
    shown = ivy.get(url(late)).content.decode()
    day, time = re.findall(r'name="due_at_[01]" value="([^"]+)"', shown)
    assert ivy.post(url(late), FORM | {"due_at_0": day, "due_at_1": time}).status_code == 302
    late.refresh_from_db()
    assert late.due_at == due


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"late": "per_day"}, "late_percent"),
        ({"late_percent": "5"}, "late_percent"),
        ({"late": "fixed", "late_percent": "101"}, "late_percent"),
        ({"grace_minutes": "99999"}, "grace_minutes"),
        ({"attempts_allowed": "0"}, "attempts_allowed"),
        ({"time_limit_minutes": "0"}, "time_limit_minutes"),
    ],
)
def test_settings_that_cannot_be_meant_are_named(
    ivy: Client, late: Placement, wrong: dict[str, str], field: str
) -> None:
    page = ivy.post(url(late), FORM | wrong)
    assert page.status_code == 200
    assert list(page.context["adminform"].form.errors) == [field]


def test_several_learners_get_an_extension_at_once(ivy: Client, late: Placement) -> None:
    ada, ben = (make.session(who, on=late.resource_link).launch.user for who in ("ada", "ben"))
    until = timezone.now().replace(microsecond=0) + timedelta(days=9)
    form = NOTHING | dated("due_at", until) | {"people": [ada.pk, ben.pk], "reason": "ill"}
    assert ivy.post(giving(late), form).status_code == 302
    rows = Extension.objects.filter(placement=late)
    assert {(row.user_id, row.due_at, row.reason) for row in rows} == {(ada.pk, until, "ill"), (ben.pk, until, "ill")}
    assert all(row.granted_by is not None for row in rows)
    page = ivy.get(reverse("admin:lms_app_extension_changelist"), {"placement": late.pk})
    assert {row.user_id for row in page.context["cl"].result_list} == {ada.pk, ben.pk}
    listed = ivy.get(giving(late)).context["adminform"].form.fields["people"].queryset
    assert not {ada.pk, ben.pk} & {person.pk for person in listed}


def test_an_extension_that_changes_a_grade_is_shown_first_and_can_be_taken_back(ivy: Client, late: Placement) -> None:
    Placement.objects.filter(pk=late.pk).update(late="fixed", late_percent=10)
    ivy.post(url(late), FORM | {"late": "fixed", "late_percent": "10", "_apply": "x"} | dated("due_at", late.due_at))
    ada = ScoreDelivery.objects.get(placement=late).user
    form = NOTHING | dated("due_at", timezone.now() + timedelta(days=1)) | {"people": [ada.pk]}
    page = ivy.post(giving(late), form)
    [(_name, change)] = page.context["changes"]
    assert change.after == change.before + 10
    assert not Extension.objects.exists()
    ivy.post(giving(late), {**form, "_apply": "x"})
    assert ScoreDelivery.objects.get(placement=late).grade.score == change.after
    away = reverse("admin:lms_app_extension_delete", args=[Extension.objects.get().pk])
    assert ivy.get(away).context["changes"][0][1].after == change.before
    ivy.post(away, {"post": "yes"})
    assert ScoreDelivery.objects.get(placement=late).grade.score == change.before


def test_who_has_handed_in_every_attempt_is_named_when_only_time_is_given(ivy: Client, late: Placement) -> None:
    Placement.objects.filter(pk=late.pk).update(attempts_allowed=1)
    ada = ScoreDelivery.objects.get(placement=late).user
    form = NOTHING | dated("due_at", timezone.now() + timedelta(days=1)) | {"people": [ada.pk]}
    said = [str(message) for message in get_messages(ivy.post(giving(late), form).wsgi_request)]
    assert any("extra attempt" in words or "\u52a0\u6b21\u6570" in words for words in said)


@pytest.mark.parametrize(("form", "field"), [({}, "__all__"), ({"people": []}, "people")])
def test_an_extension_of_nothing_or_for_nobody_is_refused(
    ivy: Client, late: Placement, form: dict[str, Any], field: str
) -> None:
    ben = make.session("ben", on=late.resource_link).launch.user
    page = ivy.post(giving(late), NOTHING | {"people": [ben.pk]} | ({"extra_attempts": "1"} if form else {}) | form)
    assert page.status_code == 200
    assert list(page.context["adminform"].form.errors) == [field]
    assert not Extension.objects.exists()


def test_another_courses_placements_people_and_extensions_are_not_there(
    ivy: Client, own: Work, other_course: Work
) -> None:
    mine, theirs = own.submission.attempt.placement, other_course.submission.attempt
    assert ivy.get(giving(theirs.placement)).status_code == 404
    assert ivy.post(giving(theirs.placement), NOTHING | {"people": [theirs.user_id]}).status_code == 404
    stranger = make.session("stranger", on=theirs.placement.resource_link).launch.user
    page = ivy.post(giving(mine), NOTHING | {"extra_attempts": "1", "people": [stranger.pk]})
    assert list(page.context["adminform"].form.errors) == ["people"]
    foreign = Extension.objects.create(
        placement=theirs.placement, user=theirs.user, extra_attempts=1, granted_at=timezone.now()
    )
    for view in ("change", "delete", "history"):
        assert ivy.get(reverse(f"admin:lms_app_extension_{view}", args=[foreign.pk])).status_code == 302
    listing = reverse("admin:lms_app_extension_changelist")
    assert not list(ivy.get(listing).context["cl"].result_list)
    assert not list(ivy.get(listing, {"placement": theirs.placement_id}).context["cl"].result_list)
    assert ivy.get(reverse("admin:lms_app_extension_add")).status_code == 302
