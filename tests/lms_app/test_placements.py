"""What stands behind a link."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.core.management import CommandError, call_command

from content.bundle import Bundle
from grading.model import ContentFault
from lms_app import lessons, placements
from lms_app.models import ContentVersion, Placement
from tests import make

pytestmark = pytest.mark.django_db


def changed(bundle):
    document = bundle.document()
    document["lesson"]["title"] = {"zh-hans": "新", "en": "New"}
    return Bundle.from_document(document)


def test_a_placement_is_made_once():
    link = make.link()
    assert placements.of(link, "quiz") == placements.of(link, "quiz")
    assert Placement.objects.count() == 1


def test_loading_the_same_lesson_twice_changes_nothing(capsys):
    call_command("load_content")
    before = list(ContentVersion.objects.values())
    call_command("load_content")
    assert list(ContentVersion.objects.values()) == before
    assert [line.split()[-1] for line in capsys.readouterr().out.splitlines()] == ["new", "unchanged"]


def test_a_fault_of_a_bundle_is_the_commands_one_sentence(tmp_path):
    (tmp_path / "lesson.yaml").write_text("slug: [")
    with pytest.raises(CommandError, match=r"lesson\.yaml:\d+: "):
        call_command("load_content", str(tmp_path))
    assert not ContentVersion.objects.exists()


def test_a_path_that_is_not_there_is_named(tmp_path):
    with pytest.raises(CommandError, match="no such folder"):
        call_command("load_content", str(tmp_path / "nowhere"))


def test_an_attempt_keeps_the_version_it_began_with():
    old = make.content()
    attempt = make.attempt()
    new = lessons.load(changed(make.bundle())).version
    assert placements.current_version(make.LESSON) == new
    attempt.refresh_from_db()
    assert attempt.content_version == old
    assert placements.version_bundle(old).title("en") != placements.version_bundle(new).title("en")


def test_an_older_version_can_be_current_again():
    first = make.content()
    lessons.load(changed(make.bundle()))
    again = lessons.load(make.bundle())
    assert (again.version, again.outcome) == (first, "current again")
    assert ContentVersion.objects.filter(is_current=True).count() == 1


def test_a_lesson_that_is_not_loaded_is_a_fault_with_its_name():
    with pytest.raises(ContentFault, match="no lesson 'elsewhere'"):
        placements.current_version("elsewhere")


def test_an_activity_that_is_not_there_is_a_fault_with_its_name():
    with pytest.raises(ContentFault, match="no activity 'quiz-9'"):
        placements.activity_of(make.content(), "quiz-9")


def test_a_versions_document_is_read_once_in_a_process(django_assert_num_queries):
    version = make.content()
    placements.activities_of(version)
    with django_assert_num_queries(1):
        assert list(placements.bundle_of(make_link_without_queries()).activities)


def make_link_without_queries():
    from lms_app.models import ResourceLink

    return ResourceLink(lesson=make.LESSON)


@pytest.mark.parametrize(
    ("opens", "closes", "is_open"),
    [(None, None, True), (-1, None, True), (0, 1, True), (1, None, False), (None, 0, False), (None, -1, False)],
)
def test_a_placement_is_open_from_its_opening_until_its_close(opens, closes, is_open):
    def at(hours):
        return None if hours is None else make.NOON + timedelta(hours=hours)

    terms = placements.terms(Placement(opens_at=at(opens), closes_at=at(closes)), None)
    assert (terms.has_opened(make.NOON) and not terms.is_closed(make.NOON)) is is_open


def test_a_bound_session_opens_its_own_activity_alone():
    assert placements.bound_activities(make.session(activity="exercise-1")) == ["exercise-1"]
    assert placements.bound_activities(make.session()) == ["quiz", "exercise-1", "exercise-2", "exercise-3"]
