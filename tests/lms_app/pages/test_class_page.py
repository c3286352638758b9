"""The class at a glance: for those who teach, of their course alone, and never more than can be said."""

from __future__ import annotations

import csv
import io

import pytest

from lms_app.class_results import ActivitySummary, ClassSummary
from lms_app.models import QueueState, Role, ScoreDelivery
from lms_app.pages.standing import of
from tests import make
from tests.lms_app.pages.visitor import text, visit

pytestmark = pytest.mark.django_db


def ivy(**launch):
    """Sign the instructor in."""
    return visit("ivy", role=Role.INSTRUCTOR, **launch)


def wrong_bill() -> dict[str, str]:
    """Answer exercise 2 with the batch multiplied in."""
    return make.exercise_responses("exercise-2") | {"batch_steps": "800"}


def test_an_empty_class_says_that_there_is_nothing_to_do():
    page = text(ivy().get("class/"))
    for words in ("no grade yet", "Nothing to do", "No score yet.", "No score was to be sent yet."):
        assert words in page


@pytest.mark.parametrize("role", [Role.LEARNER, Role.DESIGNER, Role.OBSERVER, Role.NONE])
def test_only_those_who_teach_see_the_class(role):
    assert visit("ben", role=role).get("class/").status_code == 403


def test_a_teaching_assistant_sees_it_too():
    assert visit("tom", role=Role.TA).get("class/").status_code == 200


@pytest.mark.parametrize(("language", "words"), [("en", "Class at a glance"), ("zh-hans", "班级一览")])
def test_passes_stand_beside_their_interval(language, words):
    for who, right in (("ada", 3), ("ben", 2), ("cem", 1), ("dan", 0)):
        make.graded(who, "quiz", make.quiz_responses(right=right))
    page = text(ivy(language=language).get("class/"))
    assert words in page
    assert "50%" in page
    assert "15–85%" in page
    assert "2/4" in page


def test_what_waits_for_a_person_is_counted():
    make.graded("ada", "exercise-2", make.unsure_bill())
    page = text(ivy().get("class/"))
    assert "1 answer waits for your reading." in page
    assert "oldest: today" in page


def test_what_waits_for_a_person_is_one_press_away():
    make.graded("ada", "exercise-2", make.unsure_bill())
    teacher = ivy()
    way_in = text(teacher.post("admin/", to="review")).split('href="/admin/enter/')[1].split('"')[0]
    page = teacher.client.get(f"/admin/enter/{way_in}", follow=True)
    assert page.redirect_chain[-1][0].startswith("/admin/review/")
    assert "每一步会变慢一些。" in text(page)


def test_a_turn_taken_by_fewer_than_three_is_not_listed():
    for who in ("ada", "ben"):
        make.graded(who, "exercise-2", wrong_bill())
    assert "Multiplied by the batch" not in text(ivy().get("class/"))
    make.graded("cem", "exercise-2", wrong_bill())
    assert "Multiplied by the batch" in text(ivy().get("class/"))


def test_a_score_not_taken_names_the_remedy():
    make.graded("ada")
    ScoreDelivery.objects.update(state=QueueState.FAILED, reason="locked")
    page = text(ivy().get("class/"))
    assert "confirmed; 1 needs a look" in page
    assert "Unlock it, then send again." in page


def test_every_named_end_of_a_delivery_has_its_words():
    make.graded("ada")
    teacher = ivy()
    for reason in ("not_linked", "no_scope", "no_column", "column_gone", "exhausted", "something_new"):
        ScoreDelivery.objects.update(state=QueueState.FAILED, reason=reason)
        assert reason not in text(teacher.get("class/"))


def test_another_course_is_no_part_of_it():
    elsewhere = make.link("link-9", course=make.context("course-9"))
    make.graded("zoe", "quiz", make.quiz_responses(right=3), on=elsewhere)
    assert "No score yet." in text(ivy().get("class/"))


def test_previews_and_test_users_are_no_part_of_it():
    teacher = ivy()
    make.graded(teacher.session)
    make.graded(make.session("student-view", is_test_user=True))
    page = text(teacher.get("class/"))
    assert "No score yet." in page
    assert "of 0 learners" in page


def test_the_page_asks_the_database_as_often_for_twenty_as_for_two(django_assert_max_num_queries):
    for n in range(2):
        make.graded(f"early{n}")
    teacher = ivy()
    teacher.get("class/")
    with django_assert_max_num_queries(20) as few:
        teacher.get("class/")
    for n in range(18):
        make.graded(f"late{n}")
    with django_assert_max_num_queries(len(few)):
        teacher.get("class/")


def test_the_overview_shows_the_class_in_short():
    make.graded("ada")
    page = text(ivy().get())
    assert "Quiz: passed" in page
    assert "class/" in page


def test_the_csv_is_that_of_the_page_s_own_session():
    make.graded("ada")
    teacher = ivy()
    # A later launch as somebody else, in the same browser, must not take the download away.
    make.sign_in(teacher.client, make.session("ben"))
    page = text(teacher.get("class/"))
    address = page.split('href="/api/v1/results/')[1].split('"')[0].replace("&amp;", "&")
    answer = teacher.client.get(f"/api/v1/results/{address}")
    assert answer.status_code == 200
    rows = list(csv.DictReader(io.StringIO(b"".join(answer).decode("utf-8-sig"))))
    assert [(row["learner"], row["score"]) for row in rows] == [("Ada", "66.67")]


@pytest.mark.parametrize("count", [1, 6, 7, 40])
def test_any_number_of_different_scores_fits_the_chart(count):
    scores = tuple((f"{100 * n / count:.2f}", 1) for n in range(count + 1))
    activity = ActivitySummary("quiz", "Quiz", "quiz", count + 1, 0, None, scores, (), ())
    summary = ClassSummary(count + 1, (activity,), 0, None, {}, {})
    standing = of(summary, main="quiz", now=make.NOON)
    assert len(standing.bars) <= 11
    assert sum(bar.learners for bar in standing.bars) == count + 1
    assert all(0 <= float(bar.x) <= 360 and float(bar.y) >= 40 for bar in standing.bars)


def test_items_of_a_small_class_have_no_discrimination():
    for at in range(9):
        make.graded(f"learner-{at}", "quiz", make.quiz_responses(right=at % 4))
    page = text(ivy().get("class/"))
    assert page.count("too few answers to say") == 3
    assert "crosses 0" not in page


def test_discrimination_stands_beside_its_interval():
    for at in range(12):
        make.graded(f"learner-{at}", "quiz", make.quiz_responses(right=at % 4))
    page = text(ivy().get("class/"))
    assert "too few answers to say" not in page
    # Nine, six and three of twelve had the items right, each only with those before it.
    assert "0.52" in page
    assert "\u22120.07 to 0.84" in page
    assert 'class="zero"' in page


def test_where_every_interval_crosses_zero_the_page_says_that_nothing_can_be_said():
    for at in range(12):
        make.graded(f"learner-{at}", "quiz", make.quiz_responses(right=3 if at else 0) if at % 2 else one_right(at))
    assert "nothing can be said yet about which item separates learners" in text(ivy().get("class/"))


def one_right(at: int) -> dict[str, dict[str, object]]:
    """Answer only one of the three items right, another for each learner."""
    right, wrong = make.quiz_responses(right=3)["items"], make.quiz_responses(right=0)["items"]
    kept = sorted(right)[at // 2 % 3]
    return {"items": {**wrong, kept: right[kept]}}
