"""Another lesson, with other activities and numbers, is shown by the same pages."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.utils import timezone

from content import loader
from lms_app import grades, lessons
from lms_app.models import Submission
from tests import make
from tests.lms_app.pages.visitor import Visitor, text, visit

pytestmark = pytest.mark.django_db
BUNDLES = Path(__file__).resolve().parents[2] / "content" / "bundles"


def there(language: str) -> tuple[Visitor, loader.Bundle]:
    """Visit a link that opens the small lesson."""
    [bundle] = loader.bundles(BUNDLES)
    lessons.load(bundle)
    return visit("ada", on=make.link("other", lesson=bundle.slug), language=language), bundle


@pytest.mark.parametrize("language", ["zh-hans", "en"])
def test_its_overview_and_its_text_are_its_own(language):
    ada, bundle = there(language)
    page = text(ada.get())
    assert bundle.title(language) in page.replace('</span><span class="phrase">', "")
    for entry in bundle.lesson(language)["activities"]:
        assert entry["heading"] in page
    assert make.bundle().lesson(language)["short_title"] not in page
    assert ada.get("lesson/").status_code == 200


@pytest.mark.parametrize("language", ["zh-hans", "en"])
def test_its_activities_are_asked_handed_in_and_judged(language):
    ada, bundle = there(language)
    for activity in bundle.activities:
        form = ada.begin(activity.key)
        assert activity.title(language) in text(ada.get(form))
        ada.post(form, revision="0", action="submit")
    for submission in Submission.objects.all():
        grades.grade_submission(submission.pk, now=timezone.now())
        page = text(ada.get(f"attempts/{submission.attempt.public_id}/result/"))
        assert "0.00" in page
