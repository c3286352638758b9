"""A placement's page says whose dates hold: those entered here, or those of the course site."""

from __future__ import annotations

from datetime import UTC, datetime

from django.test import Client
from django.urls import reverse

from lms_app.models import Launch, Placement, Role
from tests import make
from tests.lms_app.admin.cast import Work


def january(day: int) -> datetime:
    return datetime(2030, 1, day, 12, tzinfo=UTC)


def said(who: str, role: str = Role.LEARNER, **terms: object) -> None:
    """Let the course site say something to somebody."""
    session = make.session(who, role=role)
    link = session.launch.resource_link
    Launch.objects.create(resource_link=link, user=session.launch.user, role=role, launched_at=january(1), **terms)


def page(ivy: Client, placement: Placement) -> str:
    return ivy.get(reverse("admin:lms_app_placement_change", args=[placement.pk])).content.decode()


def test_what_the_course_site_says_stands_beside_what_is_entered_here(ivy: Client, own: Work) -> None:
    placement = own.submission.attempt.placement
    said("ada", closes_at=january(9), attempts_allowed=2)
    said("ben", closes_at=january(12), due_at=january(5))
    said("ivy", Role.INSTRUCTOR, closes_at=january(30))
    Placement.objects.filter(pk=placement.pk).update(attempts_allowed=3)
    shown = page(ivy, placement)
    assert "2030-01-09 20:00" in shown or "2030-01-09 12:00" in shown
    assert "2030-01-12" in shown
    assert "2030-01-05" in shown
    assert "2030-01-30" not in shown
    assert "未采用" in shown or "not used" in shown


def test_where_it_says_nothing_the_page_says_so(ivy: Client, own: Work) -> None:
    shown = page(ivy, own.submission.attempt.placement)
    assert ">nothing<" in shown or ">无<" in shown


def test_saving_makes_what_came_with_a_copy_ones_own(ivy: Client, own: Work) -> None:
    placement = own.submission.attempt.placement
    source = make.placement("quiz", on=make.link("old", course=make.context("course-0", title="Last year's secret")))
    Placement.objects.filter(pk=placement.pk).update(copied_from=source, is_confirmed=False)
    before = page(ivy, placement)
    assert "copied course" in before or "随课程复制而来" in before
    assert "Last year" not in before
    form = {"counting": "best", "release": "never", "late": "marked", "late_percent": "0", "grace_minutes": "0"}
    form |= {"closes_at_0": "2030-01-31", "closes_at_1": "12:00:00"}
    assert ivy.post(reverse("admin:lms_app_placement_change", args=[placement.pk]), form).status_code == 302
    placement.refresh_from_db()
    assert placement.is_confirmed
    assert placement.copied_from == source
    assert page(ivy, placement) != before
