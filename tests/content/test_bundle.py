"""The bundle as a value: stored and read back, pinned by its digest, public apart from released."""

import copy as copying
import json
import random

import pytest

from content import loader
from content.languages import LANGUAGES
from grading.grade import grade
from grading.model import DEFAULTS, Exercise, ExerciseKind, Quiz

BOTH = pytest.mark.parametrize("name", ["lesson", "tiny"])


def strings(value):
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, member in value.items():
            yield key
            yield from strings(member)
    elif isinstance(value, list):
        for member in value:
            yield from strings(member)


def names(value):
    if isinstance(value, dict):
        yield from value
    if isinstance(value, dict | list):
        for member in value.values() if isinstance(value, dict) else value:
            yield from names(member)


def leaves(value, path=()):
    if isinstance(value, dict):
        for key, member in value.items():
            yield from leaves(member, (*path, key))
    elif isinstance(value, list):
        for n, member in enumerate(value):
            yield from leaves(member, (*path, n))
    else:
        yield path, value


def shape(value):
    if isinstance(value, dict):
        return {key: shape(member) for key, member in value.items()}
    if isinstance(value, list):
        return [shape(member) for member in value]
    return type(value).__name__


@pytest.fixture
def bundle(request, name):
    return request.getfixturevalue(name)


@BOTH
def test_a_bundle_survives_storage_whole(bundle):
    stored = json.loads(json.dumps(bundle.document()))
    again = loader.Bundle.from_document(stored)
    assert again == bundle
    assert again.digest == bundle.digest
    assert [a.definition for a in again.activities] == [a.definition for a in bundle.activities]


@BOTH
def test_the_order_of_members_is_nothing_to_the_digest(bundle):
    def shuffled(value):
        if isinstance(value, dict):
            members = list(value.items())
            random.Random(4).shuffle(members)
            return {key: shuffled(member) for key, member in members}
        return [shuffled(member) for member in value] if isinstance(value, list) else value

    assert loader.Bundle.from_document(shuffled(bundle.document())).digest == bundle.digest


def test_every_single_value_is_part_of_the_digest(tiny):
    document = tiny.document()
    for path, value in leaves(document):
        if path == ("format",):
            continue
        changed = copying.deepcopy(document)
        inner = changed
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] = f"{value} " if isinstance(value, str) else (value or 0) + 1
        assert loader.Bundle.from_document(changed).digest != tiny.digest, path


def test_loading_twice_gives_the_same_version(lesson):
    assert [b for b in loader.bundles() if b.slug == lesson.slug] == [lesson]


def test_line_ends_of_a_checkout_do_not_make_a_new_version(copy, tiny):
    for place in copy.rglob("*.*"):
        place.write_bytes(place.read_bytes().replace(b"\n", b"\r\n"))
    assert loader.load(copy).digest == tiny.digest


def test_a_document_of_another_format_is_not_read(tiny):
    with pytest.raises(ValueError, match="format"):
        loader.Bundle.from_document(tiny.document() | {"format": 99})


def test_what_a_caller_changes_stays_with_the_caller(tiny):
    tiny.lesson("en")["sections"].clear()
    tiny.document()["activities"].clear()
    tiny.activity("quiz").public("en")["items"].clear()
    assert tiny.lesson("en")["sections"]
    assert tiny.activity("quiz").public("en")["items"]


def test_a_language_that_the_lesson_does_not_have_is_refused(tiny):
    with pytest.raises(ValueError, match="'fr'"):
        tiny.lesson("fr")


@BOTH
def test_both_languages_have_the_same_structure(bundle):
    assert shape(bundle.lesson("zh-hans")) == shape(bundle.lesson("en"))
    for activity in bundle.activities:
        for part in (activity.texts, activity.public, activity.released):
            ours, theirs = part("zh-hans"), part("en")
            ours.pop("response", None), theirs.pop("response", None)
            assert shape(ours) == shape(theirs)


@BOTH
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_public_quiz_holds_the_questions_and_nothing_else(bundle, language):
    public = bundle.activity("quiz").public(language)
    assert set(public) == {"items"}
    for item in public["items"]:
        optional = {"tokens", "ends"} if item["type"] == "number" and "tokens" in item else set()
        assert set(item) == {"key", "type", "prompt", "options"} | optional
        for option in item["options"]:
            assert set(option) == {"key", "text"}


