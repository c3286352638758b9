"""The doctor's page in the admin: who may, what a press does, and that nothing of it stays."""

from __future__ import annotations

import pytest
from django.core.cache import cache
from django.test import Client
from django.urls import reverse

from tests.lms_app.checkup.conftest import patient

pytestmark = pytest.mark.django_db

__all__ = ["patient"]


def page_of(one) -> str:
    return reverse("admin:doctor", args=[one.row.pk])


def test_looking_at_the_page_checks_nothing(operator: Client, patient) -> None:
    one = patient().launched()
    asked = len(one.fake.requests())
    page = operator.get(page_of(one))
    assert page.status_code == 200
    assert "doctor__list" not in page.content.decode()
    assert len(one.fake.requests()) == asked


def test_a_press_checks_and_shows_each_finding_with_its_remedy(operator: Client, patient) -> None:
    one = patient().launched()
    one.fake.faults.down("jwks", times=None)
    operator.post(reverse("admin:language", args=["en"]))
    page = operator.post(page_of(one), {"action": "check"})
    text = page.content.decode()
    assert "platform-keys-status" in text
    assert "Compare the key set address" in text
    assert "no-store" in page["Cache-Control"]
    assert "POST line_items" not in one.written()


def test_a_column_is_made_only_after_a_yes(operator: Client, patient) -> None:
    one = patient().launched()
    asked = operator.post(page_of(one), {"action": "ask"}).content.decode()
    assert 'value="write"' in asked
    assert "POST line_items" not in one.written()
    done = operator.post(page_of(one), {"action": "write"}).content.decode()
    assert "column-made-and-removed" in done
    assert one.written()[-2:] == ["POST line_items", "DELETE line_item"]


def test_it_speaks_chinese_too(operator: Client, patient) -> None:
    one = patient().launched()
    operator.post(reverse("admin:language", args=["zh-hans"]))
    text = operator.post(page_of(one), {"action": "check"}).content.decode()
    assert "注册已启用。" in text


@pytest.mark.parametrize("action", ["check", "ask", "write"])
def test_who_teaches_may_not(ivy: Client, patient, action: str) -> None:
    one = patient()
    asked = len(one.fake.requests())
    assert ivy.get(page_of(one)).status_code == 403
    assert ivy.post(page_of(one), {"action": action}).status_code == 403
    assert len(one.fake.requests()) == asked


def test_an_account_that_may_only_look_at_platforms_may_not(patient) -> None:
    from django.contrib.auth.models import Permission, User

    one = patient()
    reader = User.objects.create_user("reader", is_staff=True)
    reader.user_permissions.add(Permission.objects.get(codename="view_platform"))
    client = Client()
    client.force_login(reader, backend="django.contrib.auth.backends.ModelBackend")
    assert client.post(page_of(one), {"action": "check"}).status_code == 403
    change = client.get(reverse("admin:lms_app_platform_change", args=[one.row.pk])).content.decode()
    assert page_of(one) not in change


def test_nobody_from_outside_may(client: Client, patient) -> None:
    one = patient()
    assert client.post(page_of(one), {"action": "check"}).status_code == 302


def test_a_press_from_another_site_does_nothing(patient) -> None:
    from django.contrib.auth.models import User

    one = patient()
    strict = Client(enforce_csrf_checks=True)
    strict.force_login(User.objects.create_superuser("op"), backend="django.contrib.auth.backends.ModelBackend")
    asked = len(one.fake.requests())
    assert strict.post(page_of(one), {"action": "check"}).status_code == 403
    assert len(one.fake.requests()) == asked


def test_one_connection_is_checked_once_at_a_time(operator: Client, patient) -> None:
    one = patient()
    cache.add(f"doctor:{one.row.pk}", 1)
    page = operator.post(page_of(one), {"action": "check"})
    assert page.status_code == 409
    assert "doctor__list" not in page.content.decode()
    cache.delete(f"doctor:{one.row.pk}")
    assert operator.post(page_of(one), {"action": "check"}).status_code == 200
    assert operator.post(page_of(one), {"action": "check"}).status_code == 200


def test_the_platforms_page_leads_there_and_an_unknown_platform_does_not(operator: Client, patient) -> None:
    one = patient()
    change = operator.get(reverse("admin:lms_app_platform_change", args=[one.row.pk])).content.decode()
    assert page_of(one) in change
    assert operator.get(reverse("admin:doctor", args=[987_654])).status_code == 404


def test_a_course_title_is_text(operator: Client, patient) -> None:
    from lms_app.models import Context

    one = patient().launched()
    Context.objects.update(title="<script>alert(1)</script>")
    assert "<script>alert" not in operator.post(page_of(one), {"action": "check"}).content.decode()
