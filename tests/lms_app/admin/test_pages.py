"""Each model's pages for operators: they open, name no secret, and cost few queries."""

from __future__ import annotations

import pytest
from django.contrib import admin
from django.test import Client
from django.urls import reverse

from lms_app.lti import keys
from lms_app.models import AdminTicket, LaunchSession, ToolKey
from tests import make
from tests.lms_app.admin.cast import Work

pytestmark = pytest.mark.django_db

MODELS = sorted(model._meta.model_name for model in admin.site._registry if model._meta.app_label == "lms_app")


@pytest.mark.parametrize("model", MODELS)
def test_a_list_opens_with_search_and_filters(operator: Client, own: Work, model: str) -> None:
    url = reverse(f"admin:lms_app_{model}_changelist")
    assert operator.get(url).status_code == 200
    assert operator.get(url, {"q": "ada"}).status_code == 200


def test_every_model_of_ours_has_a_page() -> None:
    from django.apps import apps

    missing = {m.__name__ for m in apps.get_app_config("lms_app").get_models() if m not in admin.site._registry}
    assert missing == {"DeliveryTry", "ColumnCheck"}, "they stand on a delivery's page, and on that of differences"


@pytest.mark.parametrize("model", ["attempt", "grade", "scoredelivery", "submission", "membership", "placement"])
def test_a_list_costs_the_same_for_one_row_and_for_many(
    operator: Client, own: Work, model: str, django_assert_max_num_queries: object
) -> None:
    from django.db import connection
    from django.test.utils import CaptureQueriesContext

    url = reverse(f"admin:lms_app_{model}_changelist")
    operator.get(url)
    with CaptureQueriesContext(
        connection,
    ) as few:
        operator.get(url)
    for name in ("ben", "cara", "dan", "eve"):
        make.graded(name, "quiz")
        make.graded(name, "exercise-1", make.exercise_responses("exercise-1"))
    with CaptureQueriesContext(connection) as many:
        operator.get(url)
    assert len(many) <= len(few)


def test_a_private_key_is_never_shown(operator: Client) -> None:
    keys.signing_key()
    kept = list(ToolKey.objects.all())
    assert kept
    for key in kept:
        page = operator.get(reverse("admin:lms_app_toolkey_change", args=[key.pk])).content.decode()
        assert key.kid in page
        assert "private" not in page.lower()
        assert bytes(key.private_ciphertext).decode("latin-1")[:40] not in page


@pytest.mark.parametrize(
    ("model", "row", "secrets"),
    [("launchsession", LaunchSession, ("sid", "secret_hash")), ("adminticket", AdminTicket, ("token_hash",))],
)
def test_a_secret_of_access_is_never_shown(
    operator: Client, ivy: Client, model: str, row: type, secrets: tuple[str, ...]
) -> None:
    found = row.objects.latest("pk")  # type: ignore[attr-defined]
    page = operator.get(reverse(f"admin:lms_app_{model}_change", args=[found.pk])).content.decode()
    for name in secrets:
        assert getattr(found, name) not in page


def test_an_attempts_page_shows_answers_checks_and_the_way_to_the_gradebook(ivy: Client, own: Work) -> None:
    page = ivy.get(reverse("admin:lms_app_attempt_change", args=[own.rows()["attempt"]])).content.decode()
    assert "66.67" in page
    assert "33.33" in page
    assert reverse("admin:lms_app_scoredelivery_change", args=[own.rows()["scoredelivery"]]) in page


def test_a_learners_markup_is_text(ivy: Client, own: Work) -> None:
    response = make.exercise_responses("exercise-3") | {"explanation": "<script>alert(1)</script> 注意力不集中"}
    submission = make.graded("ben", "exercise-3", response)
    page = ivy.get(reverse("admin:lms_app_attempt_change", args=[submission.attempt.pk])).content.decode()
    assert "<script>alert(1)" not in page
    assert "<mark>注意力不集中</mark>" in page
