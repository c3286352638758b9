"""Ivy in the admin, with work in her course, in another course and at another platform.

Imports stand in the fixtures: this file is read before Django is set up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from django.test import Client

    from tests.lms_app.admin.cast import Work


@pytest.fixture
def own(db: None) -> Work:
    """Ada's quiz in Ivy's course."""
    from tests import make
    from tests.lms_app.admin.cast import Work

    return Work(make.graded("ada", "quiz"))


@pytest.fixture
def other_course(db: None) -> Work:
    """Ben's quiz in another course of the same platform."""
    from tests import make
    from tests.lms_app.admin.cast import Work

    course = make.context("course-2", title="Somebody else's course")
    return Work(make.graded("ben", "quiz", on=make.link("link-2", course=course)))


@pytest.fixture
def other_platform(db: None) -> Work:
    """Mallory's quiz at another platform, in a course with the same id."""
    from tests import make
    from tests.lms_app.admin.cast import Work

    course = make.context("course-1", at=make.platform("other.example"), title="A foreign course")
    return Work(make.graded("mallory", "quiz", on=make.link("link-1", course=course)))


@pytest.fixture
def ivy(own: Work) -> Client:
    """Ivy, come by ticket."""
    from django.test import Client
    from django.urls import reverse
    from django.utils import timezone

    from lms_app import tickets
    from lms_app.models import Role
    from tests import make

    client = Client()
    session = make.session("ivy", role=Role.INSTRUCTOR, on=own.submission.attempt.placement.resource_link)
    client.get(reverse("admin:enter", args=[tickets.issue(session, now=timezone.now())]))
    return client


@pytest.fixture
def operator(db: None) -> Client:
    """Somebody who runs the tool."""
    from django.contrib.auth.models import User
    from django.test import Client

    client = Client()
    client.force_login(
        User.objects.create_superuser("operator", password="a long one for tests"),
        backend="django.contrib.auth.backends.ModelBackend",
    )
    return client
