import pytest
from hypothesis import given
from hypothesis import strategies as st

from grading.integers import read
from grading.numerals import in_chinese
from tests.grading.corpora import rows

ROWS = rows("integers")


@pytest.mark.parametrize("row", ROWS, ids=lambda row: ascii(row["text"])[:40])
def test_every_cell_of_the_corpus_is_read_or_refused_for_its_reason(row):
    reading = read(row["text"])
    assert reading.value == row["value"]
    assert reading.code == (row["why"] if row["value"] is None else None)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("\u200b8\ufeff", 8),
        ("\u2066 8\u2069", 8),
        ("8。", 8),
        ("8.", 8),
        ("8步。", 8),
        ("＋8", 8),
        ("八。", 8),
        ("8 个單位", 8),
        ("8個步驟", 8),
        ("8时间单位", 8),
        ("8 单位时间", 8),
        ("8 Time Steps", 8),
        ("8\u200b步", 8),
        ("零", 0),
        ("一千零一", 1001),
        ("一千零一十", 1010),
        ("九千九百九十九", 9999),
        ("两千两百", 2200),
        ("८", 8),
        ("8" + " " * 300, 8),
    ],
)
def test_what_people_type_for_an_integer_is_read(text, value):
    assert read(text).value == value


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("\u200b\ufeff", "empty"),
        ("-0", "negative"),
        ("𝟖", "compatibility_digit"),
        ("١2", "mixed_scripts"),
        ("0000008", "too_many_digits"),
        ("9" * 5000, "too_many_digits"),
        ("8 " + "步" * 300, "too_long"),
        ("8" + " " * 250 + "9", "too_long"),
        ("廿", "malformed_numeral"),
        ("俩", "malformed_numeral"),
        ("一百五", "malformed_numeral"),
        ("一〇五", "malformed_numeral"),
        ("壹", "malformed_numeral"),
        ("2百", "malformed_numeral"),
        ("一百两", "malformed_numeral"),
        ("零八", "malformed_numeral"),
        ("五\u200b十", "separated_digits"),
        ("8 time units", "other_unit"),
        ("8步步", "extra_words"),
        ("十几步", "hedge"),
        ("+ 8", "stray_sign"),
    ],
)
def test_what_is_no_integer_is_refused_for_its_reason(text, code):
    assert read(text).value is None
    assert read(text).code == code


@given(st.text(max_size=260))
def test_no_text_crashes_and_each_has_a_value_or_a_reason(text):
    reading = read(text)
    assert (reading.value is None) != (reading.code is None)


@given(st.integers(0, 999_999), st.sampled_from(["", "步", " 步", " steps", "个单位", "。", " UNITS"]))
def test_an_integer_is_read_as_itself(value, tail):
    assert read(f"{value}{tail}").value == value


def test_numerals_read_back_as_the_number_that_they_write():
    assert all(read(in_chinese(value)).value == value for value in range(1, 10_000))
