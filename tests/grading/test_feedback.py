import pytest

from grading import words
from grading.feedback import message, say, title
from grading.grade import grade
from grading.integers import read
from grading.model import Evidence
from grading.parts import QUIET
from tests.grading.corpora import rows
from tests.grading.responses import DIAGRAM, LOOK_BACKS, SERIAL_BILL, bill, drawn, looked

CODES = [*words.INTEGER_REASONS, *words.WORDS, *words.REFUSALS]
LANGUAGES = ("zh-hans", "en")


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words_in_both_languages(code, language):
    for said in (message(code, language), say(Evidence(code, read="8.5"), language, released=False)):
        assert said
        assert "{" not in said
        assert "！" not in said
        assert "!" not in said
        assert (max(said) >= "\u4e00") == (language == "zh-hans")


def test_every_reason_for_no_integer_has_words():
    codes = {read(row["text"]).code for row in rows("integers")} - {None, "empty"}
    assert codes <= set(words.INTEGER_REASONS)


def test_quiet_codes_have_words_too():
    assert set(words.WORDS) >= QUIET


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_key_is_said_only_once_it_may_be_seen(language):
    evidence = Evidence("counted_both_ends", "rows.distance", 1, read=9, expected=8)
    assert "8" not in say(evidence, language, released=False)
    assert "8" in say(evidence, language, released=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_evidence_of_a_wrong_answer_gives_the_key_away(language):
    wrong = [
        (LOOK_BACKS, looked("rows", 0, "distance", value="12"), "11"),
        (SERIAL_BILL, bill(units="49", batch_steps="800"), "50"),
        (DIAGRAM, drawn("rows", 0, "steps", value="6"), "5"),
    ]
    for exercise, response, key in wrong:
        failed = [check for check in grade(exercise, response).checks if str(check.verdict) == "not_met"]
        said = [say(evidence, language, released=False) for check in failed for evidence in check.evidence]
        assert said
        assert not any(key in text for text in said)


@pytest.mark.parametrize("response", [bill(), bill(units="x"), bill(why_serial="像接力赛，一棒一棒来")])
def test_every_check_has_a_title_and_its_evidence_words(response):
    for check in grade(SERIAL_BILL, response).checks:
        for language in LANGUAGES:
            assert title(check.name, language) != check.name
            assert all(say(evidence, language, released=True) for evidence in check.evidence)


def test_rows_are_named_by_their_number():
    assert title("row_3_distance", "zh-hans") == "第 3 行的距离"
    assert title("row_12_direct", "en") == "Row 12, direct look-back"
    assert title("an_item", "en") == "an_item"


def test_labels_of_phrases_are_said():
    assert "老师" in say(Evidence("state_quality", label="unsure"), "zh-hans", released=False)
    assert "reject" in say(Evidence("state_quality", label="mention"), "en", released=False)
