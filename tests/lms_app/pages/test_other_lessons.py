"""No page knows the shipped lesson by name: another one, with other numbers, is shown and graded as well."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.utils import timezone

from content import loader
from lms_app import grades, lessons
from lms_app.models import Role, Submission
from tests import make
from tests.lms_app.pages.visitor import Visitor, text, visit

pytestmark = pytest.mark.django_db
BUNDLES = Path(__file__).resolve().parents[2] / "content" / "bundles"
RECIPE = loader.load(BUNDLES / "reading-a-recipe")


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


def cook(who: str = "ada", **launch: str) -> Visitor:
    """Sign somebody in to the recipe lesson."""
    lessons.load(RECIPE)
    return visit(who, on=make.link("recipe", lesson=RECIPE.slug), **launch)


def test_the_overview_lists_its_activities():
    page = text(cook(language="zh-hans").get())
    assert "练习：两处指代" in page
    assert "练习二" not in page


def test_the_form_has_its_positions_and_rows():
    ada = cook()
    page = text(ada.get(ada.begin("exercise-1")))
    assert page.count('class="pos"') == 8
    assert page.count('class="rowedit"') == 2
    assert "Sentence and references" in page
    assert '<h2 id="r-h">Rows</h2>' in page


def test_its_answers_are_graded_by_its_own_numbers():
    ada = cook()
    given = RECIPE.activity("exercise-1").released("en")["response"]
    submission = make.graded(ada.session, "exercise-1", given)
    page = text(ada.get(f"attempts/{submission.attempt.public_id}/result/"))
    assert "100.00" in page
    assert '8 <span class="typed">it</span> → 3 <span class="typed">fish</span>' in page


def test_its_class_stands_by_its_main_activity():
    given = RECIPE.activity("exercise-1").released("en")["response"]
    make.graded(cook().session, "exercise-1", given)
    page = text(cook("ivy", role=Role.INSTRUCTOR).get("class/"))
    assert "Two references: passed" in page
    assert "1 learner at 100." in page
