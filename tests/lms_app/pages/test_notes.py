"""What whoever teaches is told of a link's settings: copied ones, and dates that could not be read."""

from datetime import timedelta

import pytest
from django.utils import timezone

from lms_app.models import Launch, Role
from tests import make
from tests.lms_app.pages.visitor import text, visit

pytestmark = pytest.mark.django_db
COPIED = "The settings came along with the copied course."
UNREAD = "Your course site sent dates that we could not read."


def teacher():
    return text(visit("ivy", role=Role.INSTRUCTOR).get())


def launched(who, unread="", **more):
    session = make.session(who)
    on, user = session.launch.resource_link, session.launch.user
    Launch.objects.create(
        resource_link=on, user=user, role=Role.LEARNER, unread=unread, launched_at=timezone.now(), **more
    )


def test_nothing_is_said_where_there_is_nothing_to_say():
    make.placement("quiz", closes_at=timezone.now())
    launched("ada")
    page = teacher()
    assert COPIED not in page
    assert UNREAD not in page


def test_copied_settings_are_named_until_they_are_saved():
    make.placement("quiz", is_confirmed=False)
    assert COPIED in teacher()
    assert "By the old dates" not in teacher()
    make.placement("quiz", is_confirmed=True)
    assert COPIED not in teacher()


def test_what_old_dates_have_closed_is_named():
    make.placement("exercise-1", is_confirmed=False, closes_at=timezone.now() + timedelta(days=1))
    make.placement("quiz", is_confirmed=False, closes_at=timezone.now() - timedelta(days=1))
    page = teacher()
    closed = page[page.index("By the old dates") :].partition("</p>")[0]
    bundle = make.bundle()
    assert bundle.activity("quiz").heading("en") in closed
    assert bundle.activity("exercise-1").heading("en") not in closed


def test_what_could_not_be_read_is_named_without_its_value_until_a_launch_is_clean():
    launched("ada", unread="due,attempts", custom={"due": "<i>soon</i>"})
    page = teacher()
    assert UNREAD in page
    assert "attempts, due" in page
    assert "soon" not in page
    launched("ada")
    assert UNREAD not in teacher()


def test_learners_are_told_neither():
    make.placement("quiz", is_confirmed=False)
    launched("ada", unread="due")
    page = text(visit("ada").get())
    assert COPIED not in page
    assert UNREAD not in page


def test_a_look_at_somebodys_work_is_no_launch_that_says_anything():
    launched("ada", unread="due", for_user=make.user("ada"))
    assert UNREAD not in teacher()