@BOTH
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_public_repeats_what_waits_for_release(bundle, language):
    for activity in bundle.activities:
        shown = " ".join(strings([activity.public(language), activity.texts(language)]))
        hidden = activity.released(language)
        if activity.kind == "quiz":
            told = [o["explanation"] for item in hidden["items"] for o in item.get("options", [])]
            told += [item["explanation"] for item in hidden["items"] if item["type"] == "number"]
            told += [turn["explanation"] for item in hidden["items"] for turn in item.get("wrong_turns", [])]
        else:
            told = [hidden["derivation"], *(answer["text"] for answer in hidden["answers"])]
            told += [turn["explanation"] for turn in hidden["wrong_turns"]]
        assert told
        assert [text for text in told if text in shown] == []
        assert {"right", "explanation", "derivation", "answers"}.isdisjoint(names(activity.public(language)))


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("quiz.yaml", "right: p", "right: s"),
        ("quiz.yaml", "right: 21", "right: 22"),
        ("answer.en.md", "no", "only one"),
    ],
)
def test_another_key_is_another_version_that_looks_the_same_before_release(copy, tiny, file, old, new):
    place = copy / file
    place.write_text(place.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    other = loader.load(copy)
    assert other.digest != tiny.digest
    assert other.lesson("en") == tiny.lesson("en")
    for ours, theirs in zip(other.activities, tiny.activities, strict=True):
        assert ours.public("en") == theirs.public("en")
        assert ours.texts("en") == theirs.texts("en")


@BOTH
def test_options_keep_the_order_of_the_author_right_or_not(bundle):
    for language in LANGUAGES:
        quiz = bundle.activity("quiz")
        for item, graded in zip(quiz.public(language)["items"], quiz.definition.items, strict=True):
            assert tuple(option["key"] for option in item["options"]) == graded.options


def keyed(quiz):
    return {"items": {i.name: str(i.number) if i.number is not None else _ticks(i) for i in quiz.items}}


def _ticks(item):
    return list(item.key) if item.type == "multiple" else item.key[0]


@BOTH
def test_the_key_of_every_quiz_earns_everything_and_a_blank_earns_nothing(bundle):
    for activity in bundle.activities:
        if isinstance(activity.definition, Quiz):
            full = grade(activity.definition, keyed(activity.definition))
            assert (full.score, full.accepted) == (100, True)
            blank = grade(activity.definition, {"items": {}})
            assert (blank.score, blank.accepted) == (0, False)


@BOTH
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reference_response_of_every_exercise_is_accepted(bundle, language):
    for activity in bundle.activities:
        if isinstance(activity.definition, Exercise):
            outcome = grade(activity.definition, activity.released(language)["response"])
            assert (outcome.score, outcome.accepted) == (100, True), activity.key


def test_released_names_the_right_options_as_the_definition_does(lesson):
    quiz = lesson.activity("quiz")
    for released, item in zip(quiz.released("en")["items"], quiz.definition.items, strict=True):
        if item.number is not None:
            assert released["right"] == item.number
        else:
            assert tuple(released["right"]) == item.key
            assert tuple(o["key"] for o in released["options"] if o["right"]) == item.key


def test_a_bundle_of_another_subject_keeps_its_own_numbers(tiny):
    assert [activity.key for activity in tiny.activities] == ["quiz", "exercise-1"]
    assert tiny.main == "exercise-1"
    exercise = tiny.activity("exercise-1")
    assert exercise.definition == Exercise(ExerciseKind.LOOK_BACKS, {"tokens": 8, "rows": 2, "far": 4})
    assert exercise.public("en")["parameters"] == {"tokens": 8, "rows": 2, "far": 4}
    assert exercise.heading("zh-hans") == "练习：两处指代"
    assert tiny.title("en") == "Reading a recipe"
    with pytest.raises(KeyError):
        tiny.activity("exercise-3")


@BOTH
def test_a_bundle_gives_every_parameter_that_the_core_knows(bundle):
    for activity in bundle.activities:
        if isinstance(activity.definition, Exercise):
            assert set(activity.definition.parameters) == set(DEFAULTS[activity.definition.kind])
